### Titles and names, in the nominative, as printed on cards, tiles and boards.

## Projects of the base game

card-colonizer-training-camp = Навчальний табір колоністів
card-deep-well-heating = Обігрів із глибинних свердловин
card-cloud-seeding = Засівання хмар
card-search-for-life = Пошук життя
card-martian-rails = Марсіанська залізниця
card-capital = Столиця
card-asteroid = Астероїд
card-comet = Комета
card-big-asteroid = Великий астероїд
card-water-import-from-europa = Імпорт води з Європи
card-equatorial-magnetizer = Екваторіальний намагнічувач
card-domed-crater = Кратер під куполом
card-noctis-city = Ноктіс-Сіті
card-methane-from-titan = Метан із Титана
card-imported-hydrogen = Імпортований водень
card-research-outpost = Дослідницький форпост
card-phobos-space-haven = Космопорт на Фобосі
card-black-polar-dust = Чорний полярний пил
card-arctic-algae = Арктичні водорості
card-predators = Хижаки
card-eos-chasma-national-park = Національний парк каньйону Еос
card-cupola-city = Місто під куполом
card-lunar-beam = Промінь із Місяця
card-optimal-aerobraking = Оптимальне аерогальмування
card-underground-city = Підземне місто
card-regolith-eaters = Поїдачі реголіту
card-ghg-producing-bacteria = Бактерії, що виробляють парникові гази
card-ants = Мурахи
card-release-of-inert-gases = Вивільнення інертних газів
card-nitrogen-rich-asteroid = Багатий на азот астероїд
card-rover-construction = Будівництво марсоходів
card-deimos-down = Падіння Деймоса
card-asteroid-mining = Розробка астероїдів
card-food-factory = Харчовий завод
card-archaebacteria = Архебактерії
card-carbonate-processing = Переробка карбонатів
card-natural-preserve = Природний заповідник
card-nuclear-power = Ядерна енергія
card-algae = Водорості
card-adapted-lichen = Адаптовані лишайники
card-fish = Риба
card-lake-marineris = Озеро Маринер
card-small-animals = Дрібні тварини
card-kelp-farming = Вирощування водоростей
card-beam-from-a-thorium-asteroid = Промінь із торієвого астероїда
card-mangrove = Мангровий ліс
card-trees = Дерева
card-mining-expedition = Гірнича експедиція
card-mining-rights = Права на розробку родовищ
card-birds = Птахи
card-towing-a-comet = Буксирування комети
card-space-mirrors = Космічні дзеркала
card-solar-wind-power = Енергія сонячного вітру
card-ice-asteroid = Крижаний астероїд
card-giant-ice-asteroid = Гігантський крижаний астероїд
card-ganymede-colony = Колонія на Ганімеді
card-giant-space-mirror = Гігантське космічне дзеркало
card-grass = Трава
card-heather = Верес
card-peroxide-power = Пероксидна енергія
card-bushes = Кущі
card-greenhouses = Теплиці
card-nuclear-zone = Ядерна зона
card-fueled-generators = Паливні генератори
card-ironworks = Металургійний завод
card-power-grid = Енергомережа
card-steelworks = Сталеливарний завод
card-ore-processor = Рудозбагачувальна фабрика
card-open-city = Відкрите місто
card-solar-power = Сонячна енергія
card-breathing-filters = Дихальні фільтри
card-artificial-photosynthesis = Штучний фотосинтез
card-artificial-lake = Штучне озеро
card-geothermal-power = Геотермальна енергія
card-farming = Сільське господарство
card-dust-seals = Пилозахисні ущільнення
card-urbanized-area = Урбанізована територія
card-moss = Мох
card-ghg-factories = Завод парникових газів
card-subterranean-reservoir = Підземний резервуар
card-ecological-zone = Екологічна зона
card-zeppelins = Цепеліни
card-worms = Черв’яки
card-decomposers = Редуценти
card-fusion-power = Термоядерна енергія
card-symbiotic-fungus = Симбіотичні гриби
card-extreme-cold-fungus = Морозостійкі гриби
card-advanced-ecosystems = Розвинені екосистеми
card-great-dam = Велика гребля
card-strip-mine = Відкрита копальня
card-wave-power = Енергія хвиль
card-lava-flows = Потоки лави
card-power-plant = Електростанція
card-mohole-area = Зона Мохол
card-large-convoy = Великий конвой
card-tectonic-stress-power = Тектонічна енергія
card-nitrophilic-moss = Нітрофільний мох
card-herbivores = Травоїдні
card-insects = Комахи
card-insulation = Теплоізоляція
card-adaptation-technology = Технологія адаптації
card-designed-microorganisms = Сконструйовані мікроорганізми
card-nitrite-reducing-bacteria = Бактерії, що відновлюють нітрити
card-industrial-microbes = Промислові мікроби
card-lichen = Лишайники
card-convoy-from-europa = Конвой з Європи
card-imported-ghg = Імпортовані парникові гази
card-imported-nitrogen = Імпортований азот
card-micro-mills = Мікровітряки
card-magnetic-field-generators = Генератори магнітного поля
card-shuttles = Шатли
card-import-of-advanced-ghg = Імпорт удосконалених парникових газів
card-windmills = Вітряки
card-tundra-farming = Землеробство в тундрі
card-aerobraked-ammonia-asteroid = Аерогальмування аміачного астероїда
card-magnetic-field-dome = Купол магнітного поля
card-pets = Домашні улюбленці
card-protected-valley = Захищена долина
card-noctis-farming = Землеробство в Ноктісі
card-water-splitting-plant = Завод із розщеплення води
card-heat-trappers = Теплові пастки
card-soil-factory = Фабрика ґрунту
card-ice-cap-melting = Танення полярних шапок
card-biomass-combustors = Спалювачі біомаси
card-livestock = Худоба
card-aquifer-pumping = Видобуток підземних вод
card-flooding = Затоплення
card-energy-saving = Енергозбереження
card-local-heat-trapping = Локальне утримання тепла
card-permafrost-extraction = Вода з вічної мерзлоти
card-plantation = Плантація
card-immigration-shuttles = Імміграційні шатли
card-immigrant-city = Місто іммігрантів
card-underground-detonations = Підземні вибухи
card-soletta = Солетта
card-rad-chem-factory = Радіохімічний завод
card-special-design = Спеціальна розробка

## Projects of Corporate Era

card-asteroid-mining-consortium = Консорціум із розробки астероїдів
card-inventors-guild = Гільдія винахідників
card-space-elevator = Космічний ліфт
card-development-center = Центр розробок
card-space-station = Космічна станція
card-interstellar-colony-ship = Міжзоряний колонізаційний корабель
card-security-fleet = Флот безпеки
card-lightning-harvest = Збір блискавок
card-tardigrades = Тихоходи
card-virus = Вірус
card-miranda-resort = Курорт на Міранді
card-mine = Шахта
card-vesta-shipyard = Верф на Весті
card-great-escarpment-consortium = Консорціум Великого Уступу
card-mineral-deposit = Родовище мінералів
card-mining-area = Гірничодобувний район
card-building-industries = Будівельна промисловість
card-land-claim = Заявка на ділянку
card-sponsors = Спонсори
card-electro-catapult = Електрокатапульта
card-earth-catapult = Земна катапульта
card-advanced-alloys = Покращені сплави
card-mars-university = Університет Марса
card-viral-enhancers = Вірусні підсилювачі
card-quantum-extractor = Квантовий екстрактор
card-callisto-penal-mines = Каторжні копальні на Каллісто
card-trans-neptune-probe = Транснептуновий зонд
card-commercial-district = Комерційний район
card-robotic-workforce = Роботизована робоча сила
card-research = Дослідження
card-gene-repair = Репарація генів
card-io-mining-industries = Гірнича промисловість Іо
card-mass-converter = Перетворювач маси
card-physics-complex = Комплекс фізичних досліджень
card-tropical-resort = Тропічний курорт
card-toll-station = Пункт збору мита
card-earth-office = Офіс на Землі
card-acquired-company = Придбана компанія
card-media-archives = Медіаархіви
card-media-group = Медіагрупа
card-business-network = Бізнес-мережа
card-business-contacts = Бізнес-контакти
card-bribed-committee = Підкуплений комітет
card-sabotage = Саботаж
card-industrial-center = Промисловий центр
card-hired-raiders = Наймані рейдери
card-hackers = Хакери
card-cartel = Картель
card-titanium-mine = Титанова шахта
card-ceos-favorite-project = Улюблений проект гендиректора
card-anti-gravity-technology = Технологія антигравітації
card-investment-loan = Інвестиційний кредит
card-caretaker-contract = Контракт доглядача
card-standard-technology = Стандартна технологія
card-power-supply-consortium = Консорціум енергопостачання
card-protected-habitats = Захищене середовище існування
card-satellites = Супутники
card-fuel-factory = Паливний завод
card-corporate-stronghold = Корпоративна фортеця
card-olympus-conference = Конференція на Олімпі
card-rad-suits = Протирадіаційні костюми
card-invention-contest = Конкурс винаходів
card-power-infrastructure = Енергетична інфраструктура
card-indentured-workers = Законтрактовані робітники
card-lagrange-observatory = Обсерваторія Лагранжа
card-terraforming-ganymede = Тераформування Ганімеда
card-restricted-area = Зона обмеженого доступу
card-energy-tapping = Перехоплення енергії
card-technology-demonstration = Демонстрація технологій
card-medical-lab = Медична лабораторія
card-ai-central = Центр штучного інтелекту

## Projects of Colonies

card-airliners = Авіалайнери
card-air-raid = Повітряний наліт
card-atmo-collectors = Атмосферні колектори
card-community-services = Соціальні служби
card-conscription = Мобілізація
card-corona-extractor = Екстрактор корони
card-cryo-sleep = Кріосон
card-earth-elevator = Земний ліфт
card-ecology-research = Екологічні дослідження
card-floater-leasing = Оренда аеростатів
card-floater-prototypes = Прототипи аеростатів
card-floater-technology = Технологія аеростатів
card-galilean-waystation = Галілеєва станція
card-heavy-taxation = Високі податки
card-ice-moon-colony = Колонія на крижаному супутнику
card-impactor-swarm = Рій імпакторів
card-interplanetary-colony-ship = Міжпланетний колонізаційний корабель
card-jovian-lanterns = Ліхтарі Юпітера
card-jupiter-floating-station = Аеростатна станція на Юпітері
card-luna-governor = Губернатор Місяця
card-lunar-exports = Місячний експорт
card-lunar-mining = Видобуток на Місяці
card-market-manipulation = Маніпуляції на ринку
card-martian-zoo = Марсіанський зоопарк
card-mining-colony = Гірнича колонія
card-minority-refuge = Притулок для меншин
card-molecular-printing = Молекулярний друк
card-nitrogen-from-titan = Азот із Титана
card-pioneer-settlement = Поселення першопрохідців
card-productive-outpost = Продуктивний форпост
card-quantum-communications = Квантовий зв’язок
card-red-spot-observatory = Обсерваторія Червоної плями
card-refugee-camps = Табори біженців
card-research-colony = Дослідницька колонія
card-rim-freighters = Вантажні кораблі далекого космосу
card-sky-docks = Небесні доки
card-solar-probe = Сонячний зонд
card-solar-reflectors = Сонячні відбивачі
card-space-port = Космопорт
card-space-port-colony = Колонія-космопорт
card-spin-off-department = Дочірній підрозділ
card-sub-zero-salt-fish = Морозостійка солоноводна риба
card-titan-air-scrapping = Переробка атмосфери Титана
card-titan-floating-launch-pad = Аеростатний космодром на Титані
card-titan-shuttles = Шатли Титана
card-trade-envoys = Торговельні посланці
card-trading-colony = Торговельна колонія
card-urban-decomposers = Міські редуценти
card-warp-drive = Двигун викривлення

## Projects only in Ares Expedition

card-advanced-screening-technology = Передові технології відбору
card-anaerobic-microorganisms = Анаеробні мікроорганізми
card-artificial-jungle = Штучні джунглі
card-assembly-lines = Складальні лінії
card-asset-liquidation = Ліквідація активів
card-brainstorming-session = Мозковий штурм
card-circuit-board-factory = Завод друкованих плат
card-community-gardens = Громадські сади
card-composting-factory = Компостний завод
card-conserved-biome = Збережений біом
card-decomposing-fungus = Гриби-редуценти
card-developed-infrastructure = Розвинена інфраструктура
card-energy-subsidies = Енергетичні субсидії
card-extended-resources = Розширені ресурси
card-farmers-market = Фермерський ринок
card-farming-co-ops = Фермерські кооперативи
card-hydro-electric-energy = Гідроелектроенергія
card-interplanetary-relations = Міжпланетні відносини
card-interns = Стажери
card-interplanetary-conference = Міжпланетна конференція
card-matter-manufacturing = Виробництво матерії
card-recycled-detritus = Перероблений детрит
card-redrafted-contracts = Переглянуті контракти
card-restructured-resources = Реструктуризація ресурсів
card-solarpunk = Соларпанк
card-think-tank = Аналітичний центр
card-united-planetary-alliance = Об’єднаний планетарний альянс
card-volcanic-pools = Вулканічні водойми
card-wood-burning-stoves = Дров’яні печі
card-atmosphere-filtering = Фільтрування атмосфери
card-crater = Кратер
card-phobos-falls = Падіння Фобоса
card-work-crews = Робочі бригади
card-aerated-magma = Аерована магма
card-airborne-radiation = Радіація в атмосфері
card-astrofarm = Астроферма
card-atmospheric-insulators = Атмосферні ізолятори
card-automated-factories = Автоматизовані фабрики
card-balanced-portfolios = Збалансовані портфелі
card-biothermal-power = Біотермальна енергія
card-blueprints = Креслення
card-coal-imports = Імпорт вугілля
card-diversified-interests = Диверсифіковані інтереси
card-dusty-quarry = Запилений кар’єр
card-economic-growth = Економічне зростання
card-energy-storage = Накопичення енергії
card-ganymede-shipyard = Верф на Ганімеді
card-industrial-farming = Промислове землеробство
card-low-atmo-shields = Щити нижньої атмосфери
card-microprocessors = Мікропроцесори
card-monocultures = Монокультури
card-new-portfolios = Нові портфелі
card-nuclear-plants = Атомні електростанції
card-satellite-farms = Супутникові ферми
card-slash-and-burn-agriculture = Підсічно-вогневе землеробство
card-smelting = Виплавка металу
card-soil-warming = Прогрівання ґрунту
card-solar-trapping = Уловлювання сонячної енергії
card-space-heaters = Обігрівачі
card-surface-mines = Поверхневі копальні
card-trading-post = Торговельний пост
card-trapped-heat = Утримане тепло
card-undersea-vents = Підводні термальні джерела
card-venture-capitalism = Венчурний капітал

## Corporations

card-beginner-corporation = Базова корпорація
card-credicor = КредіКор
card-ecoline = ЕкоЛайн
card-helion = Геліон
card-interplanetary-cinematics = Міжпланетна кінематика
card-inventrix = Інвентрікс
card-mining-guild = Гірнича гільдія
card-phobolog = ФобоЛог
card-tharsis-republic = Республіка Тарсис
card-thorgate = ТорҐейт
card-united-nations-mars-initiative = Ініціатива ООН з колонізації Марса
card-saturn-systems = Системи Сатурна
card-teractor = Терактор
card-aridor = Арідор
card-arklight = Арклайт
card-polyphemos = Поліфем
card-poseidon = Посейдон
card-stormcraft-incorporated = Штормкрафт Інкорпорейтед

## Colonies

colony-callisto = Каллісто
colony-ceres = Церера
colony-enceladus = Енцелад
colony-europa = Європа
colony-ganymede = Ганімед
colony-io = Іо
colony-luna = Місяць
colony-miranda = Міранда
colony-pluto = Плутон
colony-titan = Титан
colony-triton = Тритон

## Names on the map

space-tharsis-tholus = Купол Тарсис
space-ascraeus-mons = Гора Аскрійська
space-pavonis-mons = Гора Павича
space-arsia-mons = Гора Арсія
space-noctis-city = Ноктіс-Сіті
space-phobos-space-haven = Космопорт на Фобосі
space-ganymede-colony = Колонія на Ганімеді

## Tiles

tile-ocean = Океан
tile-greenery = Зелень
tile-city = Місто
tile-capital = Столиця
tile-commercial-district = Комерційний район
tile-ecological-zone = Екологічна зона
tile-industrial-center = Промисловий центр
tile-lava-flows = Потоки лави
tile-mining-area = Гірничодобувний район
tile-mining-rights = Права на розробку родовищ
tile-mohole-area = Зона Мохол
tile-natural-preserve = Природний заповідник
tile-nuclear-zone = Ядерна зона
tile-restricted-area = Зона обмеженого доступу
tile-forest = Ліс

## Milestones

milestone-terraformer = Тераформер
milestone-mayor = Мер
milestone-gardener = Садівник
milestone-builder = Будівельник
milestone-planner = Планувальник

## Awards

award-landlord = Землевласник
award-banker = Банкір
award-scientist = Вчений
award-thermalist = Тепловик
award-miner = Гірник

## Standard projects

standard-project-sell-patents = Продаж патентів
standard-project-power-plant = Електростанція
standard-project-asteroid = Астероїд
standard-project-aquifer = Водоносний горизонт
standard-project-greenery = Озеленення
standard-project-city = Місто
standard-project-build-colony = Будівництво колонії

## Standard actions of Ares Expedition

standard-action-forest-plants = Ліс за рослини
standard-action-forest-mc = Ліс за M€
standard-action-temperature-heat = Температура за тепло
standard-action-temperature-mc = Температура за M€
standard-action-ocean-mc = Океан за M€

## Phases

phase-setup = Підготовка до гри
phase-player-order = Фаза передачі ходу
phase-research = Фаза досліджень
phase-draft = Передача карт
phase-action = Фаза дій
phase-production = Фаза виробництва
phase-solar = Фаза Сонця
phase-end = Кінець гри

## Phases of Ares Expedition

ares-phase-planning = Етап планування
ares-phase-development = Фаза розвитку
ares-phase-construction = Фаза будівництва
ares-phase-action = Фаза дій
ares-phase-production = Фаза виробництва
ares-phase-research = Фаза досліджень
ares-phase-end = Етап завершення

## Tags

tag-building = Будівництво
tag-space = Космос
tag-power = Енергія
tag-science = Наука
tag-jovian = Юпітер
tag-earth = Земля
tag-plant = Рослина
tag-microbe = Мікроб
tag-animal = Тварина
tag-city = Місто
tag-event = Подія

## Resources

resource-mc = Мегакредити
resource-steel = Сталь
resource-titanium = Титан
resource-plant = Рослини
resource-energy = Енергія
resource-heat = Тепло
resource-card = Карти
resource-microbe = Мікроби
resource-animal = Тварини
resource-science = Наука
resource-fighter = Винищувачі
resource-floater = Аеростати
resource-camp = Табори

## Parameters

parameter-temperature = Температура
parameter-oxygen = Кисень
parameter-oceans = Океани
parameter-rating = Рейтинг тераформування

## Kinds of cards

kind-automated = Автоматична карта
kind-active = Активна карта
kind-event = Подія
kind-corporation = Корпорація

## Games

game-mars = Тераформування Марса
game-ares = Тераформування Марса. Експедиція Арес
