# Czech: Evolution of Magical Creatures. All texts are our own.


## The game on the shelf

game-magical = Evoluce kouzelných tvorů
game-magical-text = Vychovej tvory z pověstí a naplň je energií, o samotě, nebo společně.
