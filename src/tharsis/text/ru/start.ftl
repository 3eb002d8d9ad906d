### Выбор в начале, на одном экране.

start-title = Выберите, с чем начнёте
start-corporation = Ваша корпорация
start-cards = Начальные карты
start-pick-corporation = Выберите корпорацию
# $start: M€ of the corporation, $n cards for $cost M€, $left: what remains
start-total = Начать: { COUNT("mc", $start) } − { COUNT("mc", $cost) } за { COUNT("card", $n, case: "acc") } = { COUNT("mc", $left) }
start-go = Начать
# $n: M€ that are missing
start-too-dear = Не хватает { COUNT("mc", $n) }: выберите меньше карт
start-no-cards = Начать, не купив ни одной карты?
# A sentence on the card of the Beginner Corporation.
start-whole-hand = вы бесплатно оставляете себе все розданные вам карты проектов
