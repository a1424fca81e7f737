"""What the games of beasts share: animals that are cards, and traits that are cards, too."""
