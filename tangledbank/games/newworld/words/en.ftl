# English: Evolution: New World. All texts are our own.


## The game on the shelf

game-newworld = Evolution: New World
game-newworld-text = New lands, new neighbours: settle where your animals can live.
