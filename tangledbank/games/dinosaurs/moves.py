"""Every move of the game: what a player does (DINO-3.39), and what chance does (DINO-3.40)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from tangledbank.games.dinosaurs.words import WORDS
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE
from tangledbank.parts.dice import RollMove


class PlayEventMove(Move):
    """DINO-3.5: a card is played, where it asks for that on an opponent or in a way of one's choice."""

    __slots__ = ("card", "target", "way")
    pattern: ClassVar[str] = "play_event <card:card> [on <target:seat>] [<way:way>]"

    def __init__(self, card: i64, target: i64 = NONE, way: i64 = NONE) -> None:
        self.card: i64 = card
        self.target: i64 = target
        self.way: i64 = way


class PassEventMove(Move):
    """DINO-3.5: no card."""

    __slots__ = ()
    pattern: ClassVar[str] = "pass_event"


class KeepGeneMove(Move):
    """DINO-4.10: one of the tiles shown."""

    __slots__ = ("gene",)
    pattern: ClassVar[str] = "keep_gene <gene:gene>"

    def __init__(self, gene: i64) -> None:
        self.gene: i64 = gene


class StepMove(Move):
    """DINO-3.18: a dino goes to an adjacent free space."""

    __slots__ = ("from_", "to")
    pattern: ClassVar[str] = "move <from:hex> to <to:hex>"

    def __init__(self, from_: i64, to: i64) -> None:
        self.from_: i64 = from_
        self.to: i64 = to


class AttackMove(Move):
    """DINO-3.20: a dino attacks another beside it."""

    __slots__ = ("from_", "to")
    pattern: ClassVar[str] = "attack <from:hex> to <to:hex>"

    def __init__(self, from_: i64, to: i64) -> None:
        self.from_: i64 = from_
        self.to: i64 = to


class RaftMove(Move):
    """DINO-4.19: a dino rafts from coast to coast."""

    __slots__ = ("from_", "to")
    pattern: ClassVar[str] = "raft <from:hex> to <to:hex>"
    touches: ClassVar[str] = "choose:raft from to"

    def __init__(self, from_: i64, to: i64) -> None:
        self.from_: i64 = from_
        self.to: i64 = to


class EndMovementMove(Move):
    """DINO-3.17: the rest of the points is given up."""

    __slots__ = ()
    pattern: ClassVar[str] = "end_movement"


class BirthMove(Move):
    """DINO-3.25: a newborn is put on a space."""

    __slots__ = ("space",)
    pattern: ClassVar[str] = "birth <space:hex>"

    def __init__(self, space: i64) -> None:
        self.space: i64 = space


class RemoveMove(Move):
    """DINO-3.29, 4.28: a dino goes back to the reserve."""

    __slots__ = ("space",)
    pattern: ClassVar[str] = "remove <space:hex>"

    def __init__(self, space: i64) -> None:
        self.space: i64 = space


class BidMove(Move):
    """DINO-3.33: a bid for the tile of a row."""

    __slots__ = ("amount", "row")
    pattern: ClassVar[str] = "bid <row:row> <amount:number>"

    def __init__(self, row: i64, amount: i64) -> None:
        self.row: i64 = row
        self.amount: i64 = amount


class DeadEndMove(Move):
    """DINO-3.34 (a): leaving the auction with a card."""

    __slots__ = ("card",)
    pattern: ClassVar[str] = "dead_end <card:card>"
    touches: ClassVar[str] = "card choose:dead_end"

    def __init__(self, card: i64) -> None:
        self.card: i64 = card


class DeclineMove(Move):
    """DINO-6.3: leaving the auction in the variant."""

    __slots__ = ()
    pattern: ClassVar[str] = "decline"


class DrawGeneMove(Move):
    """DINO-3.32: chance draws a tile from the bag."""

    __slots__ = ("gene",)
    pattern: ClassVar[str] = "draw_gene <gene:gene>"

    def __init__(self, gene: i64) -> None:
        self.gene: i64 = gene


WORDS.moves(
    PlayEventMove,
    PassEventMove,
    KeepGeneMove,
    StepMove,
    AttackMove,
    RaftMove,
    EndMovementMove,
    BirthMove,
    RemoveMove,
    BidMove,
    DeadEndMove,
    DeclineMove,
    RollMove,
    DrawGeneMove,
)
