### La scelta iniziale, in una sola schermata.

start-title = Scegli con che cosa iniziare
start-corporation = La tua Società
start-cards = Carte iniziali
start-pick-corporation = Scegli una Società
# $start: M€ of the corporation, $n cards for $cost M€, $left: what remains
start-total = Inizia: { COUNT("mc", $start) } − { COUNT("mc", $cost) } per { COUNT("card", $n) } = { COUNT("mc", $left) }
start-go = Inizia
# $n: M€ that are missing
start-too-dear =
    { $n ->
        [1] Manca
       *[other] Mancano
    } { COUNT("mc", $n) }: scegli meno carte
start-no-cards = Vuoi iniziare senza comprare carte?
# A sentence on the card of the Beginner Corporation.
start-whole-hand = tieni gratis tutte le carte Progetto che ti vengono distribuite
