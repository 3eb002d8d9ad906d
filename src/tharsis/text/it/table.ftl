## Phases of Ares Expedition: what they bring now

tbl-phase-development = una carta verde a testa
tbl-phase-construction = una carta blu o rossa a testa
tbl-phase-action = azioni di tutte le carte
tbl-phase-production = entrate per tutti
tbl-phase-research = carte per tutti
# $n: how many cards can be paid; the lowest price follows
tbl-cards-from = { COUNT("card", $n) }, da
tbl-cards-for = { COUNT("card", $n) } per
# $n: how many cards of this colour are in hand
tbl-cards-none =
    { $n ->
        [0] nessuna carta adatta
       *[other] niente che puoi pagare
    }
# $card, $n: cards to sell
tbl-by-sale = { NAME($card, of: "card") }: vendi { COUNT("card", $n) }
tbl-actions =
    { $n ->
        [0] nessuna azione
        [one] { $n } azione
       *[other] { $n } azioni
    }
tbl-income = { $total } = { $production } + TR { $rating }
# $n: cards looked at, $keep: cards kept
tbl-see-keep = guarda { $n }, tieni { $keep }
tbl-bonus = bonus
tbl-bonus-development = quella carta −{ COUNT("mc", $n) }
tbl-bonus-construction = una 2ª carta, o pesca 1
tbl-bonus-action = un’azione due volte
tbl-bonus-production = +{ COUNT("mc", $n) }
tbl-bonus-research = guarda 5, tieni 2
tbl-may-choose = possono sceglierla
tbl-nobody = nessuno l’ha scelta
tbl-now = adesso
tbl-not-played = non si gioca
tbl-phase-done = giocata
tbl-later = dopo
tbl-choose = Scegli { NAME($phase, of: "ares-phase") }
tbl-choose-sure = { NAME($phase, of: "ares-phase") }?
tbl-plan-hint = Tutti giocano ogni fase scelta; il bonus va solo a chi l’ha scelta.
tbl-your-bonus = Il tuo bonus
tbl-others = Che cosa possono fare gli altri
tbl-last-choices = ultime scelte
tbl-closed = chiusa: scelta nel round scorso
tbl-hand-money = { $cards }, { $money }

## The planet

# $zone: the colour, $value: where it begins
tbl-zone-at = { $zone } da { $value }
tbl-terraformed = Terraformato
tbl-hidden = coperti

## What lies before players

tbl-engine = Il tuo motore
tbl-engine-short = Motore
tbl-green =
    { $n ->
        [one] { $n } verde
       *[other] { $n } verdi
    }
tbl-blue = { $n } blu
tbl-red =
    { $n ->
        [one] { $n } rossa
       *[other] { $n } rosse
    }
tbl-production = Produzione
tbl-actions-effects = Azioni ed effetti
tbl-standard-actions = Azioni Standard
tbl-events = Eventi
tbl-effect = effetto
tbl-used = usata
tbl-use = Usa
# followed by the icon of the phase
tbl-in = in
tbl-none = niente
tbl-rivals = I loro tavoli
tbl-rivals-note = Qui tutto è scoperto, tranne le carte in mano.
tbl-if-played = Se si gioca questa fase
tbl-close = Chiudi

## Money

# $n: how many cards
tbl-sell = vendi { COUNT("card", $n) }
tbl-short-sell =
    { $n ->
        [1] manca
       *[other] mancano
    } { COUNT("mc", $n) }: vendi { COUNT("card", $sales) }
tbl-sell-or-choose = vendi { $n }, o sceglila
tbl-if-chosen = { $n } se la scegli
tbl-another-phase = in un’altra fase
tbl-hand = { $now } che puoi pagare, { $sold } vendendo carte, { $later } più avanti
# $n: what a card brings
tbl-sell-to-pay = Vendi carte per pagare, { COUNT("mc", $n) } ciascuna
tbl-sell-and-do = Vendi { $n } e gioca
# $sum: 18 + 6 − 22
tbl-balance =
    { $sum }: { $n ->
        [1] resta
       *[other] restano
    } { COUNT("mc", $n) }
tbl-you-have = Hai { COUNT("mc", $n) }.
# $n: printed price, $why: what makes it less, $have: money
tbl-price-why = Costo stampato { $n } M€; { $why }. Hai { $have }.
tbl-points = punti
# $n: now, $was: before
tbl-was = { $n }, era { $was }
tbl-after-now = ora
tbl-after-then = dopo
tbl-unchanged = Invariati
tbl-next-generation = prossima Generazione
tbl-printed = Costo stampato { $n } M€; { $why }.
tbl-metals-first = Prima i metalli
tbl-use-first = Prima { NAME($resource, of: "resource") }
tbl-keep = Tieni: { NAME($resource, of: "resource") }
tbl-mc-left =
    { $n ->
        [1] resta
       *[other] restano
    } { COUNT("mc", $n) }

## The end of a turn, and programs

tbl-turn-over-title = Il tuo turno è finito
tbl-turn-over = Turno finito
tbl-end-now = Concludi ora
tbl-undo-of = Annulla per { $player }
tbl-forward = Avanti veloce
tbl-forward-hint = I bot giocano subito finché non tocca a te
tbl-hold = Annullare dopo il turno
tbl-hold-moment = 4 secondi
tbl-hold-never = mai
tbl-hold-always = finché non lo chiudo
tbl-pace = Bot
tbl-pace-normal = normale
tbl-pace-slow = lento
tbl-pace-fast = veloce
tbl-pace-once = subito
# $what: cards and actions left, $more: how many are not named
tbl-pass-sure = Puoi ancora: { $what }{ $more ->
        [0] {""}
        [1] {""} e un’altra
       *[other] {""} e altre { $more }
    }. Passare lo stesso?
