### Preludium: teksty kart, pytania i dziennik.

web-switch-prelude = Preludium
web-switch-prelude-hint = Dwie karty preludium dają każdemu szybki start
web-switch-without-preludes = Preludium bez preludiów
web-switch-without-preludes-hint = Tylko projekty i korporacje z tego dodatku
web-switch-rating-goal = Solo: WT 63
web-switch-rating-goal-hint = Osiągnij WT 63 zamiast doprowadzać Wskaźniki do maksimum
web-setup-without-preludes = Gra bez preludiów wymaga dodatku Preludium: włącz go.
web-setup-rating-goal = WT 63 to cel dla jednego gracza z Preludium.

kind-prelude = Preludium
tag-wild = Dowolny
phase-preludes = Preludia
standard-project-buffer-gas = Gaz buforowy

## Słowa jego kart

word-play-now =
    { $discount ->
        [0] zagraj kartę z ręki, ignorując jej wymagania dotyczące Wskaźników Globalnych
       *[other] zagraj kartę z ręki, płacąc za nią o { COUNT("mc", $discount) } mniej
    }
    .inf =
        { $discount ->
            [0] zagrać kartę z ręki, ignorując jej wymagania dotyczące Wskaźników Globalnych
           *[other] zagrać kartę z ręki, płacąc za nią o { COUNT("mc", $discount) } mniej
        }
word-play-new-prelude =
    dobierz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } preludium, zagraj jedną z nich, a resztę odrzuć
    .inf =
        dobrać { $cards ->
            [one] { $cards } kartę
            [few] { $cards } karty
           *[many] { $cards } kart
        } preludium, zagrać jedną z nich, a resztę odrzucić
word-fund-award = ufunduj za darmo dowolną Nagrodę
    .inf = ufundować za darmo dowolną Nagrodę
word-gain-lowest-production = podnieś o { COUNT("step", $amount, case: "acc") } swoją najniższą produkcję (w razie remisu dowolną z najniższych)
    .inf = podnieść o { COUNT("step", $amount, case: "acc") } swoją najniższą produkcję (w razie remisu dowolną z najniższych)
word-points-played = za każdym razem, gdy zagrasz kartę z ikoną PZ (ale nie ujemnych PZ)
    .next = zagrasz kartę z ikoną PZ (ale nie ujemnych PZ)
word-wild-tag = podczas każdej swojej akcji traktuj symbol z tej karty jako symbol jednej wybranej kategorii; nie liczy się on do Nagród ani do PZ
icon-vp = PZ
icon-tag-wild = dowolny symbol
icon-prelude = preludium
icon-award = Nagroda
icon-production = produkcja
icon-lowest = najniższa
icon-no-needs = bez wymagań

## Pytania, odpowiedzi, dziennik

ask-keep-preludes = Wybierz 2 karty preludium, które zatrzymasz
ask-play-prelude = Wybierz preludium, które zagrasz najpierw
start-preludes = Preludia, 2 z 4
# $n: how many are still to be chosen
start-more-preludes =
    { $n ->
        [one] Wybierz jeszcze { $n } preludium
        [few] Wybierz { $n } preludia
       *[many] Wybierz { $n } preludiów
    }
ask-new-prelude = Wybierz preludium, które zagrasz
ask-play-now =
    { $n ->
        [0] Wybierz kartę, którą zagrasz: jej wymagania dotyczące Wskaźników Globalnych nie obowiązują
       *[other] Wybierz kartę, za którą zapłacisz o { COUNT("mc", $n) } mniej
    }
ask-free-award = Wybierz Nagrodę, którą ufundujesz za darmo
ask-lowest-production = Wybierz, która z najniższych produkcji wzrośnie
do-give-up = Odrzuć „{ NAME($card, of: "card") }” za { COUNT("mc", $n) }
do-raise-production = Produkcja: { NOUN($resource) }
reason-no-project = nie da się z nim zagrać żadnej karty z ręki
reason-no-award = nie ma już Nagrody do ufundowania
event-gave-up =
    { $person ->
        [me] Odrzucasz
       *[other] { $player } odrzuca
    } preludium „{ NAME($card, of: "card") }”
hint-mars-preludes = Wybierz preludia pasujące do korporacji i pierwszych kart: produkcja działa najdłużej, a M€ od razu płacą za karty.
hint-mars-play-prelude = Najpierw zagraj to, czego potrzebuje drugie preludium, na przykład M€ na opłatę. Preludium, którego nie da się wykonać, daje zamiast tego 15 M€.
hint-mars-play-now = Zagraj to, na co inaczej zabrakłoby M€ albo na co jest jeszcze za wcześnie: pomoc dotyczy tylko tej karty.
hint-mars-free-award = Wybierz Nagrodę, w której wygrasz na końcu, a nie tę, w której prowadzisz teraz.

## Nazwy

card-allied-bank = Sprzymierzony bank
card-aquifer-turbines = Turbiny wodne
card-biofuels = Biopaliwa
card-biolab = Laboratorium biologiczne
card-biosphere-support = Wspomaganie biosfery
card-business-empire = Imperium biznesowe
card-dome-farming = Rolnictwo kopułowe
card-donation = Darowizna
card-early-settlement = Pierwsze osadnictwo
card-ecology-experts = Eksperci od ekologii
card-eccentric-sponsor = Ekscentryczny sponsor
card-experimental-forest = Eksperymentalny las
card-galilean-mining = Górnictwo na księżycach galileuszowych
card-great-aquifer = Wielka warstwa wodonośna
card-huge-asteroid = Ogromna asteroida
card-io-research-outpost = Placówka badawcza na Io
card-loan = Pożyczka
card-martian-industries = Przemysł marsjański
card-metal-rich-asteroid = Planetoida klasy M
card-metals-company = Spółka metalurgiczna
card-mining-operations = Przedsięwzięcie górnicze
card-mohole = Projekt Mohole
card-mohole-excavation = Górnictwo w obszarze Mohole
card-nitrogen-shipment = Dostawa azotu
card-orbital-construction-yard = Stocznia orbitalna
card-polar-industries = Przemysł polarny
card-power-generation = Generatory energii
card-research-network = Sieć badawcza
card-self-sufficient-settlement = Samowystarczalna osada
card-smelting-plant = Spółka hutnicza
card-society-support = Wsparcie społeczeństwa
card-supplier = Dostawca
card-supply-drop = Dostawa surowców
card-unmi-contractor = Podwykonawca UNMI
card-acquired-space-agency = Zakup agencji kosmicznej
card-house-printing = Drukowane domy
card-lava-tube-settlement = Osadnictwo jaskiń lawowych
card-martian-survey = Misja badawcza
card-psychrophiles = Psychrofile
card-research-coordination = Badania interdyscyplinarne
card-sf-memorial = Pomnik twórców science fiction
card-space-hotels = Hotele kosmiczne
card-cheung-shing-mars = Cheung Shing MARS
card-point-luna = Point Luna
card-robinson-industries = Robinson Industries
card-valley-trust = Valley Trust
card-vitor = Vitor
