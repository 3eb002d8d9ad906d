### Речення на картах. Кожне повідомлення пояснено в en/cards.ftl і docs/translating.md.
###
### Речення — наказ, перша літера мала, крапки немає; .inf — неозначена форма, .rep — наказ, що діє щоразу (отримуйте, кладіть).
### Терміни -each-… кажуть «кожну тварину», «кожен ресурс сталі».

## Числа

format-percent = { $n }{ "\u00A0" }%
format-degrees = { $n }{ "\u00A0" }°C

## Сполучення

list-comma = { $head }, { $next }
list-and = { $head } та { $last }
list-or = { $head } чи { $last }
store-comma = { $head }, { $next }
store-and = { $head }, а { $last }
clause-then = { $head }, потім { $last }
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
needs =
    { $count ->
        [1] Вимога
       *[other] Вимоги
    }: { $needs }.

cost-for-gain = { $costs }, щоб { $gains_inf }
on-condition = { $condition }, { $does }
if-also = { $condition }, додатково { $then }
if-otherwise = { $condition }, { $then }; інакше { $otherwise }
cost-instead = { $costs } ({ $instead }, { $condition })
in-production = у фазі виробництва { $does_rep }

## З чим починає корпорація

start = на початку гри ви маєте { $all }
start-stock = { COUNT($resource, $amount, case: "acc") }
start-production = виробництво { NOUN($resource, case: "of") } на рівні { $amount }

## Скільки

word-tags =
    за { $each ->
        [1] кожну { $whose ->
            [own] вашу { "" }
           *[other] { "" }
        }{ NOUN("tag", 1, case: "acc") }
       *[other] кожні { $whose ->
            [own] { $each } { $each ->
                [few] ваші
               *[many] ваших
            } { NOUN("tag", $each, case: "acc") }
           *[other] { COUNT("tag", $each, case: "acc") }
        }
    } { NOUN($tag, of: "tag") }{ $whose ->
        [own] { "" }
        [opponents] { " " }в суперників
       *[anyone] { " " }в усіх гравців
    }{ $included ->
        [yes] { " " }(включно з цією)
       *[no] { "" }
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
    } на цій карті{ $at_most ->
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
       *[other] кожні { $whose ->
            [own] { $each } { $each ->
                [few] ваші
               *[many] ваших
            } { NOUN("colony", $each, case: "acc") }
           *[anyone] { COUNT("colony", $each, case: "acc") } в грі
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
       *[other] кожні { $each } { $each ->
            [few] ваші
           *[many] ваших
        } { NOUN("card", $each, case: "acc") }
    } в грі без міток (включно з цією)

word-forests =
    за { $each ->
        [1] кожен ваш ліс
       *[other] кожні { $each } { $each ->
            [few] ваші
           *[many] ваших
        } { NOUN("forest", $each, case: "acc") }
    }
word-store =
    за { $each ->
        [1] кожну вашу одиницю
       *[other] кожні { $each } { $each ->
            [one] одиницю
            [few] одиниці
           *[many] одиниць
        }
    } { NOUN($resource, case: "of") }

## Вимоги

word-at-least =
    { $parameter ->
        [temperature] температура { DEGREES($value) } або вище
        [oxygen] рівень кисню { PERCENT($value) } або вище
       *[oceans] щонайменше { COUNT("tile", $value) } океану
    }
word-at-most =
    { $parameter ->
        [temperature] температура { DEGREES($value) } або нижче
        [oxygen] рівень кисню { PERCENT($value) } або нижче
       *[oceans] щонайбільше { COUNT("tile", $value) } океану
    }
word-need-tags = щонайменше { COUNT("tag", $count) } { NOUN($tag, of: "tag") }
    .next = { COUNT("tag", $count) } { NOUN($tag, of: "tag") }
word-need-production = виробництво { NOUN($resource, case: "of") } щонайменше { $count }
word-need-cities =
    { $whose ->
        [own] щонайменше { $count ->
            [one] { $count } власне місто
            [few] { $count } власні міста
           *[many] { $count } власних міст
        }
       *[anyone] щонайменше { COUNT("city", $count) } в грі
    }
    .next =
        { $count } { $whose ->
            [own] { $count ->
                [one] власне місто
                [few] власні міста
               *[many] власних міст
            }
           *[anyone] { NOUN("city", $count) } в грі
        }
word-need-greeneries =
    щонайменше { $count ->
        [one] { $count } власний жетон зелені
        [few] { $count } власні жетони зелені
       *[many] { $count } власних жетонів зелені
    }
    .next =
        { $count ->
            [one] { $count } власний жетон зелені
            [few] { $count } власні жетони зелені
           *[many] { $count } власних жетонів зелені
        }
word-need-colonies =
    щонайменше { $count ->
        [one] { $count } власна колонія
        [few] { $count } власні колонії
       *[many] { $count } власних колоній
    }
    .next =
        { $count ->
            [one] { $count } власна колонія
            [few] { $count } власні колонії
           *[many] { $count } власних колоній
        }
word-at-most-colonies =
    щонайбільше { $count ->
        [one] { $count } власна колонія
        [few] { $count } власні колонії
       *[many] { $count } власних колоній
    }
word-need-cubes = щонайменше { COUNT($kind, $count) } на ваших картах
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
word-need-rating = РТ щонайменше { $rating }

## Дії

word-gain = отримайте { $what }{ $per }
    .inf = отримати { $what }{ $per }
    .rep = отримуйте { $what }{ $per }
word-gain-item = { COUNT($resource, $amount, case: "acc") }
word-lose = витратьте { $what }
    .inf = витратити { $what }
    .rep = витрачайте { $what }
word-lose-item = { COUNT($resource, $amount, case: "acc") }

word-gain-production = збільште { $what }{ $per }
    .inf = збільшити { $what }{ $per }
    .rep = збільшуйте { $what }{ $per }
word-gain-production-item =
    { $place ->
        [first] виробництво { "" }
       *[next] { "" }
    }{ $resources } на { $amount }{ $count ->
        [1] { "" }
       *[other] { " " }кожне
    }
word-lose-production = зменште { $what }
    .inf = зменшити { $what }
    .rep = зменшуйте { $what }
word-lose-production-item =
    { $place ->
        [first] виробництво { "" }
       *[next] { "" }
    }{ $resources } на { $amount }{ $count ->
        [1] { "" }
       *[other] { " " }кожне
    }
production-name = { NOUN($resource, case: "of") }
production-steps = — на { $amount }
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
    .rep =
        підвищуйте { $parameter ->
            [temperature] температуру
            [oxygen] рівень кисню
           *[oceans] рівень океанів
        } на { COUNT("step", $steps, case: "acc") }
word-gain-rating =
    підвищте { $again ->
        [yes] його
       *[no] свій РТ
    } на { COUNT("step", $amount, case: "acc") }{ $per }
    .inf =
        підвищити { $again ->
            [yes] його
           *[no] свій РТ
        } на { COUNT("step", $amount, case: "acc") }{ $per }
    .rep =
        підвищуйте { $again ->
            [yes] його
           *[no] свій РТ
        } на { COUNT("step", $amount, case: "acc") }{ $per }

word-place-ocean =
    розмістіть { $times ->
        [1] жетон
       *[other] { COUNT("tile", $times, case: "acc") }
    } океану{ $where ->
        [not_ocean] { " " }на ділянці, не призначеній для океану
       *[ocean] { "" }
    }
    .inf =
        розмістити { $times ->
            [1] жетон
           *[other] { COUNT("tile", $times, case: "acc") }
        } океану{ $where ->
            [not_ocean] { " " }на ділянці, не призначеній для океану
           *[ocean] { "" }
        }
word-place-tile =
    розмістіть { $tile ->
        [city] жетон міста
        [greenery] жетон зелені
        [capital] жетон «{ NAME($tile, of: "tile") }» (це місто)
       *[other] жетон «{ NAME($tile, of: "tile") }»
    }{ $where ->
        [ocean] { " " }на ділянці, призначеній для океану
        [isolated] { " " }на ділянці, поруч із якою немає інших жетонів
        [volcanic] { " " }на вулканічній ділянці
        [volcanic_city] { " " }на вулканічній ділянці, навіть поруч із містом
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
            [capital] жетон «{ NAME($tile, of: "tile") }» (це місто)
           *[other] жетон «{ NAME($tile, of: "tile") }»
        }{ $where ->
            [ocean] { " " }на ділянці, призначеній для океану
            [isolated] { " " }на ділянці, поруч із якою немає інших жетонів
            [volcanic] { " " }на вулканічній ділянці
            [volcanic_city] { " " }на вулканічній ділянці, навіть поруч із містом
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
word-gain-metal-production = збільште своє виробництво цього металу на 1
    .inf = збільшити своє виробництво цього металу на 1
word-claim-space = позначте своїм маркером вільну незарезервовану ділянку: лише ви можете розмістити на ній жетон
    .inf = позначити своїм маркером вільну незарезервовану ділянку: лише ви можете розмістити на ній жетон
word-flood = заберіть до { COUNT("mc", $amount) } у власника одного з жетонів поруч із цим океаном
    .inf = забрати до { COUNT("mc", $amount) } у власника одного з жетонів поруч із цим океаном

word-remove = заберіть { $what } у будь-якого гравця
    .inf = забрати { $what } у будь-якого гравця
word-remove-item = до { COUNT($resource, $amount, case: "gen") }
word-remove-cubes-item = до { COUNT($kind, $amount, case: "gen") }
word-steal = вкрадіть { $what } у будь-якого іншого гравця
    .inf = вкрасти { $what } у будь-якого іншого гравця
word-steal-item = до { COUNT($resource, $amount, case: "gen") }

word-add-cubes =
    покладіть { $what }{ $per } { $to ->
        [here] на цю карту
        [another] на іншу свою карту
        [any_own] на будь-яку свою карту{ $tag ->
            [none] { "" }
           *[other] { " " }з міткою { NOUN($tag, of: "tag") }
        }
       *[played] на зіграну карту
    }
    .inf =
        покласти { $what }{ $per } { $to ->
            [here] на цю карту
            [another] на іншу свою карту
            [any_own] на будь-яку свою карту{ $tag ->
                [none] { "" }
               *[other] { " " }з міткою { NOUN($tag, of: "tag") }
            }
           *[played] на зіграну карту
        }
    .rep =
        кладіть { $what }{ $per } { $to ->
            [here] на цю карту
            [another] на іншу свою карту
            [any_own] на будь-яку свою карту{ $tag ->
                [none] { "" }
               *[other] { " " }з міткою { NOUN($tag, of: "tag") }
            }
           *[played] на зіграну карту
        }
word-add-cubes-item =
    { $kind ->
        [life] { $amount ->
            [1] 1 мікроба чи тварину
           *[other] { COUNT("microbe", $amount, case: "acc") } чи { COUNT("animal", $amount, case: "acc") }
        }
        [any] { COUNT("resource", $amount, case: "acc") }
       *[other] { COUNT($kind, $amount, case: "acc") }
    }
word-add-cubes-apart = покладіть { $what }{ $per }
    .inf = покласти { $what }{ $per }
word-add-cubes-apart-item =
    { $what } на { $place ->
        [first] { $to ->
            [another] одну зі своїх інших карт
           *[any_own] одну зі своїх карт
        }
       *[next] ще одну
    }{ $tag ->
        [none] { "" }
       *[other] { " " }з міткою { NOUN($tag, of: "tag") }
    }
move-cube = перекладіть { COUNT($kind, 1, case: "acc") } з будь-якої карти на цю
    .inf = перекласти { COUNT($kind, 1, case: "acc") } з будь-якої карти на цю
word-add-to-filled = оберіть свою карту, на якій є ресурси, і покладіть на неї ще { COUNT("resource", $amount, case: "acc") } того самого виду
    .inf = обрати свою карту, на якій є ресурси, і покласти на неї ще { COUNT("resource", $amount, case: "acc") } того самого виду
word-draw = візьміть { COUNT("card", $amount, case: "acc") }{ $per }
    .inf = узяти { COUNT("card", $amount, case: "acc") }{ $per }
    .rep = беріть { COUNT("card", $amount, case: "acc") }{ $per }
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
word-reveal-for-tag = відкрийте та скиньте верхню карту колоди; якщо на скинутій карті є мітка { NOUN($tag, of: "tag") }, покладіть { COUNT($kind, 1, case: "acc") } на цю карту
    .inf = відкрити та скинути верхню карту колоди; якщо на скинутій карті є мітка { NOUN($tag, of: "tag") }, покладіть { COUNT($kind, 1, case: "acc") } на цю карту
word-discard-card = скиньте { COUNT("card", $amount, case: "acc") } з руки
    .inf = скинути { COUNT("card", $amount, case: "acc") } з руки
    .rep = скидайте { COUNT("card", $amount, case: "acc") } з руки

word-either = { $branches }
    .inf = { $branches_inf }
    .rep = { $branches_rep }
word-may = ви можете { $effects_inf }
word-if-tags = якщо у вас є щонайменше { COUNT("tag", $count) } { NOUN($tag, of: "tag") }
word-next-card =
    { $shift ->
        [0] наступна карта, яку ви зіграєте в цьому поколінні, коштує на { COUNT("mc", $discount) } менше
       *[other] розігруючи наступну карту в цьому поколінні, ви можете відхилитися від її вимог до глобальних параметрів на { COUNT("step", $shift, case: "acc") } в будь-який бік
    }
word-exchange =
    { $of ->
        [stock] витратьте { $most ->
            [0] будь-яку кількість { NOUN($give, case: "of") }
           *[other] до { COUNT($give, $most, case: "gen") }
        }, щоб отримати стільки ж { NOUN($get, case: "of") }
        [cubes] витратьте будь-яку кількість { NOUN($give, case: "of") } із цієї карти, щоб отримати стільки ж { NOUN($get, case: "of") }
       *[production] зменште виробництво { NOUN($give, case: "of") } на будь-яке число та збільште виробництво { NOUN($get, case: "of") } на стільки ж
    }
    .inf =
        { $of ->
            [stock] витратити { $most ->
                [0] будь-яку кількість { NOUN($give, case: "of") }
               *[other] до { COUNT($give, $most, case: "gen") }
            }, щоб отримати стільки ж { NOUN($get, case: "of") }
            [cubes] витратити будь-яку кількість { NOUN($give, case: "of") } із цієї карти, щоб отримати стільки ж { NOUN($get, case: "of") }
           *[production] зменшити виробництво { NOUN($give, case: "of") } на будь-яке число та збільшити виробництво { NOUN($get, case: "of") } на стільки ж
        }

## Ціна дії

word-spend = витратьте { $what }
    .inf = витратити { $what }
    .rep = витрачайте { $what }
word-spend-item = { COUNT($resource, $amount, case: "acc") }
word-spend-cubes = витратьте з цієї карти { COUNT($holds, $amount, case: "acc") }
    .inf = витратити з цієї карти { COUNT($holds, $amount, case: "acc") }
    .rep = витрачайте з цієї карти { COUNT($holds, $amount, case: "acc") }
word-spend-own-cube =
    витратьте { $kind ->
        [life] { COUNT("microbe", 1, case: "acc") } чи { NOUN("animal", 1, case: "acc") }
       *[other] { COUNT($kind, 1, case: "acc") }
    } { $kind ->
        [floater] із
       *[other] з
    } будь-якої своєї карти
    .inf =
        витратити { $kind ->
            [life] { COUNT("microbe", 1, case: "acc") } чи { NOUN("animal", 1, case: "acc") }
           *[other] { COUNT($kind, 1, case: "acc") }
        } { $kind ->
            [floater] із
           *[other] з
        } будь-якої своєї карти
word-take-cube = заберіть { COUNT($kind, 1, case: "acc") } з будь-якої карти
    .inf = забрати { COUNT($kind, 1, case: "acc") } з будь-якої карти
word-pay =
    сплатіть { COUNT("mc", $amount) }{ $metal ->
        [steel] { " " }(можна сталлю)
        [titanium] { " " }(можна титаном)
       *[other] { "" }
    }{ $less ->
        [none] { "" }
       *[other] { " " }(знижка { COUNT("mc", $less) }{ $per })
    }
    .inf =
        сплатити { COUNT("mc", $amount) }{ $metal ->
            [steel] { " " }(можна сталлю)
            [titanium] { " " }(можна титаном)
           *[other] { "" }
        }{ $less ->
            [none] { "" }
           *[other] { " " }(знижка { COUNT("mc", $less) }{ $per })
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
word-move-tracks = пересуньте білий кубик одного жетона колонії на крок уперед, а іншого — на крок назад
    .inf = пересунути білий кубик одного жетона колонії на крок уперед, а іншого — на крок назад
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

word-when =
    { $of ->
        [tags] { $trigger } { $do_rep }
       *[other] { $trigger }, { $do_rep }
    }

word-tag-played =
    за кожну зіграну { $by ->
        [own] { "" }
       *[anyone] будь-ким { "" }
    }мітку { $tags }{ $included ->
        [yes] { " " }({ $itself ->
            [no] крім міток
           *[yes] включно з мітками
        } цієї карти)
       *[no] { "" }
    }
word-tag-played-item = { NOUN($key, of: "tag") }
word-event-played =
    щоразу, коли розігруєте подію{ $tag ->
        [none] { "" }
       *[other] { " " }з міткою { NOUN($tag, of: "tag") }
    }
word-card-paid = щоразу, коли розігруєте карту ціною щонайменше { COUNT("mc", $cost) }
    .next = розігруєте карту ціною щонайменше { COUNT("mc", $cost) }
word-standard-project-paid =
    щоразу, коли оплачуєте стандартний проект{ $cost ->
        [0] { "" }
       *[other] { " " }ціною щонайменше { COUNT("mc", $cost) }
    }
    .next =
        оплачуєте стандартний проект{ $cost ->
            [0] { "" }
           *[other] { " " }ціною щонайменше { COUNT("mc", $cost) }
        }
word-card-paid-or-standard-project-paid = щоразу, коли оплачуєте карту або стандартний проект ціною щонайменше { COUNT("mc", $cost) }
word-tile-placed =
    щоразу, коли { $by ->
        [own] розміщуєте
       *[anyone] будь-хто розміщує
    } { $tile ->
        [ocean] жетон океану
        [greenery] жетон зелені
        [city] жетон міста
       *[other] жетон «{ NAME($tile, of: "tile") }»
    }{ $where ->
        [on_mars] { " " }на Марсі
       *[anywhere] { "" }
    }{ $included ->
        [yes] { " " }(включно з цим)
       *[no] { "" }
    }
word-metal-space-taken = щоразу, коли розміщуєте жетон на ділянці з бонусом сталі або титану
word-new-tag = щоразу, коли у вас з’являється мітка, якої ще не було на ваших картах у грі
word-colony-built =
    щоразу, коли { $by ->
        [own] будуєте
       *[anyone] будь-хто будує
    } колонію

word-discount =
    { $what ->
        [none] кожна карта, яку ви розігруєте, коштує на { COUNT("mc", $amount) } менше
       *[other] { $what } на карті, яку ви розігруєте, здешевлює її на { COUNT("mc", $amount) }
    }
word-discount-event = кожна подія, яку ви розігруєте, коштує на { COUNT("mc", $amount) } менше
word-discount-item = кожна мітка { NOUN($tag, of: "tag") }
word-metal-saves = { $what }
word-metal-saves-item =
    { $place ->
        [first] кожна одиниця { NOUN($metal, case: "of") } здешевлює ваші карти з міткою { $metal ->
                [steel] { NOUN("building", of: "tag") }
               *[titanium] { NOUN("space", of: "tag") }
            } ще на { COUNT("mc", $more) }
       *[next] кожна одиниця { NOUN($metal, case: "of") } — карти з міткою { $metal ->
                [steel] { NOUN("building", of: "tag") }
               *[titanium] { NOUN("space", of: "tag") }
            } ще на { COUNT("mc", $more) }
    }
word-metal-value = під час оплати кожен ресурс { $what } коштує на { COUNT("mc", $more) } більше
word-metal-value-item = { NOUN($metal, case: "of") }
word-shift-needs = ви можете відхилятися від вимог карт до глобальних параметрів на { COUNT("step", $steps, case: "acc") } в будь-який бік
word-greenery-price = жетон зелені коштує вам лише { COUNT("plant", $plants, case: "acc") }
word-heat-as-money = ви можете використовувати тепло як { NOUN("mc") }, але не навпаки
word-protect-life = суперники не можуть забирати у вас рослин, тварин і мікробів
word-keep-cubes = { NOUN($holds, case: "of") } із цієї карти не можна забирати
word-project-discount = стандартний проект «{ NAME($project, of: "standard-project") }» коштує вам на { COUNT("mc", $amount) } менше
word-card-price = кожна карта, яку ви купуєте в руку (зокрема й на початку гри), коштує { COUNT("mc", $price) }
word-trade-discount = торгівля коштує вам на { COUNT("resource", $amount, case: "acc") } менше ({ NOUN("mc") }, енергії чи титану)
word-trade-steps = перш ніж торгувати, ви можете пересунути на { COUNT("production-step", $steps, case: "acc") } уперед білий кубик жетона колонії, з яким торгуєте
word-floaters-as-heat = кожен аеростат із цієї карти можна витратити як { COUNT("heat", $heat, case: "acc") }

## Переможні очки

word-per-cube =
    { COUNT("vp", $points) } за { $each ->
        [1] { NOUN($kind, of: "each") }
       *[other] кожні { COUNT($kind, $each, case: "acc") }
    } на цій карті
word-per-tag =
    { COUNT("vp", $points) } за { $each ->
        [1] кожну вашу { NOUN("tag", 1, case: "acc") } { NOUN($tag, of: "tag") }
       *[other] кожні { $each } { $each ->
            [few] ваші
           *[many] ваших
        } { NOUN("tag", $each, case: "acc") } { NOUN($tag, of: "tag") }
    }{ $included ->
        [yes] { " " }(включно з цією)
       *[no] { "" }
    }
word-per-neighbour =
    1{ "\u00A0" }{ -vp } за { $tile ->
        [ocean] кожен жетон океану
       *[city] кожен жетон міста
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
word-if-cubes = { COUNT("vp", $points) }, якщо на цій карті є хоча б { COUNT($kind, 1) }

## Експедиція Арес

word-gain-store = { $what }
    .inf = { $what }
word-gain-store-item =
    { $place ->
        [first] карти з міткою { $resource ->
            [steel] будівництва
           *[titanium] космосу
        } коштують вам
       *[next] карти з міткою { $resource ->
            [steel] будівництва
           *[titanium] космосу
        } —
    } на { COUNT("mc", $saved) } менше ({ $amount } { $amount ->
        [one] одиниця
        [few] одиниці
       *[many] одиниць
    } { NOUN($resource, case: "of") })
word-spend-rating = знизьте свій РТ на { COUNT("step", $amount, case: "acc") }
    .inf = знизити свій РТ на { COUNT("step", $amount, case: "acc") }
word-flip-ocean =
    переверніть { $tokens ->
        [1] жетон
       *[other] { COUNT("tile", $tokens, case: "acc") }
    } океану
    .inf =
        перевернути { $tokens ->
            [1] жетон
           *[other] { COUNT("tile", $tokens, case: "acc") }
        } океану
word-gain-forest = отримайте { COUNT("forest", $amount, case: "acc") } та підвищте рівень кисню на { COUNT("step", $amount, case: "acc") }
    .inf = отримати { COUNT("forest", $amount, case: "acc") } та підвищити рівень кисню на { COUNT("step", $amount, case: "acc") }
word-reveal-for-tags =
    відкрийте { $cards } { $cards ->
        [one] верхню карту
        [few] верхні карти
       *[many] верхніх карт
    } колоди, візьміть у руку одну з міткою { $tags } (якщо є), а решту скиньте
    .inf =
        відкрити { $cards } { $cards ->
            [one] верхню карту
            [few] верхні карти
           *[many] верхніх карт
        } колоди, взяти в руку одну з міткою { $tags } (якщо є), а решту скинути
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
        [1] ви можете скинути карту з руки, щоб узяти нову
       *[other] скиньте { $least ->
            [0] до { COUNT("card", $most, case: "gen") }
           *[other] від { $least } до { COUNT("card", $most, case: "gen") }
        } із руки й візьміть стільки ж
    }{ $tag ->
        [none] { "" }
       *[other] { $most ->
            [1] , а якщо на скинутій є мітка { NOUN($tag, of: "tag") } — ще одну
           *[other] , а за кожну скинуту карту з міткою { NOUN($tag, of: "tag") } — ще одну
        }
    }
    .inf =
        { $most ->
            [1] скинути карту з руки, щоб узяти нову
           *[other] скинути { $least ->
                [0] до { COUNT("card", $most, case: "gen") }
               *[other] від { $least } до { COUNT("card", $most, case: "gen") }
            } із руки й узяти стільки ж
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
        [yes] розігруючи наступну карту в цій фазі, ви можете відхилитися від її вимог до кисню й температури на одну кольорову зону в будь-який бік
       *[no] наступна карта, яку ви зіграєте в цій фазі, коштує на { COUNT("mc", $discount) } менше
    }
word-if-chose = якщо в цьому раунді ви обрали фазу { NOUN($phase, of: "phase") }
word-if-active-cards = якщо у вас у грі є щонайменше { COUNT("blue-card", $count) }
word-card-played = щоразу, коли розігруєте іншу карту
word-parameter-raised =
    щоразу, коли { $parameter ->
        [temperature] підвищуєте температуру на поділку
        [oxygen] підвищуєте рівень кисню на поділку
       *[oceans] перевертаєте жетон океану
    }
    .next =
        { $parameter ->
            [temperature] підвищуєте температуру на поділку
            [oxygen] підвищуєте рівень кисню на поділку
           *[oceans] перевертаєте жетон океану
        }
word-forest-gained = щоразу, коли отримуєте ліс
word-action-used = щоразу, коли виконуєте дію синьої карти
word-store-gained = за кожну наступну одиницю { NOUN($resource, case: "of") }, яку ви отримуєте
word-rating-raised = щоразу, коли ваш РТ уперше за фазу підвищується
word-costly-discount = карта ціною щонайменше { COUNT("mc", $cost) } коштує вам на { COUNT("mc", $amount) } менше
word-paid-discount = оплачуючи карту, ви можете { $cost_inf }, щоб сплатити на { COUNT("mc", $amount) } менше
word-standard-discount = стандартні дії, за які ви платите { NOUN("mc") }, коштують вам на { COUNT("mc", $amount) } менше
word-forest-price = ліс коштує вам лише { COUNT("plant", $plants, case: "acc") }
word-shift-zones = ви можете відхилятися від вимог карт до кисню й температури на одну кольорову зону в будь-який бік
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
       *[other] кожні { $each } { $each ->
            [few] ваші
           *[many] ваших
        } { NOUN("forest", $each, case: "acc") }
    }
word-per-active-card =
    1{ "\u00A0" }{ -vp } за { $each ->
        [1] кожну вашу синю карту
       *[other] кожні { $each } { $each ->
            [few] ваші
           *[many] ваших
        } { NOUN("blue-card", $each, case: "acc") }
    } в грі (включно з цією)
word-per-card =
    1{ "\u00A0" }{ -vp } за { $each ->
        [1] кожну вашу карту проекту в грі
       *[other] кожні { $each } { $each ->
            [few] ваші
           *[many] ваших
        } { NOUN("project-card", $each, case: "acc") } у грі
    } (включно з цією)

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
