# Russian: Dominant Species: Marine. All texts are our own.


## The game on the shelf

game-marine = Доминирующие виды. Мировой океан
game-marine-text = Расселите свой класс в живом море и станьте в нём главным.
