### Речення на картах. Кожне повідомлення пояснено в en/cards.ftl і docs/translating.md.
###
### Речення — наказ, перша літера мала, крапки немає; .inf — неозначена форма. «сюди», «тут», «звідси» — про карту, на якій
### стоїть речення. Терміни -each-… кажуть «кожну тварину», «кожен ресурс сталі».

## Числа

format-percent = { $n }{ "\u00A0" }%
format-degrees = { $n }{ "\u00A0" }°C

## Сполучення

list-comma = { $head }, { $next }
list-and = { $head } та { $last }
list-or = { $head } чи { $last }
clause-comma = { $head }, { $next }
clause-and =
    { $head }{ $long ->
        [yes] , а також
       *[no] { " " }та
    } { $last }
clause-or = { $head } або { $last }
# «Або …, або …»: тоді кома завжди на місці, і після «щоб».
choice-comma = { $head }, або { $next }
choice-or = або { $head }, або { $last }
trigger-comma = { $head }, { $next }
trigger-or = { $head } або { $last }

sentence = { $text }.
label-action = Дія: { $text }
label-first-action = Перша дія: { $text }
label-effect = Ефект: { $text }
needs = Потрібно: { $needs }.

cost-for-gain = { $costs }, щоб { $gains_inf }
on-condition = { $condition }, { $does }

## З чим починає корпорація

start = на початку гри ви маєте { $what }
start-stock = { COUNT($resource, $amount, case: "acc") }
start-store = { COUNT($resource, $amount, case: "acc") } в запасі
start-production = виробництво { NOUN($resource, case: "of") } { SIGNED($amount) }

## Скільки

word-tags =
    за { $each ->
        [1] кожну { NOUN("tag", 1, case: "acc") }
       *[other] кожні { COUNT("tag", $each, case: "acc") }
    } { NOUN($tag, of: "tag") } { $whose ->
        [own] у вас
        [opponents] в суперників
       *[anyone] в усіх гравців
    }
word-cities =
    за { $each ->
        [1] кожне місто
       *[other] кожні { COUNT("city", $each, case: "acc") }
    } { $where ->
        [on_mars] на Марсі
       *[anywhere] в грі
    }
word-events-played =
    за { $each ->
        [1] кожну подію, зіграну
       *[other] кожні { COUNT("event", $each, case: "acc") }, зіграні
    } будь-ким від початку гри
word-cubes-here =
    за { $each ->
        [1] { NOUN($holds, of: "each") }
       *[other] кожні { COUNT($holds, $each, case: "acc") }
    } тут{ $at_most ->
        [0] { "" }
       *[other] { " " }(щонайбільше { $at_most })
    }
word-own-cubes =
    за { $each ->
        [1] { NOUN($kind, of: "each") }
       *[other] кожні { COUNT($kind, $each, case: "acc") }
    } на ваших картах
word-colonies =
    за { $each ->
        [1] кожну { $whose ->
            [own] вашу колонію
           *[anyone] колонію в грі
        }
       *[other] кожні { COUNT("colony", $each, case: "acc") } { $whose ->
            [own] у вас
           *[anyone] в грі
        }
    }
word-cities-and-colonies =
    за { $each ->
        [1] кожне місто та кожну колонію
       *[other] кожні { $each } міста й колонії
    } в грі
word-untagged-cards =
    за { $each ->
        [1] кожну вашу карту
       *[other] кожні { COUNT("card", $each, case: "acc") } у вас
    } без міток, включно з цією

word-forests =
    за { $each ->
        [1] кожен ваш ліс
       *[other] кожні { COUNT("forest", $each, case: "acc") } у вас
    }
word-store =
    за { $each ->
        [1] { NOUN($resource, of: "each") }
       *[other] кожні { COUNT($resource, $each, case: "acc") }
    } у вашому запасі

## Вимоги

word-at-least =
    { $parameter ->
        [temperature] не нижче { DEGREES($value) }
        [oxygen] щонайменше { PERCENT($value) } кисню
       *[oceans] щонайменше { COUNT("ocean", $value) }
    }
word-at-most =
    { $parameter ->
        [temperature] не вище { DEGREES($value) }
        [oxygen] щонайбільше { PERCENT($value) } кисню
       *[oceans] щонайбільше { COUNT("ocean", $value) }
    }
word-need-tags = { COUNT("tag", $count) } { NOUN($tag, of: "tag") }
word-need-production = виробництво { NOUN($resource, case: "of") } щонайменше { $count }
word-need-cities =
    { $whose ->
        [own] { $count ->
            [one] { $count } ваше місто
            [few] { $count } ваші міста
           *[many] { $count } ваших міст
        }
       *[anyone] { COUNT("city", $count) } в грі
    }
word-need-greeneries =
    { $count ->
        [one] { $count } ваш жетон зелені
        [few] { $count } ваші жетони зелені
       *[many] { $count } ваших жетонів зелені
    }
word-need-colonies =
    { $count ->
        [one] { $count } ваша колонія
        [few] { $count } ваші колонії
       *[many] { $count } ваших колоній
    }
word-at-most-colonies =
    щонайбільше { $count ->
        [one] { $count } ваша колонія
        [few] { $count } ваші колонії
       *[many] { $count } ваших колоній
    }
word-need-cubes = { COUNT($kind, $count) } на ваших картах
word-at-least-zone =
    { $parameter ->
        [temperature] температура
       *[oxygen] рівень кисню
    } { $zone ->
        [purple] у
       *[other] в
    } { NOUN($zone, of: "zone", case: "loc") }{ $zone ->
        [white] { "" }
       *[other] { " " }або вище
    }
word-at-most-zone =
    { $parameter ->
        [temperature] температура
       *[oxygen] рівень кисню
    } { $zone ->
        [purple] у
       *[other] в
    } { NOUN($zone, of: "zone", case: "loc") }{ $zone ->
        [purple] { "" }
       *[other] { " " }або нижче
    }
word-need-rating = рейтинг тераформування щонайменше { $rating }

## Дії

word-gain = отримайте { $what }{ $per }
    .inf = отримати { $what }{ $per }
word-gain-item = { COUNT($resource, $amount, case: "acc") }
word-lose = втратьте { $what }
    .inf = втратити { $what }
word-lose-item = { COUNT($resource, $amount, case: "acc") }

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
production-steps = на { $amount }
word-cut-production = зменште виробництво { NOUN($resource, case: "of") } будь-якого гравця на { $amount }
    .inf = зменшити виробництво { NOUN($resource, case: "of") } будь-якого гравця на { $amount }

word-raise =
    підвищте { $parameter ->
        [temperature] температуру
        [oxygen] рівень кисню
       *[oceans] рівень океанів
    } на { COUNT("step", $steps, case: "acc") }
    .inf =
        підвищити { $parameter ->
            [temperature] температуру
            [oxygen] рівень кисню
           *[oceans] рівень океанів
        } на { COUNT("step", $steps, case: "acc") }
word-gain-rating = підвищте свій РТ на { COUNT("step", $amount, case: "acc") }{ $per }
    .inf = підвищити свій РТ на { COUNT("step", $amount, case: "acc") }{ $per }

word-place-ocean =
    розмістіть { COUNT("ocean", $times, case: "acc") }{ $where ->
        [not_ocean] { " " }на ділянці, не зарезервованій для океану
       *[ocean] { "" }
    }
    .inf =
        розмістити { COUNT("ocean", $times, case: "acc") }{ $where ->
            [not_ocean] { " " }на ділянці, не зарезервованій для океану
           *[ocean] { "" }
        }
word-place-tile =
    розмістіть { $tile ->
        [city] жетон міста
        [greenery] жетон зелені
       *[other] жетон «{ NAME($tile, of: "tile") }»
    }{ $where ->
        [ocean] { " " }на ділянці, зарезервованій для океану
        [isolated] { " " }на ділянці, поруч із якою немає інших жетонів
        [volcanic] { " " }на вулканічній ділянці
        [next_to_greenery] { " " }поруч із жетоном зелені
        [next_to_city] { " " }поруч із жетоном міста
        [next_to_two_cities] { " " }поруч щонайменше з двома жетонами міст
        [metal] { " " }на ділянці з бонусом сталі або титану
        [metal_next_to_own] { " " }на ділянці з бонусом сталі або титану, поруч зі своїм жетоном
        [noctis_city] { " " }на ділянці «{ space-noctis-city }»
        [phobos_space_haven] { " " }на ділянці «{ space-phobos-space-haven }»
        [ganymede_colony] { " " }на ділянці «{ space-ganymede-colony }»
       *[other] { "" }
    }
    .inf =
        розмістити { $tile ->
            [city] жетон міста
            [greenery] жетон зелені
           *[other] жетон «{ NAME($tile, of: "tile") }»
        }{ $where ->
            [ocean] { " " }на ділянці, зарезервованій для океану
            [isolated] { " " }на ділянці, поруч із якою немає інших жетонів
            [volcanic] { " " }на вулканічній ділянці
            [next_to_greenery] { " " }поруч із жетоном зелені
            [next_to_city] { " " }поруч із жетоном міста
            [next_to_two_cities] { " " }поруч щонайменше з двома жетонами міст
            [metal] { " " }на ділянці з бонусом сталі або титану
            [metal_next_to_own] { " " }на ділянці з бонусом сталі або титану, поруч зі своїм жетоном
            [noctis_city] { " " }на ділянці «{ space-noctis-city }»
            [phobos_space_haven] { " " }на ділянці «{ space-phobos-space-haven }»
            [ganymede_colony] { " " }на ділянці «{ space-ganymede-colony }»
           *[other] { "" }
        }
word-gain-metal-production = збільште виробництво цього металу на 1
    .inf = збільшити виробництво цього металу на 1
word-claim-space = позначте вільну ділянку своїм маркером: лише ви можете розмістити на ній жетон
    .inf = позначити вільну ділянку своїм маркером: лише ви можете розмістити на ній жетон
word-flood = вилучіть до { COUNT("mc", $amount) } у власника одного з жетонів поруч із цим океаном
    .inf = вилучити до { COUNT("mc", $amount) } у власника одного з жетонів поруч із цим океаном

word-remove = вилучіть до { $what } в одного гравця
    .inf = вилучити до { $what } в одного гравця
word-remove-item = { COUNT($resource, $amount, case: "gen") }
word-remove-cubes-item = { COUNT($kind, $amount, case: "gen") }
word-steal = вкрадіть до { $what } у будь-якого іншого гравця
    .inf = вкрасти до { $what } у будь-якого іншого гравця
word-steal-item = { COUNT($resource, $amount, case: "gen") }

word-add-cubes =
    покладіть { $what } { $to ->
        [here] сюди
        [another] на іншу свою карту
        [any_own] на будь-яку свою карту{ $tag ->
            [none] { "" }
           *[other] { " " }з міткою { NOUN($tag, of: "tag") }
        }
       *[played] на зіграну карту
    }{ $per }
    .inf =
        покласти { $what } { $to ->
            [here] сюди
            [another] на іншу свою карту
            [any_own] на будь-яку свою карту{ $tag ->
                [none] { "" }
               *[other] { " " }з міткою { NOUN($tag, of: "tag") }
            }
           *[played] на зіграну карту
        }{ $per }
word-add-cubes-item =
    { $kind ->
        [life] { COUNT("microbe", $amount, case: "acc") } чи { NOUN("animal", $amount, case: "acc") }
        [any] { COUNT("resource", $amount, case: "acc") }
       *[other] { COUNT($kind, $amount, case: "acc") }
    }
word-add-cubes-apart = покладіть { $what }{ $per }
    .inf = покласти { $what }{ $per }
word-add-cubes-apart-item =
    { $what } на { $to ->
        [another] іншу
       *[any_own] будь-яку
    }{ $place ->
        [first] { " " }свою карту
       *[next] { "" }
    }{ $tag ->
        [none] { "" }
       *[other] { " " }з міткою { NOUN($tag, of: "tag") }
    }
move-cube = перекладіть { COUNT($kind, 1, case: "acc") } з будь-якої карти на цю
    .inf = перекласти { COUNT($kind, 1, case: "acc") } з будь-якої карти на цю
word-add-to-filled = оберіть свою карту, на якій є ресурси, і додайте на неї ще { COUNT("resource", $amount, case: "acc") } того самого виду
    .inf = обрати свою карту, на якій є ресурси, і додати на неї ще { COUNT("resource", $amount, case: "acc") } того самого виду
word-draw = візьміть { COUNT("card", $amount, case: "acc") }{ $per }
    .inf = узяти { COUNT("card", $amount, case: "acc") }{ $per }
word-look =
    перегляньте { $cards } { $cards ->
        [one] верхню карту
        [few] верхні карти
       *[many] верхніх карт
    } колоди, залиште { $keep }, а решту скиньте
    .inf =
        переглянути { $cards } { $cards ->
            [one] верхню карту
            [few] верхні карти
           *[many] верхніх карт
        } колоди, залишити { $keep }, а решту скинути
word-buy-top = перегляньте верхню карту колоди, а потім купіть її або скиньте
    .inf = переглянути верхню карту колоди, а потім купити її або скинути
word-reveal-for-tag = відкрийте та скиньте верхню карту колоди; якщо на ній є мітка { NOUN($tag, of: "tag") }, покладіть { COUNT($kind, 1, case: "acc") } сюди
    .inf = відкрити та скинути верхню карту колоди; якщо на ній є мітка { NOUN($tag, of: "tag") }, покладіть { COUNT($kind, 1, case: "acc") } сюди
word-discard-card = скиньте { COUNT("card", $amount, case: "acc") }
    .inf = скинути { COUNT("card", $amount, case: "acc") }

word-either = { $branches }
    .inf = { $branches_inf }
word-may = ви можете { $effects_inf }
word-if-tags =
    якщо у вас є щонайменше { COUNT("tag", $count) } { NOUN($tag, of: "tag") }, { $otherwise ->
        [none] додатково { $then }
       *[other] { $then }; інакше { $otherwise }
    }
word-next-card =
    { $shift ->
        [0] наступна карта, яку ви зіграєте в цьому поколінні, коштує на { COUNT("mc", $discount) } менше
       *[other] розігруючи наступну карту в цьому поколінні, ви можете відхилитися від її вимог до температури, кисню та океанів щонайбільше на { COUNT("step", $shift, case: "acc") }
    }
word-exchange =
    { $of ->
        [stock] витратьте { $most ->
            [0] будь-яку кількість { NOUN($give, case: "of") }
           *[other] до { COUNT($give, $most, case: "gen") }
        }, щоб отримати стільки ж { NOUN($get, case: "of") }
        [cubes] витратьте будь-яку кількість { NOUN($give, case: "of") } звідси, щоб отримати стільки ж { NOUN($get, case: "of") }
       *[production] зменште виробництво { NOUN($give, case: "of") } на будь-яке число та збільште виробництво { NOUN($get, case: "of") } на стільки ж
    }
    .inf =
        { $of ->
            [stock] витратити { $most ->
                [0] будь-яку кількість { NOUN($give, case: "of") }
               *[other] до { COUNT($give, $most, case: "gen") }
            }, щоб отримати стільки ж { NOUN($get, case: "of") }
            [cubes] витратити будь-яку кількість { NOUN($give, case: "of") } звідси, щоб отримати стільки ж { NOUN($get, case: "of") }
           *[production] зменшити виробництво { NOUN($give, case: "of") } на будь-яке число та збільшити виробництво { NOUN($get, case: "of") } на стільки ж
        }

## Ціна дії

word-spend = витратьте { $what }
    .inf = витратити { $what }
word-spend-item = { COUNT($resource, $amount, case: "acc") }
word-spend-cubes = витратьте { COUNT($holds, $amount, case: "acc") } звідси
    .inf = витратити { COUNT($holds, $amount, case: "acc") } звідси
word-spend-own-cube =
    витратьте { $kind ->
        [life] { COUNT("microbe", 1, case: "acc") } чи { NOUN("animal", 1, case: "acc") }
       *[other] { COUNT($kind, 1, case: "acc") }
    } з будь-якої своєї карти
    .inf =
        витратити { $kind ->
            [life] { COUNT("microbe", 1, case: "acc") } чи { NOUN("animal", 1, case: "acc") }
           *[other] { COUNT($kind, 1, case: "acc") }
        } з будь-якої своєї карти
word-take-cube = заберіть { COUNT($kind, 1, case: "acc") } з будь-якої карти
    .inf = забрати { COUNT($kind, 1, case: "acc") } з будь-якої карти
word-pay =
    сплатіть { COUNT("mc", $amount) }{ $metal ->
        [steel] { " " }(можна сталлю)
        [titanium] { " " }(можна титаном)
       *[other] { "" }
    }{ $less ->
        [none] { "" }
       *[other] { " " }(на { COUNT("mc", $less) } менше{ $per })
    }
    .inf =
        сплатити { COUNT("mc", $amount) }{ $metal ->
            [steel] { " " }(можна сталлю)
            [titanium] { " " }(можна титаном)
           *[other] { "" }
        }{ $less ->
            [none] { "" }
           *[other] { " " }(на { COUNT("mc", $less) } менше{ $per })
        }
word-if-rating-raised = якщо в цьому поколінні ваш РТ підвищився

## Колонії

word-build-colony =
    збудуйте колонію{ $again ->
        [yes] { " " }(навіть там, де у вас уже є колонія)
       *[no] { "" }
    }
    .inf =
        збудувати колонію{ $again ->
            [yes] { " " }(навіть там, де у вас уже є колонія)
           *[no] { "" }
        }
word-gain-fleet = отримайте { COUNT("trade-fleet", $amount, case: "acc") }
    .inf = отримати { COUNT("trade-fleet", $amount, case: "acc") }
word-free-trade = торгуйте безкоштовно
    .inf = торгувати безкоштовно
word-gain-colony-bonuses = отримайте бонус кожної своєї колонії
    .inf = отримати бонус кожної своєї колонії
word-move-tracks = пересуньте маркер одного жетона колонії на крок уперед, а іншого — на крок назад
    .inf = пересунути маркер одного жетона колонії на крок уперед, а іншого — на крок назад
word-add-colony-tile = введіть у гру ще один жетон колонії
    .inf = увести в гру ще один жетон колонії

## Незвичайні карти

word-special =
    { $name ->
       *[robotic_workforce] повторіть ефект виробництва однієї зі своїх карт із міткою будівництва
    }
    .inf =
        { $name ->
           *[robotic_workforce] повторити ефект виробництва однієї зі своїх карт із міткою будівництва
        }

## Тривалі ефекти

word-when = щоразу, коли { $trigger }, { $do }

word-tag-played =
    { $by ->
        [own] розігруєте
       *[anyone] хтось розігрує
    } мітку { $tags }{ $itself ->
        [no] { "" }
       *[yes] { $included ->
            [yes] { " " }(включно з цією картою)
           *[no] { "" }
        }
    }
word-tag-played-item = { NOUN($key, of: "tag") }
word-event-played =
    розігруєте подію{ $tag ->
        [none] { "" }
       *[other] { " " }з міткою { NOUN($tag, of: "tag") }
    }
word-card-paid = розігруєте карту ціною щонайменше { COUNT("mc", $cost) }
word-standard-project-paid =
    оплачуєте стандартний проект{ $cost ->
        [0] { "" }
       *[other] { " " }ціною щонайменше { COUNT("mc", $cost) }
    }
word-tile-placed =
    { $by ->
        [own] розміщуєте
       *[anyone] хтось розміщує
    } { $tile ->
        [ocean] океан
        [greenery] жетон зелені
        [city] жетон міста
       *[other] жетон «{ NAME($tile, of: "tile") }»
    }{ $where ->
        [on_mars] { " " }на Марсі
       *[anywhere] { "" }
    }
word-metal-space-taken = розміщуєте жетон на ділянці з бонусом сталі або титану
word-new-tag = у вас з’являється мітка, якої ще не було на ваших картах у грі
word-colony-built =
    { $by ->
        [own] будуєте
       *[anyone] хтось будує
    } колонію

word-discount =
    { $what ->
        [none] кожна карта, яку ви розігруєте, коштує на { COUNT("mc", $amount) } менше
       *[other] ви платите на { COUNT("mc", $amount) } менше за { $what } на карті, яку розігруєте
    }
word-discount-item = кожну мітку { NOUN($tag, of: "tag") }
word-metal-value = кожен ресурс { $what } вартий на { COUNT("mc", $more) } більше
word-metal-value-item = { NOUN($metal, case: "of") }
word-shift-needs = ви можете відхилятися від вимог до температури, кисню та океанів щонайбільше на { COUNT("step", $steps, case: "acc") }
word-greenery-price = жетон зелені коштує вам лише { COUNT("plant", $plants, case: "acc") }
word-heat-as-money = ви можете використовувати тепло як { NOUN("mc") }
word-protect-life = суперники не можуть вилучати у вас рослини, тварин і мікробів
word-keep-cubes = { NOUN($holds, case: "of") } звідси не можна вилучати
word-project-discount = стандартний проект «{ NAME($project, of: "standard-project") }» коштує вам на { COUNT("mc", $amount) } менше
word-card-price = кожна карта, яку ви купуєте в руку, коштує { COUNT("mc", $price) }
word-trade-discount = торгівля коштує вам на { COUNT("resource", $amount, case: "acc") } менше
word-trade-steps = перш ніж торгувати, ви можете пересунути маркер цієї колонії на { COUNT("production-step", $steps, case: "acc") } уперед
word-floaters-as-heat = кожен аеростат звідси можна витратити як { COUNT("heat", $heat, case: "acc") }

## Переможні очки

word-per-cube =
    { COUNT("vp", $points) } за { $each ->
        [1] { NOUN($kind, of: "each") }
       *[other] кожні { COUNT($kind, $each, case: "acc") }
    } тут
word-per-tag =
    { COUNT("vp", $points) } за { $each ->
        [1] кожну { NOUN("tag", 1, case: "acc") }
       *[other] кожні { COUNT("tag", $each, case: "acc") }
    } { NOUN($tag, of: "tag") } у вас
word-per-neighbour =
    1{ "\u00A0" }{ -vp } за { $tile ->
        [ocean] кожен океан
       *[city] кожне місто
    } поруч із цим жетоном
word-per-city =
    1{ "\u00A0" }{ -vp } за { $each ->
        [1] кожне місто
       *[other] кожні { COUNT("city", $each, case: "acc") }
    } в грі
word-per-colony =
    1{ "\u00A0" }{ -vp } за { $each ->
        [1] кожну колонію
       *[other] кожні { COUNT("colony", $each, case: "acc") }
    } в грі
word-if-cubes = { COUNT("vp", $points) }, якщо тут є хоча б { COUNT($kind, 1) }

## Експедиція Арес

word-gain-store = додайте { $what } до свого запасу
    .inf = додати { $what } до свого запасу
word-gain-store-item = { COUNT($resource, $amount, case: "acc") }
word-spend-rating = знизьте свій РТ на { COUNT("step", $amount, case: "acc") }
    .inf = знизити свій РТ на { COUNT("step", $amount, case: "acc") }
word-flip-ocean = переверніть { COUNT("ocean", $tokens, case: "acc") }
    .inf = перевернути { COUNT("ocean", $tokens, case: "acc") }
word-gain-forest = отримайте { COUNT("forest", $amount, case: "acc") } та підвищте рівень кисню на { COUNT("step", $amount, case: "acc") }
    .inf = отримати { COUNT("forest", $amount, case: "acc") } та підвищити рівень кисню на { COUNT("step", $amount, case: "acc") }
word-reveal-for-tags =
    відкрийте { $cards } { $cards ->
        [one] верхню карту
        [few] верхні карти
       *[many] верхніх карт
    } колоди, візьміть одну з міткою { $tags }, а решту скиньте
    .inf =
        відкрити { $cards } { $cards ->
            [one] верхню карту
            [few] верхні карти
           *[many] верхніх карт
        } колоди, взяти одну з міткою { $tags }, а решту скинути
word-reveal-for-tags-item = { NOUN($key, of: "tag") }
word-reveal-top =
    відкрийте верхню карту колоди; якщо вона { $kind ->
        [automated] зелена
        [active] синя
       *[event] червона
    }, скиньте її та { $then }, інакше візьміть її в руку
    .inf =
        відкрити верхню карту колоди; якщо вона { $kind ->
            [automated] зелена
            [active] синя
           *[event] червона
        }, скиньте її та { $then }, інакше візьміть її в руку
word-redraw =
    { $most ->
        [1] ви можете скинути карту, щоб узяти нову
       *[other] скиньте { $least ->
            [0] до { COUNT("card", $most, case: "gen") }
           *[other] від { $least } до { COUNT("card", $most, case: "gen") }
        } і візьміть стільки ж
    }{ $tag ->
        [none] { "" }
       *[other] { $most ->
            [1] , а якщо на скинутій є мітка { NOUN($tag, of: "tag") } — ще одну
           *[other] , а за кожну скинуту карту з міткою { NOUN($tag, of: "tag") } — ще одну
        }
    }
    .inf =
        { $most ->
            [1] скинути карту, щоб узяти нову
           *[other] скинути { $least ->
                [0] до { COUNT("card", $most, case: "gen") }
               *[other] від { $least } до { COUNT("card", $most, case: "gen") }
            } і взяти стільки ж
        }{ $tag ->
            [none] { "" }
           *[other] { $most ->
                [1] , а якщо на скинутій є мітка { NOUN($tag, of: "tag") } — ще одну
               *[other] , а за кожну скинуту карту з міткою { NOUN($tag, of: "tag") } — ще одну
            }
        }
word-extra-play = ви можете зіграти ще одну синю або червону карту в цій фазі
    .inf = зіграти ще одну синю або червону карту в цій фазі
word-free-play = ви можете безкоштовно зіграти з руки зелену карту ціною щонайбільше { COUNT("mc", $cost) }
    .inf = безкоштовно зіграти з руки зелену карту ціною щонайбільше { COUNT("mc", $cost) }
word-next-in-phase =
    { $shift ->
        [yes] розігруючи наступну карту в цій фазі, ви можете відхилитися від її вимог до кисню й температури на один колір
       *[no] наступна карта, яку ви зіграєте в цій фазі, коштує на { COUNT("mc", $discount) } менше
    }
word-if-chose =
    якщо в цьому раунді ви обрали фазу { NOUN($phase, of: "phase") }, { $otherwise ->
        [none] додатково { $then }
       *[other] { $then }; інакше { $otherwise }
    }
word-if-active-cards =
    якщо у вас у грі є щонайменше { COUNT("blue-card", $count) }, { $otherwise ->
        [none] додатково { $then }
       *[other] { $then }; інакше { $otherwise }
    }
word-card-played = розігруєте іншу карту
word-parameter-raised =
    { $parameter ->
        [temperature] підвищуєте температуру на поділку
        [oxygen] підвищуєте рівень кисню на поділку
       *[oceans] перевертаєте океан
    }
word-forest-gained = отримуєте ліс
word-action-used = виконуєте дію синьої карти
word-store-gained = додаєте { NOUN($resource, 1, case: "acc") } до свого запасу
word-rating-raised = ваш РТ уперше за фазу підвищується
word-produces = у фазі виробництва ви отримуєте { COUNT($resource, $amount, case: "acc") }{ $per }
word-costly-discount = карта ціною щонайменше { COUNT("mc", $cost) } коштує вам на { COUNT("mc", $amount) } менше
word-paid-discount = оплачуючи карту, ви можете { $cost_inf }, щоб сплатити на { COUNT("mc", $amount) } менше
word-standard-discount = стандартні дії, за які ви платите { NOUN("mc") }, коштують вам на { COUNT("mc", $amount) } менше
word-forest-price = ліс коштує вам лише { COUNT("plant", $plants, case: "acc") }
word-shift-zones = ви можете відхилятися від вимог до кисню й температури на один колір
word-research-more =
    у фазі досліджень { $draw ->
        [0] залишайте на { COUNT("card", $keep, case: "acc") } більше
       *[other] { $keep ->
            [0] беріть на { COUNT("card", $draw, case: "acc") } більше
           *[other] беріть на { COUNT("card", $draw, case: "acc") } більше та залишайте на { $keep } більше
        }
    }
word-sell-value = кожна карта, яку ви продаєте, приносить на { COUNT("mc", $more) } більше
word-per-forest =
    1{ "\u00A0" }{ -vp } за { $each ->
        [1] кожен ваш ліс
       *[other] кожні { COUNT("forest", $each, case: "acc") } у вас
    }
word-per-active-card =
    1{ "\u00A0" }{ -vp } за { $each ->
        [1] кожну вашу синю карту
       *[other] кожні { COUNT("blue-card", $each, case: "acc") } у вас
    }, включно з цією
word-per-card =
    1{ "\u00A0" }{ -vp } за { $each ->
        [1] кожну вашу карту проекту
       *[other] кожні { COUNT("project-card", $each, case: "acc") } у вас
    }, включно з цією

## Слова серед значків і назви значків

icon-or = або
icon-on = на
icon-elsewhere = на іншу
icon-there = на неї
icon-next = наступна
icon-again = ще раз
icon-first = спершу
icon-steal = вкрасти
icon-buy = купити
icon-card = { NOUN("card", $n) }
icon-rating = { -tr }
icon-colony = { NOUN("colony", $n) }
icon-fleet = { NOUN("trade-fleet", $n) }
icon-trade = торгівля
icon-track = маркер
icon-colony-tile = { NOUN("colony-tile", $n) }
icon-marker = маркер
icon-project = проект
icon-shield = захист
icon-discard = скинути
icon-tag-any = будь-яка мітка
icon-tag-none = без мітки
icon-tile-any = { NOUN("tile", $n) }
icon-cube-any = { NOUN("cube", $n) }
icon-forest = { NOUN("forest", $n) }
icon-card-green = { NOUN("green-card", $n) }
icon-card-blue = { NOUN("blue-card", $n) }
icon-card-red = { NOUN("red-card", $n) }
icon-zone-purple = фіолетова
icon-zone-red = червона
icon-zone-yellow = жовта
icon-zone-white = біла
icon-phase-1 = Розвиток
icon-phase-2 = Будівництво
icon-phase-3 = Дії
icon-phase-4 = Виробництво
icon-phase-5 = Дослідження
icon-more = більше
icon-free = безкоштовно
icon-keep = залишити
icon-played = зіграти
icon-used = виконати
icon-cost = ціна
icon-points = { -vp }
icon-tile-ocean = { NOUN("ocean", $n) }
icon-tile-city = { NOUN("city", $n) }
icon-tile-greenery = { NOUN("greenery", $n) }
icon-param-ocean = { NOUN("ocean", $n) }
