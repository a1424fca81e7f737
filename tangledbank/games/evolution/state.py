"""The state of a game of Evolution: how what lies on the table changes."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tangledbank.games.evolution.active import refresh
from tangledbank.games.evolution.ahead import foretell
from tangledbank.games.evolution.animal import ASLEEP, Animal, Relic, TraitCard
from tangledbank.games.evolution.extinction import Extinction
from tangledbank.games.evolution.facts import concerned, paths, question_facts, things
from tangledbank.games.evolution.feeding import Feeding
from tangledbank.games.evolution.scoring import measures, scores, tie_breaks, winners
from tangledbank.games.evolution.tableau import Tableau
from tangledbank.games.evolution.view import board
from tangledbank.games.evolution.words import (
    CARDS_WAIT,
    DEVELOP,
    LOOKS_AT,
    NOT_ASKED_ABOUT,
    NOT_IN_HAND,
    NOT_NOW,
    USED_BY_ITS_ANIMAL,
)
from tangledbank.kernel.errors import Reason
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Filled
from tangledbank.kernel.secrets import Eyes


class EvolutionState(Tableau):
    """The whole truth of a game of Evolution.

    >>> import tangledbank as tb
    >>> tb.game("evolution").new(players=3, seed=7).turn
    1
    """

    __slots__ = ()

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
        if self.nature.size():
            new.nature = self.nature.copy()
        new.weather = self.weather
        new.forecast = self.forecast
        new.cold = self.cold
        return new

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
        """Put the top card of the deck into play as an animal (EVL-4.26, 4.50).

        >>> import tangledbank as tb
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> state.lay_from_deck(1, 0).card, state.deck_top
        (12, 13)
        """
        return self.new_animal(seat, self.take_from_deck(seat), place)

    def look_at(self, animal: Animal) -> None:
        """Its owner is told what is on the reverse of an animal that came from the deck (EVL-7.1).

        >>> import tangledbank as tb
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> log = state.listen()
        >>> state.look_at(state.lay_from_deck(1, 0))
        >>> log[0].heard_by(1), log[0].heard_by(0)
        (True, False)
        """
        faces = self.faces_of(animal.card)
        self.tell_seat(animal.seat, LOOKS_AT, animal.number, faces[0], faces[1] if len(faces) == 2 else NONE)

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

    def change_food(self, animal: Animal, change: i64) -> None:
        """Food comes to an animal, or leaves it, within the feeding phase.

        >>> import tangledbank as tb
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> animal = state.new_animal(0, 0)
        >>> state.change_food(animal, 1)
        >>> animal.is_fed()
        True
        """
        animal.food += change
        self._unsettled = True

    def fall_asleep(self, animal: Animal) -> None:
        """EVL-4.24: an animal with Hibernation counts as fed.

        >>> import tangledbank as tb
        >>> state = tb.game("evolution").new(players=2, seed=7)
        >>> animal = state.new_animal(0, 0)
        >>> state.fall_asleep(animal)
        >>> animal.is_fed()
        True
        """
        animal.marks |= ASLEEP
        self._unsettled = True

    def settle(self) -> None:
        """EVL-4.26, 4.49: what follows from every single change, in the feeding phase or later.

        >>> import tangledbank as tb
        >>> tb.game("evolution").new(players=2, seed=7).settle()
        """
        self._unsettled = False
        checks = self._roles.checks
        if not checks:
            return
        feeding = False
        again = False
        for procedure in self.stack:
            if isinstance(procedure, Feeding):
                feeding = again = True
            elif isinstance(procedure, Extinction):
                again = True
        while again:
            again = False
            for check in checks:
                if (feeding or not check.only_in_feeding) and check.look(self):
                    again = True
        self._unsettled = False

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

    def things(self, eyes: Eyes) -> dict[str, dict[str, Any]]:
        """What is known of the things on the table."""
        return things(self, eyes)

    def foretell(self, move: Move) -> list[Filled]:
        """What a move will lead to."""
        return foretell(self, move)

    def question_facts(self) -> dict[str, Any]:
        """Who attacks whom."""
        return question_facts(self)

    def concerned(self, move: Move) -> dict[str, str]:
        """The first and the last animal of a move."""
        return concerned(move)

    def paths(self, move: Move) -> list[list[str]]:
        """The ways to touch elements for a move."""
        return paths(self, move)

    def idle(self, element: str) -> Reason:
        """EVL-3.1, 3.3, 3.15a, 4.11b: food and cards wait for their phase, traits are used by touching their animal."""
        kind = element.partition(":")[0]
        cards = NOT_IN_HAND if self.question is not None and self.question.what.phrase is DEVELOP else CARDS_WAIT
        idle = {"card": cards, "animal": NOT_ASKED_ABOUT, "trait": USED_BY_ITS_ANIMAL, "base": NOT_NOW}.get(kind)
        return super().idle(element) if idle is None else Reason(idle, {kind: element})

    def turn_now(self) -> int:
        """EVL-3.2."""
        return self.turn

    def scores_now(self) -> list[int]:
        """EVL-5.2."""
        return scores(self)

    def winners_now(self) -> list[int]:
        """EVL-5.6."""
        return winners(self)

    def measures(self) -> dict[str, list[int]]:
        """Points, animals, and the food on them."""
        return measures(self)

    def tie_breaks(self) -> dict[str, list[int]]:
        """EVL-5.6."""
        return tie_breaks(self)

    def why_over(self) -> str:
        """EVL-5.1."""
        return "deck"

    def board(self, eyes: Eyes) -> dict[str, Any]:
        """What these eyes see of the table."""
        return board(self, eyes)
