"""What many boxes contain: maps of hexagons, tables."""
