# English: words that all games share.
# How keys and arguments work: docs/languages.md. Every key stands in en, ru and cs, in the same section.


## How elements are called inside sentences
## $owner is a player's name, $whose is "own" for the reader's own things and "other" for all else.
## .start is for the beginning of a sentence.

animal = { $whose ->
        [own] animal { $number }
       *[other] { $owner }’s animal { $number }
    }
    .start = { $whose ->
        [own] Animal { $number }
       *[other] { $owner }’s animal { $number }
    }
seat-unnamed = Player { $number }
owner-unknown = somebody
trait-unknown = a trait
card-unknown = a card
card-two-faces = { $one } / { $two }


## The languages themselves, each in its own words

language-en = English
language-ru = Русский
language-cs = Čeština


## Bots: players that are not people

bot-random = Dice
bot-random-text = Plays any legal move. Good company for a first game.
bot-greedy = Magpie
bot-greedy-text = Grabs what looks best right now.


## Kinds of seats

seat-human = Person
seat-bot = Bot
seat-open = Open seat
seat-hotseat = At this screen


## Options: values that several games share

option-value-true = on
option-value-false = off


## Questions and refusals that every game can have

question-wait = Wait a moment.
question-wait-other = Somebody is thinking.
refusal-not-offered = This cannot be done now. Choose one of the possible moves.
refusal-not-your-decision = It is not your decision now. Wait until you are asked.
refusal-not-your-decision-seat = It is not your decision now: { $seat } is choosing.
refusal-game-over = The game is over. You can look around, step through it, or ask for a rematch.


## Home page and lobby

ui-title = Tangled Bank
ui-tagline = Five board games about evolution
ui-play-now = Play now
ui-play-now-text = You against bots, with sensible options
ui-set-up-table = Set up a table
ui-coming-soon = Not here yet
ui-coming-soon-text = This box is still being unpacked.
ui-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-players-range = { $least }–{ $most } players
ui-running-tables = Running tables
ui-finished-games = Finished games
ui-no-tables = No table is running. Start one!
ui-no-finished-games = No finished games yet. They will wait for you here.
ui-your-name = Your name
ui-guest = Guest
ui-options = Options
ui-expansions = Expansions and variants
ui-seats = Seats
ui-seat-number = Seat { $number }
ui-add-seat = Add a seat
ui-remove-seat = Remove this seat
ui-create-table = Open the table
ui-invite = Invite
ui-invite-link = Link for this seat
ui-copy-link = Copy the link
ui-link-copied = Link copied.
ui-take-seat = Take this seat
ui-leave-seat = Leave the seat
ui-leave-seat-text = A bot plays on for you, and the seat is not yours any more.
ui-watch = Watch
ui-waiting-for-players = { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
ui-random-seed = Seed


## At the table

ui-you = you
ui-your-turn = Your turn
ui-your-decision = Your decision
ui-you-are-attacked = You are attacked!
ui-waiting = Waiting
ui-waiting-for = Waiting for { $player }
ui-thinking = { $player } is thinking
ui-turn = Turn { $turn }
ui-last-turn = Last turn
ui-phase = Phase
ui-first-player = First player
ui-moves = Moves
ui-moves-count = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
ui-filter-moves = Type to find a move
ui-no-moves-found = No move fits these words.
ui-choose-next = Now choose what comes next.
ui-choose-move = Choose a move
ui-confirm = Do it
ui-back = Back
ui-cancel = Cancel
ui-close = Close
ui-yes = Yes
ui-no = No
ui-ok = All right
ui-more = More
ui-why-not = Why not?
ui-why-not-hint = Choose anything on the table to learn why it cannot be used.
ui-can-be-used = This can be used now.
ui-rule = Rule { $rule }
ui-open-rule = Read rule { $rule }
ui-undo = Undo
ui-undo-text = Takes back your own last move, as long as nothing was revealed and nobody else has moved.
ui-nothing-to-undo = There is nothing to undo.
ui-take-back = Ask to take back
ui-take-back-asked = { $player } asks to take a move back. Do you agree?
ui-take-back-waiting = Waiting for the others to agree.
ui-take-back-agreed = The move was taken back.
ui-agree = Agree
ui-refuse = Refuse
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-chat = Chat
ui-chat-placeholder = Say something kind
ui-chat-empty = Nobody has said a word yet.
ui-send = Send
ui-spectators = { $count ->
        [0] Nobody is watching
        [one] { $count } spectator
       *[other] { $count } spectators
    }
ui-spectating = You are watching
ui-hand = Hand
ui-your-hand = Your hand
ui-hand-empty = Your hand is empty.
ui-opponents = Opponents
ui-your-board = Your side of the table
ui-shared-board = Middle of the table
ui-cards-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ui-deck = Deck
ui-deck-count = { $count ->
        [0] The deck is empty
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
ui-deck-list = Cards in this deck
ui-discard = Discard pile
ui-dice = Dice
ui-pass-device = Pass the screen to { $player }
ui-pass-device-ready = I am { $player }


## Connection

ui-connecting = Connecting…
ui-connection-lost = The connection is lost. Trying again…
ui-connection-healed = Connected again. Nothing was lost.
ui-server-away = The server is away for a moment. Your game is safe; this page tries again by itself.
ui-move-not-sent = Your move is on its way and will arrive once the connection is back.
ui-move-late = The table has moved on. Here is how it stands now.
ui-no-such-page = There is nothing at this address. Go back to the games and start from there.
ui-no-such-table = This table does not exist, or is gone. Open a new one from the home page.
ui-seat-taken = Somebody already sits here. You can watch, or take another seat.
ui-too-fast = That was a little too fast. Wait a moment and try again.
ui-home = Home


## End of the game

ui-game-over = The game is over
ui-winner = { $player } wins!
ui-winner-you = You win!
ui-winners-shared = Shared victory: { $players }
ui-winner-nobody = Nobody has won.
ui-score = Score
ui-score-breakdown = How the points came about
ui-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ui-total = Total
ui-place = Place
ui-tie-break = Tie-break
ui-rematch = Rematch
ui-replay = Replay
ui-step-through = Step through the game
ui-export = Export
ui-import-text = Open a game that was saved before


## Replay

ui-step = Step { $step } of { $steps }
ui-first-step = To the start
ui-previous-step = One step back
ui-next-step = One step on
ui-last-step = To the end
ui-auto-play = Play by itself
ui-pause = Pause
ui-replay-link = Link to this moment
ui-fair-shuffle = Fair shuffle
ui-fair-shuffle-text = This fingerprint fixed the shuffle before the first move. After the game everyone can check it.


## Rules and help

ui-rules = Rules
ui-search-rules = Search the rules
ui-no-rules-found = The rules do not mention this.
ui-help = Help
ui-about-text = An unofficial implementation with its own words and drawings. The games belong to their authors and publishers.
ui-keyboard = Keyboard
ui-key-choose = choose
ui-key-back = one step back
ui-key-number = choose by number
ui-key-list = list of moves
ui-key-why-not = why not?
ui-key-undo = undo
ui-key-jump = go to what needs you
ui-key-quit = quit


## Settings

ui-settings = Settings
ui-language = Language
ui-theme = Theme
ui-theme-system = Same as the system
ui-theme-light = Daylight
ui-theme-night = Lamplight
ui-sound = Sound
ui-sound-on = Sound on
ui-sound-off = Sound off
ui-motion = Motion
ui-confirm-moves = Confirm every move


## Terminal

ui-type-number = Type the number of a move, or ? for help:
ui-not-a-number = “{ $text }” is not one of the numbers. Choose from 1 to { $count }.
ui-which-element = Why not what? Type, for example, { $example }:
ui-quit = Quit
ui-bye = Goodbye!


### terminal

ui-plain-help =
    Answer with the number of a move, or with its text, such as “take_food 3”.
    why animal:3 – why something cannot be used now; the table names cards and animals
    moves – the question and the moves again
    table – the table again
    log – what has happened
    undo – take back your last move
    y, n – answer somebody who asks to take a move back
    quit – leave the game
ui-plain-waiting = Type ? for help, q to leave.
ui-saved = The game is saved in { $path }.
ui-press-enter = Enter: next step, q: stop.
ui-record-is-right = { $finished ->
        [yes] The record is right: a finished game, moves: { $moves }, every one legal, all chance from its seed.
       *[no] The record is right as far as it goes: moves: { $moves }, every one legal, all chance from its seed.
    }


### browser

## Words that only the page says

ui-can-be-chosen = can be chosen
ui-more-glow = More to choose this way: { $count }
ui-another-device = Play on another device
ui-another-device-text = Open this link on the other device: there you are the same person. It works once, within { $minutes } minutes.
ui-watching-count = { $count ->
        [0] Nobody looks on
        [one] { $count } person looks on
       *[other] { $count } people look on
    }
ui-away = away
ui-sending = Sending your move…
ui-or-choose-next = – or choose what comes next.
ui-no-moves-now = There is nothing for you to choose just now.
ui-earlier = { $count ->
        [one] Show { $count } earlier line
       *[other] Show { $count } earlier lines
    }
ui-seen-of = { $seen } of { $count } seen
ui-give-to-bot = Give it to a bot
ui-make-open = Open this seat
ui-me = Me
ui-open-by-link = Somebody with the link
ui-seat-name = Name of the person in this seat
ui-table-name = Name of the table
ui-public-table = Everyone may find this table, sit down in an open seat, or watch
ui-takeover = A bot takes over for somebody who is away
ui-takeover-never = never
ui-attack = An attack
ui-eyes = Through whose eyes
ui-eyes-spectator = As a spectator sees it
ui-rules-away = The rules cannot be opened just now. Try again in a moment.
ui-no-animals-own = You have no animals yet. Play a card as a new animal.
ui-no-animals-left = None of your animals is alive.
ui-card-text = Play it as a new animal, or as one of the traits on it.
ui-food-base-text = In your feed turn, one of your animals may take a red token from here.
ui-deck-text = When the deck is empty, the last turn is played.
ui-guest-number = Guest { $number }
ui-salt = Salt
ui-fair-opened = Now it is open: the fingerprint is made of the seed, the order of the cards and the salt. Export the game and check it yourself:
ui-next-table = { $player } has opened the next table.
ui-next-table-open = The next table is open.
ui-sit-down-there = Sit down there
ui-away-soon = { $player } is away; { $bot } plays on in { $time }.
ui-away-waits = { $player } is away. The table waits.
ui-bot-plays-for = { $bot } plays for { $player }.
ui-bot-plays = bot plays
ui-unanswered = If you are away, { $bot } answers for you after { $time }.
ui-clock-rule = No clock is running. If somebody is away, { $bot } plays for them after { $time }.
ui-clock-never = No clock is running. The table waits for everybody.
ui-chat-sending = on its way
ui-seats-by-link = The seats of this table are given by link. Ask the person who opened it.
ui-rules-english = The rules are written in English.

## What the server refuses over the socket

reject-illegal = This move is not possible now.
reject-not-your-turn = It is not your turn. Wait until you are asked.
reject-spectator = You are watching. Only those who sit at the table can move.
reject-nobody = To speak here, this page must be allowed to keep a cookie. Allow it and load the page again.
reject-waiting = The game has not begun. It starts when every seat is taken.
reject-finished = The game is over. You can step through it or ask for a rematch.
reject-cannot-undo = This move cannot be taken back any more: something has happened since.
reject-no-request = Nobody is asking to take a move back just now.
reject-key-used = This move has already arrived.
reject-too-fast = That was a little too fast. Wait a moment and try again.
reject-bad-message = The server did not understand this page. Load it again.
reject-not-saved = The server could not save the move, so it does not count. Try again in a moment.

## What the server refuses otherwise

error-bad-request = The server did not understand this. Load the page again.
error-unknown-name = There is no such game, option or bot here. Choose from the list.
error-bad-options = These options do not go together, or not with so many players. Change one of them.
error-bad-record = This file is not a record of one of our games, or it was changed.
error-not-yours = Only the person who opened the table can do this.
error-private = This is a private table: only those who sit at it can see it. Ask the person who opened it for a seat, or open a table of your own.
error-bad-origin = This page does not come from the server of the table. Open its own address.
error-bad-link = This link has been used already, or is too old. Ask for a new one.
error-no-such-table = This table does not exist, or is gone. Open a new one from the home page.
error-not-found = There is nothing at this address.
error-not-finished = This game is not over yet. Its record and its replay come at the end.
error-seat-taken = Somebody already sits here. You can watch, or take another seat.
error-not-waiting = The game has already begun.
error-too-large = That is too large for the server.
error-not-json = The server did not understand this. Load the page again.
error-too-fast = That was a little too fast. Wait a moment and try again.
error-not-saved = The server could not save this. Try again in a moment.
error-restarting = The server is restarting. Try again in a moment.

## The table itself, in the log

table-starts = The game begins.
table-again = The same people play again.
table-joins = { $seat } sits down at the table.
table-leaves = { $seat } leaves the table.
table-takeover = { $seat } is away: a bot plays on.
table-handback = { $seat } is back and plays on.
table-undo = { $seat } takes a move back.
table-takeback-asked = { $seat } asks to take a move back.
table-takeback-done = All agree: the move of { $seat } is taken back.
table-takeback-refused = { $seat } asked to take a move back; the others play on.
table-bot-failed = { $seat } takes too long. A random move is made.
table-rematch = { $seat } has opened the next table.
