"""The nature deck: one card at the end of every turn (EVL-2.5, 3.16 step 6, 4.60 to 4.67)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import Animal, TraitCard
from tangledbank.games.evolution.continents.neoplasia import NEOPLASIA
from tangledbank.games.evolution.continents.refill import NEWCOMER
from tangledbank.games.evolution.kinds import NATURE, PARASITE, bit_of
from tangledbank.games.evolution.roles import Occasion, Roles
from tangledbank.games.evolution.scoring import points_of_animal, points_of_card
from tangledbank.games.evolution.words import NOT_NOW, NOT_YOUR_OWN, WORDS, event, question, refusal
from tangledbank.games.evolution.worth import Reply, Worth
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase
from tangledbank.kernel.question import Ask
from tangledbank.parts.decks import lay_deck
from tangledbank.parts.lap import Lap

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

INSULATION: Final = 1 << 41
IMMUNITY: Final = 1 << 42

FROST: Final = NATURE.index("frost")
COLD_SNAP: Final = NATURE.index("cold_snap")
EPIDEMIC: Final = NATURE.index("epidemic")
INFECTION: Final = NATURE.index("infection")
DROUGHT: Final = NATURE.index("drought")
GLACIER_ADVANCE: Final = NATURE.index("glacier_advance")
THAW: Final = NATURE.index("thaw")
NEXT_TURN: Final = (COLD_SNAP, DROUGHT, GLACIER_ADVANCE, THAW)

NATURE_POOL: Final = 1  # of the secrets: nature cards and playing cards never mix
HERD_OF_FROST: Final = 2  # EVL-4.60: who has fewer animals is spared
HERD_OF_EPIDEMIC: Final = 3  # EVL-4.62
SPARED: Final = PARASITE | NEOPLASIA  # EVL-4.63

SUFFER: Final = question("suffer <nature:nature>")
NATURE_CHANGES: Final = event("nature-changes <seat:seat> <nature:nature>")
NATURE_RESHUFFLED: Final = event("nature-reshuffled")
DIES_OF: Final = event("dies-of <animal:animal> <nature:nature>", motion="death to {animal}")
LOSES_TRAIT: Final = event("loses-trait <animal:animal> <face:face> <nature:nature>")
IS_SHELTERED: Final = refusal("EVL-4.20", "is-sheltered")
IS_NEWCOMER: Final = refusal("EVL-4.67", "is-newcomer")
CANNOT_BE_LOST: Final = refusal("EVL-4.63", "cannot-be-lost")


class LoseMove(Move):
    """EVL-4.60, 4.62: the animal that dies."""

    __slots__ = ("animal",)
    pattern: ClassVar[str] = "lose <animal:animal>"

    def __init__(self, animal: i64) -> None:
        self.animal: i64 = animal


class LoseTraitMove(Move):
    """EVL-4.63: the trait card that is lost."""

    __slots__ = ("card",)
    pattern: ClassVar[str] = "lose_trait <card:trait>"

    def __init__(self, card: i64) -> None:
        self.card: i64 = card


WORDS.moves(LoseMove, LoseTraitMove)


class NatureDeck(Occasion):
    """EVL-2.5: the deck of nature cards is shuffled."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """EVL-2.5."""
        s.nature.pile = lay_deck(s, s._tables.nature_deck(), NATURE_POOL)


class NatureCard(Occasion):
    """EVL-3.16 step 6: the first player reveals the top nature card."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """Also in the last turn (EVL-5.1)."""
        s.call(NatureChange(s.first))


class NatureChange(Lap):
    """EVL-4.60 to 4.67: a nature card is revealed and strikes one player after the other."""

    __slots__ = ("nature",)

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__(seat)
        self.nature: i64 = 0  # the number of its row

    def begin(self, s: EvolutionState) -> None:
        """EVL-3.16 step 6: reveal a card; from an empty deck the used pile makes a new one."""
        if not s.nature.pile:
            s.nature.discard.sort(key=lambda card: s.secrets.faces[card])  # what records of the shuffle count from
            s.nature.reshuffle(s)
            s.tell(NATURE_RESHUFFLED)
        card = s.nature.draw(s)
        s.nature.put_away(card)
        s.secrets.reveal(card)
        self.nature = s.secrets.faces[card]
        s.tell(NATURE_CHANGES, s.first, self.nature)
        if self.nature in NEXT_TURN:
            s.forecast = self.nature

    def suffer(self, s: EvolutionState) -> Ask | None:
        """In turn order (EVL-4.67) each affected player chooses what he loses."""
        return SufferQuestion(self.seat, self.nature).or_go_on(s)

    def on_suffer(self, s: EvolutionState, move: Move) -> None:
        """Nature deaths are not eating (EVL-4.67)."""
        if isinstance(move, LoseMove):
            s.tell(DIES_OF, move.animal, self.nature)
            s.remove_animal(s.animal(move.animal))
        elif isinstance(move, LoseTraitMove):
            self._lose_trait(s, move.card)

    def go_on(self, s: EvolutionState) -> None:
        """The next player to the left."""
        self._passed(s)

    def _lose_trait(self, s: EvolutionState, card: i64) -> None:
        for animal in s.animals():
            for laid in animal.solo:
                if laid.number == card:
                    s.tell(LOSES_TRAIT, animal.number, laid.kind, self.nature)
                    s.remove_trait(animal, laid)
                    return


class SufferQuestion(Ask):
    """EVL-4.60, 4.62, 4.63: what does a player lose?"""

    __slots__ = ("nature",)

    def __init__(self, seat: i64, nature: i64) -> None:
        super().__init__(seat, SUFFER.filled(nature))
        self.nature: i64 = nature

    def tries(self, s: EvolutionState) -> list[Move]:
        """Any animal, or any trait card on the table."""
        if self.nature != INFECTION:
            return [LoseMove(animal.number) for animal in s.animals()]
        return [LoseTraitMove(laid.number) for animal in s.animals() for laid in animal.cards()]

    def refuses(self, s: EvolutionState, move: Move) -> Phrase | None:
        """EVL-4.20, 4.63, 4.67."""
        if self.nature == INFECTION and isinstance(move, LoseTraitMove):
            for animal in s.animals():
                for laid in animal.cards():
                    if laid.number == move.card:
                        return cannot_lose_trait(s, self.seat, animal, laid)
        elif self.nature != INFECTION and isinstance(move, LoseMove):
            victim = s.find(move.animal)
            if victim is not None:
                return cannot_strike(s, self.seat, victim, self.nature)
        return NOT_NOW

    def offers(self, s: EvolutionState) -> list[Move]:
        """Nothing, if the card does not strike him."""
        return losses(s, self.seat, self.nature)


def shelter_from(nature: i64) -> int:
    """EVL-4.20: the trait that protects from a nature card."""
    return INSULATION if nature == FROST else IMMUNITY


def cannot_strike(s: EvolutionState, seat: i64, animal: Animal, nature: i64) -> Phrase | None:
    """EVL-4.20, 4.67: why a nature card does not affect an animal, when it is a player's turn to lose something."""
    if animal.seat != seat:
        return NOT_YOUR_OWN
    if animal.marked(NEWCOMER):
        return IS_NEWCOMER
    return IS_SHELTERED if animal.has(shelter_from(nature)) else None


def cannot_lose_trait(s: EvolutionState, seat: i64, animal: Animal, laid: TraitCard) -> Phrase | None:
    """EVL-4.63: why a trait card cannot be discarded for an infection."""
    if animal.seat == seat and (s._tables.traits[laid.kind].pair or bit_of(laid.kind) & SPARED):
        return CANNOT_BE_LOST
    return cannot_strike(s, seat, animal, INFECTION)


def losses(s: EvolutionState, seat: i64, nature: i64) -> list[Move]:
    """EVL-4.60, 4.62, 4.63: what a player must choose from; nothing if the card does not strike him."""
    animals = s.seats[seat].animals
    if nature == INFECTION:
        return [
            LoseTraitMove(laid.number)
            for animal in animals
            for laid in animal.solo
            if cannot_lose_trait(s, seat, animal, laid) is None
        ]
    if nature != FROST and nature != EPIDEMIC:
        return []
    moves: list[Move] = [
        LoseMove(animal.number) for animal in animals if cannot_strike(s, seat, animal, nature) is None
    ]
    if nature == FROST:
        herd = [animal for animal in animals if not animal.marked(NEWCOMER)]
        return moves if len(herd) >= HERD_OF_FROST else []
    return moves if len(moves) >= HERD_OF_EPIDEMIC else []


class LoseAnimal(Reply):
    """The animal that is worth least."""

    def cost(self, s: EvolutionState, move: Move) -> int | None:
        """Its points."""
        return points_of_animal(s, s.animal(move.animal)) if isinstance(move, LoseMove) else None


class LoseTrait(Reply):
    """The trait that is worth least."""

    def cost(self, s: EvolutionState, move: Move) -> int | None:
        """The points of the card."""
        return points_of_card(s, move.card) if isinstance(move, LoseTraitMove) else None


def add_to(roles: Roles) -> None:
    """The deck of nature cards."""
    roles.set_up.append(NatureDeck())
    roles.turn_ends.append(NatureCard())
    roles.worths += [Worth(INSULATION), Worth(IMMUNITY)]
    roles.replies += [LoseAnimal(LoseMove), LoseTrait(LoseTraitMove)]
