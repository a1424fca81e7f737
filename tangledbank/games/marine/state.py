"""The state of a game: the earth, the display, pawns, classes, cards, bags, and whose turn it is."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tangledbank.games.marine.ahead import foretell
from tangledbank.games.marine.animal_class import AnimalClass
from tangledbank.games.marine.earth import SIZE, VERTICES
from tangledbank.games.marine.facts import facts, paths, things
from tangledbank.games.marine.kinds import BERTHS, NUTRIENTS, TAXA, TERRAINS
from tangledbank.games.marine.scoring import measures, scores, tie_breaks, winners
from tangledbank.games.marine.tables import Tables
from tangledbank.games.marine.view import board
from tangledbank.games.marine.words import NAMES, NOT_ASKED_ABOUT
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.errors import Reason
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Filled
from tangledbank.kernel.secrets import Eyes
from tangledbank.kernel.state import State

CLASSES: Final = 4
STACKED_SECTIONS: Final = 7  # the first seven sections of the display hold element tokens
KINDS: Final = (*NAMES, "heap", "card")  # of things on the table


class MarineState(State):
    """The whole truth of a game of Dominant Species: Marine.

    >>> from tangledbank.games.marine.box import MarineGame
    >>> state = MarineGame({}).new(players=4, seed=7)
    >>> sum(state.bag), state.vents_left, [len(heap) for heap in state.heaps]
    (92, 10, [7, 7, 7])
    """

    __slots__ = (
        "_printed",
        "_tables",
        "active",
        "arrivals",
        "asteroid_played",
        "bag",
        "berths",
        "bottom",
        "classes",
        "competition",
        "control",
        "cubes",
        "deck",
        "discard",
        "ended",
        "evolution",
        "extra_turn",
        "heaps",
        "history",
        "idle_rounds",
        "markers",
        "order",
        "red_bag",
        "removed",
        "round",
        "row",
        "row_played",
        "sections",
        "special_at",
        "spent",
        "squares",
        "tiles",
        "tokens",
        "trait_box",
        "turns",
        "vents_left",
    )

    def __init__(self, game: Any, tables: Tables, printed: list[list[int]], players: int, chance: Chance) -> None:
        super().__init__(game, players, chance)
        self._tables: Tables = tables
        self._printed: list[list[int]] = printed  # elements printed on the boards, by class and type
        self.classes: list[AnimalClass] = []
        self.order: list[int] = []  # the classes in play, from the top of the food chain
        self.tiles: list[int] = []  # by cell: a terrain, a vent, or NONE
        self.cubes: list[int] = []  # by cell and class: cell * 4 + class
        self.tokens: list[int] = []  # by corner: an element or NONE
        self.sections: list[list[int]] = []  # the element tokens in the first seven sections of the display
        self.competition: list[int] = []  # terrain tokens
        self.evolution: list[int] = []
        self.squares: list[int] = []  # the classes that have a cube in Regression
        self.bag: list[int] = []  # element tokens by type
        self.red_bag: list[int] = []  # terrain tokens by type
        self.berths: list[int] = []  # the pawn in each: a class for its basic one, 4 + element for a special one, NONE
        self.special_at: list[int] = []  # by element: the berth of the special pawn, or NONE
        self.control: list[int] = []  # by element: the class that holds the control token, or NONE
        self.markers: list[int] = []  # by element
        self.vents_left: i64 = 0
        self.heaps: list[list[int]] = []  # the stacks of large tiles, each from the top
        self.deck: list[int] = []  # evolution cards from the top; the last five are places of the bottom (decks.py)
        self.bottom: list[int] = []  # the cards that lie there beside the Asteroid
        self.row: list[int] = []  # evolution cards, position 1 first
        self.discard: list[int] = []  # the last one on top
        self.removed: list[int] = []  # cards taken out before the game, unseen
        self.spent: list[int] = []  # cards taken out by Ancient Lineage
        self.trait_box: list[int] = []
        self.active: i64 = 0  # the class whose turn it is
        self.round: i64 = 0
        self.turns: i64 = 0
        self.idle_rounds: i64 = 0  # MAR-3.16a
        self.row_played: bool = False  # a row card was played in this round
        self.asteroid_played: bool = False  # MAR-3.17
        self.extra_turn: bool = False  # MAR-3.14
        self.ended: bool = False  # the final scoring has begun
        self.history: list[int] = []  # the points of the classes in play after each round
        self.arrivals: list[int] = []  # tiles for which Switching has paid in this effect (MAR-4.70)

    def set_table(self) -> None:
        """An empty earth and display, all pieces in bags and gene pools, all markers at 1 (MAR-2.8)."""
        tables = self._tables
        self.classes = [AnimalClass() for _ in TAXA]
        self.tiles = [NONE] * SIZE
        self.cubes = [0] * (SIZE * CLASSES)
        self.tokens = [NONE] * VERTICES
        self.sections = [[] for _ in range(STACKED_SECTIONS)]
        self.bag = [tables.nutrients] * len(NUTRIENTS)
        self.red_bag = [tables.terrain_tokens] * len(TERRAINS)
        self.berths = [NONE] * len(BERTHS)
        self.special_at = [NONE] * len(NUTRIENTS)
        self.control = [NONE] * len(NUTRIENTS)
        self.markers = [1] * len(NUTRIENTS)
        self.vents_left = tables.vents
        self.heaps = [[], [], []]

    def copy(self) -> MarineState:
        """An equal state.

        >>> from tangledbank.games.marine.box import MarineGame
        >>> state = MarineGame({}).new(players=3, seed=7)
        >>> state.copy() == state
        True
        """
        new = MarineState(self._game, self._tables, self._printed, 0, self.chance.copy())
        new.players = self.players
        new.secrets = self.secrets.copy()
        new.stack = [procedure.copy() for procedure in self.stack]
        new.classes = [one.copy() for one in self.classes]
        new.order = self.order[:]
        new.tiles = self.tiles[:]
        new.cubes = self.cubes[:]
        new.tokens = self.tokens[:]
        new.sections = [section[:] for section in self.sections]
        new.competition = self.competition[:]
        new.evolution = self.evolution[:]
        new.squares = self.squares[:]
        new.bag = self.bag[:]
        new.red_bag = self.red_bag[:]
        new.berths = self.berths[:]
        new.special_at = self.special_at[:]
        new.control = self.control[:]
        new.markers = self.markers[:]
        new.vents_left = self.vents_left
        new.heaps = [heap[:] for heap in self.heaps]
        new.deck = self.deck[:]
        new.bottom = self.bottom[:]
        new.row = self.row[:]
        new.discard = self.discard[:]
        new.removed = self.removed[:]
        new.spent = self.spent[:]
        new.trait_box = self.trait_box[:]
        new.active = self.active
        new.round = self.round
        new.turns = self.turns
        new.idle_rounds = self.idle_rounds
        new.row_played = self.row_played
        new.asteroid_played = self.asteroid_played
        new.extra_turn = self.extra_turn
        new.ended = self.ended
        new.history = self.history[:]
        new.arrivals = self.arrivals[:]
        return new

    # ------------------------------------------------------------------ what the kernel asks of a game

    def idle(self, element: str) -> Reason:
        """MAR-3.2: what the open question is not about."""
        return Reason(NOT_ASKED_ABOUT, {}) if element.partition(":")[0] in KINDS else super().idle(element)

    def things(self, eyes: Eyes) -> dict[str, dict[str, Any]]:
        """What is known of the things on the table."""
        return things(self, eyes)

    def foretell(self, move: Move) -> list[Filled]:
        """What a move will lead to."""
        return foretell(self, move)

    def facts(self, move: Move) -> dict[str, Any]:
        """What would come of a move."""
        return facts(self, move)

    def paths(self, move: Move) -> list[list[str]]:
        """Some things may be touched in either order."""
        return paths(self, move)

    def _touches(self, move: Move, element: str, begun: list[str], in_order: bool) -> bool:
        """A move has no path through an element of a kind of which it does not speak."""
        kind = element.partition(":")[0]
        if kind != "choose" and all(place.kind != kind for place in type(move).phrase.places):
            return False
        return super()._touches(move, element, begun, in_order)

    def turn_now(self) -> int:
        """MAR-3.16."""
        return self.round

    def scores_now(self) -> list[int]:
        """MAR-5.4, 6.1."""
        return scores(self)

    def winners_now(self) -> list[int]:
        """MAR-5.4, 6.1."""
        return winners(self)

    def measures(self) -> dict[str, list[int]]:
        """Points, and cubes on the earth."""
        return measures(self)

    def tie_breaks(self) -> dict[str, list[int]]:
        """MAR-5.4."""
        return tie_breaks(self)

    def why_over(self) -> str:
        """MAR-5.1."""
        return "asteroid" if self.asteroid_played else "standstill"

    def board(self, eyes: Eyes) -> dict[str, Any]:
        """What these eyes see of the table."""
        return board(self, eyes)
