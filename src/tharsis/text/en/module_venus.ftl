### Venus Next and the World Government: titles, names, words, questions.

## Cards

card-aerial-mappers = Aerial Mappers
card-aerosport-tournament = Aerosport Tournament
card-air-scrapping-expedition = Air-Scrapping Expedition
card-atalanta-planitia-lab = Atalanta Planitia Lab
card-atmoscoop = Atmoscoop
card-comet-for-venus = Comet for Venus
card-corroder-suits = Corroder Suits
card-dawn-city = Dawn City
card-deuterium-export = Deuterium Export
card-dirigibles = Dirigibles
card-extractor-balloons = Extractor Balloons
card-extremophiles = Extremophiles
card-floating-habs = Floating Habs
card-forced-precipitation = Forced Precipitation
card-freyja-biodomes = Freyja Biodomes
card-ghg-import-from-venus = GHG Import from Venus
card-giant-solar-shade = Giant Solar Shade
card-gyropolis = Gyropolis
card-hydrogen-to-venus = Hydrogen to Venus
card-io-sulphur-research = Io Sulphur Research
card-ishtar-mining = Ishtar Mining
card-jet-stream-microscrappers = Jet Stream Microscrappers
card-local-shading = Local Shading
card-luna-metropolis = Luna Metropolis
card-luxury-foods = Luxury Foods
card-maxwell-base = Maxwell Base
card-mining-quota = Mining Quota
card-neutralizer-factory = Neutralizer Factory
card-omnicourt = Omnicourt
card-orbital-reflectors = Orbital Reflectors
card-rotator-impacts = Rotator Impacts
card-sister-planet-support = Sister Planet Support
card-solarnet = Solarnet
card-spin-inducing-asteroid = Spin-Inducing Asteroid
card-sponsored-academies = Sponsored Academies
card-stratopolis = Stratopolis
card-stratospheric-birds = Stratospheric Birds
card-sulphur-exports = Sulphur Exports
card-sulphur-eating-bacteria = Sulphur-Eating Bacteria
card-terraforming-contract = Terraforming Contract
card-thermophiles = Thermophiles
card-water-to-venus = Water to Venus
card-venus-governor = Venus Governor
card-venus-magnetizer = Venus Magnetizer
card-venus-soils = Venus Soils
card-venus-waystation = Venus Waystation
card-venusian-animals = Venusian Animals
card-venusian-insects = Venusian Insects
card-venusian-plants = Venusian Plants
card-aphrodite = Aphrodite
card-celestic = Celestic
card-manutech = Manutech
card-morning-star-inc = Morning Star Inc.
card-viron = Viron

space-dawn-city = Dawn City
space-luna-metropolis = Luna Metropolis
space-maxwell-base = Maxwell Base
space-stratopolis = Stratopolis
standard-project-air-scrapping = Air Scrapping
milestone-hoverlord = Hoverlord
award-venuphile = Venuphile

## Names

tag-venus = Venus
resource-asteroid = Asteroids
parameter-venus = Venus
ui-venus-of = of { PERCENT($n) }
web-switch-venus = Venus Next
web-switch-venus-hint = A fourth parameter, floaters and cities above the clouds
web-switch-world-government = World Government
web-switch-world-government-hint = After each generation the first player raises a parameter for nobody’s benefit; without it games are longer
web-milestone-hoverlord = Seven floaters on your cards
web-award-venuphile = Most Venus tags

-tag-venus =
    { $form ->
       *[bare] { $n ->
           *[one] Venus tag
            [other] Venus tags
        }
        [name] Venus
    }

## Words on cards

word-at-least-venus = Venus at { PERCENT($value) } or higher
word-at-most-venus = Venus at { PERCENT($value) } or lower
word-raise-venus = raise Venus by { COUNT("step", $steps) }
word-raise-one-item-venus = Venus
word-parameter-raised-venus =
    whenever { $by ->
        [own] you raise Venus
       *[anyone] Venus is raised
    } a step
    .next = raise Venus a step
word-place-tile-dawn-city = place a city tile on the space reserved for { space-dawn-city }
word-place-tile-luna-metropolis = place a city tile on the space reserved for { space-luna-metropolis }
word-place-tile-maxwell-base = place a city tile on the space reserved for { space-maxwell-base }
word-place-tile-stratopolis = place a city tile on the space reserved for { space-stratopolis }
word-repeat-action = repeat the action of another card of yours that has already been used this generation
word-opponents-draw =
    each opponent draws { COUNT("card", $amount) }
    .alone = yes
word-shift-venus = when you play a card, you may treat its Venus requirement as up to { COUNT("step", $steps) } higher or lower
word-manufacture = for each step you raise the production of a resource, including this, also gain 1 of that resource

## Questions and answers

ask-repeat = Choose the action to repeat
do-repeat = Repeat { NAME($card, of: "card") }
ask-govern = World Government: choose the parameter to raise. Nobody gets anything for it
do-govern =
    { $parameter ->
        [oceans] Place an ocean
       *[other] Raise { NAME($parameter, of: "parameter") }
    }
cause-world-government = World Government
reason-no-repeat = you have used no other action that can be repeated
reason-at-least-venus = needs Venus at { PERCENT($need) }, now { PERCENT($have) }
reason-at-most-venus = needs Venus at { PERCENT($need) } or lower, now { PERCENT($have) }
icon-param-venus = Venus
icon-repeat = repeat

-asteroid =
    { $n ->
       *[one] asteroid
        [other] asteroids
    }

hint-mars-repeat = Pick the action that brings the most for its cost. You pay the cost again.
hint-mars-govern = Nobody gains from it. If you lead, you may hurry the end along; if you trail, you may raise Venus instead.
