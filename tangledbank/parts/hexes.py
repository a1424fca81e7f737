"""Hexagons: a sheet of numbered spaces, and maps cut out of it.

A space has axial coordinates (q, r). Everywhere in the engine it is a number, and in text it is `q,r`; the sheet
translates between the two, and is the same for all maps of a game. A map knows its spaces, their neighbours, corners
and distances, and where to draw them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tangledbank.kernel.phrase import NONE, Spelling

# The six ways out of a space as (q, r): each is the one before, turned clockwise by a sixth on paper.
WAYS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
HALF_ROOT: Final = 3**0.5 / 2
NO_WAY: Final = 1_000_000  # the distance of spaces that no way connects: farther than anything


class Sheet(Spelling):
    """A rectangle of axial coordinates. Each space on it has a number and a name; phrases spell it by its name.

    >>> sheet = Sheet(range(-2, 3), range(0, 4))
    >>> sheet.number(-2, 1), sheet.names[5]
    (5, '-2,1')
    >>> sheet.coordinates(5)
    (-2, 1)
    """

    __slots__ = ("first_q", "first_r", "height", "names", "width")

    def __init__(self, qs: range, rs: range) -> None:
        self.first_q: int = qs.start
        self.first_r: int = rs.start
        self.width: int = len(qs)
        self.height: int = len(rs)
        self.names: tuple[str, ...] = tuple([f"{q},{r}" for r in rs for q in qs])

    def number(self, q: int, r: int) -> int:
        """The number of a space; `NONE` for one that is not on the sheet.

        >>> Sheet(range(3), range(3)).number(3, 0)
        -1
        """
        column, row = q - self.first_q, r - self.first_r
        if not (0 <= column < self.width and 0 <= row < self.height):
            return NONE
        return row * self.width + column

    def coordinates(self, space: int) -> tuple[int, int]:
        """The coordinates (q, r) of a space.

        >>> Sheet(range(3), range(3)).coordinates(4)
        (1, 1)
        """
        return self.first_q + space % self.width, self.first_r + space // self.width

    def write(self, value: int) -> str:
        """The name of a space; a number beyond the sheet has none and stays a number.

        >>> Sheet(range(-1, 2), range(2)).write(3)
        '-1,1'
        """
        return self.names[value] if 0 <= value < len(self.names) else str(value)

    def read(self, text: str) -> int | None:
        """The number of the space with that name; None if there is none.

        >>> Sheet(range(-1, 2), range(2)).read("-1,1"), Sheet(range(3), range(3)).read("north")
        (3, None)
        """
        return self.names.index(text) if text in self.names else None

    def beside(self, space: int) -> list[int]:
        """The six numbers around a space, in the order of `WAYS`; `NONE` beyond the sheet.

        >>> Sheet(range(3), range(3)).beside(0)
        [1, 3, -1, -1, -1, -1]
        """
        q, r = self.coordinates(space)
        return [self.number(q + dq, r + dr) for dq, dr in WAYS]


class HexMap:
    """Some spaces of a sheet: who is next to whom, how far apart, and where they meet.

    Lists that are looked up by a space (`neighbours`, `corners_of`) have a place for every number of the sheet.

    >>> sheet = Sheet(range(3), range(3))
    >>> island = HexMap(sheet, [0, 1, 3])
    >>> island.neighbours[0], island.coast
    ([1, 3], [0, 1, 3])
    >>> island.distance(1, 3), island.within(0, 1)
    (1, [1, 3])
    >>> len(island.corners), island.cells_at[island.corners_of[0][1]]
    (13, [0, 3])
    """

    __slots__ = (
        "_steps",
        "cells_at",
        "coast",
        "corners",
        "corners_of",
        "is_coast",
        "is_space",
        "neighbours",
        "sheet",
        "spaces",
    )

    def __init__(self, sheet: Sheet, spaces: list[int]) -> None:
        size = len(sheet.names)
        self.sheet: Sheet = sheet
        self.spaces: list[int] = sorted(spaces)
        self.is_space: list[bool] = [space in spaces for space in range(size)]
        self.neighbours: list[list[int]] = [
            [other for other in sheet.beside(space) if other in spaces] if space in spaces else []
            for space in range(size)
        ]
        self.coast: list[int] = [space for space in self.spaces if len(self.neighbours[space]) < 6]
        self.is_coast: list[bool] = [space in self.coast for space in range(size)]
        self._steps: list[list[int]] = [self.steps_from(space) for space in range(size)]
        # A corner is where three spaces meet, of the map or beside it; its key is the sum of their coordinates.
        around = [self.corner_keys(space) if self.is_space[space] else [] for space in range(size)]
        self.corners: list[tuple[int, int]] = sorted({key for keys in around for key in keys}, key=by_row)
        self.corners_of: list[list[int]] = [[self.corners.index(key) for key in keys] for keys in around]
        self.cells_at: list[list[int]] = [
            [space for space in self.spaces if corner in self.corners_of[space]] for corner in range(len(self.corners))
        ]

    def steps_from(self, start: int) -> list[int]:
        """The length of the shortest way along the map from one space to every other; `NO_WAY` where there is none.

        >>> HexMap(Sheet(range(3), range(1)), [0, 1, 2]).steps_from(0)
        [0, 1, 2]
        """
        steps = [NO_WAY] * len(self.is_space)
        if self.is_space[start]:
            steps[start] = 0
            reached = [start]
            for space in reached:  # grows as we go
                for other in self.neighbours[space]:
                    if steps[other] == NO_WAY:
                        steps[other] = steps[space] + 1
                        reached.append(other)
        return steps

    def distance(self, space: i64, other: i64) -> int:
        """The length of the shortest way along the map; `NO_WAY` if there is none.

        >>> HexMap(Sheet(range(3), range(1)), [0, 2]).distance(0, 2) == NO_WAY
        True
        """
        return self._steps[space][other]

    def within(self, space: i64, steps: i64) -> list[int]:
        """The spaces at distance 1 to `steps`, in order of number.

        >>> HexMap(Sheet(range(4), range(1)), [0, 1, 2, 3]).within(0, 2)
        [1, 2]
        """
        return [other for other in self.spaces if 0 < self._steps[space][other] <= steps]

    def out_of_reach(self) -> list[int]:
        """The spaces to which no way leads from the first one, in order of number.

        >>> HexMap(Sheet(range(4), range(1)), [0, 1, 3]).out_of_reach()
        [3]
        """
        return [space for space in self.spaces if self._steps[self.spaces[0]][space] == NO_WAY]

    def corner_keys(self, space: int) -> list[tuple[int, int]]:
        """The keys of a space's six corners, each between two neighbouring ways out of it.

        >>> HexMap(Sheet(range(1), range(1)), [0]).corner_keys(0)
        [(1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1)]
        """
        q, r = self.sheet.coordinates(space)
        ways = [*WAYS, WAYS[0]]
        return [(3 * q + ways[i][0] + ways[i + 1][0], 3 * r + ways[i][1] + ways[i + 1][1]) for i in range(6)]

    def edges(self) -> list[tuple[int, int, int, int]]:
        """Every edge once: the spaces on its two sides (the second `NONE` on the outline), and its two corners.

        >>> HexMap(Sheet(range(2), range(1)), [0, 1]).edges()[:2]
        [(0, 1, 6, 3), (0, -1, 8, 6)]
        """
        found: list[tuple[int, int, int, int]] = []
        for space in self.spaces:
            corners = self.corners_of[space]
            for way, other in enumerate(self.sheet.beside(space)):
                beyond = other if other != NONE and self.is_space[other] else NONE
                if beyond == NONE or space < beyond:
                    found.append((space, beyond, corners[way], corners[way - 1]))
        return found


class Corners(Spelling):
    """How the corners of a map are written: each by its key, which the browser can draw as it stands.

    >>> corners = Corners(HexMap(Sheet(range(1), range(1)), [0]))
    >>> corners.write(0), corners.read("1,-2"), corners.read("0,0")
    ('1,-2', 0, None)
    """

    __slots__ = ("names",)

    def __init__(self, map: HexMap) -> None:
        self.names: tuple[str, ...] = tuple([f"{q},{r}" for q, r in map.corners])

    def write(self, value: int) -> str:
        """The key of a corner; a number beyond the map has none and stays a number.

        >>> corners = Corners(HexMap(Sheet(range(1), range(1)), [0]))
        >>> corners.write(5), corners.write(99)
        ('-1,2', '99')
        """
        return self.names[value] if 0 <= value < len(self.names) else str(value)

    def read(self, text: str) -> int | None:
        """The number of the corner with that key; None if there is none.

        >>> Corners(HexMap(Sheet(range(1), range(1)), [0])).read("north") is None
        True
        """
        return self.names.index(text) if text in self.names else None


def by_row(key: tuple[int, int]) -> tuple[int, int]:
    """Corners are numbered row by row.

    >>> by_row((3, 1))
    (1, 3)
    """
    return key[1], key[0]


def point_of_space(q: float, r: float, flat_top: bool = False) -> tuple[float, float]:
    """Where the middle of a space is drawn, for spaces whose middles are 1 apart; y grows downwards.

    With pointed tops the rows r are level; with flat tops the columns q are upright.

    >>> point_of_space(0, 2)
    (1.0, 1.7320508075688772)
    >>> point_of_space(2, 0, flat_top=True)
    (1.7320508075688772, 1.0)
    """
    return (q * HALF_ROOT, r + q / 2) if flat_top else (q + r / 2, r * HALF_ROOT)


def point_of_corner(key: tuple[int, int], flat_top: bool = False) -> tuple[float, float]:
    """Where a corner is drawn: in the middle of the three spaces that meet there.

    >>> point_of_corner((1, 1))
    (0.5, 0.28867513459481287)
    """
    return point_of_space(key[0] / 3, key[1] / 3, flat_top)
