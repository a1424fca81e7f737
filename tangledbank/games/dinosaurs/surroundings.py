"""What is around the herds: room to grow into, whose room it is, and who might attack whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs.combat import winning_rolls
from tangledbank.games.dinosaurs.dice import SIDES
from tangledbank.games.dinosaurs.island import TERRAINS
from tangledbank.games.dinosaurs.state import DinosaursState
from tangledbank.kernel.phrase import NONE

ANYWHERE: Final = 10.0  # spaces of each terrain for a species that has died out (DINO-3.26)


class Surroundings:
    """For each seat: the empty spaces beside its herd, its share of them, dinos near a terrain, and attacks to fear.

    >>> from tangledbank.games.dinosaurs.box import DinosaursGame
    >>> around = Surroundings(DinosaursGame({}).new(players=3, seed=7))
    >>> around.room[0], around.share[0], around.near[0], around.danger[0]
    ([1.0, 2.0, 0.0, 0.0], 3.0, [0.0, 1.0, 0.0, 0.0], 0.0)
    """

    __slots__ = ("danger", "near", "room", "share")

    def __init__(self, s: DinosaursState) -> None:
        self.room: list[list[float]] = [[0.0] * len(TERRAINS) for _ in s.seats]
        self.share: list[float] = [0.0] * s.players  # a space beside several herds belongs to each in equal parts
        self.near: list[list[float]] = [[0.0] * len(TERRAINS) for _ in s.seats]  # dinos a step from another terrain
        # Dinos that a neighbour would win by attacking, each less what it stands to lose itself (DINO-1.7).
        self.danger: list[float] = [0.0] * s.players
        herds_beside = [0] * len(s.occupants)  # as bits
        empty: list[int] = []
        for seat, mine in enumerate(s.seats):
            bit = 1 << seat
            for space in mine.herd:
                worst = 0
                terrains: i64 = 0  # beside it, as bits
                for beside in s._island.neighbours[space]:
                    occupant: i64 = s.occupants[beside]
                    if occupant == NONE:
                        if herds_beside[beside] == 0:
                            empty.append(beside)
                        herds_beside[beside] |= bit
                        terrains |= 1 << s._island.terrain[beside]
                    elif occupant != seat:
                        worst = max(worst, winning_rolls(s, occupant, seat))
                self.danger[seat] += max(2 * worst - SIDES, 0) / SIDES
                for terrain in range(len(TERRAINS)):
                    if terrains >> terrain & 1 and terrain != s._island.terrain[space]:
                        self.near[seat][terrain] += 1.0
            if not mine.herd:
                self.room[seat] = [ANYWHERE] * len(TERRAINS)
        for space in empty:
            self._divide(space, s._island.terrain[space], herds_beside[space])

    def _divide(self, space: int, terrain: int, herds: int) -> None:
        beside = [seat for seat in range(len(self.share)) if herds >> seat & 1]
        for seat in beside:
            self.room[seat][terrain] += 1.0
            self.share[seat] += 1.0 / len(beside)
