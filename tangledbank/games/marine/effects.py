"""The vocabulary of evolution cards: what a row of cards.toml can say, word by word.

A card is a list of steps. A step has a verb and a few particulars; what its verb does is in the module named beside it.
So the owner of a box can write another card without touching code, as long as these words suffice for it.
"""

from __future__ import annotations

from typing import Any, Final

from tangledbank.games.marine.kinds import NUTRIENTS, SECTIONS, TERRAINS
from tangledbank.kernel.phrase import NONE

VERBS: Final = (
    "gain",  # points for each of something (card_steps.py, as all that ask nothing)
    "score_each",
    "sweep_vents",
    "recall_pawns",
    "target",  # choose the tile that later steps speak of (cards.py)
    "eliminate",  # cubes on the chosen tile (card_cubes.py and card_births.py, as everything about cubes)
    "spare_one",
    "eliminate_on_each",
    "return_cubes",
    "double",
    "place_on_each",
    "scatter",
    "hunt",
    "each_class_places",
    "return_tokens",  # tokens that touch the chosen tile (card_tokens.py and card_boards.py, as all about tokens)
    "remove_token",
    "move_token",
    "lay_from_bag",
    "exchange_with_bag",
    "exchange_with_earth",
    "others_lose_token",
    "draw_tokens",
    "score_terrain",  # cards.py
    "repeat_discard",
    "play_row",
    "deform",  # deformation.py
    "express_gene",  # genes.py
)
GAIN: Final = 0
SCORE_EACH: Final = 1
SWEEP_VENTS: Final = 2
RECALL_PAWNS: Final = 3
TARGET: Final = 4
ELIMINATE: Final = 5
SPARE_ONE: Final = 6
ELIMINATE_ON_EACH: Final = 7
RETURN_CUBES: Final = 8
DOUBLE: Final = 9
PLACE_ON_EACH: Final = 10
SCATTER: Final = 11
HUNT: Final = 12
EACH_CLASS_PLACES: Final = 13
RETURN_TOKENS: Final = 14
REMOVE_TOKEN: Final = 15
MOVE_TOKEN: Final = 16
LAY_FROM_BAG: Final = 17
EXCHANGE_WITH_BAG: Final = 18
EXCHANGE_WITH_EARTH: Final = 19
OTHERS_LOSE_TOKEN: Final = 20
DRAW_TOKENS: Final = 21
SCORE_TERRAIN: Final = 22
REPEAT_DISCARD: Final = 23
PLAY_ROW: Final = 24
DEFORM: Final = 25
EXPRESS_GENE: Final = 26

# What a step gains points for.
PER: Final = ("tile_touched", "tile_shared", "tile_alone", "token_eaten", "cube_on_vent", "cube_here")
TILE_TOUCHED: Final = 0
TILE_SHARED: Final = 1
TILE_ALONE: Final = 2
TOKEN_EATEN: Final = 3
CUBE_ON_VENT: Final = 4
CUBE_HERE: Final = 5

# Which tiles a step speaks of.
TILES: Final = (
    "any",
    "occupied",
    "with_cubes",
    "with_tokens",
    "struck",
    "crowded",
    "in_competition",
    "beside",
    "hydrothermal",
    "geothermal",
    "landing",
)
ANY_TILE: Final = 0
OCCUPIED: Final = 1
WITH_CUBES: Final = 2
WITH_TOKENS: Final = 3
STRUCK: Final = 4
CROWDED: Final = 5
IN_COMPETITION: Final = 6
BESIDE: Final = 7
ON_HYDROTHERMAL: Final = 8
ON_GEOTHERMAL: Final = 9
LANDING: Final = 10

WHOSE: Final = ("any", "opposing")
NEEDS: Final = ("", "X", "gene_pool")  # without it a step is left out
NEEDS_X: Final = 1
NEEDS_GENE_POOL: Final = 2
X: Final = -1  # as a count: the position of the card (MAR-3.24)


class Effect:
    """One step of a card.

    >>> effect = Effect({"do": "gain", "per": "tile_touched", "nutrient": "worms"})
    >>> VERBS[effect.verb], PER[effect.per], NUTRIENTS[effect.nutrient]
    ('gain', 'tile_touched', 'worms')
    >>> Effect({"do": "explode"})
    Traceback (most recent call last):
    ValueError: 'explode' is not one of gain, score_each, ...
    """

    __slots__ = (
        "bonus",
        "control",
        "count",
        "needs",
        "nutrient",
        "opposing",
        "per",
        "settlers",
        "terrain",
        "tiles",
        "verb",
    )

    def __init__(self, row: dict[str, Any]) -> None:
        left = dict(row)
        self.verb: int = word_in(VERBS, left.pop("do"))
        self.per: int = word_in(PER, left.pop("per", PER[0]))
        self.tiles: int = word_in(TILES, left.pop("tiles", TILES[0]))
        self.opposing: bool = word_in(WHOSE, left.pop("whose", WHOSE[0])) == 1
        self.needs: int = word_in(NEEDS, left.pop("needs", ""))
        self.nutrient: int = word_in(NUTRIENTS, left.pop("nutrient", NUTRIENTS[0]))
        self.terrain: int = word_in(TERRAINS, left.pop("terrain", TERRAINS[0]))
        count = left.pop("count", 1)
        self.count: int = X if count == "X" else whole(count)
        self.settlers: int = whole(left.pop("settlers", 0))
        self.bonus: bool = left.pop("bonus", False) is True
        self.control: bool = left.pop("control", False) is True
        refuse_rest(left)


class RowText:
    """MAR-4.56: what a card does while it is in the row: it adds to a section of the display, or sets its limits.

    >>> text = RowText({"adds": 1, "to": "migration"})
    >>> SECTIONS[text.section], text.adds
    ('migration', 1)
    """

    __slots__ = ("adds", "nutrient", "section", "sets", "terrains")

    def __init__(self, row: dict[str, Any]) -> None:
        left = dict(row)
        self.section: int = word_in(SECTIONS, left.pop("to"))
        self.adds: int = whole(left.pop("adds", 0))
        self.sets: int = whole(left.pop("sets", 0))
        self.nutrient: int = word_in(NUTRIENTS, left.pop("nutrient")) if "nutrient" in left else NONE
        self.terrains: list[int] = [word_in(TERRAINS, name) for name in left.pop("terrains", [])]
        refuse_rest(left)


class CardRow:
    """MAR-1.10: what the table says of one evolution card.

    >>> card = CardRow("sun_day", {"symbols": ["survival"], "main": [{"do": "draw_tokens"}], "provenance": "R"})
    >>> card.survival, card.extinction, len(card.main), card.row
    (True, False, 1, None)
    """

    __slots__ = ("appear", "extinction", "id", "main", "provenance", "row", "survival")

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        left = dict(row)
        self.id: str = id
        symbols = [word_in(("extinction", "survival"), symbol) for symbol in left.pop("symbols")]
        self.extinction: bool = 0 in symbols
        self.survival: bool = 1 in symbols
        self.main: list[Effect] = [Effect(step) for step in left.pop("main")]
        self.appear: list[Effect] = [Effect(step) for step in left.pop("appear", [])]
        self.row: RowText | None = RowText(left.pop("row")) if "row" in left else None
        self.provenance: str = left.pop("provenance")
        refuse_rest(left)


def word_in(words: tuple[str, ...], word: object) -> int:
    """The number of a word in a list.

    >>> word_in(WHOSE, "opposing")
    1
    """
    if word not in words:
        raise ValueError(f"{word!r} is not one of {', '.join(words)}")
    return words.index(str(word))


def whole(value: object) -> int:
    """A whole number that is not negative.

    >>> whole(3)
    3
    """
    if type(value) is not int or value < 0:
        raise ValueError(f"{value!r} is not a whole number from 0 on")
    return value


def refuse_rest(left: dict[str, Any]) -> None:
    """Refuse words that nobody asked for.

    >>> refuse_rest({"cuont": 1})
    Traceback (most recent call last):
    ValueError: there is no such word here: cuont
    """
    if left:
        raise ValueError(f"there is no such word here: {', '.join(left)}")
