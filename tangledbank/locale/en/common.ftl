# English: words that all games share.
# How keys and arguments work: docs/languages.md. Every key stands in en, ru and cs, in the same section.


## How elements are called inside sentences

seat-unnamed = Player { $number }
card-unknown = a card
card = { $one } / { $two }


## The languages themselves, each in its own words

language-en = English
language-ru = Русский
language-cs = Čeština


## Bots: players that are not people

bot-random = Dice
bot-random-text = Plays any legal move. Good company for a first game.
bot-greedy = Magpie
bot-greedy-text = Grabs what looks best right now.
bot-novice = Novice
bot-novice-text = Knows the rules, loves every animal, and often looks the other way.
bot-naturalist = Naturalist
bot-naturalist-text = Watches closely, thinks a little ahead, and misses few chances.
bot-expert = Expert
bot-expert-text = Has filled many notebooks and knows how such things usually end.
bot-darwin = Darwin
bot-darwin-text = Thinks long, sees far, and never gloats.


## Kinds of seats

seat-human = Person
seat-bot = Bot
seat-open = Open seat
seat-hotseat = On this device


## Options: values that several games share

option-value-true = on
option-value-false = off


## Questions and refusals that every game can have

question-wait = Wait a moment.
question-wait-other = Somebody is thinking.
refusal-not-offered = This cannot be done now. Choose one of the possible moves.
refusal-not-with-chosen = This does not go with what you have chosen.
refusal-not-your-decision = This is not your decision. Wait until you are asked.
refusal-not-your-decision-seat = This is not your decision: { $seat } is choosing.
refusal-game-over = The game is over. You can look around, step through it, or ask for a rematch.


## Home page and lobby

ui-title = Tangled Bank
ui-tagline = Five board games about evolution
ui-play-now = Play now
ui-play-now-text = You against bots, with sensible options
ui-set-up-table = Set up a table
ui-coming-soon = Not here yet
ui-coming-soon-text = This box is still being unpacked.
ui-players-range = { $least }–{ $most } players
ui-running-tables = Games in progress
ui-finished-games = Finished games
ui-no-tables = No games in progress. Start one!
ui-no-finished-games = No finished games yet. They will wait for you here.
ui-your-name = Your name
ui-options = Options
ui-expansions = Expansions and variants
ui-seats = Seats
ui-seat-number = Seat { $number }
ui-add-seat = Add a seat
ui-remove-seat = Remove this seat
ui-create-table = Open the table
ui-invite-link = Link for this seat
ui-copy-link = Copy the link
ui-link-copied = Link copied.
ui-take-seat = Take this seat
ui-leave-seat = Leave the seat
ui-leave-seat-text = A bot takes over for you, and the seat is no longer yours.
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
ui-you-are-attacked = You are under attack!
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
ui-choose-next-of = Now choose { $things }.
ui-choose-move = Choose a move
ui-confirm = Do it
ui-back = Back
ui-cancel = Cancel
ui-close = Close
ui-why-not = Why not?
ui-why-not-hint = Choose anything on the table to learn why it cannot be used.
ui-can-be-used = This can be used now.
ui-rule = Rule { $rule }
ui-open-rule = Read rule { $rule }
ui-undo = Undo
ui-undo-text = Takes back your last move, as long as nothing has been revealed and nobody else has moved.
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
ui-spectating = You are watching
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
ui-discard = Discard pile
ui-dice = Dice
ui-pass-device = Pass the device to { $player }
ui-pass-device-ready = I am { $player }


## Connection

ui-connecting = Connecting…
ui-connection-lost = Connection lost. Trying again…
ui-connection-healed = Connected again. Nothing has been lost.
ui-server-away = The server is unavailable for a moment. Your game is safe; this page will keep trying.
ui-move-not-sent = Your move is on its way and will arrive once the connection is back.
ui-move-late = The table has moved on. Here is how it stands now.
ui-no-such-page = There is nothing at this address. Go back to the games and start from there.
ui-home = Home


## End of the game

ui-game-over = The game is over
ui-winner = { $player } wins!
ui-winner-you = You win!
ui-winners-shared = Shared victory: { $players }
ui-winner-nobody = Nobody has won.
ui-score-breakdown = Where the points came from
ui-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ui-rematch = Rematch
ui-replay = Replay
ui-export = Export
ui-import-text = Open a saved game


## Replay

ui-step = Step { $step } of { $steps }
ui-first-step = To the start
ui-previous-step = One step back
ui-next-step = One step forward
ui-last-step = To the end
ui-auto-play = Play automatically
ui-pause = Pause
ui-replay-link = Link to this moment
ui-copy-position = Copy this position
ui-position-copied = Position copied.
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
ui-confirm-moves = Confirm every move


## Terminal

ui-type-number = Type the number of a move, or ? for help:
ui-not-a-number = “{ $text }” is not one of the numbers. Choose from 1 to { $count }.
ui-which-element = Ask about what? For example { $example }:
ui-bye = Goodbye!


### terminal

ui-plain-help =
    Answer with the number of a move, or with its text, such as “{ $move }”.
    why { $element } – what something is, and why it cannot be used now
    ahead 3 – what move 3 will lead to
    moves – the question and the moves again
    table – the table again
    clock – how the clocks stand
    log – what has happened
    guide – how to play; guide points – what the rules say about points
    undo – take back your last move
    coach – be told what is worth knowing, or no longer
    hint – what Darwin would do, and the next best
    y, n – answer somebody who asks to take a move back
    quit – leave the game
ui-plain-waiting = Type ? for help, q to leave.
ui-saved = The game is saved in { $path }.
ui-press-enter = Enter: next step, q: stop.
ui-record-is-right = { $finished ->
        [yes] The record checks out: a finished game, moves: { $moves }, all legal, all chance from its seed.
       *[no] The record checks out as far as it goes: moves: { $moves }, all legal, all chance from its seed.
    }


### browser

## Words that only the page says

ui-can-be-chosen = can be chosen
ui-more-glow = More to choose this way: { $count }
ui-another-device = Play on another device
ui-another-device-text = { $minutes ->
        [one] Open this link on the other device: there you are the same person. It works once, within { $minutes } minute.
       *[other] Open this link on the other device: there you are the same person. It works once, within { $minutes } minutes.
    }
ui-device-title = Play here as { $there }?
ui-device-text = On this device you are { $here }. With this link you would be { $there }, with the seats and games of that person. Go on only if you made the link yourself, on another device of yours.
ui-device-seats = { $count ->
        [one] You would lose your seat at { $count } table that is still being played.
       *[other] You would lose your seats at { $count } tables that are still being played.
    }
ui-device-yes = Yes, play here as { $there }
ui-device-same = On this device you are { $there } already.
ui-watching-count = { $count ->
        [0] Nobody is watching
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
ui-away = away
ui-sending = Sending your move…
ui-no-moves-now = There is nothing for you to choose right now.
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
ui-public-table = Anyone can find this table, take an open seat, or watch
ui-takeover = How long to wait for an absent player before a bot takes over
ui-takeover-never = forever
ui-attack = An attack
ui-eyes = Point of view
ui-eyes-spectator = Spectator
ui-rules-away = The rules cannot be opened right now. Try again in a moment.
ui-guest-number = Guest { $number }
ui-salt = Salt
ui-fair-opened = Now it is open: the fingerprint is made of the seed, the order of the cards and the salt. Export the game and check it yourself:
ui-next-table = { $player } has opened the next table.
ui-next-table-open = The next table is open.
ui-sit-down-there = Sit down there
ui-away-soon = { $player } is away; { $bot } takes over in { $time }.
ui-away-waits = { $player } is away. The table is waiting.
ui-bot-plays-for = { $bot } is playing for { $player }.
ui-bot-plays = bot playing
ui-unanswered = If you are away, { $bot } will answer for you after { $time }.
ui-clock-rule = There is no clock. If somebody is away, { $bot } plays for them after { $time }.
ui-clock-never = There is no clock. The table waits for everybody.
ui-chat-sending = on its way
ui-seats-by-link = Seats at this table are given by link. Ask the person who opened it.
ui-rules-english = The numbered rules are written in English.

## What the server refuses over the socket

reject-illegal = This move is not possible now.
reject-not-your-turn = It is not your turn. Wait until you are asked.
reject-spectator = You are watching. Only players at the table can move.
reject-nobody = To chat here, allow this page to store a cookie, then reload it.
reject-waiting = The game has not begun. It starts when every seat is taken.
reject-finished = The game is over. You can step through it or ask for a rematch.
reject-cannot-undo = This move can no longer be taken back: something has happened since.
reject-no-request = Nobody is asking to take a move back right now.
reject-key-used = This move has already arrived.
reject-too-fast = { error-too-fast }
reject-bad-message = The server did not understand this page. Reload it.
reject-not-saved = The server could not save the move, so it does not count. Try again in a moment.
reject-too-much = The server keeps no more from you today. Your game is safe; go on tomorrow.
reject-error = Something went wrong in the server, so this does not count. Try something else.

## What the server refuses otherwise

error-bad-request = The server did not understand this. Reload the page.
error-unknown-name = There is no such game, option or bot here. Choose from the list.
error-bad-options = These options do not go together, or not with so many players. Change one of them.
error-bad-record = This file is not a record of one of our games, or it has been changed.
error-not-yours = Only the person who opened the table can do this.
error-private = This is a private table: only the people at it can see it. Ask the person who opened it for a seat, or open a table of your own.
error-bad-origin = This page does not come from the table’s own server. Open the table at its own address.
error-bad-link = This link has been used already, or is too old. Ask for a new one.
error-old-cookie = The cookie of this device is too old. Clear this site’s data in your browser to start again.
error-too-slow = That took too long to arrive. Try again.
error-seats-here = This device still holds seats in games that have not ended.
error-too-much = You keep as much here as the server allows. Finish some games, or come back tomorrow.
error-no-room = The disk of the server is almost full: games go on, but nothing new can begin. Tell the person who runs it.
error-bad-host = The server does not answer to this address. Use the one you were given.
error-taken-over = Another server has taken over. Reload the page in a moment.
error-no-such-table = This table does not exist, or no longer exists. Open a new one from the home page.
error-not-found = There is nothing at this address.
error-not-finished = This game is not over yet. Its record and replay will be available at the end.
error-seat-taken = This seat is taken. You can watch, or take another seat.
error-not-waiting = The game has already begun.
error-too-large = That is too large for the server.
error-not-json = { error-bad-request }
error-too-fast = That was a little too fast. Wait a moment and try again.
error-not-saved = The server could not save this. Try again in a moment.
error-restarting = The server is restarting. Try again in a moment.

## The table itself, in the log

table-starts = The game begins.
table-again = The same people play again.
table-joins = { $seat } sits down at the table.
table-leaves = { $seat } leaves the table.
table-takeover = { $seat } is away: a bot takes over.
table-handback = { $seat } is back and plays on.
table-undo = { $seat } takes a move back.
table-takeback-asked = { $seat } asks to take a move back.
table-takeback-done = Everyone agrees: { $seat }’s move is taken back.
table-takeback-refused = { $seat } asked to take a move back; the others play on.
table-bot-failed = { $seat } is at a loss. A random move is made.
table-rematch = { $seat } has opened the next table.

### Clocks, and what the owner of a table may do

ui-clock = Clock
ui-clock-none = none
ui-clock-relaxed = relaxed: a day for each move
ui-clock-live = time for each move, and a reserve
ui-clock-move = Time for each move
ui-clock-reserve = Reserve for each player
ui-clock-text = When somebody’s time is out, a bot plays for them until they are back.
ui-clocks = Clocks
ui-clock-running = { $player }: { $move } for this move, { $reserve } in reserve.
ui-clock-running-move = { $player }: { $move } for this move.
ui-clock-waiting = { $player }: { $reserve } in reserve.
ui-clock-stands = No clock is running right now.
ui-clock-each = Every move has { $time }.
ui-clock-low = Your time is nearly out: { $time } left.
ui-time-out = Your time was out: { $bot } plays for you.
ui-i-am-back = I am back
ui-table = Table
ui-people = People
ui-somebody = Somebody without a name
ui-free-seat = Free the seat
ui-free-seat-text = { $player } loses the seat. Who shall have it?
ui-mute = Mute
ui-unmute = Let speak
ui-muted = muted
ui-remove = Remove
ui-remove-text = { $player } will no longer be able to watch this table. Are you sure?
ui-chat-seats = Only those who play may write in the chat
ui-nobody-else = Nobody else is here.

reject-time-out = Your time for this move was out, so a bot makes it. Then the seat is yours again.
reject-muted = The person who opened the table has muted you. You can go on playing and reading.
reject-seats-only = Here only those who play may write. You can read along.
error-not-away = This person is here and keeps nobody waiting. Wait until they take too long.
error-has-seat = Somebody with a seat cannot be removed. Free the seat first.
error-removed = The person who opened this table has removed you. Open a table of your own, or watch another one.

table-time-out = The time of { $seat } is out: a bot plays on.
table-free = { $who } has lost the seat: the owner of the table has freed it.
table-mute = The owner of the table has muted { $who }.
table-unmute = The owner of the table lets { $who } speak again.
table-remove = The owner of the table has removed { $who }.
table-chat-seats = From now on only those who play may write in the chat.
table-chat-all = Everyone may write in the chat again.


## How the game ended, and what is counted

measure-points = Points
measure-points-count = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ending-tie-shared = { $first } and { $second } are equal in everything that counts ({ $count }) and share the victory.
ending-tie-equal = { $first } and { $second } are equal in everything that counts ({ $count }) and share place { $place }.
ending-turning-lead = { $seat } takes the lead and keeps it to the end.
ending-turning-step = { $seat } is never behind. This is the biggest step: +{ $by }.
ui-course-of-game = The course of the game
ui-what-is-counted = What is counted
ui-count-at-once = Count at once
ui-turning-point = The turning point
ui-see-it-again = See it again
ui-watch-again = Watch it again
ui-look-at-table = Look at the table
ui-show-ending = Show the ending
ui-bred-by = Bred by { $player }
ui-save-picture = Save as a picture
ui-picture-failed = This browser could not make the picture. A screenshot will do.
ui-family-album = The family album
ui-family-album-text = Every life, page by page
ui-speed = Speed
ui-speed-slow = Slowly
ui-speed-normal = Step by step
ui-speed-lapse = Time-lapse
ui-jump-to-turn = Go to

## Waiting for people

ui-share = Share
ui-qr-code = QR code
ui-invitation = Join me for a game of { $game }!
ui-players-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-usual-rules = The usual rules
ui-what-is-this-game = What is this game?
ui-link-this-machine = This link works only on this machine. For others, open this page at the address of the machine in your network, or put the server where everybody can reach it.
ui-link-this-network = This link works only in your own network.
ui-invited = You are invited to a game
ui-invited-to = You are invited: { $game }
ui-name-before-seat = What shall the others call you?
ui-sit-down = Sit down
ui-turn-of = It is { $player }’s turn


## The coach

ui-coach = Coach
ui-coach-text = A note at your decisions when something is worth knowing. Only where you play against bots.
ui-coach-says = Coach: { $note }
ui-coach-comes = The coach speaks when something is worth knowing.
ui-coach-goes = The coach is silent now.
ui-coach-not-here = The coach speaks only where you play alone against bots.


## Cards and boards

ui-need-more = Needs { $count } more food
ui-pair-card = Pair card


## Watching the others play

ui-pace = Pace of the others’ moves
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-fast = Fast
ui-pace-instant = Instant
ui-skip = Skip
ui-skip-text = To now. A tap or a key anywhere on the table does the same.
ui-since-last-move = Since your last move
ui-newest = Newest


## Settings of looks and sound, and the keys

ui-volume = Volume
ui-text-size = Text size
ui-contrast = Contrast
ui-contrast-normal = Soft
ui-contrast-high = High
ui-keys = Keys
ui-keys-text = Every game can be played without a mouse.
ui-keys-tab = from one part of the table to the next
ui-keys-arrows = inside a part
ui-keys-enter = choose, or do what is chosen
ui-keys-number = choose by number; with a complete move, 1 makes it
ui-keys-escape = one step back, or close what is open
ui-keys-list = list of all moves
ui-keys-why = on a thing: what it is, and why not; elsewhere: these keys
ui-keys-undo = take back your last move
ui-keys-jump = go to what needs you
ui-keys-log = hear the newest line of the log
ui-keys-clock = hear the clocks
ui-keys-coach = let the coach speak, or be silent
ui-keys-steps = in a replay: one step forward, one step back
ui-keys-turns = in a replay: one turn forward, one turn back
ui-keys-plays = in a replay: play or pause
ui-keys-skip = while the others’ moves are shown: any key skips to now


## Without a connection

ui-offline = You are offline
ui-offline-text = The table is on a server that cannot be reached right now. Your games are safe there. This page opens again by itself as soon as there is a connection.
ui-try-again = Try again
ui-coach-thanks = I see
ui-coach-enough = Enough notes
ui-coach-offer = Such notes in my games against bots, too

## The guide to a game
ui-how-to-play = How to play
ui-numbered-rules = Numbered rules
ui-contents = Contents
ui-rule-number = Rule { $rule }
ui-rules-found = { $count ->
        [one] { $count } place, the best first
       *[other] { $count } places, the best first
    }
ui-print = Print
ui-guide-print = Open as a page to print
ui-guide-also = Also explain:
ui-only-with = Only with { $options }
ui-no-guide = There is no guide to this game.


## Lessons

lesson-not-now = That is allowed, but not what this is about. Try what the pencil points at, or press “Show me”.
lesson-over = This lesson is done.
ui-learn = Learn in four minutes
ui-learn-more = Lessons
ui-learn-title = Learn { $game }
ui-learn-text = Begin with the first lesson; after that take them in any order. Every wrong try is explained, nothing can be lost.
ui-learn-offer = New to this game? The first lesson takes four minutes.
ui-learn-first = Learn it first
ui-learn-no = No, thank you
ui-lesson-begin = Begin
ui-lesson-again = Once more
ui-lesson-done = done
ui-lesson-step = { $step } of { $count }
ui-lesson-next = Next
ui-lesson-back = Back
ui-lesson-show = Show me
ui-lesson-close = Got it
ui-lesson-leave = Leave the lesson
ui-lesson-finished = Well done, that was this lesson.
ui-lesson-following = Next: { $name }
ui-lessons-all = All lessons


## Choosing, and what it leads to

ui-choose-deed = Now choose what to do.
ui-choose-next-or-deed = Now choose { $things }, or something else to do.
list-or = { $head } or { $last }
next-number = how many
next-seat = a player
ui-can-be-chosen-now = This can be chosen now.
ui-begins-another = If you choose it, you begin another move.
ui-or-else = – or:
ui-ahead-more = and { $count } more
ui-ahead-nothing = Nothing more than it says.
ui-mean-it = First choose “{ $word }”: nobody should do that by mistake.


## Faces: whom one plays against

ui-play-against = You play against
ui-play-against-text = Play now invites them to the table.
ui-play-against-here = All bots at this table. Each seat can have another.

## Hints and review

verdict-clearly-best = clearly the best
verdict-best = the best
verdict-one-of-the-best = as good as anything
verdict-only-move = the only move there is
verdict-as-good = just as good
verdict-little-weaker = a little weaker
verdict-weaker = weaker
verdict-gives-away-third = throws away a third of the chances
verdict-gives-away-half = throws away half of the chances
verdict-gives-away-most = throws away most of the chances
ui-hint = Hint
ui-hint-text = What Darwin would do in your place. Only where you play against bots.
ui-hint-title = What Darwin would do
ui-hint-title-then = What Darwin would have done as { $player }
ui-hint-thinking = Darwin is thinking …
ui-hint-none = No hint has come. Try again in a moment.
ui-hint-not-here = There are hints only where you play alone against bots.
ui-hint-line = { $move }: { $verdict }
ui-hint-show = Show it on the table
ui-hint-close = Thank you
ui-keys-hint = hint: what Darwin would do
ui-worth = wins about { $percent } in 100
reject-not-alone = Hints are only for games in which all others are bots.
error-no-thought = The server has no time to think about this now. Try again in a moment.
ui-review = Review
ui-review-game = Review the game
ui-review-text = How likely everybody was to win, where the game turned, what was luck and what was choice. It takes about a minute.
ui-review-progress = Thinking the game over: { $done } of { $of } decisions
ui-review-chances = Chances to win
ui-review-chances-text = In 100 games like this one, each as that player could know it at the time.
ui-review-turning = Where it turned
ui-review-calm = No single moment turned this game.
ui-review-parts = Luck and choices
ui-review-parts-text = By how much they moved the chance to win. What is left is the others’ doing, and the three make up the whole change.
ui-review-player = player
ui-review-luck = luck
ui-review-choices = own choices
ui-review-others = the others
ui-review-whole = in all
ui-turned = { $player }: from { $before } to { $after } in 100
ui-turned-luck = Luck decided.
ui-turned-choice = A weak choice by { $mover }.
ui-turned-play = That is how the play went.
ui-better-was = Better: { $move }.
ui-review-missed = The best move missed by { $player } (decision { $at }): { $move }
review-much-luck = much luck
review-some-luck = some luck
review-no-luck = neither good luck nor bad
review-some-bad-luck = some bad luck
review-much-bad-luck = much bad luck
review-no-weak-choice = hardly a weak choice
review-few-weak-choices = a few weak choices
review-many-weak-choices = many weak choices
