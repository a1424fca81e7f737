"""The state of a game of Evolution: seats, animals, deck, food base."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tangledbank.games.evolution.active import refresh
from tangledbank.games.evolution.animal import Animal, Relic, TraitCard
from tangledbank.games.evolution.roles import Roles
from tangledbank.games.evolution.scoring import scores, winners
from tangledbank.games.evolution.seat import Seat
from tangledbank.games.evolution.tables import Tables
from tangledbank.games.evolution.view import board
from tangledbank.games.evolution.words import CARDS_WAIT, LOOKS_AT, NOT_ASKED_ABOUT, PLAY_TRAIT, USED_BY_ITS_ANIMAL
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.errors import Reason
from tangledbank.kernel.phrase import NONE, Move
from tangledbank.kernel.secrets import Eyes
from tangledbank.kernel.state import State


class EvolutionState(State):
    """The whole truth of a game of Evolution.

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
        "nature_used",
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
        self.silenced: list[int] = []  # animals none of whose traits work (EVL-4.11a): paralysed, or awaiting
        self.centre: list[Relic] = []  # cards that dead animals left (EVL-4.41)
        self.nature: list[int] = []  # the deck of nature cards, from the top (EVL-2.5)
        self.nature_used: list[int] = []
        self.weather: i64 = NONE  # the nature card in force this turn (EVL-3.2),
        self.forecast: i64 = NONE  # and the one that will be in the next
        self.cold: i64 = 0  # what the weather adds to every need (EVL-4.61)

    def copy(self) -> EvolutionState:
        """An equal state.

        >>> import tangledbank as tb
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> state.copy() == state
        True
        """
        new = EvolutionState(self._game, self._tables, 0, self.chance.copy())
        new.players = self.players
        new.secrets = self.secrets.copy()
        new.stack = [procedure.copy() for procedure in self.stack]
        new.seats = [seat.copy() for seat in self.seats]
        new.turn = self.turn
        new.finished = self.finished
        new.first = self.first
        new.base = self.base[:]
        new.deck_top = self.deck_top
        new.deck_end = self.deck_end
        new.owners = self.owners[:]
        new.card_marks = self.card_marks[:]
        new.used_this_round = self.used_this_round[:]
        if self.ignored:
            new.ignored = self.ignored[:]
        if self.silenced:
            new.silenced = self.silenced[:]
        if self.centre:
            new.centre = self.centre[:]
        if self.nature or self.nature_used:
            new.nature = self.nature[:]
            new.nature_used = self.nature_used[:]
        new.weather = self.weather
        new.forecast = self.forecast
        new.cold = self.cold
        return new

    # ------------------------------------------------------------------ finding things

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
        """What bears a trait card: a living animal, or a set awaiting Regeneration.

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
        """EVL-4.11a: whether a pair card is active: neither of its animals is paralysed or awaiting Regeneration.

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

    # ------------------------------------------------------------------ changing things

    def draw(self, seat: i64) -> int:
        """Take the top card of the deck into a hand.

        >>> import tangledbank as tb
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> state.draw(0) in state.seats[0].hand
        True
        """
        card = self.take_from_deck(seat)
        self.seats[seat].hand.append(card)
        return card

    def lay_from_deck(self, seat: i64, place: i64) -> Animal:
        """Put the top card of the deck into play as an animal; its owner may look at it (EVL-4.50, 7.1).

        >>> import tangledbank as tb
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> state.lay_from_deck(1, 0).card, state.deck_top
        (12, 13)
        """
        animal = self.new_animal(seat, self.take_from_deck(seat), place)
        self.tell_seat(seat, LOOKS_AT, animal.number, self.secrets.faces[animal.card])
        return animal

    def take_from_deck(self, seat: i64) -> int:
        """The top card of the deck, which one seat has now seen.

        >>> import tangledbank as tb
        >>> tb.game("evolution").new(players=2, seed=7).take_from_deck(1)
        12
        """
        card = self.deck_top
        self.deck_top += 1
        self.secrets.show(card, seat)
        return card

    def new_animal(self, seat: i64, card: i64, place: i64 = 0) -> Animal:
        """Put a card into play as an animal.

        >>> import tangledbank as tb
        >>> tb.game("evolution").new(players=2, seed=7).new_animal(1, 6).number
        1
        """
        animal = Animal(len(self.owners), seat, card, place)
        animal.need += self.cold
        self.owners.append(seat)
        self.seats[seat].animals.append(animal)
        return animal

    def new_marks(self) -> int:
        """The number of a new trait in play, without marks.

        >>> import tangledbank as tb
        >>> tb.game("evolution").new(players=2, seed=7).new_marks()
        1
        """
        self.card_marks.append(0)
        return len(self.card_marks) - 1

    def put_trait(self, kind: i64, card: i64, bearer: Animal, partner: Animal | None = None) -> TraitCard:
        """Put a card into play as a trait; a pair card lies on both animals. Both its halves are now public.

        >>> import tangledbank as tb
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> animal = state.new_animal(0, 0)
        >>> state.put_trait(0, 1, animal).number, animal.need
        (1, 2)
        """
        number = self.new_marks()
        if card != NONE:
            self.secrets.reveal(card)
        if partner is None:
            laid = TraitCard(number, kind, card, bearer.number)
            if self._tables.traits[kind].bottom:  # EVL-4.8
                bearer.solo.insert(0, laid)
            else:
                bearer.solo.append(laid)
        else:
            laid = TraitCard(number, kind, card, bearer.number, partner.number)
            bearer.pairs.append(laid)
            partner.pairs.append(laid)
            self.refresh(partner)
        self.refresh(bearer)
        return laid

    def refresh(self, animal: Animal) -> None:
        """Work out anew what follows from an animal's cards: its traits, need and fat.

        >>> import tangledbank as tb
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> animal = state.new_animal(0, 0)
        >>> state.refresh(animal)
        >>> animal.need
        1
        """
        refresh(self, animal)

    def settle(self, feeding: bool = True) -> None:
        """EVL-4.26, 4.49: what follows from every single change, in the feeding phase or later.

        >>> import tangledbank as tb
        >>> tb.game("evolution").new(players=2, seed=7).settle()
        """
        again = len(self._roles.checks) > 0
        while again:
            again = False
            for check in self._roles.checks:
                if (feeding or not check.only_in_feeding) and check.look(self):
                    again = True

    def discard(self, seat: i64, card: i64) -> None:
        """A card goes to a discard pile; a marker that stands for a card goes back to the box (EVL-4.55).

        >>> import tangledbank as tb
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> state.discard(0, 5)
        >>> state.seats[0].discard
        [5]
        """
        if card != NONE:
            self.seats[seat].discard.append(card)

    def take_off(self, animal: Animal, laid: TraitCard) -> None:
        """Take a trait card from an animal, and from both if it is a pair card.

        >>> import tangledbank as tb
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> animal = state.new_animal(0, 0)
        >>> state.take_off(animal, state.put_trait(0, 1, animal))
        >>> animal.solo
        []
        """
        if laid.partner == NONE:
            animal.solo = [other for other in animal.solo if other.number != laid.number]
            self.refresh(animal)
            return
        for end in (self.bearer(laid.bearer), self.bearer(laid.partner)):
            end.pairs = [other for other in end.pairs if other.number != laid.number]
            self.refresh(end)

    def remove_trait(self, animal: Animal, laid: TraitCard) -> None:
        """EVL-4.11: a trait removed from a living animal goes to the discard of its owner.

        >>> import tangledbank as tb
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> animal = state.new_animal(0, 0)
        >>> state.remove_trait(animal, state.put_trait(0, 1, animal))
        >>> state.seats[0].discard
        [1]
        """
        self.take_off(animal, laid)
        self.discard(animal.seat, laid.card)

    def remove_animal(self, animal: Animal) -> None:
        """EVL-4.11: an animal leaves play; its card, its traits and its pair cards go to its owner's discard.

        >>> import tangledbank as tb
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> state.remove_animal(state.new_animal(0, 0))
        >>> state.seats[0].discard, state.seats[0].animals
        ([0], [])
        """
        seat = self.seats[animal.seat]
        for laid in animal.pairs[:]:
            self.remove_trait(animal, laid)
        for laid in animal.solo:
            if self._tables.traits[laid.kind].relic:  # EVL-4.41
                self.centre.append(Relic(laid.number, laid.kind, laid.card, animal.place))
            else:
                self.discard(animal.seat, laid.card)
        seat.discard.append(animal.card)
        seat.animals = [other for other in seat.animals if other.number != animal.number]

    # ------------------------------------------------------------------ what the kernel asks of a game

    def paths(self, move: Move) -> list[list[str]]:
        """Of a pair trait without direction either animal may be touched first."""
        path = move.path
        if move.phrase is PLAY_TRAIT and move.d != NONE and not self._tables.traits[move.b].directed:
            return [path, [*path[:-2], path[-1], path[-2]]]
        return [path]

    def idle(self, element: str) -> Reason:
        """EVL-3.3, 3.15a, 4.11b: cards wait for Development, traits are used by touching their animal."""
        kind = element.partition(":")[0]
        idle = {"card": CARDS_WAIT, "animal": NOT_ASKED_ABOUT, "trait": USED_BY_ITS_ANIMAL}.get(kind)
        return super().idle(element) if idle is None else Reason(idle, {kind: element})

    def scores_now(self) -> list[int]:
        """EVL-5.2."""
        return scores(self)

    def winners_now(self) -> list[int]:
        """EVL-5.6."""
        return winners(self)

    def board(self, eyes: Eyes) -> dict[str, Any]:
        """What these eyes see of the table."""
        return board(self, eyes)
