### Which tables the lobby shows.

lobby-filters = Filters
lobby-free-seats = With free seats
lobby-near = Near my rating
lobby-near-hint = Everybody at the table is within { $n } points of your rating
lobby-none-fits =
    { $n ->
        [one] No table matches your filters: { $n } table is hidden
       *[other] No table matches your filters: { $n } tables are hidden
    }
lobby-clear = Clear filters

## How long a game takes

lobby-length = Length of the game
lobby-about = about { $time }

## A table that waits no longer

people-start-with-fewer = Start now with { $n } players
people-fewer-hint = Free seats are removed; the deal is for those who sit.
people-too-few = At least two players must sit at the table
people-not-fewer = This set-up needs more players
people-try-again = Somebody is just sitting down; try again

## The lobby at a glance

lobby-here =
    { $n ->
        [one] { $n } player here
       *[other] { $n } players here
    }
lobby-running =
    { $n ->
        [one] { $n } game running
       *[other] { $n } games running
    }
lobby-play = Play
lobby-tables = Tables
lobby-wait-for-you =
    { $n ->
        [one] { $n } waits for you
       *[other] { $n } wait for you
    }
lobby-finished = Finished: { $n }
lobby-at-once = Start at once
lobby-bots = Against bots
lobby-against = { $game }: { $what }
lobby-as-last-time = { $game }, as last time: { $what }
lobby-guided = First game, guided
lobby-guided-hint = Terraforming Mars against an easy bot, step by step
lobby-analyse = Analyse the last game
lobby-modules = Modules
lobby-all-players =
    { $n ->
        [one] All players: { $n }
       *[other] All { $n } players
    }
lobby-at-a-table = at a table
lobby-ago = { $time } ago

## All others have resigned

lobby-leave-to-bots = Leave the rest to bots
lobby-last-one = All others have resigned before you, so you come first. Bots can play the rest.
