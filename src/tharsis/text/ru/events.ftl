### Журнал: строка на ход, настоящее время, без точки. Значение сообщений: en/events.ftl.

event-for = { $event } за { $price }
event-price = { COUNT($resource, $n, case: "acc") }
event-beside = { $at }, рядом — { $name }
event-because =
    { $person ->
        [me] Вы
       *[other] { $player }
    } («{ NAME($card, of: "card") }»)
event-bonus =
    { $person ->
        [me] Вы получаете
       *[other] { $player } получает
    } бонус фазы { NOUN($phase, of: "phase") }
event-production = Фаза производства
event-solar = Солнечная фаза: торговые флоты возвращаются, маркеры колоний сдвигаются вперёд
event-generation =
    Поколение { $n }. { $person ->
        [me] Первый игрок: вы
       *[other] Первый игрок: { $player }
    }
event-corporation =
    { $person ->
        [me] Вы играете
       *[other] { $player } играет
    } за корпорацию «{ NAME($card, of: "card") }»
event-played =
    { $person ->
        [me] Вы разыгрываете
       *[other] { $player } разыгрывает
    } карту «{ NAME($card, of: "card") }»
event-used =
    { $person ->
        [me] Вы выполняете
       *[other] { $player } выполняет
    } действие карты «{ NAME($card, of: "card") }»
event-first-action =
    { $person ->
        [me] Вы выполняете
       *[other] { $player } выполняет
    } первое действие корпорации «{ NAME($card, of: "card") }»
event-copied =
    { $person ->
        [me] Вы повторяете
       *[other] { $player } повторяет
    } изменения производства карты «{ NAME($card, of: "card") }»
event-project =
    { $person ->
        [me] Вы выполняете
       *[other] { $player } выполняет
    } стандартный проект «{ NAME($project, of: "standard-project") }»
event-converted =
    { $person ->
        [me] Вы обмениваете
       *[other] { $player } обменивает
    } { $what ->
        [plants] { COUNT("plant", $n, case: "acc") } на жетон озеленения
       *[heat] { COUNT("heat", $n, case: "acc") } на повышение температуры
    }
event-milestone =
    { $person ->
        [me] Вы получаете
       *[other] { $player } получает
    } достижение «{ NAME($milestone, of: "milestone") }»
event-award =
    { $person ->
        [me] Вы учреждаете
       *[other] { $player } учреждает
    } награду «{ NAME($award, of: "award") }»
event-bought =
    { $person ->
        [me] Вы { $n ->
            [0] не покупаете карт
           *[other] покупаете { COUNT("card", $n, case: "acc") }
        }
       *[other] { $player } { $n ->
            [0] не покупает карт
           *[other] покупает { COUNT("card", $n, case: "acc") }
        }
    }
event-colony = колония на { NOUN($colony, of: "colony", case: "loc") }
event-fleet = { SIGNED($n) } { NOUN("trade-fleet", $n) }
event-traded =
    { $person ->
        [me] Вы торгуете
       *[other] { $player } торгует
    } с { NOUN($colony, of: "colony", case: "ins") }
event-claimed-space =
    { $person ->
        [me] Вы отмечаете область своим маркером
       *[other] { $player } отмечает область своим маркером
    }: { $space }
event-revealed = раскрыта карта «{ NAME($card, of: "card") }»
event-passed =
    { $person ->
        [me] Вы пасуете
       *[other] { $player } пасует
    } до конца поколения
event-end = Игра окончена

## Экспедиция «Арес»

event-round = Раунд { $n }
event-research = Фаза исследования
event-chose =
    { $person ->
        [me] Вы выбираете
       *[other] { $player } выбирает
    } фазу { NOUN($phase, of: "phase") }
event-neutral = Нейтральный игрок выбирает фазу { NOUN($phase, of: "phase") }
event-help = Марс получает помощь
event-standard =
    { $person ->
        [me] Вы выполняете
       *[other] { $player } выполняет
    } стандартное действие «{ $action ->
        [forest_mc] Лес
        [temperature_mc] Температура
       *[ocean_mc] Океан
    }»
event-sold =
    { $person ->
        [me] Вы продаёте
       *[other] { $player } продаёт
    } { COUNT("card", $n, case: "acc") } за { COUNT("mc", $price) }
ares-event-converted =
    { $person ->
        [me] Вы тратите
       *[other] { $player } тратит
    } { $what ->
        [plants] { COUNT("plant", $n, case: "acc") }, чтобы получить { COUNT("tile", $times, case: "acc") } { NOUN("forest", $times, of: "tile") }
       *[heat] { COUNT("heat", $n, case: "acc") }, чтобы повысить температуру на { COUNT("step", $times, case: "acc") }
    }
event-piece =
    { $person ->
        [me] Вы берёте
       *[other] { $player } берёт
    } { $piece ->
        [cube] кубик из общего запаса
       *[marker] маркер из общего запаса
    }
event-swapped =
    { $person ->
        [me] Вы получаете
       *[other] { $player } получает
    } от партнёра карту{ $card ->
        [hidden] { "" }
       *[other] { " " }«{ NAME($card, of: "card") }»
    }

## Что сделали вам другие

alert-lost = { $player } («{ NAME($card, of: "card") }»): вы теряете { COUNT($resource, $n, case: "acc") }
alert-production = { $player } («{ NAME($card, of: "card") }»): ваше { NOUN($resource, of: "production") } уменьшается на { $n }
alert-cubes = { $player } («{ NAME($card, of: "card") }»): вы теряете { COUNT($kind, $n, case: "acc") } с карты «{ NAME($from, of: "card") }»
