"""Evolution: The Origin of Species (EVL)."""
