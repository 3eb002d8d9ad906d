## Passare in anticipo

ahead-title = Passa in anticipo
ahead-on = Passerai appena tocca a te
ahead-do = Passa appena tocca a me
ahead-revoke = Non passare
ahead-wakes = Ti ferma:
ahead-wake-attack = un attacco contro di te
ahead-wake-goal = una Pietra Miliare rivendicata o un Premio scelto
ahead-wake-card = un’altra carta che diventa giocabile
ahead-wake-tile = una tessera piazzata
ahead-woken-attack = Dovevi passare, ma hai subito un attacco.
ahead-woken-goal = Dovevi passare, ma qualcuno ha preso una Pietra Miliare o un Premio.
ahead-woken-card = Dovevi passare, ma ora puoi giocare un’altra carta.
ahead-woken-tile = Dovevi passare, ma è stata piazzata una tessera.
ahead-too-late = Non hai un turno da passare in anticipo.
