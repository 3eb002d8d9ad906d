## Phases of Ares Expedition: what they bring now

tbl-phase-development = a green card each
tbl-phase-construction = a blue or red card each
tbl-phase-action = actions of all cards
tbl-phase-production = income for all
tbl-phase-research = cards for all
# $n: how many cards can be paid; the lowest price follows
tbl-cards-from = { COUNT("card", $n) }, from
tbl-cards-for = { COUNT("card", $n) } for
# $n: how many cards of this colour are in hand
tbl-cards-none =
    { $n ->
        [0] no card for it
       *[other] nothing you can afford
    }
# $card, $n: cards to sell
tbl-by-sale = { NAME($card, of: "card") }: sell { COUNT("card", $n) }
tbl-actions =
    { $n ->
        [0] no action
        [one] { $n } action
       *[other] { $n } actions
    }
tbl-income = { $total } = { $production } + TR { $rating }
# $n: cards looked at, $keep: cards kept
tbl-see-keep = see { $n }, keep { $keep }
tbl-bonus = bonus
tbl-bonus-development = that card −{ COUNT("mc", $n) }
tbl-bonus-construction = a 2nd card, or draw 1
tbl-bonus-action = one action twice
tbl-bonus-production = +{ COUNT("mc", $n) }
tbl-bonus-research = see 5, keep 2
tbl-may-choose = may choose
tbl-nobody = nobody chose it
tbl-now = now
tbl-not-played = not played
tbl-phase-done = done
tbl-later = later
tbl-choose = Choose { NAME($phase, of: "ares-phase") }
tbl-choose-sure = { NAME($phase, of: "ares-phase") }?
tbl-plan-hint = Everyone plays every phase that is chosen; only those who chose it get its bonus.
tbl-your-bonus = Your bonus
tbl-others = What the others may do
tbl-last-choices = last choices
tbl-closed = closed: chosen last round
tbl-hand-money = { $cards }, { $money }

## The planet

# $zone: the colour, $value: where it begins
tbl-zone-at = { $zone } at { $value }
tbl-terraformed = Terraformed
tbl-hidden = hidden

## What lies before players

tbl-engine = Your engine
tbl-engine-short = Engine
tbl-green = { $n } green
tbl-blue = { $n } blue
tbl-red = { $n } red
tbl-production = Production
tbl-actions-effects = Actions and effects
tbl-standard-actions = Standard actions
tbl-events = Events
tbl-effect = effect
tbl-used = used
tbl-use = Use
# followed by the icon of the phase
tbl-in = in
tbl-none = none
tbl-rivals = Their tables
tbl-rivals-note = Everything here is open; hands are not.
tbl-if-played = If this phase is played
tbl-close = Close

## Money

# $n: how many cards
tbl-sell = sell { COUNT("card", $n) }
tbl-short-sell = { COUNT("mc", $n) } short: sell { COUNT("card", $sales) }
tbl-sell-or-choose = sell { $n }, or choose it
tbl-if-chosen = { $n } if you choose it
tbl-another-phase = in another phase
tbl-hand = { $now } you can afford, { $sold } with cards sold, { $later } later
# $n: what a card brings
tbl-sell-to-pay = Sell cards to pay, { COUNT("mc", $n) } each
tbl-sell-and-do = Sell { $n } and do it
# $sum: 18 + 6 − 22
tbl-balance = { $sum }: { COUNT("mc", $n) } left
tbl-you-have = You have { COUNT("mc", $n) }.
# $n: printed price, $why: what makes it less, $have: money
tbl-price-why = Printed { $n } M€; { $why }. You have { $have }.
tbl-points = points
# $n: now, $was: before
tbl-was = { $n }, was { $was }
tbl-after-now = now
tbl-after-then = after
tbl-unchanged = Unchanged
tbl-next-generation = next generation
tbl-printed = Printed { $n } M€; { $why }.
tbl-metals-first = Metals first
tbl-use-first = { NAME($resource, of: "resource") } first
tbl-keep = Keep { NAME($resource, of: "resource") }
tbl-mc-left = { COUNT("mc", $n) } left

## The end of a turn, and programs

tbl-turn-over-title = Your turn is over
tbl-turn-over = Turn over
tbl-end-now = End now
tbl-undo-of = Undo for { $player }
tbl-forward = Fast-forward
tbl-forward-hint = Bots move at once until it is up to you
tbl-hold = Undo after a turn
tbl-hold-moment = 4 seconds
tbl-hold-never = never
tbl-hold-always = until I end it
tbl-pace = Bots
tbl-pace-normal = normal
tbl-pace-slow = slow
tbl-pace-fast = fast
tbl-pace-once = at once
# $what: cards and actions left, $more: how many are not named
tbl-pass-sure = You can still: { $what }{ $more ->
        [0] {""}
       *[other] , and { $more } more
    }. Pass anyway?
