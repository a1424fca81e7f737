"""Data tables: TOML files beside the code of a game, each row checked and with its provenance.

The owner of a real box may put corrected versions of the tables into a folder of his own (`--data DIR`).
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tangledbank.kernel.errors import TangledBankError


def find_tables(home: Path, names: tuple[str, ...], data: Path | None) -> list[Path]:
    """Where the tables are: in the owner's folder if it has them, otherwise at home.

    >>> [path.name for path in find_tables(Path("home"), ("cards.toml",), None)]
    ['cards.toml']
    """
    return [data / name if data is not None and (data / name).exists() else home / name for name in names]


def read_table(path: Path) -> dict[str, Any]:
    """A table as it stands in its file.

    >>> read_table(Path("nowhere/insects.toml"))
    Traceback (most recent call last):
    tangledbank.kernel.errors.TangledBankError: The table insects.toml cannot be read: there is no such file.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise TangledBankError(f"The table {path.name} cannot be read: there is no such file.") from error
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise TangledBankError(f"The table {path.name} cannot be read: {error}.") from error


def read_rows(path: Path, row_class: Any, ids: tuple[str, ...] = ()) -> dict[str, Any]:
    """The rows of a table by their ids, each made by `row_class(id, row)`; one that is not right is refused by name.

    With `ids` the table must have just these rows in this order, because their places are their numbers.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder) / "insects.toml"
    ...     _ = path.write_text("[fly]\\ncount = 8\\n")
    ...     assert read_rows(path, lambda id, row: row["count"]) == {"fly": 8}
    ...     read_rows(path, lambda id, row: row["count"], ids=("gnat", "fly"))
    Traceback (most recent call last):
    tangledbank.kernel.errors.TangledBankError: insects.toml: the rows must be gnat, fly, in this order.
    """
    rows: dict[str, Any] = {}
    for id, row in read_table(path).items():
        try:
            rows[id] = row_class(id, row)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise TangledBankError(f"The row {id} of {path.name} is not right: {error}.") from error
    if ids and tuple(rows) != ids:
        raise TangledBankError(f"{path.name}: the rows must be {', '.join(ids)}, in this order.")
    return rows
