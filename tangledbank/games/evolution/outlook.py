"""What the rest of a turn may bring: what each animal is worth, and whether it will live.

Everything is counted in points (EVL-5.2). An animal is worth its points and, until the last turn, the card that it
will bring (EVL-3.16 step 4) and the use of its traits in the turns to come; all that times its chance to be fed and
not to be eaten this turn. Only public things and the numbers of cards in hands are looked at, so that the value is
the same in all worlds that a player cannot tell apart.
"""

from __future__ import annotations

from typing import Final

from tangledbank.games.evolution.animal import ASLEEP, POISONED, USED, USED_LAST_TURN, Animal
from tangledbank.games.evolution.attack import (
    NORMAL,
    cannot_attack,
    cannot_be_attacked,
    may_ignore,
    ways_to_attack,
)
from tangledbank.games.evolution.feeding import Feeding
from tangledbank.games.evolution.kinds import (
    CARNIVOROUS,
    COMMUNICATION,
    COOPERATION,
    HIBERNATION,
    PIRACY,
    SCAVENGER,
    number_of,
)
from tangledbank.games.evolution.scoring import points_of_animal, points_of_set
from tangledbank.games.evolution.state import EvolutionState
from tangledbank.games.evolution.weights import EvolutionWeights

PIRACY_KIND: Final = number_of(PIRACY)
SCAVENGER_KIND: Final = number_of(SCAVENGER)
COMMUNICATION_KIND: Final = number_of(COMMUNICATION)
COOPERATION_KIND: Final = number_of(COOPERATION)


class Prospect:
    """What one animal is worth, and what it may hope for and must fear this turn."""

    __slots__ = ("animal", "danger", "help", "hunger", "worth")

    def __init__(self, animal: Animal, worth: float, hunger: float) -> None:
        self.animal: Animal = animal
        self.worth: float = worth
        self.hunger: float = hunger  # tokens it lacks
        self.help: float = 0.0  # tokens it can get beside the food base
        self.danger: float = 0.0  # the chance to be eaten


class Outlook:
    """What the rest of the turn may bring to everybody."""

    __slots__ = ("feeding", "last", "prospects", "s", "w")

    def __init__(self, s: EvolutionState, weights: EvolutionWeights) -> None:
        self.s: EvolutionState = s
        self.w: EvolutionWeights = weights
        self.last: bool = s.deck_size() == 0  # EVL-3.17
        top = s.stack[1]
        self.feeding: Feeding | None = top if isinstance(top, Feeding) else None
        self.prospects: list[list[Prospect]] = [
            [Prospect(animal, self.worth(animal), hunger_of(animal)) for animal in seat.animals] for seat in s.seats
        ]

    def fortunes(self) -> list[float]:
        """What each seat's side of the table is worth."""
        self.weigh_hunts()
        for mine in self.prospects:
            for prospect in mine:
                prospect.help += self.other_food(prospect.animal)
        shares = [self.share_out(place) for place in range(len(self.s.base))]
        return [self.fortune(seat, [share[seat] for share in shares]) for seat in range(self.s.players)]

    def worth(self, animal: Animal) -> float:
        """An animal's points (EVL-5.2), and what it is good for in the turns to come."""
        worth = float(points_of_animal(self.s, animal)) + self.w.pair_card * len(animal.pairs)
        if self.last:
            return worth
        worth += self.w.card_to_come + self.w.yellow_token * float(animal.yellow)
        share = 1.0
        for trait in self.s._roles.worths:
            if animal.traits & trait.trait:
                worth += self.w.lasting[trait.number]
                share *= trait.share(animal)
        return worth * share

    def weigh_hunts(self) -> None:
        """EVL-4.30 to 4.34: who can attack whom, what it brings to the hunter and takes from the prey."""
        s = self.s
        for seat, mine in enumerate(self.prospects):
            for hunter in mine:
                if not hunter.animal.has(CARNIVOROUS):
                    continue
                if self.feeding is not None and cannot_attack(s, hunter.animal) is not None:
                    continue
                clever = may_ignore(s, hunter.animal)
                prey: list[Prospect] = []
                for other, theirs in enumerate(self.prospects):
                    if other != seat:
                        for prospect in theirs:
                            if cannot_be_attacked(s, hunter.animal, prospect.animal) is None or (
                                clever and ways_to_attack(s, hunter.animal, prospect.animal, NORMAL)
                            ):
                                prey.append(prospect)
                if not prey:
                    continue
                drive = self.w.hunger_drives if hunter.hunger > 0 else self.w.greed_drives
                hunter.help += self.w.catch
                for prospect in prey:
                    prospect.danger += drive / len(prey)

    def other_food(self, animal: Animal) -> float:
        """What an animal can get beside the food base and the hunt: its fat, piracy, carrion (EVL-4.12, 4.22, 4.16)."""
        found = float(animal.yellow)
        if animal.has(PIRACY):
            found += 0.0 if self.is_used(animal, PIRACY, USED) else self.w.food[PIRACY_KIND]
        if animal.has(SCAVENGER):
            found += self.w.food[SCAVENGER_KIND]
        for trait in self.s._roles.worths:
            if trait.feeds and animal.active & trait.trait:
                found += self.w.food[trait.number] * trait.found(self.s, animal)
        return found

    def is_used(self, animal: Animal, trait: int, marks: int) -> bool:
        """Whether the card of a solo trait bears one of the marks."""
        kind = number_of(trait)
        for laid in animal.solo:
            if laid.kind == kind:
                return bool(self.s.card_marks[laid.number] & marks)
        return False

    def share_out(self, place: int) -> list[float]:
        """EVL-3.6: the tokens each seat will get if the table takes turns at the food base of a location."""
        s = self.s
        feeding = self.feeding
        shares = [0.0] * s.players
        wants: list[float] = []
        for mine in self.prospects:
            wanted = 0.0
            for prospect in mine:
                if prospect.animal.place == place:
                    wanted += prospect.hunger
                    if not prospect.animal.marks & ASLEEP:
                        wanted += float(prospect.animal.fat - prospect.animal.yellow)
            wants.append(wanted)
        if feeding is not None:
            base = float(s.base[place])
            seat = (feeding.seat + 1) % s.players if feeding.main_used else feeding.seat
        else:
            base = food_to_come(s, place)
            seat = s.first
        idle = 0
        while base > 0 and idle < s.players:
            idle += 1
            if wants[seat] > 0:
                idle = 0
                takes = min(base, wants[seat], 1.0 + self.links(seat, COMMUNICATION_KIND))
                gifts = min(wants[seat] - takes, self.links(seat, COOPERATION_KIND))
                base -= takes
                shares[seat] += takes + gifts
                wants[seat] -= takes + gifts
            seat = (seat + 1) % s.players
        return shares

    def links(self, seat: int, kind: int) -> float:
        """How many pair cards of a kind pass food on in a seat's feed turn (EVL-4.14), as a cautious guess."""
        found = 0
        for prospect in self.prospects[seat]:
            for laid in prospect.animal.pairs:
                if laid.kind == kind and laid.bearer == prospect.animal.number:
                    found += 1
        return self.w.link_works * found

    def fortune(self, seat: int, tokens: list[float]) -> float:
        """What a seat's cards and animals are worth if it gets that many tokens in each location, well used."""
        mine = self.s.seats[seat]
        if self.feeding is not None or mine.passed:
            total = 0.0 if self.last else self.w.card_held_back * len(mine.hand)
        else:
            total = self.w.card_in_hand * len(mine.hand)
        for awaiting in mine.waiting:  # EVL-4.43
            total += float(points_of_set(self.s, awaiting)) + (self.w.restored if mine.hand or not self.last else 0.0)
        luck = self.w.luck
        waiting = self.prospects[seat][:]
        while waiting:
            best = waiting[0]
            highest = -1.0
            for prospect in waiting:
                lacking = max(prospect.hunger - prospect.help, 0.0)
                urgency = prospect.worth / (lacking + 0.1)
                if urgency > highest:
                    best, highest = prospect, urgency
            waiting.remove(best)
            lacking = max(best.hunger - best.help, 0.0)
            spent = min(lacking, tokens[best.animal.place])
            tokens[best.animal.place] -= spent
            fed = 1.0 if best.hunger == 0 else self.w.care
            if lacking > 0:
                fed *= luck + (1 - luck) * spent / lacking if spent < lacking else 1.0
            total += best.worth * self.survival(best, fed)
        return total

    def survival(self, prospect: Prospect, fed: float) -> float:
        """The chance to live to the next turn (EVL-3.16 step 1)."""
        animal = prospect.animal
        if animal.marks & POISONED:
            return 0.0
        if animal.has(HIBERNATION) and not self.last and not self.is_used(animal, HIBERNATION, USED_LAST_TURN):
            fed = max(fed, self.w.sleep_saves)
        danger = min(prospect.danger, 0.9)
        if danger > 0:
            for trait in self.s._roles.worths:
                if animal.active & trait.trait:
                    danger *= self.w.danger_left[trait.number]
        return fed * (1.0 - danger)


def hunger_of(animal: Animal) -> float:
    """How many tokens an animal lacks (EVL-3.11)."""
    return 0.0 if animal.is_fed() else float(animal.need - animal.food)


def food_to_come(s: EvolutionState, place: int) -> float:
    """EVL-1.3, 1.4, 3.5: the food that dice and traits bring to a location on average."""
    food = 0.0
    for row, dice, fixed in s._tables.food_rows(s.players):
        if row == place:
            food += dice * 3.5 + fixed
    for trait in s._roles.worths:
        if trait.base:
            for seat in s.seats:
                for animal in seat.animals:
                    if animal.place == place and animal.has(trait.trait):
                        food += trait.base
    return food
