"""Evolution: New World (NEW)."""
