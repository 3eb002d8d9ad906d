# $n: how many cards were ticked and sent at once
undo-cards = wybór: { COUNT("card", $n) }
undo-bonus = Premie pod kafelkami
