### The sentences on cards, made from their declarations. How to translate this file: docs/translating.md
###
### Each word of the card language has one message, `word-` and its name. Its arguments are the fields of the word, as keys
### ("plant", "next_to_city") and numbers. Every message also gets $card, the key of the card, and $holds, the cubes it holds.
### A message is a verb phrase: no capital at the start, no full stop at the end. An attribute .inf, where a language needs it, is
### the infinitive for "you may …" and "… in order to …"; without it the message itself is taken.
###
### Functions: NOUN($key, $n) the noun in its number · COUNT($key, $n) number and noun · NAME($key, of: "card") a printed name ·
### VALUE($parameter, $n) a track's value · PERCENT($n) · DEGREES($n) · SIGNED($n). NOUN and COUNT pass on any other argument to
### the term, and `of: "tag"` asks for the term -tag-….

## Numbers

format-percent = { $n }{ "\u00A0" }%
format-degrees = { $n }{ "\u00A0" }°C

## Joining
## list: nouns. clause: verb phrases. choice: whole alternatives. trigger: what an effect waits for.

list-comma = { $head }, { $next }
list-and = { $head } and { $last }
list-or = { $head } or { $last }
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
needs = Requires { $needs }.

# $costs and $gains are verb phrases; $gains_inf is the infinitive.
cost-for-gain = { $costs } to { $gains }
on-condition = { $condition }, { $does }

## What a corporation starts with

start = you start with { $what }
start-stock = { COUNT($resource, $amount) }
start-store = { COUNT($resource, $amount) } in store
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
    } here{ $at_most ->
        [0] { "" }
       *[other] , up to { $at_most }
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
        [1] for each card
       *[other] for every { COUNT("card", $each) }
    } without tags you have, this one included

word-forests =
    { $each ->
        [1] for each forest
       *[other] for every { COUNT("forest", $each) }
    } you have
word-store =
    { $each ->
        [1] for each { NOUN($resource, 1) }
       *[other] for every { COUNT($resource, $each) }
    } in your store

## What must hold

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
word-need-production = { $count } { NOUN($resource) } production
word-need-cities =
    { COUNT("city", $count) }{ $whose ->
        [own] { " " }of your own
       *[anyone] { " " }in play
    }
word-need-greeneries = { COUNT("greenery", $count) } of your own
word-need-colonies = { COUNT("colony", $count) } of your own
word-at-most-colonies = no more than { COUNT("colony", $count) } of your own
word-need-cubes = { COUNT($kind, $count) } on your cards
word-at-least-zone =
    { $parameter ->
        [temperature] temperature
       *[oxygen] oxygen
    } in the { NOUN($zone, 1, of: "zone") }{ $zone ->
        [white] { "" }
       *[other] { " " }or higher
    }
word-at-most-zone =
    { $parameter ->
        [temperature] temperature
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
word-lose = lose { $what }
word-lose-item = { COUNT($resource, $amount) }

# $resources: the names joined. $count: how many of them. $place: first, or next after the first item.
word-gain-production = raise { $what }{ $per }
word-gain-production-item =
    { $place ->
        [first] your { "" }
       *[next] { "" }
    }{ $resources } production by { $amount }{ $count ->
        [1] { "" }
       *[other] { " " }each
    }
word-lose-production = lower { $what }
word-lose-production-item =
    { $place ->
        [first] your { "" }
       *[next] { "" }
    }{ $resources } production by { $amount }{ $count ->
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
word-gain-rating = raise your terraform rating by { $amount }{ $per }

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
       *[other] the { NAME($tile, of: "tile") } tile
    }{ $where ->
        [ocean] { " " }on a space reserved for ocean
        [isolated] { " " }where no other tile is adjacent
        [volcanic] { " " }on a volcanic space
        [next_to_greenery] { " " }next to a greenery tile
        [next_to_city] { " " }next to a city tile
        [next_to_two_cities] { " " }next to two or more city tiles
        [metal] { " " }on a space with a steel or titanium bonus
        [metal_next_to_own] { " " }on a space with a steel or titanium bonus, next to a tile of yours
        [noctis_city] { " " }on the space named Noctis City
        [phobos_space_haven] { " " }on the space named Phobos Space Haven
        [ganymede_colony] { " " }on the space named Ganymede Colony
       *[other] { "" }
    }
word-gain-metal-production = raise the production of that metal by 1
word-claim-space = mark a free space with your marker: only you may place a tile there
word-flood = remove up to { COUNT("mc", $amount) } from the owner of one tile next to that ocean

word-remove = remove up to { $what } from any player
word-remove-item = { COUNT($resource, $amount) }
word-remove-cubes-item = { COUNT($kind, $amount) }
word-steal = steal up to { $what } from any other player
word-steal-item = { COUNT($resource, $amount) }

word-add-cubes =
    put { $what } { $to ->
        [here] here
        [another] on another of your cards
        [any_own] on any of your cards{ $tag ->
            [none] { "" }
           *[other] { " " }with a { NOUN($tag, 1, of: "tag") }
        }
       *[played] on that card
    }{ $per }
word-add-cubes-item =
    { $kind ->
        [life] { $amount } microbe or animal
        [any] { COUNT("resource", $amount) }
       *[other] { COUNT($kind, $amount) }
    }
# Several items that go to different cards: put 3 microbes on another of your cards and 2 animals on another.
# $what: the items, each with its place; in the item, the cubes.
word-add-cubes-apart = put { $what }{ $per }
word-add-cubes-apart-item =
    { $what } on { $to ->
        [another] another
       *[any_own] any
    }{ $place ->
        [first] { " " }of your cards
       *[next] { $to ->
            [another] { "" }
           *[any_own] { " " }of them
        }
    }{ $tag ->
        [none] { "" }
       *[other] { " " }with a { NOUN($tag, 1, of: "tag") }
    }
# One cube of any player's card is laid onto this one.
move-cube = move { COUNT($kind, 1) } from any card to this one
word-add-to-filled = choose a card of yours with resources on it and add { $amount } more of that kind
word-draw = draw { COUNT("card", $amount) }{ $per }
word-look = look at the top { COUNT("card", $cards) }, keep { $keep } and discard the rest
word-buy-top = look at the top card of the deck, then buy it or discard it
word-reveal-for-tag = reveal and discard the top card of the deck; if it has a { NOUN($tag, 1, of: "tag") }, put 1 { NOUN($kind, 1) } here
word-discard-card = discard { COUNT("card", $amount) }

word-either = { $branches }
    .inf = { $branches_inf }
word-may = you may { $effects_inf }
word-if-tags =
    if you have at least { COUNT($tag, $count, of: "tag") }, { $otherwise ->
        [none] also { $then }
       *[other] { $then }; otherwise { $otherwise }
    }
word-next-card =
    the next card you play this generation { $shift ->
        [0] costs { COUNT("mc", $discount) } less
       *[other] may miss its temperature, oxygen and ocean requirements by up to { COUNT("step", $shift) }
    }
word-exchange =
    { $of ->
        [stock] spend { $most ->
            [0] any amount of { NOUN($give, 2) }
           *[other] up to { COUNT($give, $most) }
        } to gain the same amount of { NOUN($get, 2) }
        [cubes] spend any number of { NOUN($give, 2) } from here to gain the same amount of { NOUN($get, 2) }
       *[production] lower your { NOUN($give) } production by any number and raise your { NOUN($get) } production by as much
    }

## What an action costs

word-spend = spend { $what }
word-spend-item = { COUNT($resource, $amount) }
word-spend-cubes = spend { COUNT($holds, $amount) } from here
word-spend-own-cube =
    spend 1 { $kind ->
        [life] microbe or animal
       *[other] { NOUN($kind, 1) }
    } from any card of yours
word-take-cube = take 1 { NOUN($kind, 1) } from any card
word-pay =
    pay { COUNT("mc", $amount) }{ $metal ->
        [steel] { " " }(steel counts too)
        [titanium] { " " }(titanium counts too)
       *[other] { "" }
    }{ $less ->
        [none] { "" }
       *[other] , { COUNT("mc", $less) } less{ $per },
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
word-gain-colony-bonuses = gain the colony bonus of each colony you own
word-move-tracks = move one colony marker a step up and another a step down
word-add-colony-tile = put one more colony tile into play

## Odd cards

word-special =
    { $name ->
       *[robotic_workforce] repeat the production box of one of your cards with a building tag
    }

## What goes on

word-when = whenever { $trigger }, { $do }

# A trigger may have an attribute .next, without "you", for all but the first of several: "you play a card or pay for …".
# $tags: the tags joined with "or". $first: the first of them. $included: yes if this card bears one of them.
word-tag-played =
    { $by ->
        [own] you play
       *[anyone] anyone plays
    } { $first ->
        [animal] an
        [earth] an
        [event] an
       *[other] a
    } { $tags } tag{ $itself ->
        [no] { "" }
       *[yes] { $included ->
            [yes] , this card included
           *[no] { "" }
        }
    }
word-tag-played-item = { NOUN($key, of: "tag", form: "name") }
word-event-played =
    you play { $tag ->
        [none] an event
       *[other] an event with a { NOUN($tag, 1, of: "tag") }
    }
word-card-paid = you play a card costing at least { COUNT("mc", $cost) }
    .next = play a card costing at least { COUNT("mc", $cost) }
word-standard-project-paid =
    you pay for a standard project{ $cost ->
        [0] { "" }
       *[other] { " " }costing at least { COUNT("mc", $cost) }
    }
    .next =
        pay for a standard project{ $cost ->
            [0] { "" }
           *[other] { " " }costing at least { COUNT("mc", $cost) }
        }
word-tile-placed =
    { $by ->
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
    }
word-metal-space-taken = you place a tile on a space with a steel or titanium bonus
word-new-tag = you get a kind of tag you did not have in play
word-colony-built =
    { $by ->
        [own] you build
       *[anyone] anyone builds
    } a colony

# $what: the tags, or none when it is for all cards.
word-discount =
    { $what ->
        [none] every card you play costs { COUNT("mc", $amount) } less
       *[other] you pay { COUNT("mc", $amount) } less for { $what } on a card you play
    }
word-discount-item = each { NOUN($tag, 1, of: "tag") }
word-metal-value = { $what } is worth { COUNT("mc", $more) } more
word-metal-value-item = each { NOUN($metal, 1) }
word-shift-needs = you may miss temperature, oxygen and ocean requirements by up to { COUNT("step", $steps) }
word-greenery-price = you need only { COUNT("plant", $plants) } for a greenery tile
word-heat-as-money = you may pay with heat as if it were { NOUN("mc") }
word-protect-life = opponents may not remove your plants, animals or microbes
word-keep-cubes = { NOUN($holds, 2) } may not be removed from here
word-project-discount = the standard project { NAME($project, of: "standard-project") } costs you { COUNT("mc", $amount) } less
word-card-price = each card you buy into your hand costs { COUNT("mc", $price) }
word-trade-discount = when you trade, you pay { COUNT("resource", $amount) } less
word-trade-steps = before you trade you may move that colony’s marker up { COUNT("step", $steps) }
word-floaters-as-heat = each floater here may be spent as { COUNT("heat", $heat) }

## Victory points

word-per-cube =
    { $points }{ "\u00A0" }VP { $each ->
        [1] for each { NOUN($kind, 1) }
       *[other] for every { COUNT($kind, $each) }
    } here
word-per-tag =
    { $points }{ "\u00A0" }VP { $each ->
        [1] for each { NOUN($tag, 1, of: "tag") }
       *[other] for every { COUNT($tag, $each, of: "tag") }
    } you have
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
word-if-cubes = { $points }{ "\u00A0" }VP if there is any { NOUN($kind, 1) } here

## Ares Expedition

word-gain-store = add { $what } to your store
word-gain-store-item = { COUNT($resource, $amount) }
word-spend-rating = lower your terraform rating by { $amount }
word-flip-ocean =
    flip { $tokens ->
        [1] an ocean tile
       *[other] { COUNT("tile-ocean", $tokens) }
    }
word-gain-forest = gain { COUNT("forest", $amount) } and raise the oxygen level by { COUNT("step", $amount) }
word-reveal-for-tags = reveal the top { COUNT("card", $cards) }, take one with a { $tags } tag and discard the rest
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
        } and draw as many
    }{ $tag ->
        [none] { "" }
       *[other] , and one more { $most ->
            [1] if the discarded card has
           *[other] for each discarded card with
        } a { NOUN($tag, 1, of: "tag") }
    }
word-extra-play = you may play one more blue or red card this phase
word-free-play = you may play a green card costing at most { COUNT("mc", $cost) } from your hand without paying for it
word-next-in-phase =
    { $shift ->
        [yes] the next card you play this phase may miss its oxygen and temperature requirements by one colour
       *[no] the next card you play this phase costs { COUNT("mc", $discount) } less
    }
word-if-chose =
    if you chose the { $phase ->
        [development] development
        [construction] construction
        [action] action
        [production] production
       *[research] research
    } phase this round, { $otherwise ->
        [none] also { $then }
       *[other] { $then }; otherwise { $otherwise }
    }
word-if-active-cards =
    if you have at least { COUNT("card-blue", $count) } in play, { $otherwise ->
        [none] also { $then }
       *[other] { $then }; otherwise { $otherwise }
    }
word-card-played = you play another card
word-parameter-raised =
    you { $parameter ->
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
word-forest-gained = you gain a forest
word-action-used = you use the action of a blue card
word-store-gained = you add a { NOUN($resource, 1) } to your store
word-rating-raised = your terraform rating rises for the first time in a phase
word-produces = during production you get { COUNT($resource, $amount) }{ $per }
word-costly-discount = you pay { COUNT("mc", $amount) } less for a card costing at least { COUNT("mc", $cost) }
word-paid-discount = when you pay for a card you may { $cost_inf } to pay { COUNT("mc", $amount) } less
word-standard-discount = standard actions paid with { NOUN("mc") } cost you { COUNT("mc", $amount) } less
word-forest-price = you need only { COUNT("plant", $plants) } for a forest
word-shift-zones = you may miss oxygen and temperature requirements by one colour
word-research-more =
    in the research phase { $draw ->
        [0] keep { $keep } more { NOUN("card", $keep) }
       *[other] { $keep ->
            [0] draw { $draw } more { NOUN("card", $draw) }
           *[other] draw { $draw } more { NOUN("card", $draw) } and keep { $keep } more
        }
    }
word-sell-value = each card you sell brings { COUNT("mc", $more) } more
word-per-forest =
    1{ "\u00A0" }VP { $each ->
        [1] for each forest
       *[other] for every { COUNT("forest", $each) }
    } you have
word-per-active-card =
    1{ "\u00A0" }VP { $each ->
        [1] for each blue card
       *[other] for every { COUNT("card-blue", $each) }
    } you have, this one included
word-per-card =
    1{ "\u00A0" }VP { $each ->
        [1] for each project card
       *[other] for every { COUNT("card-project", $each) }
    } you have, this one included

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
