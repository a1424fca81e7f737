"""Pond, a very small game (rules.md): the example of how a game is made, and of a game from a folder elsewhere."""
