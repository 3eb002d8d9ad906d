### How to play: Colonies. What each message is for, and the marks in it: docs/translating.md.

## Colonies

guide-mars-colonies = Colonies

guide-mars-colonies-setup = What it adds
guide-mars-colonies-setup-cards = *Colonies* adds 49 project cards, 5 corporations, 11 colony tiles and trade fleets. Its projects are shuffled into the deck, its corporations among the others.
guide-mars-colonies-setup-mixed = A variant: everyone is dealt 1 corporation from Colonies and 1 other, and keeps one of them.
guide-mars-colonies-setup-fleet = You start with 1 trade fleet [fleet] of your own, ready to go.
guide-mars-colonies-setup-tiles = There are 2 more colony tiles than players: 5 for 3 players, 6 for 4, 7 for 5. With 2 players it is 5 as well.
guide-mars-colonies-setup-colony-figure = A colony tile: the track with the white marker, colony spaces on the left, bonuses below
guide-mars-colonies-setup-marker = Each tile has a track of 7 spaces. A white marker starts on the second one. It shows what a trade brings right now.
guide-mars-colonies-setup-asleep = Titan, Enceladus and Miranda are inactive at first: their marker is off the track, and nobody may build or trade there. They become active, with the marker on the second space, as soon as any player has a card that can hold their resource.

guide-mars-colonies-build = Building a colony
guide-mars-colonies-build-cost = Building a colony [colony] is a standard project: one action, 17 M€, open to everyone, as often as you can pay.
guide-mars-colonies-build-where = Your colony goes on the leftmost free space. If the white marker is there, push it 1 space to the right; it never stops you. A marker further right stays where it is.
guide-mars-colonies-build-bonus = You get the building bonus of the tile at once.
guide-mars-colonies-build-most = A tile holds at most 3 colonies, and no card overrides that. Only 1 of them may be yours, unless a card allows more.
guide-mars-colonies-build-e27 = The green player pays 17 M€ and builds on Callisto. The colony goes on the leftmost space, and green’s energy production goes up by 1. A marker there would be pushed one space to the right.

guide-mars-colonies-trade = Trading
guide-mars-colonies-trade-cost = Trading is an action of its own, not a standard project. It costs 9 M€, or 3 energy, or 3 titanium, as you choose. It is always 3 titanium, however much yours is worth.
guide-mars-colonies-trade-fleet = Send one of your trade fleets to a colony tile. Without a free fleet you cannot trade. Each tile takes 1 fleet per generation: while a fleet is there, nobody else can trade. It blocks neither the marker nor building.
guide-mars-colonies-trade-income = You get the income of the space with the white marker. You need no colony of your own there.
guide-mars-colonies-trade-bonus = Then every colony on the tile gives its owner the colony bonus, yours included. If you have 2 colonies there, you get it twice.
guide-mars-colonies-trade-back = Right after that, the marker moves left as far as it can: next to the rightmost colony, or to the first space if there is none.
guide-mars-colonies-trade-e28 = The green player has a colony on Callisto, and the white marker shows 10 energy. The blue player has none there. Blue pays 3 titanium, sends a fleet and gets 10 energy. Green gets 3 energy for the colony. The marker goes back to the second space, right of it.

guide-mars-colonies-solar = The solar phase
guide-mars-colonies-solar-when = After the production phase comes the *solar phase*. First, if all 3 parameters have reached their goals, the game ends here: place the last greeneries, then count points. Skip the rest of the phase.
guide-mars-colonies-solar-home = Otherwise all trade fleets come home, and the marker of each tile moves 1 space to the right. At the end of its track it stays.
guide-mars-colonies-solar-venus = One more step of this phase, the World Government, belongs to Venus Next: the first player raises a parameter for nobody’s benefit, and only cards triggered by it work. Without Venus Next it is normally left out.

guide-mars-colonies-solo = Solo with Colonies
guide-mars-colonies-solo-solo = The solo rules stay the same, but your M€ production starts 2 lower.
guide-mars-colonies-solo-tiles = Draw 4 colony tiles and keep 3 for the game. You choose them together with your corporation and cards, after you have seen everything.
