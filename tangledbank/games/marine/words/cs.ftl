# Czech: Dominant Species: Marine. All texts are our own.


## The game on the shelf

game-marine = Dominantní druhy: Světový oceán
game-marine-text = Rozšiř svou třídu živým mořem a ovládni ho.
