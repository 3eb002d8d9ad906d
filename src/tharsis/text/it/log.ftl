### Il registro della partita.

log-coordinates = Coordinate sulla mappa
