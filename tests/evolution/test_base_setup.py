"""The base set: components, set-up and scoring (sections 1, 2, 5), where section 9 has no example of its own."""

from __future__ import annotations

import pytest

import tangledbank as tb
from tangledbank.games.evolution.tables import FOOD_TABLE, Tables
from tests.evolution.tabletop import EvolutionTable, develop, new_game


def test_evl_1_3_food_table() -> None:
    assert [FOOD_TABLE[players] for players in (2, 3, 4)] == [(1, 2), (2, 0), (2, 2)]


def test_evl_2_1_deck_of_84() -> None:
    designs = Tables().designs
    assert len(designs) == 20 and sum(design.count for design in designs) == 84


def test_evl_2_2_six_cards_each() -> None:
    state = new_game(players=4, seed=3)
    assert [len(seat.hand) for seat in state.seats] == [6] * 4 and state.deck_size() == 60
    assert all(seat.animals == [] and seat.discard == [] for seat in state.seats)  # EVL-2.6


@pytest.mark.parametrize(("reduction", "deck"), [("none", 84), ("half_random", 42), ("half_by_kind", 42)])
def test_evl_2_3_deck_reduction(reduction: str, deck: int) -> None:
    state = new_game(players=2, seed=3, deck_reduction=reduction)
    assert state.deck_size() == deck - 12


def test_evl_2_3_recommended_leaves_the_base_set_alone() -> None:
    assert new_game(players=2, seed=3).deck_size() == 72


def test_evl_2_4_first_player_by_lot_or_choice() -> None:
    firsts = {new_game(players=4, seed=seed).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    assert tb.game("evolution", first_player="2").new(players=4, seed=1).seat == 2


def test_evl_0_2_options() -> None:
    game = tb.game("evolution")
    assert game.options["deck_reduction"] == "recommended" and game.options["first_player"] == "random"
    with pytest.raises(tb.UnknownName, match="deck_reduction cannot be 'tiny'"):
        tb.game("evolution", deck_reduction="tiny")


def test_evl_3_2_nothing_happens_at_the_start_of_a_turn_in_the_base_set() -> None:
    t = develop([["swimming"], ["swimming"]])
    t.play("pass", "pass")
    assert t.state.turn == 2 and t.asked == (1, "develop")


def test_evl_0_3_player_counts() -> None:
    for players in (1, 5):
        with pytest.raises(tb.TangledBankError, match="for 2 to 4 players"):
            tb.game("evolution").new(players=players, seed=1)


def test_evl_5_6_the_larger_discard_wins_a_tie() -> None:
    t = EvolutionTable("""
    phase = "extinction"
    deck = 0
    [[seats]]
    animals = ["A; food 1"]
    [[seats]]
    animals = ["B; food 1"]
    discard = ["running"]
    """)
    assert t.state.scores == [2, 2] and t.state.winners == [1]


def test_evl_5_6_still_tied_is_shared() -> None:
    t = EvolutionTable("""
    phase = "extinction"
    deck = 0
    [[seats]]
    animals = ["A; food 1"]
    [[seats]]
    animals = ["B; food 1"]
    """)
    assert t.state.over and t.state.winners == [0, 1]  # EVL-5.1, 5.2
