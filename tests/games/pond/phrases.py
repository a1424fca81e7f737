"""What is said in the game: moves, questions, events, and refusals with their rules."""

from __future__ import annotations

from typing import ClassVar, Final

from tangledbank.kernel.move import Move
from tangledbank.kernel.vocabulary import Vocabulary
from tangledbank.parts.dice import RollMove
from tangledbank.parts.hexes import HexMap, Sheet
from tangledbank.parts.space_names import space_names

INSECTS: Final = ("fly", "gnat", "dragonfly")  # the rows of insects.toml
SHEET: Final = Sheet(range(-1, 2), range(-1, 2))
MIDDLE: Final = SHEET.number(0, 0)
POND: Final = HexMap(SHEET, [MIDDLE, *[leaf for leaf in SHEET.beside(MIDDLE) if leaf >= 0]])  # POND-1.1
NAMES: Final = dict(zip(POND.spaces, space_names(map(SHEET.write, POND.spaces)).values(), strict=True))  # for people

WORDS: Final = Vocabulary({"insect": INSECTS, "hex": SHEET})


class HopMove(Move):
    """POND-3.2: to a leaf beside one's own."""

    __slots__ = ("to",)
    pattern: ClassVar[str] = "hop <to:hex>"

    def __init__(self, to: int) -> None:
        self.to: int = to


class HuntMove(Move):
    """POND-3.4: with a card of one's hand."""

    __slots__ = ("card",)
    pattern: ClassVar[str] = "hunt <card:card>"

    def __init__(self, card: int) -> None:
        self.card: int = card


class RestMove(Move):
    """POND-3.6."""

    __slots__ = ()
    pattern: ClassVar[str] = "rest"


WORDS.moves(HopMove, HuntMove, RestMove, RollMove)

ACT: Final = WORDS.question("act")
HUNTING: Final = WORDS.question("hunting")

DAY_BEGINS: Final = WORDS.event("day-begins <day:number>")
HOPS: Final = WORDS.event("hops <seat:seat> <from:hex> <to:hex>", motion="frog of {seat} from {from} to {to}")
HUNTS: Final = WORDS.event("hunts <seat:seat> <insect:insect>")
CATCHES: Final = WORDS.event("catches <seat:seat> <insect:insect> <pips:number> <points:number>")
MISSES: Final = WORDS.event("misses <seat:seat> <insect:insect> <pips:number>")
DRAWS: Final = WORDS.event("draws <seat:seat>")
DRAWS_INSECT: Final = WORDS.event("draws-insect <seat:seat> <insect:insect>")
RESTS: Final = WORDS.event("rests <seat:seat>")

ODDS: Final = WORDS.ahead("odds <sides:number>")

TOO_FAR: Final = WORDS.refusal("POND-3.2", "too-far")
LEAF_TAKEN: Final = WORDS.refusal("POND-3.3", "leaf-taken")
NOT_IN_HAND: Final = WORDS.refusal("POND-3.4", "not-in-hand")
ONLY_IN_THE_MIDDLE: Final = WORDS.refusal("POND-3.5", "only-in-the-middle")

HOP_TO_THE_MIDDLE: Final = WORDS.advice("POND-3.5", "hop-to-the-middle <card:card>", at="card")
EMPTY_HAND: Final = WORDS.advice("POND-3.6", "empty-hand", at="choose:rest")
