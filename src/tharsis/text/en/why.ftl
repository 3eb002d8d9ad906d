coach-now = now
coach-now-hint = points scored at once
coach-later = later
coach-later-hint = more points by the end of the game
coach-rival-hint = points that this player will have more or fewer at the end
coach-at-once = At once:
coach-each-mars = Every generation:
coach-each-ares = Every production phase:
coach-against-idle = points against doing nothing more
coach-against-weakest = points against the weakest of these
coach-why-claim = Whoever claims it first has it; only three milestones are claimed in a game.
# $mine: what the player counts there, $best: what the best rival does
coach-why-fund = As things stand: { $mine }, best rival { $best }.
coach-why-pass = Everything else brings less than what is saved for later.
coach-why-buy-no-more = The other cards would bring you less than they cost.
coach-why-exchange-no-more = The cards you keep are worth more than those you might draw.
coach-why-sell-no-more = The cards that are left are worth more than the M€ for them.
coach-hint-worth = What it is worth
coach-failed = The coach could not make sense of this game. Please report it, so that it can.
coach-filter-all = all
coach-filter-luck = luck
coach-of = of { $n }
coach-key-played = played
coach-key-better = better here, by rank
# Said in the talk of a table, after the player's name
phrase-took-hint = (took a hint from the coach)
coach-drawn-cards = { $change ->
    [up] Good luck
   *[down] Bad luck
  }: { $cards }
coach-expected = { $n }{ "\u00A0" }VP
coach-expected-hint = points expected at the end
