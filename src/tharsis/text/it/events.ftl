### Il diario: una riga per evento, al presente, senza punto. $person è "me" quando a leggere è chi agisce.

event-cause = ({ NAME($card, of: "card") })

event-gained =
    { $person ->
        [me] Guadagni
       *[other] { $player } guadagna
    } { COUNT($resource, $n, form: "unit") }{ $cause }
event-lost =
    { $person ->
        [me] Perdi
       *[other] { $player } perde
    } { COUNT($resource, $n, form: "unit") }{ $cause }
event-production =
    { $person ->
        [me] La tua Produzione
       *[other] { $player }: Produzione
    } di { NOUN($resource, 2) } { SIGNED($n) }{ $cause }
event-rating =
    { $person ->
        [me] Il tuo TR
       *[other] { $player }: TR
    } { SIGNED($n) }{ $cause }
event-parameter = { NAME($parameter, of: "parameter") } { VALUE($parameter, $n) }{ $cause }
event-tile =
    { $person ->
        [me] Piazzi
       *[other] { $player } piazza
    } { $tile ->
        [ocean] una tessera Oceano
        [greenery] una tessera Vegetazione
        [city] una tessera Città
       *[other] { NOUN($tile, 1, of: "tile", form: "def") }
    } sull’area { $space }{ $cause }
event-cubes =
    { $person ->
        [me] Aggiungi
       *[other] { $player } aggiunge
    } { COUNT($kind, $n) } a { NAME($card, of: "card") }{ $cause }
event-removed-cubes = { NAME($card, of: "card") }: −{ COUNT($kind, $n) }{ $cause }
event-drew =
    { $person ->
        [me] Peschi
       *[other] { $player } pesca
    } { $card ->
        [hidden] una carta
       *[other] { NAME($card, of: "card") }
    }{ $cause }
event-discarded =
    { $person ->
        [me] Scarti
       *[other] { $player } scarta
    } { $card ->
        [hidden] una carta
       *[other] { NAME($card, of: "card") }
    }{ $cause }
event-seen =
    { $person ->
        [me] Guardi
       *[other] { $player } guarda
    } { $card ->
        [hidden] una carta
       *[other] { NAME($card, of: "card") }
    }{ $cause }
event-played =
    { $person ->
        [me] Giochi
       *[other] { $player } gioca
    } { NAME($card, of: "card") }
event-used =
    { $person ->
        [me] Usi
       *[other] { $player } usa
    } { NAME($card, of: "card") }
event-project =
    { $person ->
        [me] Esegui il Progetto Standard
       *[other] { $player } esegue il Progetto Standard
    } { NAME($project, of: "standard-project") }
event-milestone =
    { $person ->
        [me] Rivendichi
       *[other] { $player } rivendica
    } la Pietra Miliare { NAME($milestone, of: "milestone") }
event-award =
    { $person ->
        [me] Scegli
       *[other] { $player } sceglie
    } il Premio { NAME($award, of: "award") }
event-passed =
    { $person ->
        [me] Passi
       *[other] { $player } passa
    } per questa Generazione
event-corporation =
    { $person ->
        [me] Giochi
       *[other] { $player } gioca
    } con { NAME($card, of: "card") }
event-bought =
    { $person ->
        [me] Compri
       *[other] { $player } compra
    } { COUNT("card", $n) } per { COUNT("mc", $cost) }{ $cause }
event-generation = Generazione { $n }. Primo Giocatore: { $player }
event-phase = { NAME($phase, of: "phase") }
event-paid =
    { $person ->
        [me] Paghi
       *[other] { $player } paga
    } { COUNT($resource, $n, form: "unit") }{ $cause }
event-claimed-space =
    { $person ->
        [me] Rivendichi
       *[other] { $player } rivendica
    } l’area { $space }{ $cause }
event-revealed = Carta rivelata: { NAME($card, of: "card") }{ $cause }
event-converted =
    { $person ->
        [me] Converti
       *[other] { $player } converte
    } { $what ->
        [plants] Vegetali in una tessera Vegetazione
       *[heat] Calore in Temperatura
    }
event-copied =
    { $person ->
        [me] Ripeti
       *[other] { $player } ripete
    } il riquadro della Produzione di { NAME($card, of: "card") }{ $cause }
event-colony =
    { $person ->
        [me] Costruisci
       *[other] { $player } costruisce
    } una Colonia su { NAME($colony, of: "colony") }{ $cause }
event-traded =
    { $person ->
        [me] Commerci
       *[other] { $player } commercia
    } con { NAME($colony, of: "colony") }{ $cause }
event-track = Segnalino di { NAME($colony, of: "colony") }: { $n }{ $cause }
event-fleet =
    { $person ->
        [me] Ottieni
       *[other] { $player } ottiene
    } una Flotta Commerciale{ $cause }
event-end = La partita è finita

## Ares Expedition

event-ocean =
    { $person ->
        [me] Giri
       *[other] { $player } gira
    } una tessera Oceano: { $reward }{ $cause }
event-standard =
    { $person ->
        [me] Esegui
       *[other] { $player } esegue
    } l’Azione Standard { NAME($action, of: "standard-action") }
event-forest =
    { $person ->
        [me] Guadagni
       *[other] { $player } guadagna
    } { COUNT("forest", $n) }{ $cause }
event-planned =
    { $person ->
        [me] Hai scelto una fase
       *[other] { $player } ha scelto una fase
    }
event-chose = { $player }: { NAME($phase, of: "ares-phase") }
event-sold =
    { $person ->
        [me] Vendi
       *[other] { $player } vende
    } { $card ->
        [hidden] una carta
       *[other] { NAME($card, of: "card") }
    }
event-round = Round { $n }
ares-event-phase = { NAME($phase, of: "ares-phase") }
ares-event-converted =
    { $person ->
        [me] Converti
       *[other] { $player } converte
    } { $what ->
        [plants] Vegetali in { COUNT("forest", $times) }
       *[heat] Calore in { COUNT("step", $times) } di Temperatura
    }
event-neutral = Il giocatore neutrale: { NAME($phase, of: "ares-phase") }
event-piece =
    { $person ->
        [me] Prendi
       *[other] { $player } prende
    } { $piece ->
        [cube] un cubetto
       *[marker] un segnalino
    } dalla scorta comune
event-swapped =
    { $person ->
        [me] Ricevi
       *[other] { $player } riceve
    } { $card ->
        [hidden] una carta
       *[other] { NAME($card, of: "card") }
    } dal compagno
event-marker = { NAME($parameter, of: "parameter") }: aumento automatico, ora { VALUE($parameter, $n) }
event-extra-play =
    { $person ->
        [me] Puoi
       *[other] { $player } può
    } giocare un’altra carta in questa fase{ $cause }
event-finished =
    { $person ->
        [me] Hai terminato la fase
       *[other] { $player } ha terminato la fase
    }

## Avvisi: che cosa ti hanno fatto gli altri

alert-lost = Hai perso { COUNT($resource, $n, form: "unit") } per effetto di { NAME($card, of: "card") }
alert-production = { NAME($card, of: "card") } ha ridotto di { COUNT("step", $n) } la tua Produzione di { NOUN($resource, 2) }
alert-cubes = Hai perso { COUNT($kind, $n) } da { NAME($card, of: "card") }
alert-turn = È il tuo turno
alert-milestone = { $player } ha rivendicato la Pietra Miliare { NAME($milestone, of: "milestone") }
alert-gained = Hai guadagnato { COUNT($resource, $n, form: "unit") } grazie a { NAME($card, of: "card") }
