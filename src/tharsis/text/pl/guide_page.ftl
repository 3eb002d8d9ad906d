### Jak grać: strona wokół tekstu, słowa na rysunkach i podpowiedzi na pierwszą rozgrywkę.

## Strona

how-contents = Spis treści
how-example = Przykład
how-choose = W którą grę chcesz się nauczyć grać?
how-mars = Od przygotowania do gry po ostatni punkt, z Erą Korporacyjną, selekcją kart, wariantem jednoosobowym, Preludium, Wenus Next i Koloniami
how-ares = Planowanie, 5 faz, punkty, gra wspólna i w pojedynkę

## Na rysunkach

how-callout-cost = koszt zagrania
how-callout-needs = co musi być spełnione przy zagraniu
how-callout-tags = symbole kategorii
how-callout-icons = co karta robi
how-callout-text = to samo słowami
how-callout-points = PZ na koniec gry
how-box-stock = teraz otrzymujesz 2 jednostki roślinności
how-box-production = o 2 jednostki roślinności więcej w każdej fazie produkcji

## Podpowiedzi: jedno lub dwa krótkie zdania przy wyborze. Strona dodaje odnośnik do zasad.

hint-mars-corporation = Najpierw obejrzyj swoje 10 kart: korporacja, która do nich pasuje, jest warta więcej niż taka z dużą liczbą M€.
hint-mars-start-hand = Każda zatrzymana karta kosztuje teraz 3 M€, a później swój własny koszt. Zatrzymaj to, co niedługo zagrasz.
hint-mars-draft = Zatrzymaj kartę, na której najbardziej Ci zależy, albo tę, której nie powinien dostać sąsiad. Na razie się nie płaci.
hint-mars-buy = Każda karta kosztuje 3 M€. Kup to, co naprawdę zagrasz, i zostaw M€ na zagranie.
hint-mars-turn = Wykonaj 1 albo 2 akcje albo spasuj. Po spasowaniu nie grasz do następnego pokolenia.
hint-mars-pay = Jednostka stali pokrywa 2 M€ ceny kart z symbolem budowli, jednostka tytanu 3 M€ ceny kart z symbolem przestrzeni kosmicznej. Z nadmiaru metalu nie ma reszty.
hint-mars-place = Otrzymujesz to, co widnieje na polu, i 2 M€ za każdy sąsiadujący obszar oceanów.
hint-mars-claim = Pole jest zarezerwowane dla Ciebie. Premię da dopiero wtedy, gdy coś tam umieścisz.
hint-mars-choose = Kolejność i wybór należą do Ciebie. Zobacz, co Ci się teraz najbardziej przyda.
hint-mars-remove = Możesz usunąć wszystko, część albo nic, u jednego gracza. Własnych zasobów nigdy nie musisz usuwać.
hint-mars-cut = Jeden gracz musi stracić całą tę produkcję. Jeśli nikt inny nie może, tracisz ją Ty.
hint-mars-take-cube = Kostka to koszt akcji: pochodzi z jednej karty dowolnego gracza.
hint-mars-add-cubes = Umieść to tam, gdzie jest warte punkty albo da się wydać. Niektóre karty dają PZ za to, co na nich leży.
hint-mars-look = Co zatrzymasz, trafi na Twoją rękę. Resztę odrzucasz i nikt jej nie zobaczy.
hint-mars-discard = Oddaj to, czego najpewniej nie zagrasz, zwłaszcza to, na co jest już za późno.
hint-mars-sell = Każda sprzedana karta daje 1 M€. Kosztowała 3 M€, więc sprzedawaj tylko to, czego nigdy nie zagrasz.
hint-mars-final = Ostatni obszar zieleni jest wart 1 PZ i 1 PZ więcej za każde miasto obok niego.
hint-mars-build = Premię za założenie kolonii otrzymujesz teraz, a premię kolonialną zawsze, gdy ktoś tam handluje.
hint-mars-trade = Im dalej na prawo stoi biały znacznik, tym więcej daje handel. Każda kolonia płaci też swojemu właścicielowi.
hint-mars-track = Znacznik dalej na prawo to bogatszy handel dla tego, kto będzie pierwszy.
hint-mars-add-tile = Wybierz obiekt, na którym chcesz założyć kolonię albo z którym chcesz handlować.
hint-mars-drop-tile = Zatrzymujesz 3 z 4 kafelków kolonii. Usuń ten, który najmniej pasuje do Twoich kart.
hint-mars-order = Ty wybierasz, co będzie pierwsze. To ważne, gdy jedno pozwala opłacić drugie.

hint-ares-corporation = Obejrzyj swoje 8 kart: weź korporację, dzięki której będą tańsze albo silniejsze.
hint-ares-exchange = To zdarza się tylko raz. Odrzucone karty nie dają M€, ale dobierasz tyle samo nowych.
hint-ares-plan = Wszyscy rozgrywają każdą wybraną fazę, ale premię otrzymuje tylko ten, kto ją wybrał. W następnej rundzie nie możesz wybrać tej samej.
hint-ares-neutral = Ta faza zostanie rozegrana bez premii. Wybierz to, co pomoże Ci obok Twojej własnej fazy.
hint-ares-development = Możesz zagrać 1 zieloną kartę. Jeśli to Twoja faza, kosztuje o 3 M€ mniej.
hint-ares-construction = Możesz zagrać 1 niebieską albo czerwoną kartę. Jeśli to Twoja faza, możesz zagrać jeszcze jedną albo dobrać kartę.
hint-ares-action = Skorzystaj raz z akcji każdej karty, a z akcji standardowych tak często, jak Cię stać. Ciepło i roślinność, których wystarcza, na koniec trzeba wydać.
hint-ares-limit = Możesz zatrzymać 10 kart. Każda oddana daje 3 M€.
hint-ares-supply = Kostka to 1 M€. Znacznik pozwala wymienić kartę z partnerem.
hint-ares-swap = Każdy oddaje kartę wybraną przez siebie. Oddaj to, co partner zagra wcześniej niż Ty.
hint-ares-marker = Mars dostaje pomoc, a Twój WT się nie zmienia. Wybierz tor, który jest w tyle.
hint-ares-free-play = Możesz zagrać tę kartę za darmo. Weź to, co najwięcej kosztuje albo najwięcej produkuje.
hint-ares-discount = Ponieś dodatkowy koszt tylko wtedy, gdy to, co oddajesz, jest dla Ciebie mniej warte niż zaoszczędzone M€.
hint-ares-pay = Każda karta z ręki pokrywa 3 M€. Nadpłata do Ciebie wraca.
hint-ares-sell = Każda sprzedana karta daje 3 M€, w dowolnej chwili.
hint-ares-flip = Z wierzchu wszystkie oceany wyglądają tak samo: każdy kryje nagrodę, a Twój WT rośnie o 1.
hint-ares-add-cubes = Umieść to tam, gdzie jest warte punkty albo da się wydać.
hint-ares-choose = Weź to, co Ci się teraz najbardziej przyda. Karta mówi, co dzieje się dalej.
hint-ares-look = Co zatrzymasz, trafi na Twoją rękę. Resztę odrzucasz i nie daje ona M€.
hint-ares-discard = Oddaj to, czego najpewniej nie zagrasz. Odrzucone tu karty nie dają M€.
