# English: the lessons of Evolution. A note has at most two short sentences.


## 01 The first lesson

lesson-first = Your first turn
lesson-first-text = Animals, traits, food, an attack, and how one wins. About four minutes.
lesson-first-aim = These are your animals. Keep as many alive as you can: at the end each is worth 2 points, and its traits are worth more.
lesson-first-animal = A card can become a new animal. Let the card { -trait-swimming } become one.
lesson-first-trait-later = That would make it a trait. This time let the card become a new animal.
lesson-first-other-card = Keep that card, you will need it in a moment. Take the one the pencil points at.
lesson-first-no-pass = Passing ends the playing of cards for this turn, and you still have something to play.
lesson-first-trait = Or a card becomes a trait. Make animal 1 { -trait-carnivorous }: it will need one food more, but it may hunt.
lesson-first-other-animal = It would work there, too. For this lesson let animal 1 be the hunter.
lesson-first-other-half = A card has two traits, and you use only one of them. Take the { -trait-carnivorous } half.
lesson-first-enough-animals = A third mouth is enough: there will be little food. Make a hunter of animal 1.
lesson-first-roll = The die decides how much food there is for everybody: only 3. Not all animals will live through this turn.
lesson-first-eat = Players take turns, one food at a time. Feed animal 2: choose it, then the food.
lesson-first-hunt-later = Animal 1 can hunt later. Take from the food while there is some: feed animal 2.
lesson-first-older-first = The youngest can wait; give this one to animal 2.
lesson-first-attack = Now hunt: choose animal 1, then animal 4. Animal 3 swims, so a hunter on land cannot reach it.
lesson-first-own-prey = The rules let it eat your own animals. Better somebody else’s: animal 4.
lesson-first-other-prey = A fine prey as well. Let us take animal 4, though.
lesson-first-meat-first = Meat counts double and leaves the food to the others. Attack animal 4.
lesson-first-eaten = Prey gives 2 food, so animal 1 is fed. Now the neighbour takes the last food from the middle.
lesson-first-starved = Your youngest got nothing and starved, and so did one of theirs. An animal that is hungry at the end of a turn dies.
lesson-first-score = The deck was empty, so the game is over. Each animal counts 2, each trait 1, and each food it needs beyond the first 1 more.
lesson-first-end = You have 6 points: a carnivore for 4 and a plain animal for 2. They have 5, so you win!
