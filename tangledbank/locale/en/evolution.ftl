# English: Evolution, base set. Names of traits follow EVL-1.A of docs/rules/evolution.md; all texts are our own.


## Traits: names as terms, for use inside other texts. English needs no cases.

-trait-carnivorous = Carnivorous
-trait-fat-tissue = Fat Tissue
-trait-swimming = Swimming
-trait-camouflage = Camouflage
-trait-sharp-vision = Sharp Vision
-trait-burrowing = Burrowing
-trait-high-body-weight = Big
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
trait-fat-tissue-text = Stores 1 spare food as a yellow token. Later, instead of taking food, turn stored tokens back into food. An animal may have several.
trait-swimming = { -trait-swimming }
trait-swimming-text = Only swimming carnivores can attack it. As a carnivore it can attack only swimming animals.
trait-camouflage = { -trait-camouflage }
trait-camouflage-text = Only carnivores with { -trait-sharp-vision } can attack it.
trait-sharp-vision = { -trait-sharp-vision }
trait-sharp-vision-text = A carnivore with it can attack animals with { -trait-camouflage }.
trait-burrowing = { -trait-burrowing }
trait-burrowing-text = While it is fed, it cannot be attacked.
trait-high-body-weight = { -trait-high-body-weight }
trait-high-body-weight-text = Needs 1 more food. Only carnivores that are { -trait-high-body-weight } themselves can attack it.
trait-running = { -trait-running }
trait-running-text = When attacked, roll a die: on 4, 5 or 6 it gets away.
trait-mimicry = { -trait-mimicry }
trait-mimicry-text = Once a turn, when attacked, it sends the attacker to another of its owner’s animals that can be attacked.
trait-tail-loss = { -trait-tail-loss }
trait-tail-loss-text = When attacked, discard one trait of this animal: it survives, and the attacker gets only 1 blue token.
trait-poisonous = { -trait-poisonous }
trait-poisonous-text = Whoever eats it dies in the extinction phase.
trait-hibernation = { -trait-hibernation }
trait-hibernation-text = May fall asleep in its owner’s feed turn: it counts as fed and takes no food this turn. Not two turns running, and not in the last turn.
trait-grazing = { -trait-grazing }
trait-grazing-text = In each of its owner’s feed turns it may destroy 1 red token in the food base.
trait-piracy = { -trait-piracy }
trait-piracy-text = Once a turn it may steal 1 food token from an animal that has food but is not fed yet.
trait-scavenger = { -trait-scavenger }
trait-scavenger-text = When an animal is eaten, it gets 1 blue token. Only one scavenger eats at a time, the attacker’s side first. Not together with { -trait-carnivorous }.
trait-parasite = { -trait-parasite }
trait-parasite-text = Needs 2 more food. It is put on other players’ animals only.
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
phase-extinction-text = The hungry and the poisoned die. The living bring new cards.


## Options (EVL-0.2)

option-deck-reduction = Deck size
option-deck-reduction-text = A smaller deck makes a shorter game.
option-deck-reduction-value-recommended = as the box advises
option-deck-reduction-value-none = all cards
option-deck-reduction-value-half-random = a random half
option-deck-reduction-value-half-by-kind = half of each kind
option-first-player = First player
option-first-player-text = Who begins the first turn.
option-first-player-value-random = by lot


## Moves: a sentence for the confirm bar and the list of moves

move-play-animal = Play the card { $card } as a new animal
move-play-trait = Put { $face } on { $animal }
move-play-trait-partner = { $face-id ->
        [symbiosis] Play { $face }: { $animal } shields { $partner }
       *[other] Join { $animal } and { $partner } by { $face }
    }
move-pass = Pass: play no more cards this turn
move-roll = The die shows { $pips }
move-take-food = { $eater-start } takes food from the base
move-attack = { $prey-whose ->
        [own] { $hunter-start } attacks your own animal { $prey-number }
       *[other] { $hunter-start } attacks { $prey }
    }
move-attack-ignored = { $prey-whose ->
        [own] { $hunter-start } attacks your own animal { $prey-number }, ignoring { $ignored }
       *[other] { $hunter-start } attacks { $prey }, ignoring { $ignored }
    }
move-convert-fat = { $count ->
        [one] { $eater-start } turns { $count } yellow token into food
       *[other] { $eater-start } turns { $count } yellow tokens into food
    }
move-pirate = { $victim-whose ->
        [own] { $pirate-start } steals food from your own animal { $victim-number }
       *[other] { $pirate-start } steals food from { $victim }
    }
move-graze = { $grazer-start } tramples a token in the food base
move-hibernate = { $sleeper-start } falls asleep until the end of the turn
move-end-feed-turn = End your feed turn
move-share = { $card }: { $partner } gets food
move-run = Run: roll a die, 4 or more saves the animal
move-mimic = Send the attacker to { $decoy }
move-drop-tail = Discard { $card }: the animal survives, the attacker gets 1 food
move-decline = Do nothing
move-scavenge = { $scavenger-start } eats the remains


## Short labels of what can be chosen, for buttons

choose-play-animal = New animal
choose-pass = Pass
choose-take-food = Take food
choose-convert-fat = Use fat
choose-pirate = Steal
choose-graze = Trample
choose-hibernate = Sleep
choose-end-feed-turn = End feed turn
choose-run = Run
choose-mimic = Mimicry
choose-drop-tail = Drop the tail
choose-decline = Do nothing


## Questions: to the player who is asked, and what the others read

question-develop = Play a card as an animal or as a trait, or pass.
question-develop-other = { $asked } is choosing a card to play.
question-roll-food = Roll a die for the food base.
question-roll-food-other = A die is rolled for the food base.
question-feed = Your feed turn: take food, attack or use traits.
question-feed-other = { $asked } is choosing what to do in the feed turn.
question-share = { $eater-start } has eaten. Who gets a share next?
question-share-other = { $asked } is choosing who shares the meal of { $eater }.
question-defend = { $hunter-start } attacks your animal { $prey-number }! Choose a defence.
question-defend-other = { $hunter-start } attacks { $prey }: { $asked } is choosing a defence.
question-roll-running = { $prey-start } runs from { $hunter }. Roll a die: 4 or more, and it gets away.
question-roll-running-other = { $prey-start } runs from { $hunter }: a die is rolled.
question-scavenge = { $prey-start } has been eaten. Which of your scavengers gets the remains?
question-scavenge-other = { $prey-start } has been eaten: { $asked } is choosing a scavenger.


## Events: lines of the log

event-turn-begins = Turn { $turn } begins. { $seat } goes first.
event-last-turn = The deck is empty: this is the last turn.
event-phase-begins = The { $phase-phase } begins.
event-plays-animal = { $seat } plays a new animal: number { $animal-number }.
event-plays-trait = { $seat } puts { $face } on { $animal }.
event-plays-trait-partner = { $face-id ->
        [symbiosis] { $seat } plays { $face }: { $animal } shields { $partner }.
       *[other] { $seat } joins { $animal } and { $partner } by { $face }.
    }
event-passes = { $seat } passes.
event-rolls-food = { $seat } rolls { $pips } for the food base.
event-food-found = { $count ->
        [one] The food base holds { $count } token.
       *[other] The food base holds { $count } tokens.
    }
event-takes-food = { $eater-start } takes food from the base.
event-gets-food = { $eater-start } gets { $count } food.
event-stores-fat = { $eater-start } stores { $count } as fat.
event-converts-fat = { $eater-start } lives on its fat: { $count } food.
event-shares = { $face }: { $eater } shares with { $partner }.
event-grazes = { $grazer-start } tramples a token in the food base.
event-falls-asleep = { $sleeper-start } falls asleep.
event-steals = { $pirate-start } steals 1 food from { $victim }.
event-ends-feed-turn = { $seat } ends the feed turn.
event-attacks = { $hunter-start } attacks { $prey }!
event-runs-away = { $prey-start } runs (a { $pips }) and gets away.
event-is-caught = { $prey-start } runs (a { $pips }), but not fast enough.
event-redirects = { $prey-start } uses { -trait-mimicry }: the attack goes on against { $decoy }.
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
event-draws-card = You draw { $design }.
event-scores = { $points ->
        [one] { $seat }: { $points } point.
       *[other] { $seat }: { $points } points.
    }


## Refusals: why not, and what would help
## A refusal gets the arguments of the refused move. As several kinds of moves can fail for the same reason, $first
## and $last are there as well: the first and the last animal of the move, with the same forms as any other animal.

refusal-not-now = This is not the moment for that. Answer the question that is open now.
refusal-cards-wait = Cards are played in Development; now is another phase.
refusal-not-asked-about = The present question is not about this animal.
refusal-used-by-its-animal = A trait is used by choosing its animal first.
refusal-not-in-hand = This card is not in your hand.
refusal-no-such-face = The card does not have { $face }.
refusal-no-such-animal = There is no such animal on the table.
refusal-not-your-animal = { $face } goes on your own animals only.
refusal-only-on-others = { $face } goes on other players’ animals only.
refusal-has-trait-already = { $animal-start } already has { $face }. Only { -trait-fat-tissue } may be there more than once.
refusal-pair-has-trait-already = These two animals are already joined by { $face }. Choose another pair.
refusal-needs-two-animals = { $face } joins two different animals of one player. Choose another partner.
refusal-not-a-pair-trait = { $face } goes on one animal, not on a pair.
refusal-excluded = { -trait-carnivorous } and { -trait-scavenger } cannot be on the same animal.
refusal-main-action-used = One of your animals has already eaten, attacked or used fat in this feed turn. That is possible once; your next feed turn will come.
refusal-must-eat = There is food, and one of your animals can eat it. Take food first, or attack, or use fat.
refusal-all-are-full = Every animal on the table is full, so this would be of no use any more.
refusal-not-yours = In your feed turn only your own animals act.
refusal-base-is-empty = The food base is empty.
refusal-is-asleep = { $first-start } is asleep and eats nothing this turn.
refusal-is-full = { $first-start } is full: it has all the food it needs and no room for fat.
refusal-symbiont-is-hungry = { $first-start } eats only after its symbiont. Feed the symbiont first.
refusal-has-no-yellow = { $eater-start } has no fat stored.
refusal-too-much-fat = { $eater-start } cannot turn so much fat into food: no more than it has and still needs.
refusal-is-fed = { $eater-start } is fed; it keeps its fat for hungry days.
refusal-cannot-graze = { $grazer-start } does not have { -trait-grazing }.
refusal-has-grazed = { $grazer-start } has already trampled food in this feed turn.
refusal-nothing-to-graze = The food base is empty: there is nothing to trample.
refusal-no-pirate = { $pirate-start } does not have { -trait-piracy }.
refusal-piracy-used = { $pirate-start } has already stolen this turn.
refusal-victim-is-itself = An animal cannot steal from itself.
refusal-victim-has-no-food = { $victim-start } has no food to steal.
refusal-victim-is-fed = { $victim-start } is fed. Only animals that are still hungry can be robbed.
refusal-cannot-hibernate = { $sleeper-start } does not have { -trait-hibernation }.
refusal-sleeps-already = { $sleeper-start } is already asleep.
refusal-slept-last-turn = { $sleeper-start } slept last turn and has to stay awake now.
refusal-no-sleep-in-last-turn = In the last turn no animal may fall asleep.
refusal-not-carnivorous = { $first-start } is not { -trait-carnivorous } and attacks nobody.
refusal-has-attacked = { $first-start } has already attacked this turn.
refusal-nothing-to-ignore-with = { $first-start } has nothing that would let it ignore a trait.
refusal-is-camouflaged = { $last-start } has { -trait-camouflage }. Only a hunter with { -trait-sharp-vision } can see it.
refusal-is-too-big = { $last-start } is { -trait-high-body-weight }. Only a hunter that is { -trait-high-body-weight } too can attack it.
refusal-is-swimming = { $last-start } swims. Only a swimming hunter can reach it.
refusal-is-in-burrow = { $last-start } is fed and safe in its burrow.
refusal-is-guarded = { $last-start } is shielded by its symbiont as long as the symbiont lives.
refusal-is-itself = An animal cannot attack itself.
refusal-hunts-in-water = A swimming hunter catches only swimming animals, and { $last } does not swim.
refusal-must-defend = The animal has a defence that must be used. Choose one.
refusal-no-such-defence = The attacked animal does not have this defence, or has used it already.
refusal-mimicry-used = { -trait-mimicry } has already worked this turn.
refusal-cannot-take-the-place = { $last-start } cannot take the place of the attacked animal. Choose another animal of the same owner.
refusal-cannot-be-dropped = Only a trait of the attacked animal can be discarded.
refusal-no-scavenger = { $scavenger-start } does not have { -trait-scavenger }.
refusal-not-your-scavenger = { $scavenger-start } is not yours. You choose among your own scavengers.
refusal-cannot-share = { $partner-start } cannot get a share now.
refusal-has-shared = { $card } has already worked in this round.
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
ui-fat-of-room = Fat { $yellow } of { $fat }
ui-red-token = red token: food from the base
ui-blue-token = blue token: other food
ui-yellow-token = yellow token: stored fat
ui-need = Needs { $need }
ui-need-more = { $count ->
        [0] needs no extra food
       *[other] needs { $count } more food
    }
ui-animals = Animals
ui-animals-count = { $count ->
        [0] no animals
        [one] { $count } animal
       *[other] { $count } animals
    }
ui-no-animals = No animals yet
ui-traits = Traits
ui-no-traits = No traits
ui-pair-trait = pair trait
ui-pair-with = with { $animal }
ui-shields = shields { $animal }
ui-shielded-by = shielded by { $animal }
ui-new-animal = New animal
ui-reverse = On the back: { $card }
ui-who-eats-whom = Who can eat whom
ui-can-eat = Can attack
ui-can-be-eaten-by = Can be attacked by
ui-score-animal = animal
ui-score-pairs = Pair traits
ui-tie-break-text = With equal points, more cards in the own discard pile win. If that is equal too, the victory is shared.
ui-tie-break-discard = { $count ->
        [one] { $player }: { $count } card in the discard pile
       *[other] { $player }: { $count } cards in the discard pile
    }
