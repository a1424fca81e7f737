"""The answers to the questions of cards and traits (MAR-3.29), and what chance draws."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from tangledbank.games.marine.words import WORDS
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE


class PopulateAllMove(Move):
    """MAR-4.45: a cube on every tile at once."""

    __slots__ = ()
    pattern: ClassVar[str] = "populate_all"


class PlayMove(Move):
    """MAR-3.23: a card of the row."""

    __slots__ = ("evocard",)
    pattern: ClassVar[str] = "play <evocard:evocard>"

    def __init__(self, evocard: i64) -> None:
        self.evocard: i64 = evocard


class RepeatMove(Move):
    """MAR-4.31, 4.63: a card of the discard pile."""

    __slots__ = ("evocard",)
    pattern: ClassVar[str] = "repeat <evocard:evocard>"

    def __init__(self, evocard: i64) -> None:
        self.evocard: i64 = evocard


class ClaimMove(Move):
    """MAR-4.69: the special pawn of a pack."""

    __slots__ = ("nutrient",)
    pattern: ClassVar[str] = "claim <nutrient:nutrient>"

    def __init__(self, nutrient: i64) -> None:
        self.nutrient: i64 = nutrient


class KeepMove(Move):
    """MAR-2.10, 4.53: the trait to hold, and which it replaces where there are two."""

    __slots__ = ("card", "trait")
    pattern: ClassVar[str] = "keep <card:card> [instead <trait:trait>]"

    def __init__(self, card: i64, trait: i64 = NONE) -> None:
        self.card: i64 = card
        self.trait: i64 = trait


class CopyMove(Move):
    """MAR-4.77: the trait of another class."""

    __slots__ = ("trait",)
    pattern: ClassVar[str] = "copy <trait:trait>"

    def __init__(self, trait: i64) -> None:
        self.trait: i64 = trait


class LoseMove(Move):
    """MAR-4.26, 8.16: a token of one's own board goes to the bag."""

    __slots__ = ("place",)
    pattern: ClassVar[str] = "lose <place:diet>"

    def __init__(self, place: i64) -> None:
        self.place: i64 = place


class SaveMove(Move):
    """MAR-4.64: a token is kept that would be lost."""

    __slots__ = ("place",)
    pattern: ClassVar[str] = "save <place:diet>"

    def __init__(self, place: i64) -> None:
        self.place: i64 = place


class TargetMove(Move):
    """MAR-3.27: the tile of which a card speaks."""

    __slots__ = ("hex",)
    pattern: ClassVar[str] = "target <hex:hex>"

    def __init__(self, hex: i64) -> None:
        self.hex: i64 = hex


class FavourMove(Move):
    """MAR-4.25: the terrain whose tiles are scored."""

    __slots__ = ("terrain",)
    pattern: ClassVar[str] = "favour <terrain:terrain>"

    def __init__(self, terrain: i64) -> None:
        self.terrain: i64 = terrain


class SpareMove(Move):
    """MAR-4.22: whose cube stays alive."""

    __slots__ = ("taxon",)
    pattern: ClassVar[str] = "spare <taxon:taxon>"

    def __init__(self, taxon: i64) -> None:
        self.taxon: i64 = taxon


class SendHomeMove(Move):
    """MAR-4.47: a cube returns to its gene pool."""

    __slots__ = ("taxon",)
    pattern: ClassVar[str] = "send_home <taxon:taxon>"

    def __init__(self, taxon: i64) -> None:
        self.taxon: i64 = taxon


class ScatterMove(Move):
    """MAR-4.33: cubes leave the tile."""

    __slots__ = ("count", "hex", "taxon")
    pattern: ClassVar[str] = "scatter <taxon:taxon> to <hex:hex> <count:number>"

    def __init__(self, taxon: i64, hex: i64, count: i64) -> None:
        self.taxon: i64 = taxon
        self.hex: i64 = hex
        self.count: i64 = count


class ExchangeMove(Move):
    """MAR-4.34: a token of one's board for one of the bag."""

    __slots__ = ("nutrient", "place")
    pattern: ClassVar[str] = "exchange <place:diet> for <nutrient:nutrient>"

    def __init__(self, place: i64, nutrient: i64) -> None:
        self.place: i64 = place
        self.nutrient: i64 = nutrient


class TradeMove(Move):
    """MAR-4.43: a token of one's board for one on earth."""

    __slots__ = ("place", "vertex")
    pattern: ClassVar[str] = "trade <place:diet> for <vertex:vertex>"

    def __init__(self, place: i64, vertex: i64) -> None:
        self.place: i64 = place
        self.vertex: i64 = vertex


class LiftMove(Move):
    """MAR-4.42: the token that is to be moved."""

    __slots__ = ("vertex",)
    pattern: ClassVar[str] = "lift <vertex:vertex>"

    def __init__(self, vertex: i64) -> None:
        self.vertex: i64 = vertex


class DrawNutrientMove(Move):
    """MAR-2.5: chance draws a token from the bag."""

    __slots__ = ("nutrient",)
    pattern: ClassVar[str] = "draw_nutrient <nutrient:nutrient>"

    def __init__(self, nutrient: i64) -> None:
        self.nutrient: i64 = nutrient


class DrawTerrainMove(Move):
    """MAR-2.6: chance draws a terrain token from the red bag."""

    __slots__ = ("terrain",)
    pattern: ClassVar[str] = "draw_terrain <terrain:terrain>"

    def __init__(self, terrain: i64) -> None:
        self.terrain: i64 = terrain


WORDS.moves(
    PopulateAllMove,
    PlayMove,
    RepeatMove,
    ClaimMove,
    KeepMove,
    CopyMove,
    LoseMove,
    SaveMove,
    TargetMove,
    FavourMove,
    SpareMove,
    SendHomeMove,
    ScatterMove,
    ExchangeMove,
    TradeMove,
    LiftMove,
    DrawNutrientMove,
    DrawTerrainMove,
)
