"""Turn clocks, the times when no server was there to keep them, and chat for those who play alone."""

from typing import Final

SQL: Final = """
ALTER TABLE tables ADD COLUMN clock_move BIGINT;
ALTER TABLE tables ADD COLUMN clock_reserve BIGINT;
ALTER TABLE tables ADD COLUMN chat_seats BIGINT NOT NULL DEFAULT 0;

CREATE TABLE outages (
    began BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);
"""
