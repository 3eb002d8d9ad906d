### Що запитують у гравця і що він може відповісти. Кожне повідомлення пояснено в en/prompts.ftl.

## Запитання

ask-corporation = Оберіть корпорацію
ask-start-hand = Оберіть початкові карти
    .total =
        { $n ->
            [0] Не купувати карт, залишиться { COUNT("mc", $left) }
           *[other] Купити { COUNT("card", $n, case: "acc") } за { COUNT("mc", $cost) }, залишиться { COUNT("mc", $left) }
        }
ask-draft = Оберіть карту, яку залишите, а решту передайте далі
ask-buy = Оберіть карти, які купите
    .total =
        { $n ->
            [0] Не купувати карт, залишиться { COUNT("mc", $left) }
           *[other] Купити { COUNT("card", $n, case: "acc") } за { COUNT("mc", $cost) }, залишиться { COUNT("mc", $left) }
        }
ask-turn = Ваш хід: дія { $n } з { $of }
ask-pay = Скільки { NOUN($resource, case: "of") } ви витратите на оплату { COUNT("mc", $n) }?
ask-place =
    { $tile ->
        [ocean] Оберіть ділянку для океану
        [greenery] Оберіть ділянку для жетона зелені
        [city] Оберіть ділянку для міста
       *[other] Оберіть ділянку для жетона «{ NAME($tile, of: "tile") }»
    }
ask-claim = Оберіть ділянку, яку позначите своєю
ask-metal = Оберіть метал, виробництво якого збільшиться
ask-flood = Оберіть, хто втратить до { COUNT("mc", $n) }
ask-cut = Оберіть, чиє виробництво { NOUN($resource, case: "of") } зменшиться на { $n }
ask-lose-later = Ваше виробництво { NOUN($resource, case: "of") } зменшується на { $n }
ask-remove = Оберіть, хто втратить до { COUNT($resource, $n, case: "gen") }
ask-steal = Оберіть, у кого вкрасти до { COUNT($resource, $n, case: "gen") }
ask-remove-cubes = Оберіть карту, з якої забрати до { COUNT($kind, $n, case: "gen") }
ask-take-cube =
    Оберіть карту, з якої забрати { $kind ->
        [life] { COUNT("microbe", 1, case: "acc") } чи { NOUN("animal", 1, case: "acc") }
       *[other] { COUNT($kind, 1, case: "acc") }
    }
ask-add-cubes =
    Оберіть карту, на яку покласти { $kind ->
        [life] { COUNT("microbe", $n, case: "acc") } чи { NOUN("animal", $n, case: "acc") }
        [any] { COUNT("resource", $n, case: "acc") }
       *[other] { COUNT($kind, $n, case: "acc") }
    }
ask-add-to-filled = Оберіть карту, на яку додати { COUNT("resource", $n, case: "acc") }
ask-look =
    { $n ->
        [1] Оберіть карту, яку залишите
       *[other] Оберіть { COUNT("card", $n, case: "acc") }, які залишите
    }
ask-buy-top = Купити цю карту за { COUNT("mc", $n) }?
ask-choose = Оберіть один варіант
ask-amount =
    { $of ->
        [spend] Скільки { NOUN($give, case: "of") } ви використаєте?
        [production] На скільки зменшити виробництво { NOUN($give, case: "of") } і збільшити виробництво { NOUN($get, case: "of") }?
       *[other] Скільки { NOUN($give, case: "of") } ви обміняєте на { NOUN($get, "other", case: "acc") }?
    }
ask-copy = Оберіть карту будівництва, ефект виробництва якої повторите
ask-discard =
    { $n ->
        [1] Оберіть карту, яку скинете
       *[other] Оберіть { COUNT("card", $n, case: "acc") }, які скинете
    }
ask-sell = Оберіть карти, які продасте по { COUNT("mc", 1) } за кожну
ask-final = Перетворити { COUNT("plant", $n, case: "acc") } на останній жетон зелені?
ask-build = Оберіть, де збудувати колонію
ask-trade = Оберіть, де торгувати
ask-steps = На скільки кроків пересунути вперед білий кубик { NOUN($colony, of: "colony", case: "gen") } перед торгівлею?
ask-track-up = Оберіть колонію, білий кубик якої піде вперед
ask-track-down = Оберіть колонію, білий кубик якої піде назад
ask-add-tile = Оберіть жетон колонії, який увійде в гру
ask-drop-tile = Оберіть жетон колонії, який вибуде з гри
ask-income = Оберіть, що буде першим: ваш дохід торгівлі чи бонуси колоній ({ NAME($colony, of: "colony") })
ask-bonuses = Оберіть бонус колонії, який отримаєте наступним
ask-order = Оберіть, що станеться першим

## Запитання лише «Експедиції Арес»

ask-exchange = Оберіть карти, які заміните
ask-plan = Оберіть свою фазу в цьому раунді
ask-neutral = Оберіть фазу нейтрального гравця
ask-development =
    { $n ->
        [1] Зіграйте зелену карту
       *[other] Зіграйте до { COUNT("green-card", $n, case: "gen") }
    }
ask-construction =
    { $n ->
        [1] Зіграйте синю або червону карту
       *[other] Зіграйте до { $n } синіх або червоних карт
    }
ask-action = Виконайте свої дії
ask-limit = Забагато карт у руці: продайте { COUNT("card", $n, case: "acc") }
ask-supply = Візьміть кубик або маркер зі спільного запасу
ask-swap = Оберіть карту для обміну з напарником
ask-give = Оберіть карту, яку віддасте напарникові
ask-marker = Оберіть шкалу, яка підвищиться на поділку
ask-free-play = Зіграти безкоштовно зелену карту ціною щонайбільше { COUNT("mc", $n) }?
ask-discount = Віддати щось, щоб карта «{ NAME($card, of: "card") }» коштувала менше?
ask-short = Бракує { COUNT("mc", $n) }: оберіть карти, які продасте
ask-flip = Оберіть океан, який перевернете
ask-redraw =
    { $n ->
        [1] Можете скинути карту; візьмете нову
       *[other] Оберіть до { COUNT("card", $n, case: "gen") }, які скинете; візьмете стільки ж
    }
ask-effect = Ефект карти «{ NAME($card, of: "card") }»
ares-ask-pay = Скільки тепла ви витратите на оплату { COUNT("mc", $n) }?
ares-ask-sell = Оберіть карти, які продасте по { COUNT("mc", $n) } за кожну

## Відповіді

do-pass = Пас до кінця покоління
do-done = Готово
do-play = Зіграти «{ NAME($card, of: "card") }»
do-use = Дія карти «{ NAME($card, of: "card") }»
do-standard = { NAME($project, of: "standard-project") }
do-convert =
    { $what ->
        [plants] { COUNT("plant", $n) } → зелень
       *[heat] { COUNT("heat", $n) } → температура
    }
do-claim = Присвоїти досягнення «{ NAME($milestone, of: "milestone") }»
do-fund = Профінансувати нагороду «{ NAME($award, of: "award") }»
do-first-action = Виконати першу дію корпорації «{ NAME($card, of: "card") }»
do-pay = Сплатити { COUNT($resource, $n, case: "acc") }
do-place = Розмістити тут
    .named = { NAME($tile, of: "tile") }: ділянка { $space }
do-mark = Позначити ділянку { $space }
do-target = { $player }
do-remove =
    { $person ->
        [me] Ви втрачаєте
       *[other] { $player } втрачає
    } { COUNT($resource, $n, case: "acc") }
    .steal = Вкрасти { COUNT($resource, $n, case: "acc") }: { $player }
do-remove-cubes = Забрати { COUNT($kind, $n, case: "acc") } з карти «{ NAME($card, of: "card") }» ({ $player })
do-take = Забрати { COUNT($kind, 1, case: "acc") } з карти «{ NAME($card, of: "card") }» ({ $player })
do-add = { NAME($card, of: "card") }
do-choose = { $effects }
do-keep = Залишити «{ NAME($card, of: "card") }»
do-discard = Скинути «{ NAME($card, of: "card") }»
do-sell = Продати «{ NAME($card, of: "card") }»
do-draft = Узяти «{ NAME($card, of: "card") }»
do-corporation = Грати за корпорацію «{ NAME($card, of: "card") }»
do-amount = { $n }
do-copy = Повторити «{ NAME($card, of: "card") }»
do-order = Спершу «{ NAME($card, of: "card") }»
do-none = Не треба
do-metal =
    { $resource ->
        [steel] Виробництво сталі
       *[titanium] Виробництво титану
    }
do-build = Збудувати колонію на { NOUN($colony, of: "colony", case: "loc") }
do-trade =
    Торгувати з { NOUN($colony, of: "colony", case: "ins") } { $resource ->
        [none] безкоштовно
       *[other] за { COUNT($resource, $n, case: "acc") }
    }
do-up = { NAME($colony, of: "colony") }: вперед
do-down = { NAME($colony, of: "colony") }: назад
do-tile = { NAME($colony, of: "colony") }
do-undo = Скасувати

## Відповіді лише «Експедиції Арес»

do-draw = Узяти карту
do-sale = Продати карти
do-phase = { NAME($phase, of: "ares-phase") }
do-neutral = { NAME($phase, of: "ares-phase") }
do-flip = Океан { $n }
do-discount = { NAME($card, of: "card") }
do-raise = { NAME($parameter, of: "parameter") }
do-piece =
    { $piece ->
        [cube] Узяти { COUNT("mc", 1) }
       *[marker] Узяти маркер і обмінятися картою
    }
do-give = Віддати «{ NAME($card, of: "card") }»
ares-do-standard = { NAME($action, of: "standard-action") }
ares-do-convert =
    { $what ->
        [plants] { COUNT("plant", $n) } → { COUNT("forest", $times) }
       *[heat] { COUNT("heat", $n) } → температура, { COUNT("step", $times) }
    }

## До чого призведе вибір

outcome-points = { SIGNED($n) } { -vp }
outcome-cards = { SIGNED($n) } { NOUN("card", $n) }
