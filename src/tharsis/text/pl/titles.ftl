### Polish titles and names.
### Sentence case, as the Polish rulebook prints titles in running text; only proper names keep their capitals.

## Project cards: base game of Mars

card-colonizer-training-camp = Obóz szkoleniowy kolonizatorów
card-deep-well-heating = Pompa geotermalna
card-cloud-seeding = Zasiewanie chmur
card-search-for-life = Poszukiwania życia
card-martian-rails = Kolej marsjańska
card-capital = Stolica
card-asteroid = Asteroida
card-comet = Kometa
card-big-asteroid = Duża asteroida
card-water-import-from-europa = Import wody z Europy
card-equatorial-magnetizer = Generator pola magnetycznego
card-domed-crater = Zadaszony krater
card-noctis-city = Noctis City
card-methane-from-titan = Metan z Tytana
card-imported-hydrogen = Importowany wodór
card-research-outpost = Placówka naukowa
card-phobos-space-haven = Kosmiczna przystań na Fobosie
card-black-polar-dust = Czarny pył polarny
card-arctic-algae = Algi arktyczne
card-predators = Drapieżniki
card-eos-chasma-national-park = Park Narodowy w Eos Chasma
card-cupola-city = Miasto pod kopułą
card-lunar-beam = Wiązka z Księżyca
card-optimal-aerobraking = Optymalne hamowanie aerodynamiczne
card-underground-city = Podziemne miasto
card-regolith-eaters = Bakterie regolitożerne
card-ghg-producing-bacteria = Bakterie produkujące gazy cieplarniane
card-ants = Mrówki
card-release-of-inert-gases = Wypuszczenie gazów obojętnych
card-nitrogen-rich-asteroid = Asteroida bogata w azot
card-rover-construction = Fabryka łazików
card-deimos-down = Upadek Deimosa
card-asteroid-mining = Górnictwo kosmiczne
card-food-factory = Fabryka żywności
card-archaebacteria = Archeony
card-carbonate-processing = Przetwarzanie węglanów
card-natural-preserve = Rezerwat naturalny
card-nuclear-power = Energia jądrowa
card-algae = Algi
card-adapted-lichen = Zaadaptowane porosty
card-fish = Ryby
card-lake-marineris = Jezioro Marineris
card-small-animals = Małe zwierzęta
card-kelp-farming = Farmy wodorostów
card-beam-from-a-thorium-asteroid = Wiązka z asteroidy bogatej w tor
card-mangrove = Namorzyny
card-trees = Drzewa
card-mining-expedition = Ekspedycja górnicza
card-mining-rights = Prawa górnicze
card-birds = Ptaki
card-towing-a-comet = Holowanie komety
card-space-mirrors = Kosmiczne lustra
card-solar-wind-power = Energia wiatru słonecznego
card-ice-asteroid = Asteroida lodowa
card-giant-ice-asteroid = Gigantyczna asteroida lodowa
card-ganymede-colony = Kolonia na Ganimedesie
card-giant-space-mirror = Gigantyczne lustro kosmiczne
card-grass = Trawy
card-heather = Wrzosy
card-peroxide-power = Energia nadtlenku wodoru
card-bushes = Krzewy
card-greenhouses = Szklarnie
card-nuclear-zone = Strefa nuklearna
card-fueled-generators = Generatory paliwowe
card-ironworks = Huty
card-power-grid = Sieć energetyczna
card-steelworks = Stalownie
card-ore-processor = Obróbka rudy
card-open-city = Nieosłonięte miasto
card-solar-power = Energia słoneczna
card-breathing-filters = Filtry oddechowe
card-artificial-photosynthesis = Sztuczna fotosynteza
card-artificial-lake = Sztuczne jezioro
card-geothermal-power = Energia geotermalna
card-farming = Rolnictwo
card-dust-seals = Uszczelki przeciwpyłowe
card-urbanized-area = Obszar zurbanizowany
card-moss = Mech
card-ghg-factories = Fabryki gazów cieplarnianych
card-subterranean-reservoir = Podziemny zbiornik
card-ecological-zone = Strefa ekologiczna
card-zeppelins = Zeppeliny
card-worms = Dżdżownice
card-decomposers = Reducenci
card-fusion-power = Energia termojądrowa
card-symbiotic-fungus = Grzyby symbiotyczne
card-extreme-cold-fungus = Grzyby kriofilne
card-advanced-ecosystems = Zaawansowane ekosystemy
card-great-dam = Wielka tama
card-strip-mine = Kopalnia odkrywkowa
card-wave-power = Energia fal morskich
card-lava-flows = Strumienie lawy
card-power-plant = Elektrownia
card-mohole-area = Obszar Mohole
card-large-convoy = Duży konwój
card-tectonic-stress-power = Energia naprężeń tektonicznych
card-nitrophilic-moss = Mech nitrofilny
card-herbivores = Roślinożercy
card-insects = Insekty
card-insulation = Izolacja
card-adaptation-technology = Technologia adaptacji
card-designed-microorganisms = Zaprojektowane mikroorganizmy
card-nitrite-reducing-bacteria = Bakterie rozkładające azotany
card-industrial-microbes = Mikroby przemysłowe
card-lichen = Porosty
card-convoy-from-europa = Konwój z Europy
card-imported-ghg = Importowane gazy cieplarniane
card-imported-nitrogen = Importowany azot
card-micro-mills = Mikrowiatraki
card-magnetic-field-generators = Generatory pola magnetycznego
card-shuttles = Promy
card-import-of-advanced-ghg = Zaawansowane gazy cieplarniane
card-windmills = Turbiny wiatrowe
card-tundra-farming = Rolnictwo tundrowe
card-aerobraked-ammonia-asteroid = Asteroida bogata w amoniak
card-magnetic-field-dome = Kopuła z polem magnetycznym
card-pets = Zwierzęta domowe
card-protected-valley = Chroniona dolina
card-noctis-farming = Rolnictwo w Noctis Labyrinthus
card-water-splitting-plant = Zakład elektrolizy
card-heat-trappers = Pułapki cieplne
card-soil-factory = Fabryka gleby
card-ice-cap-melting = Roztapianie czap lodowych
card-biomass-combustors = Spalarnia biomasy
card-livestock = Trzoda
card-aquifer-pumping = Pompa warstwy wodonośnej
card-flooding = Powódź kontrolowana
card-energy-saving = Oszczędzanie energii
card-local-heat-trapping = Lokalne pułapki ciepła
card-permafrost-extraction = Wydobycie wiecznej zmarzliny
card-plantation = Plantacja
card-immigration-shuttles = Promy imigrantów
card-immigrant-city = Miasto imigrantów
card-underground-detonations = Podziemne detonacje
card-soletta = Soletta
card-rad-chem-factory = Związki przeciwpromienne
card-special-design = Projekt specjalny

## Project cards: Corporate Era

card-asteroid-mining-consortium = Kosmiczne konsorcjum górnicze
card-inventors-guild = Gildia wynalazców
card-space-elevator = Winda kosmiczna
card-development-center = Centrum rozwoju
card-space-station = Stacja kosmiczna
card-interstellar-colony-ship = Międzygwiezdny statek kolonizacyjny
card-security-fleet = Flota obronna
card-lightning-harvest = Farma piorunów
card-tardigrades = Niesporczaki
card-virus = Wirus
card-miranda-resort = Kurort na Mirandzie
card-mine = Kopalnia
card-vesta-shipyard = Stocznia na Weście
card-great-escarpment-consortium = Konsorcjum Wielkiej Skarpy
card-mineral-deposit = Złoża minerałów
card-mining-area = Obszar górniczy
card-building-industries = Przemysł budowlany
card-land-claim = Roszczenie terytorialne
card-sponsors = Sponsorzy
card-electro-catapult = Katapulta orbitalna
card-earth-catapult = Katapulta międzyplanetarna
card-advanced-alloys = Zaawansowane stopy metali
card-mars-university = Uniwersytet Marsjański
card-viral-enhancers = Wirusy wspomagające
card-quantum-extractor = Ekstraktor kwantowy
card-callisto-penal-mines = Kolonia karna na Kallisto
card-trans-neptune-probe = Sonda transneptunowa
card-commercial-district = Dystrykt handlowy
card-robotic-workforce = Zautomatyzowana siła robocza
card-research = Badania
card-gene-repair = Naprawa genów
card-io-mining-industries = Przemysł górniczy na Io
card-mass-converter = Konwerter masy
card-physics-complex = Kompleks fizyki jądrowej
card-tropical-resort = Tropikalny kurort
card-toll-station = Stacja celna
card-earth-office = Biuro na Ziemi
card-acquired-company = Przejęcie firmy
card-media-archives = Archiwum mediów
card-media-group = Grupa medialna
card-business-network = Sieć kontaktów
card-business-contacts = Kontakty biznesowe
card-bribed-committee = Przekupiony komitet
card-sabotage = Sabotaż
card-industrial-center = Ośrodek przemysłowy
card-hired-raiders = Wynajęci łupieżcy
card-hackers = Hakerzy
card-cartel = Kartel
card-titanium-mine = Kopalnia tytanu
card-ceos-favorite-project = Ulubiony projekt prezesa
card-anti-gravity-technology = Technologia antygrawitacji
card-investment-loan = Kredyt inwestycyjny
card-caretaker-contract = Kontrakt nadzorczy
card-standard-technology = Standardowa technologia
card-power-supply-consortium = Konsorcjum energetyczne
card-protected-habitats = Chronione siedliska
card-satellites = Satelity
card-fuel-factory = Fabryka paliwa
card-corporate-stronghold = Siedziba korporacji
card-olympus-conference = Konferencja olimpijska
card-rad-suits = Kombinezony ochronne
card-invention-contest = Konkurs wynalazców
card-power-infrastructure = Infrastruktura energetyczna
card-indentured-workers = Tania siła robocza
card-lagrange-observatory = Obserwatorium Lagrange’a
card-terraforming-ganymede = Terraformacja Ganimedesa
card-restricted-area = Obszar zastrzeżony
card-energy-tapping = Podpięcie do sieci
card-technology-demonstration = Pokaz technologii
card-medical-lab = Laboratorium medyczne
card-ai-central = Centrala SI

## Project cards: Colonies

card-airliners = Dryfowce pasażerskie
card-air-raid = Podniebny rajd
card-atmo-collectors = Zagarniacze atmosfery
card-community-services = Usługi społeczne
card-conscription = Pobór
card-corona-extractor = Ekstraktor korony
card-cryo-sleep = Hibernacja
card-earth-elevator = Winda orbitalna
card-ecology-research = Badania nad ekologią
card-floater-leasing = Leasing dryfowców
card-floater-prototypes = Prototypy dryfowców
card-floater-technology = Technologia dryfowców
card-galilean-waystation = Stacja tranzytowa na Galileuszu
card-heavy-taxation = Podniesienie podatków
card-ice-moon-colony = Kolonia na księżycu lodowym
card-impactor-swarm = Rój planetoid
card-interplanetary-colony-ship = Międzyplanetarny statek kolonizacyjny
card-jovian-lanterns = Reflektory atmosferyczne
card-jupiter-floating-station = Stacja dryfowa na Jowiszu
card-luna-governor = Gubernator Księżyca
card-lunar-exports = Księżycowe towary eksportowe
card-lunar-mining = Górnictwo księżycowe
card-market-manipulation = Manipulacja rynkiem
card-martian-zoo = Marsjańskie zoo
card-mining-colony = Kolonia górnicza
card-minority-refuge = Azyl
card-molecular-printing = Druk molekularny
card-nitrogen-from-titan = Azot z Tytana
card-pioneer-settlement = Osada pionierów
card-productive-outpost = Wydajna placówka
card-quantum-communications = Komunikacja kwantowa
card-red-spot-observatory = Obserwatorium Wielkiej Czerwonej Plamy
card-refugee-camps = Obozy uchodźców
card-research-colony = Kolonia badawcza
card-rim-freighters = Przewoźnicy rubieży
card-sky-docks = Podniebna stacja przeładunkowa
card-solar-probe = Sonda słoneczna
card-solar-reflectors = Reflektory słoneczne
card-space-port = Kosmoport
card-space-port-colony = Kolonia z kosmoportem
card-spin-off-department = Spółka spin-off
card-sub-zero-salt-fish = Słonowodne ryby zimnolubne
card-titan-air-scrapping = Zagarnianie atmosfery na Tytanie
card-titan-floating-launch-pad = Dryfujące lądowisko na Tytanie
card-titan-shuttles = Wahadłowce na Tytanie
card-trade-envoys = Przedstawiciele handlowi
card-trading-colony = Kolonia handlowa
card-urban-decomposers = Miejscy reducenci
card-warp-drive = Napęd warp

## Project cards: only in Ares

card-advanced-screening-technology = Zaawansowana technologia przesiewowa
card-anaerobic-microorganisms = Mikroorganizmy beztlenowe
card-artificial-jungle = Sztuczna dżungla
card-assembly-lines = Linie montażowe
card-asset-liquidation = Upłynnienie aktywów
card-brainstorming-session = Burza mózgów
card-circuit-board-factory = Fabryka obwodów drukowanych
card-community-gardens = Ogrody społeczne
card-composting-factory = Kompostownia
card-conserved-biome = Chroniony biom
card-decomposing-fungus = Grzyby saprotroficzne
card-developed-infrastructure = Rozwinięta infrastruktura
card-energy-subsidies = Dopłaty do energii
card-extended-resources = Dodatkowe zasoby
card-farmers-market = Targ rolniczy
card-farming-co-ops = Spółdzielnie rolnicze
card-hydro-electric-energy = Energia wodna
card-interplanetary-relations = Stosunki międzyplanetarne
card-interns = Stażyści
card-interplanetary-conference = Konferencja międzyplanetarna
card-matter-manufacturing = Wytwarzanie materii
card-recycled-detritus = Recykling detrytusu
card-redrafted-contracts = Renegocjowane kontrakty
card-restructured-resources = Restrukturyzacja zasobów
card-solarpunk = Solarpunk
card-think-tank = Think tank
card-united-planetary-alliance = Zjednoczony Sojusz Planetarny
card-volcanic-pools = Jeziora wulkaniczne
card-wood-burning-stoves = Piece opalane drewnem
card-atmosphere-filtering = Filtrowanie atmosfery
card-crater = Krater
card-phobos-falls = Upadek Fobosa
card-work-crews = Brygady robocze
card-aerated-magma = Napowietrzona magma
card-airborne-radiation = Promieniowanie atmosferyczne
card-astrofarm = Astrofarma
card-atmospheric-insulators = Izolatory atmosferyczne
card-automated-factories = Zautomatyzowane fabryki
card-balanced-portfolios = Zrównoważone portfele inwestycyjne
card-biothermal-power = Energia biotermalna
card-blueprints = Plany konstrukcyjne
card-coal-imports = Import węgla
card-diversified-interests = Dywersyfikacja działalności
card-dusty-quarry = Zakurzony kamieniołom
card-economic-growth = Wzrost gospodarczy
card-energy-storage = Magazyny energii
card-ganymede-shipyard = Stocznia na Ganimedesie
card-industrial-farming = Rolnictwo przemysłowe
card-low-atmo-shields = Osłony dolnej atmosfery
card-microprocessors = Mikroprocesory
card-monocultures = Monokultury
card-new-portfolios = Nowe portfele inwestycyjne
card-nuclear-plants = Elektrownie jądrowe
card-satellite-farms = Farmy satelitarne
card-slash-and-burn-agriculture = Rolnictwo żarowe
card-smelting = Wytop metali
card-soil-warming = Ogrzewanie gleby
card-solar-trapping = Pułapki słoneczne
card-space-heaters = Nagrzewnice
card-surface-mines = Kopalnie powierzchniowe
card-trading-post = Placówka handlowa
card-trapped-heat = Uwięzione ciepło
card-undersea-vents = Kominy hydrotermalne
card-venture-capitalism = Kapitał wysokiego ryzyka

## Corporations

card-beginner-corporation = Korporacja dla początkujących
card-credicor = CrediCor
card-ecoline = EcoLine
card-helion = Helion
card-interplanetary-cinematics = Interplanetary Cinematics
card-inventrix = Inventrix
card-mining-guild = Gildia Górnicza
card-phobolog = PhoboLog
card-tharsis-republic = Republika Tharsis
card-thorgate = ThorGate
card-united-nations-mars-initiative = Inicjatywa Marsjańska Narodów Zjednoczonych
card-saturn-systems = Saturn Systems
card-teractor = Teractor
card-aridor = Aridor
card-arklight = Arklight
card-polyphemos = Polyphemos
card-poseidon = Poseidon
card-stormcraft-incorporated = Stormcraft Incorporated

## Colonies

colony-callisto = Kallisto
colony-ceres = Ceres
colony-enceladus = Enceladus
colony-europa = Europa
colony-ganymede = Ganimedes
colony-io = Io
colony-luna = Księżyc
colony-miranda = Miranda
colony-pluto = Pluton
colony-titan = Tytan
colony-triton = Tryton

## Named spaces of the map

space-tharsis-tholus = Tharsis Tholus
space-ascraeus-mons = Ascraeus Mons
space-pavonis-mons = Pavonis Mons
space-arsia-mons = Arsia Mons
space-noctis-city = Noctis City
space-phobos-space-haven = Kosmiczna przystań na Fobosie
space-ganymede-colony = Kolonia na Ganimedesie

## Tiles and markers

tile-ocean = Obszar oceanów
tile-greenery = Obszar zieleni
tile-city = Obszar miasta
tile-capital = Stolica
tile-commercial-district = Dystrykt handlowy
tile-ecological-zone = Strefa ekologiczna
tile-industrial-center = Ośrodek przemysłowy
tile-lava-flows = Strumienie lawy
tile-mining-area = Obszar górniczy
tile-mining-rights = Prawa górnicze
tile-mohole-area = Obszar Mohole
tile-natural-preserve = Rezerwat naturalny
tile-nuclear-zone = Strefa nuklearna
tile-restricted-area = Obszar zastrzeżony
tile-forest = Las

## Milestones

milestone-terraformer = Terraformator
milestone-mayor = Prezydent
milestone-gardener = Ogrodnik
milestone-builder = Konstruktor
milestone-planner = Planista

## Awards

award-landlord = Potentat ziemski
award-banker = Bankier
award-scientist = Naukowiec
award-thermalist = Magnat cieplny
award-miner = Górnik

## Standard projects

standard-project-sell-patents = Sprzedaż patentów
standard-project-power-plant = Elektrownia
standard-project-asteroid = Asteroida
standard-project-aquifer = Nawodnienie
standard-project-greenery = Zieleń
standard-project-city = Miasto
standard-project-build-colony = Założenie kolonii

## Standard actions (Ares)

standard-action-forest-plants = Las za roślinność
standard-action-forest-mc = Las za M€
standard-action-temperature-heat = Temperatura za ciepło
standard-action-temperature-mc = Temperatura za M€
standard-action-ocean-mc = Ocean za M€

## Phases (Mars)

phase-setup = Przygotowanie do gry
phase-player-order = Faza kolejności
phase-research = Faza badań
phase-draft = Selekcja kart
phase-action = Faza akcji
phase-production = Faza produkcji
phase-solar = Faza słoneczna
phase-end = Koniec gry

## Phases (Ares)

ares-phase-planning = Planowanie
ares-phase-development = Faza rozwoju
ares-phase-construction = Faza budowy
ares-phase-action = Faza akcji
ares-phase-production = Faza produkcji
ares-phase-research = Faza badań
ares-phase-end = Koniec rundy

## Tags

tag-building = Budowla
tag-space = Przestrzeń kosmiczna
tag-power = Energia
tag-science = Nauka
tag-jovian = Jowisz
tag-earth = Ziemia
tag-plant = Roślinność
tag-microbe = Mikroby
tag-animal = Zwierzęta
tag-city = Miasto
tag-event = Wydarzenie

## Resources

resource-mc = Megakredyty
resource-steel = Stal
resource-titanium = Tytan
resource-plant = Roślinność
resource-energy = Energia
resource-heat = Ciepło
resource-card = Karty
resource-microbe = Mikroby
resource-animal = Zwierzęta
resource-science = Nauka
resource-fighter = Myśliwce
resource-floater = Dryfowce
resource-camp = Obozy

## Global parameters and rating

parameter-temperature = Temperatura
parameter-oxygen = Poziom Tlenu
parameter-oceans = Liczba Oceanów
parameter-rating = Współczynnik terraformacji

## Kinds of card

kind-automated = Karta natychmiastowa
kind-active = Karta aktywna
kind-event = Karta wydarzenia
kind-corporation = Karta korporacji

## Games

game-mars = Terraformacja Marsa
game-ares = Terraformacja Marsa: Ekspedycja Ares
