"""What many boxes contain: decks and dice."""
