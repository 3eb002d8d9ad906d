### Dziennik gry.

log-coordinates = Współrzędne na planszy
# The reader, in brackets within a line.
event-you = Ty
# A global parameter and what it has reached, within a line.
event-parameter =
    { $parameter ->
        [temperature] temperatura
        [oxygen] tlen
       *[other] { NAME($parameter, of: "parameter") }
    } { VALUE($parameter, $n) }
# When many cards are turned up; one or two are named.
event-revealed-many = odkryto { COUNT("card", $n) }
# The card whose effect it is, in brackets within a line.
event-effect-of = „{ NAME($card, of: "card") }”
# A tile that was placed, within a line. $n: how many.
event-tile =
    { $tile ->
        [ocean] { $n ->
            [1] obszar oceanów
           *[other] { COUNT("ocean", $n) }
        }
        [greenery] obszar zieleni
        [city] obszar miasta
        [mining_area] „{ NAME($tile, of: "tile") }”
        [mohole_area] „{ NAME($tile, of: "tile") }”
        [restricted_area] „{ NAME($tile, of: "tile") }”
       *[other] obszar „{ NAME($tile, of: "tile") }”
    }
# The card that cubes are put on or taken from, after their number: +2 microbes on Tardigrades.
event-cubes-on = na kartę „{ NAME($card, of: "card") }”
event-cubes-from = z karty „{ NAME($card, of: "card") }”
# Above the points of each player, while the game goes on.
event-standing = Dotychczasowe punkty
