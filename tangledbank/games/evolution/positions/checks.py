"""What cannot be on a table, whatever cards lie there: each with the rule that excludes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tangledbank.games.evolution.animal import Animal
from tangledbank.games.evolution.kinds import ORDER
from tangledbank.games.evolution.modules import ALL
from tangledbank.games.evolution.positions.animal_text import STATES, AnimalText, TraitText, card_word
from tangledbank.games.evolution.telling import AFTER_DEATHS, BEFORE_FOOD
from tangledbank.kernel.errors import BadPosition

if TYPE_CHECKING:
    from tangledbank.games.evolution.state import EvolutionState

def check_words(s: EvolutionState, phase: str, text: AnimalText) -> None:
    """Refuse states, food and marks that do not go with the modules or with the phase."""
    for state in text.states:
        check_module(s, text.where, state, STATES[state].module, STATES[state].rule)
    for trait in text.traits:
        for mark in trait.marks:
            word = card_word(trait.kind, mark)
            check_module(s, text.where, f"{ORDER[trait.kind]}/{mark}", word.module, word.rule)
    check_marks_of_turn(phase, text.traits, text.where)
    for state in text.states:
        if phase not in STATES[state].phases:
            raise BadPosition(f"{text.where}: {text.name} cannot be {state} in the phase {phase} (EVL-3.16).")
    if (text.food or text.marks) and phase in BEFORE_FOOD:
        raise BadPosition(f"{text.where}: {text.name} can neither have food nor have attacked by now (EVL-3.16).")


def check_module(s: EvolutionState, where: str, word: str, module: str, rule: str) -> None:
    """Refuse a state or a mark without the module that brings it."""
    if module and module not in s._tables.sets:
        raise BadPosition(f"{where}: {word} is not there without the module {module} ({rule}).")


def check_marks_of_turn(phase: str, traits: list[TraitText], where: str) -> None:
    """EVL-3.16 step 7: a turn begins without marks of use."""
    for trait in traits:
        for mark in trait.marks:
            if phase in BEFORE_FOOD and card_word(trait.kind, mark).of_turn:
                name = ORDER[trait.kind]
                raise BadPosition(f"{where}: there is no {name}/{mark} in the phase {phase} (EVL-3.16).")


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
    """EVL-4.24, 4.40: some states rest on a trait that works; what silences all traits ends them."""
    states = [STATES[word] for word in text.states]
    for state in states:
        if state.trait:
            for other in states:
                if other.silences:
                    return f"cannot be {state.word} and {other.word} ({other.rule})"
            if not animal.has(state.trait):
                return f"cannot be {state.word} without {state.without} ({state.rule})"
    return None


def odd_state(s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
    """What else speaks against one of its states."""
    for state in text.states:
        wrong = STATES[state].wrong(s, phase, text, animal)
        if wrong is not None:
            return wrong
    return None


def starved(s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
    """EVL-3.16: after the deaths all are fed but those that have come to the table since."""
    if phase not in AFTER_DEATHS or text.food >= animal.need:
        return None
    alive = any(STATES[state].survives for state in text.states)
    return None if alive else "would have starved by now (EVL-3.16)"


def odd_animal(s: EvolutionState, phase: str, text: AnimalText, animal: Animal) -> str | None:
    """What a module has against the animal as it lies there."""
    for part in ALL.position_parts:
        wrong = part.wrong(s, phase, text, animal)
        if wrong is not None:
            return wrong
    return None


CHECKS = (too_much_food, unfit_state, odd_state, starved, odd_animal)
