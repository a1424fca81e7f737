"""Regeneration: what is eaten leaves its traits, and a new animal grows on them (EVL-4.5, 4.43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from tangledbank.games.evolution.active import refresh_with_partners
from tangledbank.games.evolution.animal import Animal, age
from tangledbank.games.evolution.kinds import number_of
from tangledbank.games.evolution.roles import BearingRule, Occasion, Roles, WhenEaten
from tangledbank.games.evolution.telling import AFTER_DEATHS, AnimalWord
from tangledbank.games.evolution.words import NOT_IN_HAND, NOT_NOW, WORDS, event, question, refusal
from tangledbank.games.evolution.worth import Worth
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.question import Ask
from tangledbank.parts.lap import Lap

if TYPE_CHECKING:
    from tangledbank.games.evolution.positions.animal_text import AnimalText
    from tangledbank.games.evolution.state import EvolutionState

REGENERATION: Final = 1 << 33
REGENERATION_KIND: Final = number_of(REGENERATION)
MOST_TRAITS: Final = 2  # on an animal with Regeneration, itself included

REGENERATED: Final = 1 << 12  # a mark of an animal: this turn (EVL-4.43)

REGENERATE: Final = question("regenerate")
AWAITS_REGENERATION: Final = event("awaits-regeneration <animal:animal>")
REGENERATES: Final = event("regenerates <animal:animal>", motion="animal to {animal}")
TOO_MANY_TRAITS: Final = refusal("EVL-4.5", "too-many-traits")
TOO_NEEDY: Final = refusal("EVL-4.5", "too-needy")
NOT_AWAITING: Final = refusal("EVL-4.43", "not-awaiting")


class RegenerateMove(Move):
    """EVL-4.43: a set gets a new animal, from hand or from the deck."""

    __slots__ = ("animal", "card")
    pattern: ClassVar[str] = "regenerate <animal:animal> [with <card:card>]"

    def __init__(self, animal: i64, card: i64 = NONE) -> None:
        self.animal: i64 = animal
        self.card: i64 = card


WORDS.moves(RegenerateMove)


class FewTraits(BearingRule):
    """EVL-4.5: beside Regeneration there is room for one trait, which must not raise the need."""

    def refuses(self, s: EvolutionState, kind: i64, animal: Animal) -> Phrase | None:
        """Pair traits, and those that others have put there, count too."""
        if animal.trait_count() >= MOST_TRAITS:
            return TOO_MANY_TRAITS
        if kind != REGENERATION_KIND:
            return TOO_NEEDY if s.need_of(kind) > 0 else None
        for laid in animal.cards():
            if s.need_of(laid.kind) > 0:
                return TOO_NEEDY
        return TOO_NEEDY if animal.hunter else None


class LeaveTraits(WhenEaten):
    """EVL-4.43: the animal card is discarded, its traits stay and wait for another."""

    def eaten(self, s: EvolutionState, hunter: Animal, prey: Animal) -> bool:
        """The set keeps the animal's number, and with it its place in age (EVL-3.18)."""
        seat = s.seats[prey.seat]
        s.discard(prey.seat, prey.card)
        prey.card = NONE
        prey.food = 0
        prey.marks = 0
        prey.hunter = 0
        seat.animals = [animal for animal in seat.animals if animal.number != prey.number]
        seat.waiting.append(prey)
        s.silenced.append(prey.number)
        refresh_with_partners(s, prey)
        s.tell(AWAITS_REGENERATION, prey.number)
        return True


class Restoration(Occasion):
    """EVL-3.16 step 2."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """If there is anything to restore."""
        for player in s.seats:
            if player.waiting:
                s.call(Regenerating(s.first))
                return


class Regenerating(Lap):
    """EVL-4.43: in turn order, each player restores all his sets, in the order he likes."""

    __slots__ = ()

    def regenerate(self, s: EvolutionState) -> Ask:
        """Which set next, and with which card of the hand; for an empty hand the deck provides."""
        return RegenerateQuestion(self.seat, REGENERATE.filled())

    def on_regenerate(self, s: EvolutionState, move: RegenerateMove) -> None:
        """The card becomes the animal of the set."""
        seat = s.seats[self.seat]
        for waiting in seat.waiting:
            if waiting.number == move.animal:
                self._restore(s, waiting, move.card)
                break
        self.goto("find_player")

    def _sits_out(self, s: EvolutionState) -> bool:
        """Who has nothing to restore any more, or no card for it."""
        seat = s.seats[self.seat]
        return not seat.waiting or (not seat.hand and s.deck_size() == 0)

    def _restore(self, s: EvolutionState, animal: Animal, card: i64) -> None:
        """The new animal keeps the place of the eaten one (EVL-3.18); it brings no card this turn."""
        seat = s.seats[animal.seat]
        from_deck = card == NONE
        if from_deck:
            card = s.take_from_deck(animal.seat)
        else:
            seat.hand.remove(card)
        seat.waiting = [other for other in seat.waiting if other.number != animal.number]
        seat.animals = sorted([*seat.animals, animal], key=age)
        animal.card = card
        animal.marks = REGENERATED
        s.silenced = [number for number in s.silenced if number != animal.number]
        refresh_with_partners(s, animal)
        s.tell(REGENERATES, animal.number)
        if from_deck:
            s.look_at(animal)


class RegenerateQuestion(Ask):
    """EVL-4.43: which set, and with which card?"""

    __slots__ = ()

    def tries(self, s: EvolutionState) -> list[Move]:
        """Every set and every own animal, with every card of the hand."""
        sets = [waiting for player in s.seats for waiting in player.waiting]
        animals = sets + s.seats[self.seat].animals
        return [RegenerateMove(animal.number, card) for animal in animals for card in cards_for(s, self.seat)]

    def refuses(self, s: EvolutionState, move: Move) -> Phrase | None:
        """EVL-4.43."""
        if not isinstance(move, RegenerateMove):
            return NOT_NOW
        if move.card not in cards_for(s, self.seat):
            return NOT_IN_HAND
        for waiting in s.seats[self.seat].waiting:
            if waiting.number == move.animal:
                return None
        return NOT_AWAITING


def cards_for(s: EvolutionState, seat: i64) -> list[int]:
    """EVL-4.43: the cards that can become an animal; for an empty hand the deck provides, which is NONE."""
    return s.seats[seat].hand or [NONE]


class Waiting(AnimalWord):
    """EVL-4.43: the animal was eaten, its traits stay: a set that waits for another animal."""

    def __init__(self) -> None:
        super().__init__("waiting", "EVL-4.43", ("feeding", "extinction", "regeneration", "deal"), "continents")
        self.survives = True
        self.seen = False  # it is no animal now

    def lay_last(self, s: EvolutionState, text: AnimalText, animal: Animal) -> None:
        """The animal card leaves the set."""
        if not animal.has(REGENERATION):
            raise BadPosition(f"{text.where}: {text.name} cannot be waiting without regeneration (EVL-4.43).")
        if text.food or text.states != ["waiting"]:
            raise BadPosition(f"{text.where}: {text.name} is waiting; it has no food and no other state (EVL-4.43).")
        seat = s.seats[animal.seat]
        seat.animals.remove(animal)
        seat.waiting.append(animal)
        seat.discard.append(animal.card)  # the animal that was eaten
        animal.card = NONE
        s.silenced.append(animal.number)

    def wrong(self, s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
        """EVL-4.43: a set is restored before the deal, but for want of any card."""
        if phase != "deal" or (s.deck_size() == 0 and not s.seats[animal.seat].hand):
            return None
        return "cannot be waiting any more, there was a card for it (EVL-4.43)"


class Regenerated(AnimalWord):
    """EVL-4.43: a set that has got a new animal this turn."""

    def __init__(self) -> None:
        super().__init__("regenerated", "EVL-4.43", AFTER_DEATHS, "continents", REGENERATED)
        self.seen = False
        self.survives = True
        self.trait = REGENERATION
        self.without = "regeneration"

    def wrong(self, s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
        """EVL-3.16 step 2."""
        return "has come after the feeding and has no food (EVL-3.16)" if text.food else None


def add_to(roles: Roles) -> None:
    """Regeneration restricts what may lie beside it, works when its bearer is eaten, and again before the deal."""
    roles.bearing_rules.append(FewTraits(REGENERATION))
    roles.when_eaten.append(LeaveTraits(REGENERATION, ignorable=False))
    roles.after_deaths.append(Restoration())
    roles.animal_words += [Waiting(), Regenerated()]
    roles.worths.append(Worth(REGENERATION))
