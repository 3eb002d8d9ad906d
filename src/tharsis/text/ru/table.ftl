## Phases of Ares Expedition: what they bring now

tbl-phase-development = по зелёной карте каждому
tbl-phase-construction = по синей или красной карте каждому
tbl-phase-action = действия всех карт
tbl-phase-production = доход всем
tbl-phase-research = карты всем
# $n: how many cards can be paid; the lowest price follows
tbl-cards-from = { COUNT("card", $n) }, от
tbl-cards-for = { COUNT("card", $n) } за
# $n: how many cards of this colour are in hand
tbl-cards-none =
    { $n ->
        [0] нет карт для неё
       *[other] не на что разыграть
    }
# $card, $n: cards to sell
tbl-by-sale = { NAME($card, of: "card") }: продать { $n }
tbl-actions =
    { $n ->
        [0] нет действий
        [one] { $n } действие
        [few] { $n } действия
       *[other] { $n } действий
    }
tbl-income = { $total } = { $production } + РТ { $rating }
# $n: cards looked at, $keep: cards kept
tbl-see-keep = посмотреть { $n }, оставить { $keep }
tbl-bonus = бонус
tbl-bonus-development = эта карта −{ COUNT("mc", $n) }
tbl-bonus-construction = разыграть вторую или взять 1
tbl-bonus-action = одно действие дважды
tbl-bonus-production = +{ COUNT("mc", $n) }
tbl-bonus-research = посмотреть 5, оставить 2
tbl-may-choose = могут выбрать
tbl-nobody = никто не выбрал
tbl-now = сейчас
tbl-not-played = не разыгрывается
tbl-phase-done = завершена
tbl-later = позже
tbl-choose = Выбрать: { NAME($phase, of: "ares-phase") }
tbl-choose-sure = { NAME($phase, of: "ares-phase") }?
tbl-plan-hint = Каждую выбранную фазу разыгрывают все; бонус — только у тех, кто её выбрал.
tbl-your-bonus = Ваш бонус
tbl-others = Что могут другие
tbl-last-choices = прошлый выбор
tbl-closed = закрыта: выбрана в прошлом раунде
tbl-hand-money = { $cards }, { $money }

## The planet

# $zone: the colour, $value: where it begins
tbl-zone-at = { $zone } с { $value }
tbl-terraformed = Терраформировано
tbl-hidden = скрыто

## What lies before players

tbl-engine = Ваш движок
tbl-engine-short = Движок
tbl-green = зелёных: { $n }
tbl-blue = синих: { $n }
tbl-red = красных: { $n }
tbl-production = Производство
tbl-actions-effects = Действия и эффекты
tbl-standard-actions = Стандартные действия
tbl-events = События
tbl-effect = эффект
tbl-used = использовано
tbl-use = Использовать
# followed by the icon of the phase
tbl-in = в фазе
tbl-none = нет
tbl-rivals = Столы соперников
tbl-rivals-note = Здесь всё открыто, кроме карт в руке.
tbl-if-played = Если эта фаза разыгрывается
tbl-close = Закрыть

## Money

# $n: how many cards
tbl-sell = продать { COUNT("card", $n, case: "acc") }
tbl-short-sell = не хватает { COUNT("mc", $n) }: продать { COUNT("card", $sales, case: "acc") }
tbl-sell-or-choose = продать { $n } или выбрать её
tbl-if-chosen = { $n }, если выберете
tbl-another-phase = в другой фазе
tbl-hand = можно оплатить: { $now }, с продажей: { $sold }, позже: { $later }
# $n: what a card brings
tbl-sell-to-pay = Продать карты для оплаты, по { COUNT("mc", $n) }
tbl-sell-and-do = Продать { $n } и разыграть
# $sum: 18 + 6 − 22
tbl-balance = { $sum }: останется { COUNT("mc", $n) }
tbl-you-have = У вас { COUNT("mc", $n) }.
# $n: printed price, $why: what makes it less, $have: money
tbl-price-why = На карте { $n } M€; { $why }. У вас { $have }.
tbl-points = очки
# $n: now, $was: before
tbl-was = { $n }, было { $was }
tbl-after-now = сейчас
tbl-after-then = потом
tbl-unchanged = Без изменений
tbl-next-generation = следующее поколение
tbl-printed = На карте { $n } M€; { $why }.
tbl-metals-first = Сначала металлы
tbl-use-first = Сначала { NAME($resource, of: "resource") }
tbl-keep = Сохранить: { NAME($resource, of: "resource") }
tbl-mc-left = останется { COUNT("mc", $n) }

## The end of a turn, and programs

tbl-turn-over-title = Ваш ход завершён
tbl-turn-over = Ход завершён
tbl-end-now = Завершить сейчас
tbl-undo-of = Отменить: { $player }
tbl-forward = Ускорить
tbl-forward-hint = Боты ходят мгновенно, пока не понадобится ваше решение
tbl-hold = Отмена после хода
tbl-hold-moment = 4 секунды
tbl-hold-never = никогда
tbl-hold-always = пока не завершу
tbl-pace = Боты
tbl-pace-normal = обычно
tbl-pace-slow = медленно
tbl-pace-fast = быстро
tbl-pace-once = мгновенно
# $what: cards and actions left, $more: how many are not named
tbl-pass-sure = Вы ещё можете: { $what }{ $more ->
        [0] {""}
       *[other] { " " }и ещё { $more }
    }. Всё равно спасовать?
