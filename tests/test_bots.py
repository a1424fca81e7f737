"""Bots: as good as they should be. That they are fair, and the same again, is in test_fairness."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank as tb
from tangledbank.bots import make_bot
from tangledbank.kernel.chance import Chance
from tangledbank.lab import play_games
from tests.evolution.tabletop import EvolutionTable


def questions(id: str, players: int, seed: int, every: int) -> list[Any]:
    """Some states along a game of greedy bots."""
    state = tb.game(id).new(players, seed)
    bots = [make_bot("greedy", f"{seed}/{seat}") for seat in range(players)]
    found = []
    number = 0
    while not state.over:
        if number % every == 0:
            found.append(state.clone())
        number += 1
        state.play(bots[state.seat].choose(state.seen_by(state.seat)))
    return found


@pytest.mark.parametrize("id", tb.GAMES)
def test_thinking_changes_nothing(id: str) -> None:
    players = tb.game(id).player_counts().stop - 1
    for state in questions(id, players, seed=5, every=11):
        before = state.to_json()
        make_bot("greedy", 1).choose(state.seen_by(state.seat))
        assert state.to_json() == before


def test_greedy_beats_random() -> None:
    results = play_games("evolution", ["greedy", "random", "random", "random"], games=40, seed=1)
    assert results.entrants[0].share.value >= 0.5


def chosen(text: str, seed: int = 1) -> str:
    """What a greedy bot chooses in a position, with its animals by name."""
    table = EvolutionTable(text)
    state = table.state
    move = str(make_bot("greedy", seed).choose(state.seen_by(state.seat)))
    names = {str(number): name for name, number in table.numbers.items()}
    verb, *words = move.split()
    return " ".join([verb, *(names.get(word, word) for word in words)])


def test_greedy_attacks_when_that_saves_its_hunter() -> None:
    position = """
    phase = "feeding"
    base = 1
    [[seats]]
    animals = ["H: carnivorous", "F: camouflage; food 1"]
    [[seats]]
    hand = ["swimming"]
    animals = ["P; food 1", "Q: swimming; food 1"]
    """
    assert chosen(position) == "attack H P"


def test_greedy_feeds_the_animal_that_would_starve() -> None:
    position = """
    phase = "feeding"
    base = 1
    [[seats]]
    animals = ["A: fat_tissue; food 1", "B"]
    [[seats]]
    animals = ["P; food 1"]
    """
    assert chosen(position) == "take_food B"


def test_greedy_does_not_eat_its_own_without_need() -> None:
    position = """
    phase = "feeding"
    base = 6
    [[seats]]
    animals = ["H: carnivorous", "A"]
    [[seats]]
    animals = ["P: swimming; food 1"]
    """
    assert chosen(position) != "attack H A"


def test_greedy_does_not_pass_with_a_useful_hand() -> None:
    position = """
    phase = "development"
    deck = 30
    [[seats]]
    hand = ["swimming", "running", "camouflage_fat_tissue"]
    [[seats]]
    hand = ["swimming"]
    """
    assert chosen(position) != "pass"


def test_greedy_drops_what_it_can_best_spare() -> None:
    table = EvolutionTable("""
    phase = "feeding"
    base = 0
    [[seats]]
    animals = ["H: carnivorous big"]
    [[seats]]
    animals = ["T: tail_loss big sharp_vision; food 2"]
    """)
    table.play("attack H T")
    assert table.asked == (1, "defend")
    choice = str(make_bot("greedy", 1).choose(table.state.seen_by(1)))
    assert choice != table.translate("drop_tail T.high_body_weight")


def test_a_bot_has_no_other_chance_than_its_own() -> None:
    assert make_bot("random", 7).chance == Chance("bot/7")
