### Зал, імена, темп, рейтинги та люди за столом.

## Зал

people-lobby = Зал
people-ratings = Рейтинги
people-me = Моє ім’я
people-my-games = Мої партії
people-open-tables = Відкриті столи
people-shown = показано { $n } з { $of }
people-create = Створити стіл
people-no-games = Зараз у вас немає незавершених партій. Сядьте за стіл, відкрийте свій або зіграйте з ботом
people-no-tables = Зараз ніхто не чекає на гравців. Відкрийте стіл — його побачать усі, хто зайде
people-more-tables =
    { $n ->
        [one] ще { $n } стіл не підходить
        [few] ще { $n } столи не підходять
       *[other] ще { $n } столів не підходять
    }
people-show-all = Показати всі
people-join = Сісти
people-watch = Дивитися
people-to-table = До столу
people-free =
    { $n ->
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[other] { $n } вільних місць
    }
people-free-short = вільно { $n }
people-seat-free = вільне місце
people-setting-up = очікуємо гравців
people-starts-when-full = почнеться, коли всі сядуть
people-starts-itself = Партія почнеться сама, щойно буде зайняте останнє місце.
people-waiting-for =
    { $n ->
        [one] чекаємо ще на { $n } гравця
       *[other] чекаємо ще на { $n } гравців
    }
people-table-of = Стіл гравця { $name }
people-word-is = кодове слово { $word }
people-table-link = Посилання на цей стіл
people-leave = Встати з-за столу
people-start-with-bots = Почати з ботами
people-bots-level = Боти
people-new = новачок
people-rated = Рейтингова
people-game-all = Обидві гри
people-game-mars = Марс
people-game-ares = Арес

## Відкриваємо стіл

people-who-joins = Хто може сісти
people-access-link = За посиланням
people-access-link-hint = Лише ті, кому ви надішлете посилання
people-access-link-short = Посилання
people-access-public = Усі охочі
people-access-public-hint = Стіл видно в залі; на місця «будь-хто» може сісти кожен
people-access-public-short = Усі
people-access-group = Група
people-access-group-hint = Стіл бачать ті, хто знає ваше кодове слово
people-access-group-short = Моя група
people-title = Назва столу
people-word = Кодове слово
people-rated-hint = Іде в рейтинг: для всіх охочих, без ботів, без вибраного слова роздачі
people-counts = Іде в рейтинг, якщо відкрито для всіх
people-players-number = Гравці
people-open-to = Для кого
people-all-choices = Усі налаштування
people-open-it = Відкрити стіл
web-kind-open = Будь-хто
web-setup-nobody-sees = Місце для будь-кого потребує столу, який видно іншим: відкрийте його для всіх або для групи
web-setup-seed-chosen = За столом для всіх слово роздачі не вибирають: його визначає сервер, щоб ніхто не знав роздачі
web-setup-no-open-seat = За столом для всіх потрібне хоча б одне місце для будь-кого
web-setup-not-rateable = Рейтинговий стіл відкритий для всіх: одна людина тут, решта місць — для будь-кого, без ботів
web-setup-coop-unrated = Партія, у якій усі перемагають або програють разом, не йде в рейтинг
web-setup-word = Кодове слово має від 3 до 40 літер
web-setup-time-bank = Час на всю партію — від 0 до 600 хвилин
web-setup-time-step = Час на хід — від 5 до 3600 секунд
web-setup-time-days = Час на хід — від 1 до 30 днів

## Темп

people-pace = Темп
people-pace-all = Будь-який темп
people-pace-none = Без годинника
people-pace-none-hint = Кожен думає, скільки потрібно
people-pace-clock = З годинником
people-pace-clock-hint = Кілька секунд на кожен хід; решту знімають із вашого запасу на партію
people-pace-days = Дні
people-pace-days-hint = Кілька днів на кожен хід — для гри за листуванням
people-bank = Час на всю партію
people-step = Час на кожен хід
people-clock = { $bank } + { $step } на хід
people-a-move = { $time } на хід
people-end = Коли час вийде
people-end-pass = Гравець пасує
people-end-bot = Далі грає бот
people-end-resign = Гравець здається
people-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[other] { $n } днів
    }
people-hours = { $n } год
people-minutes = { $n } хв
people-seconds = { $n } с
people-left = лишилося { $time }
people-for = уже { $time }
people-time-left = Лишилося часу

## Групи

people-group = Зустріч за кодовим словом
people-group-hint = Хто введе те саме слово, той у тій самій групі й бачить її столи.
people-enter = Увійти
people-players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[other] { $n } гравців
    }
people-leave-group = Вийти з групи «{ $word }»

## Імена

people-my-name = Ваше ім’я
people-name-hint = Без облікового запису й пароля: ім’я тримається на секреті в цьому браузері. Створіть посилання — і зможете перенести ім’я в інший.
people-name-rules = Від 2 до 24 літер чи цифр; пробіли, крапки й дефіси — лише всередині. Ім’я не має бути схожим на чуже.
people-take-name = Узяти це ім’я
people-rename = Змінити ім’я
people-my-ratings = Мої партії та рейтинги
people-recovery = Узяти ім’я з собою
people-recovery-hint = Хто відкриє це посилання, той стане вами, з усіма партіями й рейтингами. Бережіть його, як ключ. Нове посилання замінює попереднє.
people-recovery-link = Ваше посилання
people-make-recovery = Створити посилання
people-recovery-unknown = Це посилання не діє. Можливо, уже створено новіше
people-browsers = Ваші браузери
people-forget-others = Забути всі інші браузери
people-forget = Забути цей браузер
people-forget-sure = Так, забути тут ім’я { $name }
people-forget-hint = Забутий браузер більше не знає вашого імені. Без посилання повернути його не зможе ніхто.
people-others-forgotten = Тепер ваше ім’я знає лише цей браузер. Попередні посилання нічого не відкривають.
people-recover = Ви — { $name }?
people-recover-hint = Цей браузер гратиме як { $name }, з усіма партіями й рейтингами.
people-recover-instead = Він більше не буде гравцем { $name }.
people-recover-yes = Так, я { $name }
people-name-first = Спершу виберіть ім’я
people-name-length = Ім’я має від 2 до 24 літер
people-name-letters = Ім’я складається з літер і цифр; пробіли, крапки, апострофи й дефіси — лише всередині
people-name-mixed = Ім’я пишуть однією абеткою
people-name-reserved = Так тут ніхто не може зватися; виберіть інше ім’я
people-name-taken = Таке або дуже схоже ім’я вже хтось має; виберіть інше

## Рейтинги

people-ratings-hint = Рейтинг рахують за рейтинговими партіями, окремо для кожної гри й кількості гравців. Усі починають із 1500; до { $n } партій біля рейтингу стоїть знак питання.
people-no-ratings = Ще не завершено жодної рейтингової партії. Відкрийте стіл для всіх і поставте позначку «Іде в рейтинг»
people-no-rated-games = Рейтингових партій ще не було
people-all-players = Усі гравці
people-any-number = Будь-яка кількість
people-with =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[other] { $n } гравців
    }
people-place = Місце
people-player = Гравець
people-games = Партії
people-wins = Перемоги
people-rating = Рейтинг
people-lately = Останнім часом
people-day = День
people-against = Суперники
people-rank = { $n } з { $of }
people-edition =
    { $n ->
        [few] { $game }, { $n } гравці
       *[other] { $game }, { $n } гравців
    }
people-career =
    { $n ->
        [one] { $n } партія, перемог: { $wins }
        [few] { $n } партії, перемог: { $wins }
       *[other] { $n } партій, перемог: { $wins }
    }
people-chart =
    { $n ->
        [one] Рейтинг після { $n } партії: { $rating }
       *[other] Рейтинг після { $n } партій: { $rating }
    }
people-nobody = Такого гравця немає

## Чесність

people-seed-hash = Роздача вже визначена. Збережіть SHA-256 її слова, щоб перевірити після партії:
people-seed-chosen = Слово цієї роздачі вибрано, а не визначено сервером: { $seed }. Хто знає слово, може дізнатися всі карти
people-seed-after = Слово роздачі: { $seed }. Його SHA-256 має збігатися з тим, яке ви зберегли до початку партії:
people-seed-verify = Щоб перевірити роздачу й кожен хід власноруч, завантажте файл партії та виконайте:

## Відмови

people-not-open = За цей стіл не можна сісти із залу
people-not-your-group = Цей стіл для групи; спершу введіть її слово
people-table-full = Усі місця зайняті
people-has-begun = Партія вже почалася
people-rated-waits = Рейтинговий стіл чекає на людей
people-host-only = Це може лише господар столу
people-not-started = Партія почнеться, коли всі місця будуть зайняті
people-bot-plays = Зараз за вас грає бот. Спершу поверніть собі місце
people-no-resigning = Тут немає чого здавати
people-has-resigned = Хто здався, той не повертається
people-is-here = Цей гравець тут, або зараз не його хід
people-wait-a-minute = Дайте цьому гравцеві хвилину
people-wait-longer = Дайте цьому гравцеві три хвилини
people-too-many-tries = Забагато спроб; зачекайте трохи
people-too-many-lines = Забагато одразу; зачекайте трохи
people-empty-line = Спершу напишіть щось
people-no-teaching = За рейтинговим столом, а також гравцям свого столу показувати руку не можна
people-teach-unknown = Це посилання вже не показує нічиєї руки

## Люди за столом

people-panel = Люди
people-here = тут
people-away = відійшов: { $time }
people-never = ще не приходив
people-bot-instead = грає бот
people-resigned = здався
people-come-back = Я знову тут
people-bot-plays-for-you = За вас грає бот.
people-resign = Здатися
people-resign-sure = Здатися? Далі за вас гратиме бот, і повернутися не можна.
people-replace = Хай грає бот
people-vote = Хай грає бот: { $n } з { $of }
people-voted = Ваш голос враховано: { $n } з { $of }
people-vote-hint = За хвилину вирішує більшість решти гравців, а господар столу — сам після трьох хвилин. Хто повернеться, той знову сідає на своє місце.
people-invite = Запрошення: { $name }
people-my-device = Моє місце на іншому пристрої
people-device-hint = Відкрийте це посилання на іншому пристрої. Нове посилання замінить його.
people-links = Посилання
people-make-link = Створити посилання
people-spectators = Для глядачів
people-teach = Показати комусь мою руку
people-teach-hint = Для навчання: хто відкриє посилання, бачитиме ваші карти, доки ви це не припините.
people-teach-stop = Більше нікому не показувати руку
people-teach-count =
    { $n ->
        [0] Поки ніхто не дивиться
        [one] У вашу руку дивиться { $n } браузер
        [few] У вашу руку дивляться { $n } браузери
       *[other] У вашу руку дивиться { $n } браузерів
    }
people-teach-looking = Ви дивитеся в руку гравця { $name }.
people-shows-hand = показує руку

## Розмова

people-chat = Розмова
people-chat-empty = Поки ніхто нічого не сказав
people-chat-line = Скажіть щось
people-send = Надіслати
people-mute = Не чути
people-unmute = Знову чути
phrase-hello = Вітаю!
phrase-good-luck = Успіхів і гарної гри!
phrase-one-moment = Хвилинку, будь ласка
phrase-back-soon = Скоро повернуся
phrase-your-turn = Твій хід
phrase-nice = Гарний хід!
phrase-ouch = Ой!
phrase-thanks = Дякую!
phrase-sorry = Перепрошую!
phrase-good-game = Дякую за гру!
