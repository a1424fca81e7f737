# Russian: Evolution of Magical Creatures. All texts are our own.


## The game on the shelf

game-magical = Эволюция волшебных тварей
game-magical-text = Вырастите тварей из легенд и наполните их энергией — в одиночку или вместе.
