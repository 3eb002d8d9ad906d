### Вибір на початку, на одному екрані.

start-title = Оберіть, з чим почнете
start-corporation = Ваша корпорація
start-cards = Початкові карти
start-pick-corporation = Оберіть корпорацію
# $start: M€ of the corporation, $n cards for $cost M€, $left: what remains
start-total = Почати: { COUNT("mc", $start) } − { COUNT("mc", $cost) } за { COUNT("card", $n, case: "acc") } = { COUNT("mc", $left) }
start-go = Почати
# $n: M€ that are missing
start-too-dear = Бракує { COUNT("mc", $n) }: оберіть менше карт
start-no-cards = Почати, не купивши жодної карти?
# A sentence on the card of the Beginner Corporation.
start-whole-hand = ви безкоштовно залишаєте собі всі роздані вам карти проектів
