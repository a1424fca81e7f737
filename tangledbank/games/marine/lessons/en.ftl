# English: the lessons of Marine. A note has at most two short sentences.


## 01 The first lesson

lesson-first = Your first round
lesson-first-text = Animals, food, a card, an extinction, and how one wins. About five minutes.
lesson-first-aim = You are the crustaceans: each cube is some of your animals. Points come from tiles where you have most of them.
lesson-first-food = Animals thrive where a token of their food touches the tile. Crustaceans eat worms and algae, and this token is worms.
lesson-first-place = Each turn you place a pawn and do what its cell says. Place one in Speciation, beside the worms.
lesson-first-score-later = Scoring comes in a moment. First you need more animals: Speciation.
lesson-first-speciation-first = There is much one can do. Today begin with the first cell of Speciation.
lesson-first-token = New animals come to the tiles around a token of worms. There is one: choose it.
lesson-first-no-skip = An action may be skipped, but this one does you good.
lesson-first-reef = The coral reef takes two at most. Put 2 cubes there, and you are ahead of the reptiles.
lesson-first-two = Two each is a good plan for your six cubes.
lesson-first-around = Two on the sand plain as well.
lesson-first-ocean = And the last two into the open ocean.
lesson-first-evolution = The reptiles took their pawns back. Now place a pawn in Evolution, on the cell with the coral reef.
lesson-first-score-now = Pawns always go further down the display than your others. Take the second cell of Evolution.
lesson-first-score = Score the reef: who has most animals there gets 6, the next one 3.
lesson-first-card = Your animals thrive there, so you play a card of the row. Annelids pays a point for each of your tiles that worms touch.
lesson-first-worms-pay = That would pay for shared tiles, and you share one. Worms touch three of yours: play Annelids.
lesson-first-died = The new card brought an extinction: the reptiles far from their food died. Animals that find nothing to eat live only until the next one.
lesson-first-retrieve = When you have done what you wanted, take your pawns back. The round ends when all have done so: retrieve.
lesson-first-enough = That is possible, but there is nothing left to gain. Take your pawns back.
lesson-first-final = The Asteroid had been played, so this was the last round. At the end every tile is scored once more.
lesson-first-end = You have 20 points: 6 for the reef, 3 by the card, and 11 at the end. The reptiles have 6, so you win!


## 02 Food

lesson-food = What they live on
lesson-food-text = New food for your class, shelter from forgetting it, and hunger for others.
lesson-food-hungry = Two of your animals live here among sponges, which crustaceans do not eat. An extinction would kill them.
lesson-food-depletion = But first the rivals. Reptiles live on sunlight, and Depletion can take it away: place a pawn there.
lesson-food-depletion-first = Pawns only move on, so take Depletion before what comes after it.
lesson-food-remove = Take the sunlight from the earth.
lesson-food-no-skip = Do it, it does you good.
lesson-food-adaptation = Now learn to eat something new: place a pawn in Adaptation.
lesson-food-adaptation-now = Adaptation comes next on the way down. Take its first cell.
lesson-food-sponges = Your hungry ones sit among sponges, so learn to eat those.
lesson-food-look-at-the-tile = None of these lie near your animals. Look at the hungry ones: sponges.
lesson-food-regression = Regression shows plankton, and you have a token of it: at the end of the round you would lose it. Place a pawn there.
lesson-food-regression-now = Protect what your class has learned: Regression.
lesson-food-shelter = Put a cube of your gene pool there, and you are safe this round.
lesson-food-further = Your pawns go from the top of the display to the bottom, the others wait on the cells that you leave. That is the heart of the game.
lesson-food-free = Finish the round as you like: there is still much below.
lesson-food-extinct = Extinction: everybody without food on their tile dies. Who adapted in time lives.
lesson-food-end = Food decides who lives, and numbers decide who scores. You need both.


## 03 The earth

lesson-earth = The earth moves
lesson-earth-text = New tiles, vents, and journeys between them.
lesson-earth-wanderlust = The earth grows by Wanderlust. Place a pawn there.
lesson-earth-wander-first = Pawns only move on. Begin with the first cell of Wanderlust.
lesson-earth-tile = Lay the seamount beside the other seamount: equal neighbours pay a bonus.
lesson-earth-beside-alike = Look for the seamount that is already there, and lay the new one beside it.
lesson-earth-token = You may add food to a corner of it. Worms, so that your animals can live there.
lesson-earth-worms-please = Worms are what feeds you there.
lesson-earth-drift = Animals beside the new tile may step onto it. Send both over.
lesson-earth-come-along = Both, please: alone they are few.
lesson-earth-deformation = Now something hot. Place a pawn in Deformation.
lesson-earth-boil-now = Next on the way is Deformation.
lesson-earth-vent = A tile at the edge becomes a vent. Take the one beside the vent in the south: vents side by side pay, too.
lesson-earth-beside-the-vent = Beside the vent that is already there, in the south, it pays more.
lesson-earth-migration = Your animals can also walk. Place a pawn in Migration, on the first cell: up to three may go.
lesson-earth-move-now = Migration comes next, its first cell.
lesson-earth-move = Send one from the reef into the open ocean below it, where worms and plankton lie.
lesson-earth-towards-the-ocean = From the reef in the middle to the ocean just south of it, one cube.
lesson-earth-enough = You may move more of them, or be done.
lesson-earth-free = The rest of the round is yours.
lesson-earth-survived = Survival: the class with most animals on vents gets a bonus for the vents it lives on.
lesson-earth-survived-nobody = Survival would have paid the class with most animals on vents. Nobody had most.
lesson-earth-end = A vent needs food beside it, too. What lives there through an extinction is worth a lot.


## 04 The struggle

lesson-struggle = The struggle for life
lesson-struggle-text = Competition, dominance, and a pawn that pushes others aside.
lesson-struggle-rank = On this reef you and the reptiles have two each. In a tie the class higher in the food chain is first, and that is not you.
lesson-struggle-competition = Competition changes that. Place a pawn on its first cell, with the coral reef.
lesson-struggle-compete-first = First the first cell of Competition, please.
lesson-struggle-kill = Drive one of the reptiles from the reef.
lesson-struggle-no-skip = Do it: it does you good.
lesson-struggle-dominance = The reptiles now hold the cell that would score the reef. So first win a special pawn: place one in Dominance.
lesson-struggle-dominate-now = Dominance is the last section, and it is free. Place a pawn there.
lesson-struggle-worms = You eat worms twice and live on three tiles that they touch: 2 times 3 is 6, far above the marker. Take them.
lesson-struggle-bump = The special pawn may go anywhere and push a basic one away. Place it on the cell of Evolution that the reptiles hold.
lesson-struggle-bump-it = The first cell of Evolution: that is where the reptiles stand.
lesson-struggle-score = Now score the reef, where you are first.
lesson-struggle-final = Nobody had a place left to go to, so all pawns came back and the game ended. Every tile was scored once more.
lesson-struggle-end = A special pawn that you control at the end is worth its marker, here 6 points.


## 05 A short game

lesson-short-game = A short game with two traits
lesson-short-game-text = The options of the box, and a free game of some rounds. About fifteen minutes.
lesson-short-game-options = A quick game has fewer cards before the Asteroid. The box can also begin with a random earth, or with classes whose food is drawn by lot.
lesson-short-game-traits = With super traits each class has two of its own. Your basic pawns may also go before the others, and one food is saved from each Regression.
lesson-short-game-go = Place a pawn where you like. What does your class need most?
lesson-short-game-no-retrieval = You have placed nothing yet. Place a pawn first.
lesson-short-game-free = Play on. When the Asteroid is played, the round is the last.
lesson-short-game-extinct = Extinction: look where your food lies before the next one comes.
lesson-short-game-reseeded = A new round: new tokens on the display. What lay in Adaptation is in Regression now.
lesson-short-game-end = That was a whole game in small. The score beside the table tells where each point came from.


## 06 Two classes

lesson-two-player-dual = Two classes each
lesson-two-player-dual-text = Two players, four classes, and the weaker one of yours counts.
lesson-two-player-dual-two = You play the crustaceans and the reptiles, your rival the other two. At the end only the class with fewer points counts for you.
lesson-two-player-dual-weaker = Each class has turns, pawns and points of its own, and they even harm each other. The crustaceans begin: Speciation, first cell.
lesson-two-player-dual-speciation-first = Begin with the first cell of Speciation.
lesson-two-player-dual-free = Now the rest of the round is yours, with both classes. Help the one that is behind.
lesson-two-player-dual-end = Two classes in balance beat one that shines.
