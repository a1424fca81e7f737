"""The state of a game of New World: how what lies on the table changes."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tangledbank.games.newworld.ahead import foretell
from tangledbank.games.newworld.animal import Animal, TraitCard
from tangledbank.games.newworld.facts import concerned, facts, idle, paths, question_facts, things
from tangledbank.games.newworld.kinds import FAT_KIND, bit_of
from tangledbank.games.newworld.scoring import measures, scores, tie_breaks, winners
from tangledbank.games.newworld.tableau import Tableau
from tangledbank.games.newworld.view import board
from tangledbank.games.newworld.words import DRAWS, DRAWS_CARD, RESHUFFLES, SWAMPS_GROW
from tangledbank.kernel.errors import Reason
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Filled
from tangledbank.kernel.secrets import Eyes


class NewWorldState(Tableau):
    """The whole truth of a game of New World.

    >>> import tangledbank as tb
    >>> tb.game("newworld").new(players=3, seed=7).epoch
    1
    """

    __slots__ = ()

    def copy(self) -> NewWorldState:
        """An equal state.

        >>> import tangledbank as tb
        >>> state = tb.game("newworld").new(players=2, seed=7)
        >>> state.copy() == state
        True
        """
        new = NewWorldState(self._game, 0, self.chance.copy())
        new.players = self.players
        new.secrets = self.secrets.copy()
        new.stack = [procedure.copy() for procedure in self.stack]
        new.seats = [seat.copy() for seat in self.seats]
        new.epoch = self.epoch
        new.first = self.first
        new.deck = self.deck.copy()
        new.aside = self.aside[:]
        new.row = self.row[:]
        new.area_deck = self.area_deck[:]
        new.area_discard = self.area_discard[:]
        new.red = self.red[:]
        new.shelters = self.shelters[:]
        new.owners = self.owners[:]
        new.laid = self.laid
        new.activated = self.activated[:]
        return new

    # ------------------------------------------------------------------ cards

    def draw(self, seat: i64, count: i64) -> None:
        """NEW-3.75, 3.76, 3.76a: a player draws cards; into a gene pool they go unseen, below the others (NEW-6.8).

        >>> import tangledbank as tb
        >>> state = tb.game("newworld").new(players=2, seed=7)
        >>> state.draw(0, 2)
        >>> len(state.seats[0].hand), len(state.deck.pile)
        (8, 82)
        """
        drawn: i64 = 0
        while drawn < count:
            if not self.deck.pile and self.deck.discard:
                self.tell(RESHUFFLES, len(self.deck.discard))
            card = self.deck.draw(self)
            if card == NONE:
                break
            drawn += 1
            self.seats[seat].hand.append(card)
            if not self._mutations:
                self.secrets.show(card, seat)
                faces = self.faces_of(card)
                self.tell_seat(seat, DRAWS_CARD, card, faces[0], faces[1])
        if drawn:
            self.tell(DRAWS, seat, drawn)

    def new_animal(self, seat: i64, card: i64) -> Animal:
        """NEW-3.23: a card comes into play as an animal, at the right end of the row.

        >>> import tangledbank as tb
        >>> tb.game("newworld").new(players=2, seed=7).new_animal(1, 6).number
        1
        """
        animal = Animal(len(self.owners), seat, card)
        self.owners.append(seat)
        self.seats[seat].animals.append(animal)
        return animal

    def put_trait(
        self, kind: i64, card: i64, bearer: Animal, partner: Animal | None = None, ward: i64 = NONE
    ) -> TraitCard:
        """A card comes into play as a trait; a pair card lies on both animals. Both its halves are now public.

        >>> import tangledbank as tb
        >>> state = tb.game("newworld").new(players=2, seed=7)
        >>> animal = state.new_animal(0, 0)
        >>> state.put_trait(0, 1, animal).number, animal.need
        (1, 2)
        """
        self.laid += 1
        self.secrets.reveal(card)
        if partner is None:
            laid = TraitCard(self.laid, kind, card, bearer.number)
            bearer.solo.append(laid)
        else:
            laid = TraitCard(self.laid, kind, card, bearer.number, partner.number, ward)
            bearer.pairs.append(laid)
            partner.pairs.append(laid)
            self.refresh(partner)
        self.refresh(bearer)
        return laid

    def refresh(self, animal: Animal) -> None:
        """NEW-3.1, 3.2: work out again what follows from an animal's cards: its traits, requirement and fat.

        Food that is too much now stays (NEW-3.5, 8.16).

        >>> import tangledbank as tb
        >>> state = tb.game("newworld").new(players=2, seed=7)
        >>> animal = state.new_animal(0, 0)
        >>> state.refresh(animal)
        >>> animal.need
        1
        """
        needs = self._tables.need
        traits: i64 = 0
        need: i64 = 1
        fat: i64 = 0
        for laid in animal.solo:
            traits |= bit_of(laid.kind)
            need += needs[laid.kind]
            if laid.kind == FAT_KIND:
                fat += 1
        for laid in animal.pairs:
            traits |= bit_of(laid.kind)
            need += needs[laid.kind]
        animal.traits = traits
        animal.rotated &= traits
        animal.need = need
        animal.fat = fat

    def remove_trait(self, animal: Animal, laid: TraitCard) -> None:
        """NEW-3.28: a trait card is discarded, a pair card from both its animals (NEW-3.9), with a fat token (NEW-4.2).

        >>> import tangledbank as tb
        >>> state = tb.game("newworld").new(players=2, seed=7)
        >>> animal = state.new_animal(0, 0)
        >>> state.remove_trait(animal, state.put_trait(0, 1, animal))
        >>> animal.solo, state.deck.discard
        ([], [1])
        """
        self.deck.put_away(laid.card)
        if laid.partner == NONE:
            animal.solo = [other for other in animal.solo if other.number != laid.number]
            if laid.number in animal.stored:
                animal.stored.remove(laid.number)
            self.refresh(animal)
            return
        for end in (self.animal(laid.bearer), self.animal(laid.partner)):
            end.pairs = [other for other in end.pairs if other.number != laid.number]
            self.refresh(end)

    def remove_animal(self, animal: Animal) -> None:
        """NEW-3.11, 8.18: an animal dies; its card, its traits and its pair cards are discarded, and the Swamps grow.

        >>> import tangledbank as tb
        >>> state = tb.game("newworld").new(players=2, seed=7)
        >>> state.remove_animal(state.new_animal(0, 0))
        >>> state.deck.discard, state.seats[0].animals
        ([0], [])
        """
        seat = self.seats[animal.seat]
        for laid in animal.pairs[:]:
            self.remove_trait(animal, laid)
        for laid in animal.solo:
            self.deck.put_away(laid.card)
        self.deck.put_away(animal.card)
        seat.animals = [other for other in seat.animals if other.number != animal.number]
        tables = self._tables
        for card in self.row:  # NEW-4.50
            for area in tables.parts[card]:
                if tables.growing[area] and self.red[area] < tables.most[area]:
                    self.red[area] += 1
                    self.tell(SWAMPS_GROW, area)

    # ------------------------------------------------------------------ what the kernel asks of a game

    def things(self, eyes: Eyes) -> dict[str, dict[str, Any]]:
        """What is known of the things on the table."""
        return things(self, eyes)

    def foretell(self, move: Move) -> list[Filled]:
        """What a move will lead to."""
        return foretell(self, move)

    def facts(self, move: Move) -> dict[str, Any]:
        """What would come of a move."""
        return facts(self, move)

    def question_facts(self) -> dict[str, Any]:
        """Who attacks whom."""
        return question_facts(self)

    def concerned(self, move: Move) -> dict[str, str]:
        """The first and the last animal of a move, and what an area asks for."""
        return concerned(self, move)

    def paths(self, move: Move) -> list[list[str]]:
        """The ways to touch elements for a move."""
        return paths(self, move)

    def idle(self, element: str) -> Reason:
        """Why something has no part in the open question."""
        return idle(self, element) or super().idle(element)

    def turn_now(self) -> int:
        """NEW-3.20."""
        return self.epoch

    def scores_now(self) -> list[int]:
        """NEW-5.2."""
        return scores(self)

    def winners_now(self) -> list[int]:
        """NEW-5.3."""
        return winners(self)

    def measures(self) -> dict[str, list[int]]:
        """Points, animals, and the food on them."""
        return measures(self)

    def tie_breaks(self) -> dict[str, list[int]]:
        """NEW-5.3."""
        return tie_breaks(self)

    def why_over(self) -> str:
        """NEW-5.1."""
        return "epochs"

    def board(self, eyes: Eyes) -> dict[str, Any]:
        """What these eyes see of the table."""
        return board(self, eyes)
