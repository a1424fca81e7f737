"""Positions of New World: tables written by hand (docs/positions.md)."""

from tangledbank.games.newworld.positions.table import from_position

__all__ = ["from_position"]
