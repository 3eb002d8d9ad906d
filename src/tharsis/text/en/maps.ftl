### Maps of Mars: what all of them share, and the name of the first. Each other map has a file of its own.

ui-map = Map of Mars, { NAME($map, of: "map") }
ui-space-price = costs { $n } M€
map-tharsis = Tharsis

## New game

web-choice-map = Map
web-choice-map-tharsis = { map-tharsis }
web-choice-drawn = Random
