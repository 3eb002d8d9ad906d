### Polish nouns for card sentences.
###
### $case: nom gen dat acc ins loc; nominative when left out.
### $n: one few many other. Left out it means one thing, or the bare substance for a resource.
### A noun in the plural without a number ("all your cards") is "few".
###
### Fluent passes only literals to a term, so the message selects on its own number and names the form:
###
###     gain-plants = Otrzymujesz { $n } { $n ->
###         [one] { -plant(case: "acc", n: "one") }
###         [few] { -plant(case: "acc", n: "few") }
###        *[many] { -plant(case: "acc", n: "many") }
###     }.
###
### gives "Otrzymujesz 1 jednostkę roślinności", "3 jednostki roślinności", "5 jednostek roślinności".
### A number known in advance may be passed as it is: { -step(case: "acc", n: 2) } gives "poziomy".
###
### The rulebook’s sentences, and the terms in them:
###
###     Podnieś swoją { -production(case: "acc") } { -plant(case: "gen") } o 2 { -step(case: "acc", n: 2) }.
###     Obniż { -production(case: "acc") } { -energy(case: "gen") } dowolnego { -player(case: "gen") } o 1 { -step(case: "acc") }.
###     Podnieś { -oxygen(case: "acc") } o 1 { -step(case: "acc") }.
###     Umieść na planszy { -ocean(case: "acc") }.
###     Gdy zagrywasz kartę z { -tag-space(case: "ins") }, płacisz za nią o 2 { -mc } mniej.
###     1 { -vp } za każde 2 { -tag-jovian(case: "acc", n: 2) }; za każdy { -tag-jovian(case: "acc") }.
###
### .gender is for selecting an adjective or pronoun: { -card.gender -> ... }. Values: personal, inanimate,
### feminine, neuter, plural. It is that of the noun itself; a counted resource is feminine ("jednostka").

## Resources: bare name without $n, units with $n

# Indeclinable: the same in every case and number.
-mc = M€
    .gender = inanimate

-megacredit =
    { $n ->
        [few]
            { $case ->
               *[nom] megakredyty
                [gen] megakredytów
                [dat] megakredytom
                [acc] megakredyty
                [ins] megakredytami
                [loc] megakredytach
            }
        [many]
            { $case ->
               *[nom] megakredytów
                [gen] megakredytów
                [dat] megakredytom
                [acc] megakredytów
                [ins] megakredytami
                [loc] megakredytach
            }
        [other] megakredytu
       *[one]
            { $case ->
               *[nom] megakredyt
                [gen] megakredytu
                [dat] megakredytowi
                [acc] megakredyt
                [ins] megakredytem
                [loc] megakredycie
            }
    }
    .gender = inanimate

-steel =
    { $n ->
        [one]
            { $case ->
               *[nom] jednostka stali
                [gen] jednostki stali
                [dat] jednostce stali
                [acc] jednostkę stali
                [ins] jednostką stali
                [loc] jednostce stali
            }
        [few]
            { $case ->
               *[nom] jednostki stali
                [gen] jednostek stali
                [dat] jednostkom stali
                [acc] jednostki stali
                [ins] jednostkami stali
                [loc] jednostkach stali
            }
        [many]
            { $case ->
               *[nom] jednostek stali
                [gen] jednostek stali
                [dat] jednostkom stali
                [acc] jednostek stali
                [ins] jednostkami stali
                [loc] jednostkach stali
            }
        [other] jednostki stali
       *[mass]
            { $case ->
               *[nom] stal
                [gen] stali
                [dat] stali
                [acc] stal
                [ins] stalą
                [loc] stali
            }
    }
    .gender = feminine

-titanium =
    { $n ->
        [one]
            { $case ->
               *[nom] jednostka tytanu
                [gen] jednostki tytanu
                [dat] jednostce tytanu
                [acc] jednostkę tytanu
                [ins] jednostką tytanu
                [loc] jednostce tytanu
            }
        [few]
            { $case ->
               *[nom] jednostki tytanu
                [gen] jednostek tytanu
                [dat] jednostkom tytanu
                [acc] jednostki tytanu
                [ins] jednostkami tytanu
                [loc] jednostkach tytanu
            }
        [many]
            { $case ->
               *[nom] jednostek tytanu
                [gen] jednostek tytanu
                [dat] jednostkom tytanu
                [acc] jednostek tytanu
                [ins] jednostkami tytanu
                [loc] jednostkach tytanu
            }
        [other] jednostki tytanu
       *[mass]
            { $case ->
               *[nom] tytan
                [gen] tytanu
                [dat] tytanowi
                [acc] tytan
                [ins] tytanem
                [loc] tytanie
            }
    }
    .gender = inanimate

-plant =
    { $n ->
        [one]
            { $case ->
               *[nom] jednostka roślinności
                [gen] jednostki roślinności
                [dat] jednostce roślinności
                [acc] jednostkę roślinności
                [ins] jednostką roślinności
                [loc] jednostce roślinności
            }
        [few]
            { $case ->
               *[nom] jednostki roślinności
                [gen] jednostek roślinności
                [dat] jednostkom roślinności
                [acc] jednostki roślinności
                [ins] jednostkami roślinności
                [loc] jednostkach roślinności
            }
        [many]
            { $case ->
               *[nom] jednostek roślinności
                [gen] jednostek roślinności
                [dat] jednostkom roślinności
                [acc] jednostek roślinności
                [ins] jednostkami roślinności
                [loc] jednostkach roślinności
            }
        [other] jednostki roślinności
       *[mass]
            { $case ->
               *[nom] roślinność
                [gen] roślinności
                [dat] roślinności
                [acc] roślinność
                [ins] roślinnością
                [loc] roślinności
            }
    }
    .gender = feminine

-energy =
    { $n ->
        [one]
            { $case ->
               *[nom] jednostka energii
                [gen] jednostki energii
                [dat] jednostce energii
                [acc] jednostkę energii
                [ins] jednostką energii
                [loc] jednostce energii
            }
        [few]
            { $case ->
               *[nom] jednostki energii
                [gen] jednostek energii
                [dat] jednostkom energii
                [acc] jednostki energii
                [ins] jednostkami energii
                [loc] jednostkach energii
            }
        [many]
            { $case ->
               *[nom] jednostek energii
                [gen] jednostek energii
                [dat] jednostkom energii
                [acc] jednostek energii
                [ins] jednostkami energii
                [loc] jednostkach energii
            }
        [other] jednostki energii
       *[mass]
            { $case ->
               *[nom] energia
                [gen] energii
                [dat] energii
                [acc] energię
                [ins] energią
                [loc] energii
            }
    }
    .gender = feminine

-heat =
    { $n ->
        [one]
            { $case ->
               *[nom] jednostka ciepła
                [gen] jednostki ciepła
                [dat] jednostce ciepła
                [acc] jednostkę ciepła
                [ins] jednostką ciepła
                [loc] jednostce ciepła
            }
        [few]
            { $case ->
               *[nom] jednostki ciepła
                [gen] jednostek ciepła
                [dat] jednostkom ciepła
                [acc] jednostki ciepła
                [ins] jednostkami ciepła
                [loc] jednostkach ciepła
            }
        [many]
            { $case ->
               *[nom] jednostek ciepła
                [gen] jednostek ciepła
                [dat] jednostkom ciepła
                [acc] jednostek ciepła
                [ins] jednostkami ciepła
                [loc] jednostkach ciepła
            }
        [other] jednostki ciepła
       *[mass]
            { $case ->
               *[nom] ciepło
                [gen] ciepła
                [dat] ciepłu
                [acc] ciepło
                [ins] ciepłem
                [loc] cieple
            }
    }
    .gender = neuter

## Cube kinds on cards: bare name without $n, units with $n

-microbe =
    { $n ->
        [one]
            { $case ->
               *[nom] jednostka mikrobów
                [gen] jednostki mikrobów
                [dat] jednostce mikrobów
                [acc] jednostkę mikrobów
                [ins] jednostką mikrobów
                [loc] jednostce mikrobów
            }
        [few]
            { $case ->
               *[nom] jednostki mikrobów
                [gen] jednostek mikrobów
                [dat] jednostkom mikrobów
                [acc] jednostki mikrobów
                [ins] jednostkami mikrobów
                [loc] jednostkach mikrobów
            }
        [many]
            { $case ->
               *[nom] jednostek mikrobów
                [gen] jednostek mikrobów
                [dat] jednostkom mikrobów
                [acc] jednostek mikrobów
                [ins] jednostkami mikrobów
                [loc] jednostkach mikrobów
            }
        [other] jednostki mikrobów
       *[mass]
            { $case ->
               *[nom] mikroby
                [gen] mikrobów
                [dat] mikrobom
                [acc] mikroby
                [ins] mikrobami
                [loc] mikrobach
            }
    }
    .gender = plural

-animal =
    { $n ->
        [one]
            { $case ->
               *[nom] jednostka zwierząt
                [gen] jednostki zwierząt
                [dat] jednostce zwierząt
                [acc] jednostkę zwierząt
                [ins] jednostką zwierząt
                [loc] jednostce zwierząt
            }
        [few]
            { $case ->
               *[nom] jednostki zwierząt
                [gen] jednostek zwierząt
                [dat] jednostkom zwierząt
                [acc] jednostki zwierząt
                [ins] jednostkami zwierząt
                [loc] jednostkach zwierząt
            }
        [many]
            { $case ->
               *[nom] jednostek zwierząt
                [gen] jednostek zwierząt
                [dat] jednostkom zwierząt
                [acc] jednostek zwierząt
                [ins] jednostkami zwierząt
                [loc] jednostkach zwierząt
            }
        [other] jednostki zwierząt
       *[mass]
            { $case ->
               *[nom] zwierzęta
                [gen] zwierząt
                [dat] zwierzętom
                [acc] zwierzęta
                [ins] zwierzętami
                [loc] zwierzętach
            }
    }
    .gender = plural

-science =
    { $n ->
        [one]
            { $case ->
               *[nom] jednostka nauki
                [gen] jednostki nauki
                [dat] jednostce nauki
                [acc] jednostkę nauki
                [ins] jednostką nauki
                [loc] jednostce nauki
            }
        [few]
            { $case ->
               *[nom] jednostki nauki
                [gen] jednostek nauki
                [dat] jednostkom nauki
                [acc] jednostki nauki
                [ins] jednostkami nauki
                [loc] jednostkach nauki
            }
        [many]
            { $case ->
               *[nom] jednostek nauki
                [gen] jednostek nauki
                [dat] jednostkom nauki
                [acc] jednostek nauki
                [ins] jednostkami nauki
                [loc] jednostkach nauki
            }
        [other] jednostki nauki
       *[mass]
            { $case ->
               *[nom] nauka
                [gen] nauki
                [dat] nauce
                [acc] naukę
                [ins] nauką
                [loc] nauce
            }
    }
    .gender = feminine

-fighter =
    { $n ->
        [one]
            { $case ->
               *[nom] myśliwiec
                [gen] myśliwca
                [dat] myśliwcowi
                [acc] myśliwiec
                [ins] myśliwcem
                [loc] myśliwcu
            }
        [few]
            { $case ->
               *[nom] myśliwce
                [gen] myśliwców
                [dat] myśliwcom
                [acc] myśliwce
                [ins] myśliwcami
                [loc] myśliwcach
            }
        [many]
            { $case ->
               *[nom] myśliwców
                [gen] myśliwców
                [dat] myśliwcom
                [acc] myśliwców
                [ins] myśliwcami
                [loc] myśliwcach
            }
       *[other]
            { $case ->
               *[nom] myśliwce
                [gen] myśliwców
                [dat] myśliwcom
                [acc] myśliwce
                [ins] myśliwcami
                [loc] myśliwcach
            }
    }
    .gender = inanimate

-floater =
    { $n ->
        [one]
            { $case ->
               *[nom] jednostka dryfowców
                [gen] jednostki dryfowców
                [dat] jednostce dryfowców
                [acc] jednostkę dryfowców
                [ins] jednostką dryfowców
                [loc] jednostce dryfowców
            }
        [few]
            { $case ->
               *[nom] jednostki dryfowców
                [gen] jednostek dryfowców
                [dat] jednostkom dryfowców
                [acc] jednostki dryfowców
                [ins] jednostkami dryfowców
                [loc] jednostkach dryfowców
            }
        [many]
            { $case ->
               *[nom] jednostek dryfowców
                [gen] jednostek dryfowców
                [dat] jednostkom dryfowców
                [acc] jednostek dryfowców
                [ins] jednostkami dryfowców
                [loc] jednostkach dryfowców
            }
        [other] jednostki dryfowców
       *[mass]
            { $case ->
               *[nom] dryfowce
                [gen] dryfowców
                [dat] dryfowcom
                [acc] dryfowce
                [ins] dryfowcami
                [loc] dryfowcach
            }
    }
    .gender = plural

-camp =
    { $n ->
        [one]
            { $case ->
               *[nom] obóz
                [gen] obozu
                [dat] obozowi
                [acc] obóz
                [ins] obozem
                [loc] obozie
            }
        [few]
            { $case ->
               *[nom] obozy
                [gen] obozów
                [dat] obozom
                [acc] obozy
                [ins] obozami
                [loc] obozach
            }
        [many]
            { $case ->
               *[nom] obozów
                [gen] obozów
                [dat] obozom
                [acc] obozów
                [ins] obozami
                [loc] obozach
            }
       *[other]
            { $case ->
               *[nom] obozy
                [gen] obozów
                [dat] obozom
                [acc] obozy
                [ins] obozami
                [loc] obozach
            }
    }
    .gender = inanimate

## Counting and storing

-unit =
    { $n ->
        [few]
            { $case ->
               *[nom] jednostki
                [gen] jednostek
                [dat] jednostkom
                [acc] jednostki
                [ins] jednostkami
                [loc] jednostkach
            }
        [many]
            { $case ->
               *[nom] jednostek
                [gen] jednostek
                [dat] jednostkom
                [acc] jednostek
                [ins] jednostkami
                [loc] jednostkach
            }
        [other] jednostki
       *[one]
            { $case ->
               *[nom] jednostka
                [gen] jednostki
                [dat] jednostce
                [acc] jednostkę
                [ins] jednostką
                [loc] jednostce
            }
    }
    .gender = feminine

-resource =
    { $n ->
        [few]
            { $case ->
               *[nom] zasoby
                [gen] zasobów
                [dat] zasobom
                [acc] zasoby
                [ins] zasobami
                [loc] zasobach
            }
        [many]
            { $case ->
               *[nom] zasobów
                [gen] zasobów
                [dat] zasobom
                [acc] zasobów
                [ins] zasobami
                [loc] zasobach
            }
        [other] zasobu
       *[one]
            { $case ->
               *[nom] zasób
                [gen] zasobu
                [dat] zasobowi
                [acc] zasób
                [ins] zasobem
                [loc] zasobie
            }
    }
    .gender = inanimate

-cube =
    { $n ->
        [few]
            { $case ->
               *[nom] kostki
                [gen] kostek
                [dat] kostkom
                [acc] kostki
                [ins] kostkami
                [loc] kostkach
            }
        [many]
            { $case ->
               *[nom] kostek
                [gen] kostek
                [dat] kostkom
                [acc] kostek
                [ins] kostkami
                [loc] kostkach
            }
        [other] kostki
       *[one]
            { $case ->
               *[nom] kostka
                [gen] kostki
                [dat] kostce
                [acc] kostkę
                [ins] kostką
                [loc] kostce
            }
    }
    .gender = feminine

-step =
    { $n ->
        [few]
            { $case ->
               *[nom] poziomy
                [gen] poziomów
                [dat] poziomom
                [acc] poziomy
                [ins] poziomami
                [loc] poziomach
            }
        [many]
            { $case ->
               *[nom] poziomów
                [gen] poziomów
                [dat] poziomom
                [acc] poziomów
                [ins] poziomami
                [loc] poziomach
            }
        [other] poziomu
       *[one]
            { $case ->
               *[nom] poziom
                [gen] poziomu
                [dat] poziomowi
                [acc] poziom
                [ins] poziomem
                [loc] poziomie
            }
    }
    .gender = inanimate

-production-mc = produkcja M€
-production-steel = produkcja stali
-production-titanium = produkcja tytanu
-production-plant = produkcja roślinności
-production-energy = produkcja energii
-production-heat = produkcja ciepła
-production-card = produkcja kart
-production =
    { $n ->
        [few]
            { $case ->
               *[nom] produkcje
                [gen] produkcji
                [dat] produkcjom
                [acc] produkcje
                [ins] produkcjami
                [loc] produkcjach
            }
        [many]
            { $case ->
               *[nom] produkcji
                [gen] produkcji
                [dat] produkcjom
                [acc] produkcji
                [ins] produkcjami
                [loc] produkcjach
            }
        [other] produkcji
       *[one]
            { $case ->
               *[nom] produkcja
                [gen] produkcji
                [dat] produkcji
                [acc] produkcję
                [ins] produkcją
                [loc] produkcji
            }
    }
    .gender = feminine

-income =
    { $n ->
        [few]
            { $case ->
               *[nom] dochody
                [gen] dochodów
                [dat] dochodom
                [acc] dochody
                [ins] dochodami
                [loc] dochodach
            }
        [many]
            { $case ->
               *[nom] dochodów
                [gen] dochodów
                [dat] dochodom
                [acc] dochodów
                [ins] dochodami
                [loc] dochodach
            }
        [other] dochodu
       *[one]
            { $case ->
               *[nom] dochód
                [gen] dochodu
                [dat] dochodowi
                [acc] dochód
                [ins] dochodem
                [loc] dochodzie
            }
    }
    .gender = inanimate

-bonus =
    { $n ->
        [few]
            { $case ->
               *[nom] premie
                [gen] premii
                [dat] premiom
                [acc] premie
                [ins] premiami
                [loc] premiach
            }
        [many]
            { $case ->
               *[nom] premii
                [gen] premii
                [dat] premiom
                [acc] premii
                [ins] premiami
                [loc] premiach
            }
        [other] premii
       *[one]
            { $case ->
               *[nom] premia
                [gen] premii
                [dat] premii
                [acc] premię
                [ins] premią
                [loc] premii
            }
    }
    .gender = feminine

## Cards

-card =
    { $n ->
        [few]
            { $case ->
               *[nom] karty
                [gen] kart
                [dat] kartom
                [acc] karty
                [ins] kartami
                [loc] kartach
            }
        [many]
            { $case ->
               *[nom] kart
                [gen] kart
                [dat] kartom
                [acc] kart
                [ins] kartami
                [loc] kartach
            }
        [other] karty
       *[one]
            { $case ->
               *[nom] karta
                [gen] karty
                [dat] karcie
                [acc] kartę
                [ins] kartą
                [loc] karcie
            }
    }
    .gender = feminine

-project-card =
    { $n ->
        [few]
            { $case ->
               *[nom] karty projektów
                [gen] kart projektów
                [dat] kartom projektów
                [acc] karty projektów
                [ins] kartami projektów
                [loc] kartach projektów
            }
        [many]
            { $case ->
               *[nom] kart projektów
                [gen] kart projektów
                [dat] kartom projektów
                [acc] kart projektów
                [ins] kartami projektów
                [loc] kartach projektów
            }
        [other] karty projektu
       *[one]
            { $case ->
               *[nom] karta projektu
                [gen] karty projektu
                [dat] karcie projektu
                [acc] kartę projektu
                [ins] kartą projektu
                [loc] karcie projektu
            }
    }
    .gender = feminine

-event-card =
    { $n ->
        [few]
            { $case ->
               *[nom] karty wydarzeń
                [gen] kart wydarzeń
                [dat] kartom wydarzeń
                [acc] karty wydarzeń
                [ins] kartami wydarzeń
                [loc] kartach wydarzeń
            }
        [many]
            { $case ->
               *[nom] kart wydarzeń
                [gen] kart wydarzeń
                [dat] kartom wydarzeń
                [acc] kart wydarzeń
                [ins] kartami wydarzeń
                [loc] kartach wydarzeń
            }
        [other] karty wydarzenia
       *[one]
            { $case ->
               *[nom] karta wydarzenia
                [gen] karty wydarzenia
                [dat] karcie wydarzenia
                [acc] kartę wydarzenia
                [ins] kartą wydarzenia
                [loc] karcie wydarzenia
            }
    }
    .gender = feminine

-automated-card =
    { $n ->
        [few]
            { $case ->
               *[nom] karty natychmiastowe
                [gen] kart natychmiastowych
                [dat] kartom natychmiastowym
                [acc] karty natychmiastowe
                [ins] kartami natychmiastowymi
                [loc] kartach natychmiastowych
            }
        [many]
            { $case ->
               *[nom] kart natychmiastowych
                [gen] kart natychmiastowych
                [dat] kartom natychmiastowym
                [acc] kart natychmiastowych
                [ins] kartami natychmiastowymi
                [loc] kartach natychmiastowych
            }
        [other] karty natychmiastowej
       *[one]
            { $case ->
               *[nom] karta natychmiastowa
                [gen] karty natychmiastowej
                [dat] karcie natychmiastowej
                [acc] kartę natychmiastową
                [ins] kartą natychmiastową
                [loc] karcie natychmiastowej
            }
    }
    .gender = feminine

-active-card =
    { $n ->
        [few]
            { $case ->
               *[nom] karty aktywne
                [gen] kart aktywnych
                [dat] kartom aktywnym
                [acc] karty aktywne
                [ins] kartami aktywnymi
                [loc] kartach aktywnych
            }
        [many]
            { $case ->
               *[nom] kart aktywnych
                [gen] kart aktywnych
                [dat] kartom aktywnym
                [acc] kart aktywnych
                [ins] kartami aktywnymi
                [loc] kartach aktywnych
            }
        [other] karty aktywnej
       *[one]
            { $case ->
               *[nom] karta aktywna
                [gen] karty aktywnej
                [dat] karcie aktywnej
                [acc] kartę aktywną
                [ins] kartą aktywną
                [loc] karcie aktywnej
            }
    }
    .gender = feminine

-green-card =
    { $n ->
        [few]
            { $case ->
               *[nom] zielone karty
                [gen] zielonych kart
                [dat] zielonym kartom
                [acc] zielone karty
                [ins] zielonymi kartami
                [loc] zielonych kartach
            }
        [many]
            { $case ->
               *[nom] zielonych kart
                [gen] zielonych kart
                [dat] zielonym kartom
                [acc] zielonych kart
                [ins] zielonymi kartami
                [loc] zielonych kartach
            }
        [other] zielonej karty
       *[one]
            { $case ->
               *[nom] zielona karta
                [gen] zielonej karty
                [dat] zielonej karcie
                [acc] zieloną kartę
                [ins] zieloną kartą
                [loc] zielonej karcie
            }
    }
    .gender = feminine

-blue-card =
    { $n ->
        [few]
            { $case ->
               *[nom] niebieskie karty
                [gen] niebieskich kart
                [dat] niebieskim kartom
                [acc] niebieskie karty
                [ins] niebieskimi kartami
                [loc] niebieskich kartach
            }
        [many]
            { $case ->
               *[nom] niebieskich kart
                [gen] niebieskich kart
                [dat] niebieskim kartom
                [acc] niebieskich kart
                [ins] niebieskimi kartami
                [loc] niebieskich kartach
            }
        [other] niebieskiej karty
       *[one]
            { $case ->
               *[nom] niebieska karta
                [gen] niebieskiej karty
                [dat] niebieskiej karcie
                [acc] niebieską kartę
                [ins] niebieską kartą
                [loc] niebieskiej karcie
            }
    }
    .gender = feminine

-red-card =
    { $n ->
        [few]
            { $case ->
               *[nom] czerwone karty
                [gen] czerwonych kart
                [dat] czerwonym kartom
                [acc] czerwone karty
                [ins] czerwonymi kartami
                [loc] czerwonych kartach
            }
        [many]
            { $case ->
               *[nom] czerwonych kart
                [gen] czerwonych kart
                [dat] czerwonym kartom
                [acc] czerwonych kart
                [ins] czerwonymi kartami
                [loc] czerwonych kartach
            }
        [other] czerwonej karty
       *[one]
            { $case ->
               *[nom] czerwona karta
                [gen] czerwonej karty
                [dat] czerwonej karcie
                [acc] czerwoną kartę
                [ins] czerwoną kartą
                [loc] czerwonej karcie
            }
    }
    .gender = feminine

-corporation =
    { $n ->
        [few]
            { $case ->
               *[nom] korporacje
                [gen] korporacji
                [dat] korporacjom
                [acc] korporacje
                [ins] korporacjami
                [loc] korporacjach
            }
        [many]
            { $case ->
               *[nom] korporacji
                [gen] korporacji
                [dat] korporacjom
                [acc] korporacji
                [ins] korporacjami
                [loc] korporacjach
            }
        [other] korporacji
       *[one]
            { $case ->
               *[nom] korporacja
                [gen] korporacji
                [dat] korporacji
                [acc] korporację
                [ins] korporacją
                [loc] korporacji
            }
    }
    .gender = feminine

-hand =
    { $n ->
        [few]
            { $case ->
               *[nom] ręce
                [gen] rąk
                [dat] rękom
                [acc] ręce
                [ins] rękami
                [loc] rękach
            }
        [many]
            { $case ->
               *[nom] rąk
                [gen] rąk
                [dat] rękom
                [acc] rąk
                [ins] rękami
                [loc] rękach
            }
        [other] ręki
       *[one]
            { $case ->
               *[nom] ręka
                [gen] ręki
                [dat] ręce
                [acc] rękę
                [ins] ręką
                [loc] ręce
            }
    }
    .gender = feminine

-deck =
    { $n ->
        [few]
            { $case ->
               *[nom] talie projektów
                [gen] talii projektów
                [dat] taliom projektów
                [acc] talie projektów
                [ins] taliami projektów
                [loc] taliach projektów
            }
        [many]
            { $case ->
               *[nom] talii projektów
                [gen] talii projektów
                [dat] taliom projektów
                [acc] talii projektów
                [ins] taliami projektów
                [loc] taliach projektów
            }
        [other] talii projektów
       *[one]
            { $case ->
               *[nom] talia projektów
                [gen] talii projektów
                [dat] talii projektów
                [acc] talię projektów
                [ins] talią projektów
                [loc] talii projektów
            }
    }
    .gender = feminine

-discard-pile =
    { $case ->
       *[nom] stos kart odrzuconych
        [gen] stosu kart odrzuconych
        [dat] stosowi kart odrzuconych
        [acc] stos kart odrzuconych
        [ins] stosem kart odrzuconych
        [loc] stosie kart odrzuconych
    }
    .gender = inanimate

-requirement =
    { $n ->
        [few]
            { $case ->
               *[nom] wymagania
                [gen] wymagań
                [dat] wymaganiom
                [acc] wymagania
                [ins] wymaganiami
                [loc] wymaganiach
            }
        [many]
            { $case ->
               *[nom] wymagań
                [gen] wymagań
                [dat] wymaganiom
                [acc] wymagań
                [ins] wymaganiami
                [loc] wymaganiach
            }
        [other] wymagania
       *[one]
            { $case ->
               *[nom] wymaganie
                [gen] wymagania
                [dat] wymaganiu
                [acc] wymaganie
                [ins] wymaganiem
                [loc] wymaganiu
            }
    }
    .gender = neuter

-cost =
    { $case ->
       *[nom] koszt
        [gen] kosztu
        [dat] kosztowi
        [acc] koszt
        [ins] kosztem
        [loc] koszcie
    }
    .gender = inanimate

-discount =
    { $n ->
        [few]
            { $case ->
               *[nom] upusty
                [gen] upustów
                [dat] upustom
                [acc] upusty
                [ins] upustami
                [loc] upustach
            }
        [many]
            { $case ->
               *[nom] upustów
                [gen] upustów
                [dat] upustom
                [acc] upustów
                [ins] upustami
                [loc] upustach
            }
        [other] upustu
       *[one]
            { $case ->
               *[nom] upust
                [gen] upustu
                [dat] upustowi
                [acc] upust
                [ins] upustem
                [loc] upuście
            }
    }
    .gender = inanimate

-effect =
    { $n ->
        [few]
            { $case ->
               *[nom] efekty
                [gen] efektów
                [dat] efektom
                [acc] efekty
                [ins] efektami
                [loc] efektach
            }
        [many]
            { $case ->
               *[nom] efektów
                [gen] efektów
                [dat] efektom
                [acc] efektów
                [ins] efektami
                [loc] efektach
            }
        [other] efektu
       *[one]
            { $case ->
               *[nom] efekt
                [gen] efektu
                [dat] efektowi
                [acc] efekt
                [ins] efektem
                [loc] efekcie
            }
    }
    .gender = inanimate

-action =
    { $n ->
        [few]
            { $case ->
               *[nom] akcje
                [gen] akcji
                [dat] akcjom
                [acc] akcje
                [ins] akcjami
                [loc] akcjach
            }
        [many]
            { $case ->
               *[nom] akcji
                [gen] akcji
                [dat] akcjom
                [acc] akcji
                [ins] akcjami
                [loc] akcjach
            }
        [other] akcji
       *[one]
            { $case ->
               *[nom] akcja
                [gen] akcji
                [dat] akcji
                [acc] akcję
                [ins] akcją
                [loc] akcji
            }
    }
    .gender = feminine

-event =
    { $n ->
        [few]
            { $case ->
               *[nom] wydarzenia
                [gen] wydarzeń
                [dat] wydarzeniom
                [acc] wydarzenia
                [ins] wydarzeniami
                [loc] wydarzeniach
            }
        [many]
            { $case ->
               *[nom] wydarzeń
                [gen] wydarzeń
                [dat] wydarzeniom
                [acc] wydarzeń
                [ins] wydarzeniami
                [loc] wydarzeniach
            }
        [other] wydarzenia
       *[one]
            { $case ->
               *[nom] wydarzenie
                [gen] wydarzenia
                [dat] wydarzeniu
                [acc] wydarzenie
                [ins] wydarzeniem
                [loc] wydarzeniu
            }
    }
    .gender = neuter

## Tags

-tag =
    { $n ->
        [few]
            { $case ->
               *[nom] symbole
                [gen] symboli
                [dat] symbolom
                [acc] symbole
                [ins] symbolami
                [loc] symbolach
            }
        [many]
            { $case ->
               *[nom] symboli
                [gen] symboli
                [dat] symbolom
                [acc] symboli
                [ins] symbolami
                [loc] symbolach
            }
        [other] symbolu
       *[one]
            { $case ->
               *[nom] symbol
                [gen] symbolu
                [dat] symbolowi
                [acc] symbol
                [ins] symbolem
                [loc] symbolu
            }
    }
    .gender = inanimate

-tag-building =
    { $n ->
        [few]
            { $case ->
               *[nom] symbole budowli
                [gen] symboli budowli
                [dat] symbolom budowli
                [acc] symbole budowli
                [ins] symbolami budowli
                [loc] symbolach budowli
            }
        [many]
            { $case ->
               *[nom] symboli budowli
                [gen] symboli budowli
                [dat] symbolom budowli
                [acc] symboli budowli
                [ins] symbolami budowli
                [loc] symbolach budowli
            }
        [other] symbolu budowli
       *[one]
            { $case ->
               *[nom] symbol budowli
                [gen] symbolu budowli
                [dat] symbolowi budowli
                [acc] symbol budowli
                [ins] symbolem budowli
                [loc] symbolu budowli
            }
    }
    .gender = inanimate

-tag-space =
    { $n ->
        [few]
            { $case ->
               *[nom] symbole przestrzeni kosmicznej
                [gen] symboli przestrzeni kosmicznej
                [dat] symbolom przestrzeni kosmicznej
                [acc] symbole przestrzeni kosmicznej
                [ins] symbolami przestrzeni kosmicznej
                [loc] symbolach przestrzeni kosmicznej
            }
        [many]
            { $case ->
               *[nom] symboli przestrzeni kosmicznej
                [gen] symboli przestrzeni kosmicznej
                [dat] symbolom przestrzeni kosmicznej
                [acc] symboli przestrzeni kosmicznej
                [ins] symbolami przestrzeni kosmicznej
                [loc] symbolach przestrzeni kosmicznej
            }
        [other] symbolu przestrzeni kosmicznej
       *[one]
            { $case ->
               *[nom] symbol przestrzeni kosmicznej
                [gen] symbolu przestrzeni kosmicznej
                [dat] symbolowi przestrzeni kosmicznej
                [acc] symbol przestrzeni kosmicznej
                [ins] symbolem przestrzeni kosmicznej
                [loc] symbolu przestrzeni kosmicznej
            }
    }
    .gender = inanimate

-tag-power =
    { $n ->
        [few]
            { $case ->
               *[nom] symbole energii
                [gen] symboli energii
                [dat] symbolom energii
                [acc] symbole energii
                [ins] symbolami energii
                [loc] symbolach energii
            }
        [many]
            { $case ->
               *[nom] symboli energii
                [gen] symboli energii
                [dat] symbolom energii
                [acc] symboli energii
                [ins] symbolami energii
                [loc] symbolach energii
            }
        [other] symbolu energii
       *[one]
            { $case ->
               *[nom] symbol energii
                [gen] symbolu energii
                [dat] symbolowi energii
                [acc] symbol energii
                [ins] symbolem energii
                [loc] symbolu energii
            }
    }
    .gender = inanimate

-tag-science =
    { $n ->
        [few]
            { $case ->
               *[nom] symbole nauki
                [gen] symboli nauki
                [dat] symbolom nauki
                [acc] symbole nauki
                [ins] symbolami nauki
                [loc] symbolach nauki
            }
        [many]
            { $case ->
               *[nom] symboli nauki
                [gen] symboli nauki
                [dat] symbolom nauki
                [acc] symboli nauki
                [ins] symbolami nauki
                [loc] symbolach nauki
            }
        [other] symbolu nauki
       *[one]
            { $case ->
               *[nom] symbol nauki
                [gen] symbolu nauki
                [dat] symbolowi nauki
                [acc] symbol nauki
                [ins] symbolem nauki
                [loc] symbolu nauki
            }
    }
    .gender = inanimate

-tag-jovian =
    { $n ->
        [few]
            { $case ->
               *[nom] symbole Jowisza
                [gen] symboli Jowisza
                [dat] symbolom Jowisza
                [acc] symbole Jowisza
                [ins] symbolami Jowisza
                [loc] symbolach Jowisza
            }
        [many]
            { $case ->
               *[nom] symboli Jowisza
                [gen] symboli Jowisza
                [dat] symbolom Jowisza
                [acc] symboli Jowisza
                [ins] symbolami Jowisza
                [loc] symbolach Jowisza
            }
        [other] symbolu Jowisza
       *[one]
            { $case ->
               *[nom] symbol Jowisza
                [gen] symbolu Jowisza
                [dat] symbolowi Jowisza
                [acc] symbol Jowisza
                [ins] symbolem Jowisza
                [loc] symbolu Jowisza
            }
    }
    .gender = inanimate

-tag-earth =
    { $n ->
        [few]
            { $case ->
               *[nom] symbole Ziemi
                [gen] symboli Ziemi
                [dat] symbolom Ziemi
                [acc] symbole Ziemi
                [ins] symbolami Ziemi
                [loc] symbolach Ziemi
            }
        [many]
            { $case ->
               *[nom] symboli Ziemi
                [gen] symboli Ziemi
                [dat] symbolom Ziemi
                [acc] symboli Ziemi
                [ins] symbolami Ziemi
                [loc] symbolach Ziemi
            }
        [other] symbolu Ziemi
       *[one]
            { $case ->
               *[nom] symbol Ziemi
                [gen] symbolu Ziemi
                [dat] symbolowi Ziemi
                [acc] symbol Ziemi
                [ins] symbolem Ziemi
                [loc] symbolu Ziemi
            }
    }
    .gender = inanimate

-tag-plant =
    { $n ->
        [few]
            { $case ->
               *[nom] symbole roślinności
                [gen] symboli roślinności
                [dat] symbolom roślinności
                [acc] symbole roślinności
                [ins] symbolami roślinności
                [loc] symbolach roślinności
            }
        [many]
            { $case ->
               *[nom] symboli roślinności
                [gen] symboli roślinności
                [dat] symbolom roślinności
                [acc] symboli roślinności
                [ins] symbolami roślinności
                [loc] symbolach roślinności
            }
        [other] symbolu roślinności
       *[one]
            { $case ->
               *[nom] symbol roślinności
                [gen] symbolu roślinności
                [dat] symbolowi roślinności
                [acc] symbol roślinności
                [ins] symbolem roślinności
                [loc] symbolu roślinności
            }
    }
    .gender = inanimate

-tag-microbe =
    { $n ->
        [few]
            { $case ->
               *[nom] symbole mikrobów
                [gen] symboli mikrobów
                [dat] symbolom mikrobów
                [acc] symbole mikrobów
                [ins] symbolami mikrobów
                [loc] symbolach mikrobów
            }
        [many]
            { $case ->
               *[nom] symboli mikrobów
                [gen] symboli mikrobów
                [dat] symbolom mikrobów
                [acc] symboli mikrobów
                [ins] symbolami mikrobów
                [loc] symbolach mikrobów
            }
        [other] symbolu mikrobów
       *[one]
            { $case ->
               *[nom] symbol mikrobów
                [gen] symbolu mikrobów
                [dat] symbolowi mikrobów
                [acc] symbol mikrobów
                [ins] symbolem mikrobów
                [loc] symbolu mikrobów
            }
    }
    .gender = inanimate

-tag-animal =
    { $n ->
        [few]
            { $case ->
               *[nom] symbole zwierząt
                [gen] symboli zwierząt
                [dat] symbolom zwierząt
                [acc] symbole zwierząt
                [ins] symbolami zwierząt
                [loc] symbolach zwierząt
            }
        [many]
            { $case ->
               *[nom] symboli zwierząt
                [gen] symboli zwierząt
                [dat] symbolom zwierząt
                [acc] symboli zwierząt
                [ins] symbolami zwierząt
                [loc] symbolach zwierząt
            }
        [other] symbolu zwierząt
       *[one]
            { $case ->
               *[nom] symbol zwierząt
                [gen] symbolu zwierząt
                [dat] symbolowi zwierząt
                [acc] symbol zwierząt
                [ins] symbolem zwierząt
                [loc] symbolu zwierząt
            }
    }
    .gender = inanimate

-tag-city =
    { $n ->
        [few]
            { $case ->
               *[nom] symbole miasta
                [gen] symboli miasta
                [dat] symbolom miasta
                [acc] symbole miasta
                [ins] symbolami miasta
                [loc] symbolach miasta
            }
        [many]
            { $case ->
               *[nom] symboli miasta
                [gen] symboli miasta
                [dat] symbolom miasta
                [acc] symboli miasta
                [ins] symbolami miasta
                [loc] symbolach miasta
            }
        [other] symbolu miasta
       *[one]
            { $case ->
               *[nom] symbol miasta
                [gen] symbolu miasta
                [dat] symbolowi miasta
                [acc] symbol miasta
                [ins] symbolem miasta
                [loc] symbolu miasta
            }
    }
    .gender = inanimate

-tag-event =
    { $n ->
        [few]
            { $case ->
               *[nom] symbole wydarzenia
                [gen] symboli wydarzenia
                [dat] symbolom wydarzenia
                [acc] symbole wydarzenia
                [ins] symbolami wydarzenia
                [loc] symbolach wydarzenia
            }
        [many]
            { $case ->
               *[nom] symboli wydarzenia
                [gen] symboli wydarzenia
                [dat] symbolom wydarzenia
                [acc] symboli wydarzenia
                [ins] symbolami wydarzenia
                [loc] symbolach wydarzenia
            }
        [other] symbolu wydarzenia
       *[one]
            { $case ->
               *[nom] symbol wydarzenia
                [gen] symbolu wydarzenia
                [dat] symbolowi wydarzenia
                [acc] symbol wydarzenia
                [ins] symbolem wydarzenia
                [loc] symbolu wydarzenia
            }
    }
    .gender = inanimate

# The genitive alone, for lists: "symbol { -of-plant }, { -of-microbe } lub { -of-animal }".
-of-building = budowli
-of-space = przestrzeni kosmicznej
-of-power = energii
-of-science = nauki
-of-jovian = Jowisza
-of-earth = Ziemi
-of-plant = roślinności
-of-microbe = mikrobów
-of-animal = zwierząt
-of-city = miasta
-of-event = wydarzenia

## Tiles and the map

-tile =
    { $n ->
        [few]
            { $case ->
               *[nom] obszary
                [gen] obszarów
                [dat] obszarom
                [acc] obszary
                [ins] obszarami
                [loc] obszarach
            }
        [many]
            { $case ->
               *[nom] obszarów
                [gen] obszarów
                [dat] obszarom
                [acc] obszarów
                [ins] obszarami
                [loc] obszarach
            }
        [other] obszaru
       *[one]
            { $case ->
               *[nom] obszar
                [gen] obszaru
                [dat] obszarowi
                [acc] obszar
                [ins] obszarem
                [loc] obszarze
            }
    }
    .gender = inanimate

-ocean =
    { $n ->
        [few]
            { $case ->
               *[nom] obszary oceanów
                [gen] obszarów oceanów
                [dat] obszarom oceanów
                [acc] obszary oceanów
                [ins] obszarami oceanów
                [loc] obszarach oceanów
            }
        [many]
            { $case ->
               *[nom] obszarów oceanów
                [gen] obszarów oceanów
                [dat] obszarom oceanów
                [acc] obszarów oceanów
                [ins] obszarami oceanów
                [loc] obszarach oceanów
            }
        [other] obszaru oceanów
       *[one]
            { $case ->
               *[nom] obszar oceanów
                [gen] obszaru oceanów
                [dat] obszarowi oceanów
                [acc] obszar oceanów
                [ins] obszarem oceanów
                [loc] obszarze oceanów
            }
    }
    .gender = inanimate

-greenery =
    { $n ->
        [few]
            { $case ->
               *[nom] obszary zieleni
                [gen] obszarów zieleni
                [dat] obszarom zieleni
                [acc] obszary zieleni
                [ins] obszarami zieleni
                [loc] obszarach zieleni
            }
        [many]
            { $case ->
               *[nom] obszarów zieleni
                [gen] obszarów zieleni
                [dat] obszarom zieleni
                [acc] obszarów zieleni
                [ins] obszarami zieleni
                [loc] obszarach zieleni
            }
        [other] obszaru zieleni
       *[one]
            { $case ->
               *[nom] obszar zieleni
                [gen] obszaru zieleni
                [dat] obszarowi zieleni
                [acc] obszar zieleni
                [ins] obszarem zieleni
                [loc] obszarze zieleni
            }
    }
    .gender = inanimate

-city =
    { $n ->
        [few]
            { $case ->
               *[nom] obszary miast
                [gen] obszarów miast
                [dat] obszarom miast
                [acc] obszary miast
                [ins] obszarami miast
                [loc] obszarach miast
            }
        [many]
            { $case ->
               *[nom] obszarów miast
                [gen] obszarów miast
                [dat] obszarom miast
                [acc] obszarów miast
                [ins] obszarami miast
                [loc] obszarach miast
            }
        [other] obszaru miasta
       *[one]
            { $case ->
               *[nom] obszar miasta
                [gen] obszaru miasta
                [dat] obszarowi miasta
                [acc] obszar miasta
                [ins] obszarem miasta
                [loc] obszarze miasta
            }
    }
    .gender = inanimate

-special-tile =
    { $n ->
        [few]
            { $case ->
               *[nom] obszary specjalne
                [gen] obszarów specjalnych
                [dat] obszarom specjalnym
                [acc] obszary specjalne
                [ins] obszarami specjalnymi
                [loc] obszarach specjalnych
            }
        [many]
            { $case ->
               *[nom] obszarów specjalnych
                [gen] obszarów specjalnych
                [dat] obszarom specjalnym
                [acc] obszarów specjalnych
                [ins] obszarami specjalnymi
                [loc] obszarach specjalnych
            }
        [other] obszaru specjalnego
       *[one]
            { $case ->
               *[nom] obszar specjalny
                [gen] obszaru specjalnego
                [dat] obszarowi specjalnemu
                [acc] obszar specjalny
                [ins] obszarem specjalnym
                [loc] obszarze specjalnym
            }
    }
    .gender = inanimate

-capital =
    { $case ->
       *[nom] Stolica
        [gen] Stolicy
        [dat] Stolicy
        [acc] Stolicę
        [ins] Stolicą
        [loc] Stolicy
    }
    .gender = feminine

-commercial-district =
    { $case ->
       *[nom] Dystrykt handlowy
        [gen] Dystryktu handlowego
        [dat] Dystryktowi handlowemu
        [acc] Dystrykt handlowy
        [ins] Dystryktem handlowym
        [loc] Dystrykcie handlowym
    }
    .gender = inanimate

-ecological-zone =
    { $case ->
       *[nom] Strefa ekologiczna
        [gen] Strefy ekologicznej
        [dat] Strefie ekologicznej
        [acc] Strefę ekologiczną
        [ins] Strefą ekologiczną
        [loc] Strefie ekologicznej
    }
    .gender = feminine

-industrial-center =
    { $case ->
       *[nom] Ośrodek przemysłowy
        [gen] Ośrodka przemysłowego
        [dat] Ośrodkowi przemysłowemu
        [acc] Ośrodek przemysłowy
        [ins] Ośrodkiem przemysłowym
        [loc] Ośrodku przemysłowym
    }
    .gender = inanimate

-lava-flows =
    { $case ->
       *[nom] Strumienie lawy
        [gen] Strumieni lawy
        [dat] Strumieniom lawy
        [acc] Strumienie lawy
        [ins] Strumieniami lawy
        [loc] Strumieniach lawy
    }
    .gender = plural

-mining-area =
    { $case ->
       *[nom] Obszar górniczy
        [gen] Obszaru górniczego
        [dat] Obszarowi górniczemu
        [acc] Obszar górniczy
        [ins] Obszarem górniczym
        [loc] Obszarze górniczym
    }
    .gender = inanimate

-mining-rights =
    { $case ->
       *[nom] Prawa górnicze
        [gen] Praw górniczych
        [dat] Prawom górniczym
        [acc] Prawa górnicze
        [ins] Prawami górniczymi
        [loc] Prawach górniczych
    }
    .gender = plural

-mohole-area =
    { $case ->
       *[nom] Obszar Mohole
        [gen] Obszaru Mohole
        [dat] Obszarowi Mohole
        [acc] Obszar Mohole
        [ins] Obszarem Mohole
        [loc] Obszarze Mohole
    }
    .gender = inanimate

-natural-preserve =
    { $case ->
       *[nom] Rezerwat naturalny
        [gen] Rezerwatu naturalnego
        [dat] Rezerwatowi naturalnemu
        [acc] Rezerwat naturalny
        [ins] Rezerwatem naturalnym
        [loc] Rezerwacie naturalnym
    }
    .gender = inanimate

-nuclear-zone =
    { $case ->
       *[nom] Strefa nuklearna
        [gen] Strefy nuklearnej
        [dat] Strefie nuklearnej
        [acc] Strefę nuklearną
        [ins] Strefą nuklearną
        [loc] Strefie nuklearnej
    }
    .gender = feminine

-restricted-area =
    { $case ->
       *[nom] Obszar zastrzeżony
        [gen] Obszaru zastrzeżonego
        [dat] Obszarowi zastrzeżonemu
        [acc] Obszar zastrzeżony
        [ins] Obszarem zastrzeżonym
        [loc] Obszarze zastrzeżonym
    }
    .gender = inanimate

-marker =
    { $n ->
        [few]
            { $case ->
               *[nom] znaczniki
                [gen] znaczników
                [dat] znacznikom
                [acc] znaczniki
                [ins] znacznikami
                [loc] znacznikach
            }
        [many]
            { $case ->
               *[nom] znaczników
                [gen] znaczników
                [dat] znacznikom
                [acc] znaczników
                [ins] znacznikami
                [loc] znacznikach
            }
        [other] znacznika
       *[one]
            { $case ->
               *[nom] znacznik
                [gen] znacznika
                [dat] znacznikowi
                [acc] znacznik
                [ins] znacznikiem
                [loc] znaczniku
            }
    }
    .gender = inanimate

-claim-marker =
    { $n ->
        [few]
            { $case ->
               *[nom] znaczniki roszczenia
                [gen] znaczników roszczenia
                [dat] znacznikom roszczenia
                [acc] znaczniki roszczenia
                [ins] znacznikami roszczenia
                [loc] znacznikach roszczenia
            }
        [many]
            { $case ->
               *[nom] znaczników roszczenia
                [gen] znaczników roszczenia
                [dat] znacznikom roszczenia
                [acc] znaczników roszczenia
                [ins] znacznikami roszczenia
                [loc] znacznikach roszczenia
            }
        [other] znacznika roszczenia
       *[one]
            { $case ->
               *[nom] znacznik roszczenia
                [gen] znacznika roszczenia
                [dat] znacznikowi roszczenia
                [acc] znacznik roszczenia
                [ins] znacznikiem roszczenia
                [loc] znaczniku roszczenia
            }
    }
    .gender = inanimate

-forest =
    { $n ->
        [few]
            { $case ->
               *[nom] lasy
                [gen] lasów
                [dat] lasom
                [acc] lasy
                [ins] lasami
                [loc] lasach
            }
        [many]
            { $case ->
               *[nom] lasów
                [gen] lasów
                [dat] lasom
                [acc] lasów
                [ins] lasami
                [loc] lasach
            }
        [other] lasu
       *[one]
            { $case ->
               *[nom] las
                [gen] lasu
                [dat] lasowi
                [acc] las
                [ins] lasem
                [loc] lesie
            }
    }
    .gender = inanimate

-forest-token =
    { $n ->
        [few]
            { $case ->
               *[nom] żetony lasu
                [gen] żetonów lasu
                [dat] żetonom lasu
                [acc] żetony lasu
                [ins] żetonami lasu
                [loc] żetonach lasu
            }
        [many]
            { $case ->
               *[nom] żetonów lasu
                [gen] żetonów lasu
                [dat] żetonom lasu
                [acc] żetonów lasu
                [ins] żetonami lasu
                [loc] żetonach lasu
            }
        [other] żetonu lasu
       *[one]
            { $case ->
               *[nom] żeton lasu
                [gen] żetonu lasu
                [dat] żetonowi lasu
                [acc] żeton lasu
                [ins] żetonem lasu
                [loc] żetonie lasu
            }
    }
    .gender = inanimate

-space =
    { $n ->
        [few]
            { $case ->
               *[nom] pola
                [gen] pól
                [dat] polom
                [acc] pola
                [ins] polami
                [loc] polach
            }
        [many]
            { $case ->
               *[nom] pól
                [gen] pól
                [dat] polom
                [acc] pól
                [ins] polami
                [loc] polach
            }
        [other] pola
       *[one]
            { $case ->
               *[nom] pole
                [gen] pola
                [dat] polu
                [acc] pole
                [ins] polem
                [loc] polu
            }
    }
    .gender = neuter

-board =
    { $n ->
        [few]
            { $case ->
               *[nom] plansze
                [gen] plansz
                [dat] planszom
                [acc] plansze
                [ins] planszami
                [loc] planszach
            }
        [many]
            { $case ->
               *[nom] plansz
                [gen] plansz
                [dat] planszom
                [acc] plansz
                [ins] planszami
                [loc] planszach
            }
        [other] planszy
       *[one]
            { $case ->
               *[nom] plansza
                [gen] planszy
                [dat] planszy
                [acc] planszę
                [ins] planszą
                [loc] planszy
            }
    }
    .gender = feminine

## Global parameters, rating and points

-parameter =
    { $n ->
        [few]
            { $case ->
               *[nom] Wskaźniki Globalne
                [gen] Wskaźników Globalnych
                [dat] Wskaźnikom Globalnym
                [acc] Wskaźniki Globalne
                [ins] Wskaźnikami Globalnymi
                [loc] Wskaźnikach Globalnych
            }
        [many]
            { $case ->
               *[nom] Wskaźników Globalnych
                [gen] Wskaźników Globalnych
                [dat] Wskaźnikom Globalnym
                [acc] Wskaźników Globalnych
                [ins] Wskaźnikami Globalnymi
                [loc] Wskaźnikach Globalnych
            }
        [other] Wskaźnika Globalnego
       *[one]
            { $case ->
               *[nom] Wskaźnik Globalny
                [gen] Wskaźnika Globalnego
                [dat] Wskaźnikowi Globalnemu
                [acc] Wskaźnik Globalny
                [ins] Wskaźnikiem Globalnym
                [loc] Wskaźniku Globalnym
            }
    }
    .gender = inanimate

-temperature =
    { $case ->
       *[nom] Temperatura
        [gen] Temperatury
        [dat] Temperaturze
        [acc] Temperaturę
        [ins] Temperaturą
        [loc] Temperaturze
    }
    .gender = feminine

-oxygen =
    { $case ->
       *[nom] Poziom Tlenu
        [gen] Poziomu Tlenu
        [dat] Poziomowi Tlenu
        [acc] Poziom Tlenu
        [ins] Poziomem Tlenu
        [loc] Poziomie Tlenu
    }
    .gender = inanimate

-oceans =
    { $case ->
       *[nom] Liczba Oceanów
        [gen] Liczby Oceanów
        [dat] Liczbie Oceanów
        [acc] Liczbę Oceanów
        [ins] Liczbą Oceanów
        [loc] Liczbie Oceanów
    }
    .gender = feminine

-zone =
    { $n ->
        [few]
            { $case ->
               *[nom] strefy
                [gen] stref
                [dat] strefom
                [acc] strefy
                [ins] strefami
                [loc] strefach
            }
        [many]
            { $case ->
               *[nom] stref
                [gen] stref
                [dat] strefom
                [acc] stref
                [ins] strefami
                [loc] strefach
            }
        [other] strefy
       *[one]
            { $case ->
               *[nom] strefa
                [gen] strefy
                [dat] strefie
                [acc] strefę
                [ins] strefą
                [loc] strefie
            }
    }
    .gender = feminine

-zone-purple =
    { $case ->
       *[nom] strefa fioletowa
        [gen] strefy fioletowej
        [dat] strefie fioletowej
        [acc] strefę fioletową
        [ins] strefą fioletową
        [loc] strefie fioletowej
    }
    .gender = feminine

-zone-red =
    { $case ->
       *[nom] strefa czerwona
        [gen] strefy czerwonej
        [dat] strefie czerwonej
        [acc] strefę czerwoną
        [ins] strefą czerwoną
        [loc] strefie czerwonej
    }
    .gender = feminine

-zone-yellow =
    { $case ->
       *[nom] strefa żółta
        [gen] strefy żółtej
        [dat] strefie żółtej
        [acc] strefę żółtą
        [ins] strefą żółtą
        [loc] strefie żółtej
    }
    .gender = feminine

-zone-white =
    { $case ->
       *[nom] strefa biała
        [gen] strefy białej
        [dat] strefie białej
        [acc] strefę białą
        [ins] strefą białą
        [loc] strefie białej
    }
    .gender = feminine

-rating =
    { $case ->
       *[nom] współczynnik terraformacji
        [gen] współczynnika terraformacji
        [dat] współczynnikowi terraformacji
        [acc] współczynnik terraformacji
        [ins] współczynnikiem terraformacji
        [loc] współczynniku terraformacji
    }
    .gender = inanimate

# Indeclinable: the same in every case and number.
-tr = WT
    .gender = inanimate

-victory-point =
    { $n ->
        [few]
            { $case ->
               *[nom] punkty zwycięstwa
                [gen] punktów zwycięstwa
                [dat] punktom zwycięstwa
                [acc] punkty zwycięstwa
                [ins] punktami zwycięstwa
                [loc] punktach zwycięstwa
            }
        [many]
            { $case ->
               *[nom] punktów zwycięstwa
                [gen] punktów zwycięstwa
                [dat] punktom zwycięstwa
                [acc] punktów zwycięstwa
                [ins] punktami zwycięstwa
                [loc] punktach zwycięstwa
            }
        [other] punktu zwycięstwa
       *[one]
            { $case ->
               *[nom] punkt zwycięstwa
                [gen] punktu zwycięstwa
                [dat] punktowi zwycięstwa
                [acc] punkt zwycięstwa
                [ins] punktem zwycięstwa
                [loc] punkcie zwycięstwa
            }
    }
    .gender = inanimate

# Indeclinable: the same in every case and number.
-vp = PZ
    .gender = inanimate

## Colonies

-colony =
    { $n ->
        [few]
            { $case ->
               *[nom] kolonie
                [gen] kolonii
                [dat] koloniom
                [acc] kolonie
                [ins] koloniami
                [loc] koloniach
            }
        [many]
            { $case ->
               *[nom] kolonii
                [gen] kolonii
                [dat] koloniom
                [acc] kolonii
                [ins] koloniami
                [loc] koloniach
            }
        [other] kolonii
       *[one]
            { $case ->
               *[nom] kolonia
                [gen] kolonii
                [dat] kolonii
                [acc] kolonię
                [ins] kolonią
                [loc] kolonii
            }
    }
    .gender = feminine

-colony-tile =
    { $n ->
        [few]
            { $case ->
               *[nom] kafelki kolonii
                [gen] kafelków kolonii
                [dat] kafelkom kolonii
                [acc] kafelki kolonii
                [ins] kafelkami kolonii
                [loc] kafelkach kolonii
            }
        [many]
            { $case ->
               *[nom] kafelków kolonii
                [gen] kafelków kolonii
                [dat] kafelkom kolonii
                [acc] kafelków kolonii
                [ins] kafelkami kolonii
                [loc] kafelkach kolonii
            }
        [other] kafelka kolonii
       *[one]
            { $case ->
               *[nom] kafelek kolonii
                [gen] kafelka kolonii
                [dat] kafelkowi kolonii
                [acc] kafelek kolonii
                [ins] kafelkiem kolonii
                [loc] kafelku kolonii
            }
    }
    .gender = inanimate

-colony-track =
    { $n ->
        [few]
            { $case ->
               *[nom] tory kolonii
                [gen] torów kolonii
                [dat] torom kolonii
                [acc] tory kolonii
                [ins] torami kolonii
                [loc] torach kolonii
            }
        [many]
            { $case ->
               *[nom] torów kolonii
                [gen] torów kolonii
                [dat] torom kolonii
                [acc] torów kolonii
                [ins] torami kolonii
                [loc] torach kolonii
            }
        [other] toru kolonii
       *[one]
            { $case ->
               *[nom] tor kolonii
                [gen] toru kolonii
                [dat] torowi kolonii
                [acc] tor kolonii
                [ins] torem kolonii
                [loc] torze kolonii
            }
    }
    .gender = inanimate

-colony-bonus =
    { $n ->
        [few]
            { $case ->
               *[nom] premie kolonialne
                [gen] premii kolonialnych
                [dat] premiom kolonialnym
                [acc] premie kolonialne
                [ins] premiami kolonialnymi
                [loc] premiach kolonialnych
            }
        [many]
            { $case ->
               *[nom] premii kolonialnych
                [gen] premii kolonialnych
                [dat] premiom kolonialnym
                [acc] premii kolonialnych
                [ins] premiami kolonialnymi
                [loc] premiach kolonialnych
            }
        [other] premii kolonialnej
       *[one]
            { $case ->
               *[nom] premia kolonialna
                [gen] premii kolonialnej
                [dat] premii kolonialnej
                [acc] premię kolonialną
                [ins] premią kolonialną
                [loc] premii kolonialnej
            }
    }
    .gender = feminine

-trade =
    { $case ->
       *[nom] handel
        [gen] handlu
        [dat] handlowi
        [acc] handel
        [ins] handlem
        [loc] handlu
    }
    .gender = inanimate

-trade-income =
    { $case ->
       *[nom] dochód z handlu
        [gen] dochodu z handlu
        [dat] dochodowi z handlu
        [acc] dochód z handlu
        [ins] dochodem z handlu
        [loc] dochodzie z handlu
    }
    .gender = inanimate

-trade-fleet =
    { $n ->
        [few]
            { $case ->
               *[nom] floty handlowe
                [gen] flot handlowych
                [dat] flotom handlowym
                [acc] floty handlowe
                [ins] flotami handlowymi
                [loc] flotach handlowych
            }
        [many]
            { $case ->
               *[nom] flot handlowych
                [gen] flot handlowych
                [dat] flotom handlowym
                [acc] flot handlowych
                [ins] flotami handlowymi
                [loc] flotach handlowych
            }
        [other] floty handlowej
       *[one]
            { $case ->
               *[nom] flota handlowa
                [gen] floty handlowej
                [dat] flocie handlowej
                [acc] flotę handlową
                [ins] flotą handlową
                [loc] flocie handlowej
            }
    }
    .gender = feminine

# The moons, for „kolonia na Europie” and „handel z Europą”. Callisto, Ceres and Io are not declined.
-colony-callisto = Kallisto
    .gender = feminine

-colony-ceres = Ceres
    .gender = feminine

-colony-enceladus =
    { $case ->
       *[nom] Enceladus
        [gen] Enceladusa
        [dat] Enceladusowi
        [acc] Enceladusa
        [ins] Enceladusem
        [loc] Enceladusie
    }
    .gender = inanimate

-colony-europa =
    { $case ->
       *[nom] Europa
        [gen] Europy
        [dat] Europie
        [acc] Europę
        [ins] Europą
        [loc] Europie
    }
    .gender = feminine

-colony-ganymede =
    { $case ->
       *[nom] Ganimedes
        [gen] Ganimedesa
        [dat] Ganimedesowi
        [acc] Ganimedesa
        [ins] Ganimedesem
        [loc] Ganimedesie
    }
    .gender = inanimate

-colony-io = Io
    .gender = feminine

-colony-luna =
    { $case ->
       *[nom] Księżyc
        [gen] Księżyca
        [dat] Księżycowi
        [acc] Księżyc
        [ins] Księżycem
        [loc] Księżycu
    }
    .gender = inanimate

-colony-miranda =
    { $case ->
       *[nom] Miranda
        [gen] Mirandy
        [dat] Mirandzie
        [acc] Mirandę
        [ins] Mirandą
        [loc] Mirandzie
    }
    .gender = feminine

-colony-pluto =
    { $case ->
       *[nom] Pluton
        [gen] Plutona
        [dat] Plutonowi
        [acc] Plutona
        [ins] Plutonem
        [loc] Plutonie
    }
    .gender = inanimate

-colony-titan =
    { $case ->
       *[nom] Tytan
        [gen] Tytana
        [dat] Tytanowi
        [acc] Tytana
        [ins] Tytanem
        [loc] Tytanie
    }
    .gender = inanimate

-colony-triton =
    { $case ->
       *[nom] Tryton
        [gen] Trytona
        [dat] Trytonowi
        [acc] Trytona
        [ins] Trytonem
        [loc] Trytonie
    }
    .gender = inanimate

## Players and time

-player =
    { $n ->
        [few]
            { $case ->
               *[nom] gracze
                [gen] graczy
                [dat] graczom
                [acc] graczy
                [ins] graczami
                [loc] graczach
            }
        [many]
            { $case ->
               *[nom] graczy
                [gen] graczy
                [dat] graczom
                [acc] graczy
                [ins] graczami
                [loc] graczach
            }
        [other] gracza
       *[one]
            { $case ->
               *[nom] gracz
                [gen] gracza
                [dat] graczowi
                [acc] gracza
                [ins] graczem
                [loc] graczu
            }
    }
    .gender = personal

-opponent =
    { $n ->
        [few]
            { $case ->
               *[nom] przeciwnicy
                [gen] przeciwników
                [dat] przeciwnikom
                [acc] przeciwników
                [ins] przeciwnikami
                [loc] przeciwnikach
            }
        [many]
            { $case ->
               *[nom] przeciwników
                [gen] przeciwników
                [dat] przeciwnikom
                [acc] przeciwników
                [ins] przeciwnikami
                [loc] przeciwnikach
            }
        [other] przeciwnika
       *[one]
            { $case ->
               *[nom] przeciwnik
                [gen] przeciwnika
                [dat] przeciwnikowi
                [acc] przeciwnika
                [ins] przeciwnikiem
                [loc] przeciwniku
            }
    }
    .gender = personal

-generation =
    { $n ->
        [few]
            { $case ->
               *[nom] pokolenia
                [gen] pokoleń
                [dat] pokoleniom
                [acc] pokolenia
                [ins] pokoleniami
                [loc] pokoleniach
            }
        [many]
            { $case ->
               *[nom] pokoleń
                [gen] pokoleń
                [dat] pokoleniom
                [acc] pokoleń
                [ins] pokoleniami
                [loc] pokoleniach
            }
        [other] pokolenia
       *[one]
            { $case ->
               *[nom] pokolenie
                [gen] pokolenia
                [dat] pokoleniu
                [acc] pokolenie
                [ins] pokoleniem
                [loc] pokoleniu
            }
    }
    .gender = neuter

-round =
    { $n ->
        [few]
            { $case ->
               *[nom] rundy
                [gen] rund
                [dat] rundom
                [acc] rundy
                [ins] rundami
                [loc] rundach
            }
        [many]
            { $case ->
               *[nom] rund
                [gen] rund
                [dat] rundom
                [acc] rund
                [ins] rundami
                [loc] rundach
            }
        [other] rundy
       *[one]
            { $case ->
               *[nom] runda
                [gen] rundy
                [dat] rundzie
                [acc] rundę
                [ins] rundą
                [loc] rundzie
            }
    }
    .gender = feminine

-turn =
    { $n ->
        [few]
            { $case ->
               *[nom] tury
                [gen] tur
                [dat] turom
                [acc] tury
                [ins] turami
                [loc] turach
            }
        [many]
            { $case ->
               *[nom] tur
                [gen] tur
                [dat] turom
                [acc] tur
                [ins] turami
                [loc] turach
            }
        [other] tury
       *[one]
            { $case ->
               *[nom] tura
                [gen] tury
                [dat] turze
                [acc] turę
                [ins] turą
                [loc] turze
            }
    }
    .gender = feminine

-phase =
    { $n ->
        [few]
            { $case ->
               *[nom] fazy
                [gen] faz
                [dat] fazom
                [acc] fazy
                [ins] fazami
                [loc] fazach
            }
        [many]
            { $case ->
               *[nom] faz
                [gen] faz
                [dat] fazom
                [acc] faz
                [ins] fazami
                [loc] fazach
            }
        [other] fazy
       *[one]
            { $case ->
               *[nom] faza
                [gen] fazy
                [dat] fazie
                [acc] fazę
                [ins] fazą
                [loc] fazie
            }
    }
    .gender = feminine

## Things open to everyone

-standard-project =
    { $n ->
        [few]
            { $case ->
               *[nom] projekty standardowe
                [gen] projektów standardowych
                [dat] projektom standardowym
                [acc] projekty standardowe
                [ins] projektami standardowymi
                [loc] projektach standardowych
            }
        [many]
            { $case ->
               *[nom] projektów standardowych
                [gen] projektów standardowych
                [dat] projektom standardowym
                [acc] projektów standardowych
                [ins] projektami standardowymi
                [loc] projektach standardowych
            }
        [other] projektu standardowego
       *[one]
            { $case ->
               *[nom] projekt standardowy
                [gen] projektu standardowego
                [dat] projektowi standardowemu
                [acc] projekt standardowy
                [ins] projektem standardowym
                [loc] projekcie standardowym
            }
    }
    .gender = inanimate

-standard-action =
    { $n ->
        [few]
            { $case ->
               *[nom] akcje standardowe
                [gen] akcji standardowych
                [dat] akcjom standardowym
                [acc] akcje standardowe
                [ins] akcjami standardowymi
                [loc] akcjach standardowych
            }
        [many]
            { $case ->
               *[nom] akcji standardowych
                [gen] akcji standardowych
                [dat] akcjom standardowym
                [acc] akcji standardowych
                [ins] akcjami standardowymi
                [loc] akcjach standardowych
            }
        [other] akcji standardowej
       *[one]
            { $case ->
               *[nom] akcja standardowa
                [gen] akcji standardowej
                [dat] akcji standardowej
                [acc] akcję standardową
                [ins] akcją standardową
                [loc] akcji standardowej
            }
    }
    .gender = feminine

-milestone =
    { $n ->
        [few]
            { $case ->
               *[nom] Tytuły
                [gen] Tytułów
                [dat] Tytułom
                [acc] Tytuły
                [ins] Tytułami
                [loc] Tytułach
            }
        [many]
            { $case ->
               *[nom] Tytułów
                [gen] Tytułów
                [dat] Tytułom
                [acc] Tytułów
                [ins] Tytułami
                [loc] Tytułach
            }
        [other] Tytułu
       *[one]
            { $case ->
               *[nom] Tytuł
                [gen] Tytułu
                [dat] Tytułowi
                [acc] Tytuł
                [ins] Tytułem
                [loc] Tytule
            }
    }
    .gender = inanimate

-award =
    { $n ->
        [few]
            { $case ->
               *[nom] Nagrody
                [gen] Nagród
                [dat] Nagrodom
                [acc] Nagrody
                [ins] Nagrodami
                [loc] Nagrodach
            }
        [many]
            { $case ->
               *[nom] Nagród
                [gen] Nagród
                [dat] Nagrodom
                [acc] Nagród
                [ins] Nagrodami
                [loc] Nagrodach
            }
        [other] Nagrody
       *[one]
            { $case ->
               *[nom] Nagroda
                [gen] Nagrody
                [dat] Nagrodzie
                [acc] Nagrodę
                [ins] Nagrodą
                [loc] Nagrodzie
            }
    }
    .gender = feminine
