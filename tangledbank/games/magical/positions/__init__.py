"""Positions: a table written by hand (docs/positions.md)."""

from tangledbank.games.magical.positions.table import from_position

__all__ = ["from_position"]
