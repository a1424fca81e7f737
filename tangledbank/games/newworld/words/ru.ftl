# Russian: Evolution: New World. All texts are our own.


## The game on the shelf

game-newworld = Эволюция. Новый мир
game-newworld-text = Новые земли, новые соседи: селитесь там, где вашим животным есть чем жить.
