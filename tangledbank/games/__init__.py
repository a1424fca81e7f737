"""One folder a game; `game` opens a box by its id."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tangledbank.games.dinosaurs.box import DinosaursGame
from tangledbank.games.evolution.box import EvolutionGame
from tangledbank.kernel.errors import UnknownName
from tangledbank.kernel.game import Game

GAMES: dict[str, Callable[[dict[str, object], Path | None], Game]] = {
    "evolution": EvolutionGame,
    "dinosaurs": DinosaursGame,
}


def game(id: str, *, data: str | Path | None = None, **options: object) -> Game:
    """A game with its options chosen; `data` is a folder with other card tables.

    >>> game("evolution", deck_reduction="half_by_kind").new(players=2, seed=1).deck_size()
    30
    >>> game("chess")
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: There is no game called 'chess'; there are: evolution, dinosaurs.
    """
    if id not in GAMES:
        raise UnknownName(f"There is no game called {id!r}; there are: {', '.join(GAMES)}.")
    return GAMES[id](options, Path(data) if data is not None else None)
