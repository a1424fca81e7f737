"""The public API is typed: whoever writes a program with it is told what everything returns, by mypy too."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any, assert_type, get_args, get_type_hints

import pytest

import tangledbank as tb
from tangledbank.games.evolution.state import EvolutionState

# Names that the kernel imports for the sake of types alone, since its modules know of each other.
NAMES = {name: getattr(tb, name) for name in ("Game", "State")}


def public_functions() -> Iterator[tuple[str, Callable[..., object]]]:
    """Every function that the package exports, and every method and property of its classes, inherited ones too."""
    for name in tb.__all__:
        thing = getattr(tb, name)
        if inspect.isfunction(thing):
            yield name, thing
        for member in dir(thing) if inspect.isclass(thing) else []:
            value = inspect.getattr_static(thing, member)
            plain = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
            if not member.startswith("_") and inspect.isfunction(plain) and plain.__module__.startswith("tangledbank."):
                yield f"{name}.{member}", plain


FUNCTIONS = dict(public_functions())


@pytest.mark.parametrize("name", FUNCTIONS)
def test_nothing_public_returns_anything(name: str) -> None:
    """Plain data may hold anything, as `dict[str, Any]`; what is returned is something all the same."""
    returned = get_type_hints(FUNCTIONS[name], localns=NAMES)["return"]
    assert returned is not Any and not (Any in get_args(returned) and type(None) in get_args(returned))


def test_all_ways_to_a_state_are_looked_at() -> None:
    ways = ["Game.new", "Game.new_from", "Game.position", "Game.from_document", "Game.from_json", "State.clone"]
    ways += ["State.copy", "State.resample", "State.game", "Sight.world", "Record.start", "Record.replay", "replay"]
    assert set(ways) <= set(FUNCTIONS)


def test_a_program_is_told_what_it_has() -> None:
    """Each line is checked by mypy as well: the types are those of the API, without a cast."""
    game = assert_type(tb.game("pond", days=1), tb.Game)
    state = assert_type(game.new(players=2, seed=7), tb.State)
    move = assert_type(state.moves[0], tb.Move)
    world = assert_type(state.seen_by(state.seat).world(seed=1), tb.State)
    world.play(move)
    state.play(move)
    assert assert_type(game.from_json(state.to_json()), tb.State) == state
    assert assert_type(game.position(state.to_position()), tb.State) == state
    record = assert_type(tb.Record.from_state(state), tb.Record)
    assert assert_type(record.replay(game), tb.State).digest() == state.digest()
    assert assert_type(state.game, tb.Game).id == "pond"


def test_whoever_knows_the_game_keeps_its_own_state() -> None:
    """A copy is of the same class, so the fields of the game are there without asking again."""
    state = tb.game("evolution").new(players=2, seed=7)
    assert isinstance(state, EvolutionState)
    assert assert_type(state.clone(), EvolutionState).animals() == state.animals()
    assert assert_type(state.resample(seat=0, seed=1), EvolutionState).first == state.first
