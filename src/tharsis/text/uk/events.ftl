### Журнал: рядок на хід, теперішній час, без крапки. Значення повідомлень: en/events.ftl.

event-for = { $event } за { $price }
event-price = { COUNT($resource, $n, case: "acc") }
event-space = ділянка { $n }
event-because =
    { $person ->
        [me] Ви
       *[other] { $player }
    } («{ $cause }»)
event-production = Фаза виробництва
event-solar = Фаза Сонця: торговельні флоти повертаються, білі кубики колоній пересуваються вперед
event-generation =
    Покоління { $n }. { $person ->
        [me] Ви ходите першими
       *[other] Перший гравець: { $player }
    }
event-corporation =
    { $person ->
        [me] Ви граєте
       *[other] { $player } грає
    } за корпорацію «{ NAME($card, of: "card") }»
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
event-copied =
    { $person ->
        [me] Ви повторюєте
       *[other] { $player } повторює
    } ефект виробництва карти «{ NAME($card, of: "card") }»
event-project =
    { $person ->
        [me] Ви виконуєте
       *[other] { $player } виконує
    } стандартний проект «{ NAME($project, of: "standard-project") }»
event-converted =
    { $person ->
        [me] Ви перетворюєте
       *[other] { $player } перетворює
    } { $what ->
        [plants] рослини на жетон зелені
       *[heat] тепло на температуру
    }
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
event-bought =
    { $person ->
        [me] Ви { $n ->
            [0] не купуєте карт
           *[other] купуєте { COUNT("card", $n, case: "acc") }
        }
       *[other] { $player } { $n ->
            [0] не купує карт
           *[other] купує { COUNT("card", $n, case: "acc") }
        }
    }
event-colony =
    { $person ->
        [me] Ви будуєте
       *[other] { $player } будує
    } колонію ({ NAME($colony, of: "colony") })
event-traded =
    { $person ->
        [me] Ви торгуєте
       *[other] { $player } торгує
    } з колонією ({ NAME($colony, of: "colony") })
event-claimed-space =
    { $person ->
        [me] Ви позначаєте своїм маркером
       *[other] { $player } позначає своїм маркером
    }: { $space }
event-revealed = Відкрито карту «{ NAME($card, of: "card") }»
event-passed =
    { $person ->
        [me] Ви пасуєте
       *[other] { $player } пасує
    } до кінця покоління
event-end = Гру закінчено

## Експедиція Арес

event-round = Раунд { $n }
event-chose =
    { $person ->
        [me] Ви обираєте
       *[other] { $player } обирає
    } фазу { NOUN($phase, of: "phase") }
event-neutral = Нейтральний гравець обирає фазу { NOUN($phase, of: "phase") }
event-standard =
    { $person ->
        [me] Ви виконуєте
       *[other] { $player } виконує
    } стандартну дію «{ $action ->
        [forest_mc] Ліс
        [temperature_mc] Температура
       *[ocean_mc] Океан
    }»
event-sold =
    { $person ->
        [me] Ви продаєте
       *[other] { $player } продає
    } карти
ares-event-converted =
    { $person ->
        [me] Ви перетворюєте
       *[other] { $player } перетворює
    } { $what ->
        [plants] рослини на { COUNT("forest", $times, case: "acc") }
       *[heat] тепло на { COUNT("step", $times, case: "acc") } температури
    }
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

## Що інші зробили вам

alert-lost = { $player } («{ NAME($card, of: "card") }»): ви втрачаєте { COUNT($resource, $n, case: "acc") }
alert-production = { $player } («{ NAME($card, of: "card") }»): ваше виробництво { NOUN($resource, case: "of") } зменшується на { $n }
alert-cubes = { $player } («{ NAME($card, of: "card") }»): ви втрачаєте { COUNT($kind, $n, case: "acc") }
