### Jak grać: Wenus Next i Rząd Światowy. Do czego służy każdy komunikat i jakie są w nim znaki: docs/translating.md.

guide-mars-venus = Wenus Next

guide-mars-venus-setup = Co dochodzi
guide-mars-venus-setup-cards = *Wenus Next* dodaje 49 kart projektów, 5 korporacji, tor Wenus, Tytuł i Nagrodę. Projekty wtasowuje się do talii, korporacje między pozostałe. Ten dodatek można łączyć z Erą Korporacyjną, Preludium, Koloniami i każdą planszą.
guide-mars-venus-setup-mixed = Wariant: każdy dostaje 1 korporację z Wenus Next i 1 inną. [aphrodite], [celestic] i [morning_star_inc] mają sens tylko w grze z Wenus Next; [manutech] i [viron] przydałyby się w każdej grze.
guide-mars-venus-setup-cards-figure = Karty z Wenus Next: wymaganie w procentach, dryfowce, symbol Wenus

guide-mars-venus-track = Tor Wenus
guide-mars-venus-track-what = [param-venus] *Wenus* to czwarty Wskaźnik Globalny. Rośnie od 0% do 30%, po 2% na poziom: razem 15 poziomów. Za każdy poziom, o który podniesiesz Wskaźnik Wenus, Twój WT od razu rośnie o 1.
guide-mars-venus-track-bonus = Dwa poziomy dają premię, każdy raz w grze. Kto podniesie Wskaźnik do 8% albo wyżej, dobiera 1 kartę [card]. Kto podniesie go do 16% albo wyżej, otrzymuje jeszcze 1 WT.
guide-mars-venus-track-tracks-figure = Tor Wenus i jego 2 poziomy z premią
guide-mars-venus-track-top = Na 30% Wskaźnik się zatrzymuje. Nadal możesz zagrać kartę, która go podnosi, ale ta część nic nie daje. Jeśli podnosisz go o kilka poziomów naraz, otrzymujesz WT tylko za te, o które naprawdę wzrósł.
guide-mars-venus-track-end = Wenus nie ma wpływu na koniec gry: jak zawsze gra kończy się, gdy Temperatura, Poziom Tlenu i Liczba Oceanów są na maksimum. Tylko w grze jednoosobowej liczy się też Wenus.
guide-mars-venus-track-needs = Wymagania dotyczące Wenus działają jak inne, w procentach. [inventrix], [adaptation_technology], [special_design] i [morning_star_inc] pozwalają odstąpić od nich o 2 poziomy, czyli o 4%.
guide-mars-venus-track-project = [param-venus] *Uzdatnianie powietrza* to jeszcze jeden projekt standardowy, 15 M€: podnieś Wskaźnik Wenus o 1 poziom, z jego WT i premiami.

guide-mars-venus-floaters = Symbole Wenus i dryfowce
guide-mars-venus-floaters-tag = [tag-venus] Sam symbol Wenus nic nie robi. [cube-floater] Dryfowce to zasób, który leży na kartach, jak zwierzęta i mikroby.
guide-mars-venus-floaters-place = „Dowolna karta” to każda Twoja karta, na której może leżeć ten zasób, nawet ta, która go daje. Wszystko, co otrzymujesz naraz, umieszczasz na jednej karcie. Jeśli takiej karty nie masz, zasoby przepadają.
guide-mars-venus-floaters-venus = Niektóre efekty wymagają karty z symbolem Wenus; dowolny symbol nie wystarczy. „Zasób” dowolnego rodzaju to ten, który może leżeć na wybranej karcie. Bez takiej karty nie można skorzystać z akcji karty [maxwell_base].
guide-mars-venus-floaters-pay = Dryfowce na karcie [dirigibles] są warte po 3 M€ za karty z symbolem Wenus, a mikroby na karcie [psychrophiles] po 2 M€ za karty z symbolem roślinności. Łącz je z M€ i metalami, jak chcesz; nadpłata przepada.
guide-mars-venus-floaters-asteroids = Na karcie [rotator_impacts] leżą asteroidy [cube-asteroid]: zapłać 6 M€, także tytanem, żeby umieścić 1, albo wydaj 1, żeby podnieść Wskaźnik Wenus. [jet_stream_microscrappers] wydaje 1 jednostkę tytanu, niezależnie od jej wartości. Jeśli akcja ma dwie części, za każdym razem wybierasz jedną.
guide-mars-venus-floaters-birds = Karta [stratospheric_birds] kosztuje też 1 jednostkę dryfowców z dowolnej Twojej karty. Nie może to być ta, która pomaga za nią zapłacić.

guide-mars-venus-cities = Miasta obok planszy
guide-mars-venus-cities-spaces = [dawn_city], [luna_metropolis], [maxwell_base] i [stratopolis] mają własne pola obok planszy. Pola te z niczym nie sąsiadują i nie dają premii. To Twoje obszary i miasta w grze, także dla Prezydenta i Potentata ziemskiego, ale nie leżą na Marsie.
guide-mars-venus-cities-count = [aerosport_tournament] liczy wszystkie miasta w grze, na Marsie i poza nim. [gyropolis] to zwykłe miasto na Marsie.

guide-mars-venus-goals = Władca przestworzy i Wenufil
guide-mars-venus-goals-goals = [cube-floater] *Władca przestworzy* to jeszcze jeden Tytuł: przynajmniej 7 jednostek dryfowców na wszystkich Twoich kartach razem. [tag-venus] *Wenufil* to jeszcze jedna Nagroda: najwięcej symboli Wenus w grze, bez wydarzeń i dowolnych symboli. Nadal można uzyskać tylko 3 Tytuły i ufundować tylko 3 Nagrody, za zwykłą cenę.

guide-mars-venus-government = Rząd Światowy
guide-mars-venus-government-when = Po każdej fazie produkcji następuje *faza słoneczna*. Najpierw, jeśli Temperatura, Poziom Tlenu i Liczba Oceanów są na maksimum, gra się kończy. W przeciwnym razie działa *Rząd Światowy*, potem wracają floty handlowe i przesuwają się znaczniki kolonii. Wskaźnik, który osiąga maksimum dopiero teraz, nie kończy gry: rozgrywacie jeszcze jedno pokolenie.
guide-mars-venus-government-choose = Pierwszy gracz, zanim odda znacznik, musi wybrać Wskaźnik, który nie jest na maksimum, i podnieść go o 1 poziom albo umieścić obszar oceanów na dowolnym wolnym polu zarezerwowanym na oceany.
guide-mars-venus-government-nobody = Nikt nic za to nie otrzymuje: ani WT, ani premii z toru czy z pola, ani M€ za oceany. Skutki i tak następują, znów na niczyją korzyść: tlen 8% podnosi Temperaturę, a 0°C daje ocean.
guide-mars-venus-government-effects = Efekty wywołane samym zdarzeniem działają jak zwykle, na przykład [arctic_algae] i [aphrodite]. Efekty, które wymagają, żeby to była Twoja czynność, nie działają, na przykład [mining_guild] i [united_nations_mars_initiative].
guide-mars-venus-government-without = Rząd Światowy można wyłączyć, wtedy gra jest dłuższa, albo włączyć bez Wenus Next.

guide-mars-venus-corporations = Korporacje z Wenus Next
guide-mars-venus-corporations-first = [celestic] zaczyna od odkrywania kart, aż 2 z nich pokażą dryfowce, [morning_star_inc] – aż 3 będą miały symbol Wenus. Te karty weź na rękę, a resztę odrzuć.
guide-mars-venus-corporations-others = [aphrodite] otrzymuje 2 M€ za każdy poziom Wskaźnika Wenus, bez względu na to, kto go podniesie, nawet jeśli to Rząd Światowy. [manutech] otrzymuje 1 jednostkę zasobu za każdy poziom, o który rośnie jego produkcja, także na początku. [viron] jeszcze raz korzysta z jednej z Twoich użytych akcji; koszt płacisz ponownie.

guide-mars-venus-watch = Na co uważać
guide-mars-venus-watch-effects = [atmoscoop] podnosi Temperaturę albo Wskaźnik Wenus o 2 poziomy, o ile nie są na maksimum. Do karty [sponsored_academies] potrzebujesz jeszcze jednej karty, którą odrzucisz; potem dobierasz 3, a każdy przeciwnik 1. [comet_for_venus] może odebrać do 4 M€ jednemu graczowi, który ma symbol Wenus. [io_sulphur_research] pozwala dobrać 1 kartę, a z 3 symbolami Wenus 3.
guide-mars-venus-watch-tags = [venus_governor] i [sister_planet_support] nie liczą własnych symboli do swoich wymagań. [luna_metropolis] i [sulphur_exports] liczą swoje do produkcji, a [venusian_animals] za swój otrzymuje 1 jednostkę zwierząt. [terraforming_contract] wymaga WT 25, [aerosport_tournament] 5 jednostek dryfowców na wszystkich Twoich kartach razem.

guide-mars-venus-solo = Gra jednoosobowa, selekcja kart, Kolonie
guide-mars-venus-solo-solo = W grze jednoosobowej Wenus też musi osiągnąć 30%, chyba że grasz na WT. Rząd Światowy działa po każdym pokoleniu oprócz ostatniego, a wybierasz Ty. [comet_for_venus] nic nie odbiera neutralnemu przeciwnikowi, [aerosport_tournament] liczy neutralne miasta, a dzięki karcie [sponsored_academies] nikt inny kart nie dobiera.
guide-mars-venus-solo-mixed = Selekcja kart się nie zmienia. Z Koloniami karty z Wenus Next, na których leżą dryfowce, mikroby albo zwierzęta, też budzą Tytana, Enceladusa i Mirandę, nawet [celestic]. Dryfowce można umieścić na każdej karcie, która je mieści, chyba że wymagany jest symbol Jowisza albo Wenus. Te na karcie [stormcraft_incorporated] też się liczą.
