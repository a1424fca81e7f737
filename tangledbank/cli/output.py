"""How commands speak: tables, JSON and progress; plain when piped."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

DELAY = 0.7  # seconds before a progress bar is shown, so that short work shows none


def print_table(headings: list[str], rows: list[list[str]]) -> None:
    """Print aligned columns; numbers stand at the right. The headings are bold on a terminal.

    >>> print_table(["kind", "wins"], [["greedy", "12"], ["random", "3"]])
    kind    wins
    greedy    12
    random     3
    """
    columns = [list(column) for column in zip(headings, *rows, strict=True)]
    widths = [max(map(len, column)) for column in columns]
    numeric = [all(cell.lstrip("+-−")[:1].isdigit() or not cell for cell in column[1:]) for column in columns]
    for index, row in enumerate([headings, *rows]):
        cells = [
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(row, widths, numeric, strict=True)
        ]
        line = "  ".join(cells).rstrip()
        print(f"\033[1m{line}\033[0m" if index == 0 and sys.stdout.isatty() else line)


def print_json(value: Any) -> None:
    """Print a value as JSON.

    >>> print_json({"a": 1})
    {
      "a": 1
    }
    """
    print(json.dumps(value, indent=2, ensure_ascii=False))


def tell(sentence: str) -> None:
    """Tell something beside the output proper, if there is anything to tell."""
    if sentence:
        print(f"tangledbank: {sentence}", file=sys.stderr)


class Progress(Protocol):
    """Is told how much is done, and how things stand."""

    def __call__(self, done: int, state: str = "") -> None: ...


@contextmanager
def progress(total: int, what: str) -> Iterator[Progress]:
    """Give a function that is told how much is done; on a terminal it draws a bar, in a pipe nothing."""
    started = time.monotonic()
    if not sys.stderr.isatty():
        yield lambda done, state="": None
        return
    columns = (
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}", markup=False),
    )
    with Bar(*columns, console=Console(stderr=True), transient=True, disable=False) as bar:
        task = bar.add_task("", total=total, visible=False)
        yield lambda done, state="": bar.update(
            task, completed=done, description=state, visible=time.monotonic() - started > DELAY
        )
