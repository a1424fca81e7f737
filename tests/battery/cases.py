"""Every game with the option combinations and player counts that matter."""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

import tangledbank as tb
from tangledbank.games import open_box
from tangledbank.kernel.options import SeatOption


class Case(NamedTuple):
    """A game, its options and the number of players."""

    game: str
    options: tuple[tuple[str, Any], ...]
    players: int

    def open(self) -> tb.Game:
        """The game with its options."""
        return tb.game(self.game, **dict(self.options))

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game} {options or 'as it comes'}, {self.players} players"


def cases_of(id: str) -> list[Case]:
    """All cases of one game: every combination of its options but the seats among them, every player count."""
    options = [option for option in tb.game(id).option_list() if not isinstance(option, SeatOption)]
    cases = []
    for combination in product(*([(option.id, value) for value in option.samples()] for option in options)):
        try:
            counts = open_box(id, dict(combination), None).player_counts()
        except tb.BadOptions:  # they do not go together
            continue
        cases += [Case(id, combination, players) for players in counts]
    return cases


ALL = {id: cases_of(id) for id in tb.GAMES}
