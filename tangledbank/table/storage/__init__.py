"""Storage: what is kept, in SQLite or PostgreSQL."""
