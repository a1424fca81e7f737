"""Reviews of finished games: long in the making, so they are kept beside the record."""

from typing import Final

SQL: Final = """
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    engine_version TEXT NOT NULL,
    body TEXT NOT NULL
);
"""
