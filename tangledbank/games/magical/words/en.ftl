# English: Evolution of Magical Creatures. All texts are our own.


## Properties (MAG-1.3). .short is the line on a small card.

property-vampire = Vampire
    .short = Attack: the target loses 1 ♦
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
    .short = Burns a property for 1 more ♦
property-scorching-text = Once per turn, when it gains energy from the source or by an attack and has fewer than 4, you may discard 1 of its properties for 1 more energy.
property-greedy = Greedy
    .short = Takes 2 ♦, then falls asleep
property-greedy-text = Takes 2 energy at once from the source if it can, and then falls asleep.
property-small = Small
    .short = Transmutes with 3 ♦
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
    .short = An attacker loses 1 ♦
property-spiky-text = After an attack on it, successful or not, the attacker loses 1 energy.
property-omnivorous = Omnivorous
    .short = Takes ♦ from any upper part
property-omnivorous-text = May take energy from the upper part of any source.
property-wise = Wise
    .short = 1 more card each round
property-wise-text = You draw 1 more card at the end of the round.
property-generous = Generous
    .short = Gives an ally 1 ♦ when it transmutes
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
ui-shadow-record = Against the Shadow: { $won } won, { $lost } not won
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
ui-for-everybody = for every creature
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
