"""The traits by name: one bit each, so that an animal's traits are one number.

The position of a bit is the trait's place in `ORDER`, which is its number everywhere in the engine.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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

# Time to Fly
FLIGHT: Final = 1 << 19
AMBUSH: Final = 1 << 20
INTELLECT: Final = 1 << 21
VIVIPARITY: Final = 1 << 22
METAMORPHOSIS: Final = 1 << 23
INK_CLOUD: Final = 1 << 24
SHELL: Final = 1 << 25
PHOTOSYNTHESIS: Final = 1 << 26
THERMOSYNTHESIS: Final = 1 << 27
TREMATODE: Final = 1 << 28
HUNTER: Final = 1 << 29

# Continents
HERDING: Final = 1 << 30
MIGRATION: Final = 1 << 31
SUCKERFISH: Final = 1 << 32
REGENERATION: Final = 1 << 33
TOXIC: Final = 1 << 34
RECOMBINATION: Final = 1 << 35
EDIFICATOR: Final = 1 << 36
NEOPLASIA: Final = 1 << 37

# Gift-set specials
R_STRATEGY: Final = 1 << 38
SHY: Final = 1 << 39
GLUTTONOUS: Final = 1 << 40

# Ice Age
INSULATION: Final = 1 << 41
IMMUNITY: Final = 1 << 42

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
    "flight",
    "ambush",
    "intellect",
    "viviparity",
    "metamorphosis",
    "ink_cloud",
    "shell",
    "photosynthesis",
    "thermosynthesis",
    "trematode",
    "hunter",
    "herding",
    "migration",
    "suckerfish",
    "regeneration",
    "toxic",
    "recombination",
    "edificator",
    "neoplasia",
    "r_strategy",
    "shy",
    "gluttonous",
    "insulation",
    "immunity",
)

# EVL-1.C: the nature cards, in the order of their table.
NATURE: Final = ("frost", "cold_snap", "epidemic", "infection", "drought", "glacier_advance", "thaw", "calm")


def bit_of(kind: i64) -> i64:
    """The bit of a trait by its number.

    Shifting down, because mypyc writes `1 << kind` into C as it stands, where the 1 has 32 bits.

    >>> bit_of(ORDER.index("neoplasia")) == NEOPLASIA
    True
    """
    return HIGHEST_BIT >> (HIGHEST - kind)


def number_of(bit: int) -> int:
    """The number of the trait that a bit stands for.

    >>> ORDER[number_of(SWIMMING)]
    'swimming'
    """
    return bit.bit_length() - 1
