### The log: one line a move, present tense, no full stop. $person is "me" when the reader is the player, else "other" and $player is
### the name. What follows from the move stands after a colon.

# The price of what the sentence tells. $price: what was paid, joined.
event-for = { $event } for { $price }
event-price = { COUNT($resource, $n) }
# A space of the map without a name: its coordinates and the name of a space beside it.
event-beside = { $at }, next to { $name }
# What a player gets without a move of the own, by the effect of a card.
event-because =
    { $person ->
        [me] You
       *[other] { $player }
    } ({ NAME($card, of: "card") })
# What a player gets for having chosen the phase of Ares Expedition that is played.
event-bonus =
    { $person ->
        [me] You get
       *[other] { $player } gets
    } the bonus of the { $phase ->
        [development] development
        [construction] construction
        [action] action
        [production] production
       *[research] research
    } phase
event-production = Production phase
event-solar = Solar phase: trade fleets come home and colony markers move up
event-generation =
    Generation { $n }. { $person ->
        [me] You go first
       *[other] { $player } goes first
    }
event-corporation =
    { $person ->
        [me] You play
       *[other] { $player } plays
    } as { NAME($card, of: "card") }
event-played =
    { $person ->
        [me] You play
       *[other] { $player } plays
    } { NAME($card, of: "card") }
event-used =
    { $person ->
        [me] You use
       *[other] { $player } uses
    } the action of { NAME($card, of: "card") }
event-first-action =
    { $person ->
        [me] You take
       *[other] { $player } takes
    } the first action of { NAME($card, of: "card") }
event-copied =
    { $person ->
        [me] You repeat
       *[other] { $player } repeats
    } the production box of { NAME($card, of: "card") }
event-project =
    { $project ->
        [sell_patents] { $person ->
            [me] You sell
           *[other] { $player } sells
        } patents
       *[other] { $person ->
            [me] You use
           *[other] { $player } uses
        } the standard project { NAME($project, of: "standard-project") }
    }
event-converted =
    { $person ->
        [me] You convert
       *[other] { $player } converts
    } { $what ->
        [plants] { COUNT("plant", $n) }
       *[heat] { COUNT("heat", $n) }
    }
event-milestone =
    { $person ->
        [me] You claim
       *[other] { $player } claims
    } the milestone { NAME($milestone, of: "milestone") }
event-award =
    { $person ->
        [me] You fund
       *[other] { $player } funds
    } the award { NAME($award, of: "award") }
event-bought =
    { $person ->
        [me] You buy
       *[other] { $player } buys
    } { $n ->
        [0] no cards
       *[other] { COUNT("card", $n) }
    }
event-colony = colony on { NAME($colony, of: "colony") }
event-fleet = { SIGNED($n) } { NOUN("trade-fleet", $n) }
event-traded =
    { $person ->
        [me] You trade
       *[other] { $player } trades
    } with { NAME($colony, of: "colony") }
event-claimed-space =
    { $person ->
        [me] You claim
       *[other] { $player } claims
    } the space { $space }
event-revealed = { NAME($card, of: "card") } is revealed
event-passed =
    { $person ->
        [me] You pass
       *[other] { $player } passes
    } for this generation
event-end = The game is over

## Ares Expedition

event-round = Round { $n }
event-research = Research phase
event-chose =
    { $person ->
        [me] You choose
       *[other] { $player } chooses
    } the { $phase ->
        [development] development
        [construction] construction
        [action] action
        [production] production
       *[research] research
    } phase
event-neutral =
    The neutral player chooses the { $phase ->
        [development] development
        [construction] construction
        [action] action
        [production] production
       *[research] research
    } phase
# In a solo game: a parameter rises after 5 rounds, as the player chooses.
event-help = Mars gets help
event-standard =
    { $person ->
        [me] You take
       *[other] { $player } takes
    } the standard action { $action ->
        [forest_mc] Forest
        [temperature_mc] Temperature
       *[ocean_mc] Ocean
    }
event-sold =
    { $person ->
        [me] You sell
       *[other] { $player } sells
    } { COUNT("card", $n) } for { COUNT("mc", $price) }
# $times: how many forests or steps; what follows the sentence tells them.
ares-event-converted =
    { $person ->
        [me] You convert
       *[other] { $player } converts
    } { $what ->
        [plants] { COUNT("plant", $n) }
       *[heat] { COUNT("heat", $n) }
    }
event-piece =
    { $person ->
        [me] You take
       *[other] { $player } takes
    } { $piece ->
        [cube] a cube from the pool
       *[marker] a marker from the pool
    }
event-swapped =
    { $person ->
        [me] You get
       *[other] { $player } gets
    } { $card ->
        [hidden] a card
       *[other] { NAME($card, of: "card") }
    } from { $person ->
        [me] your partner
       *[other] their partner
    }

## Alerts: what others did to you

# $player: who did it. $card: the card that did it. $from: the card that cubes were taken from.
alert-lost = { $player } ({ NAME($card, of: "card") }): you lose { COUNT($resource, $n) }
alert-production = { $player } ({ NAME($card, of: "card") }): your { NOUN($resource) } production falls by { $n }
alert-cubes = { $player } ({ NAME($card, of: "card") }): you lose { COUNT($kind, $n) } from { NAME($from, of: "card") }
