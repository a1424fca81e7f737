"""Time to Fly: 42 cards with eleven new traits (EVL-0.2)."""
