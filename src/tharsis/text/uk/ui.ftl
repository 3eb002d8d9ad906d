### Написи на сторінках. Кожне повідомлення пояснено в en/ui.ftl.

## Верхній рядок

ui-title-turn = Ваш хід · покоління { $n } · Tharsis
ui-title = Покоління { $n } · Tharsis
ui-generation = Покоління { $n }
ui-your-turn = Ваш хід
ui-turn-of = { $player } думає
ui-deck = колода { $n }
ui-deck-hint = карт залишилося в колоді
ui-language = Мова
ui-help = Довідка
ui-sound = Звук
ui-menu = Меню
ui-action-of = дія { $n } з { $of }

## Гравці

ui-players = Гравці
ui-you = Ви
ui-me = Я
ui-seat-turn = ваш хід
ui-seat-thinking = думає
ui-seat-passed = пас
ui-player-number = Гравець { $n }
ui-bot = Бот
ui-cards-in-hand = карти в руці
ui-rating = рейтинг тераформування
ui-rating-short = { -tr }
ui-points = { $n } { -vp }
ui-points-so-far = очки на цей момент
ui-tags = мітки
ui-active-cards = активні карти
ui-events-count = події; їхні мітки не враховуються
ui-fleets-free = вільні торговельні флоти
ui-colonies-count = колонії
ui-last-card = остання зіграна карта
ui-production = виробництво

## Мапа

ui-table = Стіл
ui-oxygen-of = з { PERCENT($n) }
ui-temperature-of = до { DEGREES($n) }
ui-oceans-of = з { $n }
ui-space-land = суходіл
ui-space-ocean = зарезервовано для океану
ui-space-bonus = бонус: { $what }
ui-space-owner =
    { $person ->
        [me] належить вам
       *[other] { $player }
    }
ui-preview = Попередній перегляд
ui-tile-here = { NAME($tile, of: "tile") } тут
ui-from-oceans =
    { $n ->
        [one] від { $n } океану
       *[other] від { $n } океанів
    }
ui-place-it = Розмістити тут

## Досягнення та нагороди

ui-milestones = Досягнення
ui-awards = Нагороди
ui-goals = Досягнення та нагороди
ui-milestones-left = { $n } з { $of } · 5 { -vp }
ui-awards-left = { $n } з { $of } · 5, 2 { -vp }

## Що запитують

ui-playable-count =
    { $n ->
        [one] Можна зіграти { $n } карту з { $of }
        [few] Можна зіграти { $n } карти з { $of }
       *[other] Можна зіграти { $n } карт із { $of }
    }
ui-choose-card = Оберіть карту або іншу дію
ui-choose-in-hand = оберіть карту в руці
ui-choose-of-spaces =
    { $n ->
        [one] { $n } ділянка
        [few] { $n } ділянки
       *[many] { $n } ділянок
    }
ui-all-actions = Усі дії
ui-cards = Карти
ui-convert = Перетворити
ui-standard-projects = Стандартні проекти
ui-card-actions = Дії ваших карт
ui-trade = Торгівля
ui-colonies-open = вам доступно { $n } з { $of }
ui-price-from = від { COUNT("mc", $n) }
ui-free = безкоштовно
ui-undo = Скасувати
ui-back = Назад
ui-confirm = Підтвердити
ui-waste-sure = { NAME($parameter, of: "parameter") }: параметр уже на максимумі й не зміниться. Усе одно продовжити?
ui-yes = Так
ui-no = Ні
ui-key-enter = Enter
ui-key-escape = Esc

## Оплата

ui-pay-title = Зіграти карту «{ NAME($card, of: "card") }» за { COUNT("mc", $n) }?
ui-you-pay = Ви платите
ui-metal-worth = по { COUNT("mc", $n) }
ui-left = залишиться { $n }
ui-paid-of = { $n } з { $of }
ui-nothing-wasted = без переплати
ui-wasted = переплата { COUNT("mc", $n) }
ui-it-will = Наслідки
ui-play-it = Зіграти
ui-less = менше { NOUN($resource, case: "of") }
ui-more = більше { NOUN($resource, case: "of") }
ui-to-pay = скільки { NOUN($resource, case: "of") } сплатити
ui-was = було { $n }

## Очікування

ui-when-my-turn = Коли настане мій хід
ui-call-me = Покликати мене
ui-call-me-hint = звук, заголовок сторінки та сповіщення
ui-since-last-move = Після вашого останнього ходу

## Журнал

ui-log = Журнал
ui-what-happened = Що відбулося
ui-log-all = усі

## Рука

ui-hand = Рука
ui-tableau = Зіграні карти
ui-colonies = Колонії
ui-my-cards = Мої карти
ui-hand-summary = можна зіграти: зараз { $now }, пізніше { $later }, уже ніколи { $never }
ui-actions-left =
    { $n ->
        [one] залишилася { $n } дія на { COUNT("active-card", $of, case: "loc") }
        [few] залишилося { $n } дії на { COUNT("active-card", $of, case: "loc") }
       *[other] залишилося { $n } дій на { COUNT("active-card", $of, case: "loc") }
    }
ui-used = використано в цьому поколінні
ui-sort = Упорядкувати
ui-sort-playable = спершу доступні
ui-sort-cost = за ціною
ui-sort-kind = за видом
ui-sort-tag = за мітками
ui-sort-mine = по-своєму
ui-automated-cards = автоматичні карти
ui-face-down = долілиць, їхні мітки більше не враховуються
ui-views = Вкладки

## Колонії

ui-markers-rise = білі кубики рухаються вперед після виробництва
ui-colony-build = будівництво
ui-colony-each-trade = кожна торгівля
ui-was-here = флот уже тут був
ui-asleep = чекає, доки хтось зможе накопичувати { NOUN($kind, "other", case: "acc") }

## Кінець

ui-win =
    { $n ->
        [0] Ви перемагаєте за рівної кількості очок
        [one] Ви перемагаєте з перевагою в { $n } очко
        [few] Ви перемагаєте з перевагою в { $n } очки
       *[other] Ви перемагаєте з перевагою в { $n } очок
    }
ui-lose =
    { $n ->
        [0] { $player } перемагає за рівної кількості очок
        [one] { $player } перемагає з перевагою в { $n } очко
        [few] { $player } перемагає з перевагою в { $n } очки
       *[other] { $player } перемагає з перевагою в { $n } очок
    }
ui-draw = Нічия
ui-solo-won = Марс тераформовано вчасно
ui-solo-lost = Марс іще не тераформовано
ui-score-rating = Рейтинг
ui-score-milestones = Досягнення
ui-score-awards = Нагороди
ui-score-greeneries = Зелень
ui-score-cities = Міста
ui-score-cards = Карти
ui-score-total = Разом
ui-points-by-generation = Очки за поколіннями
ui-points-by-generation-hint = рейтинг, жетони, карти, досягнення та нагороди на той момент
ui-most-terraforming = Найбільший внесок у тераформування
ui-best-city = Найкраще місто
ui-closest-award = Найзапекліша боротьба за нагороду
ui-best-card = Найкраща карта
ui-look-at-table = Подивитися на стіл
ui-export = Експорт
ui-replay = Перегляд гри
ui-rematch = Реванш, ті самі гравці
ui-game = Гра

## Сайт

web-home = Головна
web-pages = Сторінки
web-skip = До змісту
web-hero = Тераформуйте Марс тут і зараз
web-hero-text = Грайте в «Тераформування Марса» та «Експедицію Арес» у браузері: наодинці, проти ботів, із друзями будь-де або за одним екраном. Без облікового запису, без встановлення.
web-feature-bots = Боти, яким не соромно програти
web-feature-bots-text = Чотири рівні: від першої гри до суперника, що думає наперед.
web-feature-undo = Чесне скасування
web-feature-undo-text = Хід можна повернути, доки не відкрито приховану карту й ніхто інший не походив.
web-feature-why = Чому ні?
web-feature-why-text = Карта, яку не можна зіграти, каже, чого бракує. Кожен вибір наперед показує, що він дасть.
web-feature-replay = Повтор
web-feature-replay-text = Кожна гра ще раз, крок за кроком, з будь-якого місця, з графіком очок і журналом усіх ефектів.
web-feature-friends = Друзі за посиланням
web-feature-friends-text = Надішліть приватне посилання або грайте за одним екраном. Спостерігати може будь-хто.
web-feature-everyone = Для кожного
web-feature-everyone-text = На телефоні, лише з клавіатури, з екранним диктором, п’ятьма мовами.
web-first-game = Зіграти першу гру проти бота
web-first-ares = Перша гра в «Експедицію Арес»
web-new-game = Нова гра
web-forests = Ліси
web-phases = Фази
web-phase-development = Зіграйте зелену карту; хто обрав фазу, платить на 3 M€ менше
web-phase-construction = Зіграйте синю або червону карту; хто обрав фазу, грає ще одну або бере карту
web-phase-action = Виконуйте дії; хто обрав фазу, виконує одну з них двічі
web-phase-production = Отримайте все вироблене; хто обрав фазу, отримує ще 4 M€
web-phase-research = Візьміть 2 карти, залиште 1; хто обрав фазу, бере 5 і залишає 2
web-switch-first-game = Перша гра
web-switch-first-game-hint = Початкові карти для тих, хто грає вперше
web-switch-exchange = Обмін
web-switch-exchange-hint = Початкові карти можна один раз замінити
web-switch-coop = Кооперативна гра
web-switch-coop-hint = Двоє гравців перемагають або програють разом
web-choice-level = Рівень соло-гри
web-choice-level-novice = Новачок
web-choice-level-experienced = Досвідчений
web-choice-level-expert = Експерт
web-solo-level = Соло-гра, { $level ->
        [novice] новачок
        [experienced] досвідчений
       *[expert] експерт
    }
web-coop-pool = Спільний запас: кубики { $cubes }, маркери { $markers }
web-how = Як грати
web-card-browser = Карти
web-my-games = Мої ігри в цьому браузері
web-no-games = Ще немає жодної. До першої — один клік.
web-preparing = Рушій готується. Грати можна вже зараз; за хвилину-дві все стане швидшим.
web-theme-system = Як у системі
web-theme-dark = Темна
web-theme-light = Світла
web-game = Гра
web-game-mars = Тераформування Марса
web-game-mars-hint = від 1 до 5 гравців, мапа, карти, досягнення та нагороди
web-game-ares = Експедиція Арес
web-game-ares-hint = від 1 до 4 гравців, фази обирають одночасно
web-variants = Варіанти
web-switch-corporate-era = Корпоративна епоха
web-switch-corporate-era-hint = Більше карт і корпорацій; виробництво починається з нуля
web-switch-draft = Передача карт
web-switch-draft-hint = Обирайте карти по одній і передавайте решту далі
web-switch-colonies = Колонії
web-switch-colonies-hint = Будуйте колонії та торгуйте із супутниками
web-switch-mixed-corporations = Змішані корпорації
web-switch-mixed-corporations-hint = Кожен отримує одну корпорацію з доповнень і одну з основної гри
web-switch-beginners = Базові корпорації
web-switch-beginners-hint = Усі починають із 42 M€ та десятьма безкоштовними картами
web-switch-hidden-points = Приховані очки
web-switch-hidden-points-hint = До кінця гри нічиїх очок не видно
web-seats = Гравці
web-seats-hint = Кілька людей за цим екраном ходять по черзі, закриваючи свої карти. Друзі отримують особисте посилання.
web-order-mars = Ходять у порядку цього списку, а перший гравець змінюється щопокоління.
web-order-ares = Усі грають одночасно, тож порядок у списку не має значення.
web-first-player = Перший гравець
web-first-drawn = За жеребом
web-first-is-nobody = На місці першого гравця нікого немає.
web-setup-nobody = Оберіть принаймні одного гравця.
web-setup-solo-era = Соло-гра відбувається з Корпоративною епохою: увімкніть її.
web-setup-mixed = Змішані корпорації потребують доповнення: увімкніть хоча б одне.
web-setup-coop = У кооперативну гру грають рівно 2 гравці.
web-seat-kind = Хто грає на місці { $n }
web-seat-name = Ім’я на місці { $n }
web-seat-level = Сила бота на місці { $n }
web-kind-none = Ніхто
web-kind-person = За цим екраном
web-kind-friend = Друг за посиланням
web-kind-bot = Бот
web-level-easy = Слабкий
web-level-medium = Середній
web-level-hard = Сильний
web-level-easy-hint = знає ціну карт, але часто хибить; для першої гри; перемагає середнього приблизно в одній партії з п’ятнадцяти
web-level-medium-hint = одразу робить хід, що здається найкращим, і не планує наперед; виграв усі 1000 партій проти випадкових ходів
web-level-hard-hint = думає секунду й перебирає тисячі можливих продовжень; перемагає середнього приблизно в чотирьох партіях із п’яти
web-seed = Слово роздачі
web-seed-hint = Порожньо — нова роздача. Те саме слово дає ті самі карти: для реваншу чи щоб порівняти результати з друзями.
web-start = Почати
web-invite = Запросіть друзів
web-invite-hint = Кожне посилання відкриває одне місце: надішліть його лише одній людині. Доки ним не скористалися, ви знайдете його за столом у розділі «Люди».
web-watch-link = Дивитися може будь-хто
web-copy = Копіювати
web-to-table = До столу
web-refused = Не вийшло
web-search = Пошук
web-any = усі
web-filter-tag = Мітка
web-filter-kind = Вид
web-filter-module = Набір
web-filter-makes = Збільшує виробництво
web-filter-most = Ціна не більша за
web-sort-number = номер
web-sort-cost = ціна
web-sort-title = назва
web-cards-found = { COUNT("card", $n) }
web-gen = пок.
web-round = раунд
web-events = Події
web-end = кінець
web-sell-total =
    { $n ->
        [0] Нічого не продавати
       *[other] Продати { COUNT("card", $n, case: "acc") } за { COUNT("mc", $n) }
    }
web-score = Остаточний рахунок
web-score-now = Рахунок
web-log-file = Журнал текстом
web-report = Повідомити про проблему
web-my-name = Моє ім’я
web-smaller = Менше
web-larger = Більше
web-end-turn = Завершити хід
web-take = Узяти
web-sell-each = 1 M€ за кожну карту
# $mine: my number, $best: the greatest of the others
web-me-and-best = ви { $mine }, суперник { $best }
web-not-possible = зараз неможливо
web-buy-nothing-sure = Не купувати жодної карти?
web-spaces-glow =
    { $n ->
        [one] На мапі світиться { $n } ділянка
        [few] На мапі світяться { $n } ділянки
       *[other] На мапі світиться { $n } ділянок
    }
web-waiting-for = Чекаємо: { $who }
web-watching = Ви спостерігаєте
web-wait-hint = Роздивляйтеся; нічого не надсилається.
web-no-cards = У руці немає карт
web-choose-something = Спершу щось оберіть
web-no-undo = Цього не скасувати: відкрилося щось приховане або вже ходив хтось інший
web-curtain = { $player }, ваш хід
web-curtain-hint = Передайте екран. Іншим краще не дивитися.
web-curtain-open = Можна починати
web-earlier = На хід назад
web-later = На хід уперед
web-replay-move = Хід
web-view-of = Чиїми очима
web-spectator = Глядач
web-milestone-terraformer = Рейтинг тераформування 35
web-milestone-mayor = Три міста
web-milestone-gardener = Три жетони зелені
web-milestone-builder = Вісім міток будівництва
web-milestone-planner = 16 карт у руці
web-award-landlord = Найбільше жетонів
web-award-banker = Найвище виробництво M€
web-award-scientist = Найбільше міток науки
web-award-thermalist = Найбільше тепла
web-award-miner = Найбільше сталі й титану
web-keys = Клавіші
web-key-help = Цей перелік
web-key-tabs = Рука, зіграні карти, події, колонії
web-key-move = Від одного до іншого
web-key-take = Обрати
web-key-back = Назад
web-key-undo = Скасувати
web-key-pass = Спасувати або завершити хід
web-key-log = Журнал
web-key-map = Мапа: ділянки, що світяться
web-key-hand = Рука

## Застереження, примітки й налаштування столу

ui-nothing-sure = Це нічого не змінить. Усе одно продовжити?
ui-hurts-sure = Це зашкодить лише вам. Усе одно продовжити?
web-at-end = { NAME($parameter, of: "parameter") }: шкалу вже заповнено
web-fewer = Менше
web-last-choice = останній вибір
web-not-buy = Не купувати
web-buy-it = Купити карту «{ NAME($card, of: "card") }»
web-less-by = −{ $n }: { NAME($card, of: "card") }
web-less-else = −{ $n }
web-tags-hint = Зіграна подія лежить долілиць: її мітки більше не враховуються
web-space-list = Список ділянок
web-space = Ділянка { $space }
web-replace-total =
    { $n ->
        [0] Залишити всі карти
       *[other] Замінити { COUNT("card", $n, case: "acc") }
    }
web-redraw-total =
    { $n ->
        [0] Нічого не скидати
       *[other] Скинути { COUNT("card", $n, case: "acc") } і взяти стільки ж
    }
web-keep-total =
    { $n ->
        [0] Оберіть карти, які залишите
       *[other] Залишити { COUNT("card", $n, case: "acc") }
    }
web-sale-total =
    { $n ->
        [0] Оберіть карти на продаж
       *[other] Продати { COUNT("card", $n, case: "acc") } за { COUNT("mc", $mc, case: "acc") }
    }
web-barred = Ви обрали її минулого раунду
web-seat-ready = готово
web-drafted = узято в цій передачі
web-sort-hint = Перетягніть карту або пересуньте її клавішею Shift зі стрілкою
web-card-size = Карти
web-map-size = Мапа
web-motion = Анімація
web-hide-points = Сховати очки
web-points-hidden = У цій грі очки приховано, доки вона не скінчиться.
web-hint = Підказка
web-hint-more = Докладніше
web-hint-close = Зрозуміло
web-hints-off = Без підказок
web-link-copied = Скопійовано
web-watch = Посилання для глядачів
web-seed-of = Слово цієї роздачі
web-same-deal = Та сама роздача ще раз
web-points-by-round = Очки за раундами
web-points-by-round-hint = рейтинг, ліси й карти на той час
web-as-it-stands = { $n } { -vp } за нинішнього стану
web-position-safe = Гра лишилася такою, як була. Поверніться до неї або надішліть звіт із позицією та ходами.
web-key-asked = Що від мене потрібно
web-key-players = Інші гравці
web-key-sell = Продати карти
web-key-arrange = Пересунути карту в руці
web-report-note = Що пішло не так?
