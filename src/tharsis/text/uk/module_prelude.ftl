### Прелюдія: що кажуть її карти, запитання та журнал.

web-switch-prelude = Прелюдія
web-switch-prelude-hint = Дві карти прелюдій дають кожному швидкий старт
web-switch-without-preludes = Прелюдія без прелюдій
web-switch-without-preludes-hint = Лише проекти та корпорації цього доповнення
web-switch-rating-goal = Соло: РТ 63
web-switch-rating-goal-hint = Досягти РТ 63 замість завершення параметрів
web-setup-without-preludes = Гра без прелюдій потребує доповнення «Прелюдія»: увімкніть його.
web-setup-rating-goal = Рейтинг 63 — мета для одного гравця з «Прелюдією».

kind-prelude = Прелюдія
tag-wild = На вибір
phase-preludes = Прелюдії
standard-project-buffer-gas = Буферний газ

## Слова її карт

word-play-now =
    { $discount ->
        [0] зіграйте карту з руки, не зважаючи на її вимоги до глобальних параметрів
       *[other] зіграйте карту з руки на { COUNT("mc", $discount) } дешевше
    }
    .inf =
        { $discount ->
            [0] зіграти карту з руки, не зважаючи на її вимоги до глобальних параметрів
           *[other] зіграти карту з руки на { COUNT("mc", $discount) } дешевше
        }
word-play-new-prelude =
    візьміть { $cards ->
        [one] { $cards } прелюдію
        [few] { $cards } прелюдії
       *[many] { $cards } прелюдій
    }, одну з них зіграйте, а решту скиньте
    .inf =
        узяти { $cards ->
            [one] { $cards } прелюдію
            [few] { $cards } прелюдії
           *[many] { $cards } прелюдій
        }, одну з них зіграти, а решту скинути
word-fund-award = безкоштовно профінансуйте нагороду
    .inf = безкоштовно профінансувати нагороду
word-gain-lowest-production = збільште на { $amount } одне зі своїх найнижчих виробництв
    .inf = збільшити на { $amount } одне зі своїх найнижчих виробництв
word-points-played = щоразу, коли розігруєте карту, на якій є ПО (крім від’ємних)
    .next = розігруєте карту, на якій є ПО (крім від’ємних)
word-wild-tag = у кожній вашій дії мітка на вибір вважається однією будь-якою міткою, яку ви оберете; для нагород і ПО вона не враховується
icon-vp = ПО
icon-tag-wild = мітка на вибір
icon-prelude = прелюдія
icon-award = нагорода
icon-production = виробництво
icon-lowest = найнижче
icon-no-needs = без вимог

## Запитання, відповіді, журнал

ask-keep-preludes = Оберіть 2 прелюдії, які залишите
ask-play-prelude = Оберіть прелюдію, яку зіграєте першою
start-preludes = Прелюдії, 2 з 4
# $n: how many are still to be chosen
start-more-preludes =
    { $n ->
        [one] Оберіть ще { $n } прелюдію
        [few] Оберіть { $n } прелюдії
       *[many] Оберіть { $n } прелюдій
    }
ask-new-prelude = Оберіть прелюдію, яку зіграєте
ask-play-now =
    { $n ->
        [0] Оберіть карту: її вимоги до глобальних параметрів не діють
       *[other] Оберіть карту, яку зіграєте на { COUNT("mc", $n) } дешевше
    }
ask-free-award = Оберіть нагороду, яку профінансуєте безкоштовно
ask-lowest-production = Оберіть, яке з найнижчих виробництв зросте
do-give-up = Скинути «{ NAME($card, of: "card") }» за { COUNT("mc", $n) }
do-raise-production = Виробництво { NOUN($resource, case: "of") }
reason-no-project = з нею не можна зіграти жодної карти з вашої руки
reason-no-award = немає нагороди, яку можна профінансувати
event-gave-up =
    { $person ->
        [me] Ви скидаєте
       *[other] { $player } скидає
    } прелюдію «{ NAME($card, of: "card") }»
hint-mars-preludes = Обирайте прелюдії, що пасують до корпорації та перших карт: виробництво працює найдовше, а M€ одразу оплачують карти.
hint-mars-play-prelude = Спершу зіграйте те, що потрібне другій прелюдії, наприклад M€ для оплати. Прелюдія, яку неможливо виконати, дає натомість 15 M€.
hint-mars-play-now = Зіграйте те, на що інакше забракло б M€ або чого ще не дозволили б вимоги: допомога лише для цієї карти.
hint-mars-free-award = Обирайте нагороду, у якій будете першими наприкінці, а не ту, у якій лідируєте зараз.

## Назви

card-allied-bank = Союзний банк
card-aquifer-turbines = Турбіни водоносного горизонту
card-biofuels = Біопаливо
card-biolab = Біолабораторія
card-biosphere-support = Підтримка біосфери
card-business-empire = Бізнес-імперія
card-dome-farming = Ферми під куполом
card-donation = Пожертви
card-early-settlement = Першопоселенці
card-ecology-experts = Експерти з екології
card-eccentric-sponsor = Ексцентричний спонсор
card-experimental-forest = Експериментальний ліс
card-galilean-mining = Шахти Галілеєвих супутників
card-great-aquifer = Великий водоносний горизонт
card-huge-asteroid = Гігантський астероїд
card-io-research-outpost = Дослідницька станція Іо
card-loan = Позика
card-martian-industries = Промисловість Марса
card-metal-rich-asteroid = Багатий на метали астероїд
card-metals-company = Металургійна компанія
card-mining-operations = Гірничі операції
card-mohole = Мохол
card-mohole-excavation = Розкопки в Мохолі
card-nitrogen-shipment = Поставка азоту
card-orbital-construction-yard = Орбітальна корабельня
card-polar-industries = Полярна промисловість
card-power-generation = Виробництво енергії
card-research-network = Дослідницька мережа
card-self-sufficient-settlement = Самодостатнє поселення
card-smelting-plant = Плавильний завод
card-society-support = Суспільна підтримка
card-supplier = Постачальник
card-supply-drop = Десантне постачання
card-unmi-contractor = Підрядник Ініціативи ООН
card-acquired-space-agency = Купівля космічної агенції
card-house-printing = Друк будинків
card-lava-tube-settlement = Поселення в лавовій трубі
card-martian-survey = Марсіанське дослідження
card-psychrophiles = Психрофіли
card-research-coordination = Координація досліджень
card-sf-memorial = Меморіал фантастики
card-space-hotels = Космічні готелі
card-cheung-shing-mars = Чун-Шін МАРС
card-point-luna = Пойнт-Луна
card-robinson-industries = Робінзон Індастріз
card-valley-trust = Веллі Траст
card-vitor = Вітор
