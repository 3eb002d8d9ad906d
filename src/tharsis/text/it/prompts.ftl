### Che cosa si chiede al giocatore, e le risposte. Gli argomenti sono spiegati in en/prompts.ftl.

## Domande

ask-corporation = Scegli la tua Società
ask-start-hand = Scegli le carte con cui iniziare
    .total =
        { $n ->
            [0] Non compri carte
           *[other] Compri { COUNT("card", $n) } per { COUNT("mc", $cost) }
        }, ti { $left ->
            [1] resta
           *[other] restano
        } { COUNT("mc", $left) }
ask-draft = Scegli una carta da tenere e passa le altre
ask-buy = Scegli le carte da comprare
    .total =
        { $n ->
            [0] Non compri carte
           *[other] Compri { COUNT("card", $n) } per { COUNT("mc", $cost) }
        }, ti { $left ->
            [1] resta
           *[other] restano
        } { COUNT("mc", $left) }
ask-turn = Il tuo turno: azione { $n } di { $of }
ask-pay =
    { $resource ->
        [energy] Quanta
        [floater] Quanti
        [microbe] Quanti
        [plant] Quanti
       *[other] Quanto
    } { NOUN($resource, 2) } usi per pagare { COUNT("mc", $n) }?
ask-place = Scegli un’area per { NOUN($tile, 1, of: "tile", form: "def") }
ask-claim = Scegli un’area da rivendicare
ask-metal = Scegli il metallo di cui incrementare la Produzione
ask-flood = Scegli chi perde fino a { COUNT("mc", $n) }
ask-cut = Scegli a chi decrementare di { COUNT("step", $n) } la Produzione di { NOUN($resource, 2) }
ask-lose-later = La tua Produzione di { NOUN($resource, 2) } diminuisce di { COUNT("step", $n) }
ask-remove = Scegli chi perde fino a { COUNT($resource, $n, form: "unit") }
ask-steal = Scegli a chi rubare fino a { COUNT($resource, $n, form: "unit") }
ask-remove-cubes = Scegli una carta da cui rimuovere fino a { COUNT($kind, $n) }
ask-take-cube =
    Scegli una carta da cui rimuovere { $kind ->
        [life] 1 Microbo o Animale
       *[other] { COUNT($kind, 1) }
    }
ask-add-cubes =
    Scegli una carta a cui aggiungere { $kind ->
        [life] { $n ->
            [1] 1 Microbo o Animale
           *[other] { $n } Microbi o Animali
        }
        [any] { COUNT("resource", $n) }
       *[other] { COUNT($kind, $n) }
    }
ask-add-to-filled = Scegli una carta a cui aggiungere { COUNT("resource", $n) }
ask-look = Scegli { COUNT("card", $n) } da tenere
ask-buy-top = Vuoi comprare questa carta per { COUNT("mc", $n) }?
ask-choose = Scegli un’opzione
ask-amount =
    { $of ->
        [spend] Quante unità usi ({ NOUN($give, 2) })?
        [production] Di quanti punti decrementi la tua Produzione di { NOUN($give, 2) } e incrementi quella di { NOUN($get, 2) }?
       *[other] { $give ->
            [energy] Quanta
            [science] Quante
            [steel] Quanto
            [titanium] Quanto
            [heat] Quanto
           *[other] Quanti
        } { NOUN($give, 2) } converti in { NOUN($get, 2) }?
    }
ask-copy = Scegli la carta con un’etichetta Costruzione di cui applicare di nuovo il riquadro della Produzione
ask-discard = Scegli { COUNT("card", $n) } da scartare
ask-sell = Scegli le carte da vendere a { COUNT("mc", 1) } l’una
ask-final = Vuoi convertire { COUNT("plant", $n) } in un’ultima tessera Vegetazione?
ask-build = Scegli dove costruire una Colonia
ask-trade = Scegli con quale Colonia commerciare
ask-steps =
    Di quanti punti fai salire il segnalino { $colony ->
        [luna] della
       *[other] di
    } { NAME($colony, of: "colony") } prima di commerciare?
ask-track-up = Scegli la Colonia di cui far salire il segnalino
ask-track-down = Scegli la Colonia di cui far scendere il segnalino
ask-add-tile = Scegli la tessera Colonia da mettere in gioco
ask-drop-tile = Scegli la tessera Colonia da rimuovere dalla partita
ask-income =
    Scegli che cosa viene prima: il ricavo dello scambio { $colony ->
        [luna] con la
       *[other] con
    } { NAME($colony, of: "colony") } o i bonus delle Colonie
ask-bonuses = Scegli quale bonus delle Colonie ricevere ora
ask-order = Scegli che cosa avviene prima

## Domande di Ares Expedition

ask-exchange = Scegli le carte da sostituire
ask-plan = Scegli la tua fase per questo round
ask-neutral = Scegli la fase del giocatore neutrale
ask-development =
    { $n ->
        [one] Gioca una carta verde
       *[other] Gioca fino a { $n } carte verdi
    }
ask-construction =
    { $n ->
        [one] Gioca una carta blu o rossa
       *[other] Gioca fino a { $n } carte blu o rosse
    }
ask-action = Usa le tue azioni
ask-limit = Hai troppe carte in mano: vendine { $n }
ask-supply = Prendi un pezzo dalla scorta comune
ask-swap = Scegli una carta da scambiare con il tuo compagno
ask-give = Scegli una carta da restituire al tuo compagno
ask-marker = Scegli il tracciato da incrementare di 1 punto
ask-free-play = Vuoi giocare gratis una carta verde dal costo di { COUNT("mc", $n) } o meno?
ask-discount = Vuoi pagare un extra per ridurre il costo di { NAME($card, of: "card") }?
ask-short =
    Ti { $n ->
        [1] manca
       *[other] mancano
    } { COUNT("mc", $n) }: scegli le carte da vendere
ask-flip = Scegli una tessera Oceano da girare
ask-redraw = Scegli fino a { COUNT("card", $n) } da scartare; ne peschi altrettante
ask-effect = Un effetto di { NAME($card, of: "card") }
ares-ask-pay = Quanto Calore usi per pagare { COUNT("mc", $n) }?
ares-ask-sell = Scegli le carte da vendere a { COUNT("mc", $n) } l’una

## Risposte

do-pass = Passa per questa Generazione
do-done = Fatto
do-play = Gioca { NAME($card, of: "card") }
do-use = Usa { NAME($card, of: "card") }
do-standard = { NAME($project, of: "standard-project") }
do-convert =
    { $what ->
        [plants] { COUNT("plant", $n) } → Vegetazione
       *[heat] { COUNT("heat", $n, form: "unit") } → Temperatura
    }
do-claim = Rivendica la Pietra Miliare { NAME($milestone, of: "milestone") }
do-fund = Scegli il Premio { NAME($award, of: "award") }
do-first-action = Esegui la prima azione di { NAME($card, of: "card") }
do-pay = Paga { COUNT($resource, $n, form: "unit") }
do-place = Piazza qui
    .named = { NAME($tile, of: "tile") } sull’area { $space }
do-mark = Rivendica l’area { $space }
do-target = { $player }
do-remove =
    { $person ->
        [me] Perdi
       *[other] { $player } perde
    } { COUNT($resource, $n, form: "unit") }
    .steal = Ruba { COUNT($resource, $n, form: "unit") } a { $player }
do-remove-cubes = Rimuovi { COUNT($kind, $n) } da { NAME($card, of: "card") } ({ $player })
do-take = Rimuovi { COUNT($kind, 1) } da { NAME($card, of: "card") } ({ $player })
do-add = { NAME($card, of: "card") }
do-choose = { $effects }
do-keep = Tieni { NAME($card, of: "card") }
do-discard = Scarta { NAME($card, of: "card") }
do-sell = Vendi { NAME($card, of: "card") }
do-draft = Prendi { NAME($card, of: "card") }
do-corporation = Gioca con { NAME($card, of: "card") }
do-amount = { $n }
do-copy = Ripeti { NAME($card, of: "card") }
do-order = Prima: { NAME($card, of: "card") }
do-none = Rinuncia
do-metal =
    { $resource ->
        [steel] Produzione di Acciaio
       *[titanium] Produzione di Titanio
    }
do-build =
    Costruisci { $colony ->
        [luna] sulla
       *[other] su
    } { NAME($colony, of: "colony") }
do-trade =
    { $resource ->
        [none] Commercia gratis { $colony ->
            [luna] con la
           *[other] con
        } { NAME($colony, of: "colony") }
       *[other] Commercia { $colony ->
            [luna] con la
           *[other] con
        } { NAME($colony, of: "colony") } per { COUNT($resource, $n, form: "unit") }
    }
do-up = { NAME($colony, of: "colony") }: sale
do-down = { NAME($colony, of: "colony") }: scende
do-tile = { NAME($colony, of: "colony") }
do-undo = Annulla

## Risposte di Ares Expedition

do-draw = Pesca una carta
do-sale = Vendi carte
do-phase = { NAME($phase, of: "ares-phase") }
do-neutral = { NAME($phase, of: "ares-phase") }
do-flip = Oceano { $n }
do-discount = { NAME($card, of: "card") }
do-raise = { NAME($parameter, of: "parameter") }
do-piece =
    { $piece ->
        [cube] Prendi { COUNT("mc", 1) }
       *[marker] Prendi un segnalino e scambia una carta
    }
do-give = Dai { NAME($card, of: "card") }
ares-do-standard = { NAME($action, of: "standard-action") }
ares-do-convert =
    { $what ->
        [plants] { COUNT("plant", $n) } → { COUNT("forest", $times) }
       *[heat] { COUNT("heat", $n, form: "unit") } → Temperatura, { COUNT("step", $times) }
    }

## Che cosa farà la scelta

outcome-points = { SIGNED($n) } VP
outcome-cards = { SIGNED($n) } { NOUN("card", $n) }
