### Jak grać: Terraformacja Marsa. Do czego służy każdy tekst i jakie znaki w nim stoją: docs/translating.md.

## O co chodzi

guide-mars-goal = O co chodzi

guide-mars-goal-aim = Cel gry
guide-mars-goal-aim-mars = Kierujesz korporacją, która zmienia Marsa w planetę zdatną do życia. Wszyscy gracze wspólnie podnoszą 3 *Wskaźniki Globalne*: Temperaturę, Poziom Tlenu i Liczbę Oceanów. Rywalizuje ze sobą od 2 do 5 graczy; w pojedynkę gra się na czas, w wariancie jednoosobowym.
guide-mars-goal-aim-win = Wygrywa gracz, który ma najwięcej punktów zwycięstwa (PZ). PZ pochodzą z 5 źródeł i z żadnych innych: ze współczynnika terraformacji, z obszarów na planszy, z Nagród, z Tytułów i z kart.
guide-mars-goal-aim-tracks-figure = 3 Wskaźniki Globalne i ich poziomy z premią

guide-mars-goal-parameters = Wskaźniki Globalne
guide-mars-goal-parameters-temperature = [param-temperature] *Temperatura* rośnie od −30°C do +8°C, co 2°C: to 19 poziomów.
guide-mars-goal-parameters-oxygen = [param-oxygen] *Poziom Tlenu* rośnie od 0% do 14%, co 1%: to 14 poziomów.
guide-mars-goal-parameters-oceans = [param-ocean] *Oceany* to kafelki. Jest ich 9, a celem jest umieszczenie na planszy wszystkich 9.
guide-mars-goal-parameters-finished = Wskaźnik, który osiągnął wymagany pułap, już się nie zmienia. Nikt nie może go podnieść i nie daje on więcej WT. Jeśli podnosisz go o kilka poziomów naraz, zatrzymuje się na pułapie, a Ty otrzymujesz WT tylko za te poziomy, o które naprawdę wzrósł.
guide-mars-goal-parameters-ignored = Nadal możesz zagrywać karty i wykonywać akcje, które podniosłyby taki Wskaźnik. Ta część efektu po prostu nic nie daje.

guide-mars-goal-rating = Współczynnik terraformacji
guide-mars-goal-rating-start = Twój *współczynnik terraformacji (WT)* [rating] pokazuje, ile robisz dla Marsa. Wszyscy zaczynają z WT 20, a w wariancie jednoosobowym z WT 14.
guide-mars-goal-rating-up = Za każdy poziom, o który podnosisz Wskaźnik, i za każdy umieszczony obszar oceanów Twój WT od razu rośnie o 1. Wzrost Temperatury o 2°C to 1 poziom, a nie 2. Podnieś Temperaturę o 3 poziomy, a Twój WT wzrośnie o 3.
guide-mars-goal-rating-cards = Niektóre karty podnoszą WT bezpośrednio, bez zmiany żadnego Wskaźnika.
guide-mars-goal-rating-twice = WT opłaca się podwójnie: w każdej fazie produkcji jest częścią Twojego dochodu M€, a na koniec gry każdy jego punkt jest wart 1 PZ.

guide-mars-goal-bonus = Poziomy z premią
guide-mars-goal-bonus-who = Przy niektórych poziomach torów widnieje premia. Otrzymuje ją ten, kto podniesie Wskaźnik na ten poziom, raz i od razu. Nikt inny.
guide-mars-goal-bonus-heat = Temperatura −24°C i −20°C: Twoja produkcja ciepła rośnie za każdym razem o 1 poziom.
guide-mars-goal-bonus-ocean = Temperatura 0°C: umieszczasz obszar oceanów, wraz ze wzrostem WT i premią za pole.
guide-mars-goal-bonus-oxygen = Poziom Tlenu 8%: Temperatura rośnie o 1 poziom, z własnym wzrostem WT i z własnymi poziomami z premią.
guide-mars-goal-bonus-chain = Premie mogą wywoływać kolejne premie. Jeśli Wskaźnik, który miałyby podnieść, osiągnął już pułap, nic nie dają.
guide-mars-goal-bonus-chain-story = Poziom Tlenu wynosi 7%, a Temperatura −2°C. Czerwony gracz umieszcza obszar zieleni: Poziom Tlenu 8%, WT +1. Premia podnosi Temperaturę do 0°C: WT +1. Premią tego poziomu jest obszar oceanów: WT +1 i to, co widnieje na polu. Jeden obszar zieleni, WT wyższy o 3.

## Z czego składa się gra

guide-mars-things = Z czego składa się gra

guide-mars-things-resources = 6 zasobów
guide-mars-things-resources-six = Jest 6 podstawowych zasobów. Każdy z nich ma *posiadane jednostki*, czyli kostki, które są Twoje, oraz *produkcję*, czyli poziom mówiący, ile jednostek otrzymujesz w każdej fazie produkcji.
guide-mars-things-resources-mc = [res-mc] *M€* płacisz za branie kart na rękę, zagrywanie kart, projekty standardowe, Tytuły i Nagrody.
guide-mars-things-resources-steel = [res-steel] *Stal* jest warta 2 M€ za jednostkę, gdy płacisz za karty z symbolem budowli [tag-building].
guide-mars-things-resources-titanium = [res-titanium] *Tytan* jest wart 3 M€ za jednostkę, gdy płacisz za karty z symbolem przestrzeni kosmicznej [tag-space].
guide-mars-things-resources-plant = [res-plant] *Roślinność*: 8 jednostek zamienia się w obszar zieleni.
guide-mars-things-resources-energy = [res-energy] *Energię* zużywają akcje z kart. To, co zostanie, w fazie produkcji zamienia się w ciepło.
guide-mars-things-resources-heat = [res-heat] *Ciepło*: 8 jednostek podnosi Temperaturę o 1 poziom.
guide-mars-things-resources-other = Wszystkie inne zasoby, takie jak zwierzęta, mikroby czy nauka, leżą tylko na kartach. Karta, na której leżą, mówi, do czego służą.
guide-mars-things-resources-cubes = Na stole kostki oznaczają 1, 5 albo 10 jednostek. Liczy się tylko ich suma: kostek nigdy nie zabraknie, a tutaj liczba jednostek to po prostu liczba.

guide-mars-things-production = Jednostki i produkcja
guide-mars-things-production-box-figure = W brązowej ramce to produkcja, bez ramki to jednostki zasobu
guide-mars-things-production-box = Sam symbol zasobu oznacza jego jednostki. W *brązowej ramce* oznacza jego produkcję.
guide-mars-things-production-e24 = Na karcie widnieje jeden symbol roślinności w brązowej ramce. Produkcja roślinności zielonego gracza rośnie o 1 poziom. Teraz nie otrzymuje on żadnej jednostki; od najbliższej fazy produkcji będzie za każdym razem otrzymywać o jedną więcej.
guide-mars-things-production-level = Produkcja to poziom. Każda faza produkcji daje Ci tyle jednostek, ile on wynosi. Górnej granicy nie ma.
guide-mars-things-production-e02 = Czerwony gracz ma produkcję ciepła na poziomie 19 i zagrywa kartę, która podnosi ją o 3. Teraz wynosi ona 22 i najbliższa faza produkcji daje 22 jednostki ciepła.
guide-mars-things-production-floor = Tylko produkcja M€ może być ujemna, najniżej −5. Każda inna zatrzymuje się na 0. Cały Twój dochód nigdy nie jest ujemny.

guide-mars-things-cards = Karty
guide-mars-things-cards-kinds = Talia liczy 208 kart projektów, razem z kartami Ery Korporacyjnej. Każda należy do jednego z 3 rodzajów, które poznasz po kolorze i wzorze.
guide-mars-things-cards-green = Karty *natychmiastowe* (zielone) działają raz, w chwili zagrania. Leżą potem odkryte, a ich symbole nadal się liczą.
guide-mars-things-cards-blue = Karty *aktywne* (niebieskie) leżą odkryte. Z ich efektów i akcji korzystasz do końca gry.
guide-mars-things-cards-red = Karty *wydarzeń* (czerwone) działają raz, w chwili zagrania, a potem leżą zakryte na Twoim własnym stosie.
guide-mars-things-cards-card-figure = Jak czytać kartę
guide-mars-things-cards-parts = W lewym górnym rogu jest koszt, pod nim wymaganie, jeśli karta je ma, i symbole kategorii. Ikony pośrodku pokazują, co karta robi; zdanie mówi to samo słowami. Medal jest wart PZ na koniec gry, a wcześniej nic nie daje.
guide-mars-things-cards-star = Gwiazdka oznacza wyjątek: treść karty jest ważniejsza od ogólnej zasady.
guide-mars-things-cards-corporations = Kart korporacji jest 17: 10 standardowych, 2 z Ery Korporacyjnej i 5 egzemplarzy Korporacji dla początkujących, po jednym dla każdego przy pełnym stole.

guide-mars-things-tags = Symbole kategorii
guide-mars-things-tags-tags-figure = 11 symboli
guide-mars-things-tags-tags = Karta ma od 0 do 3 symboli. Jest ich 11: budowla, przestrzeń kosmiczna, energia, nauka, Jowisz, Ziemia, roślinność, mikroby, zwierzęta, miasto i wydarzenie.
guide-mars-things-tags-count = Same symbole nic nie robią, poza tym, że za karty z symbolem budowli można płacić stalą, a za karty z symbolem przestrzeni kosmicznej tytanem. Odwołują się do nich inne karty. Karta, która ma ten sam symbol 2 razy, liczy się 2 razy.
guide-mars-things-tags-event = Każde wydarzenie ma symbol wydarzenia i nie ma go żadna inna karta.

guide-mars-things-map = Plansza
guide-mars-things-map-map-figure = Fragment Marsa: pola na oceany, premie za pola, miasto z zielenią i ocean obok nich
guide-mars-things-map-spaces = Mars ma 61 pól. Na wielu widnieje *premia za pole*: stal, tytan, roślinność albo karty. Otrzymuje ją od razu ten, kto umieści tam obszar dowolnego rodzaju.
guide-mars-things-map-ocean = 12 pól jest niebieskich: mogą na nich leżeć tylko oceany, a oceany nie mogą leżeć nigdzie indziej. Obszarów oceanów jest 9, więc 3 niebieskie pola zostaną puste. Karta może dopuścić wyjątek.
guide-mars-things-map-reserved = 3 pola są zarezerwowane dla konkretnych miast, które wchodzą do gry wraz ze swoimi kartami. Żaden inny obszar nie może tam leżeć. [noctis_city] ma swoje pole na mapie, pozostałe 2 pola leżą obok niej.
guide-mars-things-map-tiles = Są 4 rodzaje obszarów: oceany, zieleń, miasta i 11 obszarów specjalnych. Kafelków zieleni i miast, których jest 60, nigdy nie zabraknie.

## Przed pierwszą turą

guide-mars-setup = Przed pierwszą turą

guide-mars-setup-start = Początek
guide-mars-setup-start-mars = Na początku Mars jest zimny i pusty: −30°C, 0% tlenu, na planszy ani jednego obszaru, wszystkie 9 obszarów oceanów obok niej. Trwa pokolenie 1.
guide-mars-setup-start-you = Każdy gracz ma własny kolor, którym oznacza WT, obszary, produkcję i użyte akcje. W grze standardowej zaczynasz z produkcją na poziomie 1 każdego z 6 zasobów.
guide-mars-setup-start-deck = Karty projektów są potasowane i zakryte, a stos kart odrzuconych jest pusty. W grze standardowej wszystkie karty Ery Korporacyjnej zostają w pudełku, zarówno projekty, jak i 2 korporacje.
guide-mars-setup-start-first = Pierwszego gracza wskazuje się w przygotowaniu do gry albo losuje.
guide-mars-setup-start-marker = Pokolenia liczy się od 1. W wariancie jednoosobowym liczenie kończy się na 14.

guide-mars-setup-corporation = Wybór korporacji i kart
guide-mars-setup-corporation-dealt = Z potasowanych korporacji dostajesz 2, a z talii 10 kart projektów. Początkujący dostają co innego: zobacz niżej.
guide-mars-setup-corporation-choose = Najpierw obejrzyj wszystko. Potem zatrzymaj 1 korporację i tyle z 10 projektów, ile chcesz: od żadnego do wszystkich.
guide-mars-setup-corporation-pay = Każdy zatrzymany projekt kosztuje 3 M€ z początkowych M€ Twojej korporacji. Nie możesz zatrzymać więcej, niż jesteś w stanie opłacić.
guide-mars-setup-corporation-secret = Wszyscy wybierają w tajemnicy. Gdy każdy jest gotowy, korporacje ujawnia się zgodnie z kolejnością graczy; bierzesz M€, zasoby i produkcję swojej korporacji i płacisz za karty.
guide-mars-setup-corporation-production = Produkcję korporacji dodaje się do tej, którą daje sama gra: 1 w grze standardowej, 0 w Erze Korporacyjnej.
guide-mars-setup-corporation-rest = Niezatrzymane projekty odrzuca się zakryte. Druga korporacja wypada z gry.
guide-mars-setup-corporation-firstaction = Na kartach niektórych korporacji opisano *pierwszą akcję*. Jest obowiązkowa i musi być Twoją pierwszą akcją w grze.
guide-mars-setup-corporation-e03 = 3 graczy siada do gry standardowej. Każdy ma WT 20 i produkcję na poziomie 1 na wszystkich 6 torach, ogląda 10 projektów i 2 korporacje i na razie niczego nie pokazuje.
guide-mars-setup-corporation-e04 = Czerwony gracz jako pierwszy ujawnia korporację [phobolog] i zatrzymuje 5 kart: 23 − 15 = 8 M€. Ma więc jeszcze 10 jednostek tytanu i 5 kart na ręce. Pozostałe 5 kart odrzuca zakryte, a druga korporacja wypada z gry.
guide-mars-setup-corporation-e05 = Niebieski gracz ujawnia korporację [thorgate] i zatrzymuje wszystkie 10 kart: 48 − 30 = 18 M€. Produkcja energii wynosi 1 + 1 = 2, każda inna 1.
guide-mars-setup-corporation-e06 = Zielony gracz ujawnia korporację [tharsis_republic] i zatrzymuje 4 karty: 40 − 12 = 28 M€. Pierwszą akcją musi być umieszczenie obszaru miasta. Daje ona to, co widnieje na polu, produkcję M€ 1 → 2 i 3 M€, czyli na polu bez premii razem 31 M€.

guide-mars-setup-beginners = Początkujący
guide-mars-setup-beginners-beginners = Początkujący niczego nie wybiera: [beginner_corporation] daje 42 M€ i 10 kart projektów, które zatrzymuje się wszystkie, nie płacąc za żadną. Początkujący i doświadczeni mogą grać przy jednym stole, każdy ze swoim przygotowaniem.

guide-mars-setup-firstgen = Pierwsze pokolenie
guide-mars-setup-firstgen-skip = Pokolenie 1 nie ma fazy kolejności ani fazy badań. Zaczyna się od fazy akcji i od pierwszego gracza.
guide-mars-setup-firstgen-e07 = Wszystkie 3 korporacje leżą na stole. Fazy badań teraz nie ma: zaczyna się faza akcji i pierwszą turę rozgrywa czerwony gracz, który jest pierwszym graczem.

## Pokolenie

guide-mars-generation = Pokolenie

guide-mars-generation-phases = 4 fazy
guide-mars-generation-phases-four = Gra toczy się przez kolejne *pokolenia*. Każde ma 4 fazy, w tej kolejności. Przy liczbie graczy od 2 do 5 pokoleń jest tyle, ile trzeba.
guide-mars-generation-phases-generation-figure = 4 fazy pokolenia
guide-mars-generation-phases-order = *Faza kolejności*: znacznik pierwszego gracza przechodzi do gracza po lewej, a licznik pokoleń rośnie o 1. Tury idą od pierwszego gracza zgodnie z ruchem wskazówek zegara.
guide-mars-generation-phases-research = *Faza badań*: każdy ogląda 4 nowe karty i część z nich kupuje.
guide-mars-generation-phases-action = *Faza akcji*: gracze rozgrywają kolejno tury, aż wszyscy spasują.
guide-mars-generation-phases-production = *Faza produkcji*: wszyscy jednocześnie otrzymują to, co produkują.

guide-mars-generation-research = Badania
guide-mars-generation-research-buy = Dobierasz 4 karty projektów i kupujesz, ile chcesz, od żadnej do wszystkich, po 3 M€. Pozostałe odrzucasz zakryte. Za zagranie karty płaci się później i osobno.
guide-mars-generation-research-hand = Liczba kart na ręce nie jest ograniczona. Gdy talia się wyczerpie, tasuje się karty odrzucone w nową. Jeśli nie ma ani jednych, ani drugich, dobierasz mniej kart.
guide-mars-generation-research-e08 = W pokoleniu 2 każdy dobiera 4 karty. Niebieski gracz kupuje 3 z nich i płaci 9 M€: ma 3 karty więcej na ręce. 1 trafia zakryta na stos kart odrzuconych.

guide-mars-generation-production = Produkcja
guide-mars-generation-production-energy = Najpierw cała Twoja energia zamienia się w ciepło, 1 za 1. Dzieje się to, zanim cokolwiek zostanie wyprodukowane, więc nowa energia pozostaje energią.
guide-mars-generation-production-income = Potem otrzymujesz tyle M€, ile wynosi *suma Twojego WT i produkcji M€*, a każdego innego zasobu tyle, ile wynosi jego produkcja.
guide-mars-generation-production-markers = Na koniec wszystkie karty, których akcji użyto, są znów gotowe do użycia.
guide-mars-generation-production-e13 = Czerwony gracz ma WT 20, produkcję M€ 1, produkcję tytanu 3 i po 1 produkcji wszystkiego innego. Daje to 20 + 1 = 21 M€, 3 jednostki tytanu i po 1 jednostce stali, roślinności, energii i ciepła, a do tego ciepło za energię, która została.

## Twoja tura

guide-mars-turn = Twoja tura

guide-mars-turn-actions = 1 albo 2 akcje
guide-mars-turn-actions-turn = W swojej turze wykonujesz 1 albo 2 akcje, albo pasujesz. Akcje można łączyć dowolnie, nawet wykonać dwie tego samego rodzaju.
guide-mars-turn-actions-seven = Jest 7 rodzajów akcji:
guide-mars-turn-actions-play = zagranie karty z ręki;
guide-mars-turn-actions-project = wykorzystanie projektu standardowego;
guide-mars-turn-actions-milestone = uzyskanie Tytułu;
guide-mars-turn-actions-award = ufundowanie Nagrody;
guide-mars-turn-actions-blue = wykorzystanie akcji z karty ze strzałką [arrow];
guide-mars-turn-actions-plants = zamienienie 8 jednostek roślinności [res-plant] w obszar zieleni;
guide-mars-turn-actions-heat = zamienienie 8 jednostek ciepła [res-heat] we wzrost Temperatury.

guide-mars-turn-pass = Koniec tury i pas
guide-mars-turn-pass-stop = Możesz poprzestać na 1 akcji. Twoja tura się kończy, ale to jeszcze nie pas: będziesz mieć następną.
guide-mars-turn-pass-pass = Jeśli nie wykonujesz żadnej akcji, *pasujesz* i do następnego pokolenia nie bierzesz udziału w grze. Jeśli nie możesz wykonać żadnej akcji, musisz spasować.
guide-mars-turn-pass-round = Tury idą zgodnie z ruchem wskazówek zegara, z pominięciem tych, którzy spasowali, aż spasują wszyscy. Ostatni pozostały gracz rozgrywa turę za turą, aż też spasuje.
guide-mars-turn-pass-e09 = W pokoleniu 2 znacznik pierwszego gracza przechodzi od czerwonego gracza do niebieskiego. Niebieski zaczyna, sprzedaje 1 kartę za 1 M€ i na tym poprzestaje. Tura przechodzi na zielonego gracza. Niebieski nie pasuje, więc kolejka jeszcze do niego wróci.

## Zagranie karty

guide-mars-play = Zagranie karty

guide-mars-play-requirements = Wymagania
guide-mars-play-requirements-order = Kartę zagrywa się w takiej kolejności: sprawdź wymaganie, zapłać, wykonaj to, co karta robi, odłóż ją na miejsce.
guide-mars-play-requirements-met = W chwili zagrania wszystkie wymagania muszą być spełnione. Dotyczą one Wskaźników, symboli albo produkcji. Granice wlicza się do nich: „co najmniej 9%” to 9% lub więcej, „co najwyżej 9%” to 9% lub mniej.
guide-mars-play-requirements-cards-figure = „Co najwyżej 9%” ma ramkę przerywaną, „co najmniej 9%” ciągłą
guide-mars-play-requirements-later = Liczy się tylko chwila zagrania. Później karta działa, nawet jeśli jej wymaganie nie jest już spełnione.
guide-mars-play-requirements-e16 = Kartę [cupola_city] można zagrać przy Poziomie Tlenu 9%, a nie przy 10% i nie z produkcją energii 0. Produkcja energii spada o 1 poziom, produkcja M€ rośnie o 3 poziomy, a na planszy pojawia się obszar miasta.
guide-mars-play-requirements-e17 = Kartę [livestock] można zagrać przy Poziomie Tlenu 9%, a nie przy 8% i nie z produkcją roślinności 0. Produkcja roślinności spada o 1 poziom, a produkcja M€ rośnie o 2 poziomy.
guide-mars-play-requirements-e18 = Kartę [shuttles] można zagrać przy Poziomie Tlenu 5%, a nie przy 4% i nie z produkcją energii 0. Produkcja energii spada o 1 poziom, a produkcja M€ rośnie o 2 poziomy.

guide-mars-play-possible = Co musi być możliwe
guide-mars-play-possible-rule = Kartę możesz zagrać tylko wtedy, gdy jesteś w stanie wywołać jej efekty. Przede wszystkim: jeśli karta obniża Twoją produkcję, musisz mieć wcześniej tyle poziomów produkcji.
guide-mars-play-possible-but = Są 4 wyjątki. To, czego nie da się wykonać, pomija się, a cała reszta dzieje się jak zwykle:
guide-mars-play-possible-finished = karta podnosi Wskaźnik, który osiągnął już pułap;
guide-mars-play-possible-nocard = karta daje zasoby, na przykład mikroby, a nie masz karty, na której można je umieścić: przepadają;
guide-mars-play-possible-removes = karta usuwa zasoby w czerwonej ramce, a Ty nie możesz albo nie chcesz tego zrobić;
guide-mars-play-possible-noroom = karta umieszcza obszar, a nie ma już na niego dozwolonego pola. Obszar, który da się umieścić, trzeba umieścić.
guide-mars-play-possible-e14 = Temperatura wynosi +8°C, a czerwony gracz zagrywa kartę [asteroid]. Wolno: WT nie rośnie, ale gracz otrzymuje 2 jednostki tytanu. Jednemu graczowi można usunąć do 3 jednostek roślinności, mniej albo wcale. Własnej roślinności czerwony gracz usuwać nie musi, nawet jeśli nikt inny jej nie ma.
guide-mars-play-possible-e15 = [asteroid_mining_consortium] wymaga własnej produkcji tytanu na poziomie 1: z 0 tej karty nie zagrasz. Z 1 lub więcej produkcja tytanu jednego z graczy spada o 1 poziom, a Twoja rośnie o 1 poziom.

guide-mars-play-pay = Płacenie
guide-mars-play-pay-price = Płacisz, zanim karta cokolwiek zrobi. Wydrukowany koszt to opłata za zagranie; 3 M€ za wzięcie karty na rękę płaci się wcześniej.
guide-mars-play-pay-metals = Jednostka stali pokrywa 2 M€ ceny karty z symbolem budowli, jednostka tytanu 3 M€ ceny karty z symbolem przestrzeni kosmicznej. Możesz je dowolnie łączyć z M€. Za kartę z oboma symbolami można płacić oboma metalami.
guide-mars-play-pay-change = Możesz przepłacić metalem, ale nie dostaniesz reszty.
guide-mars-play-pay-only = Metale nie służą do niczego innego. Za projekty standardowe, badania, Tytuły i Nagrody płaci się w M€.
guide-mars-play-pay-discounts = Niebieskie karty i korporacje mogą dawać upust na karty z danym symbolem, także na wydarzenia. Cena może spaść do 0 M€, nigdy niżej.
guide-mars-play-pay-e11 = Czerwony gracz gra korporacją [phobolog], z którą tytan jest wart 4 M€. Za kartę [asteroid_mining], która kosztuje 30, płaci 8 jednostkami tytanu, wartymi 32 M€: nadpłata przepada. Równie dobrze mógłby zapłacić 7 jednostkami tytanu i 2 M€. Produkcja tytanu 1 → 3. Drugą akcją jest następna karta kosmiczna, znów za tytan.
guide-mars-play-pay-e12 = Niebieski gracz gra korporacją [thorgate]: karty z symbolem energii [tag-power] kosztują o 3 M€ mniej. [geothermal_power] kosztuje 11, więc niebieski płaci 8 M€.

guide-mars-play-effects = Co karta robi
guide-mars-play-effects-compulsory = Produkcję w brązowej ramce trzeba wykonać. Co nie ma czerwonej ramki, dotyczy tylko Ciebie i jest obowiązkowe. Zasoby otrzymuje się i traci od razu.
guide-mars-play-effects-order = Kolejność efektów Twojej karty i wszystkiego, co wywołują, wybierasz Ty. Jeśli kilka rzeczy dzieje się naraz, kolejność ustala gracz, którego tura trwa, także dla kart innych graczy.
guide-mars-play-effects-oncards = Zasoby takie jak zwierzęta trafiają zwykle na kartę, która je daje.
guide-mars-play-effects-tiles = Obszary umieszcza się według ogólnych zasad i tego, co dodaje karta.
guide-mars-play-effects-draw = Ikona [card] pozwala dobrać na rękę 1 kartę, nie płacąc za nią.

guide-mars-play-red = Czerwona ramka
guide-mars-play-red-any = Ikona w *czerwonej ramce* oznacza jednego dowolnego gracza, także Ciebie. Ty wybierasz kogo i wszystko pochodzi od tego jednego gracza.
guide-mars-play-red-cards-figure = Roślinność jest w czerwonej ramce: usuwa się ją jednemu dowolnemu graczowi
guide-mars-play-red-resources = Usuwanie zasobów nie jest obowiązkowe: możesz usunąć wszystkie, część albo żadnych. Własnych nigdy nie musisz usuwać, nawet jeśli nikt inny ich nie ma.
guide-mars-play-red-production = Obniżenie produkcji jest obowiązkowe i w całości dotyczy jednego gracza. Jeśli żadnego przeciwnika na to nie stać, musisz obniżyć własną. Jeśli i Ty nie możesz, nie wolno Ci zagrać karty.
guide-mars-play-red-count = Gdy karta coś liczy, obszar w czerwonej ramce oznacza obszary wszystkich graczy, a symbol w czerwonej ramce symbole wszystkich graczy.

guide-mars-play-after = Gdzie trafia karta
guide-mars-play-after-event = Wydarzenie trafia zakryte na Twój stos wydarzeń. Jego symbole liczą się tylko w chwili zagrania, dla upustów i efektów, które na nie reagują, a później już nigdy.
guide-mars-play-after-stay = Zielone i niebieskie karty leżą odkryte i ich symbole nadal się liczą. Zielone nic więcej nie robią; z efektów i akcji niebieskich korzystasz od tej chwili.
guide-mars-play-after-e19 = Niebieski gracz ma w grze kartę [shuttles] i zagrywa kartę [asteroid], wydarzenie z symbolem przestrzeni kosmicznej. Płaci o 2 M€ mniej. Potem karta leży zakryta, a jej symbole nie liczą się już do niczego.

## Pozostałe akcje

guide-mars-actions = Pozostałe akcje

guide-mars-actions-projects = Projekty standardowe
guide-mars-actions-projects-open = 6 projektów standardowych jest zawsze dostępnych dla wszystkich. Każde użycie to jedna akcja i możesz z nich korzystać tak często, jak Cię stać.
guide-mars-actions-projects-sell = [card] *Sprzedaż patentów*: odrzuć z ręki dowolną liczbę kart, przynajmniej 1, i otrzymaj po 1 M€ za każdą.
guide-mars-actions-projects-power = [res-energy] *Elektrownia*, 11 M€: Twoja produkcja energii rośnie o 1 poziom.
guide-mars-actions-projects-asteroid = [param-temperature] *Asteroida*, 14 M€: Temperatura rośnie o 1 poziom, a Twój WT o 1.
guide-mars-actions-projects-aquifer = [tile-ocean] *Nawodnienie*, 18 M€: umieść obszar oceanów. WT rośnie o 1 i otrzymujesz wszystkie premie za pole.
guide-mars-actions-projects-greenery = [tile-greenery] *Zieleń*, 23 M€: umieść obszar zieleni. Poziom Tlenu rośnie o 1%, WT o 1 i otrzymujesz wszystkie premie za pole.
guide-mars-actions-projects-city = [tile-city] *Miasto*, 25 M€: umieść obszar miasta i weź wszystkie premie za pole. Twoja produkcja M€ rośnie o 1 poziom.
guide-mars-actions-projects-cannot = Z projektu ani z zamiany nie można skorzystać, jeśli na ich obszar nie ma dozwolonego pola. Jeśli podnoszą Wskaźnik, który osiągnął już pułap, można z nich skorzystać, ale nic to nie daje.
guide-mars-actions-projects-e10 = Zielony gracz gra korporacją [tharsis_republic] i korzysta z projektu „Miasto”. Płaci 25 M€, otrzymuje 3 M€ od korporacji i premię za pole, a jego produkcja M€ rośnie o 2: o 1 za projekt i o 1 za korporację. Na tej jednej akcji poprzestaje.

guide-mars-actions-milestones = Tytuły
guide-mars-actions-milestones-claim = Jeśli spełniasz warunek, możesz uzyskać Tytuł: zapłać 8 M€ i umieść na nim swój znacznik. Na koniec gry jest wart 5 PZ.
guide-mars-actions-milestones-three = Każdy Tytuł można uzyskać raz, zdobywa go jeden gracz. W trakcie gry można uzyskać tylko 3 z 5. Jeden gracz może mieć kilka.
guide-mars-actions-milestones-terraformer = [rating] *Terraformator*: WT równy albo wyższy niż 35.
guide-mars-actions-milestones-mayor = [tile-city] *Prezydent*: przynajmniej 3 własne obszary miast. Te obok mapy też się liczą.
guide-mars-actions-milestones-gardener = [tile-greenery] *Ogrodnik*: przynajmniej 3 własne obszary zieleni.
guide-mars-actions-milestones-builder = [tag-building] *Konstruktor*: przynajmniej 8 symboli budowli w grze, łącznie z korporacją, bez wydarzeń.
guide-mars-actions-milestones-planner = [card] *Planista*: przynajmniej 16 kart na ręce.
guide-mars-actions-milestones-moment = Liczy się tylko chwila uzyskania Tytułu. Jeśli później przestaniesz spełniać warunek, Tytuł zostaje.
guide-mars-actions-milestones-e20 = Zielony gracz ma 2 miasta i gra korporacją [tharsis_republic]. Pierwszą akcją jest projekt „Miasto”: trzecie miasto, −25 + 3 M€. Drugą akcją od razu uzyskuje Tytuł Prezydenta, −8 M€. Tytuł da 5 PZ, nikt inny nie może go już uzyskać, a do zdobycia pozostają 2.

guide-mars-actions-awards = Nagrody
guide-mars-actions-awards-fund = Nagrodę może ufundować każdy, bez żadnych warunków. Pierwsza ufundowana w grze kosztuje 8 M€, druga 14 M€, trzecia 20 M€, bez względu na to, kto płaci.
guide-mars-actions-awards-three = W trakcie gry można ufundować tylko 3 z 5, każdą raz. Jeden gracz może ufundować kilka.
guide-mars-actions-awards-score = Na koniec gry najlepszy w danej kategorii otrzymuje 5 PZ, *nieważne, kto ufundował Nagrodę*. Drugi otrzymuje 2 PZ, ale tylko przy 3 lub więcej graczach. Nieufundowane Nagrody nic nie dają.
guide-mars-actions-awards-ties = Wszyscy, którzy remisują o pierwsze miejsce, otrzymują po 5 PZ, a drugiego miejsca wtedy nie ma. Wszyscy, którzy remisują o drugie, otrzymują po 2 PZ.
guide-mars-actions-awards-landlord = [tile-any] *Potentat ziemski*: najwięcej własnych obszarów. Oceany nie należą do nikogo.
guide-mars-actions-awards-banker = [res-mc] *Bankier*: najwyższa produkcja M€, bez WT.
guide-mars-actions-awards-scientist = [tag-science] *Naukowiec*: najwięcej symboli nauki w grze.
guide-mars-actions-awards-thermalist = [res-heat] *Magnat cieplny*: najwięcej posiadanych jednostek ciepła.
guide-mars-actions-awards-miner = [res-steel] *Górnik*: najwięcej posiadanych jednostek stali i tytanu łącznie.
guide-mars-actions-awards-when = Nagrody rozstrzyga się podczas ostatecznego podliczania punktów, po ostatniej fazie produkcji i ostatnich obszarach zieleni.
guide-mars-actions-awards-e21 = Niebieski gracz funduje Nagrodę Magnata cieplnego jako pierwszą w grze i płaci 8 M€. Na koniec niebieski i czerwony mają po 12 jednostek ciepła, zielony ma 5. Niebieski i czerwony otrzymują po 5 PZ, zielony nic.

guide-mars-actions-blue = Akcje i efekty na kartach
guide-mars-actions-blue-action = Czerwona strzałka [arrow] oznacza akcję. Mają ją karty aktywne i niektóre korporacje. Najpierw płacisz to, co stoi na lewo od strzałki, potem otrzymujesz to, co stoi na prawo. Bez kosztu akcja jest darmowa.
guide-mars-actions-blue-cards-figure = Strzałka oznacza akcję. To, co leży na karcie, jest warte PZ
guide-mars-actions-blue-once = Z akcji każdej karty możesz skorzystać raz na pokolenie, a zajmuje to jedną z Twoich akcji. Karta pozostaje oznaczona jako użyta do fazy produkcji.
guide-mars-actions-blue-effect = Co nie ma strzałki, jest *efektem trwałym*. Działa zawsze, nie jest akcją i może zadziałać dowolną liczbę razy. Niektóre efekty działają też w turach innych graczy.
guide-mars-actions-blue-e22 = Niebieski gracz korzysta z akcji karty [livestock]: trafia na nią 1 jednostka zwierząt. Karta jest oznaczona jako użyta i przed fazą produkcji nie można z niej skorzystać ponownie.

guide-mars-actions-convert = Roślinność i ciepło
guide-mars-actions-convert-plants = [res-plant] Wydaj 8 jednostek roślinności, żeby umieścić obszar zieleni: Poziom Tlenu rośnie o 1%, Twój WT o 1 i otrzymujesz premie za pole.
guide-mars-actions-convert-heat = [res-heat] Wydaj 8 jednostek ciepła, żeby podnieść Temperaturę o 1 poziom; Twój WT rośnie o 1.
guide-mars-actions-convert-often = Każda zamiana to jedna akcja. Możesz ją powtarzać, dopóki wystarcza Ci roślinności albo ciepła.
guide-mars-actions-convert-e23 = Zielony gracz zamienia 8 jednostek roślinności w obszar zieleni między 2 zielonymi miastami, na polu z premią 2 jednostek roślinności. Roślinność −8 + 2, Poziom Tlenu +1, WT +1. Na koniec gry ten obszar jest sam wart 1 PZ i daje po 1 PZ za każde z 2 miast.

## Umieszczanie obszarów

guide-mars-tiles = Umieszczanie obszarów

guide-mars-tiles-placing = Co daje każdy obszar
guide-mars-tiles-placing-check = Przed umieszczeniem sprawdź, na co pozwalają pole, obszar i jego karta. Do czego służy obszar specjalny i gdzie może leżeć, mówi jego karta.
guide-mars-tiles-placing-bonus = Otrzymujesz to, co widnieje na polu, a ponadto 2 M€ za każdy sąsiadujący obszar oceanów. Dotyczy to każdego obszaru, także obszaru oceanów.
guide-mars-tiles-placing-once = Te 2 M€ płaci się raz, w chwili umieszczenia. Ocean umieszczony później nic nie płaci za obszary, które już obok niego leżą.
guide-mars-tiles-placing-placing-figure = Miasto obok 2 oceanów daje 4 M€, a ponadto roślinność widniejącą na polu
guide-mars-tiles-placing-e01 = Czerwony gracz umieszcza obszar miasta na polu bez premii, z którym sąsiadują 2 obszary oceanów. Daje to 4 M€, jednorazowo.
guide-mars-tiles-placing-marker = Na obszarach zieleni, miast i obszarach specjalnych leży znacznik ich właściciela.

guide-mars-tiles-kinds = Oceany, zieleń, miasto
guide-mars-tiles-kinds-ocean = [tile-ocean] *Obszar oceanów*: tylko na polu zarezerwowanym na oceany. Twój WT rośnie o 1, a obszar nie należy do nikogo.
guide-mars-tiles-kinds-greenery = [tile-greenery] *Obszar zieleni*: Poziom Tlenu rośnie o 1%, a Twój WT o 1. Jeśli Poziom Tlenu osiągnął już pułap, nie rośnie ani jedno, ani drugie.
guide-mars-tiles-kinds-beside = Obszar zieleni musi leżeć obok Twojego obszaru, dowolnego rodzaju, jeśli jest tam wolne dozwolone pole. Jeśli nie ma, może trafić na dowolne dostępne pole.
guide-mars-tiles-kinds-city = [tile-city] *Obszar miasta*: nigdy obok innego miasta, bez względu na to, do kogo ono należy.
guide-mars-tiles-kinds-noctis = [noctis_city] zawsze leży na swoim polu, nawet obok innego miasta.
guide-mars-tiles-kinds-capital = Kafelek karty [capital] jest miastem w myśl wszystkich zasad. Na koniec gry daje ponadto 1 PZ za każdy sąsiadujący obszar oceanów.

## Koniec gry i punkty

guide-mars-end = Koniec gry i punkty

guide-mars-end-end = Kiedy gra się kończy
guide-mars-end-end-when = Gra kończy się w pokoleniu, w którym Temperatura, Poziom Tlenu i Liczba Oceanów są już na wymaganych pułapach. To pokolenie rozgrywa się do końca, z resztą fazy akcji i z fazą produkcji.
guide-mars-end-end-greenery = Potem, w kolejności od pierwszego gracza, każdy może zamienić roślinność w obszary zieleni, po 8 jednostek, na ile mu jej wystarczy. Premie za pola i efekty działają jak zwykle. Poziom Tlenu jest już na pułapie, więc nie rośnie ani on, ani WT.

guide-mars-end-score = Podliczanie punktów
guide-mars-end-score-rating = [rating] Twój *WT*: 1 PZ za każdy punkt.
guide-mars-end-score-awards = *Nagrody*: 5 PZ za pierwsze miejsce, 2 PZ za drugie.
guide-mars-end-score-milestones = *Tytuły*: po 5 PZ.
guide-mars-end-score-greeneries = [tile-greenery] 1 PZ za każdy Twój *obszar zieleni*.
guide-mars-end-score-cities = [tile-city] Za każdy Twój *obszar miasta* po 1 PZ za każdy sąsiadujący obszar zieleni, bez względu na to, do kogo on należy. Jeden obszar zieleni obok kilku miast liczy się dla każdego z nich, a także dla swojego właściciela.
guide-mars-end-score-cards = [vp] *Karty*: PZ za zasoby, które na nich leżą, za symbole w grze na koniec i wszystkie inne PZ, także z zagranych wydarzeń. Ujemne PZ też się liczą.
guide-mars-end-score-score-figure = Wynik niebieskiego gracza z przykładu
guide-mars-end-score-e25 = Niebieski gracz: WT 38, pierwszy w kategorii Magnat cieplny 5, Planista 5, 3 obszary zieleni 3, jedyne niebieskie miasto, obok tych 3 i 2 zielonego gracza, 5: 56. [livestock] z 3 jednostkami zwierząt jest warta 3, inne karty 6, jedno wydarzenie −1. Razem 64 PZ.
guide-mars-end-score-tie = Przy równej liczbie PZ wygrywa gracz, który ma więcej M€. Jeśli i tu jest remis, gracze dzielą się zwycięstwem.

guide-mars-end-hidden = Co jawne, co zakryte
guide-mars-end-hidden-hidden = Karty odrzuca się zawsze zakryte, także sprzedane. Tylko Ty wiesz, co masz na ręce, co dobierasz i które karty kupujesz. Ile ich jest, wiedzą wszyscy.
guide-mars-end-hidden-open = Korporacje, zielone i niebieskie karty, zasoby, produkcja i obszary są jawne. Zagrane wydarzenia leżą zakryte.

## Warianty

guide-mars-variants = Warianty

guide-mars-variants-era = Era Korporacyjna
guide-mars-variants-era-cards = *Era Korporacyjna* dodaje wszystkie karty ze swoim znakiem: więcej projektów i 2 korporacje, rozdaje się więc 12 korporacji.
guide-mars-variants-era-zero = Wszystkie produkcje zaczynają od 0 zamiast od 1; produkcję Twojej korporacji dodaje się do tego. Nic innego się nie zmienia. Korporacje dla początkujących są dozwolone, ale rozkręcają się powoli.
guide-mars-variants-era-combine = Można ją łączyć z każdym innym wariantem.

guide-mars-variants-draft = Selekcja kart
guide-mars-variants-draft-how = W *wariancie z selekcją kart* faza badań przebiega inaczej. Dostajesz 4 karty, zatrzymujesz 1 i przekazujesz dalej 3. Z 3 otrzymanych zatrzymujesz 1, potem z 2 zatrzymujesz 1; ostatnia też jest Twoja. Pokolenie 1 nie ma fazy badań, więc nie ma też selekcji.
guide-mars-variants-draft-buy = Wszyscy wybierają jednocześnie i w tajemnicy, a zatrzymane karty nie są jeszcze kupione. Potem oglądasz swoje 4 i kupujesz dowolne z nich, od żadnej do wszystkich, po 3 M€. Pozostałe odrzucasz zakryte.
guide-mars-variants-draft-way = W parzystych pokoleniach karty wędrują zgodnie z ruchem wskazówek zegara, w lewo, w nieparzystych w drugą stronę.
guide-mars-variants-draft-draft-story = Trwa pokolenie 4, parzyste. Czerwony gracz zatrzymuje 1 z 4 kart i podaje 3 w lewo, niebieskiemu. Z prawej dostaje 3 karty: zatrzymuje 1, przekazuje 2 i tak dalej, aż ma ich 4. Kupuje z nich 2 za 6 M€.

guide-mars-variants-solo = Wariant jednoosobowy
guide-mars-variants-solo-rules = W *wariancie jednoosobowym* gra się z kartami Ery Korporacyjnej i według wszystkich zwykłych zasad, poza tym, co poniżej.
guide-mars-variants-solo-start = Zaczynasz z WT 14 i z każdą produkcją na poziomie 0. Nie ma Tytułów ani Nagród.
guide-mars-variants-solo-win = Masz 14 pokoleń, zawsze, nawet jeśli Mars będzie gotowy wcześniej. Wygrywasz, jeśli do końca pokolenia 14 wszystkie 3 Wskaźniki są na swoich pułapach. Jeśli choć jednemu czegoś brakuje, przegrywasz i ostatnie obszary zieleni już tego nie naprawią.
guide-mars-variants-solo-last = Po pokoleniu 14 możesz zamienić roślinność w obszary zieleni według zwykłych zasad, ale bez podnoszenia Poziomu Tlenu. Potem policz swoje PZ, żeby znać wynik.
guide-mars-variants-solo-neutral = Zanim wybierzesz karty, na planszy leżą 2 neutralne miasta, a obok każdego obszar zieleni. Nikomu nie dają tlenu, WT ani premii i nie są Twoje. Obok neutralnego miasta nie może stanąć żadne miasto, a neutralna zieleń daje punkty Twojemu miastu, które z nią sąsiaduje.
guide-mars-variants-solo-costs = Odkrywa się i odrzuca 4 karty projektów; o miejscach decydują ich koszty. Karta 1 umieszcza pierwsze miasto, karta 2 drugie, karta 3 zieleń pierwszego miasta, a karta 4 zieleń drugiego. Koszt 0 liczy się jako 1.
guide-mars-variants-solo-cities = Dla pierwszego miasta odlicz tyle dozwolonych pól, rząd po rzędzie od góry, od lewej do prawej. Dla drugiego zrób to od dołu, od prawej do lewej. Nie liczy się pól na oceany ani pól zarezerwowanych, a przy drugim mieście także pierwszego miasta i jego sąsiadów.
guide-mars-variants-solo-greenery = Dla zieleni odlicz dozwolone pola wokół jej miasta, zgodnie z ruchem wskazówek zegara od lewego górnego, w razie potrzeby po kilka razy dookoła.
guide-mars-variants-solo-greenery-story = Karta 3 kosztuje 8, a wokół pierwszego miasta jest 5 dozwolonych pól. Liczy się od 1 do 5 zgodnie z ruchem wskazówek zegara od lewego górnego i dalej od początku: 6, 7, 8. Zieleń trafia na trzecie z nich.
guide-mars-variants-solo-opponent = Jest neutralny przeciwnik, który zawsze może stracić to, co usuwa karta: zasoby albo produkcję. Taką kartę można więc zawsze zagrać.
guide-mars-variants-solo-tharsis = [tharsis_republic] otrzymuje produkcję także za 2 neutralne miasta, choć leżą na planszy wcześniej.
guide-mars-variants-solo-e26 = Grasz w wariant jednoosobowy korporacją [tharsis_republic]. Twoja produkcja M€ zaczyna od 0 + 2 = 2, za 2 neutralne miasta.

## Karty z przykładów

guide-mars-examples = Karty z przykładów

guide-mars-examples-cards = Karty z przykładów
guide-mars-examples-cards-cards = Oto karty, o których mowa w przykładach. [electro_catapult] pokazuje akcję z wyborem: wydaj 1 jednostkę roślinności albo 1 jednostkę stali, żeby otrzymać 7 M€.
guide-mars-examples-cards-cards-figure = Karty z przykładów
