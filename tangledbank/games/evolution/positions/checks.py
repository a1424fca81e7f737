"""What cannot be on a table, whatever cards lie there: each with the rule that excludes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.games.evolution.active import card_of
from tangledbank.games.evolution.animal import USED_LAST_TURN, Animal
from tangledbank.games.evolution.continents.neoplasia import is_overgrown
from tangledbank.games.evolution.kinds import HIBERNATION, ORDER, R_STRATEGY, REGENERATION, SHELL
from tangledbank.games.evolution.positions.animal_text import AnimalText, TraitText
from tangledbank.kernel.errors import BadPosition

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

# The phases of a position; the last four are steps of T4 (EVL-3.16).
PHASES = ("start", "development", "food_base", "feeding", "extinction", "regeneration", "deal", "nature")
BEFORE_FOOD = ("start", "development", "food_base")
ONCE_FED = ("feeding", "extinction", "regeneration", "deal", "nature")
AFTER_DEATHS = ("regeneration", "deal", "nature")

# What comes to an end with the turn, so that it is not there before somebody has eaten (EVL-3.16 step 7).
PHASES_OF = {
    "asleep": ONCE_FED,
    "poisoned": ("feeding", "extinction"),
    "hidden": ONCE_FED,
    "newborn": ONCE_FED,
    "paralysed": (*ONCE_FED, "start"),  # it ends when the next turn begins (EVL-3.2)
    "waiting": ("feeding", "extinction", "regeneration", "deal"),
    "regenerated": AFTER_DEATHS,
    "newcomer": ("nature",),
    "breeding": ("nature", "start"),  # marked by the deal (EVL-4.50)
}
MARKS_OF_THE_TURN = ("used", "scared", "inked")

# The module that brings a state or a mark.
MODULE_OF = {
    "newborn": ("time_to_fly", "EVL-4.26"),
    "revealed": ("time_to_fly", "EVL-4.42"),
    "carnivorous/inked": ("time_to_fly", "EVL-4.35"),
    "paralysed": ("continents", "EVL-4.46"),
    "waiting": ("continents", "EVL-4.43"),
    "regenerated": ("continents", "EVL-4.43"),
    "newcomer": ("continents", "EVL-3.16"),
    "flight/used": ("continents", "EVL-4.53"),
    "breeding": ("gift_specials", "EVL-4.50"),
}

# The trait without which an animal cannot be in a state.
TRAIT_OF = {
    "asleep": (HIBERNATION, "hibernation", "EVL-4.24"),
    "hidden": (SHELL, "a shell", "EVL-4.40"),
    "regenerated": (REGENERATION, "regeneration", "EVL-4.43"),
}


def check_words(s: EvolutionState, phase: str, text: AnimalText) -> None:
    """Refuse states, food and marks that do not go with the modules or with the phase."""
    for word in [*text.states, *[word for trait in text.traits for word in marked(trait)]]:
        if word in MODULE_OF:
            module, rule = MODULE_OF[word]
            if module not in s._tables.sets:
                raise BadPosition(f"{text.where}: {word} is not there without the module {module} ({rule}).")
    check_marks_of_turn(phase, text.traits, text.where)
    for state in text.states:
        if phase not in PHASES_OF.get(state, PHASES):
            raise BadPosition(f"{text.where}: {text.name} cannot be {state} in the phase {phase} (EVL-3.16).")
    if (text.food or text.marks) and phase in BEFORE_FOOD:
        raise BadPosition(f"{text.where}: {text.name} can neither have food nor have attacked by now (EVL-3.16).")


def marked(trait: TraitText) -> list[str]:
    """A trait with each of its marks, as a position writes it."""
    return [f"{ORDER[trait.kind]}/{mark}" for mark in trait.marks]


def check_marks_of_turn(phase: str, traits: list[TraitText], where: str) -> None:
    """EVL-3.16 step 7: a turn begins without marks of use."""
    for trait in traits:
        for mark, word in zip(trait.marks, marked(trait), strict=True):
            if phase in BEFORE_FOOD and mark in MARKS_OF_THE_TURN:
                raise BadPosition(f"{where}: there is no {word} in the phase {phase} (EVL-3.16).")


def check_animal(s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> None:
    """Refuse what an animal with its traits, food and states cannot be."""
    for check in CHECKS:
        wrong = check(s, phase, text, animal)
        if wrong is not None:
            raise BadPosition(f"{text.where}: {text.name} {wrong}.")


def too_much_food(s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
    """EVL-3.14: food is placed up to the need. It stays when the need drops (ruling 9), but no need is higher."""
    tables = s._tables
    most = 1 + s.cold
    for kind, row in enumerate(tables.traits):
        cards = sum(design.count for design in tables.designs if kind in design.faces)
        most += row.need * (cards if row.pair else min(cards, 1))
    return None if text.food <= most else f"cannot have {text.food} food, no animal needs more than {most} (EVL-3.14)"


def unfit_state(s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
    """EVL-4.24, 4.40: some states rest on a trait that works; paralysis ends them (EVL-4.46)."""
    for state, (trait, name, rule) in TRAIT_OF.items():
        if state in text.states:
            if "paralysed" in text.states:
                return f"cannot be {state} and paralysed (EVL-4.46)"
            if not animal.has(trait):
                return f"cannot be {state} without {name} ({rule})"
    return None


def odd_sleep(s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
    """EVL-3.17, 4.24: nobody sleeps in the last turn, or two turns in a row. After the deaths the deck may run out."""
    if "asleep" not in text.states:
        return None
    if s.deck_size() == 0 and phase not in AFTER_DEATHS:
        return "cannot be asleep when the deck is empty (EVL-3.17)"
    slept = s.card_marks[card_of(animal, HIBERNATION).number] & USED_LAST_TURN
    return "cannot be asleep two turns in a row (EVL-4.24)" if slept else None


def odd_newborn(s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
    """EVL-4.26: a calf has one token; in the turn of its birth it can only take a Shell (EVL-4.41)."""
    if "newborn" not in text.states:
        return None
    if text.food != 1:
        return f"is newborn and has 1 food, not {text.food} (EVL-4.26)"
    bare = not animal.pairs and all(s._tables.traits[laid.kind].relic for laid in animal.solo)
    return None if bare else "is newborn and has no trait but perhaps a shell (EVL-4.26)"


def odd_set(s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
    """EVL-4.43: a set is restored before the deal, but for want of any card."""
    if "waiting" not in text.states or phase != "deal" or (s.deck_size() == 0 and not s.seats[animal.seat].hand):
        return None
    return "cannot be waiting any more, there was a card for it (EVL-4.43)"


def odd_births(s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
    """EVL-4.50: who breeds had an r-Strategy that worked at the deal, which only an infection takes away since."""
    if "breeding" not in text.states:
        return None
    if "regenerated" in text.states or "newcomer" in text.states:
        return "has just come and is not breeding (EVL-4.50)"
    infected = phase == "start" and "ice_age" in s._tables.sets and "paralysed" not in text.states
    if infected or animal.has(R_STRATEGY):
        return None
    return "cannot be breeding without an r_strategy that works (EVL-4.50)"


def odd_arrival(s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
    """EVL-3.16 steps 2 and 5: who comes to the table after the feeding."""
    if text.food and {"regenerated", "newcomer"} & set(text.states):
        return "has come after the feeding and has no food (EVL-3.16)"
    if "newcomer" in text.states and animal.cards():
        return "is a newcomer and has no traits (EVL-3.16)"
    return None


def starved(s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
    """EVL-3.16: after the deaths all are fed but those that have come to the table since."""
    if phase not in AFTER_DEATHS or text.food >= animal.need:
        return None
    alive = {"asleep", "newborn", "regenerated", "newcomer", "waiting"} & set(text.states)
    return None if alive else "would have starved by now (EVL-3.16)"


def overgrown(s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
    """EVL-4.49: Neoplasia with nothing above it kills; on a bare animal only when food is determined (EVL-4.48)."""
    if not is_overgrown(animal) or (len(animal.solo) == 1 and phase in ("development", "food_base")):
        return None
    return "would be dead, with nothing above neoplasia (EVL-4.48, 4.49)"


CHECKS = (too_much_food, unfit_state, odd_sleep, odd_newborn, odd_set, odd_births, odd_arrival, starved, overgrown)
