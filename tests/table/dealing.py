"""Deals that follow from the test, so that what fails once fails again.

Tables are dealt by secret numbers; here these follow from the text in a file, the name of the test that is running, and
from how often it has been asked. TANGLEDBANK_DEALS=2 (or any text) lets all tests play other deals.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace


def deal_by(file: Path) -> None:
    """Let the tables of this process follow from what is written in a file, whenever one is opened."""
    from tangledbank.table.tables import opening  # not at the top: processes in which bots think do without it

    asked: Counter[str] = Counter()

    def token_hex(size: int) -> str:
        test = file.read_text("utf-8") if file.exists() else ""
        asked[test] += 1
        word = f"{os.environ.get('TANGLEDBANK_DEALS', '')}/{test}/{asked[test]}"
        return hashlib.sha256(word.encode()).hexdigest()[: 2 * size]

    dealt = SimpleNamespace(token_hex=token_hex, token_urlsafe=secrets.token_urlsafe)
    vars(opening)["secrets"] = dealt


if __name__ == "__main__":
    from tangledbank.cli import main

    deal_by(Path(sys.argv.pop(1)))
    main()
