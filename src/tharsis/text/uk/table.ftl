## Phases of Ares Expedition: what they bring now

tbl-phase-development = по зеленій карті кожному
tbl-phase-construction = по синій чи червоній карті кожному
tbl-phase-action = дії всіх карт
tbl-phase-production = дохід усім
tbl-phase-research = карти всім
# $n: how many cards can be paid; the lowest price follows
tbl-cards-from = { COUNT("card", $n) }, від
tbl-cards-for = { COUNT("card", $n) } за
# $n: how many cards of this colour are in hand
tbl-cards-none =
    { $n ->
        [0] немає карт для неї
       *[other] нема за що зіграти
    }
# $card, $n: cards to sell
tbl-by-sale = { NAME($card, of: "card") }: продати { $n }
tbl-actions =
    { $n ->
        [0] немає дій
        [one] { $n } дія
        [few] { $n } дії
       *[other] { $n } дій
    }
tbl-income = { $total } = { $production } + РТ { $rating }
# $n: cards looked at, $keep: cards kept
tbl-see-keep = переглянути { $n }, залишити { $keep }
tbl-bonus = бонус
tbl-bonus-development = ця карта −{ COUNT("mc", $n) }
tbl-bonus-construction = друга карта або взяти 1
tbl-bonus-action = одна дія двічі
tbl-bonus-production = +{ COUNT("mc", $n) }
tbl-bonus-research = переглянути 5, залишити 2
tbl-may-choose = можуть обрати
tbl-nobody = ніхто не обрав
tbl-now = зараз
tbl-not-played = не розігрується
tbl-phase-done = зіграно
tbl-later = далі
tbl-choose = Обрати: { NAME($phase, of: "ares-phase") }
tbl-choose-sure = { NAME($phase, of: "ares-phase") }?
tbl-plan-hint = Кожну обрану фазу розігрують усі; бонус — лише в тих, хто її обрав.
tbl-your-bonus = Ваш бонус
tbl-others = Що можуть інші
tbl-last-choices = останні вибори
tbl-closed = закрита: обрана минулого раунду
tbl-hand-money = { $cards }, { $money }

## The planet

# $zone: the colour, $value: where it begins
tbl-zone-at = { $zone } від { $value }
tbl-terraformed = Тераформовано
tbl-hidden = приховано

## What lies before players

tbl-engine = Ваша система
tbl-engine-short = Система
tbl-green = зелених: { $n }
tbl-blue = синіх: { $n }
tbl-red = червоних: { $n }
tbl-production = Виробництво
tbl-actions-effects = Дії та ефекти
tbl-standard-actions = Стандартні дії
tbl-events = Події
tbl-effect = ефект
tbl-used = використано
tbl-use = Використати
# followed by the icon of the phase
tbl-in = у фазі
tbl-none = немає
tbl-rivals = Столи суперників
tbl-rivals-note = Тут усе відкрите, крім карт у руці.
tbl-if-played = Якщо цю фазу розіграють
tbl-close = Закрити

## Money

# $n: how many cards
tbl-sell = продати { COUNT("card", $n, case: "acc") }
tbl-short-sell = бракує { COUNT("mc", $n) }: продати { COUNT("card", $sales, case: "acc") }
tbl-sell-or-choose = продати { $n } або обрати її
tbl-if-chosen = { $n }, якщо оберете
tbl-another-phase = в іншій фазі
tbl-hand = можна сплатити: { $now }, з продажем: { $sold }, згодом: { $later }
# $n: what a card brings
tbl-sell-to-pay = Продати карти для оплати, по { COUNT("mc", $n) }
tbl-sell-and-do = Продати { $n } і зіграти
# $sum: 18 + 6 − 22
tbl-balance = { $sum }: лишиться { COUNT("mc", $n) }
tbl-you-have = У вас { COUNT("mc", $n) }.
# $n: printed price, $why: what makes it less, $have: money
tbl-price-why = Надруковано { $n } M€; { $why }. У вас { $have }.
tbl-points = очки
# $n: now, $was: before
tbl-was = { $n }, було { $was }
tbl-after-now = зараз
tbl-after-then = потім
tbl-unchanged = Без змін
tbl-next-generation = наступне покоління
tbl-printed = Надруковано { $n } M€; { $why }.
tbl-metals-first = Спершу метали
tbl-use-first = Спершу { NAME($resource, of: "resource") }
tbl-keep = Зберегти: { NAME($resource, of: "resource") }
tbl-mc-left = лишиться { COUNT("mc", $n) }

## The end of a turn, and programs

tbl-turn-over-title = Ваш хід завершено
tbl-turn-over = Хід завершено
tbl-end-now = Завершити зараз
tbl-undo-of = Скасувати: { $player }
tbl-forward = Прискорити
tbl-forward-hint = Боти ходять миттєво, доки не запитають вас
tbl-hold = Скасування після ходу
tbl-hold-moment = 4 секунди
tbl-hold-never = ніколи
tbl-hold-always = доки не завершу
tbl-pace = Боти
tbl-pace-normal = звичайно
tbl-pace-slow = повільно
tbl-pace-fast = швидко
tbl-pace-once = миттєво
# $what: cards and actions left, $more: how many are not named
tbl-pass-sure = Ви ще можете: { $what }{ $more ->
        [0] {""}
       *[other] , і ще { $more }
    }. Усе одно пасувати?
