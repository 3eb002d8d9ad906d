### What belongs to the log of a table.

log-coordinates = Coordinates on the map
# The reader, in brackets within a line.
event-you = you
# A global parameter and what it has reached, within a line.
event-parameter =
    { $parameter ->
        [temperature] temperature
        [oxygen] oxygen
       *[other] { NAME($parameter, of: "parameter") }
    } { VALUE($parameter, $n) }
# When many cards are turned up; one or two are named.
event-revealed-many = { COUNT("card", $n) } revealed
# The card whose effect it is, in brackets within a line.
event-effect-of = { NAME($card, of: "card") }
# A tile that was placed, within a line. $n: how many.
event-tile =
    { $tile ->
        [ocean] { $n ->
            [1] ocean
           *[other] { COUNT("ocean", $n) }
        }
        [greenery] greenery
        [city] city
       *[other] { NAME($tile, of: "tile") }
    }
# The card that cubes are put on or taken from, after their number: +2 microbes on Tardigrades.
event-cubes-on = on { NAME($card, of: "card") }
event-cubes-from = from { NAME($card, of: "card") }
# Above the points of each player, while the game goes on.
event-standing = Points so far
