### Журнал: одна строка, настоящее время, без точки. $person — me, если читает сам игрок, иначе other.

event-cause = ({ NAME($card, of: "card") })

event-gained =
    { $person ->
        [me] Вы получаете
       *[other] { $player } получает
    } { COUNT($resource, $n, case: "acc") }{ $cause }
event-lost =
    { $person ->
        [me] Вы теряете
       *[other] { $player } теряет
    } { COUNT($resource, $n, case: "acc") }{ $cause }
event-production =
    { $person ->
        [me] Ваше
       *[other] { $player }:
    } { NOUN($resource, of: "production") } { SIGNED($n) }{ $cause }
event-rating =
    { $person ->
        [me] Ваш РТ
       *[other] { $player }: РТ
    } { SIGNED($n) }{ $cause }
event-parameter = { NAME($parameter, of: "parameter") } { VALUE($parameter, $n) }{ $cause }
event-tile =
    { $person ->
        [me] Вы выкладываете
       *[other] { $player } выкладывает
    } жетон { $tile ->
        [ocean] океана
        [greenery] озеленения
        [city] города
       *[other] «{ NAME($tile, of: "tile") }»
    } на область { $space }{ $cause }
event-cubes =
    { $person ->
        [me] Вы добавляете
       *[other] { $player } добавляет
    } { COUNT($kind, $n, case: "acc") } на карту «{ NAME($card, of: "card") }»{ $cause }
event-removed-cubes = С карты «{ NAME($card, of: "card") }» убирают { COUNT($kind, $n, case: "acc") }{ $cause }
event-drew =
    { $person ->
        [me] Вы берёте
       *[other] { $player } берёт
    } карту{ $card ->
        [hidden] { "" }
       *[other] { " " }«{ NAME($card, of: "card") }»
    }{ $cause }
event-discarded =
    { $person ->
        [me] Вы сбрасываете
       *[other] { $player } сбрасывает
    } карту{ $card ->
        [hidden] { "" }
       *[other] { " " }«{ NAME($card, of: "card") }»
    }{ $cause }
event-seen =
    { $person ->
        [me] Вы смотрите
       *[other] { $player } смотрит
    } карту{ $card ->
        [hidden] { "" }
       *[other] { " " }«{ NAME($card, of: "card") }»
    }{ $cause }
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
event-project =
    { $person ->
        [me] Вы осуществляете
       *[other] { $player } осуществляет
    } проект «{ NAME($project, of: "standard-project") }»
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
event-passed =
    { $person ->
        [me] Вы пасуете
       *[other] { $player } пасует
    } до конца поколения
event-corporation =
    { $person ->
        [me] Вы играете
       *[other] { $player } играет
    } за корпорацию «{ NAME($card, of: "card") }»
event-bought =
    { $person ->
        [me] Вы покупаете
       *[other] { $player } покупает
    } { COUNT("card", $n, case: "acc") } за { COUNT("mc", $cost) }{ $cause }
event-generation = Поколение { $n }. Первый игрок: { $player }
event-phase = { NAME($phase, of: "phase") }
event-paid =
    { $person ->
        [me] Вы тратите
       *[other] { $player } тратит
    } { COUNT($resource, $n, case: "acc") }{ $cause }
event-claimed-space =
    { $person ->
        [me] Вы отмечаете
       *[other] { $player } отмечает
    } область { $space }{ $cause }
event-revealed = Раскрыта карта «{ NAME($card, of: "card") }»{ $cause }
event-converted =
    { $person ->
        [me] Вы обмениваете
       *[other] { $player } обменивает
    } { $what ->
        [plants] растения на озеленение
       *[heat] тепло на температуру
    }
event-copied =
    { $person ->
        [me] Вы повторяете
       *[other] { $player } повторяет
    } изменения производства карты «{ NAME($card, of: "card") }»{ $cause }
event-colony =
    { $person ->
        [me] Вы строите
       *[other] { $player } строит
    } колонию: { NAME($colony, of: "colony") }{ $cause }
event-traded =
    { $person ->
        [me] Вы торгуете
       *[other] { $player } торгует
    } с колонией «{ NAME($colony, of: "colony") }»{ $cause }
event-track = { NAME($colony, of: "colony") }, маркер: { $n }{ $cause }
event-fleet =
    { $person ->
        [me] Вы получаете
       *[other] { $player } получает
    } торговый флот{ $cause }
event-end = Игра окончена

## Экспедиция «Арес»

event-ocean =
    { $person ->
        [me] Вы переворачиваете
       *[other] { $player } переворачивает
    } жетон океана: { $reward }{ $cause }
event-standard =
    { $person ->
        [me] Вы выполняете
       *[other] { $player } выполняет
    } стандартное действие «{ NAME($action, of: "standard-action") }»
event-forest =
    { $person ->
        [me] Вы получаете
       *[other] { $player } получает
    } { COUNT("tile", $n, case: "acc") } { NOUN("forest", $n, of: "tile") }{ $cause }
event-planned =
    { $person ->
        [me] Вы выбрали фазу
       *[other] { $player }: фаза выбрана
    }
event-chose = { $player }: { NAME($phase, of: "ares-phase") }
event-sold =
    { $person ->
        [me] Вы продаёте
       *[other] { $player } продаёт
    } карту{ $card ->
        [hidden] { "" }
       *[other] { " " }«{ NAME($card, of: "card") }»
    }
event-round = Раунд { $n }
ares-event-phase = { NAME($phase, of: "ares-phase") }
ares-event-converted =
    { $person ->
        [me] Вы обмениваете
       *[other] { $player } обменивает
    } { $what ->
        [plants] растения на { COUNT("tile", $times, case: "acc") } { NOUN("forest", $times, of: "tile") }
       *[heat] тепло на { COUNT("step", $times, case: "acc") } температуры
    }
event-neutral = Нейтральный игрок: { NAME($phase, of: "ares-phase") }
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
event-marker = { NAME($parameter, of: "parameter") }: автоматическое повышение до { VALUE($parameter, $n) }
event-extra-play =
    { $person ->
        [me] Вы можете
       *[other] { $player } может
    } разыграть ещё одну карту в этой фазе{ $cause }
event-finished =
    { $person ->
        [me] Вы завершили фазу
       *[other] { $player }: фаза завершена
    }

## Что другие сделали с вами

alert-lost = Вы потеряли { COUNT($resource, $n, case: "acc") } из-за карты «{ NAME($card, of: "card") }»
alert-production = Карта «{ NAME($card, of: "card") }» уменьшила ваше { NOUN($resource, of: "production") } на { $n }
alert-cubes = Вы потеряли { COUNT($kind, $n, case: "acc") } с карты «{ NAME($card, of: "card") }»
alert-turn = Ваш ход
alert-milestone = { $player } получает достижение «{ NAME($milestone, of: "milestone") }»
alert-gained = Вы получили { COUNT($resource, $n, case: "acc") } благодаря карте «{ NAME($card, of: "card") }»
