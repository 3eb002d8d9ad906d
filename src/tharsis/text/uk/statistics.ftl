stats-title = Статистика моїх ігор
stats-sum = { $games ->
        [one] { $games } завершена гра
        [few] { $games } завершені гри
       *[many] { $games } завершених ігор
    } у цьому браузері, виграно { $won }.
stats-streak = Перемог поспіль: { $n }.
stats-players = гравці
stats-games = ігри
stats-won = виграно
stats-mean = середній рахунок
stats-best = найкращий
stats-rounds = середня тривалість
stats-latest = Останні ігри
stats-place = місце { $place } з { $of }
stats-none = У цьому браузері ще немає завершених ігор. Перша з’явиться тут.
