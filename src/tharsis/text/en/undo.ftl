# $n: how many cards were ticked and sent at once
undo-cards = choice: { COUNT("card", $n) }
undo-bonus = Bonus under tiles
