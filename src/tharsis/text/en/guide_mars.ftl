### How to play: Terraforming Mars. What each message is for, and the marks in it: docs/translating.md.

## What it is about

guide-mars-goal = What it is about

guide-mars-goal-aim = The aim
guide-mars-goal-aim-mars = You lead a corporation that makes Mars a place to live. Together the players raise 3 *global parameters*: temperature, oxygen and oceans. 2 to 5 players compete; alone you play the solo game against the clock.
guide-mars-goal-aim-win = The player with the most victory points (VP) wins. VP come from 5 sources and no others: your terraform rating, tiles on the board, awards, milestones and cards.
guide-mars-goal-aim-tracks-figure = The 3 global parameters and their bonus steps

guide-mars-goal-parameters = The global parameters
guide-mars-goal-parameters-temperature = [param-temperature] *Temperature* rises from −30 °C to +8 °C in steps of 2 °C: 19 steps.
guide-mars-goal-parameters-oxygen = [param-oxygen] *Oxygen* rises from 0% to 14% in steps of 1%: 14 steps.
guide-mars-goal-parameters-oceans = [param-ocean] *Oceans* are tiles. There are 9 of them, and the goal is to have all 9 on the map.
guide-mars-goal-parameters-finished = A parameter at its goal stays there. Nobody can raise it any more, and it gives no more rating. A raise of several steps stops at the goal, and you are paid only for the steps really made.
guide-mars-goal-parameters-ignored = You may still play a card or take an action that would raise a finished parameter. That part of it simply does nothing.

guide-mars-goal-rating = Terraform rating
guide-mars-goal-rating-start = Your *terraform rating* [rating] says how much you have done for Mars. Everybody starts at 20; in the solo game you start at 14.
guide-mars-goal-rating-up = Each step you raise a parameter and each ocean you place lifts your rating by 1, at once. A step of 2 °C counts as 1 step, not 2. Raise the temperature by 3 steps and you gain 3 rating.
guide-mars-goal-rating-cards = Some cards raise your rating directly, without any parameter moving.
guide-mars-goal-rating-twice = Rating pays twice: it is part of your M€ income in every production phase, and at the end each point is worth 1 VP.

guide-mars-goal-bonus = Bonus steps
guide-mars-goal-bonus-who = Some steps of the tracks carry a bonus. Whoever raises the parameter onto that step gets the bonus, once and at once. Nobody else does.
guide-mars-goal-bonus-heat = Temperature −24 °C and −20 °C: your heat production rises by 1, each time.
guide-mars-goal-bonus-ocean = Temperature 0 °C: you place an ocean, with its rating and its placement bonuses.
guide-mars-goal-bonus-oxygen = Oxygen 8%: the temperature rises 1 step, with its own rating and its own bonus steps.
guide-mars-goal-bonus-chain = Bonuses can set off each other. If the parameter they would raise is finished, they give nothing.
guide-mars-goal-bonus-chain-story = Oxygen is at 7% and the temperature at −2 °C. The red player places a greenery: oxygen 8%, rating +1. The bonus raises the temperature to 0 °C: rating +1. That bonus places an ocean: rating +1 and whatever is printed on its space. One greenery, 3 rating.

## What you play with

guide-mars-things = What you play with

guide-mars-things-resources = The 6 resources
guide-mars-things-resources-six = There are 6 standard resources. Of each you have a *stock*, the cubes you own, and a *production*, a level that says how many you get in each production phase.
guide-mars-things-resources-mc = [res-mc] *M€* pay for taking cards, playing cards, standard projects, milestones and awards.
guide-mars-things-resources-steel = [res-steel] *Steel* is worth 2 M€ for cards with a building tag [tag-building].
guide-mars-things-resources-titanium = [res-titanium] *Titanium* is worth 3 M€ for cards with a space tag [tag-space].
guide-mars-things-resources-plant = [res-plant] *Plants*: 8 of them become a greenery.
guide-mars-things-resources-energy = [res-energy] *Energy* is spent by card actions. What is left turns into heat in the production phase.
guide-mars-things-resources-heat = [res-heat] *Heat*: 8 of it raise the temperature by 1 step.
guide-mars-things-resources-other = All other resources, such as animals, microbes or science, live only on cards. The card that holds them says what they are good for.
guide-mars-things-resources-cubes = On a table cubes stand for 1, 5 or 10. Only the amount counts: there are always enough cubes, and here an amount is simply a number.

guide-mars-things-production = Stock and production
guide-mars-things-production-box-figure = In the brown box it is production, outside it is stock
guide-mars-things-production-box = A resource icon alone means your stock. In a *brown box* it means your production.
guide-mars-things-production-e24 = A card shows one plant in a brown box. The green player’s plant production rises by 1. No plant is gained now; from the next production phase on there is one more each time.
guide-mars-things-production-level = Production is a level. Each production phase gives you that many cubes. There is no upper limit.
guide-mars-things-production-e02 = The red player has a heat production of 19 and plays a card that raises it by 3. It is now 22, and the next production phase brings 22 heat from production.
guide-mars-things-production-floor = Only M€ production can be negative, down to −5. All others stop at 0. Your income as a whole is never negative.

guide-mars-things-cards = Cards
guide-mars-things-cards-kinds = The deck has 208 project cards, those of Corporate Era included. Each is one of 3 kinds, which you tell by color and pattern.
guide-mars-things-cards-green = *Automated* cards (green) work once, when played. They stay face up and their tags keep counting.
guide-mars-things-cards-blue = *Active* cards (blue) stay face up. Their effects and actions are yours for the rest of the game.
guide-mars-things-cards-red = *Events* (red) work once, when played, and then lie face down on your own pile.
guide-mars-things-cards-card-figure = How to read a card
guide-mars-things-cards-parts = Top left is the cost, below it the requirement, if there is one, and the tags. In the middle the icons show what the card does; the sentence says the same in words. The medal is worth VP at the end of the game, and does nothing before.
guide-mars-things-cards-star = An asterisk marks an exception: what the card says overrides the general rule.
guide-mars-things-cards-corporations = There are 17 corporation cards: 10 standard ones, 2 of Corporate Era and 5 copies of the Beginner Corporation, enough for a full table.

guide-mars-things-tags = Tags
guide-mars-things-tags-tags-figure = The 11 tags
guide-mars-things-tags-tags = A card has 0 to 3 tags. There are 11: building, space, power, science, Jovian, Earth, plant, microbe, animal, city and event.
guide-mars-things-tags-count = Tags by themselves do nothing, apart from steel for building and titanium for space. Other cards refer to them. A card that shows a tag 2 times counts 2 times.
guide-mars-things-tags-event = All events carry the event tag, and no other card does.

guide-mars-things-map = The map
guide-mars-things-map-map-figure = A piece of Mars: ocean spaces, printed bonuses, a city with a greenery, and an ocean beside them
guide-mars-things-map-spaces = Mars has 61 spaces. Many show a *placement bonus*: steel, titanium, plants or cards. Whoever places a tile there gets it at once, whatever the tile is.
guide-mars-things-map-ocean = 12 spaces are blue: only oceans may lie there, and oceans may lie nowhere else. As there are 9 oceans, 3 blue spaces stay free. A card may allow an exception.
guide-mars-things-map-reserved = 3 spaces are kept for named cities that come with their own cards. No other tile may lie there. [noctis_city] has its space on the map, the other 2 lie beside it.
guide-mars-things-map-tiles = There are 4 kinds of tile: ocean, greenery, city and 11 special tiles. The 60 greenery and city tiles never run out.

## Before the first turn

guide-mars-setup = Before the first turn

guide-mars-setup-start = The start
guide-mars-setup-start-mars = Mars begins cold and empty: −30 °C, 0% oxygen, no tile on the map, all 9 oceans beside it. It is generation 1.
guide-mars-setup-start-you = Everybody has a color of their own, which marks rating, tiles, production and used actions. In the standard game you start with a production of 1 in each of the 6 resources.
guide-mars-setup-start-deck = The project cards are shuffled face down, and the discard pile is empty. In the standard game all cards of Corporate Era stay in the box, projects and the 2 corporations alike.
guide-mars-setup-start-first = The set-up names a first player or draws one at random.
guide-mars-setup-start-marker = The generation is counted from 1. In the solo game the count stops at 14.

guide-mars-setup-corporation = Choosing a corporation and cards
guide-mars-setup-corporation-dealt = From the shuffled corporations you get 2, and from the deck 10 project cards. Beginners are dealt differently: see below.
guide-mars-setup-corporation-choose = Look at everything first. Then keep 1 corporation and as many of the 10 projects as you like, from none to all.
guide-mars-setup-corporation-pay = Each project you keep costs 3 M€, out of the starting M€ of your corporation. You cannot keep more than you can pay for.
guide-mars-setup-corporation-secret = All choose in secret. When everybody is ready the corporations are revealed in turn order; you take the M€, resources and production of yours and pay for your cards.
guide-mars-setup-corporation-production = Production of the corporation is added to what the game gives: 1 in the standard game, 0 with Corporate Era.
guide-mars-setup-corporation-rest = Projects you did not keep go to the discard pile face down. The other corporation is out of the game.
guide-mars-setup-corporation-firstaction = Some corporations print a *first action*. It is compulsory and must be your first action of the game.
guide-mars-setup-corporation-e03 = 3 players sit down to a standard game. Each has rating 20 and a production of 1 on all 6 tracks, looks at 10 projects and 2 corporations, and shows nothing yet.
guide-mars-setup-corporation-e04 = The red player reveals [phobolog] first and keeps 5 cards: 23 − 15 = 8 M€. That leaves 10 titanium and 5 cards in hand. The other 5 cards are discarded face down, and the second corporation leaves the game.
guide-mars-setup-corporation-e05 = The blue player reveals [thorgate] and keeps all 10 cards: 48 − 30 = 18 M€. Energy production is 1 + 1 = 2, every other production is 1.
guide-mars-setup-corporation-e06 = The green player reveals [tharsis_republic] and keeps 4 cards: 40 − 12 = 28 M€. The first action must be to place a city. It brings what is printed on the space, M€ production 1 → 2 and 3 M€, so 31 M€ on a bare space.

guide-mars-setup-beginners = Beginners
guide-mars-setup-beginners-beginners = A beginner chooses nothing: the [beginner_corporation] gives 42 M€ and 10 project cards, all kept and none paid for. Beginners and others can sit at one table, each with their own set-up.

guide-mars-setup-firstgen = The first generation
guide-mars-setup-firstgen-skip = Generation 1 has no player order phase and no research phase. It begins with the action phase and the first player.
guide-mars-setup-firstgen-e07 = All 3 corporations are on the table. There is no research now: the action phase begins and the red player, who is first, takes the first turn.

## A generation

guide-mars-generation = A generation

guide-mars-generation-phases = The 4 phases
guide-mars-generation-phases-four = The game is played in *generations*. Each has 4 phases, in this order. With 2 to 5 players there are as many generations as it takes.
guide-mars-generation-phases-generation-figure = The 4 phases of a generation
guide-mars-generation-phases-order = *Player order*: the first player marker moves one seat on, clockwise, and the generation count goes up by 1. Turns go clockwise from the first player.
guide-mars-generation-phases-research = *Research*: everybody looks at 4 new cards and buys some.
guide-mars-generation-phases-action = *Action*: players take turns until all have passed.
guide-mars-generation-phases-production = *Production*: everybody receives what they produce, at the same time.

guide-mars-generation-research = Research
guide-mars-generation-research-buy = You draw 4 project cards and buy as many as you like, from none to all, for 3 M€ each. The rest is discarded face down. Playing a card is paid for later, and separately.
guide-mars-generation-research-hand = There is no limit to your hand. When the deck is empty, the discard pile is shuffled into a new one. If both are empty, you draw fewer cards.
guide-mars-generation-research-e08 = In generation 2 everybody draws 4 cards. The blue player buys 3 of them and pays 9 M€: 3 more cards in hand. 1 goes to the discard pile, face down.

guide-mars-generation-production = Production
guide-mars-generation-production-energy = First, all energy in your stock becomes heat, 1 for 1. This happens before anything is produced, so new energy stays energy.
guide-mars-generation-production-income = Then you get M€ equal to your *rating plus your M€ production*, and of every other resource as much as its production.
guide-mars-generation-production-markers = Last, all cards whose action was used are ready again.
guide-mars-generation-production-e13 = The red player has rating 20, M€ production 1, titanium production 3 and 1 of everything else. That brings 20 + 1 = 21 M€, 3 titanium, 1 steel, 1 plant, 1 energy and 1 heat, and on top heat for the energy that was left.

## Your turn

guide-mars-turn = Your turn

guide-mars-turn-actions = 1 or 2 actions
guide-mars-turn-actions-turn = On your turn you take 1 or 2 actions, or you pass. Any combination will do, even the same kind twice.
guide-mars-turn-actions-seven = There are 7 kinds of action:
guide-mars-turn-actions-play = play a card from your hand;
guide-mars-turn-actions-project = use a standard project;
guide-mars-turn-actions-milestone = claim a milestone;
guide-mars-turn-actions-award = fund an award;
guide-mars-turn-actions-blue = use the action of a card that shows [arrow];
guide-mars-turn-actions-plants = turn 8 plants [res-plant] into a greenery;
guide-mars-turn-actions-heat = turn 8 heat [res-heat] into a step of temperature.

guide-mars-turn-pass = Stopping and passing
guide-mars-turn-pass-stop = You may stop after 1 action. Your turn ends, but you have not passed and will have another.
guide-mars-turn-pass-pass = If you take no action at all, you have *passed* and are out until the next generation. If you cannot act, you must pass.
guide-mars-turn-pass-round = Turns go round clockwise, skipping those who have passed, until all have. The last player still in goes on taking turns until passing too.
guide-mars-turn-pass-e09 = In generation 2 the first player marker has gone from the red to the blue player. Blue begins, sells 1 card for 1 M€ and stops. It is the green player’s turn. Blue has not passed and will be asked again.

## Playing a card

guide-mars-play = Playing a card

guide-mars-play-requirements = Requirements
guide-mars-play-requirements-order = You play a card in this order: check the requirement, pay, carry out what the card does, lay it down.
guide-mars-play-requirements-met = All requirements must be met when you play. They ask for a parameter, for tags or for production. Limits are inclusive: “at least 9%” means 9% or more, “at most 9%” means 9% or less.
guide-mars-play-requirements-cards-figure = At most 9% has a dashed frame, at least 9% a plain one
guide-mars-play-requirements-later = Only the moment of playing matters. Later the card works even if its requirement no longer holds.
guide-mars-play-requirements-e16 = [cupola_city] can be played at 9 % oxygen, not at 10 %, and not with an energy production of 0. Energy production falls by 1, M€ production rises by 3, and a city is placed.
guide-mars-play-requirements-e17 = [livestock] can be played at 9 % oxygen, not at 8 %, and not with a plant production of 0. Plant production falls by 1 and M€ production rises by 2.
guide-mars-play-requirements-e18 = [shuttles] can be played at 5 % oxygen, not at 4 %, and not with an energy production of 0. Energy production falls by 1 and M€ production rises by 2.

guide-mars-play-possible = What must be possible
guide-mars-play-possible-rule = You may play a card only if you can carry out its effects. Above all, a card that lowers your own production needs that much production beforehand.
guide-mars-play-possible-but = There are 4 exceptions. The part that cannot be done is left out, and everything else happens as usual:
guide-mars-play-possible-finished = it raises a parameter that is finished;
guide-mars-play-possible-nocard = it adds resources, such as microbes, and you have no card to hold them: they are lost;
guide-mars-play-possible-removes = it removes resources in a red frame, and you cannot or will not;
guide-mars-play-possible-noroom = it places a tile, and no legal space is left. A tile that can be placed must be placed.
guide-mars-play-possible-e14 = The temperature is at +8 °C and the red player plays [asteroid]. This is legal: no rating, but 2 titanium. Up to 3 plants may be removed from one player, or fewer, or none. Red need not touch the red plants, even if nobody else has any.
guide-mars-play-possible-e15 = [asteroid_mining_consortium] needs a titanium production of 1 of your own: with 0 you cannot play it. With 1 or more, one player’s titanium production falls by 1 and yours rises by 1.

guide-mars-play-pay = Paying
guide-mars-play-pay-price = You pay before anything the card does. The cost printed on it is for playing it; the 3 M€ for taking it into your hand were paid before.
guide-mars-play-pay-metals = Steel pays 2 M€ each for building cards, titanium 3 M€ each for space cards. Mix them with M€ as you like. A card with both tags takes both metals.
guide-mars-play-pay-change = You may pay too much in metal, but you get no change.
guide-mars-play-pay-only = Metals pay for nothing else. Standard projects, research, milestones and awards take M€.
guide-mars-play-pay-discounts = Blue cards and corporations may lower the price of cards with a certain tag, events included. A price can fall to 0 M€, never below.
guide-mars-play-pay-e11 = The red player has [phobolog], with which titanium is worth 4 M€, and pays 8 titanium, worth 32 M€, for [asteroid_mining], which costs 30: no change. 7 titanium and 2 M€ would do as well. Titanium production goes 1 → 3. The second action is another space card, again with titanium.
guide-mars-play-pay-e12 = The blue player has [thorgate]: cards with a power tag [tag-power] cost 3 M€ less. [geothermal_power] costs 11, so blue pays 8 M€.

guide-mars-play-effects = What the card does
guide-mars-play-effects-compulsory = Production in the brown box must be carried out. What has no red frame concerns only you and is compulsory. Resources are gained or lost at once.
guide-mars-play-effects-order = You choose the order of the effects of your card, and of all that they set off. If several things happen at once, the player whose turn it is orders them, also those of other players’ cards.
guide-mars-play-effects-oncards = Resources such as animals normally go on the card that makes them.
guide-mars-play-effects-tiles = Tiles follow the general rules of placing, and what the card says besides.
guide-mars-play-effects-draw = The icon [card] lets you draw 1 card into your hand, without paying for it.

guide-mars-play-red = The red frame
guide-mars-play-red-any = An icon in a *red frame* means any one player, yourself included. You choose who, and everything comes from that one player.
guide-mars-play-red-cards-figure = The plants are in a red frame: they are taken from any one player
guide-mars-play-red-resources = Removing resources is optional: all, some or none. You never have to remove your own, even if nobody else has any.
guide-mars-play-red-production = Lowering production is compulsory, and one player must bear all of it. If no opponent can, you must lower your own. If you cannot either, you may not play the card.
guide-mars-play-red-count = Where a card counts, a tile in a red frame means the tiles of all players, and a tag in a red frame the tags of all players.

guide-mars-play-after = Where it goes
guide-mars-play-after-event = An event goes face down on your pile of events. Its tags count only while you are playing it, for discounts and for effects that answer to it, and never later.
guide-mars-play-after-stay = Green and blue cards stay face up, and their tags keep counting. Green ones do nothing more; the effects and actions of blue ones are yours from now on.
guide-mars-play-after-e19 = The blue player has [shuttles] and plays [asteroid], an event with a space tag. It costs 2 M€ less. Afterwards it lies face down, and its tags no longer count for anything.

## The other actions

guide-mars-actions = The other actions

guide-mars-actions-projects = Standard projects
guide-mars-actions-projects-open = The 6 standard projects are open to everybody, always. Each use is one action, and you may use them as often as you can pay.
guide-mars-actions-projects-sell = [card] *Sell patents*: discard any number of cards from your hand, at least 1, and get 1 M€ for each.
guide-mars-actions-projects-power = [res-energy] *Power plant*, 11 M€: your energy production rises by 1.
guide-mars-actions-projects-asteroid = [param-temperature] *Asteroid*, 14 M€: the temperature rises 1 step, and so does your rating.
guide-mars-actions-projects-aquifer = [tile-ocean] *Aquifer*, 18 M€: place an ocean, with 1 rating and all placement bonuses.
guide-mars-actions-projects-greenery = [tile-greenery] *Greenery*, 23 M€: place a greenery, with 1 step of oxygen, 1 rating and all placement bonuses.
guide-mars-actions-projects-city = [tile-city] *City*, 25 M€: place a city, with all placement bonuses. Your M€ production rises by 1.
guide-mars-actions-projects-cannot = A project or conversion whose tile has no legal space cannot be used. One that raises a finished parameter can, but does nothing.
guide-mars-actions-projects-e10 = The green player has [tharsis_republic] and uses the City project. Green pays 25 M€, gets 3 M€ from the corporation and the placement bonus, and M€ production rises by 2: 1 for the project, 1 for the corporation. Green stops after this one action.

guide-mars-actions-milestones = Milestones
guide-mars-actions-milestones-claim = If you meet the condition, you can claim a milestone: pay 8 M€ and put your marker on it. It is worth 5 VP at the end.
guide-mars-actions-milestones-three = Each milestone can be claimed once, by one player. Only 3 of the 5 can be claimed in a game. You may claim more than one.
guide-mars-actions-milestones-terraformer = [rating] *Terraformer*: a rating of 35 or more.
guide-mars-actions-milestones-mayor = [tile-city] *Mayor*: at least 3 cities of yours. Those beside the map count.
guide-mars-actions-milestones-gardener = [tile-greenery] *Gardener*: at least 3 greeneries of yours.
guide-mars-actions-milestones-builder = [tag-building] *Builder*: at least 8 building tags in play, your corporation included, events not.
guide-mars-actions-milestones-planner = [card] *Planner*: at least 16 cards in your hand.
guide-mars-actions-milestones-moment = Only the moment of claiming matters. If you lose what it asks for later, you keep the milestone.
guide-mars-actions-milestones-e20 = The green player has 2 cities and [tharsis_republic]. The first action is the City project: a third city, −25 + 3 M€. The second action claims Mayor at once, −8 M€. It will give 5 VP, nobody else can take it, and 2 milestones are left to claim.

guide-mars-actions-awards = Awards
guide-mars-actions-awards-fund = Anybody can fund an award; there is no condition. The first award funded in the game costs 8 M€, the second 14 M€, the third 20 M€, whoever pays.
guide-mars-actions-awards-three = Only 3 of the 5 can be funded in a game, each once. You may fund more than one.
guide-mars-actions-awards-score = At the end the leader in the category gets 5 VP, *no matter who funded it*. The second gets 2 VP, but only with 3 or more players. Awards nobody funded give nothing.
guide-mars-actions-awards-ties = All who tie for first get 5 VP, and then nobody gets second place. All who tie for second get 2 VP.
guide-mars-actions-awards-landlord = [tile-any] *Landlord*: most tiles of your own. Oceans belong to nobody.
guide-mars-actions-awards-banker = [res-mc] *Banker*: highest M€ production, not counting rating.
guide-mars-actions-awards-scientist = [tag-science] *Scientist*: most science tags in play.
guide-mars-actions-awards-thermalist = [res-heat] *Thermalist*: most heat in stock.
guide-mars-actions-awards-miner = [res-steel] *Miner*: most steel and titanium in stock, added up.
guide-mars-actions-awards-when = Awards are judged in the final scoring, after the last production phase and the last greeneries.
guide-mars-actions-awards-e21 = The blue player funds Thermalist as the first award and pays 8 M€. At the end blue and red have 12 heat each, green has 5. Blue and red get 5 VP each, green gets nothing.

guide-mars-actions-blue = Actions and effects on cards
guide-mars-actions-blue-action = A red arrow [arrow] marks an action. It is found on active cards and on some corporations. First you pay what stands left of the arrow, then you get what stands right of it. Without a cost it is free.
guide-mars-actions-blue-cards-figure = The arrow marks an action. What the card holds is worth VP
guide-mars-actions-blue-once = You may use the action of each card once in a generation, and it takes one of your actions. It is marked as used until the production phase.
guide-mars-actions-blue-effect = What has no arrow is an *effect*. It is always on, is not an action and works any number of times. Some effects also work in other players’ turns.
guide-mars-actions-blue-e22 = The blue player uses the action of [livestock]: 1 animal goes on it. The card is marked as used and cannot be used again before the production phase.

guide-mars-actions-convert = Plants and heat
guide-mars-actions-convert-plants = [res-plant] Spend 8 plants to place a greenery: oxygen rises 1 step, your rating by 1, and you get the placement bonuses.
guide-mars-actions-convert-heat = [res-heat] Spend 8 heat to raise the temperature 1 step; your rating rises by 1.
guide-mars-actions-convert-often = Each is one action. Do it as often as your plants or heat last.
guide-mars-actions-convert-e23 = The green player turns 8 plants into a greenery between 2 green cities, on a space that shows 2 plants. Plants −8 + 2, oxygen +1, rating +1. At the end the greenery is worth 1 VP by itself and 1 VP more for each of the 2 cities.

## Placing tiles

guide-mars-tiles = Placing tiles

guide-mars-tiles-placing = What every tile does
guide-mars-tiles-placing-check = Before placing, check what the space, the tile and its card allow. What a special tile is for, and where it may go, is on its card.
guide-mars-tiles-placing-bonus = You get what is printed on the space, plus 2 M€ for each ocean next to it. That holds for every tile, an ocean included.
guide-mars-tiles-placing-once = The 2 M€ are paid once, when you place. An ocean placed later pays nothing to the tiles that already lie beside it.
guide-mars-tiles-placing-placing-figure = A city next to 2 oceans brings 4 M€, plus the plant printed on its space
guide-mars-tiles-placing-e01 = The red player places a city on a bare space next to 2 oceans. That brings 4 M€, once.
guide-mars-tiles-placing-marker = Greeneries, cities and special tiles carry the mark of their owner.

guide-mars-tiles-kinds = Ocean, greenery, city
guide-mars-tiles-kinds-ocean = [tile-ocean] *Ocean*: only on an ocean space. It gives you 1 rating and belongs to nobody.
guide-mars-tiles-kinds-greenery = [tile-greenery] *Greenery*: oxygen rises 1 step and your rating by 1. If oxygen is finished, neither rises.
guide-mars-tiles-kinds-beside = A greenery must go next to a tile of yours, of any kind, if a legal space is free there. If not, it may go on any available space.
guide-mars-tiles-kinds-city = [tile-city] *City*: never next to another city, whoever owns it.
guide-mars-tiles-kinds-noctis = [noctis_city] always goes on its own space, even next to a city.
guide-mars-tiles-kinds-capital = The tile of [capital] is a city for every rule. At the end it also scores 1 VP for each ocean next to it.

## The end and the points

guide-mars-end = The end and the points

guide-mars-end-end = When it ends
guide-mars-end-end-when = The game ends in the generation in which temperature, oxygen and oceans have all reached their goals. That generation is played to its end, with the rest of the action phase and the production phase.
guide-mars-end-end-greenery = Then, in turn order from the first player, everybody may turn plants into greeneries, 8 plants each, as often as they last. Placement bonuses and effects work as usual. Oxygen is finished, so there is no more oxygen and no more rating.

guide-mars-end-score = Counting points
guide-mars-end-score-rating = [rating] Your *rating*: 1 VP for each point.
guide-mars-end-score-awards = *Awards*: 5 VP for first place, 2 VP for second.
guide-mars-end-score-milestones = *Milestones*: 5 VP each.
guide-mars-end-score-greeneries = [tile-greenery] 1 VP for each *greenery* of yours.
guide-mars-end-score-cities = [tile-city] For each *city* of yours 1 VP per greenery next to it, whoever owns the greenery. One greenery beside several cities counts for each of them, and for its owner.
guide-mars-end-score-cards = [vp] *Cards*: VP for the resources on them, for tags in play at the end, and all other VP, played events included. Negative VP count too.
guide-mars-end-score-score-figure = The blue player’s score in the example
guide-mars-end-score-e25 = The blue player: rating 38, first for Thermalist 5, Planner 5, 3 greeneries 3, the only blue city, beside these 3 and 2 green ones, 5: 56. [livestock] with 3 animals is worth 3, other cards 6, one event −1. In all 64 VP.
guide-mars-end-score-tie = If players have the same VP, more M€ in stock wins. If that is the same too, they share the victory.

guide-mars-end-hidden = Open and hidden
guide-mars-end-hidden-hidden = Cards are always discarded face down, sold ones too. Only you know your hand, what you draw and which cards you buy. How many is open to all.
guide-mars-end-hidden-open = Corporations, green and blue cards, stocks, production and tiles are open. Played events lie face down.

## Variants

guide-mars-variants = Variants

guide-mars-variants-era = Corporate Era
guide-mars-variants-era-cards = *Corporate Era* adds all the cards with its mark: more projects and 2 corporations, so 12 corporations are dealt from.
guide-mars-variants-era-zero = All productions start at 0 instead of 1; your corporation’s own is added to that. Nothing else changes. Beginner Corporations are allowed but make a slow start.
guide-mars-variants-era-combine = It goes together with every other variant.

guide-mars-variants-draft = Draft
guide-mars-variants-draft-how = With the *draft* you do not simply draw in the research phase. You get 4 cards, keep 1 and pass 3 on. Of the 3 you receive keep 1, then of 2 keep 1; the last one is yours too. Generation 1 has no research, so it has no draft.
guide-mars-variants-draft-buy = All choose at the same time, unseen, and the cards kept are not bought yet. Then you look at your 4 and buy any of them, from none to all, for 3 M€ each. The rest is discarded face down.
guide-mars-variants-draft-way = Cards go clockwise, to the left, in even generations and the other way in odd ones.
guide-mars-variants-draft-draft-story = It is generation 4, an even one. The red player keeps 1 of 4 cards and hands 3 to the left, to the blue player. From the right come 3 cards: red keeps 1, passes 2, and so on until there are 4. Red buys 2 of them for 6 M€.

guide-mars-variants-solo = Solo
guide-mars-variants-solo-rules = The *solo game* uses the Corporate Era cards and all the normal rules, with these exceptions.
guide-mars-variants-solo-start = Your rating starts at 14 and all production at 0. There are no milestones and no awards.
guide-mars-variants-solo-win = You have 14 generations, always, even if Mars is finished sooner. You win if all 3 parameters are at their goals by the end of generation 14. If one of them is short, you lose, and the last greeneries cannot mend it.
guide-mars-variants-solo-last = After generation 14 you may turn plants into greeneries by the usual rules, but without raising oxygen. Then count your VP for the record.
guide-mars-variants-solo-neutral = Before you choose your cards, 2 neutral cities with a greenery next to each lie on the map. They give nobody oxygen, rating or bonus and are not yours. No city may go beside a neutral city, and a neutral greenery scores for your city next to it.
guide-mars-variants-solo-costs = 4 project cards are revealed and discarded; their costs say where. Card 1 places the first city, card 2 the second, card 3 the greenery of the first city and card 4 that of the second. A cost of 0 counts as 1.
guide-mars-variants-solo-cities = For the first city count that many legal spaces, row by row from the top, left to right. For the second do it from the bottom, right to left. Ocean spaces and reserved spaces are not counted, nor, for the second city, the first city and its neighbors.
guide-mars-variants-solo-greenery = For a greenery count the legal spaces around its city, clockwise from the upper left one, going round again if need be.
guide-mars-variants-solo-greenery-story = Card 3 costs 8, and the first city has 5 legal spaces around it. The count goes 1 to 5 clockwise from the upper left and starts again: 6, 7, 8. The greenery goes on the third of them.
guide-mars-variants-solo-opponent = There is a neutral opponent who can always lose what a card removes, resources or production. So such a card can always be played.
guide-mars-variants-solo-tharsis = [tharsis_republic] gets its production for the 2 neutral cities too, although they came first.
guide-mars-variants-solo-e26 = You play solo with [tharsis_republic]. Your M€ production starts at 0 + 2 = 2, for the 2 neutral cities.

## Cards named here

guide-mars-examples = Cards named here

guide-mars-examples-cards = The cards of the examples
guide-mars-examples-cards-cards = These are the cards the examples speak of. [electro_catapult] shows an action with a choice: spend 1 plant or 1 steel to get 7 M€.
guide-mars-examples-cards-cards-figure = Cards of the examples
