stats-title = Статистика моих игр
stats-sum = { $games ->
        [one] { $games } завершённая игра
        [few] { $games } завершённые игры
       *[many] { $games } завершённых игр
    } в этом браузере, выиграно { $won }.
stats-streak = Побед подряд: { $n }.
stats-players = игроки
stats-games = игры
stats-won = выиграно
stats-mean = средний счёт
stats-best = лучший
stats-rounds = средняя длина
stats-latest = Последние игры
stats-place = место { $place } из { $of }
stats-none = В этом браузере ещё нет завершённых игр. Первая появится здесь.
