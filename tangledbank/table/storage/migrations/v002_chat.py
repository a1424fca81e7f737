"""Chat, kept apart from the log, which is about the game alone."""

from typing import Final

SQL: Final = """
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    line BIGINT NOT NULL,
    seat BIGINT,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    client_key TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, line),
    UNIQUE (table_id, person, client_key)
);
"""
