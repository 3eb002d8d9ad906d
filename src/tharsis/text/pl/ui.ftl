### Napisy na stronach. Znaczenie argumentów: en/ui.ftl.

## Górna linijka

ui-title-turn = Twoja tura · pokolenie { $n } · Tharsis
ui-title = Pokolenie { $n } · Tharsis
ui-generation = Pokolenie { $n }
ui-your-turn = Twoja tura
ui-turn-of = { $player } myśli
ui-deck = talia { $n }
ui-deck-hint = karty pozostałe w talii
ui-language = Język
ui-help = Pomoc
ui-sound = Dźwięk
ui-menu = Menu
ui-action-of = akcja { $n } z { $of }

## Gracze

ui-players = Gracze
ui-you = Ty
ui-me = Ja
ui-seat-turn = Twoja tura
ui-seat-thinking = myśli
ui-seat-passed = pas
ui-player-number = Gracz { $n }
ui-bot = Bot
ui-cards-in-hand = karty na ręce
ui-rating = współczynnik terraformacji
ui-rating-short = WT
ui-points = { $n } PZ
ui-points-so-far = dotychczasowe punkty
ui-tags = symbole
ui-active-cards = karty aktywne
ui-events-count = wydarzenia; ich symbole się nie liczą
ui-fleets-free = wolne floty handlowe
ui-colonies-count = kolonie
ui-last-card = ostatnio zagrana karta
ui-production = produkcja

## Mapa

ui-table = Stół
ui-oxygen-of = z { PERCENT($n) }
ui-temperature-of = cel: { DEGREES($n) }
ui-oceans-of = z { $n }
ui-space-land = ląd
ui-space-ocean = zarezerwowane na oceany
ui-space-bonus = premia: { $what }
ui-space-owner =
    { $person ->
        [me] Twoje
       *[other] { $player }
    }
ui-preview = Podgląd
ui-tile-here = Tutaj: { NAME($tile, of: "tile") }
ui-from-oceans =
    za { $n } { $n ->
        [one] obszar
        [few] obszary
       *[many] obszarów
    } oceanów
ui-place-it = Umieść tutaj

## Tytuły i Nagrody

ui-milestones = Tytuły
ui-awards = Nagrody
ui-goals = Tytuły i Nagrody
ui-milestones-left = { $n } z { $of } · 5 PZ
ui-awards-left = { $n } z { $of } · 5, 2 PZ

## O co gra pyta

ui-playable-count = Możesz zagrać { $n } z { COUNT("card", $of, case: "gen") } na ręce
ui-choose-card = Wybierz kartę albo inną akcję
ui-choose-in-hand = wybierz z ręki
ui-choose-of-spaces =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
ui-all-actions = Wszystkie akcje
ui-cards = Karty
ui-convert = Zamień
ui-standard-projects = Projekty standardowe
ui-card-actions = Akcje z Twoich kart
ui-trade = Handluj
ui-colonies-open = dostępne dla Ciebie: { $n } z { $of }
ui-price-from = od { COUNT("mc", $n) }
ui-free = za darmo
ui-undo = Cofnij
ui-back = Wróć
ui-confirm = Potwierdź
ui-waste-sure = { NAME($parameter, of: "parameter") }: maksimum już osiągnięte, Wskaźnik się nie zmieni. Kontynuować mimo to?
ui-yes = Tak
ui-no = Nie
ui-key-enter = Enter
ui-key-escape = Esc

## Płacenie

ui-pay-title = Zagrać „{ NAME($card, of: "card") }” za { COUNT("mc", $n) }?
ui-you-pay = Płacisz
ui-metal-worth = po { COUNT("mc", $n) }
ui-left = zostaje { $n }
ui-paid-of = { $n } z { $of }
ui-nothing-wasted = bez strat
ui-wasted = strata { COUNT("mc", $n) }
ui-it-will = Efekty
ui-play-it = Zagraj
ui-less = mniej { NOUN($resource, case: "gen") }
ui-more = więcej { NOUN($resource, case: "gen") }
ui-to-pay = { NOUN($resource) } do zapłaty
ui-was = zamiast { $n }

## Oczekiwanie

ui-when-my-turn = Gdy nadejdzie moja tura
ui-call-me = Zawołaj mnie
ui-call-me-hint = dźwięk, tytuł strony i powiadomienie
ui-since-last-move = Od Twojego ostatniego ruchu

## Dziennik

ui-log = Dziennik
ui-what-happened = Co się wydarzyło
ui-log-all = wszystko

## Ręka

ui-hand = Ręka
ui-tableau = Karty w grze
ui-colonies = Kolonie
ui-my-cards = Moje karty
ui-hand-summary = do zagrania teraz: { $now }, później: { $later }, nigdy: { $never }
ui-actions-left =
    { $n ->
        [one] została { $n } akcja
        [few] zostały { $n } akcje
       *[many] zostało { $n } akcji
    } na { COUNT("active-card", $of, case: "loc") }
ui-used = użyto w tym pokoleniu
ui-sort = Sortuj
ui-sort-playable = do zagrania
ui-sort-cost = koszt
ui-sort-kind = rodzaj
ui-sort-tag = symbol
ui-sort-mine = po mojemu
ui-automated-cards = karty natychmiastowe
ui-face-down = zakryte, ich symbole już się nie liczą
ui-views = Widoki

## Kolonie

ui-markers-rise = znaczniki przesuwają się w górę po produkcji
ui-colony-build = założenie
ui-colony-each-trade = każdy handel
ui-was-here = flota już tu była
ui-asleep = nie działa, dopóki nikt nie ma karty na { NOUN($kind, case: "acc") }

## Koniec gry

ui-win =
    { $n ->
        [0] Wygrywasz przy równej liczbie punktów
        [one] Wygrywasz z przewagą { $n } punktu
       *[other] Wygrywasz z przewagą { $n } punktów
    }
ui-lose =
    { $n ->
        [0] { $player } wygrywa przy równej liczbie punktów
        [one] { $player } wygrywa z przewagą { $n } punktu
       *[other] { $player } wygrywa z przewagą { $n } punktów
    }
ui-draw = Remis
ui-solo-won = Mars sterraformowany na czas
ui-solo-lost = Mars nie został sterraformowany na czas
ui-score-rating = WT
ui-score-milestones = Tytuły
ui-score-awards = Nagrody
ui-score-greeneries = Zieleń
ui-score-cities = Miasta
ui-score-cards = Karty
ui-score-total = Razem
ui-points-by-generation = Punkty w kolejnych pokoleniach
ui-points-by-generation-hint = WT w danej chwili, obszary, karty, Tytuły i Nagrody
ui-most-terraforming = Największy wkład w terraformację
ui-best-city = Najlepsze miasto
ui-closest-award = Najbardziej wyrównana Nagroda
ui-best-card = Najlepsza karta
ui-look-at-table = Obejrzyj stół
ui-export = Eksportuj
ui-replay = Powtórka
ui-rematch = Rewanż, ci sami gracze
ui-game = Gra

## Strony

web-home = Strona główna
web-pages = Strony
web-skip = Przejdź do treści
web-hero = Terraformuj Marsa, tu i teraz
web-hero-text = Zagraj w Terraformację Marsa i Ekspedycję Ares w przeglądarce: samodzielnie, przeciwko botom, ze znajomymi na odległość albo przy jednym ekranie. Bez konta i bez instalacji.
web-feature-bots = Boty, z którymi można przegrać
web-feature-bots-text = Cztery poziomy: od pierwszej gry po rywala, który myśli naprzód.
web-feature-undo = Uczciwe cofanie
web-feature-undo-text = Ruch można cofnąć, dopóki nie odkryto ukrytej karty i nikt inny się nie ruszył.
web-feature-why = Dlaczego nie?
web-feature-why-text = Karta, której nie można zagrać, mówi, czego brakuje. Każdy wybór z góry pokazuje, co przyniesie.
web-feature-replay = Powtórka
web-feature-replay-text = Każda gra jeszcze raz, krok po kroku, z dowolnego miejsca, z wykresem punktów i dziennikiem wszystkich efektów.
web-feature-friends = Znajomi przez link
web-feature-friends-text = Wyślij prywatny link albo grajcie przy jednym ekranie. Oglądać może każdy.
web-feature-everyone = Dla każdego
web-feature-everyone-text = Na telefonie, samą klawiaturą, z czytnikiem ekranu, w pięciu językach.
web-first-game = Zagraj pierwszą partię z botem
web-first-ares = Pierwsza partia Ekspedycji Ares
web-new-game = Nowa gra
web-forests = Lasy
web-phases = Fazy
web-phase-development = Zagraj zieloną kartę; kto wybiera tę fazę, płaci o 3 M€ mniej
web-phase-construction = Zagraj niebieską albo czerwoną kartę; kto wybiera tę fazę, zagrywa jeszcze jedną albo dobiera kartę
web-phase-action = Skorzystaj z akcji; kto wybiera tę fazę, korzysta z jednej z nich dwukrotnie
web-phase-production = Odbierz produkcję; kto wybiera tę fazę, otrzymuje o 4 M€ więcej
web-phase-research = Dobierz 2 karty, zatrzymaj 1; kto wybiera tę fazę, dobiera 5 i zatrzymuje 2
web-switch-first-game = Pierwsza rozgrywka
web-switch-first-game-hint = Przygotowane zestawy kart na pierwszą rozgrywkę
web-switch-exchange = Wymiana
web-switch-exchange-hint = Jednorazowa wymiana kart początkowych
web-switch-coop = Wariant kooperacyjny
web-switch-coop-hint = Dwoje graczy wspólnie wygrywa albo przegrywa
web-choice-level = Poziom trudności wariantu jednoosobowego
web-choice-level-novice = Nowicjusz
web-choice-level-experienced = Doświadczony
web-choice-level-expert = Ekspert
web-solo-level =
    Wariant jednoosobowy, { $level ->
        [novice] nowicjusz
        [experienced] doświadczony
       *[expert] ekspert
    }
web-coop-pool = Pula: kostki { $cubes }, znaczniki { $markers }
web-how = Jak grać
web-card-browser = Karty
web-my-games = Moje gry w tej przeglądarce
web-no-games = Jeszcze żadnej. Pierwsza jest o jedno kliknięcie stąd.
web-preparing = Silnik jest przygotowywany. Grać można już teraz; za minutę lub dwie wszystko przyspieszy.
web-theme-system = Jak w systemie
web-theme-dark = Ciemny
web-theme-light = Jasny
web-game = Gra
web-game-mars = Terraformacja Marsa
web-game-mars-hint = 1–5 graczy, mapa, karty, Tytuły i Nagrody
web-game-ares = Ekspedycja Ares
web-game-ares-hint = 1–4 graczy, fazy wybierane jednocześnie
web-variants = Warianty
web-switch-corporate-era = Era Korporacyjna
web-switch-corporate-era-hint = Więcej kart i korporacji; produkcja zaczyna się od zera
web-switch-draft = Selekcja kart
web-switch-draft-hint = Wybieraj karty po jednej, a pozostałe przekazuj dalej
web-switch-colonies = Kolonie
web-switch-colonies-hint = Zakładaj kolonie i handluj z księżycami
web-switch-mixed-corporations = Wymieszane korporacje
web-switch-mixed-corporations-hint = Każdy dostaje jedną korporację z dodatków i jedną z gry podstawowej
web-switch-beginners = Korporacje dla początkujących
web-switch-beginners-hint = Wszyscy zaczynają z 42 M€ i dziesięcioma darmowymi kartami
web-switch-hidden-points = Ukryte punkty
web-switch-hidden-points-hint = Do końca gry nie widać niczyich punktów
web-seats = Gracze
web-seats-hint = Kilka osób przy jednym ekranie gra na zmianę; między turami karty są ukryte. Znajomi dostają prywatny link.
web-order-mars = Gracie w kolejności z tej listy, a pierwszy gracz zmienia się co pokolenie.
web-order-ares = Wszyscy grają jednocześnie, więc kolejność na liście nie ma znaczenia.
web-first-player = Pierwszy gracz
web-first-drawn = Wylosowany
web-first-is-nobody = Na miejscu pierwszego gracza nikogo nie ma.
web-setup-nobody = Wybierz co najmniej jednego gracza.
web-setup-solo-era = Wariant jednoosobowy rozgrywa się z Erą Korporacyjną: włącz ją.
web-setup-mixed = Wymieszane korporacje wymagają dodatku: włącz co najmniej jeden.
web-setup-coop = Gra kooperacyjna jest dla dokładnie 2 graczy.
web-seat-kind = Kto zajmuje miejsce { $n }
web-seat-name = Imię na miejscu { $n }
web-seat-level = Siła bota na miejscu { $n }
web-kind-none = Nikt
web-kind-person = Przy tym ekranie
web-kind-friend = Znajomy z linkiem
web-kind-bot = Bot
web-level-easy = Łatwy
web-level-medium = Średni
web-level-hard = Trudny
web-level-easy-hint = zna wartość kart, ale często się myli; na pierwszą grę; wygrywa ze Średnim mniej więcej jedną partię na piętnaście
web-level-medium-hint = od razu wybiera ruch, który wygląda najlepiej, i nie planuje naprzód; wygrał wszystkie 1000 partii z losowymi ruchami
web-level-hard-hint = myśli sekundę i sprawdza tysiące możliwych kontynuacji; wygrywa ze Średnim mniej więcej cztery partie na pięć
web-seed = Ziarno
web-seed-hint = Zostaw puste, żeby dostać nowe rozdanie. To samo słowo daje te same karty, na rewanż albo dla porównania ze znajomymi.
web-start = Rozpocznij
web-invite = Zaproś znajomych
web-invite-hint = Każdy link otwiera jedno miejsce: wyślij go tylko jednej osobie. Dopóki nikt go nie użyje, znajdziesz go przy stole w panelu „Ludzie”.
web-watch-link = Oglądać może każdy
web-copy = Kopiuj
web-to-table = Do stołu
web-refused = To się nie udało
web-search = Szukaj
web-any = dowolne
web-filter-tag = Symbol
web-filter-kind = Rodzaj
web-filter-module = Zestaw
web-filter-makes = Podnosi produkcję
web-filter-most = Kosztuje najwyżej
web-sort-number = numer
web-sort-cost = koszt
web-sort-title = nazwa
web-cards-found = { COUNT("card", $n) }
web-gen = pok.
web-round = runda
web-events = Wydarzenia
web-end = koniec
web-sell-total =
    { $n ->
        [0] Nic nie sprzedawaj
       *[other] Sprzedaj { COUNT("card", $n, case: "acc") } za { COUNT("mc", $n) }
    }
web-score = Wynik końcowy
web-score-now = Wynik
web-log-file = Dziennik jako tekst
web-report = Zgłoś problem
web-my-name = Moje imię
web-smaller = Mniejsze
web-larger = Większe
web-end-turn = Zakończ moją turę
web-take = Weź
web-sell-each = 1 M€ za każdą kartę
# $mine: my number, $best: the greatest of the others
web-me-and-best = Ty { $mine }, rywal { $best }
web-not-possible = teraz niemożliwe
web-buy-nothing-sure = Nie kupować żadnej karty?
web-spaces-glow =
    { $n ->
        [one] Na mapie świeci { $n } pole
        [few] Na mapie świecą { $n } pola
       *[many] Na mapie świeci { $n } pól
    }
web-waiting-for = Czekamy na: { $who }
web-watching = Oglądasz grę
web-wait-hint = Rozejrzyj się; nic nie zostanie wysłane.
web-no-cards = Brak kart na ręce
web-choose-something = Najpierw coś wybierz
web-no-undo = Tego nie można cofnąć: ujawniono coś zakrytego albo ktoś zdążył wykonać ruch
web-curtain = { $player }, Twoja tura
web-curtain-hint = Przekaż ekran. Nikt inny nie powinien patrzeć.
web-curtain-open = Zaczynam
web-earlier = Ruch wstecz
web-later = Ruch naprzód
web-replay-move = Ruch
web-view-of = Perspektywa
web-spectator = Widz
web-milestone-terraformer = WT równy albo wyższy niż 35
web-milestone-mayor = Trzy obszary miast
web-milestone-gardener = Trzy obszary zieleni
web-milestone-builder = Osiem symboli budowli
web-milestone-planner = 16 kart na ręce
web-award-landlord = Najwięcej obszarów
web-award-banker = Najwyższa produkcja M€
web-award-scientist = Najwięcej symboli nauki
web-award-thermalist = Najwięcej jednostek ciepła
web-award-miner = Najwięcej jednostek stali i tytanu
web-keys = Klawisze
web-key-help = Ta lista
web-key-tabs = Ręka, karty w grze, wydarzenia, kolonie
web-key-move = Przejście do następnego elementu
web-key-take = Wybór
web-key-back = Powrót
web-key-undo = Cofnięcie
web-key-pass = Pas albo koniec tury
web-key-log = Dziennik
web-key-map = Mapa: świecące pola
web-key-hand = Ręka

## Ostrzeżenia, uwagi i ustawienia stołu

ui-nothing-sure = To niczego nie zmieni. Kontynuować mimo to?
ui-hurts-sure = To zaszkodzi tylko Tobie. Kontynuować mimo to?
web-at-end = { NAME($parameter, of: "parameter") }: maksimum już osiągnięte
web-fewer = Mniej
web-last-choice = ostatni wybór
web-not-buy = Nie kupuj
web-buy-it = Kup kartę „{ NAME($card, of: "card") }”
web-less-by = −{ $n }: { NAME($card, of: "card") }
web-less-else = −{ $n }
web-tags-hint = Zagrane wydarzenie leży zakryte: jego symbole już się nie liczą
web-space-list = Lista pól
web-space = Pole { $space }
web-replace-total =
    { $n ->
        [0] Zatrzymaj wszystkie karty
       *[other] Wymień { COUNT("card", $n, case: "acc") }
    }
web-redraw-total =
    { $n ->
        [0] Nic nie odrzucaj
       *[other] Odrzuć { COUNT("card", $n, case: "acc") } i dobierz tyle samo
    }
web-keep-total =
    { $n ->
        [0] Wybierz karty do zatrzymania
       *[other] Zatrzymaj { COUNT("card", $n, case: "acc") }
    }
web-sale-total =
    { $n ->
        [0] Wybierz karty do sprzedania
       *[other] Sprzedaj { COUNT("card", $n, case: "acc") } za { COUNT("mc", $mc, case: "acc") }
    }
web-barred = Twój wybór z poprzedniej rundy
web-seat-ready = gotowe
web-drafted = wybrane w tej rundzie selekcji
web-sort-hint = Przeciągnij kartę albo przesuń ją klawiszem Shift ze strzałką
web-card-size = Karty
web-map-size = Mapa
web-motion = Animacja
web-hide-points = Ukryj punkty
web-points-hidden = Punkty w tej rozgrywce są ukryte aż do jej końca.
web-hint = Wskazówka
web-hint-more = Więcej na ten temat
web-hint-close = Rozumiem
web-hints-off = Bez wskazówek
web-link-copied = Skopiowano
web-watch = Link dla widzów
web-seed-of = Ziarno tego rozdania
web-same-deal = To samo rozdanie jeszcze raz
web-points-by-round = Punkty według rund
web-points-by-round-hint = współczynnik, lasy i karty w danej chwili
web-as-it-stands = { $n } PZ przy obecnym stanie
web-position-safe = Gra pozostała bez zmian. Wróć do niej albo wyślij zgłoszenie z pozycją i ruchami.
web-key-asked = Czego gra ode mnie oczekuje
web-key-players = Pozostali gracze
web-key-sell = Sprzedaj karty
web-key-arrange = Przesuń kartę na ręce
web-report-note = Co poszło nie tak?
