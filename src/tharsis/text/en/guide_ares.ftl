### How to play: Ares Expedition. What each message is for, and the marks in it: docs/translating.md.

## What it is about

guide-ares-goal = What the game is about

guide-ares-goal-aim = The aim
guide-ares-goal-aim-mars = You lead a corporation that is turning Mars into a place to live, mostly with cards. 2 to 4 players compete, 2 can play together against the game, and 1 plays solo. Everyone raises the same 3 *global parameters*: oceans, oxygen and temperature.
guide-ares-goal-aim-win = When all 3 have reached their maximum, the game ends. The player with the most victory points (VP) wins. They come from your terraform rating, your forests and your cards.
guide-ares-goal-aim-zones-figure = The tracks of temperature and oxygen with their 4 colors

guide-ares-goal-parameters = The global parameters
guide-ares-goal-parameters-temperature = [param-temperature] *Temperature* rises from −30 °C to +8 °C, 2 °C per step: 19 steps.
guide-ares-goal-parameters-oxygen = [param-oxygen] *Oxygen* rises from 0% to 14%, 1% per step: 14 steps.
guide-ares-goal-parameters-oceans = [param-ocean] *Oceans*: 9 tiles lie face down, each with a reward on its blue side. The goal is to flip all 9.
guide-ares-goal-parameters-zones = The oxygen and temperature tracks have 4 colors: purple, red, yellow and white, from low to high. Some cards ask for a color, such as “yellow or higher”.

guide-ares-goal-rating = Terraform rating (TR)
guide-ares-goal-rating-rating = Each step you raise and each ocean you flip lifts your *terraform rating*, or TR [rating], by 1. One parameter symbol on a card is one step. TR brings M€ in the production phase, and each point is worth 1 VP at the end.

guide-ares-goal-oceans = Flipping an ocean
guide-ares-goal-oceans-flip = Choose any ocean that is still face down and flip it: you get 1 TR and, right away, the reward on its blue side. An ocean that lies blue side up cannot be flipped again.
guide-ares-goal-oceans-oceans-figure = Ocean tiles: one flipped, the others still hidden
guide-ares-goal-oceans-e31 = The red player flips an ocean. Its blue side shows 2 plants: red gets 2 plants and 1 TR.

guide-ares-goal-finished = A finished parameter
guide-ares-goal-finished-same = In the *phase* in which a parameter reaches its maximum, everyone may still raise it and gets everything for it: TR, forests, ocean rewards. An ocean beyond the ninth repeats the reward of the last one flipped.
guide-ares-goal-finished-later = In later phases, raising it gives nothing. There is one exception: you still get forests when oxygen is at 14%, but no TR.
guide-ares-goal-finished-play = You may play cards that raise a finished parameter, or that add special resources you have no card for. Those parts do nothing.
guide-ares-goal-finished-same-story = Oxygen is at 13% in the action phase. The blue player plants a forest: 14%. In the same phase the red player plants one too and still gets the forest and 1 TR. From the next round on, a forest brings no more TR.

## What you play with

guide-ares-things = What you play with

guide-ares-things-resources = Resources
guide-ares-things-resources-four = There are 4 kinds of resource: M€ [res-mc], heat [res-heat], plants [res-plant] and special ones. Animals, microbes and science are special: they live on cards, which say what they are good for.
guide-ares-things-resources-tracks = You have 4 production tracks, for M€, cards, heat and plants, plus 2 tracks for steel and titanium, which are discounts rather than income. None of them has a limit.
guide-ares-things-resources-cubes = A cube stands for 1, 5 or 10. Here an amount is simply a number.
guide-ares-things-resources-e29 = In the first round a player with 0 heat production raises it by 2. Heat production is now 2.
guide-ares-things-resources-metals = *You never spend steel or titanium.* Each steel you have makes every building card [tag-building] 2 M€ cheaper, each titanium every space card [tag-space] 3 M€ cheaper, whatever the color of the card.

guide-ares-things-cards = Cards
guide-ares-things-cards-kinds = There are 208 project cards in 3 colors, plus 12 corporations.
guide-ares-things-cards-green = *Green* cards give you something in every production phase, or steel or titanium. They count from the moment you play them.
guide-ares-things-cards-blue = *Blue* cards have effects, which work whenever their condition is met, or actions for the action phase.
guide-ares-things-cards-red = *Red* cards are events: they do something once, right away. Unlike in Terraforming Mars, their tags keep counting.
guide-ares-things-cards-only = Among project cards, only blue ones have effects and actions, and only green ones have production, steel and titanium.
guide-ares-things-cards-card-figure = How to read a card
guide-ares-things-cards-instant = Instant effects happen when you play the card. An asterisk refers to the text of the card; on VP it means that the number varies.
guide-ares-things-cards-numerals = Printed blue and green cards name the phases in which they work by Roman numerals. Here the text and icons say it.
guide-ares-things-cards-several = If playing one card meets the condition of an effect several times, the effect happens that many times.
guide-ares-things-cards-sum = Your production, steel and titanium are always the sum of your cards in play, including your corporation. Production that depends on tags changes as soon as such a tag comes into play.

guide-ares-things-tags = Tags
guide-ares-things-tags-tags-figure = The 10 tags
guide-ares-things-tags-tags = A card has up to 3 tags: building, space, power, science, Jovian, Earth, plant, microbe, animal and event. All red cards are events. Tags do nothing by themselves; other cards refer to them.
guide-ares-things-tags-corporation = The tags of your corporation count like those of cards. Its effect or action is yours for the whole game.

guide-ares-things-forests = Forests
guide-ares-things-forests-forests = [forest] Each forest is worth 1 VP at the end. You can have as many as you can plant.

guide-ares-things-sell = Selling cards
guide-ares-things-sell-sell = At any time during a round you may discard cards from your hand for *3 M€ each*, as many as you like. They go face down beside the deck.
guide-ares-things-sell-deck = When the deck is empty and a card must be drawn, shuffle the discards into a new deck.

## Before the first round

guide-ares-setup = Before the first round

guide-ares-setup-start = The start
guide-ares-setup-start-mars = Mars starts at −30 °C and 0% oxygen, with no ocean flipped. The oceans are shuffled, so nobody knows which reward lies where.
guide-ares-setup-start-you = You start with 5 TR and with 0 on every production, steel and titanium track. You have 5 phase cards in your color.
guide-ares-setup-start-cards = Shuffle all project cards. You are dealt 8 and keep them for free.
guide-ares-setup-start-corporation = You are dealt 2 corporations and keep one; the others leave the game. Take its starting M€, production and whatever else it gives you.

guide-ares-setup-exchange = Exchanging cards
guide-ares-setup-exchange-exchange = A variant for those who know the game: before you choose your corporation, you may discard any of your 8 projects, once, and draw the same number. You get no M€ for them.

guide-ares-setup-first = The first game
guide-ares-setup-first-first = A variant for your first game: 4 of your 8 projects come from 16 easy green cards, the other 4 from the rest of the deck. Easy cards not dealt are discarded. You are given one of the simple corporations.

## A round

guide-ares-round = A round

guide-ares-round-steps = Planning, phases, end
guide-ares-round-steps-steps = The game is played in *rounds*. Each one, even the first, has planning, the phases that were chosen, and an end. There are no turns: everyone acts at the same time.
guide-ares-round-steps-phases-figure = The 5 phases. The bonus is only for those who chose the phase

guide-ares-round-plan = Planning
guide-ares-round-plan-choose = Everyone chooses one of their 5 phase cards in secret; then all are revealed. In the first round you may choose any of the 5.
guide-ares-round-plan-again = You may *not choose the phase you chose last round*. After the reveal you take that card back, so you may choose it again next time.
guide-ares-round-plan-played = Every phase that at least one player chose is played this round.
guide-ares-round-plan-e32 = The red player chose Production last round, so this round it is not available. Red chooses Development instead. After the reveal, Production is available again for the next round.

guide-ares-round-phases = The phases
guide-ares-round-phases-order = Phases are played in the order I Development, II Construction, III Action, IV Production, V Research. The next one begins when everyone has finished.
guide-ares-round-phases-all = *Everyone takes part in every phase that was chosen*, whoever chose it. Even if several players chose it, it is played only once. What nobody chose is not played, so at least one of the 5 is left out every round.
guide-ares-round-phases-bonus = The *bonus* of a phase goes to everyone who chose it, and to nobody else.
guide-ares-round-phases-phases-story = Red and blue chose Construction, green chose Production. All 3 players may play a blue or red card, and red and blue get the bonus. Then all 3 get their production, and green gets 4 M€ more. That is all for this round.

guide-ares-round-end = The end of a round
guide-ares-round-end-limit = If you have more than 10 cards in hand, discard down to 10 and get 3 M€ for each. You choose which ones go. The limit is checked only now.
guide-ares-round-end-next = Then a new round begins.

## The 5 phases

guide-ares-phases = The 5 phases

guide-ares-phases-development = I Development
guide-ares-phases-development-play = [phase-1] You may play *1 green card* from your hand, paying for it.
guide-ares-phases-development-bonus = Bonus: that card costs you 3 M€ less.
guide-ares-phases-development-e34 = The red player chose Development, has 2 steel and 4 M€, and plays [microprocessors] for 17. Steel takes off 4, the bonus 3: the price is 10. Red sells 2 cards for 6 M€ and adds 4 M€. Red draws 2 cards and discards any 1 from hand. Heat production goes up by 3. The 2 steel stay.

guide-ares-phases-construction = II Construction
guide-ares-phases-construction-play = [phase-2] You may play *1 blue or 1 red card* from your hand, paying for it.
guide-ares-phases-construction-bonus = Bonus: either draw 1 card, or play 1 more blue or red card. You may draw before or after playing, so you can even play the card you draw. You may draw even if you play nothing.

guide-ares-phases-action = III Action
guide-ares-phases-action-use = [phase-3] You may use the action of each of your cards in play *once*. You never have to.
guide-ares-phases-action-standard = There are also 5 standard actions. Take them as often as you like, in any order, mixed with card actions. You can do all this only when the action phase is played.
guide-ares-phases-action-forest-plants = [res-plant] 8 plants: 1 forest, oxygen 1 step, TR +1.
guide-ares-phases-action-forest-mc = [res-mc] 20 M€: 1 forest, oxygen 1 step, TR +1.
guide-ares-phases-action-heat = [res-heat] 8 heat: temperature 1 step, TR +1.
guide-ares-phases-action-heat-mc = [res-mc] 14 M€: temperature 1 step, TR +1.
guide-ares-phases-action-ocean-mc = [res-mc] 15 M€: flip 1 ocean, TR +1, plus its reward.
guide-ares-phases-action-bonus = Bonus: use the action of 1 of your cards one more time.
guide-ares-phases-action-must = At the end of the phase you *must* spend heat and plants while you have enough to raise temperature or oxygen, unless that parameter has reached its maximum.
guide-ares-phases-action-must-story = At the end of the action phase the blue player has 17 heat and 5 plants, and the temperature is at −10 °C. Blue must raise it 2 steps for 16 heat and gets 2 TR. 5 plants are not enough for a forest, so they stay.

guide-ares-phases-production = IV Production
guide-ares-phases-production-mc = [phase-4] You get M€ equal to your *M€ production plus your TR*. Production comes from green cards and your corporation.
guide-ares-phases-production-rest = Then you get heat and plants equal to their production. Finally, draw as many cards as your card production says.
guide-ares-phases-production-bonus = Bonus: 4 M€ more.
guide-ares-phases-production-e30 = The blue player has 6 plant production. The production phase brings 6 plants.
guide-ares-phases-production-e35 = The red player has [tectonic_stress_power], [tundra_farming], [callisto_penal_mines] and [power_grid], TR 6, and chose Production. M€ production is 4: 2, plus 1 for each of 2 power tags. So 4 + 6 + 4 = 14 M€, 3 heat, 1 plant and 1 card.

guide-ares-phases-research = V Research
guide-ares-phases-research-draw = [phase-5] Draw *2 cards, keep 1* and discard the other.
guide-ares-phases-research-bonus = Bonus: draw 3 more and keep 1 more. So you draw 5, keep 2 and discard 3.
guide-ares-phases-research-nosale = Cards you discard here, or because a card says so, are not sold: you get no M€ for them.
guide-ares-phases-research-e36 = The red player chose Research, the blue player did not. Red draws 5, keeps 2 and discards 3. Blue draws 2 and keeps 1.

## Playing and paying

guide-ares-play = Playing and paying

guide-ares-play-pay = Paying
guide-ares-play-pay-price = You pay in M€. Cards from your hand help you pay: each one you discard is worth 3 M€. If you pay too much, you get the rest back in M€.
guide-ares-play-pay-e33 = A card costs 8 M€. The red player discards 2 cards for 6 and adds 2 M€: exactly enough. Or red discards 3 cards for 9 and gets 1 M€ back.
guide-ares-play-pay-never = Discounts can bring a price down to 0, never below.
guide-ares-play-pay-phase = You play green cards only in phase I, blue and red ones only in phase II, unless a card overrides this.

guide-ares-play-requirements = Requirements
guide-ares-play-requirements-must = You cannot play a card if you do not meet its requirement. You can still sell it for 3 M€.
guide-ares-play-requirements-start = Ocean, oxygen and temperature requirements are checked *as things stood when the phase began*. All others, such as tags or something to spend, are checked when you play the card.

## The end and the points

guide-ares-end = The end and the points

guide-ares-end-end = When it ends
guide-ares-end-end-end = The game ends when 9 oceans are flipped, the temperature is at +8 °C and oxygen at 14%. Everyone finishes the phase in which this happens. Phases still to come are not played and give no bonus, and there is no end of the round.
guide-ares-end-end-e37 = Phases II, III and IV were chosen. All parameters reach their maximum in II. Phase II is played out; III and IV are skipped, and you count points.

guide-ares-end-score = Counting points
guide-ares-end-score-rating = [rating] *TR*: 1 VP for each point.
guide-ares-end-score-forests = [forest] *Forests*: 1 VP each.
guide-ares-end-score-cards = [vp] *Cards*: all VP on them, even those that vary. Round fractions down.
guide-ares-end-score-score-figure = The red player’s score in the example
guide-ares-end-score-e38 = The red player: TR 25, forests 6. [beam_from_a_thorium_asteroid] 1, [interstellar_colony_ship] 4, [adaptation_technology] 1 and [advanced_ecosystems] 3 make 9 together. [ecological_zone] with 6 animals is worth 3. That makes 25 + 6 + 9 + 3 = 43 VP.
guide-ares-end-score-tie = If players are tied, all sell the cards left in hand for 3 M€ each, and the one with the most heat, plants and M€ together wins. Special resources do not count. If they are still tied, they share the victory.

guide-ares-end-hidden = Open and hidden
guide-ares-end-hidden-hidden = Hands, the deck, discards, cards drawn and the rewards of oceans not yet flipped are hidden. Played cards, stock, production and TR are open.

## Together and alone

guide-ares-variants = Together and alone

guide-ares-variants-coop = 2 players together
guide-ares-variants-coop-rules = In the *cooperative game* the usual rules apply, with these exceptions. You win together if all parameters reach their maximum and you have at least 80 VP between you. Otherwise you lose together.
guide-ares-variants-coop-pool = There is a pool of 27 cubes and 3 markers. Every round, after the phase cards are revealed, each of you takes 1 piece, a cube or a marker, as you choose while both are left.
guide-ares-variants-coop-pieces = A cube is 1 M€. A marker leaves the game, but if you take one you may swap a card with your partner right away: each of you gives a card of your own choice.
guide-ares-variants-coop-last = The game ends with the round in which the last pieces are taken, however far Mars has come: after 15 whole rounds.
guide-ares-variants-coop-e39 = The pool has 27 + 3 = 30 pieces, and 2 are taken each round. After 15 rounds it is empty, and the game is over.

guide-ares-variants-solo = Solo
guide-ares-variants-solo-rules = In the *solo game* the usual rules apply, with these exceptions.
guide-ares-variants-solo-neutral = A neutral player has 5 phase cards in a shuffled pile. Every round you choose your phase, then the top card of the pile is revealed: that phase is played too, without its bonus. If it is the one you chose, it is played once, with your bonus.
guide-ares-variants-solo-marker = When all 5 have been played, they are shuffled into a new pile, and a marker that started on 1 moves up by 1: after rounds 5, 10, 15 and 20.
guide-ares-variants-solo-last = When the marker reaches 5, you play the last 5 rounds. In these you decide the order of the neutral cards yourself. The game ends after 25 rounds, however far Mars has come.
guide-ares-variants-solo-e40 = The marker starts on 1 and moves after rounds 5, 10, 15 and 20. After round 20 it stands on 5, and after round 25 the game is over.
guide-ares-variants-solo-levels = There are 3 levels. On some of them Mars gets help whenever the marker moves; you get no TR for that.
guide-ares-variants-solo-novice = *Novice*: raise temperature or oxygen by 2 steps, whichever you like.
guide-ares-variants-solo-experienced = *Experienced*: the same, but 1 step.
guide-ares-variants-solo-expert = *Expert*: nothing rises by itself.
guide-ares-variants-solo-win = You win if all 3 parameters have reached their maximum when the game ends; then count your VP for the record. If even one falls short, you lose.

## Cards named here

guide-ares-examples = Cards named here

guide-ares-examples-corporations = Corporations
guide-ares-examples-corporations-helion = These 3 corporations show what to look for. [helion] may spend heat as M€, but not the other way around. [ecoline] pays 1 plant less for a forest. [interplanetary_cinematics] has 1 steel, so building cards are 2 M€ cheaper, and events are 2 M€ cheaper too.
guide-ares-examples-corporations-cards-figure = 3 corporations

guide-ares-examples-blue = Blue cards
guide-ares-examples-blue-blue = Some have actions: [advanced_screening_technology], [ai_central], [aquifer_pumping]. Others have effects. [adaptation_technology] lets you be off by one color, never more. [ecological_zone] and [viral_enhancers] even count their own tags.
guide-ares-examples-blue-cards-figure = Blue cards

guide-ares-examples-red = Red cards
guide-ares-examples-red-red = Events happen right away. [nitrogen_rich_asteroid] gives 2 plants, plus 4 more if you have 3 or more plant tags.
guide-ares-examples-red-cards-figure = Red cards

guide-ares-examples-green = Green cards
guide-ares-examples-green-green = Green cards produce or give metals. The 2 titanium of [asteroid_mining] make space cards 6 M€ cheaper, the 2 steel of [mine] make building cards 4 M€ cheaper. [power_grid] counts its own tag. [strip_mine] costs you 1 TR.
guide-ares-examples-green-cards-figure = Green cards
