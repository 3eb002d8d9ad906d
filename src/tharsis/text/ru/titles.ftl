## Project cards of the base game

card-colonizer-training-camp = Тренировочный лагерь колонистов
card-deep-well-heating = Тепло глубин
card-cloud-seeding = Засев облаков
card-search-for-life = Поиски жизни
card-martian-rails = Марсианский монорельс
card-capital = Столица
card-asteroid = Астероид
card-comet = Комета
card-big-asteroid = Большой астероид
card-water-import-from-europa = Импорт воды с Европы
card-equatorial-magnetizer = Искусственное магнитное поле
card-domed-crater = Кратер под куполом
card-noctis-city = Ноктис-Сити
card-methane-from-titan = Метан с Титана
card-imported-hydrogen = Ввоз водорода
card-research-outpost = Исследовательская станция
card-phobos-space-haven = Космопорт на Фобосе
card-black-polar-dust = Полярная чёрная пыль
card-arctic-algae = Арктические водоросли
card-predators = Хищники
card-eos-chasma-national-park = Заповедник каньона Эос
card-cupola-city = Город под куполом
card-lunar-beam = Луч с Луны
card-optimal-aerobraking = Аэроторможение
card-underground-city = Подземный город
card-regolith-eaters = Поедатели реголита
card-ghg-producing-bacteria = Бактерии, выделяющие парниковые газы
card-ants = Муравьи
card-release-of-inert-gases = Выпуск инертных газов
card-nitrogen-rich-asteroid = Богатый азотом астероид
card-rover-construction = Создание вездехода
card-deimos-down = Падение Деймоса
card-asteroid-mining = Разработка астероидов
card-food-factory = Пищевой комбинат
card-archaebacteria = Архебактерии
card-carbonate-processing = Производство карбонатов
card-natural-preserve = Природный заповедник
card-nuclear-power = Ядерная энергия
card-algae = Водоросли
card-adapted-lichen = Адаптированные лишайники
card-fish = Рыба
card-lake-marineris = Озеро Маринер
card-small-animals = Мелкие животные
card-kelp-farming = Культивирование водорослей
card-beam-from-a-thorium-asteroid = Луч с ториевого астероида
card-mangrove = Мангровые леса
card-trees = Деревья
card-mining-expedition = Рудная экспедиция
card-mining-rights = Право на разработку
card-birds = Птицы
card-towing-a-comet = Буксировка кометы
card-space-mirrors = Космические зеркала
card-solar-wind-power = Энергия солнечного ветра
card-ice-asteroid = Ледяной астероид
card-giant-ice-asteroid = Гигантский ледяной астероид
card-ganymede-colony = Колония на Ганимеде
card-giant-space-mirror = Огромное космическое зеркало
card-grass = Трава
card-heather = Вереск
card-peroxide-power = Пероксидная энергия
card-bushes = Кустарники
card-greenhouses = Теплицы
card-nuclear-zone = Ядерная зона
card-fueled-generators = Топливные генераторы
card-ironworks = Металлургический завод
card-power-grid = Энергосеть
card-steelworks = Сталелитейный завод
card-ore-processor = Обогатительная фабрика
card-open-city = Открытый город
card-solar-power = Солнечная энергия
card-breathing-filters = Дыхательные фильтры
card-artificial-photosynthesis = Искусственный фотосинтез
card-artificial-lake = Искусственное озеро
card-geothermal-power = Геотермальная энергия
card-farming = Земледелие
card-dust-seals = Пылезащита
card-urbanized-area = Городской массив
card-moss = Мох
card-ghg-factories = Фабрики парникового газа
card-subterranean-reservoir = Подземный резервуар
card-ecological-zone = Экологическая зона
card-zeppelins = Цеппелины
card-worms = Черви
card-decomposers = Редуценты
card-fusion-power = Термоядерная энергия
card-symbiotic-fungus = Грибы-симбионты
card-extreme-cold-fungus = Грибок для сверхнизких температур
card-advanced-ecosystems = Развитые экосистемы
card-great-dam = Великая плотина
card-strip-mine = Карьер
card-wave-power = Энергия волн
card-lava-flows = Потоки лавы
card-power-plant = Электростанция
card-mohole-area = Проект Мохол
card-large-convoy = Груз с Земли
card-tectonic-stress-power = Тектоническая энергия
card-nitrophilic-moss = Азотолюбивый мох
card-herbivores = Травоядные
card-insects = Насекомые
card-insulation = Изоляторы
card-adaptation-technology = Технология адаптации
card-designed-microorganisms = Искусственные микроорганизмы
card-nitrite-reducing-bacteria = Бактерия, перерабатывающая нитриты
card-industrial-microbes = Промышленные микробы
card-lichen = Лишайник
card-convoy-from-europa = Груз с Европы
card-imported-ghg = Ввоз парниковых газов
card-imported-nitrogen = Ввоз азота
card-micro-mills = Микроветряки
card-magnetic-field-generators = Генераторы магнитного поля
card-shuttles = Шаттлы
card-import-of-advanced-ghg = Импорт улучшенного парникового газа
card-windmills = Ветряные электростанции
card-tundra-farming = Земледелие в тундре
card-aerobraked-ammonia-asteroid = Торможение аммиачного астероида
card-magnetic-field-dome = Купол с магнитным полем
card-pets = Домашние любимцы
card-protected-valley = Защищённая долина
card-noctis-farming = Земледелие в Лабиринте Ночи
card-water-splitting-plant = Фабрика по расщеплению воды
card-heat-trappers = Теплоуловители
card-soil-factory = Фабрика по производству почвы
card-ice-cap-melting = Таяние ледяных шапок
card-biomass-combustors = Сжигание биомассы
card-livestock = Домашний скот
card-aquifer-pumping = Водоотлив из подземного резервуара
card-flooding = Потоп
card-energy-saving = Энергосбережение
card-local-heat-trapping = Эксплуатация источников тепла
card-permafrost-extraction = Удаление вечной мерзлоты
card-plantation = Насаждения
card-immigration-shuttles = Иммиграционный шаттл
card-immigrant-city = Город иммигрантов
card-underground-detonations = Подземные взрывы
card-soletta = Солнечное зеркало
card-rad-chem-factory = Радиохимический завод
card-special-design = Особая разработка

## Project cards of Corporate Era

card-asteroid-mining-consortium = Астероидный консорциум
card-inventors-guild = Союз изобретателей
card-space-elevator = Космический лифт
card-development-center = Научный центр
card-space-station = Космическая станция
card-interstellar-colony-ship = Межзвёздный корабль-колония
card-security-fleet = Охранный флот
card-lightning-harvest = Грозовая энергетика
card-tardigrades = Тихоходки
card-virus = Вирус
card-miranda-resort = Курорт на Миранде
card-mine = Рудник
card-vesta-shipyard = Верфь на Весте
card-great-escarpment-consortium = Консорциум Большого Уступа
card-mineral-deposit = Залежи ископаемых
card-mining-area = Горнопромышленный район
card-building-industries = Строительная промышленность
card-land-claim = Застолбить территорию
card-sponsors = Спонсоры
card-electro-catapult = Электрокатапульта
card-earth-catapult = Катапульта на Земле
card-advanced-alloys = Передовые сплавы
card-mars-university = Марсианский университет
card-viral-enhancers = Вирусные векторы
card-quantum-extractor = Квантовый экстрактор
card-callisto-penal-mines = Каторжные рудники на Каллисто
card-trans-neptune-probe = Транснептуновый зонд
card-commercial-district = Коммерческий район
card-robotic-workforce = Промышленные роботы
card-research = Исследование
card-gene-repair = Репарация генов
card-io-mining-industries = Добыча на Ио
card-mass-converter = Преобразователь массы
card-physics-complex = Центр физики
card-tropical-resort = Тропический курорт
card-toll-station = Таможенная станция
card-earth-office = Офис на Земле
card-acquired-company = Поглощённая компания
card-media-archives = Медиаархивы
card-media-group = Медиахолдинг
card-business-network = Коммерческая сеть
card-business-contacts = Деловые контакты
card-bribed-committee = Подкупленный комитет
card-sabotage = Диверсия
card-industrial-center = Промышленный центр
card-hired-raiders = Наёмные налётчики
card-hackers = Хакеры
card-cartel = Картель
card-titanium-mine = Титановая шахта
card-ceos-favorite-project = Любимый проект босса
card-anti-gravity-technology = Антигравитация
card-investment-loan = Инвестиционный кредит
card-caretaker-contract = Договор попечительства
card-standard-technology = Стандартные технологии
card-power-supply-consortium = Консорциум энергокомпаний
card-protected-habitats = Защищённая среда обитания
card-satellites = Спутники
card-fuel-factory = Топливный завод
card-corporate-stronghold = Цитадель корпорации
card-olympus-conference = Конференция на Олимпе
card-rad-suits = Противорадиационные костюмы
card-invention-contest = Соревнование изобретателей
card-power-infrastructure = Инфраструктура энергетики
card-indentured-workers = Законтрактованные рабочие
card-lagrange-observatory = Обсерватория Лагранжа
card-terraforming-ganymede = Терраформирование Ганимеда
card-restricted-area = Закрытая зона
card-energy-tapping = Отвод от линии электропередачи
card-technology-demonstration = Демонстрация технологии
card-medical-lab = Медицинская лаборатория
card-ai-central = Единый ИИ

## Project cards of Colonies

card-airliners = Авиалайнеры
card-air-raid = Авианалёт
card-atmo-collectors = Сбор атмосферы
card-community-services = Общественная работа
card-conscription = Мобилизация
card-corona-extractor = Сбор солнечной плазмы
card-cryo-sleep = Криогенный сон
card-earth-elevator = Орбитальный лифт
card-ecology-research = Экоисследования
card-floater-leasing = Аренда аэростатов
card-floater-prototypes = Прототипы аэростатов
card-floater-technology = Технология аэростатов
card-galilean-waystation = Станция Галилея
card-heavy-taxation = Большие налоги
card-ice-moon-colony = Колония во льдах
card-impactor-swarm = Астероидный рой
card-interplanetary-colony-ship = Корабль-колония
card-jovian-lanterns = Огни Юпитера
card-jupiter-floating-station = Станция Юпитера
card-luna-governor = Губернатор Луны
card-lunar-exports = Экспорт с Луны
card-lunar-mining = Шахты на Луне
card-market-manipulation = Манипуляции на рынке
card-martian-zoo = Марсианский зоопарк
card-mining-colony = Шахтёрская колония
card-minority-refuge = Поселение беженцев
card-molecular-printing = Молекулярная печать
card-nitrogen-from-titan = Азот с Титана
card-pioneer-settlement = Поселение первопроходцев
card-productive-outpost = Эффективный аванпост
card-quantum-communications = Квантовая запутанность
card-red-spot-observatory = Обсерватория Красного пятна
card-refugee-camps = Лагеря беженцев
card-research-colony = Научная колония
card-rim-freighters = Дальнобойщики
card-sky-docks = Космические доки
card-solar-probe = Солнечный зонд
card-solar-reflectors = Солнечные отражатели
card-space-port = Космопорт
card-space-port-colony = Колония-космопорт
card-spin-off-department = Дочерний отдел
card-sub-zero-salt-fish = Ледяная рыба
card-titan-air-scrapping = Очистка воздуха Титана
card-titan-floating-launch-pad = Летающая платформа
card-titan-shuttles = Челноки с Титана
card-trade-envoys = Торговый агент
card-trading-colony = Торговая колония
card-urban-decomposers = Городские редуценты
card-warp-drive = Варп-двигатель

## Project cards only in Ares Expedition: blue

card-advanced-screening-technology = Защитные технологии
card-anaerobic-microorganisms = Анаэробные микроорганизмы
card-artificial-jungle = Искусственные джунгли
card-assembly-lines = Сборочные линии
card-asset-liquidation = Ликвидация активов
card-brainstorming-session = Мозговой штурм
card-circuit-board-factory = Завод печатных плат
card-community-gardens = Общественные сады
card-composting-factory = Компостный завод
card-conserved-biome = Охраняемый биом
card-decomposing-fungus = Грибы-редуценты
card-developed-infrastructure = Развитая инфраструктура
card-energy-subsidies = Энергетические субсидии
card-extended-resources = Дополнительные ресурсы
card-farmers-market = Фермерский рынок
card-farming-co-ops = Фермерские кооперативы
card-hydro-electric-energy = Гидроэнергия
card-interplanetary-relations = Межпланетные отношения
card-interns = Стажёры
card-interplanetary-conference = Межпланетная конференция
card-matter-manufacturing = Синтез материи
card-recycled-detritus = Переработка детрита
card-redrafted-contracts = Пересмотр контрактов
card-restructured-resources = Перераспределение ресурсов
card-solarpunk = Соларпанк
card-think-tank = Аналитический центр
card-united-planetary-alliance = Объединённый планетарный альянс
card-volcanic-pools = Вулканические озёра
card-wood-burning-stoves = Дровяные печи

## Project cards only in Ares Expedition: red

card-atmosphere-filtering = Фильтрация атмосферы
card-crater = Кратер
card-phobos-falls = Падение Фобоса
card-work-crews = Рабочие бригады

## Project cards only in Ares Expedition: green

card-aerated-magma = Вспененная магма
card-airborne-radiation = Атмосферная радиация
card-astrofarm = Астроферма
card-atmospheric-insulators = Атмосферные изоляторы
card-automated-factories = Автоматизированные заводы
card-balanced-portfolios = Сбалансированные портфели
card-biothermal-power = Биотермальная энергия
card-blueprints = Чертежи
card-coal-imports = Импорт угля
card-diversified-interests = Диверсификация интересов
card-dusty-quarry = Пыльный карьер
card-economic-growth = Экономический рост
card-energy-storage = Накопители энергии
card-ganymede-shipyard = Верфь на Ганимеде
card-industrial-farming = Промышленное земледелие
card-low-atmo-shields = Щиты нижней атмосферы
card-microprocessors = Микропроцессоры
card-monocultures = Монокультуры
card-new-portfolios = Новые инвестиционные портфели
card-nuclear-plants = Атомные электростанции
card-satellite-farms = Орбитальные фермы
card-slash-and-burn-agriculture = Подсечно-огневое земледелие
card-smelting = Выплавка металлов
card-soil-warming = Обогрев почвы
card-solar-trapping = Улавливание солнечной энергии
card-space-heaters = Обогреватели
card-surface-mines = Открытые рудники
card-trading-post = Торговый пост
card-trapped-heat = Удержание тепла
card-undersea-vents = Подводные термальные источники
card-venture-capitalism = Венчурный капитал

## Corporations

card-beginner-corporation = Начинающая корпорация
card-credicor = CrediCor
card-ecoline = Ecoline
card-helion = Helion
card-interplanetary-cinematics = Interplanetary Cinematics
card-inventrix = Inventrix
card-mining-guild = Mining Guild
card-phobolog = PhoboLog
card-tharsis-republic = Tharsis Republic
card-thorgate = Thorgate
card-united-nations-mars-initiative = United Nations Mars Initiative
card-saturn-systems = Saturn Systems
card-teractor = Teractor
card-aridor = Aridor
card-arklight = Arklight
card-polyphemos = Polyphemos
card-poseidon = Poseidon
card-stormcraft-incorporated = Stormcraft Incorporated

## Colonies

colony-callisto = Каллисто
colony-ceres = Церера
colony-enceladus = Энцелад
colony-europa = Европа
colony-ganymede = Ганимед
colony-io = Ио
colony-luna = Луна
colony-miranda = Миранда
colony-pluto = Плутон
colony-titan = Титан
colony-triton = Тритон

## Named spaces

space-tharsis-tholus = Купол Фарсида
space-ascraeus-mons = Гора Аскрийская
space-pavonis-mons = Гора Павлина
space-arsia-mons = Гора Арсия
space-noctis-city = Ноктис-Сити
space-phobos-space-haven = Космопорт на Фобосе
space-ganymede-colony = Колония на Ганимеде

## Tiles

tile-ocean = Океан
tile-greenery = Озеленение
tile-city = Город
tile-capital = Столица
tile-commercial-district = Коммерческий район
tile-ecological-zone = Экологическая зона
tile-industrial-center = Промышленный центр
tile-lava-flows = Потоки лавы
tile-mining-area = Горнопромышленный район
tile-mining-rights = Право на разработку
tile-mohole-area = Проект Мохол
tile-natural-preserve = Природный заповедник
tile-nuclear-zone = Ядерная зона
tile-restricted-area = Закрытая зона
tile-forest = Лес

## Milestones

milestone-terraformer = Терраформист
milestone-mayor = Мэр
milestone-gardener = Садовод
milestone-builder = Строитель
milestone-planner = Стратег

## Awards

award-landlord = Землевладелец
award-banker = Банкир
award-scientist = Учёный
award-thermalist = Теплотехник
award-miner = Шахтёр

## Standard projects

standard-project-sell-patents = Продажа патентов
standard-project-power-plant = Электростанция
standard-project-asteroid = Астероид
standard-project-aquifer = Водоносный слой
standard-project-greenery = Озеленение
standard-project-city = Город
standard-project-build-colony = Строительство колонии

## Standard actions of Ares Expedition

standard-action-forest-plants = Лес за растения
standard-action-forest-mc = Лес за M€
standard-action-temperature-heat = Температура за тепло
standard-action-temperature-mc = Температура за M€
standard-action-ocean-mc = Океан за M€

## Phases of Terraforming Mars

phase-setup = Подготовка к игре
phase-player-order = Порядок хода
phase-research = Исследование
phase-draft = Драфт
phase-action = Действия
phase-production = Производство
phase-solar = Солнечная фаза
phase-end = Конец игры

## Phases of Ares Expedition

ares-phase-planning = Планирование
ares-phase-development = Развитие
ares-phase-construction = Строительство
ares-phase-action = Действия
ares-phase-production = Производство
ares-phase-research = Исследование
ares-phase-end = Завершение

## Tags

tag-building = Здание
tag-space = Космос
tag-power = Энергия
tag-science = Открытия
tag-jovian = Юпитер
tag-earth = Земля
tag-plant = Растения
tag-microbe = Микробы
tag-animal = Животные
tag-city = Город
tag-event = Событие

## Resources

resource-mc = Мегакредиты
resource-steel = Сталь
resource-titanium = Титан
resource-plant = Растения
resource-energy = Энергия
resource-heat = Тепло
resource-card = Карты
resource-microbe = Микробы
resource-animal = Животные
resource-science = Открытия
resource-fighter = Истребители
resource-floater = Аэростаты
resource-camp = Лагеря

## Global parameters and the terraform rating

parameter-temperature = Температура
parameter-oxygen = Кислород
parameter-oceans = Океан
parameter-rating = Рейтинг терраформирования

## Kinds of cards

kind-automated = Технологическая карта
kind-active = Активная карта
kind-event = Событие
kind-corporation = Корпорация

## Games

game-mars = Покорение Марса
game-ares = Покорение Марса. Экспедиция «Арес»
