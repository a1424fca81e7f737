"""The island: two half-boards joined (DINO-1.12 to 1.16)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.phrase import NONE
from tangledbank.parts.hexes import HexMap, Sheet
from tangledbank.parts.space_names import space_names

DESERT: Final = 0
PLAINS: Final = 1
HILLS: Final = 2
MOUNTAINS: Final = 3
TERRAINS: Final = ("desert", "plains", "hills", "mountains")  # DINO-1.3: from the warmest to the coldest

# DINO-1.14. Larger than the island, so that the owner of a real box can correct its outline.
SHEET: Final = Sheet(range(-10, 6), range(0, 8))

# DINO-1.13, 8.1: the sides of the legal boards.
BOARDS: Final = {"board_3": "BD", "board_4_ls": "AD", "board_4_mm": "BC", "board_5": "AC"}
SIDES: Final = ("A", "B", "C", "D")


class Side:
    """One side of a half-board: its spaces, their terrain, and its stars (DINO-1.15).

    >>> side = Side("D", {"size": "small", "half": 2, "provenance": "R", "spaces": ["0,3 desert start", "-1,3 plains"]})
    >>> [SHEET.names[space] for space in side.spaces], side.terrain, len(side.starts)
    (['0,3', '-1,3'], [0, 1], 1)
    """

    __slots__ = ("half", "id", "provenance", "size", "spaces", "starts", "terrain")

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id: str = id
        self.size: str = row["size"]
        self.half: int = row["half"]
        self.provenance: str = row["provenance"]
        self.spaces: list[int] = []
        self.terrain: list[int] = []
        self.starts: list[int] = []
        for text in row["spaces"]:
            words = text.split()
            space = SHEET.read(words[0])
            if space is None or space in self.spaces:
                raise ValueError(f"the space {words[0]} is there twice or beyond the sheet")
            if words[2:] not in ([], ["start"]):
                raise ValueError(f"{text!r} should be a space, its terrain, and perhaps 'start'")
            self.spaces.append(space)
            self.terrain.append(TERRAINS.index(words[1]))
            if len(words) == 3:
                self.starts.append(space)


class Island(HexMap):
    """The joined board: a map with terrain and stars. Lists by space have a place for every number of the sheet.

    >>> from tangledbank.games.dinosaurs.tables import Tables
    >>> island = Tables().island("board_3")
    >>> len(island.spaces), len(island.coast), [SHEET.names[space] for space in island.starts]
    (42, 21, ['-3,0', '0,3', '-6,6'])
    """

    __slots__ = ("called", "id", "starts", "terrain")

    def __init__(self, id: str, west: Side, east: Side) -> None:
        super().__init__(SHEET, west.spaces + east.spaces)
        self.id: str = id
        names = space_names([SHEET.names[space] for space in self.spaces])
        self.called: list[str] = [names.get(name, "") for name in SHEET.names]  # by people
        self.starts: list[int] = sorted(west.starts + east.starts)
        self.terrain: list[int] = [NONE] * len(SHEET.names)
        for side in (west, east):
            for space, terrain in zip(side.spaces, side.terrain, strict=True):
                self.terrain[space] = terrain
        if len(self.spaces) != len(west.spaces) + len(east.spaces):
            raise TangledBankError(f"island.toml: the sides {west.id} and {east.id} overlap.")


def zone(climate: i64, terrain: i64) -> int:
    """DINO-1.4, 8.5: what a terrain is like when the climate marker stands on another.

    >>> [ZONES[zone(PLAINS, terrain)] for terrain in (DESERT, PLAINS, HILLS, MOUNTAINS)]
    ['hot', 'temperate', 'cold', 'deadly']
    """
    return ZONE_TABLE[terrain - climate + MOUNTAINS]


TEMPERATE: Final = 0
COLD: Final = 1
HOT: Final = 2
DEADLY: Final = 3
ZONES: Final = ("temperate", "cold", "hot", "deadly")
ZONE_TABLE: Final = [DEADLY, DEADLY, HOT, TEMPERATE, COLD, DEADLY, DEADLY]  # by the difference, from -3 to +3
