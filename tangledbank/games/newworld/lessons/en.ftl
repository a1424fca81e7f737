# English: the lessons of New World. A note has at most two short sentences.


## 01 The first lesson

lesson-first = Your first epoch
lesson-first-text = Areas, traits, food, a shelter, and how one wins. About four minutes.
lesson-first-aim = These are your animals. At the end each one that lives is worth 3 points, and its traits are worth more.
lesson-first-areas = Animals eat in areas. Most are open to all, but the Lakes only to those who swim.
lesson-first-swim = So give animal 1 the trait { -trait-swimming }. Nobody else at this table can follow it there.
lesson-first-first-animal = It would swim as well. For this lesson let animal 1 learn it.
lesson-first-other-half = A card has two traits, and you use one of them. Take the { -trait-swimming } half.
lesson-first-mouths = A card can become a new animal, but this is the last epoch and food is scarce. Better help those you have.
lesson-first-lakes-first = In a moment. First open the Lakes to animal 1.
lesson-first-hide = The neighbour has a predator. { -trait-camouflaged } hides animal 2 from it; animal 1 is safe in the water.
lesson-first-not-fat = Fat is for long games, and this one is nearly over. Hide animal 2.
lesson-first-swims-already = A predator on land cannot reach a swimmer anyway. Animal 2 needs it more.
lesson-first-danger = Animal 2 would be eaten. Hide it first.
lesson-first-new-area = Every epoch a new area joins the row, and all are filled with food. The one at the right end leaves when the epoch is over.
lesson-first-eat = You take turns, one food each. Feed animal 1 in the Lakes: choose it, then the food there.
lesson-first-where-others-cannot = Leave that for animal 2. In the Lakes nobody takes the food from animal 1.
lesson-first-shelter-later = A shelter keeps predators off, and you will take one soon. Eat first.
lesson-first-eat-again = The neighbour’s predator found nobody to attack, so it eats what the others eat. Feed animal 2 in the Meadows.
lesson-first-food-first = Food first: who is hungry at the end dies, sheltered or not.
lesson-first-shelter = As long as one of your animals can eat or hide, you may not pass. Take the shelter with either of them.
lesson-first-starved = Nothing was left for the neighbour’s second animal but the Lakes, and it cannot swim. Hungry animals die at the end of an epoch.
lesson-first-score = The game is over. Each animal counts 3, each trait 1, and each food that a trait adds to its need 1 more.
lesson-first-end = You have 8 points: two animals with a trait each. They have 5, so you win!


## 02 Predators

lesson-predators = Eat or be eaten
lesson-predators-text = An attack, an answer to one, and poison. Then one more epoch.
lesson-predators-predator = Animal 1 is a predator. Once an epoch it may attack instead of eating from an area, and it needs 2 food.
lesson-predators-attack = Choose animal 1, then its prey: animal 4 has nothing that protects it.
lesson-predators-poison = It could be caught, but it is poisonous: your predator would die at the end of the epoch. Take animal 4.
lesson-predators-own-prey = The rules let it eat your own. Better somebody else’s: animal 4.
lesson-predators-other-prey = A predator itself can be prey, too. Today take animal 4.
lesson-predators-meat-first = Meat counts for two and leaves the grass to your other animal. Attack animal 4.
lesson-predators-eaten = Caught: 2 food at once, so animal 1 is fed. But the neighbour has a predator as well …
lesson-predators-run = It attacks animal 2, and you choose the answer. { -trait-running } is an even chance and costs nothing: run.
lesson-predators-run-first = Slipping away costs a trait. First try to run.
lesson-predators-slip = The die shows 2: too slow. Slip away: give up one of its traits, and it lives.
lesson-predators-alive = Alive! The predator got 1 food for the trait, and animal 2 has eaten in peace.
lesson-predators-free = One more epoch with new cards is yours. Look at what each predator can reach before you choose traits.
lesson-predators-poisoned = A predator that eats a poisonous animal dies at the end of the epoch. Sometimes that is a bargain.
lesson-predators-sheltered = A shelter makes an animal safe from every predator for this epoch.
lesson-predators-starved = Somebody went hungry and died. A predator that finds no prey must eat like the others, and it needs 2.
lesson-predators-end = Protect what you have, and hunt what is not protected. Each trait is a point, whether it was needed or not.


## 03 Pairs

lesson-pairs = Good neighbours
lesson-pairs-text = Pair traits lie between neighbours in your row, and one meal feeds several.
lesson-pairs-rearrange = Your animals stand in a row, and pair traits join neighbours. Once a turn you may rearrange the row: do it.
lesson-pairs-row-first = In a moment. First see how a row is rearranged.
lesson-pairs-pairs-today = This lesson is about the pair traits on your cards.
lesson-pairs-line = Name them from left to right. Animal 2 shall stand first.
lesson-pairs-line-on = Then animal 1. The last one finds its place by itself.
lesson-pairs-communicating = { -trait-communicating }: when one of the two takes food in an area, the other takes some there too. Join animals 2 and 1.
lesson-pairs-first-two = Animals 2 and 1, please: you will see a chain.
lesson-pairs-cooperating = { -trait-cooperating } is better still: when one gets any food, the other gets some from nowhere. Join animals 1 and 3.
lesson-pairs-chain = Animals 1 and 3, so that the chain goes on.
lesson-pairs-keep = Keep the last card for the next epoch, and pass.
lesson-pairs-eat = Now the wonder: feed animal 2, in the Steppe or in the Taiga.
lesson-pairs-bare = The Desert has a single food, so nobody could eat along. Choose the Steppe or the Taiga.
lesson-pairs-from-the-end = Begin at the left end of the chain, with animal 2.
lesson-pairs-shared = One move, and all three are fed: 2 took, 1 took along, and 3 was given. Linked animals also stay together when the row moves.
lesson-pairs-free = Play on to the end. Your last card can make one animal the ward of another.
lesson-pairs-ward = { -trait-mutualistic }: nobody can attack the ward, but it eats only when its partner is fed.
lesson-pairs-last = A new epoch: the rightmost area has left, and another will come.
lesson-pairs-end = A chain saves whole turns, and turns are what one runs out of.


## 04 Winter

lesson-winter = Lean times
lesson-winter-text = Theft, hooves, fat and sleep: how to live when there is too little.
lesson-winter-little = Three food for everybody, and you alone have four animals. Your traits must do the rest.
lesson-winter-steal = Beside the basic action each turn has an extra one. Animal 1 is a thief: let it take the food of animal 5, which is still hungry.
lesson-winter-extra-first = Steal first: after the meal the victim may be fed, and then it is safe.
lesson-winter-feed = Now the basic action. Feed animal 3 in the Steppe.
lesson-winter-hooves = Animal 3 in the Steppe, please: its hooves are part of the plan.
lesson-winter-trample = { -trait-hoofed } animals may destroy one more food where they eat. Two of yours need none, so do it.
lesson-winter-trample-it = What you leave, the neighbour eats. Destroy it.
lesson-winter-sleep = The epoch is over and animal 2 is hungry. { -trait-hibernating } saves it: let it sleep.
lesson-winter-save-it = It need not die: it has a way to live.
lesson-winter-fat = Animal 4 is hungry, too, but it has stored fat. Use it.
lesson-winter-swamps = All of yours live, and one of theirs is dead. For each living animal you draw a card, and two more for yourself.
lesson-winter-free = Now the last epoch. Nobody may hibernate in it, so mind your mouths.
lesson-winter-changed = { -trait-metamorphic }: as an extra action it exchanges one of its traits for one of your hand.
lesson-winter-end = Who needs nothing from the areas decides who starves.


## 05 A short game

lesson-short-game = A whole short game
lesson-short-game-text = Two epochs from an empty row to the scoring, against one bot. About ten minutes.
lesson-short-game-clock = The area cards are the clock: each epoch uses one. Usually there are six epochs; here it is two, and you may keep as many cards as you like.
lesson-short-game-animal = You begin without animals, so the first card must become one. Which card would you miss least as a trait?
lesson-short-game-no-pass = Without animals you would have nothing to feed. Play one first.
lesson-short-game-free = Go on as you like, and look at the areas: which traits open them? I shall speak up now and then.
lesson-short-game-came = A new area has come and all are filled. The best ones are those that only your animals can enter.
lesson-short-game-went = The area at the right end has left with all that lay on it. You see in advance which one goes next.
lesson-short-game-last = This is the last epoch: every trait that you play now is a point if its animal lives.
lesson-short-game-end = That was a whole game. The score beside the table tells where each point came from.


## 06 Random mutations

lesson-random-mutations = Chance at work
lesson-random-mutations-text = You choose who changes, luck chooses how.
lesson-random-mutations-pool = With random mutations you have no hand but a pile that nobody looks at. Its top card changes one of your animals.
lesson-random-mutations-mutate = Let animal 1 change, and see what comes.
lesson-random-mutations-first-animal = All of that is possible. Begin with animal 1.
lesson-random-mutations-assign = Two traits to choose from, and one of them it must take. { -trait-nocturnal } opens the Caves: take that.
lesson-random-mutations-caves-are-open = That would join it with its neighbour. Today the Caves are worth more.
lesson-random-mutations-blind = A card can also become a new animal, unseen. Play one so.
lesson-random-mutations-blind-now = That comes next. First a new animal, unseen.
lesson-random-mutations-free = Play on. A card that does not fit goes to the neighbour on the right, so the order of your row matters.
lesson-random-mutations-went-on = It could take neither trait, so the card went to the animal on its right.
lesson-random-mutations-starved = Chance gives traits that must be fed, too. Change those that can afford it.
lesson-random-mutations-end = Like evolution itself: you do not choose the change, only who lives with it.


## 07 Catastrophe

lesson-catastrophe = The catastrophe
lesson-catastrophe-text = Twenty cards each and a single epoch: a short and merciless game.
lesson-catastrophe-one = A catastrophe has a single epoch and no new areas. What lies in the row is all that there will ever be.
lesson-catastrophe-keep-two = You may keep two cards at most, so one must be played. Give animal 2 { -trait-running }: a predator stands opposite.
lesson-catastrophe-mouths = One more mouth, and so little food. Strengthen animal 2 instead.
lesson-catastrophe-pass = With two cards left you may pass. They are worth nothing, but more mouths would be worth less.
lesson-catastrophe-glaciers = The Glaciers are for animals without any trait. Animal 1 has none, so feed it there.
lesson-catastrophe-plain-first = Others want that food as well. In the Glaciers hardly anybody can follow animal 1.
lesson-catastrophe-free = Now it is survival. In the Swamps something grows whenever an animal dies.
lesson-catastrophe-grown = An animal has died, and the Swamps have one more food.
lesson-catastrophe-end = That was all. Who planned for the row that lies there has lived.
