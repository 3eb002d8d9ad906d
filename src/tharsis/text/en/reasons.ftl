### Why something cannot be done: one line under a card or option, no capital at the start, no full stop.
### $need is what is asked for, $have what there is.

## Requirements, one for each word that is one

reason-at-least =
    { $parameter ->
        [temperature] needs { DEGREES($need) }, now { DEGREES($have) }
        [oxygen] needs { PERCENT($need) } oxygen, now { PERCENT($have) }
       *[oceans] needs { COUNT("ocean", $need) }, now { $have }
    }
reason-at-most =
    { $parameter ->
        [temperature] needs { DEGREES($need) } or colder, now { DEGREES($have) }
        [oxygen] needs { PERCENT($need) } oxygen or less, now { PERCENT($have) }
       *[oceans] needs { COUNT("ocean", $need) } or fewer, now { $have }
    }
reason-need-tags = needs { COUNT($tag, $need, of: "tag") }, you have { $have }
reason-need-production = needs { $need } { NOUN($resource) } production, you have { $have }
reason-need-cities =
    needs { COUNT("city", $need) }, { $whose ->
        [own] you have { $have }
       *[anyone] there are { $have }
    }
reason-need-greeneries = needs { COUNT("greenery", $need) } of your own, you have { $have }
reason-need-colonies = needs { COUNT("colony", $need) }, you have { $have }
reason-at-most-colonies = needs at most { COUNT("colony", $need) }, you have { $have }
reason-need-cubes = needs { COUNT($kind, $need) } on your cards, you have { $have }

reason-at-least-zone =
    needs { $parameter ->
        [temperature] temperature
       *[oxygen] oxygen
    } in the { NOUN($need, 1, of: "zone") }, now { NOUN($have, 1, of: "zone") }
reason-at-most-zone =
    needs { $parameter ->
        [temperature] temperature
       *[oxygen] oxygen
    } in the { NOUN($need, 1, of: "zone") } or lower, now { NOUN($have, 1, of: "zone") }
reason-need-rating = needs TR { $need }, you have { $have }

## Costs

# $short: how much is missing
reason-price = { COUNT("mc", $short) } short
reason-stock = needs { COUNT($resource, $need) }, you have { $have }
reason-production = cannot lower { NOUN($resource) } production by { $need }, it is { $have }
reason-cubes = needs { COUNT($kind, $need) } on this card, there are { $have }
reason-own-cubes = needs { COUNT($kind, $need) } on your cards
reason-rating = needs { COUNT("rating", $need, form: "short") } to spend, you have { $have }
reason-hand-size = needs { COUNT("card", $need) } in hand, you have { $have }
reason-rating-not-raised = your TR did not go up this generation

## Nobody and nothing to aim at

reason-nobody-to-cut = no one can lose { $need } { NOUN($resource) } production
reason-nobody-to-rob = no one has { NOUN($resource, 2) } to lose
reason-no-cube-to-take = no card has { NOUN($kind, 2) } to take
reason-no-target = no card of yours can hold { NOUN($kind, 2) }
reason-no-building-to-copy = no building of yours has a production box that can be repeated
reason-no-branch = no option is possible now
reason-no-space =
    { $tile ->
        [ocean] no space is left for an ocean
        [greenery] no space is left for a greenery
        [city] no space is left for a city
       *[other] no space is left for { NAME($tile, of: "tile") }
    }
reason-no-colony = no colony tile is open to you
reason-no-tracks = no pair of colony markers can move
reason-no-trade = no colony tile is free to trade with
reason-nothing-to-exchange = you have nothing to convert

## Rules of the table

reason-not-in-hand = not in your hand
reason-not-in-play = not in play
reason-used = used already
reason-parameter-full = { NAME($parameter, of: "parameter") }: already at the maximum
reason-phase-of = only in the { NAME($phase, of: "ares-phase") } phase

## Errors

error-stale = The table has moved on; here it is as it stands now
error-wrong-seat = That seat is not yours
error-offline = No connection; trying again
