"""What a move will lead to, told before it is made: by the conditions that decide, from what its player may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tangledbank.games.evolution.active import card_of
from tangledbank.games.evolution.animal import POISONED, Animal
from tangledbank.games.evolution.attack import NORMAL, Attack, is_ready, running_attack
from tangledbank.games.evolution.continents.migration import MigrateMove
from tangledbank.games.evolution.defences import ESCAPES
from tangledbank.games.evolution.facts import could_eat
from tangledbank.games.evolution.ice_age.nature import LoseMove, LoseTraitMove
from tangledbank.games.evolution.kinds import CARNIVOROUS, POISONOUS, RUNNING, number_of
from tangledbank.games.evolution.moves import (
    AttackMove,
    ConvertFatMove,
    DeclineMove,
    DropTailMove,
    EndFeedTurnMove,
    GrazeMove,
    HibernateMove,
    PassMove,
    PlayAnimalMove,
    PlayTraitMove,
    RunMove,
    TakeFoodMove,
)
from tangledbank.games.evolution.scoring import points_of_animal, points_of_card
from tangledbank.games.evolution.words import DEFEND, WORDS
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Filled

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

SIDES: Final = 6  # of the die
MEAL: Final = 2  # EVL-4.36: what a successful hunt brings

ahead: Final = WORDS.ahead
POISON: Final = ahead("poison <hunter:animal>")
MAY_RUN: Final = ahead("may-run <prey:animal> <sides:number>")
MAY_ANSWER: Final = ahead("may-answer <prey:animal> <face:face>")
WILL_WORK: Final = ahead("will-work <prey:animal> <face:face>")
GETS: Final = ahead("gets <hunter:animal> <tokens:number>")
STARVING: Final = ahead("starving <animal:animal>")
HUNGRY: Final = ahead("hungry <animal:animal> <lacking:number>")
DOOMED: Final = ahead("doomed <animal:animal>")
CARDS_STAY: Final = ahead("cards-stay <count:number>")
CARDS_LOST: Final = ahead("cards-lost <count:number>")
NEEDS: Final = ahead("needs <animal:animal> <food:number>")
ALL_NEED: Final = ahead("all-need <food:number>")
CAN_EAT: Final = ahead("can-eat <animal:animal> <count:number>")
EATEN_BY: Final = ahead("eaten-by <animal:animal> <count:number>")
FOOD_LEFT: Final = ahead("food-left <count:number>")
FAT_LEFT: Final = ahead("fat-left <eater:animal> <count:number>")
SLEEPS_ONCE: Final = ahead("sleeps-once <sleeper:animal>")
ESCAPE: Final = ahead("escape <sides:number>")
LOSES_POINTS: Final = ahead("loses-points <points:number>")
IS_EATEN: Final = ahead("is-eaten <prey:animal>")
FOOD_THERE: Final = ahead("food-there <place:place> <count:number>")


def foretell(s: EvolutionState, move: Move) -> list[Filled]:
    """What its player should know of a legal move, weightiest first."""
    if isinstance(move, AttackMove):
        return of_attack(s, move)
    if isinstance(move, (EndFeedTurnMove, PassMove)):
        return of_ending(s, move)
    if isinstance(move, (PlayTraitMove, PlayAnimalMove)):
        return of_card(s, move)
    if isinstance(move, (DropTailMove, LoseMove, LoseTraitMove, RunMove, DeclineMove)):
        return of_loss(s, move)
    return of_food(s, move)


# ---------------------------------------------------------------------- attacks


def of_attack(s: EvolutionState, move: AttackMove) -> list[Filled]:
    """EVL-4.34, 4.36: what the hunter must fear, how the prey may answer, and what a hunt brings."""
    hunter, prey = s.animal(move.hunter), s.animal(move.prey)
    found: list[Filled] = []
    for effect in s._roles.when_eaten:
        if not prey.has(effect.trait):
            continue
        if effect.ignorable and is_ignored(s, hunter, prey, effect.trait, move.ignored):
            continue
        poison = effect.trait == POISONOUS
        found.append(POISON.filled(hunter.number) if poison else will_work(prey, effect.trait))
    for trouble in s._roles.when_attacked:
        if prey.has(trouble.trait):
            found.append(will_work(prey, trouble.trait))
    attack = Attack(move.hunter, move.prey, NORMAL, move.ignored)
    for reaction in s._roles.reactions:
        ways: list[Move] = []
        ready = is_ready(s, attack, prey, reaction)
        if ready and not is_ignored(s, hunter, prey, reaction.trait, move.ignored):
            reaction.offer(s, attack, prey, ways)
        if ways and reaction.trait == RUNNING:
            found.append(MAY_RUN.filled(prey.number, SIDES + 1 - ESCAPES))
        elif ways:
            found.append(MAY_ANSWER.filled(prey.number, number_of(reaction.trait)))
    room = max(hunter.need - hunter.food, 0) + hunter.fat - hunter.yellow
    return [*found, GETS.filled(hunter.number, min(room, MEAL))]


def will_work(prey: Animal, trait: int) -> Filled:
    """A trait of the prey that works against the hunter."""
    return WILL_WORK.filled(prey.number, number_of(trait))


def is_ignored(s: EvolutionState, hunter: Animal, prey: Animal, trait: int, ignoring: int) -> bool:
    """EVL-4.33: whether the hunter ignores the card of a trait, from this attack on or since an earlier one."""
    card = card_of(prey, trait).number
    return card == ignoring or s.ignores(hunter.number, card)


# ---------------------------------------------------------------------- the end of a turn


def of_ending(s: EvolutionState, move: Move) -> list[Filled]:
    """EVL-3.3, 3.16, 3.17: who stays hungry when a player stops feeding, and what becomes of cards in hand."""
    assert s.question is not None
    mine = s.seats[s.question.seat]
    if isinstance(move, PassMove):
        last = s.deck_size() == 0
        return [(CARDS_LOST if last else CARDS_STAY).filled(len(mine.hand))] if mine.hand else []
    found = [DOOMED.filled(animal.number) for animal in mine.animals if animal.marked(POISONED)]
    hungry = [animal for animal in mine.animals if not animal.is_fed()]
    for animal in hungry:
        if s.base[animal.place] > 0:
            found.append(HUNGRY.filled(animal.number, animal.need - animal.food))
        else:
            found.append(STARVING.filled(animal.number))
    return found


# ---------------------------------------------------------------------- cards


def of_card(s: EvolutionState, move: PlayTraitMove | PlayAnimalMove) -> list[Filled]:
    """EVL-3.11, 4.31: what the animals will need, whom they could eat then, and who could eat them."""
    assert s.question is not None
    mine = s.seats[s.question.seat].animals
    if isinstance(move, PlayAnimalMove):
        return [ALL_NEED.filled(sum([animal.need for animal in mine]) + 1)] if mine else []
    row = s._tables.traits[move.face]
    if row.bit & s._roles.played_otherwise:
        return []
    after = s.copy()
    partner = after.animal(move.partner) if move.partner != NONE else None
    after.put_trait(move.face, NONE, after.animal(move.animal), partner)
    found: list[Filled] = []
    for number in (move.animal, move.partner):
        if number == NONE:
            continue
        before, now = s.animal(number), after.animal(number)
        if now.need != before.need:
            found.append(NEEDS.filled(number, now.need))
        if hunters_of(after, now) != hunters_of(s, before):
            found.append(EATEN_BY.filled(number, hunters_of(after, now)))
        if prey_of(after, now) != prey_of(s, before):
            found.append(CAN_EAT.filled(number, prey_of(after, now)))
    return found


def hunters_of(s: EvolutionState, animal: Animal) -> int:
    """EVL-4.31: how many animals of others could attack this one."""
    hunters = [hunter for hunter in s.animals() if hunter.seat != animal.seat and hunter.has(CARNIVOROUS)]
    return sum([len(could_eat(s, hunter, [animal])) for hunter in hunters])


def prey_of(s: EvolutionState, hunter: Animal) -> int:
    """EVL-4.31: how many animals of others this one could attack."""
    if not hunter.has(CARNIVOROUS):
        return 0
    return len(could_eat(s, hunter, [animal for animal in s.animals() if animal.seat != hunter.seat]))


# ---------------------------------------------------------------------- losses and food


def of_loss(s: EvolutionState, move: Move) -> list[Filled]:
    """EVL-4.34, 4.39, 5.2: the odds of running, and what is given up."""
    if isinstance(move, RunMove):
        return [ESCAPE.filled(SIDES + 1 - ESCAPES)]
    if isinstance(move, (DropTailMove, LoseTraitMove)):
        return [LOSES_POINTS.filled(points_of_card(s, move.card))]
    if isinstance(move, LoseMove):
        return [LOSES_POINTS.filled(points_of_animal(s, s.animal(move.animal)))]
    defends = s.question is not None and s.question.what.phrase is DEFEND
    return [IS_EATEN.filled(running_attack(s).prey)] if defends else []


def of_food(s: EvolutionState, move: Move) -> list[Filled]:
    """EVL-3.10, 4.12, 4.21, 4.24, 4.53: what is left afterwards, or waits elsewhere."""
    if isinstance(move, TakeFoodMove):
        return [FOOD_LEFT.filled(s.base[s.animal(move.eater).place] - 1)]
    if isinstance(move, GrazeMove):
        return [FOOD_LEFT.filled(s.base[s.animal(move.grazer).place] - 1)]
    if isinstance(move, ConvertFatMove):
        return [FAT_LEFT.filled(move.eater, s.animal(move.eater).yellow - move.count)]
    if isinstance(move, HibernateMove):
        return [SLEEPS_ONCE.filled(move.sleeper)]
    if isinstance(move, MigrateMove):
        return [FOOD_THERE.filled(move.place, s.base[move.place])]
    return []
