"""Facts for those who look on: what the rules make of the table, worked out by the conditions that decide (K10)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.evolution.attack import NORMAL, cannot_be_attacked, may_ignore, ways_to_attack
from tangledbank.games.evolution.kinds import CARNIVOROUS, ORDER
from tangledbank.games.evolution.moves import AttackMove, PirateMove, PlayTraitMove, TakeFoodMove
from tangledbank.games.evolution.places import PLACES
from tangledbank.games.evolution.tables import Design, Tables
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.secrets import Eyes

if TYPE_CHECKING:
    from tangledbank.games.evolution.animal import Animal
    from tangledbank.games.evolution.state import EvolutionState

SEATS: Final = tuple([f"seat:{seat}" for seat in range(8)])
TRAITS: Final = tuple([f"trait:{name}" for name in ORDER])


def things(s: EvolutionState, eyes: Eyes) -> dict[str, dict[str, Any]]:
    """What is known of animals, dead ones too, of trait cards in play, of food bases and of the own cards."""
    told: dict[str, dict[str, Any]] = dict(always_told(s._tables))
    for number, owner in enumerate(s.owners):
        if number > 0:
            told[f"animal:{number}"] = {"owner": SEATS[owner]}
    for seat in s.seats:
        for bearer in seat.animals:
            tell_traits(bearer, told)
        for bearer in seat.waiting:
            tell_traits(bearer, told)
    if eyes.seat is not None:
        for card in s.seats[eyes.seat].hand + s.seats[eyes.seat].discard:
            face = eyes.face(card)
            if face is not None:
                told[f"card:{card}"] = faces_told(s._tables.designs[face])
    tell_food_web(s, told)
    return told


@cache
def always_told(tables: Tables) -> dict[str, dict[str, Any]]:
    """What is the same at every moment: faces are called like traits, and a food base is touched to take food."""
    faces = {f"face:{row.id}": {"is": f"trait:{row.id}"} for row in tables.traits if row.set in tables.sets}
    places = PLACES[1:] if tables.continents else PLACES[:1]
    return {**faces, **{f"base:{place}": {"is": "choose:take_food"} for place in places}}


def tell_traits(bearer: Animal, told: dict[str, dict[str, Any]]) -> None:
    """Add the trait cards of an animal, or of a waiting set (EVL-4.43)."""
    for laid in bearer.cards():
        told[f"trait:{laid.number}"] = {"is": TRAITS[laid.kind]}


def faces_told(design: Design) -> dict[str, str]:
    """What is on a card: one trait, or two."""
    names = [TRAITS[kind] for kind in design.faces]
    return {"is": names[0]} if len(names) == 1 else {"one": names[0], "two": names[1]}


def tell_food_web(s: EvolutionState, told: dict[str, dict[str, Any]]) -> None:
    """EVL-4.31 to 4.33: whom each animal could eat and who could eat it. Whether it can hunt just now is not asked."""
    living = s.animals()
    names = [f"animal:{animal.number}" for animal in living]
    facts = [told[name] for name in names]
    for fact in facts:
        fact["prey"] = []
        fact["hunters"] = []
    for hunter, name, fact in zip(living, names, facts, strict=True):
        if hunter.has(CARNIVOROUS):
            prey = fact["prey"]
            for nth in could_eat(s, hunter, living):
                prey.append(names[nth])
                facts[nth]["hunters"].append(name)


def could_eat(s: EvolutionState, hunter: Animal, living: list[Animal]) -> list[int]:
    """EVL-4.31 to 4.33: which of the living a carnivore could attack, ignoring a card of the prey if it may."""
    if may_ignore(s, hunter):
        return [nth for nth, prey in enumerate(living) if ways_to_attack(s, hunter, prey, NORMAL)]
    return [nth for nth, prey in enumerate(living) if cannot_be_attacked(s, hunter, prey) is None]


def question_facts(s: EvolutionState) -> dict[str, Any]:
    """Of a question about an attack: who attacks, or might, and whom."""
    ask = s.question
    roles = None if ask is None else s._roles.fights.get(ask.what.phrase.name)
    if ask is None or roles is None:
        return {}
    attacker, target = roles
    named = [ask.arguments] if attacker else [move.arguments for move in ask.moves]
    attackers = [arguments[attacker or "hunter"] for arguments in named if (attacker or "hunter") in arguments]
    return {"attackers": list(dict.fromkeys(attackers)), "target": ask.arguments[target]}


def concerned(move: Move) -> dict[str, str]:
    """The first and the last animal of a move: the one that acts, and the one to which it is done."""
    animals = [element for element in move.arguments.values() if element.startswith("animal:")]
    return {"first": animals[0], "last": animals[-1]} if animals else {}


def paths(s: EvolutionState, move: Move) -> list[list[str]]:
    """Of a pair trait without direction either animal may be touched first; so may a food base and who eats from it.

    Nobody attacks or robs an own animal by a slip: that needs a word more.
    """
    path = move.path
    if isinstance(move, PlayTraitMove) and move.partner != NONE and not s._tables.traits[move.face].directed:
        return [path, [*path[:-2], path[-1], path[-2]]]
    if isinstance(move, TakeFoodMove):
        eater = s.find(move.eater)
        if eater is not None:
            base = f"base:{PLACES[eater.place]}"
            return [path, [path[0], base], [base, path[0]]]
    if isinstance(move, AttackMove) and is_own(s, move.hunter, move.prey):
        return [[path[0], "own:attack", *path[1:]]]
    if isinstance(move, PirateMove) and is_own(s, move.pirate, move.victim):
        return [[*path[:-1], "own:pirate", path[-1]]]
    return [path]


def is_own(s: EvolutionState, one: int, other: int) -> bool:
    """Whether two animals belong to one player."""
    return min(one, other) > 0 and max(one, other) < len(s.owners) and s.owners[one] == s.owners[other]
