### Предложения на картах. Каждое сообщение объяснено в en/cards.ftl и docs/translating.md.
###
### Приказ — повелительное наклонение («получите»), .inf — инфинитив («чтобы получить», «можете получить»).

## Числа

format-percent = { $n }{ "\u00A0" }%
format-degrees = { $n }{ "\u00A0" }°C

## Соединение
## Выбор из целых предложений всегда с «либо … либо», тогда запятые верны и после придаточных.

list-comma = { $head }, { $next }
list-and = { $head } и { $last }
list-or = { $head } или { $last }
store-comma = { $head }, { $next }
store-and = { $head }, а { $last }
clause-then = { $head }, затем { $last }
clause-comma = { $head }, { $next }
clause-and =
    { $head }{ $long ->
        [yes] , а также
       *[no] { " " }и
    } { $last }
clause-or = { $head } или { $last }
choice-comma = { $head }, либо { $next }
choice-or = либо { $head }, либо { $last }
trigger-comma = { $head }, { $next }
trigger-or = { $head } или { $last }

sentence = { $text }.
label-action = Действие: { $text }
label-first-action = Первое действие: { $text }
label-effect = Эффект: { $text }
needs =
    { $count ->
        [1] Требование
       *[other] Требования
    }: { $needs }.

cost-for-gain = { $costs }, чтобы { $gains_inf }
on-condition = { $condition }, { $does }
if-also = { $condition }, дополнительно { $then }
if-otherwise = { $condition }, { $then }; иначе { $otherwise }
cost-instead = { $costs } ({ $instead }, { $condition })
in-production = в фазе производства { $does }

## Что есть у корпорации в начале игры

start =
    начальные ресурсы: { $stock }{ $tracks ->
        [0] { "" }
       *[other] . Начальное производство: { $production }
    }
start-stock = { COUNT($resource, $amount) }
start-production =
    { $resource ->
        [card] { COUNT("card", $amount) }
       *[other] { COUNT($resource, $amount) }
    }

## Сколько раз: $each — величина группы

word-tags =
    { $each ->
        [1] за каждую { $whose ->
            [own] вашу { "" }
           *[other] { "" }
        }метку { NOUN($tag, of: "tag") }{ $whose ->
            [own] { "" }
            [opponents] { " " }у соперников
           *[anyone] { " " }в игре
        }
       *[other] за каждые { COUNT("tag", $each, case: "acc") } { NOUN($tag, of: "tag") } { $whose ->
            [own] у вас
            [opponents] у соперников
           *[anyone] в игре
        }
    }{ $included ->
        [yes] { " " }(включая эту)
       *[no] { "" }
    }
word-cities =
    { $each ->
        [1] за каждый город
       *[other] за каждые { COUNT("city", $each, case: "acc") }
    } { $where ->
        [on_mars] на Марсе
       *[anywhere] в игре
    }
word-events-played =
    { $each ->
        [1] за каждое событие, разыгранное
       *[other] за каждые { COUNT("event", $each, case: "acc") }, разыгранные
    } кем-либо с начала игры
word-cubes-here =
    за { NOUN($holds, $each, of: "each") } { $each ->
        [1] { NOUN($holds, 1, case: "acc") }
       *[other] { COUNT($holds, $each, case: "acc") }
    } на этой карте{ $at_most ->
        [0] { "" }
       *[other] , но не более чем за { COUNT($holds, $at_most, case: "acc") }
    }
word-own-cubes =
    за { NOUN($kind, $each, of: "each") } { $each ->
        [1] { NOUN($kind, 1, case: "acc") }
       *[other] { COUNT($kind, $each, case: "acc") }
    } на ваших картах
word-colonies =
    { $whose ->
        [own] { $each ->
            [1] за каждую вашу колонию
           *[other] за каждые { COUNT("colony", $each, case: "acc") } у вас
        }
       *[anyone] { $each ->
            [1] за каждую колонию в игре
           *[other] за каждые { COUNT("colony", $each, case: "acc") } в игре
        }
    }
word-cities-and-colonies =
    { $each ->
        [1] за каждый город и каждую колонию
       *[other] за каждые { $each } города и колонии
    } в игре
word-untagged-cards =
    { $each ->
        [1] за каждую вашу карту
       *[other] за каждые { COUNT("card", $each, case: "acc") }
    } без меток { $each ->
        [1] в игре
       *[other] у вас в игре
    } (включая эту)

word-forests =
    { $each ->
        [1] за каждый ваш жетон леса
       *[other] за каждые { COUNT("tile", $each) } { NOUN("forest", $each, of: "tile") } у вас
    }
word-store =
    { $each ->
        [1] за каждый ваш запас { NOUN($resource, case: "gen") }
       *[other] за каждые { COUNT("capacity", $each) } { NOUN($resource, case: "gen") } у вас
    }

## Требования

word-at-least =
    { $parameter ->
        [temperature] температура не ниже { DEGREES($value) }
        [oxygen] уровень кислорода не ниже { PERCENT($value) }
       *[oceans] { $module ->
            [ares] перевёрнуто { "" }
           *[other] { "" }
        }не менее { COUNT("tile", $value, case: "gen") } океана
    }
word-at-most =
    { $parameter ->
        [temperature] температура не выше { DEGREES($value) }
        [oxygen] уровень кислорода не выше { PERCENT($value) }
       *[oceans] { $module ->
            [ares] перевёрнуто { "" }
           *[other] { "" }
        }не более { COUNT("tile", $value, case: "gen") } океана
    }
word-need-tags = у вас есть хотя бы { COUNT("tag", $count) } { NOUN($tag, of: "tag") }
    .next = { COUNT("tag", $count) } { NOUN($tag, of: "tag") }
    .each =
        у вас есть хотя бы по { $count ->
            [1] { COUNT("tag", $count, case: "dat") }
           *[other] { COUNT("tag", $count, case: "acc") }
        } { NOUN($tag, of: "tag") }
    .kind = { NOUN($tag, of: "tag") }
word-need-production = производство { NOUN($resource, of: "production", form: "of") } не менее { $count }
word-need-cities =
    { $whose ->
        [own] у вас есть хотя бы { COUNT("city", $count) }
       *[anyone] в игре есть хотя бы { COUNT("city", $count) }
    }
    .next =
        { COUNT("city", $count) }{ $whose ->
            [own] { "" }
           *[anyone] { " " }в игре
        }
word-need-greeneries =
    у вас есть хотя бы { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    } озеленения
    .next =
        { $count ->
            [one] { $count } жетон
            [few] { $count } жетона
           *[many] { $count } жетонов
        } озеленения
word-need-colonies = у вас есть хотя бы { COUNT("colony", $count) }
    .next = { COUNT("colony", $count) }
word-at-most-colonies = у вас не более { COUNT("colony", $count, case: "gen") }
word-need-cubes = на ваших картах есть хотя бы { COUNT($kind, $count) }
word-at-least-zone =
    { $parameter ->
        [temperature] температура
       *[oxygen] уровень кислорода
    } в { NOUN($zone, of: "zone", case: "loc") }{ $zone ->
        [white] { "" }
       *[other] { " " }или выше
    }
word-at-most-zone =
    { $parameter ->
        [temperature] температура
       *[oxygen] уровень кислорода
    } в { NOUN($zone, of: "zone", case: "loc") }{ $zone ->
        [purple] { "" }
       *[other] { " " }или ниже
    }
word-need-rating = РТ не ниже { $rating }

## Что делается

word-gain = получите { $what }{ $per }
    .inf = получить { $what }{ $per }
    .rep = получайте { $what }{ $per }
word-gain-item = { COUNT($resource, $amount, case: "acc") }
word-lose = потратьте { $what }
    .inf = потратить { $what }
    .rep = тратьте { $what }
word-lose-item = { COUNT($resource, $amount, case: "acc") }

word-gain-production = увеличьте { $what }{ $per }
    .inf = увеличить { $what }{ $per }
    .rep = увеличивайте { $what }{ $per }
word-gain-production-item = { $resources } на { $amount }
word-lose-production = уменьшите { $what }
    .inf = уменьшить { $what }
    .rep = уменьшайте { $what }
word-lose-production-item = { $resources } на { $amount }
# «увеличьте производство тепла и производство растений на 2»: ясно, что на 2 каждое
production-name = производство { NOUN($resource, of: "production", form: "of") }
production-steps = — на { $amount }
word-cut-production = уменьшите производство { NOUN($resource, of: "production", form: "of") } любого игрока на { $amount }
    .inf = уменьшить производство { NOUN($resource, of: "production", form: "of") } любого игрока на { $amount }

word-raise =
    повысьте { $parameter ->
        [temperature] температуру
        [oxygen] уровень кислорода
       *[oceans] долю океана
    } на { COUNT("step", $steps, case: "acc") }
    .inf =
        повысить { $parameter ->
            [temperature] температуру
            [oxygen] уровень кислорода
           *[oceans] долю океана
        } на { COUNT("step", $steps, case: "acc") }
word-gain-rating =
    увеличьте { $again ->
        [yes] его ещё
       *[no] свой РТ
    } на { $amount }{ $per }
    .inf =
        увеличить { $again ->
            [yes] его ещё
           *[no] свой РТ
        } на { $amount }{ $per }
    .rep =
        увеличивайте { $again ->
            [yes] его ещё
           *[no] свой РТ
        } на { $amount }{ $per }

word-place-ocean =
    выложите { $times ->
        [1] жетон
       *[other] { COUNT("tile", $times, case: "acc") }
    } океана{ $where ->
        [not_ocean] { " " }на область, не предназначенную для океана
       *[ocean] { "" }
    }
    .inf =
        выложить { $times ->
            [1] жетон
           *[other] { COUNT("tile", $times, case: "acc") }
        } океана{ $where ->
            [not_ocean] { " " }на область, не предназначенную для океана
           *[ocean] { "" }
        }
word-place-tile =
    выложите жетон { $tile ->
        [city] города
        [greenery] озеленения
        [capital] «{ NAME($tile, of: "tile") }» (это город)
       *[other] «{ NAME($tile, of: "tile") }»
    }{ $where ->
        [ocean] { " " }на область, предназначенную для океана
        [isolated] { " " }на область, рядом с которой нет других жетонов
        [volcanic] { " " }на вулканическую область
        [volcanic_city] { " " }на вулканическую область (можно рядом с другим городом)
        [next_to_greenery] { " " }рядом с жетоном озеленения
        [next_to_city] { " " }рядом с жетоном города
        [next_to_two_cities] { " " }рядом хотя бы с двумя жетонами городов
        [metal] { " " }на область с бонусом стали или титана
        [metal_next_to_own] { " " }рядом со своим жетоном, на область с бонусом стали или титана
        [noctis_city] { " " }на область «{ space-noctis-city }»
        [phobos_space_haven] { " " }на область «{ space-phobos-space-haven }»
        [ganymede_colony] { " " }на область «{ space-ganymede-colony }»
       *[other] { "" }
    }
    .inf =
        выложить жетон { $tile ->
            [city] города
            [greenery] озеленения
            [capital] «{ NAME($tile, of: "tile") }» (это город)
           *[other] «{ NAME($tile, of: "tile") }»
        }{ $where ->
            [ocean] { " " }на область, предназначенную для океана
            [isolated] { " " }на область, рядом с которой нет других жетонов
            [volcanic] { " " }на вулканическую область
            [volcanic_city] { " " }на вулканическую область (можно рядом с другим городом)
            [next_to_greenery] { " " }рядом с жетоном озеленения
            [next_to_city] { " " }рядом с жетоном города
            [next_to_two_cities] { " " }рядом хотя бы с двумя жетонами городов
            [metal] { " " }на область с бонусом стали или титана
            [metal_next_to_own] { " " }рядом со своим жетоном, на область с бонусом стали или титана
            [noctis_city] { " " }на область «{ space-noctis-city }»
            [phobos_space_haven] { " " }на область «{ space-phobos-space-haven }»
            [ganymede_colony] { " " }на область «{ space-ganymede-colony }»
           *[other] { "" }
        }
word-gain-metal-production = увеличьте своё производство этого металла на 1
    .inf = увеличить своё производство этого металла на 1
word-claim-space = отметьте своим маркером свободную область, которая ни для чего не предназначена: только вы можете выложить на неё жетон
    .inf = отметить своим маркером свободную область, которая ни для чего не предназначена: только вы можете выложить на неё жетон
word-flood = уберите до { COUNT("mc", $amount) } у владельца одного из жетонов рядом с этим океаном
    .inf = убрать до { COUNT("mc", $amount) } у владельца одного из жетонов рядом с этим океаном

word-remove = уберите { $what } у любого игрока
    .inf = убрать { $what } у любого игрока
word-remove-item = до { COUNT($resource, $amount, case: "gen") }
word-remove-cubes-item = до { COUNT($kind, $amount, case: "gen") }
word-steal = украдите { $what } у любого другого игрока
    .inf = украсть { $what } у любого другого игрока
word-steal-item = до { COUNT($resource, $amount, case: "gen") }

word-add-cubes =
    добавьте { $what }{ $per } { $to ->
        [here] на эту карту
        [another] на другую свою карту
        [any_own] на любую свою карту{ $tag ->
            [none] { "" }
           *[other] { " " }с меткой { NOUN($tag, of: "tag") }
        }
       *[played] на разыгранную карту
    }
    .inf =
        добавить { $what }{ $per } { $to ->
            [here] на эту карту
            [another] на другую свою карту
            [any_own] на любую свою карту{ $tag ->
                [none] { "" }
               *[other] { " " }с меткой { NOUN($tag, of: "tag") }
            }
           *[played] на разыгранную карту
        }
    .rep =
        добавляйте { $what }{ $per } { $to ->
            [here] на эту карту
            [another] на другую свою карту
            [any_own] на любую свою карту{ $tag ->
                [none] { "" }
               *[other] { " " }с меткой { NOUN($tag, of: "tag") }
            }
           *[played] на разыгранную карту
        }
word-add-cubes-item =
    { $kind ->
        [life] { $amount ->
            [1] 1 микроба или животное
           *[other] { COUNT("microbe", $amount, case: "acc") } или { COUNT("animal", $amount, case: "acc") }
        }
        [any] { COUNT("resource", $amount, case: "acc") }
       *[other] { COUNT($kind, $amount, case: "acc") }
    }
word-add-cubes-apart = добавьте { $what }{ $per }
    .inf = добавить { $what }{ $per }
word-add-cubes-apart-item =
    { $what } на { $to ->
        [another] { $place ->
            [first] другую свою карту
           *[next] ещё одну
        }
       *[any_own] любую свою карту
    }{ $tag ->
        [none] { "" }
       *[other] { " " }с меткой { NOUN($tag, of: "tag") }
    }
move-cube = переложите { COUNT($kind, 1, case: "acc") } с любой карты на эту
    .inf = переложить { COUNT($kind, 1, case: "acc") } с любой карты на эту
word-add-to-filled = выберите свою карту с ресурсами и добавьте на неё ещё { COUNT("resource", $amount, case: "acc") } того же вида
    .inf = выбрать свою карту с ресурсами и добавить на неё ещё { COUNT("resource", $amount, case: "acc") } того же вида
word-draw = возьмите { COUNT("card", $amount, case: "acc") }{ $per }
    .inf = взять { COUNT("card", $amount, case: "acc") }{ $per }
    .rep = берите { COUNT("card", $amount, case: "acc") }{ $per }
word-look =
    посмотрите { $cards ->
        [one] { $cards } верхнюю карту
        [few] { $cards } верхние карты
       *[many] { $cards } верхних карт
    } колоды, оставьте себе { $keep } и сбросьте остальные
    .inf =
        посмотреть { $cards ->
            [one] { $cards } верхнюю карту
            [few] { $cards } верхние карты
           *[many] { $cards } верхних карт
        } колоды, оставить себе { $keep } и сбросить остальные
word-buy-top = посмотрите верхнюю карту колоды, затем купите её или сбросьте
    .inf = посмотреть верхнюю карту колоды, а затем купить её или сбросить
word-reveal-for-tag = раскройте и сбросьте верхнюю карту колоды; если на сброшенной карте есть метка { NOUN($tag, of: "tag") }, добавьте { COUNT($kind, 1, case: "acc") } на эту карту
    .inf = раскрыть и сбросить верхнюю карту колоды; если на сброшенной карте есть метка { NOUN($tag, of: "tag") }, добавьте { COUNT($kind, 1, case: "acc") } на эту карту
word-discard-card = сбросьте { COUNT("card", $amount, case: "acc") } из руки
    .inf = сбросить { COUNT("card", $amount, case: "acc") } из руки
    .rep = сбрасывайте { COUNT("card", $amount, case: "acc") } из руки

word-either = { $branches }
    .inf = { $branches_inf }
    .rep = { $branches_rep }
word-may = можете { $effects_inf }
word-if-tags = если у вас есть хотя бы { COUNT("tag", $count) } { NOUN($tag, of: "tag") }
word-next-card =
    { $shift ->
        [0] следующая карта, которую вы разыграете в этом поколении, стоит на { COUNT("mc", $discount) } меньше
       *[other] разыгрывая следующую карту в этом поколении, можете отклониться от её требований к глобальным параметрам не более чем на { COUNT("step", $shift, case: "acc") } в любую сторону
    }
word-exchange =
    { $of ->
        [stock] потратьте { $most ->
            [0] любое количество { NOUN($give, "other", case: "gen") }
           *[other] до { COUNT($give, $most, case: "gen") }
        }, чтобы получить столько же { NOUN($get, "other", case: "gen") }
        [cubes] потратьте любое количество { NOUN($give, "other", case: "gen") } с этой карты, чтобы получить столько же { NOUN($get, "other", case: "gen") }
       *[production] уменьшите производство { NOUN($give, of: "production", form: "of") } на любое число и увеличьте производство { NOUN($get, of: "production", form: "of") } на столько же
    }
    .inf =
        { $of ->
            [stock] потратить { $most ->
                [0] любое количество { NOUN($give, "other", case: "gen") }
               *[other] до { COUNT($give, $most, case: "gen") }
            }, чтобы получить столько же { NOUN($get, "other", case: "gen") }
            [cubes] потратить любое количество { NOUN($give, "other", case: "gen") } с этой карты, чтобы получить столько же { NOUN($get, "other", case: "gen") }
           *[production] уменьшить производство { NOUN($give, of: "production", form: "of") } на любое число и увеличить производство { NOUN($get, of: "production", form: "of") } на столько же
        }

## Чего стоит действие

word-spend = потратьте { $what }
    .inf = потратить { $what }
    .rep = тратьте { $what }
word-spend-item = { COUNT($resource, $amount, case: "acc") }
word-spend-cubes = потратьте { COUNT($holds, $amount, case: "acc") } с этой карты
    .inf = потратить { COUNT($holds, $amount, case: "acc") } с этой карты
    .rep = тратьте { COUNT($holds, $amount, case: "acc") } с этой карты
word-spend-own-cube =
    потратьте 1 { $kind ->
        [life] микроба или животное
       *[other] { NOUN($kind, 1, case: "acc") }
    } с любой своей карты
    .inf =
        потратить 1 { $kind ->
            [life] микроба или животное
           *[other] { NOUN($kind, 1, case: "acc") }
        } с любой своей карты
word-take-cube = уберите { COUNT($kind, 1, case: "acc") } с любой карты
    .inf = убрать { COUNT($kind, 1, case: "acc") } с любой карты
word-pay =
    заплатите { COUNT("mc", $amount) }{ $metal ->
        [steel] { " " }(можно сталью)
        [titanium] { " " }(можно титаном)
       *[other] { "" }
    }{ $less ->
        [none] { "" }
       *[other] { " " }(на { COUNT("mc", $less) } меньше{ $per })
    }
    .inf =
        заплатить { COUNT("mc", $amount) }{ $metal ->
            [steel] { " " }(можно сталью)
            [titanium] { " " }(можно титаном)
           *[other] { "" }
        }{ $less ->
            [none] { "" }
           *[other] { " " }(на { COUNT("mc", $less) } меньше{ $per })
        }
word-if-rating-raised = если ваш РТ увеличился в этом поколении

## Колонии

word-build-colony =
    постройте колонию{ $again ->
        [yes] { " " }(можно там, где у вас уже есть колония)
       *[no] { "" }
    }
    .inf =
        построить колонию{ $again ->
            [yes] { " " }(можно там, где у вас уже есть колония)
           *[no] { "" }
        }
word-gain-fleet = получите { COUNT("trade-fleet", $amount, case: "acc") }
    .inf = получить { COUNT("trade-fleet", $amount, case: "acc") }
word-free-trade = бесплатно проведите торговлю
    .inf = бесплатно провести торговлю
word-gain-colony-bonuses = получите бонус каждой своей колонии
    .inf = получить бонус каждой своей колонии
word-move-tracks = передвиньте маркер одной колонии на 1 деление вперёд, а маркер другой — на 1 деление назад
    .inf = передвинуть маркер одной колонии на 1 деление вперёд, а маркер другой — на 1 деление назад
word-add-colony-tile = добавьте в игру ещё один жетон колонии
    .inf = добавить в игру ещё один жетон колонии

## Необычные карты

word-special =
    { $name ->
       *[robotic_workforce] ещё раз примените изменения производства, указанные на одной из ваших карт с меткой здания
    }

## Что действует постоянно

word-when =
    { $of ->
        [tags] { $trigger } { $do_rep }
       *[other] { $trigger }, { $do_rep }
    }

word-tag-played =
    за каждую разыгранную { $by ->
        [own] вами { "" }
       *[anyone] кем-либо { "" }
    }метку { $tags }{ $included ->
        [yes] { " " }{ $itself ->
            [no] (кроме меток этой карты)
           *[yes] (в том числе на этой карте)
        }
       *[no] { "" }
    }
word-tag-played-item = { NOUN($key, of: "tag") }
word-event-played =
    разыгрывая событие{ $tag ->
        [none] { "" }
       *[other] { " " }с меткой { NOUN($tag, of: "tag") }
    }
word-card-paid = разыгрывая карту стоимостью не менее { COUNT("mc", $cost) }
    .next = разыгрывая карту стоимостью не менее { COUNT("mc", $cost) }
word-standard-project-paid =
    оплачивая стандартный проект{ $cost ->
        [0] { "" }
       *[other] { " " }стоимостью не менее { COUNT("mc", $cost) }
    }
word-card-paid-or-standard-project-paid = оплачивая карту или стандартный проект стоимостью не менее { COUNT("mc", $cost) }
word-tile-placed =
    каждый раз, когда { $by ->
        [own] вы выкладываете
       *[anyone] кто-либо выкладывает
    } жетон { $tile ->
        [ocean] океана
        [greenery] озеленения
        [city] города
       *[other] «{ NAME($tile, of: "tile") }»
    }{ $where ->
        [on_mars] { " " }на Марсе
       *[anywhere] { "" }
    }{ $included ->
        [yes] { " " }(включая этот)
       *[no] { "" }
    }
word-metal-space-taken = каждый раз, когда вы выкладываете жетон на область с бонусом стали или титана
word-new-tag = каждый раз, когда у вас в игре появляется метка нового для вас вида
word-colony-built =
    каждый раз, когда { $by ->
        [own] вы строите
       *[anyone] кто-либо строит
    } колонию

word-discount =
    { $what ->
        [none] разыгрывая карту, платите за неё на { COUNT("mc", $amount) } меньше
       *[other] разыгрывая карту, снижайте её стоимость на { COUNT("mc", $amount) } за { $what } на ней
    }
word-discount-event = разыгрывая событие, платите за него на { COUNT("mc", $amount) } меньше
word-discount-item = каждую метку { NOUN($tag, of: "tag") }
word-metal-saves = { $what }
word-metal-saves-item =
    { $place ->
        [first] каждый запас { NOUN($metal, case: "gen") } снижает стоимость ваших карт с меткой { $metal ->
                [steel] { NOUN("building", of: "tag") }
               *[titanium] { NOUN("space", of: "tag") }
            } ещё на { COUNT("mc", $more) }
       *[next] каждый запас { NOUN($metal, case: "gen") } — стоимость карт с меткой { $metal ->
                [steel] { NOUN("building", of: "tag") }
               *[titanium] { NOUN("space", of: "tag") }
            } ещё на { COUNT("mc", $more) }
    }
word-metal-value = каждая единица { $what } стоит на { COUNT("mc", $more) } больше
word-metal-value-item = { NOUN($metal, case: "gen") }
word-shift-needs = можете отклоняться от требований карт к глобальным параметрам не более чем на { COUNT("step", $steps, case: "acc") } в любую сторону
word-greenery-price = когда вы тратите растения, чтобы выложить жетон озеленения, тратьте только { $plants }
word-heat-as-money = можете тратить тепло вместо { NOUN("mc") }, но не наоборот
word-protect-life = соперники не могут убирать у вас растения, животных и микробов
word-keep-cubes = { NOUN($holds, "other", case: "acc") } нельзя убирать с этой карты
word-project-discount = стандартный проект «{ NAME($project, of: "standard-project") }» стоит для вас на { COUNT("mc", $amount) } меньше
word-card-price = каждая карта, которую вы покупаете (в том числе в начале игры), стоит { COUNT("mc", $price) }
word-trade-discount = торгуя, платите на { COUNT("mc", $amount) }, { COUNT("energy", $amount, case: "acc") } или { COUNT("titanium", $amount, case: "acc") } меньше
word-trade-steps = перед торговлей можете передвинуть маркер выбранной колонии на { COUNT("step", $steps, case: "acc") } вперёд
word-floaters-as-heat = каждый аэростат с этой карты можно потратить как { COUNT("heat", $heat, case: "acc") }

## Победные очки

word-per-cube =
    { $points }{ "\u00A0" }ПО за { NOUN($kind, $each, of: "each") } { $each ->
        [1] { NOUN($kind, 1, case: "acc") }
       *[other] { COUNT($kind, $each, case: "acc") }
    } на этой карте
word-per-tag =
    { $points }{ "\u00A0" }ПО за { $each ->
        [1] каждую вашу метку { NOUN($tag, of: "tag") }
       *[other] каждые { COUNT("tag", $each, case: "acc") } { NOUN($tag, of: "tag") } у вас
    }{ $included ->
        [yes] { " " }(включая эту)
       *[no] { "" }
    }
word-per-neighbour =
    1{ "\u00A0" }ПО за каждый жетон { $tile ->
        [ocean] океана
       *[city] города
    } рядом с этим жетоном
word-per-city =
    1{ "\u00A0" }ПО за { $each ->
        [1] каждый город
       *[other] каждые { COUNT("city", $each, case: "acc") }
    } в игре
word-per-colony =
    1{ "\u00A0" }ПО за { $each ->
        [1] каждую колонию
       *[other] каждые { COUNT("colony", $each, case: "acc") }
    } в игре
word-if-cubes = { $points }{ "\u00A0" }ПО, если на этой карте есть хотя бы { COUNT($kind, 1) }

## Экспедиция «Арес»

word-gain-store = { $what }
    .inf = { $what }
word-gain-store-item =
    { $place ->
        [first] разыгрывая карту с меткой { $resource ->
            [steel] здания
           *[titanium] космоса
        }, платите за неё
       *[next] с меткой { $resource ->
            [steel] здания
           *[titanium] космоса
        } —
    } на { COUNT("mc", $saved) } меньше ({ COUNT("capacity", $amount) } { NOUN($resource, case: "gen") })
word-spend-rating = уменьшите свой РТ на { $amount }
    .inf = уменьшить свой РТ на { $amount }
word-flip-ocean =
    переверните { $tokens ->
        [1] жетон
       *[other] { COUNT("tile", $tokens, case: "acc") }
    } океана
    .inf =
        перевернуть { $tokens ->
            [1] жетон
           *[other] { COUNT("tile", $tokens, case: "acc") }
        } океана
word-gain-forest = получите { COUNT("tile", $amount, case: "acc") } { NOUN("forest", $amount, of: "tile") } и повысьте уровень кислорода на { COUNT("step", $amount, case: "acc") }
    .inf = получить { COUNT("tile", $amount, case: "acc") } { NOUN("forest", $amount, of: "tile") } и повысить уровень кислорода на { COUNT("step", $amount, case: "acc") }
word-reveal-for-tags =
    раскройте { $cards ->
        [one] { $cards } верхнюю карту
        [few] { $cards } верхние карты
       *[many] { $cards } верхних карт
    } колоды, возьмите в руку одну карту с меткой { $tags } (если есть), а остальные сбросьте
    .inf =
        раскрыть { $cards ->
            [one] { $cards } верхнюю карту
            [few] { $cards } верхние карты
           *[many] { $cards } верхних карт
        } колоды, взять в руку одну карту с меткой { $tags } (если есть), а остальные сбросить
word-reveal-for-tags-item = { NOUN($key, of: "tag") }
word-reveal-top =
    раскройте верхнюю карту колоды; если она { $kind ->
        [automated] зелёная
        [active] синяя
       *[event] красная
    }, сбросьте её и { $then }, иначе возьмите её в руку
word-redraw =
    { $most ->
        [1] можете сбросить карту из руки, чтобы взять новую
       *[other] сбросьте { $least ->
            [0] до { COUNT("card", $most, case: "gen") }
           *[other] от { $least } до { COUNT("card", $most, case: "gen") }
        } из руки и возьмите столько же
    }{ $tag ->
        [none] { "" }
       *[other] { $most ->
            [1] , а если на сброшенной есть метка { NOUN($tag, of: "tag") } — ещё одну
           *[other] , а за каждую сброшенную карту с меткой { NOUN($tag, of: "tag") } — ещё одну
        }
    }
word-extra-play = можете разыграть ещё одну синюю или красную карту в этой фазе
word-free-play = можете бесплатно разыграть из руки зелёную карту стоимостью не более { COUNT("mc", $cost) }
word-next-in-phase =
    { $shift ->
        [yes] разыгрывая следующую карту в этой фазе, можете отклониться от её требований к температуре и уровню кислорода на одну цветную зону в любую сторону
       *[no] следующая карта, которую вы разыграете в этой фазе, стоит на { COUNT("mc", $discount) } меньше
    }
word-if-chose = если в этом раунде вы выбрали фазу { NOUN($phase, of: "phase") }
word-if-active-cards = если у вас в игре не менее { COUNT("card-blue", $count, case: "gen") }
word-card-played = разыгрывая любую другую карту
word-parameter-raised =
    каждый раз, когда вы { $parameter ->
        [temperature] повышаете температуру на деление
        [oxygen] повышаете уровень кислорода на деление
       *[oceans] переворачиваете жетон океана
    }
    .next =
        { $parameter ->
            [temperature] повышаете температуру на деление
            [oxygen] повышаете уровень кислорода на деление
           *[oceans] переворачиваете жетон океана
        }
word-forest-gained = каждый раз, когда вы получаете жетон леса
word-action-used = каждый раз, когда вы выполняете действие синей карты
word-store-gained = за каждый новый запас { NOUN($resource, case: "gen") }, который вы получаете
word-rating-raised = когда ваш РТ впервые за фазу увеличивается
word-costly-discount = разыгрывая карту стоимостью не менее { COUNT("mc", $cost) }, платите за неё на { COUNT("mc", $amount) } меньше
word-paid-discount = оплачивая карту, можете { $cost_inf }, чтобы заплатить на { COUNT("mc", $amount) } меньше
word-standard-discount = стандартные действия за { NOUN("mc") } стоят для вас на { COUNT("mc", $amount) } меньше
word-forest-price = когда вы тратите растения, чтобы получить жетон леса, тратьте только { $plants }
word-shift-zones = можете отклоняться от требований карт к температуре и уровню кислорода на одну цветную зону в любую сторону
word-research-more =
    в фазе исследования { $draw ->
        [0] оставляйте себе на { COUNT("card", $keep, case: "acc") } больше
       *[other] { $keep ->
            [0] берите на { COUNT("card", $draw, case: "acc") } больше
           *[other] берите на { COUNT("card", $draw, case: "acc") } больше и оставляйте себе на { COUNT("card", $keep, case: "acc") } больше
        }
    }
word-sell-value = каждая проданная карта приносит вам на { COUNT("mc", $more) } больше
word-per-forest =
    1{ "\u00A0" }ПО за { $each ->
        [1] каждый ваш жетон леса
       *[other] каждые { COUNT("tile", $each, case: "acc") } { NOUN("forest", $each, of: "tile") } у вас
    }
word-per-active-card =
    1{ "\u00A0" }ПО за { $each ->
        [1] каждую вашу синюю карту
       *[other] каждые { COUNT("card-blue", $each, case: "acc") } у вас
    } в игре (включая эту)
word-per-card =
    1{ "\u00A0" }ПО за { $each ->
        [1] каждую вашу карту проекта
       *[other] каждые { COUNT("card-project", $each, case: "acc") } у вас
    } в игре (включая эту)

## Слова среди значков и названия значков, у которых нет своего заголовка

icon-or = или
icon-on = на
icon-elsewhere = на другую
icon-there = туда
icon-next = следующая
icon-again = ещё раз
icon-first = сначала
icon-steal = украсть
icon-buy = купить
icon-card = { NOUN("card", $n) }
icon-rating = РТ
icon-colony = { NOUN("colony", $n) }
icon-fleet = { NOUN("trade-fleet", $n) }
icon-trade = торговля
icon-track = маркер
icon-colony-tile = жетон колонии
icon-marker = маркер
icon-project = проект
icon-shield = защита
icon-discard = сбросить
icon-tag-any = любая метка
icon-tag-none = без метки
icon-tile-any = { NOUN("tile", $n) }
icon-cube-any = { NOUN("cube", $n) }
icon-forest = { NOUN("forest", $n) }
icon-card-green = { NOUN("card-green", $n) }
icon-card-blue = { NOUN("card-blue", $n) }
icon-card-red = { NOUN("card-red", $n) }
icon-zone-purple = фиолетовая
icon-zone-red = красная
icon-zone-yellow = жёлтая
icon-zone-white = белая
icon-phase-1 = Развитие
icon-phase-2 = Строительство
icon-phase-3 = Действия
icon-phase-4 = Производство
icon-phase-5 = Исследование
icon-more = ещё
icon-free = бесплатно
icon-keep = оставить
icon-played = разыграть
icon-used = выполнить
icon-cost = стоимость
icon-points = ПО
icon-tile-ocean = { NOUN("ocean", $n) }
icon-tile-city = { NOUN("city", $n) }
icon-tile-greenery = { NOUN("greenery", $n) }
icon-param-ocean = { NOUN("ocean", $n) }
