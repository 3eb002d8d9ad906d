## Passing ahead

ahead-title = Pass ahead
ahead-on = You will pass when your turn comes
ahead-do = Pass when my turn comes
ahead-revoke = Do not pass
# followed by a list of the messages ahead-wake-…
ahead-wakes = Wakes you:
ahead-wake-attack = an attack on you
ahead-wake-goal = a milestone or award is taken
ahead-wake-card = another card becomes playable
ahead-wake-tile = a tile is placed
ahead-woken-attack = You were to pass, but you were attacked.
ahead-woken-goal = You were to pass, but a milestone or award was taken.
ahead-woken-card = You were to pass, but you can play another card now.
ahead-woken-tile = You were to pass, but a tile was placed.
ahead-too-late = There is no turn of yours to pass ahead.
