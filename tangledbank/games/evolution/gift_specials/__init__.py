"""The 18 special cards of the gift set (EVL-0.2)."""
