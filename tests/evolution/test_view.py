"""EVL-7: who sees what."""

from __future__ import annotations

import json
from typing import Any

import tangledbank as tb
from tests.evolution.tabletop import EvolutionTable, new_game

TABLE = """
deck = ["swimming", "symbiosis"]
base = 3
[[seats]]
hand = ["mimicry", "piracy"]
discard = ["running"]
animals = ["A(tail_loss): camouflage@camouflage_fat_tissue", "B(running)"]
[[seats]]
hand = ["scavenger"]
animals = ["X(symbiosis): carnivorous"]
"""


def view(seat: int | None) -> dict[str, Any]:
    """The view of a seat, or of a spectator."""
    board: dict[str, Any] = EvolutionTable(TABLE).state.view(seat)
    return board


def words_in(seen: dict[str, Any]) -> str:
    """All that a view tells, but for what traits are called, which is the same for everybody."""
    things = {element: facts for element, facts in seen["things"].items() if not element.startswith("face:")}
    return json.dumps({**seen, "things": things})


def test_evl_7_the_owner_sees_hand_discard_and_the_reverse_of_his_animals() -> None:
    mine = view(0)["board"]["seats"][0]
    assert [card["design"] for card in mine["hand"]] == ["mimicry", "piracy"]
    assert [card["design"] for card in mine["discard"]] == ["running"]
    assert mine["animals"][0]["reverse"] == "tail_loss"


def test_evl_7_others_and_spectators_see_only_numbers() -> None:
    for seat in (1, None):
        board = view(seat)["board"]
        theirs = board["seats"][0]
        assert theirs["hand"] is None and theirs["hand_size"] == 2
        assert theirs["discard"] is None and theirs["discard_size"] == 1
        assert theirs["animals"][0]["reverse"] is None
        assert theirs["animals"][0]["traits"][0]["design"] == "camouflage_fat_tissue", "both halves are public"
        assert board["deck"] == 2 and board["base"] == 3
        words = words_in(view(seat))
        assert "mimicry" not in words and "piracy" not in words and "tail_loss" not in words


def test_evl_7_nobody_sees_the_deck_or_the_generator() -> None:
    for seat in (0, 1, None):
        words = words_in(view(seat))
        assert "swimming" not in words
        assert not {"chance", "seed", "secrets", "faces", "stack"} & set(view(seat)["board"])


def test_evl_7_only_the_asked_seat_gets_the_moves() -> None:
    assert view(0)["question"]["moves"]
    for seat in (1, None):
        assert view(seat)["question"] == {"seat": 0, "key": "feed", "args": {}, "facts": {}}


def test_evl_7_drawing_is_told_to_the_owner_in_detail_and_to_others_in_number() -> None:
    seats = '[[seats]]\nhand = ["swimming"]\n[[seats]]'
    t = EvolutionTable(f'phase = "development"\ndeck = ["running", "mimicry"]\n{seats}')
    log = t.state.listen()
    t.play("pass")
    private = [event for event in log if event.phrase.name == "draws-card"]
    assert private and all(event.heard_by(0) != event.heard_by(1) for event in private)
    assert not any(event.heard_by(None) for event in private)
    assert [event for event in log if event.phrase.name == "draws"]


def test_the_end_shows_how_the_points_come_about() -> None:
    t = EvolutionTable("""
    phase = "extinction"
    deck = 0
    [[seats]]
    animals = ["A: carnivorous big; food 3", "B: parasite fat_tissue; food 3"]
    pairs = ["A cooperation B"]
    [[seats]]
    """)
    seen = t.state.view(None)
    breakdown = seen["board"]["breakdown"][0]
    points = [animal["points"] + sum(trait["points"] for trait in animal["traits"]) for animal in breakdown["animals"]]
    assert points == [6, 6] and [pair["points"] for pair in breakdown["pairs"]] == [1]
    assert breakdown["total"] == seen["scores"][0] == 13


def test_why_not_has_a_reason_for_everything_on_the_table() -> None:
    t = EvolutionTable(TABLE)
    for element in ("animal:1", "animal:3", "choose:end_feed_turn", "card:0", "trait:1"):
        for seat in (0, 1, None):
            reasons = t.state.why_not(seat, element)
            usable = seat == t.state.seat and any(element in move.path for move in t.state.moves)
            assert bool(reasons) != usable
            assert all(isinstance(reason, tb.Reason) and reason.rule for reason in reasons)


def test_evl_7_everybody_knows_the_number_of_the_next_animal_whatever_card_it_will_be() -> None:
    state = new_game(2, 7)
    assert state.question is not None
    for move in [move for move in state.moves if str(move).startswith("play_animal")]:
        played = state.clone()
        told = [state.view(seat)["board"]["next_animal"] for seat in (0, 1, None)]
        played.play(move)
        assert told == [played.seats[state.question.seat].animals[-1].number] * 3
