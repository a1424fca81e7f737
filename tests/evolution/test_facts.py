"""What the view tells beside the board (K10): it must be what the rules would do."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tangledbank.kernel.secrets import Eyes
from tests.evolution.tabletop import IDLER, OTHER, EvolutionTable, new_game
from tests.tabletop import asked

BOXES: list[dict[str, bool]] = [
    {},
    {"time_to_fly": True},
    {"time_to_fly": True, "continents": True, "gift_specials": True, "ice_age": True},
]


def things(state: Any, seat: int | None = None) -> dict[str, dict[str, Any]]:
    """What a seat is told of the things on the table."""
    told: dict[str, dict[str, Any]] = state.things(Eyes(state.secrets, seat))
    return told


@pytest.mark.parametrize("options", BOXES)
def test_evl_4_31_the_food_web_is_what_attacks_are_legal(options: dict[str, bool]) -> None:
    """EVL-4.30 to 4.33: whoever can attack now can attack just those that the facts name as its prey."""
    rng = random.Random(31)
    compared = 0
    for seed in range(4):
        state = new_game(4, seed, **options)
        while not state.over:
            hunting: dict[str, set[str]] = {}
            for move in state.moves if asked(state) == "feed" else []:
                if move.phrase.name == "attack":
                    hunting.setdefault(move.arguments["hunter"], set()).add(move.arguments["prey"])
            told = things(state)
            for hunter, prey in hunting.items():
                assert set(told[hunter]["prey"]) == prey, state.to_json()
                compared += 1
            for animal in state.animals():
                name = f"animal:{animal.number}"
                eaters = [other for other, facts in told.items() if name in facts.get("prey", [])]
                assert sorted(told[name]["hunters"]) == sorted(eaters)
            state.play(rng.choice([move for move in state.moves if move.phrase.name != "attack"] or state.moves))
    assert compared > 10


def test_evl_4_31_the_food_web_does_not_ask_who_has_attacked_already() -> None:
    t = EvolutionTable(f"""
    [[seats]]
    animals = ["A: carnivorous/used sharp_vision; food 2", "B", {IDLER}]
    [[seats]]
    animals = ["V: camouflage", "X: big", "W: burrowing; food 1"]
    """)
    told = things(t.state)
    assert t.moves("attack") == []
    assert told["animal:1"]["prey"] == ["animal:2", "animal:4"] and told["animal:2"]["prey"] == []
    assert told["animal:4"]["hunters"] == ["animal:1"] and told["animal:6"]["hunters"] == []


def hunt(prey: str) -> EvolutionTable:
    """An animal that can attack another, or eat, or rest."""
    seats = f'[[seats]]\nanimals = ["A: carnivorous", {IDLER}]\n[[seats]]\nanimals = ["X: {prey}", {OTHER}]'
    return EvolutionTable(f"base = 2\n{seats}")


def test_a_dead_animal_still_has_an_owner() -> None:
    t = hunt("parasite")
    t.play("attack A X")
    assert not t.alive("X") and things(t.state)["animal:3"] == {"owner": "seat:1"}


def test_evl_7_only_the_owner_is_told_of_a_card() -> None:
    cards = '["mimicry", "camouflage_fat_tissue"]'
    t = EvolutionTable(f'phase = "development"\n[[seats]]\nhand = {cards}\n[[seats]]\nhand = ["running"]')

    def cards_told(seat: int | None) -> list[dict[str, str]]:
        return [facts for element, facts in things(t.state, seat).items() if element.startswith("card:")]

    assert cards_told(0) == [{"is": "trait:mimicry"}, {"one": "trait:camouflage", "two": "trait:fat_tissue"}]
    assert cards_told(1) == [{"is": "trait:running"}] and cards_told(None) == []


def test_evl_3_10_food_base_and_eater_are_touched_in_either_order() -> None:
    t = hunt("parasite")
    seen = t.state.move_seen(t.state.parse("take_food 1"))
    assert seen["paths"] == [["animal:1", "choose:take_food"], ["animal:1", "base:table"], ["base:table", "animal:1"]]
    assert t.state.why_not(0, "base:table") == []


@pytest.mark.parametrize(("card", "ways"), [("cooperation_carnivorous", 2), ("symbiosis", 1)])
def test_evl_4_3_either_animal_of_a_pair_is_touched_first(card: str, ways: int) -> None:
    seats = f'[[seats]]\nhand = ["{card}"]\nanimals = ["A", "B"]\n[[seats]]\nhand = ["running"]'
    t = EvolutionTable(f'phase = "development"\n{seats}')
    pairs = [move for move in t.state.moves if "partner" in move.arguments]
    assert pairs and all(len(t.state.paths(move)) == ways for move in pairs)


def test_a_question_about_an_attack_tells_who_attacks_whom() -> None:
    t = hunt("tail_loss running")
    t.play("attack A X")
    for seat in (0, 1, None):
        question = t.state.view(seat)["question"]
        assert question["key"] == "defend"
        assert question["facts"] == {"attackers": ["animal:1"], "target": "animal:3"}


def test_tokens_say_where_they_go() -> None:
    t = hunt("parasite")
    log = t.state.listen()
    t.play("take_food A")
    assert log[0].plain()["motion"] == {"what": "food", "from": "base:table", "to": "animal:1"}
