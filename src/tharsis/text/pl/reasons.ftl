### Dlaczego czegoś nie można zrobić: jedna linijka, mała litera na początku, bez kropki.

## Wymagania

reason-at-least =
    { $parameter ->
        [temperature] wymagana Temperatura { DEGREES($need) }, obecnie { DEGREES($have) }
        [oxygen] wymagany Poziom Tlenu { PERCENT($need) }, obecnie { PERCENT($have) }
       *[oceans] potrzeba { COUNT("ocean", $need, case: "gen") }, obecnie { $have }
    }
reason-at-most =
    { $parameter ->
        [temperature] Temperatura przekracza { DEGREES($need) }: obecnie { DEGREES($have) }
        [oxygen] Poziom Tlenu przekracza { PERCENT($need) }: obecnie { PERCENT($have) }
       *[oceans] dozwolone najwyżej { COUNT("ocean", $need) }: obecnie { $have }
    }
reason-need-tags = potrzeba { COUNT($tag, $need, of: "tag", case: "gen") }, masz { $have }
reason-need-production =
    potrzeba { COUNT("step", $need, case: "gen") } produkcji { $resource ->
        [card] kart
       *[other] { NOUN($resource, case: "gen") }
    }, masz { $have }
reason-need-cities =
    potrzeba { COUNT("city", $need, case: "gen") }, { $whose ->
        [own] masz { $have }
       *[anyone] w grze: { $have }
    }
reason-need-greeneries =
    potrzeba { $need } { $need ->
        [one] własnego
       *[other] własnych
    } { NOUN("greenery", $need, case: "gen") }, masz { $have }
reason-need-colonies = potrzeba { COUNT("colony", $need, case: "gen") }, masz { $have }
reason-at-most-colonies = dozwolone najwyżej { COUNT("colony", $need) }, masz { $have }
reason-need-cubes = potrzeba { COUNT($kind, $need, case: "gen") } na Twoich kartach, masz { $have }

reason-at-least-zone =
    { $parameter ->
        [temperature] wymagana Temperatura
       *[oxygen] wymagany Poziom Tlenu
    } w { NOUN($need, 1, of: "zone", case: "loc") }, obecnie { NOUN($have, 1, of: "zone") }
reason-at-most-zone =
    { $parameter ->
        [temperature] Temperatura
       *[oxygen] Poziom Tlenu
    } powyżej { NOUN($need, 1, of: "zone", case: "gen") }: obecnie { NOUN($have, 1, of: "zone") }
reason-need-rating = wymagany WT { $need }, masz { $have }

## Koszty

reason-price = brakuje { COUNT("mc", $short) }
reason-stock = potrzeba { COUNT($resource, $need, case: "gen") }, masz { $have }
reason-production =
    nie można obniżyć produkcji { $resource ->
        [card] kart
       *[other] { NOUN($resource, case: "gen") }
    } o { COUNT("step", $need, case: "acc") }, wynosi { $have }
reason-cubes = potrzeba { COUNT($kind, $need, case: "gen") } na tej karcie, jest { $have }
reason-own-cubes = potrzeba { COUNT($kind, $need, case: "gen") } na Twoich kartach
reason-rating = potrzeba { $need } WT do wydania, masz { $have }
reason-hand-size = potrzeba { COUNT("card", $need, case: "gen") } na ręce, masz { $have }
reason-rating-not-raised = Twój WT nie wzrósł w tym pokoleniu

## Nie ma celu

reason-nobody-to-cut = nikt nie może stracić { COUNT("step", $need, case: "gen") } produkcji { NOUN($resource, case: "gen") }
reason-nobody-to-rob = nikt nie ma { NOUN($resource, 5, case: "gen") } do stracenia
reason-no-cube-to-take = na żadnej karcie nie ma { NOUN($kind, 5, case: "gen") } do zabrania
reason-no-target = na żadnej z Twoich kart nie można umieścić { NOUN($kind, 5, case: "gen") }
reason-no-building-to-copy = żadna z Twoich kart z symbolem budowli nie ma ramki produkcji, którą można powtórzyć
reason-no-branch = żadnej z możliwości nie da się wykonać
reason-no-space =
    brak wolnego pola na { $tile ->
        [ocean] obszar oceanów
        [greenery] obszar zieleni
        [city] obszar miasta
       *[other] obszar „{ NAME($tile, of: "tile") }”
    }
reason-no-colony = żaden kafelek kolonii nie jest dla Ciebie dostępny
reason-no-tracks = nie ma dwóch kolonii, których znaczniki można przesunąć
reason-no-trade = nie ma wolnego obiektu, z którym można handlować
reason-nothing-to-exchange = nie masz czego zamienić

## Zasady stołu

reason-not-in-hand = nie masz tej karty na ręce
reason-not-in-play = tej karty nie ma w grze
reason-used = już użyta
reason-parameter-full = { NAME($parameter, of: "parameter") }: osiągnięto już maksimum
reason-phase-of =
    tylko { $phase ->
        [planning] podczas planowania
        [development] w fazie rozwoju
        [construction] w fazie budowy
        [action] w fazie akcji
        [production] w fazie produkcji
        [research] w fazie badań
       *[other] na koniec rundy
    }

## Błędy

error-stale = Sytuacja na stole się zmieniła; oto aktualny stan
error-wrong-seat = To nie jest Twoje miejsce
error-offline = Brak połączenia; próbujemy ponownie
