# English: Evolution, the base set and its modules. Names of traits follow EVL-1.A of docs/rules/evolution.md; all texts are our own.


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


## Traits: names as terms, for use inside other texts. English needs no cases.

-trait-carnivorous = Carnivorous
-trait-fat-tissue = Fat Tissue
-trait-swimming = Swimming
-trait-camouflage = Camouflage
-trait-sharp-vision = Sharp Vision
-trait-burrowing = Burrowing
-trait-high-body-weight = High Body Weight
-trait-running = Running
-trait-mimicry = Mimicry
-trait-tail-loss = Tail Loss
-trait-poisonous = Poisonous
-trait-hibernation = Hibernation
-trait-grazing = Grazing
-trait-piracy = Piracy
-trait-scavenger = Scavenger
-trait-parasite = Parasite
-trait-communication = Communication
-trait-cooperation = Cooperation
-trait-symbiosis = Symbiosis


## Traits: names to show, and what each does

trait-carnivorous = { -trait-carnivorous }
trait-carnivorous-text = Needs 1 more food. Once a turn, instead of taking food, it may attack another animal and eat it for 2 blue tokens.
trait-fat-tissue = { -trait-fat-tissue }
trait-fat-tissue-text = Stores 1 spare food as a yellow token. Later, instead of taking food, turn stored tokens back into food. An animal may have several of these.
trait-swimming = { -trait-swimming }
trait-swimming-text = Only swimming carnivores can attack it. As a carnivore it can attack only swimming animals.
trait-camouflage = { -trait-camouflage }
trait-camouflage-text = Only carnivores with { -trait-sharp-vision } can attack it.
trait-sharp-vision = { -trait-sharp-vision }
trait-sharp-vision-text = A carnivore with it can attack animals with { -trait-camouflage }.
trait-burrowing = { -trait-burrowing }
trait-burrowing-text = While it is fed, it cannot be attacked.
trait-high-body-weight = { -trait-high-body-weight }
trait-high-body-weight-text = Needs 1 more food. Only carnivores with { -trait-high-body-weight } can attack it.
trait-running = { -trait-running }
trait-running-text = When attacked, roll a die: on 4, 5 or 6 it gets away.
trait-mimicry = { -trait-mimicry }
trait-mimicry-text = Once a turn, when attacked, it sends the attacker to another of its owner’s animals that can be attacked.
trait-tail-loss = { -trait-tail-loss }
trait-tail-loss-text = When attacked, discard one trait of this animal: it survives, and the attacker gets only 1 blue token.
trait-poisonous = { -trait-poisonous }
trait-poisonous-text = A carnivore that eats it dies in the extinction phase.
trait-hibernation = { -trait-hibernation }
trait-hibernation-text = May fall asleep on its owner’s feeding turn: it counts as fed and takes no food this turn. Not two turns in a row, and not in the last turn.
trait-grazing = { -trait-grazing }
trait-grazing-text = On each of its owner’s feeding turns it may destroy 1 red token in the food base.
trait-piracy = { -trait-piracy }
trait-piracy-text = Once a turn it may steal 1 food token from an animal that has food but is not fed yet.
trait-scavenger = { -trait-scavenger }
trait-scavenger-text = When an animal is eaten, the scavenger gets 1 blue token. Only one scavenger eats each time: the attacker’s owner has the first right, then clockwise. Not together with { -trait-carnivorous }.
trait-parasite = { -trait-parasite }
trait-parasite-text = Needs 2 more food. Can only be played on other players’ animals.
trait-communication = { -trait-communication }
trait-communication-text = Pair. When one of the two takes a red token, the other takes one from the food base too. Once a round.
trait-cooperation = { -trait-cooperation }
trait-cooperation-text = Pair. When one of the two gets food, the other gets 1 blue token. Once a round.
trait-symbiosis = { -trait-symbiosis }
trait-symbiosis-text = Pair. The symbiont shields its partner: the partner cannot be attacked, but it eats only once the symbiont is fed.


## Phases. .phase is the name inside a sentence.

phase-development = Development
    .phase = development phase
phase-development-text = Play cards as animals or as traits, one at a time, until all have passed.
phase-food-base = Food base
    .phase = food phase
phase-food-base-text = Dice decide how much food there is.
phase-feeding = Feeding
    .phase = feeding phase
phase-feeding-text = Take food, attack, use traits, round after round.
phase-extinction = Extinction and new cards
    .phase = extinction phase
phase-extinction-text = Hungry and poisoned animals die. The survivors earn new cards.


## Options (EVL-0.2)

option-deck-reduction = Deck size
option-deck-reduction-text = A smaller deck makes a shorter game.
option-deck-reduction-value-recommended = as the rules recommend
option-deck-reduction-value-none = all cards
option-deck-reduction-value-half-random = a random half
option-deck-reduction-value-half-by-kind = half of each kind
option-first-player = First player
option-first-player-text = Who begins the first turn.
option-first-player-value-random = at random


## Moves: a sentence for the confirm bar and the list of moves

move-play-animal = Play the card { $card } as a new animal
move-play-trait = Put { $face } on { $animal }
move-play-trait-partner = { $face-id ->
        [symbiosis] Play { $face }: { $animal } shields { $partner }
       *[other] Join { $animal } and { $partner } with { $face }
    }
move-pass = Pass: play no more cards this turn
move-roll = The die shows { $pips }
move-take-food = { $eater-start } takes food from the base
move-attack = { $prey-owner-whose ->
        [own] { $hunter-start } attacks your own animal { $prey-id }
       *[other] { $hunter-start } attacks { $prey }
    }
move-attack-ignored = { $prey-owner-whose ->
        [own] { $hunter-start } attacks your own animal { $prey-id }, ignoring { $ignored }
       *[other] { $hunter-start } attacks { $prey }, ignoring { $ignored }
    }
move-convert-fat = { $count ->
        [one] { $eater-start } turns { $count } yellow token into food
       *[other] { $eater-start } turns { $count } yellow tokens into food
    }
move-pirate = { $victim-owner-whose ->
        [own] { $pirate-start } steals food from your own animal { $victim-id }
       *[other] { $pirate-start } steals food from { $victim }
    }
move-graze = { $grazer-start } grazes: one token in the food base is lost
move-hibernate = { $sleeper-start } falls asleep until the end of the turn
move-end-feed-turn = End your feeding turn
move-share = { $card }: { $partner } gets food
move-run = Run: roll a die, 4 or more saves the animal
move-mimic = Redirect the attack to { $decoy }
move-drop-tail = Discard { $card }: the animal survives, the attacker gets 1 food
move-decline = Do nothing
move-scavenge = { $scavenger-start } eats the remains


## Short labels of what can be chosen, for buttons

choose-play-animal = New animal
choose-pass = Pass
choose-take-food = Take food
choose-convert-fat = Use fat
choose-pirate = Steal
own-attack = Attack your own
own-pirate = From your own
choose-graze = Graze
choose-hibernate = Sleep
choose-end-feed-turn = End feeding turn
choose-run = Run
choose-mimic = Mimicry
choose-drop-tail = Drop the tail
choose-decline = Do nothing


## Questions: to the player who is asked, and what the others read

question-develop = Play a card as an animal or as a trait, or pass.
question-develop-other = { $asked } is choosing a card to play.
question-roll-food = Roll a die for the food base.
question-roll-food-other = A die is rolled for the food base.
question-feed = Your turn to feed: take food, attack or use traits.
question-feed-other = { $asked } is choosing what to do.
question-share = { $eater-start } has eaten. Who gets a share next?
question-share-other = { $asked } is choosing who gets a share next.
question-defend = { $hunter-start } attacks your animal { $prey-id }! Choose a defence.
question-defend-other = { $hunter-start } attacks { $prey }: { $asked } is choosing a defence.
question-roll-running = { $prey-start } runs from { $hunter }. Roll a die: 4 or more, and it gets away.
question-roll-running-other = { $prey-start } runs from { $hunter }: a die is rolled.
question-scavenge = { $prey-start } has been eaten. Which of your scavengers gets the remains?
question-scavenge-other = { $prey-start } has been eaten: { $asked } is choosing a scavenger.


## Events: lines of the log

event-turn-begins = Turn { $turn } begins. { $seat } goes first.
event-last-turn = The deck is empty: this is the last turn.
event-phase-begins = The { $phase-phase } begins.
event-plays-animal = { $seat } plays a new animal: animal { $animal-id }.
event-plays-trait = { $seat } puts { $face } on { $animal }.
event-plays-trait-partner = { $face-id ->
        [symbiosis] { $seat } plays { $face }: { $animal } shields { $partner }.
       *[other] { $seat } joins { $animal } and { $partner } with { $face }.
    }
event-passes = { $seat } passes.
event-rolls-food = { $seat } rolls { $pips } for the food base.
event-food-found = { $count ->
        [one] The food base holds { $count } token.
       *[other] The food base holds { $count } tokens.
    }
event-takes-food = { $eater-start } takes food from the base.
event-gets-food = { $eater-start } gets { $count } food.
event-stores-fat = { $eater-start } stores { $count } food as fat.
event-converts-fat = { $eater-start } lives off its fat: { $count } food.
event-shares = { $face }: { $eater } shares with { $partner }.
event-grazes = { $grazer-start } grazes: one token in the food base is lost.
event-falls-asleep = { $sleeper-start } falls asleep.
event-steals = { $pirate-start } steals 1 food from { $victim }.
event-ends-feed-turn = { $seat } ends the feeding turn.
event-attacks = { $hunter-start } attacks { $prey }!
event-runs-away = { $prey-start } runs (rolled { $pips }) and gets away.
event-is-caught = { $prey-start } runs (rolled { $pips }), but not fast enough.
event-redirects = { $prey-start } uses { -trait-mimicry }: the attack now turns on { $decoy }.
event-drops-tail = { $prey-start } loses { $face } and survives.
event-is-eaten = { $prey-start } is eaten by { $hunter }.
event-is-poisoned = { $hunter-start } is poisoned.
event-scavenges = { $scavenger-start } eats the remains.
event-dies-of-poison = { $animal-start } dies of poison.
event-starves = { $animal-start } starves.
event-draws = { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
event-draws-card = You draw { $one }.
event-draws-card-two = You draw { $one } / { $two }.
event-scores = { $points ->
        [one] { $seat }: { $points } point.
       *[other] { $seat }: { $points } points.
    }


## Refusals: why not, and what would help
## A refusal gets the arguments of the refused move. As several kinds of moves can fail for the same reason, $first
## and $last are there as well: the first and the last animal of the move, with the same forms as any other animal.

refusal-not-now = Not now. Answer the current question first.
refusal-cards-wait = Cards can only be played in the development phase.
refusal-not-asked-about = The current question is not about this animal.
refusal-used-by-its-animal = To use a trait, choose its animal first.
refusal-not-in-hand = This card is not in your hand.
refusal-no-such-face = The card does not have { $face }.
refusal-no-animal-yet = You have no animal yet. Play a card as an animal first.
refusal-no-such-animal = There is no such animal on the table.
refusal-not-your-animal = { $face } can only be played on your own animals.
refusal-only-on-others = { $face } can only be played on other players’ animals.
refusal-has-trait-already = { $animal-start } already has { $face }. Only { -trait-fat-tissue } can be stacked.
refusal-pair-has-trait-already = These two animals are already joined by { $face }. Choose another pair.
refusal-needs-two-animals = { $face } joins two different animals of one player. Choose another partner.
refusal-not-a-pair-trait = { $face } is played on one animal, not on a pair.
refusal-excluded = { $face-id ->
        [photosynthesis] { -trait-photosynthesis } and { -trait-thermosynthesis } cannot be on the same animal.
        [thermosynthesis] { -trait-photosynthesis } and { -trait-thermosynthesis } cannot be on the same animal.
       *[other] { -trait-carnivorous } and { -trait-scavenger } cannot be on the same animal.
    }
refusal-main-action-used = You have already taken food on this feeding turn, or done something instead. Wait for your next one.
refusal-must-eat = There is food, and one of your animals can eat it. Take food first, or do something instead, such as attacking.
refusal-all-are-full = Every animal on the table is full, so this would achieve nothing.
refusal-not-yours = On your feeding turn only your own animals can act.
refusal-base-is-empty = The food base is empty.
refusal-is-asleep = { $first-start } is asleep and eats nothing this turn.
refusal-is-full = { $first-start } is full: it has all the food it needs and no room for fat.
refusal-symbiont-is-hungry = { $first-start } eats only after its symbiont. Feed the symbiont first.
refusal-has-no-yellow = { $eater-start } has no fat stored.
refusal-too-much-fat = { $eater-start } cannot turn so much fat into food: only as much as it has stored and still needs.
refusal-is-fed = { $eater-start } is fed; it keeps its fat for hungry days.
refusal-cannot-graze = { $grazer-start } does not have { -trait-grazing }.
refusal-has-grazed = { $grazer-start } has already grazed on this feeding turn.
refusal-nothing-to-graze = The food base is empty: there is nothing to graze.
refusal-no-pirate = { $pirate-start } does not have { -trait-piracy }.
refusal-piracy-used = { $pirate-start } has already stolen this turn.
refusal-victim-is-itself = An animal cannot steal from itself.
refusal-victim-has-no-food = { $victim-start } has no food to steal.
refusal-victim-is-fed = { $victim-start } is fed. Only animals that are still hungry can be robbed.
refusal-cannot-hibernate = { $sleeper-start } does not have { -trait-hibernation }.
refusal-sleeps-already = { $sleeper-start } is already asleep.
refusal-slept-last-turn = { $sleeper-start } slept last turn and has to stay awake now.
refusal-slept-this-turn = { $sleeper-start } cannot sleep: this { -trait-hibernation } card has been used this turn.
refusal-no-sleep-in-last-turn = In the last turn no animal may fall asleep.
refusal-not-carnivorous = { $first-start } is not { -trait-carnivorous } and cannot attack.
refusal-has-attacked = { $first-start } has already attacked this turn.
refusal-nothing-to-ignore-with = { $first-start } has no trait that lets it ignore another.
refusal-is-camouflaged = { $last-start } has { -trait-camouflage }. Only a carnivore with { -trait-sharp-vision } can see it.
refusal-is-too-big = { $last-start } has { -trait-high-body-weight }. Only a carnivore that has it too can attack it.
refusal-is-swimming = { $last-start } swims. Only a swimming carnivore can reach it.
refusal-is-in-burrow = { $last-start } is fed and safe in its burrow.
refusal-is-guarded = { $last-start } is shielded by its symbiont as long as the symbiont lives.
refusal-is-itself = An animal cannot attack itself.
refusal-hunts-in-water = A swimming carnivore catches only swimming animals, and { $last } does not swim.
refusal-must-defend = The animal has a defence that must be used. Choose one.
refusal-no-such-defence = The attacked animal does not have this defence, or has used it already.
refusal-mimicry-used = { -trait-mimicry } has already been used this turn.
refusal-cannot-take-the-place = { $last-start } cannot take the place of the attacked animal. Choose another animal of the same owner.
refusal-cannot-be-dropped = Only a trait of the attacked animal can be discarded.
refusal-no-scavenger = { $scavenger-start } does not have { -trait-scavenger }.
refusal-not-your-scavenger = { $scavenger-start } is not yours. Choose one of your own scavengers.
refusal-cannot-share = { $partner-start } cannot get a share now.
refusal-has-shared = { $card } has already been used this round.
refusal-not-red = { $card } works only when an animal takes a red token from the food base.


## Marks on animals and cards

mark-fed = fed
mark-full = full
mark-hungry = hungry
mark-asleep = asleep
mark-poisoned = poisoned
mark-used = used
mark-used-last-turn = used last turn
mark-yellow = holds fat
mark-passed = has passed
mark-symbiont = symbiont
mark-shielded = shielded


## Words of the board

ui-food-base = Food base
ui-food-base-count = { $count ->
        [0] The food base is empty
        [one] { $count } token in the food base
       *[other] { $count } tokens in the food base
    }
ui-food-of-need = Food { $food } of { $need }
ui-fat-of-room = Fat { $stored } of { $fat }
ui-animals-count = { $count ->
        [0] no animals
        [one] { $count } animal
       *[other] { $count } animals
    }
ui-no-animals-own = You have no animals yet. Play a card as a new animal.
ui-no-animals-left = None of your animals survived.
ui-card-text = Play it as a new animal, or as one of the traits on it.
ui-food-base-text = On your feeding turn, one of your animals may take a red token from here.
ui-token-red = red: from the food base
ui-token-blue = blue: from meat and traits
ui-token-yellow = yellow: stored fat
ui-tokens-text = On an animal all food counts alike: a bowl is full or empty.
ui-deck-text = When the deck is empty, the last turn is played.
ui-no-animals = No animals yet
ui-no-traits = No traits
ui-drop-one = Discard one of its cards: it survives, the attacker gets 1 food
ui-pair-with = with { $animal }
ui-shields = shields { $animal }
ui-shielded-by = shielded by { $animal }
ui-new-animal = New animal
ui-who-eats-whom = Who can eat whom
ui-can-eat = Can attack
ui-can-be-eaten-by = Can be attacked by
ui-score-animal = animal
ui-score-pairs = Pair traits


## ---- Modules: Time to Fly, Continents, gift specials, Ice Age ----

## Traits of the modules: names as terms

-trait-flight = Flight
-trait-ambush = Ambush
-trait-intellect = Intellect
-trait-viviparity = Viviparity
-trait-metamorphosis = Metamorphosis
-trait-ink-cloud = Ink Cloud
-trait-shell = Shell
-trait-photosynthesis = Photosynthesis
-trait-thermosynthesis = Thermosynthesis
-trait-trematode = Trematode
-trait-hunter = Hunter
-trait-herding = Herding
-trait-migration = Migration
-trait-suckerfish = Suckerfish
-trait-regeneration = Regeneration
-trait-toxic = Toxic
-trait-recombination = Recombination
-trait-edificator = Edificator
-trait-neoplasia = Neoplasia
-trait-r-strategy = r-Strategy
-trait-shy = Shy
-trait-gluttonous = Gluttonous
-trait-insulation = Insulation
-trait-immunity = Immunity


## Traits of the modules: names to show, and what each does

trait-flight = { -trait-flight }
trait-flight-text = Only a carnivore with fewer traits than this animal can attack it. With Continents it may also migrate to the other continent while it has at most 2 traits.
trait-ambush = { -trait-ambush }
trait-ambush-text = A carnivore with it may attack an animal at the very moment that animal takes a red token, on anyone’s feeding turn. { -trait-burrowing } does not help then, and there is no time to hide in a { -trait-shell }.
trait-intellect = { -trait-intellect }
trait-intellect-text = Needs 1 more food. Once a turn, when it attacks, it may ignore one defence of its prey until the end of the turn.
trait-viviparity = { -trait-viviparity }
trait-viviparity-text = Needs 1 more food. Once a turn, as soon as it becomes fed, it gives birth: the top card of the deck becomes a new animal, which is fed this turn.
trait-metamorphosis = { -trait-metamorphosis }
trait-metamorphosis-text = Instead of taking food, discard one trait of this animal that does not increase its need: it gets 1 blue token.
trait-ink-cloud = { -trait-ink-cloud }
trait-ink-cloud-text = Once a turn, when attacked, it may disappear in ink: the attack fails, but the attacker may try again on its owner’s next feeding turn.
trait-shell = { -trait-shell }
trait-shell-text = When attacked, it may hide until the end of the turn: it cannot be attacked, but takes no food. When its bearer dies, the shell stays in the middle, and any animal in that location may take it instead of food.
trait-photosynthesis = { -trait-photosynthesis }
trait-photosynthesis-text = Instead of taking food it gets 1 blue token, if no other animal on the table has this trait; with Continents, if no other animal in its location has either synthesis. Not together with { -trait-thermosynthesis }.
trait-thermosynthesis = { -trait-thermosynthesis }
trait-thermosynthesis-text = Instead of taking food it gets 1 blue token, if no other animal on the table has this trait; with Continents, if no other animal in its location has either synthesis. Not together with { -trait-photosynthesis }.
trait-trematode = { -trait-trematode }
trait-trematode-text = Pair, on two animals of another player. Each of the two needs 1 more food. It cannot be discarded by choice.
trait-hunter = { -trait-hunter }
trait-hunter-text = Played only as an animal. While it has no traits, it may be revealed when it is attacked, or when another of your animals without traits in the same location is: the attack fails, and the Hunter attacks the attacker, ignoring one of its traits if need be. From then on it is a carnivore and needs 2 food.
trait-herding = { -trait-herding }
trait-herding-text = Cannot be attacked unless its location holds fewer animals with { -trait-herding } than carnivores.
trait-migration = { -trait-migration }
trait-migration-text = Once a turn, instead of a whole feeding turn, it may move to the other continent; a swimming animal may move into the Ocean, or from the Ocean to either continent. Several animals may move at once.
trait-suckerfish = { -trait-suckerfish }
trait-suckerfish-text = May go along with any animal that migrates from its location, no matter who owns it, if the way is open to it.
trait-regeneration = { -trait-regeneration }
trait-regeneration-text = When it is eaten, its traits stay, and in the extinction phase a card from your hand becomes a new animal under them. It can have only 1 other trait, and none that increases its need.
trait-toxic = { -trait-toxic }
trait-toxic-text = A carnivore that attacks it is paralysed after the attack: none of its traits works until the next turn, and it needs only 1 food.
trait-recombination = { -trait-recombination }
trait-recombination-text = Pair. Once a turn the two animals may exchange one trait each.
trait-edificator = { -trait-edificator }
trait-edificator-text = At the start of feeding it adds 2 red tokens to the food base of its location.
trait-neoplasia = { -trait-neoplasia }
trait-neoplasia-text = Goes under all traits of another player’s animal. Before the food is rolled it climbs by one trait each turn; traits below it do not work, and when none is left above it, the animal dies.
trait-r-strategy = { -trait-r-strategy }
trait-r-strategy-text = Its owner gets no card for it. Instead, it brings 2 new animals at the start of the next turn. Can be played on anyone’s animal.
trait-shy = { -trait-shy }
trait-shy-text = Once it has been attacked, no new attack may choose it this turn.
trait-gluttonous = { -trait-gluttonous }
trait-gluttonous-text = Needs 1 more food. On each of its owner’s feeding turns it may take 1 extra red token, as long as it is not fed.
trait-insulation = { -trait-insulation }
trait-insulation-text = Cold does not touch it: neither hard frost nor a cold snap.
trait-immunity = { -trait-immunity }
trait-immunity-text = Disease does not touch it: neither an epidemic nor an infection.


## Natural history: one true line for each trait

lore-trait-carnivorous = A tiger can eat forty kilograms of meat in a single night.
lore-trait-fat-tissue = A camel’s hump holds fat, not water.
lore-trait-swimming = A sea otter sleeps on its back in the water, wrapped in kelp.
lore-trait-camouflage = A flounder takes on the pattern of the sea bed within seconds.
lore-trait-sharp-vision = An eagle sees at least twice as sharply as a human.
lore-trait-burrowing = A mole digs about four metres of tunnel in an hour.
lore-trait-high-body-weight = An elephant eats up to 150 kilograms of plants a day.
lore-trait-running = The pronghorn outruns every predator of America.
lore-trait-mimicry = A hoverfly wears the stripes of a wasp, but it cannot sting.
lore-trait-tail-loss = The tail that a lizard has cast off goes on wriggling for minutes.
lore-trait-poisonous = One golden poison frog has poison enough for ten people.
lore-trait-hibernation = The dormouse sleeps for up to seven months of the year.
lore-trait-grazing = Goats that were brought to Saint Helena ate most of its forests.
lore-trait-piracy = A frigatebird chases other birds until they drop their fish.
lore-trait-scavenger = A hyena cracks the bones that a lion leaves behind.
lore-trait-parasite = About four in ten kinds of animals live as parasites.
lore-trait-communication = A honeybee dances to show the others where the flowers are.
lore-trait-cooperation = Meerkats take turns on guard while the others look for food.
lore-trait-symbiosis = A clownfish lives unharmed among the stings of its anemone.
lore-trait-flight = A swift can stay in the air for ten months on end.
lore-trait-ambush = A crocodile can lie in wait under water for an hour.
lore-trait-intellect = New Caledonian crows make hooks out of twigs.
lore-trait-viviparity = Some sharks lay no eggs: their young grow inside the mother.
lore-trait-metamorphosis = In its pupa a caterpillar takes itself apart and builds a butterfly.
lore-trait-ink-cloud = People have written with the ink of cuttlefish: it is called sepia.
lore-trait-shell = A hermit crab looks for a larger shell whenever it has grown.
lore-trait-photosynthesis = The sea slug Elysia takes chloroplasts from algae and uses them for months.
lore-trait-thermosynthesis = By hot springs in the deep sea giant worms live on bacteria, without any light.
lore-trait-trematode = A liver fluke makes ants climb blades of grass, where sheep eat them.
lore-trait-hunter = An anglerfish lures its prey with a glowing rod on its head.
lore-trait-herding = In a flock each starling keeps an eye on its seven nearest neighbours.
lore-trait-migration = The Arctic tern flies from the Arctic to the Antarctic and back each year.
lore-trait-suckerfish = The sucker of a remora was once a fin on its back.
lore-trait-regeneration = An axolotl can regrow a lost leg, bones and all.
lore-trait-toxic = The poison of a pufferfish paralyses, and there is no antidote.
lore-trait-recombination = Bacteria pass genes on to each other, even between species.
lore-trait-edificator = A beaver’s dam makes a pond in which many others live.
lore-trait-neoplasia = Elephants have twenty copies of a gene that guards against cancer.
lore-trait-r-strategy = An ocean sunfish can carry 300 million eggs at once.
lore-trait-shy = The okapi is so shy that science learned of it only in 1901.
lore-trait-gluttonous = A pygmy shrew eats more than its own weight every day.
lore-trait-insulation = Under its white fur a polar bear has black skin and ten centimetres of fat.
lore-trait-immunity = Bats carry many viruses and hardly ever fall ill from them.


## Locations (EVL-1.2): the name, and inside a sentence .in and .to

place-table = the table
    .in = on the table
    .to = to the table
place-laurasia = Laurasia
    .in = in Laurasia
    .to = to Laurasia
place-gondwana = Gondwana
    .in = in Gondwana
    .to = to Gondwana
place-ocean = Ocean
    .in = in the Ocean
    .to = to the Ocean


## Nature cards (EVL-1.C) and what each does

nature-frost = Hard frost
nature-frost-text = Every player with at least two animals loses one that lacks { -trait-insulation }.
nature-cold-snap = Cold snap
nature-cold-snap-text = Throughout the next turn every animal without { -trait-insulation } needs 1 more food.
nature-epidemic = Epidemic
nature-epidemic-text = Every player with at least three animals that lack { -trait-immunity } loses one of them.
nature-infection = Infection
nature-infection-text = Every player discards one trait of an animal that lacks { -trait-immunity }.
nature-drought = Drought
nature-drought-text = Next turn there is less food.
nature-glacier-advance = Advance of the glacier
nature-glacier-advance-text = Next turn there is half as much food.
nature-thaw = Thaw
nature-thaw-text = Next turn there is more food.
nature-calm = Interglacial calm
nature-calm-text = Nothing happens.


## Options (EVL-0.2)

option-time-to-fly = Time to Fly
option-time-to-fly-text = 42 more cards: flight, ambushes, hidden hunters, shells, births. Up to six players.
option-continents = Continents
option-continents-text = 42 more cards and three locations with food of their own: two continents and the Ocean. With Time to Fly up to eight players.
option-gift-specials = Gift-set specials
option-gift-specials-text = 18 more cards from the gift set: the prolific, the shy and the gluttonous.
option-ice-age = Ice Age
option-ice-age-text = Unofficial: 8 more cards, and at the end of every turn nature changes the conditions.


## Moves

move-play-animal-place = Play the card { $card } as a new animal { $place-in }
move-ambush = { $hunter-start } ambushes { $eater }
move-ambush-ignored = { $hunter-start } ambushes { $eater }, ignoring { $ignored }
move-reveal = Reveal { $revealed }: it is a { -trait-hunter }
move-stay-hidden = Reveal nothing: let the attack go on
move-strike-back = Strike back at { $prey }
move-strike-back-ignored = Strike back at { $prey }, ignoring { $ignored }
move-hide = Hide in the { -trait-shell } until the end of the turn
move-release-ink = Disappear in an { -trait-ink-cloud }
move-take-shell = { $taker-start } takes the shell from the middle
move-synthesize = { $eater-start } makes its own food
move-metamorphose = { $eater-start } gives up { $card } for food
move-regenerate = { $animal-start } regenerates from the top card of the deck
move-regenerate-card = Put { $card } under the traits of { $animal }: it regenerates
move-recombine = { $pair }: exchange { $given } for { $taken }
move-migrate = { $mover-start } migrates { $place-to }
move-follow = { $follower-start } goes along { $place-to }
move-set-off = Everyone is ready: set off
move-gorge = { $eater-start } greedily takes one more token
move-lose = { $animal-start } will die
move-lose-trait = Discard { $card }


## Short labels

choose-reveal = Reveal a Hunter
choose-stay-hidden = Stay hidden
choose-strike-back = Strike back
choose-hide = Hide
choose-release-ink = Ink
choose-take-shell = Take a shell
choose-synthesize = Make food
choose-metamorphose = Give up a trait
choose-migrate = Migrate
choose-follow = Go along
choose-set-off = Set off
choose-gorge = Gorge


## Questions

question-lie-in-wait = { $eater-start } is about to take food. Will one of your animals ambush it?
question-lie-in-wait-other = { $eater-start } is about to take food: { $asked } may ambush it.
question-reveal-hunter = { $hunter-start } attacks your animal { $prey-id }. Reveal a { -trait-hunter }?
question-reveal-hunter-other = { $hunter-start } attacks { $prey }: { $asked } is thinking.
question-counterattack = { $revealed-start } strikes back at { $hunter }. Which trait does it ignore?
question-counterattack-other = { $revealed-start } strikes back at { $hunter }: { $asked } is choosing how.
question-settle = A fresh start: play two of your new cards as animals.
question-settle-other = { $asked } is starting over with two animals.
question-regenerate = One of your eaten animals regenerates. Which one, and from which card?
question-regenerate-other = { $asked } is choosing an animal to regenerate.
question-gather = Who else goes along? They all set off together.
question-gather-other = { $asked } is gathering animals for a migration.
question-follow = Animals are leaving. Will your { -trait-suckerfish } go along?
question-follow-other = { $asked } is choosing who goes along.
question-suffer = { $nature }: choose what you lose.
question-suffer-other = { $nature }: { $asked } is choosing a loss.


## Events

event-plays-animal-place = { $seat } plays a new animal { $place-in }: animal { $animal-id }.
event-rolls-food-place = { $seat } rolls { $pips } for the food { $place-in }.
event-food-found-place = Food { $place-in }: { $count }.
event-ignores = { $hunter-start } ignores { $face }.
event-looks-at = On the back of { $animal }: { $one }.
event-looks-at-two = On the back of { $animal }: { $one } / { $two }.
event-ambushes = { $hunter-start } springs from its ambush: the prey is { $eater }.
event-reveals = { $revealed-start } reveals itself: it is a { -trait-hunter }! { $hunter-start } gets nothing.
event-hides = { $prey-start } hides in its shell.
event-takes-shell = { $taker-start } takes a shell from the middle.
event-releases-ink = { $prey-start } disappears in ink, and { $hunter } gets nothing.
event-synthesizes = { $eater-start } makes its own food.
event-metamorphoses = { $eater-start } gives up { $face } for food.
event-gives-birth = { $parent-start } is fed and gives birth to animal { $animal-id }.
event-wakes-up = { $sleeper-start } wakes up: in the last turn nobody sleeps.
event-moves-to = { $animal-start } moves { $place-to }.
event-part = { $animal-start } and { $partner } part ways: { $face } is discarded.
event-brings-food = { $animal-start } brings { $count } food to its location.
event-is-paralysed = { $hunter-start } is paralysed until the next turn.
event-awaits-regeneration = The traits of { $animal } stay and wait.
event-regenerates = { $animal-start } regenerates.
event-grows = { -trait-neoplasia } on { $animal } grows: { $face } no longer works.
event-is-overgrown = { $animal-start } dies of { -trait-neoplasia }.
event-recombines = { $animal-start } gives { $face }, { $partner } gives { $taken }.
event-does-not-fit = { $face } does not fit { $animal } and is discarded.
event-joins-migration = { $animal-start } gets ready to move { $place-to }.
event-gorges = { $eater-start } greedily reaches for one more token.
event-will-breed = { $animal-start } earns no card: it will have offspring next turn.
event-breeds = { $parent-start } has offspring: animal { $animal-id }.
event-nature-changes = { $seat } reveals a nature card: { $nature }.
event-nature-reshuffled = The nature deck was empty: all its cards are shuffled again.
event-dies-of = { $nature }: { $animal } dies.
event-loses-trait = { $nature }: { $animal } loses { $face }.
event-weather-is = This turn: { $nature }.


## Refusals

refusal-not-your-own = You decide only about your own animals here.
refusal-not-a-home = A new animal starts in Laurasia or Gondwana; without Continents there is only the table.
refusal-never-a-trait = { -trait-hunter } is played as an animal, never as a trait.
refusal-in-two-locations = { $face } joins two animals in the same location.
refusal-other-location = Your first action has tied this feeding turn to another location.
refusal-is-hidden = { $first-start } is hidden in its shell and takes no food this turn.
refusal-is-newborn = { $first-start } was born this turn and needs nothing more.
refusal-victim-is-elsewhere = { $victim-start } is in another location.
refusal-cannot-ignore-that = Only a trait of the attacked animal that works and protects it can be ignored.
refusal-prey-is-elsewhere = { $last-start } is in another location.
refusal-clings = { -trait-trematode } clings to its hosts and cannot be discarded.
refusal-carrion-is-elsewhere = { $scavenger-start } is too far away: the remains are in another location.
refusal-flies-away = { $last-start } flies away. Only a carnivore with fewer traits can catch it.
refusal-no-ambush = { $hunter-start } does not have { -trait-ambush }.
refusal-hunter-attacked-itself = The attacked animal is itself a hidden { -trait-hunter }, so that is the one to reveal.
refusal-no-ready-hunter = { $revealed-start } cannot be revealed: only a hidden { -trait-hunter } without traits in the same location can.
refusal-is-in-shell = { $last-start } is hidden in its shell.
refusal-no-time-to-hide = In an ambush there is no time to hide.
refusal-has-shell = { $taker-start } already has a shell.
refusal-no-such-shell = There is no such shell in the middle.
refusal-shell-is-elsewhere = The shell lies in another location than { $taker }.
refusal-ink-used = { -trait-ink-cloud } has already been used this turn.
refusal-cannot-synthesize = { $eater-start } has neither { -trait-photosynthesis } nor { -trait-thermosynthesis }.
refusal-not-alone = { $eater-start } is not the only one: another animal makes its own food too.
refusal-no-metamorphosis = { $eater-start } does not have { -trait-metamorphosis }.
refusal-not-its-trait = This trait is not on { $eater }.
refusal-raises-need = A trait that increases the need of { $eater } cannot be given up.
refusal-would-die = Without this trait { $eater } would die of { -trait-neoplasia }.
refusal-swims-already = { $animal-start } is in the Ocean and swims already.
refusal-is-in-herd = { $last-start } is safe in its herd. There must be more carnivores than herd animals.
refusal-too-many-traits = With { -trait-regeneration }, an animal has room for only one more trait.
refusal-too-needy = With { -trait-regeneration }, an animal cannot have a trait that increases its need for food.
refusal-not-awaiting = { $animal-start } is not one of your animals waiting to regenerate.
refusal-no-recombination = There is no working { -trait-recombination } here.
refusal-recombination-used = This { -trait-recombination } has already been used this turn.
refusal-not-their-traits = Choose one trait of each of the two animals, starting with the first of the pair.
refusal-only-as-first = A migration takes a whole feeding turn: it must come before anything else.
refusal-cannot-migrate = { $mover-start } cannot migrate: it needs { -trait-migration }, or { -trait-flight } and at most two traits.
refusal-has-migrated = { $mover-start } has already migrated this turn.
refusal-no-way = { $first-start } cannot go { $place-to } from where it is.
refusal-goes-already = { $first-start } is already going.
refusal-cannot-follow = { $follower-start } does not have { -trait-suckerfish }.
refusal-nobody-to-follow = Nobody goes { $place-to } from where { $follower } is.
refusal-cannot-leave = { $first-start } has { -trait-regeneration } and no room for the { -trait-swimming } it would get outside the Ocean.
refusal-is-scared = { $last-start } is { -trait-shy } and on its guard: it has been attacked this turn.
refusal-not-gluttonous = { $eater-start } is not { -trait-gluttonous }.
refusal-has-gorged = { $eater-start } has already taken its extra token on this feeding turn.
refusal-gorged-enough = { $eater-start } is fed; the extra token cannot be stored as fat.
refusal-is-sheltered = Its traits shelter this animal from what is happening.
refusal-is-newcomer = This animal has only just arrived and is spared.
refusal-cannot-be-lost = An infection cannot remove pair traits, { -trait-parasite } or { -trait-neoplasia }.


## Marks

mark-hidden = in its shell
mark-newborn = newborn
mark-paralysed = paralysed
mark-breeding = will have offspring
mark-hunter = hunter
mark-scared = on its guard
mark-inactive = does not work
mark-ignored = ignored
mark-waiting = waiting to regenerate


## Words of the board

ui-food-in-place = { $place }: { $count }
ui-shell-in-place = A shell lies { $place }
ui-nature-deck = { $count ->
        [one] { $count } nature card left
       *[other] { $count } nature cards left
    }
ui-weather = This turn: { $nature }
ui-forecast = Next turn: { $nature }
ui-score-ocean = Ocean


### browser

ui-locations = Locations
ui-own-here = { $count ->
        [0] none of yours
       *[other] yours: { $count }
    }
ui-nobody-here = Nobody else lives here
ui-none-of-yours = None of yours here
ui-nature = Nature
ui-nature-last = Last card: { $nature }
ui-nature-text = At the end of every turn one nature card is revealed.
ui-grow-anew = Regenerate
ui-hunter-none = You have no hidden { -trait-hunter } here. Everyone with such animals is asked anyway, so that the pause gives nothing away.
ui-hunter-must = The attacked animal is itself a { -trait-hunter } and has to be revealed.
ui-base-set = Base set
mark-lurking = hidden hunter
# English: Evolution, the base set and its modules. Names of traits follow EVL-1.A of docs/rules/evolution.md; all texts are our own.


## The game on the shelf

game-evolution = Evolution: The Origin of Species
game-evolution-text = Give your animals the traits they need, find food, and outlive your neighbours.


## How the game ended, and what is counted

ui-nth-turn = Turn { $turn }
measure-animals = Animals
measure-food = Food
ending-deck = The deck is empty, and the last turn is over.
ending-tie-discard = { $count ->
        [one] { $first } and { $second } both have { $count } point. { $first } has more cards in the discard pile: { $more } against { $less }.
       *[other] { $first } and { $second } both have { $count } points. { $first } has more cards in the discard pile: { $more } against { $less }.
    }


## What a coach says

advice-what-develop = A card becomes an animal or a trait of one. Every animal that lives brings you a card next turn, and every one must be fed.
advice-what-feed = You take turns: one token each time. Who lacks food when the phase is over dies.
advice-what-share = These animals are linked: when one eats, its partner gets a share. You choose who is first.
advice-what-defend = Your animal is attacked, but it can defend itself. Each defence is tried once in an attack.
advice-what-scavenge = A scavenger lives off what a carnivore leaves. Only one scavenger eats each time.
advice-what-reveal-hunter = An animal without traits may secretly be a Hunter. If you have one, it can show itself and strike back.
advice-what-counterattack = Your Hunter has shown itself. Now it may attack the attacker.
advice-what-lie-in-wait = Somebody is about to eat, and your animal lies in wait. It may attack right now.
advice-what-gather = Animals migrate together. Choose who goes along and where, then set off.
advice-what-follow = Others are moving, and your animal can travel along with them.
advice-what-regenerate = The traits of an eaten animal are waiting. Give them a card as a new animal, and they live again.
advice-what-settle = You begin again with a fresh hand. Two of its cards become animals at once.
advice-what-suffer = Nature strikes, and you choose what is lost. Give up what is worth least to you.
advice-first-animal = You have no animal yet. Play a card as an animal first: traits need somebody to carry them.
advice-last-turn = The deck is empty, so this is the last turn. An animal that lives counts 2 points and each of its traits at least 1: play what you can feed.
advice-shield = { $hunter-start } could attack { $animal }. { $face } from your hand would keep it off.
advice-threat = { $hunter-start } could attack { $animal }. A defence would help, or a second animal in case this one dies.
advice-many-mouths = All animals together need { $need } food, and about { $food } will come. Some will go hungry, so mind how many mouths you have.
advice-kept-cards = You need not play every card. What you keep is still in your hand next turn.
advice-food-is-short = Food left: { $food }. Your animals still need { $lacking }, so decide who shall live.
advice-hungry = { $animal-start } is hungry and there is food. Still needed: { $lacking }.
advice-can-hunt = { $animal-start } is hungry and can attack { $prey }. A catch brings 2 food.
advice-can-use-fat = { $animal-start } is hungry but has fat. Instead of taking food it can live off that.
advice-can-sleep = { $animal-start } is hungry, but it may sleep. Then it needs no food this turn.
advice-can-steal = { $animal-start } is hungry and can steal from { $victim }, which is not fed yet.
advice-can-graze = Your animals are fed. { $animal-start } could graze and leave less food for the others.
advice-can-store = { $animal-start } is fed and has room for fat. Food taken now helps in a hungry turn.
advice-doomed = { $animal-start } is hungry and finds nothing now. If nothing else feeds it, it dies at the end of the turn.
advice-danger = Look out: { $hunter } can still attack { $animal } this turn.


## What a move leads to

ahead-poison = { -trait-poisonous }: { $hunter } will die at the end of the turn.
ahead-may-run = { $prey-start } can run away: { $sides } of 6 rolls save it.
ahead-may-answer = { $prey-start } can answer with { $face }.
ahead-will-work = Watch out: { $prey } has { $face }.
ahead-gets = If it succeeds, { $hunter } gets { $tokens } food.
ahead-starving = { $animal-start } is still hungry. If it finds no other food, it dies at the end of the turn.
ahead-hungry = { $animal-start } still needs { $lacking } food.
ahead-doomed = { $animal-start } is poisoned and will die at the end of the turn.
ahead-cards-stay = { $count ->
        [one] { $count } card stays in your hand.
       *[other] { $count } cards stay in your hand.
    }
ahead-cards-lost = This is the last turn: the cards in your hand ({ $count }) will be worth nothing.
ahead-needs = { $animal-start } will need { $food } food each turn.
ahead-all-need = Your animals will need { $food } food in all.
ahead-can-eat = { $count ->
        [0] { $animal-start } could then attack no animal of the others.
       *[other] { $animal-start } could then attack animals of the others: { $count }.
    }
ahead-eaten-by = { $count ->
        [0] Then no carnivore of the others can attack { $animal }.
       *[other] Then carnivores of the others can attack { $animal }: { $count }.
    }
ahead-food-left = { $count ->
        [0] That is the last food here.
       *[other] Food that is left here: { $count }.
    }
ahead-fat-left = { $eater-start } keeps { $count } fat.
ahead-sleeps-once = { $sleeper-start } will live, but cannot sleep next turn.
ahead-escape = { $sides } of 6 rolls save it.
ahead-loses-points = { $points ->
        [one] You give up { $points } point.
       *[other] You give up { $points } points.
    }
ahead-is-eaten = { $prey-start } will be eaten.
ahead-food-there = Food { $place-in }: { $count }.


## What comes next

next-animal = { $whose ->
        [own] one of your animals
        [other] an opponent’s animal
       *[any] an animal
    }
next-card = a card
next-face = one of its traits
next-trait = a trait
next-place = a place
next-base = the food
next-shell = a shell
next-play-trait-animal = { $whose ->
        [own] one of your animals for { $face }
        [other] an opponent’s animal for { $face }
       *[any] an animal for { $face }
    }
next-play-trait-partner = the second animal for { $face }
next-take-food-eater = the animal that eats
next-attack-hunter = the animal that attacks
next-attack-prey = { $whose ->
        [own] an animal of yours to attack
        [other] an animal to attack
       *[any] an animal to attack
    }
next-attack-ignored = a trait to ignore
next-ambush-ignored = a trait to ignore
next-strike-back-ignored = a trait to ignore
next-pirate-pirate = the animal that steals
next-pirate-victim = an animal to steal from
next-play-animal-place = where it will live
next-migrate-place = where it goes
next-follow-place = where it goes
next-mimic-decoy = the animal that is attacked instead
next-drop-tail-card = the trait that it loses
next-metamorphose-card = the trait that it gives up
next-recombine-given = the trait to give
next-recombine-taken = the trait to take
next-share-partner = who gets a share
next-reveal-revealed = which animal shows itself


## What a touch does

verb-play-animal = becomes a new animal
verb-play-trait = gets the trait
verb-take-food = eat
verb-attack = attack
verb-convert-fat = use its fat
verb-pirate = steal food
verb-graze = graze
verb-hibernate = fall asleep
verb-share = share food
verb-mimic = attack this one instead
verb-drop-tail = lose this instead
verb-migrate = migrate
verb-follow = go along
verb-recombine = exchange traits
verb-regenerate = regenerate
verb-gorge = eat one more
verb-ambush = ambush
verb-reveal = reveal
verb-strike-back = strike back
verb-metamorphose = give it up for food
verb-take-shell = take the shell
verb-synthesize = make food
