# $n: how many cards were ticked and sent at once
undo-cards = вибір: { COUNT("card", $n) }
undo-bonus = Бонус під жетонами
