### Perché una cosa non si può fare: una riga sotto la carta o l’opzione, senza maiuscola né punto.
### $need è quanto si richiede, $have quanto c’è.

## Richieste

reason-at-least =
    { $parameter ->
        [temperature] richiede { DEGREES($need) }, ora { DEGREES($have) }
        [oxygen] richiede { $need ->
            [1] l’
            [8] l’
            [11] l’
           *[other] il{ " " }
        }{ PERCENT($need) } di Ossigeno, ora { PERCENT($have) }
       *[oceans] richiede { COUNT("tile-ocean", $need) }, ora { $have }
    }
reason-at-most =
    { $parameter ->
        [temperature] la Temperatura ha superato { DEGREES($need) }: ora { DEGREES($have) }
        [oxygen] l’Ossigeno ha superato { $need ->
            [1] l’
            [8] l’
            [11] l’
           *[other] il{ " " }
        }{ PERCENT($need) }: ora { PERCENT($have) }
       *[oceans] più di { COUNT("tile-ocean", $need) }: ora { $have }
    }
reason-need-tags = richiede { COUNT($tag, $need, of: "tag") }, ne hai { $have }
reason-need-production = richiede { COUNT("production-step", $need) } di { NOUN($resource, 2) }, ne hai { $have }
reason-need-cities =
    richiede { COUNT("city", $need) }, { $whose ->
        [own] ne hai { $have }
       *[anyone] in gioco { $have }
    }
reason-need-greeneries = richiede { COUNT("tile-greenery", $need) }, ne hai { $have }
reason-need-colonies = richiede { COUNT("colony", $need) }, ne hai { $have }
reason-at-most-colonies = al massimo { COUNT("colony", $need) }, ne hai { $have }
reason-need-cubes = richiede { COUNT($kind, $need, form: "unit") } sulle tue carte, ne hai { $have }

reason-at-least-zone =
    richiede { $parameter ->
        [temperature] una Temperatura
       *[oxygen] un Livello di Ossigeno
    } nella { NOUN($need, 1, of: "zone") }, ora { NOUN($have, 1, of: "zone") }
reason-at-most-zone =
    { $parameter ->
        [temperature] la Temperatura
       *[oxygen] l’Ossigeno
    } ha superato { NOUN($need, 1, of: "zone", form: "def") }: ora { NOUN($have, 1, of: "zone") }
reason-need-rating = richiede un Livello di Terraformazione di { $need }, il tuo è { $have }

## Costi

reason-price =
    { $short ->
        [1] manca
       *[other] mancano
    } { COUNT("mc", $short) }
reason-stock = richiede { COUNT($resource, $need, form: "unit") }, ne hai { $have }
reason-production = impossibile decrementare di { COUNT("step", $need) } la Produzione di { NOUN($resource, 2) }: è a { $have }
reason-cubes = richiede { COUNT($kind, $need, form: "unit") } su questa carta, ora { $have }
reason-own-cubes = richiede { COUNT($kind, $need, form: "unit") } sulle tue carte
reason-rating = richiede di spendere { COUNT("rating", $need, form: "short") }, ne hai { $have }
reason-hand-size = richiede { COUNT("card", $need) } in mano, ne hai { $have }
reason-rating-not-raised = il tuo Livello di Terraformazione non è aumentato in questa Generazione

## Nessun bersaglio

reason-nobody-to-cut = nessuno può perdere { COUNT("production-step", $need) } di { NOUN($resource, 2) }
reason-nobody-to-rob = nessuno ha { NOUN($resource, 2) } da perdere
reason-no-cube-to-take = nessuna carta ha { NOUN($kind, 2) } da rimuovere
reason-no-target = nessuna tua carta può contenere { NOUN($kind, 2) }
reason-no-building-to-copy = nessuna tua carta con un’etichetta Costruzione ha un riquadro della Produzione che si possa applicare di nuovo
reason-no-branch = nessuna delle opzioni è possibile
reason-no-space = nessuna area disponibile per { NOUN($tile, 1, of: "tile", form: "def") }
reason-no-colony = nessuna tessera Colonia è disponibile per te
reason-no-tracks = nessuna coppia di segnalini delle Colonie può muoversi
reason-no-trade = nessuna tessera Colonia libera con cui commerciare
reason-nothing-to-exchange = non hai nulla da convertire

## Regole del tavolo

reason-not-in-hand = non è nella tua mano
reason-not-in-play = non è in gioco
reason-used = già usata
reason-parameter-full = { NAME($parameter, of: "parameter") }: livello massimo già raggiunto
reason-phase-of =
    { $phase ->
        [development] solo nella Fase dello Sviluppo
        [construction] solo nella Fase della Costruzione
        [action] solo nella Fase delle Azioni
        [production] solo nella Fase della Produzione
        [research] solo nella Fase della Ricerca
        [planning] solo nella Fase della Pianificazione
       *[other] solo in questa fase: { NAME($phase, of: "ares-phase") }
    }

## Errori

error-stale = La partita è andata avanti; ecco il tavolo com’è ora
error-wrong-seat = Quel posto non è il tuo
error-offline = Nessuna connessione; nuovo tentativo in corso
