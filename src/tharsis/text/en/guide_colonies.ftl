### How to play: Colonies. What each message is for, and the marks in it: docs/translating.md.

## Colonies

guide-mars-colonies = Colonies

guide-mars-colonies-setup = What is added
guide-mars-colonies-setup-cards = *Colonies* adds 49 project cards, 5 corporations, 11 colony tiles and trade fleets. Its projects are shuffled into the deck, its corporations among the others.
guide-mars-colonies-setup-mixed = Variant: everybody is dealt 1 corporation of Colonies and 1 other, and keeps one of them.
guide-mars-colonies-setup-fleet = You start with 1 trade fleet [fleet] of your own, ready to leave.
guide-mars-colonies-setup-tiles = There are 2 more colony tiles in play than players: 5 for 3 players, 6 for 4, 7 for 5. With 2 players it is 5 as well.
guide-mars-colonies-setup-colony-figure = A colony tile: the track with the white marker, colony spaces on the left, bonuses below
guide-mars-colonies-setup-marker = Each tile has a track of 7 spaces. A white marker starts on the second one. Where it stands shows what a trade brings now.
guide-mars-colonies-setup-asleep = Titan, Enceladus and Miranda sleep at first: their marker is off the track and does not move, and nobody may build or trade there. They wake, with the marker on the second space, as soon as a card of any player can hold their resource.

guide-mars-colonies-build = Building a colony
guide-mars-colonies-build-cost = Building a colony [colony] is a standard project: one action, 17 M€, open to all, as often as you can pay.
guide-mars-colonies-build-where = Your colony takes the leftmost free space. If the white marker stands there, it is pushed 1 space to the right and never stops you. A marker further right stays where it is.
guide-mars-colonies-build-bonus = You get the building bonus of the tile at once.
guide-mars-colonies-build-most = A tile holds at most 3 colonies, whatever any card says, and only 1 of yours unless a card allows more.
guide-mars-colonies-build-e27 = The green player pays 17 M€ and builds on Callisto. The colony takes the leftmost space and green’s energy production rises by 1. A marker that stood there would be pushed one space right.

guide-mars-colonies-trade = Trading
guide-mars-colonies-trade-cost = Trading is an action of its own, not a standard project. It costs 9 M€, or 3 energy, or 3 titanium, as you choose. 3 titanium it is, whatever yours are worth.
guide-mars-colonies-trade-fleet = Send one of your trade fleets to a colony tile. Without a free fleet you cannot trade. A tile takes 1 fleet in a generation; while a fleet is there, nobody else can trade. It blocks neither the marker nor building.
guide-mars-colonies-trade-income = You get the income of the space where the white marker stands. You need no colony there.
guide-mars-colonies-trade-bonus = Then every colony on the tile gives its owner the colony bonus, yours included. Whoever has 2 colonies there gets it twice.
guide-mars-colonies-trade-back = Right after that the marker goes left as far as it can: next to the rightmost colony, or to the first space if there is none.
guide-mars-colonies-trade-e28 = On Callisto the green player has a colony, and the white marker shows 10 energy. The blue player has none there. Blue pays 3 titanium, sends a fleet and gets 10 energy. Green gets 3 energy for the colony. The marker goes back to the second space, right of it.

guide-mars-colonies-solar = The solar phase
guide-mars-colonies-solar-when = After the production phase comes the *solar phase*. First, if all 3 parameters are at their goals, the game ends here: the last greeneries, then the points. The rest of the phase is left out.
guide-mars-colonies-solar-home = Otherwise all trade fleets come home, and the marker of each tile moves 1 space to the right. At the end of its track it stays.
guide-mars-colonies-solar-venus = Rulebooks name one more step, the World Government, where the first player raises a parameter for nobody’s benefit; only cards that answer to it would work. It belongs to the Venus expansion and may be left out even there. It is not played here.

guide-mars-colonies-solo = Solo with Colonies
guide-mars-colonies-solo-solo = The solo rules stay as they are. Your M€ production is lowered by 2 at the start.
guide-mars-colonies-solo-tiles = 4 colony tiles are drawn, and you keep 3 for the game. You choose them together with your corporation and cards, having seen everything.
