### Prelude: what its cards say, what is asked and told.

web-switch-prelude = Prelude
web-switch-prelude-hint = Two prelude cards give everybody a flying start
web-switch-without-preludes = Prelude without preludes
web-switch-without-preludes-hint = Only the projects and corporations of Prelude
web-switch-rating-goal = Solo: TR 63
web-switch-rating-goal-hint = Reach TR 63 instead of finishing the parameters
web-setup-without-preludes = Prelude without preludes needs Prelude: switch it on.
web-setup-rating-goal = The goal of TR 63 is for the solo game with Prelude.

kind-prelude = Prelude
tag-wild = Wild
phase-preludes = Preludes
standard-project-buffer-gas = Buffer Gas

## Words of its cards

word-play-now =
    { $discount ->
        [0] play a card from your hand, ignoring its global requirements
       *[other] play a card from your hand for { COUNT("mc", $discount) } less
    }
word-play-new-prelude = draw { $cards } preludes, play one of them and discard the rest
word-fund-award = fund an award for free
word-gain-lowest-production = raise one of your lowest productions by { $amount }
word-points-played = whenever you play a card with a non-negative VP icon
    .next = play a card with a non-negative VP icon
word-wild-tag = in each of your actions, the wild tag counts as any one tag of your choice, but it never counts for awards or VP
icon-vp = VP
icon-tag-wild = any tag you need
icon-prelude = prelude
icon-award = award
icon-production = production
icon-lowest = lowest
icon-no-needs = no requirements

## Questions, answers, the log

ask-keep-preludes = Choose 2 preludes to keep
ask-play-prelude = Choose the prelude to play first
start-preludes = Preludes, 2 of 4
# $n: how many are still to be chosen
start-more-preludes =
    { $n ->
        [one] Choose 1 more prelude
       *[other] Choose { $n } preludes
    }
ask-new-prelude = Choose a prelude to play
ask-play-now =
    { $n ->
        [0] Choose a card to play, ignoring its global requirements
       *[other] Choose a card to play for { COUNT("mc", $n) } less
    }
ask-free-award = Choose the award to fund for free
ask-lowest-production = Choose which of your lowest productions rises
do-give-up = Discard { NAME($card, of: "card") } for { COUNT("mc", $n) }
do-raise-production = { NOUN($resource) } production
reason-no-project = no card in your hand could be played with it
reason-no-award = no award is left to fund
event-gave-up =
    { $person ->
        [me] You discard
       *[other] { $player } discards
    } the prelude { NAME($card, of: "card") }
hint-mars-preludes = Choose preludes that fit your corporation and your first cards: production pays off longest, M€ now pay for cards.
hint-mars-play-prelude = Play the one the other depends on first, such as M€ to pay with. A prelude you cannot carry out brings 15 M€ instead.
hint-mars-play-now = Play a card you could not otherwise afford or play yet: the help is for this one card only.
hint-mars-free-award = Choose the award in which you will lead at the end, not the one in which you lead now.

## Titles

card-allied-bank = Allied Bank
card-aquifer-turbines = Aquifer Turbines
card-biofuels = Biofuels
card-biolab = Biolab
card-biosphere-support = Biosphere Support
card-business-empire = Business Empire
card-dome-farming = Dome Farming
card-donation = Donation
card-early-settlement = Early Settlement
card-ecology-experts = Ecology Experts
card-eccentric-sponsor = Eccentric Sponsor
card-experimental-forest = Experimental Forest
card-galilean-mining = Galilean Mining
card-great-aquifer = Great Aquifer
card-huge-asteroid = Huge Asteroid
card-io-research-outpost = Io Research Outpost
card-loan = Loan
card-martian-industries = Martian Industries
card-metal-rich-asteroid = Metal-Rich Asteroid
card-metals-company = Metals Company
card-mining-operations = Mining Operations
card-mohole = Mohole
card-mohole-excavation = Mohole Excavation
card-nitrogen-shipment = Nitrogen Shipment
card-orbital-construction-yard = Orbital Construction Yard
card-polar-industries = Polar Industries
card-power-generation = Power Generation
card-research-network = Research Network
card-self-sufficient-settlement = Self-Sufficient Settlement
card-smelting-plant = Smelting Plant
card-society-support = Society Support
card-supplier = Supplier
card-supply-drop = Supply Drop
card-unmi-contractor = UNMI Contractor
card-acquired-space-agency = Acquired Space Agency
card-house-printing = House Printing
card-lava-tube-settlement = Lava Tube Settlement
card-martian-survey = Martian Survey
card-psychrophiles = Psychrophiles
card-research-coordination = Research Coordination
card-sf-memorial = SF Memorial
card-space-hotels = Space Hotels
card-cheung-shing-mars = Cheung Shing MARS
card-point-luna = Point Luna
card-robinson-industries = Robinson Industries
card-valley-trust = Valley Trust
card-vitor = Vitor
