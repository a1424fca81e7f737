# English: the lessons of Evo. A note has at most two short sentences.


## 01 The first lesson

lesson-first = Your first turn
lesson-first-text = An auction, a change of climate, a birth and the meteor. About four minutes.
lesson-first-aim = Here are your two dinosaurs. Every turn each one that lives brings 1 point, and points are also your money.
lesson-first-bid = Genes are sold by auction, one for each player. Legs carry you out of the heat: bid 2 for the leg.
lesson-first-not-so-much = Points win the game, so do not give away more than you must. Begin with 2.
lesson-first-legs = That would be useful, too. But it will get hot, and legs are what you need: bid for the leg.
lesson-first-outbid = Somebody bids 3! You are asked at once: go elsewhere, or raise to 4 for the leg.
lesson-first-one-more = One more than the other is enough: 4.
lesson-first-still-legs = You could switch. Here stay with the leg and bid 4.
lesson-first-climate = The climate die has turned the wheel. Your desert is deadly now, the plains are hot, only the hills are mild.
lesson-first-move = Each leg is a step, and you have two now. Lead this dinosaur out of the desert, first onto the plains.
lesson-first-no-end = In the desert it would die. Use your steps first.
lesson-first-this-one = The one in the desert is in danger. Lead that one to the plains first.
lesson-first-onward = One more step, into the hills: there it needs nothing at all.
lesson-first-to-the-hills = On the plains it is hot, and you have only one parasol for two. Go on into the hills.
lesson-first-birth = For each egg a young one hatches beside its parents. Choose a space where it can live.
lesson-first-too-hot = There it would not survive this turn. Choose hills or mountains.
lesson-first-survive = Now the climate takes its toll. One parasol saves one dinosaur in the heat, one fur one in the cold.
lesson-first-score = All three of yours live, so you get 3 points. Then the meteor came down, and that was the end.
lesson-first-end = You have 14 points: 15 less 4 for the leg, and 3 for your herd. That is most, so you win!


## 02 The auction

lesson-auction = Bid, raise, give way
lesson-auction-text = How to get a gene for less than it is worth.
lesson-auction-rows = Three genes, three players: everybody gets one. So nobody has to pay much, unless two want the same.
lesson-auction-horn = Try to get the horn cheaply: bid 1.
lesson-auction-cheap-horn = Let us see who else wants the horn: bid 1 for it.
lesson-auction-outbid = Outbid! You hold a mutation already, which makes each gene 1 point cheaper; take the next one for next to nothing.
lesson-auction-let-go = The horn gets dear. A second mutation will save you points in every auction to come.
lesson-auction-mutation-first = The leg is nice, but a mutation pays off every turn. Bid for it.
lesson-auction-paid = You bid 1, less 1 for your mutation: it cost nothing. In the next auctions you save 2 each time.
lesson-auction-free = Now play the last turn by yourself: move, hatch, survive.
lesson-auction-climate = The climate wheel has turned. Look where it is mild now, and plan your steps.
lesson-auction-end = The cheapest gene is the one that nobody else wants. Points that you keep count at the end.


## 03 Fights

lesson-fights = Horns
lesson-fights-text = When to fight for a place, and when not to.
lesson-fights-horns = Hills are mild and crowded. You have two horns, this neighbour only one.
lesson-fights-attack = Move onto an occupied space and you fight. With one horn more you win on 1 to 4: attack!
lesson-fights-other-one = That one stands well where it is. Attack with the other.
lesson-fights-no-end = You still have three steps, and horns to use.
lesson-fights-won = Won: the other is gone, and the place is yours. Had you lost, your own would be gone.
lesson-fights-free = Two steps are left. Beware of the third player: with four horns there is nothing to gain there.
lesson-fights-lost = Lost. With equal horns an attacker wins only on 1 and 2, so look before you leap.
lesson-fights-born = Young ones fill the gaps at once. A fight pays if the place is worth more than the risk.
lesson-fights-end = Horns count in attack and defence. Often it is enough that others see them.


## 04 The climate

lesson-climate = Hot and cold
lesson-climate-text = The wheel of the climate, fur and parasols.
lesson-climate-wheel = The wheel has turned: the mountains are mild now. In the hills it is hot, on the plains and in the desert deadly.
lesson-climate-move = One parasol protects one dinosaur in the heat, and three of yours stand in the hills. Lead this one up into the mountains.
lesson-climate-higher = Higher up: into the mountains, where it is mild.
lesson-climate-no-end = Too many stand in the heat. Use your steps first.
lesson-climate-second = And this one as well. The last one in the hills has the parasol.
lesson-climate-birth = A young one hatches, like it or not. Where will it live longest?
lesson-climate-free = Play on to the end of the turn. The meteor is near: each turn a roll decides whether it strikes.
lesson-climate-frozen = Too cold for too little fur. One who loses more than one may choose which.
lesson-climate-burnt = More in the heat than parasols: the others die. You may choose which ones stay.
lesson-climate-meteor = The meteor die was rolled. The nearer it is, the more numbers let it strike.
lesson-climate-end = The wheel turns mostly one way: look one step ahead, and your herd will be there before the others.


## 05 Event cards

lesson-events = The right moment
lesson-events-text = Event cards: each can be played at one moment only.
lesson-events-window = You hold event cards. Each says in which phase it may be played; before a phase all are asked, one after another.
lesson-events-season = Eternal Season keeps the climate as it is. It suits you: play it.
lesson-events-now-or-never = This is the moment for it, and it will not come again this turn.
lesson-events-giant = The next window is before movement. Giant Gene gives two horns for this turn: play it.
lesson-events-pass = Twins must wait for the births. Pass for now.
lesson-events-attack = Two horns against one: take the space of your neighbour.
lesson-events-use-it = The horns are yours for this turn only. Attack with them.
lesson-events-free = Chance was with you. Before the births comes the moment for Twins.
lesson-events-end = A new card comes only with the gene of that name. Cards left at the end are worth nothing.


## 06 Gene shortage

lesson-shortage = One gene too few
lesson-shortage-text = The variant with scarce genes, and an island for four.
lesson-shortage-island = Four players live on a larger island. Its halves can be chosen when a table is set up: here two of middle size.
lesson-shortage-few = Gene shortage: three genes for four players. Try to get the egg for 1.
lesson-shortage-later = Declining is allowed once in each auction. But first try to get something.
lesson-shortage-egg = Let us see whether others want the egg: bid 1 for it.
lesson-shortage-decline = Outbid. One of you may decline, pay nothing and get nothing; be that one.
lesson-shortage-save = You could raise. But only the first may decline, and prices go up.
lesson-shortage-free = You kept your points, and the others paid. Play the last turn.
lesson-shortage-end = When genes are scarce, giving way at the right moment is worth as much as a gene.
