### What a player is asked, and the answers. Arguments are keys and numbers; $player is a name, $n a number.

## Questions: ask- and the kind of choice. $card, where given, is the card that asks ("none" without one).

ask-corporation = Choose your corporation
# $n cards chosen, $cost M€ for them, $left M€ that remain
ask-start-hand = Choose the cards to start with
    .total =
        { $n ->
            [0] Buy no cards, { COUNT("mc", $left) } left
           *[other] Buy { COUNT("card", $n) } for { COUNT("mc", $cost) }, { COUNT("mc", $left) } left
        }
ask-draft = Choose a card to keep and pass the rest on
ask-buy = Choose the cards to buy
    .total =
        { $n ->
            [0] Buy no cards, { COUNT("mc", $left) } left
           *[other] Buy { COUNT("card", $n) } for { COUNT("mc", $cost) }, { COUNT("mc", $left) } left
        }
# $n: which action of the turn this is, $of: out of how many
ask-turn = Your turn: action { $n } of { $of }
# $n: the price, $resource: what may pay a part of it
ask-pay = How much { NOUN($resource) } do you pay towards { COUNT("mc", $n) }?
ask-place =
    { $tile ->
        [ocean] Choose a space for the ocean
        [greenery] Choose a space for the greenery
        [city] Choose a space for the city
       *[other] Choose a space for { NAME($tile, of: "tile") }
    }
ask-claim = Choose a space to mark as yours
ask-metal = Choose the metal whose production rises
ask-flood = Choose who loses up to { COUNT("mc", $n) }
ask-cut = Choose whose { NOUN($resource) } production falls by { $n }
ask-lose-later = Your { NOUN($resource) } production falls by { $n }
ask-remove = Choose who loses up to { COUNT($resource, $n) }
ask-steal = Choose from whom to steal up to { COUNT($resource, $n) }
ask-remove-cubes = Choose a card to remove up to { COUNT($kind, $n) } from
ask-take-cube =
    { $kind ->
        [life] Choose a card to take 1 microbe or animal from
       *[other] Choose a card to take 1 { NOUN($kind, 1) } from
    }
ask-add-cubes =
    { $kind ->
        [life] Choose a card for { $n } microbe or animal
        [any] Choose a card for { COUNT("resource", $n) }
       *[other] Choose a card for { COUNT($kind, $n) }
    }
ask-add-to-filled = Choose a card to add { COUNT("resource", $n) } to
ask-look = Choose { COUNT("card", $n) } to keep
ask-buy-top = Buy this card for { COUNT("mc", $n) }?
ask-choose = Choose one
# $of: stock, production or cubes
ask-amount =
    { $of ->
        [spend] { $give ->
            [energy] How much energy
            [heat] How much heat
           *[other] How many { NOUN($give, 2) }
        } do you use?
        [production] By how much does your { NOUN($give) } production fall and your { NOUN($get) } production rise?
       *[other] { $give ->
            [energy] How much energy
            [heat] How much heat
           *[other] How many { NOUN($give, 2) }
        } do you convert into { NOUN($get, 2) }?
    }
ask-copy = Choose the building card whose production box you repeat
ask-discard = Choose { COUNT("card", $n) } to discard
ask-sell = Choose the cards to sell for { COUNT("mc", 1) } each
ask-final = Convert { COUNT("plant", $n) } into a last greenery?
ask-build = Choose where to build a colony
ask-trade = Choose where to trade
ask-steps = How far does the marker of { NAME($colony, of: "colony") } move up before you trade?
ask-track-up = Choose the colony whose marker moves up
ask-track-down = Choose the colony whose marker moves down
ask-add-tile = Choose the colony tile to put into play
ask-drop-tile = Choose the colony tile to remove from the game
ask-income = Choose what comes first: your income from { NAME($colony, of: "colony") } or the colony bonuses
ask-bonuses = Choose the colony bonus to take next
ask-order = Choose what happens first

## Questions of Ares Expedition only. Where both games ask, ares-ask-… says it in the way of Ares.

ask-exchange = Choose the cards to replace
ask-plan = Choose your phase for this round
ask-neutral = Choose the phase of the neutral player
# $n: how many cards may still be played
ask-development =
    { $n ->
        [one] Play a green card
       *[other] Play up to { $n } green cards
    }
ask-construction =
    { $n ->
        [one] Play a blue or red card
       *[other] Play up to { $n } blue or red cards
    }
ask-action = Use your actions
# $n: how many are too many
ask-limit = Your hand is over the limit: sell { COUNT("card", $n) }
ask-supply = Take a piece from the pool
ask-swap = Choose a card to swap with your partner
ask-give = Choose a card to give back to your partner
ask-marker = Choose the track that rises by a step
# $n: the highest cost
ask-free-play = Play a green card with a cost of { COUNT("mc", $n) } or less for free?
ask-discount = Pay extra to make { NAME($card, of: "card") } cheaper?
# $n: how much is missing
ask-short = { COUNT("mc", $n) } short: choose the cards to sell
ask-flip = Choose an ocean to flip
# $n: how many may still be discarded
ask-redraw = Choose up to { COUNT("card", $n) } to discard; you draw that many
ask-effect = An effect of { NAME($card, of: "card") }
ares-ask-pay = How much heat do you pay towards { COUNT("mc", $n) }?
# $n: M€ for each card
ares-ask-sell = Choose the cards to sell for { COUNT("mc", $n) } each

## Answers: do- and the kind of option

do-pass = Pass for this generation
do-done = Done
do-play = Play { NAME($card, of: "card") }
do-use = Use { NAME($card, of: "card") }
do-standard = { NAME($project, of: "standard-project") }
# $what: plants or heat, $n: how many
do-convert =
    { $what ->
        [plants] { COUNT("plant", $n) } → greenery
       *[heat] { COUNT("heat", $n) } → temperature
    }
do-claim = Claim { NAME($milestone, of: "milestone") }
do-fund = Fund { NAME($award, of: "award") }
do-first-action = Take the first action of { NAME($card, of: "card") }
do-pay = Pay { COUNT($resource, $n) }
# $space: its number or name
do-place = Place here
    .named = { NAME($tile, of: "tile") } on { $space }
do-mark = Mark { $space }
do-target = { $player }
do-remove =
    { $person ->
        [me] You lose
       *[other] { $player } loses
    } { COUNT($resource, $n) }
    .steal = Steal { COUNT($resource, $n) } from { $player }
do-remove-cubes = Remove { COUNT($kind, $n) } from { NAME($card, of: "card") } ({ $player })
do-take = Take 1 { NOUN($kind, 1) } from { NAME($card, of: "card") } ({ $player })
do-add = { NAME($card, of: "card") }
# $effects: the branch as a sentence on the card says it
do-choose = { $effects }
do-keep = Keep { NAME($card, of: "card") }
do-discard = Discard { NAME($card, of: "card") }
do-sell = Sell { NAME($card, of: "card") }
do-draft = Take { NAME($card, of: "card") }
do-corporation = Play as { NAME($card, of: "card") }
do-amount = { $n }
do-copy = Repeat { NAME($card, of: "card") }
# $n: first, second …
do-order = First { NAME($card, of: "card") }
do-none = Skip
do-metal =
    { $resource ->
        [steel] Steel production
       *[titanium] Titanium production
    }
do-build = Build on { NAME($colony, of: "colony") }
# $resource: what the trade is paid with, "none" when it is free
do-trade =
    { $resource ->
        [none] Trade with { NAME($colony, of: "colony") } for free
       *[other] Trade with { NAME($colony, of: "colony") } for { COUNT($resource, $n) }
    }
do-up = { NAME($colony, of: "colony") } up
do-down = { NAME($colony, of: "colony") } down
do-tile = { NAME($colony, of: "colony") }
do-undo = Undo

## Answers of Ares Expedition only

do-draw = Draw a card
do-sale = Sell cards
do-phase = { NAME($phase, of: "ares-phase") }
do-neutral = { NAME($phase, of: "ares-phase") }
# $n: the number of the ocean
do-flip = Ocean { $n }
do-discount = { NAME($card, of: "card") }
do-raise = { NAME($parameter, of: "parameter") }
# $piece: cube or marker
do-piece =
    { $piece ->
        [cube] Take { COUNT("mc", 1) }
       *[marker] Take a marker and swap a card
    }
do-give = Give { NAME($card, of: "card") }
ares-do-standard = { NAME($action, of: "standard-action") }
# $what: plants or heat, $n: what is paid, $times: how often
ares-do-convert =
    { $what ->
        [plants] { COUNT("plant", $n) } → { COUNT("forest", $times) }
       *[heat] { COUNT("heat", $n) } → temperature, { COUNT("step", $times) }
    }

## What the choice will do

outcome-points = { SIGNED($n) } VP
outcome-cards = { SIGNED($n) } { NOUN("card", $n) }
