"""Maps of hexagons, measured on two maps whose numbers are known: the grid of `marine` and a small island."""

from __future__ import annotations

from collections import Counter

from tangledbank.kernel.phrase import NONE
from tangledbank.parts.hexes import NO_WAY, HexMap, Sheet, point_of_corner, point_of_space

SHEET = Sheet(range(-3, 4), range(-3, 4))


def planet() -> HexMap:
    """MAR-1.6: all spaces at most three steps from the middle."""
    return HexMap(SHEET, [SHEET.number(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3])


def test_spaces_and_edge() -> None:
    earth = planet()
    assert len(earth.spaces) == 37 and len(earth.coast) == 18
    assert [SHEET.coordinates(n) for n in earth.neighbours[SHEET.number(0, 0)]] == [
        (1, 0),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (0, -1),
        (1, -1),
    ]


def test_corners_of_the_planet() -> None:
    """MAR-1.8: 96 corners, of which 54 lie at three spaces, 18 at two and 24 at one."""
    earth = planet()
    assert len(earth.corners) == 96
    assert Counter(len(cells) for cells in earth.cells_at) == {3: 54, 2: 18, 1: 24}
    keys = {earth.corners[corner] for corner in earth.corners_of[SHEET.number(0, 0)]}
    assert keys == {(1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1)}


def test_every_edge_once() -> None:
    """Euler: spaces and the outside, minus edges, plus corners, make two."""
    earth = planet()
    edges = earth.edges()
    assert len(earth.spaces) + 1 - len(edges) + len(earth.corners) == 2
    for space, beyond, one, other in edges:
        assert one != other and space in earth.cells_at[one] and space in earth.cells_at[other]
        assert beyond == NONE or (beyond in earth.cells_at[one] and beyond in earth.cells_at[other])


def test_distance_goes_along_the_map() -> None:
    ring = HexMap(SHEET, [space for space in planet().spaces if space != SHEET.number(0, 0)])
    assert planet().distance(SHEET.number(-1, 0), SHEET.number(1, 0)) == 2
    assert ring.distance(SHEET.number(-1, 0), SHEET.number(1, 0)) == 3
    assert ring.distance(SHEET.number(-1, 0), SHEET.number(0, 0)) == NO_WAY > len(SHEET.names)
    assert len(planet().within(SHEET.number(0, 0), 2)) == 18


def test_drawing() -> None:
    """Middles of neighbours are 1 apart, and a corner is as far from all its spaces."""
    earth = planet()
    for flat_top in (False, True):
        for space in earth.spaces:
            x, y = point_of_space(*SHEET.coordinates(space), flat_top)
            for other in earth.neighbours[space]:
                u, v = point_of_space(*SHEET.coordinates(other), flat_top)
                assert abs((x - u) ** 2 + (y - v) ** 2 - 1) < 1e-9
            for corner in earth.corners_of[space]:
                u, v = point_of_corner(earth.corners[corner], flat_top)
                assert abs((x - u) ** 2 + (y - v) ** 2 - 1 / 3) < 1e-9
