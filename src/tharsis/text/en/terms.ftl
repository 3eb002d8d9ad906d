### Nouns for sentences: singular by default, plural with n: 2.
###
### A term takes literals only, so a message picks the number from its own variable:
###     Draw { $n } { $n ->
###         [one] { -card }
###        *[other] { -card(n: 2) }
###     }.
### form: "short" gives TR and VP; form: "name" gives a tag without the word "tag".
### A noun without a plural here is the same in every number: 3 steel, 2 energy production.

## Resources

-resource =
    { $n ->
       *[one] resource
        [other] resources
    }

-mc = M€
-steel = steel
-titanium = titanium

-plant =
    { $n ->
       *[one] plant
        [other] plants
    }

-energy = energy
-heat = heat

## Resources kept on cards

-cube =
    { $n ->
       *[one] cube
        [other] cubes
    }

-resource-cube =
    { $n ->
       *[one] resource cube
        [other] resource cubes
    }

-player-marker =
    { $n ->
       *[one] player marker
        [other] player markers
    }

-microbe =
    { $n ->
       *[one] microbe
        [other] microbes
    }

-animal =
    { $n ->
       *[one] animal
        [other] animals
    }

-science =
    { $n ->
       *[one] science resource
        [other] science resources
    }

-fighter =
    { $n ->
       *[one] fighter
        [other] fighters
    }

-floater =
    { $n ->
       *[one] floater
        [other] floaters
    }

-camp =
    { $n ->
       *[one] camp
        [other] camps
    }

## Production

-production = production

-production-step =
    { $n ->
       *[one] production step
        [other] production steps
    }

-production-mc = M€ production
-production-steel = steel production
-production-titanium = titanium production
-production-plant = plant production
-production-energy = energy production
-production-heat = heat production
-production-card = card production

## Parameters and points

-parameter =
    { $n ->
       *[one] global parameter
        [other] global parameters
    }

-temperature = temperature
-oxygen = oxygen

-ocean =
    { $n ->
       *[one] ocean
        [other] oceans
    }

-rating =
    { $form ->
       *[bare] terraform rating
        [short] TR
    }

-step =
    { $n ->
       *[one] step
        [other] steps
    }

-victory-point =
    { $form ->
       *[bare] { $n ->
           *[one] victory point
            [other] victory points
        }
        [short] VP
    }

## Colour zones of Ares Expedition

-zone =
    { $n ->
       *[one] zone
        [other] zones
    }

-zone-purple =
    { $n ->
       *[one] purple zone
        [other] purple zones
    }

-zone-red =
    { $n ->
       *[one] red zone
        [other] red zones
    }

-zone-yellow =
    { $n ->
       *[one] yellow zone
        [other] yellow zones
    }

-zone-white =
    { $n ->
       *[one] white zone
        [other] white zones
    }

## Cards

-card =
    { $n ->
       *[one] card
        [other] cards
    }

-card-project =
    { $n ->
       *[one] project card
        [other] project cards
    }

-card-automated =
    { $n ->
       *[one] automated card
        [other] automated cards
    }

-card-active =
    { $n ->
       *[one] active card
        [other] active cards
    }

-card-event =
    { $n ->
       *[one] event card
        [other] event cards
    }

-card-corporation =
    { $n ->
       *[one] corporation card
        [other] corporation cards
    }

-card-green =
    { $n ->
       *[one] green card
        [other] green cards
    }

-card-blue =
    { $n ->
       *[one] blue card
        [other] blue cards
    }

-card-red =
    { $n ->
       *[one] red card
        [other] red cards
    }

-card-phase =
    { $n ->
       *[one] phase card
        [other] phase cards
    }

-corporation =
    { $n ->
       *[one] corporation
        [other] corporations
    }

-event =
    { $n ->
       *[one] event
        [other] events
    }

-hand =
    { $n ->
       *[one] hand
        [other] hands
    }

-deck =
    { $n ->
       *[one] deck
        [other] decks
    }

-discard-pile =
    { $n ->
       *[one] discard pile
        [other] discard piles
    }

-cost =
    { $n ->
       *[one] cost
        [other] costs
    }

-requirement =
    { $n ->
       *[one] requirement
        [other] requirements
    }

-discount =
    { $n ->
       *[one] discount
        [other] discounts
    }

-effect =
    { $n ->
       *[one] effect
        [other] effects
    }

-action =
    { $n ->
       *[one] action
        [other] actions
    }

## Tags

-tag =
    { $n ->
       *[one] tag
        [other] tags
    }

-tag-building =
    { $form ->
       *[bare] { $n ->
           *[one] building tag
            [other] building tags
        }
        [name] building
    }

-tag-space =
    { $form ->
       *[bare] { $n ->
           *[one] space tag
            [other] space tags
        }
        [name] space
    }

-tag-power =
    { $form ->
       *[bare] { $n ->
           *[one] power tag
            [other] power tags
        }
        [name] power
    }

-tag-science =
    { $form ->
       *[bare] { $n ->
           *[one] science tag
            [other] science tags
        }
        [name] science
    }

-tag-jovian =
    { $form ->
       *[bare] { $n ->
           *[one] Jovian tag
            [other] Jovian tags
        }
        [name] Jovian
    }

-tag-earth =
    { $form ->
       *[bare] { $n ->
           *[one] Earth tag
            [other] Earth tags
        }
        [name] Earth
    }

-tag-plant =
    { $form ->
       *[bare] { $n ->
           *[one] plant tag
            [other] plant tags
        }
        [name] plant
    }

-tag-microbe =
    { $form ->
       *[bare] { $n ->
           *[one] microbe tag
            [other] microbe tags
        }
        [name] microbe
    }

-tag-animal =
    { $form ->
       *[bare] { $n ->
           *[one] animal tag
            [other] animal tags
        }
        [name] animal
    }

-tag-city =
    { $form ->
       *[bare] { $n ->
           *[one] city tag
            [other] city tags
        }
        [name] city
    }

-tag-event =
    { $form ->
       *[bare] { $n ->
           *[one] event tag
            [other] event tags
        }
        [name] event
    }

## Map and tiles

-map = map

-space =
    { $n ->
       *[one] space
        [other] spaces
    }

-placement-bonus =
    { $n ->
       *[one] placement bonus
        [other] placement bonuses
    }

-greenery =
    { $n ->
       *[one] greenery
        [other] greeneries
    }

-city =
    { $n ->
       *[one] city
        [other] cities
    }

-forest =
    { $n ->
       *[one] forest
        [other] forests
    }

-tile =
    { $n ->
       *[one] tile
        [other] tiles
    }

-tile-special =
    { $n ->
       *[one] special tile
        [other] special tiles
    }

-tile-ocean =
    { $n ->
       *[one] ocean tile
        [other] ocean tiles
    }

-tile-greenery =
    { $n ->
       *[one] greenery tile
        [other] greenery tiles
    }

-tile-city =
    { $n ->
       *[one] city tile
        [other] city tiles
    }

-tile-capital =
    { $n ->
       *[one] Capital tile
        [other] Capital tiles
    }

-tile-commercial-district =
    { $n ->
       *[one] Commercial District tile
        [other] Commercial District tiles
    }

-tile-ecological-zone =
    { $n ->
       *[one] Ecological Zone tile
        [other] Ecological Zone tiles
    }

-tile-industrial-center =
    { $n ->
       *[one] Industrial Center tile
        [other] Industrial Center tiles
    }

-tile-lava-flows =
    { $n ->
       *[one] Lava Flows tile
        [other] Lava Flows tiles
    }

-tile-mining-area =
    { $n ->
       *[one] Mining Area tile
        [other] Mining Area tiles
    }

-tile-mining-rights =
    { $n ->
       *[one] Mining Rights tile
        [other] Mining Rights tiles
    }

-tile-mohole-area =
    { $n ->
       *[one] Mohole Area tile
        [other] Mohole Area tiles
    }

-tile-natural-preserve =
    { $n ->
       *[one] Natural Preserve tile
        [other] Natural Preserve tiles
    }

-tile-nuclear-zone =
    { $n ->
       *[one] Nuclear Zone tile
        [other] Nuclear Zone tiles
    }

-tile-restricted-area =
    { $n ->
       *[one] Restricted Area tile
        [other] Restricted Area tiles
    }

-tile-claim-marker =
    { $n ->
       *[one] claim marker
        [other] claim markers
    }

-tile-forest =
    { $n ->
       *[one] forest token
        [other] forest tokens
    }

## Colonies

-colony =
    { $n ->
       *[one] colony
        [other] colonies
    }

-colony-tile =
    { $n ->
       *[one] colony tile
        [other] colony tiles
    }

-colony-track =
    { $n ->
       *[one] colony track
        [other] colony tracks
    }

-colony-bonus =
    { $n ->
       *[one] colony bonus
        [other] colony bonuses
    }

-trade =
    { $n ->
       *[one] trade
        [other] trades
    }

-trade-fleet =
    { $n ->
       *[one] trade fleet
        [other] trade fleets
    }

## Players and time

-player =
    { $n ->
       *[one] player
        [other] players
    }

-opponent =
    { $n ->
       *[one] opponent
        [other] opponents
    }

-first-player = first player

-player-board =
    { $n ->
       *[one] player board
        [other] player boards
    }

-turn =
    { $n ->
       *[one] turn
        [other] turns
    }

-round =
    { $n ->
       *[one] round
        [other] rounds
    }

-generation =
    { $n ->
       *[one] generation
        [other] generations
    }

-phase =
    { $n ->
       *[one] phase
        [other] phases
    }

-phase-player-order = player order phase
-phase-research = research phase
-phase-action = action phase
-phase-production = production phase
-phase-solar = solar phase
-phase-planning = planning phase
-phase-development = development phase
-phase-construction = construction phase

## Things on offer to everyone

-milestone =
    { $n ->
       *[one] milestone
        [other] milestones
    }

-award =
    { $n ->
       *[one] award
        [other] awards
    }

-standard-project =
    { $n ->
       *[one] standard project
        [other] standard projects
    }

-standard-action =
    { $n ->
       *[one] standard action
        [other] standard actions
    }
