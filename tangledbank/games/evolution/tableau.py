"""What lies on the table in a game of Evolution, and how to find it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tangledbank.games.evolution.animal import Animal, Relic, TraitCard
from tangledbank.games.evolution.roles import Roles
from tangledbank.games.evolution.seat import Seat
from tangledbank.games.evolution.tables import Tables
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.state import State
from tangledbank.parts.decks import Deck


class Tableau(State):
    """Seats, animals, deck, food base: all that a game of Evolution remembers. `EvolutionState` changes it.

    >>> import tangledbank as tb
    >>> state = tb.game("evolution").new(players=3, seed=7)
    >>> [len(seat.hand) for seat in state.seats], state.deck_size()
    ([6, 6, 6], 66)
    """

    __slots__ = (
        "_roles",
        "_tables",
        "base",
        "card_marks",
        "centre",
        "cold",
        "deck_end",
        "deck_top",
        "finished",
        "first",
        "forecast",
        "ignored",
        "nature",
        "owners",
        "seats",
        "silenced",
        "turn",
        "used_this_round",
        "weather",
    )

    def __init__(self, game: Any, tables: Tables, players: int, chance: Chance) -> None:
        super().__init__(game, players, chance)
        self._tables: Tables = tables
        self._roles: Roles = tables.roles
        self.seats: list[Seat] = [Seat() for _ in range(players)]
        self.turn: i64 = 0
        self.finished: bool = False  # the last turn has been played to its end
        self.first: i64 = 0  # the first player of this turn
        self.base: list[int] = [0] * tables.places  # red tokens, for each location
        self.deck_top: i64 = 0  # cards are numbered as they lie in the deck: the next one to draw,
        self.deck_end: i64 = 0  # and the first of those set aside unseen (EVL-2.3)
        self.owners: list[int] = [NONE]  # the seat of each animal that ever was, by its number
        self.card_marks: list[int] = [0]  # marks of each trait card that ever was in play, by its number
        self.used_this_round: list[int] = []  # pair cards that have worked (EVL-4.14)
        self.ignored: list[int] = []  # cards that a hunter ignores this turn (EVL-4.33); see `ignores`
        self.silenced: list[int] = []  # animals none of whose traits work (EVL-4.11a)
        self.centre: list[Relic] = []  # cards that dead animals left (EVL-4.41)
        self.nature: Deck = Deck()  # empty without Ice Age (EVL-2.5)
        self.weather: i64 = NONE  # the nature card in force this turn (EVL-3.2),
        self.forecast: i64 = NONE  # and the one that will be in the next
        self.cold: i64 = 0  # what the weather adds to every need (EVL-4.61)

    def find(self, number: i64) -> Animal | None:
        """The living animal with that number, if there is one.

        >>> import tangledbank as tb
        >>> tb.game("evolution").new(players=2, seed=7).find(1) is None
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
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> state.play("play_animal 0")
        >>> state.animal(1).seat
        0
        """
        animal = self.find(number)
        assert animal is not None
        return animal

    def bearer(self, number: i64) -> Animal:
        """What bears a trait card: a living animal, or a waiting set (EVL-4.43).

        >>> import tangledbank as tb
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> state.bearer(state.new_animal(0, 0).number).seat
        0
        """
        found = self.find(number)
        if found is None:
            for animal in self.seats[self.owners[number]].waiting:
                if animal.number == number:
                    found = animal
        assert found is not None
        return found

    def works(self, laid: TraitCard) -> bool:
        """EVL-4.11a: whether a pair card is active: neither of its animals is silenced.

        >>> import tangledbank as tb
        >>> tb.game("evolution").new(players=2, seed=7).works(TraitCard(5, 16, 40, 1, 2))
        True
        """
        return not self.silenced or (laid.bearer not in self.silenced and laid.partner not in self.silenced)

    def ignores(self, hunter: i64, card: i64) -> bool:
        """EVL-4.33: whether a hunter ignores a trait card until the end of the turn.

        >>> import tangledbank as tb
        >>> tb.game("evolution").new(players=2, seed=7).ignores(1, 2)
        False
        """
        return len(self.ignored) > 0 and (hunter << 16 | card) in self.ignored

    def animals(self) -> list[Animal]:
        """All living animals, seat by seat.

        >>> import tangledbank as tb
        >>> tb.game("evolution").new(players=2, seed=7).animals()
        []
        """
        return [animal for seat in self.seats for animal in seat.animals]

    def in_turn_order(self, start: i64) -> list[int]:
        """The seats clockwise, beginning with `start`.

        >>> import tangledbank as tb
        >>> tb.game("evolution").new(players=3, seed=7).in_turn_order(2)
        [2, 0, 1]
        """
        return [(start + step) % self.players for step in range(self.players)]

    def deck_size(self) -> int:
        """How many cards can still be drawn.

        >>> import tangledbank as tb
        >>> tb.game("evolution").new(players=4, seed=7).deck_size()
        60
        """
        return self.deck_end - self.deck_top

    def faces_of(self, card: i64) -> list[int]:
        """The traits on a card.

        >>> import tangledbank as tb
        >>> len(tb.game("evolution").new(players=4, seed=7).faces_of(0)) in (1, 2)
        True
        """
        return self._tables.designs[self.secrets.faces[card]].faces

    def need_of(self, kind: i64) -> int:
        """What a trait adds to its bearer's need and score.

        >>> import tangledbank as tb
        >>> tb.game("evolution").new(players=4, seed=7).need_of(0)
        1
        """
        return self._tables.need[kind]
