### The strings of the pages. $player is a name, $n a number.

## The top line

ui-title-turn = Your turn · generation { $n } · Tharsis
ui-title = Generation { $n } · Tharsis
ui-generation = Generation { $n }
ui-your-turn = Your turn
ui-turn-of = { $player } is thinking
ui-deck = deck { $n }
ui-deck-hint = cards left in the deck
ui-language = Language
ui-help = Help
ui-sound = Sound
ui-menu = Menu
ui-action-of = action { $n } of { $of }

## Players

ui-players = Players
ui-you = You
ui-me = Me
ui-seat-turn = your turn
ui-seat-thinking = thinking
ui-seat-passed = passed
ui-player-number = Player { $n }
ui-bot = Bot
ui-cards-in-hand = cards in hand
ui-rating = terraform rating
ui-rating-short = TR
ui-points = { $n } VP
ui-points-so-far = points so far
ui-tags = tags
ui-active-cards = active cards
ui-events-count = events; their tags do not count
ui-fleets-free = trade fleets free
ui-colonies-count = colonies
ui-last-card = last card played
ui-production = production

## The map

ui-table = Table
ui-oxygen-of = of { PERCENT($n) }
ui-temperature-of = of { DEGREES($n) }
ui-oceans-of = of { $n }
ui-space-land = land
ui-space-ocean = reserved for ocean
ui-space-bonus = bonus { $what }
ui-space-owner =
    { $person ->
        [me] yours
       *[other] { $player }
    }
ui-preview = Preview
ui-tile-here = { NAME($tile, of: "tile") } here
ui-from-oceans =
    { $n ->
        [one] from { $n } ocean
       *[other] from { $n } oceans
    }
ui-place-it = Place it here

## Milestones and awards

ui-milestones = Milestones
ui-awards = Awards
ui-goals = Milestones and awards
ui-milestones-left = { $n } of { $of } · 5 VP
ui-awards-left = { $n } of { $of } · 5, 2 VP

## What is asked

ui-playable-count =
    { $n ->
        [one] { $n } of your { $of } cards can be played
       *[other] { $n } of your { $of } cards can be played
    }
ui-choose-card = Choose a card, or another action
ui-choose-in-hand = choose one in your hand
ui-choose-of-spaces =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
ui-all-actions = All actions
ui-cards = Cards
ui-convert = Convert
ui-standard-projects = Standard projects
ui-card-actions = Actions on your cards
ui-trade = Trade
ui-colonies-open = { $n } of { $of } are open to you
ui-price-from = from { COUNT("mc", $n) }
ui-free = free
ui-undo = Undo
ui-back = Back
ui-confirm = Confirm
ui-waste-sure = { NAME($parameter, of: "parameter") } is already at its maximum and will not move. Do it anyway?
ui-yes = Yes
ui-no = No
ui-key-enter = Enter
ui-key-escape = Esc

## Paying

ui-pay-title = Play { NAME($card, of: "card") } for { COUNT("mc", $n) }?
ui-you-pay = You pay
ui-metal-worth = { COUNT("mc", $n) } each
ui-left = { $n } left
ui-paid-of = { $n } of { $of }
ui-nothing-wasted = nothing wasted
ui-wasted = { COUNT("mc", $n) } wasted
ui-it-will = What happens
ui-play-it = Play it
ui-less =
    { $resource ->
        [floater] fewer
        [microbe] fewer
       *[other] less
    } { NOUN($resource, 2) }
ui-more = more { NOUN($resource, 2) }
ui-to-pay = { NOUN($resource, 2) } to pay
ui-was = was { $n }

## Waiting

ui-when-my-turn = When my turn comes
ui-call-me = Notify me
ui-call-me-hint = sound, page title and notification
ui-since-last-move = Since your last move

## The log

ui-log = Log
ui-what-happened = What happened
ui-log-all = all

## The hand

ui-hand = Hand
ui-tableau = Tableau
ui-colonies = Colonies
ui-my-cards = My cards
ui-hand-summary = { $now } playable now, { $later } later, { $never } never
ui-actions-left =
    { $n ->
        [one] { $n } action left on { COUNT("card-active", $of) }
       *[other] { $n } actions left on { COUNT("card-active", $of) }
    }
ui-used = used this generation
ui-sort = Sort
ui-sort-playable = playable
ui-sort-cost = cost
ui-sort-kind = kind
ui-sort-tag = tag
ui-sort-mine = mine
ui-automated-cards = automated cards
ui-face-down = face down, their tags no longer count
ui-views = Views

## Colonies

ui-markers-rise = markers move up after production
ui-colony-build = build
ui-colony-each-trade = each trade
ui-was-here = already visited
ui-asleep = inactive until a card can hold { NOUN($kind, 2) }

## The end

ui-win =
    { $n ->
        [0] You win on the tiebreaker
        [one] You win by { $n } point
       *[other] You win by { $n } points
    }
ui-lose =
    { $n ->
        [0] { $player } wins on the tiebreaker
        [one] { $player } wins by { $n } point
       *[other] { $player } wins by { $n } points
    }
ui-draw = A draw
ui-solo-won = You have terraformed Mars in time
ui-solo-lost = You did not terraform Mars in time
ui-score-rating = Rating
ui-score-milestones = Milestones
ui-score-awards = Awards
ui-score-greeneries = Greeneries
ui-score-cities = Cities
ui-score-cards = Cards
ui-score-total = Total
ui-points-by-generation = Points by generation
ui-points-by-generation-hint = TR, tiles, cards, milestones and awards as they stood
ui-most-terraforming = Most terraforming
ui-best-city = Best city
ui-closest-award = Closest award
ui-best-card = Best card
ui-look-at-table = Look at the table
ui-export = Export
ui-replay = Replay
ui-rematch = Rematch, same players
ui-game = Game

## Web

web-home = Home
web-pages = Pages
web-skip = Skip to content
web-hero = Terraform Mars, here and now
web-hero-text = Play Terraforming Mars and Ares Expedition in the browser: alone, against bots, with friends anywhere or around one screen. No account, nothing to install.
web-feature-bots = Bots to lose to
web-feature-bots-text = Four strengths, from a first game to a rival that thinks ahead.
web-feature-undo = Honest undo
web-feature-undo-text = Take a move back until a hidden card is seen or somebody else has moved.
web-feature-why = Why not?
web-feature-why-text = A card that cannot be played says what is missing. Every choice shows what it brings before you make it.
web-feature-replay = Replay
web-feature-replay-text = Watch any game again, step by step and from any seat, with a chart of points and a log that tells every effect.
web-feature-friends = Friends by link
web-feature-friends-text = Send a private link, or pass one screen around. Anybody may watch.
web-feature-everyone = For everyone
web-feature-everyone-text = On a phone, by keyboard alone, with a screen reader, in five languages.
web-first-game = Play a first game against a bot
web-first-ares = A first game of Ares Expedition
web-new-game = New game
web-forests = Forests
web-phases = Phases
web-phase-development = Play a green card; the chooser pays 3 M€ less
web-phase-construction = Play a blue or red card; the chooser plays another or draws
web-phase-action = Use actions; the chooser uses one of them twice
web-phase-production = Receive production; the chooser gets 4 M€ more
web-phase-research = Draw 2 cards, keep 1; the chooser draws 5 and keeps 2
web-switch-first-game = First game
web-switch-first-game-hint = Setup cards for everybody’s first game
web-switch-exchange = Exchange
web-switch-exchange-hint = Swap starting cards once
web-switch-coop = Cooperative
web-switch-coop-hint = Two players win or lose together
web-choice-level = Level of the solo game
web-choice-level-novice = Novice
web-choice-level-experienced = Experienced
web-choice-level-expert = Expert
web-solo-level = Solo, { $level ->
        [novice] novice
        [experienced] experienced
       *[expert] expert
    }
web-coop-pool = Pool: { $cubes } cubes, { $markers } markers
web-how = How to play
web-card-browser = Cards
web-my-games = My games in this browser
web-no-games = None yet. The first one is a click away.
web-preparing = The engine is being prepared. You can play already; in a minute or two everything gets quicker.
web-theme-system = Same as system
web-theme-dark = Dark
web-theme-light = Light
web-game = Game
web-game-mars = Terraforming Mars
web-game-mars-hint = 1 to 5 players, map, cards, milestones and awards
web-game-ares = Ares Expedition
web-game-ares-hint = 1 to 4 players, phases chosen at the same time
web-variants = Variants
web-switch-corporate-era = Corporate Era
web-switch-corporate-era-hint = More cards and corporations; production starts at zero
web-switch-draft = Draft
web-switch-draft-hint = Choose cards one by one and pass the rest on
web-switch-colonies = Colonies
web-switch-colonies-hint = Build colonies and trade with the moons
web-switch-mixed-corporations = Mixed corporations
web-switch-mixed-corporations-hint = Everybody gets one corporation from an expansion and one from the base game
web-switch-beginners = Beginner corporations
web-switch-beginners-hint = Everybody starts with 42 M€ and ten cards for free
web-switch-hidden-points = Hidden points
web-switch-hidden-points-hint = Nobody’s points are shown until the game is over
web-seats = Players
web-seats-hint = Several people on this screen take turns; hands are hidden between turns. Friends get a private link.
web-order-mars = Turns follow this list, and the first player changes every generation.
web-order-ares = Everybody plays at the same time, so the order of this list does not matter.
web-first-player = First player
web-first-drawn = Random
web-first-is-nobody = Nobody sits where the first player should.
web-setup-nobody = Choose at least one player.
web-setup-solo-era = A solo game is played with Corporate Era: switch it on.
web-setup-mixed = Mixed corporations need an expansion: switch one on.
web-setup-coop = The cooperative game is for exactly 2 players.
web-seat-kind = Who sits in seat { $n }
web-seat-name = Name in seat { $n }
web-seat-level = Strength of the bot in seat { $n }
web-kind-none = Nobody
web-kind-person = On this screen
web-kind-friend = A friend by link
web-kind-bot = A bot
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-easy-hint = knows what cards are worth but often picks something else; for a first game; wins about one game in fifteen against Medium
web-level-medium-hint = takes the best-looking move at once and does not plan ahead; has won every one of 1,000 games against random moves
web-level-hard-hint = thinks for a second and plays out thousands of possible futures; wins about four out of five games against Medium
web-seed = Seed
web-seed-hint = Empty for a new deal. The same word gives the same cards, for a rematch or to compare with friends.
web-start = Start
web-invite = Invite your friends
web-invite-hint = Each link opens one seat: send it to one person only. Until somebody has used it, you find it again under People at the table.
web-watch-link = Anyone may watch
web-copy = Copy
web-to-table = To the table
web-refused = That did not work
web-search = Search
web-any = any
web-filter-tag = Tag
web-filter-kind = Kind
web-filter-module = Set
web-filter-makes = Raises production of
web-filter-most = Costs at most
web-sort-number = number
web-sort-cost = cost
web-sort-title = name
web-cards-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
web-gen = gen
web-round = round
web-events = Events
web-end = end
web-sell-total =
    { $n ->
        [0] Sell nothing
       *[other] Sell { COUNT("card", $n) } for { COUNT("mc", $n) }
    }
web-score = Final score
web-score-now = Score
web-log-file = Log as text
web-report = Report a problem
web-my-name = My name
web-smaller = Smaller
web-larger = Larger
web-end-turn = End my turn
web-take = Take
web-sell-each = 1 M€ for each card
# $mine: my number, $best: the greatest of the others
web-me-and-best = you { $mine }, best rival { $best }
web-not-possible = not possible now
web-buy-nothing-sure = Buy no card at all?
web-spaces-glow =
    { $n ->
        [one] { $n } space glows on the map
       *[other] { $n } spaces glow on the map
    }
web-waiting-for = Waiting for { $who }
web-watching = You are watching
web-wait-hint = Feel free to look around; nothing is sent.
web-no-cards = No cards in hand
web-choose-something = Choose something first
web-no-undo = This cannot be taken back: something hidden was seen, or somebody has moved since
web-curtain = { $player }, it is your turn
web-curtain-hint = Hand over the screen. Nobody else should look.
web-curtain-open = I am ready
web-earlier = Back one move
web-later = Forward one move
web-replay-move = Move
web-view-of = View as
web-spectator = Spectator
web-milestone-terraformer = TR of 35
web-milestone-mayor = Three cities
web-milestone-gardener = Three greeneries
web-milestone-builder = Eight building tags
web-milestone-planner = 16 cards in hand
web-award-landlord = Most tiles
web-award-banker = Highest M€ production
web-award-scientist = Most science tags
web-award-thermalist = Most heat
web-award-miner = Most steel and titanium
web-keys = Keys
web-key-help = This list
web-key-tabs = Hand, tableau, events, colonies
web-key-move = From one thing to the next
web-key-take = Take it
web-key-back = Back
web-key-undo = Undo
web-key-pass = Pass or end the turn
web-key-log = Log
web-key-map = Map: the spaces that glow
web-key-hand = Hand

## Guards, notes and settings of the table

ui-nothing-sure = This would change nothing. Do it anyway?
ui-hurts-sure = This would hurt only you. Do it anyway?
web-at-end = { NAME($parameter, of: "parameter") } is already at its maximum
web-fewer = Fewer
web-last-choice = the last choice
web-not-buy = Don’t buy
web-buy-it = Buy { NAME($card, of: "card") }
web-less-by = −{ $n }: { NAME($card, of: "card") }
web-less-else = −{ $n }
web-tags-hint = An event lies face down once it is played: its tags no longer count
web-space-list = List of spaces
web-space = Space { $space }
web-replace-total =
    { $n ->
        [0] Keep all cards
       *[other] Replace { COUNT("card", $n) }
    }
web-redraw-total =
    { $n ->
        [0] Discard nothing
       *[other] Discard { COUNT("card", $n) } and draw that many
    }
web-keep-total =
    { $n ->
        [0] Choose the cards to keep
       *[other] Keep { COUNT("card", $n) }
    }
web-sale-total =
    { $n ->
        [0] Choose the cards to sell
       *[other] Sell { COUNT("card", $n) } for { COUNT("mc", $mc) }
    }
web-barred = You chose it last round
web-seat-ready = ready
web-drafted = taken in this draft
web-sort-hint = Drag a card, or move it with Shift and an arrow key
web-card-size = Cards
web-map-size = Map
web-motion = Motion
web-hide-points = Hide points
web-points-hidden = The points of this game are hidden until it is over.
web-hint = Hint
web-hint-more = Read more
web-hint-close = Got it
web-hints-off = No hints
web-link-copied = Copied
web-watch = Link for spectators
web-seed-of = Seed of this deal
web-same-deal = The same deal again
web-points-by-round = Points by round
web-points-by-round-hint = TR, forests and cards as they stood
web-as-it-stands = { $n } VP as it stands
web-position-safe = The game is as it was before. Go back to it, or send a report with the position and the moves.
web-key-asked = Current choice
web-key-players = Other players
web-key-sell = Sell cards
web-key-arrange = Move a card in the hand
web-report-note = What went wrong?
