### Зал, имена, темп, рейтинги и люди за столом.

## Зал

people-lobby = Зал
people-ratings = Рейтинги
people-me = Моё имя
people-my-games = Мои партии
people-open-tables = Открытые столы
people-shown = показано { $n } из { $of }
people-create = Создать стол
people-no-games = Сейчас у вас нет неоконченных партий. Сядьте за стол, откройте свой или сыграйте с ботом
people-no-tables = Сейчас никто не ждёт игроков. Откройте стол — его увидят все, кто зайдёт
people-more-tables =
    { $n ->
        [one] ещё { $n } стол не подходит
        [few] ещё { $n } стола не подходят
       *[other] ещё { $n } столов не подходят
    }
people-show-all = Показать все
people-join = Сесть
people-watch = Смотреть
people-to-table = К столу
people-free =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[other] { $n } свободных мест
    }
people-free-short = свободно { $n }
people-seat-free = свободное место
people-setting-up = ждём игроков
people-starts-when-full = начнётся, когда все сядут
people-starts-itself = Партия начнётся сама, как только будет занято последнее место.
people-waiting-for =
    { $n ->
        [one] ждём ещё { $n } игрока
       *[other] ждём ещё { $n } игроков
    }
people-table-of = Стол игрока { $name }
people-word-is = кодовое слово { $word }
people-table-link = Ссылка на этот стол
people-leave = Встать из-за стола
people-start-with-bots = Начать с ботами
people-bots-level = Боты
people-new = новичок
people-rated = На рейтинг
people-game-all = Обе игры
people-game-mars = Марс
people-game-ares = Арес

## Открываем стол

people-who-joins = Кто может сесть
people-access-link = По ссылке
people-access-link-hint = Только те, кому вы пришлёте ссылку
people-access-link-short = По ссылке
people-access-public = Все желающие
people-access-public-hint = Стол виден в зале; на места «любой» может сесть каждый
people-access-public-short = Все
people-access-group = Группа
people-access-group-hint = Стол видят те, кто знает ваше кодовое слово
people-access-group-short = Моя группа
people-title = Название стола
people-word = Кодовое слово
people-rated-hint = Идёт в рейтинг: для всех желающих, без ботов, без своего слова раздачи
people-counts = Идёт в рейтинг, если стол открыт для всех
people-players-number = Игроки
people-open-to = Для кого
people-all-choices = Все настройки
people-open-it = Открыть стол
web-kind-open = Любой
web-setup-nobody-sees = Месту для любого нужен стол, который видят другие: откройте его для всех или для группы
web-setup-seed-chosen = За столом для всех слово раздачи выбирает сервер, чтобы никто не знал её заранее
web-setup-no-open-seat = За столом для всех нужно хотя бы одно место для любого
web-setup-not-rateable = Стол на рейтинг открыт для всех: один человек здесь, остальные места — для любого, без ботов
web-setup-coop-unrated = Партия, в которой все побеждают или проигрывают вместе, не идёт в рейтинг
web-setup-word = В кодовом слове от 3 до 40 букв
web-setup-time-bank = Время на всю партию — от 0 до 600 минут
web-setup-time-step = Время на ход — от 5 до 3600 секунд
web-setup-time-days = Время на ход — от 1 до 30 дней

## Темп

people-pace = Темп
people-pace-all = Любой темп
people-pace-none = Без часов
people-pace-none-hint = Каждый думает сколько нужно
people-pace-clock = С часами
people-pace-clock-hint = Несколько секунд на каждый ход; дальше расходуется ваш запас времени на всю партию
people-pace-days = Дни
people-pace-days-hint = Несколько дней на каждый ход — для игры по переписке
people-bank = Время на всю партию
people-step = Время на каждый ход
people-clock = { $bank } + { $step } на ход
people-a-move = { $time } на ход
people-end = Когда время вышло
people-end-pass = Игрок пасует
people-end-bot = Дальше играет бот
people-end-resign = Игрок сдаётся
people-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[other] { $n } дней
    }
people-hours = { $n } ч
people-minutes = { $n } мин
people-seconds = { $n } с
people-left = осталось { $time }
people-for = уже { $time }
people-time-left = Осталось времени

## Группы

people-group = Встреча по кодовому слову
people-group-hint = Кто введёт то же слово, тот в той же группе и видит её столы.
people-enter = Войти
people-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[other] { $n } игроков
    }
people-leave-group = Выйти из группы «{ $word }»

## Имена

people-my-name = Ваше имя
people-name-hint = Без учётной записи и пароля: имя хранится в этом браузере. Создайте ссылку, чтобы перенести его в другой.
people-name-rules = От 2 до 24 букв или цифр; пробелы, точки и дефисы — только внутри. Имя не должно быть похоже на чужое.
people-take-name = Взять это имя
people-rename = Сменить имя
people-my-ratings = Мои партии и рейтинги
people-recovery = Взять имя с собой
people-recovery-hint = Кто откроет эту ссылку, тот станет вами, со всеми партиями и рейтингами. Берегите её, как ключ. Новая ссылка заменяет прежнюю.
people-recovery-link = Ваша ссылка
people-make-recovery = Создать ссылку
people-recovery-unknown = Эта ссылка не действует. Возможно, уже создана более новая
people-browsers = Ваши браузеры
people-forget-others = Забыть все другие браузеры
people-forget = Забыть этот браузер
people-forget-sure = Да, забыть здесь имя { $name }
people-forget-hint = Забытый браузер больше не знает вашего имени. Без ссылки вернуть его не сможет никто.
people-others-forgotten = Теперь ваше имя знает только этот браузер. Прежние ссылки ничего не открывают.
people-recover = Вы — { $name }?
people-recover-hint = Этот браузер будет играть как { $name }, со всеми партиями и рейтингами.
people-recover-instead = Он больше не будет игроком { $name }.
people-recover-yes = Да, я { $name }
people-name-first = Сначала выберите имя
people-name-length = В имени от 2 до 24 букв
people-name-letters = Имя состоит из букв и цифр; пробелы, точки, апострофы и дефисы — только внутри
people-name-mixed = Имя пишут одним алфавитом
people-name-reserved = Так здесь никого не могут звать; выберите другое имя
people-name-taken = Так или очень похоже кого-то уже зовут; выберите другое имя

## Рейтинги

people-ratings-hint = Рейтинг меняют только партии за столами на рейтинг, отдельно для каждой игры и числа игроков. Все начинают с 1500; до { $n } партий рядом с рейтингом стоит знак вопроса.
people-no-ratings = Ещё не окончено ни одной партии на рейтинг. Откройте стол для всех и отметьте «Идёт в рейтинг»
people-no-rated-games = Партий на рейтинг ещё не было
people-all-players = Все игроки
people-any-number = Любое число
people-with =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[other] { $n } игроков
    }
people-place = Место
people-player = Игрок
people-games = Партии
people-wins = Победы
people-rating = Рейтинг
people-lately = В последнее время
people-day = День
people-against = Соперники
people-rank = { $n } из { $of }
people-edition =
    { $n ->
        [one] { $game }, { $n } игрок
        [few] { $game }, { $n } игрока
       *[other] { $game }, { $n } игроков
    }
people-career =
    { $n ->
        [one] { $n } партия, побед: { $wins }
        [few] { $n } партии, побед: { $wins }
       *[other] { $n } партий, побед: { $wins }
    }
people-chart =
    { $n ->
        [one] Рейтинг после { $n } партии: { $rating }
        [few] Рейтинг за { $n } партии, сейчас { $rating }
       *[other] Рейтинг за { $n } партий, сейчас { $rating }
    }
people-nobody = Такого игрока нет

## Честность

people-seed-hash = Раздача уже определена. Сохраните SHA-256 её слова, чтобы проверить после партии:
people-seed-chosen = Слово этой раздачи выбрал игрок, а не сервер: { $seed }. Кто знает слово, может узнать все карты
people-seed-after = Слово раздачи: { $seed }. Его SHA-256 должен совпасть с тем, который вы сохранили до начала партии:
people-seed-verify = Чтобы самостоятельно проверить раздачу и каждый ход, скачайте файл партии и выполните:

## Отказы

people-not-open = За этот стол нельзя сесть из зала
people-not-your-group = Этот стол для группы; сначала введите её слово
people-table-full = Все места заняты
people-has-begun = Партия уже началась
people-rated-waits = Стол на рейтинг ждёт людей
people-host-only = Это может только хозяин стола
people-not-started = Партия начнётся, когда все места будут заняты
people-bot-plays = Сейчас за вас играет бот. Сначала верните себе место
people-no-resigning = Здесь нечего сдавать
people-has-resigned = Кто сдался, тот не возвращается
people-is-here = Этот игрок здесь, или сейчас не его ход
people-wait-a-minute = Дайте этому игроку минуту
people-wait-longer = Дайте этому игроку три минуты
people-too-many-tries = Слишком много попыток; подождите немного
people-too-many-lines = Слишком много сразу; подождите немного
people-empty-line = Сначала напишите что-нибудь
people-no-teaching = Нельзя показывать руку за столом на рейтинг и тем, кто играет за этим же столом
people-teach-unknown = Эта ссылка уже не показывает ничьей руки

## Люди за столом

people-panel = Люди
people-here = здесь
people-away = нет на месте: { $time }
people-never = ещё не было
people-bot-instead = играет бот
people-resigned = сдался
people-come-back = Вернуться за стол
people-bot-plays-for-you = За вас играет бот.
people-resign = Сдаться
people-resign-sure = Сдаться? Дальше за вас будет играть бот, и вернуться нельзя.
people-replace = Пусть играет бот
people-vote = Пусть играет бот: { $n } из { $of }
people-voted = Ваш голос учтён: { $n } из { $of }
people-vote-hint = Через минуту решает большинство остальных игроков, а хозяин стола — сам через три минуты. Кто вернётся, снова садится на своё место.
people-invite = Приглашение: { $name }
people-my-device = Моё место на другом устройстве
people-device-hint = Откройте эту ссылку на другом устройстве. Новая ссылка заменит её.
people-links = Ссылки
people-make-link = Создать ссылку
people-spectators = Для зрителей
people-teach = Показать кому-нибудь мою руку
people-teach-hint = Для обучения: кто откроет ссылку, будет видеть ваши карты, пока вы это не прекратите.
people-teach-stop = Больше никому не показывать руку
people-teach-count =
    { $n ->
        [0] Пока никто не смотрит
        [one] В вашу руку смотрит { $n } браузер
        [few] В вашу руку смотрят { $n } браузера
       *[other] В вашу руку смотрят { $n } браузеров
    }
people-teach-looking = Вы смотрите в руку игрока { $name }.
people-shows-hand = показывает руку

## Чат

people-chat = Чат
people-chat-empty = Пока никто ничего не сказал
people-chat-line = Скажите что-нибудь
people-send = Отправить
people-mute = Заглушить
people-unmute = Снова слышать
phrase-hello = Привет!
phrase-good-luck = Удачи и приятной игры!
phrase-one-moment = Минутку, пожалуйста
phrase-back-soon = Скоро вернусь
phrase-your-turn = Ваш ход
phrase-nice = Хороший ход!
phrase-ouch = Ой!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-good-game = Спасибо за игру!
