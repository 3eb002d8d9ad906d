### The log: one line each, present tense, no full stop. $person is "me" when the reader is the player, else "other" and $player is
### the name. $cause is empty or a space and the card in brackets, made by event-cause.

event-cause = ({ NAME($card, of: "card") })

event-gained =
    { $person ->
        [me] You gain
       *[other] { $player } gains
    } { COUNT($resource, $n) }{ $cause }
event-lost =
    { $person ->
        [me] You lose
       *[other] { $player } loses
    } { COUNT($resource, $n) }{ $cause }
# $n may be negative
event-production =
    { $person ->
        [me] Your
       *[other] { $player }:
    } { NOUN($resource) } production { SIGNED($n) }{ $cause }
event-rating =
    { $person ->
        [me] Your rating
       *[other] { $player }: rating
    } { SIGNED($n) }{ $cause }
event-parameter = { NAME($parameter, of: "parameter") } { VALUE($parameter, $n) }{ $cause }
event-tile =
    { $person ->
        [me] You place
       *[other] { $player } places
    } { $tile ->
        [ocean] an ocean
        [greenery] a greenery
        [city] a city
       *[other] { NAME($tile, of: "tile") }
    } on { $space }{ $cause }
event-cubes =
    { $person ->
        [me] You put
       *[other] { $player } puts
    } { COUNT($kind, $n) } on { NAME($card, of: "card") }{ $cause }
event-removed-cubes = { COUNT($kind, $n) } removed from { NAME($card, of: "card") }{ $cause }
# $card is "hidden" to everyone else
event-drew =
    { $person ->
        [me] You draw
       *[other] { $player } draws
    } { $card ->
        [hidden] a card
       *[other] { NAME($card, of: "card") }
    }{ $cause }
event-discarded =
    { $person ->
        [me] You discard
       *[other] { $player } discards
    } { $card ->
        [hidden] a card
       *[other] { NAME($card, of: "card") }
    }{ $cause }
event-seen =
    { $person ->
        [me] You look at
       *[other] { $player } looks at
    } { $card ->
        [hidden] a card
       *[other] { NAME($card, of: "card") }
    }{ $cause }
event-played =
    { $person ->
        [me] You play
       *[other] { $player } plays
    } { NAME($card, of: "card") }
event-used =
    { $person ->
        [me] You use
       *[other] { $player } uses
    } { NAME($card, of: "card") }
event-project =
    { $person ->
        [me] You carry out
       *[other] { $player } carries out
    } { NAME($project, of: "standard-project") }
event-milestone =
    { $person ->
        [me] You claim
       *[other] { $player } claims
    } { NAME($milestone, of: "milestone") }
event-award =
    { $person ->
        [me] You fund
       *[other] { $player } funds
    } { NAME($award, of: "award") }
event-passed =
    { $person ->
        [me] You pass
       *[other] { $player } passes
    } for this generation
event-corporation =
    { $person ->
        [me] You play
       *[other] { $player } plays
    } as { NAME($card, of: "card") }
event-bought =
    { $person ->
        [me] You buy
       *[other] { $player } buys
    } { COUNT("card", $n) } for { COUNT("mc", $cost) }{ $cause }
event-generation = Generation { $n }. First player: { $player }
event-phase = { NAME($phase, of: "phase") }
event-paid =
    { $person ->
        [me] You pay
       *[other] { $player } pays
    } { COUNT($resource, $n) }{ $cause }
event-claimed-space =
    { $person ->
        [me] You mark
       *[other] { $player } marks
    } { $space }{ $cause }
event-revealed = { NAME($card, of: "card") } is revealed{ $cause }
# $what: plants or heat
event-converted =
    { $person ->
        [me] You change
       *[other] { $player } changes
    } { $what ->
        [plants] plants into a greenery
       *[heat] heat into temperature
    }
event-copied =
    { $person ->
        [me] You repeat
       *[other] { $player } repeats
    } the production box of { NAME($card, of: "card") }{ $cause }
event-colony =
    { $person ->
        [me] You build
       *[other] { $player } builds
    } a colony on { NAME($colony, of: "colony") }{ $cause }
event-traded =
    { $person ->
        [me] You trade
       *[other] { $player } trades
    } with { NAME($colony, of: "colony") }{ $cause }
event-track = Marker of { NAME($colony, of: "colony") }: { $n }{ $cause }
event-fleet =
    { $person ->
        [me] You get
       *[other] { $player } gets
    } a trade fleet{ $cause }
event-end = The game is over

## Ares Expedition

# $reward: what lies under the token, in words
event-ocean =
    { $person ->
        [me] You flip
       *[other] { $player } flips
    } an ocean: { $reward }{ $cause }
event-standard =
    { $person ->
        [me] You take
       *[other] { $player } takes
    } { NAME($action, of: "standard-action") }
event-forest =
    { $person ->
        [me] You gain
       *[other] { $player } gains
    } { COUNT("forest", $n) }{ $cause }
event-planned =
    { $person ->
        [me] You have chosen a phase
       *[other] { $player } has chosen a phase
    }
event-chose = { $player }: { NAME($phase, of: "ares-phase") }
event-sold =
    { $person ->
        [me] You sell
       *[other] { $player } sells
    } { $card ->
        [hidden] a card
       *[other] { NAME($card, of: "card") }
    }
event-round = Round { $n }
ares-event-phase = { NAME($phase, of: "ares-phase") }
# $times: how many forests or steps
ares-event-converted =
    { $person ->
        [me] You change
       *[other] { $player } changes
    } { $what ->
        [plants] plants into { COUNT("forest", $times) }
       *[heat] heat into { COUNT("step", $times) } of temperature
    }
event-neutral = The neutral player: { NAME($phase, of: "ares-phase") }
# $piece: cube or marker
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
    } from the partner
event-marker = { NAME($parameter, of: "parameter") } rises by itself: { VALUE($parameter, $n) }
event-extra-play =
    { $person ->
        [me] You may play
       *[other] { $player } may play
    } one more card this phase{ $cause }
event-finished =
    { $person ->
        [me] You have finished the phase
       *[other] { $player } has finished the phase
    }

## Alerts: what others did to you

alert-lost = You lost { COUNT($resource, $n) } to { NAME($card, of: "card") }
alert-production = { NAME($card, of: "card") } lowered your { NOUN($resource) } production by { $n }
alert-cubes = You lost { COUNT($kind, $n) } from { NAME($card, of: "card") }
alert-turn = It is your turn
alert-milestone = { $player } claimed { NAME($milestone, of: "milestone") }
alert-gained = You gained { COUNT($resource, $n) } from { NAME($card, of: "card") }
