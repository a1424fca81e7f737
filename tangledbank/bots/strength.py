"""How much the thinking bots think, by the names under which players meet them."""

from __future__ import annotations

from typing import Final

FOREVER: Final = 1e9  # seconds


class Strength:
    """How much a search may think about one decision.

    >>> STRENGTHS["expert"].simulations < STRENGTHS["darwin"].simulations
    True
    """

    def __init__(self, simulations: int, candidates: int = 16, deep: int = 3, blind: int = 4, trees: int = 1) -> None:
        self.simulations: int = simulations  # futures looked at in all
        self.candidates: int = candidates  # moves compared at most, those that look best at first sight
        self.deep: int = deep  # decisions after the move that are searched too, before play goes on guided
        self.blind: int = blind  # futures of a move that go on guided at once: what follows it is searched after them
        self.trees: int = trees  # that share the simulations, and can grow in as many processes

    @property
    def part(self) -> int:
        """The simulations of one of the trees.

        >>> Strength(100, trees=2).part
        50
        """
        return self.simulations // self.trees


STRENGTHS: Final = {
    "naturalist": Strength(8),
    "expert": Strength(32),
    "darwin": Strength(256, blind=0, trees=2),
}
