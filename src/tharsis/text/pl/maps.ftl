### Maps of Mars: what all of them share, and the name of the first. Each other map has a file of its own.

ui-map = Mapa Marsa, { NAME($map, of: "map") }
ui-space-price = kosztuje { $n } M€
map-tharsis = Tharsis

## New game

web-choice-map = Mapa
web-choice-map-tharsis = { map-tharsis }
web-choice-drawn = Losowa
