"""The properties by name: one bit each, so that what a creature has is one number (MAG-1.2, 1.3).

The position of a bit is the place of the property in `properties.toml`, which is its number everywhere in the engine.
The bits are written as numbers, so that the compiled engine has them as constants.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from tangledbank.kernel.phrase import Spelling
from tangledbank.parts.tables import read_table

VAMPIRE: Final = 1 << 0
FIRE_BREATHING: Final = 1 << 1
SOPORIFIC: Final = 1 << 2
SCARY: Final = 1 << 3
ANNOYING: Final = 1 << 4
METAMORPH: Final = 1 << 5
SCORCHING: Final = 1 << 6
GREEDY: Final = 1 << 7
SMALL: Final = 1 << 8
ASTRAL: Final = 1 << 9
FLYING: Final = 1 << 10
INVISIBLE: Final = 1 << 11
SPIKY: Final = 1 << 12
OMNIVOROUS: Final = 1 << 13
WISE: Final = 1 << 14
GENEROUS: Final = 1 << 15

ATTACKS: Final = VAMPIRE | FIRE_BREATHING | SOPORIFIC  # MAG-1.2: the attack properties
COUNT: Final = 16

HOME: Final = Path(__file__).parent
ORDER: Final = tuple(read_table(HOME / "properties.toml"))
SOURCES: Final = tuple(read_table(HOME / "sources.toml"))
PARTS: Final = ("lower", "upper")  # of a source
LOWER: Final = 0
UPPER: Final = 1


def bit_of(kind: i64) -> i64:
    """The bit of a property by its number.

    >>> bit_of(ORDER.index("wise")) == WISE
    True
    """
    one: i64 = 1
    return one << kind


def number_of(bit: int) -> int:
    """The number of the property that a bit stands for.

    >>> ORDER[number_of(SPIKY)]
    'spiky'
    """
    return bit.bit_length() - 1


class LaidSpelling(Spelling):
    """How a property card under a creature is called: `3,wise` is Wise of creature 3, which has it only once (MAG-3.6).

    >>> LaidSpelling().write(3 * COUNT + ORDER.index("wise")), LaidSpelling().read("3,wise")
    ('3,wise', 62)
    """

    def write(self, value: int) -> str:
        """The number of the creature, and the property."""
        creature, kind = divmod(value, COUNT)
        return f"{creature},{ORDER[kind]}"

    def read(self, text: str) -> int | None:
        """The creature times sixteen, plus the number of the property."""
        creature, _, name = text.partition(",")
        whole = creature.isascii() and creature.isdigit() and len(creature) < 6 and str(int(creature)) == creature
        return int(creature) * COUNT + ORDER.index(name) if whole and name in ORDER else None


def laid_name(creature: i64, kind: i64) -> int:
    """The value of a place that names a property card under a creature.

    >>> LaidSpelling().write(laid_name(2, 0))
    '2,vampire'
    """
    return creature * COUNT + kind
