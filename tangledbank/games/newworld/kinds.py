"""The traits by name: one bit each, so that an animal's traits are one number.

The position of a bit is the trait's place in `traits.toml`, which is its number everywhere in the engine. They are
written as numbers, so that the compiled engine has them as constants.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from tangledbank.parts.tables import read_table

CARNIVOROUS: Final = 1 << 0
FAT: Final = 1 << 1
SWIMMING: Final = 1 << 2
MASSIVE: Final = 1 << 3
NOCTURNAL: Final = 1 << 4
SHARP_SIGHTED: Final = 1 << 5
RUNNING: Final = 1 << 6
HORNED: Final = 1 << 7
ELUSIVE: Final = 1 << 8
REPELLENT: Final = 1 << 9
MIMICKING: Final = 1 << 10
CAMOUFLAGED: Final = 1 << 11
BURROWING: Final = 1 << 12
FLYING: Final = 1 << 13
HERDING: Final = 1 << 14
POISONOUS: Final = 1 << 15
INTELLIGENT: Final = 1 << 16
SCAVENGING: Final = 1 << 17
HOOFED: Final = 1 << 18
ADAPTABLE: Final = 1 << 19
HIBERNATING: Final = 1 << 20
THIEVING: Final = 1 << 21
METAMORPHIC: Final = 1 << 22
COMMUNICATING: Final = 1 << 23
COOPERATING: Final = 1 << 24
MUTUALISTIC: Final = 1 << 25
STAGNANT: Final = 1 << 26
ADVERSE_MUTATION: Final = 1 << 27
PARASITIZED: Final = 1 << 28

# The groups of NEW-1.4 that the rules speak of.
PROTECTIONS: Final = SWIMMING | MASSIVE | NOCTURNAL | CAMOUFLAGED | BURROWING | FLYING | HERDING | MUTUALISTIC
REACTIONS: Final = RUNNING | HORNED | ELUSIVE | REPELLENT | MIMICKING

HOME: Final = Path(__file__).parent
ORDER: Final = tuple(read_table(HOME / "traits.toml"))


def bit_of(kind: i64) -> i64:
    """The bit of a trait by its number.

    >>> bit_of(ORDER.index("parasitized")) == PARASITIZED
    True
    """
    return 1 << kind  # no trait has a number above 30, where C would need to be told how wide the 1 is


def number_of(bit: int) -> int:
    """The number of the trait that a bit stands for.

    >>> ORDER[number_of(SWIMMING)]
    'swimming'
    """
    return bit.bit_length() - 1


FAT_KIND: Final = number_of(FAT)
COMMUNICATING_KIND: Final = number_of(COMMUNICATING)
COOPERATING_KIND: Final = number_of(COOPERATING)
MUTUALISTIC_KIND: Final = number_of(MUTUALISTIC)
