"""Marks: by them the owner of a table knows people who hold no seat, without learning anything else about them."""

from __future__ import annotations

import hashlib
import hmac


class Marks:
    """Makes marks; nobody without the server's key can find out whose they are.

    >>> marks = Marks("key")
    >>> marks.of("table", "person") == marks.of("table", "person") != marks.of("other table", "person")
    True
    """

    def __init__(self, key: str) -> None:
        self.key = hashlib.sha256(f"marks/{key}".encode()).digest()

    def of(self, table: str, who: str) -> str:
        """The mark of a person, or of an address without one, at a table."""
        return hmac.new(self.key, f"{table}/{who}".encode(), hashlib.sha256).hexdigest()[:20]
