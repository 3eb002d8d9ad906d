### Dziennik: linia na ruch, czas teraźniejszy, bez kropki. Znaczenie komunikatów: en/events.ftl.

event-for = { $event } za { $price }
event-price = { COUNT($resource, $n, case: "acc") }
event-beside = { $at }, obok pola „{ $name }”
event-because =
    { $person ->
        [me] Ty
       *[other] { $player }
    } („{ NAME($card, of: "card") }”)
event-bonus =
    { $person ->
        [me] Otrzymujesz
       *[other] { $player } otrzymuje
    } premię fazy { $phase ->
        [development] rozwoju
        [construction] budowy
        [action] akcji
        [production] produkcji
       *[research] badań
    }
event-production = Faza produkcji
event-solar = Faza słoneczna: floty handlowe wracają, a znaczniki kolonii przesuwają się w górę
event-generation =
    Pokolenie { $n }. { $person ->
        [me] Zaczynasz
       *[other] Zaczyna { $player }
    }
event-corporation =
    { $person ->
        [me] Grasz
       *[other] { $player } gra
    } jako { NAME($card, of: "card") }
event-played =
    { $person ->
        [me] Zagrywasz
       *[other] { $player } zagrywa
    } kartę „{ NAME($card, of: "card") }”
event-used =
    { $person ->
        [me] Korzystasz
       *[other] { $player } korzysta
    } z akcji karty „{ NAME($card, of: "card") }”
event-first-action =
    { $person ->
        [me] Wykonujesz
       *[other] { $player } wykonuje
    } pierwszą akcję korporacji „{ NAME($card, of: "card") }”
event-copied =
    { $person ->
        [me] Powtarzasz
       *[other] { $player } powtarza
    } ramkę produkcji karty „{ NAME($card, of: "card") }”
event-project =
    { $person ->
        [me] Wykorzystujesz
       *[other] { $player } wykorzystuje
    } projekt standardowy „{ NAME($project, of: "standard-project") }”
event-converted =
    { $person ->
        [me] Zamieniasz
       *[other] { $player } zamienia
    } { $what ->
        [plants] { COUNT("plant", $n, case: "acc") } w zieleń
       *[heat] { COUNT("heat", $n, case: "acc") } we wzrost Temperatury
    }
event-milestone =
    { $person ->
        [me] Uzyskujesz
       *[other] { $player } uzyskuje
    } Tytuł „{ NAME($milestone, of: "milestone") }”
event-award =
    { $person ->
        [me] Fundujesz
       *[other] { $player } funduje
    } Nagrodę „{ NAME($award, of: "award") }”
event-bought =
    { $person ->
        [me] { $n ->
            [0] Nie kupujesz kart
           *[other] Kupujesz { COUNT("card", $n, case: "acc") }
        }
       *[other] { $player } { $n ->
            [0] nie kupuje kart
           *[other] kupuje { COUNT("card", $n, case: "acc") }
        }
    }
event-colony = kolonia na { NOUN($colony, of: "colony", case: "loc") }
event-fleet = { SIGNED($n) } { NOUN("trade-fleet", $n) }
event-traded =
    { $person ->
        [me] Handlujesz
       *[other] { $player } handluje
    } z { NOUN($colony, of: "colony", case: "ins") }
event-claimed-space =
    { $person ->
        [me] Umieszczasz
       *[other] { $player } umieszcza
    } swój znacznik na polu { $space }
event-revealed = odkryta karta „{ NAME($card, of: "card") }”
event-passed =
    { $person ->
        [me] Pasujesz
       *[other] { $player } pasuje
    } do końca pokolenia
event-end = Koniec gry

## Ekspedycja Ares

event-round = Runda { $n }
event-research = Faza badań
event-chose =
    { $person ->
        [me] Wybierasz
       *[other] { $player } wybiera
    } fazę { $phase ->
        [development] rozwoju
        [construction] budowy
        [action] akcji
        [production] produkcji
       *[research] badań
    }
event-neutral =
    Neutralny gracz wybiera fazę { $phase ->
        [development] rozwoju
        [construction] budowy
        [action] akcji
        [production] produkcji
       *[research] badań
    }
event-help = Mars dostaje pomoc
event-standard =
    { $person ->
        [me] Wykonujesz
       *[other] { $player } wykonuje
    } akcję standardową „{ $action ->
        [forest_mc] Las
        [temperature_mc] Temperatura
       *[ocean_mc] Ocean
    }”
event-sold =
    { $person ->
        [me] Sprzedajesz
       *[other] { $player } sprzedaje
    } { COUNT("card", $n, case: "acc") } za { COUNT("mc", $price) }
ares-event-converted =
    { $person ->
        [me] Zamieniasz
       *[other] { $player } zamienia
    } { $what ->
        [plants] { COUNT("plant", $n, case: "acc") } w { COUNT("forest", $times, case: "acc") }
       *[heat] { COUNT("heat", $n, case: "acc") } we wzrost Temperatury o { COUNT("step", $times, case: "acc") }
    }
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

## Co zrobili Ci inni

alert-lost = { $player } („{ NAME($card, of: "card") }”): tracisz { COUNT($resource, $n, case: "acc") }
alert-production = { $player } („{ NAME($card, of: "card") }”): Twoja produkcja { NOUN($resource, case: "gen") } spada o { COUNT("step", $n, case: "acc") }
alert-cubes = { $player } („{ NAME($card, of: "card") }”): tracisz { COUNT($kind, $n, case: "acc") } z karty „{ NAME($from, of: "card") }”
