### Le frasi sulle carte, composte dalle loro dichiarazioni. Ogni messaggio è spiegato in en/cards.ftl e in docs/translating.md.
### L’ordine è all’imperativo ("guadagna"), .inf è l’infinito ("puoi guadagnare", "per guadagnare").
### .rep è l’indicativo ("ogni volta che un giocatore qualsiasi piazza…, guadagni"): l’imperativo direbbe che guadagna l’altro.
### COUNT conta da sé ciò che non ha plurale (3 unità di Calore) e non cambia gli altri nomi (3 Vegetali).

## Numeri

format-percent = { $n }%
format-degrees = { $n }{ "\u00A0" }°C

## Congiunzioni

list-comma = { $head }, { $next }
list-and = { $head } e { $last }
list-or = { $head } o { $last }
store-comma = { $head }, { $next }
store-and = { $head } e { $last }
clause-then = { $head }, poi { $last }
clause-comma = { $head }, { $next }
clause-and =
    { $head }{ $long ->
        [yes] ; { "" }
       *[no] { " " }e { "" }
    }{ $last }
clause-or = { $head } o { $last }
choice-comma = { $head }, { $next }
choice-or = { $head }, oppure { $last }
trigger-comma = { $head }, { $next }
trigger-or = { $head } o { $last }

sentence = { $text }.
label-action = Azione: { $text }
label-first-action = Prima azione: { $text }
label-effect = Effetto: { $text }
needs = Richiede { $needs }.

cost-for-gain = { $costs } per { $gains_inf }
on-condition = { $condition }, { $does }
if-also = { $condition }, { $then_also }
if-otherwise = { $condition }, { $then }; altrimenti { $otherwise }
cost-instead = { $costs } ({ $instead } { $condition })
in-production = nella Fase della Produzione { $does_rep }

## Con che cosa inizia una Società

start = inizi la partita con { $all }
start-stock = { COUNT($resource, $amount) }
start-production = { COUNT("production-step", $amount) } di { NOUN($resource, 2) }

## Quanti: $each è la grandezza di un gruppo

word-tags =
    { $each ->
        [1] per ogni { NOUN($tag, 1, of: "tag") }
       *[other] ogni { COUNT($tag, $each, of: "tag") }
    } { $whose ->
        [own] che possiedi
        [opponents] degli avversari
       *[anyone] in gioco
    }{ $included ->
        [yes] { " " }(compresa questa)
       *[no] { "" }
    }
word-cities =
    { $each ->
        [1] per ogni Città
       *[other] ogni { COUNT("city", $each) }
    } { $where ->
        [on_mars] su Marte
       *[anywhere] in gioco
    }
word-events-played =
    { $each ->
        [1] per ogni carta Evento giocata
       *[other] ogni { COUNT("card-event", $each) } giocate
    } finora da qualsiasi giocatore
word-cubes-here =
    { $each ->
        [1] per ogni { NOUN($holds, 1) }
       *[other] ogni { COUNT($holds, $each) }
    } su questa carta{ $at_most ->
        [0] { "" }
       *[other] , fino a un massimo di { $at_most }
    }
word-own-cubes =
    { $each ->
        [1] per ogni { NOUN($kind, 1) }
       *[other] ogni { COUNT($kind, $each) }
    } che possiedi
word-colonies =
    { $each ->
        [1] per ogni Colonia
       *[other] ogni { COUNT("colony", $each) }
    } { $whose ->
        [own] che possiedi
       *[anyone] in gioco
    }
word-cities-and-colonies =
    { $each ->
        [1] per ogni Città e ogni Colonia
       *[other] ogni { $each } Città e Colonie
    } in gioco
word-untagged-cards =
    { $each ->
        [1] per ogni tua carta in gioco
       *[other] ogni { $each } tue carte in gioco
    } senza etichette (compresa questa)

word-forests =
    { $each ->
        [1] per ogni Foresta
       *[other] ogni { COUNT("forest", $each) }
    } che possiedi
word-store =
    { $each ->
        [1] per ogni { NOUN($resource, 1, form: "unit") }
       *[other] ogni { COUNT($resource, $each) }
    } che possiedi

## Che cosa si richiede

word-at-least =
    { $parameter ->
        [temperature] una Temperatura di { DEGREES($value) } o superiore
        [oxygen] un Livello di Ossigeno { $value ->
            [1] dell’
            [8] dell’
            [11] dell’
           *[other] del{ " " }
        }{ PERCENT($value) } o superiore
       *[oceans] almeno { COUNT("tile-ocean", $value) }{ $module ->
            [ares] { $value ->
                [1] { " " }girata
               *[other] { " " }girate
            }
           *[other] { "" }
        }
    }
word-at-most =
    { $parameter ->
        [temperature] una Temperatura di { DEGREES($value) } o inferiore
        [oxygen] un Livello di Ossigeno { $value ->
            [1] dell’
            [8] dell’
            [11] dell’
           *[other] del{ " " }
        }{ PERCENT($value) } o inferiore
       *[oceans] al massimo { COUNT("tile-ocean", $value) }{ $module ->
            [ares] { $value ->
                [1] { " " }girata
               *[other] { " " }girate
            }
           *[other] { "" }
        }
    }
word-need-tags = almeno { COUNT($tag, $count, of: "tag") }
    .next = { COUNT($tag, $count, of: "tag") }
word-need-production = almeno { COUNT("production-step", $count) } di { NOUN($resource, 2) }
word-need-cities =
    { $whose ->
        [own] che tu possieda almeno { COUNT("city", $count) }
       *[anyone] almeno { COUNT("city", $count) } in gioco
    }
    .next =
        { COUNT("city", $count) }{ $whose ->
            [own] { "" }
           *[anyone] { " " }in gioco
        }
word-need-greeneries = che tu possieda almeno { COUNT("tile-greenery", $count) }
    .next = { COUNT("tile-greenery", $count) }
word-need-colonies = che tu possieda almeno { COUNT("colony", $count) }
    .next = { COUNT("colony", $count) }
word-at-most-colonies = che tu possieda al massimo { COUNT("colony", $count) }
word-need-cubes = almeno { COUNT($kind, $count) } sulle tue carte
word-at-least-zone =
    { $parameter ->
        [temperature] una Temperatura
       *[oxygen] un Livello di Ossigeno
    } nella { NOUN($zone, 1, of: "zone") }{ $zone ->
        [white] { "" }
       *[other] { " " }o superiore
    }
word-at-most-zone =
    { $parameter ->
        [temperature] una Temperatura
       *[oxygen] un Livello di Ossigeno
    } nella { NOUN($zone, 1, of: "zone") }{ $zone ->
        [purple] { "" }
       *[other] { " " }o inferiore
    }
word-need-rating = un Livello di Terraformazione di almeno { $rating }

## Che cosa si fa

word-gain = guadagna { $what }{ $per }
    .inf = guadagnare { $what }{ $per }
    .rep = guadagni { $what }{ $per }
    .also = guadagna inoltre { $what }{ $per }
word-gain-item = { COUNT($resource, $amount) }
word-lose = spendi { $what }
    .inf = spendere { $what }
word-lose-item = { COUNT($resource, $amount) }

# incrementa di 2 punti la tua Produzione di M€ e di 3 punti quella di Vegetali
word-gain-production = incrementa { $what }{ $per }
    .inf = incrementare { $what }{ $per }
    .rep = incrementi { $what }{ $per }
word-gain-production-item =
    di { COUNT("step", $amount) } { $count ->
        [1] { $place ->
            [first] la tua Produzione
           *[next] quella
        }
       *[other] ciascuna { $place ->
            [first] delle tue Produzioni
           *[next] di quelle
        }
    } { $resources }
word-lose-production = decrementa { $what }
    .inf = decrementare { $what }
    .rep = decrementi { $what }
word-lose-production-item =
    di { COUNT("step", $amount) } { $count ->
        [1] { $place ->
            [first] la tua Produzione
           *[next] quella
        }
       *[other] ciascuna { $place ->
            [first] delle tue Produzioni
           *[next] di quelle
        }
    } { $resources }
production-name = di { NOUN($resource, 2) }
production-steps = di { COUNT("step", $amount) }
word-cut-production = decrementa di { COUNT("step", $amount) } la Produzione di { NOUN($resource, 2) } di un giocatore qualsiasi
    .inf = decrementare di { COUNT("step", $amount) } la Produzione di { NOUN($resource, 2) } di un giocatore qualsiasi

word-raise =
    incrementa di { COUNT("step", $steps) } { $parameter ->
        [temperature] la Temperatura
        [oxygen] il Livello di Ossigeno
       *[oceans] il livello degli Oceani
    }
    .inf =
        incrementare di { COUNT("step", $steps) } { $parameter ->
            [temperature] la Temperatura
            [oxygen] il Livello di Ossigeno
           *[oceans] il livello degli Oceani
        }
word-gain-rating =
    { $again ->
        [yes] incrementalo di { COUNT("step", $amount) }
       *[no] incrementa di { COUNT("step", $amount) } il tuo Livello di Terraformazione
    }{ $per }
    .inf =
        { $again ->
            [yes] incrementarlo di { COUNT("step", $amount) }
           *[no] incrementare di { COUNT("step", $amount) } il tuo Livello di Terraformazione
        }{ $per }
    .rep = incrementi di { COUNT("step", $amount) } il tuo Livello di Terraformazione{ $per }

word-place-ocean =
    piazza { $times ->
        [1] una tessera Oceano
       *[other] { COUNT("tile-ocean", $times) }
    }{ $where ->
        [not_ocean] { " " }su un’area non riservata agli Oceani
       *[ocean] { "" }
    }
    .inf =
        piazzare { $times ->
            [1] una tessera Oceano
           *[other] { COUNT("tile-ocean", $times) }
        }{ $where ->
            [not_ocean] { " " }su un’area non riservata agli Oceani
           *[ocean] { "" }
        }
word-place-tile =
    piazza { $tile ->
        [city] una tessera Città
        [greenery] una tessera Vegetazione
        [capital] { NOUN($tile, 1, of: "tile", form: "def") } (è una Città)
       *[other] { NOUN($tile, 1, of: "tile", form: "def") }
    }{ $where ->
        [ocean] { " " }su un’area riservata agli Oceani
        [isolated] { " " }su un’area senza tessere adiacenti
        [volcanic] { " " }su un’area vulcanica
        [volcanic_city] { " " }su un’area vulcanica, anche adiacente a una Città
        [next_to_greenery] { " " }su un’area adiacente a una tessera Vegetazione
        [next_to_city] { " " }su un’area adiacente a una tessera Città
        [next_to_two_cities] { " " }su un’area adiacente ad almeno due tessere Città
        [metal] { " " }su un’area con un bonus Acciaio o Titanio
        [metal_next_to_own] { " " }su un’area con un bonus Acciaio o Titanio, adiacente a una tua tessera
        [noctis_city] { " " }sull’area riservata alla Città di Noctis
        [phobos_space_haven] { " " }sull’area riservata allo Spazioporto di Phobos
        [ganymede_colony] { " " }sull’area riservata alla Colonia di Ganimede
       *[other] { "" }
    }
    .inf =
        piazzare { $tile ->
            [city] una tessera Città
            [greenery] una tessera Vegetazione
            [capital] { NOUN($tile, 1, of: "tile", form: "def") } (è una Città)
           *[other] { NOUN($tile, 1, of: "tile", form: "def") }
        }{ $where ->
            [ocean] { " " }su un’area riservata agli Oceani
            [isolated] { " " }su un’area senza tessere adiacenti
            [volcanic] { " " }su un’area vulcanica
            [volcanic_city] { " " }su un’area vulcanica, anche adiacente a una Città
            [next_to_greenery] { " " }su un’area adiacente a una tessera Vegetazione
            [next_to_city] { " " }su un’area adiacente a una tessera Città
            [next_to_two_cities] { " " }su un’area adiacente ad almeno due tessere Città
            [metal] { " " }su un’area con un bonus Acciaio o Titanio
            [metal_next_to_own] { " " }su un’area con un bonus Acciaio o Titanio, adiacente a una tua tessera
            [noctis_city] { " " }sull’area riservata alla Città di Noctis
            [phobos_space_haven] { " " }sull’area riservata allo Spazioporto di Phobos
            [ganymede_colony] { " " }sull’area riservata alla Colonia di Ganimede
           *[other] { "" }
        }
word-gain-metal-production = incrementa di 1 punto la tua Produzione di quel metallo
    .inf = incrementare di 1 punto la tua Produzione di quel metallo
word-claim-space = piazza un tuo cubetto Società su un’area libera e non riservata: solo tu potrai piazzarvi una tessera
    .inf = piazzare un tuo cubetto Società su un’area libera e non riservata: solo tu potrai piazzarvi una tessera
word-flood = rimuovi fino a { COUNT("mc", $amount) } dal proprietario di una tessera adiacente a quell’Oceano
    .inf = rimuovere fino a { COUNT("mc", $amount) } dal proprietario di una tessera adiacente a quell’Oceano

word-remove = rimuovi fino a { $what } da un giocatore qualsiasi
    .inf = rimuovere fino a { $what } da un giocatore qualsiasi
word-remove-item = { COUNT($resource, $amount) }
word-remove-cubes-item = { COUNT($kind, $amount) }
word-steal = ruba fino a { $what } a un altro giocatore
    .inf = rubare fino a { $what } a un altro giocatore
word-steal-item = { COUNT($resource, $amount) }

word-add-cubes =
    aggiungi { $counted ->
        [yes] { $to ->
            [here] a questa carta
            [another] a un’altra tua carta
            [any_own] a una tua carta qualsiasi{ $tag ->
                [none] { "" }
               *[other] { " " }con { NOUN($tag, 1, of: "tag", form: "indef") }
            }
           *[played] alla carta giocata
        } { $what }{ $per }
       *[no] { $what } { $to ->
            [here] a questa carta
            [another] a un’altra tua carta
            [any_own] a una tua carta qualsiasi{ $tag ->
                [none] { "" }
               *[other] { " " }con { NOUN($tag, 1, of: "tag", form: "indef") }
            }
           *[played] alla carta giocata
        }
    }
    .inf =
        aggiungere { $counted ->
            [yes] { $to ->
                [here] a questa carta
                [another] a un’altra tua carta
                [any_own] a una tua carta qualsiasi{ $tag ->
                    [none] { "" }
                   *[other] { " " }con { NOUN($tag, 1, of: "tag", form: "indef") }
                }
               *[played] alla carta giocata
            } { $what }{ $per }
           *[no] { $what } { $to ->
                [here] a questa carta
                [another] a un’altra tua carta
                [any_own] a una tua carta qualsiasi{ $tag ->
                    [none] { "" }
                   *[other] { " " }con { NOUN($tag, 1, of: "tag", form: "indef") }
                }
               *[played] alla carta giocata
            }
        }
word-add-cubes-item =
    { $kind ->
        [life] { $amount ->
            [1] 1 Microbo o Animale
           *[other] { $amount } Microbi o { $amount } Animali
        }
        [any] { COUNT("resource", $amount) }
       *[other] { COUNT($kind, $amount) }
    }
word-add-cubes-apart = aggiungi { $what }{ $per }
    .inf = aggiungere { $what }{ $per }
word-add-cubes-apart-item =
    { $what } a { $to ->
        [another] { $place ->
            [first] una tua carta
           *[next] un’altra tua carta
        }
       *[any_own] una tua carta qualsiasi
    }{ $tag ->
        [none] { "" }
       *[other] { " " }con { NOUN($tag, 1, of: "tag", form: "indef") }
    }
move-cube = sposta { COUNT($kind, 1) } da una carta qualsiasi a questa
    .inf = spostare { COUNT($kind, 1) } da una carta qualsiasi a questa
word-add-to-filled = aggiungi { COUNT("resource", $amount) } a una tua carta su cui ce n’è già almeno 1
    .inf = aggiungere { COUNT("resource", $amount) } a una tua carta su cui ce n’è già almeno 1
word-draw = pesca { COUNT("card", $amount) }{ $per }
    .inf = pescare { COUNT("card", $amount) }{ $per }
    .rep = peschi { COUNT("card", $amount) }{ $per }
    .also = pesca inoltre { COUNT("card", $amount) }{ $per }
word-look = guarda le prime { COUNT("card", $cards) } del mazzo, tienine { $keep } e scarta le altre
    .inf = guardare le prime { COUNT("card", $cards) } del mazzo, tenerne { $keep } e scartare le altre
word-buy-top = guarda la prima carta del mazzo, poi comprala o scartala
    .inf = guardare la prima carta del mazzo, poi comprarla o scartarla
word-reveal-for-tag = rivela e scarta la prima carta del mazzo; se la carta scartata ha { NOUN($tag, 1, of: "tag", form: "indef") }, aggiungi { COUNT($kind, 1) } a questa carta
    .inf = rivelare e scartare la prima carta del mazzo; se la carta scartata ha { NOUN($tag, 1, of: "tag", form: "indef") }, aggiungi { COUNT($kind, 1) } a questa carta
word-discard-card = scarta { COUNT("card", $amount) } dalla tua mano
    .inf = scartare { COUNT("card", $amount) } dalla tua mano
    .rep = scarti { COUNT("card", $amount) } dalla tua mano

word-either = { $branches }
    .inf = { $branches_inf }
    .rep = { $branches_rep }
word-may = puoi { $effects_inf }
word-if-tags = se possiedi almeno { COUNT($tag, $count, of: "tag") }
word-next-card =
    { $shift ->
        [0] la prossima carta che giochi in questa Generazione costa { COUNT("mc", $discount) } in meno
       *[other] puoi variare di { COUNT("step", $shift) }, in più o in meno, le richieste sui Parametri Globali della prossima carta che giochi in questa Generazione
    }
word-exchange =
    { $of ->
        [stock] spendi { $most ->
            [0] una quantità a piacere di { NOUN($give, 2) }
           *[other] fino a { COUNT($give, $most) }
        } per guadagnare la stessa quantità di { NOUN($get, 2) }
        [cubes] rimuovi un numero a piacere di { NOUN($give, 2) } da questa carta per guadagnare la stessa quantità di { NOUN($get, 2) }
       *[production] decrementa di quanti punti vuoi la tua Produzione di { NOUN($give, 2) } e incrementa di altrettanti quella di { NOUN($get, 2) }
    }
    .inf =
        { $of ->
            [stock] spendere { $most ->
                [0] una quantità a piacere di { NOUN($give, 2) }
               *[other] fino a { COUNT($give, $most) }
            } per guadagnare la stessa quantità di { NOUN($get, 2) }
            [cubes] rimuovere un numero a piacere di { NOUN($give, 2) } da questa carta per guadagnare la stessa quantità di { NOUN($get, 2) }
           *[production] decrementare di quanti punti vuoi la tua Produzione di { NOUN($give, 2) } e incrementare di altrettanti quella di { NOUN($get, 2) }
        }

## Quanto costa un’azione

word-spend = spendi { $what }
    .inf = spendere { $what }
word-spend-item = { COUNT($resource, $amount) }
word-spend-cubes = rimuovi { COUNT($holds, $amount) } da questa carta
    .inf = rimuovere { COUNT($holds, $amount) } da questa carta
word-spend-own-cube =
    rimuovi { $kind ->
        [life] 1 Microbo o Animale
       *[other] { COUNT($kind, 1) }
    } da una tua carta qualsiasi
    .inf =
        rimuovere { $kind ->
            [life] 1 Microbo o Animale
           *[other] { COUNT($kind, 1) }
        } da una tua carta qualsiasi
word-take-cube = rimuovi { COUNT($kind, 1) } da una carta qualsiasi
    .inf = rimuovere { COUNT($kind, 1) } da una carta qualsiasi
word-pay =
    paga { COUNT("mc", $amount) }{ $metal ->
        [steel] { " " }(puoi usare anche l’Acciaio)
        [titanium] { " " }(puoi usare anche il Titanio)
       *[other] { "" }
    }{ $less ->
        [none] { "" }
       *[other] { " " }({ COUNT("mc", $less) } in meno{ $per })
    }
    .inf =
        pagare { COUNT("mc", $amount) }{ $metal ->
            [steel] { " " }(puoi usare anche l’Acciaio)
            [titanium] { " " }(puoi usare anche il Titanio)
           *[other] { "" }
        }{ $less ->
            [none] { "" }
           *[other] { " " }({ COUNT("mc", $less) } in meno{ $per })
        }
word-if-rating-raised = se in questa Generazione il tuo Livello di Terraformazione è aumentato

## Colonie

word-build-colony =
    costruisci una Colonia{ $again ->
        [yes] { " " }(anche dove ne possiedi già una)
       *[no] { "" }
    }
    .inf =
        costruire una Colonia{ $again ->
            [yes] { " " }(anche dove ne possiedi già una)
           *[no] { "" }
        }
word-gain-fleet = guadagna { COUNT("trade-fleet", $amount) }
    .inf = guadagnare { COUNT("trade-fleet", $amount) }
word-free-trade = commercia gratuitamente
    .inf = commerciare gratuitamente
word-gain-colony-bonuses = guadagna il bonus di ogni Colonia che possiedi
    .inf = guadagnare il bonus di ogni Colonia che possiedi
word-move-tracks = fai salire di 1 punto il segnalino di una tessera Colonia e scendere di 1 punto quello di un’altra
    .inf = far salire di 1 punto il segnalino di una tessera Colonia e scendere di 1 punto quello di un’altra
word-add-colony-tile = metti in gioco un’altra tessera Colonia
    .inf = mettere in gioco un’altra tessera Colonia

## Carte particolari

word-special =
    { $name ->
       *[robotic_workforce] applica di nuovo il riquadro della Produzione di una tua carta con un’etichetta Costruzione
    }
    .inf =
        { $name ->
           *[robotic_workforce] applicare di nuovo il riquadro della Produzione di una tua carta con un’etichetta Costruzione
        }

## Effetti permanenti

word-when = { $trigger }, { $do_rep }

word-tag-played =
    { $by ->
        [own] per ogni etichetta { $tags } che giochi
       *[anyone] per ogni etichetta { $tags } giocata da un giocatore qualsiasi
    }{ $included ->
        [yes] { " " }({ $itself ->
            [no] esclusa questa carta
           *[yes] anche con questa carta
        })
       *[no] { "" }
    }
word-tag-played-item = { NOUN($key, of: "tag", form: "name") }
word-event-played =
    ogni volta che giochi { $tag ->
        [none] una carta Evento
       *[other] una carta Evento con { NOUN($tag, 1, of: "tag", form: "indef") }
    }
word-card-paid = ogni volta che giochi una carta dal costo di almeno { COUNT("mc", $cost) }
    .next = giochi una carta dal costo di almeno { COUNT("mc", $cost) }
word-standard-project-paid =
    ogni volta che paghi un Progetto Standard{ $cost ->
        [0] { "" }
       *[other] { " " }dal costo di almeno { COUNT("mc", $cost) }
    }
    .next =
        paghi un Progetto Standard{ $cost ->
            [0] { "" }
           *[other] { " " }dal costo di almeno { COUNT("mc", $cost) }
        }
word-card-paid-or-standard-project-paid = ogni volta che paghi una carta o un Progetto Standard dal costo di almeno { COUNT("mc", $cost) }
word-tile-placed =
    ogni volta che { $by ->
        [own] piazzi
       *[anyone] un giocatore qualsiasi piazza
    } { $tile ->
        [ocean] una tessera Oceano
        [greenery] una tessera Vegetazione
        [city] una tessera Città
       *[other] { NOUN($tile, 1, of: "tile", form: "def") }
    }{ $where ->
        [on_mars] { " " }su Marte
       *[anywhere] { "" }
    }{ $included ->
        [yes] { " " }(compresa questa)
       *[no] { "" }
    }
word-metal-space-taken = ogni volta che piazzi una tessera su un’area con un bonus Acciaio o Titanio
word-new-tag = ogni volta che ottieni un tipo di etichetta che non avevi ancora in gioco
word-colony-built =
    ogni volta che { $by ->
        [own] costruisci
       *[anyone] un giocatore qualsiasi costruisce
    } una Colonia

word-discount =
    { $what ->
        [none] ogni carta che giochi costa { COUNT("mc", $amount) } in meno
       *[other] ogni carta che giochi costa { COUNT("mc", $amount) } in meno { $what }
    }
word-discount-event = ogni carta Evento che giochi costa { COUNT("mc", $amount) } in meno
word-discount-item =
    { $place ->
        [first] { $tag ->
            [event] se è una carta Evento
           *[other] per ogni sua { NOUN($tag, 1, of: "tag") }
        }
       *[next] ogni sua { NOUN($tag, 1, of: "tag") }
    }
word-metal-saves = { $what }
word-metal-saves-item =
    { $place ->
        [first] ogni { NOUN($metal, 1, form: "unit") } ti fa risparmiare { COUNT("mc", $more) } in più sulle carte con { $metal ->
                [steel] { NOUN("building", 1, of: "tag", form: "indef") }
               *[titanium] { NOUN("space", 1, of: "tag", form: "indef") }
            }
       *[next] ogni { NOUN($metal, 1, form: "unit") } { COUNT("mc", $more) } in più sulle carte con { $metal ->
                [steel] { NOUN("building", 1, of: "tag", form: "indef") }
               *[titanium] { NOUN("space", 1, of: "tag", form: "indef") }
            }
    }
word-metal-value = { $what } vale { COUNT("mc", $more) } in più
word-metal-value-item =
    { $place ->
        [first] ogni { NOUN($metal, 1, form: "unit") }
       *[next] di { NOUN($metal) }
    }
word-shift-needs = puoi variare di { COUNT("step", $steps) }, in più o in meno, le richieste sui Parametri Globali delle carte che giochi
word-greenery-price = ti bastano { COUNT("plant", $plants) } per una tessera Vegetazione
word-heat-as-money = puoi usare il Calore come { NOUN("mc") }, ma non viceversa
word-protect-life = gli avversari non possono rimuovere i tuoi Vegetali, Animali o Microbi
word-keep-cubes = non è possibile rimuovere { NOUN($holds, 2, form: "def") } da questa carta
word-project-discount = il Progetto Standard { NAME($project, of: "standard-project") } ti costa { COUNT("mc", $amount) } in meno
word-card-price = ogni carta che compri, anche per la mano iniziale, ti costa { COUNT("mc", $price) }
word-trade-discount = quando commerci, paghi { COUNT("resource", $amount) } in meno ({ NOUN("mc") }, Energia o Titanio)
word-trade-steps = prima di commerciare con una tessera Colonia puoi far salire di { COUNT("step", $steps) } il suo segnalino
word-floaters-as-heat = ogni Galleggiante su questa carta può essere speso come { COUNT("heat", $heat) }

## Punti Vittoria

word-per-cube =
    { $points }{ "\u00A0" }VP { $each ->
        [1] per ogni { NOUN($kind, 1) }
       *[other] ogni { COUNT($kind, $each) }
    } su questa carta
word-per-tag =
    { $points }{ "\u00A0" }VP { $each ->
        [1] per ogni { NOUN($tag, 1, of: "tag") }
       *[other] ogni { COUNT($tag, $each, of: "tag") }
    } che possiedi{ $included ->
        [yes] { " " }(compresa questa)
       *[no] { "" }
    }
word-per-neighbour =
    1{ "\u00A0" }VP per ogni { $tile ->
        [ocean] tessera Oceano
       *[city] tessera Città
    } adiacente a questa tessera
word-per-city =
    1{ "\u00A0" }VP { $each ->
        [1] per ogni Città
       *[other] ogni { COUNT("city", $each) }
    } in gioco
word-per-colony =
    1{ "\u00A0" }VP { $each ->
        [1] per ogni Colonia
       *[other] ogni { COUNT("colony", $each) }
    } in gioco
word-if-cubes = { $points }{ "\u00A0" }VP se su questa carta c’è almeno { COUNT($kind, 1) }

## Ares Expedition

word-gain-store = { $what }
    .inf = { $what }
word-gain-store-item =
    { $place ->
        [first] le carte con un’etichetta { $resource ->
            [steel] Costruzione
           *[titanium] Spazio
        } ti costano
       *[next] quelle con un’etichetta { $resource ->
            [steel] Costruzione
           *[titanium] Spazio
        }
    } { COUNT("mc", $saved) } in meno ({ COUNT($resource, $amount) })
word-spend-rating = decrementa di { COUNT("step", $amount) } il tuo Livello di Terraformazione
    .inf = decrementare di { COUNT("step", $amount) } il tuo Livello di Terraformazione
word-flip-ocean =
    gira { $tokens ->
        [1] una tessera Oceano
       *[other] { COUNT("tile-ocean", $tokens) }
    }
    .inf =
        girare { $tokens ->
            [1] una tessera Oceano
           *[other] { COUNT("tile-ocean", $tokens) }
        }
word-gain-forest = guadagna { COUNT("forest", $amount) } e incrementa di { COUNT("step", $amount) } il Livello di Ossigeno
    .inf = guadagnare { COUNT("forest", $amount) } e incrementare di { COUNT("step", $amount) } il Livello di Ossigeno
word-reveal-for-tags = rivela le prime { COUNT("card", $cards) } del mazzo, prendine una con un’etichetta { $tags } e scarta le altre
    .inf = rivelare le prime { COUNT("card", $cards) } del mazzo, prenderne una con un’etichetta { $tags } e scartare le altre
word-reveal-for-tags-item = { NOUN($key, of: "tag", form: "name") }
word-reveal-top =
    rivela la prima carta del mazzo; se è { $kind ->
        [automated] verde
        [active] blu
       *[event] rossa
    }, scartala e { $then }, altrimenti aggiungila alla tua mano
    .inf =
        rivelare la prima carta del mazzo; se è { $kind ->
            [automated] verde
            [active] blu
           *[event] rossa
        }, scartala e { $then }, altrimenti aggiungila alla tua mano
word-redraw =
    { $most ->
        [1] puoi scartare una carta per pescarne un’altra
       *[other] scarta { $least ->
            [0] fino a { COUNT("card", $most) }
           *[other] da { $least } a { COUNT("card", $most) }
        } e pescane altrettante
    }{ $tag ->
        [none] { "" }
       *[other] , { $most ->
            [1] o due se quella scartata ha
           *[other] più una per ogni carta scartata con
        } { NOUN($tag, 1, of: "tag", form: "indef") }
    }
    .inf =
        { $most ->
            [1] scartare una carta per pescarne un’altra
           *[other] scartare { $least ->
                [0] fino a { COUNT("card", $most) }
               *[other] da { $least } a { COUNT("card", $most) }
            } e pescarne altrettante
        }{ $tag ->
            [none] { "" }
           *[other] , { $most ->
                [1] o due se quella scartata ha
               *[other] più una per ogni carta scartata con
            } { NOUN($tag, 1, of: "tag", form: "indef") }
        }
word-extra-play = puoi giocare un’altra carta blu o rossa in questa fase
    .inf = giocare un’altra carta blu o rossa in questa fase
word-free-play = puoi giocare gratuitamente dalla tua mano una carta verde dal costo di { COUNT("mc", $cost) } o meno
    .inf = giocare gratuitamente dalla tua mano una carta verde dal costo di { COUNT("mc", $cost) } o meno
word-next-in-phase =
    { $shift ->
        [yes] puoi variare di una zona di colore, in più o in meno, le richieste di Ossigeno e Temperatura della prossima carta che giochi in questa fase
       *[no] la prossima carta che giochi in questa fase costa { COUNT("mc", $discount) } in meno
    }
word-if-chose = se in questo round hai scelto { NOUN($phase, of: "phase", form: "def") }
word-if-active-cards = se hai in gioco almeno { COUNT("card-blue", $count) }
word-card-played = ogni volta che giochi un’altra carta
word-parameter-raised =
    ogni volta che { $parameter ->
        [temperature] incrementi di 1 punto la Temperatura
        [oxygen] incrementi di 1 punto il Livello di Ossigeno
       *[oceans] giri una tessera Oceano
    }
    .next =
        { $parameter ->
            [temperature] incrementi di 1 punto la Temperatura
            [oxygen] incrementi di 1 punto il Livello di Ossigeno
           *[oceans] giri una tessera Oceano
        }
word-forest-gained = ogni volta che guadagni una Foresta
word-action-used = ogni volta che usi l’azione di una carta blu
word-store-gained = per ogni altra { NOUN($resource, 1, form: "unit") } che ottieni
word-rating-raised = in ogni fase, la prima volta che il tuo Livello di Terraformazione aumenta
word-costly-discount = le carte dal costo di almeno { COUNT("mc", $cost) } ti costano { COUNT("mc", $amount) } in meno
word-paid-discount = quando paghi una carta puoi { $cost_inf } per pagare { COUNT("mc", $amount) } in meno
word-standard-discount = le Azioni Standard pagate in { NOUN("mc") } ti costano { COUNT("mc", $amount) } in meno
word-forest-price = ti bastano { COUNT("plant", $plants) } per una Foresta
word-shift-zones = puoi variare di una zona di colore, in più o in meno, le richieste di Ossigeno e Temperatura delle carte che giochi
word-research-more =
    nella Fase della Ricerca { $draw ->
        [0] tieni { COUNT("card", $keep) } in più
       *[other] { $keep ->
            [0] peschi { COUNT("card", $draw) } in più
           *[other] peschi { COUNT("card", $draw) } in più e ne tieni { $keep } in più
        }
    }
word-sell-value = ogni carta che vendi ti frutta { COUNT("mc", $more) } in più
word-per-forest =
    1{ "\u00A0" }VP { $each ->
        [1] per ogni Foresta
       *[other] ogni { COUNT("forest", $each) }
    } che possiedi
word-per-active-card =
    1{ "\u00A0" }VP { $each ->
        [1] per ogni carta blu
       *[other] ogni { COUNT("card-blue", $each) }
    } che hai in gioco (compresa questa)
word-per-card =
    1{ "\u00A0" }VP { $each ->
        [1] per ogni carta Progetto
       *[other] ogni { COUNT("card-project", $each) }
    } che hai in gioco (compresa questa)

## Parole tra le icone, e nomi delle icone senza un titolo proprio

icon-or = oppure
icon-on = su
icon-elsewhere = altrove
icon-there = lì
icon-next = prossima
icon-again = ancora
icon-first = prima
icon-steal = ruba
icon-buy = compra
icon-card = { NOUN("card", $n) }
icon-rating = TR
icon-colony = { NOUN("colony", $n) }
icon-fleet = { NOUN("trade-fleet", $n) }
icon-trade = scambio
icon-track = segnalino
icon-colony-tile = { NOUN("colony-tile", $n) }
icon-marker = cubetto Società
icon-project = Progetto
icon-shield = protetto
icon-discard = scarta
icon-tag-any = qualsiasi etichetta
icon-tag-none = nessuna etichetta
icon-tile-any = { NOUN("tile", $n) }
icon-cube-any = { NOUN("cube", $n) }
icon-forest = { NOUN("forest", $n) }
icon-card-green = { NOUN("card-green", $n) }
icon-card-blue = { NOUN("card-blue", $n) }
icon-card-red = { NOUN("card-red", $n) }
icon-zone-purple = viola
icon-zone-red = rossa
icon-zone-yellow = gialla
icon-zone-white = bianca
icon-phase-1 = Sviluppo
icon-phase-2 = Costruzione
icon-phase-3 = Azioni
icon-phase-4 = Produzione
icon-phase-5 = Ricerca
icon-more = in più
icon-free = gratis
icon-keep = tieni
icon-played = gioca
icon-used = usa
icon-cost = costo
icon-points = VP
icon-tile-ocean = { NOUN("ocean", $n) }
icon-tile-city = { NOUN("city", $n) }
icon-tile-greenery = { NOUN("greenery", $n) }
icon-param-ocean = { NOUN("ocean", $n) }
