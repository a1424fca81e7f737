"""The roles a trait can play. A module of the game adds traits by adding to the lists of `Roles`; nothing else changes.

In the attack: a `StaticDefence` stops certain attacks before they begin (EVL-4.31), `WhenAttacked` and `Interception`
work when an animal is attacked (EVL-4.34 steps 2 and 3), a `Reaction` answers the attack (EVL-4.34 step 4), and
`WhenEaten` works when it has succeeded (EVL-4.36).

Elsewhere: a `FeedAction` is something to do in a feed turn (EVL-3.6), a `TokenWindow` opens before a red token is eaten
(EVL-3.13), a `Check` looks at the table after every single change (EVL-4.26), a `BearingRule` says what can lie on an
animal (EVL-4.5), a `PlayEffect` is what playing a card does beside that (EVL-4.9), and an `Occasion` is something
that happens at a fixed moment of the turn (EVL-3).

Beside the rules: a `Worth` says what a trait is worth to the bots, and a `Reply` what answering with a move costs.
`AnimalWord` and `CardWord` are what positions and views call the states of animals and the marks of cards, a
`PositionPart` reads what else a position says, and a `Sight` is what else a view shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from tangledbank.games.evolution.actions import FeedAction
from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.kinds import bit_of
from tangledbank.games.evolution.telling import AnimalWord, CardWord, PositionPart, Sight
from tangledbank.games.evolution.worth import Reply, Worth
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Phrase

if TYPE_CHECKING:
    from tangledbank.games.evolution.attack import Attack
    from tangledbank.games.evolution.state import EvolutionState


@mypyc_attr(allow_interpreted_subclasses=True)
class StaticDefence:
    """A trait of the prey that stops an attack from being declared (EVL-4.31)."""

    def __init__(self, trait: i64, refusal: Phrase) -> None:
        self.trait: i64 = trait  # one bit
        self.refusal: Phrase = refusal

    def blocks(self, s: EvolutionState, hunter: Animal, prey: Animal, kind: i64) -> bool:
        """Whether it stops this hunter in an attack of this kind; the prey is known to have the trait active."""
        raise NotImplementedError

    def cards(self, s: EvolutionState, prey: Animal) -> list[int]:
        """The numbers of the cards that give the defence; a hunter must ignore all of them."""
        return [laid.number for laid in prey.solo if bit_of(laid.kind) == self.trait]


@mypyc_attr(allow_interpreted_subclasses=True)
class WhenAttacked:
    """A trait of the prey that works as soon as it is attacked (EVL-4.34 step 2)."""

    def __init__(self, trait: i64) -> None:
        self.trait: i64 = trait  # one bit

    def attacked(self, s: EvolutionState, attack: Attack, prey: Animal) -> None:
        """The prey, known to have the trait active, is attacked."""
        raise NotImplementedError

    def afterwards(self, s: EvolutionState, hunter: Animal) -> None:
        """EVL-4.34 step 6: the attack has ended, the hunter lives, and the trait was noted in the attack."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Interception:
    """Something that may stop an attack before the prey defends itself (EVL-4.34 step 3)."""

    def intercept(self, s: EvolutionState, attack: Attack, prey: Animal) -> None:
        """Call the procedure that may stop it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class WhenEaten:
    """A trait of the prey that works when it is eaten (EVL-4.36)."""

    def __init__(self, trait: i64, ignorable: bool) -> None:
        self.trait: i64 = trait  # one bit
        self.ignorable: bool = ignorable  # by a hunter (EVL-4.33)

    def eaten(self, s: EvolutionState, hunter: Animal, prey: Animal) -> bool:
        """Let it work; says whether the prey has left already, so that it need not be discarded."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction:
    """A trait of the prey that answers a running attack (EVL-4.34)."""

    def __init__(self, trait: i64, verb: type[Move], compulsory: bool) -> None:
        self.trait: i64 = trait  # one bit
        self.verb: type[Move] = verb
        self.compulsory: bool = compulsory

    def offer(self, s: EvolutionState, attack: Attack, prey: Animal, moves: list[Move]) -> None:
        """Add the ways in which the prey can use it now; the prey is known to have the trait active."""
        raise NotImplementedError

    def tries(self, s: EvolutionState, attack: Attack) -> list[Move]:
        """The ways in which a player might think of using it."""
        return [self.verb()]

    def refusal(self, s: EvolutionState, attack: Attack, move: Move) -> Phrase | None:
        """Why a move with this reaction is refused, where it has conditions of its own."""
        return None

    def carry_out(self, s: EvolutionState, attack: Attack, move: Move) -> None:
        """Use it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TokenWindow:
    """Something that may happen while a red token is on its way to an animal (EVL-3.13)."""

    def open(self, s: EvolutionState, eater: Animal) -> None:
        """Call the procedure that asks for it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Check:
    """A look at the table after every single change (EVL-4.26, 4.49), some of them in the feeding phase only."""

    def __init__(self, only_in_feeding: bool) -> None:
        self.only_in_feeding: bool = only_in_feeding

    def look(self, s: EvolutionState) -> bool:
        """Do what follows from the change; says whether that has changed something in turn."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class BearingRule:
    """A condition for what can lie beside a trait on an animal, however it gets there (EVL-4.5)."""

    def __init__(self, trait: i64) -> None:
        self.trait: i64 = trait  # one bit

    def refuses(self, s: EvolutionState, kind: i64, animal: Animal) -> Phrase | None:
        """Why another trait cannot lie there; one of both is known to be the trait, the other may be."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayEffect:
    """What playing a trait card from hand does instead of putting it on the animal (EVL-4.9)."""

    def __init__(self, trait: i64) -> None:
        self.trait: i64 = trait  # one bit

    def refuses(self, s: EvolutionState, animal: Animal) -> Phrase | None:
        """Why it cannot be played on this animal."""
        raise NotImplementedError

    def play(self, s: EvolutionState, card: i64, animal: Animal) -> None:
        """Play it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Occasion:
    """Something that happens at a fixed moment of the turn (EVL-3)."""

    def happen(self, s: EvolutionState, seat: i64) -> None:
        """Do it, or call the procedure that does; `seat` is the one whom the moment concerns, or the first player."""
        raise NotImplementedError


class Roles:
    """The roles of all traits in play, by the modules chosen. A module that is not in play costs nothing.

    >>> Roles().feed_actions
    []
    """

    def __init__(self) -> None:
        self.static_defences: list[StaticDefence] = []
        self.when_attacked: list[WhenAttacked] = []
        self.interceptions: list[Interception] = []
        self.reactions: list[Reaction] = []
        self.when_eaten: list[WhenEaten] = []
        self.feed_actions: list[FeedAction] = []
        self.actions: dict[type[Move], FeedAction] = {}  # the same, by their moves
        self.token_windows: list[TokenWindow] = []
        self.checks: list[Check] = []
        self.bearing_rules: list[BearingRule] = []
        self.play_effects: list[PlayEffect] = []
        self.worths: list[Worth] = []
        self.replies: list[Reply] = []
        self.animal_words: list[AnimalWord] = []
        self.card_words: list[CardWord] = []
        self.position_parts: list[PositionPart] = []
        self.sights: list[Sight] = []
        self.fights: dict[str, tuple[str, str]] = {}  # questions about an attack: which arguments attack, are attacked
        self.resting: i64 = 0  # marks of animals that end with a trait
        self.particular: i64 = 0  # the traits that bearing rules are about
        self.played_otherwise: i64 = 0  # the traits that have play effects
        self.warming: i64 = 0  # the traits whose bearers do not feel the cold (EVL-4.61)
        self.ignoring: i64 = 0  # the trait that lets a hunter ignore one of the prey's (EVL-4.33)
        self.ignorable: i64 = 0  # the traits that can be ignored

        self.set_up: list[Occasion] = []  # EVL-2, before the deal
        self.turn_begins: list[Occasion] = []  # T0 (EVL-3.2)
        self.before_food: list[Occasion] = []  # T2 (EVL-3.4): before the dice,
        self.after_food: list[Occasion] = []  # and after them
        self.feeding_begins: list[Occasion] = []  # T3 (EVL-3.5)
        self.feed_turn_begins: list[Occasion] = []
        self.after_deaths: list[Occasion] = []  # T4 (EVL-3.16): step 2
        self.before_deal: list[Occasion] = []  # step 4
        self.fresh_hand: list[Occasion] = []  # step 5, for each seat that got one
        self.turn_ends: list[Occasion] = []  # step 6
        self.clean_up: list[Occasion] = []  # step 7

    def finish(self) -> None:
        """What follows from the roles: what a hunter can ignore (EVL-4.33), and which marks end with a trait.

        >>> Roles().finish()
        """
        self.actions = {action.verb: action for action in self.feed_actions}
        for rule in self.bearing_rules:
            self.particular |= rule.trait
        for way in self.play_effects:
            self.played_otherwise |= way.trait
        for word in self.animal_words:
            if word.rests:
                self.resting |= word.mark
        for defence in self.static_defences:
            self.ignorable |= defence.trait
        for reaction in self.reactions:
            self.ignorable |= reaction.trait
        for trouble in self.when_attacked:
            self.ignorable |= trouble.trait
        for effect in self.when_eaten:
            if effect.ignorable:
                self.ignorable |= effect.trait
