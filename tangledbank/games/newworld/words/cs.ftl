# Czech: Evolution: New World. All texts are our own.


## The game on the shelf

game-newworld = Evoluce: Nový svět
game-newworld-text = Nové země, noví sousedé: usaď se tam, kde tvá zvířata mají z čeho žít.
