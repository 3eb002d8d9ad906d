### Choosing at the start, on one screen.

start-title = Choose what you begin with
start-corporation = Your corporation
start-cards = Cards to start with
start-pick-corporation = Choose a corporation
# $start: M€ of the corporation, $n cards for $cost M€, $left: what remains
start-total = Begin: { COUNT("mc", $start) } − { COUNT("mc", $cost) } for { COUNT("card", $n) } = { COUNT("mc", $left) }
start-go = Begin
# $n: M€ that are missing
start-too-dear = { COUNT("mc", $n) } short: choose fewer cards
start-no-cards = Begin without buying a card?
# A sentence on the card of the Beginner Corporation.
start-whole-hand = you keep all the project cards you are dealt and pay nothing for them
