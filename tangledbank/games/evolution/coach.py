"""What a coach says: what each question is about, and what a player should see. Only public things and own cards."""

from __future__ import annotations

from typing import Final

from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.attack import cannot_attack
from tangledbank.games.evolution.facts import could_eat
from tangledbank.games.evolution.kinds import CARNIVOROUS, POISONOUS, bit_of
from tangledbank.games.evolution.moves import (
    AttackMove,
    ConvertFatMove,
    GrazeMove,
    HibernateMove,
    PirateMove,
    PlayTraitMove,
    TakeFoodMove,
)
from tangledbank.games.evolution.outlook import food_to_come
from tangledbank.games.evolution.state import EvolutionState
from tangledbank.games.evolution.words import WORDS
from tangledbank.kernel.advice import Advice
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Filled

note: Final = WORDS.advice

# In the development phase
FIRST_ANIMAL: Final = note("EVL-4.1", "first-animal <card:card>", at="card")
LAST_TURN: Final = note("EVL-3.17", "last-turn")
SHIELD: Final = note("EVL-4.31", "shield <face:face> <animal:animal> <hunter:animal>", at="animal")
THREAT: Final = note("EVL-4.31", "threat <animal:animal> <hunter:animal>", at="animal")
MANY_MOUTHS: Final = note("EVL-3.4", "many-mouths <need:number> <food:number>", at="choose:pass")
KEPT_CARDS: Final = note("EVL-3.3", "kept-cards", at="choose:pass")
# In the feeding phase
FOOD_IS_SHORT: Final = note("EVL-3.16", "food-is-short <food:number> <lacking:number>", at="base:table")
HUNGRY: Final = note("EVL-3.10", "hungry <animal:animal> <lacking:number>", at="animal")
CAN_HUNT: Final = note("EVL-4.30", "can-hunt <animal:animal> <prey:animal>", at="animal")
CAN_USE_FAT: Final = note("EVL-4.12", "can-use-fat <animal:animal>", at="animal")
CAN_SLEEP: Final = note("EVL-4.24", "can-sleep <animal:animal>", at="animal")
CAN_STEAL: Final = note("EVL-4.22", "can-steal <animal:animal> <victim:animal>", at="animal")
CAN_GRAZE: Final = note("EVL-4.21", "can-graze <animal:animal>", at="animal")
CAN_STORE: Final = note("EVL-4.12", "can-store <animal:animal>", at="animal")
DOOMED: Final = note("EVL-3.16", "doomed <animal:animal>", at="animal")
DANGER: Final = note("EVL-4.30", "danger <animal:animal> <hunter:animal>", at="animal")

ADVICE: Final = Advice(
    WORDS,
    {
        "develop": "EVL-3.3",
        "feed": "EVL-3.6",
        "share": "EVL-4.14",
        "defend": "EVL-4.34",
        "scavenge": "EVL-4.16",
        "reveal_hunter": "EVL-4.42",
        "counterattack": "EVL-4.42",
        "lie_in_wait": "EVL-4.37",
        "gather": "EVL-4.53",
        "follow": "EVL-4.54",
        "regenerate": "EVL-4.43",
        "settle": "EVL-3.16",
        "suffer": "EVL-4.60",
    },
)


# ---------------------------------------------------------------------- development


def no_animal(s: EvolutionState, seat: int) -> list[Filled]:
    """EVL-4.1: traits need an animal to lie on."""
    mine = s.seats[seat]
    return [] if mine.animals else [FIRST_ANIMAL.filled(mine.hand[0])]


def last_turn(s: EvolutionState, seat: int) -> list[Filled]:
    """EVL-3.17: who lives now is counted."""
    return [LAST_TURN.filled()] if s.deck_size() == 0 else []


def threats(s: EvolutionState, seat: int) -> list[Filled]:
    """Own animals that a carnivore of somebody else could attack: a card in hand that stops it, or the danger alone."""
    notes = []
    for hunter, prey in hunts_on(s, seat):
        shields = [move for move in plays_on(s, prey) if stops(s, move, prey, hunter)]
        if shields:
            cheapest = min(shields, key=lambda move: s.need_of(move.face))
            notes.append(SHIELD.filled(cheapest.face, prey.number, hunter.number))
        else:
            notes.append(THREAT.filled(prey.number, hunter.number))
    return notes


def hunts_on(s: EvolutionState, seat: int) -> list[tuple[Animal, Animal]]:
    """Each own animal that can be attacked, with the first carnivore of somebody else that could."""
    mine = s.seats[seat].animals
    found: dict[int, tuple[Animal, Animal]] = {}
    for hunter in s.animals():
        if hunter.seat != seat and hunter.has(CARNIVOROUS):
            for nth in could_eat(s, hunter, mine):
                found.setdefault(nth, (hunter, mine[nth]))
    return [found[nth] for nth in sorted(found)]


def plays_on(s: EvolutionState, animal: Animal) -> list[PlayTraitMove]:
    """The traits that can be put on an animal now, but those that do something else instead of lying there."""
    plays = [move for move in s.moves if isinstance(move, PlayTraitMove)]
    return [
        move
        for move in plays
        if animal.number in (move.animal, move.partner) and not bit_of(move.face) & s._roles.played_otherwise
    ]


def stops(s: EvolutionState, move: PlayTraitMove, prey: Animal, hunter: Animal) -> bool:
    """Whether a hunter could no longer attack an animal that has one more trait."""
    after = s.copy()
    partner = None if move.partner == NONE else after.animal(move.partner)
    after.put_trait(move.face, move.card, after.animal(move.animal), partner)
    return not could_eat(after, after.animal(hunter.number), [after.animal(prey.number)])


def mouths(s: EvolutionState, seat: int) -> list[Filled]:
    """EVL-3.4: more is needed than the dice bring on average."""
    need = sum(int(animal.need) for animal in s.animals())
    food = round(sum(food_to_come(s, place) for place, _, _ in s._tables.food_rows(s.players)))
    return [MANY_MOUTHS.filled(need, food)] if need > food else []


def kept_cards(s: EvolutionState, seat: int) -> list[Filled]:
    """EVL-3.3: nobody has to play all cards."""
    return [KEPT_CARDS.filled()] if s.seats[seat].animals and s.deck_size() > 0 else []


# ---------------------------------------------------------------------- feeding


def hungry(s: EvolutionState, seat: int) -> list[Filled]:
    """EVL-3.10, 3.16: who can take food and needs it, and whether there is enough for all of them."""
    eaters = [s.animal(move.eater) for move in s.moves if isinstance(move, TakeFoodMove)]
    starving = [animal for animal in eaters if not animal.is_fed()]
    lacking = sum(lack(animal) for animal in s.seats[seat].animals)
    food = sum(s.base)
    notes = [FOOD_IS_SHORT.filled(food, lacking)] if starving and food < lacking else []
    return notes + [HUNGRY.filled(animal.number, lack(animal)) for animal in starving]


def lack(animal: Animal) -> int:
    """How much food an animal still needs to live."""
    return 0 if animal.is_fed() else int(animal.need - animal.food)


def helps(s: EvolutionState, seat: int) -> list[Filled]:
    """What an own animal could do beside taking food, where that does some good."""
    notes = [helped for move in s.moves for helped in help_by(s, seat, move)]
    return list(dict.fromkeys(notes))


def help_by(s: EvolutionState, seat: int, move: Move) -> list[Filled]:
    """What is good about a move, if it is one of those that are easily forgotten."""
    if isinstance(move, AttackMove):
        harmless = s.owners[move.prey] != seat and not s.animal(move.prey).has(POISONOUS)
        return [CAN_HUNT.filled(move.hunter, move.prey)] if harmless and is_hungry(s, move.hunter) else []
    if isinstance(move, ConvertFatMove):
        return [CAN_USE_FAT.filled(move.eater)]
    if isinstance(move, HibernateMove):
        return [CAN_SLEEP.filled(move.sleeper)] if is_hungry(s, move.sleeper) else []
    if isinstance(move, PirateMove):
        robs = s.owners[move.victim] != seat
        return [CAN_STEAL.filled(move.pirate, move.victim)] if robs and is_hungry(s, move.pirate) else []
    if isinstance(move, GrazeMove):
        return [] if any(lack(animal) for animal in s.seats[seat].animals) else [CAN_GRAZE.filled(move.grazer)]
    if isinstance(move, TakeFoodMove):
        return [CAN_STORE.filled(move.eater)] if s.animal(move.eater).is_fed() else []
    return []


def is_hungry(s: EvolutionState, number: int) -> bool:
    """Whether an animal will die if it gets nothing more."""
    return lack(s.animal(number)) > 0


def doomed(s: EvolutionState, seat: int) -> list[Filled]:
    """EVL-3.16: hungry, no food within reach, and nothing that it could do itself."""
    able = {move.arguments.get(name) for move in s.moves for name in ("eater", "hunter", "pirate", "sleeper")}
    return [
        DOOMED.filled(animal.number)
        for animal in s.seats[seat].animals
        if lack(animal) and s.base[animal.place] == 0 and f"animal:{animal.number}" not in able
    ]


def dangers(s: EvolutionState, seat: int) -> list[Filled]:
    """EVL-4.30: who could be attacked before the turn is over, by a carnivore that can still attack."""
    return [
        DANGER.filled(prey.number, hunter.number)
        for hunter, prey in hunts_on(s, seat)
        if cannot_attack(s, hunter) is None
    ]


ADVICE.watch("develop", no_animal, last_turn, threats, mouths, kept_cards)
ADVICE.watch("feed", hungry, helps, doomed, dangers)
