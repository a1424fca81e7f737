# English: Evo: Age of Dinosaurs. Names follow docs/rules/dinosaurs.md; all texts are our own.


## Genes (DINO-1.8). .full is the name inside a sentence, with the word gene.

gene-tail = Tail
    .full = the Tail gene
gene-tail-text = The longer the tail, the earlier you act in every phase.
gene-leg = Leg
    .full = the Leg gene
gene-leg-text = One movement point each turn.
gene-horn = Horn
    .full = the Horn gene
gene-horn-text = Stronger in every fight, whether you attack or are attacked.
gene-egg = Egg
    .full = the Egg gene
gene-egg-text = One newborn each turn.
gene-fur = Fur
    .full = the Fur gene
gene-fur-text = One dinosaur survives in the cold.
gene-parasol = Parasol
    .full = the Parasol gene
gene-parasol-text = One dinosaur survives in the heat.
gene-mutation = Mutation gene
    .full = the Mutation gene
gene-mutation-text = Every gene you buy later costs 1 point less.
gene-card = Card
    .full = the Card gene
gene-card-text = Draw an event card at once.


## Event cards (DINO-1.11, section 4)

happening-false-tail = False Tail
happening-false-tail-text = Your tail is 2 longer this turn.
happening-unexpected-gene = Unexpected Gene
happening-unexpected-gene-text = Draw 2 genes from the bag, keep one of them for free.
happening-eternal-season = Eternal Season
happening-eternal-season-text = The climate stays as it is. No die is rolled.
happening-seasons-rush = Seasons in a Rush
happening-seasons-rush-text = The climate goes 2 steps clockwise. No die is rolled.
happening-backward-weather = Backward Weather
happening-backward-weather-text = The climate goes 1 step counter-clockwise. No die is rolled.
happening-rain-dance = Rain Dance
happening-rain-dance-text = The climate goes 1 step either way or stays, as you choose. No die is rolled.
happening-giant-gene = Giant Gene
happening-giant-gene-text = Your dinosaurs attack with 2 more horns this turn.
happening-big-brother = Big Brother
happening-big-brother-text = Your dinosaurs defend themselves with 2 more horns this turn.
happening-stampede = Stampede
happening-stampede-text = You have 2 more movement points this turn.
happening-quicksand = Quicksand
happening-quicksand-text = An opponent has 2 fewer movement points this turn.
happening-driftwood = Driftwood Raft
happening-driftwood-text = Once in your movement this turn, a dinosaur on the coast may raft to any free space on the coast for 1 movement point.
happening-barren-year = Barren Year
happening-barren-year-text = No births this turn. Only a species with no dinosaurs on the island comes back as usual.
happening-far-flung-eggs = Far-Flung Eggs
happening-far-flung-eggs-text = Your young may be born up to 3 spaces away this turn, even in a barren year.
happening-twins = Twins
happening-twins-text = You have 2 more eggs this turn.
happening-egg-thief = Egg Thief
happening-egg-thief-text = An opponent has 1 fewer egg this turn, and you have 1 more.
happening-ice-cold = Ice Cold
happening-ice-cold-text = An opponent has 1 less fur this turn.
happening-scorched = Scorched
happening-scorched-text = An opponent has 1 fewer parasol this turn.
happening-wetsuit = Wetsuit
happening-wetsuit-text = You have 2 more fur this turn.
happening-extra-parasols = Extra Parasols
happening-extra-parasols-text = You have 2 more parasols this turn.
happening-epidemic = Epidemic
happening-epidemic-text = An opponent with the largest herd loses 2 dinosaurs of their own choosing.
happening-bargain = Bargain Mutation
happening-bargain-text = Your gene costs 3 points less this turn.
happening-dead-end = Dead End
happening-dead-end-text = An opponent is kept out of this turn’s auction. Or, when it is your turn to bid: you leave the auction yourself.


## The island and its climate. .letter stands for a terrain on the map in the terminal, .inside in a sentence.

terrain-desert = Desert
    .letter = D
    .inside = desert
terrain-plains = Plains
    .letter = P
    .inside = plains
terrain-hills = Hills
    .letter = H
    .inside = hills
terrain-mountains = Mountains
    .letter = M
    .inside = mountains
zone-temperate = temperate
zone-cold = cold
zone-hot = hot
zone-deadly = deadly
way-cw = clockwise
way-stay = stay
way-ccw = counter-clockwise


## A space: $name is the letter of its row and the number of its column. .alone is a label of its own.

hex = { $name }
    .alone = { $name } ({ $terrain-inside })
    .land = { $name } ({ $terrain-inside })
    .weather = { $name } ({ $terrain-inside }, { $zone })


## Rows of the bidding board. .alone is what is for sale there; $alike is how many rows have the same.

row = row { $number }
    .alone = { $alike ->
        [0] row { $number }
        [1] { $gene }
       *[other] { $gene } (row { $number })
    }


## Phases. .phase is the name inside a sentence.

phase-initiative = Initiative
    .phase = initiative phase
phase-initiative-text = Long tails go first.
phase-climate = Climate
    .phase = climate phase
phase-climate-text = The weather turns.
phase-movement = Movement
    .phase = movement phase
phase-movement-text = Dinosaurs walk and fight.
phase-births = Births
    .phase = births phase
phase-births-text = Eggs hatch beside their parents.
phase-survival = Survival and development
    .phase = survival phase
phase-survival-text = Cold and heat take their share. Every survivor is a point.
phase-evolution = Meteor and evolution
    .phase = meteor and evolution phase
phase-evolution-text = The meteor comes closer, and new genes are for sale.


## Options (DINO-0.3)

option-board-4p = Island for 4
option-board-4p-text = Which two half-boards make the island when 4 people play.
option-board-4p-value-large-small = large and small half
option-board-4p-value-two-medium = two medium halves
option-gene-shortage = Gene shortage
option-gene-shortage-text = One gene fewer than players each turn, and one player may go without. The meteor waits for two turns.


## Moves: a sentence for the confirm bar and the list of moves

move-play-event = Play { $card }
move-play-event-target = Play { $card } on { $target }
move-play-event-way = Play { $card }: { $way }
move-pass-event = Pass: play no event card now
move-keep-gene = Keep { $gene-full }
move-move = Move from { $from } to { $to-weather }
move-attack = Attack from { $from } to { $to }
move-attack-odds = { $odds ->
        [1] Attack { $to-owner }’s dinosaur on { $to } from { $from }: wins on a 1 only
        [2] Attack { $to-owner }’s dinosaur on { $to } from { $from }: wins on 1 or 2
       *[other] Attack { $to-owner }’s dinosaur on { $to } from { $from }: wins on 1 to { $odds }
    }
move-raft = Raft from { $from } to { $to-weather }
move-end-movement = End your movement
move-birth = Put a newborn on { $space-weather }
move-remove = Remove the dinosaur on { $space-land }
move-bid = Bid { $amount } for { $row-alone }
move-bid-rest = { $rest ->
        [0] Bid { $amount } for { $row-alone }: leaves you no points
        [one] Bid { $amount } for { $row-alone }: leaves you { $rest } point
       *[other] Bid { $amount } for { $row-alone }: leaves you { $rest } points
    }
move-dead-end = Play { $card }: leave the auction, get no gene and pay nothing
move-decline = Decline: get no gene and pay nothing
move-roll = The die shows { $pips }
move-draw-gene = Draw { $gene-full } from the bag


## Short labels of what can be chosen, for buttons

choose-pass-event = Pass
choose-raft = Raft
choose-end-movement = End movement
choose-dead-end = Leave the auction
choose-decline = Decline


## Questions: to the player who is asked, and what the others read

question-window = { $phase }: play an event card, or pass.
question-window-other = { $phase }: { $asked } may play an event card.
question-keep = Which of these genes will you keep?
question-keep-other = { $asked } is choosing a gene to keep.
question-move-dinos = { $left ->
        [one] Move your dinosaurs: { $left } movement point.
       *[other] Move your dinosaurs: { $left } movement points.
    }
question-move-dinos-other = { $left ->
        [one] { $asked } is moving: { $left } movement point.
       *[other] { $asked } is moving: { $left } movement points.
    }
question-give-birth = { $left ->
        [one] Where does your newborn hatch?
       *[other] Where do your newborns hatch? { $left } to place.
    }
question-give-birth-other = { $left ->
        [one] { $asked } is placing { $left } newborn.
       *[other] { $asked } is placing { $left } newborns.
    }
question-freeze = { $left ->
        [one] Too many in the cold: { $left } dinosaur must go. Which one?
       *[other] Too many in the cold: { $left } dinosaurs must go. Which one first?
    }
question-freeze-other = { $left ->
        [one] { $asked } loses { $left } dinosaur to the cold.
       *[other] { $asked } loses { $left } dinosaurs to the cold.
    }
question-scorch = { $left ->
        [one] Too many in the heat: { $left } dinosaur must go. Which one?
       *[other] Too many in the heat: { $left } dinosaurs must go. Which one first?
    }
question-scorch-other = { $left ->
        [one] { $asked } loses { $left } dinosaur to the heat.
       *[other] { $asked } loses { $left } dinosaurs to the heat.
    }
question-sicken = { $left ->
        [one] An epidemic! { $left } of your dinosaurs must go. Which one?
       *[other] An epidemic! { $left } of your dinosaurs must go. Which one first?
    }
question-sicken-other = { $left ->
        [one] An epidemic: { $asked } loses { $left } dinosaur.
       *[other] An epidemic: { $asked } loses { $left } dinosaurs.
    }
question-auction = Bid for a gene.
question-auction-other = { $asked } is bidding.
question-roll-initiative = Roll for initiative: { $seat }.
question-roll-initiative-other = { $seat } rolls for initiative.
question-roll-climate = Roll for the climate: { $seat }.
question-roll-climate-other = { $seat } rolls for the climate.
question-roll-fight = Roll for the attack from { $from } to { $to }.
question-roll-fight-other = A die is rolled for the attack from { $from } to { $to }.
question-roll-meteor = Roll for the meteor: { $seat }. It strikes on { $number } or less.
question-roll-meteor-other = { $seat } rolls for the meteor. It strikes on { $number } or less.
question-draw-tile = Draw a gene from the bag.
question-draw-tile-other = A gene is drawn from the bag.


## Events: lines of the log

event-turn-begins = Turn { $turn } begins.
event-phase-begins = The { $phase-phase } begins.
event-plays-event = { $seat } plays { $event }.
event-plays-event-target = { $seat } plays { $event } on { $target }.
event-plays-event-way = { $seat } plays { $event }: { $way }.
event-passes = { $seat } passes.
event-shows-gene = { $seat } draws { $gene-full }.
event-keeps-gene = { $seat } keeps { $gene-full }.
event-rolls-initiative = { $seat } rolls { $pips } for initiative.
event-takes-place = { $place } in the order of play: { $seat }.
event-rolls-climate = { $seat } rolls { $pips } for the climate.
event-climate-is = Temperate now: { $terrain-inside }.
event-moves-dino = { $seat } moves a dinosaur from { $from } to { $to }.
event-rafts = { $seat } rafts a dinosaur from { $from } to { $to }.
event-attacks = { $seat } attacks { $target }: from { $from } to { $to }.
event-wins-fight = { $seat } rolls { $pips } and wins: { $target } loses the dinosaur on { $to }.
event-loses-fight = { $seat } rolls { $pips } and loses a dinosaur: { $target } holds { $to }.
event-ends-movement = { $left ->
        [one] { $seat } stops moving; { $left } point is left.
       *[other] { $seat } stops moving; { $left } points are left.
    }
event-is-born = { $seat } has a newborn on { $space }.
event-has-no-births = { $seat } has no young in this barren year.
event-dies-at-once = { $space-land } is deadly: { $seat } loses a dinosaur there.
event-freezes = { $seat } loses a dinosaur to the cold on { $space-land }.
event-burns = { $seat } loses a dinosaur to the heat on { $space-land }.
event-dies-of-epidemic = { $seat } loses a dinosaur to the epidemic on { $space }.
event-gains = { $count ->
        [one] { $seat } gains { $count } point and has { $points }.
       *[other] { $seat } gains { $count } points and has { $points }.
    }
event-meteor-waits = The meteor is still far away.
event-meteor-comes = The meteor comes closer: position { $position }.
event-rolls-meteor = { $seat } rolls { $pips } for the meteor; it strikes on { $number } or less.
event-meteor-strikes = The meteor strikes. The age of dinosaurs is over.
event-is-offered = On offer in { $row }: { $gene-full }.
event-bids = { $seat } bids { $amount } for { $gene-full } ({ $row }).
event-is-outbid = { $seat } is outbid for { $gene-full } ({ $row }).
event-gives-up = { $seat } plays { happening-dead-end } and leaves the auction.
event-declines = { $seat } declines.
event-buys = { $price ->
        [0] { $seat } gets { $gene-full } for nothing.
        [one] { $seat } gets { $gene-full } for { $price } point.
       *[other] { $seat } gets { $gene-full } for { $price } points.
    }
event-is-unsold = Nobody buys { $gene-full } ({ $row }); it goes back into the bag.
event-draws = { $seat } draws an event card.
event-draws-card = You draw { $event }.
event-scores = { $points ->
        [one] { $seat }: { $points } point, dinosaurs on the island: { $count }.
       *[other] { $seat }: { $points } points, dinosaurs on the island: { $count }.
    }


## Refusals: why not, and what would help. A refusal gets the arguments of the refused move.

refusal-not-now = Not now. Answer the current question first.
refusal-not-asked-about = The current question is not about this.
refusal-no-such-space = There is no such space on this island.
refusal-space-is-taken = A dinosaur stands on { $space }. There is room for one only.
refusal-no-cards-yet = No event card may be played in turns 1 and 2. Wait for turn 3.
refusal-only-in-windows = Event cards are played at the beginning of a phase. Wait for the phase named on the card.
refusal-not-in-hand = This card is not in your hand.
refusal-other-window = { $card } belongs to another phase. Keep it until then.
refusal-needs-target = { $card } is played on an opponent. Choose one.
refusal-has-no-target = { $card } cannot be played in this way.
refusal-needs-way = Choose which way the climate goes: clockwise, counter-clockwise, or not at all.
refusal-not-an-opponent = { $card } is played on an opponent, not on yourself.
refusal-bag-is-empty = The bag of genes is empty.
refusal-not-shown = You did not draw { $gene-full }. Keep one of those you drew.
refusal-has-nobody-to-move = { $target } has no dinosaur on the island.
refusal-cannot-move-anyway = { $target } has no movement points to lose.
refusal-has-no-parents = { $target } has no dinosaur on the island. Nobody steals from a species that is coming back.
refusal-has-no-eggs = { $target } has no eggs left to steal.
refusal-has-no-fur = { $target } has no fur left to lose.
refusal-has-no-parasols = { $target } has no parasols left to lose.
refusal-has-no-dinos = { $target } has no dinosaur on the island.
refusal-not-the-largest-herd = Somebody has more dinosaurs than { $target }. An epidemic strikes the largest herd.
refusal-named-already = { $target } is already kept out of this auction.
refusal-not-your-dino = You have no dinosaur on { $from }.
refusal-raft-is-empty = You have no dinosaur on { $from }.
refusal-not-adjacent = { $to } is not next to { $from }. A step goes to a neighbouring space.
refusal-own-kind = One of your own dinosaurs stands on { $to }. Your dinosaurs cannot move through each other.
refusal-is-an-attack = An opponent’s dinosaur stands on { $to }. You would have to attack it.
refusal-nobody-to-attack = Nobody stands on { $to }. You can simply go there.
refusal-too-few-horns = The defender on { $to } has too many horns: at least 2 more than your dinosaurs attack with.
refusal-no-raft = You have no raft. The card { happening-driftwood } gives you one for a turn.
refusal-not-coastal = A raft goes from coast to coast.
refusal-raft-cannot-land = A dinosaur stands on { $to }. A raft lands on a free space only.
refusal-no-parent-beside = You have no adult dinosaur next to { $space }. Newborns cannot have young yet.
refusal-too-far-for-eggs = { $space } is more than 3 spaces away from all your adult dinosaurs.
refusal-no-newborn-beside = The species comes back as one group. Choose a space next to a newborn.
refusal-not-yours-to-remove = You have no dinosaur on { $space }.
refusal-not-yours-to-lose = You have no dinosaur on { $space }.
refusal-not-in-the-cold = { $space } is not cold. Choose among your dinosaurs in the cold.
refusal-not-in-the-heat = { $space } is not hot. Choose among your dinosaurs in the heat.
refusal-no-such-row = There is no such row on offer.
refusal-not-higher = Bid more than the current bid for { $row-alone }.
refusal-beyond-the-numbers = You can bid above 6 only in a row where the bid is already 6 or more.
refusal-cannot-pay = You cannot afford { $amount }, even with your discount.
refusal-must-bid = Everybody has to bid. A row with nobody in it can be had for 0.
refusal-not-a-dead-end = Only the card { happening-dead-end } lets you leave the auction.
refusal-somebody-declined = Only one player may decline, and somebody already has.


## Words of the board

ui-climate = Climate
ui-zones = Climate: { $zones }
ui-meteor-at = { $number ->
        [0] Meteor { $position } of { $last }
       *[other] Meteor { $position } of { $last }, strikes on { $number } or less
    }
ui-order = Order of play: { $order }
ui-island = Island
ui-spaces = Spaces to choose
ui-space = { $space }: { $terrain }, { $zone }
ui-space-of = { $space }: { $terrain }, { $zone }, a dinosaur of { $player }
ui-dinos-count = { $count ->
        [0] no dinosaurs
        [one] { $count } dinosaur
       *[other] { $count } dinosaurs
    }
ui-event-cards-count = { $count ->
        [0] no event cards
        [one] { $count } event card
       *[other] { $count } event cards
    }
ui-at-risk = in danger: { $count }
ui-genes = Genes
ui-gene-count = { $gene } { $count }
ui-this-turn = this turn: { $values }
ui-value = { $name } { $change }
ui-auction = Auction
ui-row-free = { $row }: { $gene }, no bid
ui-row-bid = { $row }: { $gene }, bid { $bid } by { $player }
ui-bid-leaves = pay { $price }, keep { $rest }
ui-shown = Drawn: { $genes }
ui-odds = wins { $count } in 6
ui-odds-none = may not be attacked
ui-bag = In the bag
ui-deck-of-events = { $count ->
        [one] { $count } event card in the pile
       *[other] { $count } event cards in the pile
    }
ui-barren-year = a barren year
ui-kept-out = kept out of the auction
ui-raft-ready = raft ready
ui-points-over-time = Points over time
value-tail = tail
value-movement = movement
value-attack = attack
value-defence = defence
value-eggs = eggs
value-fur = fur
value-parasols = parasols
value-discount = discount


### browser

## Words that only the page says

ui-species = Species
ui-points-word = Points
ui-dinos-word = Dinosaurs on the island
ui-event-cards-word = Event cards
ui-here-count = { $count ->
        [0] none of yours here
        [one] { $count } of yours here
       *[other] { $count } of yours here
    }
ui-climate-this-turn = Temperate this turn:
ui-climate-until-roll = Temperate until the roll:
ui-climate-next-turn = Next turn’s roll
ui-climate-this-roll = The coming roll
ui-chance-of-six = { $count } in 6
ui-would-lose = { $count ->
        [0] you would lose none
        [one] you would lose { $count } dinosaur
       *[other] you would lose { $count } dinosaurs
    }
ui-higher-bids = Higher bids
ui-bid-hint = Each cell is a bid; the arrow shows the points you keep.
ui-next-order = Next turn’s order:
ui-you-are-outbid = You have been outbid. Bid again.
ui-no-event-cards = You hold no event cards.
ui-horns-against = horns: { $attack } against { $defence }
ui-horns-of = horns: attack { $attack }, defence { $defence }
ui-your-attack = Your attack
ui-played-in = Played in
ui-points-at-start = At the start
ui-points-survivors = For survivors
ui-closer = Zoom in
ui-whole-island = Whole island
ui-zone-temperate-text = Everybody is comfortable here.
ui-zone-cold-text = One dinosaur survives for each fur.
ui-zone-hot-text = One dinosaur survives for each parasol.
ui-zone-deadly-text = Nobody survives the end of the turn here.
# English: Evo: Age of Dinosaurs. Names follow docs/rules/dinosaurs.md; all texts are our own.


## The game on the shelf

game-dinosaurs = Evo: Age of Dinosaurs
game-dinosaurs-text = Bid for genes and lead your dinosaurs across an island whose climate never rests.


## How the game ended, and what is counted

ui-nth-turn = Turn { $turn }
measure-dinos = Dinosaurs
measure-genes = Genes
ending-meteor = The meteor has struck.
ending-tie-dinos = { $count ->
        [one] { $first } and { $second } both have { $count } point. { $first } has more dinosaurs on the island: { $more } against { $less }.
       *[other] { $first } and { $second } both have { $count } points. { $first } has more dinosaurs on the island: { $more } against { $less }.
    }


## What a coach says

advice-what-window = An event card works only in its own phase, shown by its number. You may play one now or keep them all.
advice-what-keep = You may keep one of these genes for nothing. It stays with your species for the whole game.
advice-what-move-dinos = A step costs one movement point. Go where the climate is mild, or attack a neighbour’s place.
advice-what-give-birth = Each Egg brings a newborn beside one of your dinosaurs. Who lives through this turn is a point.
advice-what-freeze = In the cold as many dinosaurs live as you have Fur. You choose which ones are lost.
advice-what-scorch = In the heat as many dinosaurs live as you have Parasols. You choose which ones are lost.
advice-what-sicken = An epidemic takes some of your dinosaurs. Give up those that stand worst.
advice-what-auction = You bid for genes with your points, and those are also what wins the game. If you are outbid, you choose again.
advice-losses = { $count ->
        [one] { $count } of your dinosaurs will not survive this climate where it stands now.
       *[other] { $count } of your dinosaurs will not survive this climate where they stand now.
    }
advice-outlook = Think ahead: the next climate is most likely { $terrain-inside } ({ $chances } in 6). As they stand now, dinosaurs of yours that would die: { $count }.
advice-rescue = Not all of your dinosaurs can live where they stand. A step from { $from } to { $to } saves one.
advice-good-fight = An attack from { $from } to { $to } succeeds on { $odds } of 6 numbers. If it fails, your dinosaur is lost.
advice-safe-birth = Not every space is kind to a newborn. On { $space } it will live through this turn.
advice-no-safe-birth = Wherever this newborn comes, one more of yours will die this turn. Choose the space that helps you most.
advice-card-fits = { $card } can be played now.
advice-sheltering-gene = Next turn it is most likely { $terrain-inside }. { $row-gene } would save dinosaurs of yours: { $count }.
advice-more-eggs = An Egg more means one newborn more every turn. Early in the game that pays best.
advice-free-row = Nobody has bid for { $row-gene } yet. There a bid of 0 is enough.
advice-small-purse = Your points: { $points }. Every point that you pay is lost for the victory, so bid low.
advice-meteor-near = The meteor is near: next turn it strikes on a roll of { $number } or less, and the game ends. A gene bought now may not pay back.


## What a move leads to

ahead-fight = You win on { $sides } of 6 rolls. If you lose, your dino is gone.
ahead-outbids = You outbid { $seat }.
ahead-price = If you win it, you pay { $price } and keep { $rest }.
ahead-gives-up = Movement points you give up: { $points }.
ahead-saves = The climate will take { $after } of your dinos instead of { $before }.
ahead-endangers = Danger: the climate will take { $after } of your dinos instead of { $before }.
ahead-will-lose = As they stand, the climate will take { $count } of your dinos.


## What comes next

next-hex = a space
next-card = a card
next-way = which way
next-row = a row
next-move-to = where it goes
next-move-from = which dino goes
next-attack-to = whom it attacks
next-attack-from = which dino attacks
next-raft-from = which dino goes on the raft
next-raft-to = where it lands
next-bid-amount = how much you bid
next-play-event-target = an opponent


## What a touch does

verb-move = go there
verb-attack = attack
verb-raft = land there
verb-bid = bid
verb-play-event = play the card on it
verb-dead-end = leave the auction

## Natural history: one true line for each

lore-gene-tail = The tail of Diplodocus had about eighty vertebrae; our own tailbone has three to five.
lore-gene-leg = The shin of an ostrich-like dinosaur was longer than its thigh: the mark of a fast runner.
lore-gene-horn = Scars on the frills of Triceratops come from the horns of other Triceratops.
lore-gene-egg = Some dinosaurs sat on their eggs as birds do: Citipati was found on its nest.
lore-gene-fur = Yutyrannus, nine metres long, was covered in feathers like fur.
lore-gene-parasol = The plates of Stegosaurus were full of blood vessels and may have cooled it.
lore-gene-mutation = Every child is born with some sixty mutations that neither parent had.
lore-gene-card = Of a hundred species that ever lived, more than ninety-nine have died out.
lore-happening-false-tail = A lizard drops its tail, and the tail wriggles on and holds the hunter’s eye.
lore-happening-unexpected-gene = About eight percent of our genome came from viruses.
lore-happening-eternal-season = In the Cretaceous, forests grew close to the South Pole.
lore-happening-seasons-rush = A year of the Cretaceous had some 372 days: the Earth spun faster.
lore-happening-backward-weather = Growth rings in the bones of dinosaurs tell good years from bad ones.
lore-happening-rain-dance = In the Triassic a rainy age lasted over a million years. After it, dinosaurs spread.
lore-happening-giant-gene = The largest dinosaurs weighed as much as ten elephants.
lore-happening-big-brother = Tracks show herds in which large and small dinosaurs walked together.
lore-happening-stampede = More than a million wildebeest follow the rain through the Serengeti every year.
lore-happening-quicksand = Many Plateosaurus died on their feet, stuck in the mud.
lore-happening-driftwood = In 1995 some fifteen iguanas reached Anguilla on trees that a hurricane had felled.
lore-happening-barren-year = The kakapo breeds only in years when the rimu trees bear fruit.
lore-happening-far-flung-eggs = Some fish eggs survive being eaten by a duck and hatch in another pond.
lore-happening-twins = The nine-banded armadillo nearly always bears four identical young.
lore-happening-egg-thief = Oviraptor means egg thief, yet the eggs it lay on were most likely its own.
lore-happening-ice-cold = In the north of Alaska dinosaurs lived through months of winter darkness.
lore-happening-scorched = The Saharan silver ant looks for food on sand hotter than fifty degrees.
lore-happening-wetsuit = A sea otter has up to 150,000 hairs on a square centimetre.
lore-happening-extra-parasols = The ears of an elephant are radiators: its blood cools in them.
lore-happening-epidemic = Holes in the jaws of Tyrannosaurus look like a disease that birds still have.
lore-happening-bargain = One extra copy of a gene gave the dachshund its short legs.
lore-happening-dead-end = Of all dinosaurs only one line is left: the birds.
