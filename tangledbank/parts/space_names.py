"""What people call the spaces of a map: a letter for the row and a number for the column, as on any map with a grid.

The engine writes `q,r` (axial coordinates), in moves, positions and records; views tell the name as a fact.
"""

from __future__ import annotations

from collections.abc import Iterable


def space_names(hexes: Iterable[str], flat_top: bool = False) -> dict[str, str]:
    """The names of all spaces of a map, by their coordinates.

    On paper, every second row is half a space further east; two neighbouring halves are one column, so that a step
    changes row and column by one at most. With flat tops the same goes for columns, and rows are made of two halves.

    >>> space_names(["0,0", "1,0", "-1,1", "0,1"])
    {'0,0': 'A1', '1,0': 'A2', '-1,1': 'B1', '0,1': 'B2'}
    >>> space_names(["0,0", "0,1", "1,-1", "1,0"], flat_top=True)
    {'0,0': 'A1', '0,1': 'B1', '1,-1': 'A2', '1,0': 'B2'}
    """
    points = {name: paper(name, flat_top) for name in hexes}
    top = min((row for row, _ in points.values()), default=0)
    west = min((column for _, column in points.values()), default=0)
    down, along = (2, 1) if flat_top else (1, 2)
    return {
        name: f"{chr(ord('A') + (row - top) // down)}{(column - west) // along + 1}"
        for name, (row, column) in points.items()
    }


def paper(name: str, flat_top: bool) -> tuple[int, int]:
    """Row and column of a space on paper; whichever is staggered is counted in halves.

    >>> paper("-3,2", False), paper("-3,2", True)
    ((2, -4), (1, -3))
    """
    q, r = map(int, name.split(","))
    return (2 * r + q, q) if flat_top else (r, 2 * q + r)
