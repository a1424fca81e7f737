"""What a coach says: what each question is about, and what a player should see. Only public things and own cards."""

from __future__ import annotations

from typing import Final

from tangledbank.games.newworld.animal import Animal
from tangledbank.games.newworld.facts import fate_of
from tangledbank.games.newworld.feeding_moves import AttackMove, FeedMove, StealMove, TakeShelterMove
from tangledbank.games.newworld.kinds import CARNIVOROUS, POISONOUS
from tangledbank.games.newworld.moves import PlayTraitMove
from tangledbank.games.newworld.protection import cannot_attack, could_attack
from tangledbank.games.newworld.state import NewWorldState
from tangledbank.games.newworld.words import WORDS
from tangledbank.kernel.advice import Advice
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Filled

note: Final = WORDS.advice

# In Development
FIRST_ANIMAL: Final = note("NEW-3.24", "first-animal <card:card>", at="card")
LAST_EPOCH: Final = note("NEW-5.2", "last-epoch")
OPENS: Final = note("NEW-3.6", "opens <face:face> <animal:animal> <area:area>", at="animal")
SHIELD: Final = note("NEW-4.31", "shield <face:face> <animal:animal> <hunter:animal>", at="animal")
THREAT: Final = note("NEW-4.31", "threat <animal:animal> <hunter:animal>", at="animal")
MANY_MOUTHS: Final = note("NEW-3.41", "many-mouths <need:number> <food:number>", at="choose:pass")
KEPT_CARDS: Final = note("NEW-3.77", "kept-cards", at="choose:pass")
# In the Feeding phase
FOOD_IS_SHORT: Final = note("NEW-3.72", "food-is-short <food:number> <lacking:number>")
HUNGRY: Final = note("NEW-3.53", "hungry <animal:animal> <area:area>", at="animal")
CAN_HIDE: Final = note("NEW-4.51", "can-hide <animal:animal> <hunter:animal> <area:area>", at="animal")
CAN_HUNT: Final = note("NEW-4.30", "can-hunt <animal:animal> <prey:animal>", at="animal")
CAN_STEAL: Final = note("NEW-4.22", "can-steal <animal:animal> <victim:animal>", at="animal")
CAN_STORE: Final = note("NEW-4.2", "can-store <animal:animal>", at="animal")
DOOMED: Final = note("NEW-3.72", "doomed <animal:animal>", at="animal")
DANGER: Final = note("NEW-4.30", "danger <animal:animal> <hunter:animal>", at="animal")

ADVICE: Final = Advice(
    WORDS,
    {
        "develop": "NEW-3.21",
        "evolve": "NEW-6.4",
        "line_up": "NEW-3.27",
        "assign": "NEW-6.5",
        "feed": "NEW-3.51",
        "share": "NEW-4.42",
        "defend": "NEW-4.33",
        "survive": "NEW-3.71",
        "discard": "NEW-3.77",
    },
)


# ---------------------------------------------------------------------- Development


def no_animal(s: NewWorldState, seat: int) -> list[Filled]:
    """NEW-3.24: traits need an animal to lie on."""
    mine = s.seats[seat]
    return [] if mine.animals else [FIRST_ANIMAL.filled(mine.hand[0])]


def last_epoch(s: NewWorldState, seat: int) -> list[Filled]:
    """NEW-5.2: who lives now is counted."""
    return [LAST_EPOCH.filled()] if s.is_last_epoch() else []


def closed_areas(s: NewWorldState, seat: int) -> list[Filled]:
    """NEW-3.6: a trait in hand that would open an area to an own animal."""
    notes: dict[int, Filled] = {}
    for move in plays(s, seat):
        for area in s.open_areas():
            if area not in notes and not s.can_enter(s.animal(move.animal), area):
                after = with_trait(s, move)
                if after.can_enter(after.animal(move.animal), area):
                    notes[area] = OPENS.filled(move.face, move.animal, area)
    return list(notes.values())


def threats(s: NewWorldState, seat: int) -> list[Filled]:
    """Own animals that a predator of somebody else could attack: a card in hand that stops it, or the danger alone."""
    notes = []
    for hunter, prey in hunts_on(s, seat):
        shields = [move for move in plays(s, seat) if move.animal == prey.number and stops(s, move, hunter)]
        if shields:
            cheapest = min(shields, key=lambda move: s._tables.need[move.face])
            notes.append(SHIELD.filled(cheapest.face, prey.number, hunter.number))
        else:
            notes.append(THREAT.filled(prey.number, hunter.number))
    return notes


def plays(s: NewWorldState, seat: int) -> list[PlayTraitMove]:
    """The traits that can be put on own animals now."""
    return [move for move in s.moves if isinstance(move, PlayTraitMove) and s.owners[move.animal] == seat]


def with_trait(s: NewWorldState, move: PlayTraitMove) -> NewWorldState:
    """The table with one more trait."""
    after = s.copy()
    after.put_trait(move.face, move.card, after.animal(move.animal))
    return after


def stops(s: NewWorldState, move: PlayTraitMove, hunter: Animal) -> bool:
    """Whether a predator could no longer attack an animal that has one more trait."""
    after = with_trait(s, move)
    return not could_attack(after, after.animal(hunter.number), after.animal(move.animal))


def hunts_on(s: NewWorldState, seat: int) -> list[tuple[Animal, Animal]]:
    """Each own animal that can be attacked, with the first predator of somebody else that could."""
    hunters = [animal for animal in s.animals() if animal.seat != seat and animal.has(CARNIVOROUS)]
    found = []
    for prey in s.seats[seat].animals:
        dangerous = [hunter for hunter in hunters if could_attack(s, hunter, prey)]
        if dangerous:
            found.append((dangerous[0], prey))
    return found


def mouths(s: NewWorldState, seat: int) -> list[Filled]:
    """NEW-3.41: more is needed than the areas of the row hold when they are full."""
    need = sum(int(animal.need) for animal in s.animals())
    food = sum(max(s.red[area], s._tables.food[area]) for area in s.open_areas())
    return [MANY_MOUTHS.filled(need, food)] if need > food else []


def kept_cards(s: NewWorldState, seat: int) -> list[Filled]:
    """NEW-3.22, 3.77: nobody has to play all cards, and some of the rest can be kept."""
    kept = s.seats[seat].animals and not s.is_last_epoch() and not s._unlimited
    return [KEPT_CARDS.filled()] if kept else []


# ---------------------------------------------------------------------- Feeding


def hungry(s: NewWorldState, seat: int) -> list[Filled]:
    """NEW-3.53: who can take food and needs it, and whether there is enough for all of them."""
    where: dict[int, int] = {}  # the richest area for each hungry animal that can eat
    for move in s.moves:
        if isinstance(move, FeedMove) and lack(s.animal(move.eater)):
            richest = where.setdefault(move.eater, move.food)
            where[move.eater] = move.food if s.red[move.food] > s.red[richest] else richest
    lacking = sum(lack(animal) for animal in s.seats[seat].animals)
    food = sum(s.red[area] for area in s.open_areas())
    notes = [FOOD_IS_SHORT.filled(food, lacking)] if where and food < lacking else []
    return notes + [HUNGRY.filled(eater, area) for eater, area in where.items()]


def lack(animal: Animal) -> int:
    """How much food an animal still needs to live."""
    return max(int(animal.need - animal.food), 0)


def hiding_places(s: NewWorldState, seat: int) -> list[Filled]:
    """NEW-4.51: a shelter for an own animal that a predator could attack."""
    hunters = {prey.number: hunter.number for hunter, prey in hunts_on(s, seat)}
    shelters: dict[int, Filled] = {}
    for move in s.moves:
        if isinstance(move, TakeShelterMove) and move.animal in hunters and move.animal not in shelters:
            shelters[move.animal] = CAN_HIDE.filled(move.animal, hunters[move.animal], move.shelter)
    return list(shelters.values())


def helps(s: NewWorldState, seat: int) -> list[Filled]:
    """What an own animal could do beside taking food, where that does some good."""
    return list(dict.fromkeys(helped for move in s.moves for helped in help_by(s, seat, move)))


def help_by(s: NewWorldState, seat: int, move: Move) -> list[Filled]:
    """What is good about a move, if it is one of those that are easily forgotten."""
    if isinstance(move, AttackMove):
        harmless = s.owners[move.prey] != seat and not s.animal(move.prey).has(POISONOUS)
        return [CAN_HUNT.filled(move.predator, move.prey)] if harmless and lack(s.animal(move.predator)) else []
    if isinstance(move, StealMove):
        robs = s.owners[move.victim] != seat
        return [CAN_STEAL.filled(move.thief, move.victim)] if robs and lack(s.animal(move.thief)) else []
    if isinstance(move, FeedMove):
        return [CAN_STORE.filled(move.eater)] if s.animal(move.eater).is_fed() else []
    return []


def doomed(s: NewWorldState, seat: int) -> list[Filled]:
    """NEW-3.72: hungry, without fat or sleep, and nothing that it could do itself."""
    able = {move.arguments.get(name) for move in s.moves for name in ("eater", "predator", "thief")}
    return [
        DOOMED.filled(animal.number)
        for animal in s.seats[seat].animals
        if fate_of(s, animal) == "hunger" and f"animal:{animal.number}" not in able
    ]


def dangers(s: NewWorldState, seat: int) -> list[Filled]:
    """NEW-4.30: who could be attacked in this epoch, by a predator that can still attack."""
    return [
        DANGER.filled(prey.number, hunter.number)
        for hunter, prey in hunts_on(s, seat)
        if cannot_attack(s, hunter) is None
    ]


ADVICE.watch("develop", no_animal, last_epoch, threats, closed_areas, mouths, kept_cards)
ADVICE.watch("evolve", last_epoch, threats, mouths)
ADVICE.watch("feed", hungry, hiding_places, helps, doomed, dangers)
