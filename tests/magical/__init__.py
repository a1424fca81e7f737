"""Tests of Evolution of Magical Creatures."""
