### Jak grać: Preludium.

guide-mars-prelude = Preludium

guide-mars-prelude-start = Szybki start
guide-mars-prelude-start-cards = *Preludium* dodaje 35 kart preludium [prelude], 7 kart projektów i 5 korporacji. Projekty wtasowuje się do talii, korporacje między pozostałe. Preludia tworzą osobną talię z własnym stosem kart odrzuconych.
guide-mars-prelude-start-deal = Każdy, także początkujący, dostaje 4 preludia razem z 10 kartami i 2 korporacjami i zatrzymuje za darmo 2 z nich. Wszystko to wybiera się jednocześnie i w tajemnicy. Pozostałe 2 odrzuca się zakryte; zatrzymane pokazuje się przy zagraniu.
guide-mars-prelude-start-cards-figure = Dwa preludia: bez kosztu, u góry symbole, niżej to, co dają
guide-mars-prelude-start-variants = Warianty: każdy dostaje 1 korporację z Preludium i 1 inną; albo używa się projektów i korporacji bez preludiów, wtedy [valley_trust] zostaje w pudełku. Era Korporacyjna może być w grze albo nie, jak zwykle.

guide-mars-prelude-playing = Zagrywanie preludiów
guide-mars-prelude-playing-when = Gdy wszystkie korporacje są odkryte, a karty opłacone, preludia zagrywa się w kolejności graczy. Każdy gracz zagrywa oba w dowolnej kolejności, potem następny. Potem pierwszy gracz zaczyna fazę akcji; tam wykonuje się pierwsze akcje korporacji.
guide-mars-prelude-playing-free = Zagranie preludium nie jest akcją ani zagraniem projektu: nie kosztuje nic poza M€, które samo podaje, a upusty nie działają. Projekt, który pozwala zagrać preludium, zagrywa się zwyczajnie, także za metale.
guide-mars-prelude-playing-unplayable = Preludium, którego nie da się wykonać, na przykład z braku M€, odrzuca się, a Ty otrzymujesz 15 M€. Żadnego nie można zachować na później.
guide-mars-prelude-playing-counts = Preludium zostaje w grze. Jego symbole się liczą, a efekty na nie reagują. Podnosi Wskaźniki i umieszcza obszary według zwykłych zasad i należy do pokolenia 1. Dla Tytułów i Nagród nie jest kartą projektu. [robotic_workforce] może skopiować preludium z symbolem budowli.
guide-mars-prelude-playing-project = [eccentric_sponsor] pozwala zagrać kartę, płacąc za nią o 25 M€ mniej; jeśli nie zagrywasz żadnej, preludium przepada. [ecology_experts] podnosi produkcję roślinności, a potem pozwala zagrać kartę niezależnie od Wskaźników Globalnych; inne wymagania i cena zostają.
guide-mars-prelude-playing-reveal = [acquired_space_agency] i [experimental_forest] odkrywają karty przed wszystkimi, aż 2 będą miały symbol: te trafiają na rękę, resztę się odrzuca.

guide-mars-prelude-wild = Dowolny symbol
guide-mars-prelude-wild-what = [research_network] i [research_coordination] mają dowolny symbol [tag-wild]. Podczas zagrywania karty nie jest on żadnym symbolem. Potem w każdej Twojej akcji jest jednym symbolem, najlepszym dla Ciebie: do wymagań i do wszystkiego, co akcja liczy.
guide-mars-prelude-wild-several = Jeden dowolny symbol zastępuje jeden symbol. Karta, która wymaga kilku różnych, potrzebuje osobnego za każdy brakujący. Dowolne symbole pomagają uzyskiwać Tytuły; dla Dywersyfikatora każdy z nich jest jeszcze jednym innym symbolem.
guide-mars-prelude-wild-never = Nie liczy się do Nagród ani do PZ, ani gdy Twoje symbole liczą inni, i nie jest nowym rodzajem symbolu dla [aridor].

guide-mars-prelude-corporations = Korporacje z Preludium
guide-mars-prelude-corporations-first = Pierwszą akcją [valley_trust] dobierasz 3 preludia, zagrywasz jedno z nich, a resztę odrzucasz. Pierwszą akcją [vitor] fundujesz za darmo Nagrodę; liczy się ona jako jedna z trzech. W grze jednoosobowej nie ma czego fundować.
guide-mars-prelude-corporations-others = [vitor] otrzymuje 3 M€ za każdą zagraną kartę z ikoną PZ, ale nie ujemnych PZ. [robinson_industries] płaci 4 M€, żeby podnieść swoją najniższą produkcję. [point_luna] dobiera kartę za każdy symbol Ziemi, także własny. [cheung_shing_mars] i [valley_trust] płacą o 2 M€ mniej za każdy symbol budowli albo nauki.

guide-mars-prelude-solo = Gra jednoosobowa i selekcja kart
guide-mars-prelude-solo-solo = Gra jednoosobowa z preludiami trwa 12 pokoleń zamiast 14. Wariant: celem jest WT 63 zamiast Wskaźników na maksimum; wtedy jest projekt standardowy „Gaz buforowy”, 16 M€ za 1 WT. Preludiów nigdy się nie selekcjonuje.
