### Wenus Next i Rząd Światowy: tytuły kart, słowa, pytania.

## Karty

card-aerial-mappers = Mapowanie przestworzy
card-aerosport-tournament = Turniej aerosportowy
card-air-scrapping-expedition = Operacja uzdatniania atmosfery
card-atalanta-planitia-lab = Laboratorium Atalanta Planitia
card-atmoscoop = Zagarniacz atmosfery
card-comet-for-venus = Kometa dla Wenus
card-corroder-suits = Pancerze antykorozyjne
card-dawn-city = Miasto świtu
card-deuterium-export = Eksport deuteru
card-dirigibles = Sterowce
card-extractor-balloons = Balony wydobywcze
card-extremophiles = Ekstremofile
card-floating-habs = Dryfujące jednostki mieszkalne
card-forced-precipitation = Wymuszone opady atmosferyczne
card-freyja-biodomes = Biokopuły we Freyja Montes
card-ghg-import-from-venus = Import gazów cieplarnianych z Wenus
card-giant-solar-shade = Olbrzymia osłona przeciwsłoneczna
card-gyropolis = Żyropolis
card-hydrogen-to-venus = Wodór dla Wenus
card-io-sulphur-research = Badania nad siarką na Io
card-ishtar-mining = Górnictwo w Ishtar Terra
card-jet-stream-microscrappers = Mikrouzdatniacze strumieniowe
card-local-shading = Miejscowe zacienienie
card-luna-metropolis = Metropolia księżycowa
card-luxury-foods = Wykwintne jedzenie
card-maxwell-base = Baza Maxwella
card-mining-quota = Kontyngent górniczy
card-neutralizer-factory = Fabryka neutralizatorów
card-omnicourt = Wszechsąd
card-orbital-reflectors = Reflektory orbitalne
card-rotator-impacts = Rotacja uderzeniowa
card-sister-planet-support = Wsparcie siostrzanej planety
card-solarnet = Solarnet
card-spin-inducing-asteroid = Ruch asteroidy wywołany indukcją
card-sponsored-academies = Ufundowanie akademii
card-stratopolis = Stratopolis
card-stratospheric-birds = Ptaki stratosferyczne
card-sulphur-exports = Eksport siarki
card-sulphur-eating-bacteria = Bakterie siarkowe
card-terraforming-contract = Kontrakt na terraformację
card-thermophiles = Termofile
card-water-to-venus = Woda dla Wenus
card-venus-governor = Gubernator Wenus
card-venus-magnetizer = Magnetyzacja Wenus
card-venus-soils = Wenusjańskie gleby
card-venus-waystation = Wenusjańska stacja tranzytowa
card-venusian-animals = Wenusjańskie zwierzęta
card-venusian-insects = Wenusjańskie insekty
card-venusian-plants = Wenusjańskie rośliny
card-aphrodite = Aphrodite
card-celestic = Celestic
card-manutech = Manutech
card-morning-star-inc = Morning Star Inc.
card-viron = Viron

space-dawn-city = Miasto świtu
space-luna-metropolis = Metropolia księżycowa
space-maxwell-base = Baza Maxwella
space-stratopolis = Stratopolis
standard-project-air-scrapping = Uzdatnianie powietrza
milestone-hoverlord = Władca przestworzy
award-venuphile = Wenufil

## Nazwy

tag-venus = Wenus
resource-asteroid = Asteroidy
parameter-venus = Wenus
ui-venus-of = z { PERCENT($n) }
web-switch-venus = Wenus Next
web-switch-venus-hint = Czwarty Wskaźnik, dryfowce i miasta ponad chmurami
web-switch-world-government = Rząd Światowy
web-switch-world-government-hint = Po każdym pokoleniu pierwszy gracz podnosi Wskaźnik i nikt nic za to nie otrzymuje; bez Rządu gra trwa dłużej
web-milestone-hoverlord = Siedem jednostek dryfowców na Twoich kartach
web-award-venuphile = Najwięcej symboli Wenus

-tag-venus =
    { $n ->
        [few]
            { $case ->
               *[nom] symbole Wenus
                [gen] symboli Wenus
                [dat] symbolom Wenus
                [acc] symbole Wenus
                [ins] symbolami Wenus
                [loc] symbolach Wenus
            }
        [many]
            { $case ->
               *[nom] symboli Wenus
                [gen] symboli Wenus
                [dat] symbolom Wenus
                [acc] symboli Wenus
                [ins] symbolami Wenus
                [loc] symbolach Wenus
            }
        [other] symbolu Wenus
       *[one]
            { $case ->
               *[nom] symbol Wenus
                [gen] symbolu Wenus
                [dat] symbolowi Wenus
                [acc] symbol Wenus
                [ins] symbolem Wenus
                [loc] symbolu Wenus
            }
    }
    .gender = inanimate
-of-venus = Wenus

## Słowa na kartach

word-at-least-venus = Wskaźnik Wenus równy albo wyższy niż { PERCENT($value) }
word-at-most-venus = Wskaźnik Wenus równy albo niższy niż { PERCENT($value) }
word-raise-venus = podnieś Wskaźnik Wenus o { COUNT("step", $steps, case: "acc") }
    .inf = podnieść Wskaźnik Wenus o { COUNT("step", $steps, case: "acc") }
    .alone = tak
word-raise-one-item-venus = Wskaźnik Wenus
word-parameter-raised-venus =
    za każdym razem, gdy { $by ->
        [own] podniesiesz Wskaźnik Wenus
       *[anyone] Wskaźnik Wenus wzrośnie o 1 poziom
    }
    .next = podniesiesz Wskaźnik Wenus
word-place-tile-dawn-city = umieść obszar miasta na polu „{ space-dawn-city }”
    .inf = umieścić obszar miasta na polu „{ space-dawn-city }”
word-place-tile-luna-metropolis = umieść obszar miasta na polu „{ space-luna-metropolis }”
    .inf = umieścić obszar miasta na polu „{ space-luna-metropolis }”
word-place-tile-maxwell-base = umieść obszar miasta na polu „{ space-maxwell-base }”
    .inf = umieścić obszar miasta na polu „{ space-maxwell-base }”
word-place-tile-stratopolis = umieść obszar miasta na polu „{ space-stratopolis }”
    .inf = umieścić obszar miasta na polu „{ space-stratopolis }”
word-repeat-action = powtórz akcję z innej swojej karty, wykorzystaną już w tym pokoleniu
    .inf = powtórzyć akcję z innej swojej karty, wykorzystaną już w tym pokoleniu
word-opponents-draw = każdy przeciwnik dobiera { COUNT("card", $amount, case: "acc") }
    .alone = tak
word-shift-venus = sprawdzając wymagania kart, możesz uznać, że Wskaźnik Wenus jest wyższy albo niższy o maksymalnie { COUNT("step", $steps, case: "acc") }
word-manufacture = za każdy poziom, o który wzrośnie Twoja produkcja dowolnego zasobu (także na początku gry), otrzymujesz 1 jednostkę tego zasobu

## Pytania i odpowiedzi

ask-repeat = Wybierz akcję, którą wykonasz ponownie
do-repeat = Ponownie „{ NAME($card, of: "card") }”
ask-govern = Rząd Światowy: wybierz Wskaźnik, który wzrośnie. Nikt nic za to nie otrzymuje
do-govern =
    { $parameter ->
        [temperature] Podnieś Temperaturę
        [oxygen] Podnieś Poziom Tlenu
        [oceans] Umieść obszar oceanów
       *[other] Podnieś Wskaźnik Wenus
    }
cause-world-government = Rząd Światowy
reason-no-repeat = nie ma innej wykonanej akcji, którą można powtórzyć
reason-at-least-venus = wymagany Wskaźnik Wenus { PERCENT($need) }, obecnie { PERCENT($have) }
reason-at-most-venus = Wskaźnik Wenus przekracza { PERCENT($need) }: obecnie { PERCENT($have) }
icon-param-venus = Wenus
icon-repeat = ponownie

-asteroid =
    { $n ->
        [one]
            { $case ->
               *[nom] asteroida
                [gen] asteroidy
                [dat] asteroidzie
                [acc] asteroidę
                [ins] asteroidą
                [loc] asteroidzie
            }
        [few]
            { $case ->
               *[nom] asteroidy
                [gen] asteroid
                [dat] asteroidom
                [acc] asteroidy
                [ins] asteroidami
                [loc] asteroidach
            }
        [many]
            { $case ->
               *[nom] asteroid
                [gen] asteroid
                [dat] asteroidom
                [acc] asteroid
                [ins] asteroidami
                [loc] asteroidach
            }
       *[other]
            { $case ->
               *[nom] asteroidy
                [gen] asteroid
                [dat] asteroidom
                [acc] asteroidy
                [ins] asteroidami
                [loc] asteroidach
            }
    }
    .gender = feminine

hint-mars-repeat = Wybierz akcję, która daje najwięcej za swój koszt: płacisz go ponownie.
hint-mars-govern = Nikt nic za to nie otrzymuje. Kto prowadzi, może przyspieszyć koniec; kto goni, może podnieść Wskaźnik Wenus.
