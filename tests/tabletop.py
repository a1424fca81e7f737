"""A table for tests: a position, and what one asks of it. Each game adds names for its own pieces."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank as tb


def asked(state: tb.State) -> str:
    """What is asked now."""
    assert state.question is not None
    return state.question.what.name


class Tabletop:
    """A position in play. In moves, pieces may be called by the names that `translate` knows."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def translate(self, move: str) -> str:
        """A move with names in it, as the engine writes it."""
        return move

    def play(self, *moves: str) -> None:
        """Make moves."""
        for move in moves:
            self.state.play(self.translate(move))

    def offers(self, move: str) -> bool:
        """Whether a move is legal now."""
        return self.translate(move) in [str(offered) for offered in self.state.moves]

    def moves(self, verb: str) -> list[str]:
        """The legal moves with a verb."""
        return [str(move) for move in self.state.moves if move.phrase.name == verb]

    def refused(self, move: str, rule: str) -> None:
        """The move is refused by that rule, and nothing has changed."""
        before = self.state.to_json()
        with pytest.raises(tb.IllegalMove) as caught:
            self.play(move)
        assert caught.value.rule == rule, caught.value
        assert self.state.to_json() == before

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        return self.state.seat, asked(self.state)
