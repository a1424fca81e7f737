"""K3: chance is a seat: answered by the generator, from outside, or enumerated."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import tangledbank as tb
from tangledbank.kernel.chance import Chance
from tests.battery.refusals import check_refusals
from tests.evolution.tabletop import EvolutionTable
from tests.tabletop import asked


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
    assert (rolls > 0) == bool(game.results_of_chance())  # a game may know no chance but its shuffles
    record = tb.Record.from_text(tb.Record.from_state(state).to_text())
    assert record.replay(game).scores == state.scores


def test_a_search_may_weigh_every_roll() -> None:
    text = """
    [[seats]]
    animals = ["C: carnivorous", "Z: big fat_tissue/yellow"]
    [[seats]]
    animals = ["R: running", "Y: big fat_tissue/yellow"]
    """
    state = EvolutionTable(text).state
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
    state = game.new(game.player_counts().stop - 1, seed=5, chance="ask")  # enough seats for somebody to roll
    heard: Counter[str] = Counter()
    while not state.over:
        if state.seat == tb.CHANCE:
            heard[asked(state)] += 1
            assert all(game.is_result_of_chance(str(move)) for move in state.moves)
            if heard[asked(state)] == 1:
                check_refusals(state, rng)
        state.play(rng.choice(state.moves))
    assert bool(heard) == bool(game.results_of_chance())
    check_refusals(state, rng)  # and when the game is over


RUNNER = """
seed = 4
chance = ["shuffle 1 0"]
[[seats]]
animals = ["C: carnivorous", "Z: big fat_tissue/yellow"]
[[seats]]
animals = ["R: running", "Y: big fat_tissue/yellow"]
"""


def test_a_prepared_result_that_does_not_fit_changes_nothing() -> None:
    """The attack is legal, but a shuffle was prepared where the prey rolls: neither happens."""
    state = EvolutionTable(RUNNER).state
    log = state.listen()
    before, moves = state.to_json(), state.moves
    with pytest.raises(tb.BadChance, match="'shuffle 1 0' cannot come next"):
        state.play("attack 1 3")
    assert state.to_json() == before and state.moves == moves and log == []
    state.chance.fate = ["roll 6", "roll 1"]
    state.play("attack 1 3")
    assert state.find(3) is not None and state.chance.fate == ["roll 1"]


def test_a_bag_without_the_prepared_tile_changes_nothing() -> None:
    seats = "[[seats]]\ndinos = ['-3,0']\n" + "[[seats]]\n" * 2
    text = f"phase = 'survival'\nchance = ['draw_gene tail']\n{seats}points = 3\ngenes = {{tail = 7}}\n"
    with pytest.raises(tb.BadPosition, match="chance: 'draw_gene tail' cannot come next"):
        tb.game("dinosaurs").position(text)


def test_chance_is_automatic_or_asked() -> None:
    with pytest.raises(tb.TangledBankError, match="chance: should be one of auto, ask, not 'roll 4'"):
        tb.game("evolution").new(players=2, seed=1, chance="roll 4")
