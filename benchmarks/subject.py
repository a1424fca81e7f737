"""What is measured: an engine with a game, and how it plays at random. Imported by the Python that has the engine."""

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any

FOREVER = 1_000_000  # decisions


@dataclass
class Subject:
    """An engine with a game: play one whole game (returns the decisions), and ways to copy a state in its middle.

    Or an engine that searches: ways to look into the future, which return how many simulations they made.
    """

    engine: str
    game: str
    players: int
    play: Callable[[], int] | None = None
    clones: dict[str, Callable[[], object]] = field(default_factory=dict)
    note: str = ""
    searches: dict[str, Callable[[], int]] = field(default_factory=dict)


def play_ours(state: Any, rng: random.Random, limit: int = FOREVER, depth: int = FOREVER) -> int:
    """Play one of our games at random, as far as there are decisions and no deeper interrupt."""
    n = 0
    while n < limit and not state.over and len(state.stack) < depth:
        state.play(rng.choice(state.moves))
        n += 1
    return n


def play_spiel(state: Any, rng: random.Random, limit: int = FOREVER) -> int:
    """Play a game of OpenSpiel at random, as far as there are decisions."""
    n = 0
    while n < limit and not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            n += 1
    return n


def our_engine(state: Any) -> str:
    """Which of our engines it is: what was really imported, not what was meant to be."""
    source = sys.modules[type(state).__module__].__file__ or ""
    how = "plain Python" if source.endswith(".py") else "compiled"
    return f"tangledbank {version('tangledbank')}, {how}"
