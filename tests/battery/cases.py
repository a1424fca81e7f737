"""Every game with the option combinations and player counts that matter."""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

import tangledbank as tb


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
    """All cases of one game: every combination of its options but the starting seat, every player count."""
    options = [option for option in tb.game(id).option_list() if option.id != "first_player"]
    combinations = product(*([(option.id, value) for value in option.values] for option in options))
    return [
        Case(id, combination, players)
        for combination in combinations
        for players in tb.game(id, **dict(combination)).player_counts()
    ]


ALL = {id: cases_of(id) for id in tb.GAMES}
