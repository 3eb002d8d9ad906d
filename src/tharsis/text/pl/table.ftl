## Phases of Ares Expedition: what they bring now

tbl-phase-development = każdemu zielona karta
tbl-phase-construction = każdemu niebieska albo czerwona karta
tbl-phase-action = akcje wszystkich kart
tbl-phase-production = dochód dla wszystkich
tbl-phase-research = karty dla wszystkich
# $n: how many cards can be paid; the lowest price follows
tbl-cards-from = { COUNT("card", $n) }, od
tbl-cards-for = { COUNT("card", $n) } za
# $n: how many cards of this colour are in hand
tbl-cards-none =
    { $n ->
        [0] brak karty
       *[other] na nic Cię nie stać
    }
# $card, $n: cards to sell
tbl-by-sale = { NAME($card, of: "card") }: sprzedaj { COUNT("card", $n, case: "acc") }
tbl-actions =
    { $n ->
        [0] brak akcji
        [one] { $n } akcja
        [few] { $n } akcje
       *[other] { $n } akcji
    }
tbl-income = { $total } = { $production } + WT { $rating }
# $n: cards looked at, $keep: cards kept
tbl-see-keep = obejrzyj { $n }, zatrzymaj { $keep }
tbl-bonus = premia
tbl-bonus-development = ta karta −{ COUNT("mc", $n) }
tbl-bonus-construction = druga karta albo dobierz 1
tbl-bonus-action = jedna akcja dwa razy
tbl-bonus-production = +{ COUNT("mc", $n) }
tbl-bonus-research = obejrzyj 5, zatrzymaj 2
tbl-may-choose = mogą wybrać
tbl-nobody = nikt nie wybrał
tbl-now = teraz
tbl-not-played = nierozgrywana
tbl-phase-done = rozegrana
tbl-later = później
tbl-choose = Wybierz: { NAME($phase, of: "ares-phase") }
tbl-choose-sure = { NAME($phase, of: "ares-phase") }?
tbl-plan-hint = Każdą wybraną fazę rozgrywają wszyscy; premię dostaje tylko ten, kto ją wybrał.
tbl-your-bonus = Twoja premia
tbl-others = Co mogą inni
tbl-last-choices = ostatnie wybory
tbl-closed = zamknięta: wybrana w zeszłej rundzie
tbl-hand-money = { $cards }, { $money }

## The planet

# $zone: the colour, $value: where it begins
tbl-zone-at = { $zone } od { $value }
tbl-terraformed = Terraformacja
tbl-hidden = zakryte

## What lies before players

tbl-engine = Twój silnik
tbl-engine-short = Silnik
tbl-green = zielone: { $n }
tbl-blue = niebieskie: { $n }
tbl-red = czerwone: { $n }
tbl-production = Produkcja
tbl-actions-effects = Akcje i efekty
tbl-standard-actions = Akcje standardowe
tbl-events = Wydarzenia
tbl-effect = efekt
tbl-used = użyto
tbl-use = Użyj
# followed by the icon of the phase
tbl-in = w fazie
tbl-none = brak
tbl-rivals = Stoły rywali
tbl-rivals-note = Tu wszystko jest jawne, oprócz kart na ręce.
tbl-if-played = Jeśli ta faza zostanie rozegrana
tbl-close = Zamknij

## Money

# $n: how many cards
tbl-sell = sprzedaj { COUNT("card", $n, case: "acc") }
tbl-short-sell = brakuje { COUNT("mc", $n) }: sprzedaj { COUNT("card", $sales, case: "acc") }
tbl-sell-or-choose = sprzedaj { $n } albo ją wybierz
tbl-if-chosen = { $n }, jeśli ją wybierzesz
tbl-another-phase = w innej fazie
tbl-hand = stać Cię: { $now }, ze sprzedażą: { $sold }, później: { $later }
# $n: what a card brings
tbl-sell-to-pay = Sprzedaj karty, aby zapłacić, po { COUNT("mc", $n) }
tbl-sell-and-do = Sprzedaj { $n } i zagraj
# $sum: 18 + 6 − 22
tbl-balance = { $sum }: zostanie { COUNT("mc", $n) }
tbl-you-have = Masz { COUNT("mc", $n) }.
# $n: printed price, $why: what makes it less, $have: money
tbl-price-why = Na karcie { $n } M€; { $why }. Masz { $have }.
tbl-points = punkty
# $n: now, $was: before
tbl-was = { $n }, było { $was }
tbl-after-now = teraz
tbl-after-then = potem
tbl-unchanged = Bez zmian
tbl-next-generation = następne pokolenie
tbl-printed = Na karcie { $n } M€; { $why }.
tbl-metals-first = Najpierw metale
tbl-use-first = Najpierw { NAME($resource, of: "resource") }
tbl-keep = Zachowaj: { NAME($resource, of: "resource") }
tbl-mc-left = zostanie { COUNT("mc", $n) }

## The end of a turn, and programs

tbl-turn-over-title = Twoja tura dobiegła końca
tbl-turn-over = Koniec tury
tbl-end-now = Zakończ teraz
tbl-undo-of = Cofnij: { $player }
tbl-forward = Przyspiesz
tbl-forward-hint = Boty grają od razu, aż przyjdzie pytanie do Ciebie
tbl-hold = Cofanie po turze
tbl-hold-moment = 4 sekundy
tbl-hold-never = nigdy
tbl-hold-always = aż zakończę
tbl-pace = Boty
tbl-pace-normal = normalnie
tbl-pace-slow = wolno
tbl-pace-fast = szybko
tbl-pace-once = od razu
# $what: cards and actions left, $more: how many are not named
tbl-pass-sure = Możesz jeszcze: { $what }{ $more ->
        [0] {""}
       *[other] { " " }i jeszcze { $more }
    }. Mimo to spasować?
