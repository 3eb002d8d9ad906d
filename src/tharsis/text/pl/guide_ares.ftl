### Jak grać: Ekspedycja Ares. Do czego służy każdy tekst i jakie znaki w nim stoją: docs/translating.md.

## O co chodzi

guide-ares-goal = O co chodzi

guide-ares-goal-aim = Cel gry
guide-ares-goal-aim-mars = Kierujesz korporacją, która zmienia Marsa w planetę zdatną do życia, głównie za pomocą kart. Rywalizuje od 2 do 4 graczy, 2 może grać wspólnie przeciwko grze, a 1 gra w pojedynkę. Wszyscy podnoszą te same 3 *Wskaźniki Globalne*: Liczbę Oceanów, Poziom Tlenu i Temperaturę.
guide-ares-goal-aim-win = Gra kończy się, gdy wszystkie 3 są na maksimum. Wygrywa gracz, który ma najwięcej punktów zwycięstwa (PZ): za współczynnik terraformacji, lasy i karty.
guide-ares-goal-aim-zones-figure = Tory Temperatury i Poziomu Tlenu z ich 4 kolorami

guide-ares-goal-parameters = Wskaźniki Globalne
guide-ares-goal-parameters-temperature = [param-temperature] *Temperatura*: od −30°C do +8°C, po 2°C na poziom, 19 poziomów.
guide-ares-goal-parameters-oxygen = [param-oxygen] *Poziom Tlenu*: od 0% do 14%, po 1% na poziom, 14 poziomów.
guide-ares-goal-parameters-oceans = [param-ocean] *Oceany*: 9 obszarów leży zakrytych, a każdy ma na niebieskiej stronie nagrodę. Celem jest odwrócenie wszystkich 9.
guide-ares-goal-parameters-zones = Tory Poziomu Tlenu i Temperatury mają 4 strefy, w takiej kolejności w górę: fioletową, czerwoną, żółtą i białą. Niektóre karty wymagają strefy, na przykład „w strefie żółtej albo wyższej”.

guide-ares-goal-rating = Współczynnik terraformacji
guide-ares-goal-rating-rating = Za każdy poziom, o który podnosisz Wskaźnik, i za każdy odwrócony obszar oceanów Twój *współczynnik terraformacji (WT)* [rating] rośnie o 1. Jeden symbol Wskaźnika na karcie to jeden poziom. WT daje M€ w fazie produkcji, a na koniec gry 1 PZ za każdy punkt.

guide-ares-goal-oceans = Odwracanie oceanów
guide-ares-goal-oceans-flip = Wybierasz dowolny zakryty jeszcze obszar oceanów i odwracasz go: Twój WT rośnie o 1 i od razu otrzymujesz nagrodę z niebieskiej strony. Obszaru, który leży niebieską stroną do góry, nie można odwrócić ponownie.
guide-ares-goal-oceans-oceans-figure = Obszary oceanów: jeden odwrócony, pozostałe jeszcze zakryte
guide-ares-goal-oceans-e31 = Czerwony gracz odwraca obszar oceanów. Na niebieskiej stronie są 2 jednostki roślinności: gracz otrzymuje 2 jednostki roślinności, a jego WT rośnie o 1.

guide-ares-goal-finished = Wskaźnik na maksimum
guide-ares-goal-finished-same = W *fazie*, w której Wskaźnik osiąga maksimum, wszyscy mogą go jeszcze podnosić, ze wszystkimi nagrodami: WT, lasami, nagrodami oceanów. Ocean odwracany po dziewiątym powtarza wtedy nagrodę ostatnio odwróconego.
guide-ares-goal-finished-later = W późniejszych fazach podnoszenie go nic nie daje. Jeden wyjątek: przy Poziomie Tlenu 14% nadal otrzymujesz lasy, ale WT nie rośnie.
guide-ares-goal-finished-play = Możesz zagrywać karty, które podnoszą Wskaźnik na maksimum albo dają zasoby specjalne, na które nie masz karty. Te części nic nie dają.
guide-ares-goal-finished-same-story = Trwa faza akcji, Poziom Tlenu wynosi 13%. Niebieski gracz tworzy las: 14%. W tej samej fazie las tworzy też czerwony gracz i wciąż otrzymuje las oraz 1 WT. W następnej rundzie za las nie ma już WT.

## Z czego składa się gra

guide-ares-things = Z czego składa się gra

guide-ares-things-resources = Zasoby
guide-ares-things-resources-four = Są 4 rodzaje zasobów: M€ [res-mc], ciepło [res-heat], roślinność [res-plant] i zasoby specjalne. Specjalne są zwierzęta, mikroby i nauka: leżą na kartach, które mówią, do czego służą.
guide-ares-things-resources-tracks = Masz 4 tory produkcji: M€, kart, ciepła i roślinności, oraz 2 tory stali i tytanu, które dają upusty, a nie dochód. Żaden nie ma górnej granicy.
guide-ares-things-resources-cubes = Kostka oznacza 1, 5 albo 10 jednostek. Tutaj liczba jednostek to po prostu liczba.
guide-ares-things-resources-e29 = W pierwszej rundzie gracz z produkcją ciepła 0 podnosi ją o 2. Jego produkcja ciepła wynosi teraz 2.
guide-ares-things-resources-metals = *Stali i tytanu nigdy się nie wydaje.* Każda posiadana jednostka stali obniża koszt każdej karty z symbolem budowli [tag-building] o 2 M€, a każda jednostka tytanu koszt każdej karty z symbolem przestrzeni kosmicznej [tag-space] o 3 M€, niezależnie od koloru karty.

guide-ares-things-cards = Karty
guide-ares-things-cards-kinds = Jest 208 kart projektów w 3 kolorach i 12 korporacji.
guide-ares-things-cards-green = *Zielone* karty dają coś w każdej fazie produkcji albo stal lub tytan. To, co dają, liczy się od chwili zagrania.
guide-ares-things-cards-blue = *Niebieskie* karty mają efekty, które działają zawsze, gdy spełniony jest ich warunek, albo akcje na fazę akcji.
guide-ares-things-cards-red = *Czerwone* karty to wydarzenia: działają raz, od razu, i nigdy więcej. Inaczej niż w Terraformacji Marsa ich symbole nadal się liczą.
guide-ares-things-cards-only = Wśród kart projektów efekty i akcje mają tylko niebieskie, a produkcję oraz stal i tytan dają tylko zielone.
guide-ares-things-cards-card-figure = Jak czytać kartę
guide-ares-things-cards-instant = Efekty natychmiastowe zachodzą w chwili zagrania karty. Gwiazdka odsyła do treści karty; przy PZ oznacza liczbę, która się zmienia.
guide-ares-things-cards-numerals = Drukowane niebieskie i zielone karty podają cyframi rzymskimi fazy, w których działają. Tutaj mówią o tym tekst i ikony.
guide-ares-things-cards-several = Jeśli zagranie jednej karty kilka razy spełnia warunek efektu, efekt zachodzi tyle razy.
guide-ares-things-cards-sum = Twoja produkcja oraz Twoja stal i tytan to zawsze suma tego, co dają Twoje karty w grze, razem z korporacją. Produkcja zależna od symboli zmienia się od razu, gdy taki symbol wchodzi do gry.

guide-ares-things-tags = Symbole kategorii
guide-ares-things-tags-tags-figure = 10 symboli
guide-ares-things-tags-tags = Karta ma do 3 symboli: budowla, przestrzeń kosmiczna, energia, nauka, Jowisz, Ziemia, roślinność, mikroby, zwierzęta i wydarzenie. Wszystkie czerwone karty to wydarzenia. Same symbole nic nie robią; odwołują się do nich inne karty.
guide-ares-things-tags-corporation = Symbole Twojej korporacji liczą się jak symbole kart. Z jej efektu albo akcji korzystasz przez całą grę.

guide-ares-things-forests = Lasy
guide-ares-things-forests-forests = [forest] Las jest na koniec gry wart 1 PZ. Możesz mieć tyle lasów, ile zdołasz stworzyć.

guide-ares-things-sell = Sprzedawanie kart
guide-ares-things-sell-sell = W dowolnej chwili rundy możesz odrzucać karty z ręki po *3 M€ za każdą*, ile chcesz. Trafiają zakryte obok talii.
guide-ares-things-sell-deck = Gdy talia się wyczerpie, a trzeba dobrać kartę, karty odrzucone tasuje się w nową talię.

## Przed pierwszą rundą

guide-ares-setup = Przed pierwszą rundą

guide-ares-setup-start = Początek
guide-ares-setup-start-mars = Na początku na Marsie jest −30°C i 0% tlenu, a żaden ocean nie jest odwrócony. Obszary oceanów są potasowane, więc nikt nie wie, gdzie leży która nagroda.
guide-ares-setup-start-you = Zaczynasz z WT 5, z każdą produkcją na poziomie 0 oraz bez stali i tytanu. Masz 5 kart faz w swoim kolorze.
guide-ares-setup-start-cards = Wszystkie karty projektów są potasowane. Dostajesz 8 i zatrzymujesz je za darmo.
guide-ares-setup-start-corporation = Dostajesz 2 korporacje i zatrzymujesz jedną; pozostałe wypadają z gry. Bierzesz jej początkowe M€, produkcję i wszystko, co jeszcze daje.

guide-ares-setup-exchange = Wymiana kart
guide-ares-setup-exchange-exchange = Wariant dla tych, którzy znają grę: zanim wybierzesz korporację, możesz jeden raz odrzucić dowolne ze swoich 8 projektów i dobrać tyle samo. Nie dostajesz za nie M€.

guide-ares-setup-first = Pierwsza rozgrywka
guide-ares-setup-first-first = Wariant na pierwszą rozgrywkę: 4 z Twoich 8 projektów pochodzą z 16 łatwych zielonych kart, a pozostałe 4 z reszty talii; nierozdane łatwe karty się odrzuca. Dostajesz jedną z prostych korporacji, bez wyboru.

## Runda

guide-ares-round = Runda

guide-ares-round-steps = Planowanie, fazy, koniec
guide-ares-round-steps-steps = Gra toczy się przez kolejne *rundy*. Każda, także pierwsza, składa się z planowania, wybranych faz i końca. Nie ma tur: w każdym kroku wszyscy gracze działają jednocześnie.
guide-ares-round-steps-phases-figure = 5 faz. Premia jest tylko dla tych, którzy wybrali daną fazę

guide-ares-round-plan = Planowanie
guide-ares-round-plan-choose = Każdy wybiera w tajemnicy jedną ze swoich 5 kart faz; potem wszyscy je odkrywają. W pierwszej rundzie do wyboru jest wszystkie 5.
guide-ares-round-plan-again = *Nie możesz wybrać tej samej fazy co w poprzedniej rundzie*. Po odkryciu kart tamta karta wraca, więc następnym razem możesz ją znów wybrać.
guide-ares-round-plan-played = W tej rundzie rozgrywa się każdą fazę, którą wybrał przynajmniej jeden gracz.
guide-ares-round-plan-e32 = W poprzedniej rundzie wyborem czerwonego gracza była faza produkcji. W tej rundzie nie może on jej wybrać; wybiera fazę rozwoju. Po odkryciu kart faza produkcji jest znów dostępna na następną rundę.

guide-ares-round-phases = Fazy
guide-ares-round-phases-order = Fazy rozgrywa się w kolejności: I Faza rozwoju, II Faza budowy, III Faza akcji, IV Faza produkcji, V Faza badań. Następna zaczyna się, gdy wszyscy skończą.
guide-ares-round-phases-all = *W każdej wybranej fazie biorą udział wszyscy*, bez względu na to, kto ją wybrał. Wybraną przez kilku graczy rozgrywa się tylko raz. Faz, których nikt nie wybrał, się nie rozgrywa, więc w każdej rundzie odpada przynajmniej jedna z 5.
guide-ares-round-phases-bonus = *Premię* fazy otrzymują tylko ci, którzy ją wybrali, ale każdy z nich.
guide-ares-round-phases-phases-story = Czerwony i niebieski gracz wybierają fazę budowy, zielony fazę produkcji. Wszyscy 3 gracze mogą zagrać niebieską albo czerwoną kartę, a czerwony i niebieski mają premię. Potem wszyscy 3 otrzymują produkcję, a zielony o 4 M€ więcej. Innych faz w tej rundzie nie ma.

guide-ares-round-end = Koniec rundy
guide-ares-round-end-limit = Jeśli masz na ręce więcej niż 10 kart, odrzucasz nadmiar, tak by zostało 10, i dostajesz po 3 M€ za każdą. Limit sprawdza się tylko tutaj, a Ty wybierasz, co odrzucić.
guide-ares-round-end-next = Potem zaczyna się nowa runda.

## 5 faz

guide-ares-phases = 5 faz

guide-ares-phases-development = I Faza rozwoju
guide-ares-phases-development-play = [phase-1] Możesz zagrać z ręki *1 zieloną kartę*, płacąc za nią.
guide-ares-phases-development-bonus = Premia: ta karta kosztuje Cię o 3 M€ mniej.
guide-ares-phases-development-e34 = Czerwony gracz wybiera fazę rozwoju, ma 2 jednostki stali oraz 4 M€ i zagrywa kartę [microprocessors] za 17. Stal odejmuje 4, premia 3: cena wynosi 10. Składają się na nią 2 karty sprzedane za 6 M€ i własne 4 M€. Czerwony dobiera 2 karty i odrzuca z ręki jedną dowolną. Produkcja ciepła rośnie o 3. 2 jednostki stali zostają.

guide-ares-phases-construction = II Faza budowy
guide-ares-phases-construction-play = [phase-2] Możesz zagrać z ręki *1 niebieską albo 1 czerwoną kartę*, płacąc za nią.
guide-ares-phases-construction-bonus = Premia, do wyboru: dobierz 1 kartę albo zagraj jeszcze 1 niebieską lub czerwoną. Dobrać możesz przed zagraniem albo po nim, więc możesz zagrać właśnie dobraną kartę. Dobierasz ją, nawet jeśli nic nie zagrasz.

guide-ares-phases-action = III Faza akcji
guide-ares-phases-action-use = [phase-3] Z akcji każdej ze swoich kart w grze możesz skorzystać *raz*. Z żadnej nie musisz.
guide-ares-phases-action-standard = Oprócz tego jest 5 akcji standardowych: dowolną liczbę razy, w dowolnej kolejności, na przemian z akcjami z kart. Wszystko to jest możliwe tylko wtedy, gdy rozgrywa się fazę akcji.
guide-ares-phases-action-forest-plants = [res-plant] 8 jednostek roślinności: 1 las, Poziom Tlenu o 1% w górę, WT +1.
guide-ares-phases-action-forest-mc = [res-mc] 20 M€: 1 las, Poziom Tlenu o 1% w górę, WT +1.
guide-ares-phases-action-heat = [res-heat] 8 jednostek ciepła: Temperatura o 1 poziom w górę, WT +1.
guide-ares-phases-action-heat-mc = [res-mc] 14 M€: Temperatura o 1 poziom w górę, WT +1.
guide-ares-phases-action-ocean-mc = [res-mc] 15 M€: odwrócenie 1 obszaru oceanów, WT +1 i od razu jego nagroda.
guide-ares-phases-action-bonus = Premia: z akcji jednej ze swoich kart możesz skorzystać jeszcze raz.
guide-ares-phases-action-must = Na koniec fazy *musisz* wydać ciepło i roślinność, jeśli wystarcza ich na podniesienie Temperatury lub Poziomu Tlenu, i to tyle razy, ile się da, chyba że dany Wskaźnik jest na maksimum.
guide-ares-phases-action-must-story = Na koniec fazy akcji niebieski gracz ma 17 jednostek ciepła i 5 jednostek roślinności, a Temperatura wynosi −10°C. Musi ją podnieść o 2 poziomy za 16 jednostek ciepła, a jego WT rośnie o 2. 5 jednostek roślinności nie wystarcza na las, więc zostają.

guide-ares-phases-production = IV Faza produkcji
guide-ares-phases-production-mc = [phase-4] Otrzymujesz tyle M€, ile wynosi *suma Twojej produkcji M€ i WT*. Produkcja pochodzi z zielonych kart i z korporacji.
guide-ares-phases-production-rest = Potem otrzymujesz ciepło i roślinność według ich produkcji. Na koniec dobierasz tyle kart, ile wynosi Twoja produkcja kart.
guide-ares-phases-production-bonus = Premia: o 4 M€ więcej.
guide-ares-phases-production-e30 = Niebieski gracz ma produkcję roślinności 6. Faza produkcji daje mu 6 jednostek roślinności.
guide-ares-phases-production-e35 = Czerwony gracz ma karty [tectonic_stress_power], [tundra_farming], [callisto_penal_mines] i [power_grid], WT 6 i wybiera fazę produkcji. Produkcja M€ wynosi 4: 2 i po 1 za każdy z 2 symboli energii. Otrzymuje więc 4 + 6 + 4 = 14 M€, 3 jednostki ciepła, 1 jednostkę roślinności i 1 kartę.

guide-ares-phases-research = V Faza badań
guide-ares-phases-research-draw = [phase-5] *Dobierasz 2 karty, zatrzymujesz 1*, a drugą odrzucasz.
guide-ares-phases-research-bonus = Premia: dobierz o 3 więcej i zatrzymaj o 1 więcej, czyli dobierz 5, zatrzymaj 2 i odrzuć 3.
guide-ares-phases-research-nosale = Karty, które odrzucasz tutaj albo dlatego, że każe to karta, nie są sprzedane: nie dają M€.
guide-ares-phases-research-e36 = Fazę badań wybiera czerwony gracz, a niebieski nie. Czerwony dobiera 5 kart, zatrzymuje 2 i odrzuca 3. Niebieski dobiera 2 i zatrzymuje 1.

## Zagrywanie i płacenie

guide-ares-play = Zagrywanie i płacenie

guide-ares-play-pay = Płacenie
guide-ares-play-pay-price = Cenę płacisz w M€. Pomagają w tym karty z ręki: każda odrzucona to 3 M€. Nadpłata wraca do Ciebie w M€.
guide-ares-play-pay-e33 = Karta kosztuje 8 M€. Czerwony gracz odrzuca 2 karty za 6 i dokłada 2 M€: co do jednego. Albo odrzuca 3 karty za 9 i dostaje z powrotem 1 M€.
guide-ares-play-pay-never = Upusty mogą obniżyć cenę do 0, nigdy niżej.
guide-ares-play-pay-phase = Zielone karty zagrywa się tylko w fazie I, niebieskie i czerwone tylko w fazie II, chyba że karta mówi inaczej.

guide-ares-play-requirements = Wymagania
guide-ares-play-requirements-must = Karty, której wymaganie nie jest spełnione, nie można zagrać. Możesz ją jednak sprzedać za 3 M€.
guide-ares-play-requirements-start = Wymagania co do oceanów, tlenu i temperatury sprawdza się *według stanu z początku fazy*. Wszystkie inne, jak symbole czy to, co trzeba wydać, sprawdza się w chwili zagrania karty.

## Koniec gry i punkty

guide-ares-end = Koniec gry i punkty

guide-ares-end-end = Kiedy gra się kończy
guide-ares-end-end-end = Gra kończy się, gdy odwrócono 9 obszarów oceanów, Temperatura wynosi +8°C, a Poziom Tlenu 14%. Fazę, w której to nastąpi, wszyscy rozgrywają do końca. Faz, które miały jeszcze nastąpić, ani końca rundy już się nie rozgrywa i nie dają one premii.
guide-ares-end-end-e37 = W tej rundzie wybrano fazy II, III i IV. W fazie II wszystkie Wskaźniki osiągają maksimum. Fazę II rozgrywa się do końca; III i IV odpadają i podlicza się punkty.

guide-ares-end-score = Podliczanie punktów
guide-ares-end-score-rating = [rating] Twój *WT*: 1 PZ za każdy punkt.
guide-ares-end-score-forests = [forest] Twoje *lasy*: po 1 PZ.
guide-ares-end-score-cards = [vp] PZ z Twoich *kart*, także zmienne. Ułamki się pomija.
guide-ares-end-score-score-figure = Wynik czerwonego gracza z przykładu
guide-ares-end-score-e38 = Czerwony gracz: WT 25, lasy 6. [beam_from_a_thorium_asteroid] 1, [interstellar_colony_ship] 4, [adaptation_technology] 1 i [advanced_ecosystems] 3, to razem 9. [ecological_zone] z 6 jednostkami zwierząt jest warta 3. W sumie 25 + 6 + 9 + 3 = 43 PZ.
guide-ares-end-score-tie = Przy równej liczbie PZ sprzedaje się wszystkie karty pozostałe na ręce po 3 M€ i wygrywa większa suma ciepła, roślinności i M€. Zasoby specjalne się nie liczą. Jeśli i tu jest remis, gracze dzielą się zwycięstwem.

guide-ares-end-hidden = Co jawne, co zakryte
guide-ares-end-hidden-hidden = Karty na ręce, talia, karty odrzucone i dobrane oraz nagrody nieodwróconych oceanów są zakryte. Zagrane karty, zasoby, produkcja i WT są jawne.

## Wspólnie i w pojedynkę

guide-ares-variants = Wspólnie i w pojedynkę

guide-ares-variants-coop = 2 graczy razem
guide-ares-variants-coop-rules = W *wariancie kooperacyjnym* obowiązują zwykłe zasady, poza tym, co poniżej. Wygrywacie razem, jeśli na koniec gry wszystkie Wskaźniki są na maksimum, a Wy macie łącznie przynajmniej 80 PZ. W przeciwnym razie razem przegrywacie.
guide-ares-variants-coop-pool = W puli jest 27 kostek i 3 znaczniki. W każdej rundzie, po odkryciu kart faz, każdy z Was bierze 1 element: kostkę albo znacznik, do wyboru, dopóki są i jedne, i drugie.
guide-ares-variants-coop-pieces = Kostka to 1 M€. Znacznik wypada z gry, a ten, kto go bierze, może od razu wymienić kartę z partnerem: każdy z Was oddaje jedną, wybraną przez siebie.
guide-ares-variants-coop-last = Gra kończy się wraz z rundą, w której bierzecie ostatnie elementy, niezależnie od stanu Marsa: po 15 pełnych rundach.
guide-ares-variants-coop-e39 = W puli jest 27 + 3 = 30 elementów, a w każdej rundzie bierze się 2. Po 15 rundach jest pusta i gra się kończy.

guide-ares-variants-solo = Wariant jednoosobowy
guide-ares-variants-solo-rules = *W pojedynkę* obowiązują zwykłe zasady, poza tym, co poniżej.
guide-ares-variants-solo-neutral = Neutralny gracz ma 5 kart faz w potasowanym stosie. W każdej rundzie wybierasz swoją fazę, a potem odkrywa się wierzchnią kartę stosu: tę fazę też się rozgrywa, ale bez premii. Jeśli to ta sama faza, rozgrywa się ją raz, z Twoją premią.
guide-ares-variants-solo-marker = Gdy rozegrano wszystkie 5, tasuje się je w nowy stos, a znacznik, który zaczyna na 1, przesuwa się o 1: po rundach 5, 10, 15 i 20.
guide-ares-variants-solo-last = Gdy znacznik dotrze do 5, rozgrywa się ostatnie 5 rund. W nich kolejność neutralnych kart wybierasz Ty. Gra kończy się po 25 rundach, niezależnie od stanu Marsa.
guide-ares-variants-solo-e40 = Znacznik zaczyna na 1 i przesuwa się po rundach 5, 10, 15 i 20. Po rundzie 20 stoi na 5, a po rundzie 25 gra się kończy.
guide-ares-variants-solo-levels = Wybierasz jeden z 3 poziomów trudności. Na niektórych Mars dostaje pomoc za każdym razem, gdy przesuwa się znacznik; nikt nie otrzymuje za to WT.
guide-ares-variants-solo-novice = *Nowicjusz*: Temperatura albo Poziom Tlenu, do wyboru, rośnie o 2 poziomy.
guide-ares-variants-solo-experienced = *Doświadczony*: tak samo, ale o 1 poziom.
guide-ares-variants-solo-expert = *Ekspert*: nic nie rośnie samo.
guide-ares-variants-solo-win = Wygrywasz, jeśli na koniec gry wszystkie 3 Wskaźniki są na maksimum; wtedy policz swoje PZ, żeby znać wynik. Jeśli choć jednemu czegoś brakuje, przegrywasz.

## Karty z przykładów

guide-ares-examples = Karty z przykładów

guide-ares-examples-corporations = Korporacje
guide-ares-examples-corporations-helion = Te 3 korporacje pokazują, na co zwracać uwagę. [helion] może płacić ciepłem zamiast M€, ale nie na odwrót. [ecoline] płaci za las o 1 jednostkę roślinności mniej. [interplanetary_cinematics] ma 1 jednostkę stali, więc karty z symbolem budowli są tańsze o 2 M€, a jej wydarzenia też są tańsze o 2 M€.
guide-ares-examples-corporations-cards-figure = 3 korporacje

guide-ares-examples-blue = Niebieskie karty
guide-ares-examples-blue-blue = Niektóre mają akcje: [advanced_screening_technology], [ai_central], [aquifer_pumping]. Inne mają efekty. [adaptation_technology] pozwala rozminąć się z wymaganą strefą o jedną, nigdy o więcej. [ecological_zone] i [viral_enhancers] liczą też własne symbole.
guide-ares-examples-blue-cards-figure = Niebieskie karty

guide-ares-examples-red = Czerwone karty
guide-ares-examples-red-red = Wydarzenia działają od razu. [nitrogen_rich_asteroid] daje 2 jednostki roślinności i jeszcze 4, jeśli masz 3 lub więcej symboli roślinności.
guide-ares-examples-red-cards-figure = Czerwone karty

guide-ares-examples-green = Zielone karty
guide-ares-examples-green-green = Zielone karty produkują albo dają metale: z 2 jednostkami tytanu z karty [asteroid_mining] karty z symbolem przestrzeni kosmicznej są tańsze o 6 M€, z 2 jednostkami stali z karty [mine] karty z symbolem budowli o 4 M€. [power_grid] liczy własny symbol. [strip_mine] kosztuje Cię 1 WT.
guide-ares-examples-green-cards-figure = Zielone karty
