"""Scavenging (NEW-4.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.newworld.animal import Animal
from tangledbank.games.newworld.food import cannot_gain, cooperate, gain_blue
from tangledbank.games.newworld.kinds import SCAVENGING
from tangledbank.games.newworld.words import SCAVENGES

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState


def scavenge(s: NewWorldState, active: i64) -> None:
    """NEW-4.18, 4.18a, 8.6: after a death in an attack every scavenger that can gain gets a blue token, one by one."""
    served: list[int] = []
    while True:
        scavenger = next_scavenger(s, active, served)
        if scavenger is None:
            return
        served.append(scavenger.number)
        s.tell(SCAVENGES, scavenger.number)
        gain_blue(s, scavenger, 1)
        cooperate(s, scavenger)


def next_scavenger(s: NewWorldState, active: i64, served: list[int]) -> Animal | None:
    """NEW-4.18: from the active player on, left to right. One that waits for its partner is looked at again."""
    for step in range(s.players):
        for animal in s.seats[(active + step) % s.players].animals:
            if animal.traits & SCAVENGING and animal.number not in served and cannot_gain(s, animal) is None:
                return animal
    return None
