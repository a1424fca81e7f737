"""Commitments: the promise, given before the first move, that seed and deck order are already settled.

The promise is the SHA-256 of the seed, the shuffles of the set-up and a random salt, joined by line feeds. After the
end all three are published, in the record too, and anyone can check them with `tangledbank replay --verify`.
"""

from __future__ import annotations

import hashlib

from tangledbank.kernel.errors import BadRecord
from tangledbank.kernel.question import CHANCE
from tangledbank.kernel.record import Record


def commitment(seed: str, shuffles: list[str], salt: str) -> str:
    """The promise.

    >>> commitment("7", ["shuffle 1 0"], "salt")[:16]
    'a44fbf2cd7d60275'
    """
    return hashlib.sha256("\n".join([seed, *shuffles, salt]).encode()).hexdigest()


def shuffles_of(record: Record) -> list[str]:
    """The results of chance before the first move: the order of the decks.

    >>> import tangledbank as tb
    >>> shuffles_of(Record.from_state(tb.game("pond", drought=True).new(players=2, seed=7)))
    ['shuffle ...', 'shuffle ...']
    """
    shuffles: list[str] = []
    for seat, text in record.steps:
        if seat != CHANCE:
            break
        if text.startswith("shuffle "):
            shuffles.append(text)
    return shuffles


def check_commitment(record: Record) -> bool:
    """Whether the promise in a record was kept; False if it has none, `BadRecord` if it was broken.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed="7")
    >>> plain = Record.from_state(state)
    >>> check_commitment(plain)
    False
    >>> promise = commitment("7", shuffles_of(plain), "salt")
    >>> check_commitment(Record.from_state(state, commitment=promise, salt="salt"))
    True
    >>> check_commitment(Record.from_state(state, commitment=promise, salt="other"))
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadRecord: The commitment given at the start is not that of this seed and deck order.
    """
    promised, salt = record.header.get("commitment"), record.header.get("salt")
    if not isinstance(promised, str):
        return False
    if promised != commitment(str(record.header.get("seed")), shuffles_of(record), str(salt)):
        raise BadRecord("The commitment given at the start is not that of this seed and deck order.")
    return True
