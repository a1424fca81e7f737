"""The traits of the base set by name: one bit each, so that an animal's traits are one number.

The position of a bit is the trait's place in `traits.toml`, which is its number everywhere in the engine. The bits of
modules stand with their rules. They are written as numbers, so that the compiled engine has them as constants.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from tangledbank.parts.tables import read_table

HIGHEST: Final = 61  # no trait has a higher number
HIGHEST_BIT: Final = 1 << HIGHEST

CARNIVOROUS: Final = 1 << 0
FAT_TISSUE: Final = 1 << 1
SWIMMING: Final = 1 << 2
CAMOUFLAGE: Final = 1 << 3
SHARP_VISION: Final = 1 << 4
BURROWING: Final = 1 << 5
BIG: Final = 1 << 6
RUNNING: Final = 1 << 7
MIMICRY: Final = 1 << 8
TAIL_LOSS: Final = 1 << 9
POISONOUS: Final = 1 << 10
HIBERNATION: Final = 1 << 11
GRAZING: Final = 1 << 12
PIRACY: Final = 1 << 13
SCAVENGER: Final = 1 << 14
PARASITE: Final = 1 << 15
COMMUNICATION: Final = 1 << 16
COOPERATION: Final = 1 << 17
SYMBIOSIS: Final = 1 << 18

HOME: Final = Path(__file__).parent
ORDER: Final = tuple(read_table(HOME / "traits.toml"))
NATURE: Final = tuple(read_table(HOME / "nature.toml"))  # EVL-1.C: the nature cards


def bit_of(kind: i64) -> i64:
    """The bit of a trait by its number.

    Shifting down, because mypyc writes `1 << kind` into C as it stands, where the 1 has 32 bits.

    >>> bit_of(ORDER.index("symbiosis")) == SYMBIOSIS
    True
    """
    return HIGHEST_BIT >> (HIGHEST - kind)


def number_of(bit: int) -> int:
    """The number of the trait that a bit stands for.

    >>> ORDER[number_of(SWIMMING)]
    'swimming'
    """
    return bit.bit_length() - 1
