### What belongs to the log of a table.

log-coordinates = Coordinates on the map
