### Pytania do gracza i odpowiedzi. Znaczenie argumentów: en/prompts.ftl.

## Pytania

ask-corporation = Wybierz korporację
ask-start-hand = Wybierz karty początkowe
    .total =
        { $n ->
            [0] Nie kupujesz kart, zostaje { COUNT("mc", $left) }
           *[other] Kup { COUNT("card", $n, case: "acc") } za { COUNT("mc", $cost) }, zostaje { COUNT("mc", $left) }
        }
ask-draft = Wybierz kartę, którą zatrzymasz, a pozostałe przekaż dalej
ask-buy = Wybierz karty, które kupisz
    .total =
        { $n ->
            [0] Nie kupujesz kart, zostaje { COUNT("mc", $left) }
           *[other] Kup { COUNT("card", $n, case: "acc") } za { COUNT("mc", $cost) }, zostaje { COUNT("mc", $left) }
        }
ask-turn = Twoja tura: akcja { $n } z { $of }
ask-pay = Ile { NOUN($resource, 5, case: "gen") } przeznaczasz na zapłatę { COUNT("mc", $n) }?
ask-place =
    { $tile ->
        [ocean] Wybierz pole na obszar oceanów
        [greenery] Wybierz pole na obszar zieleni
        [city] Wybierz pole na obszar miasta
       *[other] Wybierz pole na obszar „{ NAME($tile, of: "tile") }”
    }
ask-claim = Wybierz pole, na którym umieścisz swój znacznik
ask-metal = Wybierz metal, którego produkcja wzrośnie
ask-flood = Wybierz gracza, który straci do { COUNT("mc", $n) }
ask-cut = Wybierz gracza, którego produkcja { NOUN($resource, case: "gen") } spadnie o { COUNT("step", $n, case: "acc") }
ask-lose-later = Twoja produkcja { NOUN($resource, case: "gen") } spada o { COUNT("step", $n, case: "acc") }
ask-remove = Wybierz gracza, który straci do { COUNT($resource, $n, case: "gen") }
ask-steal = Wybierz gracza, któremu ukradniesz do { COUNT($resource, $n, case: "gen") }
ask-remove-cubes = Wybierz kartę, z której usuniesz do { COUNT($kind, $n, case: "gen") }
ask-take-cube =
    Wybierz kartę, z której zabierzesz { $kind ->
        [life] 1 jednostkę mikrobów albo zwierząt
       *[other] { COUNT($kind, 1, case: "acc") }
    }
ask-add-cubes =
    Wybierz kartę, na której umieścisz { $kind ->
        [life] { COUNT("unit", $n, case: "acc") } mikrobów albo zwierząt
        [any] { COUNT("unit", $n, case: "acc") } jej zasobu
       *[other] { COUNT($kind, $n, case: "acc") }
    }
ask-add-to-filled = Wybierz kartę, na której umieścisz jeszcze { COUNT("unit", $n, case: "acc") } jej zasobu
ask-look = Wybierz { COUNT("card", $n, case: "acc") } do zatrzymania
ask-buy-top = Kupić tę kartę za { COUNT("mc", $n) }?
ask-choose = Wybierz jedno
ask-amount =
    { $of ->
        [spend] Ile { NOUN($give, 5, case: "gen") } wykorzystujesz?
        [production] O ile poziomów obniżasz produkcję { NOUN($give, case: "gen") } i podnosisz produkcję { NOUN($get, case: "gen") }?
       *[other] Ile { NOUN($give, 5, case: "gen") } zamieniasz na { NOUN($get, case: "acc") }?
    }
ask-copy = Wybierz kartę z symbolem budowli, której ramkę produkcji powtórzysz
ask-discard = Wybierz { COUNT("card", $n, case: "acc") } do odrzucenia
ask-sell = Wybierz karty, które sprzedasz po { COUNT("mc", 1) }
ask-final = Zamienić { COUNT("plant", $n, case: "acc") } w ostatni obszar zieleni?
ask-build = Wybierz obiekt, na którym założysz kolonię
ask-trade = Wybierz obiekt, z którym będziesz handlować
ask-steps = O ile poziomów w górę przesuwasz znacznik na torze { NOUN($colony, of: "colony", case: "gen") }, zanim zaczniesz handlować?
ask-track-up = Wybierz tor kolonii, na którym przesuniesz znacznik w górę
ask-track-down = Wybierz tor kolonii, na którym przesuniesz znacznik w dół
ask-add-tile = Wybierz kafelek kolonii, który wejdzie do gry
ask-drop-tile = Wybierz kafelek kolonii, który usuniesz z gry
ask-income = Wybierz, co rozpatrzysz najpierw: dochód z handlu z { NOUN($colony, of: "colony", case: "ins") } czy premie kolonialne
ask-bonuses = Wybierz następną premię kolonialną
ask-order = Wybierz, co rozpatrzysz najpierw

## Pytania tylko w Ekspedycji Ares

ask-exchange = Wybierz karty do wymiany
ask-plan = Wybierz fazę na tę rundę
ask-neutral = Wybierz fazę neutralnego gracza
ask-development =
    { $n ->
        [one] Zagraj zieloną kartę
       *[other] Zagraj do { COUNT("green-card", $n, case: "gen") }
    }
ask-construction =
    { $n ->
        [one] Zagraj niebieską albo czerwoną kartę
       *[other] Zagraj do { $n } niebieskich lub czerwonych kart
    }
ask-action = Skorzystaj ze swoich akcji
ask-limit = Masz za dużo kart na ręce: sprzedaj { COUNT("card", $n, case: "acc") }
ask-supply = Weź element z puli
ask-swap = Wybierz kartę, którą wymienisz z partnerem
ask-give = Wybierz kartę, którą oddasz partnerowi
ask-marker = Wybierz tor, na którym Wskaźnik wzrośnie o 1 poziom
ask-free-play = Zagrać za darmo zieloną kartę o koszcie co najwyżej { COUNT("mc", $n) }?
ask-discount = Ponieść dodatkowy koszt, żeby taniej zagrać „{ NAME($card, of: "card") }”?
ask-short = Brakuje { COUNT("mc", $n) }: wybierz karty, które sprzedasz
ask-flip = Wybierz obszar oceanów, który odwrócisz
ask-redraw =
    { $n ->
        [one] Możesz odrzucić kartę i dobrać nową
       *[other] Możesz odrzucić do { COUNT("card", $n, case: "gen") } i dobrać tyle samo
    }
ask-effect = Efekt karty „{ NAME($card, of: "card") }”
ares-ask-pay = Ile jednostek ciepła przeznaczasz na zapłatę { COUNT("mc", $n) }?
ares-ask-sell = Wybierz karty, które sprzedasz po { COUNT("mc", $n) }

## Odpowiedzi

do-pass = Spasuj w tym pokoleniu
do-done = Gotowe
do-play = Zagraj „{ NAME($card, of: "card") }”
do-use = Użyj karty „{ NAME($card, of: "card") }”
do-standard = { NAME($project, of: "standard-project") }
do-convert =
    { $what ->
        [plants] { COUNT("plant", $n) } → obszar zieleni
       *[heat] { COUNT("heat", $n) } → Temperatura
    }
do-claim = Uzyskaj Tytuł: { NAME($milestone, of: "milestone") }
do-fund = Ufunduj Nagrodę: { NAME($award, of: "award") }
do-first-action = Wykonaj pierwszą akcję: { NAME($card, of: "card") }
do-pay = Zapłać { COUNT($resource, $n, case: "acc") }
do-place = Umieść tutaj
    .named = { NAME($tile, of: "tile") }: pole { $space }
do-mark = Zaznacz pole { $space }
do-target = { $player }
do-remove =
    { $person ->
        [me] Tracisz
       *[other] { $player } traci
    } { COUNT($resource, $n, case: "acc") }
    .steal = Ukradnij { COUNT($resource, $n, case: "acc") } graczowi { $player }
do-remove-cubes = Usuń { COUNT($kind, $n, case: "acc") } z karty „{ NAME($card, of: "card") }” ({ $player })
do-take = Zabierz { COUNT($kind, 1, case: "acc") } z karty „{ NAME($card, of: "card") }” ({ $player })
do-add = { NAME($card, of: "card") }
do-choose = { $effects }
do-keep = Zatrzymaj „{ NAME($card, of: "card") }”
do-discard = Odrzuć „{ NAME($card, of: "card") }”
do-sell = Sprzedaj „{ NAME($card, of: "card") }”
do-draft = Weź „{ NAME($card, of: "card") }”
do-corporation = Graj jako { NAME($card, of: "card") }
do-amount = { $n }
do-copy = Powtórz produkcję karty „{ NAME($card, of: "card") }”
do-order = Najpierw „{ NAME($card, of: "card") }”
do-none = Zrezygnuj
do-metal =
    { $resource ->
        [steel] Produkcja stali
       *[titanium] Produkcja tytanu
    }
do-build = Załóż kolonię na { NOUN($colony, of: "colony", case: "loc") }
do-trade =
    { $resource ->
        [none] Handluj z { NOUN($colony, of: "colony", case: "ins") } za darmo
       *[other] Handluj z { NOUN($colony, of: "colony", case: "ins") } za { COUNT($resource, $n, case: "acc") }
    }
do-up = { NAME($colony, of: "colony") }: w górę
do-down = { NAME($colony, of: "colony") }: w dół
do-tile = { NAME($colony, of: "colony") }
do-undo = Cofnij

## Odpowiedzi tylko w Ekspedycji Ares

do-draw = Dobierz kartę
do-sale = Sprzedaj karty
do-phase = { NAME($phase, of: "ares-phase") }
do-neutral = { NAME($phase, of: "ares-phase") }
do-flip = Obszar oceanów nr { $n }
do-discount = { NAME($card, of: "card") }
do-raise = { NAME($parameter, of: "parameter") }
do-piece =
    { $piece ->
        [cube] Weź { COUNT("mc", 1) }
       *[marker] Weź znacznik i wymień kartę
    }
do-give = Oddaj „{ NAME($card, of: "card") }”
ares-do-standard = { NAME($action, of: "standard-action") }
ares-do-convert =
    { $what ->
        [plants] { COUNT("plant", $n) } → { COUNT("forest", $times) }
       *[heat] { COUNT("heat", $n) } → Temperatura, { COUNT("step", $times) }
    }

## Skutki wyboru

outcome-points = { SIGNED($n) } PZ
outcome-cards = { SIGNED($n) } { NOUN("card", $n) }
