"""The answers to the questions of a turn and of the twelve actions (MAR-3.29)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from tangledbank.games.marine.words import WORDS
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE


class PlaceMove(Move):
    """MAR-3.3: an available pawn goes to a cell of the display."""

    __slots__ = ("berth", "pawn")
    pattern: ClassVar[str] = "place <pawn:pawn> on <berth:berth>"

    def __init__(self, pawn: i64, berth: i64) -> None:
        self.pawn: i64 = pawn
        self.berth: i64 = berth


class RetrieveMove(Move):
    """MAR-3.15: all own pawns come back."""

    __slots__ = ()
    pattern: ClassVar[str] = "retrieve"


class SkipActionMove(Move):
    """MAR-3.11: the pawn stays, the action is left out."""

    __slots__ = ()
    pattern: ClassVar[str] = "skip_action"


class PerformMove(Move):
    """MAR-3.11: an action that has no choice of its own is carried out."""

    __slots__ = ()
    pattern: ClassVar[str] = "perform"


class DoneMove(Move):
    """MAR-3.12: no more of what is up to the player, or none at all."""

    __slots__ = ()
    pattern: ClassVar[str] = "done"


class TakeMove(Move):
    """MAR-4.1, 3.28: a token of a section or of the bag, to be laid on the earth."""

    __slots__ = ("nutrient",)
    pattern: ClassVar[str] = "take <nutrient:nutrient>"

    def __init__(self, nutrient: i64) -> None:
        self.nutrient: i64 = nutrient


class LayMove(Move):
    """MAR-1.8: where the token goes."""

    __slots__ = ("vertex",)
    pattern: ClassVar[str] = "lay <vertex:vertex>"

    def __init__(self, vertex: i64) -> None:
        self.vertex: i64 = vertex


class RemoveMove(Move):
    """MAR-4.3, 8.32: a token on earth returns to the bag."""

    __slots__ = ("vertex",)
    pattern: ClassVar[str] = "remove <vertex:vertex>"

    def __init__(self, vertex: i64) -> None:
        self.vertex: i64 = vertex


class SwapMove(Move):
    """MAR-4.2: a token of the section for one on earth."""

    __slots__ = ("nutrient", "vertex")
    pattern: ClassVar[str] = "swap <nutrient:nutrient> with <vertex:vertex>"

    def __init__(self, nutrient: i64, vertex: i64) -> None:
        self.nutrient: i64 = nutrient
        self.vertex: i64 = vertex


class AdaptMove(Move):
    """MAR-4.4: a token for one's own board."""

    __slots__ = ("nutrient", "place")
    pattern: ClassVar[str] = "adapt <nutrient:nutrient> [replacing <place:diet>]"

    def __init__(self, nutrient: i64, place: i64 = NONE) -> None:
        self.nutrient: i64 = nutrient
        self.place: i64 = place


class SpeciateMove(Move):
    """MAR-4.6: the token around which cubes are placed."""

    __slots__ = ("vertex",)
    pattern: ClassVar[str] = "speciate <vertex:vertex>"

    def __init__(self, vertex: i64) -> None:
        self.vertex: i64 = vertex


class PopulateMove(Move):
    """MAR-4.6: cubes of the gene pool on a tile."""

    __slots__ = ("count", "hex")
    pattern: ClassVar[str] = "populate <hex:hex> <count:number>"

    def __init__(self, hex: i64, count: i64) -> None:
        self.hex: i64 = hex
        self.count: i64 = count


class WanderMove(Move):
    """MAR-4.7: the tile of a stack, and where it goes."""

    __slots__ = ("heap", "hex")
    pattern: ClassVar[str] = "wander <heap:heap> to <hex:hex>"

    def __init__(self, heap: i64, hex: i64) -> None:
        self.heap: i64 = heap
        self.hex: i64 = hex


class PutMove(Move):
    """MAR-4.7: a token of the section on a corner of the new tile."""

    __slots__ = ("nutrient", "vertex")
    pattern: ClassVar[str] = "put <nutrient:nutrient> on <vertex:vertex>"

    def __init__(self, nutrient: i64, vertex: i64) -> None:
        self.nutrient: i64 = nutrient
        self.vertex: i64 = vertex


class DriftMove(Move):
    """MAR-4.7: cubes go from a tile to the new one beside it."""

    __slots__ = ("count", "from_")
    pattern: ClassVar[str] = "drift <from:hex> <count:number>"

    def __init__(self, from_: i64, count: i64) -> None:
        self.from_: i64 = from_
        self.count: i64 = count


class HideMove(Move):
    """MAR-4.67: a cube of the gene pool on the tile of another class."""

    __slots__ = ()
    pattern: ClassVar[str] = "hide"


class DeformMove(Move):
    """MAR-4.8: the tile that becomes a vent."""

    __slots__ = ("hex",)
    pattern: ClassVar[str] = "deform <hex:hex>"

    def __init__(self, hex: i64) -> None:
        self.hex: i64 = hex


class SideMove(Move):
    """MAR-4.8: which vent it becomes on the equator."""

    __slots__ = ("thermal",)
    pattern: ClassVar[str] = "side <thermal:thermal>"

    def __init__(self, thermal: i64) -> None:
        self.thermal: i64 = thermal


class FromGenePoolMove(Move):
    """MAR-4.8: the new cube comes from the gene pool."""

    __slots__ = ()
    pattern: ClassVar[str] = "from_gene_pool"


class FromEliminatedMove(Move):
    """MAR-4.8: the new cube comes from the eliminated ones."""

    __slots__ = ()
    pattern: ClassVar[str] = "from_eliminated"


class MigrateMove(Move):
    """MAR-4.9: cubes move to another tile."""

    __slots__ = ("count", "from_", "to")
    pattern: ClassVar[str] = "migrate <from:hex> to <to:hex> <count:number>"

    def __init__(self, from_: i64, to: i64, count: i64) -> None:
        self.from_: i64 = from_
        self.to: i64 = to
        self.count: i64 = count


class EliminateMove(Move):
    """MAR-4.10, 4.15: a cube of a class dies."""

    __slots__ = ("hex", "taxon")
    pattern: ClassVar[str] = "eliminate <taxon:taxon> on <hex:hex>"

    def __init__(self, taxon: i64, hex: i64) -> None:
        self.taxon: i64 = taxon
        self.hex: i64 = hex


class ScoreMove(Move):
    """MAR-4.11: the tile that is scored."""

    __slots__ = ("hex",)
    pattern: ClassVar[str] = "score <hex:hex>"

    def __init__(self, hex: i64) -> None:
        self.hex: i64 = hex


class DominateMove(Move):
    """MAR-4.12: the element type whose control changes."""

    __slots__ = ("nutrient",)
    pattern: ClassVar[str] = "dominate <nutrient:nutrient>"

    def __init__(self, nutrient: i64) -> None:
        self.nutrient: i64 = nutrient


WORDS.moves(
    PlaceMove,
    RetrieveMove,
    SkipActionMove,
    PerformMove,
    DoneMove,
    TakeMove,
    LayMove,
    RemoveMove,
    SwapMove,
    AdaptMove,
    SpeciateMove,
    PopulateMove,
    WanderMove,
    PutMove,
    DriftMove,
    HideMove,
    DeformMove,
    SideMove,
    FromGenePoolMove,
    FromEliminatedMove,
    MigrateMove,
    EliminateMove,
    ScoreMove,
    DominateMove,
)
