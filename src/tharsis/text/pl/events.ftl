### Dziennik: jedna linijka na zdarzenie, czas teraźniejszy (bez rodzaju gracza), bez kropki. Znaczenie argumentów: en/events.ftl.

event-cause = ({ NAME($card, of: "card") })

event-gained =
    { $person ->
        [me] Otrzymujesz
       *[other] { $player } otrzymuje
    } { COUNT($resource, $n, case: "acc") }{ $cause }
event-lost =
    { $person ->
        [me] Tracisz
       *[other] { $player } traci
    } { COUNT($resource, $n, case: "acc") }{ $cause }
event-production =
    { $person ->
        [me] Twoja produkcja
       *[other] { $player }: produkcja
    } { $resource ->
        [card] kart
       *[other] { NOUN($resource, case: "gen") }
    } { SIGNED($n) }{ $cause }
event-rating =
    { $person ->
        [me] Twój WT
       *[other] { $player }: WT
    } { SIGNED($n) }{ $cause }
event-parameter = { NAME($parameter, of: "parameter") } { VALUE($parameter, $n) }{ $cause }
event-tile =
    { $person ->
        [me] Umieszczasz
       *[other] { $player } umieszcza
    } { $tile ->
        [ocean] obszar oceanów
        [greenery] obszar zieleni
        [city] obszar miasta
       *[other] obszar „{ NAME($tile, of: "tile") }”
    } na polu { $space }{ $cause }
event-cubes =
    { $person ->
        [me] Umieszczasz
       *[other] { $player } umieszcza
    } { COUNT($kind, $n, case: "acc") } na karcie „{ NAME($card, of: "card") }”{ $cause }
event-removed-cubes = Z karty „{ NAME($card, of: "card") }” ubywa { COUNT($kind, $n, case: "gen") }{ $cause }
event-drew =
    { $person ->
        [me] Dobierasz
       *[other] { $player } dobiera
    } { $card ->
        [hidden] kartę
       *[other] „{ NAME($card, of: "card") }”
    }{ $cause }
event-discarded =
    { $person ->
        [me] Odrzucasz
       *[other] { $player } odrzuca
    } { $card ->
        [hidden] kartę
       *[other] „{ NAME($card, of: "card") }”
    }{ $cause }
event-seen =
    { $person ->
        [me] Oglądasz
       *[other] { $player } ogląda
    } { $card ->
        [hidden] kartę
       *[other] „{ NAME($card, of: "card") }”
    }{ $cause }
event-played =
    { $person ->
        [me] Zagrywasz
       *[other] { $player } zagrywa
    } „{ NAME($card, of: "card") }”
event-used =
    { $person ->
        [me] Korzystasz
       *[other] { $player } korzysta
    } z karty „{ NAME($card, of: "card") }”
event-project =
    { $person ->
        [me] Wykorzystujesz
       *[other] { $player } wykorzystuje
    } projekt standardowy: { NAME($project, of: "standard-project") }
event-milestone =
    { $person ->
        [me] Uzyskujesz
       *[other] { $player } uzyskuje
    } Tytuł: { NAME($milestone, of: "milestone") }
event-award =
    { $person ->
        [me] Fundujesz
       *[other] { $player } funduje
    } Nagrodę: { NAME($award, of: "award") }
event-passed =
    { $person ->
        [me] Pasujesz
       *[other] { $player } pasuje
    } w tym pokoleniu
event-corporation =
    { $person ->
        [me] Grasz
       *[other] { $player } gra
    } jako { NAME($card, of: "card") }
event-bought =
    { $person ->
        [me] Kupujesz
       *[other] { $player } kupuje
    } { COUNT("card", $n, case: "acc") } za { COUNT("mc", $cost) }{ $cause }
event-generation = Pokolenie { $n }. Pierwszy gracz: { $player }
event-phase = { NAME($phase, of: "phase") }
event-paid =
    { $person ->
        [me] Płacisz
       *[other] { $player } płaci
    } { COUNT($resource, $n, case: "acc") }{ $cause }
event-claimed-space =
    { $person ->
        [me] Umieszczasz
       *[other] { $player } umieszcza
    } znacznik na polu { $space }{ $cause }
event-revealed = Odkryta karta: „{ NAME($card, of: "card") }”{ $cause }
event-converted =
    { $person ->
        [me] Zamieniasz
       *[other] { $player } zamienia
    } { $what ->
        [plants] roślinność w obszar zieleni
       *[heat] ciepło we wzrost Temperatury
    }
event-copied =
    { $person ->
        [me] Powtarzasz
       *[other] { $player } powtarza
    } ramkę produkcji karty „{ NAME($card, of: "card") }”{ $cause }
event-colony =
    { $person ->
        [me] Zakładasz
       *[other] { $player } zakłada
    } kolonię na { NOUN($colony, of: "colony", case: "loc") }{ $cause }
event-traded =
    { $person ->
        [me] Handlujesz
       *[other] { $player } handluje
    } z { NOUN($colony, of: "colony", case: "ins") }{ $cause }
event-track = Znacznik na torze { NOUN($colony, of: "colony", case: "gen") }: { $n }{ $cause }
event-fleet =
    { $person ->
        [me] Otrzymujesz
       *[other] { $player } otrzymuje
    } flotę handlową{ $cause }
event-end = Koniec gry

## Ekspedycja Ares

event-ocean =
    { $person ->
        [me] Odwracasz
       *[other] { $player } odwraca
    } obszar oceanów: { $reward }{ $cause }
event-standard =
    { $person ->
        [me] Wykonujesz
       *[other] { $player } wykonuje
    } akcję standardową: { NAME($action, of: "standard-action") }
event-forest =
    { $person ->
        [me] Otrzymujesz
       *[other] { $player } otrzymuje
    } { COUNT("forest", $n, case: "acc") }{ $cause }
event-planned =
    { $person ->
        [me] Masz już wybraną fazę
       *[other] { $player } ma już wybraną fazę
    }
event-chose = { $player }: { NAME($phase, of: "ares-phase") }
event-sold =
    { $person ->
        [me] Sprzedajesz
       *[other] { $player } sprzedaje
    } { $card ->
        [hidden] kartę
       *[other] „{ NAME($card, of: "card") }”
    }
event-round = Runda { $n }
ares-event-phase = { NAME($phase, of: "ares-phase") }
ares-event-converted =
    { $person ->
        [me] Zamieniasz
       *[other] { $player } zamienia
    } { $what ->
        [plants] roślinność w { COUNT("forest", $times, case: "acc") }
       *[heat] ciepło we wzrost Temperatury o { COUNT("step", $times, case: "acc") }
    }
event-neutral = Neutralny gracz: { NAME($phase, of: "ares-phase") }
event-piece =
    { $person ->
        [me] Bierzesz
       *[other] { $player } bierze
    } z puli { $piece ->
        [cube] kostkę
       *[marker] znacznik
    }
event-swapped =
    { $person ->
        [me] Otrzymujesz
       *[other] { $player } otrzymuje
    } od partnera { $card ->
        [hidden] kartę
       *[other] „{ NAME($card, of: "card") }”
    }
event-marker = { NAME($parameter, of: "parameter") }: samoczynny wzrost, obecnie { VALUE($parameter, $n) }
event-extra-play =
    { $person ->
        [me] W tej fazie możesz
       *[other] { $player } może w tej fazie
    } zagrać jeszcze jedną kartę{ $cause }
event-finished =
    { $person ->
        [me] Kończysz fazę
       *[other] { $player } kończy fazę
    }

## Co zrobili Ci inni

alert-lost = „{ NAME($card, of: "card") }”: tracisz { COUNT($resource, $n, case: "acc") }
alert-production = „{ NAME($card, of: "card") }”: Twoja produkcja { NOUN($resource, case: "gen") } spada o { COUNT("step", $n, case: "acc") }
alert-cubes = Tracisz { COUNT($kind, $n, case: "acc") } z karty „{ NAME($card, of: "card") }”
alert-turn = Twoja tura
alert-milestone = { $player } uzyskuje Tytuł: { NAME($milestone, of: "milestone") }
alert-gained = „{ NAME($card, of: "card") }”: otrzymujesz { COUNT($resource, $n, case: "acc") }
