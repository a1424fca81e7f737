"""Shell: hiding from an attack, and the shells that the dead leave (EVL-4.40, 4.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from tangledbank.games.evolution.actions import FeedAction
from tangledbank.games.evolution.animal import Animal, Relic
from tangledbank.games.evolution.attack import AMBUSHING, Attack
from tangledbank.games.evolution.development import cannot_bear
from tangledbank.games.evolution.kinds import number_of
from tangledbank.games.evolution.roles import Reaction, Roles, StaticDefence
from tangledbank.games.evolution.telling import ONCE_FED, AnimalWord, PositionPart, Sight, place_named
from tangledbank.games.evolution.words import NOT_YOURS, OTHER_LOCATION, WORDS, event, refusal
from tangledbank.games.evolution.worth import Reply, Worth
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase

if TYPE_CHECKING:
    from tangledbank.games.evolution.feeding import Feeding
    from tangledbank.games.evolution.positions.stock import CardStock
    from tangledbank.games.evolution.state import EvolutionState
    from tangledbank.kernel.position import Section

SHELL: Final = 1 << 25
SHELL_KIND: Final = number_of(SHELL)

HIDDEN: Final = 1 << 4  # a mark of an animal: in its Shell (EVL-4.40)

HIDES: Final = event("hides <prey:animal>")
IS_HIDDEN: Final = refusal("EVL-3.12", "is-hidden")
IS_IN_SHELL: Final = refusal("EVL-4.31", "is-in-shell")
NO_TIME_TO_HIDE: Final = refusal("EVL-4.37", "no-time-to-hide")
TAKES_SHELL: Final = event("takes-shell <taker:animal>")
HAS_SHELL: Final = refusal("EVL-4.2", "has-shell")
NO_SUCH_SHELL: Final = refusal("EVL-4.41", "no-such-shell")
SHELL_IS_ELSEWHERE: Final = refusal("EVL-4.41", "shell-is-elsewhere")


class HideMove(Move):
    """EVL-4.40: the prey hides in its Shell."""

    __slots__ = ()
    pattern: ClassVar[str] = "hide"


class TakeShellMove(Move):
    """EVL-4.41: a shell of the dead is taken."""

    __slots__ = ("shell", "taker")
    pattern: ClassVar[str] = "take_shell <shell:shell> <taker:animal>"
    touches: ClassVar[str] = "taker choose:take_shell shell"

    def __init__(self, shell: i64, taker: i64) -> None:
        self.shell: i64 = shell
        self.taker: i64 = taker


WORDS.moves(HideMove, TakeShellMove)
HIDING: Final = HideMove()


class InTheShell(StaticDefence):
    """EVL-4.31: an animal hidden in its Shell cannot be attacked, not even from an ambush."""

    def blocks(self, s: EvolutionState, hunter: Animal, prey: Animal, kind: i64) -> bool:
        """EVL-4.40."""
        return prey.marked(HIDDEN)


class Hide(Reaction):
    """EVL-4.40: the prey hides until the end of the turn, and the hunter gets nothing."""

    def offer(self, s: EvolutionState, attack: Attack, prey: Animal, moves: list[Move]) -> None:
        """Whenever the attack is not an ambush."""
        if self.refusal(s, attack, HIDING) is None:
            moves.append(HIDING)

    def refusal(self, s: EvolutionState, attack: Attack, move: Move) -> Phrase | None:
        """EVL-4.37."""
        return NO_TIME_TO_HIDE if attack.kind == AMBUSHING else None

    def carry_out(self, s: EvolutionState, attack: Attack, move: Move) -> None:
        """EVL-4.40."""
        s.animal(attack.prey).marks |= HIDDEN
        s.tell(HIDES, attack.prey)
        attack._fail()


def find_shell(s: EvolutionState, number: i64) -> Relic | None:
    """The shell with that number in the centre."""
    for shell in s.centre:
        if shell.number == number:
            return shell
    return None


class TakeShell(FeedAction):
    """EVL-4.41: an animal takes a shell that a dead one has left in the same location."""

    def actor(self, move: Move) -> int:
        """The taker."""
        assert isinstance(move, TakeShellMove)
        return move.taker

    def _refuses(self, s: EvolutionState, feeding: Feeding, shell: Relic | None, taker: Animal) -> Phrase | None:
        if taker.seat != feeding.seat:
            return NOT_YOURS
        if not feeding._reaches(taker):
            return OTHER_LOCATION
        if shell is None:
            return NO_SUCH_SHELL
        if shell.place != taker.place:
            return SHELL_IS_ELSEWHERE
        if taker.traits & SHELL:
            return HAS_SHELL
        return cannot_bear(s, feeding.seat, s._tables.traits[SHELL_KIND], taker)

    def offer(self, s: EvolutionState, feeding: Feeding, moves: list[Move]) -> None:
        """Every shell with every animal that can bear it."""
        for shell in s.centre:
            for taker in s.seats[feeding.seat].animals:
                if self._refuses(s, feeding, shell, taker) is None:
                    moves.append(TakeShellMove(shell.number, taker.number))

    def refusal(self, s: EvolutionState, feeding: Feeding, move: Move) -> Phrase | None:
        """The first condition that the move fails."""
        assert isinstance(move, TakeShellMove)
        taker = s.find(move.taker)
        return NOT_YOURS if taker is None else self._refuses(s, feeding, find_shell(s, move.shell), taker)

    def tries(self, s: EvolutionState, feeding: Feeding) -> list[Move]:
        """Every shell with every animal."""
        return [TakeShellMove(shell.number, taker.number) for shell in s.centre for taker in s.animals()]

    def carry_out(self, s: EvolutionState, feeding: Feeding, move: Move) -> None:
        """It goes on top of the stack, unused."""
        assert isinstance(move, TakeShellMove)
        shell, taker = find_shell(s, move.shell), s.animal(move.taker)
        assert shell is not None
        s.centre = [other for other in s.centre if other.number != shell.number]
        s.put_trait(shell.kind, shell.card, taker)
        s.tell(TAKES_SHELL, taker.number)


class Hidden(AnimalWord):
    """EVL-4.40: in its Shell until the end of the turn."""

    def __init__(self) -> None:
        super().__init__("hidden", "EVL-4.40", ONCE_FED, mark=HIDDEN)
        self.trait = SHELL
        self.without = "a shell"
        self.rests = True
        self.refusal = IS_HIDDEN


class ShellsInPosition(PositionPart):
    """The shells of the dead in a position."""

    def lay(self, s: EvolutionState, stock: CardStock, top: Section) -> None:
        """`centre = ["shell"]`, or with Continents `centre = ["shell laurasia"]` (EVL-4.41)."""
        for text in top.texts("centre"):
            name, _, place = text.partition(" ")
            if name != "shell":
                raise BadPosition(f"centre: only shells lie in the centre, not {name!r} (EVL-4.41).")
            card = stock.take_trait(SHELL_KIND, "", "centre")
            s.centre.append(Relic(s.new_marks(), SHELL_KIND, card, place_named(s, place, "centre")))


class ShellsInSight(Sight):
    """The shells of the dead, which all see."""

    def of_place(self, s: EvolutionState, place: int) -> dict[str, Any]:
        """EVL-4.41."""
        return {
            "shells": [
                {"shell": relic.number, "design": s._tables.designs[s.secrets.faces[relic.card]].id}  # public
                for relic in s.centre
                if relic.place == place
            ]
        }


def add_to(roles: Roles) -> None:
    """Shell defends twice: by hiding, and while one is hidden."""
    roles.static_defences.append(InTheShell(SHELL, IS_IN_SHELL))
    roles.reactions.append(Hide(SHELL, HideMove, compulsory=False))
    roles.feed_actions.append(TakeShell(TakeShellMove, main=True))
    roles.animal_words.append(Hidden())
    roles.position_parts.append(ShellsInPosition())
    roles.sights.append(ShellsInSight())
    roles.worths.append(Worth(SHELL))
    roles.replies.append(Reply(HideMove))
