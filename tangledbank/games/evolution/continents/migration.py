"""Migration: any number of animals move at once, and Suckerfish go along (EVL-4.53 to 4.57)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.evolution.actions import FeedAction
from tangledbank.games.evolution.active import card_of
from tangledbank.games.evolution.animal import USED, Animal
from tangledbank.games.evolution.continents.ocean import move_animal, part_pairs
from tangledbank.games.evolution.continents.regeneration import MOST_TRAITS
from tangledbank.games.evolution.kinds import FLIGHT, MIGRATION, REGENERATION, SUCKERFISH, SWIMMING
from tangledbank.games.evolution.places import GONDWANA, LAURASIA, OCEAN
from tangledbank.games.evolution.roles import Roles
from tangledbank.games.evolution.words import DECLINE, NOT_NOW, NOT_YOUR_OWN, NOT_YOURS, event, move, question, refusal
from tangledbank.kernel.phrase import NONE, Move, Phrase
from tangledbank.kernel.procedure import Ask, Procedure

if TYPE_CHECKING:
    from tangledbank.games.evolution.feeding import Feeding
    from tangledbank.games.evolution.state import EvolutionState

CONTINENTS: Final = (LAURASIA, GONDWANA)
DESTINATIONS: Final = [LAURASIA, GONDWANA, OCEAN]
LIGHT: Final = 2  # a flying animal with more traits does not migrate

GATHER: Final = question("gather")
FOLLOW: Final = question("follow")
MIGRATE: Final = move("migrate <mover:animal> to <place:place>", path="mover choose:migrate place")
FOLLOW_TO: Final = move("follow <follower:animal> to <place:place>", path="follower choose:follow place")
SET_OFF: Final = move("set_off")
JOINS: Final = event("joins-migration <animal:animal> <place:place>")
ONLY_AS_FIRST: Final = refusal("EVL-4.53", "only-as-first")
CANNOT_MIGRATE: Final = refusal("EVL-4.53", "cannot-migrate")
HAS_MIGRATED: Final = refusal("EVL-4.53", "has-migrated")
NO_WAY: Final = refusal("EVL-4.53", "no-way")
GOES_ALREADY: Final = refusal("EVL-4.53", "goes-already")
CANNOT_FOLLOW: Final = refusal("EVL-4.54", "cannot-follow")
NOBODY_TO_FOLLOW: Final = refusal("EVL-4.54", "nobody-to-follow")
CANNOT_LEAVE: Final = refusal("EVL-4.57", "cannot-leave")

SETTING_OFF: Final = Move(SET_OFF)
STAYING: Final = Move(DECLINE)


def swims_or_walks(animal: Animal, place: i64) -> bool:
    """EVL-4.53: the ways by Migration, and of followers."""
    if animal.place == OCEAN or not animal.has(SWIMMING):
        return place in CONTINENTS and place != animal.place
    return place == OCEAN


def flies(animal: Animal, place: i64) -> bool:
    """EVL-4.53: the way by Flight, from one continent to the other."""
    return animal.place != OCEAN and place in CONTINENTS and place != animal.place


def wings(animal: Animal) -> bool:
    """EVL-4.53: whether an animal can migrate by Flight at all."""
    return animal.has(FLIGHT) and animal.trait_count() <= LIGHT


def cannot_leave_ocean(animal: Animal) -> bool:
    """EVL-4.57: an animal with Regeneration and two traits has no room for the Swimming it would get."""
    return animal.place == OCEAN and animal.traits & REGENERATION != 0 and animal.trait_count() >= MOST_TRAITS


def vehicle(s: EvolutionState, animal: Animal, place: i64) -> int:
    """The number of the unused card by which an animal can go to a place, Migration first; NONE if there is none."""
    if animal.has(MIGRATION) and swims_or_walks(animal, place):
        card = card_of(animal, MIGRATION).number
        if not s.card_marks[card] & USED:
            return card
    if wings(animal) and flies(animal, place):
        card = card_of(animal, FLIGHT).number
        if not s.card_marks[card] & USED:
            return card
    return NONE


def cannot_migrate(s: EvolutionState, animal: Animal, place: i64) -> Phrase | None:
    """EVL-4.53, 4.57: why an animal cannot migrate to a place."""
    by_migration, by_flight = animal.has(MIGRATION), wings(animal)
    if not by_migration and not by_flight:
        return CANNOT_MIGRATE
    if not (by_migration and swims_or_walks(animal, place)) and not (by_flight and flies(animal, place)):
        return NO_WAY
    if vehicle(s, animal, place) == NONE:
        return HAS_MIGRATED
    return CANNOT_LEAVE if cannot_leave_ocean(animal) else None


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
        animal = s.find(move.a)
        if animal is None or animal.seat != feeding.seat:
            return NOT_YOURS
        return cannot_migrate(s, animal, move.b)

    def tries(self, s: EvolutionState, feeding: Feeding) -> list[Move]:
        """Every animal to every place."""
        return [Move(MIGRATE, animal.number, place) for animal in s.animals() for place in DESTINATIONS]

    def place(self, s: EvolutionState, move: Move) -> int:
        """EVL-3.7: migrating is exempt from the location lock."""
        return NONE

    def carry_out(self, s: EvolutionState, feeding: Feeding, move: Move) -> None:
        """It takes the whole feed turn."""
        feeding.goto("end_feed_turn")
        s.call(Migrating(feeding.seat, move.a, move.b))


def offer_movers(s: EvolutionState, seat: i64, going: list[int], moves: list[Move]) -> None:
    """Add the moves of all animals of a seat that can still join a migration as movers."""
    for animal in s.seats[seat].animals:
        if animal.has(MIGRATION | FLIGHT) and animal.number not in going:
            for place in DESTINATIONS:
                if cannot_migrate(s, animal, place) is None:
                    moves.append(Move(MIGRATE, animal.number, place))


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
        moves: list[Move] = []
        offer_movers(s, self.seat, self.going, moves)
        self._offer_followers(s, self.seat, moves)
        if not moves:
            return None
        moves.append(SETTING_OFF)
        return Ask(self.seat, GATHER, moves)

    def on_gather(self, s: EvolutionState, move: Move) -> None:
        """Until he says that all are there."""
        if move.phrase is not SET_OFF:
            self._add(s, move)
            self.goto("gather")

    def follow(self, s: EvolutionState) -> Ask | None:
        """EVL-4.54: clockwise each other player may let his Suckerfish go along."""
        for turn in range(self.asked, s.players):
            seat = (self.seat + turn) % s.players
            moves: list[Move] = []
            self._offer_followers(s, seat, moves)
            if moves:
                moves.append(STAYING)
                return Ask(seat, FOLLOW, moves)
        return None

    def on_follow(self, s: EvolutionState, move: Move) -> None:
        """One follower after another, until he has no more or wants no more."""
        self.asked = (s.seat - self.seat) % s.players
        if move.phrase is FOLLOW_TO:
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
        s.tell(JOINS, move.a, move.b)
        if move.phrase is MIGRATE:  # movers stand before followers
            self.going.insert(self.movers, move.a)
            self.places.insert(self.movers, move.b)
            self.movers += 1
        else:
            self.going.append(move.a)
            self.places.append(move.b)

    def _offer_followers(self, s: EvolutionState, seat: i64, moves: list[Move]) -> None:
        for animal in s.seats[seat].animals:
            if animal.has(SUCKERFISH):
                for place in DESTINATIONS:
                    if self._cannot_follow(s, animal, place) is None:
                        moves.append(Move(FOLLOW_TO, animal.number, place))

    def _cannot_follow(self, s: EvolutionState, animal: Animal, place: i64) -> Phrase | None:
        if not animal.has(SUCKERFISH):
            return CANNOT_FOLLOW
        if animal.number in self.going:
            return GOES_ALREADY
        for one in range(self.movers):
            if self.places[one] == place and s.animal(self.going[one]).place == animal.place:
                if not swims_or_walks(animal, place):
                    return NO_WAY
                return CANNOT_LEAVE if cannot_leave_ocean(animal) else None
        return NOBODY_TO_FOLLOW

    def _is_gathering(self) -> bool:
        return type(self).step_names[self.pc - 1] == "gather"

    def _tries(self, s: EvolutionState) -> list[Move]:
        own = s.seats[s.seat].animals
        moves = [SETTING_OFF if self._is_gathering() else STAYING]
        for place in DESTINATIONS:
            moves += [Move(FOLLOW_TO, animal.number, place) for animal in own]
            if self._is_gathering():
                moves += [Move(MIGRATE, animal.number, place) for animal in own]
        return moves

    def _refusal(self, s: EvolutionState, move: Move) -> Phrase | None:
        if move.phrase is SET_OFF or move.phrase is DECLINE:
            return None if self._is_gathering() == (move.phrase is SET_OFF) else NOT_NOW
        animal = s.find(move.a) if move.phrase is FOLLOW_TO or move.phrase is MIGRATE else None
        if animal is None or (move.phrase is MIGRATE and not self._is_gathering()):
            return NOT_NOW
        if animal.seat != s.seat:
            return NOT_YOUR_OWN
        if move.phrase is FOLLOW_TO:
            return self._cannot_follow(s, animal, move.b)
        return GOES_ALREADY if animal.number in self.going else cannot_migrate(s, animal, move.b)


def add_to(roles: Roles) -> None:
    """Migration is an action that takes a whole feed turn."""
    roles.feed_actions.append(Migrate(MIGRATE, main=False))
