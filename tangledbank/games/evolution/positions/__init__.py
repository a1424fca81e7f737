"""Positions of Evolution: tables written by hand (docs/positions.md)."""

from tangledbank.games.evolution.positions.table import from_position

__all__ = ["from_position"]
