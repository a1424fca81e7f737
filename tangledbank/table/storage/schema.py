"""Bringing a database to the newest schema: numbered migrations, each in one transaction, with a backup before it."""

from __future__ import annotations

import logging
from typing import Any

from tangledbank.kernel.errors import TangledBankError
from tangledbank.table.storage.database import Backend
from tangledbank.table.storage.migrations import MIGRATIONS, statements_of

LOG = logging.getLogger("tangledbank.table")


def version_of(backend: Backend, connection: Any) -> int:
    """The number of the last migration that a database has seen."""
    backend.execute(connection, "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)", ())
    return int(backend.execute(connection, "SELECT COALESCE(MAX(version), 0) FROM schema_version", ())[0][0])


def migrate(backend: Backend, newest: int = len(MIGRATIONS)) -> list[str]:
    """Apply what is missing; returns where the backups are. A database that cannot be used is refused in a sentence."""
    try:
        return apply_missing(backend, newest)
    except backend.errors as error:
        raise TangledBankError(
            f"{backend.place} cannot be used: {str(error).strip()}. Look whether its folder can be written and the "
            "disk has room; docs/hosting.md says how to put a backup back."
        ) from error


def apply_missing(backend: Backend, newest: int) -> list[str]:
    """Apply the migrations that a database has not seen."""
    connection = backend.connect()
    backups: list[str] = []
    try:
        version = version_of(backend, connection)
        if version > len(MIGRATIONS):
            raise TangledBankError(
                f"The database has schema {version}, and this version of Tangled Bank knows only {len(MIGRATIONS)}: "
                "install a newer one."
            )
        for number in range(version + 1, newest + 1):
            if version > 0:  # a new database has nothing to lose
                backups.append(backend.back_up(connection, number - 1))
            backend.execute(connection, backend.begin, ())
            for statement in statements_of(MIGRATIONS[number - 1]):
                backend.execute(connection, statement, ())
            backend.execute(connection, "INSERT INTO schema_version (version) VALUES (?)", (number,))
            backend.execute(connection, "COMMIT", ())
            LOG.info("schema", extra={"fields": {"version": number, "backup": backups[-1] if backups else None}})
        backend.execute(connection, "SELECT COUNT(*) FROM meta", ())  # a damaged file is found here, not by a player
    finally:
        connection.close()
    return backups
