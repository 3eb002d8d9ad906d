## Analysis after the game

coach-analysis = Analysis
coach-depth = looked at { $n } of { $of } choices
coach-waiting = The coach is looking at the game …
coach-accuracy = % accuracy
# $place: 1 for the winner, $points
coach-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } · { $points } VP
coach-luck = Luck
coach-own = Own play
coach-others = Others
# $n: with its sign, in per cent
coach-change = { $n }%
coach-range = { $low }–{ $high }%
coach-shown = Position shown
coach-show-before = Before
coach-show-played = As played
coach-show-best = Best move
coach-before = before
coach-after = after
# $moment: a generation or a round
coach-when = { $moment } · move { $n } of { $of }
coach-best-moves = Best moves
coach-best-moves-hint = chance to win after each
coach-best = best
coach-as-played = { $name }, as played
coach-was-best = Best move: { $name }
coach-was-good = Good move: { $name }
coach-was-forced = { $name }
# $person: me or other
coach-lost = { $name }: { $person ->
    [me] your chance
   *[other] { $player }’s chance
  } fell by { $n }%
coach-what-if = What if?
coach-link = Copy link
coach-turns = Turning points
coach-no-turns = No turning points: everybody stuck to good moves.
coach-drawn = { $change ->
    [up] Good luck: the draw and what others held
   *[down] Bad luck: the draw and what others held
  }
coach-drawn-alone = { $change ->
    [up] A good draw
   *[down] A bad draw
  }
coach-instead = { $played } (better: { $better })
coach-curve = Chance to win, move by move
coach-early = ranges: too early to say exactly
coach-first = To the beginning
coach-last = To the end
coach-play = Play
coach-speed = Speed
coach-next-turn = Next turning point
coach-mark-best = best
coach-mark-good = good
coach-mark-inaccuracy = inaccuracy
coach-mark-mistake = mistake
coach-mark-blunder = blunder
coach-mark-luck = luck
coach-legend-best = best
coach-legend-good = good
coach-legend-inaccuracy = from 2%
coach-legend-mistake = from 5%
coach-legend-blunder = from 10% lost
coach-tab-move = Move
coach-tab-map = Table
coach-tab-turns = Turns
coach-tab-players = Players
coach-not-over = The analysis comes when the game is over.
coach-other-rules = This game was begun under earlier rules, which the coach does not know.
coach-not-compiled = The game is still being prepared; the coach needs a minute. Please try again soon.
coach-busy = The coach has many games to look at. Please try again later.
coach-no-move = There is no such move in this game.
# On a table that tries another move of an earlier game
coach-line = What if: this game tries another move. Bots play the other seats.
coach-line-back = Back to the analysis
coach-unmeasured = How far the chances hold was not measured at tables like this one; take them as a rough guide.
coach-as-equals = Chances are as between players of equal strength. What a weaker bot gives away counts once it has done so, under “Others”.
coach-buy-no-more = Buy no more cards
coach-sell-no-more = Sell no more cards
coach-exchange-no-more = Exchange no more cards
coach-play-no-more = Play no more cards
coach-act-no-more = Do nothing more in this phase

## Hints during the game

coach-hint = Hint
coach-hint-only = based only on what you can see
coach-hint-now = Your chance to win now
coach-hint-more = Show more
coach-hint-enough = That’s enough
coach-hint-hide = Hide
coach-hint-fill = Fill in the payment
coach-hint-equal = Several moves are equally good here
coach-hint-with = Take these as well: { $cards }
coach-hint-alone = Take only this one.
coach-hint-next = Next best: { $moves }
coach-hint-one = { $name } { $chance }
coach-look-hand = Look at your hand
coach-look-hand-why = One of these cards is worth more now than anything else you can do.
coach-look-action = Look at the actions on your cards
coach-look-action-why = A card you have already played can do the most for you now.
coach-look-project = Look at the standard projects
coach-look-project-why = The board offers more than your cards do at the moment.
coach-look-convert = Look at what you have saved up
coach-look-convert-why = You have enough of something to turn it into progress.
coach-look-goal = Look at the milestones and awards
coach-look-goal-why = Somebody will take this if you don’t.
coach-look-map = Look at the map
coach-look-map-why = Where you place matters more than it seems.
coach-look-cards = Look at these cards again
coach-look-cards-why = Think about what you will be able to pay for, and when.
coach-look-phase = Look at the phases
coach-look-phase-why = Choose what you need most and others are unlikely to choose.
coach-look-phase-alone = Choose what you need most now.
coach-look-pass = Look at what is left to do
coach-look-pass-why = Whatever you could still do now gains you less than saving it for later.
coach-look-other = Compare the choices once more
coach-look-other-why = They differ more than they seem to.
coach-hint-off = There are no hints in rated games.
web-key-hint = Ask for a hint
