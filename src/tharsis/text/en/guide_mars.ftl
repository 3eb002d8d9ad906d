### How to play: Terraforming Mars. What each message is for, and the marks in it: docs/translating.md.

## What it is about

guide-mars-goal = What the game is about

guide-mars-goal-aim = The aim
guide-mars-goal-aim-mars = You lead a corporation that is turning Mars into a place to live. Together, all of you raise 3 *global parameters*: temperature, oxygen and oceans. 2 to 5 players compete; on your own you play the solo game against the clock.
guide-mars-goal-aim-win = The player with the most victory points (VP) wins. VP come from 5 sources: your terraform rating, your tiles on the map, awards, milestones and cards.
guide-mars-goal-aim-tracks-figure = The 3 global parameters and their bonus steps

guide-mars-goal-parameters = The global parameters
guide-mars-goal-parameters-temperature = [param-temperature] *Temperature* rises from −30 °C to +8 °C in steps of 2 °C: 19 steps.
guide-mars-goal-parameters-oxygen = [param-oxygen] *Oxygen* rises from 0% to 14% in steps of 1%: 14 steps.
guide-mars-goal-parameters-oceans = [param-ocean] *Oceans* are tiles. There are 9 of them, and the goal is to have all 9 on the map.
guide-mars-goal-parameters-finished = A parameter that has reached its goal stays there. Nobody can raise it any further, and it gives no more TR. A raise of several steps stops at the goal: you get TR only for the steps actually made.
guide-mars-goal-parameters-ignored = You may still play a card or take an action that would raise a finished parameter. That part simply does nothing.

guide-mars-goal-rating = Terraform rating (TR)
guide-mars-goal-rating-start = Your *terraform rating*, or TR [rating], shows how much you have done for Mars. Everyone starts with 20 TR; in the solo game you start with 14.
guide-mars-goal-rating-up = Whenever you raise a parameter by a step or place an ocean, your TR goes up by 1 at once. A step of 2 °C counts as 1 step, not 2. Raise the temperature by 3 steps and you gain 3 TR.
guide-mars-goal-rating-cards = Some cards raise your TR directly, without moving any parameter.
guide-mars-goal-rating-twice = TR pays off twice: it is part of your M€ income in every production phase, and at the end of the game each point is worth 1 VP.

guide-mars-goal-bonus = Bonus steps
guide-mars-goal-bonus-who = Some steps on the tracks carry a bonus. The player who raises the parameter to that step gets the bonus, right away. Nobody else does.
guide-mars-goal-bonus-heat = Temperature −24 °C and −20 °C: raise your heat production by 1 each time.
guide-mars-goal-bonus-ocean = Temperature 0 °C: place an ocean, with its TR and its placement bonus.
guide-mars-goal-bonus-oxygen = Oxygen 8%: raise the temperature by 1 step, with its TR and any bonus on that step.
guide-mars-goal-bonus-chain = One bonus can trigger the next. If the parameter it would raise is finished, it gives nothing.
guide-mars-goal-bonus-chain-story = Oxygen is at 7% and the temperature at −2 °C. The red player places a greenery: oxygen 8%, TR +1. The bonus raises the temperature to 0 °C: TR +1. That bonus places an ocean: TR +1, plus whatever is printed on its space. One greenery, 3 TR!

## What you play with

guide-mars-things = What you play with

guide-mars-things-resources = The 6 resources
guide-mars-things-resources-six = There are 6 standard resources. For each of them you have a *stock*, the cubes you own, and a *production*, which says how many you get in every production phase.
guide-mars-things-resources-mc = [res-mc] *M€* buy cards and pay for playing them, for standard projects, milestones and awards.
guide-mars-things-resources-steel = [res-steel] *Steel* is worth 2 M€ for cards with a building tag [tag-building].
guide-mars-things-resources-titanium = [res-titanium] *Titanium* is worth 3 M€ for cards with a space tag [tag-space].
guide-mars-things-resources-plant = [res-plant] *Plants*: spend 8 to place a greenery.
guide-mars-things-resources-energy = [res-energy] *Energy* powers the actions of cards. Whatever is left turns into heat in the production phase.
guide-mars-things-resources-heat = [res-heat] *Heat*: spend 8 to raise the temperature by 1 step.
guide-mars-things-resources-other = All other resources, such as animals, microbes or science, live on cards. The card that holds them says what they are good for.
guide-mars-things-resources-cubes = Around a real table, cubes stand for 1, 5 or 10. There are always enough of them, and here an amount is simply a number.

guide-mars-things-production = Stock and production
guide-mars-things-production-box-figure = In the brown box it is production, outside it is stock
guide-mars-things-production-box = A resource icon on its own means your stock. In a *brown box* it means your production.
guide-mars-things-production-e24 = A card shows one plant in a brown box. The green player’s plant production goes up by 1. No plant is gained now; from the next production phase on, there is one more every time.
guide-mars-things-production-level = Production is a level. Every production phase gives you that many cubes. There is no upper limit.
guide-mars-things-production-e02 = The red player has 19 heat production and plays a card that raises it by 3. It is now 22, so the next production phase brings 22 heat from production.
guide-mars-things-production-floor = Only M€ production can be negative, down to −5. All others stop at 0. Your income as a whole is never negative.

guide-mars-things-cards = Cards
guide-mars-things-cards-kinds = The deck has 208 project cards, including those of Corporate Era. They come in 3 kinds, which you tell apart by color and pattern.
guide-mars-things-cards-green = *Automated* cards (green) do something once, when you play them. They stay face up in front of you, and their tags keep counting.
guide-mars-things-cards-blue = *Active* cards (blue) stay face up. Their effects and actions are yours for the rest of the game.
guide-mars-things-cards-red = *Events* (red) do something once, when you play them, and then go face down onto your own pile.
guide-mars-things-cards-card-figure = How to read a card
guide-mars-things-cards-parts = Top left is the cost; below it are the requirement, if there is one, and the tags. The icons in the middle show what the card does, and the sentence says the same in words. The medal is worth VP at the end of the game.
guide-mars-things-cards-star = An asterisk marks an exception: the card overrides the general rule.
guide-mars-things-cards-corporations = There are 17 corporation cards: 10 standard ones, 2 from Corporate Era and 5 copies of the Beginner Corporation, enough for a full table.

guide-mars-things-tags = Tags
guide-mars-things-tags-tags-figure = The 11 tags
guide-mars-things-tags-tags = A card has 0 to 3 tags. There are 11: building, space, power, science, Jovian, Earth, plant, microbe, animal, city and event.
guide-mars-things-tags-count = Tags do nothing by themselves, except that building cards take steel and space cards take titanium. Other cards refer to them. If a card shows a tag 2 times, it counts as 2.
guide-mars-things-tags-event = Every event carries the event tag, and no other card does.

guide-mars-things-map = The map
guide-mars-things-map-map-figure = A piece of Mars: ocean spaces, printed bonuses, a city with a greenery, and an ocean beside them
guide-mars-things-map-spaces = Mars has 61 spaces. Many show a *placement bonus*: steel, titanium, plants or cards. Place any tile there, and you get the bonus at once.
guide-mars-things-map-ocean = 12 spaces are blue. Only oceans may be placed there, and oceans may be placed nowhere else. As there are just 9 oceans, 3 blue spaces stay free. Some cards allow exceptions.
guide-mars-things-map-reserved = 3 spaces are reserved for named cities that come with their own cards. No other tile may go there. [noctis_city] has its space on the map, the other 2 lie beside it.
guide-mars-things-map-tiles = There are 4 kinds of tile: ocean, greenery, city and 11 special tiles. The 60 greenery and city tiles never run out.

## Before the first turn

guide-mars-setup = Before the first turn

guide-mars-setup-start = The start
guide-mars-setup-start-mars = Mars starts out cold and empty: −30 °C, 0% oxygen, no tiles on the map, all 9 oceans beside it. It is generation 1.
guide-mars-setup-start-you = Everyone has a color of their own, which marks TR, tiles, production and used actions. In the standard game you start with 1 production of each of the 6 resources.
guide-mars-setup-start-deck = Shuffle the project cards face down; the discard pile is empty. In the standard game all Corporate Era cards stay in the box, projects and the 2 corporations alike.
guide-mars-setup-start-first = A first player is chosen or drawn at random.
guide-mars-setup-start-marker = Generations are counted from 1. In the solo game the last one is 14.

guide-mars-setup-corporation = Choosing a corporation and cards
guide-mars-setup-corporation-dealt = You are dealt 2 corporations and 10 project cards. Beginners are dealt differently: see below.
guide-mars-setup-corporation-choose = Look at everything first. Then keep 1 corporation and as many of the 10 projects as you like, from none to all.
guide-mars-setup-corporation-pay = Each project you keep costs 3 M€, paid from the starting M€ of your corporation. You cannot keep more than you can pay for.
guide-mars-setup-corporation-secret = Everyone chooses in secret. When all are ready, the corporations are revealed in turn order: take the M€, resources and production of yours and pay for your cards.
guide-mars-setup-corporation-production = The production of your corporation is added to what the game gives you: 1 in the standard game, 0 with Corporate Era.
guide-mars-setup-corporation-rest = Projects you did not keep are discarded face down. The other corporation leaves the game.
guide-mars-setup-corporation-firstaction = Some corporations have a *first action*. You must take it as your first action of the game.
guide-mars-setup-corporation-e03 = 3 players sit down to a standard game. Each has 20 TR and 1 production on all 6 tracks, looks at 10 projects and 2 corporations, and shows nothing yet.
guide-mars-setup-corporation-e04 = The red player reveals [phobolog] first and keeps 5 cards: 23 − 15 = 8 M€. That leaves 10 titanium and 5 cards in hand. The other 5 cards are discarded face down, and the second corporation leaves the game.
guide-mars-setup-corporation-e05 = The blue player reveals [thorgate] and keeps all 10 cards: 48 − 30 = 18 M€. Energy production is 1 + 1 = 2, every other production is 1.
guide-mars-setup-corporation-e06 = The green player reveals [tharsis_republic] and keeps 4 cards: 40 − 12 = 28 M€. The first action must be to place a city. It brings whatever is printed on the space, raises M€ production 1 → 2 and gives 3 M€, so 31 M€ on a bare space.

guide-mars-setup-beginners = Beginners
guide-mars-setup-beginners-beginners = As a beginner you choose nothing: the [beginner_corporation] gives you 42 M€ and 10 project cards, all of them free. Beginners and experienced players can sit at the same table, each with their own setup.

guide-mars-setup-firstgen = The first generation
guide-mars-setup-firstgen-skip = Generation 1 has no player order phase and no research phase. It starts with the action phase, and the first player goes first.
guide-mars-setup-firstgen-e07 = All 3 corporations are on the table. There is no research now: the action phase begins, and the red player, who is first, takes the first turn.

## A generation

guide-mars-generation = A generation

guide-mars-generation-phases = The 4 phases
guide-mars-generation-phases-four = The game is played in *generations*. Each one has 4 phases, in this order. With 2 to 5 players there are as many generations as it takes.
guide-mars-generation-phases-generation-figure = The 4 phases of a generation
guide-mars-generation-phases-order = *Player order*: the first player marker moves one seat clockwise, and the generation goes up by 1. Turns go clockwise from the first player.
guide-mars-generation-phases-research = *Research*: everyone looks at 4 new cards and buys the ones they like.
guide-mars-generation-phases-action = *Action*: you take turns until all have passed.
guide-mars-generation-phases-production = *Production*: everyone receives what they produce, all at once.

guide-mars-generation-research = Research
guide-mars-generation-research-buy = Draw 4 project cards and buy as many as you like, from none to all, for 3 M€ each. Discard the rest face down. Playing a card costs extra, later.
guide-mars-generation-research-hand = There is no hand limit. When the deck is empty, the discard pile is shuffled into a new one. If both are empty, you draw fewer cards.
guide-mars-generation-research-e08 = In generation 2 everyone draws 4 cards. The blue player buys 3 of them and pays 9 M€: 3 more cards in hand. 1 goes to the discard pile, face down.

guide-mars-generation-production = Production
guide-mars-generation-production-energy = First, all your energy turns into heat, 1 for 1. This happens before anything is produced, so new energy stays energy.
guide-mars-generation-production-income = Then you get M€ equal to your *TR plus your M€ production*, and as much of every other resource as you produce.
guide-mars-generation-production-markers = Finally, all cards whose action you used are ready again.
guide-mars-generation-production-e13 = The red player has 20 TR, 1 M€ production, 3 titanium production and 1 of everything else. That brings 20 + 1 = 21 M€, 3 titanium, 1 steel, 1 plant, 1 energy and 1 heat, plus heat for the energy that was left.

## Your turn

guide-mars-turn = Your turn

guide-mars-turn-actions = 1 or 2 actions
guide-mars-turn-actions-turn = On your turn you take 1 or 2 actions, or you pass. Mix them as you like, even the same kind twice.
guide-mars-turn-actions-seven = There are 7 kinds of action:
guide-mars-turn-actions-play = play a card from your hand;
guide-mars-turn-actions-project = use a standard project;
guide-mars-turn-actions-milestone = claim a milestone;
guide-mars-turn-actions-award = fund an award;
guide-mars-turn-actions-blue = use the action of a card that shows [arrow];
guide-mars-turn-actions-plants = spend 8 plants [res-plant] to place a greenery;
guide-mars-turn-actions-heat = spend 8 heat [res-heat] to raise the temperature by 1 step.

guide-mars-turn-pass = Stopping and passing
guide-mars-turn-pass-stop = You may stop after 1 action. Your turn ends, but you have not passed: you will get another turn.
guide-mars-turn-pass-pass = If you take no action at all, you have *passed* and are out until the next generation. If you cannot do anything, you must pass.
guide-mars-turn-pass-round = Play goes around clockwise, skipping those who have passed, until everyone has. The last player left keeps taking turns until they pass too.
guide-mars-turn-pass-e09 = In generation 2 the first player marker has gone from the red to the blue player. Blue begins, sells 1 card for 1 M€ and stops. It is the green player’s turn. Blue has not passed and will get another turn.

## Playing a card

guide-mars-play = Playing a card

guide-mars-play-requirements = Requirements
guide-mars-play-requirements-order = To play a card, go in this order: check the requirement, pay, do what the card says, put it down.
guide-mars-play-requirements-met = All requirements must be met when you play the card. They ask for a parameter, for tags or for production. Limits are inclusive: “at least 9%” means 9% or more, “at most 9%” means 9% or less.
guide-mars-play-requirements-cards-figure = At most 9% has a dashed frame, at least 9% a plain one
guide-mars-play-requirements-later = Only the moment of playing matters. Later on, the card works even if its requirement is no longer met.
guide-mars-play-requirements-e16 = [cupola_city] can be played at 9% oxygen, not at 10%, and not with 0 energy production. Energy production goes down by 1, M€ production up by 3, and a city is placed.
guide-mars-play-requirements-e17 = [livestock] can be played at 9% oxygen, not at 8%, and not with 0 plant production. Plant production goes down by 1, M€ production up by 2.
guide-mars-play-requirements-e18 = [shuttles] can be played at 5% oxygen, not at 4%, and not with 0 energy production. Energy production goes down by 1, M€ production up by 2.

guide-mars-play-possible = What must be possible
guide-mars-play-possible-rule = You may play a card only if you can do everything it says. Above all, a card that lowers your own production needs that much production to begin with.
guide-mars-play-possible-but = There are 4 exceptions. Skip the part that cannot be done; everything else happens as usual:
guide-mars-play-possible-finished = it raises a finished parameter;
guide-mars-play-possible-nocard = it adds resources, such as microbes, but you have no card to hold them: they are lost;
guide-mars-play-possible-removes = it removes resources in a red frame, and you cannot or do not want to;
guide-mars-play-possible-noroom = it places a tile, and there is no legal space left. If the tile can be placed, it must be.
guide-mars-play-possible-e14 = The temperature is at +8 °C and the red player plays [asteroid]. That is fine: no TR, but 2 titanium. Red may remove up to 3 plants from one player, or fewer, or none. Red never has to take their own plants, even if nobody else has any.
guide-mars-play-possible-e15 = [asteroid_mining_consortium] needs 1 titanium production of your own: with 0 you cannot play it. With 1 or more, one player’s titanium production goes down by 1 and yours goes up by 1.

guide-mars-play-pay = Paying
guide-mars-play-pay-price = You pay before the card does anything. The printed cost is for playing the card; the 3 M€ for taking it into your hand were paid earlier.
guide-mars-play-pay-metals = For building cards each steel pays 2 M€, for space cards each titanium pays 3 M€. Mix them with M€ as you like. A card with both tags takes both metals.
guide-mars-play-pay-change = You may overpay with metal, but you get no change.
guide-mars-play-pay-only = Metals pay for nothing else. Standard projects, research, milestones and awards take M€ only.
guide-mars-play-pay-discounts = Blue cards and corporations may make cards with certain tags cheaper, even events. A price can go down to 0 M€, never below.
guide-mars-play-pay-e11 = The red player has [phobolog], so titanium is worth 4 M€, and pays 8 titanium, worth 32 M€, for [asteroid_mining], which costs 30: no change. 7 titanium plus 2 M€ would do as well. Titanium production goes 1 → 3. The second action is another space card, again paid with titanium.
guide-mars-play-pay-e12 = The blue player has [thorgate]: cards with a power tag [tag-power] cost 3 M€ less. [geothermal_power] costs 11, so blue pays 8 M€.

guide-mars-play-effects = What the card does
guide-mars-play-effects-compulsory = You must carry out the production in the brown box. Anything without a red frame affects only you and is compulsory. Resources are gained or lost at once.
guide-mars-play-effects-order = You choose the order of your card’s effects and of everything they trigger. If several things happen at once, the player whose turn it is puts them in order, even those of other players’ cards.
guide-mars-play-effects-oncards = Resources such as animals normally go on the card that produces them.
guide-mars-play-effects-tiles = Tiles follow the general placement rules, plus whatever the card says.
guide-mars-play-effects-draw = The icon [card] lets you draw 1 card into your hand for free.

guide-mars-play-red = The red frame
guide-mars-play-red-any = An icon in a *red frame* means any one player, even yourself. You choose who, and everything comes from that one player.
guide-mars-play-red-cards-figure = The plants are in a red frame: they are taken from any one player
guide-mars-play-red-resources = Removing resources is optional: all, some or none. You never have to remove your own, even if nobody else has any.
guide-mars-play-red-production = Lowering production is compulsory, and one player must take all of it. If no opponent can, you must lower your own. If you cannot either, you may not play the card.
guide-mars-play-red-count = On cards that count something, a red frame means everyone’s: the tiles, or the tags, of all players.

guide-mars-play-after = Where it goes
guide-mars-play-after-event = An event goes face down onto your event pile. Its tags count only while you are playing it, for discounts and for effects it triggers, never later.
guide-mars-play-after-stay = Green and blue cards stay face up, and their tags keep counting. Green ones do nothing more; the effects and actions of blue ones are yours from now on.
guide-mars-play-after-e19 = The blue player has [shuttles] and plays [asteroid], an event with a space tag. It costs 2 M€ less. Then it goes face down, and its tags no longer count for anything.

## The other actions

guide-mars-actions = The other actions

guide-mars-actions-projects = Standard projects
guide-mars-actions-projects-open = The 6 standard projects are open to everyone, all the time. Each use is one action, and you may use them as often as you can pay.
guide-mars-actions-projects-sell = [card] *Sell patents*: discard at least 1 card from your hand, as many as you like, and get 1 M€ for each.
guide-mars-actions-projects-power = [res-energy] *Power plant*, 11 M€: raise your energy production by 1.
guide-mars-actions-projects-asteroid = [param-temperature] *Asteroid*, 14 M€: raise the temperature by 1 step, and your TR with it.
guide-mars-actions-projects-aquifer = [tile-ocean] *Aquifer*, 18 M€: place an ocean, with 1 TR and its placement bonus.
guide-mars-actions-projects-greenery = [tile-greenery] *Greenery*, 23 M€: place a greenery, with 1 step of oxygen, 1 TR and its placement bonus.
guide-mars-actions-projects-city = [tile-city] *City*, 25 M€: place a city, with its placement bonus, and raise your M€ production by 1.
guide-mars-actions-projects-cannot = You cannot use a project or conversion if there is no legal space for its tile. You can use one that raises a finished parameter, but it does nothing.
guide-mars-actions-projects-e10 = The green player has [tharsis_republic] and uses the City project. Green pays 25 M€ and gets 3 M€ from the corporation, plus the placement bonus. M€ production goes up by 2: 1 for the project, 1 for the corporation. Green stops after this action.

guide-mars-actions-milestones = Milestones
guide-mars-actions-milestones-claim = Do you meet the condition of a milestone? Then you may claim it: pay 8 M€ and put your marker on it. It is worth 5 VP at the end.
guide-mars-actions-milestones-three = Each milestone can be claimed once, by one player. Only 3 of the 5 can be claimed in a game. You may claim more than one.
guide-mars-actions-milestones-terraformer = [rating] *Terraformer*: a TR of 35 or more.
guide-mars-actions-milestones-mayor = [tile-city] *Mayor*: own at least 3 cities, on the map or beside it.
guide-mars-actions-milestones-gardener = [tile-greenery] *Gardener*: own at least 3 greeneries.
guide-mars-actions-milestones-builder = [tag-building] *Builder*: at least 8 building tags in play, including your corporation, not counting events.
guide-mars-actions-milestones-planner = [card] *Planner*: at least 16 cards in hand.
guide-mars-actions-milestones-moment = Only the moment of claiming matters. If you later lose what it asks for, you keep the milestone.
guide-mars-actions-milestones-e20 = The green player has 2 cities and [tharsis_republic]. The first action is the City project: a third city, −25 + 3 M€. The second action claims Mayor right away, −8 M€. It will be worth 5 VP, nobody else can take it, and 2 milestones are left.

guide-mars-actions-awards = Awards
guide-mars-actions-awards-fund = Anyone may fund an award; there is no condition. The first award funded in the game costs 8 M€, the second 14 M€, the third 20 M€, whoever pays.
guide-mars-actions-awards-three = Only 3 of the 5 can be funded in a game, each once. You may fund more than one.
guide-mars-actions-awards-score = At the end, the leader in the category gets 5 VP, *no matter who funded it*. The runner-up gets 2 VP, but only with 3 or more players. Awards nobody funded give nothing.
guide-mars-actions-awards-ties = Everyone tied for first gets 5 VP, and then there is no second place. Everyone tied for second gets 2 VP.
guide-mars-actions-awards-landlord = [tile-any] *Landlord*: the most tiles. Oceans belong to nobody.
guide-mars-actions-awards-banker = [res-mc] *Banker*: the highest M€ production, not counting TR.
guide-mars-actions-awards-scientist = [tag-science] *Scientist*: the most science tags in play.
guide-mars-actions-awards-thermalist = [res-heat] *Thermalist*: the most heat in stock.
guide-mars-actions-awards-miner = [res-steel] *Miner*: the most steel plus titanium in stock.
guide-mars-actions-awards-when = Awards are judged in the final scoring, after the last production phase and the last greeneries.
guide-mars-actions-awards-e21 = The blue player funds Thermalist as the first award and pays 8 M€. At the end blue and red have 12 heat each, green has 5. Blue and red get 5 VP each, green gets nothing.

guide-mars-actions-blue = Actions and effects on cards
guide-mars-actions-blue-action = A red arrow [arrow] marks an action. Active cards and some corporations have one. First pay what stands before the arrow, then get what stands after it. If nothing stands before it, the action is free.
guide-mars-actions-blue-cards-figure = The arrow marks an action. What the card holds is worth VP
guide-mars-actions-blue-once = You may use the action of each card once per generation, and it takes one of your actions. The card is marked as used until the production phase.
guide-mars-actions-blue-effect = What has no arrow is an *effect*. It is always on, takes no action and works any number of times. Some effects even work on other players’ turns.
guide-mars-actions-blue-e22 = The blue player uses the action of [livestock]: 1 animal goes onto the card. It is marked as used and cannot be used again before the production phase.

guide-mars-actions-convert = Plants and heat
guide-mars-actions-convert-plants = [res-plant] Spend 8 plants to place a greenery: oxygen goes up 1 step, your TR by 1, and you get the placement bonus.
guide-mars-actions-convert-heat = [res-heat] Spend 8 heat to raise the temperature by 1 step, and your TR by 1.
guide-mars-actions-convert-often = Each of these is one action. Do it as often as your plants or heat last.
guide-mars-actions-convert-e23 = The green player turns 8 plants into a greenery between 2 green cities, on a space that shows 2 plants. Plants −8 + 2, oxygen +1, TR +1. At the end the greenery is worth 1 VP itself, plus 1 VP for each of the 2 cities.

## Placing tiles

guide-mars-tiles = Placing tiles

guide-mars-tiles-placing = What every tile does
guide-mars-tiles-placing-check = Before you place a tile, check what the space, the tile and its card allow. The card of a special tile says where it may go and what it is for.
guide-mars-tiles-placing-bonus = You get what is printed on the space, plus 2 M€ for each ocean next to it. That goes for every tile, even an ocean.
guide-mars-tiles-placing-once = The 2 M€ are paid once, when you place the tile. An ocean placed later pays nothing to the tiles already beside it.
guide-mars-tiles-placing-placing-figure = A city next to 2 oceans brings 4 M€, plus the plant printed on its space
guide-mars-tiles-placing-e01 = The red player places a city on a bare space next to 2 oceans. That brings 4 M€, once.
guide-mars-tiles-placing-marker = Greeneries, cities and special tiles carry their owner’s marker.

guide-mars-tiles-kinds = Ocean, greenery, city
guide-mars-tiles-kinds-ocean = [tile-ocean] *Ocean*: only on an ocean space. It gives you 1 TR and belongs to nobody.
guide-mars-tiles-kinds-greenery = [tile-greenery] *Greenery*: raise oxygen by 1 step, and your TR with it. If oxygen is finished, neither goes up.
guide-mars-tiles-kinds-beside = A greenery must go next to one of your tiles, of any kind, if there is a legal space. If not, it may go on any available space.
guide-mars-tiles-kinds-city = [tile-city] *City*: never next to another city, whoever owns it.
guide-mars-tiles-kinds-noctis = [noctis_city] always goes on its own space, even next to a city.
guide-mars-tiles-kinds-capital = The tile of [capital] is a city in every way. At the end it also scores 1 VP for each ocean next to it.

## The end and the points

guide-mars-end = The end and the points

guide-mars-end-end = When it ends
guide-mars-end-end-when = The game ends in the generation in which temperature, oxygen and oceans have all reached their goals. That generation is played out, including the rest of the action phase and the production phase.
guide-mars-end-end-greenery = Then, in turn order from the first player, everyone may turn plants into greeneries, 8 plants each, as often as they last. Placement bonuses and effects work as usual. Oxygen is finished, so there is no more oxygen and no more TR.

guide-mars-end-score = Counting points
guide-mars-end-score-rating = [rating] *TR*: 1 VP for each point.
guide-mars-end-score-awards = *Awards*: 5 VP for first place, 2 VP for second.
guide-mars-end-score-milestones = *Milestones*: 5 VP each.
guide-mars-end-score-greeneries = [tile-greenery] *Greeneries*: 1 VP for each one you own.
guide-mars-end-score-cities = [tile-city] *Cities*: for each one you own, 1 VP per greenery next to it, whoever owns the greenery. A greenery beside several cities counts for each of them, plus for its owner.
guide-mars-end-score-cards = [vp] *Cards*: VP for the resources on them, for tags in play, and all other VP, even on played events. Negative VP count too.
guide-mars-end-score-score-figure = The blue player’s score in the example
guide-mars-end-score-e25 = The blue player has 38 TR, 5 VP for first place in Thermalist, 5 for Planner and 3 for 3 greeneries. The only blue city, next to these 3 and to 2 green ones, brings 5: 56 so far. [livestock] with 3 animals is worth 3, other cards 6, one event −1. That makes 64 VP.
guide-mars-end-score-tie = If players are tied, the one with more M€ in stock wins. If they are still tied, they share the victory.

guide-mars-end-hidden = Open and hidden
guide-mars-end-hidden-hidden = Cards are always discarded face down, even when sold. Only you know your hand, what you draw and which cards you buy. How many is no secret.
guide-mars-end-hidden-open = Corporations, green and blue cards, stocks, production and tiles are open. Played events lie face down.

## Variants

guide-mars-variants = Variants

guide-mars-variants-era = Corporate Era
guide-mars-variants-era-cards = *Corporate Era* adds all the cards with its mark: more projects and 2 corporations, so there are 12 corporations to deal from.
guide-mars-variants-era-zero = All production starts at 0 instead of 1, plus what your corporation gives. Nothing else changes. You may use Beginner Corporations, but they make a slow start.
guide-mars-variants-era-combine = You can combine it with every other variant.

guide-mars-variants-draft = Draft
guide-mars-variants-draft-how = With the *draft*, you do not simply draw in the research phase. You get 4 cards, keep 1 and pass 3 on. Of the 3 you receive, keep 1; then of 2 keep 1; the last one is yours too. Generation 1 has no research, so it has no draft.
guide-mars-variants-draft-buy = Everyone chooses at the same time, in secret, and nothing is bought yet. Then look at your 4 cards and buy any of them, from none to all, for 3 M€ each. Discard the rest face down.
guide-mars-variants-draft-way = Cards are passed clockwise, to the left, in even generations and the other way in odd ones.
guide-mars-variants-draft-draft-story = It is generation 4, an even one. The red player keeps 1 of 4 cards and passes 3 to the left, to the blue player. From the right come 3 cards: red keeps 1, passes 2, and so on until there are 4. Red buys 2 of them for 6 M€.

guide-mars-variants-solo = Solo
guide-mars-variants-solo-rules = The *solo game* uses the Corporate Era cards and all the normal rules, with these exceptions.
guide-mars-variants-solo-start = You start with 14 TR and 0 production. There are no milestones and no awards.
guide-mars-variants-solo-win = You always play 14 generations, even if Mars is finished sooner. You win if all 3 parameters have reached their goals by the end of generation 14. If even one falls short you lose, and the last greeneries cannot save you.
guide-mars-variants-solo-last = After generation 14 you may turn plants into greeneries as usual, but without raising oxygen. Then count your VP for the record.
guide-mars-variants-solo-neutral = Before you choose your cards, 2 neutral cities are placed, each with a greenery next to it. They give nobody oxygen, TR or bonuses and are not yours. No city may go next to a neutral city, but a neutral greenery scores for your city beside it.
guide-mars-variants-solo-costs = 4 project cards are revealed and discarded; their costs say where. Card 1 places the first city, card 2 the second, card 3 the greenery of the first city and card 4 that of the second. A cost of 0 counts as 1.
guide-mars-variants-solo-cities = For the first city, count that many legal spaces, row by row from the top, left to right. For the second, count from the bottom, right to left. Skip ocean spaces and reserved spaces, and for the second city also the first one and its neighbors.
guide-mars-variants-solo-greenery = For a greenery, count the legal spaces around its city, clockwise from the upper left, going around again if you need to.
guide-mars-variants-solo-greenery-story = Card 3 costs 8, and the first city has 5 legal spaces around it. The count goes 1 to 5 clockwise from the upper left and starts again: 6, 7, 8. The greenery goes on the third of them.
guide-mars-variants-solo-opponent = A neutral opponent can always lose what a card removes, resources or production. So you can always play such a card.
guide-mars-variants-solo-tharsis = [tharsis_republic] gets its production even for the 2 neutral cities, although they came first.
guide-mars-variants-solo-e26 = You play solo with [tharsis_republic]. Your M€ production starts at 0 + 2 = 2, for the 2 neutral cities.

## Cards named here

guide-mars-examples = Cards named here

guide-mars-examples-cards = The cards of the examples
guide-mars-examples-cards-cards = These are the cards from the examples. [electro_catapult] shows an action with a choice: spend 1 plant or 1 steel to gain 7 M€.
guide-mars-examples-cards-cards-figure = Cards from the examples
