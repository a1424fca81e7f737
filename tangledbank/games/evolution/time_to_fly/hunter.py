"""Hunter: an animal card that hides its teeth, and turns an attack around (EVL-4.42, 7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.attack import COUNTER, Attack, cannot_attack_ignoring, ways_to_attack
from tangledbank.games.evolution.defences import running_attack
from tangledbank.games.evolution.kinds import HUNTER, number_of
from tangledbank.games.evolution.roles import Interception, Roles
from tangledbank.games.evolution.words import NOT_NOW, event, move, question, refusal
from tangledbank.kernel.phrase import NONE, Move, Phrase
from tangledbank.kernel.procedure import Ask, Procedure
from tangledbank.kernel.secrets import EVERYONE

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

HUNTER_KIND: Final = number_of(HUNTER)

REVEAL_HUNTER: Final = question("reveal_hunter <hunter:animal> <prey:animal>")
REVEAL: Final = move("reveal <revealed:animal>", path="choose:reveal revealed")
STAY_HIDDEN: Final = move("stay_hidden")
COUNTERATTACK: Final = question("counterattack <revealed:animal> <hunter:animal>")
STRIKE_BACK: Final = move("strike_back <prey:animal> [ignoring <ignored:trait>]", path="choose:strike_back ignored")
REVEALS: Final = event("reveals <revealed:animal> <hunter:animal>", motion="strike from {revealed} to {hunter}")
NO_READY_HUNTER: Final = refusal("EVL-4.42", "no-ready-hunter")
ATTACKED_ITSELF: Final = refusal("EVL-4.42", "hunter-attacked-itself")

STAYING_HIDDEN: Final = Move(STAY_HIDDEN)


def is_ready(s: EvolutionState, animal: Animal) -> bool:
    """EVL-4.42: an unrevealed Hunter without traits; it may also have been born or regenerated (EVL-4.51)."""
    return animal.trait_count() == 0 and HUNTER_KIND in s.faces_of(animal.card)


def looks_ready(s: EvolutionState, animal: Animal) -> bool:
    """Whether the others must reckon with a ready Hunter: they see the back of a card without traits."""
    return animal.trait_count() == 0 and (s.secrets.seen[animal.card] != EVERYONE or is_ready(s, animal))


class HiddenHunters(Interception):
    """EVL-4.34 step 3: when an animal without traits is attacked, a Hunter of its owner may show itself."""

    def intercept(self, s: EvolutionState, attack: Attack, prey: Animal) -> None:
        """EVL-7.1: whether there is a question follows from what everybody sees, so it gives nothing away."""
        if prey.trait_count() == 0:
            for animal in s.seats[prey.seat].animals:
                if animal.place == prey.place and looks_ready(s, animal):
                    s.call(HunterReveal(attack.hunter, prey.number))
                    return


class HunterReveal(Procedure):
    """EVL-4.42: a Hunter is revealed, the attack stops, and the Hunter attacks the attacker."""

    __slots__ = ("hunter", "prey", "revealed")

    def __init__(self, hunter: i64 = NONE, prey: i64 = NONE) -> None:
        super().__init__()
        self.hunter: i64 = hunter
        self.prey: i64 = prey
        self.revealed: i64 = NONE

    def reveal(self, s: EvolutionState) -> Ask | None:
        """A ready Hunter that is attacked itself must show itself; another one may.

        The owner answers even when there is nothing to choose: no pause may tell what lies there (EVL-7.1).
        """
        prey = s.animal(self.prey)
        own = s.seats[prey.seat].animals
        moves = [Move(REVEAL, animal.number) for animal in own if self._cannot_reveal(s, animal) is None]
        if self._cannot_stay_hidden(s) is None:
            moves.append(STAYING_HIDDEN)
        return Ask(prey.seat, REVEAL_HUNTER, moves, self.hunter, self.prey, secret=True)

    def on_reveal(self, s: EvolutionState, move: Move) -> None:
        """Turn the card over, or let the attack go on."""
        if move.phrase is REVEAL:
            self._turn_over(s, s.animal(move.a))
        else:
            self.end()

    def strike_back(self, s: EvolutionState) -> Ask | None:
        """The counter-attack is compulsory if it is possible with at most one card of the attacker ignored."""
        hunter, target = s.animal(self.revealed), s.animal(self.hunter)
        ways = ways_to_attack(s, hunter, target, COUNTER)
        if not ways:
            return None
        moves = [Move(STRIKE_BACK, target.number, card) for card in ways]
        return Ask(hunter.seat, COUNTERATTACK, moves, hunter.number, target.number)

    def on_strike_back(self, s: EvolutionState, move: Move) -> None:
        """A full attack, in which another Hunter may show itself."""
        s.call(Attack(self.revealed, self.hunter, COUNTER, move.b))

    def _turn_over(self, s: EvolutionState, animal: Animal) -> None:
        """The attack is over; the card is from now on an animal with a built-in Carnivorous."""
        self.revealed = animal.number
        running_attack(s)._fail()
        s.secrets.reveal(animal.card)
        animal.hunter = s.new_marks()
        s.refresh(animal)
        s.tell(REVEALS, animal.number, self.hunter)
        s.settle()

    def _cannot_reveal(self, s: EvolutionState, animal: Animal) -> Phrase | None:
        prey = s.animal(self.prey)
        if is_ready(s, prey) and animal.number != self.prey:
            return ATTACKED_ITSELF
        beside = animal.seat == prey.seat and animal.place == prey.place
        return None if beside and is_ready(s, animal) else NO_READY_HUNTER

    def _cannot_stay_hidden(self, s: EvolutionState) -> Phrase | None:
        return ATTACKED_ITSELF if is_ready(s, s.animal(self.prey)) else None

    def _is_striking_back(self) -> bool:
        return type(self).step_names[self.pc - 1] == "strike_back"

    def _tries(self, s: EvolutionState) -> list[Move]:
        if self._is_striking_back():
            cards = s.animal(self.hunter).cards()
            return [Move(STRIKE_BACK, self.hunter)] + [Move(STRIKE_BACK, self.hunter, laid.number) for laid in cards]
        own = s.seats[s.animal(self.prey).seat].animals
        return [STAYING_HIDDEN] + [Move(REVEAL, animal.number) for animal in own]

    def _refusal(self, s: EvolutionState, move: Move) -> Phrase | None:
        if self._is_striking_back():
            if move.phrase is not STRIKE_BACK or move.a != self.hunter:
                return NOT_NOW
            return cannot_attack_ignoring(s, s.animal(self.revealed), s.animal(self.hunter), COUNTER, move.b)
        if move.phrase is STAY_HIDDEN:
            return self._cannot_stay_hidden(s)
        animal = s.find(move.a) if move.phrase is REVEAL else None
        return NOT_NOW if animal is None else self._cannot_reveal(s, animal)


def add_to(roles: Roles) -> None:
    """Hunters lie among the other animals until one of these is attacked."""
    roles.interceptions.append(HiddenHunters())
