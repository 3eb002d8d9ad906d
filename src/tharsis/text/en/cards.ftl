### The sentences on cards, made from their declarations. How to translate this file: docs/translating.md
###
### Each word of the card language has one message, `word-` and its name. Its arguments are the fields of the word, as keys
### ("plant", "next_to_city") and numbers. Every message also gets $card, the key of the card, and $holds, the cubes it holds.
### A message is a verb phrase: no capital at the start, no full stop at the end. An attribute .inf, where a language needs it, is
### the infinitive for "you may …" and "… in order to …", .rep an order that holds again and again, .beside what stands beside an order
### in one sentence, .also what follows "if …" with "also"; without them the message itself is taken. A part .alone, whatever it says,
### keeps the phrase in a sentence of its own.
###
### Functions: NOUN($key, $n) the noun in its number · COUNT($key, $n) number and noun · NAME($key, of: "card") a printed name ·
### VALUE($parameter, $n) a track’s value · PERCENT($n) · DEGREES($n) · SIGNED($n). NOUN and COUNT pass on any other argument to
### the term, and `of: "tag"` asks for the term -tag-….

## Numbers

format-percent = { $n }%
format-degrees = { $n }{ "\u00A0" }°C

## Joining
## list: nouns. clause: verb phrases. choice: whole alternatives. trigger: what an effect waits for.

list-comma = { $head }, { $next }
list-and = { $head } and { $last }
list-or = { $head } or { $last }
# What steel and what titanium of Ares Expedition save.
store-comma = { $head }, { $next }
store-and = { $head } and { $last }
# What is done after the other: $head, then $last.
clause-then = { $head }, then { $last }
clause-comma = { $head }, { $next }
# $long: yes when one of the parts has an "and" of its own.
clause-and =
    { $head }{ $long ->
        [yes] ,
       *[no] { "" }
    } and { $last }
clause-or = { $head } or { $last }
choice-comma = { $head }, { $next }
choice-or = { $head }, or { $last }
trigger-comma = { $head }, { $next }
trigger-or = { $head } or { $last }

sentence = { $text }.
label-action = Action: { $text }
label-first-action = First action: { $text }
label-effect = Effect: { $text }
# $count: how many requirements.
needs = Requires { $needs }.

# $costs and $gains are verb phrases; $gains_inf is the infinitive.
cost-for-gain = { $costs } to { $gains }
on-condition = { $condition }, { $does }
# $condition: "if you have at least 3 plant tags". $then, $otherwise: verb phrases. $then_also: the part .also of each, if it has one.
if-also = { $condition }, also { $then }
if-otherwise = { $condition }, { $then }; otherwise { $otherwise }
# The price where it does not hold, and the price where it does: "pay 10 M€ (5 M€ if you have at least 5 blue cards)".
cost-instead = { $costs } ({ $instead } { $condition })
# What each production phase of Ares Expedition brings. $does_rep: the same as an order that holds again and again.
in-production = in the production phase, { $does }

## What a corporation starts with

# $all: everything, joined. $stock, $production: the two parts for themselves, empty without any. $tracks: how many tracks.
start = you start with { $all }
start-stock = { COUNT($resource, $amount) }
start-production = { $amount } { NOUN($resource) } production

## How many: $each is the size of a group

word-tags =
    { $each ->
        [1] for each { NOUN($tag, 1, of: "tag") }
       *[other] for every { COUNT($tag, $each, of: "tag") }
    } { $whose ->
        [own] you have
        [opponents] your opponents have
       *[anyone] in play
    }{ $included ->
        [yes] { " " }(including this)
       *[no] { "" }
    }
word-cities =
    { $each ->
        [1] for each city
       *[other] for every { COUNT("city", $each) }
    } { $where ->
        [on_mars] on Mars
       *[anywhere] in play
    }
word-events-played =
    { $each ->
        [1] for each event
       *[other] for every { COUNT("event", $each) }
    } ever played by anyone
word-cubes-here =
    { $each ->
        [1] for each { NOUN($holds, 1) }
       *[other] for every { COUNT($holds, $each) }
    } on this card{ $at_most ->
        [0] { "" }
       *[other] { " " }(at most { $at_most })
    }
word-own-cubes =
    { $each ->
        [1] for each { NOUN($kind, 1) }
       *[other] for every { COUNT($kind, $each) }
    } you have
word-colonies =
    { $each ->
        [1] for each colony
       *[other] for every { COUNT("colony", $each) }
    } { $whose ->
        [own] you have
       *[anyone] in play
    }
word-cities-and-colonies =
    { $each ->
        [1] for each city and each colony
       *[other] for every { $each } cities and colonies
    } in play
word-untagged-cards =
    { $each ->
        [1] for each of your cards
       *[other] for every { $each } of your cards
    } in play without tags (including this)

word-forests =
    { $each ->
        [1] for each forest
       *[other] for every { COUNT("forest", $each) }
    } you have
word-store =
    { $each ->
        [1] for each { NOUN($resource, 1) }
       *[other] for every { COUNT($resource, $each) }
    } you have

## What must hold
## A part .next leaves out what the need before it said: "that you have 1 colony and 1 city".

word-at-least =
    { $parameter ->
        [temperature] { DEGREES($value) } or warmer
        [oxygen] at least { PERCENT($value) } oxygen
       *[oceans] at least { COUNT("tile-ocean", $value) }
    }
word-at-most =
    { $parameter ->
        [temperature] { DEGREES($value) } or colder
        [oxygen] at most { PERCENT($value) } oxygen
       *[oceans] at most { COUNT("tile-ocean", $value) }
    }
word-need-tags = { COUNT($tag, $count, of: "tag") }
word-need-production = { NOUN($resource) } production of at least { $count }
word-need-cities =
    { $whose ->
        [own] that you have { COUNT("city", $count) }
       *[anyone] { COUNT("city", $count) } in play
    }
    .next =
        { COUNT("city", $count) }{ $whose ->
            [own] { "" }
           *[anyone] { " " }in play
        }
word-need-greeneries = that you have { COUNT("tile-greenery", $count) }
    .next = { COUNT("tile-greenery", $count) }
word-need-colonies = that you have { COUNT("colony", $count) }
    .next = { COUNT("colony", $count) }
word-at-most-colonies = that you have at most { COUNT("colony", $count) }
word-need-cubes = { COUNT($kind, $count) } on your cards
word-at-least-zone =
    { $parameter ->
        [temperature] a temperature
       *[oxygen] oxygen
    } in the { NOUN($zone, 1, of: "zone") }{ $zone ->
        [white] { "" }
       *[other] { " " }or higher
    }
word-at-most-zone =
    { $parameter ->
        [temperature] a temperature
       *[oxygen] oxygen
    } in the { NOUN($zone, 1, of: "zone") }{ $zone ->
        [purple] { "" }
       *[other] { " " }or lower
    }
word-need-rating = a terraform rating of at least { $rating }

## What is done
## $what is the list of items that share the verb. $per is empty or " for each …", with its space.

word-gain = gain { $what }{ $per }
word-gain-item = { COUNT($resource, $amount) }
word-lose = spend { $what }
word-lose-item = { COUNT($resource, $amount) }

# $resources: the names joined. $count: how many of them. $place: first, or next after the first item.
word-gain-production = raise { $what }{ $per }
word-gain-production-item =
    your { $resources } production by { $amount }{ $count ->
        [1] { "" }
       *[other] { " " }each
    }
word-lose-production = lower { $what }
word-lose-production-item =
    your { $resources } production by { $amount }{ $count ->
        [1] { "" }
       *[other] { " " }each
    }
production-name = { NOUN($resource) }
production-steps = by { $amount }
word-cut-production = lower any player’s { NOUN($resource) } production by { $amount }

word-raise =
    raise { $parameter ->
        [temperature] the temperature
        [oxygen] the oxygen level
       *[oceans] the ocean level
    } by { COUNT("step", $steps) }
word-gain-rating =
    raise { $again ->
        [yes] it
       *[no] your terraform rating
    } by { $amount }{ $per }

# $times: how many tiles.
word-place-ocean =
    place { $times ->
        [1] an ocean tile
       *[other] { COUNT("tile-ocean", $times) }
    }{ $where ->
        [not_ocean] { " " }on a space not reserved for ocean
       *[ocean] { "" }
    }
word-place-tile =
    place { $tile ->
        [city] a city tile
        [greenery] a greenery tile
        [capital] the { NAME($tile, of: "tile") } tile (a city)
       *[other] the { NAME($tile, of: "tile") } tile
    }{ $where ->
        [ocean] { " " }on a space reserved for ocean
        [isolated] { " " }on a space next to no other tile
        [volcanic] { " " }on a volcanic space
        [volcanic_city] { " " }on a volcanic space, even next to a city
        [next_to_greenery] { " " }next to any greenery tile
        [next_to_city] { " " }next to any city tile
        [next_to_two_cities] { " " }next to at least two city tiles
        [metal] { " " }on a space with a steel or titanium bonus
        [metal_next_to_own] { " " }on a space with a steel or titanium bonus, next to a tile of yours
        [noctis_city] { " " }on the space reserved for Noctis City
        [phobos_space_haven] { " " }on the space reserved for Phobos Space Haven
        [ganymede_colony] { " " }on the space reserved for Ganymede Colony
       *[other] { "" }
    }
word-gain-metal-production = raise your production of that metal by 1
word-claim-space = place your marker on a free space that is not reserved: only you may place a tile there
word-flood = remove up to { COUNT("mc", $amount) } from the owner of one tile next to that ocean

word-remove = remove up to { $what } from any player
word-remove-item = { COUNT($resource, $amount) }
word-remove-cubes-item = { COUNT($kind, $amount) }
word-steal = steal up to { $what } from any other player
word-steal-item = { COUNT($resource, $amount) }

word-add-cubes =
    add { $what }{ $per } to { $to ->
        [here] this card
        [another] another card of yours
        [any_own] any card of yours{ $tag ->
            [none] { "" }
           *[other] { " " }with a { NOUN($tag, 1, of: "tag") }
        }
       *[played] the card you played
    }
word-add-cubes-item =
    { $kind ->
        [life] { $amount ->
            [1] 1 microbe or animal
           *[other] { $amount } microbes or { $amount } animals
        }
        [any] { COUNT("resource", $amount) }
       *[other] { COUNT($kind, $amount) }
    }
# Several items that go to different cards: add 3 microbes to another card of yours and 2 animals to another card of yours.
# $what: the items, each with its place; in the item, the cubes.
word-add-cubes-apart = add { $what }{ $per }
word-add-cubes-apart-item =
    { $what } to { $to ->
        [another] { $place ->
            [first] one of your other cards
           *[next] another
        }
       *[any_own] any card of yours
    }{ $tag ->
        [none] { "" }
       *[other] { " " }with a { NOUN($tag, 1, of: "tag") }
    }
# One cube of any player’s card is laid onto this one.
move-cube = move { COUNT($kind, 1) } from any card to this one
word-add-to-filled = add { COUNT("resource", $amount) } to a card of yours that already has resources on it
word-draw = draw { COUNT("card", $amount) }{ $per }
word-look = look at the top { COUNT("card", $cards) } of the deck, keep { $keep } and discard the rest
word-buy-top = look at the top card of the deck, then buy it or discard it
word-reveal-for-tag = reveal and discard the top card of the deck; if it has a { NOUN($tag, 1, of: "tag") }, add 1 { NOUN($kind, 1) } to this card
word-discard-card = discard { COUNT("card", $amount) }

word-either = { $branches }
    .inf = { $branches_inf }
    .rep = { $branches_rep }
word-may = you may { $effects_inf }
word-if-tags = if you have at least { COUNT($tag, $count, of: "tag") }
word-next-card =
    { $shift ->
        [0] the next card you play this generation costs { COUNT("mc", $discount) } less
       *[other] you may treat the global requirements of the next card you play this generation as up to { COUNT("step", $shift) } higher or lower
    }
word-exchange =
    { $of ->
        [stock] spend { $most ->
            [0] any amount of { NOUN($give, 2) }
           *[other] up to { COUNT($give, $most) }
        } to gain the same { $get ->
            [plant] number of plants
           *[other] amount of { NOUN($get, 2) }
        }
        [cubes] remove any number of { NOUN($give, 2) } from this card to gain the same amount of { NOUN($get, 2) }
       *[production] lower your { NOUN($give) } production by any amount and raise your { NOUN($get) } production by the same amount
    }

## What an action costs

word-spend = spend { $what }
word-spend-item = { COUNT($resource, $amount) }
word-spend-cubes = remove { COUNT($holds, $amount) } from this card
word-spend-own-cube =
    remove 1 { $kind ->
        [life] microbe or animal
       *[other] { NOUN($kind, 1) }
    } from any card of yours
word-take-cube = take 1 { NOUN($kind, 1) } from any card
word-pay =
    pay { COUNT("mc", $amount) }{ $metal ->
        [steel] { " " }(steel may be used)
        [titanium] { " " }(titanium may be used)
       *[other] { "" }
    }{ $less ->
        [none] { "" }
       *[other] { " " }({ COUNT("mc", $less) } less{ $per })
    }
word-if-rating-raised = if your terraform rating went up this generation

## Colonies

word-build-colony =
    build a colony{ $again ->
        [yes] { " " }(even where you already have one)
       *[no] { "" }
    }
word-gain-fleet = gain { COUNT("trade-fleet", $amount) }
word-free-trade = trade for free
word-gain-colony-bonuses = gain the colony bonus of each of your colonies
word-move-tracks = move the marker of one colony tile up 1 step and that of another down 1 step
word-add-colony-tile = add one more colony tile to the game

## Odd cards

word-special =
    { $name ->
       *[robotic_workforce] repeat the production box of one of your cards with a building tag
    }

## What goes on

# $of: tags where the trigger counts tags. $do_rep: the effects as an order that holds again and again.
word-when = { $trigger }, { $do }

# A trigger begins with its conjunction. Its attribute .next, without conjunction and "you", is for all but the first of several:
# "whenever you play a card or pay for …".
# $tags: the tags joined with "or". $first: the first of them. $included: yes if this card bears one of them.
word-tag-played =
    whenever { $by ->
        [own] you play
       *[anyone] anyone plays
    } { $first ->
        [animal] an
        [earth] an
        [event] an
       *[other] a
    } { $tags } tag{ $included ->
        [yes] , { $itself ->
            [no] excluding
           *[yes] including
        } this
       *[no] { "" }
    }
word-tag-played-item = { NOUN($key, of: "tag", form: "name") }
word-event-played =
    whenever you play { $tag ->
        [none] an event
       *[other] an event with a { NOUN($tag, 1, of: "tag") }
    }
word-card-paid = whenever you play a card with a cost of { COUNT("mc", $cost) } or more
    .next = play a card with a cost of { COUNT("mc", $cost) } or more
word-standard-project-paid =
    whenever you pay for a standard project{ $cost ->
        [0] { "" }
       *[other] { " " }costing { COUNT("mc", $cost) } or more
    }
    .next =
        pay for a standard project{ $cost ->
            [0] { "" }
           *[other] { " " }costing { COUNT("mc", $cost) } or more
        }
# Both at the same cost.
word-card-paid-or-standard-project-paid = whenever you pay for a card or standard project with a cost of { COUNT("mc", $cost) } or more
word-tile-placed =
    whenever { $by ->
        [own] you place
       *[anyone] anyone places
    } { $tile ->
        [ocean] an ocean tile
        [greenery] a greenery tile
        [city] a city tile
       *[other] the { NAME($tile, of: "tile") } tile
    }{ $where ->
        [on_mars] { " " }on Mars
       *[anywhere] { "" }
    }{ $included ->
        [yes] , including this one
       *[no] { "" }
    }
word-metal-space-taken = whenever you place a tile on a space with a steel or titanium bonus
word-new-tag = whenever you get a new kind of tag in play
word-colony-built =
    whenever { $by ->
        [own] you build
       *[anyone] anyone builds
    } a colony

# $what: the tags, or none when it is for all cards.
word-discount =
    { $what ->
        [none] cards you play cost { COUNT("mc", $amount) } less
       *[other] cards you play cost { COUNT("mc", $amount) } less for { $what } on them
    }
word-discount-event = event cards you play cost { COUNT("mc", $amount) } less
word-discount-item = each { NOUN($tag, 1, of: "tag") }
# Ares Expedition: metal is never spent, it makes cards cheaper.
word-metal-saves = { $what }
word-metal-saves-item =
    { $place ->
        [first] each { NOUN($metal, 1) } saves you { COUNT("mc", $more) } more on cards with a { $metal ->
                [steel] building
               *[titanium] space
            } tag
       *[next] each { NOUN($metal, 1) } { COUNT("mc", $more) } more on cards with a { $metal ->
                [steel] building
               *[titanium] space
            } tag
    }
word-metal-value = { $what } is worth { COUNT("mc", $more) } more
word-metal-value-item = each { NOUN($metal, 1) }
word-shift-needs = when you play a card, you may treat its global requirements as up to { COUNT("step", $steps) } higher or lower
word-greenery-price = a greenery tile costs you only { COUNT("plant", $plants) }
word-heat-as-money = you may use heat as { NOUN("mc") }, but not the other way around
word-protect-life = opponents may not remove your plants, animals or microbes
word-keep-cubes = { NOUN($holds, 2) } may not be removed from this card
word-project-discount = the { NAME($project, of: "standard-project") } standard project costs you { COUNT("mc", $amount) } less
word-card-price = each card you buy, including your starting hand, costs you { COUNT("mc", $price) }
word-trade-discount = when you trade, you pay { COUNT("resource", $amount) } less ({ NOUN("mc") }, energy or titanium)
word-trade-steps = before you trade with a colony tile, you may move its marker up { COUNT("step", $steps) }
word-floaters-as-heat = each floater on this card may be used as { COUNT("heat", $heat) }

## Victory points

word-per-cube =
    { $points }{ "\u00A0" }VP { $each ->
        [1] for each { NOUN($kind, 1) }
       *[other] for every { COUNT($kind, $each) }
    } on this card
word-per-tag =
    { $points }{ "\u00A0" }VP { $each ->
        [1] for each { NOUN($tag, 1, of: "tag") }
       *[other] for every { COUNT($tag, $each, of: "tag") }
    } you have{ $included ->
        [yes] { " " }(including this)
       *[no] { "" }
    }
word-per-neighbour =
    1{ "\u00A0" }VP for each { $tile ->
        [ocean] ocean tile
       *[city] city tile
    } next to this tile
word-per-city =
    1{ "\u00A0" }VP { $each ->
        [1] for each city
       *[other] for every { COUNT("city", $each) }
    } in play
word-per-colony =
    1{ "\u00A0" }VP { $each ->
        [1] for each colony
       *[other] for every { COUNT("colony", $each) }
    } in play
word-if-cubes = { $points }{ "\u00A0" }VP if this card has any { NOUN($kind, 2) }

## Ares Expedition

# $saved: the M€ that so many of the metal save.
word-gain-store = { $what }
word-gain-store-item =
    { $place ->
        [first] cards with a { $resource ->
            [steel] building
           *[titanium] space
        } tag cost you
       *[next] those with a { $resource ->
            [steel] building
           *[titanium] space
        } tag
    } { COUNT("mc", $saved) } less ({ COUNT($resource, $amount) })
word-spend-rating = lower your terraform rating by { $amount }
word-flip-ocean =
    flip { $tokens ->
        [1] an ocean tile
       *[other] { COUNT("tile-ocean", $tokens) }
    }
word-gain-forest = gain { COUNT("forest", $amount) } and raise the oxygen level by { COUNT("step", $amount) }
word-reveal-for-tags = reveal the top { COUNT("card", $cards) } of the deck, take one with a { $tags } tag and discard the rest
word-reveal-for-tags-item = { NOUN($key, of: "tag", form: "name") }
# $kind: automated, active or event, the green, blue and red cards.
word-reveal-top =
    reveal the top card of the deck: if it is { $kind ->
        [automated] green
        [active] blue
       *[event] red
    }, discard it and { $then }; otherwise take it into your hand
word-redraw =
    { $most ->
        [1] you may discard a card to draw a card
       *[other] discard { $least ->
            [0] up to { COUNT("card", $most) }
           *[other] { $least } to { COUNT("card", $most) }
        } and draw that many
    }{ $tag ->
        [none] { "" }
       *[other] , plus one more { $most ->
            [1] if the discarded card has
           *[other] for each discarded card with
        } a { NOUN($tag, 1, of: "tag") }
    }
word-extra-play = you may play one more blue or red card this phase
word-free-play = you may play a green card with a cost of { COUNT("mc", $cost) } or less from your hand for free
word-next-in-phase =
    { $shift ->
        [yes] you may treat the oxygen and temperature requirements of the next card you play this phase as one color zone higher or lower
       *[no] the next card you play this phase costs { COUNT("mc", $discount) } less
    }
word-if-chose =
    if you chose the { $phase ->
        [development] development
        [construction] construction
        [action] action
        [production] production
       *[research] research
    } phase this round
word-if-active-cards = if you have at least { COUNT("card-blue", $count) } in play
word-card-played = whenever you play another card
word-parameter-raised =
    whenever you { $parameter ->
        [temperature] raise the temperature a step
        [oxygen] raise the oxygen level a step
       *[oceans] flip an ocean tile
    }
    .next =
        { $parameter ->
            [temperature] raise the temperature a step
            [oxygen] raise the oxygen level a step
           *[oceans] flip an ocean tile
        }
word-forest-gained = whenever you gain a forest
word-action-used = whenever you use the action of a blue card
word-store-gained = for each further { NOUN($resource, 1) } you gain
word-rating-raised = whenever your terraform rating rises for the first time in a phase
word-costly-discount = cards with a cost of { COUNT("mc", $cost) } or more cost you { COUNT("mc", $amount) } less
word-paid-discount = when you pay for a card, you may { $cost_inf } to pay { COUNT("mc", $amount) } less
word-standard-discount = standard actions paid with { NOUN("mc") } cost you { COUNT("mc", $amount) } less
word-forest-price = a forest costs you only { COUNT("plant", $plants) }
word-shift-zones = when you play a card, you may treat its oxygen and temperature requirements as one color zone higher or lower
word-research-more =
    in the research phase, { $draw ->
        [0] keep { $keep } more { NOUN("card", $keep) }
       *[other] { $keep ->
            [0] draw { $draw } more { NOUN("card", $draw) }
           *[other] draw { $draw } more { NOUN("card", $draw) } and keep { $keep } more
        }
    }
word-sell-value = you get { COUNT("mc", $more) } more for each card you sell
word-per-forest =
    1{ "\u00A0" }VP { $each ->
        [1] for each forest
       *[other] for every { COUNT("forest", $each) }
    } you have
word-per-active-card =
    1{ "\u00A0" }VP { $each ->
        [1] for each blue card
       *[other] for every { COUNT("card-blue", $each) }
    } you have in play (including this)
word-per-card =
    1{ "\u00A0" }VP { $each ->
        [1] for each project card
       *[other] for every { COUNT("card-project", $each) }
    } you have in play (including this)

## Words among the icons, and the names of icons that have no title of their own. $n: the number before an icon, or nothing.

icon-or = or
icon-on = on
icon-elsewhere = elsewhere
icon-there = there
icon-next = next
icon-again = again
icon-first = first
icon-steal = steal
icon-buy = buy
icon-card = { NOUN("card", $n) }
icon-rating = TR
icon-colony = { NOUN("colony", $n) }
icon-fleet = { NOUN("trade-fleet", $n) }
icon-trade = trade
icon-track = marker
icon-colony-tile = { NOUN("colony-tile", $n) }
icon-marker = marker
icon-project = project
icon-shield = keeps
icon-discard = discard
icon-tag-any = any tag
icon-tag-none = no tag
icon-tile-any = { NOUN("tile", $n) }
icon-cube-any = { NOUN("cube", $n) }
icon-forest = { NOUN("forest", $n) }
icon-card-green = { NOUN("card-green", $n) }
icon-card-blue = { NOUN("card-blue", $n) }
icon-card-red = { NOUN("card-red", $n) }
icon-zone-purple = purple
icon-zone-red = red
icon-zone-yellow = yellow
icon-zone-white = white
icon-phase-1 = Development
icon-phase-2 = Construction
icon-phase-3 = Action
icon-phase-4 = Production
icon-phase-5 = Research
icon-more = more
icon-free = free
icon-keep = keep
icon-played = play
icon-used = use
icon-cost = cost
icon-points = VP
icon-tile-ocean = { NOUN("ocean", $n) }
icon-tile-city = { NOUN("city", $n) }
icon-tile-greenery = { NOUN("greenery", $n) }
icon-param-ocean = { NOUN("ocean", $n) }
