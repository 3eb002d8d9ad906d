### Which tables the lobby shows.

lobby-filters = Фільтри
lobby-free-seats = Є вільні місця
lobby-near = Близькі за рейтингом
lobby-near-hint = Рейтинг кожного за столом відрізняється від вашого щонайбільше на { $n }
lobby-none-fits =
    { $n ->
        [one] Жоден стіл не підходить під фільтри: приховано { $n } стіл
        [few] Жоден стіл не підходить під фільтри: приховано { $n } столи
       *[other] Жоден стіл не підходить під фільтри: приховано { $n } столів
    }
lobby-clear = Скинути фільтри

## Скільки триває партія

lobby-length = Тривалість партії
lobby-about = приблизно { $time }

## Стіл, який більше не чекає

people-start-with-fewer =
    { $n ->
        [2] Почати вдвох
        [3] Почати втрьох
       *[4] Почати вчотирьох
    }
people-fewer-hint = Вільні місця приберемо, роздача буде для тих, хто сидить.
people-too-few = За столом мають сидіти щонайменше двоє
people-not-fewer = Для такої гри потрібно більше гравців
people-try-again = Хтось саме сідає за стіл; спробуйте ще раз

## Зал одним поглядом

lobby-here =
    { $n ->
        [one] тут { $n } гравець
        [few] тут { $n } гравці
       *[other] тут { $n } гравців
    }
lobby-running =
    { $n ->
        [one] триває { $n } партія
        [few] тривають { $n } партії
       *[other] триває { $n } партій
    }
lobby-play = Грати
lobby-tables = Столи
lobby-wait-for-you =
    { $n ->
        [one] { $n } чекає на вас
       *[other] { $n } чекають на вас
    }
lobby-finished = Завершені: { $n }
lobby-at-once = Почати одразу
lobby-bots = Проти ботів
lobby-against = { $game }: { $what }
lobby-as-last-time = { $game }, як минулого разу: { $what }
lobby-guided = Перша партія з підказками
lobby-guided-hint = Тераформування Марса проти слабкого бота, крок за кроком
lobby-analyse = Розібрати останню партію
lobby-modules = Доповнення
lobby-all-players = Усі гравці: { $n }
lobby-at-a-table = за столом
lobby-ago = { $time } тому

## Усі інші здалися

lobby-leave-to-bots = Дограти ботами
lobby-last-one = Усі інші здалися раніше, тож перше місце ваше. Решту можуть дограти боти.
