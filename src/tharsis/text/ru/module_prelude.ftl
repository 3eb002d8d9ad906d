### Пролог: что говорят его карты, вопросы и журнал.

web-switch-prelude = Пролог
web-switch-prelude-hint = Две карты прологов дают каждому быстрый старт
web-switch-without-preludes = «Пролог» без прологов
web-switch-without-preludes-hint = Только проекты и корпорации этого дополнения
web-switch-rating-goal = Соло: РТ 63
web-switch-rating-goal-hint = Достичь РТ 63 вместо завершения параметров
web-setup-without-preludes = Игре без прологов нужно дополнение «Пролог»: включите его.
web-setup-rating-goal = Рейтинг 63 — цель для одного игрока с «Прологом».

kind-prelude = Пролог
tag-wild = Любая
phase-preludes = Прологи
standard-project-buffer-gas = Буферный газ

## Слова его карт

word-play-now =
    { $discount ->
        [0] разыграйте карту из руки, игнорируя её требования к глобальным параметрам
       *[other] разыграйте карту из руки, заплатив за неё на { COUNT("mc", $discount) } меньше
    }
    .inf =
        { $discount ->
            [0] разыграть карту из руки, игнорируя её требования к глобальным параметрам
           *[other] разыграть карту из руки, заплатив за неё на { COUNT("mc", $discount) } меньше
        }
word-play-new-prelude =
    возьмите { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    } прологов, одну разыграйте, а остальные сбросьте
    .inf =
        взять { $cards ->
            [one] { $cards } карту
            [few] { $cards } карты
           *[many] { $cards } карт
        } прологов, одну разыграть, а остальные сбросить
word-fund-award = бесплатно учредите награду
    .inf = бесплатно учредить награду
word-gain-lowest-production = увеличьте на { $amount } любое из своих самых низких производств
    .inf = увеличить на { $amount } любое из своих самых низких производств
word-points-played = разыгрывая карту, на которой указаны ПО (кроме отрицательных)
    .next = разыгрывая карту, на которой указаны ПО (кроме отрицательных)
word-wild-tag = в каждом своём действии считайте метку этой карты меткой любого вида на свой выбор; на награды и ПО она не влияет
icon-vp = ПО
icon-tag-wild = метка на выбор
icon-prelude = пролог
icon-award = награда
icon-production = производство
icon-lowest = наименьшее
icon-no-needs = без требований

## Вопросы, ответы, журнал

ask-keep-preludes = Выберите 2 пролога, которые оставите
ask-play-prelude = Выберите пролог, который разыграете первым
start-preludes = Прологи, 2 из 4
# $n: how many are still to be chosen
start-more-preludes =
    { $n ->
        [one] Выберите ещё { $n } пролог
        [few] Выберите { $n } пролога
       *[many] Выберите { $n } прологов
    }
ask-new-prelude = Выберите пролог, который разыграете
ask-play-now =
    { $n ->
        [0] Выберите карту: её требования к глобальным параметрам не действуют
       *[other] Выберите карту, которую разыграете на { COUNT("mc", $n) } дешевле
    }
ask-free-award = Выберите награду, которую учредите бесплатно
ask-lowest-production = Выберите, какое из самых низких производств вырастет
do-give-up = Сбросить «{ NAME($card, of: "card") }» за { COUNT("mc", $n) }
do-raise-production = Производство { NOUN($resource, of: "production", form: "of") }
reason-no-project = с ним нельзя разыграть ни одной карты из руки
reason-no-award = не осталось награды, которую можно учредить
event-gave-up =
    { $person ->
        [me] Вы сбрасываете
       *[other] { $player } сбрасывает
    } пролог «{ NAME($card, of: "card") }»
hint-mars-preludes = Выбирайте прологи под корпорацию и первые карты: производство работает дольше всего, а M€ сразу оплачивают карты.
hint-mars-play-prelude = Сначала разыграйте то, что нужно второму прологу, например M€ для оплаты. Пролог, который невозможно выполнить, даёт вместо этого 15 M€.
hint-mars-play-now = Разыграйте то, на что иначе не хватило бы M€ или чего ещё не позволили бы требования: помощь только для этой карты.
hint-mars-free-award = Выбирайте награду, в которой будете первыми в конце, а не ту, в которой лидируете сейчас.

## Названия

card-allied-bank = Подконтрольный банк
card-aquifer-turbines = Гидротурбины
card-biofuels = Биотопливо
card-biolab = Биолаборатория
card-biosphere-support = Поддержание биосферы
card-business-empire = Бизнес-империя
card-dome-farming = Земледелие под куполом
card-donation = Субсидия
card-early-settlement = Первое поселение
card-ecology-experts = Эксперты-экологи
card-eccentric-sponsor = Эпатажный спонсор
card-experimental-forest = Экспериментальный лес
card-galilean-mining = Добыча на галилеевых спутниках
card-great-aquifer = Большой водоносный слой
card-huge-asteroid = Огромный астероид
card-io-research-outpost = Исследовательская база на Ио
card-loan = Ссуда
card-martian-industries = Промышленность на Марсе
card-metal-rich-asteroid = Металлический астероид
card-metals-company = Металлургическая компания
card-mining-operations = Горные работы
card-mohole = Мохол
card-mohole-excavation = Глубокое бурение
card-nitrogen-shipment = Поставка азота
card-orbital-construction-yard = Орбитальная строительная база
card-polar-industries = Полярная промышленность
card-power-generation = Энергоснабжение
card-research-network = Исследовательская сеть
card-self-sufficient-settlement = Независимое поселение
card-smelting-plant = Плавильный завод
card-society-support = Поддержка общества
card-supplier = Поставщик
card-supply-drop = Поставка снабжения
card-unmi-contractor = Подрядчик UNMI
card-acquired-space-agency = Космическое агентство
card-house-printing = Печатание домов
card-lava-tube-settlement = Колонисты в лавовых трубках
card-martian-survey = Опрос марсиан
card-psychrophiles = Психрофилы
card-research-coordination = Координация исследований
card-sf-memorial = Мемориал СФ
card-space-hotels = Космические отели
card-cheung-shing-mars = Cheung Shing MARS
card-point-luna = Point Luna
card-robinson-industries = Robinson Industries
card-valley-trust = Valley Trust
card-vitor = Vitor
