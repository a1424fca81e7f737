"""Tables and seats: games being played, who sits where, clocks, bots, and what happened."""
