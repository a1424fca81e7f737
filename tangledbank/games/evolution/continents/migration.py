"""Migration: any number of animals move at once, and Suckerfish go along (EVL-4.53 to 4.57)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from tangledbank.games.evolution.actions import FeedAction
from tangledbank.games.evolution.animal import USED
from tangledbank.games.evolution.attack import DECLINING
from tangledbank.games.evolution.continents.ocean import move_animal, part_pairs
from tangledbank.games.evolution.continents.ways import (
    CANNOT_LEAVE,
    DESTINATIONS,
    MIGRATION,
    NO_WAY,
    cannot_leave_ocean,
    cannot_migrate,
    swims_or_walks,
    vehicle,
)
from tangledbank.games.evolution.moves import DeclineMove
from tangledbank.games.evolution.roles import Roles
from tangledbank.games.evolution.telling import CardWord
from tangledbank.games.evolution.time_to_fly.flight_and_intellect import FLIGHT
from tangledbank.games.evolution.words import NOT_NOW, NOT_YOUR_OWN, NOT_YOURS, WORDS, event, question, refusal
from tangledbank.games.evolution.worth import Reply, Worth
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Phrase
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask

if TYPE_CHECKING:
    from tangledbank.games.evolution.feeding import Feeding
    from tangledbank.games.evolution.state import EvolutionState

SUCKERFISH: Final = 1 << 32

GATHER: Final = question("gather")
FOLLOW: Final = question("follow")
JOINS: Final = event("joins-migration <animal:animal> <place:place>")
ONLY_AS_FIRST: Final = refusal("EVL-4.53", "only-as-first")
GOES_ALREADY: Final = refusal("EVL-4.53", "goes-already")
CANNOT_FOLLOW: Final = refusal("EVL-4.54", "cannot-follow")
NOBODY_TO_FOLLOW: Final = refusal("EVL-4.54", "nobody-to-follow")


class MigrateMove(Move):
    """EVL-4.53: a mover and where it goes."""

    __slots__ = ("mover", "place")
    pattern: ClassVar[str] = "migrate <mover:animal> to <place:place>"
    touches: ClassVar[str] = "mover choose:migrate place"

    def __init__(self, mover: i64, place: i64) -> None:
        self.mover: i64 = mover
        self.place: i64 = place


class FollowMove(Move):
    """EVL-4.54: a Suckerfish and where it follows."""

    __slots__ = ("follower", "place")
    pattern: ClassVar[str] = "follow <follower:animal> to <place:place>"
    touches: ClassVar[str] = "follower choose:follow place"

    def __init__(self, follower: i64, place: i64) -> None:
        self.follower: i64 = follower
        self.place: i64 = place


class SetOffMove(Move):
    """EVL-4.53: all are there."""

    __slots__ = ()
    pattern: ClassVar[str] = "set_off"


WORDS.moves(MigrateMove, FollowMove, SetOffMove)
SETTING_OFF: Final = SetOffMove()


class Migrate(FeedAction):
    """EVL-4.53: the first mover; the others are gathered before all set off together."""

    def offer(self, s: EvolutionState, feeding: Feeding, moves: list[Move]) -> None:
        """Every animal that can go, with every place it can go to; only as the first action of a feed turn."""
        if not feeding.acted:
            offer_movers(s, feeding.seat, [], moves)

    def refusal(self, s: EvolutionState, feeding: Feeding, move: Move) -> Phrase | None:
        """The first condition that the move fails."""
        if feeding.acted:
            return ONLY_AS_FIRST
        assert isinstance(move, MigrateMove)
        animal = s.find(move.mover)
        if animal is None or animal.seat != feeding.seat:
            return NOT_YOURS
        return cannot_migrate(s, animal, move.place)

    def tries(self, s: EvolutionState, feeding: Feeding) -> list[Move]:
        """Every animal to every place."""
        return [MigrateMove(animal.number, place) for animal in s.animals() for place in DESTINATIONS]

    def place(self, s: EvolutionState, move: Move) -> int:
        """EVL-3.7: migrating is exempt from the location lock."""
        return NONE

    def carry_out(self, s: EvolutionState, feeding: Feeding, move: Move) -> None:
        """It takes the whole feed turn."""
        assert isinstance(move, MigrateMove)
        feeding.goto("end_feed_turn")
        s.call(Migrating(feeding.seat, move.mover, move.place))


def offer_movers(s: EvolutionState, seat: i64, going: list[int], moves: list[Move]) -> None:
    """Add the moves of all animals of a seat that can still join a migration as movers."""
    for animal in s.seats[seat].animals:
        if animal.has(MIGRATION | FLIGHT) and animal.number not in going:
            for place in DESTINATIONS:
                if cannot_migrate(s, animal, place) is None:
                    moves.append(MigrateMove(animal.number, place))


class Migrating(Procedure):
    """EVL-4.53, 4.54: movers and followers are named one by one; nobody moves before all are named."""

    __slots__ = ("asked", "going", "movers", "places", "seat")

    def __init__(self, seat: i64 = 0, mover: i64 = NONE, place: i64 = NONE) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.going: list[int] = [mover]  # movers first, then followers
        self.places: list[int] = [place]  # where each of them goes
        self.movers: i64 = 1  # how many of them are movers
        self.asked: i64 = 1  # how many players, from the one in turn on, have named all their followers

    def gather(self, s: EvolutionState) -> Ask | None:
        """The player in turn names further movers and his own followers."""
        return GatherQuestion(self.seat, GATHER.filled()).or_go_on(s)

    def on_gather(self, s: EvolutionState, move: Move) -> None:
        """Until he says that all are there."""
        if not isinstance(move, SetOffMove):
            self._add(s, move)
            self.goto("gather")

    def follow(self, s: EvolutionState) -> Ask | None:
        """EVL-4.54: clockwise each other player may let his Suckerfish go along."""
        for turn in range(self.asked, s.players):
            seat = (self.seat + turn) % s.players
            ask = FollowQuestion(seat, FOLLOW.filled()).or_go_on(s)
            if ask is not None:
                return ask
        return None

    def on_follow(self, s: EvolutionState, move: Move) -> None:
        """One follower after another, until he has no more or wants no more."""
        self.asked = (s.seat - self.seat) % s.players
        if isinstance(move, FollowMove):
            self._add(s, move)
        else:
            self.asked += 1
        self.goto("follow")

    def depart(self, s: EvolutionState) -> None:
        """All move; pair cards between locations are lost (EVL-4.56)."""
        vehicles = [vehicle(s, s.animal(self.going[one]), self.places[one]) for one in range(self.movers)]
        for card in vehicles:
            s.card_marks[card] |= USED
        for one in range(len(self.going)):
            move_animal(s, s.animal(self.going[one]), self.places[one])
        part_pairs(s)

    def _add(self, s: EvolutionState, move: Move) -> None:
        if isinstance(move, MigrateMove):  # movers stand before followers
            s.tell(JOINS, move.mover, move.place)
            self.going.insert(self.movers, move.mover)
            self.places.insert(self.movers, move.place)
            self.movers += 1
        elif isinstance(move, FollowMove):
            s.tell(JOINS, move.follower, move.place)
            self.going.append(move.follower)
            self.places.append(move.place)


def migration_of(s: EvolutionState) -> Migrating:
    """The migration for which animals are named."""
    top = s.stack[-1]
    assert isinstance(top, Migrating)
    return top


def cannot_follow(s: EvolutionState, seat: i64, number: i64, place: i64) -> Phrase | None:
    """EVL-4.54: why an animal of a player cannot follow a mover to a place."""
    animal = s.find(number)
    if animal is None:
        return NOT_NOW
    if animal.seat != seat:
        return NOT_YOUR_OWN
    if not animal.has(SUCKERFISH):
        return CANNOT_FOLLOW
    migration = migration_of(s)
    if animal.number in migration.going:
        return GOES_ALREADY
    for one in range(migration.movers):
        if migration.places[one] == place and s.animal(migration.going[one]).place == animal.place:
            if not swims_or_walks(animal, place):
                return NO_WAY
            return CANNOT_LEAVE if cannot_leave_ocean(animal) else None
    return NOBODY_TO_FOLLOW


def offer_followers(s: EvolutionState, seat: i64, moves: list[Move]) -> None:
    """Add the moves of all animals of a seat that can still join a migration as followers."""
    for animal in s.seats[seat].animals:
        if animal.has(SUCKERFISH):
            for place in DESTINATIONS:
                if cannot_follow(s, seat, animal.number, place) is None:
                    moves.append(FollowMove(animal.number, place))


class GatherQuestion(Ask):
    """EVL-4.53: who else of the player in turn goes along?"""

    __slots__ = ()

    def tries(self, s: EvolutionState) -> list[Move]:
        """Every own animal to every place, in both ways."""
        moves: list[Move] = [SETTING_OFF]
        for animal in s.seats[self.seat].animals:
            for place in DESTINATIONS:
                moves += [MigrateMove(animal.number, place), FollowMove(animal.number, place)]
        return moves

    def refuses(self, s: EvolutionState, move: Move) -> Phrase | None:
        """EVL-4.53, 4.54."""
        if isinstance(move, SetOffMove):
            return None
        if isinstance(move, FollowMove):
            return cannot_follow(s, self.seat, move.follower, move.place)
        animal = s.find(move.mover) if isinstance(move, MigrateMove) else None
        if animal is None or not isinstance(move, MigrateMove):
            return NOT_NOW
        if animal.seat != self.seat:
            return NOT_YOUR_OWN
        return GOES_ALREADY if animal.number in migration_of(s).going else cannot_migrate(s, animal, move.place)

    def offers(self, s: EvolutionState) -> list[Move]:
        """First the movers; without anybody left there is nothing to say."""
        moves: list[Move] = []
        offer_movers(s, self.seat, migration_of(s).going, moves)
        offer_followers(s, self.seat, moves)
        if moves:
            moves.append(SETTING_OFF)
        return moves


class FollowQuestion(Ask):
    """EVL-4.54: which Suckerfish of another player goes along?"""

    __slots__ = ()

    def tries(self, s: EvolutionState) -> list[Move]:
        """Every own animal to every place."""
        own = s.seats[self.seat].animals
        return [DECLINING, *[FollowMove(animal.number, place) for animal in own for place in DESTINATIONS]]

    def refuses(self, s: EvolutionState, move: Move) -> Phrase | None:
        """EVL-4.54."""
        if isinstance(move, DeclineMove):
            return None
        return cannot_follow(s, self.seat, move.follower, move.place) if isinstance(move, FollowMove) else NOT_NOW

    def offers(self, s: EvolutionState) -> list[Move]:
        """Without a Suckerfish there is nothing to decline."""
        moves: list[Move] = []
        offer_followers(s, self.seat, moves)
        if moves:
            moves.append(DECLINING)
        return moves


class StayAtHome(Reply):
    """Nobody follows a migration without having thought about it."""

    def cost(self, s: EvolutionState, move: Move) -> int | None:
        """Nothing, where the question is who follows."""
        return 0 if isinstance(move, DeclineMove) and isinstance(s.moves[0], FollowMove) else None


def add_to(roles: Roles) -> None:
    """Migration is an action that takes a whole feed turn."""
    roles.feed_actions.append(Migrate(MigrateMove, main=False, traits=MIGRATION | FLIGHT))
    roles.card_words.append(CardWord("used", USED, MIGRATION, "EVL-4.53"))
    roles.card_words.append(CardWord("used", USED, FLIGHT, "EVL-4.53", "continents"))
    roles.worths += [Worth(MIGRATION), Worth(SUCKERFISH)]
    roles.replies += [Reply(SetOffMove), StayAtHome(DeclineMove)]
