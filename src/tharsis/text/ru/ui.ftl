### Строки страниц. $player — имя, $n — число.

## Верхняя строка

ui-title-turn = Ваш ход · поколение { $n } · Tharsis
ui-title = Поколение { $n } · Tharsis
ui-generation = Поколение { $n }
ui-your-turn = Ваш ход
ui-turn-of = { $player } думает
ui-deck = колода { $n }
ui-deck-hint = карт осталось в колоде
ui-language = Язык
ui-help = Помощь
ui-sound = Звук
ui-menu = Меню
ui-action-of = действие { $n } из { $of }

## Игроки

ui-players = Игроки
ui-you = Вы
ui-me = Я
ui-seat-turn = ваш ход
ui-seat-thinking = думает
ui-seat-passed = пас
ui-player-number = Игрок { $n }
ui-bot = Бот
ui-cards-in-hand = карты в руке
ui-rating = рейтинг терраформирования
ui-rating-short = РТ
ui-points = { $n } ПО
ui-points-so-far = ПО на данный момент
ui-tags = метки
ui-active-cards = активные карты
ui-events-count = события; их метки не учитываются
ui-fleets-free = свободные торговые флоты
ui-colonies-count = колонии
ui-last-card = последняя разыгранная карта
ui-production = производство

## Поле

ui-table = Стол
ui-oxygen-of = из { PERCENT($n) }
ui-temperature-of = до { DEGREES($n) }
ui-oceans-of = из { $n }
ui-space-land = суша
ui-space-ocean = предназначено для океана
ui-space-bonus = бонус: { $what }
ui-space-owner =
    { $person ->
        [me] ваш жетон
       *[other] { $player }
    }
ui-preview = Предпросмотр
ui-tile-here = { NAME($tile, of: "tile") } здесь
ui-from-oceans =
    { $n ->
        [one] от { $n } океана
       *[other] от { $n } океанов
    }
ui-place-it = Выложить сюда

## Достижения и награды

ui-milestones = Достижения
ui-awards = Награды
ui-goals = Достижения и награды
ui-milestones-left = { $n } из { $of } · 5 ПО
ui-awards-left = { $n } из { $of } · 5 и 2 ПО

## О чём спрашивают

ui-playable-count =
    { $n ->
        [one] Можно разыграть { $n } карту из { $of }
        [few] Можно разыграть { $n } карты из { $of }
       *[many] Можно разыграть { $n } карт из { $of }
    }
ui-choose-card = Выберите карту или другое действие
ui-choose-in-hand = выберите карту в руке
ui-choose-of-spaces =
    { $n ->
        [one] { $n } область
        [few] { $n } области
       *[many] { $n } областей
    }
ui-all-actions = Все действия
ui-cards = Карты
ui-convert = Обменять
ui-standard-projects = Стандартные проекты
ui-card-actions = Действия на ваших картах
ui-trade = Торговать
ui-colonies-open = вам доступно { $n } из { $of }
ui-price-from = от { COUNT("mc", $n) }
ui-free = бесплатно
ui-undo = Отменить
ui-back = Назад
ui-confirm = Подтвердить
ui-waste-sure = { NAME($parameter, of: "parameter") } на максимуме и больше не изменится. Всё равно продолжить?
ui-yes = Да
ui-no = Нет
ui-key-enter = Enter
ui-key-escape = Esc

## Оплата

ui-pay-title = Разыграть «{ NAME($card, of: "card") }» за { COUNT("mc", $n) }?
ui-you-pay = Вы платите
ui-metal-worth = по { COUNT("mc", $n) }
ui-left = останется { $n }
ui-paid-of = { $n } из { $of }
ui-nothing-wasted = без переплаты
ui-wasted = переплата { COUNT("mc", $n) }
ui-it-will = Что изменится
ui-play-it = Разыграть
ui-less = меньше { NOUN($resource, "other", case: "gen") }
ui-more = больше { NOUN($resource, "other", case: "gen") }
ui-to-pay = сколько { NOUN($resource, "other", case: "gen") } потратить
ui-was = было { $n }

## Ожидание

ui-when-my-turn = Когда наступит мой ход
ui-call-me = Позвать меня
ui-call-me-hint = звук, заголовок страницы и уведомление
ui-since-last-move = С вашего последнего хода

## Журнал

ui-log = Журнал
ui-what-happened = Что произошло
ui-log-all = всё

## Рука

ui-hand = Рука
ui-tableau = Разыграно
ui-colonies = Колонии
ui-my-cards = Мои карты
ui-hand-summary = можно разыграть сейчас: { $now }, позже: { $later }, уже никогда: { $never }
ui-actions-left =
    { $n ->
        [one] осталось { $n } действие
        [few] осталось { $n } действия
       *[many] осталось { $n } действий
    } на { $of ->
        [one] { $of } активной карте
       *[other] { $of } активных картах
    }
ui-used = использовано в этом поколении
ui-sort = Порядок
ui-sort-playable = можно разыграть
ui-sort-cost = стоимость
ui-sort-kind = вид
ui-sort-tag = метка
ui-sort-mine = мой
ui-automated-cards = технологические карты
ui-face-down = лежат лицевой стороной вниз, их метки больше не учитываются
ui-views = Вкладки

## Колонии

ui-markers-rise = маркеры движутся вперёд после производства
ui-colony-build = строительство
ui-colony-each-trade = каждая торговля
ui-was-here = флот уже здесь
ui-asleep = не действует, пока ни у кого нет карты для { NOUN($kind, "other", case: "gen") }

## Конец

ui-win =
    { $n ->
        [0] Вы победили при равенстве очков
        [one] Вы победили с перевесом в { $n } очко
        [few] Вы победили с перевесом в { $n } очка
       *[many] Вы победили с перевесом в { $n } очков
    }
ui-lose =
    { $n ->
        [0] { $player } побеждает при равенстве очков
        [one] { $player } побеждает с перевесом в { $n } очко
        [few] { $player } побеждает с перевесом в { $n } очка
       *[many] { $player } побеждает с перевесом в { $n } очков
    }
ui-draw = Ничья
ui-solo-won = Марс терраформирован в срок
ui-solo-lost = Марс ещё не терраформирован
ui-score-rating = Рейтинг
ui-score-milestones = Достижения
ui-score-awards = Награды
ui-score-greeneries = Озеленение
ui-score-cities = Города
ui-score-cards = Карты
ui-score-total = Итого
ui-points-by-generation = Очки по поколениям
ui-points-by-generation-hint = рейтинг, жетоны, карты, достижения и награды на тот момент
ui-most-terraforming = Наибольший вклад в терраформирование
ui-best-city = Лучший город
ui-closest-award = Самая упорная борьба за награду
ui-best-card = Лучшая карта
ui-look-at-table = Посмотреть на стол
ui-export = Экспорт
ui-replay = Повтор
ui-rematch = Реванш тем же составом
ui-game = Игра

## Сайт

web-home = Главная
web-pages = Страницы
web-skip = К содержанию
web-hero = Покорите Марс здесь и сейчас
web-hero-text = Играйте в «Покорение Марса» и Экспедицию «Арес» в браузере: в одиночку, против ботов, с друзьями на расстоянии или за одним экраном. Без регистрации и установки.
web-feature-bots = Боты, которым не стыдно проиграть
web-feature-bots-text = Четыре уровня: от первой игры до соперника, который думает наперёд.
web-feature-undo = Честная отмена
web-feature-undo-text = Ход можно вернуть, пока не открыта скрытая карта и никто другой не сделал ход.
web-feature-why = Почему нет?
web-feature-why-text = Карта, которую нельзя разыграть, говорит, чего не хватает. Каждый выбор заранее показывает, что он даст.
web-feature-replay = Повтор
web-feature-replay-text = Любая игра ещё раз, шаг за шагом, с любого места, с графиком очков и журналом всех эффектов.
web-feature-friends = Друзья по ссылке
web-feature-friends-text = Отправьте личную ссылку или играйте за одним экраном. Наблюдать может кто угодно.
web-feature-everyone = Для каждого
web-feature-everyone-text = На телефоне, с одной лишь клавиатурой, с программой экранного доступа, на пяти языках.
web-first-game = Сыграть первую игру с ботом
web-first-ares = Первая игра в Экспедицию «Арес»
web-new-game = Новая игра
web-forests = Леса
web-phases = Фазы
web-phase-development = Разыграйте зелёную карту; выбравшие фазу платят на 3 M€ меньше
web-phase-construction = Разыграйте синюю или красную карту; выбравшие фазу разыгрывают ещё одну или берут карту
web-phase-action = Выполняйте действия; выбравшие фазу выполняют одно из них ещё раз
web-phase-production = Получите доход; выбравшие фазу получают ещё 4 M€
web-phase-research = Возьмите 2 карты, оставьте 1; выбравшие фазу берут 5 и оставляют 2
web-switch-first-game = Первая игра
web-switch-first-game-hint = Начальные карты для тех, кто играет впервые
web-switch-exchange = Замена карт
web-switch-exchange-hint = Один раз заменить начальные карты
web-switch-coop = Кооперативная игра
web-switch-coop-hint = Двое игроков вместе побеждают или проигрывают
web-choice-level = Уровень одиночной игры
web-choice-level-novice = Новичок
web-choice-level-experienced = Опытный
web-choice-level-expert = Эксперт
web-solo-level = Одиночная игра, { $level ->
        [novice] новичок
        [experienced] опытный
       *[expert] эксперт
    }
web-coop-pool = Общий запас, кубики: { $cubes }, маркеры: { $markers }
web-how = Как играть
web-card-browser = Карты
web-my-games = Мои игры в этом браузере
web-no-games = Пока ни одной. До первой — один щелчок.
web-preparing = Сервер готовится. Играть можно уже сейчас; через минуту-другую всё станет быстрее.
web-theme-system = Как в системе
web-theme-dark = Тёмная
web-theme-light = Светлая
web-game = Игра
web-game-mars = Покорение Марса
web-game-mars-hint = 1–5 игроков, поле, карты, достижения и награды
web-game-ares = Экспедиция «Арес»
web-game-ares-hint = 1–4 игрока, фазы выбирают одновременно
web-variants = Варианты
web-switch-corporate-era = Эпоха корпораций
web-switch-corporate-era-hint = Больше карт и корпораций; производство начинается с нуля
web-switch-draft = Драфт
web-switch-draft-hint = Выбирайте карты по одной и передавайте остальные дальше
web-switch-colonies = Колонии
web-switch-colonies-hint = Стройте колонии и торгуйте со спутниками
web-switch-mixed-corporations = Все корпорации вместе
web-switch-mixed-corporations-hint = Каждый получает одну корпорацию из дополнений и одну из базовой игры
web-switch-beginners = Начинающие корпорации
web-switch-beginners-hint = Каждый начинает с 42 M€ и десятью бесплатными картами
web-switch-hidden-points = Скрытые очки
web-switch-hidden-points-hint = До конца игры ничьих очков не видно
web-seats = Игроки
web-seats-hint = За одним экраном игроки ходят по очереди, между ходами карты скрыты. Друзья получают личную ссылку.
web-order-mars = Ходят в порядке этого списка, а первый игрок меняется каждое поколение.
web-order-ares = Все играют одновременно, поэтому порядок в списке не важен.
web-first-player = Первый игрок
web-first-drawn = По жребию
web-first-is-nobody = На месте первого игрока никого нет.
web-setup-nobody = Выберите хотя бы одного игрока.
web-setup-solo-era = В одиночку играют с «Эпохой корпораций»: включите её.
web-setup-mixed = Для смешанных корпораций нужно дополнение: включите хотя бы одно.
web-setup-coop = В кооперативную игру играют ровно 2 игрока.
web-seat-kind = Кто сидит на месте { $n }
web-seat-name = Имя на месте { $n }
web-seat-level = Сила бота на месте { $n }
web-kind-none = Никто
web-kind-person = За этим экраном
web-kind-friend = Друг по ссылке
web-kind-bot = Бот
web-level-easy = Слабый
web-level-medium = Средний
web-level-hard = Сильный
web-level-easy-hint = знает цену карт, но часто ошибается; для первой игры; побеждает среднего примерно в одной партии из пятнадцати
web-level-medium-hint = сразу делает ход, который кажется лучшим, и не планирует вперёд; выиграл все 1000 партий против случайных ходов
web-level-hard-hint = думает секунду и перебирает тысячи возможных продолжений; побеждает среднего примерно в четырёх партиях из пяти
web-seed = Слово раздачи
web-seed-hint = Пусто — новая раздача. Одно и то же слово даёт те же карты: для реванша или чтобы сравнить игру с друзьями.
web-start = Начать
web-invite = Пригласите друзей
web-invite-hint = Каждая ссылка открывает одно место: отправьте её только одному человеку. Пока ею не воспользовались, вы найдёте её за столом в разделе «Люди».
web-watch-link = Смотреть может любой
web-copy = Копировать
web-to-table = К столу
web-refused = Не получилось
web-search = Поиск
web-any = все
web-filter-tag = Метка
web-filter-kind = Вид
web-filter-module = Набор
web-filter-makes = Увеличивает производство
web-filter-most = Стоимость не более
web-sort-number = номер
web-sort-cost = стоимость
web-sort-title = название
web-cards-found =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
web-gen = пок.
web-round = раунд
web-events = События
web-end = конец
web-sell-total =
    { $n ->
        [0] Ничего не продавать
       *[other] Продать { COUNT("card", $n, case: "acc") } за { COUNT("mc", $n) }
    }
web-score = Финальный подсчёт очков
web-score-now = Счёт
web-log-file = Журнал текстом
web-report = Сообщить о проблеме
web-my-name = Моё имя
web-smaller = Мельче
web-larger = Крупнее
web-end-turn = Закончить ход
web-take = Взять
web-sell-each = 1 M€ за каждую карту
# $mine: my number, $best: the greatest of the others
web-me-and-best = вы { $mine }, соперник { $best }
web-not-possible = сейчас невозможно
web-buy-nothing-sure = Не покупать ни одной карты?
web-spaces-glow =
    { $n ->
        [one] На поле подсвечена { $n } область
        [few] На поле подсвечены { $n } области
       *[many] На поле подсвечено { $n } областей
    }
web-waiting-for = Ждём: { $who }
web-watching = Вы наблюдаете
web-wait-hint = Можно спокойно осмотреться: ничего не отправится.
web-no-cards = В руке нет карт
web-choose-something = Сначала что-нибудь выберите
web-no-undo = Отменить нельзя: открылось что-то скрытое или кто-то уже сделал ход
web-curtain = { $player }, ваш ход
web-curtain-hint = Передайте экран. Остальным лучше не смотреть.
web-curtain-open = Показать мои карты
web-earlier = На ход назад
web-later = На ход вперёд
web-replay-move = Ход
web-view-of = Чьими глазами
web-spectator = Зритель
web-milestone-terraformer = РТ не ниже 35
web-milestone-mayor = Три города
web-milestone-gardener = Три жетона озеленения
web-milestone-builder = Восемь меток здания
web-milestone-planner = 16 карт в руке
web-award-landlord = Больше всего жетонов
web-award-banker = Самое высокое производство M€
web-award-scientist = Больше всего меток открытий
web-award-thermalist = Больше всего тепла
web-award-miner = Больше всего стали и титана
web-keys = Клавиши
web-key-help = Этот список
web-key-tabs = Рука, разыгранные карты, события, колонии
web-key-move = Переход между элементами
web-key-take = Выбрать
web-key-back = Назад
web-key-undo = Отменить
web-key-pass = Спасовать или закончить ход
web-key-log = Журнал
web-key-map = Поле: подсвеченные области
web-key-hand = Рука

## Предупреждения, пометки и настройки стола

ui-nothing-sure = Это ничего не изменит. Всё равно продолжить?
ui-hurts-sure = Это повредит только вам. Всё равно продолжить?
web-at-end = { NAME($parameter, of: "parameter") }: максимум уже достигнут
web-fewer = Меньше
web-last-choice = последний выбор
web-not-buy = Не покупать
web-buy-it = Купить карту «{ NAME($card, of: "card") }»
web-less-by = −{ $n }: { NAME($card, of: "card") }
web-less-else = −{ $n }
web-tags-hint = Разыгранное событие лежит лицевой стороной вниз: его метки больше не учитываются
web-space-list = Список областей
web-space = Область { $space }
web-replace-total =
    { $n ->
        [0] Оставить все карты
       *[other] Заменить { COUNT("card", $n, case: "acc") }
    }
web-redraw-total =
    { $n ->
        [0] Ничего не сбрасывать
       *[other] Сбросить { COUNT("card", $n, case: "acc") } и взять столько же
    }
web-keep-total =
    { $n ->
        [0] Выберите карты, которые оставите
       *[other] Оставить { COUNT("card", $n, case: "acc") }
    }
web-sale-total =
    { $n ->
        [0] Выберите карты на продажу
       *[other] Продать { COUNT("card", $n, case: "acc") } за { COUNT("mc", $mc, case: "acc") }
    }
web-barred = Вы выбрали её в прошлом раунде
web-seat-ready = готово
web-drafted = взято в этом драфте
web-sort-hint = Перетащите карту или передвиньте её клавишей Shift со стрелкой
web-card-size = Карты
web-map-size = Поле
web-motion = Анимация
web-hide-points = Скрыть очки
web-points-hidden = В этой игре очки скрыты до её окончания.
web-hint = Подсказка
web-hint-more = Подробнее
web-hint-close = Понятно
web-hints-off = Без подсказок
web-link-copied = Скопировано
web-watch = Ссылка для зрителей
web-seed-of = Слово этой раздачи
web-same-deal = Та же раздача ещё раз
web-points-by-round = Очки по раундам
web-points-by-round-hint = рейтинг, леса и карты на тот момент
web-as-it-stands = { $n } ПО при нынешнем положении
web-position-safe = Партия осталась такой, какой была. Вернитесь к ней или отправьте отчёт с позицией и ходами.
web-key-asked = Что от меня требуется
web-key-players = Другие игроки
web-key-sell = Продать карты
web-key-arrange = Передвинуть карту в руке
web-report-note = Что пошло не так?
