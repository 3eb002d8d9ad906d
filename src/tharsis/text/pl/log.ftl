### Dziennik gry.

log-coordinates = Współrzędne na planszy
