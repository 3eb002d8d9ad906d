### How to play: the page around the text, words in the figures, and hints for a first game.

## The page

how-contents = Contents
how-example = Example
how-choose = Which game do you want to learn?
how-mars = From the setup to the last point, with Corporate Era, draft, solo, Prelude, Venus Next and Colonies
how-ares = Planning, the 5 phases, points, together and alone

## In the figures

how-callout-cost = what it costs to play
how-callout-needs = what you need to play it
how-callout-tags = tags
how-callout-icons = what it does
how-callout-text = the same in words
how-callout-points = VP at the end
how-box-stock = 2 plants into your stock, now
how-box-production = 2 more plants in every production phase

## Hints: one or two short sentences at a choice. The page adds a link to the guide.

hint-mars-corporation = Look at your 10 cards first: a corporation that fits them beats one with more M€.
hint-mars-start-hand = Each card you keep costs 3 M€ now and its own cost later. Keep what you can play soon.
hint-mars-draft = Keep the card you want most, or the one your neighbor should not get. Nothing is paid yet.
hint-mars-buy = Each card costs 3 M€. Buy what you will really play, and keep M€ for playing it.
hint-mars-turn = Take 1 or 2 actions, or pass. If you pass, you are out until the next generation.
hint-mars-pay = Steel pays 2 M€ for building cards, titanium 3 M€ for space cards. Too much metal gives no change.
hint-mars-place = You get what is printed on the space, plus 2 M€ for each ocean next to it.
hint-mars-claim = The space is kept for you. It brings its bonus only when you build there.
hint-mars-choose = The choice is yours. What do you need most right now?
hint-mars-remove = You may take all, some or none, from one player. You never have to take your own.
hint-mars-cut = One player must lose all of this production. If nobody else can, it is you.
hint-mars-take-cube = The cube is the price of the action: take it from any player’s card.
hint-mars-add-cubes = Put it where it is worth points or can be spent. Some cards give VP for what lies on them.
hint-mars-look = What you keep goes into your hand. The rest is discarded unseen.
hint-mars-discard = Give up what you are least likely to play, above all cards whose time has passed.
hint-mars-sell = Each card sold brings 1 M€. You paid 3 M€ for it, so sell only what you will never play.
hint-mars-final = A last greenery is worth 1 VP, plus 1 VP for each city beside it.
hint-mars-build = You get the building bonus now, and the colony bonus whenever anyone trades there.
hint-mars-trade = The further right the white marker, the more a trade brings. Each colony there pays its owner too.
hint-mars-track = A marker further right means a richer trade, for whoever comes first.
hint-mars-add-tile = Choose a colony you want to build on or trade with yourself.
hint-mars-drop-tile = You keep 3 of 4 colony tiles. Drop the one that fits your cards least.
hint-mars-order = You choose what comes first. It matters when one thing pays for another.

hint-ares-corporation = Look at your 8 cards: take the corporation that makes them cheaper or stronger.
hint-ares-exchange = You can do this once. Discarded cards bring no M€, but you draw as many new ones.
hint-ares-plan = Everyone plays every phase that was chosen, but only those who chose it get its bonus. You cannot choose the same phase next round.
hint-ares-neutral = This phase is played without a bonus. Choose what helps you alongside your own phase.
hint-ares-development = You may play 1 green card. If you chose this phase, it costs 3 M€ less.
hint-ares-construction = You may play 1 blue or red card. If you chose this phase, you may play another or draw a card.
hint-ares-action = Use the action of each card once, and standard actions as often as you can pay. At the end you must spend heat and plants while you have enough.
hint-ares-limit = You may keep 10 cards. Each one you give up brings 3 M€.
hint-ares-supply = A cube is 1 M€. A marker lets you swap a card with your partner.
hint-ares-swap = Each of you gives a card of your own choice. Give what your partner can play sooner than you.
hint-ares-marker = Mars gets help, but you get no TR. Choose the track that lags behind.
hint-ares-free-play = You may play this card for free. Take the one that costs or produces the most.
hint-ares-discount = Pay the extra only if what you give is worth less to you than the M€ you save.
hint-ares-pay = Cards from your hand pay 3 M€ each. You get back whatever you overpay.
hint-ares-sell = Each card sold brings 3 M€, at any time.
hint-ares-flip = All oceans look the same from above: each has a reward, and you get 1 TR.
hint-ares-add-cubes = Put it where it is worth points or can be spent.
hint-ares-choose = What do you need most right now? The card says what follows.
hint-ares-look = What you keep goes into your hand. The rest is discarded and brings no M€.
hint-ares-discard = Give up what you are least likely to play. Cards discarded here bring no M€.
