"""The generic battery: contracts K1 to K7 for every registered game, option and player count."""
