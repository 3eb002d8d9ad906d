### Maps of Mars: what all of them share, and the name of the first. Each other map has a file of its own.

ui-map = Mappa di Marte, { NAME($map, of: "map") }
ui-space-price = costa { $n } M€
map-tharsis = Tharsis

## New game

web-choice-map = Mappa
web-choice-map-tharsis = { map-tharsis }
web-choice-drawn = Estratta a sorte
