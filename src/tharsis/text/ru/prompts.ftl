### О чём спрашивают игрока и что он может ответить. Кнопки — инфинитив, вопросы — повелительное наклонение.

## Вопросы

ask-corporation = Выберите корпорацию
ask-start-hand = Выберите карты, с которыми начнёте игру
    .total =
        { $n ->
            [0] Не покупать карт, останется { COUNT("mc", $left) }
           *[other] Купить { COUNT("card", $n, case: "acc") } за { COUNT("mc", $cost) }, останется { COUNT("mc", $left) }
        }
ask-draft = Оставьте себе одну карту, остальные передайте дальше
ask-buy = Выберите карты, которые купите
    .total =
        { $n ->
            [0] Не покупать карт, останется { COUNT("mc", $left) }
           *[other] Купить { COUNT("card", $n, case: "acc") } за { COUNT("mc", $cost) }, останется { COUNT("mc", $left) }
        }
ask-turn = Ваш ход: действие { $n } из { $of }
ask-pay = Сколько { NOUN($resource, "other", case: "gen") } потратить на оплату { COUNT("mc", $n) }?
ask-place =
    { $tile ->
        [ocean] Выберите область для океана
        [greenery] Выберите область для озеленения
        [city] Выберите область для города
       *[other] Выберите область для жетона «{ NAME($tile, of: "tile") }»
    }
ask-claim = Выберите область, которую отметите своим маркером
ask-metal = Выберите металл, производство которого увеличится
ask-flood = Выберите, кто потеряет до { COUNT("mc", $n) }
ask-cut = Выберите, чьё производство { NOUN($resource, of: "production", form: "of") } уменьшится на { $n }
ask-lose-later = Ваше производство { NOUN($resource, of: "production", form: "of") } уменьшается на { $n }
ask-remove = Выберите, кто потеряет до { COUNT($resource, $n, case: "gen") }
ask-steal = Выберите, у кого украсть до { COUNT($resource, $n, case: "gen") }
ask-remove-cubes = Выберите карту, с которой убрать до { COUNT($kind, $n, case: "gen") }
ask-take-cube =
    Выберите карту, с которой убрать { $kind ->
        [life] 1 микроба или животное
       *[other] { COUNT($kind, 1, case: "acc") }
    }
ask-add-cubes =
    { $kind ->
        [life] Выберите карту, на которую добавить { COUNT("microbe", $n, case: "acc") } или { NOUN("animal", $n, case: "acc") }
        [any] Выберите карту, на которую добавить { COUNT("resource", $n, case: "acc") }
       *[other] Выберите карту, на которую добавить { COUNT($kind, $n, case: "acc") }
    }
ask-add-to-filled = Выберите карту, на которую добавить ещё { COUNT("resource", $n, case: "acc") }
ask-look = Выберите { COUNT("card", $n, case: "acc") } и оставьте себе
ask-buy-top = Купить эту карту за { COUNT("mc", $n) }?
ask-choose = Выберите один из вариантов
ask-amount =
    { $of ->
        [spend] Сколько { NOUN($give, "other", case: "gen") } использовать?
        [production] На сколько уменьшить производство { NOUN($give, of: "production", form: "of") } и увеличить производство { NOUN($get, of: "production", form: "of") }?
       *[other] Сколько { NOUN($give, "other", case: "gen") } обменять на { NOUN($get, "other", case: "acc") }?
    }
ask-copy = Выберите здание, изменения производства которого применить ещё раз
ask-discard = Выберите { COUNT("card", $n, case: "acc") }, чтобы сбросить
ask-sell = Выберите карты на продажу, по { COUNT("mc", 1) } за каждую
ask-final = Обменять { COUNT("plant", $n, case: "acc") } на последнее озеленение?
ask-build = Выберите, где построить колонию
ask-trade = Выберите, с какой колонией торговать
ask-steps = На сколько делений передвинуть вперёд маркер { NOUN($colony, of: "colony", case: "gen") } перед торговлей?
ask-track-up = Выберите колонию, маркер которой передвинется вперёд
ask-track-down = Выберите колонию, маркер которой передвинется назад
ask-add-tile = Выберите жетон колонии, который войдёт в игру
ask-drop-tile = Выберите жетон колонии, который выйдет из игры
ask-income = Выберите, что получить сначала: доход от торговли с { NOUN($colony, of: "colony", case: "ins") } или бонусы колоний
ask-bonuses = Выберите, бонус какой колонии получить следующим
ask-order = Выберите, что произойдёт сначала

## Вопросы только «Экспедиции “Арес”»

ask-exchange = Выберите карты, которые замените
ask-plan = Выберите свою фазу на этот раунд
ask-neutral = Выберите фазу нейтрального игрока
ask-development =
    { $n ->
        [1] Разыграйте зелёную карту
       *[other] Разыграйте до { COUNT("card-green", $n, case: "gen") }
    }
ask-construction =
    { $n ->
        [1] Разыграйте синюю или красную карту
       *[other] Разыграйте до { $n } синих или красных карт
    }
ask-action = Выполняйте действия
ask-limit = В руке слишком много карт: продайте { COUNT("card", $n, case: "acc") }
ask-supply = Возьмите кубик или маркер из общего запаса
ask-swap = Выберите карту для обмена с партнёром
ask-give = Выберите карту, которую отдадите партнёру взамен
ask-marker = Выберите параметр, который повысится на деление
ask-free-play = Разыграть бесплатно зелёную карту стоимостью не более { COUNT("mc", $n) }?
ask-discount = Потратить ещё что-нибудь, чтобы карта «{ NAME($card, of: "card") }» стала дешевле?
ask-short = Не хватает { COUNT("mc", $n) }: выберите карты на продажу
ask-flip = Выберите жетон океана, который перевернёте
ask-redraw =
    { $n ->
        [1] Выберите карту, чтобы сбросить её и взять другую
       *[other] Выберите до { COUNT("card", $n, case: "gen") }, чтобы сбросить их и взять столько же
    }
ask-effect = Эффект карты «{ NAME($card, of: "card") }»
ares-ask-pay = Сколько тепла потратить на оплату { COUNT("mc", $n) }?
ares-ask-sell = Выберите карты на продажу, по { COUNT("mc", $n) } за каждую

## Ответы

do-pass = Спасовать до конца поколения
do-done = Готово
do-play = Разыграть «{ NAME($card, of: "card") }»
do-use = Действие карты «{ NAME($card, of: "card") }»
do-standard = { NAME($project, of: "standard-project") }
do-convert =
    { $what ->
        [plants] { COUNT("plant", $n) } → озеленение
       *[heat] { COUNT("heat", $n) } → температура
    }
do-claim = Получить достижение «{ NAME($milestone, of: "milestone") }»
do-fund = Учредить награду «{ NAME($award, of: "award") }»
do-first-action = Первое действие корпорации «{ NAME($card, of: "card") }»
do-pay = Потратить { COUNT($resource, $n, case: "acc") }
do-place = Выложить сюда
    .named = { NAME($tile, of: "tile") }: область { $space }
do-mark = Отметить область { $space }
do-target = { $player }
do-remove =
    { $person ->
        [me] Вы теряете
       *[other] { $player } теряет
    } { COUNT($resource, $n, case: "acc") }
    .steal = Украсть { COUNT($resource, $n, case: "acc") } у игрока { $player }
do-remove-cubes = Убрать { COUNT($kind, $n, case: "acc") } с карты «{ NAME($card, of: "card") }» ({ $player })
do-take = Убрать { COUNT($kind, 1, case: "acc") } с карты «{ NAME($card, of: "card") }» ({ $player })
do-add = { NAME($card, of: "card") }
do-choose = { $effects }
do-keep = Оставить «{ NAME($card, of: "card") }»
do-discard = Сбросить «{ NAME($card, of: "card") }»
do-sell = Продать «{ NAME($card, of: "card") }»
do-draft = Взять «{ NAME($card, of: "card") }»
do-corporation = Играть за корпорацию «{ NAME($card, of: "card") }»
do-amount = { $n }
do-copy = Повторить «{ NAME($card, of: "card") }»
do-order = Сначала «{ NAME($card, of: "card") }»
do-none = Отказаться
do-metal =
    { $resource ->
        [steel] Производство стали
       *[titanium] Производство титана
    }
do-build = Построить колонию на { NOUN($colony, of: "colony", case: "loc") }
do-trade =
    { $resource ->
        [none] Торговать с { NOUN($colony, of: "colony", case: "ins") } бесплатно
       *[other] Торговать с { NOUN($colony, of: "colony", case: "ins") } за { COUNT($resource, $n, case: "acc") }
    }
do-up = { NAME($colony, of: "colony") }: вперёд
do-down = { NAME($colony, of: "colony") }: назад
do-tile = { NAME($colony, of: "colony") }
do-undo = Отменить

## Ответы только «Экспедиции “Арес”»

do-draw = Взять карту
do-sale = Продать карты
do-phase = { NAME($phase, of: "ares-phase") }
do-neutral = { NAME($phase, of: "ares-phase") }
do-flip = Океан { $n }
do-discount = { NAME($card, of: "card") }
do-raise = { NAME($parameter, of: "parameter") }
do-piece =
    { $piece ->
        [cube] Взять { COUNT("mc", 1) }
       *[marker] Взять маркер и обменяться картой
    }
do-give = Отдать «{ NAME($card, of: "card") }»
ares-do-standard = { NAME($action, of: "standard-action") }
ares-do-convert =
    { $what ->
        [plants] { COUNT("plant", $n) } → { COUNT("forest", $times) }
       *[heat] { COUNT("heat", $n) } → температура, { COUNT("step", $times) }
    }

## Что изменит выбор

outcome-points = { SIGNED($n) } ПО
outcome-cards = { SIGNED($n) } { NOUN("card", $n) }
