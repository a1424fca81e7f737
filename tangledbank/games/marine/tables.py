"""The data tables: classes, terrain, the first tiles, the display, cards and traits; read from TOML and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tangledbank.games.marine.earth import IS_CELL, SHEET
from tangledbank.games.marine.effects import CardRow, whole, word_in
from tangledbank.games.marine.kinds import (
    BERTH_COUNTS,
    DISPLAY,
    EVOCARDS,
    HYDROTHERMAL,
    NUMBER_OF,
    NUTRIENTS,
    SECTION_OF,
    SECTIONS,
    TAXA,
    TERRAINS,
    THERMALS,
    TRAITS,
)
from tangledbank.kernel.errors import TangledBankError
from tangledbank.parts.tables import find_tables, read_rows

HOME: Final = Path(__file__).parent
TABLES: Final = (
    "classes.toml",
    "terrains.toml",
    "earth.toml",
    "display.toml",
    "numbers.toml",
    "cards.toml",
    "traits.toml",
)
LENGTHS: Final = ("standard", "quick", "long", "epic")  # MAR-6.5
NUMBERS: Final = ("bonus", "pieces", "length", "standstill", "traits")


class TerrainRow:
    """MAR-1.4: what the table says of a terrain.

    >>> Tables().terrains[0].points, Tables().terrains[0].limit
    ([8, 4, 2, 1], 1)
    """

    __slots__ = ("id", "limit", "points", "provenance", "stacked")

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id: str = id
        self.points: list[int] = [whole(points) for points in row["points"]]
        self.limit: int = whole(row["limit"])
        self.stacked: int = whole(row["stacked"])
        self.provenance: str = row["provenance"]


class Layout:
    """MAR-1.7: cells and what lies on them; `below` is the terrain under a vent.

    >>> layout = Tables().start
    >>> len(layout.cells), [TERRAINS[terrain] for terrain in layout.below[:2]]
    (15, ['land', 'land'])
    """

    __slots__ = ("below", "cells", "provenance", "tiles")

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.provenance: str = row["provenance"]
        self.cells: list[int] = []
        self.tiles: list[int] = []
        self.below: list[int] = []
        for text in row["tiles"]:
            words = text.split()
            cell = SHEET.read(words[0])
            if cell is None or not IS_CELL[cell] or cell in self.cells:
                raise ValueError(f"the cell {words[0]} is there twice or not on the earth")
            terrain = word_in(TERRAINS[:-1], words[1])
            self.cells.append(cell)
            self.below.append(terrain)
            self.tiles.append(HYDROTHERMAL + word_in(THERMALS, words[2]) if len(words) == 3 else terrain)


class Tables:
    """All tables of the game.

    >>> tables = Tables()
    >>> len(tables.cards), sum(row.stacked for row in tables.terrains), tables.bonus[3]
    (35, 21, 6)
    """

    def __init__(self, data: Path | None = None) -> None:
        self.paths: list[Path] = find_tables(HOME, TABLES, data)
        classes, terrains, earth, display, numbers, cards, traits = self.paths
        printed = read_rows(classes, lambda id, row: [word_in(NUTRIENTS, name) for name in row["printed"]], TAXA)
        self.printed: list[list[int]] = [[row.count(one) for one in range(len(NUTRIENTS))] for row in printed.values()]
        self.terrains: list[TerrainRow] = list(read_rows(terrains, TerrainRow, TERRAINS).values())
        self.points: list[list[int]] = [row.points for row in self.terrains]
        self.limits: list[int] = [row.limit for row in self.terrains]
        layouts: dict[str, Layout] = read_rows(earth, Layout, ("start", "fixed"))
        self.start: Layout = layouts["start"]
        self.fixed: Layout = layouts["fixed"]
        self.cards: list[CardRow] = list(read_rows(cards, CardRow, EVOCARDS).values())
        self.traits: dict[str, dict[str, Any]] = read_rows(traits, trait_row, TRAITS)
        self._read_display(read_rows(display, lambda id, row: (word_in(SECTIONS, id), row)))
        self._read_numbers(read_rows(numbers, lambda id, row: row, NUMBERS))

    def _read_display(self, rows: dict[str, Any]) -> None:
        self.special_only: list[bool] = [False] * len(SECTION_OF)
        self.berth_limits: list[int] = [0] * len(SECTION_OF)  # 0: without a limit
        self.least_classes: list[int] = [0] * len(SECTION_OF)
        for section, row in rows.values():
            for berth in range(DISPLAY):
                if SECTION_OF[berth] == section:
                    number = NUMBER_OF[berth]
                    self.special_only[berth] = row.get("special") == number
                    self.berth_limits[berth] = one_of(row, "limits", BERTH_COUNTS[section])[number - 1]
                    self.least_classes[berth] = one_of(row, "classes", BERTH_COUNTS[section])[number - 1]

    def _read_numbers(self, rows: dict[str, Any]) -> None:
        try:
            pieces, traits = rows["pieces"], rows["traits"]
            self.bonus: list[int] = [whole(points) for points in rows["bonus"]["points"]]
            self.cubes: int = whole(pieces["cubes"])
            self.basic_pawns: list[int] = [whole(count) for count in pieces["basic_pawns"]]
            self.vents: int = whole(pieces["vents"])
            self.nutrients: int = whole(pieces["nutrients"])
            self.terrain_tokens: int = whole(pieces["terrain_tokens"])
            self.removed: dict[str, int] = {name: whole(rows["length"][name]) for name in LENGTHS}
            self.standstill: int = whole(rows["standstill"]["rounds"])
            self.intelligence_points: int = whole(traits["intelligence_points"])
            self.cannibalism_points: int = whole(traits["cannibalism_points"])
            self.solitary_points: int = whole(traits["solitary_points"])
            self.pack_marker: int = whole(traits["pack_marker"])
            self.switching_points: int = whole(traits["switching_points"])
            self.carnivory_prey: int = whole(traits["carnivory_prey"])
            self.seasonal_cubes: int = whole(traits["seasonal_cubes"])
            self.exaptation_pool: int = whole(traits["exaptation_pool"])
            self.niche_cubes: int = whole(traits["niche_cubes"])
        except (KeyError, TypeError, ValueError) as error:
            raise TangledBankError(f"numbers.toml is not right: {error}.") from error

    def bonus_for(self, count: int) -> int:
        """MAR-1.5, 4.14: bonus points for so many of something.

        >>> [Tables().bonus_for(count) for count in (0, 2, 6, 9)]
        [0, 3, 21, 21]
        """
        return self.bonus[min(count, len(self.bonus) - 1)]


def one_of(row: dict[str, Any], name: str, count: int) -> list[int]:
    """The numbers that a row has for the cells of a section; zeros if it says nothing.

    >>> one_of({"limits": [3, 5]}, "limits", 2), one_of({}, "limits", 2)
    ([3, 5], [0, 0])
    """
    numbers = [whole(number) for number in row.get(name, [0] * count)]
    if len(numbers) != count:
        raise TangledBankError(f"display.toml: {name} should be {count} numbers, not {len(numbers)}.")
    return numbers


def trait_row(id: str, row: dict[str, Any]) -> dict[str, Any]:
    """A row of the traits: the moment of each, and its provenance.

    >>> trait_row("flight", {"hook": "placement", "provenance": "S"})["hook"]
    'placement'
    """
    return {"hook": row["hook"], "provenance": row["provenance"]}
