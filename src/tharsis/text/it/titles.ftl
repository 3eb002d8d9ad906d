### Titles and names: one message per card, tile, tag, resource and so on.
### Card ids are the English printed names; cards of both games share one title.

## Project cards: Terraforming Mars, base game

card-colonizer-training-camp = Addestramento Colonizzatori
card-deep-well-heating = Riscaldamento a Pozzo Profondo
card-cloud-seeding = Inseminazione Nuvole
card-search-for-life = Ricerca della Vita
card-martian-rails = Ferrovie Marziane
card-capital = Capitale
card-asteroid = Asteroide
card-comet = Cometa
card-big-asteroid = Grande Asteroide
card-water-import-from-europa = Importazione d’Acqua da Europa
card-equatorial-magnetizer = Magnetizzatore Equatoriale
card-domed-crater = Cratere Coperto da Cupola
card-noctis-city = Città di Noctis
card-methane-from-titan = Metano da Titano
card-imported-hydrogen = Idrogeno Importato
card-research-outpost = Avamposto di Ricerca
card-phobos-space-haven = Spazioporto di Phobos
card-black-polar-dust = Pulviscolo Polare Nero
card-arctic-algae = Alghe Artiche
card-predators = Predatori
card-eos-chasma-national-park = Parco Nazionale dell’Eos Chasma
card-cupola-city = Città-Cupola
card-lunar-beam = Fascio Lunare
card-optimal-aerobraking = Aerofrenaggio Ottimale
card-underground-city = Città Sotterranea
card-regolith-eaters = Mangiatori di Regolite
card-ghg-producing-bacteria = Batteri Produttori di Gas Serra
card-ants = Formiche
card-release-of-inert-gases = Rilascio di Gas Inerti
card-nitrogen-rich-asteroid = Asteroide Ricco di Azoto
card-rover-construction = Costruzione del Rover
card-deimos-down = Caduta di Deimos
card-asteroid-mining = Industria Mineraria di Asteroidi
card-food-factory = Fabbrica di Cibo
card-archaebacteria = Archeobatteri
card-carbonate-processing = Lavorazione del Carbonato
card-natural-preserve = Riserva Naturale
card-nuclear-power = Energia Nucleare
card-algae = Alghe
card-adapted-lichen = Lichene Adattato
card-fish = Pesce
card-lake-marineris = Lago Marineris
card-small-animals = Piccoli Animali
card-kelp-farming = Coltivazione di Alghe
card-beam-from-a-thorium-asteroid = Fascio da Asteroide Ricco di Torio
card-mangrove = Mangrovia
card-trees = Alberi
card-mining-expedition = Spedizione Mineraria
card-mining-rights = Diritti di Estrazione Mineraria
card-birds = Uccelli
card-towing-a-comet = Trainare una Cometa
card-space-mirrors = Specchi Spaziali
card-solar-wind-power = Energia del Vento Solare
card-ice-asteroid = Asteroide Ghiacciato
card-giant-ice-asteroid = Asteroide Ghiacciato Gigante
card-ganymede-colony = Colonia di Ganimede
card-giant-space-mirror = Specchio Spaziale Gigante
card-grass = Erba
card-heather = Erica
card-peroxide-power = Centrale di Perossido
card-bushes = Arbusti
card-greenhouses = Serre
card-nuclear-zone = Zona Nucleare
card-fueled-generators = Generatori a Carburante
card-ironworks = Acciaieria
card-power-grid = Rete Elettrica
card-steelworks = Stabilimento Siderurgico
card-ore-processor = Stabilimento Metallurgico
card-open-city = Città Aperta
card-solar-power = Energia Solare
card-breathing-filters = Filtri per la Respirazione
card-artificial-photosynthesis = Fotosintesi Artificiale
card-artificial-lake = Lago Artificiale
card-geothermal-power = Energia Geotermica
card-farming = Coltivazione
card-dust-seals = Guarnizioni Antipolvere
card-urbanized-area = Area Urbanizzata
card-moss = Muschio
card-ghg-factories = Fabbriche di Gas Serra
card-subterranean-reservoir = Bacino Idrico Sotterraneo
card-ecological-zone = Zona Ecologica
card-zeppelins = Zeppelin
card-worms = Vermi
card-decomposers = Decompositori
card-fusion-power = Centrale a Fusione
card-symbiotic-fungus = Fungo Simbiotico
card-extreme-cold-fungus = Fungo del Freddo Estremo
card-advanced-ecosystems = Ecosistemi Avanzati
card-great-dam = Grande Diga
card-strip-mine = Miniera a Cielo Aperto
card-wave-power = Energia delle Onde
card-lava-flows = Flussi di Lava
card-power-plant = Centrale Elettrica
card-mohole-area = Area Mohole
card-large-convoy = Convoglio Grande
card-tectonic-stress-power = Energia da Faglia Tettonica
card-nitrophilic-moss = Muschio Nitrofilo
card-herbivores = Erbivori
card-insects = Insetti
card-insulation = Isolante
card-adaptation-technology = Tecnologia di Adattamento
card-designed-microorganisms = Microorganismi Programmati
card-nitrite-reducing-bacteria = Batteri Denitrificanti
card-industrial-microbes = Microbi Industriali
card-lichen = Lichene
card-convoy-from-europa = Convoglio da Europa
card-imported-ghg = Gas Serra Importati
card-imported-nitrogen = Azoto Importato
card-micro-mills = Micro-Mulini
card-magnetic-field-generators = Generatori di Campo Magnetico
card-shuttles = Navette
card-import-of-advanced-ghg = Importazione Gas Serra Avanzati
card-windmills = Turbine Eoliche
card-tundra-farming = Coltivazione Tundra
card-aerobraked-ammonia-asteroid = Asteroide Ammonizzato Aerofrenato
card-magnetic-field-dome = Cupola di Campo Magnetico
card-pets = Animali Domestici
card-protected-valley = Valle Protetta
card-noctis-farming = Coltivazione di Noctis
card-water-splitting-plant = Impianto Separazione Acqua
card-heat-trappers = Trappole di Calore
card-soil-factory = Fabbrica di Concime
card-ice-cap-melting = Scioglimento Calotta di Ghiaccio
card-biomass-combustors = Combustori di Biomassa
card-livestock = Bestiame
card-aquifer-pumping = Pompaggio Falda Acquifera
card-flooding = Inondazione
card-energy-saving = Risparmio di Energia
card-local-heat-trapping = Intrappolamento Calore Locale
card-permafrost-extraction = Rimozione del Permafrost
card-plantation = Piantagione
card-immigration-shuttles = Navette per l’Immigrazione
card-immigrant-city = Città degli Immigrati
card-underground-detonations = Detonazioni Sotterranee
card-soletta = Soletta
card-rad-chem-factory = Industria Radiochimica
card-special-design = Progetto Speciale

## Project cards: Terraforming Mars, Corporate Era

card-asteroid-mining-consortium = Consorzio Minerario di Asteroidi
card-inventors-guild = Associazione degli Inventori
card-space-elevator = Montacarichi Spaziale
card-development-center = Centro di Sviluppo
card-space-station = Stazione Spaziale
card-interstellar-colony-ship = Nave Interstellare Coloniale
card-security-fleet = Flotta di Difesa
card-lightning-harvest = Raccolta Fulmini
card-tardigrades = Tardigradi
card-virus = Virus
card-miranda-resort = Resort su Miranda
card-mine = Miniera
card-vesta-shipyard = Cantiere Navale di Vesta
card-great-escarpment-consortium = Consorzio della Grande Scarpata
card-mineral-deposit = Deposito Minerario
card-mining-area = Area Estrazione Mineraria
card-building-industries = Industrie Edili
card-land-claim = Rivendicazione del Territorio
card-sponsors = Sponsor
card-electro-catapult = Catapulta Elettromagnetica
card-earth-catapult = Catapulta Terrestre
card-advanced-alloys = Leghe Superiori
card-mars-university = Università di Marte
card-viral-enhancers = Amplificatori Virali
card-quantum-extractor = Estrattore Quantistico
card-callisto-penal-mines = Miniere Penali di Callisto
card-trans-neptune-probe = Sonda Trans-Nettuniana
card-commercial-district = Distretto Commerciale
card-robotic-workforce = Forza Lavoro Robotica
card-research = Ricerca
card-gene-repair = Riparazione Genetica
card-io-mining-industries = Industrie Minerarie di Io
card-mass-converter = Convertitore di Massa
card-physics-complex = Complesso di Fisica
card-tropical-resort = Resort Tropicale
card-toll-station = Stazione di Pedaggio
card-earth-office = Ufficio Terrestre
card-acquired-company = Compagnia Acquisita
card-media-archives = Archivi dei Media
card-media-group = Gruppo Mediatico
card-business-network = Rete di Imprese
card-business-contacts = Contatti d’Affari
card-bribed-committee = Commissione Corrotta
card-sabotage = Sabotaggio
card-industrial-center = Centro Industriale
card-hired-raiders = Razziatori Prezzolati
card-hackers = Hacker
card-cartel = Cartello
card-titanium-mine = Miniera di Titanio
card-ceos-favorite-project = Progetto Preferito del CEO
card-anti-gravity-technology = Tecnologia Anti-Gravità
card-investment-loan = Prestito d’Investimento
card-caretaker-contract = Contratto Temporaneo
card-standard-technology = Tecnologia Standard
card-power-supply-consortium = Consorzio Centrali Elettriche
card-protected-habitats = Habitat Protetti
card-satellites = Satelliti
card-fuel-factory = Fabbrica di Carburante
card-corporate-stronghold = Fortezza della Corporation
card-olympus-conference = Conferenza su Olympus Mons
card-rad-suits = Tute Anti-Radiazioni
card-invention-contest = Gara di Invenzioni
card-power-infrastructure = Infrastrutture per l’Energia
card-indentured-workers = Lavoratori Sotto Contratto
card-lagrange-observatory = Osservatorio Lagrange
card-terraforming-ganymede = Terraformazione di Ganimede
card-restricted-area = Area Riservata
card-energy-tapping = Intercettazione di Energia
card-technology-demonstration = Dimostrazione di Tecnologia
card-medical-lab = Laboratorio Medico
card-ai-central = Centrale IA

## Project cards: Terraforming Mars, Colonies

card-airliners = Aerei di Linea
card-air-raid = Raid Aereo
card-atmo-collectors = Collettori Atmosferici
card-community-services = Servizi Comunitari
card-conscription = Coscrizione
card-corona-extractor = Estrattore della Corona
card-cryo-sleep = Crio-Sonno
card-earth-elevator = Ascensore Terrestre
card-ecology-research = Ricerca Ecologica
card-floater-leasing = Galleggianti in Leasing
card-floater-prototypes = Prototipi di Galleggianti
card-floater-technology = Tecnologia dei Galleggianti
card-galilean-waystation = Stazione Galileiana Secondaria
card-heavy-taxation = Tassazione Pesante
card-ice-moon-colony = Colonia sulla Luna Ghiacciata
card-impactor-swarm = Sciame di Dispositivi d’Urto
card-interplanetary-colony-ship = Nave Coloniale Interplanetaria
card-jovian-lanterns = Lanterne Gioviane
card-jupiter-floating-station = Stazione Galleggiante di Giove
card-luna-governor = Governatore della Luna
card-lunar-exports = Esportazioni Lunari
card-lunar-mining = Attività Mineraria Lunare
card-market-manipulation = Manipolazione del Mercato
card-martian-zoo = Zoo Marziano
card-mining-colony = Colonia Mineraria
card-minority-refuge = Rifugio per le Minoranze
card-molecular-printing = Stampa Molecolare
card-nitrogen-from-titan = Azoto da Titano
card-pioneer-settlement = Insediamento Pionieristico
card-productive-outpost = Avamposto Produttivo
card-quantum-communications = Comunicazioni Quantistiche
card-red-spot-observatory = Osservatorio Macchia Rossa
card-refugee-camps = Campi dei Rifugiati
card-research-colony = Colonia di Ricerca
card-rim-freighters = Mercantili del Margine
card-sky-docks = Stazioni Spaziali
card-solar-probe = Sonda Solare
card-solar-reflectors = Riflettori Solari
card-space-port = Spazioporto
card-space-port-colony = Colonia dello Spazioporto
card-spin-off-department = Dipartimento Spin-Off
card-sub-zero-salt-fish = Pesce d’Acqua Salata Sotto Zero
card-titan-air-scrapping = Frammentazione dell’Aria
card-titan-floating-launch-pad = Piattaforma di Lancio
card-titan-shuttles = Shuttle da Titano
card-trade-envoys = Inviati Commerciali
card-trading-colony = Colonia Commerciale
card-urban-decomposers = Decompositori Urbani
card-warp-drive = Motore a Curvatura

## Corporations

card-beginner-corporation = Società Beginner
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

card-advanced-screening-technology = Tecnologia di Screening Avanzata
card-anaerobic-microorganisms = Microorganismi Anaerobi
card-artificial-jungle = Giungla Artificiale
card-assembly-lines = Catene di Montaggio
card-asset-liquidation = Liquidazione dei Beni
card-brainstorming-session = Sessione di Brainstorming
card-circuit-board-factory = Fabbrica di Circuiti Stampati
card-community-gardens = Orti Comunitari
card-composting-factory = Impianto di Compostaggio
card-conserved-biome = Bioma Protetto
card-decomposing-fungus = Fungo Decompositore
card-developed-infrastructure = Infrastrutture Sviluppate
card-energy-subsidies = Sussidi Energetici
card-extended-resources = Risorse Ampliate
card-farmers-market = Mercato Contadino
card-farming-co-ops = Cooperative Agricole
card-hydro-electric-energy = Energia Idroelettrica
card-interplanetary-relations = Relazioni Interplanetarie
card-interns = Stagisti
card-interplanetary-conference = Conferenza Interplanetaria
card-matter-manufacturing = Fabbricazione di Materia
card-recycled-detritus = Detriti Riciclati
card-redrafted-contracts = Contratti Riscritti
card-restructured-resources = Risorse Riorganizzate
card-solarpunk = Solarpunk
card-think-tank = Think Tank
card-united-planetary-alliance = Alleanza dei Pianeti Uniti
card-volcanic-pools = Pozze Vulcaniche
card-wood-burning-stoves = Stufe a Legna
card-atmosphere-filtering = Filtraggio dell’Atmosfera
card-crater = Cratere
card-phobos-falls = Caduta di Phobos
card-work-crews = Squadre di Lavoro
card-aerated-magma = Magma Aerato
card-airborne-radiation = Radiazioni Atmosferiche
card-astrofarm = Astrofattoria
card-atmospheric-insulators = Isolanti Atmosferici
card-automated-factories = Fabbriche Automatizzate
card-balanced-portfolios = Portafogli Bilanciati
card-biothermal-power = Energia Biotermica
card-blueprints = Disegni Tecnici
card-coal-imports = Importazione di Carbone
card-diversified-interests = Interessi Diversificati
card-dusty-quarry = Cava Polverosa
card-economic-growth = Crescita Economica
card-energy-storage = Accumulo di Energia
card-ganymede-shipyard = Cantiere Navale di Ganimede
card-industrial-farming = Agricoltura Industriale
card-low-atmo-shields = Scudi per Atmosfera Rarefatta
card-microprocessors = Microprocessori
card-monocultures = Monocolture
card-new-portfolios = Nuovi Portafogli
card-nuclear-plants = Centrali Nucleari
card-satellite-farms = Fattorie Orbitali
card-slash-and-burn-agriculture = Agricoltura Taglia e Brucia
card-smelting = Fusione dei Metalli
card-soil-warming = Riscaldamento del Suolo
card-solar-trapping = Cattura Solare
card-space-heaters = Riscaldatori Spaziali
card-surface-mines = Miniere di Superficie
card-trading-post = Avamposto Commerciale
card-trapped-heat = Calore Intrappolato
card-undersea-vents = Bocche Idrotermali
card-venture-capitalism = Capitale di Rischio

## Colonies

colony-callisto = Callisto
colony-ceres = Cerere
colony-enceladus = Encelado
colony-europa = Europa
colony-ganymede = Ganimede
colony-io = Io
colony-luna = Luna
colony-miranda = Miranda
colony-pluto = Plutone
colony-titan = Titano
colony-triton = Tritone

## Named spaces

space-tharsis-tholus = Tharsis Tholus
space-ascraeus-mons = Ascraeus Mons
space-pavonis-mons = Pavonis Mons
space-arsia-mons = Arsia Mons
space-noctis-city = Città di Noctis
space-phobos-space-haven = Spazioporto di Phobos
space-ganymede-colony = Colonia di Ganimede

## Tiles

tile-ocean = Oceano
tile-greenery = Vegetazione
tile-city = Città
tile-capital = Capitale
tile-commercial-district = Distretto Commerciale
tile-ecological-zone = Zona Ecologica
tile-industrial-center = Centro Industriale
tile-lava-flows = Flussi di Lava
tile-mining-area = Area Estrazione Mineraria
tile-mining-rights = Diritti di Estrazione Mineraria
tile-mohole-area = Area Mohole
tile-natural-preserve = Riserva Naturale
tile-nuclear-zone = Zona Nucleare
tile-restricted-area = Area Riservata
tile-forest = Foresta

## Milestones

milestone-terraformer = Terraformatore
milestone-mayor = Sindaco
milestone-gardener = Botanico
milestone-builder = Costruttore
milestone-planner = Pianificatore

## Awards

award-landlord = Signore delle Terre
award-banker = Banchiere
award-scientist = Scienziato
award-thermalist = Termico
award-miner = Minatore

## Standard projects

standard-project-sell-patents = Vendere i Brevetti
standard-project-power-plant = Centrali Elettriche
standard-project-asteroid = Asteroide
standard-project-aquifer = Falda Acquifera
standard-project-greenery = Area Verde
standard-project-city = Città
standard-project-build-colony = Costruire una Colonia

## Standard actions of Ares Expedition

standard-action-forest-plants = Foresta con Vegetali
standard-action-forest-mc = Foresta con M€
standard-action-temperature-heat = Temperatura con Calore
standard-action-temperature-mc = Temperatura con M€
standard-action-ocean-mc = Oceano con M€

## Phases of Terraforming Mars

phase-setup = Preparazione
phase-player-order = Ordine di Gioco
phase-research = Ricerca
phase-draft = Draft
phase-action = Azioni
phase-production = Produzione
phase-solar = Solare
phase-end = Fine Partita

## Phases of Ares Expedition

ares-phase-planning = Pianificazione
ares-phase-development = Sviluppo
ares-phase-construction = Costruzione
ares-phase-action = Azioni
ares-phase-production = Produzione
ares-phase-research = Ricerca
ares-phase-end = Fine del Round

## Tags

tag-building = Costruzione
tag-space = Spazio
tag-power = Energia
tag-science = Scienza
tag-jovian = Giove
tag-earth = Terra
tag-plant = Vegetali
tag-microbe = Microbi
tag-animal = Animale
tag-city = Città
tag-event = Evento

## Resources

resource-mc = M€
resource-steel = Acciaio
resource-titanium = Titanio
resource-plant = Vegetali
resource-energy = Energia
resource-heat = Calore
resource-card = Carte
resource-microbe = Microbi
resource-animal = Animali
resource-science = Scienza
resource-fighter = Caccia
resource-floater = Galleggianti
resource-camp = Campi

## Parameters

parameter-temperature = Temperatura
parameter-oxygen = Ossigeno
parameter-oceans = Oceani
parameter-rating = Livello di Terraformazione

## Kinds of card

kind-automated = Automatica
kind-active = Attiva
kind-event = Evento
kind-corporation = Società

## Games

game-mars = Terraforming Mars
game-ares = Terraforming Mars: Ares Expedition
