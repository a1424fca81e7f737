# English: Dominant Species: Marine. All texts are our own.


## The game on the shelf

game-marine = Dominant Species: Marine
game-marine-text = Spread your class through a living sea, and dominate it.
