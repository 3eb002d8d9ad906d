stats-title = Statistics of my games
stats-sum = { $games ->
        [one] { $games } finished game
       *[other] { $games } finished games
    } in this browser, { $won } won.
stats-streak = { $n } won in a row.
stats-players = players
stats-games = games
stats-won = won
stats-mean = average points
stats-best = best
stats-rounds = average length
stats-latest = Latest games
stats-place = place { $place } of { $of }
stats-none = No finished game in this browser yet. The first one will show up here.
