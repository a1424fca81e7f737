"""Evolution of Magical Creatures, with the solo game against the Shadow (docs/rules/magical.md)."""
