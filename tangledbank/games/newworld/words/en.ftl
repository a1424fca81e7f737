# English: Evolution: New World. Names of traits and areas follow NEW-1.4 and NEW-1.6 of docs/rules/newworld.md; all texts are our own.


## The game on the shelf

game-newworld = Evolution: New World
game-newworld-text = New lands, new neighbours: settle where your animals can live.


## Traits: names as terms, for use inside other texts. English needs no cases.

-trait-carnivorous = Carnivorous
-trait-fat = Fat
-trait-swimming = Swimming
-trait-massive = Massive
-trait-nocturnal = Nocturnal
-trait-sharp-sighted = Sharp-sighted
-trait-running = Running
-trait-horned = Horned
-trait-elusive = Elusive
-trait-repellent = Repellent
-trait-mimicking = Mimicking
-trait-camouflaged = Camouflaged
-trait-burrowing = Burrowing
-trait-flying = Flying
-trait-herding = Herding
-trait-poisonous = Poisonous
-trait-intelligent = Intelligent
-trait-scavenging = Scavenging
-trait-hoofed = Hoofed
-trait-adaptable = Adaptable
-trait-hibernating = Hibernating
-trait-thieving = Thieving
-trait-metamorphic = Metamorphic
-trait-communicating = Communicating
-trait-cooperating = Cooperating
-trait-mutualistic = Mutualistic
-trait-stagnant = Stagnant
-trait-adverse-mutation = Adverse Mutation
-trait-parasitized = Parasite-Infested


## Traits: names to show, and what each does

trait-carnivorous = { -trait-carnivorous }
trait-carnivorous-text = Needs 1 more food. Once per feeding phase it may attack another animal as your basic action; eating it brings up to 2 blue tokens. While it is hungry and can attack somebody, you cannot pass.
trait-fat = { -trait-fat }
trait-fat-text = Stores 1 spare food as a fat token, which stays from epoch to epoch. In the extinction phase stored fat can feed the animal. It may have several of these cards.
trait-swimming = { -trait-swimming }
trait-swimming-text = Only predators with { -trait-swimming } can attack it. It may take food and shelters in the Lakes.
trait-massive = { -trait-massive }
trait-massive-text = Needs 1 more food. Only predators with { -trait-massive } can attack it. It may take food and shelters in the Savanna.
trait-nocturnal = { -trait-nocturnal }
trait-nocturnal-text = Only predators with { -trait-nocturnal } can attack it. It may take food and shelters in the Caves.
trait-sharp-sighted = { -trait-sharp-sighted }
trait-sharp-sighted-text = As a predator it can attack animals with { -trait-camouflaged }.
trait-running = { -trait-running }
trait-running-text = When it is attacked, roll the die: on 4, 5 or 6 it gets away, and the predator gets nothing.
trait-horned = { -trait-horned }
trait-horned-text = When it is attacked, roll the die: on 5 or 6 the predator dies, and the attack is over.
trait-elusive = { -trait-elusive }
trait-elusive-text = When it is attacked, discard one of its traits: it survives, and the predator gets 1 blue token.
trait-repellent = { -trait-repellent }
trait-repellent-text = When it is attacked, you may discard this card: the attack is over, and the predator gets nothing.
trait-mimicking = { -trait-mimicking }
trait-mimicking-text = Once per feeding phase, when it is attacked, it sends the predator on to another of your animals that this predator can attack.
trait-camouflaged = { -trait-camouflaged }
trait-camouflaged-text = Only predators with { -trait-sharp-sighted } can attack it.
trait-burrowing = { -trait-burrowing }
trait-burrowing-text = While it is fed, it cannot be attacked.
trait-flying = { -trait-flying }
trait-flying-text = Only a predator with fewer traits than this animal can attack it.
trait-herding = { -trait-herding }
trait-herding-text = It can be attacked only by a player who has more predators than there are animals with { -trait-herding } on the whole table.
trait-poisonous = { -trait-poisonous }
trait-poisonous-text = A predator that eats it dies in the extinction phase.
trait-intelligent = { -trait-intelligent }
trait-intelligent-text = When it attacks, it may ignore one trait of its prey: a protection, a reaction or { -trait-poisonous }. Against two protections that is not enough.
trait-scavenging = { -trait-scavenging }
trait-scavenging-text = Whenever an animal dies in an attack, this one gets 1 blue token, if it can eat. Not together with { -trait-carnivorous }.
trait-hoofed = { -trait-hoofed }
trait-hoofed-text = When it takes a red token from an area, you may remove 1 more red token from the same area.
trait-adaptable = { -trait-adaptable }
trait-adaptable-text = It may take food and shelters in every part of every area.
trait-hibernating = { -trait-hibernating }
trait-hibernating-text = In the extinction phase you may discard this card: the hungry animal survives. Not in the last epoch.
trait-thieving = { -trait-thieving }
trait-thieving-text = Extra action, once per feeding phase: it steals 1 food token from another animal that has food but is still hungry.
trait-metamorphic = { -trait-metamorphic }
trait-metamorphic-text = Extra action, once per feeding phase: discard another trait of this animal and put a trait from your hand on it instead.
trait-communicating = { -trait-communicating }
trait-communicating-text = Pair. When one of the two takes a red token from an area, the other takes 1 red token from the same area, if it can. Once per turn.
trait-cooperating = { -trait-cooperating }
trait-cooperating-text = Pair. When one of the two gets food of any kind, the other gets 1 blue token, if it can eat. Once per turn.
trait-mutualistic = { -trait-mutualistic }
trait-mutualistic-text = Pair. One of the two is the ward: it cannot be attacked, but it gets no food while its partner is hungry.
trait-stagnant = { -trait-stagnant }
trait-stagnant-text = Needs 1 more food. Can be put on any animal, your own or not: it can receive no further traits.
trait-adverse-mutation = { -trait-adverse-mutation }
trait-adverse-mutation-text = Needs 1 more food. Only on other players’ animals: its protections do not work. A shelter and reactions to an attack still do.
trait-parasitized = { -trait-parasitized }
trait-parasitized-text = Needs 2 more food. Only on other players’ animals.


## Areas: .inside and .from are for sentences

area-unknown = an area
    .inside = in an area
    .from = from an area
area-steppe = Steppe
    .inside = in the Steppe
    .from = from the Steppe
area-steppe-text = Grass as far as the eye can see: the most food of all areas.
area-taiga = Taiga
    .inside = in the Taiga
    .from = from the Taiga
area-taiga-text = Cones, berries, and a place to hide under the firs.
area-mangrove-forest = Mangrove Forest
    .inside = in the Mangrove Forest
    .from = from the Mangrove Forest
area-mangrove-forest-text = Roots above the tide: little food, but a good hiding place.
area-rainforest = Rainforest
    .inside = in the Rainforest
    .from = from the Rainforest
area-rainforest-text = Fruit all year round, and leaves to vanish behind.
area-coast = Coast
    .inside = on the Coast
    .from = from the Coast
area-coast-text = Every tide sets the table for three.
area-swamps = Swamps
    .inside = in the Swamps
    .from = from the Swamps
area-swamps-text = Whenever an animal dies, 1 food grows here, up to 4. What is left stays for the next epoch; an empty swamp starts again with 1.
area-caves = Caves
    .inside = in the Caves
    .from = from the Caves
area-caves-text = Dark and safe, for those who find their way at night.
area-mountains = Mountains
    .inside = in the Mountains
    .from = from the Mountains
area-mountains-text = Sparse meadows between the rocks.
area-savanna = Savanna
    .inside = in the Savanna
    .from = from the Savanna
area-savanna-text = Tall trees, for those who are big enough to reach them.
area-desert = Desert
    .inside = in the Desert
    .from = from the Desert
area-desert-text = One cactus has to do for all.
area-lakes = Lakes
    .inside = in the Lakes
    .from = from the Lakes
area-lakes-text = Clear water full of weed, for those who can swim.
area-meadows = Meadows
    .inside = in the Meadows
    .from = from the Meadows
area-meadows-text = A little clover, and a hollow in the tall grass.
area-glaciers = Glaciers
    .inside = on the Glaciers
    .from = from the Glaciers
area-glaciers-text = Where nobody else lives, the plainest creatures find a place.
area-tundra = Tundra
    .inside = in the Tundra
    .from = from the Tundra
area-tundra-text = Lichen and dwarf willows under a wide sky.
access-no-traits = No traits


## How elements are called inside sentences
## $owner is a player's name, $owner-whose is "own" for the reader's own things and "other" for all else.
## .start is for the beginning of a sentence.

animal = { $owner-whose ->
        [own] animal { $id }
       *[other] { $owner }’s animal { $id }
    }
    .start = { $owner-whose ->
        [own] Animal { $id }
       *[other] { $owner }’s animal { $id }
    }
animal-unknown = somebody’s animal { $id }
    .start = Somebody’s animal { $id }
trait-unknown = a trait


## Marks of animals, cards and seats

mark-fed = fed
mark-full = full
mark-hungry = hungry
mark-sheltered = in a shelter
mark-attacked = has attacked
mark-poisoned = poisoned
mark-asleep = hibernating
mark-barred = waits for its partner to be fed
mark-ward = shielded
mark-rotated = used
mark-activated = used this turn
mark-token = holds fat
mark-passed = has passed
mark-ignored = ignored by the attacker
fate-hunger = will starve
fate-poison = will die of poison
fate-fat = will live off its fat
fate-sleep = can hibernate
ward = Shield { $animal }


## Words of the board

ui-epoch = Epoch { $epoch } of { $epochs }
ui-last-epoch = Last epoch
ui-only-epoch = The only epoch
ui-areas = Areas
ui-area-food = { $count } food
ui-area-shelters = { $count ->
        [0] no shelter
        [one] { $count } shelter
       *[other] { $count } shelters
    }
ui-area-asks = only for: { $access }
ui-area-closed = closed to { $animal }
ui-area-access-text = Only animals that have this, and Adaptable ones, may take food or shelters here.
ui-area-deck = { $count ->
        [0] No area cards left
        [one] { $count } area card left
       *[other] { $count } area cards left
    }
ui-area-deck-text = Every epoch one card joins the row on the left, and after the extinction the rightmost one leaves. When no card is left, the last epoch is played.
ui-food-text = One of your animals may take a red token from here on your turn, if it can enter and is hungry or has room for fat.
ui-shelter-text = One of your animals may take it on your turn: until the end of the epoch it cannot be attacked.
ui-deck-text = { $count ->
        [one] { $count } card in the discard pile. When the deck is empty, it is shuffled into a new one.
       *[other] { $count } cards in the discard pile. When the deck is empty, they are shuffled into a new one.
    }
ui-card-text = Play it as a new animal, or as one of the two traits on it.
ui-new-animal = New animal
ui-discard-card = Discard
ui-gene-pool = Gene pool
ui-gene-pool-empty = Your gene pool is empty.
ui-gene-pool-count = { $count ->
        [one] Gene pool: { $count } card that nobody has seen
       *[other] Gene pool: { $count } cards that nobody has seen
    }
ui-animals-of-all = All animals
ui-animals-count = { $count ->
        [0] no animals
        [one] { $count } animal
       *[other] { $count } animals
    }
ui-no-animals = No animals yet
ui-no-animals-own = You have no animals yet. Play a card as a new animal.
ui-no-animals-left = None of your animals survived.
ui-nobody-lives = No animal survived.
ui-no-traits = No traits
ui-food-of-need = Food { $food } of { $need }
ui-fat-of-room = Fat { $stored } of { $fat }
ui-hungry-count = { $count ->
        [one] { $count } hungry animal
       *[other] { $count } hungry animals
    }
ui-pair-of = joins { $one } and { $two }
ui-shields = { $one } shields { $two }
ui-who-eats-whom = Who can eat whom
ui-can-eat = Can attack
ui-can-be-eaten-by = Can be attacked by
ui-drop-one = Discard one of its cards: it survives, the predator gets 1 food
ui-need-in-all = Your animals need { $count } food in all.
ui-lacks = It needs { $count } more food.
ui-lacks-nothing = It has all the food it needs.
ui-closed-to-it = Closed to it: { $areas }.
ui-becomes-fat = It is fed: the token is stored as fat.
ui-will-need = It will need { $count } food.
ui-attack-brings = Brings { $count } food.
ui-may-answer = The prey may answer: { $answers }.
ui-no-answer = The prey has no answer.
ui-escapes-on = { $trait } (gets away in { $count } of 6 rolls)
ui-kills-on = { $trait } (kills in { $count } of 6 rolls)
ui-is-ignored = { $trait } is ignored.
ui-is-poison = It is poisonous: your predator will die.
ui-would-starve = { $count ->
        [one] As things stand, animal { $animals } will die.
       *[other] As things stand, animals { $animals } will die.
    }
ui-all-live = As things stand, all your animals will live.
ui-would-draw = { $count ->
        [one] Next epoch you draw { $count } card.
       *[other] Next epoch you draw { $count } cards.
    }
ui-score-animal = animal
ui-score-pairs = Pair traits
ui-tie-break-text = If scores are tied, the player with more living animals wins. If that is tied too, the victory is shared.
ui-tie-break-animals = { $count ->
        [one] { $player }: { $count } living animal
       *[other] { $player }: { $count } living animals
    }


## ---- Sentences ----
