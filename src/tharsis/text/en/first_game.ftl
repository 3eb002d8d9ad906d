### The guide of a first game: at most two short sentences a step.

first-guide = Guide for a first game
first-at = { $n } of { $of }
first-next = Next
first-done = Got it
first-skip = Skip the guide

## Terraforming Mars

first-mars-money = Your money and what it grows by
    .text = The large number is what you have. The number on brown is what you get every generation; for M€, your TR comes on top.
first-mars-cards = A green edge: you can play it
    .text = The strip below says the price and what you get. Red says what is still missing.
    .do = Click a green card, or just go on.
first-mars-pay = Before you pay
    .text = Here is what you have now, what will be left, and what the next generation brings. Nothing is done until you confirm.
    .do = Confirm with the amber button, or go back.
first-mars-mars = This is how you win
    .text = Oxygen on the left, temperature on the right, oceans on the map. When all three are full, the game ends.
first-mars-rating = Your terraform rating
    .text = Each step that you raise is +1: 1 M€ more every generation, and 1 VP at the end.
first-mars-projects = Without a card
    .text = Standard projects are always there. They cost more than cards, but they raise the same things.
first-mars-goals = Milestones and awards
    .text = Be the first to reach a milestone and claim it: 5 VP. Fund an award that you lead: 5 VP at the end.
first-mars-turn = Two actions, then the others
    .text = Take 1 or 2 actions, then it is the next player’s turn. Pass when nothing is worth its price: you are then out until the next generation.
first-mars-research = A new generation
    .text = Everybody has received production. Each card costs 3 M€ to keep: buy what you will really play.

## Ares Expedition

first-ares-phases = Five phases, one is yours
    .text = Everybody chooses one in secret, then all play every phase that was chosen. Only the chooser gets its bonus.
first-ares-money = Your money and what it grows by
    .text = The large number is what you have. The number on brown is what you get in each production phase.
first-ares-cards = The shield is the phase
    .text = Green cards are played in phase 1, blue and red ones in phase 2. Steel and titanium make cards cheaper for good.
first-ares-choose = Choose your phase
    .text = To begin with, development is a good choice: a green card, 3 M€ cheaper for you.
    .do = Click a phase, or just go on.
first-ares-confirm = What it would bring
    .text = The panel says what you could do in this phase, and what the others might choose.
    .do = Confirm with the amber button.
first-ares-planet = This is how you win
    .text = Raise oxygen and temperature, flip oceans. Each step is +1 TR: income in production, and 1 VP at the end.
first-ares-engine = Your engine
    .text = Everything you have played lies here. Blue cards with a button can be used in the action phase.
first-ares-act = Now act
    .text = Play a card, or confirm that you are done. Short of money? Every card sold brings 3 M€.
first-ares-again = A new round
    .text = Choose again: any phase but your last one. It goes on like this until Mars is habitable.
