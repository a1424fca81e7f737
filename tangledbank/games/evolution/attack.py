"""The attack (EVL-4.30 to 4.39): declaring it, its course, being eaten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.active import card_of, weapon_of
from tangledbank.games.evolution.animal import USED, Animal
from tangledbank.games.evolution.food import Meal, cannot_receive, receive
from tangledbank.games.evolution.kinds import CARNIVOROUS, SWIMMING, bit_of
from tangledbank.games.evolution.moves import DeclineMove, ScavengeMove
from tangledbank.games.evolution.roles import Reaction, StaticDefence
from tangledbank.games.evolution.scavenging import ScavengeQuestion
from tangledbank.games.evolution.words import (
    ATTACKS,
    CANNOT_IGNORE_THAT,
    DEFEND,
    HAS_ATTACKED,
    HUNTS_IN_WATER,
    IGNORES,
    IS_EATEN,
    IS_ITSELF,
    MUST_DEFEND,
    NO_SUCH_DEFENCE,
    NOT_CARNIVOROUS,
    NOT_NOW,
    PREY_IS_ELSEWHERE,
    SCAVENGES,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

# The kinds of attacks (EVL-4.34).
NORMAL: Final = 0
AMBUSHING: Final = 1
COUNTER: Final = 2

DECLINING: Final = DeclineMove()


def cannot_attack(s: EvolutionState, hunter: Animal) -> Phrase | None:
    """EVL-4.30: why an animal can attack nobody; None if it can."""
    if not hunter.has(CARNIVOROUS):
        return NOT_CARNIVOROUS
    if s.card_marks[weapon_of(hunter)] & USED:
        return HAS_ATTACKED
    return cannot_receive(s, hunter)


def cannot_be_attacked(
    s: EvolutionState, hunter: Animal, prey: Animal, kind: i64 = NORMAL, ignoring: i64 = NONE
) -> Phrase | None:
    """EVL-4.31 and 4.32: why this hunter cannot attack this prey, ignoring a card of it; None if it can."""
    if hunter.place != prey.place:
        return PREY_IS_ELSEWHERE
    if hunter.number == prey.number:
        return IS_ITSELF
    if hunter.has(SWIMMING) and not prey.has(SWIMMING):  # in the Ocean nobody bears the card (EVL-4.9)
        return HUNTS_IN_WATER
    for defence in s._roles.static_defences:
        if prey.active & defence.trait and defence.blocks(s, hunter, prey, kind):
            if ignoring == NONE and not s.ignored:
                return defence.refusal
            if not is_ignored(s, hunter, prey, defence, ignoring):
                return defence.refusal
    return None


def is_ignored(s: EvolutionState, hunter: Animal, prey: Animal, defence: StaticDefence, ignoring: i64) -> bool:
    """EVL-4.33: whether the hunter ignores every card that gives the prey a defence."""
    for card in defence.cards(s, prey):
        if card != ignoring and not s.ignores(hunter.number, card):
            return False
    return True


def may_ignore(s: EvolutionState, hunter: Animal) -> bool:
    """EVL-4.33: whether a hunter can ignore one card, once a turn."""
    ignoring = s._roles.ignoring
    return hunter.has(ignoring) and not s.card_marks[card_of(hunter, ignoring).number] & USED


def ways_to_attack(s: EvolutionState, hunter: Animal, prey: Animal, kind: i64) -> list[int]:
    """EVL-4.33: the cards of the prey that a hunter who can ignore one may ignore, NONE for attacking without."""
    cards = [NONE] + [laid.number for laid in prey.cards()]
    return [card for card in cards if cannot_attack_ignoring(s, hunter, prey, kind, card) is None]


def cannot_attack_ignoring(s: EvolutionState, hunter: Animal, prey: Animal, kind: i64, card: i64) -> Phrase | None:
    """EVL-4.30, 4.33: why a hunter who can ignore one card cannot attack this prey ignoring this one."""
    if card != NONE and not can_be_ignored(s, hunter, prey, card):
        return CANNOT_IGNORE_THAT
    return cannot_be_attacked(s, hunter, prey, kind, card)


def can_be_ignored(s: EvolutionState, hunter: Animal, prey: Animal, card: i64) -> bool:
    """EVL-4.33: whether a card of the prey works, protects it, and is not ignored already."""
    for index in range(prey.floor, len(prey.solo)):
        if prey.solo[index].number == card:
            fits = s._roles.ignorable & bit_of(prey.solo[index].kind)
            return fits != 0 and not s.ignores(hunter.number, card)
    for defence in s._roles.static_defences:  # a Symbiosis
        if prey.has(defence.trait) and card in defence.cards(s, prey):
            return not s.ignores(hunter.number, card)
    return False


class Attack(Procedure):
    """EVL-4.34: the course of an attack."""

    __slots__ = ("failed", "hunter", "ignoring", "kind", "noted", "place", "prey", "used")

    def __init__(self, hunter: i64 = NONE, prey: i64 = NONE, kind: i64 = NORMAL, ignoring: i64 = NONE) -> None:
        super().__init__()
        self.hunter: i64 = hunter
        self.prey: i64 = prey
        self.kind: i64 = kind
        self.ignoring: i64 = ignoring  # the card that is ignored from now on (EVL-4.33)
        self.place: i64 = 0
        self.used: i64 = 0  # reactions of the prey used in this attack, one bit each
        self.noted: i64 = 0  # traits that will trouble the hunter at the end of the attack, one bit each
        self.failed: bool = False

    def copy(self) -> Attack:
        """An equal attack; by hand, because a search copies states in mid-attack more than anything else."""
        new = Attack(self.hunter, self.prey, self.kind, self.ignoring)
        new.pc = self.pc
        new.place = self.place
        new.used = self.used
        new.noted = self.noted
        new.failed = self.failed
        return new

    def declare(self, s: EvolutionState) -> None:
        """EVL-4.34 step 1."""
        hunter = s.animal(self.hunter)
        self.place = hunter.place
        s.card_marks[weapon_of(hunter)] |= USED
        s.tell(ATTACKS, self.hunter, self.prey)
        if self.ignoring != NONE:
            self._ignore(s, hunter)

    def be_attacked(self, s: EvolutionState) -> None:
        """EVL-4.34 steps 2 and 3."""
        prey = s.animal(self.prey)
        for trouble in s._roles.when_attacked:
            if prey.active & trouble.trait:
                trouble.attacked(s, self, prey)
        for interception in s._roles.interceptions:
            interception.intercept(s, self, prey)

    def defend(self, s: EvolutionState) -> Ask | None:
        """EVL-4.34 step 4: the owner of the prey chooses one reaction after another."""
        return DefendQuestion(s.owners[self.prey], DEFEND.filled(self.hunter, self.prey)).or_go_on(s)

    def on_defend(self, s: EvolutionState, move: Move) -> None:
        """The reaction itself says how the attack goes on; after declining the prey is eaten."""
        for reaction in s._roles.reactions:
            if reaction.verb is type(move):
                self.used |= reaction.trait
                self.goto("defend")
                reaction.carry_out(s, self, move)

    def eat(self, s: EvolutionState) -> None:
        """EVL-4.36 steps 1 to 3: poison, death, two blue tokens."""
        hunter, prey = s.animal(self.hunter), s.animal(self.prey)
        s.tell(IS_EATEN, prey.number, hunter.number)
        gone = False
        for effect in s._roles.when_eaten:
            if prey.active & effect.trait:
                if effect.ignorable and s.ignores(hunter.number, card_of(prey, effect.trait).number):
                    continue
                if effect.eaten(s, hunter, prey):
                    gone = True
        if not gone:
            s.remove_animal(prey)
        s.call(Meal(hunter.number, 2))

    def suffer(self, s: EvolutionState) -> None:
        """EVL-4.34 step 6, before the scavengers come (EVL-4.36): what the hunter has drawn upon itself."""
        hunter = s.find(self.hunter) if self.noted else None
        if hunter is not None:
            for trouble in s._roles.when_attacked:
                if self.noted & trouble.trait:
                    trouble.afterwards(s, hunter)
        if self.failed:
            self.end()

    def scavenge(self, s: EvolutionState) -> Ask | None:
        """EVL-4.16: the first player, from the hunter's owner on, with a Scavenger that can receive food."""
        for seat in s.in_turn_order(s.owners[self.hunter]):
            ask = ScavengeQuestion(seat, self.place, self.prey).or_go_on(s)
            if ask is not None:
                return ask
        return None

    def on_scavenge(self, s: EvolutionState, move: ScavengeMove) -> None:
        """EVL-4.16: one blue token, for one animal in all."""
        s.tell(SCAVENGES, move.scavenger)
        receive(s, s.animal(move.scavenger), 1, red=False)

    def _ignore(self, s: EvolutionState, hunter: Animal) -> None:
        """EVL-4.33: a card of the prey does not work against this hunter until the end of the turn."""
        if may_ignore(s, hunter):
            s.card_marks[card_of(hunter, s._roles.ignoring).number] |= USED
        s.ignored.append(self.hunter << 16 | self.ignoring)
        for laid in s.animal(self.prey).cards():
            if laid.number == self.ignoring:
                s.tell(IGNORES, self.hunter, laid.kind)

    def _redirect(self, decoy: i64) -> None:
        """EVL-4.38: the attack goes on against another animal, whose reactions are fresh."""
        self.prey = decoy
        self.used = 0
        self.goto("be_attacked")

    def _fail(self) -> None:
        """EVL-4.34 step 6: the prey is not eaten, and the attack comes to its end."""
        self.failed = True
        self.goto("suffer")


def running_attack(s: EvolutionState) -> Attack:
    """The attack in progress: the innermost one on the stack."""
    for index in range(len(s.stack) - 1, -1, -1):
        procedure = s.stack[index]
        if isinstance(procedure, Attack):
            return procedure
    raise AssertionError("no attack is in progress")


class DefendQuestion(Ask):
    """EVL-4.34 step 4: how does the prey react?"""

    __slots__ = ()

    def tries(self, s: EvolutionState) -> list[Move]:
        """Every reaction, and none."""
        attack = running_attack(s)
        return [move for reaction in s._roles.reactions for move in reaction.tries(s, attack)] + [DECLINING]

    def refuses(self, s: EvolutionState, move: Move) -> Phrase | None:
        """A reaction must be there and say yes; none is possible only where none is compulsory."""
        attack = running_attack(s)
        prey = s.animal(attack.prey)
        if isinstance(move, DeclineMove):
            return MUST_DEFEND if self._offer_reactions(s, attack, prey, []) else None
        for reaction in s._roles.reactions:
            if reaction.verb is type(move):
                ready = is_ready(s, attack, prey, reaction)
                return reaction.refusal(s, attack, move) if ready else NO_SUCH_DEFENCE
        return NOT_NOW

    def offers(self, s: EvolutionState) -> list[Move]:
        """The reactions; without any there is nothing to decline."""
        attack = running_attack(s)
        moves: list[Move] = []
        must_defend = self._offer_reactions(s, attack, s.animal(attack.prey), moves)
        if moves and not must_defend:
            moves.append(DECLINING)
        return moves

    def _offer_reactions(self, s: EvolutionState, attack: Attack, prey: Animal, moves: list[Move]) -> bool:
        """Add the reactions that the prey can still use; says whether one of them is compulsory."""
        compulsory = False
        for reaction in s._roles.reactions:
            if is_ready(s, attack, prey, reaction):
                offered = len(moves)
                reaction.offer(s, attack, prey, moves)
                if reaction.compulsory and len(moves) > offered:
                    compulsory = True
        return compulsory


def is_ready(s: EvolutionState, attack: Attack, prey: Animal, reaction: Reaction) -> bool:
    """Whether the prey has a reaction, has not used it in this attack, and the hunter does not ignore it."""
    if not prey.active & reaction.trait or attack.used & reaction.trait:
        return False
    return not s.ignored or not s.ignores(attack.hunter, card_of(prey, reaction.trait).number)
