"""Dominant Species: Marine (docs/rules/marine.md)."""
