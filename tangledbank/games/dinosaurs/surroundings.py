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
MOST_SEATS: Final = 5
# A space beside several herds belongs to each in equal parts; by these herds, as bits.
PARTS: Final = [1.0 / max(herds.bit_count(), 1) for herds in range(1 << MOST_SEATS)]


class Surroundings:
    """For each seat: the empty spaces beside its herd, its share of them, dinos near a terrain, and attacks to fear.

    >>> from tangledbank.games.dinosaurs.box import DinosaursGame
    >>> around = Surroundings(DinosaursGame({}).new(players=3, seed=7))
    >>> around.room[0], around.share[0], around.near[0], around.danger[0]
    ([1.0, 2.0, 0.0, 0.0], 3.0, [0.0, 1.0, 0.0, 0.0], 0.0)
    """

    __slots__ = ("danger", "near", "room", "share")

    def __init__(self, s: DinosaursState) -> None:
        self.room: list[list[float]] = []
        self.share: list[float] = []
        self.near: list[list[float]] = []  # dinos a step from another terrain
        # Dinos that a neighbour would win by attacking, each less what it stands to lose itself (DINO-1.7).
        self.danger: list[float] = []
        herds_beside = [0] * len(s.occupants)  # as bits
        empty: list[int] = []
        for seat in range(s.players):
            self._look_around(s, seat, herds_beside, empty)
        for seat in range(s.players):
            self._measure_room(s, seat, herds_beside, empty)

    def _look_around(self, s: DinosaursState, seat: i64, herds_beside: list[int], empty: list[int]) -> None:
        """What every dino of a seat has beside it."""
        own: i64 = 1 << seat
        near = [0] * len(TERRAINS)
        danger = 0.0
        for space in s.seats[seat].herd:
            worst: i64 = 0
            terrains: i64 = 0  # beside it, as bits
            for beside in s._island.neighbours[space]:
                occupant: i64 = s.occupants[beside]
                if occupant == NONE:
                    herds: i64 = herds_beside[beside]
                    if herds == 0:
                        empty.append(beside)
                    herds_beside[beside] = herds | own
                    terrains |= 1 << s._island.terrain[beside]
                elif occupant != seat:
                    rolls: i64 = winning_rolls(s, occupant, seat)
                    worst = max(worst, rolls)
            if 2 * worst > SIDES:
                danger += (2 * worst - SIDES) / SIDES
            here: i64 = s._island.terrain[space]
            for terrain in range(len(TERRAINS)):
                if terrains >> terrain & 1 and terrain != here:
                    near[terrain] += 1
        self.near.append([float(dinos) for dinos in near])
        self.danger.append(danger)

    def _measure_room(self, s: DinosaursState, seat: i64, herds_beside: list[int], empty: list[int]) -> None:
        """How many of the empty spaces are beside the herd of a seat, and its share of them."""
        room = [0] * len(TERRAINS)
        share = 0.0
        for space in empty:
            herds: i64 = herds_beside[space]
            if herds >> seat & 1:
                room[s._island.terrain[space]] += 1
                share += PARTS[herds]
        self.share.append(share)
        self.room.append([float(spaces) for spaces in room] if s.seats[seat].herd else [ANYWHERE] * len(TERRAINS))
