stats-title = Statistiche delle mie partite
stats-sum = { $games ->
        [one] { $games } partita finita
       *[other] { $games } partite finite
    } in questo browser, vittorie: { $won }.
stats-streak = Vittorie di fila: { $n }.
stats-players = giocatori
stats-games = partite
stats-won = vinte
stats-mean = punti medi
stats-best = migliore
stats-rounds = durata media
stats-latest = Ultime partite
stats-place = { $place }º posto su { $of }
stats-none = Nessuna partita finita in questo browser. La prima comparirà qui.
