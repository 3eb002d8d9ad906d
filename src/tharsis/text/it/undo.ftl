# $n: how many cards were ticked and sent at once
undo-cards = scelta: { COUNT("card", $n) }
undo-bonus = Bonus sotto le tessere
