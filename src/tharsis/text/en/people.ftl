### Lobby, names, pace, ratings, and people at a table. $n is a number, $name a player, $time a span of time.

## The lobby

people-lobby = Lobby
people-ratings = Ratings
people-me = My name
people-my-games = My games
people-open-tables = Open tables
people-shown = { $n } of { $of } shown
people-create = Create a table
people-no-games = You have no games in progress. Join a table, open one, or play a bot now
people-no-tables = No table is waiting for players right now. Open one and others will see it
people-more-tables =
    { $n ->
        [one] { $n } more table does not match
       *[other] { $n } more tables do not match
    }
people-show-all = Show all
people-join = Join
people-watch = Watch
people-to-table = To the table
people-free =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
people-free-short = { $n } free
people-seat-free = free seat
people-setting-up = waiting for players
people-starts-when-full = starts when full
people-starts-itself = The game starts as soon as the last seat is taken.
people-waiting-for =
    { $n ->
        [one] waiting for { $n } more player
       *[other] waiting for { $n } more players
    }
people-table-of = { $name }’s table
people-word-is = shared word { $word }
people-table-link = Link to this table
people-leave = Leave the table
people-start-with-bots = Start now with bots
people-bots-level = Bots
people-new = new
people-rated = Rated
people-game-all = Both games
people-game-mars = Mars
people-game-ares = Ares

## Opening a table

people-who-joins = Who can join
people-access-link = By link
people-access-link-hint = Only people you send a link to
people-access-link-short = By link
people-access-public = Everyone
people-access-public-hint = Listed in the lobby; seats marked “anybody” are free to take
people-access-public-short = Everyone
people-access-group = A group
people-access-group-hint = Listed for those who know your shared word
people-access-group-short = My group
people-title = Name of the table
people-word = Shared word
people-rated-hint = Counts for ratings: open to everyone, no bots, no chosen seed
people-counts = Counts for ratings if open to everyone
people-players-number = Players
people-open-to = Open to
people-all-choices = All options
people-open-it = Open the table
web-kind-open = Anybody
web-setup-nobody-sees = A seat for anybody needs a table that others can see: open it to everyone or to a group
web-setup-seed-chosen = A table open to everyone takes no chosen seed: the server draws it, so that nobody knows the deal
web-setup-no-open-seat = A table open to everyone needs at least one seat for anybody
web-setup-not-rateable = A rated table is open to everyone: one person here, all other seats for anybody, no bots
web-setup-coop-unrated = A game in which all win or lose together is not rated
web-setup-word = A shared word has 3 to 40 letters
web-setup-time-bank = The time for the whole game is 0 to 600 minutes
web-setup-time-step = The time for a move is 5 to 3600 seconds
web-setup-time-days = The time for a move is 1 to 30 days

## Pace

people-pace = Pace
people-pace-all = Any pace
people-pace-none = No clock
people-pace-none-hint = Everybody takes the time they need
people-pace-clock = Real time
people-pace-clock-hint = A few seconds for each move; anything beyond comes off your time for the game
people-pace-days = Days
people-pace-days-hint = Days for each move, for correspondence play
people-bank = Time for the whole game
people-step = Time for each move
people-clock = { $bank } + { $step } a move
people-a-move = { $time } a move
people-end = When time is up
people-end-pass = The player passes
people-end-bot = A bot takes over
people-end-resign = The player resigns
people-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
people-hours = { $n } h
people-minutes = { $n } min
people-seconds = { $n } s
people-left = { $time } left
people-for = for { $time }
people-time-left = Time left

## Groups

people-group = Meet with a shared word
people-group-hint = Whoever types the same word is in the same group and sees its tables.
people-enter = Enter
people-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
people-leave-group = Leave { $word }

## Names

people-my-name = Your name
people-name-hint = No account, no password: a secret in this browser keeps your name. Make a link to take it to another browser.
people-name-rules = 2 to 24 letters or digits; spaces, dots and hyphens in between. No two names may look alike.
people-take-name = Take this name
people-rename = Change the name
people-my-ratings = My games and ratings
people-recovery = Take your name with you
people-recovery-hint = Whoever opens this link becomes you, with all your games and ratings. Keep it like a key. A new link replaces the old one.
people-recovery-link = Your link
people-make-recovery = Make a link
people-recovery-unknown = This link isn’t valid. Perhaps a newer one has replaced it
people-browsers = Your browsers
people-forget-others = Forget all other browsers
people-forget = Forget this browser
people-forget-sure = Yes, forget { $name } here
people-forget-hint = A forgotten browser no longer knows your name. Without your link nobody can bring it back.
people-others-forgotten = Only this browser knows your name now. Earlier links no longer work.
people-recover = Are you { $name }?
people-recover-hint = This browser will play as { $name }, with all games and ratings.
people-recover-instead = It will no longer be { $name }.
people-recover-yes = Yes, I am { $name }
people-name-first = Choose a name first
people-name-length = A name has 2 to 24 letters
people-name-letters = A name has letters and digits; spaces, dots, apostrophes and hyphens only in between
people-name-mixed = A name uses only one alphabet
people-name-reserved = This name is not allowed here; choose another
people-name-taken = This name, or one very much like it, is taken; choose another

## Ratings

people-ratings-hint = Ratings come from rated tables, separately for each game and number of players. Everybody starts at 1500, with a question mark until { $n } games have been played.
people-no-ratings = No rated game has been finished yet. Open a table to everyone and let it count
people-no-rated-games = No rated game yet
people-all-players = All players
people-any-number = Any number
people-with = { $n } players
people-place = Place
people-player = Player
people-games = Games
people-wins = Wins
people-rating = Rating
people-lately = Recently
people-day = Date
people-against = Against
people-rank = { $n } of { $of }
people-edition = { $game }, { $n } players
people-career =
    { $n ->
        [one] { $n } game, { $wins } won
       *[other] { $n } games, { $wins } won
    }
people-chart =
    { $n ->
        [one] The rating after { $n } game: { $rating }
       *[other] The rating over { $n } games, now { $rating }
    }
people-nobody = There is no such player

## Fairness

people-seed-hash = The deal is fixed already. Note this SHA-256 of its seed, and check it after the game:
people-seed-chosen = The seed of this deal was chosen, not drawn: { $seed }. Whoever knows a seed can find out all cards
people-seed-after = The seed was { $seed }. Its SHA-256 must be the one you noted before the game:
people-seed-verify = To check the deal and every move yourself, load the file of the game and run:

## What is refused

people-not-open = Nobody can join this table from the lobby
people-not-your-group = This table is for a group; type its word first
people-table-full = All seats are taken
people-has-begun = The game has begun
people-rated-waits = A rated table waits for people
people-host-only = Only the host can do that
people-not-started = The game begins when all seats are taken
people-bot-plays = A bot plays for you now. Take your seat back first
people-no-resigning = There is nothing to resign here
people-has-resigned = A player who has resigned cannot come back
people-is-here = This player is here, or it is not their turn
people-wait-a-minute = Give this player a minute
people-wait-longer = Give this player three minutes
people-too-many-tries = Too many tries; wait a little
people-too-many-lines = Too many messages at once; wait a little
people-empty-line = Write something first
people-no-teaching = Hands cannot be shown at a rated table, nor to anyone playing at the same table
people-teach-unknown = This link no longer shows a hand

## People at the table

people-panel = People
people-here = here
people-away = away for { $time }
people-never = has not come yet
people-bot-instead = a bot plays
people-resigned = has resigned
people-come-back = I am back
people-bot-plays-for-you = A bot plays for you.
people-resign = Resign
people-resign-sure = Resign? A bot will play on for you, and you cannot come back.
people-replace = Let a bot play
people-vote = Let a bot play: { $n } of { $of }
people-voted = Your vote counts: { $n } of { $of }
people-vote-hint = After one minute, more than half of the others can decide; after three minutes, the host alone. Whoever comes back takes the seat again.
people-invite = Invitation for { $name }
people-my-device = My seat on another device
people-device-hint = Open this link on the other device. A newer link replaces it.
people-links = Links
people-make-link = Make a link
people-spectators = For spectators
people-teach = Show my hand to somebody
people-teach-hint = For teaching: whoever opens the link sees your cards, until you end it.
people-teach-stop = Stop showing my hand
people-teach-count =
    { $n ->
        [0] Nobody is looking yet
        [one] { $n } browser shows your hand
       *[other] { $n } browsers show your hand
    }
people-teach-looking = You are looking at { $name }’s hand.
people-shows-hand = is showing their hand

## Chat

people-chat = Chat
people-chat-empty = Nothing has been said yet
people-chat-line = Say something
people-send = Send
people-mute = Mute
people-unmute = Listen again
phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-one-moment = One moment, please
phrase-back-soon = I will be back soon
phrase-your-turn = Your turn
phrase-nice = Nice move!
phrase-ouch = Ouch!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-good-game = Good game!
