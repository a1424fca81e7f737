"""Observations: what a seat may know, as a vector of whole numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tangledbank.learning.layout import Layout
from tangledbank.learning.rows import rows_of

Vector = NDArray[np.int16]
LARGEST = 32767  # no number of an observation is larger
PLAIN = (int, bool)  # types whose values are numbers already
ABSENT = -1  # a field that holds nothing; a row that is not there is all zeros


def observe(layout: Layout, view: dict[str, Any], places: dict[str, int]) -> Vector:
    """A view as numbers, in the order of the layout.

    Numbers stand for themselves, truth values are 0 and 1, a word is its number in the layout, and a thing is its row
    counted from 1. The first numbers are for the words of a move that are said already (`with_words`).

    >>> import tangledbank as tb
    >>> from tangledbank.learning.layout import layout_of
    >>> from tangledbank.learning.rows import places_of
    >>> layout, view = layout_of("pond"), tb.game("pond").new(players=2, seed=7).view(0)
    >>> vector = observe(layout, view, places_of(view))
    >>> day = layout.blocks[""].fields["board.day"]
    >>> len(vector) == layout.size, vector[layout.blocks[""].start + day]
    (True, np.int16(1))
    """
    where: list[int] = []
    numbers: list[int] = []
    kinds = layout.kinds
    for path, rows in rows_of(view).items():
        block = layout.blocks.get(path)
        if block is None:
            continue
        fields = block.fields
        at = block.start
        for row in rows[: block.room]:
            for field, value in row.items():
                column = fields.get(field)
                if column is not None:
                    where.append(at + column)
                    if type(value) in PLAIN and field not in kinds:
                        numbers.append(value)
                    else:
                        numbers.append(number_of(layout, field, value, places))
            at += len(fields)
    vector = np.zeros(layout.size, np.int16)
    vector[where] = np.array(numbers).clip(-LARGEST, LARGEST)
    return vector


def with_words(vector: Vector, said: list[int]) -> Vector:
    """An observation in the middle of a move, which begins with the words that are said already, counted from 1.

    >>> with_words(np.zeros(4, np.int16), [7, 0])
    array([8, 1, 0, 0], dtype=int16)
    """
    vector = vector.copy()
    vector[: len(said)] = np.array(said, np.int16) + 1
    return vector


def number_of(layout: Layout, field: str, value: object, places: dict[str, int]) -> int:
    """The number that tells what a field holds; 0 for a word that the survey has not met.

    >>> from tangledbank.learning.layout import layout_of
    >>> layout = layout_of("pond")
    >>> number_of(layout, "points", 2, {}), number_of(layout, "points", None, {}), number_of(layout, "over", True, {})
    (2, -1, 1)
    >>> number_of(layout, "owner", "seat:0", {}) == layout.words["seat:0"]
    True
    >>> number_of(layout, "card", 12, {"card:12": 3}), number_of(layout, "prey", "card:12", {"card:12": 3})
    (4, 4)
    """
    if field in layout.kinds:
        place = places.get(f"{field}:{value}")
        if place is not None:
            return place + 1
    if value is None:
        return ABSENT
    if isinstance(value, str):
        place = places.get(value)
        return layout.words.get(value, 0) if place is None else place + 1
    assert isinstance(value, (int, float))
    return int(value)
