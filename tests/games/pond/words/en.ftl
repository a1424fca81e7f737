# English: Pond. All texts are our own.


## The game on the shelf

game-pond = Pond
game-pond-text = A frog, seven leaves and something that buzzes: a very small game.


## Options

option-days = Days
option-days-text = How long the game lasts.
option-drought = Drought
option-drought-text = Only half of the insects come, and the pond lasts four days at most.
option-weather = Weather
option-weather-text = In a storm insects are harder to catch.
option-weather-value-mild = mild
option-weather-value-stormy = stormy
option-first-player = First player
option-first-player-text = Who begins every day.
option-first-player-value-random = by lot


## Insects

hex = { $name }
insect-fly = Fly
insect-gnat = Gnat
insect-dragonfly = Dragonfly
lore-insect-fly = A fly tastes with its feet.
lore-insect-gnat = Gnats dance in swarms, and nearly all of the dancers are males.
lore-insect-dragonfly = A dragonfly can beat each of its four wings on its own.


## Moves, and the labels of what one chooses for them

move-hop = Hop to { $to }
move-hunt = Hunt: { $card }
move-rest = Rest and draw a card
move-roll = The die shows { $pips }
choose-rest = Rest


## Questions

question-act = Hop, hunt or rest.
question-act-other = { $asked } is choosing what to do.
question-hunting = The die is rolled for the hunt.
question-hunting-other = The die is rolled for the hunt.


## Events

event-day-begins = Day { $day } begins.
event-hops = { $seat } hops to { $to }.
event-hunts = { $seat } hunts: { $insect }.
event-catches = { $insect } caught with a { $pips }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $seat }.
event-misses = { $insect } gets away from { $seat }: the die shows { $pips }.
event-draws = { $seat } rests and draws a card.
event-draws-insect = { $seat } rests and draws a card: { $insect }.
event-rests = { $seat } rests. There are no cards left.


## Refusals

refusal-too-far = That leaf is not beside yours.
refusal-leaf-taken = A frog sits there already.
refusal-not-in-hand = You do not have that card.
refusal-only-in-the-middle = A dragonfly can be hunted only from the leaf in the middle.


## The board

ui-pond = The pond
ui-pond-day = Day { $day } of { $days }
ui-pond-deck = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
ui-pond-side = { $player } on { $leaf }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, points: { $points }
ui-pond-frog = { $leaf }, the frog of { $player }


## How the game ended, and what is counted

ui-nth-turn = Day { $turn }
measure-cards = Cards
ending-days = The last day is over.

## What a coach says

advice-what-act = On every day you act once: hop, hunt with a card, or rest to draw one. Caught insects are points.
advice-hop-to-the-middle = { $card } is hunted from the middle leaf only. Hop there first.
advice-empty-hand = You have no insect to hunt. Rest and draw a card.

## What a move leads to

ahead-odds = { $sides } of the six sides of the die catch it.


## What comes next

next-hex = a leaf
next-card = a card
