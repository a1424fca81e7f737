"""The state of a game: species and herds, the island, climate, meteor, bag, event cards, the auction."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tangledbank.games.dinosaurs.ahead import foretell
from tangledbank.games.dinosaurs.facts import facts, things
from tangledbank.games.dinosaurs.genes import CARD, GENE_OF, HAS_FLOOR, PORTRAIT, VALUES
from tangledbank.games.dinosaurs.island import Island, zone
from tangledbank.games.dinosaurs.scoring import POINTS_AT_START, measures, scores, tie_breaks, winners
from tangledbank.games.dinosaurs.tables import Tables
from tangledbank.games.dinosaurs.view import board
from tangledbank.games.dinosaurs.words import DRAWS, DRAWS_CARD, NOT_ASKED_ABOUT
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.data import Data
from tangledbank.kernel.errors import Reason
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Filled
from tangledbank.kernel.secrets import Eyes
from tangledbank.kernel.state import State

DINOS: Final = 10  # of each colour (DINO-1.1)


class Seat(Data):
    """What one player has: species, points, herd on the island, hand, and what event cards do to him this turn.

    >>> Seat().points
    10
    """

    __slots__ = ("far_flung", "genes", "hand", "herd", "kept_out", "modifiers", "points", "raft")

    def __init__(self) -> None:
        self.genes: list[int] = [0] * PORTRAIT  # by gene
        self.modifiers: list[int] = [0] * len(VALUES)  # by value (DINO-3.3)
        self.points: i64 = POINTS_AT_START  # without an upper limit (DINO-8.29)
        self.herd: list[int] = []  # the spaces of his dinos, newborns of this turn last
        self.hand: list[int] = []
        self.raft: bool = False  # may still raft this turn (DINO-4.19)
        self.far_flung: bool = False  # DINO-4.21
        self.kept_out: bool = False  # named by a dead end this turn (DINO-3.34)

    def copy(self) -> Seat:
        """An equal seat.

        >>> Seat().copy() == Seat()
        True
        """
        new = Seat()
        new.genes = self.genes[:]
        new.modifiers = self.modifiers[:]
        new.points = self.points
        new.herd = self.herd[:]
        new.hand = self.hand[:]
        new.raft = self.raft
        new.far_flung = self.far_flung
        new.kept_out = self.kept_out
        return new


class DinosaursState(State):
    """The whole truth of a game of Age of Dinosaurs.

    >>> from tangledbank.games.dinosaurs.box import DinosaursGame
    >>> state = DinosaursGame({}).new(players=3, seed=7)
    >>> [len(seat.hand) for seat in state.seats], state.deck_size(), sum(state.bag)
    ([3, 3, 3], 17, 62)
    """

    __slots__ = (
        "_island",
        "_tables",
        "bag",
        "barren",
        "bidders",
        "bids",
        "climate",
        "climate_card",
        "deck_top",
        "discard",
        "history",
        "meteor",
        "occupants",
        "order",
        "phase",
        "removed",
        "rows",
        "seats",
        "shown",
        "struck",
        "turn",
    )

    def __init__(self, game: Any, tables: Tables, island: Island, players: int, chance: Chance) -> None:
        super().__init__(game, players, chance)
        self._tables: Tables = tables
        self._island: Island = island
        self.seats: list[Seat] = []
        self.occupants: list[int] = []  # the seat of the dino on each space, or NONE
        self.turn: i64 = 0
        self.phase: i64 = 0
        self.order: list[int] = []  # seats in initiative order (DINO-3.11)
        self.climate: i64 = 0  # position on the loop (DINO-1.5)
        self.climate_card: bool = False  # one was played this turn (DINO-3.7)
        self.barren: bool = False  # DINO-4.20
        self.meteor: i64 = 0  # position on its track (DINO-1.10)
        self.struck: bool = False  # the meteor has (DINO-3.31)
        self.bag: list[int] = []  # tiles by gene
        self.removed: i64 = 0  # tiles that left the game (DINO-4.8)
        self.shown: list[int] = []  # tiles drawn for an unexpected gene (DINO-4.10)
        self.rows: list[int] = []  # genes on offer (DINO-3.32)
        self.bids: list[int] = []  # the standing bid of each row, or NONE
        self.bidders: list[int] = []  # whose bid it is, or NONE
        self.deck_top: i64 = 0  # event cards are numbered as they lie in the deck: the next one to draw
        self.discard: list[int] = []
        self.history: list[int] = []  # everybody's points after each turn's scoring, turn by turn

    def set_table(self) -> None:
        """Fresh seats, all tiles in the bag, markers at their starts, no dino on the island (DINO-2.2, 2.3, 2.4, 2.6).

        >>> from tangledbank.games.dinosaurs.box import DinosaursGame
        >>> DinosaursGame({}).new(players=3, seed=7).seats[0].genes
        [1, 1, 0, 1, 1, 1, 0]
        """
        self.seats = [Seat() for _ in range(self.players)]
        for seat in self.seats:
            seat.genes = [row.start for row in self._tables.genes[:PORTRAIT]]
        self.bag = [row.tiles for row in self._tables.genes]
        self.occupants = [NONE] * len(self._island.terrain)
        self.climate = self._tables.climate_start
        self.meteor = self._tables.meteor_start[self.players - 3]
        self.order = list(range(self.players))

    def copy(self) -> DinosaursState:
        """An equal state.

        >>> from tangledbank.games.dinosaurs.box import DinosaursGame
        >>> state = DinosaursGame({}).new(players=3, seed=7)
        >>> state.copy() == state
        True
        """
        new = DinosaursState(self._game, self._tables, self._island, 0, self.chance.copy())
        new.players = self.players
        new.secrets = self.secrets.copy()
        new.stack = [procedure.copy() for procedure in self.stack]
        new.seats = [seat.copy() for seat in self.seats]
        new.occupants = self.occupants[:]
        new.turn = self.turn
        new.phase = self.phase
        new.order = self.order[:]
        new.climate = self.climate
        new.climate_card = self.climate_card
        new.barren = self.barren
        new.meteor = self.meteor
        new.struck = self.struck
        new.bag = self.bag[:]
        new.removed = self.removed
        new.shown = self.shown[:]
        new.rows = self.rows[:]
        new.bids = self.bids[:]
        new.bidders = self.bidders[:]
        new.deck_top = self.deck_top
        new.discard = self.discard[:]
        new.history = self.history[:]
        return new

    # ------------------------------------------------------------------ finding things

    def value(self, seat: i64, which: i64) -> int:
        """DINO-3.3: the effective value of a species: its genes, and what event cards add this turn.

        >>> from tangledbank.games.dinosaurs.box import DinosaursGame
        >>> DinosaursGame({}).new(players=3, seed=7).value(0, 1)
        1
        """
        mine = self.seats[seat]
        value: i64 = mine.genes[GENE_OF[which]] + mine.modifiers[which]
        return 0 if value < 0 and HAS_FLOOR[which] else value

    def zone_of(self, space: i64) -> int:
        """DINO-1.4: what a space is like this turn.

        >>> from tangledbank.games.dinosaurs.box import DinosaursGame
        >>> state = DinosaursGame({}).new(players=3, seed=7)
        >>> state.climate = 0
        >>> [state.zone_of(space) for space in state._island.starts]
        [0, 0, 0]
        """
        return zone(self._tables.climate_loop[self.climate], self._island.terrain[space])

    def reserve(self, seat: i64) -> int:
        """How many dinos a seat can still put on the island (DINO-0.4).

        >>> from tangledbank.games.dinosaurs.box import DinosaursGame
        >>> DinosaursGame({}).new(players=3, seed=7).reserve(0)
        9
        """
        return DINOS - len(self.seats[seat].herd)

    def deck_size(self) -> int:
        """How many event cards can still be drawn.

        >>> from tangledbank.games.dinosaurs.box import DinosaursGame
        >>> DinosaursGame({}).new(players=5, seed=7).deck_size()
        11
        """
        return len(self.secrets.faces) - self.deck_top

    def kind_of(self, card: i64) -> int:
        """What is on an event card.

        >>> from tangledbank.games.dinosaurs.box import DinosaursGame
        >>> 0 <= DinosaursGame({}).new(players=5, seed=7).kind_of(0) < 22
        True
        """
        return self.secrets.faces[card]

    # ------------------------------------------------------------------ changing things

    def place(self, seat: i64, space: i64) -> None:
        """Put a dino from the reserve on a space.

        >>> from tangledbank.games.dinosaurs.box import DinosaursGame
        >>> state = DinosaursGame({}).new(players=3, seed=7)
        >>> state.place(0, state._island.neighbours[state.seats[0].herd[0]][0])
        >>> state.reserve(0)
        8
        """
        self.occupants[space] = seat
        self.seats[seat].herd.append(space)

    def remove(self, space: i64) -> None:
        """Take a dino back to its owner's reserve.

        >>> from tangledbank.games.dinosaurs.box import DinosaursGame
        >>> state = DinosaursGame({}).new(players=3, seed=7)
        >>> state.remove(state.seats[0].herd[0])
        >>> state.reserve(0)
        10
        """
        self.seats[self.occupants[space]].herd.remove(space)
        self.occupants[space] = NONE

    def shift(self, start: i64, goal: i64) -> None:
        """Let a dino go from one space to an empty one.

        >>> from tangledbank.games.dinosaurs.box import DinosaursGame
        >>> state = DinosaursGame({}).new(players=3, seed=7)
        >>> start = state.seats[0].herd[0]
        >>> state.shift(start, state._island.neighbours[start][0])
        >>> state.occupants[start]
        -1
        """
        seat = self.occupants[start]
        herd = self.seats[seat].herd
        herd[herd.index(start)] = goal
        self.occupants[start] = NONE
        self.occupants[goal] = seat

    def draw(self, seat: i64) -> None:
        """DINO-3.9, 8.20: take the top event card into a hand, if there is one; only its owner sees it.

        >>> from tangledbank.games.dinosaurs.box import DinosaursGame
        >>> state = DinosaursGame({}).new(players=3, seed=7)
        >>> state.draw(0)
        >>> len(state.seats[0].hand)
        4
        """
        if self.deck_size() == 0:
            return
        card = self.deck_top
        self.deck_top += 1
        self.secrets.show(card, seat)
        self.seats[seat].hand.append(card)
        self.tell_seat(seat, DRAWS_CARD, card, self.secrets.faces[card])
        self.tell_others(seat, DRAWS, seat)

    def take_gene(self, seat: i64, gene: i64) -> None:
        """DINO-3.38: a tile joins the species; the gene `card` is turned into an event card at once (DINO-4.8).

        >>> from tangledbank.games.dinosaurs.box import DinosaursGame
        >>> state = DinosaursGame({}).new(players=3, seed=7)
        >>> state.take_gene(0, 1)
        >>> state.seats[0].genes[1]
        2
        """
        if gene == CARD:
            self.removed += 1
            self.draw(seat)
        else:
            self.seats[seat].genes[gene] += 1

    # ------------------------------------------------------------------ what the kernel asks of a game

    def idle(self, element: str) -> Reason:
        """DINO-3.2: spaces, rows and genes wait for their phase."""
        known = element.partition(":")[0] in ("hex", "row", "gene", "seat")
        return Reason(NOT_ASKED_ABOUT, {}) if known else super().idle(element)

    def things(self, eyes: Eyes) -> dict[str, dict[str, Any]]:
        """What is known of the things on the table."""
        return things(self, eyes)

    def foretell(self, move: Move) -> list[Filled]:
        """What a move will lead to."""
        return foretell(self, move)

    def facts(self, move: Move) -> dict[str, Any]:
        """What would come of a move."""
        return facts(self, move)

    def turn_now(self) -> int:
        """DINO-2.10."""
        return self.turn

    def scores_now(self) -> list[int]:
        """DINO-5.1."""
        return scores(self)

    def winners_now(self) -> list[int]:
        """DINO-5.2."""
        return winners(self)

    def measures(self) -> dict[str, list[int]]:
        """Points, dinos, and the genes of the species."""
        return measures(self)

    def tie_breaks(self) -> dict[str, list[int]]:
        """DINO-5.2."""
        return tie_breaks(self)

    def why_over(self) -> str:
        """DINO-5.1."""
        return "meteor"

    def board(self, eyes: Eyes) -> dict[str, Any]:
        """What these eyes see of the table."""
        return board(self, eyes)
