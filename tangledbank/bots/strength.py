"""How much the thinking bots think, by the names under which players meet them."""

from __future__ import annotations

from typing import Final

FOREVER: Final = 1e9  # seconds


class Strength:
    """How much a search may think about one decision.

    >>> STRENGTHS["expert"].simulations < STRENGTHS["darwin"].simulations
    True
    """

    def __init__(self, simulations: int, candidates: int = 16, tree: int = 3, seconds: float = FOREVER) -> None:
        self.simulations: int = simulations  # futures looked at in all
        self.candidates: int = candidates  # moves compared at most, those that look best at first sight
        self.tree: int = tree  # decisions after the move that are searched too, before play goes on guided
        self.seconds: float = seconds  # after which the best so far is taken


STRENGTHS: Final = {
    "naturalist": Strength(12),
    "expert": Strength(48),
    "darwin": Strength(192),
}
