"""Continents: 42 cards, three locations, ten-card hands (EVL-0.2)."""
