"""The nature deck: one card at the end of every turn (EVL-2.5, 3.16 step 6, 4.60 to 4.67)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import NEWCOMER, Animal, TraitCard
from tangledbank.games.evolution.kinds import IMMUNITY, INSULATION, NATURE, NEOPLASIA, PARASITE, bit_of
from tangledbank.games.evolution.roles import Occasion, Roles
from tangledbank.games.evolution.words import NOT_NOW, NOT_YOUR_OWN, event, move, question, refusal
from tangledbank.kernel.phrase import Move, Phrase
from tangledbank.kernel.procedure import Ask, Procedure

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

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
LOSE: Final = move("lose <animal:animal>")
LOSE_TRAIT: Final = move("lose_trait <card:trait>")
NATURE_CHANGES: Final = event("nature-changes <seat:seat> <nature:nature>")
NATURE_RESHUFFLED: Final = event("nature-reshuffled")
DIES_OF: Final = event("dies-of <animal:animal> <nature:nature>")
LOSES_TRAIT: Final = event("loses-trait <animal:animal> <face:face> <nature:nature>")
IS_SHELTERED: Final = refusal("EVL-4.20", "is-sheltered")
IS_NEWCOMER: Final = refusal("EVL-4.67", "is-newcomer")
CANNOT_BE_LOST: Final = refusal("EVL-4.63", "cannot-be-lost")


class NatureCard(Occasion):
    """EVL-3.16 step 6: the first player reveals the top nature card."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """Also in the last turn (EVL-5.1)."""
        s.call(NatureChange())


class NatureChange(Procedure):
    """EVL-4.60 to 4.67: a nature card is revealed and carried out."""

    __slots__ = ("done", "nature")

    def __init__(self) -> None:
        super().__init__()
        self.nature: i64 = 0  # the number of its row
        self.done: i64 = 0  # how many players it has struck or spared

    def reveal(self, s: EvolutionState) -> None:
        """From an empty deck the used pile makes a new one, with new numbers, because nobody knows their order."""
        if not s.nature:
            faces = sorted([s.secrets.faces[card] for card in s.nature_used])
            s.nature = s.secrets.add([faces[place] for place in s.shuffled(len(faces))], NATURE_POOL)
            s.nature_used = []
            s.tell(NATURE_RESHUFFLED)
        card = s.nature.pop(0)
        s.nature_used.append(card)
        s.secrets.reveal(card)
        self.nature = s.secrets.faces[card]
        s.tell(NATURE_CHANGES, s.first, self.nature)
        if self.nature in NEXT_TURN:
            s.forecast = self.nature

    def suffer(self, s: EvolutionState) -> Ask | None:
        """In turn order (EVL-4.67) each affected player chooses what he loses."""
        for turn in range(self.done, s.players):
            seat = (s.first + turn) % s.players
            moves = losses(s, seat, self.nature)
            if moves:
                return Ask(seat, SUFFER, moves, self.nature)
        return None

    def on_suffer(self, s: EvolutionState, move: Move) -> None:
        """Nature deaths are not eating (EVL-4.67)."""
        self.done = (s.seat - s.first) % s.players + 1
        self.goto("suffer")
        if move.phrase is LOSE:
            s.tell(DIES_OF, move.a, self.nature)
            s.remove_animal(s.animal(move.a))
            return
        for animal in s.animals():
            for laid in animal.solo:
                if laid.number == move.a:
                    s.tell(LOSES_TRAIT, animal.number, laid.kind, self.nature)
                    s.remove_trait(animal, laid)
                    return

    def _tries(self, s: EvolutionState) -> list[Move]:
        if self.nature != INFECTION:
            return [Move(LOSE, animal.number) for animal in s.animals()]
        return [Move(LOSE_TRAIT, laid.number) for animal in s.animals() for laid in animal.cards()]

    def _refusal(self, s: EvolutionState, move: Move) -> Phrase | None:
        if move.phrase is not (LOSE_TRAIT if self.nature == INFECTION else LOSE):
            return NOT_NOW
        for animal in s.animals():
            for laid in animal.cards():
                if self.nature == INFECTION and laid.number == move.a:
                    return cannot_lose_trait(s, s.seat, animal, laid)
            if self.nature != INFECTION and animal.number == move.a:
                return NOT_YOUR_OWN if animal.seat != s.seat else cannot_strike(animal, self.nature)
        return NOT_NOW


def shelter_from(nature: i64) -> int:
    """EVL-4.20: the trait that protects from a nature card."""
    return INSULATION if nature == FROST else IMMUNITY


def cannot_strike(animal: Animal, nature: i64) -> Phrase | None:
    """EVL-4.20, 4.67: why a nature card does not affect an animal."""
    if animal.marked(NEWCOMER):
        return IS_NEWCOMER
    return IS_SHELTERED if animal.has(shelter_from(nature)) else None


def cannot_lose_trait(s: EvolutionState, seat: i64, animal: Animal, laid: TraitCard) -> Phrase | None:
    """EVL-4.63: why a trait card cannot be discarded for an infection."""
    if animal.seat != seat:
        return NOT_YOUR_OWN
    if s._tables.traits[laid.kind].pair or bit_of(laid.kind) & SPARED:
        return CANNOT_BE_LOST
    return cannot_strike(animal, INFECTION)


def losses(s: EvolutionState, seat: i64, nature: i64) -> list[Move]:
    """EVL-4.60, 4.62, 4.63: what a player must choose from; nothing if the card does not strike him."""
    animals = s.seats[seat].animals
    if nature == INFECTION:
        return [
            Move(LOSE_TRAIT, laid.number)
            for animal in animals
            for laid in animal.solo
            if cannot_lose_trait(s, seat, animal, laid) is None
        ]
    if nature != FROST and nature != EPIDEMIC:
        return []
    moves = [Move(LOSE, animal.number) for animal in animals if cannot_strike(animal, nature) is None]
    if nature == FROST:
        herd = [animal for animal in animals if not animal.marked(NEWCOMER)]
        return moves if len(herd) >= HERD_OF_FROST else []
    return moves if len(moves) >= HERD_OF_EPIDEMIC else []


def add_to(roles: Roles) -> None:
    """The deck of nature cards."""
    roles.turn_ends.append(NatureCard())
