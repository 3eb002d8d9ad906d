coach-now = teraz
coach-now-hint = punkty zdobyte od razu
coach-later = później
coach-later-hint = więcej punktów do końca gry
coach-rival-hint = o ile punktów więcej lub mniej będzie miał ten gracz na koniec
coach-at-once = Od razu:
coach-each-mars = Co pokolenie:
coach-each-ares = W każdej fazie produkcji:
coach-against-idle = punkty w porównaniu z niezrobieniem niczego
coach-against-weakest = punkty w porównaniu z najsłabszym z tych ruchów
coach-why-claim = Tytuł ma ten, kto uzyska go pierwszy; w grze uzyskuje się tylko trzy.
coach-why-fund = Na razie: { $mine }, najlepszy rywal: { $best }.
coach-why-pass = Wszystko inne daje mniej niż to, co zaoszczędzone na później.
coach-why-buy-no-more = Pozostałe karty dadzą Ci mniej, niż kosztują.
coach-why-exchange-no-more = Karty, które zatrzymujesz, są warte więcej niż te, które możesz dobrać.
coach-why-sell-no-more = Pozostałe karty są warte więcej niż M€ za nie.
coach-hint-worth = Ile to jest warte
coach-failed = Trener nie poradził sobie z tą grą. Zgłoś to, proszę, żeby można było to naprawić.
coach-filter-all = wszystkie
coach-filter-luck = szczęście
coach-of = z { $n }
coach-key-played = zagrano
coach-key-better = lepiej tutaj, według siły
# Said in the talk of a table, after the player's name
phrase-took-hint = (podpowiedź od trenera)
coach-drawn-cards = { $change ->
    [up] Szczęście
   *[down] Pech
  }: { $cards }
coach-expected = { $n }{ "\u00A0" }PZ
coach-expected-hint = ile punktów można się spodziewać na koniec
