"""What the rest of an epoch may bring: what each animal is worth, and whether it will live.

Everything is counted in points (NEW-5.2). An animal is worth its points and, until the last epoch, the card that it
will bring (NEW-3.75) and the use of its traits in the epochs to come; all that times its chance to be fed and not to be
eaten. Only public things and the numbers of cards in hands are looked at, so that the value is the same in all worlds
that a player cannot tell apart.
"""

from __future__ import annotations

from tangledbank.games.newworld.animal import ASLEEP, POISONED, SHELTERED, Animal
from tangledbank.games.newworld.extinction import Extinction
from tangledbank.games.newworld.feeding import Feeding
from tangledbank.games.newworld.kinds import (
    CARNIVOROUS,
    COMMUNICATING_KIND,
    COOPERATING_KIND,
    HIBERNATING,
    SCAVENGING,
    THIEVING,
)
from tangledbank.games.newworld.protection import cannot_attack, could_attack
from tangledbank.games.newworld.scoring import points_of_animal, points_of_trait
from tangledbank.games.newworld.state import NewWorldState
from tangledbank.games.newworld.weights import NewWorldWeights


class Prospect:
    """What one animal is worth, and what it may hope for and must fear in this epoch."""

    __slots__ = ("animal", "danger", "hunger", "worth")

    def __init__(self, animal: Animal, worth: float) -> None:
        self.animal: Animal = animal
        self.worth: float = worth
        # Tokens it lacks; one that sleeps lacks nothing
        self.hunger: float = 0.0 if animal.marks & ASLEEP else max(float(animal.need - animal.food), 0.0)
        self.danger: float = 0.0  # the chance to be eaten


class Outlook:
    """What the rest of the epoch may bring to everybody."""

    __slots__ = ("areas", "feeding", "last", "prospects", "red", "s", "w")

    def __init__(self, s: NewWorldState, weights: NewWorldWeights) -> None:
        self.s: NewWorldState = s
        self.w: NewWorldWeights = weights
        self.last: bool = s.is_last_epoch()
        phase = s.stack[1]
        self.feeding: Feeding | None = phase if isinstance(phase, Feeding) else None
        self.areas: list[int] = s.open_areas()
        self.red: list[float] = [0.0] * len(s.red)
        over = isinstance(phase, Extinction)
        for area in self.areas:
            if not over:
                known = s.red[area] if self.feeding is not None else max(s.red[area], s._tables.food[area])
                self.red[area] = float(known)
        self.prospects: list[list[Prospect]] = [
            [Prospect(animal, self.worth(animal)) for animal in seat.animals] for seat in s.seats
        ]

    def fortunes(self) -> list[float]:
        """What each seat's side of the table is worth."""
        self.weigh_hunts()
        for mine in self.prospects:
            for prospect in mine:
                prospect.hunger = max(prospect.hunger - self.other_food(prospect.animal), 0.0)
        self.share_out()
        return [self.fortune(seat) for seat in range(self.s.players)]

    def worth(self, animal: Animal) -> float:
        """An animal's points (NEW-5.2), and what it is good for in the epochs to come."""
        worth = float(points_of_animal(self.s, animal))
        for laid in animal.pairs:
            worth += self.w.pair_points * float(points_of_trait(self.s, laid))
        if self.last:
            return worth
        worth += self.w.card_to_come + self.w.fat_token * float(len(animal.stored))
        for trait in self.w.lasting:
            if animal.traits & trait.traits:
                worth += trait.weight
        return worth + self.w.pair_lasting * len(animal.pairs)

    def weigh_hunts(self) -> None:
        """NEW-4.30 to 4.35: who can attack whom, what it brings to the predator and takes from the prey."""
        s = self.s
        for seat, mine in enumerate(self.prospects):
            for hunter in mine:
                predator = hunter.animal
                if not predator.has(CARNIVOROUS):
                    continue
                if self.feeding is not None and cannot_attack(s, predator) is not None:
                    continue
                prey: list[Prospect] = []
                for other, theirs in enumerate(self.prospects):
                    if other != seat:
                        prey += [prospect for prospect in theirs if could_attack(s, predator, prospect.animal)]
                if not prey:
                    continue
                drive = self.w.hunger_drives if hunter.hunger > 0 else self.w.greed_drives
                hunter.hunger = max(hunter.hunger - self.w.catch, 0.0)
                for prospect in prey:
                    prospect.danger += drive / len(prey)

    def other_food(self, animal: Animal) -> float:
        """What an animal can get beside areas and the hunt: its fat, theft, carrion (NEW-3.71, 4.22, 4.18)."""
        found = float(len(animal.stored))
        if animal.has(THIEVING) and not animal.rotated & THIEVING:
            found += self.w.theft
        return found + self.w.carrion if animal.has(SCAVENGING) else found

    def share_out(self) -> None:
        """NEW-3.50 to 3.53: what all get if the table takes turns, each feeding its best animal that can eat."""
        s = self.s
        surprise = self.w.new_area if self.feeding is None and not s.game.options["catastrophe"] else 0.0
        seat = s.first if self.feeding is None else self.feeding.seat
        if self.feeding is not None and self.feeding.basic_used:
            seat = (seat + 1) % s.players
        idle = 0
        while idle < s.players:
            idle += 1
            if not (self.feeding is not None and s.seats[seat].passed):
                eater = self.next_eater(seat, surprise > 0)
                if eater is not None:
                    idle = 0
                    if not self.eat(eater):
                        surprise -= 1.0
            seat = (seat + 1) % s.players

    def next_eater(self, seat: int, surprise: bool) -> Prospect | None:
        """The hungry animal of a seat for which a token does most."""
        best: Prospect | None = None
        highest = 0.0
        for prospect in self.prospects[seat]:
            if prospect.hunger > 0:
                urgency = prospect.worth / (prospect.hunger + 0.1)
                if urgency > highest and (surprise or self.place_to_eat(prospect.animal) >= 0):
                    best, highest = prospect, urgency
        return best

    def place_to_eat(self, animal: Animal) -> int:
        """An area with food that the animal may enter, a closed one rather than one for all; below zero if none is."""
        found = -1
        for area in self.areas:
            if self.red[area] > 0 and self.s.can_enter(animal, area):
                if self.s._tables.keys[area]:
                    return area
                found = area
        return found

    def eat(self, eater: Prospect) -> bool:
        """Take a token, and let pair traits pass some on (NEW-4.24, 4.25); says whether a known area gave it."""
        eater.hunger = max(eater.hunger - 1.0, 0.0)
        area = self.place_to_eat(eater.animal)
        if area >= 0:
            self.red[area] -= 1.0
        for laid in eater.animal.pairs:
            if laid.kind == COOPERATING_KIND or (laid.kind == COMMUNICATING_KIND and area >= 0 and self.red[area] > 0):
                for partner in self.prospects[eater.animal.seat]:
                    if partner.animal.number == laid.other(eater.animal.number) and partner.hunger > 0:
                        partner.hunger = max(partner.hunger - 1.0, 0.0)
                        if laid.kind == COMMUNICATING_KIND:
                            self.red[area] -= 1.0
        return area >= 0

    def fortune(self, seat: int) -> float:
        """What a seat's cards and animals are worth."""
        mine = self.s.seats[seat]
        if self.feeding is not None or mine.passed:
            total = 0.0 if self.last else self.w.card_held_back * len(mine.hand)
        else:
            total = self.w.card_in_hand * len(mine.hand)
        for prospect in self.prospects[seat]:
            total += prospect.worth * self.survival(prospect)
        return total

    def survival(self, prospect: Prospect) -> float:
        """The chance to live to the next epoch (NEW-3.70 to 3.72)."""
        animal = prospect.animal
        if animal.marks & POISONED:
            return 0.0
        fed = 1.0 if prospect.hunger <= 0 else self.w.luck + self.w.half_fed / (1.0 + prospect.hunger)
        if animal.has(HIBERNATING) and not self.last:
            fed = max(fed, self.w.sleep_saves)
        danger = 0.0 if animal.marks & SHELTERED else min(prospect.danger, 0.9)
        for trait in self.w.danger_left:
            if danger > 0 and animal.traits & trait.traits:
                danger *= trait.weight
        return fed * (1.0 - danger)
