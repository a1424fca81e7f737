"""What views tell (K10): facts of things and moves, from the functions that carry the rules out; and reasons."""

from __future__ import annotations

from typing import Any

import pytest

from tangledbank.games.marine.box import MarineGame
from tests.marine.tabletop import MarineTable


def facts(t: MarineTable, text: str) -> dict[str, Any]:
    """What the view tells of a move to the seat that is asked."""
    moves = t.state.view(t.state.seat)["question"]["moves"]
    told: dict[str, Any] = next(move["facts"] for move in moves if move["text"] == text)
    return told


def test_every_question_names_its_class_first() -> None:
    """MAR-3.29: with two classes a seat must know which one is asked."""
    questions = MarineGame({}).words()["question"]
    chance = {"draw_token", "draw_tile_type"}
    assert all(phrase.places[0].kind == "taxon" for phrase in questions if phrase.name not in chance)


def test_a_cell_tells_whether_anything_could_be_done_there() -> None:
    """MAR-3.11a, 3.8, 4.9, 4.10."""
    t = MarineTable("""
    display = {competition = ["coral_reef", "land"]}
    pawns = {sun = {control = "crustaceans"}}
    [fishes]
    pawns = ["competition_2"]
    cubes = {"0,0" = 1}
    [crustaceans]
    cubes = {"0,0" = 2}
    """)
    assert facts(t, "place basic on autotrophs_1") == {"works": False, "choices": 0}
    assert facts(t, "place basic on competition_1") == {"works": True, "choices": 1, "limit": 1}
    assert facts(t, "place sun on competition_2") == {
        "works": False,
        "choices": 0,
        "limit": 2,
        "bumps": "taxon:fishes",
    }
    assert facts(t, "place basic on migration_1")["limit"] == 2


def test_a_score_tells_who_gains() -> None:
    """MAR-4.11."""
    t = MarineTable("""
    display = {evolution = ["coral_reef"]}
    row = ["annelids"]
    [fishes]
    cubes = {"0,0" = 2}
    [crustaceans]
    cubes = {"0,0" = 1}
    """)
    t.play("place basic on evolution_1")
    assert facts(t, "score 0,0") == {"gains": {"fishes": 6, "crustaceans": 3}, "plays": True}


def test_tokens_tell_whom_they_feed() -> None:
    """MAR-4.17."""
    t = MarineTable("""
    tokens = {"1,1" = "worms"}
    display = {abundance = ["algae"], depletion = ["worms"]}
    [fishes]
    cubes = {"0,0" = 2}
    [crustaceans]
    cubes = {"0,0" = 1}
    """)
    t.play("place basic on abundance_1", "take algae")
    assert facts(t, "lay 1,-2") == {"helps": {"fishes": 2}, "harms": {}}
    t.play("lay 1,4", "place basic on depletion_1")
    assert facts(t, "remove 1,1") == {"helps": {}, "harms": {"crustaceans": 1}}


def test_tiles_and_vents_tell_their_bonus() -> None:
    """MAR-4.7, 4.8, 4.12, 4.6."""
    t = MarineTable('tops = ["seamount"]\n[crustaceans]\ncubes = {"0,0" = 3}')
    t.play("place basic on wanderlust_1")
    assert facts(t, "wander 0 to -2,1") == {"bonus": 3, "alike": 1}
    t = MarineTable("")
    t.play("place basic on deformation_1")
    assert facts(t, "deform -1,3") == {"bonus": 3, "thermal": "thermal:hydrothermal"}
    t = MarineTable('[crustaceans]\ncubes = {"0,0" = 3}')
    t.play("place basic on dominance_1")
    assert facts(t, "dominate worms") == {"value": 2, "marker": 1}
    t = MarineTable('display = {speciation = ["worms"]}')
    t.play("place basic on speciation_1")
    assert facts(t, "speciate 1,1") == {"room": 9, "limits": {"0,0": 2, "1,0": 3, "0,1": 4}}


def test_cards_that_only_pay_tell_how_much() -> None:
    t = MarineTable("""
    display = {evolution = ["coral_reef", "coral_reef"]}
    row = ["annelids", "disease"]
    [crustaceans]
    cubes = {"0,0" = 1, "0,1" = 1}
    """)
    t.play("place basic on evolution_2", "score 0,0")
    assert facts(t, "play annelids") == {"x": 1, "gain": 2} and facts(t, "play disease") == {"x": 2}


def test_the_end_is_told_beforehand() -> None:
    """MAR-5.2: what each class would have if the game ended now is what it has when it does."""
    t = MarineTable("""
    discard = ["asteroid"]
    pawns = {sun = {control = "fishes", marker = 4}}
    [reptiles]
    right = true
    cubes = {"0,3" = 2, "0,-1" = 1}
    [cephalopods]
    right = true
    [fishes]
    right = true
    cubes = {"0,0" = 2, "0,2" = 1}
    [crustaceans]
    cubes = {"0,0" = 3, "1,0" = 1}
    """)
    assert facts(t, "retrieve") == {"ends_round": True}
    told = {one["taxon"]: one["points"] + one["final"]["total"] for one in t.state.view(None)["board"]["classes"]}
    lost = {one["taxon"]: one["lost_next"] for one in t.state.view(None)["board"]["classes"]}
    assert lost == {"reptiles": 2, "cephalopods": 0, "fishes": 1, "crustaceans": 0}
    t.play("retrieve")
    assert {taxon: t.points(taxon) for taxon in told} == told


@pytest.mark.parametrize(
    ("element", "rule"),
    [
        ("berth:competition_4", "MAR-1.9"),
        ("berth:abundance_1", "MAR-3.5"),
        ("pawn:sun", "MAR-3.4"),
        ("hex:0,0", "MAR-3.2"),
        ("evocard:annelids", "MAR-3.2"),
        ("moon:1", "K4"),
    ],
)
def test_whatever_cannot_be_used_says_why(element: str, rule: str) -> None:
    t = MarineTable('row = ["annelids"]\n[fishes]\npawns = ["abundance_1"]')
    assert [reason.rule for reason in t.state.why_not(3, element)] == [rule]


def test_two_things_may_be_touched_in_either_order() -> None:
    t = MarineTable("")
    move = t.state.parse("place basic on abundance_1")
    assert t.state.paths(move) == [["pawn:basic", "berth:abundance_1"], ["berth:abundance_1", "pawn:basic"]]


def test_what_is_being_done() -> None:
    t = MarineTable('display = {abundance = ["algae"]}')
    assert t.state.view(None)["board"]["doing"] is None
    t.play("place basic on abundance_1")
    assert t.state.view(None)["board"]["doing"] == {"section": "abundance", "evocard": None}


def test_mar_5_3_cannibals_gain_from_the_last_extinction() -> None:
    """MAR-4.66: so what is told beforehand counts them."""
    t = MarineTable("""
    discard = ["asteroid"]
    [reptiles]
    right = true
    [cephalopods]
    right = true
    [fishes]
    right = true
    [crustaceans]
    traits = ["cannibalism"]
    cubes = {"0,0" = 1, "0,3" = 4}
    """)
    final = t.state.view(None)["board"]["classes"][3]["final"]
    assert final["traits"] == 4
    t.play("retrieve")
    assert t.points("crustaceans") == final["total"]


def test_mar_4_42_a_moved_token_leaves_its_corner() -> None:
    """What `lay` tells after `lift` counts both corners."""
    t = MarineTable("""
    display = {evolution = ["open_ocean"]}
    row = ["niche_construction"]
    [crustaceans]
    cubes = {"0,1" = 3}
    """)
    t.play("place basic on evolution_1", "score 0,1", "lift 1,1")
    assert facts(t, "lay 1,-8") == {"helps": {}, "harms": {"crustaceans": 3}}
    assert facts(t, "lay 1,4") == {"helps": {}, "harms": {}}
