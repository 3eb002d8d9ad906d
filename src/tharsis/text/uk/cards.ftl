### Речення на картах. Кожне повідомлення пояснено в en/cards.ftl і docs/translating.md.

## Числа

format-percent = { $n } %
format-degrees = { $n } °C

## Сполучення

list-comma = { $head }, { $next }
list-and = { $head } та { $last }
list-or = { $head } або { $last }
clause-comma = { $head }, { $next }
clause-and =
    { $head }{ $long ->
        [yes] , а також
       *[no] { " " }та
    } { $last }
clause-or = { $head } або { $last }
choice-comma = { $head }, { $next }
choice-or = { $head }, або { $last }

sentence = { $text }.
label-action = Дія: { $text }
label-first-action = Перша дія: { $text }
label-effect = Ефект: { $text }
needs = Потрібно: { $needs }.
cost-for-gain = { $costs }, щоб { $gains_inf }

## Скільки

word-tags =
    за { $each ->
        [1] кожну { NOUN("tag", 1, case: "acc") }
       *[other] кожні { COUNT("tag", $each, case: "acc") }
    } { NOUN($tag, of: "tag") } { $whose ->
        [own] у вас
        [opponents] у ваших суперників
       *[anyone] у всіх гравців
    }

## Вимоги

word-at-least =
    { $parameter ->
        [temperature] щонайменше { DEGREES($value) }
        [oxygen] щонайменше { PERCENT($value) } кисню
       *[oceans] щонайменше { COUNT("ocean", $value) }
    }
word-at-most =
    { $parameter ->
        [temperature] щонайбільше { DEGREES($value) }
        [oxygen] щонайбільше { PERCENT($value) } кисню
       *[oceans] щонайбільше { COUNT("ocean", $value) }
    }

## Дії

word-gain = отримайте { $what }{ $per }
    .inf = отримати { $what }{ $per }
word-gain-item = { COUNT($resource, $amount, case: "acc") }
word-gain-production = збільште { $what }{ $per }
    .inf = збільшити { $what }{ $per }
word-gain-production-item =
    { $place ->
        [first] виробництво { "" }
       *[next] { "" }
    }{ $resources } на { $amount }
word-lose-production = зменште { $what }
    .inf = зменшити { $what }
word-lose-production-item =
    { $place ->
        [first] виробництво { "" }
       *[next] { "" }
    }{ $resources } на { $amount }
production-name = { NOUN($resource, case: "of") }
word-cut-production = зменште виробництво { NOUN($resource, case: "of") } будь-якого гравця на { $amount }
    .inf = зменшити виробництво { NOUN($resource, case: "of") } будь-якого гравця на { $amount }
word-raise =
    підвищте { $parameter ->
        [temperature] температуру
       *[oxygen] рівень кисню
    } на { COUNT("step", $steps, case: "acc") }
    .inf =
        підвищити { $parameter ->
            [temperature] температуру
           *[oxygen] рівень кисню
        } на { COUNT("step", $steps, case: "acc") }
word-place-ocean = розмістіть { COUNT("ocean", $times, case: "acc") }
    .inf = розмістити { COUNT("ocean", $times, case: "acc") }
word-remove = вилучіть до { $what } в одного гравця
    .inf = вилучити до { $what } в одного гравця
word-remove-item = { COUNT($resource, $amount, case: "gen") }
word-add-cubes =
    покладіть { $what } { $to ->
        [here] сюди
        [another] на іншу вашу карту
        [any_own] на будь-яку вашу карту
       *[played] на ту карту
    }
    .inf =
        покласти { $what } { $to ->
            [here] сюди
            [another] на іншу вашу карту
            [any_own] на будь-яку вашу карту
           *[played] на ту карту
        }
word-add-cubes-item = { COUNT($kind, $amount, case: "acc") }
word-either = { $branches }
    .inf = { $branches_inf }
word-spend = витратьте { $what }
    .inf = витратити { $what }
word-spend-item = { COUNT($resource, $amount, case: "acc") }
word-spend-cubes = витратьте { COUNT($holds, $amount, case: "acc") } звідси
    .inf = витратити { COUNT($holds, $amount, case: "acc") } звідси
word-take-cube = заберіть { COUNT($kind, 1, case: "acc") } з будь-якої карти
    .inf = забрати { COUNT($kind, 1, case: "acc") } з будь-якої карти
word-pay =
    сплатіть { COUNT("mc", $amount) }{ $metal ->
        [steel] { " " }(можна сталлю)
        [titanium] { " " }(можна титаном)
       *[other] { "" }
    }

## Тривалі ефекти

word-when = щоразу, коли { $trigger }, { $do }
word-tile-placed =
    { $by ->
        [own] ви розміщуєте
       *[anyone] хтось розміщує
    } { $tile ->
        [ocean] океан
        [greenery] зелень
       *[city] місто
    }
word-discount =
    { $what ->
        [none] кожна ваша карта коштує на { COUNT("mc", $amount) } менше
       *[other] ви платите на { COUNT("mc", $amount) } менше за { $what } на карті, яку розігруєте
    }
word-discount-item = кожну { NOUN("tag", 1, case: "acc") } { NOUN($tag, of: "tag") }

## Переможні очки

word-per-cube =
    { COUNT("vp", $points) } за { $each ->
        [1] { $kind ->
            [animal] кожну
           *[other] кожного
        } { NOUN($kind, 1, case: "acc") }
       *[other] кожні { COUNT($kind, $each, case: "acc") }
    } тут
word-per-tag =
    { COUNT("vp", $points) } за { $each ->
        [1] кожну { NOUN("tag", 1, case: "acc") }
       *[other] кожні { COUNT("tag", $each, case: "acc") }
    } { NOUN($tag, of: "tag") } у вас

icon-points = { -vp }
