# English: the lessons of Magical Creatures. A note has at most two short sentences.


## 01 The first lesson

lesson-first = Your first transmutation
lesson-first-text = Creatures, properties, energy, an attack, and how one wins. About four minutes.
lesson-first-aim = Three transmutations win. You have two, and so has your rival: this creature may bring the third when it has 4 energy.
lesson-first-create = A turn has three steps. First a card may become a new creature, face down: lay the first one.
lesson-first-other-card = You will need that card in a moment. Take the first one.
lesson-first-no-skip = You may skip a step, but here it would be a pity.
lesson-first-add = Then a card may become a property. Make creature 1 small: then 3 energy are enough for it.
lesson-first-other-half = A card has two halves, and you choose one. Here the small half wins the game.
lesson-first-older-one = Creature 1 is nearer to the goal. Choose it.
lesson-first-activate = Last, one of your creatures acts. Activate creature 1.
lesson-first-gain = Let it take energy from the source: that makes 3.
lesson-first-no-sleep = Who sleeps does nothing until the next round. Take energy instead.
lesson-first-attacked = Your rival’s vampire has bitten: your creature lost 1 energy, and the vampire gained it. After an attack it sleeps.
lesson-first-again = You have no cards left, so only the third step remains. Activate creature 1 again.
lesson-first-gain-again = Take energy once more.
lesson-first-ready = Your rival has nobody awake and can do nothing. Creature 1 has 3 energy again: activate it.
lesson-first-transmute = Now let it transmute.
lesson-first-now = Not later: now it can transmute, and that wins.
lesson-first-end = Three transmutations: you have won! Creatures never die here, but they lose energy, cards and time.


## 02 Attack and defence

lesson-attack = Bite, burn, lull
lesson-attack-text = Three ways to attack, and four ways not to be attacked.
lesson-attack-three = There are three attack properties: Vampire takes energy, Fire-breathing takes a property, Soporific brings sleep. This creature has two of them.
lesson-attack-no-creature = You have one card, and it is better as a property. Skip this step.
lesson-attack-card-for-b = Then creature 2 would stay without protection. Skip this step.
lesson-attack-fly = A flying creature can be attacked only by those with fewer properties. Give Flying to creature 2.
lesson-attack-flying-for-b = Creature 2 needs protection most. Give it Flying.
lesson-attack-activate = Now activate creature 1.
lesson-attack-attacker = Creature 1 has the teeth. Activate it.
lesson-attack-attack = Creature 3 is awake and has 2 energy: both of your properties will succeed. Attack it.
lesson-attack-spiky = It is spiky: the attacker loses 1 energy afterwards. Creature 3 is softer.
lesson-attack-fuller = That would do, too. But creature 3 has more to lose.
lesson-attack-attack-now = This lesson is about attacking: go for creature 3.
lesson-attack-vampire = Each property is used once. First the Vampire: take 1 energy.
lesson-attack-vampire-first = You may choose the order. Let us begin with the Vampire.
lesson-attack-soporific = Now Soporific: creature 3 falls asleep, and that brings 1 energy, too.
lesson-attack-both = One more property can still be used. Put creature 3 to sleep.
lesson-attack-slept = From 1 energy to 3 in one attack! Now your creature sleeps, and the others wait for their chance.
lesson-attack-free = Play this round to its end. A round is over when nobody is awake.
lesson-attack-failed = An attack property that finds nothing to take brings nothing: no energy, no property, or asleep already.
lesson-attack-pricked = Spines: who attacks a spiky creature loses 1 energy.
lesson-attack-burnt = Fire takes a property of the attacker’s choice. Often it is the one that protects.
lesson-attack-end = Astral creatures fight only among themselves, flying ones with those that have fewer properties, invisible ones are safe asleep.


## 03 Before the action

lesson-activation = Wake, change, take
lesson-activation-text = Properties that work before the action, and the upper part of a source.
lesson-activation-window = Some properties work on activation, before the action. Activate creature 1: it is annoying, and that is useful.
lesson-activation-waker-first = In a moment. First the one that can wake the sleeper.
lesson-activation-wake = Creature 3 sleeps. Let creature 1 wake it, so it can act this round after all.
lesson-activation-wake-first = Wake first: once the action is done, it is too late.
lesson-activation-then-gain = And now its action: take energy. At the end of the turn it falls asleep, that is the price.
lesson-activation-take-it = It will sleep anyway. Take the energy first.
lesson-activation-hold-card = Keep your card this time: skip the first step.
lesson-activation-hold-still = And the second. The card will be played in a better way.
lesson-activation-card-later = Keep the card, creature 2 has a use for it.
lesson-activation-changer = Creature 2 is a Metamorph. Activate it.
lesson-activation-changer-first = Creature 3 can wait. The Metamorph first.
lesson-activation-metamorph = The upper part of this source is for wise creatures only. Exchange Spiky for the card of your hand, with Wise in force.
lesson-activation-wise = It would change, too, but the source wants Wise.
lesson-activation-change-first = First the change: after the action it is too late.
lesson-activation-upper = Open! Take the energy of the upper part, which nobody else can reach.
lesson-activation-upper-now = That is there for everybody. Take the upper part.
lesson-activation-free = Finish the round. Creature 3 is greedy and scorching: it takes two at once and may burn a property for more.
lesson-activation-scorched = A property went up in smoke for one more energy. When that completes a transmutation, it is worth it.
lesson-activation-greedy = Falling asleep ends a creature’s round. Greed, attacks and waking others all lead there.
lesson-activation-end = At the end of a round all wake, and you draw two cards, one more for each creature with energy and for each wise one.


## 04 The Shadow

lesson-shadow = Alone with the Shadow
lesson-shadow-text = Alone you play against the Shadow: it follows its cards, and it is quick.
lesson-shadow-shadow = This is a creature of the Shadow. If one of them transmutes, you have lost; you need three transmutations, and you have one.
lesson-shadow-few = After each turn of yours the Shadow has one. Few creatures mean few turns for it: create none now.
lesson-shadow-few-is-more = One more creature, one more turn for the Shadow. Skip this step.
lesson-shadow-add = Make creature 1 Soporific: what sleeps cannot transmute.
lesson-shadow-lull-it = Soporific on creature 1, please: it already bites.
lesson-shadow-activate = Activate creature 1.
lesson-shadow-attacker = Creature 1 can attack. Activate it.
lesson-shadow-attack = Attack the Shadow’s creature before it gathers strength.
lesson-shadow-own = That is yours. Attack the Shadow.
lesson-shadow-strike-now = The Shadow needs only 2 more energy. Strike now.
lesson-shadow-apply = First bite: it loses 1 energy, and you gain it.
lesson-shadow-vampire-first = Either order will do. Begin with the Vampire.
lesson-shadow-apply-more = Then put it to sleep.
lesson-shadow-both = It would stay awake. Put it to sleep as well.
lesson-shadow-turned = The Shadow had nobody awake, so a new creature came. Choice cards decide what it gets and whom it attacks: read its turn in the log.
lesson-shadow-free = Now win: two more transmutations. Attack every creature that comes near 4 energy.
lesson-shadow-round = A round ends when all your creatures sleep. Then the Shadow wakes, too.
lesson-shadow-targeted = The choice card has picked a target. Protections work against the Shadow as well, unless it is scary.
lesson-shadow-end = The Shadow does not think, but it never forgets to act. Weaken it early, and it stays small.


## 05 The Quartet

lesson-quartet = The Quartet
lesson-quartet-text = Four transmutations instead of three, for two or three players. A small free game.
lesson-quartet-four = In the Quartet four transmutations win. Each of you has two; if nobody is done by the last round, here the twelfth, it is a draw.
lesson-quartet-create = Two more creatures must make it. Create another one or skip, as you think best.
lesson-quartet-free = Now you know it all: play to the end.
lesson-quartet-round = A new source, all awake, new cards. Before the first turn you may exchange your whole hand.
lesson-quartet-transmuted = A transmuted creature leaves with all its cards. So the leader has fewer on the table.
lesson-quartet-exchanged = The whole hand goes or none of it. Look at the source first: what does it need?
lesson-quartet-end = With four to make, a second wave of creatures decides. Begin it before the first is gone.
