### Zdania na kartach. Znaczenie komunikatów: en/cards.ftl i docs/translating.md.
### Rozkaźnik jak w instrukcji („Podnieś”, „Umieść na planszy”), bezokolicznik w .inf („żeby podnieść”, „możesz umieścić”).
### „Otrzymujesz” nie łączy się z rozkaźnikiem przez „i”, więc stoi w osobnym zdaniu: part .alone.

## Liczby

format-percent = { $n }%
format-degrees = { $n }°C

## Łączenie

list-comma = { $head }, { $next }
list-and = { $head } i { $last }
list-or = { $head } albo { $last }
store-comma = { $head }, { $next }
store-and = { $head }, a { $last }
clause-then = { $head }, a następnie { $last }
clause-comma = { $head }, { $next }
clause-and =
    { $head } { $long ->
        [yes] oraz
       *[no] i
    } { $last }
clause-or = { $head } albo { $last }
# „Albo…, albo…”: przecinek jest wtedy zawsze poprawny, także po zdaniu z „żeby”.
choice-comma = { $head }, albo { $next }
choice-or = albo { $head }, albo { $last }
trigger-comma = { $head }, { $next }
trigger-or = { $head } albo { $last }

sentence = { $text }.
label-action = Akcja: { $text }
label-first-action = Pierwsza akcja: { $text }
label-effect = Efekt trwały: { $text }
needs = Wymagania: { $needs }.

cost-for-gain = { $costs }, żeby { $gains_inf }
on-condition = { $condition }, { $does }
if-also = { $condition }, dodatkowo { $then }
if-otherwise = { $condition }, { $then }; w przeciwnym razie { $otherwise }
cost-instead = { $costs } ({ $instead }, { $condition })
in-production = w fazie produkcji { $does_rep }
# .alone: zdanie z tym słowem stoi osobno.
# Stopień tlenu to 1%, stopień temperatury 2°C, jak w instrukcji.

## Warunki początkowe korporacji

start = rozpoczynasz grę z { $all }
start-stock = { COUNT($resource, $amount, case: "ins") }
start-production =
    { COUNT("step", $amount, case: "ins") } produkcji { $resource ->
        [card] kart
       *[other] { NOUN($resource, case: "gen") }
    }

## Za ile

word-tags =
    za { $each ->
        [1] każdy
       *[other] każde { $each }
    } { $whose ->
        [own] { $each ->
            [one] posiadany
            [few] posiadane
           *[many] posiadanych
        } { NOUN($tag, $each, of: "tag", case: "acc") }
        [opponents] { NOUN($tag, $each, of: "tag", case: "acc") } { $each ->
            [one] posiadany
            [few] posiadane
           *[many] posiadanych
        } przez przeciwników
       *[anyone] { NOUN($tag, $each, of: "tag", case: "acc") } w grze
    }{ $included ->
        [yes] { " " }(wliczając ten)
       *[no] { "" }
    }
word-cities =
    za { $each ->
        [1] każdy
       *[other] każde { $each }
    } { NOUN("city", $each, case: "acc") } { $where ->
        [on_mars] na Marsie
       *[anywhere] w grze
    }
word-events-played =
    za każde { $each ->
        [1] wydarzenie zagrane
        [few] { COUNT("event", $each, case: "acc") } zagrane
       *[many] { COUNT("event", $each, case: "acc") } zagranych
    } dotąd przez dowolnego gracza
word-cubes-here =
    za { $each ->
        [1] { $holds ->
            [fighter] każdy
            [camp] każdy
           *[other] każdą
        }
       *[other] każde { $each }
    } { NOUN($holds, $each, case: "acc") } na tej karcie{ $at_most ->
        [0] { "" }
       *[other] { " " }(maksymalnie za { COUNT("unit", $at_most, case: "acc") })
    }
word-own-cubes =
    za { $each ->
        [1] każdą
       *[other] każde { $each }
    } { NOUN($kind, $each, case: "acc") } na swoich kartach
word-colonies =
    za { $each ->
        [1] każdą
       *[other] każde { $each }
    } { $whose ->
        [own] { $each ->
            [1] posiadaną
            [few] posiadane
           *[many] posiadanych
        } { NOUN("colony", $each, case: "acc") }
       *[anyone] { NOUN("colony", $each, case: "acc") } w grze
    }
word-cities-and-colonies =
    za { $each ->
        [1] każdy obszar miasta i każdą kolonię
        [few] każde { $each } obszary miast lub kolonie
       *[many] każde { $each } obszarów miast lub kolonii
    } w grze
word-untagged-cards =
    za { $each ->
        [1] każdą
       *[other] każde { $each }
    } { NOUN("card", $each, case: "acc") } bez symboli, { $each ->
        [1] którą
       *[other] które
    } masz w grze (wliczając tę)

word-forests =
    za { $each ->
        [1] każdy posiadany
        [few] każde { $each } posiadane
       *[many] każde { $each } posiadanych
    } { NOUN("forest", $each, case: "acc") }
word-store =
    za { $each ->
        [1] każdą posiadaną
       *[other] każde { $each } posiadane
    } { NOUN($resource, $each, case: "acc") }

## Wymagania

word-at-least =
    { $parameter ->
        [temperature] Temperatura równa albo wyższa niż { DEGREES($value) }
        [oxygen] Poziom Tlenu równy albo wyższy niż { PERCENT($value) }
       *[oceans] przynajmniej { $module ->
            [ares] { $value } { $value ->
                [1] odwrócony
                [few] odwrócone
               *[many] odwróconych
            } { NOUN("ocean", $value) }
           *[other] { COUNT("ocean", $value) }
        }
    }
word-at-most =
    { $parameter ->
        [temperature] Temperatura równa albo niższa niż { DEGREES($value) }
        [oxygen] Poziom Tlenu równy albo niższy niż { PERCENT($value) }
       *[oceans] co najwyżej { $module ->
            [ares] { $value } { $value ->
                [1] odwrócony
                [few] odwrócone
               *[many] odwróconych
            } { NOUN("ocean", $value) }
           *[other] { COUNT("ocean", $value) }
        }
    }
word-need-tags = przynajmniej { COUNT($tag, $count, of: "tag") }
    .next = { COUNT($tag, $count, of: "tag") }
word-need-production =
    przynajmniej { COUNT("step", $count) } produkcji { $resource ->
        [card] kart
       *[other] { NOUN($resource, case: "gen") }
    }
word-need-cities =
    { $whose ->
        [own] przynajmniej { $count ->
            [1] { $count } własny
            [few] { $count } własne
           *[many] { $count } własnych
        } { NOUN("city", $count) }
       *[anyone] przynajmniej { COUNT("city", $count) } w grze
    }
    .next =
        { $count } { $whose ->
            [own] { $count ->
                [1] własny
                [few] własne
               *[many] własnych
            } { NOUN("city", $count) }
           *[anyone] { NOUN("city", $count) } w grze
        }
word-need-greeneries =
    przynajmniej { $count ->
        [1] { $count } własny
        [few] { $count } własne
       *[many] { $count } własnych
    } { NOUN("greenery", $count) }
    .next =
        { $count ->
            [1] { $count } własny
            [few] { $count } własne
           *[many] { $count } własnych
        } { NOUN("greenery", $count) }
word-need-colonies =
    przynajmniej { $count ->
        [1] { $count } własna
        [few] { $count } własne
       *[many] { $count } własnych
    } { NOUN("colony", $count) }
    .next =
        { $count ->
            [1] { $count } własna
            [few] { $count } własne
           *[many] { $count } własnych
        } { NOUN("colony", $count) }
word-at-most-colonies =
    co najwyżej { $count } { $count ->
        [one] własna
        [few] własne
       *[many] własnych
    } { NOUN("colony", $count) }
word-need-cubes = przynajmniej { COUNT($kind, $count) } na Twoich kartach
word-at-least-zone =
    { $parameter ->
        [temperature] Temperatura
       *[oxygen] Poziom Tlenu
    } w { NOUN($zone, 1, of: "zone", case: "loc") }{ $zone ->
        [white] { "" }
       *[other] { " " }albo wyższej
    }
word-at-most-zone =
    { $parameter ->
        [temperature] Temperatura
       *[oxygen] Poziom Tlenu
    } w { NOUN($zone, 1, of: "zone", case: "loc") }{ $zone ->
        [purple] { "" }
       *[other] { " " }albo niższej
    }
word-need-rating = WT równy albo wyższy niż { $rating }

## Efekty

word-gain = otrzymujesz { $what }{ $per }
    .inf = otrzymać { $what }{ $per }
    .beside = weź { $what }{ $per }
    .alone = tak
word-gain-item = { COUNT($resource, $amount, case: "acc") }
word-lose = wydaj { $what }
    .inf = wydać { $what }
    .alone = tak
word-lose-item = { COUNT($resource, $amount, case: "acc") }

word-gain-production = podnieś { $what }{ $per }
    .inf = podnieść { $what }{ $per }
word-gain-production-item =
    { $place ->
        [first] swoją { "" }
       *[next] { "" }
    }{ $resources }{ $count ->
        [1] { "" }
       *[other] , każdą
    } o { COUNT("step", $amount, case: "acc") }
word-lose-production = obniż { $what }
    .inf = obniżyć { $what }
word-lose-production-item =
    { $place ->
        [first] swoją { "" }
       *[next] { "" }
    }{ $resources }{ $count ->
        [1] { "" }
       *[other] , każdą
    } o { COUNT("step", $amount, case: "acc") }
# Z „produkcję” przy każdym zasobie wiadomo, że każda zmienia się o tyle samo.
production-name =
    produkcję { $resource ->
        [card] kart
       *[other] { NOUN($resource, case: "gen") }
    }
production-steps = o { COUNT("step", $amount, case: "acc") }
word-cut-production = obniż produkcję { NOUN($resource, case: "gen") } dowolnego gracza o { COUNT("step", $amount, case: "acc") }
    .inf = obniżyć produkcję { NOUN($resource, case: "gen") } dowolnego gracza o { COUNT("step", $amount, case: "acc") }

# Stopień tlenu to 1%, więc jak w instrukcji: „o 1%”, a nie „Poziom Tlenu o 1 poziom”.
word-raise =
    podnieś { $parameter ->
        [temperature] Temperaturę o { $degrees }°C
        [oxygen] Poziom Tlenu o { PERCENT($steps) }
       *[oceans] Liczbę Oceanów o { $steps }
    }
    .inf =
        podnieść { $parameter ->
            [temperature] Temperaturę o { $degrees }°C
            [oxygen] Poziom Tlenu o { PERCENT($steps) }
           *[oceans] Liczbę Oceanów o { $steps }
        }
word-gain-rating =
    podnieś { $again ->
        [yes] go
       *[no] swój WT
    } o { $amount }{ $per }
    .inf =
        podnieść { $again ->
            [yes] go
           *[no] swój WT
        } o { $amount }{ $per }
    .alone = tak

word-place-ocean =
    umieść { $where ->
        [not_ocean] { "" }
       *[ocean] na planszy { "" }
    }{ $times ->
        [1] obszar oceanów
       *[other] { COUNT("ocean", $times, case: "acc") }
    }{ $where ->
        [not_ocean] { " " }na polu niezarezerwowanym na oceany
       *[ocean] { "" }
    }
    .inf =
        umieścić { $where ->
            [not_ocean] { "" }
           *[ocean] na planszy { "" }
        }{ $times ->
            [1] obszar oceanów
           *[other] { COUNT("ocean", $times, case: "acc") }
        }{ $where ->
            [not_ocean] { " " }na polu niezarezerwowanym na oceany
           *[ocean] { "" }
        }
word-place-tile =
    umieść { $where ->
        [land] na planszy { "" }
        [city] na planszy { "" }
        [greenery] na planszy { "" }
        [not_ocean] na planszy { "" }
       *[other] { "" }
    }{ $tile ->
        [city] obszar miasta
        [greenery] obszar zieleni
        [capital] obszar „{ NAME($tile, of: "tile") }” (liczy się jako miasto)
        [mining_area] „{ NAME($tile, of: "tile") }”
        [mohole_area] „{ NAME($tile, of: "tile") }”
        [restricted_area] „{ NAME($tile, of: "tile") }”
       *[other] obszar „{ NAME($tile, of: "tile") }”
    }{ $where ->
        [ocean] { " " }na polu zarezerwowanym na oceany
        [isolated] { " " }na polu, z którym nie sąsiaduje żaden inny obszar
        [volcanic] { " " }na polu wulkanicznym
        [volcanic_city] { " " }na polu wulkanicznym, nawet obok innego miasta
        [next_to_greenery] { " " }obok dowolnego obszaru zieleni
        [next_to_city] { " " }obok dowolnego obszaru miasta
        [next_to_two_cities] { " " }obok co najmniej dwóch obszarów miast
        [metal] { " " }na polu z premią w postaci stali albo tytanu
        [metal_next_to_own] { " " }na polu z premią w postaci stali albo tytanu, obok swojego obszaru
        [noctis_city] { " " }na polu „{ space-noctis-city }”
        [phobos_space_haven] { " " }na polu „{ space-phobos-space-haven }”
        [ganymede_colony] { " " }na polu „{ space-ganymede-colony }”
       *[other] { "" }
    }
    .inf =
        umieścić { $where ->
            [land] na planszy { "" }
            [city] na planszy { "" }
            [greenery] na planszy { "" }
            [not_ocean] na planszy { "" }
           *[other] { "" }
        }{ $tile ->
            [city] obszar miasta
            [greenery] obszar zieleni
            [capital] obszar „{ NAME($tile, of: "tile") }” (liczy się jako miasto)
            [mining_area] „{ NAME($tile, of: "tile") }”
            [mohole_area] „{ NAME($tile, of: "tile") }”
            [restricted_area] „{ NAME($tile, of: "tile") }”
           *[other] obszar „{ NAME($tile, of: "tile") }”
        }{ $where ->
            [ocean] { " " }na polu zarezerwowanym na oceany
            [isolated] { " " }na polu, z którym nie sąsiaduje żaden inny obszar
            [volcanic] { " " }na polu wulkanicznym
            [volcanic_city] { " " }na polu wulkanicznym, nawet obok innego miasta
            [next_to_greenery] { " " }obok dowolnego obszaru zieleni
            [next_to_city] { " " }obok dowolnego obszaru miasta
            [next_to_two_cities] { " " }obok co najmniej dwóch obszarów miast
            [metal] { " " }na polu z premią w postaci stali albo tytanu
            [metal_next_to_own] { " " }na polu z premią w postaci stali albo tytanu, obok swojego obszaru
            [noctis_city] { " " }na polu „{ space-noctis-city }”
            [phobos_space_haven] { " " }na polu „{ space-phobos-space-haven }”
            [ganymede_colony] { " " }na polu „{ space-ganymede-colony }”
           *[other] { "" }
        }
word-gain-metal-production = podnieś swoją produkcję tego metalu o 1 poziom
    .inf = podnieść swoją produkcję tego metalu o 1 poziom
word-claim-space = umieść swój znacznik na wolnym, niezarezerwowanym polu: odtąd tylko Ty możesz umieścić na nim obszar
    .inf = umieścić swój znacznik na wolnym, niezarezerwowanym polu: odtąd tylko Ty możesz umieścić na nim obszar
word-flood = odbierz do { COUNT("mc", $amount) } właścicielowi jednego z obszarów sąsiadujących z tym obszarem oceanów
    .inf = odebrać do { COUNT("mc", $amount) } właścicielowi jednego z obszarów sąsiadujących z tym obszarem oceanów

word-remove = usuń { $what } dowolnego gracza
    .inf = usunąć { $what } dowolnego gracza
word-remove-item = do { COUNT($resource, $amount, case: "gen") }
word-remove-cubes-item = do { COUNT($kind, $amount, case: "gen") }
word-steal = ukradnij { $what } dowolnemu innemu graczowi
    .inf = ukraść { $what } dowolnemu innemu graczowi
word-steal-item = do { COUNT($resource, $amount, case: "gen") }

word-add-cubes =
    umieść { $to ->
        [here] na tej karcie
        [another] na innej ze swoich kart
        [any_own] na dowolnej ze swoich kart{ $tag ->
            [none] { "" }
           *[other] { " " }z { NOUN($tag, 1, of: "tag", case: "ins") }
        }
       *[played] na zagranej karcie
    } { $what }{ $per }
    .inf =
        umieścić { $to ->
            [here] na tej karcie
            [another] na innej ze swoich kart
            [any_own] na dowolnej ze swoich kart{ $tag ->
                [none] { "" }
               *[other] { " " }z { NOUN($tag, 1, of: "tag", case: "ins") }
            }
           *[played] na zagranej karcie
        } { $what }{ $per }
word-add-cubes-item =
    { $kind ->
        [life] { $amount ->
            [1] 1 jednostkę mikrobów albo zwierząt
           *[other] { COUNT("microbe", $amount, case: "acc") } albo { COUNT("animal", $amount, case: "acc") }
        }
        [any] { COUNT("unit", $amount, case: "acc") } zasobu, który się na niej zbiera
       *[other] { COUNT($kind, $amount, case: "acc") }
    }
word-add-cubes-apart = umieść { $what }{ $per }
    .inf = umieścić { $what }{ $per }
word-add-cubes-apart-item =
    na { $to ->
        [another] { $place ->
            [first] jednej z pozostałych swoich kart
           *[next] jeszcze innej
        }
       *[any_own] dowolnej ze swoich kart
    }{ $tag ->
        [none] { "" }
       *[other] { " " }z { NOUN($tag, 1, of: "tag", case: "ins") }
    } { $what }
move-cube = przenieś { COUNT($kind, 1, case: "acc") } z dowolnej karty na tę kartę
    .inf = przenieść { COUNT($kind, 1, case: "acc") } z dowolnej karty na tę kartę
word-add-to-filled = wybierz swoją kartę, na której są zasoby, i umieść na niej jeszcze { COUNT("unit", $amount, case: "acc") } tego samego rodzaju
    .inf = wybrać swoją kartę, na której są zasoby, i umieścić na niej jeszcze { COUNT("unit", $amount, case: "acc") } tego samego rodzaju
word-draw = dobierz { COUNT("card", $amount, case: "acc") }{ $per }
    .inf = dobrać { COUNT("card", $amount, case: "acc") }{ $per }
    .rep = dobierasz { COUNT("card", $amount, case: "acc") }{ $per }
word-look =
    obejrzyj { $cards ->
        [one] { $cards } wierzchnią kartę
        [few] { $cards } wierzchnie karty
       *[many] { $cards } wierzchnich kart
    } talii, zatrzymaj { $keep }, a resztę odrzuć
    .inf =
        obejrzeć { $cards ->
            [one] { $cards } wierzchnią kartę
            [few] { $cards } wierzchnie karty
           *[many] { $cards } wierzchnich kart
        } talii, zatrzymać { $keep }, a resztę odrzucić
word-buy-top = obejrzyj wierzchnią kartę talii, po czym kup ją albo odrzuć
    .inf = obejrzeć wierzchnią kartę talii, po czym kupić ją albo odrzucić
word-reveal-for-tag = odkryj i odrzuć wierzchnią kartę talii; jeśli ma ona { NOUN($tag, 1, of: "tag", case: "acc") }, umieść { COUNT($kind, 1, case: "acc") } na karcie „{ NAME($card, of: "card") }”
    .inf = odkryć i odrzucić wierzchnią kartę talii; jeśli ma ona { NOUN($tag, 1, of: "tag", case: "acc") }, umieść { COUNT($kind, 1, case: "acc") } na karcie „{ NAME($card, of: "card") }”
word-discard-card = odrzuć { COUNT("card", $amount, case: "acc") } z ręki
    .inf = odrzucić { COUNT("card", $amount, case: "acc") } z ręki

word-either = { $branches }
    .inf = { $branches_inf }
    .rep = { $branches_rep }
word-may = możesz { $effects_inf }
word-if-tags = jeśli masz przynajmniej { COUNT($tag, $count, of: "tag", case: "acc") }
word-next-card =
    { $shift ->
        [0] następna karta, którą zagrasz w tym pokoleniu, kosztuje o { COUNT("mc", $discount) } mniej
       *[other] sprawdzając wymagania następnej karty, którą zagrasz w tym pokoleniu, możesz uznać, że Wskaźniki Globalne są wyższe albo niższe o maksymalnie { COUNT("step", $shift, case: "acc") }
    }
word-exchange =
    { $of ->
        [stock] wydaj { $most ->
            [0] dowolną liczbę { NOUN($give, 5, case: "gen") }
           *[other] do { COUNT($give, $most, case: "gen") }
        }, żeby otrzymać tyle samo { NOUN($get, 5, case: "gen") }
        [cubes] wydaj dowolną liczbę { NOUN($give, 5, case: "gen") } z tej karty, żeby otrzymać tyle samo { NOUN($get, 5, case: "gen") }
       *[production] obniż swoją produkcję { NOUN($give, case: "gen") } o dowolną liczbę poziomów i podnieś swoją produkcję { NOUN($get, case: "gen") } o tyle samo
    }
    .inf =
        { $of ->
            [stock] wydać { $most ->
                [0] dowolną liczbę { NOUN($give, 5, case: "gen") }
               *[other] do { COUNT($give, $most, case: "gen") }
            }, żeby otrzymać tyle samo { NOUN($get, 5, case: "gen") }
            [cubes] wydać dowolną liczbę { NOUN($give, 5, case: "gen") } z tej karty, żeby otrzymać tyle samo { NOUN($get, 5, case: "gen") }
           *[production] obniżyć swoją produkcję { NOUN($give, case: "gen") } o dowolną liczbę poziomów i podnieść swoją produkcję { NOUN($get, case: "gen") } o tyle samo
        }

## Koszt akcji

word-spend = wydaj { $what }
    .inf = wydać { $what }
word-spend-item = { COUNT($resource, $amount, case: "acc") }
word-spend-cubes = wydaj { COUNT($holds, $amount, case: "acc") } z tej karty
    .inf = wydać { COUNT($holds, $amount, case: "acc") } z tej karty
word-spend-own-cube =
    wydaj { $kind ->
        [life] 1 jednostkę mikrobów albo zwierząt
       *[other] { COUNT($kind, 1, case: "acc") }
    } z dowolnej ze swoich kart
    .inf =
        wydać { $kind ->
            [life] 1 jednostkę mikrobów albo zwierząt
           *[other] { COUNT($kind, 1, case: "acc") }
        } z dowolnej ze swoich kart
word-take-cube = zabierz { COUNT($kind, 1, case: "acc") } z dowolnej karty
    .inf = zabrać { COUNT($kind, 1, case: "acc") } z dowolnej karty
word-pay =
    zapłać { COUNT("mc", $amount) }{ $metal ->
        [steel] { " " }(możesz płacić stalą)
        [titanium] { " " }(możesz płacić tytanem)
       *[other] { "" }
    }{ $less ->
        [none] { "" }
       *[other] { " " }(o { COUNT("mc", $less) } mniej{ $per })
    }
    .inf =
        zapłacić { COUNT("mc", $amount) }{ $metal ->
            [steel] { " " }(możesz płacić stalą)
            [titanium] { " " }(możesz płacić tytanem)
           *[other] { "" }
        }{ $less ->
            [none] { "" }
           *[other] { " " }(o { COUNT("mc", $less) } mniej{ $per })
        }
word-if-rating-raised = jeśli w tym pokoleniu Twój WT wzrósł

## Kolonie

word-build-colony =
    załóż kolonię{ $again ->
        [yes] { " " }(także tam, gdzie już ją masz)
       *[no] { "" }
    }
    .inf =
        założyć kolonię{ $again ->
            [yes] { " " }(także tam, gdzie już ją masz)
           *[no] { "" }
        }
word-gain-fleet = otrzymujesz { COUNT("trade-fleet", $amount, case: "acc") }
    .inf = otrzymać { COUNT("trade-fleet", $amount, case: "acc") }
    .alone = tak
word-free-trade = handluj za darmo
    .inf = handlować za darmo
word-gain-colony-bonuses = otrzymujesz premię kolonialną za każdą posiadaną kolonię
    .inf = otrzymać premię kolonialną za każdą posiadaną kolonię
    .alone = tak
word-move-tracks = przesuń znacznik na torze jednej kolonii o 1 poziom w górę, a na torze innej o 1 poziom w dół
    .inf = przesunąć znacznik na torze jednej kolonii o 1 poziom w górę, a na torze innej o 1 poziom w dół
word-add-colony-tile = dołóż do gry jeszcze jeden kafelek kolonii
    .inf = dołożyć do gry jeszcze jeden kafelek kolonii

## Karty szczególne

word-special =
    { $name ->
       *[robotic_workforce] powtórz efekty z ramki produkcji jednej ze swoich kart z symbolem budowli
    }
    .inf =
        { $name ->
           *[robotic_workforce] powtórzyć efekty z ramki produkcji jednej ze swoich kart z symbolem budowli
        }

## Efekty trwałe

word-when =
    { $of ->
        [tags] { $trigger } { $do }
       *[other] { $trigger }, { $do }
    }

word-tag-played =
    { $by ->
        [own] za każdy symbol { $tags } na zagrywanej przez Ciebie karcie
       *[anyone] za każdy symbol { $tags } na karcie zagrywanej przez dowolnego gracza
    }{ $included ->
        [yes] { " " }({ $itself ->
            [no] oprócz
           *[yes] także
        } tej)
       *[no] { "" }
    }
word-tag-played-item = { NOUN($key, of: "of") }
word-event-played =
    za każdym razem, gdy zagrasz wydarzenie{ $tag ->
        [none] { "" }
       *[other] { " " }z { NOUN($tag, 1, of: "tag", case: "ins") }
    }
word-card-paid = za każdym razem, gdy zagrasz kartę o koszcie co najmniej { COUNT("mc", $cost) }
    .next = zagrasz kartę o koszcie co najmniej { COUNT("mc", $cost) }
word-standard-project-paid =
    za każdym razem, gdy zapłacisz za projekt standardowy{ $cost ->
        [0] { "" }
       *[other] { " " }o koszcie co najmniej { COUNT("mc", $cost) }
    }
    .next =
        zapłacisz za projekt standardowy{ $cost ->
            [0] { "" }
           *[other] { " " }o koszcie co najmniej { COUNT("mc", $cost) }
        }
word-card-paid-or-standard-project-paid = za każdym razem, gdy zapłacisz za kartę albo projekt standardowy o koszcie co najmniej { COUNT("mc", $cost) }
word-tile-placed =
    za każdym razem, gdy { $by ->
        [own] umieścisz
       *[anyone] któryś z graczy umieści
    } { $where ->
        [on_mars] na Marsie { "" }
       *[anywhere] { "" }
    }{ $tile ->
        [ocean] obszar oceanów
        [greenery] obszar zieleni
        [city] obszar miasta
       *[other] obszar „{ NAME($tile, of: "tile") }”
    }{ $included ->
        [yes] { " " }(w tym ten)
       *[no] { "" }
    }
word-metal-space-taken = za każdym razem, gdy umieścisz obszar na polu z premią w postaci stali albo tytanu
word-new-tag = za każdym razem, gdy wprowadzisz do gry symbol kategorii, której dotąd nie było na Twoich kartach
word-colony-built =
    za każdym razem, gdy { $by ->
        [own] założysz
       *[anyone] któryś z graczy założy
    } kolonię

word-discount =
    { $what ->
        [none] każda zagrywana przez Ciebie karta kosztuje o { COUNT("mc", $amount) } mniej
       *[other] gdy zagrywasz kartę, płacisz za nią o { COUNT("mc", $amount) } mniej za { $what }
    }
word-discount-event = gdy zagrywasz wydarzenie, płacisz za nie o { COUNT("mc", $amount) } mniej
word-discount-item =
    każdy { $place ->
        [first] jej { NOUN($tag, 1, of: "tag", case: "acc") }
       *[next] { NOUN($tag, 1, of: "tag", case: "acc") }
    }
word-metal-saves = { $what }
word-metal-saves-item =
    { $place ->
        [first] każda { NOUN($metal, 1) } obniża koszt Twoich kart z { $metal ->
                [steel] { NOUN("building", 1, of: "tag", case: "ins") }
               *[titanium] { NOUN("space", 1, of: "tag", case: "ins") }
            } jeszcze o { COUNT("mc", $more) }
       *[next] każda { NOUN($metal, 1) } – koszt kart z { $metal ->
                [steel] { NOUN("building", 1, of: "tag", case: "ins") }
               *[titanium] { NOUN("space", 1, of: "tag", case: "ins") }
            } o tyle samo
    }
word-metal-value = { $what } jest warta o { COUNT("mc", $more) } więcej
word-metal-value-item = każda { NOUN($metal, 1) }
word-shift-needs = sprawdzając wymagania kart, możesz uznać, że Wskaźniki Globalne są wyższe albo niższe o maksymalnie { COUNT("step", $steps, case: "acc") }
word-greenery-price = żeby umieścić obszar zieleni, potrzebujesz tylko { COUNT("plant", $plants, case: "gen") }
word-heat-as-money = możesz używać ciepła jako { NOUN("mc") }, ale nie odwrotnie
word-protect-life = przeciwnicy nie mogą usuwać Twoich jednostek roślinności, zwierząt ani mikrobów
word-keep-cubes = { NOUN($holds, case: "gen") } nie można usuwać z tej karty
word-project-discount = projekt standardowy „{ NAME($project, of: "standard-project") }” kosztuje Cię o { COUNT("mc", $amount) } mniej
word-card-price = każda karta, którą kupujesz na rękę (także na początku gry), kosztuje { COUNT("mc", $price) }
word-trade-discount = za handel płacisz o { COUNT("unit", $amount, case: "acc") } zasobu mniej ({ NOUN("mc") }, energii albo tytanu)
word-trade-steps = zanim zaczniesz handlować, możesz przesunąć znacznik na torze kolonii, z którą handlujesz, o { COUNT("step", $steps, case: "acc") } w górę
word-floaters-as-heat = każdą jednostkę dryfowców z tej karty możesz wydać jako { COUNT("heat", $heat, case: "acc") }

## Punkty zwycięstwa

word-per-cube =
    { $points }{ "\u00A0" }PZ za { $each ->
        [1] { $kind ->
            [fighter] każdy
            [camp] każdy
           *[other] każdą
        }
       *[other] każde { $each }
    } { NOUN($kind, $each, case: "acc") } na tej karcie
word-per-tag =
    { $points }{ "\u00A0" }PZ za { $each ->
        [1] każdy posiadany
        [few] każde { $each } posiadane
       *[many] każde { $each } posiadanych
    } { NOUN($tag, $each, of: "tag", case: "acc") }{ $included ->
        [yes] { " " }(wliczając ten)
       *[no] { "" }
    }
word-per-neighbour =
    1{ "\u00A0" }PZ za każdy { $tile ->
        [ocean] obszar oceanów
       *[city] obszar miasta
    } sąsiadujący z tym obszarem
word-per-city =
    1{ "\u00A0" }PZ za { $each ->
        [1] każdy
       *[other] każde { $each }
    } { NOUN("city", $each, case: "acc") } w grze
word-per-colony =
    1{ "\u00A0" }PZ za { $each ->
        [1] każdą
       *[other] każde { $each }
    } { NOUN("colony", $each, case: "acc") } w grze
word-if-cubes = { $points }{ "\u00A0" }PZ, jeśli na tej karcie jest przynajmniej { COUNT($kind, 1) }

## Ekspedycja Ares

word-gain-store = { $what }
    .inf = { $what }
word-gain-store-item =
    { $place ->
        [first] karty z symbolem { $resource ->
            [steel] budowli
           *[titanium] przestrzeni kosmicznej
        } kosztują Cię o
       *[next] karty z symbolem { $resource ->
            [steel] budowli
           *[titanium] przestrzeni kosmicznej
        } – o
    } { COUNT("mc", $saved) } mniej ({ NOUN($resource, case: "nom") } +{ $amount })
word-spend-rating = obniż swój WT o { $amount }
    .inf = obniżyć swój WT o { $amount }
word-flip-ocean =
    odwróć { $tokens ->
        [1] obszar oceanów
       *[other] { COUNT("ocean", $tokens, case: "acc") }
    }
    .inf =
        odwrócić { $tokens ->
            [1] obszar oceanów
           *[other] { COUNT("ocean", $tokens, case: "acc") }
        }
word-gain-forest = otrzymujesz { COUNT("forest", $amount, case: "acc") } i podnosisz Poziom Tlenu o { PERCENT($amount) }
    .inf = otrzymać { COUNT("forest", $amount, case: "acc") } i podnieść Poziom Tlenu o { PERCENT($amount) }
word-reveal-for-tags =
    odkryj { $cards ->
        [one] { $cards } wierzchnią kartę
        [few] { $cards } wierzchnie karty
       *[many] { $cards } wierzchnich kart
    } talii, weź na rękę jedną kartę z symbolem { $tags } (jeśli taka jest), a resztę odrzuć
    .inf =
        odkryć { $cards ->
            [one] { $cards } wierzchnią kartę
            [few] { $cards } wierzchnie karty
           *[many] { $cards } wierzchnich kart
        } talii, wziąć na rękę jedną kartę z symbolem { $tags } (jeśli taka jest), a resztę odrzucić
word-reveal-for-tags-item = { NOUN($key, of: "of") }
word-reveal-top =
    odkryj wierzchnią kartę talii; jeśli jest { $kind ->
        [automated] zielona
        [active] niebieska
       *[event] czerwona
    }, odrzuć ją i { $then_beside }, a w przeciwnym razie weź ją na rękę
    .inf =
        odkryć wierzchnią kartę talii; jeśli jest { $kind ->
            [automated] zielona
            [active] niebieska
           *[event] czerwona
        }, odrzuć ją i { $then_beside }, a w przeciwnym razie weź ją na rękę
word-redraw =
    { $most ->
        [1] możesz odrzucić kartę z ręki, żeby dobrać nową
       *[other] odrzuć z ręki { $least ->
            [0] do { COUNT("card", $most, case: "gen") }
           *[other] od { $least } do { COUNT("card", $most, case: "gen") }
        } i dobierz tyle samo
    }{ $tag ->
        [none] { "" }
       *[other] ; jeśli odrzucisz kartę z { NOUN($tag, 1, of: "tag", case: "ins") }, dobierz za nią jeszcze jedną
    }
word-extra-play = w tej fazie możesz zagrać jeszcze jedną niebieską albo czerwoną kartę
word-free-play = możesz zagrać z ręki zieloną kartę o koszcie co najwyżej { COUNT("mc", $cost) }, nie płacąc za nią
word-next-in-phase =
    { $shift ->
        [yes] sprawdzając wymagania następnej karty, którą zagrasz w tej fazie, możesz uznać, że Poziom Tlenu i Temperatura znajdują się o jedną strefę wyżej albo niżej
       *[no] następna karta, którą zagrasz w tej fazie, kosztuje o { COUNT("mc", $discount) } mniej
    }
word-if-chose =
    jeśli w tej rundzie faza { $phase ->
        [development] rozwoju
        [construction] budowy
        [action] akcji
        [production] produkcji
       *[research] badań
    } została wybrana przez Ciebie
word-if-active-cards = jeśli masz w grze przynajmniej { COUNT("blue-card", $count, case: "acc") }
word-card-played = za każdym razem, gdy zagrasz inną kartę
word-parameter-raised =
    za każdym razem, gdy { $parameter ->
        [temperature] podniesiesz Temperaturę o 2°C
        [oxygen] podniesiesz Poziom Tlenu o 1%
       *[oceans] odwrócisz obszar oceanów
    }
    .next =
        { $parameter ->
            [temperature] podniesiesz Temperaturę o 2°C
            [oxygen] podniesiesz Poziom Tlenu o 1%
           *[oceans] odwrócisz obszar oceanów
        }
word-forest-gained = za każdym razem, gdy otrzymasz las
word-action-used = za każdym razem, gdy skorzystasz z akcji niebieskiej karty
word-store-gained = za każdą kolejną { NOUN($resource, 1, case: "acc") }, którą otrzymasz
word-rating-raised = za każdym razem, gdy Twój WT wzrośnie po raz pierwszy w danej fazie
word-costly-discount = za każdą kartę o koszcie co najmniej { COUNT("mc", $cost) } płacisz o { COUNT("mc", $amount) } mniej
word-paid-discount = płacąc za inną kartę, możesz { $cost_inf }, żeby zapłacić o { COUNT("mc", $amount) } mniej
word-standard-discount = akcje standardowe opłacane w { NOUN("mc") } kosztują Cię o { COUNT("mc", $amount) } mniej
word-forest-price = żeby otrzymać las, potrzebujesz tylko { COUNT("plant", $plants, case: "gen") }
word-shift-zones = sprawdzając wymagania kart, możesz uznać, że Poziom Tlenu i Temperatura znajdują się o jedną strefę wyżej albo niżej
word-research-more =
    w fazie badań { $draw ->
        [0] zatrzymujesz o { COUNT("card", $keep, case: "acc") } więcej
       *[other] { $keep ->
            [0] dobierasz o { COUNT("card", $draw, case: "acc") } więcej
           *[other] dobierasz o { COUNT("card", $draw, case: "acc") } więcej i zatrzymujesz o { $keep } więcej
        }
    }
word-sell-value = za każdą sprzedawaną kartę otrzymujesz o { COUNT("mc", $more) } więcej
word-per-forest =
    1{ "\u00A0" }PZ za { $each ->
        [1] każdy posiadany
        [few] każde { $each } posiadane
       *[many] każde { $each } posiadanych
    } { NOUN("forest", $each, case: "acc") }
word-per-active-card =
    1{ "\u00A0" }PZ za { $each ->
        [1] każdą
       *[other] każde { $each }
    } { NOUN("blue-card", $each, case: "acc") }, { $each ->
        [1] którą
       *[other] które
    } masz w grze (wliczając tę)
word-per-card =
    1{ "\u00A0" }PZ za { $each ->
        [1] każdą
       *[other] każde { $each }
    } { NOUN("project-card", $each, case: "acc") }, { $each ->
        [1] którą
       *[other] które
    } masz w grze (wliczając tę)

## Słowa wśród ikon i nazwy ikon, które nie mają własnego tytułu

icon-or = albo
icon-on = na
icon-elsewhere = na innej
icon-there = na niej
icon-next = następna
icon-again = ponownie
icon-first = najpierw
icon-steal = ukradnij
icon-buy = kup
icon-card = { NOUN("card", $n) }
icon-rating = WT
icon-colony = { NOUN("colony", $n) }
icon-fleet = { NOUN("trade-fleet", $n) }
icon-trade = handel
icon-track = znacznik
icon-colony-tile = { NOUN("colony-tile", $n) }
icon-marker = znacznik
icon-project = projekt
icon-shield = ochrona
icon-discard = odrzuć
icon-tag-any = dowolny symbol
icon-tag-none = bez symboli
icon-tile-any = { NOUN("tile", $n) }
icon-cube-any = { NOUN("cube", $n) }
icon-forest = { NOUN("forest", $n) }
icon-card-green = { NOUN("green-card", $n) }
icon-card-blue = { NOUN("blue-card", $n) }
icon-card-red = { NOUN("red-card", $n) }
icon-zone-purple = fioletowa
icon-zone-red = czerwona
icon-zone-yellow = żółta
icon-zone-white = biała
icon-phase-1 = Rozwój
icon-phase-2 = Budowa
icon-phase-3 = Akcje
icon-phase-4 = Produkcja
icon-phase-5 = Badania
icon-more = więcej
icon-free = za darmo
icon-keep = zatrzymaj
icon-played = zagraj
icon-used = użyj
icon-cost = koszt
icon-points = PZ
icon-tile-ocean = { NOUN("ocean", $n) }
icon-tile-city = { NOUN("city", $n) }
icon-tile-greenery = { NOUN("greenery", $n) }
icon-param-ocean = { NOUN("ocean", $n) }
