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


## 02 Attack and defence

lesson-defence = Eat or be eaten
lesson-defence-text = How to keep your animals off the menu: unseen, quick, or without a tail.
lesson-defence-danger = The neighbour has a carnivore, and both your animals are easy prey. Three cards will help.
lesson-defence-camouflage = { -trait-camouflage } hides an animal from every carnivore without { -trait-sharp-vision }. Put it on animal 1.
lesson-defence-other-half = Fat would make it only tastier. Take the { -trait-camouflage } half.
lesson-defence-no-animal = A new animal would be one more meal for the neighbour. Protect those you have.
lesson-defence-running = { -trait-running } gives an even chance to get away. Put it on animal 2.
lesson-defence-tail = One more for animal 2: with { -trait-tail-loss } it can give up a card instead of its life.
lesson-defence-eat = Now feed one of your animals, and see what the carnivore does.
lesson-defence-run = It attacks animal 2! You choose the answer: first try to run.
lesson-defence-run-first = The tail is the last resort: it is needed only if running fails. Run first.
lesson-defence-drop = Caught, but not lost: drop the tail. The carnivore gets 1 food instead of 2, and your animal lives.
lesson-defence-free = Well saved! There is one more turn in the deck, play it as you like.
lesson-defence-eaten = An animal without a defence that fits is a meal. Look at what the hunters have before you play cards.
lesson-defence-starved = A carnivore that finds no prey must eat like all the others, and it needs 2.
lesson-defence-end = Good defence is cheap: one card, and the hunter looks elsewhere. And every card on an animal is a point.


## 03 Pairs

lesson-pairs = Better together
lesson-pairs-text = Cards that lie between two animals: one meal feeds several.
lesson-pairs-communication = A pair trait lies between two of your animals. With { -trait-communication }, when one takes food the other takes some too: put it on animals 1 and 2.
lesson-pairs-other-half = A hunter is not needed here. Take the { -trait-communication } half.
lesson-pairs-first-two = Animals 1 and 2, please: you will see a chain.
lesson-pairs-cooperation = { -trait-cooperation } is even better: when one gets food, the other gets some from nowhere. Put it on animals 2 and 3.
lesson-pairs-last-two = Animals 2 and 3, so that the chain goes on.
lesson-pairs-symbiosis = { -trait-symbiosis } shields: as long as animal 1 lives, nobody can attack animal 3, but it eats only after animal 1. Choose 1, then 3.
lesson-pairs-symbiont = The first animal is the one that shields. Choose animal 1, then animal 3.
lesson-pairs-eat = Now take just one food, with animal 1, and watch.
lesson-pairs-from-the-end = That would feed two. Begin at the end of the chain, with animal 1.
lesson-pairs-chain = One move, and all three are fed! The neighbour still has two hungry mouths.
lesson-pairs-free = Play the last turn by yourself. Where would one more pair help most?
lesson-pairs-starved = Somebody found nothing to eat. Pairs make little food go a long way.
lesson-pairs-end = Pair cards count as one point each, and feeding fast leaves less for the others.


## 04 Winter

lesson-winter = A hard winter
lesson-winter-text = Fat, sleep and grazing: how to live when there is too little food.
lesson-winter-little = Four food for six animals. Yours are prepared: one has fat, one can sleep, one grazes.
lesson-winter-sleep = Let animal 2 hibernate: it counts as fed without a bite. Not twice in a row, and not in the last turn.
lesson-winter-sleep-first = Nobody needs to eat before the sleeper sleeps. Choose animal 2 and let it hibernate.
lesson-winter-eat = Sleeping costs no turn, so you still take food. Feed animal 3.
lesson-winter-keep-fat = Keep the fat for the end, it cannot run away. Feed animal 3 from the food base.
lesson-winter-graze = And because it grazes, it may destroy one more food. The less there is, the hungrier the neighbour.
lesson-winter-not-yet = Before you end: animal 3 may still graze.
lesson-winter-fat = Animal 1 needs nothing from the middle: turn its yellow fat into food.
lesson-winter-fat-is-enough = It could eat, but it has fat of its own. Use that, and leave the last food to your grazer.
lesson-winter-again = One food is left, and two of the neighbour’s animals want it. Graze once more.
lesson-winter-dead = Two of theirs starved, and all of yours live. For each animal that lives you draw a card, and one more.
lesson-winter-free = Now the last turn is yours. Remember: in the last turn nobody may hibernate.
lesson-winter-stolen = Piracy takes food from an animal that has not eaten its fill. Feed in one go where you can.
lesson-winter-end = Who needs no food this turn decides who starves. That is half of the game.


## 05 A short game

lesson-short-game = A whole short game
lesson-short-game-text = From an empty meadow to the scoring, against one bot. About ten minutes.
lesson-short-game-deck = The deck is the clock: when it is empty, one last turn is played. With half a deck, as here, a game takes half the time; you choose that when you set up a table.
lesson-short-game-animal = You begin without animals, so the first card must become one. Which card would you miss least as a trait?
lesson-short-game-no-pass = Without animals you would have nothing to feed. Play one first.
lesson-short-game-free = Go on: animals, traits, and when you have enough, pass. I shall speak up now and then.
lesson-short-game-rolled = The food is rolled only after all cards are played. With two players it is the die and 2 more.
lesson-short-game-attacked = A carnivore may attack once a turn instead of eating. What would have kept the prey safe?
lesson-short-game-last = The deck is empty, this is the last turn. Every card that you play now is a point if its animal lives.
lesson-short-game-end = That was a whole game. The score beside the table tells where each point came from.


## 06 The gift set

lesson-gift-specials = Shy, greedy and many
lesson-gift-specials-text = The three traits of the gift set.
lesson-gift-specials-shy = A { -trait-shy } animal can be attacked only once a turn. Put it on animal 1.
lesson-gift-specials-other-half = One carnivore at the table is enough. Take the { -trait-shy } half.
lesson-gift-specials-gluttonous = A { -trait-gluttonous } animal needs one more food, but it may take an extra one each time. Put it on animal 2.
lesson-gift-specials-strategy = { -trait-r-strategy }: if its bearer lives, two new animals come next turn instead of a card. Put it on one of yours.
lesson-gift-specials-not-theirs = You may give it to a neighbour, who then draws no card for that animal. But now use it yourself.
lesson-gift-specials-gorge = Greed first: let animal 2 take its extra food. It still leaves you your turn.
lesson-gift-specials-free = Play on. Keep the animal with { -trait-r-strategy } alive, and see what happens next turn.
lesson-gift-specials-born = Two young ones! They came instead of a card, and now want food.
lesson-gift-specials-end = Three small changes: a safer animal, a greedy one, and many at once.


## 07 Time to Fly

lesson-time-to-fly = Time to fly
lesson-time-to-fly-text = Wings, food from light, and a hunter in disguise.
lesson-time-to-fly-flight = A flying animal can be attacked only by carnivores with fewer traits than it has. Give animal 1 { -trait-flight }.
lesson-time-to-fly-other-card = Keep the other half of that card for later: use the card { -trait-flight } and { -trait-carnivorous }.
lesson-time-to-fly-light = { -trait-photosynthesis } makes food out of light, as long as no other animal has it. Put it on animal 2.
lesson-time-to-fly-hunter = A { -trait-hunter } is played as an animal, and only you know what it is. Play it.
lesson-time-to-fly-synthesize = Feed animal 2 with light: that takes nothing from the middle.
lesson-time-to-fly-light-first = Light is free, and the food stays for the others of yours. Use { -trait-photosynthesis } with animal 2.
lesson-time-to-fly-reveal = The carnivore goes for your harmless animal. Show what it really is!
lesson-time-to-fly-free = The hunter was hunted. Now play on, there are new cards to discover.
lesson-time-to-fly-hidden = In its shell it cannot be attacked, but it cannot eat either until the turn is over.
lesson-time-to-fly-end = With this set up to six can play, and no plain animal is above suspicion.


## 08 Continents

lesson-continents = Three places to live
lesson-continents-text = Two continents and the ocean: each has its own food and its own dangers.
lesson-continents-places = Laurasia, Gondwana and the Ocean, each with its own food base. Laurasia is bare this turn, and two of your animals live there.
lesson-continents-migrate = { -trait-migration } takes a whole feeding turn. A swimmer may even go to sea: send animal 2 into the Ocean.
lesson-continents-swimmer-first = Animal 1 goes in a moment, too. First the swimmer: animal 2 into the Ocean.
lesson-continents-move-first = Animal 3 has food beside it. First save those that have none.
lesson-continents-land = Several may leave at once. Take animal 1 along to Gondwana.
lesson-continents-together = Not alone: animal 1 would starve in Laurasia. Let it leave in the same turn.
lesson-continents-eat = On a feeding turn you act in one location only. Feed somebody.
lesson-continents-free = Now you know the ways. Play on: a new animal may live on either continent.
lesson-continents-attacked = A carnivore hunts only where it lives. { -trait-herding } keeps it off as long as the herd is large enough.
lesson-continents-choose = A new turn: spread your animals, so that one bad roll does not starve them all.
lesson-continents-end = Each place has its own dice and its own hunters. With Time to Fly up to eight can play.


## 09 Ice Age

lesson-ice-age = The ice comes
lesson-ice-age-text = At the end of every turn nature turns a card.
lesson-ice-age-cold = Animal 1 has { -trait-insulation }: cold does not touch it. The other two have nothing of the kind.
lesson-ice-age-eat = Feed one of your animals, then the turn ends.
lesson-ice-age-frost = Nature has turned a card: hard frost. You must give up one animal that is not insulated, and so must the neighbour.
lesson-ice-age-free = A cold snap may follow: then everyone without { -trait-insulation } needs one more food. Play the last turn.
lesson-ice-age-nature = A nature card has been turned. Some strike at once, some make the next turn harder, and some do nothing at all.
lesson-ice-age-end = { -trait-insulation } helps against cold and { -trait-immunity } against disease. Neither fills a stomach.
