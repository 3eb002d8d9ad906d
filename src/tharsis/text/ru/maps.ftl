### Maps of Mars: what all of them share, and the name of the first. Each other map has a file of its own.

ui-map = Игровое поле, { NAME($map, of: "map") }
ui-space-price = стоит { $n } M€
map-tharsis = Фарсида

## New game

web-choice-map = Игровое поле
web-choice-map-tharsis = { map-tharsis }
web-choice-drawn = По жребию
