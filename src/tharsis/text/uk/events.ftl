### Журнал: один рядок, теперішній час, без крапки. Кожне повідомлення пояснено в en/events.ftl.

event-cause = («{ NAME($card, of: "card") }»)

event-gained =
    { $person ->
        [me] Ви отримуєте
       *[other] { $player } отримує
    } { COUNT($resource, $n, case: "acc") }{ $cause }
event-lost =
    { $person ->
        [me] Ви втрачаєте
       *[other] { $player } втрачає
    } { COUNT($resource, $n, case: "acc") }{ $cause }
event-production =
    { $person ->
        [me] Ваше
       *[other] { $player }:
    } виробництво { NOUN($resource, case: "of") } { SIGNED($n) }{ $cause }
event-rating =
    { $person ->
        [me] Ваш РТ
       *[other] { $player }: РТ
    } { SIGNED($n) }{ $cause }
event-parameter = { NAME($parameter, of: "parameter") } { VALUE($parameter, $n) }{ $cause }
event-tile =
    { $person ->
        [me] Ви розміщуєте
       *[other] { $player } розміщує
    } { $tile ->
        [ocean] океан
        [greenery] жетон зелені
        [city] місто
       *[other] жетон «{ NAME($tile, of: "tile") }»
    } на ділянці { $space }{ $cause }
event-cubes =
    { $person ->
        [me] Ви кладете
       *[other] { $player } кладе
    } { COUNT($kind, $n, case: "acc") } на карту «{ NAME($card, of: "card") }»{ $cause }
event-removed-cubes = З карти «{ NAME($card, of: "card") }» вилучено { COUNT($kind, $n, case: "acc") }{ $cause }
event-drew =
    { $person ->
        [me] Ви берете
       *[other] { $player } бере
    } { $card ->
        [hidden] карту
       *[other] карту «{ NAME($card, of: "card") }»
    }{ $cause }
event-discarded =
    { $person ->
        [me] Ви скидаєте
       *[other] { $player } скидає
    } { $card ->
        [hidden] карту
       *[other] карту «{ NAME($card, of: "card") }»
    }{ $cause }
event-seen =
    { $person ->
        [me] Ви переглядаєте
       *[other] { $player } переглядає
    } { $card ->
        [hidden] карту
       *[other] карту «{ NAME($card, of: "card") }»
    }{ $cause }
event-played =
    { $person ->
        [me] Ви розігруєте
       *[other] { $player } розігрує
    } карту «{ NAME($card, of: "card") }»
event-used =
    { $person ->
        [me] Ви виконуєте
       *[other] { $player } виконує
    } дію карти «{ NAME($card, of: "card") }»
event-project =
    { $person ->
        [me] Ви виконуєте
       *[other] { $player } виконує
    } стандартний проект «{ NAME($project, of: "standard-project") }»
event-milestone =
    { $person ->
        [me] Ви присвоюєте
       *[other] { $player } присвоює
    } досягнення «{ NAME($milestone, of: "milestone") }»
event-award =
    { $person ->
        [me] Ви фінансуєте
       *[other] { $player } фінансує
    } нагороду «{ NAME($award, of: "award") }»
event-passed =
    { $person ->
        [me] Ви пасуєте
       *[other] { $player } пасує
    } до кінця покоління
event-corporation =
    { $person ->
        [me] Ви граєте
       *[other] { $player } грає
    } за корпорацію «{ NAME($card, of: "card") }»
event-bought =
    { $person ->
        [me] Ви купуєте
       *[other] { $player } купує
    } { COUNT("card", $n, case: "acc") } за { COUNT("mc", $cost) }{ $cause }
event-generation = Покоління { $n }. Перший гравець: { $player }
event-phase = { NAME($phase, of: "phase") }
event-paid =
    { $person ->
        [me] Ви сплачуєте
       *[other] { $player } сплачує
    } { COUNT($resource, $n, case: "acc") }{ $cause }
event-claimed-space =
    { $person ->
        [me] Ви позначаєте
       *[other] { $player } позначає
    } ділянку { $space }{ $cause }
event-revealed = Відкрито карту «{ NAME($card, of: "card") }»{ $cause }
event-converted =
    { $person ->
        [me] Ви перетворюєте
       *[other] { $player } перетворює
    } { $what ->
        [plants] рослини на жетон зелені
       *[heat] тепло на температуру
    }
event-copied =
    { $person ->
        [me] Ви повторюєте
       *[other] { $player } повторює
    } ефект виробництва карти «{ NAME($card, of: "card") }»{ $cause }
event-colony =
    { $person ->
        [me] Ви будуєте
       *[other] { $player } будує
    } колонію: { NAME($colony, of: "colony") }{ $cause }
event-traded =
    { $person ->
        [me] Ви торгуєте
       *[other] { $player } торгує
    } з колонією { NAME($colony, of: "colony") }{ $cause }
event-track = Маркер колонії { NAME($colony, of: "colony") }: { $n }{ $cause }
event-fleet =
    { $person ->
        [me] Ви отримуєте
       *[other] { $player } отримує
    } торговельний флот{ $cause }
event-end = Гру закінчено

## Експедиція Арес

event-ocean =
    { $person ->
        [me] Ви перевертаєте
       *[other] { $player } перевертає
    } океан: { $reward }{ $cause }
event-standard =
    { $person ->
        [me] Ви виконуєте
       *[other] { $player } виконує
    } стандартну дію «{ NAME($action, of: "standard-action") }»
event-forest =
    { $person ->
        [me] Ви отримуєте
       *[other] { $player } отримує
    } { COUNT("forest", $n, case: "acc") }{ $cause }
event-planned =
    { $person ->
        [me] Ви обрали фазу
       *[other] { $player }: фазу обрано
    }
event-chose = { $player }: { NAME($phase, of: "ares-phase") }
event-sold =
    { $person ->
        [me] Ви продаєте
       *[other] { $player } продає
    } { $card ->
        [hidden] карту
       *[other] карту «{ NAME($card, of: "card") }»
    }
event-round = Раунд { $n }
ares-event-phase = { NAME($phase, of: "ares-phase") }
ares-event-converted =
    { $person ->
        [me] Ви перетворюєте
       *[other] { $player } перетворює
    } { $what ->
        [plants] рослини на { COUNT("forest", $times, case: "acc") }
       *[heat] тепло на { COUNT("step", $times, case: "acc") } температури
    }
event-neutral = Нейтральний гравець: { NAME($phase, of: "ares-phase") }
event-piece =
    { $person ->
        [me] Ви берете
       *[other] { $player } бере
    } зі спільного запасу { $piece ->
        [cube] кубик
       *[marker] маркер
    }
event-swapped =
    { $person ->
        [me] Ви отримуєте
       *[other] { $player } отримує
    } { $card ->
        [hidden] карту
       *[other] карту «{ NAME($card, of: "card") }»
    } від напарника
event-marker = { NAME($parameter, of: "parameter") }: автоматичне підвищення, тепер { VALUE($parameter, $n) }
event-extra-play =
    { $person ->
        [me] Ви можете
       *[other] { $player } може
    } зіграти ще одну карту в цій фазі{ $cause }
event-finished =
    { $person ->
        [me] Ви завершили фазу
       *[other] { $player }: фазу завершено
    }

## Що з вами зробили інші

alert-lost = Через карту «{ NAME($card, of: "card") }» ви втратили { COUNT($resource, $n, case: "acc") }
alert-production = Через карту «{ NAME($card, of: "card") }» ваше виробництво { NOUN($resource, case: "of") } зменшилося на { $n }
alert-cubes = Ви втратили { COUNT($kind, $n, case: "acc") } з карти «{ NAME($card, of: "card") }»
alert-turn = Ваш хід
alert-milestone = { $player } присвоює досягнення «{ NAME($milestone, of: "milestone") }»
alert-gained = Завдяки карті «{ NAME($card, of: "card") }» ви отримали { COUNT($resource, $n, case: "acc") }
