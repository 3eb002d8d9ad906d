### How to play: other maps than Tharsis.

guide-mars-maps = Other maps
guide-mars-maps-choose = Choosing a map
guide-mars-maps-choose-choose = Before the game you choose the map: Tharsis, another one, or one drawn at random. Cards, global parameters, standard projects and prices are the same everywhere, and so are the city spaces beside the map.
guide-mars-maps-choose-spaces = Every map has 61 spaces in the same 9 rows. On the other two as well, 12 spaces are reserved for the 9 oceans.
guide-mars-maps-choose-goals = Each map has 5 milestones and 5 awards of its own. Prices and limits are as usual.
guide-mars-maps-choose-maps-figure = Milestones and awards of each map
guide-mars-maps-choose-counts = Tags of events do not count. Oceans and claimed spaces are nobody’s tiles. Tiles beside the map are in no row and next to no ocean.
guide-mars-maps-spaces = What the map does not have
guide-mars-maps-spaces-noctis = If no space is reserved for [noctis_city], place it like any other city, not next to another one.
guide-mars-maps-spaces-lava = If there are no volcanoes, [lava_flows] goes on any free land space.
guide-mars-maps-spaces-solo = In the solo game, neutral tiles follow the usual rules on the land of the map.
guide-mars-maps-hellas = Hellas
guide-mars-maps-hellas-heat = Some spaces of Hellas give heat: 1 [res-heat] for each icon.
guide-mars-maps-hellas-pole = The south pole is land. If you place a tile there, you pay 6 M€ and place an ocean right away, on an ocean space as always, with its TR and bonuses. You cannot refuse.
guide-mars-maps-hellas-pay = If you do not have the 6 M€ after paying for the tile, you cannot choose the south pole. It costs 6 M€ even when all 9 oceans are placed.
guide-mars-maps-hellas-claim = Claiming the south pole is free. The 6 M€ are due when you place a tile there. Neutral tiles of the solo game cost nothing.
