"""Ice Age, unofficial: two more traits and a deck of nature-change cards (EVL-0.2)."""
