"""The traits by name: one bit each, so that an animal's traits are one number.

The position of a bit is the trait's place in `ORDER`, which is its number everywhere in the engine.
"""

from __future__ import annotations

from typing import Final

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

ORDER: Final = (
    "carnivorous",
    "fat_tissue",
    "swimming",
    "camouflage",
    "sharp_vision",
    "burrowing",
    "high_body_weight",
    "running",
    "mimicry",
    "tail_loss",
    "poisonous",
    "hibernation",
    "grazing",
    "piracy",
    "scavenger",
    "parasite",
    "communication",
    "cooperation",
    "symbiosis",
)


def number_of(bit: int) -> int:
    """The number of the trait that a bit stands for.

    >>> ORDER[number_of(SWIMMING)]
    'swimming'
    """
    return bit.bit_length() - 1
