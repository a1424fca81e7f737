"""What the terminal asks of a state, answered from what a server has shown of it."""

from __future__ import annotations

from typing import Any

from tangledbank.kernel.errors import InvalidMove, Reason
from tangledbank.kernel.move import Move
from tangledbank.kernel.question import NOT_OFFERED


class Seen:
    """What the terminal asks of a state, answered from the newest view."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.game: Any = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.view and self.view["over"])

    @property
    def seat(self) -> int | None:
        """The seat that is asked, as far as one may know."""
        question = self.view.get("question")
        return question["seat"] if question else None

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        return list(self.view["winners"])

    def parse(self, text: str) -> Move:
        """The move that a text names."""
        move: Move | None = self.game.parse_move(text)
        if move is None:
            raise InvalidMove(text)
        return move

    def reason(self, move: Move) -> Reason:
        """Why a move is not offered; the server knows more, if one asks it why an element cannot be used."""
        return Reason(NOT_OFFERED, {})
