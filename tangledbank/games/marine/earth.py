"""The earth: 37 cells and 96 corners (MAR-1.6, 1.8), with flat tops, so that north is up."""

from __future__ import annotations

from typing import Final

from tangledbank.parts.hexes import Corners, HexMap, Sheet
from tangledbank.parts.space_names import space_names

RADIUS: Final = 3
SHEET: Final = Sheet(range(-RADIUS, RADIUS + 1), range(-RADIUS, RADIUS + 1))
CELLS: Final[list[int]] = [
    SHEET.number(q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(-RADIUS, RADIUS + 1)
    if abs(q + r) <= RADIUS
]
GRID: Final = HexMap(SHEET, CELLS)
SIZE: Final = len(SHEET.names)  # of lists that are looked up by a cell
CORNERS: Final = Corners(GRID)
VERTICES: Final = len(GRID.corners)
NEIGHBOURS: Final[list[list[int]]] = GRID.neighbours
CORNERS_OF: Final[list[list[int]]] = GRID.corners_of
CELLS_AT: Final[list[list[int]]] = GRID.cells_at
IS_CELL: Final[list[bool]] = GRID.is_space
IS_EDGE: Final[list[bool]] = GRID.is_coast  # MAR-1.6, 8.12: of the grid, not of the tiles that lie there
CENTRE: Final = SHEET.number(0, 0)
CALLED: Final[dict[int, str]] = dict(
    zip(GRID.spaces, space_names(map(SHEET.write, GRID.spaces), flat_top=True).values(), strict=True)
)


def half_of(cell: int) -> int:
    """MAR-1.6: below zero in the upper half of the earth, above zero in the lower half, zero on the equator.

    >>> [half_of(SHEET.number(q, r)) for q, r in ((0, -1), (1, 0), (2, -1))]
    [-2, 1, 0]
    """
    q, r = SHEET.coordinates(cell)
    return 2 * r + q


HALVES: Final[list[int]] = [half_of(cell) for cell in range(SIZE)]


def corner(key: tuple[int, int]) -> int:
    """The number of the corner with that key (MAR-1.8).

    >>> corner((1, -2)) in CORNERS_OF[CENTRE]
    True
    """
    return GRID.corners.index(key)


# MAR-1.3: the corners of the central tile in the order of the elements, NE, E, SE, SW, W, NW.
CENTRAL_CORNERS: Final[list[int]] = [corner(key) for key in ((1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1))]
# MAR-6.2: the centre and the cells around it, from the north on.
CENTRAL_CELLS: Final[list[int]] = [
    SHEET.number(q, r) for q, r in ((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
]


def corner_names() -> list[str]:
    """What people call the corners: by the cells that meet there; those of one cell alone are numbered.

    >>> names = corner_names()
    >>> names[CENTRAL_CORNERS[0]], len(set(names))
    ('C4–C5–D4', 96)
    """
    names: list[str] = []
    for cells in CELLS_AT:
        name = "–".join([CALLED[cell] for cell in cells])
        alike = sum([1 for other in names if other == name or other.startswith(f"{name}/")])
        names.append(f"{name}/{alike + 1}" if len(cells) == 1 else name)
    return names


CORNER_NAMES: Final[list[str]] = corner_names()
