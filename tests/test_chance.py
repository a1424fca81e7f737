"""K3: chance is a seat: answered by the generator, from outside, or enumerated."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import tangledbank as tb
from tangledbank.kernel.chance import Chance
from tests.battery.refusals import check_refusals


@pytest.mark.parametrize("id", list(tb.GAMES))
def test_a_person_may_roll_the_dice(id: str) -> None:
    game = tb.game(id)
    players = game.player_counts().start
    state = game.new(players, seed=3, chance="ask")
    rng = random.Random(3)
    rolls = 0
    while not state.over:
        if state.seat == tb.CHANCE:
            rolls += 1
            assert "moves" not in state.view(0)["question"]
        state.play(rng.choice(state.moves))
    assert rolls > 0
    record = tb.Record.from_text(tb.Record.from_state(state).to_text())
    assert record.replay(game).scores == state.scores


def test_a_search_may_weigh_every_roll() -> None:
    text = """
    [[seats]]
    animals = ["C: carnivorous", "Z: big fat_tissue/yellow"]
    [[seats]]
    animals = ["R: running", "Y: big fat_tissue/yellow"]
    """
    state = tb.game("evolution").position(text)
    state.chance.asked = True
    state.play("attack 1 3")
    assert state.seat == tb.CHANCE and [str(move) for move in state.moves] == [f"roll {pips}" for pips in range(1, 7)]
    survived = 0
    for move in state.moves:
        world = state.clone()
        world.play(move)
        survived += world.find(3) is not None
    assert survived == 3


def test_rolls_are_fair_and_do_not_depend_on_the_platform() -> None:
    chance = Chance("fair")
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6)) and all(850 < count < 1150 for count in counts.values())
    assert [Chance("golden").below(1000) for _ in range(2)] == [Chance("golden").below(1000)] * 2
    golden = Chance("golden")
    assert [golden.below(6) for _ in range(12)] == [5, 0, 2, 4, 5, 0, 1, 2, 2, 2, 2, 0]


@pytest.mark.parametrize("id", list(tb.GAMES))
def test_nonsense_is_refused_when_chance_is_asked(id: str) -> None:
    rng = random.Random(5)
    game = tb.game(id)
    state = game.new(game.player_counts().start, seed=5, chance="ask")
    asked: Counter[str] = Counter()
    while not state.over:
        if state.seat == tb.CHANCE:
            asked[state.question.what.name] += 1
            if asked[state.question.what.name] == 1:
                check_refusals(state, rng)
        state.play(rng.choice(state.moves))
    assert asked
    check_refusals(state, rng)  # and when the game is over
