"""Hunter: an animal card that hides its teeth, and turns an attack around (EVL-4.42, 7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from tangledbank.games.evolution.active import CARNIVOROUS_KIND
from tangledbank.games.evolution.animal import USED, Animal
from tangledbank.games.evolution.attack import COUNTER, Attack, cannot_attack_ignoring, running_attack
from tangledbank.games.evolution.kinds import ORDER, number_of
from tangledbank.games.evolution.roles import Interception, Roles
from tangledbank.games.evolution.telling import AnimalWord, Sight
from tangledbank.games.evolution.words import NOT_NOW, WORDS, event, question, refusal
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask
from tangledbank.kernel.secrets import EVERYONE

if TYPE_CHECKING:
    from tangledbank.games.evolution.positions.animal_text import AnimalText
    from tangledbank.games.evolution.positions.stock import CardStock
    from tangledbank.games.evolution.state import EvolutionState

HUNTER: Final = 1 << 29
HUNTER_KIND: Final = number_of(HUNTER)

REVEAL_HUNTER: Final = question("reveal_hunter <hunter:animal> <prey:animal>")
COUNTERATTACK: Final = question("counterattack <revealed:animal> <hunter:animal>")
REVEALS: Final = event("reveals <revealed:animal> <hunter:animal>", motion="strike from {revealed} to {hunter}")
NO_READY_HUNTER: Final = refusal("EVL-4.42", "no-ready-hunter")
ATTACKED_ITSELF: Final = refusal("EVL-4.42", "hunter-attacked-itself")


class RevealMove(Move):
    """EVL-4.42: a Hunter shows itself."""

    __slots__ = ("revealed",)
    pattern: ClassVar[str] = "reveal <revealed:animal>"
    touches: ClassVar[str] = "choose:reveal revealed"

    def __init__(self, revealed: i64) -> None:
        self.revealed: i64 = revealed


class StayHiddenMove(Move):
    """EVL-4.42: no Hunter shows itself."""

    __slots__ = ()
    pattern: ClassVar[str] = "stay_hidden"


class StrikeBackMove(Move):
    """EVL-4.42: the Hunter attacks the attacker, ignoring a card of it if he likes."""

    __slots__ = ("ignored", "prey")
    pattern: ClassVar[str] = "strike_back <prey:animal> [ignoring <ignored:trait>]"
    touches: ClassVar[str] = "choose:strike_back ignored"

    def __init__(self, prey: i64, ignored: i64 = NONE) -> None:
        self.prey: i64 = prey
        self.ignored: i64 = ignored


WORDS.moves(RevealMove, StayHiddenMove, StrikeBackMove)
STAYING_HIDDEN: Final = StayHiddenMove()


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
        return RevealQuestion(s.owners[self.prey], self.hunter, self.prey)

    def on_reveal(self, s: EvolutionState, move: Move) -> None:
        """Turn the card over, or let the attack go on."""
        if isinstance(move, RevealMove):
            self._turn_over(s, s.animal(move.revealed))
        else:
            self.end()

    def strike_back(self, s: EvolutionState) -> Ask | None:
        """The counter-attack is compulsory if it is possible with at most one card of the attacker ignored."""
        return CounterattackQuestion(s.owners[self.revealed], self.revealed, self.hunter).or_go_on(s)

    def on_strike_back(self, s: EvolutionState, move: StrikeBackMove) -> None:
        """A full attack, in which another Hunter may show itself."""
        s.call(Attack(self.revealed, self.hunter, COUNTER, move.ignored))

    def _turn_over(self, s: EvolutionState, animal: Animal) -> None:
        """The attack is over; the card is from now on an animal with a built-in Carnivorous."""
        self.revealed = animal.number
        running_attack(s)._fail()
        s.secrets.reveal(animal.card)
        animal.hunter = s.new_marks()
        s.refresh(animal)
        s.tell(REVEALS, animal.number, self.hunter)


class RevealQuestion(Ask):
    """EVL-4.42: which Hunter shows itself?"""

    __slots__ = ("prey",)

    def __init__(self, seat: i64, hunter: i64, prey: i64) -> None:
        super().__init__(seat, REVEAL_HUNTER.filled(hunter, prey), secret=True)
        self.prey: i64 = prey

    def tries(self, s: EvolutionState) -> list[Move]:
        """Every own animal, or none."""
        moves: list[Move] = [RevealMove(animal.number) for animal in s.seats[self.seat].animals]
        return [*moves, STAYING_HIDDEN]

    def refuses(self, s: EvolutionState, move: Move) -> Phrase | None:
        """A ready Hunter beside the prey; if it is the prey itself, no other."""
        prey = s.animal(self.prey)
        if isinstance(move, StayHiddenMove):
            return ATTACKED_ITSELF if is_ready(s, prey) else None
        animal = s.find(move.revealed) if isinstance(move, RevealMove) else None
        if animal is None:
            return NOT_NOW
        if is_ready(s, prey) and animal.number != self.prey:
            return ATTACKED_ITSELF
        beside = animal.seat == prey.seat and animal.place == prey.place
        return None if beside and is_ready(s, animal) else NO_READY_HUNTER


class CounterattackQuestion(Ask):
    """EVL-4.42: which card of the attacker does the Hunter ignore?"""

    __slots__ = ("prey", "revealed")

    def __init__(self, seat: i64, revealed: i64, prey: i64) -> None:
        super().__init__(seat, COUNTERATTACK.filled(revealed, prey))
        self.revealed: i64 = revealed
        self.prey: i64 = prey

    def tries(self, s: EvolutionState) -> list[Move]:
        """None of them, or each."""
        cards = [NONE] + [laid.number for laid in s.animal(self.prey).cards()]
        return [StrikeBackMove(self.prey, card) for card in cards]

    def refuses(self, s: EvolutionState, move: Move) -> Phrase | None:
        """EVL-4.42."""
        if not isinstance(move, StrikeBackMove) or move.prey != self.prey:
            return NOT_NOW
        return cannot_attack_ignoring(s, s.animal(self.revealed), s.animal(self.prey), COUNTER, move.ignored)


class Revealed(AnimalWord):
    """EVL-4.42: a Hunter that has shown itself; the marks of its built-in Carnivorous follow: `revealed/used`."""

    def __init__(self) -> None:
        super().__init__("revealed", "EVL-4.42", module="time_to_fly")
        self.seen = False  # it is called a hunter
        self.design = "hunter"
        self.weapon = ORDER[CARNIVOROUS_KIND]

    def lay(self, s: EvolutionState, stock: CardStock, text: AnimalText, animal: Animal) -> None:
        """Everybody knows the card."""
        animal.hunter = s.new_marks()
        s.card_marks[animal.hunter] = text.marks_of_weapon()
        stock.seen[animal.card] = EVERYONE


class HuntersInSight(Sight):
    """Hunters that have shown themselves, and one's own that have not."""

    def of_animal(self, s: EvolutionState, animal: Animal, known: bool) -> dict[str, Any]:
        """EVL-7.1."""
        return {
            "hunter": animal.hunter != 0,
            "lurking": known and not animal.hunter and HUNTER_KIND in s.faces_of(animal.card),
            "hunter_used": bool(animal.hunter and s.card_marks[animal.hunter] & USED),
        }


def add_to(roles: Roles) -> None:
    """Hunters lie among the other animals until one of these is attacked."""
    roles.interceptions.append(HiddenHunters())
    roles.animal_words.append(Revealed())
    roles.sights.append(HuntersInSight())
    roles.fights["reveal_hunter"] = ("hunter", "prey")
    roles.fights["counterattack"] = ("revealed", "hunter")
