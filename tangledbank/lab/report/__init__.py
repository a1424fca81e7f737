"""One self-contained page about what the lab has found, written from the summary in a folder."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tangledbank.kernel.errors import TangledBankError
from tangledbank.lab.report.balance import balance_page
from tangledbank.lab.report.ladder import ladder_page
from tangledbank.lab.report.match import match_page

SUMMARY = "summary.json"
REPORT = "report.html"
PAGES: dict[str, Callable[[dict[str, Any]], str]] = {
    "balance": balance_page,
    "ladder": ladder_page,
    "match": match_page,
}


def write_report(folder: Path) -> Path:
    """Write the page of a folder, and say where it is.

    >>> write_report(Path("no/such/folder"))
    Traceback (most recent call last):
    tangledbank.kernel.errors.TangledBankError: There is no summary.json in 'no/such/folder'; a finished run writes it.
    """
    path = folder / SUMMARY
    if not path.is_file():
        raise TangledBankError(f"There is no {SUMMARY} in {str(folder)!r}; a finished run writes it.")
    try:
        summary = json.loads(path.read_text(encoding="utf-8"))
        kind = summary["kind"]
    except (ValueError, KeyError, TypeError) as error:
        raise TangledBankError(f"{str(path)!r} is not a summary of the lab.") from error
    if kind not in PAGES:
        raise TangledBankError(f"There is no report for {kind!r}; there are reports for: {', '.join(PAGES)}.")
    report = folder / REPORT
    report.write_text(PAGES[kind](summary), encoding="utf-8")
    return report
