"""Positions: a table written by hand (docs/positions.md)."""
