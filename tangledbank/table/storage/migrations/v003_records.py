"""Games that were played elsewhere and brought here as records."""

from typing import Final

SQL: Final = """
ALTER TABLE tables ADD COLUMN imported BIGINT NOT NULL DEFAULT 0;

CREATE TABLE records (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    body TEXT NOT NULL
);
"""
