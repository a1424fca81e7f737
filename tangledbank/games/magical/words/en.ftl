# English: Evolution of Magical Creatures. All texts are our own.


## The game on the shelf

game-magical = Evolution of Magical Creatures
game-magical-text = Raise creatures of legend and fill them with energy, alone or together.
