"""Tables, seats and the log. The log is the truth: a row is written once and never changed."""

from typing import Final

SQL: Final = """
CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    players BIGINT NOT NULL,
    rules_version BIGINT NOT NULL,
    data_hash TEXT NOT NULL,
    name TEXT NOT NULL,
    owner TEXT NOT NULL,
    seed TEXT NOT NULL,
    salt TEXT NOT NULL,
    commitment TEXT NOT NULL,
    takeover BIGINT,
    takeover_bot TEXT NOT NULL,
    is_public BIGINT NOT NULL,
    spectators BIGINT NOT NULL,
    status TEXT NOT NULL,
    created BIGINT NOT NULL,
    finished BIGINT,
    result TEXT,
    rematch TEXT
);

CREATE INDEX tables_by_owner ON tables (owner, created);
CREATE INDEX tables_in_public ON tables (is_public, created);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    holder TEXT,
    name TEXT,
    bot TEXT,
    nonce TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_holder ON seats (holder);

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT,
    actor TEXT NOT NULL,
    body TEXT NOT NULL,
    client_key TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, client_key)
);

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq BIGINT NOT NULL,
    engine_version TEXT NOT NULL,
    body TEXT NOT NULL
);
"""
