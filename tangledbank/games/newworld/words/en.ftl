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
trait-metamorphic-text = Extra action, once per feeding phase: discard another trait of this animal and put one from your hand on it instead (with random mutations, from the top of your gene pool).
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


## Natural history: one true line for each trait

lore-trait-carnivorous = Of four hunts a lion succeeds in about one.
lore-trait-fat = The fat of a bowhead whale is up to half a metre thick.
lore-trait-swimming = A gentoo penguin swims at up to 36 kilometres an hour.
lore-trait-massive = A hippopotamus eats about forty kilograms of grass in a night.
lore-trait-nocturnal = The feathers of an owl are fringed, so that it flies without a sound.
lore-trait-sharp-sighted = Each eye of a dragonfly is made of up to 30,000 small ones.
lore-trait-running = A cheetah reaches a hundred kilometres an hour in three seconds.
lore-trait-horned = The horn of a rhinoceros is of the same stuff as our nails.
lore-trait-elusive = A spiny mouse leaves its skin to the predator and grows a new one.
lore-trait-repellent = A skunk hits with its spray at three metres.
lore-trait-mimicking = The harmless milk snake looks like a deadly coral snake.
lore-trait-camouflaged = A stick insect even sways like a twig in the wind.
lore-trait-burrowing = Badgers hand their setts down from generation to generation.
lore-trait-flying = The wing of a bat is a hand with skin between its long fingers.
lore-trait-herding = In danger musk oxen stand in a ring with their calves inside.
lore-trait-poisonous = The pitohui of New Guinea is a bird with poison in its feathers.
lore-trait-intelligent = An octopus can unscrew a jar, even from inside.
lore-trait-scavenging = A condor can glide for hours without a single wing beat.
lore-trait-hoofed = A horse stands on the tip of a single toe on each foot.
lore-trait-adaptable = Rats live on every continent but Antarctica.
lore-trait-hibernating = In its winter sleep an Arctic ground squirrel is colder than melting ice.
lore-trait-thieving = Skuas snatch the fish that other birds have caught.
lore-trait-metamorphic = A tadpole has gills and a tail, a frog has lungs and legs.
lore-trait-communicating = Elephants talk over kilometres in tones too deep for our ears.
lore-trait-cooperating = Orcas make a wave together to wash a seal off the ice.
lore-trait-mutualistic = A cleaner fish swims into the mouths of its customers unharmed.
lore-trait-stagnant = The coelacanth looks much like its ancestors in the age of dinosaurs.
lore-trait-adverse-mutation = White tigers come from a rare mutation; the last wild one was seen in 1958.
lore-trait-parasitized = A reed warbler feeds a cuckoo chick several times its own size.


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
mark-hungry = hungry
mark-sheltered = in a shelter
mark-attacked = has attacked
mark-poisoned = poisoned
mark-asleep = hibernating
mark-barred = waits for its partner to be fed
mark-rotated = used
mark-activated = used this turn
mark-token = holds fat
mark-passed = has passed
mark-ignored = ignored by the attacker
fate-hunger = will starve
fate-poison = will die of poison
fate-fat = will live off its fat
fate-sleep = can hibernate
ward = { $animal }
    .alone = Shield { $animal }


## What can be chosen next, as the object of “now choose …”

next-card = a card
next-face = a trait
next-animal = an animal
next-trait = a trait card
next-food = food
next-shelter = a shelter
next-ward = who is shielded


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
ui-would-starve = { $count ->
        [one] As things stand, animal { $animals } will die.
       *[other] As things stand, animals { $animals } will die.
    }
ui-all-live = As things stand, all your animals will live.
ui-would-draw = { $count ->
        [one] At the end of this epoch you draw { $count } card.
       *[other] At the end of this epoch you draw { $count } cards.
    }
ui-seat-draws = { $count ->
        [one] { $count } card to draw at the end of this epoch
       *[other] { $count } cards to draw at the end of this epoch
    }
ui-area-cards = Area cards
ui-evolution-cards = Evolution cards
ui-score-animal = animal
ui-score-pairs = Pair traits


## ---- Sentences ----

## Options (NEW-0.4)

option-epochs = Epochs
option-epochs-text = How long the game lasts. Each epoch uses up one area card.
option-unlimited-hand = Unlimited hand
option-unlimited-hand-text = You need not discard down to six cards at the end of an epoch.
option-random-mutations = Random mutations
option-random-mutations-text = Instead of a hand you have a gene pool that nobody looks at: you choose who changes, and luck chooses how.
option-catastrophe = Catastrophe
option-catastrophe-text = A single epoch with twenty cards each. It goes with no other variant.
option-first-player = First player
option-first-player-text = Who begins the first epoch.
option-first-player-value-random = at random


## Phases. .phase is the name inside a sentence.

phase-development = Development
    .phase = development phase
phase-development-text = Play cards as animals or as traits, one at a time, until all have passed.
phase-areas = Areas
    .phase = areas phase
phase-areas-text = A new area joins the row, and food and shelters are refilled.
phase-feeding = Feeding
    .phase = feeding phase
phase-feeding-text = Feed, take shelter, attack and use traits, turn by turn, until all have passed.
phase-extinction = Extinction
    .phase = extinction phase
phase-extinction-text = Poisoned and hungry animals die. The survivors bring new cards.


## Moves: a sentence for the confirm bar and the list of moves

move-new-animal = Play the card { $card } as a new animal
move-play-trait = Put { $face } on { $animal }
move-play-pair = Join { $left } and { $right } with { $face }
move-play-pair-ward = Join { $left } and { $right } with { $face }; { $ward } is shielded
move-rearrange = Rearrange your row, then play a card
move-stand = { $animal-start } stands next
move-pass = Pass for the rest of this phase
move-blind-animal = Make the top card of your gene pool a new animal
move-mutate = Reveal the top card of your gene pool for { $animal }
move-assign = Give { $face } to { $animal }
move-assign-ward = Give { $face } to { $animal }; { $ward } is shielded
move-assign-neighbour = Join { $animal } and { $neighbour } with { $face }
move-feed = { $eater-start } takes food { $food-from }
move-feed-gets = { $gets ->
        [fat] { $eater-start } takes food { $food-from } and stores it as fat
       *[food] { $eater-start } takes food { $food-from }
    }
move-take-shelter = { $animal-start } takes a shelter { $shelter-from }
move-attack = { $predator-start } attacks { $prey }
move-attack-ignored = { $predator-start } attacks { $prey }, ignoring { $ignored }
move-attack-whose = { $whose ->
        [own] { $predator-start } attacks your own { $prey }
       *[other] { $predator-start } attacks { $prey }
    }
move-steal = { $thief-start } steals food from { $victim }
move-metamorphose = { $animal-start } gives up { $dropped } for { $face }
move-metamorphose-ward = { $animal-start } gives up { $dropped } for { $face }; { $ward } is shielded
move-metamorphose-neighbour = { $animal-start } gives up { $dropped } for { $face } with { $neighbour }
move-metamorphose-blindly = { $animal-start } gives up { $dropped } for the top card of the gene pool
move-end-turn = End your feeding turn
move-share = { $card } works now
move-graze = { $animal-start } destroys 1 more food there
move-spare = { $animal-start } leaves the rest of the food alone
move-run = Run: roll the die, 4 or more saves the animal
move-gore = Use the horns: roll the die, 5 or more kills the predator
move-slip-away = Slip away and lose { $dropped }: the animal lives, the predator gets 1 food
move-repel = Discard { -trait-repellent }: the animal lives, the predator gets nothing
move-mimic = Redirect the attack to { $decoy }
move-give-in = Keep { -trait-repellent } and let the animal be eaten
move-use-fat = { $animal-start } lives off its fat
move-use-fat-tokens = { $tokens ->
        [one] { $animal-start } lives off its fat: { $tokens } token
       *[other] { $animal-start } lives off its fat: { $tokens } tokens
    }
move-hibernate = { $animal-start } hibernates and loses { -trait-hibernating }
move-let-die = { $animal-start } is left to die
move-discard = Discard { $card }
move-roll = The die shows { $pips }


## Short labels of what can be chosen, for buttons

choose-new-animal = New animal
choose-rearrange = Rearrange
choose-pass = Pass
choose-blind-animal = New animal
own-attack = Attack your own
own-steal = From your own
choose-steal = Steal
choose-metamorphose = Metamorphose
choose-end-turn = End turn
choose-graze = Destroy 1 food
choose-spare = Leave the food
choose-run = Run
choose-gore = Use the horns
choose-slip-away = Slip away
choose-repel = Repel
choose-mimic = Redirect
choose-give-in = Keep the card
choose-use-fat = Use fat
choose-hibernate = Hibernate
choose-let-die = Let it die


## Questions: to the player who is asked, and what the others read

question-develop = Play a card as an animal or as a trait, or pass.
question-develop-other = { $asked } is choosing a card to play.
question-evolve = Choose an animal to change, play an unseen card as a new animal, or pass.
question-evolve-other = { $asked } is choosing which animal changes.
question-line-up = Who stands next in your row, from the left?
question-line-up-other = { $asked } is rearranging the row.
question-assign = { $one } / { $two } was revealed. Which trait does { $animal } get?
question-assign-other = { $one } / { $two } was revealed: { $asked } is choosing a trait for { $animal }.
question-feed = Your turn to feed: take food or a shelter, attack, or use a trait.
question-feed-other = { $asked } is choosing what to do.
question-share = { $eater-start } has eaten. Which effect comes next?
question-share-other = { $eater-start } has eaten: { $asked } is choosing which effect comes next.
question-defend = { $predator-start } attacks { $prey }! Choose a reaction.
question-defend-other = { $predator-start } attacks { $prey }: { $asked } is choosing a reaction.
question-roll-running = { $prey-start } runs from { $predator }. Roll the die: on 4 or more it gets away.
question-roll-running-other = { $prey-start } runs from { $predator }: the die is rolled.
question-roll-horned = { $prey-start } turns its horns on { $predator }. Roll the die: 5 or more kills.
question-roll-horned-other = { $prey-start } turns its horns on { $predator }: the die is rolled.
question-survive = { $animal-start } is hungry. How shall it survive?
question-survive-other = { $animal-start } is hungry: { $asked } is deciding its fate.
question-discard = { $count ->
        [one] You hold { $count } card too many. Discard one.
       *[other] You hold { $count } cards too many. Discard one of them.
    }
question-discard-other = { $count ->
        [one] { $asked } is discarding { $count } card.
       *[other] { $asked } is discarding { $count } cards.
    }


## Events: lines of the log

event-epoch-begins = Epoch { $epoch } begins. { $seat } goes first.
event-last-epoch = That was the last area card: this is the last epoch.
event-phase-begins = The { $phase-phase } begins.
event-passes = { $seat } passes.
event-plays-animal = { $seat } plays a new animal: animal { $animal-id }.
event-plays-trait = { $seat } puts { $face } on { $animal }.
event-plays-pair = { $seat } joins { $left } and { $right } with { $face }.
event-names-ward = { $partner-start } shields { $ward }.
event-rearranges = { $seat } rearranges the row.
event-reveals = { $seat } reveals { $one } / { $two } for { $animal }.
event-goes-on = Neither trait fits { $animal }: the card goes on to { $other }.
event-becomes-animal = Neither trait fits: the card becomes animal { $animal-id } of { $seat }.
event-area-comes = A new area: { $area }.
event-area-comes-other = New areas: { $area } and { $other }.
event-area-goes = { $area } leaves the row.
event-area-goes-other = { $area } and { $other } leave the row.
event-swamps-grow = { $area }: 1 more food.
event-takes-food = { $eater-start } takes food { $area-from }.
event-takes-shelter = { $animal-start } takes a shelter { $area-from }.
event-gets-food = { $eater-start } gets { $count } food.
event-stores-fat = { $eater-start } stores { $count } food as fat.
event-shares = { $face }: { $giver } shares with { $partner }.
event-grazes = { $animal-start } destroys 1 more food { $area-inside }.
event-steals = { $thief-start } steals 1 food from { $victim }.
event-metamorphoses = { $animal-start } gives up { $lost }.
event-metamorphoses-face = { $animal-start } gives up { $lost } for { $face }.
event-finds-no-place = Neither { $one } nor { $two } fits: the card is discarded.
event-attacks = { $predator-start } attacks { $prey }!
event-ignores = { $predator-start } ignores { $face }.
event-runs-away = { $prey-start } runs (rolled { $pips }) and gets away.
event-is-caught = { $prey-start } runs (rolled { $pips }), but not fast enough.
event-is-gored = { $prey-start } strikes with its horns (rolled { $pips }): { $predator } dies.
event-fails-to-gore = { $prey-start } strikes with its horns (rolled { $pips }) and misses.
event-slips-away = { $prey-start } loses { $face } and slips away.
event-repels = { $prey-start } repels { $predator } and loses { -trait-repellent }.
event-redirects = { $prey-start } uses { -trait-mimicking }: the attack now turns on { $decoy }.
event-is-eaten = { $prey-start } is eaten by { $predator }.
event-is-poisoned = { $predator-start } is poisoned.
event-scavenges = { $scavenger-start } eats the remains.
event-ends-turn = { $seat } ends the feeding turn.
event-dies-of-poison = { $animal-start } dies of poison.
event-uses-fat = { $count ->
        [one] { $animal-start } lives off its fat: { $count } token.
       *[other] { $animal-start } lives off its fat: { $count } tokens.
    }
event-hibernates = { $animal-start } hibernates and loses { -trait-hibernating }.
event-starves = { $animal-start } starves.
event-reshuffles = { $count ->
        [one] The deck is empty: { $count } discarded card is shuffled.
       *[other] The deck is empty: { $count } discarded cards are shuffled.
    }
event-draws = { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
event-draws-card = You draw { $one } / { $two }.
event-discards = { $count ->
        [one] { $seat } discards { $count } card.
       *[other] { $seat } discards { $count } cards.
    }
event-scores = { $points ->
        [one] { $seat }: { $points } point.
       *[other] { $seat }: { $points } points.
    }


## Refusals: why not, and what would help
## A refusal gets the arguments of the refused move. $first and $last are the first and the last animal of the move,
## $area is the area it is about, and $key the trait that opens that area.

refusal-not-now = Not now. Answer the current question first.
refusal-cards-wait = Cards are played in the development phase; later only { -trait-metamorphic } can use one, on your turn.
refusal-not-asked-about = The current question is not about this animal.
refusal-used-by-its-animal = To use a trait, choose its animal first.
refusal-area-waits = Food and shelters can only be taken on your feeding turn.
refusal-choose-tokens = Choose the food or the shelter that lies there.
refusal-not-in-hand = This card is not in your hand.
refusal-no-such-face = The card does not have { $face }.
refusal-no-such-animal = There is no such animal on the table.
refusal-must-play-on = In a catastrophe you may keep at most 2 cards. Play another one.
refusal-not-your-animal = This is only possible with your own animals.
refusal-only-on-others = { $face } can only be played on other players’ animals.
refusal-is-a-pair-trait = { $face } is a pair trait. Choose two of your animals for it.
refusal-not-a-pair-trait = { $face } is played on one animal, not on a pair.
refusal-needs-two-animals = A pair trait joins two different animals. Choose another partner.
refusal-pair-is-your-own = A pair trait joins two of your own animals.
refusal-has-two-pairs = One of these animals already has a pair trait on both sides.
refusal-same-chain = These animals already belong to one chain and cannot be joined again.
refusal-name-a-ward = Say which of the two animals is shielded.
refusal-has-no-ward = Only { -trait-mutualistic } shields one of the two animals.
refusal-has-trait-already = { $last-start } already has this trait. Only { -trait-fat } and pair traits can be there several times.
refusal-excluded = { -trait-carnivorous } and { -trait-scavenging } cannot be on the same animal.
refusal-is-stagnant = An animal with { -trait-stagnant } can receive no more traits.
refusal-has-rearranged = You have already rearranged your row on this turn.
refusal-too-few-to-rearrange = You need at least two animals to rearrange your row.
refusal-finish-rearranging = First finish rearranging your row.
refusal-stands-already = { $animal-start } has its place already. Choose one of the others.
refusal-linked-stay-together = Animals joined by a pair trait stay side by side: begin with an end of their chain and follow it.
refusal-pool-is-blind = Nobody knows the cards of a gene pool. Choose an animal, and the top card is revealed for it.
refusal-no-gene-pool = There is a gene pool only with random mutations. Play a card from your hand.
refusal-card-is-for-another = The revealed card is for another animal.
refusal-not-on-the-card = The revealed card does not have { $face }.
refusal-not-beside = These two animals do not stand side by side, and the row cannot be rearranged now.
refusal-is-linked = A pair trait already joins these two animals.
refusal-basic-action-used = You have used the basic action of this turn. You may use an extra action or end the turn.
refusal-extra-action-used = You have used the extra action of this turn.
refusal-not-yours = On your turn only your own animals can act.
refusal-not-in-the-row = This area is not in the row.
refusal-no-food-there = There is no food { $area-inside }.
refusal-no-shelter-there = There is no shelter { $area-inside }.
refusal-has-shelter = { $first-start } has a shelter already.
refusal-lacks-the-trait = { $area } is closed to { $first }: it needs { $key } or { -trait-adaptable }.
refusal-has-a-trait = { $area } is open only to animals without any traits, or with { -trait-adaptable }.
refusal-is-full = { $first-start } is full: it has all the food it needs and no room for fat.
refusal-partner-is-hungry = { $first-start } is shielded by its partner and eats only once the partner is fed.
refusal-must-act = You cannot pass: one of your animals can still take food or a shelter, or is hungry and can attack.
refusal-turn-has-begun = You can only pass at the beginning of your turn.
refusal-turn-not-begun = You have done nothing on this turn yet. Act, or pass.
refusal-must-still-act = One of your animals can take food or a shelter, or is hungry and can attack. Use your basic action first.
refusal-no-thief = { $thief-start } does not have { -trait-thieving }.
refusal-has-stolen = { $thief-start } has already stolen in this epoch.
refusal-victim-is-itself = An animal cannot steal from itself.
refusal-victim-is-fed = { $victim-start } is fed. Only hungry animals can be robbed.
refusal-victim-has-no-food = { $victim-start } has no food to steal.
refusal-not-metamorphic = { $animal-start } does not have { -trait-metamorphic }.
refusal-has-metamorphosed = { $animal-start } has already changed in this epoch.
refusal-no-card-for-it = { $animal-start } has nothing to change into: you have no cards left.
refusal-nothing-to-drop = { $animal-start } has no other trait to give up.
refusal-cannot-drop-that = { $animal-start } can only give up another trait card of its own.
refusal-not-a-predator = { $first-start } is not { -trait-carnivorous } and cannot attack.
refusal-has-attacked = { $first-start } has already attacked in this epoch.
refusal-is-itself = An animal cannot attack itself.
refusal-is-sheltered = { $last-start } has a shelter: nothing lets a predator attack it.
refusal-is-swimming = { $last-start } swims. Only a swimming predator can attack it.
refusal-is-massive = { $last-start } is { -trait-massive }. Only a predator with that trait can attack it.
refusal-is-nocturnal = { $last-start } is { -trait-nocturnal }. Only a predator with that trait can attack it.
refusal-is-camouflaged = { $last-start } is { -trait-camouflaged }. Only a predator that is { -trait-sharp-sighted } can see it.
refusal-is-in-burrow = { $last-start } is fed and safe in its burrow.
refusal-is-flying = { $last-start } flies. Only a predator with fewer traits can catch it.
refusal-is-in-herd = { $last-start } is safe in its herd: there are at least as many animals with { -trait-herding } as the attacking player has predators.
refusal-is-a-ward = { $last-start } is shielded by its partner.
refusal-not-intelligent = { $first-start } is not { -trait-intelligent } and cannot ignore a trait.
refusal-must-ignore = { $last-start } has a protection that must be ignored in this attack. Choose it.
refusal-cannot-ignore-that = Ignoring this card would make no difference. Choose a protection that holds, a reaction or { -trait-poisonous }.
refusal-protected-twice = { $last-start } has several protections, and only one can be ignored.
refusal-no-such-reaction = The attacked animal does not have this trait.
refusal-is-ignored = The predator ignores this trait in this attack.
refusal-has-reacted = This trait has already worked on this turn.
refusal-must-react = The animal has a reaction that must be used. Choose one.
refusal-not-a-card-of-the-prey = Only a trait of the attacked animal can be lost.
refusal-has-mimicked = { -trait-mimicking } has already been used in this epoch.
refusal-cannot-be-decoy = The attack can only go to another animal of the same player that this predator can attack.
refusal-not-triggered = This effect has nothing to do with the meal now. Choose one that does.
refusal-another-is-asked-about = Another animal is being asked about. Answer for that one first.
refusal-too-little-fat = { $animal-start } does not have enough fat to be fed by it.
refusal-cannot-hibernate = { $animal-start } does not have { -trait-hibernating }.
refusal-no-sleep-in-last-epoch = Nobody can hibernate in the last epoch: no spring comes after it.


## How the game ended, and what is counted

ui-nth-turn = Epoch { $turn }
measure-animals = Animals
measure-food = Food
ending-epochs = The last epoch is over.
ending-tie-animals = { $count ->
        [one] { $first } and { $second } both have { $count } point. { $first } has more living animals: { $more } against { $less }.
       *[other] { $first } and { $second } both have { $count } points. { $first } has more living animals: { $more } against { $less }.
    }


## What a coach says

advice-what-develop = A card becomes an animal or a trait of one. Look at the areas: some open only to certain traits, and every animal must eat there.
advice-what-evolve = You choose who changes, luck chooses how. The top card of your pool becomes a trait of that animal, or unseen a new animal.
advice-what-line-up = Pair traits join neighbours, so the order of your row matters. Name your animals from left to right.
advice-what-assign = The card is revealed, and one of its two traits must go to the animal. Choose the one that it can feed.
advice-what-feed = Each turn has one basic action (eat, hide or attack) and one extra one. Who is hungry at the end of the epoch dies.
advice-what-share = One of your animals has eaten, and more may follow from that. You choose in which order.
advice-what-defend = Your animal is attacked, but it can answer. Each answer is tried once in an attack.
advice-what-survive = This animal went hungry, but fat or sleep can still save it.
advice-what-discard = You may keep six cards. Let go of those that you would not play soon.
advice-first-animal = You have no animal yet. Play a card as an animal first: traits need somebody to carry them.
advice-last-epoch = This is the last epoch. An animal that lives counts 3 points and each of its traits at least 1: play what you can feed.
advice-opens = { $face } on { $animal } would open an area: then it may eat { $area-inside }.
advice-shield = { $hunter-start } could attack { $animal }. { $face } from your hand would keep it off.
advice-threat = { $hunter-start } could attack { $animal }. A protection would help, or a shelter in the feeding phase.
advice-many-mouths = All animals together need { $need } food, and the areas of the row hold { $food } so far. Mind how many mouths you have.
advice-kept-cards = You need not play every card. At the end of an epoch you may keep six of them.
advice-food-is-short = Food left in the row: { $food }. Your animals still need { $lacking }, so decide who shall live.
advice-hungry = { $animal-start } is hungry and can eat { $area-inside }.
advice-can-hide = { $hunter-start } could attack { $animal }. A shelter { $area-from } would make it safe.
advice-can-hunt = { $animal-start } is hungry and can attack { $prey }. A catch brings up to 2 food.
advice-can-steal = { $animal-start } is hungry and can steal from { $victim }. That is an extra action.
advice-can-store = { $animal-start } is fed and has room for fat. Food taken now helps in a hungry epoch.
advice-doomed = { $animal-start } is hungry and finds nothing now. If nothing else feeds it, it dies at the end of the epoch.
advice-danger = Look out: { $hunter } can still attack { $animal } in this epoch.


## What a move leads to

ahead-poison = The prey is poisonous: { $predator } will die.
ahead-may-gore = { $prey-start } can use its horns: { $sides } of 6 rolls kill your predator.
ahead-may-run = { $prey-start } can run away: { $sides } of 6 rolls save it.
ahead-may-answer = { $prey-start } can answer: { $face }.
ahead-gets = If it succeeds, { $predator } gets { $tokens } food.
ahead-starving = { $animal-start } is hungry and will starve.
ahead-hungry = { $animal-start } still needs { $lacking } food.
ahead-doomed = { $animal-start } is poisoned and will die.
ahead-lives-on-fat = { $animal-start } can live on its fat.
ahead-cards-stay = { $count ->
        [one] { $count } card stays in your hand.
       *[other] { $count } cards stay in your hand.
    }
ahead-cards-lost = This is the last epoch: the cards in your hand ({ $count }) will be worth nothing.
ahead-needs = { $animal-start } will need { $food } food each epoch.
ahead-all-need = Your animals will need { $food } food in all.
ahead-becomes-fat = { $animal-start } is fed: the token is stored as fat.
ahead-food-left = { $count ->
        [0] That is the last food here.
       *[other] Food that is left here: { $count }.
    }
ahead-fat-left = { $animal-start } keeps { $count } fat.
ahead-loses-points = { $points ->
        [one] You give up { $points } point.
       *[other] You give up { $points } points.
    }


## What comes next

next-play-trait-animal = { $whose ->
        [own] one of your animals for { $face }
        [other] an opponent’s animal for { $face }
       *[any] an animal for { $face }
    }
next-play-pair-left = the left animal for { $face }
next-play-pair-right = the right animal for { $face }
next-attack-predator = the animal that attacks
next-attack-prey = { $whose ->
        [own] an animal of yours to attack
        [other] an animal to attack
       *[any] an animal to attack
    }
next-attack-ignored = a trait to ignore
next-steal-victim = an animal to steal from
next-feed-eater = the animal that eats
next-take-shelter-animal = the animal that takes shelter
next-metamorphose-dropped = the trait that it gives up
next-metamorphose-blindly-dropped = the trait that it gives up
next-metamorphose-neighbour = its neighbour
next-assign-neighbour = its neighbour
next-slip-away-dropped = the trait that it loses
next-mimic-decoy = the animal that is attacked instead


## What a touch does

verb-new-animal = becomes a new animal
verb-play-trait = gets the trait
verb-play-pair = shares the trait
verb-feed = eat
verb-take-shelter = take shelter
verb-attack = attack
verb-steal = steal food
verb-metamorphose = change a trait
verb-metamorphose-blindly = change a trait
verb-graze = destroy food
verb-spare = leave the food
verb-slip-away = lose this instead
verb-mimic = attack this one instead
verb-assign = gets the trait
