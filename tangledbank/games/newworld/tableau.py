"""What lies on the table in a game of New World, and how to find it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tangledbank.games.newworld.animal import Animal
from tangledbank.games.newworld.seat import Seat
from tangledbank.games.newworld.tables import AREAS, Tables
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.state import State
from tangledbank.parts.decks import Deck


class Tableau(State):
    """Seats, animals, cards and areas: all that a game of New World remembers. `NewWorldState` changes it.

    >>> import tangledbank as tb
    >>> state = tb.game("newworld").new(players=3, seed=7)
    >>> [len(seat.hand) for seat in state.seats], len(state.deck.pile), len(state.row), len(state.area_deck)
    ([6, 6, 6], 78, 3, 6)
    """

    __slots__ = (
        "_epochs",
        "_most_kept",
        "_mutations",
        "_tables",
        "_unlimited",
        "activated",
        "area_deck",
        "area_discard",
        "aside",
        "deck",
        "epoch",
        "first",
        "laid",
        "owners",
        "red",
        "row",
        "seats",
        "shelters",
    )

    def __init__(self, game: Any, players: int, chance: Chance) -> None:
        super().__init__(game, players, chance)
        self._tables: Tables = game.tables
        self._epochs: i64 = game.epochs
        self._mutations: bool = game.mutations
        self._most_kept: i64 = game.most_kept  # with how many cards one may pass in Development (NEW-3.22, 6.12)
        self._unlimited: bool = game.unlimited_hand
        self.seats: list[Seat] = [Seat() for _ in range(players)]
        self.epoch: i64 = 0
        self.first: i64 = 0  # who holds the first-player token
        self.deck: Deck = Deck()  # evolution cards
        self.aside: list[int] = []  # evolution and area cards that are out of the game, unseen (NEW-2.1, 6.10)
        self.row: list[int] = []  # area cards, from left to right
        self.area_deck: list[int] = []  # from the top; hidden, so these are numbers of secrets
        self.area_discard: list[int] = []
        areas = len(AREAS) if players else 0  # a copy gets its own
        self.red: list[int] = [0] * areas  # the red tokens on each area; there are always more (NEW-1.2)
        self.shelters: list[int] = [0] * areas  # and its shelters
        self.owners: list[int] = [NONE]  # the seat of each animal that ever was, by its number
        self.laid: i64 = 0  # how many trait cards ever came into play
        self.activated: list[int] = []  # trait cards that were activated this turn (NEW-3.10)

    def find(self, number: i64) -> Animal | None:
        """The living animal with that number, if there is one.

        >>> import tangledbank as tb
        >>> tb.game("newworld").new(players=2, seed=7).find(1) is None
        True
        """
        if not 0 < number < len(self.owners):
            return None
        for animal in self.seats[self.owners[number]].animals:
            if animal.number == number:
                return animal
        return None

    def animal(self, number: i64) -> Animal:
        """The living animal with that number, known to be there.

        >>> import tangledbank as tb
        >>> state = tb.game("newworld", first_player=0).new(players=2, seed=7)
        >>> state.play("new_animal 0")
        >>> state.animal(1).seat
        0
        """
        animal = self.find(number)
        assert animal is not None
        return animal

    def animals(self) -> list[Animal]:
        """All living animals, seat by seat.

        >>> import tangledbank as tb
        >>> tb.game("newworld").new(players=2, seed=7).animals()
        []
        """
        return [animal for seat in self.seats for animal in seat.animals]

    def in_turn_order(self, start: i64) -> list[int]:
        """NEW-3.12: the seats clockwise, beginning with `start`.

        >>> import tangledbank as tb
        >>> tb.game("newworld").new(players=3, seed=7).in_turn_order(2)
        [2, 0, 1]
        """
        return [(start + step) % self.players for step in range(self.players)]

    def is_last_epoch(self) -> bool:
        """NEW-3.20.

        >>> import tangledbank as tb
        >>> tb.game("newworld", epochs=1).new(players=2, seed=7).is_last_epoch()
        True
        """
        return self.epoch == self._epochs

    def faces_of(self, card: i64) -> list[int]:
        """The extended and the brief trait of a card (NEW-1.3).

        >>> import tangledbank as tb
        >>> len(tb.game("newworld").new(players=4, seed=7).faces_of(0))
        2
        """
        return self._tables.faces[self.secrets.faces[card]]

    def open_areas(self) -> list[int]:
        """The areas of the row, from left to right, upper parts before lower ones.

        >>> import tangledbank as tb
        >>> state = tb.game("newworld").new(players=2, seed=7)
        >>> [AREAS[area] for area in state.open_areas()]
        ['coast_2', 'mangrove_forest_2']
        """
        return [area for card in self.row for area in self._tables.parts[card]]

    def can_enter(self, animal: Animal, area: i64) -> bool:
        """NEW-3.6, 4.20: whether an animal has access to an area.

        >>> import tangledbank as tb
        >>> state = tb.game("newworld").new(players=2, seed=7)
        >>> state.can_enter(Animal(), AREAS.index("glaciers_1")), state.can_enter(Animal(), AREAS.index("caves_1"))
        (True, False)
        """
        keys: i64 = self._tables.keys[area]
        if keys == 0 or animal.traits & keys:
            return True
        return animal.traits == 0 and self._tables.for_the_plain[area]

    def place_of(self, animal: Animal) -> int:
        """Where an animal stands in its row, counted from 0 at the left.

        >>> import tangledbank as tb
        >>> state = tb.game("newworld").new(players=2, seed=7)
        >>> state.place_of(state.new_animal(1, 6)), state.place_of(state.new_animal(1, 7))
        (0, 1)
        """
        mine = self.seats[animal.seat].animals
        for place in range(len(mine)):
            if mine[place].number == animal.number:
                return place
        raise AssertionError("the animal stands in no row")
