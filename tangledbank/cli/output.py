"""How commands speak: tables, JSON and progress; plain when piped."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

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
    numeric = [all(cell[:1].isdigit() or not cell for cell in column[1:]) for column in columns]
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


@contextmanager
def progress(total: int, what: str) -> Iterator[Callable[[int], None]]:
    """Give a function that is told how much is done; on a terminal it draws a bar, in a pipe nothing."""
    started = time.monotonic()
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=False) as bar:
        task = bar.add_task(what, total=total, visible=False)
        yield lambda done: bar.update(task, completed=done, visible=time.monotonic() - started > DELAY)
