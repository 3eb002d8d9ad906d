### Il registro della partita.

log-coordinates = Coordinate sulla mappa
# The reader, in brackets within a line.
event-you = tu
# A global parameter and what it has reached, within a line.
event-parameter =
    { $parameter ->
        [temperature] Temperatura
        [oxygen] Ossigeno
       *[other] { NAME($parameter, of: "parameter") }
    } { VALUE($parameter, $n) }
# When many cards are turned up; one or two are named.
event-revealed-many = { COUNT("card", $n) } rivelate
# The card whose effect it is, in brackets within a line.
event-effect-of = { NAME($card, of: "card") }
# A tile that was placed, within a line. $n: how many.
event-tile =
    { $tile ->
        [ocean] { $n ->
            [1] { NAME($tile, of: "tile") }
           *[other] { COUNT("ocean", $n) }
        }
       *[other] { NAME($tile, of: "tile") }
    }
# The card that cubes are put on or taken from, after their number: +2 microbes on Tardigrades.
event-cubes-on = su { NAME($card, of: "card") }
event-cubes-from = da { NAME($card, of: "card") }
# Above the points of each player, while the game goes on.
event-standing = Punti finora
