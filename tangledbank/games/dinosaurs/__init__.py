"""Evo: Age of Dinosaurs (docs/rules/dinosaurs.md)."""
