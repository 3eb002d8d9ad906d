### Журнал партии.

log-coordinates = Координаты на карте Марса
# The reader, in brackets within a line.
event-you = вы
# A global parameter and what it has reached, within a line.
event-parameter =
    { $parameter ->
        [temperature] температура
        [oxygen] кислород
       *[other] { NAME($parameter, of: "parameter") }
    } { VALUE($parameter, $n) }
# When many cards are turned up; one or two are named.
event-revealed-many = раскрыто { COUNT("card", $n) }
# The card whose effect it is, in brackets within a line.
event-effect-of = «{ NAME($card, of: "card") }»
# A tile that was placed, within a line. $n: how many.
event-tile =
    { $tile ->
        [ocean] { $n ->
            [1] океан
           *[other] { COUNT("ocean", $n) }
        }
        [greenery] озеленение
        [city] город
       *[other] «{ NAME($tile, of: "tile") }»
    }
# The card that cubes are put on or taken from, after their number: +2 microbes on Tardigrades.
event-cubes-on = на карту «{ NAME($card, of: "card") }»
event-cubes-from = с карты «{ NAME($card, of: "card") }»
# Above the points of each player, while the game goes on.
event-standing = ПО на данный момент
