### Which tables the lobby shows.

lobby-filters = Фильтры
lobby-free-seats = Есть свободные места
lobby-near = Близкие по рейтингу
lobby-near-hint = Рейтинг каждого за столом отличается от вашего не больше чем на { $n }
lobby-none-fits =
    { $n ->
        [one] Ни один стол не подходит под фильтры: скрыт { $n } стол
        [few] Ни один стол не подходит под фильтры: скрыто { $n } стола
       *[other] Ни один стол не подходит под фильтры: скрыто { $n } столов
    }
lobby-clear = Сбросить фильтры

## Сколько длится партия

lobby-length = Длительность партии
lobby-about = примерно { $time }

## Стол, который больше не ждёт

people-start-with-fewer =
    { $n ->
        [2] Начать вдвоём
        [3] Начать втроём
       *[4] Начать вчетвером
    }
people-fewer-hint = Свободные места уберём, раздача будет для тех, кто сидит.
people-too-few = За столом должны сидеть хотя бы двое
people-not-fewer = Для такой игры нужно больше игроков
people-try-again = Кто-то как раз садится за стол; попробуйте ещё раз

## Зал одним взглядом

lobby-here =
    { $n ->
        [one] здесь { $n } игрок
        [few] здесь { $n } игрока
       *[other] здесь { $n } игроков
    }
lobby-running =
    { $n ->
        [one] идёт { $n } партия
        [few] идут { $n } партии
       *[other] идёт { $n } партий
    }
lobby-play = Играть
lobby-tables = Столы
lobby-wait-for-you =
    { $n ->
        [one] { $n } ждёт вас
       *[other] { $n } ждут вас
    }
lobby-finished = Завершённые: { $n }
lobby-at-once = Начать сразу
lobby-bots = Против ботов
lobby-against = { $game }: { $what }
lobby-as-last-time = { $game }, как в прошлый раз: { $what }
lobby-guided = Первая партия с подсказками
lobby-guided-hint = Покорение Марса против слабого бота, шаг за шагом
lobby-analyse = Разобрать последнюю партию
lobby-modules = Дополнения
lobby-all-players = Все игроки: { $n }
lobby-at-a-table = за столом
lobby-ago = { $time } назад

## Все остальные сдались

lobby-leave-to-bots = Доиграть ботами
lobby-last-one = Все остальные сдались раньше, так что первое место ваше. Остальное могут доиграть боты.
