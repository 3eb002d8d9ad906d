### Почему что-то невозможно: одна строка под картой или ответом, со строчной буквы и без точки.

## Требования

reason-at-least =
    { $parameter ->
        [temperature] нужна температура не ниже { DEGREES($need) }, сейчас { DEGREES($have) }
        [oxygen] нужен уровень кислорода не ниже { PERCENT($need) }, сейчас { PERCENT($have) }
       *[oceans] нужно: { COUNT("tile", $need) } океана, сейчас { $have }
    }
reason-at-most =
    { $parameter ->
        [temperature] температура уже выше { DEGREES($need) }: сейчас { DEGREES($have) }
        [oxygen] уровень кислорода уже выше { PERCENT($need) }: сейчас { PERCENT($have) }
       *[oceans] жетонов океана уже больше { $need }: сейчас { $have }
    }
reason-need-tags = нужно: { COUNT("tag", $need) } { NOUN($tag, of: "tag") }, у вас { $have }
reason-need-production = нужно { NOUN($resource, of: "production") } не менее { $need }, у вас { $have }
reason-need-cities =
    { $whose ->
        [own] нужно: { COUNT("city", $need) }, у вас { $have }
       *[anyone] нужно: { COUNT("city", $need) } в игре, сейчас { $have }
    }
reason-need-greeneries = нужно: { COUNT("tile", $need) } озеленения, у вас { $have }
reason-need-colonies = нужно: { COUNT("colony", $need) }, у вас { $have }
reason-at-most-colonies = можно иметь не более { COUNT("colony", $need, case: "gen") }, у вас { $have }
reason-need-cubes = нужно: { COUNT($kind, $need) } на ваших картах, у вас { $have }

reason-at-least-zone =
    { $parameter ->
        [temperature] нужна температура
       *[oxygen] нужен уровень кислорода
    } не ниже { NOUN($need, of: "zone", case: "gen") }, сейчас { NOUN($have, of: "zone") }
reason-at-most-zone =
    { $parameter ->
        [temperature] температура
       *[oxygen] уровень кислорода
    } уже выше { NOUN($need, of: "zone", case: "gen") }: сейчас { NOUN($have, of: "zone") }
reason-need-rating = нужен РТ не ниже { $need }, у вас { $have }

## Цена

reason-price = не хватает { COUNT("mc", $short) }
reason-stock = нужно: { COUNT($resource, $need) }, у вас { $have }
reason-production = нельзя уменьшить { NOUN($resource, of: "production") } на { $need }: сейчас оно { $have }
reason-cubes = нужно: { COUNT($kind, $need) } на этой карте, сейчас { $have }
reason-own-cubes = нужно: { COUNT($kind, $need) } на ваших картах
reason-rating = нужно потратить { $need } РТ, у вас { $have }
reason-hand-size = нужно: { COUNT("card", $need) } в руке, у вас { $have }
reason-rating-not-raised = ваш РТ не увеличился в этом поколении

## Не к кому или не к чему применить

reason-nobody-to-cut = ни у кого нельзя уменьшить { NOUN($resource, of: "production") } на { $need }
reason-nobody-to-rob = ни у кого нет { NOUN($resource, "other", case: "gen") }
reason-no-cube-to-take = ни на одной карте нет { NOUN($kind, "other", case: "gen") }
reason-no-target = у вас нет карты, на которую можно добавить { NOUN($kind, "other", case: "acc") }
reason-no-building-to-copy = у вас нет здания, изменения производства которого можно применить ещё раз
reason-no-branch = ни один вариант сейчас не выполнить
reason-no-space =
    { $tile ->
        [ocean] не осталось области для океана
        [greenery] не осталось области для озеленения
        [city] не осталось области для города
       *[other] не осталось области для жетона «{ NAME($tile, of: "tile") }»
    }
reason-no-colony = вам недоступен ни один жетон колонии
reason-no-tracks = нет двух маркеров колоний, которые можно передвинуть
reason-no-trade = нет жетона колонии, с которым можно торговать
reason-nothing-to-exchange = вам нечего обменять

## Правила стола

reason-not-in-hand = этой карты нет у вас в руке
reason-not-in-play = не в игре
reason-used = уже использовано
reason-parameter-full = { NAME($parameter, of: "parameter") }: достигнут максимум
reason-phase-of =
    только { $phase ->
        [planning] на { -stage(case: "loc") } { -stage-planning }
        [end] на { -stage(case: "loc") } { -stage-end }
       *[other] в { -phase(case: "loc") } { NOUN($phase, of: "phase") }
    }

## Ошибки

error-stale = Игра ушла вперёд; вот что на столе сейчас
error-wrong-seat = Это не ваше место
error-offline = Нет связи, пробуем снова
