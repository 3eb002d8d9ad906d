### Il registro: una riga per mossa, al presente, senza punto. Il significato dei messaggi: en/events.ftl.

event-for = { $event } per { $price }
event-price =
    { $resource ->
        [card] { COUNT("card", $n) } { $n ->
            [one] scartata
           *[other] scartate
        }
       *[other] { COUNT($resource, $n, form: "unit") }
    }
event-beside = { $at }, zona { $name }
event-because =
    { $person ->
        [me] Tu
       *[other] { $player }
    } ({ NAME($card, of: "card") })
event-bonus =
    { $person ->
        [me] Ottieni
       *[other] { $player } ottiene
    } il bonus { NOUN($phase, of: "phase", form: "of") }
event-production = Fase della Produzione
event-solar = Fase Solare: le Flotte Commerciali rientrano e i segnalini delle Colonie salgono
event-generation =
    Generazione { $n }. { $person ->
        [me] Inizi tu
       *[other] Inizia { $player }
    }
event-corporation =
    { $person ->
        [me] Giochi
       *[other] { $player } gioca
    } con { NAME($card, of: "card") }
event-played =
    { $person ->
        [me] Giochi
       *[other] { $player } gioca
    } { NAME($card, of: "card") }
event-used =
    { $person ->
        [me] Usi
       *[other] { $player } usa
    } l’azione di { NAME($card, of: "card") }
event-first-action =
    { $person ->
        [me] Esegui
       *[other] { $player } esegue
    } la prima azione di { NAME($card, of: "card") }
event-copied =
    { $person ->
        [me] Applichi di nuovo
       *[other] { $player } applica di nuovo
    } il riquadro della Produzione di { NAME($card, of: "card") }
event-project =
    { $person ->
        [me] Esegui il Progetto Standard
       *[other] { $player } esegue il Progetto Standard
    } { NAME($project, of: "standard-project") }
event-converted =
    { $person ->
        [me] Converti
       *[other] { $player } converte
    } { $what ->
        [plants] { COUNT("plant", $n) }
       *[heat] { COUNT("heat", $n) }
    }
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
event-bought =
    { $person ->
        [me] { $n ->
            [0] Non compri carte
           *[other] Compri { COUNT("card", $n) }
        }
       *[other] { $player } { $n ->
            [0] non compra carte
           *[other] compra { COUNT("card", $n) }
        }
    }
event-colony =
    Colonia { $colony ->
        [luna] sulla
       *[other] su
    } { NAME($colony, of: "colony") }
event-fleet = { SIGNED($n) } { NOUN("trade-fleet", $n) }
event-traded =
    { $person ->
        [me] Commerci
       *[other] { $player } commercia
    } { $colony ->
        [luna] con la
       *[other] con
    } { NAME($colony, of: "colony") }
event-claimed-space =
    { $person ->
        [me] Rivendichi
       *[other] { $player } rivendica
    } un’area della mappa: { $space }
event-revealed = rivelata la carta { NAME($card, of: "card") }
event-passed =
    { $person ->
        [me] Passi
       *[other] { $player } passa
    } per questa Generazione
event-end = La partita è finita

## Ares Expedition

event-round = Round { $n }
event-research = Fase della Ricerca
event-chose =
    { $person ->
        [me] Scegli
       *[other] { $player } sceglie
    } { NOUN($phase, of: "phase", form: "def") }
event-neutral = Il giocatore neutrale sceglie { NOUN($phase, of: "phase", form: "def") }
event-help = Marte riceve un aiuto
event-standard =
    { $person ->
        [me] Esegui
       *[other] { $player } esegue
    } l’Azione Standard { $action ->
        [forest_mc] Foresta
        [temperature_mc] Temperatura
       *[ocean_mc] Oceano
    }
event-sold =
    { $person ->
        [me] Vendi
       *[other] { $player } vende
    } { COUNT("card", $n) } per { COUNT("mc", $price) }
ares-event-converted =
    { $person ->
        [me] Converti
       *[other] { $player } converte
    } { $what ->
        [plants] { COUNT("plant", $n) }
       *[heat] { COUNT("heat", $n) }
    }
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

## Che cosa ti hanno fatto gli altri

alert-lost = { $player } ({ NAME($card, of: "card") }): perdi { COUNT($resource, $n, form: "unit") }
alert-production = { $player } ({ NAME($card, of: "card") }): la tua Produzione di { NOUN($resource, 2) } scende di { COUNT("step", $n) }
alert-cubes = { $player } ({ NAME($card, of: "card") }): perdi { COUNT($kind, $n) } da { NAME($from, of: "card") }
