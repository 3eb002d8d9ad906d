### Журнал: рядок на хід, теперішній час, без крапки. Значення повідомлень: en/events.ftl.

event-for = { $event } за { $price }
event-price = { COUNT($resource, $n, case: "acc") }
event-beside = { $at }, поруч — { $name }
event-because =
    { $person ->
        [me] Ви
       *[other] { $player }
    } («{ NAME($card, of: "card") }»)
event-bonus =
    { $person ->
        [me] Ви отримуєте
       *[other] { $player } отримує
    } бонус фази { NOUN($phase, of: "phase") }
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
event-first-action =
    { $person ->
        [me] Ви виконуєте
       *[other] { $player } виконує
    } першу дію корпорації «{ NAME($card, of: "card") }»
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
        [me] Ви { $what ->
            [plants] перетворюєте
           *[heat] витрачаєте
        }
       *[other] { $player } { $what ->
            [plants] перетворює
           *[heat] витрачає
        }
    } { $what ->
        [plants] { COUNT("plant", $n, case: "acc") } на жетон зелені
       *[heat] { COUNT("heat", $n, case: "acc") }, щоб підвищити температуру
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
event-colony = колонія на { NOUN($colony, of: "colony", case: "loc") }
event-fleet = { SIGNED($n) } { NOUN("trade-fleet", $n) }
event-traded =
    { $person ->
        [me] Ви торгуєте
       *[other] { $player } торгує
    } з { NOUN($colony, of: "colony", case: "ins") }
event-claimed-space =
    { $person ->
        [me] Ви позначаєте
       *[other] { $player } позначає
    } своїм маркером ділянку { $space }
event-revealed = відкрито карту «{ NAME($card, of: "card") }»
event-passed =
    { $person ->
        [me] Ви пасуєте
       *[other] { $player } пасує
    } до кінця покоління
event-end = Гру закінчено

## Експедиція Арес

event-round = Раунд { $n }
event-research = Фаза досліджень
event-chose =
    { $person ->
        [me] Ви обираєте
       *[other] { $player } обирає
    } фазу { NOUN($phase, of: "phase") }
event-neutral = Нейтральний гравець обирає фазу { NOUN($phase, of: "phase") }
event-help = Марс отримує допомогу
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
    } { COUNT("card", $n, case: "acc") } за { COUNT("mc", $price) }
ares-event-converted =
    { $person ->
        [me] Ви { $what ->
            [plants] перетворюєте
           *[heat] витрачаєте
        }
       *[other] { $player } { $what ->
            [plants] перетворює
           *[heat] витрачає
        }
    } { $what ->
        [plants] { COUNT("plant", $n, case: "acc") } на { $times ->
            [1] ліс
           *[other] { COUNT("forest", $times, case: "acc") }
        }
       *[heat] { COUNT("heat", $n, case: "acc") }, щоб підвищити температуру{ $times ->
            [1] { "" }
           *[other] { " " }на { COUNT("step", $times, case: "acc") }
        }
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
alert-cubes = { $player } («{ NAME($card, of: "card") }»): ви втрачаєте { COUNT($kind, $n, case: "acc") } з карти «{ NAME($from, of: "card") }»
