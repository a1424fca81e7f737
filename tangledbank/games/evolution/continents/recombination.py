"""Recombination: two animals exchange a trait each (EVL-4.52)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from tangledbank.games.evolution.actions import FeedAction
from tangledbank.games.evolution.animal import USED, YELLOW, Animal, TraitCard
from tangledbank.games.evolution.development import cannot_lie_on
from tangledbank.games.evolution.gift_specials.shy_and_gluttonous import SCARED
from tangledbank.games.evolution.kinds import number_of
from tangledbank.games.evolution.roles import Roles
from tangledbank.games.evolution.telling import CardWord
from tangledbank.games.evolution.words import NOT_YOURS, OTHER_LOCATION, WORDS, event, refusal
from tangledbank.games.evolution.worth import Worth
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase

if TYPE_CHECKING:
    from tangledbank.games.evolution.feeding import Feeding
    from tangledbank.games.evolution.state import EvolutionState

RECOMBINATION: Final = 1 << 35
RECOMBINATION_KIND: Final = number_of(RECOMBINATION)

RECOMBINES: Final = event("recombines <animal:animal> <face:face> <partner:animal> <taken:face>")
DOES_NOT_FIT: Final = event("does-not-fit <animal:animal> <face:face>")
NO_RECOMBINATION: Final = refusal("EVL-4.52", "no-recombination")
RECOMBINATION_USED: Final = refusal("EVL-4.52", "recombination-used")
NOT_THEIR_TRAITS: Final = refusal("EVL-4.52", "not-their-traits")


class RecombineMove(Move):
    """EVL-4.52: two solo traits change places."""

    __slots__ = ("given", "pair", "taken")
    pattern: ClassVar[str] = "recombine <pair:trait> <given:trait> <taken:trait>"

    def __init__(self, pair: i64, given: i64, taken: i64) -> None:
        self.pair: i64 = pair
        self.given: i64 = given
        self.taken: i64 = taken


WORDS.moves(RecombineMove)


def solo_card(animal: Animal, number: i64) -> TraitCard | None:
    """The solo card with that number on an animal."""
    for laid in animal.solo:
        if laid.number == number:
            return laid
    return None


class Recombine(FeedAction):
    """EVL-4.52: once a turn for each card, one solo trait of each of the two animals changes places."""

    def _refuses(self, s: EvolutionState, feeding: Feeding, pair: TraitCard) -> Phrase | None:
        bearer = s.bearer(pair.bearer)
        if bearer.seat != feeding.seat:
            return NOT_YOURS
        if not s.works(pair):
            return NO_RECOMBINATION
        if not feeding._reaches(bearer):
            return OTHER_LOCATION
        return RECOMBINATION_USED if s.card_marks[pair.number] & USED else None

    def _pairs(self, s: EvolutionState, animals: list[Animal]) -> list[TraitCard]:
        """The Recombinations among these animals, each once."""
        found: list[TraitCard] = []
        for animal in animals:
            if animal.traits & RECOMBINATION:
                for laid in animal.pairs:
                    if laid.kind == RECOMBINATION_KIND and laid.bearer == animal.number:
                        found.append(laid)
        return found

    def offer(self, s: EvolutionState, feeding: Feeding, moves: list[Move]) -> None:
        """Any trait of the one for any of the other."""
        for pair in self._pairs(s, s.seats[feeding.seat].animals):
            if self._refuses(s, feeding, pair) is None:
                for given in s.animal(pair.bearer).solo:
                    for taken in s.animal(pair.partner).solo:
                        moves.append(RecombineMove(pair.number, given.number, taken.number))

    def tries(self, s: EvolutionState, feeding: Feeding) -> list[Move]:
        """The same for every pair on the table, and for pairs that work no more."""
        moves: list[Move] = []
        for seat in s.seats:
            for pair in self._pairs(s, seat.animals + seat.waiting):
                for given in s.bearer(pair.bearer).solo:
                    for taken in s.bearer(pair.partner).solo:
                        moves.append(RecombineMove(pair.number, given.number, taken.number))
        return moves

    def refusal(self, s: EvolutionState, feeding: Feeding, move: Move) -> Phrase | None:
        """The first condition that the move fails."""
        assert isinstance(move, RecombineMove)
        for seat in s.seats:
            for pair in self._pairs(s, seat.animals + seat.waiting):
                if pair.number == move.pair:
                    one, other = s.bearer(pair.bearer), s.bearer(pair.partner)
                    if solo_card(one, move.given) is None or solo_card(other, move.taken) is None:
                        return NOT_THEIR_TRAITS
                    return self._refuses(s, feeding, pair)
        return NO_RECOMBINATION

    def place(self, s: EvolutionState, move: Move) -> int:
        """EVL-3.7."""
        assert isinstance(move, RecombineMove)
        for seat in s.seats:
            for pair in self._pairs(s, seat.animals):
                if pair.number == move.pair:
                    return s.animal(pair.bearer).place
        raise AssertionError("no such pair")

    def carry_out(self, s: EvolutionState, feeding: Feeding, move: Move) -> None:
        """Both cards leave before either arrives; marks of use stay with the cards, states of the animals end."""
        assert isinstance(move, RecombineMove)
        for pair in self._pairs(s, s.seats[feeding.seat].animals):
            if pair.number == move.pair:
                one, other = s.animal(pair.bearer), s.animal(pair.partner)
                given, taken = solo_card(one, move.given), solo_card(other, move.taken)
                assert given is not None and taken is not None
                s.card_marks[pair.number] |= USED
                s.tell(RECOMBINES, one.number, given.kind, other.number, taken.kind)
                s.take_off(one, given)
                s.take_off(other, taken)
                self._arrive(s, given, other)
                self._arrive(s, taken, one)

    def _arrive(self, s: EvolutionState, laid: TraitCard, animal: Animal) -> None:
        """The card goes on top of the stack, Neoplasia to the bottom; what cannot lie there is discarded."""
        row = s._tables.traits[laid.kind]
        s.card_marks[laid.number] &= ~(YELLOW | SCARED)
        if cannot_lie_on(s, row, animal) is not None:
            s.tell(DOES_NOT_FIT, animal.number, laid.kind)
            s.discard(animal.seat, laid.card)
            return
        moved = TraitCard(laid.number, laid.kind, laid.card, animal.number)
        if row.bottom:
            animal.solo.insert(0, moved)
        else:
            animal.solo.append(moved)
        s.refresh(animal)


def add_to(roles: Roles) -> None:
    """Recombination is an action."""
    roles.feed_actions.append(Recombine(RecombineMove, main=False, traits=RECOMBINATION))
    roles.card_words.append(CardWord("used", USED, RECOMBINATION, "EVL-4.52"))
    roles.worths.append(Worth(RECOMBINATION))
