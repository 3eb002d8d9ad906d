stats-title = Statystyka moich gier
stats-sum = { $games ->
        [one] { $games } zakończona gra
        [few] { $games } zakończone gry
       *[many] { $games } zakończonych gier
    } w tej przeglądarce, wygranych: { $won }.
stats-streak = Wygrane z rzędu: { $n }.
stats-players = gracze
stats-games = gry
stats-won = wygrane
stats-mean = średni wynik
stats-best = najlepszy
stats-rounds = średnia długość
stats-latest = Ostatnie gry
stats-place = miejsce { $place } z { $of }
stats-none = W tej przeglądarce nie ma jeszcze zakończonych gier. Pierwsza pojawi się tutaj.
