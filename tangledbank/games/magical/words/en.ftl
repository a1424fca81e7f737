# English: Evolution of Magical Creatures. All texts are our own.


## Properties (MAG-1.3). .short is the line on a small card.

property-vampire = Vampire
    .short = Attack: the target loses 1 ♦
property-vampire-text = Attack: the target loses 1 energy. If it had any, this creature gains 1.
property-fire-breathing = Fire-breathing
    .short = Attack: the target loses a property
property-fire-breathing-text = Attack: the target loses 1 property of your choice. If it had any, this creature gains 1 energy.
property-soporific = Soporific
    .short = Attack: the target falls asleep
property-soporific-text = Attack: the target falls asleep. If it was awake, this creature gains 1 energy.
property-scary = Scary
    .short = Silences another creature for a turn
property-scary-text = When activated, before its action: choose another creature that has properties. They do not work until the end of the turn.
property-annoying = Annoying
    .short = Wakes another, then falls asleep
property-annoying-text = When activated, before its action, once per round: wake another creature. This one falls asleep at the end of the turn.
property-metamorph = Metamorph
    .short = Swaps a property with your hand
property-metamorph-text = When activated, before its action: take another property card of this creature into your hand and put a card from your hand in its place, or turn the card to its other half.
property-scorching = Scorching
    .short = Burns a property for 1 more ♦
property-scorching-text = Once per turn, when it gains energy from the source or by an attack and has fewer than 4, you may discard 1 of its properties for 1 more energy.
property-greedy = Greedy
    .short = Takes 2 ♦, then falls asleep
property-greedy-text = Takes 2 energy at once from the source if it can, and then falls asleep.
property-small = Small
    .short = Transmutes with 3 ♦
property-small-text = May transmute with 3 energy if it has at most 3 properties, this one included.
property-astral = Astral
    .short = Fights only with astral creatures
property-astral-text = Can attack only astral creatures, and only they can attack it.
property-flying = Flying
    .short = Attackers need fewer properties
property-flying-text = Only a creature with fewer properties can attack it.
property-invisible = Invisible
    .short = Safe while it sleeps
property-invisible-text = Cannot be attacked while it sleeps.
property-spiky = Spiky
    .short = An attacker loses 1 ♦
property-spiky-text = After an attack on it, successful or not, the attacker loses 1 energy.
property-omnivorous = Omnivorous
    .short = Takes ♦ from any upper part
property-omnivorous-text = May take energy from the upper part of any source.
property-wise = Wise
    .short = 1 more card each round
property-wise-text = You draw 1 more card at the end of the round.
property-generous = Generous
    .short = Gives an ally 1 ♦ when it transmutes
property-generous-text = When it transmutes, another of your creatures may gain 1 energy.


## Sources (MAG-1.5)

source-thorn-thicket = Thorn Thicket
source-thorn-thicket-text = Light gathers where the thorns are closest. Spines do not mind them.
source-mist-lake = Lake of Mists
source-mist-lake-text = The best of it lies where nobody can be seen.
source-wind-peak = Peak of Winds
source-wind-peak-text = Some of its crystals lie where no path leads.
source-star-well = Star Well
source-star-well-text = It reflects a sky that is not above it.
source-moon-mirror = Moon Mirror
source-moon-mirror-text = Look into it as one creature, and walk away as another.
source-bellflowers = Ringing Bellflowers
source-bellflowers-text = They ring until somebody wakes up.
source-howling-hollow = Howling Hollow
source-howling-hollow-text = What howls in there retreats only from something worse.
source-oak-of-knowledge = Oak of Knowledge
source-oak-of-knowledge-text = It has read every book that was ever made of its kin.
source-heart-of-forest = Heart of the Forest
source-heart-of-forest-text = It gives to all alike.
source-dragon-geyser = Dragon Geyser
source-dragon-geyser-text = A dragon sleeps below, and breathes out more than it needs.
part-lower = lower part
part-upper = upper part


## The game on the shelf

game-magical = Evolution of Magical Creatures
game-magical-text = Raise creatures of legend and fill them with energy, alone or together.


## Creatures: $id is the number, $owner a player. .start is for the beginning of a sentence.

creature = { $side ->
        [shadow] the Shadow’s creature { $id }
       *[player] { $owner-whose ->
            [own] creature { $id }
           *[other] { $owner }’s creature { $id }
        }
    }
    .start = { $side ->
        [shadow] The Shadow’s creature { $id }
       *[player] { $owner-whose ->
            [own] Creature { $id }
           *[other] { $owner }’s creature { $id }
        }
    }
creature-unknown = creature { $id }
    .start = Creature { $id }
laid-unknown = a property


## Options (MAG-0.4)

option-quartet = Quartet
option-quartet-text = Four transmutations win instead of three. For 2 or 3 players.
option-solo-shadow = The Shadow
option-solo-shadow-text = Alone you play against the Shadow.
option-solo-shadow-value-auto = if one plays alone
option-solo-shadow-value-true = yes
option-solo-shadow-value-false = no
option-first-player = First player
option-first-player-text = Who begins the first round. Alone it is always the Shadow.
option-first-player-value-random = at random
option-max-rounds = Last round
option-max-rounds-text = If nobody has won by then, the game is a draw. Real games are much shorter.


## Moves: a sentence for the confirm bar and the list of moves

move-keep = Keep your hand
move-exchange = Discard your whole hand and draw as many cards
move-exchange-count = { $count ->
        [one] Discard your only card and draw a new one
       *[other] Discard all { $count } cards and draw { $count } new ones
    }
move-skip = Skip this step
move-create = Lay the card { $card } face down as a new creature
move-add = Give { $half } to { $creature }
move-activate = Activate { $creature }
move-metamorph = Take { $old } into your hand and put { $half } in its place
move-turn = Turn the card with { $old } to its other half
move-turn-new = Turn the card with { $old }: { $new } takes its place
move-scare = Scare { $target }: its properties do not work this turn
move-wake = Wake { $target }, and fall asleep at the end of the turn
move-gain = Take energy from the { $part }
move-gain-amount = { $amount ->
        [1] Take 1 energy from the { $part }: { $energy } of 4
       *[2] Take 2 energy, the first from the { $part }, and fall asleep: { $energy } of 4
    }
move-transmute = Transmute the creature
move-transmute-tokens = { $tokens ->
        [one] Transmute the creature: your first token
       *[other] Transmute the creature: { $tokens } tokens
    }
move-attack = Attack { $target }
move-sleep = Fall asleep
move-apply = Use { $power }
move-apply-burnt = Use { $power } and burn { $burnt }
move-stop = End the attack
move-burn = Discard { $burnt } for 1 more energy
move-give = { $ally-start } gains 1 energy
move-decline = Do nothing


## Short labels of what can be chosen, for buttons

choose-keep = Keep the hand
choose-exchange = Exchange the hand
choose-skip = Skip
choose-create = New creature
choose-metamorph = Swap a property
choose-turn = Turn a card
choose-scare = Scare
choose-wake = Wake
choose-gain = Take energy
choose-transmute = Transmute
choose-attack = Attack
own-attack = One of your own
own-scare = One of your own
choose-sleep = Fall asleep
choose-stop = End the attack
choose-decline = Do nothing


## Questions: to the player who is asked, and what the others read

question-exchange = A new round: keep your hand, or exchange all of it.
question-exchange-other = { $asked } is choosing whether to exchange the hand.
question-create = Step 1: lay a card face down as a new creature, or skip.
question-create-other = { $asked } may create a creature.
question-add = Step 2: give one of your creatures a property, or skip.
question-add-other = { $asked } may add a property.
question-activate = Step 3: which creature do you activate?
question-activate-other = { $asked } is choosing a creature to activate.
question-act = { $creature-start } is activated. What does it do?
question-act-other = { $asked } is choosing what { $creature } does.
question-second-part = { $creature-start } is greedy. Where does the second energy come from?
question-second-part-other = { $asked } is choosing where the second energy comes from.
question-scorch = { $creature-start } may burn one of its properties for 1 more energy.
question-scorch-other = { $asked } may burn a property of { $creature }.
question-apply = { $creature-start } attacks { $target }. Which property does it use next?
question-apply-other = { $creature-start } attacks { $target }: { $asked } is choosing a property.
question-generous = { $creature-start } was generous: which of your creatures gains 1 energy?
question-generous-other = { $asked } is choosing who gains 1 energy.


## Events: lines of the log

event-round-begins = Round { $round } begins. { $source }: lower part { $lower }, upper part { $upper }.
event-goes-first = { $seat } goes first.
event-keeps-hand = { $seat } keeps the hand.
event-exchanges-hand = { $count ->
        [one] { $seat } discards the whole hand: { $count } card.
       *[other] { $seat } discards the whole hand: { $count } cards.
    }
event-draws = { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
event-reshuffles = { $count ->
        [one] The deck is empty: { $count } discarded card becomes the deck.
       *[other] The deck is empty: { $count } discarded cards are shuffled.
    }
event-round-ends = Round { $round } is over.
event-turn-begins = { $seat }’s turn.
event-creates = { $seat } creates creature { $creature-id }.
event-adds = { $seat } gives { $property } to { $creature }.
event-nothing-awake = { $seat } has no creature awake.
event-activates = { $creature-start } is activated.
event-metamorphs = { $creature-start } exchanges { $old } for { $new }.
event-turns-card = { $creature-start } turns a card: { $new } instead of { $old }.
event-scares = { $creature-start } scares { $target }: its properties do not work this turn.
event-wakes = { $creature-start } wakes { $target }.
event-takes-energy = { $creature-start } takes 1 energy from the { $part }.
event-falls-asleep = { $creature-start } falls asleep.
event-transmutes = { $creature-start } transmutes: token number { $tokens }.
event-gives = { $creature-start } was generous: { $ally } gains 1 energy.
event-attacks = { $creature-start } attacks { $target }!
event-drains = { $creature-start } uses { property-vampire }: { $target } loses 1 energy.
event-burns-property = { $creature-start } burns { $property } of { $target }.
event-lulls = { $creature-start } puts { $target } to sleep.
event-fails = { $creature-start } uses { $property } on { $target } in vain.
event-gains-energy = { $creature-start } gains 1 energy.
event-scorches = { $creature-start } burns its own { $property } for 1 more energy.
event-pricks = { $target-start } is spiky: { $creature } loses 1 energy.
event-wins = { $seat } has { $tokens } tokens and wins!
event-shadow-wins = { $creature-start } has transmuted: the Shadow wins.
event-rounds-are-over = Round { $round } was the last: nobody has won.
event-shadow-goes-first = The Shadow goes first.
event-shadow-begins = The Shadow’s turn.
event-shadow-creates = None of the Shadow’s creatures is awake: the top card of the deck becomes { $creature }.
event-shadow-has-no-card = There is no card left for the Shadow to draw.
event-shadow-active = { $creature-start } has the most energy ({ $energy }) of those awake and is activated.
event-shadow-active-choice = Several awake creatures have the most energy ({ $energy }). Choice card { $choice }: { $creature } is activated.
event-shadow-draws = The Shadow turns up { $one } / { $two }. Choice card { $choice }: { $property }.
event-shadow-adds = { $creature-start } gets { $property }.
event-shadow-adds-right = The activated creature has { $property } already, so { $creature } to its right gets it.
event-shadow-discards = Neither the activated creature nor the one to its right can take { $property }: the card is discarded.
event-shadow-wakes = { $creature-start } is annoying and wakes { $target }, the only sleeping creature of the Shadow.
event-shadow-wakes-choice = { $creature-start } is annoying. Choice card { $choice }: it wakes { $target }.
event-shadow-target = { $creature-start } aims at { $target }, the only target there is.
event-shadow-target-choice = { $creature-start } looks for a target. Choice card { $choice }: { $target }.
event-shadow-no-target = { $creature-start } has nobody to attack.
event-shadow-is-kept-off = No attack: { $property } protects { $target } from { $creature }.
event-shadow-would-fail = No attack: nothing that { $creature } does would have an effect on { $target }.
event-shadow-picks = Only { $property } can be lost: { $creature }.
event-shadow-picks-choice = Choice card { $choice } picks { $property } of { $creature }.
event-shadow-rests = { $creature-start } finds nothing to do.
event-shadow-reshuffles = All { $count } choice cards have been turned: they are shuffled again.


## Refusals: why not, and what would help

refusal-exchange-first = First say whether you keep your hand or exchange it.
refusal-exchange-is-over = Hands are exchanged only at the start of a round.
refusal-create-first = Not yet: a turn goes new creature, new property, activation. Finish this step or skip it.
refusal-step-is-over = That step of your turn is over. It comes again next turn.
refusal-not-now = Not now. Answer the current question first.
refusal-not-in-hand = This card is not in your hand.
refusal-no-such-half = The card does not have { $half }.
refusal-no-such-creature = There is no such creature on the table.
refusal-not-your-creature = You can give properties only to your own creatures.
refusal-has-property = No creature can have the same property twice. Choose another one.
refusal-must-activate = You have a creature awake, so you must activate one. It may simply fall asleep.
refusal-activate-your-own = You can activate only your own creatures.
refusal-is-asleep = { $last-start } is asleep and cannot be activated. It wakes when the round ends, or when another creature wakes it.
refusal-is-activated = A creature is activated already. You cannot change to another one.
refusal-used-in-activation = The activated creature has used this property already. Once per activation is the limit.
refusal-must-act = The activated creature must do something now: gain, transmute, attack or fall asleep.
refusal-needs-property = The activated creature cannot reach the upper part: that needs the property named there, or { property-omnivorous }.
refusal-part-is-empty = There is no energy left on the { $part } of the source.
refusal-scale-is-full = The activated creature is full: it has 4 energy. It can transmute.
refusal-too-little-energy = To transmute, a creature needs 4 energy; with { property-small } and at most 3 properties, 3.
refusal-too-many-properties = The activated creature is small but has more than 3 properties, so it needs 4 energy.
refusal-no-attack-property = The activated creature has no attack property: { property-vampire }, { property-fire-breathing } or { property-soporific }.
refusal-not-itself = A creature cannot do this to itself. Choose another one.
refusal-no-such-target = There is no such creature on the table.
refusal-target-is-astral = { $last-start } is astral: only an astral creature can attack it.
refusal-attacker-is-astral = The activated creature is astral and can attack only creatures that are astral right now.
refusal-target-is-flying = { $last-start } is flying: only a creature with fewer properties can attack it.
refusal-target-is-invisible = { $last-start } is invisible and asleep: it cannot be attacked until it wakes.
refusal-must-apply-one = An attack uses at least one attack property. Choose it.
refusal-attack-goes-on = An attack is under way. Use an attack property; after the first you may end it.
refusal-not-its-power = This is not an attack property of the attacker.
refusal-applied-already = This attack property has been used in this attack already.
refusal-name-the-property = Choose which property of the target is burnt.
refusal-not-to-burn = { property-fire-breathing } burns a property of the attacked creature, and only that.
refusal-not-metamorph = The activated creature does not have { property-metamorph }.
refusal-metamorph-stays = { property-metamorph } cannot exchange itself. Choose another property.
refusal-not-its-property = Only a property of the activated creature can be exchanged.
refusal-not-scary = The activated creature does not have { property-scary }.
refusal-nothing-to-scare = { $last-start } has no properties, so there is nothing to suppress.
refusal-not-annoying = The activated creature does not have { property-annoying }.
refusal-annoyed-this-round = The activated creature has woken another one this round already. Once per round is the limit.
refusal-is-awake = { $last-start } is awake. Only a sleeping creature can be woken.
refusal-not-to-scorch = Only a property of the scorching creature itself can be burnt.
refusal-second-is-due = A greedy creature takes 2 energy. Choose where the second one comes from.
refusal-not-an-ally = The gift is for another creature of your own.
refusal-ally-is-full = { $last-start } has 4 energy already. Choose another creature.
refusal-gift-is-open = First choose who gains the energy, or nobody.


## How the game ends (MAG-5.5)

ending-goal = The goal was reached.
ending-shadow = The Shadow has transmuted a creature.
ending-max-rounds = The last round is over.


## Steps of a round and of a turn

phase-exchange = Exchange
phase-exchange-text = At the start of a round everybody may exchange the whole hand.
phase-create = New creature
phase-create-text = You may lay one card face down as a new creature.
phase-add = New property
phase-add-text = You may put one card under a creature of your own as a property.
phase-act = Activation
phase-act-text = One creature that is awake is activated and acts.


### browser

## Words that only the page says

ui-shadow = The Shadow
ui-shadow-text = It plays by rule: its cards and its choice cards decide. It wins as soon as it transmutes one creature.
ui-shadow-deeds = What the Shadow did
ui-shadow-record = Won { $won } of { $games }
ui-start-over = Start over
ui-start-over-sure = Leave this game and start a new one
ui-round = Round { $round }
ui-source = Source of energy
ui-sources-left = { $count ->
        [0] No source has yet to appear for the first time
        [one] { $count } source is still to come
       *[other] { $count } sources are still to come
    }
ui-sources-seen = Under the deck, in this order: { $sources }
ui-for-everybody = for all
ui-for-property = { $property }
ui-piles = Piles
ui-discard-count = { $count ->
        [0] The discard pile is empty
        [one] { $count } card in the discard pile
       *[other] { $count } cards in the discard pile
    }
ui-choices-count = { $count ->
        [0] All choice cards have been turned
        [one] { $count } choice card left
       *[other] { $count } choice cards left
    }
ui-choices-text = Wherever the Shadow has several possibilities, the number on the next choice card counts them off from the left.
ui-choices-turned = Turned since the last shuffle: { $numbers }.
ui-property-deck-text = When it is empty, the discard pile is shuffled and becomes the deck.
ui-race = Transmutations
ui-tokens-of = { $player }: { $tokens } of { $goal } transmutations
ui-tokens-count = { $tokens } of { $goal } transmutations
ui-transmutations = Transmutations
ui-energy-left = Energy on creatures
ui-creatures-left = Creatures on the table
ui-creatures-count = { $count ->
        [0] no creatures
        [one] { $count } creature
       *[other] { $count } creatures
    }
ui-no-creatures = No creatures here
ui-new-cards = { $count ->
        [one] draws { $count } card if the round ends now
       *[other] draws { $count } cards if the round ends now
    }
ui-hand-outlook = { $count ->
        [one] If the round ended now, you would draw { $count } card.
       *[other] If the round ended now, you would draw { $count } cards.
    }
ui-new-creature = New creature
ui-property-card-text = Lay it face down as a new creature, or put it under a creature of your own with one half in force.
ui-everybody-knows = everybody knows this card
ui-known-card = In this hand
ui-its-own-card = Its own card
ui-other-half = The other half of the card
ui-energy-of = energy { $energy } of { $cells }
ui-asleep = asleep
ui-awake = awake
ui-is-active = activated
ui-silenced = does not work this turn
ui-used-already = already used
ui-can-transmute = has enough energy to transmute
ui-can-attack = Can attack
ui-can-be-attacked-by = Can be attacked by


## How the game ended, and what is counted

ui-nth-turn = Round { $turn }
measure-tokens = Transmutations
measure-energy = Energy
measure-creatures = Creatures
measure-tokens-count = { $count ->
        [one] { $count } transmutation
       *[other] { $count } transmutations
    }
ending-tie-energy = { $count ->
        [one] { $first } and { $second } both have { $count } transmutation. { $first } has more energy: { $more } against { $less }.
       *[other] { $first } and { $second } both have { $count } transmutations. { $first } has more energy: { $more } against { $less }.
    }
ending-tie-creatures = { $count ->
        [one] { $first } and { $second } both have { $count } transmutation. Their energy is equal too, but { $first } has more creatures: { $more } against { $less }.
       *[other] { $first } and { $second } both have { $count } transmutations. Their energy is equal too, but { $first } has more creatures: { $more } against { $less }.
    }
ending-shadow-wins = The Shadow wins.
ui-creature-number = Creature { $number }


## What a coach says

advice-what-exchange = A round begins with a new source of energy. You may keep your hand or exchange all of it once.
advice-what-create = A card laid face down becomes a creature. A creature with energy brings you a card at the end of the round.
advice-what-add = A card under a creature gives it one of its two properties, at once. The other half does not count.
advice-what-activate = Every turn one of your awake creatures acts. With 4 energy it can transmute, and transmutations win the game.
advice-what-act = The creature takes energy, attacks, transmutes or sleeps. What works on activation comes before that.
advice-what-second-part = A greedy creature takes two energy at once. Take from the part that others can reach too.
advice-what-scorch = You may burn a property for one more energy. Do so when that brings the transmutation nearer.
advice-what-apply = Each attack property is used once, in any order. Every one that succeeds brings 1 energy.
advice-what-generous = Your creature leaves a gift: another of yours gains 1 energy.
advice-the-shadow = The Shadow wins with a single transmutation, you need three. It acts after each turn of yours, so keep its creatures weak.
advice-few-creatures = Alone, a few strong creatures are better than many: every turn that you take gives the Shadow one, too.
advice-poor-source = The source has only { $energy } energy for all who are awake. Be early, or win energy by attacks.
advice-opens = { $property } would open the upper part of the source to { $creature }.
advice-shields = { $attacker-start } could attack { $creature }. { $property } would keep it off.
advice-nearer = With { $property } { $creature } needs less for a transmutation. Still missing then: { $missing }.
advice-stays-small = { $creature-start } is small and has 3 properties. A fourth one, and it needs 4 energy again.
advice-ready = { $creature-start } has energy enough. Activate it and let it transmute.
advice-wins = { $creature-start } can transmute, and with that you win. Activate it!
advice-transmute-now = { $creature-start } can transmute now. Who waits may be robbed or put to sleep.
advice-good-attack = An attack on { $target } brings { $creature } energy: { $gain }. Afterwards it sleeps.
advice-take-energy = There is energy in the source, and { $creature } still lacks { $missing }.
advice-can-wake = Before it acts, { $creature } can wake { $target }. Later it falls asleep itself.
advice-ends-round = { $creature-start } is the last one awake. When it sleeps, the round is over and new cards and energy come.
advice-shadow-near = { $creature-start } is about to win for the Shadow. Missing energy: { $missing }. Attack it or put it to sleep.
advice-rival-near = { $creature-start } is close to a transmutation. Missing energy: { $missing }.
advice-may-be-attacked = { $attacker-start } could attack { $creature }, which has energy to lose.


## What a move leads to

ahead-wins = That is token number { $tokens }: you win!
ahead-tokens = That is token number { $tokens }.
ahead-gift = Then another creature of yours gains 1 energy.
ahead-fails = { $property } fails against it.
ahead-succeeds = { $property } succeeds: 1 energy for you.
ahead-spiky = { $target-start } is spiky: your creature loses 1 energy.
ahead-energy = { $creature-start } will have { $energy } energy.
ahead-part-left = { $count ->
        [0] Nothing is left there.
       *[other] Energy that is left there: { $count }.
    }
ahead-ends-round = Nobody else is awake: this ends the round.
ahead-falls-asleep = { $creature-start } falls asleep afterwards.
ahead-only-sleeps = { $creature-start } can do nothing now but fall asleep.
ahead-new-hand = { $count ->
        [one] You discard your card and draw { $count }.
       *[other] You discard your cards and draw { $count }.
    }
ahead-missing = For a transmutation { $creature } will lack { $energy } energy.
ahead-becomes = It becomes { $property }.


## What comes next

next-card = a card
next-property = one of its properties
next-creature = { $whose ->
        [own] one of your creatures
        [other] an opponent’s creature
       *[any] a creature
    }
next-laid = a property
next-part = a part of the source
next-attack-target = a creature to attack
next-scare-target = a creature to scare
next-wake-target = a creature to wake
next-metamorph-old = the property to take back
next-metamorph-card = the card that replaces it
next-turn-old = the card to turn
next-apply-burnt = the property to burn


## What a touch does

verb-create = becomes a creature
verb-add = gets the property
verb-metamorph = swap
verb-turn = turn
verb-scare = scare
verb-wake = wake
verb-attack = attack
verb-apply = burn

## Natural history: one true line for each

lore-property-vampire = Vampire bats share the blood they have drunk with hungry neighbours.
lore-property-fire-breathing = The bombardier beetle sprays its enemies with a liquid as hot as boiling water.
lore-property-soporific = The juice of poppies has put people to sleep for more than four thousand years.
lore-property-scary = A peacock butterfly opens two staring eyes on its wings, and birds take fright.
lore-property-annoying = Crows pull eagles by the tail to make them drop their food.
lore-property-metamorph = In the pupa most of a caterpillar dissolves and is built up again.
lore-property-scorching = Salamanders crept out of burning logs, so people thought that they lived in fire.
lore-property-greedy = A jay hides several thousand acorns in a single autumn.
lore-property-small = On Sicily lived elephants a metre high; their skulls may have become the Cyclops.
lore-property-astral = Dung beetles find their way at night by the Milky Way.
lore-property-flying = Quetzalcoatlus flew on wings ten metres wide and stood as tall as a giraffe.
lore-property-invisible = A glass frog hides its blood in its liver while it sleeps, and turns clear as glass.
lore-property-spiky = A hedgehog wears some five thousand spines.
lore-property-omnivorous = Tyres and number plates have been found in the stomachs of tiger sharks.
lore-property-wise = A raven thinks ahead: it keeps a tool that it will need tomorrow.
lore-property-generous = Dolphins hold a sick companion up at the surface so that it can breathe.
