### Maps of Mars: what all of them share, and the name of the first. Each other map has a file of its own.

ui-map = Мапа Марса, { NAME($map, of: "map") }
ui-space-price = коштує { $n } M€
map-tharsis = Тарсис

## New game

web-choice-map = Мапа
web-choice-map-tharsis = { map-tharsis }
web-choice-drawn = За жеребом
