"""Numbered changes of the schema, in order.

Times are milliseconds since 1970, switches 0 or 1, structures JSON text. The SQL is what SQLite and PostgreSQL both
understand. A migration that has been released is never edited; a new one is added.
"""

from __future__ import annotations

from typing import Final

from tangledbank.table.storage.migrations import (
    v001_tables,
    v002_chat,
    v003_records,
    v004_clocks,
    v005_lessons,
    v006_reviews,
)

STEPS: Final = (v001_tables, v002_chat, v003_records, v004_clocks, v005_lessons, v006_reviews)
MIGRATIONS: Final[list[str]] = [step.SQL for step in STEPS]


def statements_of(sql: str) -> list[str]:
    """The single statements of a migration.

    >>> statements_of("CREATE TABLE a (b TEXT);\\nCREATE TABLE c (d TEXT);\\n")
    ['CREATE TABLE a (b TEXT)', 'CREATE TABLE c (d TEXT)']
    """
    return [statement.strip() for statement in sql.split(";") if statement.strip()]
