### Titles and names: one message per card, tile, tag, resource and so on.
### Card ids are the English printed names; cards of both games share one title.

## Project cards: Terraforming Mars, base game

card-colonizer-training-camp = Colonizer Training Camp
card-deep-well-heating = Deep Well Heating
card-cloud-seeding = Cloud Seeding
card-search-for-life = Search for Life
card-martian-rails = Martian Rails
card-capital = Capital
card-asteroid = Asteroid
card-comet = Comet
card-big-asteroid = Big Asteroid
card-water-import-from-europa = Water Import from Europa
card-equatorial-magnetizer = Equatorial Magnetizer
card-domed-crater = Domed Crater
card-noctis-city = Noctis City
card-methane-from-titan = Methane from Titan
card-imported-hydrogen = Imported Hydrogen
card-research-outpost = Research Outpost
card-phobos-space-haven = Phobos Space Haven
card-black-polar-dust = Black Polar Dust
card-arctic-algae = Arctic Algae
card-predators = Predators
card-eos-chasma-national-park = Eos Chasma National Park
card-cupola-city = Cupola City
card-lunar-beam = Lunar Beam
card-optimal-aerobraking = Optimal Aerobraking
card-underground-city = Underground City
card-regolith-eaters = Regolith Eaters
card-ghg-producing-bacteria = GHG Producing Bacteria
card-ants = Ants
card-release-of-inert-gases = Release of Inert Gases
card-nitrogen-rich-asteroid = Nitrogen-Rich Asteroid
card-rover-construction = Rover Construction
card-deimos-down = Deimos Down
card-asteroid-mining = Asteroid Mining
card-food-factory = Food Factory
card-archaebacteria = ArchaeBacteria
card-carbonate-processing = Carbonate Processing
card-natural-preserve = Natural Preserve
card-nuclear-power = Nuclear Power
card-algae = Algae
card-adapted-lichen = Adapted Lichen
card-fish = Fish
card-lake-marineris = Lake Marineris
card-small-animals = Small Animals
card-kelp-farming = Kelp Farming
card-beam-from-a-thorium-asteroid = Beam from a Thorium Asteroid
card-mangrove = Mangrove
card-trees = Trees
card-mining-expedition = Mining Expedition
card-mining-rights = Mining Rights
card-birds = Birds
card-towing-a-comet = Towing a Comet
card-space-mirrors = Space Mirrors
card-solar-wind-power = Solar Wind Power
card-ice-asteroid = Ice Asteroid
card-giant-ice-asteroid = Giant Ice Asteroid
card-ganymede-colony = Ganymede Colony
card-giant-space-mirror = Giant Space Mirror
card-grass = Grass
card-heather = Heather
card-peroxide-power = Peroxide Power
card-bushes = Bushes
card-greenhouses = Greenhouses
card-nuclear-zone = Nuclear Zone
card-fueled-generators = Fueled Generators
card-ironworks = Ironworks
card-power-grid = Power Grid
card-steelworks = Steelworks
card-ore-processor = Ore Processor
card-open-city = Open City
card-solar-power = Solar Power
card-breathing-filters = Breathing Filters
card-artificial-photosynthesis = Artificial Photosynthesis
card-artificial-lake = Artificial Lake
card-geothermal-power = Geothermal Power
card-farming = Farming
card-dust-seals = Dust Seals
card-urbanized-area = Urbanized Area
card-moss = Moss
card-ghg-factories = GHG Factories
card-subterranean-reservoir = Subterranean Reservoir
card-ecological-zone = Ecological Zone
card-zeppelins = Zeppelins
card-worms = Worms
card-decomposers = Decomposers
card-fusion-power = Fusion Power
card-symbiotic-fungus = Symbiotic Fungus
card-extreme-cold-fungus = Extreme-Cold Fungus
card-advanced-ecosystems = Advanced Ecosystems
card-great-dam = Great Dam
card-strip-mine = Strip Mine
card-wave-power = Wave Power
card-lava-flows = Lava Flows
card-power-plant = Power Plant
card-mohole-area = Mohole Area
card-large-convoy = Large Convoy
card-tectonic-stress-power = Tectonic Stress Power
card-nitrophilic-moss = Nitrophilic Moss
card-herbivores = Herbivores
card-insects = Insects
card-insulation = Insulation
card-adaptation-technology = Adaptation Technology
card-designed-microorganisms = Designed Microorganisms
card-nitrite-reducing-bacteria = Nitrite Reducing Bacteria
card-industrial-microbes = Industrial Microbes
card-lichen = Lichen
card-convoy-from-europa = Convoy from Europa
card-imported-ghg = Imported GHG
card-imported-nitrogen = Imported Nitrogen
card-micro-mills = Micro-Mills
card-magnetic-field-generators = Magnetic Field Generators
card-shuttles = Shuttles
card-import-of-advanced-ghg = Import of Advanced GHG
card-windmills = Windmills
card-tundra-farming = Tundra Farming
card-aerobraked-ammonia-asteroid = Aerobraked Ammonia Asteroid
card-magnetic-field-dome = Magnetic Field Dome
card-pets = Pets
card-protected-valley = Protected Valley
card-noctis-farming = Noctis Farming
card-water-splitting-plant = Water Splitting Plant
card-heat-trappers = Heat Trappers
card-soil-factory = Soil Factory
card-ice-cap-melting = Ice Cap Melting
card-biomass-combustors = Biomass Combustors
card-livestock = Livestock
card-aquifer-pumping = Aquifer Pumping
card-flooding = Flooding
card-energy-saving = Energy Saving
card-local-heat-trapping = Local Heat Trapping
card-permafrost-extraction = Permafrost Extraction
card-plantation = Plantation
card-immigration-shuttles = Immigration Shuttles
card-immigrant-city = Immigrant City
card-underground-detonations = Underground Detonations
card-soletta = Soletta
card-rad-chem-factory = Rad-Chem Factory
card-special-design = Special Design

## Project cards: Terraforming Mars, Corporate Era

card-asteroid-mining-consortium = Asteroid Mining Consortium
card-inventors-guild = Inventors’ Guild
card-space-elevator = Space Elevator
card-development-center = Development Center
card-space-station = Space Station
card-interstellar-colony-ship = Interstellar Colony Ship
card-security-fleet = Security Fleet
card-lightning-harvest = Lightning Harvest
card-tardigrades = Tardigrades
card-virus = Virus
card-miranda-resort = Miranda Resort
card-mine = Mine
card-vesta-shipyard = Vesta Shipyard
card-great-escarpment-consortium = Great Escarpment Consortium
card-mineral-deposit = Mineral Deposit
card-mining-area = Mining Area
card-building-industries = Building Industries
card-land-claim = Land Claim
card-sponsors = Sponsors
card-electro-catapult = Electro Catapult
card-earth-catapult = Earth Catapult
card-advanced-alloys = Advanced Alloys
card-mars-university = Mars University
card-viral-enhancers = Viral Enhancers
card-quantum-extractor = Quantum Extractor
card-callisto-penal-mines = Callisto Penal Mines
card-trans-neptune-probe = Trans-Neptune Probe
card-commercial-district = Commercial District
card-robotic-workforce = Robotic Workforce
card-research = Research
card-gene-repair = Gene Repair
card-io-mining-industries = Io Mining Industries
card-mass-converter = Mass Converter
card-physics-complex = Physics Complex
card-tropical-resort = Tropical Resort
card-toll-station = Toll Station
card-earth-office = Earth Office
card-acquired-company = Acquired Company
card-media-archives = Media Archives
card-media-group = Media Group
card-business-network = Business Network
card-business-contacts = Business Contacts
card-bribed-committee = Bribed Committee
card-sabotage = Sabotage
card-industrial-center = Industrial Center
card-hired-raiders = Hired Raiders
card-hackers = Hackers
card-cartel = Cartel
card-titanium-mine = Titanium Mine
card-ceos-favorite-project = CEO’s Favorite Project
card-anti-gravity-technology = Anti-Gravity Technology
card-investment-loan = Investment Loan
card-caretaker-contract = Caretaker Contract
card-standard-technology = Standard Technology
card-power-supply-consortium = Power Supply Consortium
card-protected-habitats = Protected Habitats
card-satellites = Satellites
card-fuel-factory = Fuel Factory
card-corporate-stronghold = Corporate Stronghold
card-olympus-conference = Olympus Conference
card-rad-suits = Rad-Suits
card-invention-contest = Invention Contest
card-power-infrastructure = Power Infrastructure
card-indentured-workers = Indentured Workers
card-lagrange-observatory = Lagrange Observatory
card-terraforming-ganymede = Terraforming Ganymede
card-restricted-area = Restricted Area
card-energy-tapping = Energy Tapping
card-technology-demonstration = Technology Demonstration
card-medical-lab = Medical Lab
card-ai-central = AI Central

## Project cards: Terraforming Mars, Colonies

card-airliners = Airliners
card-air-raid = Air Raid
card-atmo-collectors = Atmo Collectors
card-community-services = Community Services
card-conscription = Conscription
card-corona-extractor = Corona Extractor
card-cryo-sleep = Cryo-Sleep
card-earth-elevator = Earth Elevator
card-ecology-research = Ecology Research
card-floater-leasing = Floater Leasing
card-floater-prototypes = Floater Prototypes
card-floater-technology = Floater Technology
card-galilean-waystation = Galilean Waystation
card-heavy-taxation = Heavy Taxation
card-ice-moon-colony = Ice Moon Colony
card-impactor-swarm = Impactor Swarm
card-interplanetary-colony-ship = Interplanetary Colony Ship
card-jovian-lanterns = Jovian Lanterns
card-jupiter-floating-station = Jupiter Floating Station
card-luna-governor = Luna Governor
card-lunar-exports = Lunar Exports
card-lunar-mining = Lunar Mining
card-market-manipulation = Market Manipulation
card-martian-zoo = Martian Zoo
card-mining-colony = Mining Colony
card-minority-refuge = Minority Refuge
card-molecular-printing = Molecular Printing
card-nitrogen-from-titan = Nitrogen from Titan
card-pioneer-settlement = Pioneer Settlement
card-productive-outpost = Productive Outpost
card-quantum-communications = Quantum Communications
card-red-spot-observatory = Red Spot Observatory
card-refugee-camps = Refugee Camps
card-research-colony = Research Colony
card-rim-freighters = Rim Freighters
card-sky-docks = Sky Docks
card-solar-probe = Solar Probe
card-solar-reflectors = Solar Reflectors
card-space-port = Space Port
card-space-port-colony = Space Port Colony
card-spin-off-department = Spin-off Department
card-sub-zero-salt-fish = Sub-Zero Salt Fish
card-titan-air-scrapping = Titan Air-Scrapping
card-titan-floating-launch-pad = Titan Floating Launch-Pad
card-titan-shuttles = Titan Shuttles
card-trade-envoys = Trade Envoys
card-trading-colony = Trading Colony
card-urban-decomposers = Urban Decomposers
card-warp-drive = Warp Drive

## Corporations

card-beginner-corporation = Beginner Corporation
card-credicor = CrediCor
card-ecoline = EcoLine
card-helion = Helion
card-interplanetary-cinematics = Interplanetary Cinematics
card-inventrix = Inventrix
card-mining-guild = Mining Guild
card-phobolog = PhoboLog
card-tharsis-republic = Tharsis Republic
card-thorgate = ThorGate
card-united-nations-mars-initiative = United Nations Mars Initiative
card-saturn-systems = Saturn Systems
card-teractor = Teractor
card-aridor = Aridor
card-arklight = Arklight
card-polyphemos = Polyphemos
card-poseidon = Poseidon
card-stormcraft-incorporated = Stormcraft Incorporated

## Project cards: Ares Expedition only

card-advanced-screening-technology = Advanced Screening Technology
card-anaerobic-microorganisms = Anaerobic Microorganisms
card-artificial-jungle = Artificial Jungle
card-assembly-lines = Assembly Lines
card-asset-liquidation = Asset Liquidation
card-brainstorming-session = Brainstorming Session
card-circuit-board-factory = Circuit Board Factory
card-community-gardens = Community Gardens
card-composting-factory = Composting Factory
card-conserved-biome = Conserved Biome
card-decomposing-fungus = Decomposing Fungus
card-developed-infrastructure = Developed Infrastructure
card-energy-subsidies = Energy Subsidies
card-extended-resources = Extended Resources
card-farmers-market = Farmers Market
card-farming-co-ops = Farming Co-ops
card-hydro-electric-energy = Hydro-Electric Energy
card-interplanetary-relations = Interplanetary Relations
card-interns = Interns
card-interplanetary-conference = Interplanetary Conference
card-matter-manufacturing = Matter Manufacturing
card-recycled-detritus = Recycled Detritus
card-redrafted-contracts = Redrafted Contracts
card-restructured-resources = Restructured Resources
card-solarpunk = Solarpunk
card-think-tank = Think Tank
card-united-planetary-alliance = United Planetary Alliance
card-volcanic-pools = Volcanic Pools
card-wood-burning-stoves = Wood Burning Stoves
card-atmosphere-filtering = Atmosphere Filtering
card-crater = Crater
card-phobos-falls = Phobos Falls
card-work-crews = Work Crews
card-aerated-magma = Aerated Magma
card-airborne-radiation = Airborne Radiation
card-astrofarm = Astrofarm
card-atmospheric-insulators = Atmospheric Insulators
card-automated-factories = Automated Factories
card-balanced-portfolios = Balanced Portfolios
card-biothermal-power = Biothermal Power
card-blueprints = Blueprints
card-coal-imports = Coal Imports
card-diversified-interests = Diversified Interests
card-dusty-quarry = Dusty Quarry
card-economic-growth = Economic Growth
card-energy-storage = Energy Storage
card-ganymede-shipyard = Ganymede Shipyard
card-industrial-farming = Industrial Farming
card-low-atmo-shields = Low-Atmo Shields
card-microprocessors = Microprocessors
card-monocultures = Monocultures
card-new-portfolios = New Portfolios
card-nuclear-plants = Nuclear Plants
card-satellite-farms = Satellite Farms
card-slash-and-burn-agriculture = Slash and Burn Agriculture
card-smelting = Smelting
card-soil-warming = Soil Warming
card-solar-trapping = Solar Trapping
card-space-heaters = Space Heaters
card-surface-mines = Surface Mines
card-trading-post = Trading Post
card-trapped-heat = Trapped Heat
card-undersea-vents = Undersea Vents
card-venture-capitalism = Venture Capitalism

## Colonies

colony-callisto = Callisto
colony-ceres = Ceres
colony-enceladus = Enceladus
colony-europa = Europa
colony-ganymede = Ganymede
colony-io = Io
colony-luna = Luna
colony-miranda = Miranda
colony-pluto = Pluto
colony-titan = Titan
colony-triton = Triton

## Named spaces

space-tharsis-tholus = Tharsis Tholus
space-ascraeus-mons = Ascraeus Mons
space-pavonis-mons = Pavonis Mons
space-arsia-mons = Arsia Mons
space-noctis-city = Noctis City
space-phobos-space-haven = Phobos Space Haven
space-ganymede-colony = Ganymede Colony

## Tiles

tile-ocean = Ocean
tile-greenery = Greenery
tile-city = City
tile-capital = Capital
tile-commercial-district = Commercial District
tile-ecological-zone = Ecological Zone
tile-industrial-center = Industrial Center
tile-lava-flows = Lava Flows
tile-mining-area = Mining Area
tile-mining-rights = Mining Rights
tile-mohole-area = Mohole Area
tile-natural-preserve = Natural Preserve
tile-nuclear-zone = Nuclear Zone
tile-restricted-area = Restricted Area
tile-forest = Forest

## Milestones

milestone-terraformer = Terraformer
milestone-mayor = Mayor
milestone-gardener = Gardener
milestone-builder = Builder
milestone-planner = Planner

## Awards

award-landlord = Landlord
award-banker = Banker
award-scientist = Scientist
award-thermalist = Thermalist
award-miner = Miner

## Standard projects

standard-project-sell-patents = Sell Patents
standard-project-power-plant = Power Plant
standard-project-asteroid = Asteroid
standard-project-aquifer = Aquifer
standard-project-greenery = Greenery
standard-project-city = City
standard-project-build-colony = Build Colony

## Standard actions of Ares Expedition

standard-action-forest-plants = Forest for Plants
standard-action-forest-mc = Forest for M€
standard-action-temperature-heat = Temperature for Heat
standard-action-temperature-mc = Temperature for M€
standard-action-ocean-mc = Ocean for M€

## Phases of Terraforming Mars

phase-setup = Setup
phase-player-order = Player Order
phase-research = Research
phase-draft = Draft
phase-action = Action
phase-production = Production
phase-solar = Solar
phase-end = End of the Game

## Phases of Ares Expedition

ares-phase-planning = Planning
ares-phase-development = Development
ares-phase-construction = Construction
ares-phase-action = Action
ares-phase-production = Production
ares-phase-research = Research
ares-phase-end = End of the Round

## Tags

tag-building = Building
tag-space = Space
tag-power = Power
tag-science = Science
tag-jovian = Jovian
tag-earth = Earth
tag-plant = Plant
tag-microbe = Microbe
tag-animal = Animal
tag-city = City
tag-event = Event

## Resources

resource-mc = M€
resource-steel = Steel
resource-titanium = Titanium
resource-plant = Plants
resource-energy = Energy
resource-heat = Heat
resource-card = Cards
resource-microbe = Microbes
resource-animal = Animals
resource-science = Science
resource-fighter = Fighters
resource-floater = Floaters
resource-camp = Camps

## Parameters

parameter-temperature = Temperature
parameter-oxygen = Oxygen
parameter-oceans = Oceans
parameter-rating = Terraform Rating

## Kinds of card

kind-automated = Automated
kind-active = Active
kind-event = Event
kind-corporation = Corporation

## Games

game-mars = Terraforming Mars
game-ares = Terraforming Mars: Ares Expedition
