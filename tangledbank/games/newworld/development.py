"""The Development phase (NEW-3.21 to 3.29): one card a turn, until all have passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.newworld.kinds import MUTUALISTIC_KIND
from tangledbank.games.newworld.moves import (
    BlindAnimalMove,
    MutateMove,
    NewAnimalMove,
    PassMove,
    PlayPairMove,
    PlayTraitMove,
    RearrangeMove,
)
from tangledbank.games.newworld.mutations import Mutation, cannot_use_pool, offer_mutations, try_mutations
from tangledbank.games.newworld.rearranging import Rearranging
from tangledbank.games.newworld.rows import (
    MOST_PAIRS,
    bring_together,
    cannot_be_put_on,
    cannot_pair,
    cannot_receive,
    chains,
    wrong_ward,
)
from tangledbank.games.newworld.words import (
    DEVELOP,
    EVOLVE,
    HAS_REARRANGED,
    IS_A_PAIR_TRAIT,
    MUST_PLAY_ON,
    NAMES_WARD,
    NEW_ANIMAL,
    NO_GENE_POOL,
    NO_SUCH_ANIMAL,
    NO_SUCH_FACE,
    NOT_A_PAIR_TRAIT,
    NOT_IN_HAND,
    NOT_NOW,
    PASSES,
    PHASE_BEGINS,
    PLAYS_PAIR,
    PLAYS_TRAIT,
    POOL_IS_BLIND,
    TOO_FEW_TO_REARRANGE,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.question import Ask
from tangledbank.parts.lap import Lap

if TYPE_CHECKING:
    from tangledbank.games.newworld.state import NewWorldState

PHASE: Final = 0  # its number among the phases
DEVELOPING: Final = DEVELOP.filled()
EVOLVING: Final = EVOLVE.filled()  # with random mutations (NEW-6.4)
PASSING: Final = PassMove()
REARRANGING: Final = RearrangeMove()


class Development(Lap):
    """NEW-3.21: turns go round the table until all have passed."""

    __slots__ = ("rearranged",)

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__(seat)
        self.rearranged: bool = False  # on this turn (NEW-3.27)

    def copy(self) -> Development:
        """An equal phase; by hand, because a search copies many states in it."""
        new = Development(self.seat)
        new.pc = self.pc
        new.passes = self.passes
        new.rearranged = self.rearranged
        return new

    def begin(self, s: NewWorldState) -> None:
        """Nobody has passed."""
        s.tell(PHASE_BEGINS, PHASE)
        for seat in s.seats:
            seat.passed = False

    def develop(self, s: NewWorldState) -> Ask:
        """NEW-3.21: play a card, or pass; before that the row may be rearranged once."""
        return DevelopQuestion(self.seat, EVOLVING if s._mutations else DEVELOPING)

    def on_develop(self, s: NewWorldState, move: Move) -> None:
        """Play the card."""
        if isinstance(move, RearrangeMove):
            self.rearranged = True
            s.call(Rearranging(self.seat))
            self.goto("develop")
            return
        self.rearranged = False
        if isinstance(move, PassMove):
            self._pass(s)
            self._passed(s)
            return
        seat = self.seat
        self._played(s)
        if isinstance(move, PlayTraitMove):
            play_trait(s, seat, move)
        elif isinstance(move, PlayPairMove):
            play_pair(s, seat, move)
        elif isinstance(move, MutateMove):
            s.call(Mutation(move.animal))
        else:
            new_animal(s, seat, move)

    def _sits_out(self, s: NewWorldState) -> bool:
        """NEW-3.22: who has passed; a player without cards must."""
        seat = s.seats[self.seat]
        if not seat.passed and not seat.hand:
            self._pass(s)
        return seat.passed

    def _pass(self, s: NewWorldState) -> None:
        s.seats[self.seat].passed = True
        s.tell(PASSES, self.seat)


def new_animal(s: NewWorldState, seat: i64, move: Move) -> None:
    """NEW-3.23, 6.4: a card from the hand, or the top card of the gene pool, becomes an animal."""
    hand = s.seats[seat].hand
    card = move.card if isinstance(move, NewAnimalMove) else hand[0]
    hand.remove(card)
    animal = s.new_animal(seat, card)
    s.tell(NEW_ANIMAL, seat, animal.number)


def play_trait(s: NewWorldState, seat: i64, move: PlayTraitMove) -> None:
    """NEW-3.24."""
    s.seats[seat].hand.remove(move.card)
    s.tell(PLAYS_TRAIT, seat, move.face, move.animal)
    s.put_trait(move.face, move.card, s.animal(move.animal))


def play_pair(s: NewWorldState, seat: i64, move: PlayPairMove) -> None:
    """NEW-3.25."""
    left, right = s.animal(move.left), s.animal(move.right)
    s.seats[seat].hand.remove(move.card)
    s.tell(PLAYS_PAIR, seat, move.face, move.left, move.right)
    bring_together(s, left, right)
    s.put_trait(move.face, move.card, left, right, move.ward)
    if move.ward != NONE:
        s.tell(NAMES_WARD, move.ward, move.left if move.ward == move.right else move.right)


class DevelopQuestion(Ask):
    """NEW-3.21: which card, and as what?"""

    __slots__ = ()

    def tries(self, s: NewWorldState) -> list[Move]:
        """Every card as an animal, and as each of its traits on every animal; the row rearranged; nothing."""
        moves: list[Move] = [PASSING, REARRANGING]
        if s._mutations:
            return moves + try_mutations(s)
        animals = [animal.number for animal in s.animals()] or [NONE]  # an empty table is a reason, too
        for card in s.seats[self.seat].hand:
            moves.append(NewAnimalMove(card))
            for kind in s.faces_of(card):
                if not s._tables.traits[kind].pair:
                    moves += [PlayTraitMove(card, kind, animal) for animal in animals]
                    continue
                for left in animals:
                    for right in animals:
                        wards = [left, right] if kind == MUTUALISTIC_KIND and left != right else [NONE]
                        moves += [PlayPairMove(card, kind, left, right, ward) for ward in wards]
        return moves

    def refuses(self, s: NewWorldState, move: Move) -> Phrase | None:
        """NEW-3.22 to 3.27."""
        if isinstance(move, PassMove):
            return cannot_pass(s, self.seat)
        if isinstance(move, RearrangeMove):
            return cannot_rearrange(s, self.seat)
        if isinstance(move, (BlindAnimalMove, MutateMove)):
            return cannot_use_pool(s, self.seat, move) if s._mutations else NO_GENE_POOL
        if not isinstance(move, (NewAnimalMove, PlayTraitMove, PlayPairMove)):
            return NOT_NOW
        if s._mutations:
            return POOL_IS_BLIND
        if move.card not in s.seats[self.seat].hand:
            return NOT_IN_HAND
        if isinstance(move, PlayTraitMove):
            return cannot_play_trait(s, self.seat, move)
        return cannot_play_pair(s, self.seat, move) if isinstance(move, PlayPairMove) else None

    def offers(self, s: NewWorldState) -> list[Move]:
        """Without a look at animals that are out of the question."""
        moves: list[Move] = []
        if s._mutations:
            offer_mutations(s, self.seat, moves)
        else:
            self._offer_cards(s, moves)
        if cannot_rearrange(s, self.seat) is None:
            moves.append(REARRANGING)
        if cannot_pass(s, self.seat) is None:
            moves.append(PASSING)
        return moves

    def _offer_cards(self, s: NewWorldState, moves: list[Move]) -> None:
        for card in s.seats[self.seat].hand:
            moves.append(NewAnimalMove(card))
            for kind in s.faces_of(card):
                if s._tables.traits[kind].pair:
                    self._offer_pairs(s, card, kind, moves)
                else:
                    self._offer_trait(s, card, kind, moves)

    def _offer_trait(self, s: NewWorldState, card: i64, kind: i64, moves: list[Move]) -> None:
        row = s._tables.traits[kind]
        for number in range(len(s.seats)):
            # NEW-1.4: most traits are for one's own animals, and nobody else's need be looked at.
            if row.on_own if number == self.seat else row.on_others:
                for animal in s.seats[number].animals:
                    if cannot_receive(row, kind, animal.traits) is None:
                        moves.append(PlayTraitMove(card, kind, animal.number))

    def _offer_pairs(self, s: NewWorldState, card: i64, kind: i64, moves: list[Move]) -> None:
        row = s._tables.traits[kind]
        mine = s.seats[self.seat].animals
        numbers = chains(mine)
        fit: list[int] = []
        for place in range(len(mine)):
            animal = mine[place]
            if len(animal.pairs) < MOST_PAIRS and cannot_receive(row, kind, animal.traits) is None:
                fit.append(place)
        for left in fit:
            for right in fit:
                if numbers[left] == numbers[right]:
                    continue
                one, other = mine[left].number, mine[right].number
                if kind == MUTUALISTIC_KIND:
                    moves.append(PlayPairMove(card, kind, one, other, one))
                    moves.append(PlayPairMove(card, kind, one, other, other))
                else:
                    moves.append(PlayPairMove(card, kind, one, other))


def cannot_pass(s: NewWorldState, seat: i64) -> Phrase | None:
    """NEW-3.22: always, but in a Catastrophe only with few cards left (NEW-6.12)."""
    return MUST_PLAY_ON if len(s.seats[seat].hand) > s._most_kept else None


def cannot_rearrange(s: NewWorldState, seat: i64) -> Phrase | None:
    """NEW-3.27, 3.27a: once a turn, with at least two animals."""
    development = s.stack[-1]
    if isinstance(development, Development) and development.rearranged:
        return HAS_REARRANGED
    return TOO_FEW_TO_REARRANGE if len(s.seats[seat].animals) < 2 else None


def cannot_play_trait(s: NewWorldState, seat: i64, move: PlayTraitMove) -> Phrase | None:
    """NEW-3.24, 3.26: why a card of the hand cannot be played as this trait on this animal."""
    if move.face not in s.faces_of(move.card):
        return NO_SUCH_FACE
    row = s._tables.traits[move.face]
    if row.pair:
        return IS_A_PAIR_TRAIT
    animal = s.find(move.animal)
    if animal is None:
        return NO_SUCH_ANIMAL
    return cannot_be_put_on(row, seat, animal) or cannot_receive(row, move.face, animal.traits)


def cannot_play_pair(s: NewWorldState, seat: i64, move: PlayPairMove) -> Phrase | None:
    """NEW-3.25, 3.26: why a card of the hand cannot be played as this pair trait on these animals."""
    if move.face not in s.faces_of(move.card):
        return NO_SUCH_FACE
    if not s._tables.traits[move.face].pair:
        return NOT_A_PAIR_TRAIT
    left, right = s.find(move.left), s.find(move.right)
    if left is None or right is None:
        return NO_SUCH_ANIMAL
    refusal = cannot_pair(s, seat, move.face, left, right)
    return refusal or wrong_ward(move.face, move.ward, move.left, move.right)
