# $n: how many cards were ticked and sent at once
undo-cards = выбор: { COUNT("card", $n) }
undo-bonus = Бонус под жетонами
