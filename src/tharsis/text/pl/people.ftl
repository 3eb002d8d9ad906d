### Poczekalnia, imiona, tempo, rankingi i ludzie przy stole.

## Poczekalnia

people-lobby = Poczekalnia
people-ratings = Rankingi
people-me = Moje imię
people-my-games = Moje gry
people-open-tables = Otwarte stoły
people-shown = pokazano { $n } z { $of }
people-create = Utwórz stół
people-no-games = Nie masz teraz żadnej trwającej gry. Dosiądź się do stołu, otwórz własny albo zagraj z botem
people-no-tables = Nikt teraz nie czeka na graczy. Otwórz stół, a zobaczy go każdy, kto tu zajrzy
people-more-tables =
    { $n ->
        [one] { $n } kolejny stół nie pasuje
        [few] { $n } kolejne stoły nie pasują
       *[other] { $n } kolejnych stołów nie pasuje
    }
people-show-all = Pokaż wszystkie
people-join = Dosiądź się
people-watch = Oglądaj
people-to-table = Do stołu
people-free =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[other] { $n } wolnych miejsc
    }
people-free-short = wolne: { $n }
people-seat-free = wolne miejsce
people-setting-up = czekamy na graczy
people-starts-when-full = zacznie się, gdy wszyscy usiądą
people-starts-itself = Gra zacznie się sama, gdy tylko ktoś zajmie ostatnie miejsce.
people-waiting-for =
    { $n ->
        [one] czekamy jeszcze na { $n } gracza
       *[other] czekamy jeszcze na { $n } graczy
    }
people-table-of = Stół gracza { $name }
people-word-is = wspólne hasło { $word }
people-table-link = Link do tego stołu
people-leave = Wstań od stołu
people-start-with-bots = Zacznij z botami
people-bots-level = Boty
people-new = nowy
people-rated = Rankingowy
people-game-all = Obie gry
people-game-mars = Mars
people-game-ares = Ares

## Otwieranie stołu

people-who-joins = Kto może się dosiąść
people-access-link = Przez link
people-access-link-hint = Tylko ci, którym wyślesz link
people-access-link-short = Link
people-access-public = Wszyscy
people-access-public-hint = Stół widać w poczekalni; miejsca „ktokolwiek” może zająć każdy
people-access-public-short = Wszyscy
people-access-group = Grupa
people-access-group-hint = Stół widzą ci, którzy znają Wasze wspólne hasło
people-access-group-short = Moja grupa
people-title = Nazwa stołu
people-word = Wspólne hasło
people-rated-hint = Liczy się do rankingu: dla wszystkich, bez botów, bez wybranego ziarna
people-counts = Liczy się do rankingu, jeśli stół jest otwarty dla wszystkich
people-players-number = Gracze
people-open-to = Dla kogo
people-all-choices = Wszystkie ustawienia
people-open-it = Otwórz stół
web-kind-open = Ktokolwiek
web-setup-nobody-sees = Miejsce dla kogokolwiek wymaga stołu, który widzą inni: otwórz go dla wszystkich albo dla grupy
web-setup-seed-chosen = Przy stole dla wszystkich ziarna się nie wybiera: losuje je serwer, żeby nikt nie znał rozdania
web-setup-no-open-seat = Stół dla wszystkich musi mieć choć jedno miejsce dla kogokolwiek
web-setup-not-rateable = Stół rankingowy jest otwarty dla wszystkich: jedna osoba tutaj, reszta miejsc dla kogokolwiek, bez botów
web-setup-coop-unrated = Gra, w której wszyscy razem wygrywają albo przegrywają, nie liczy się do rankingu
web-setup-word = Wspólne hasło ma od 3 do 40 liter
web-setup-time-bank = Czas na całą grę to od 0 do 600 minut
web-setup-time-step = Czas na ruch to od 5 do 3600 sekund
web-setup-time-days = Czas na ruch to od 1 do 30 dni

## Tempo

people-pace = Tempo
people-pace-all = Dowolne tempo
people-pace-none = Bez zegara
people-pace-none-hint = Każdy myśli tak długo, jak potrzebuje
people-pace-clock = Z zegarem
people-pace-clock-hint = Kilka sekund na każdy ruch; reszta schodzi z Twojego czasu na grę
people-pace-days = Dni
people-pace-days-hint = Kilka dni na każdy ruch, do gry korespondencyjnej
people-bank = Czas na całą grę
people-step = Czas na każdy ruch
people-clock = { $bank } + { $step } na ruch
people-a-move = { $time } na ruch
people-end = Gdy skończy się czas
people-end-pass = Gracz pasuje
people-end-bot = Dalej gra bot
people-end-resign = Gracz się poddaje
people-days =
    { $n ->
        [one] { $n } dzień
       *[other] { $n } dni
    }
people-hours = { $n } godz.
people-minutes = { $n } min
people-seconds = { $n } s
people-left = zostało { $time }
people-for = od { $time }
people-time-left = Pozostały czas

## Grupy

people-group = Spotkanie na hasło
people-group-hint = Kto wpisze to samo hasło, jest w tej samej grupie i widzi jej stoły.
people-enter = Wejdź
people-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } gracze
       *[other] { $n } graczy
    }
people-leave-group = Opuść grupę „{ $word }”

## Imiona

people-my-name = Twoje imię
people-name-hint = Bez konta i hasła: imienia strzeże sekret w tej przeglądarce. Utwórz link, a przeniesiesz je do innej.
people-name-rules = Od 2 do 24 liter lub cyfr; spacje, kropki i łączniki tylko w środku. Imię nie może być podobne do cudzego.
people-take-name = Przyjmij to imię
people-rename = Zmień imię
people-my-ratings = Moje gry i rankingi
people-recovery = Zabierz imię ze sobą
people-recovery-hint = Kto otworzy ten link, stanie się Tobą, ze wszystkimi grami i rankingami. Strzeż go jak klucza. Nowy link zastępuje poprzedni.
people-recovery-link = Twój link
people-make-recovery = Utwórz link
people-recovery-unknown = Ten link nie działa. Może powstał już nowszy
people-browsers = Twoje przeglądarki
people-forget-others = Zapomnij wszystkie inne przeglądarki
people-forget = Zapomnij tę przeglądarkę
people-forget-sure = Tak, zapomnij tu imię { $name }
people-forget-hint = Zapomniana przeglądarka nie zna już Twojego imienia. Bez linku nikt go nie przywróci.
people-others-forgotten = Twoje imię zna teraz tylko ta przeglądarka. Wcześniejsze linki niczego nie otwierają.
people-recover = Czy to Ty, { $name }?
people-recover-hint = Ta przeglądarka będzie grać jako { $name }, ze wszystkimi grami i rankingami.
people-recover-instead = Nie będzie już graczem { $name }.
people-recover-yes = Tak, to ja, { $name }
people-name-first = Najpierw wybierz imię
people-name-length = Imię ma od 2 do 24 liter
people-name-letters = Imię składa się z liter i cyfr; spacje, kropki, apostrofy i łączniki tylko w środku
people-name-mixed = Imię zapisuje się jednym alfabetem
people-name-reserved = Nikt nie może się tu tak nazywać; wybierz inne imię
people-name-taken = Ktoś już się tak nazywa albo bardzo podobnie; wybierz inne imię

## Rankingi

people-ratings-hint = Do rankingu liczą się gry przy stołach rankingowych, osobno dla każdej gry i liczby graczy. Wszyscy zaczynają od 1500; do { $n } gier przy rankingu stoi znak zapytania.
people-no-ratings = Żadna gra rankingowa nie została jeszcze ukończona. Otwórz stół dla wszystkich i zaznacz, że liczy się do rankingu
people-no-rated-games = Nie było jeszcze gier rankingowych
people-all-players = Wszyscy gracze
people-any-number = Dowolna liczba
people-with =
    { $n ->
        [one] { $n } gracz
        [few] { $n } gracze
       *[other] { $n } graczy
    }
people-place = Miejsce
people-player = Gracz
people-games = Gry
people-wins = Wygrane
people-rating = Ranking
people-lately = Ostatnio
people-day = Dzień
people-against = Przeciwnicy
people-rank = { $n } z { $of }
people-edition =
    { $n ->
        [few] { $game }, { $n } gracze
       *[other] { $game }, { $n } graczy
    }
people-career =
    { $n ->
        [one] { $n } gra, wygrane: { $wins }
        [few] { $n } gry, wygrane: { $wins }
       *[other] { $n } gier, wygrane: { $wins }
    }
people-chart =
    { $n ->
        [one] Ranking po { $n } grze: { $rating }
       *[other] Ranking z { $n } gier, teraz { $rating }
    }
people-nobody = Nie ma takiego gracza

## Uczciwość

people-seed-hash = Rozdanie jest już ustalone. Zapisz SHA-256 jego ziarna, aby sprawdzić je po grze:
people-seed-chosen = Ziarno tego rozdania wybrano, a nie wylosowano: { $seed }. Kto zna ziarno, może poznać wszystkie karty
people-seed-after = Ziarno: { $seed }. Jego SHA-256 musi być takie samo jak to zapisane przed grą:
people-seed-verify = Aby samodzielnie sprawdzić rozdanie i każdy ruch, pobierz plik gry i uruchom:

## Odmowy

people-not-open = Do tego stołu nie można się dosiąść z poczekalni
people-not-your-group = Ten stół jest dla grupy; najpierw wpisz jej hasło
people-table-full = Wszystkie miejsca są zajęte
people-has-begun = Gra już się zaczęła
people-rated-waits = Stół rankingowy czeka na ludzi
people-host-only = Może to zrobić tylko gospodarz stołu
people-not-started = Gra zacznie się, gdy wszystkie miejsca będą zajęte
people-bot-plays = Gra teraz za Ciebie bot. Najpierw odbierz swoje miejsce
people-no-resigning = Nie ma tu czego poddawać
people-has-resigned = Kto się poddał, ten nie wraca
people-is-here = Ten gracz jest tutaj albo to nie jego kolej
people-wait-a-minute = Daj temu graczowi minutę
people-wait-longer = Daj temu graczowi trzy minuty
people-too-many-tries = Za dużo prób; poczekaj chwilę
people-too-many-lines = Za dużo naraz; poczekaj chwilę
people-empty-line = Najpierw coś napisz
people-no-teaching = Przy stole rankingowym nie zagląda się w karty; nie robi tego też nikt, kto gra przy tym samym stole
people-teach-unknown = Ten link nie pokazuje już niczyich kart

## Ludzie przy stole

people-panel = Ludzie
people-here = jest tutaj
people-away = poza stołem od { $time }
people-never = jeszcze nie przy stole
people-bot-instead = gra bot
people-resigned = gra poddana
people-come-back = Wracam do gry
people-bot-plays-for-you = Gra za Ciebie bot.
people-resign = Poddaj się
people-resign-sure = Poddać się? Bot zagra za Ciebie do końca i nie będzie powrotu.
people-replace = Niech gra bot
people-vote = Niech gra bot: { $n } z { $of }
people-voted = Twój głos się liczy: { $n } z { $of }
people-vote-hint = Po minucie decyduje więcej niż połowa pozostałych, a gospodarz sam po trzech minutach. Kto wróci, odzyskuje swoje miejsce.
people-invite = Zaproszenie: { $name }
people-my-device = Moje miejsce na innym urządzeniu
people-device-hint = Otwórz ten link na innym urządzeniu. Nowszy link go zastąpi.
people-links = Linki
people-make-link = Utwórz link
people-spectators = Dla widzów
people-teach = Pokaż komuś moje karty
people-teach-hint = Do nauki: kto otworzy link, widzi Twoje karty, dopóki tego nie zakończysz.
people-teach-stop = Nie pokazuj już nikomu moich kart
people-teach-count =
    { $n ->
        [0] Nikt jeszcze nie patrzy
        [one] W Twoje karty patrzy { $n } przeglądarka
        [few] W Twoje karty patrzą { $n } przeglądarki
       *[other] W Twoje karty patrzy { $n } przeglądarek
    }
people-teach-looking = Patrzysz w karty gracza { $name }.
people-shows-hand = pokazuje karty

## Rozmowa

people-chat = Rozmowa
people-chat-empty = Nikt jeszcze nic nie powiedział
people-chat-line = Powiedz coś
people-send = Wyślij
people-mute = Wycisz
people-unmute = Słuchaj znowu
phrase-hello = Cześć!
phrase-good-luck = Powodzenia i miłej gry!
phrase-one-moment = Chwileczkę
phrase-back-soon = Zaraz wracam
phrase-your-turn = Twoja kolej
phrase-nice = Dobry ruch!
phrase-ouch = Au!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-good-game = Dzięki za grę!
