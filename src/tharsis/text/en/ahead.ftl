## Passing ahead

ahead-title = Pass ahead
ahead-on = You will pass when your turn comes
ahead-do = Pass when my turn comes
ahead-revoke = Don’t pass
# followed by a list of the messages ahead-wake-…
ahead-wakes = Unless:
ahead-wake-attack = you are attacked
ahead-wake-goal = a milestone or award is taken
ahead-wake-card = another card becomes playable
ahead-wake-tile = a tile is placed
ahead-woken-attack = You were going to pass, but you were attacked.
ahead-woken-goal = You were going to pass, but a milestone or award was taken.
ahead-woken-card = You were going to pass, but you can play another card now.
ahead-woken-tile = You were going to pass, but a tile was placed.
ahead-too-late = You have no turn to pass ahead of time.
