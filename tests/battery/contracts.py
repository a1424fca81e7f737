"""The contracts, each as a check of one state; `walk` plays a random game and checks along the way."""

from __future__ import annotations

import json
import random
from importlib import import_module
from typing import Any

import pytest

import tangledbank as tb
from tangledbank.kernel.data import Data, Leaf
from tests.battery.cases import Case
from tests.battery.refusals import check_refusals

MOST_DECISIONS = 20_000  # far beyond any real game: a longer one is an endless chain


def check_invariants(state: Any) -> None:
    """What the tests of the game say is conserved, in `tests/<id>/invariants.py`."""
    import_module(f"tests.{state.game.id}.invariants").invariants(state)


def check_plain_data(state: Any) -> None:
    """K1: copying, saving and loading give an equal state with an equal question, and asking anew changes nothing."""
    before = state.to_json()
    moves = [str(move) for move in state.moves]
    other = state.clone()
    loaded = state.game.from_json(before)
    written = state.game.position(state.to_position())
    again = state.clone()
    again.reask()
    for copy in (other, loaded, written, again):
        assert copy == state and hash(copy) == hash(state)
        assert [str(move) for move in copy.moves] == moves and copy.over == state.over
    assert loaded.to_json() == before
    check_nothing_shared(state, other)


def check_nothing_shared(state: Any, other: Any) -> None:
    """K1: a copy shares nothing that can change, but what is replaced as a whole."""
    shared = changeable(state) & changeable(other)
    allowed = {id(state.secrets.faces), id(state.secrets.pools)}
    assert shared <= allowed


def changeable(value: Any) -> set[int]:
    """The identities of all lists and changeable objects that a value consists of."""
    if isinstance(value, list):
        return {id(value)}.union(*(changeable(item) for item in value))
    if isinstance(value, Data) and not isinstance(value, Leaf):
        return {id(value)}.union(*(changeable(getattr(value, name)) for name in type(value).fields))
    return set()


def check_independence(state: Any, rng: random.Random) -> None:
    """K1: what happens to a copy does not happen to the original."""
    before = state.to_json()
    other = state.clone()
    for _ in range(5):
        if not other.over:
            other.play(rng.choice(other.moves))
    assert state.to_json() == before


def check_moves(state: Any) -> None:
    """Moves are named by content, parsed back exactly, and told apart by what one touches."""
    texts = [str(move) for move in state.moves]
    assert len(set(texts)) == len(texts) and texts
    assert [state.parse(text) for text in texts] == state.moves
    assert len({hash(move) for move in state.moves}) > len(texts) // 2
    paths = [tuple(path) for move in state.moves for path in state.paths(move)]
    assert len(set(paths)) == len(paths) and all(paths), f"two moves with the same path: {sorted(paths)}"


def check_legality(state: Any) -> None:
    """K4: the legal moves are the tries that nothing refuses, however found; an illegal one changes nothing."""
    ask = state.question
    refusals = {move: ask.refuses(state, move) for move in ask.tries(state)}
    refused = [move for move, refusal in refusals.items() if refusal is not None]
    assert {str(move) for move in state.moves} == {str(move) for move in refusals if refusals[move] is None}
    assert [str(move) for move in ask.offers(state)] == [str(move) for move in state.moves]
    assert all(refusal.rule for refusal in refusals.values() if refusal is not None)
    if refused:
        before = state.to_json()
        with pytest.raises((tb.IllegalMove, tb.InvalidMove)):
            state.play(refused[-1])
        assert state.to_json() == before


def elements_of(state: Any) -> list[str]:
    """Elements that a player could point at."""
    tries = [] if state.over else state.question.tries(state)
    return sorted({element for move in tries for element in move.path})[:40]


def seen(state: Any, seat: int | None) -> str:
    """All that a seat is told, as bytes would go over the wire."""
    told: list[Any] = [state.view(seat)]
    if not state.over and state.seat == seat:
        elements = elements_of(state)
        told.append([reason.plain() for element in elements for reason in state.why_not(seat, element)])
        begun = state.moves[0].path[:1]
        told.append([reason.plain() for element in elements[:9] for reason in state.why_not(seat, element, begun)])
        told.append([line.plain() for move in state.moves[:9] for line in state.ahead(seat, move)])
        told.append([str(note) for note in state.advice(seat)])
    return json.dumps(told, sort_keys=True)


def knowledge(state: Any, seat: int | None) -> list[int]:
    """Which faces a seat has seen."""
    return [number for number in range(len(state.secrets.seen)) if state.secrets.known(number, seat)]


def check_two_worlds(state: Any, rng: random.Random) -> None:
    """K5, K6: a seat cannot tell two worlds apart that differ only in what it has not seen, now or one move later."""
    for seat in [*range(state.players), None]:
        world = state.resample(seat, rng.randrange(10**9))
        assert seen(world, seat) == seen(state, seat)
        both = [text for text in map(str, state.moves) if text in set(map(str, world.moves))]
        if not both:
            continue
        compare_one_move_later(state, world, seat, rng.choice(both))


def compare_one_move_later(state: Any, world: Any, seat: int | None, text: str) -> None:
    """The same move in both worlds, with the same luck: unless it showed the seat a face, all it hears is equal."""
    truth = state.clone()
    world.chance = truth.chance.copy()
    before = knowledge(truth, seat)
    heard = []
    for one in (truth, world):
        log = one.listen()
        one.play(text)
        heard.append([event.plain() for event in log if event.heard_by(seat)])
    if not knowledge(truth, seat) == before == knowledge(world, seat):
        return
    assert heard[0] == heard[1]
    assert seen(truth, seat) == seen(world, seat)


def check_resampling(state: Any, rng: random.Random) -> None:
    """Another world is a legal one: it obeys the invariants and can be played to its end."""
    world = state.resample(rng.choice([*range(state.players), None]), rng.randrange(10**9))
    check_invariants(world)
    for _ in range(30):
        if world.over:
            break
        world.play(rng.choice(world.moves))
        check_invariants(world)


def check_record(state: Any) -> None:
    """A record, through its text, leads to the same state, and its chance is that of its seed."""
    record = tb.Record.from_text(tb.Record.from_state(state).to_text())
    assert record.verify(state.game).digest() == state.digest()


def check_ending(state: Any) -> None:
    """Who has won stands in place 1, alone or with those who have won as well; whoever has fewer stands behind."""
    ending = state.view(None)["ending"]
    places = {place["seat"]: place["place"] for place in ending["places"]}
    counts = [place["count"] for place in ending["places"]]
    assert sorted(places) == list(range(state.players)) and counts == sorted(counts, reverse=True)
    assert not state.winners or state.winners == [seat for seat in sorted(places) if places[seat] == 1]


def walk(case: Case, seed: int, thorough: float, thin_after: int = MOST_DECISIONS) -> dict[str, int]:
    """Play a random game; check each contract at a random share of its questions. Says what was covered.

    After `thin_after` decisions the share shrinks, so that a long game costs little more than a short one.
    """
    rng = random.Random(seed)
    state: Any = case.open().new(case.players, seed)
    asked: dict[str, int] = {}
    for decision in range(MOST_DECISIONS):
        check_invariants(state)
        if state.over:
            break
        name = state.question.what.name
        asked[name] = asked.get(name, 0) + 1
        share = thorough * min(1.0, thin_after / (decision + 1))
        if decision < thin_after or rng.random() < share or asked[name] == 1:
            check_moves(state)
        if rng.random() < share or asked[name] == 1:
            check_plain_data(state)
            check_independence(state, rng)
            check_legality(state)
            check_two_worlds(state, rng)
        if rng.random() < share / 5 or asked[name] == 1:
            check_refusals(state, rng)
        if rng.random() < share / 10:
            check_resampling(state, rng)
        assert decision < MOST_DECISIONS - 1, "an endless chain"
        state.play(rng.choice(state.moves))
    check_plain_data(state)
    check_record(state)
    check_ending(state)
    assert state.moves == [] and set(state.winners) <= set(range(case.players))
    return asked
