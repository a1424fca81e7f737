"""Tests of Evo: Age of Dinosaurs."""
