"""The examples of docs/rules/dinosaurs.md, section 9, about event cards and their windows."""

from __future__ import annotations

import pytest

from tangledbank.games.dinosaurs.genes import CARD, FURS, HORN, PARASOL, PARASOLS, TAIL
from tests.dinosaurs.tabletop import B, DinosaursTable, G, R

STARTS = ("-3,0", "0,3", "-6,6")


def window(phase: str, *seats: str, top: str = "turn = 5") -> DinosaursTable:
    """A window that opens, with a dino of each seat on its star unless its section says otherwise."""
    sections = [
        "[[seats]]\n" + seat + ("" if "dinos" in seat else f"\ndinos = ['{start}']")
        for seat, start in zip(seats, STARTS, strict=True)
    ]
    return DinosaursTable("\n".join([top, f'phase = "{phase}"', "window = true", *sections]))


def test_x_28_no_cards_in_the_first_two_turns() -> None:
    """DINO-3.5."""
    t = window("initiative", "hand = ['rain_dance']\ngenes = {tail = 2}", "", "", top="turn = 2")
    assert t.asked == (R, "move_dinos")
    t.refused("play_event rain_dance cw", "DINO-3.5")
    assert [reason.rule for reason in t.state.why_not(R, f"card:{t.card(R, 'rain_dance')}")] == ["DINO-3.5"]


def test_x_29_one_climate_card_a_turn() -> None:
    """DINO-3.7, 4.11."""
    t = window(
        "climate",
        "hand = ['stampede']",
        "hand = ['eternal_season']",
        "hand = ['backward_weather', 'twins']",
        top="turn = 5\nclimate = 2\nchance = [4]",
    )
    t.play("pass_event")
    assert t.asked == (B, "window")
    t.play("play_event eternal_season")
    assert t.asked == (R, "window") and t.state.question.arguments == {"phase": "phase:movement"}
    assert t.state.climate == 2 and t.state.chance.fate == ["roll 4"]
    t.play("pass_event")
    assert t.asked == (G, "window")
    t.refused("play_event backward_weather", "DINO-3.6")


def test_x_30_giant_gene_and_big_brother() -> None:
    """DINO-4.15, 4.16, 4.32."""
    for attacker, pips, wins in ((R, 4, True), (R, 5, False), (B, 1, True), (B, 2, False)):
        t = DinosaursTable(f"""
        order = [{attacker}, {1 - attacker}, 2]
        chance = [{pips}]
        [[seats]]
        dinos = ["-2,0"]
        genes = {{horn = 1}}
        modifiers = {{attack = 2}}
        [[seats]]
        dinos = ["-1,0"]
        modifiers = {{defence = 2}}
        [[seats]]
        """)
        here, there = ("-2,0", "-1,0") if attacker == R else ("-1,0", "-2,0")
        t.play(f"attack {here} to {there}")
        assert (t.at(there) == attacker) == wins


def test_x_30_as_cards() -> None:
    """DINO-4.15, 4.16, 4.32."""
    t = window("movement", "hand = ['giant_gene']", "hand = ['big_brother']", "")
    t.play("play_event giant_gene", "play_event big_brother")
    odds = t.state.view(None)["board"]["odds"]
    assert odds[R][B] == 2 and odds[B][R] == 2 and odds[R][G] == 5 and odds[G][B] == 0


def test_x_31_barren_year_and_far_flung_eggs() -> None:
    """DINO-4.20, 4.21."""
    t = window(
        "births", "hand = ['rain_dance']", "hand = ['barren_year']", "hand = ['far_flung_eggs']\ngenes = {egg = 2}"
    )
    t.play("pass_event", "play_event barren_year", "play_event far_flung_eggs", "pass_event")
    assert t.asked == (G, "give_birth") and t.count(R) == t.count(B) == 1
    t.refused("birth -2,2", "DINO-4.21")
    t.play("birth -5,3", "birth -6,5")
    assert t.count(G) == 3


@pytest.mark.parametrize("first", ["B", "R"])
def test_x_32_ice_cold_and_wetsuit(first: str) -> None:
    """DINO-3.3."""
    order = "[1, 0, 2]" if first == "B" else "[0, 1, 2]"
    t = window(
        "survival",
        "hand = ['wetsuit', 'twins']",
        "hand = ['ice_cold', 'stampede']",
        "",
        top=f"turn = 5\norder = {order}",
    )
    plays = ["play_event ice_cold on 0", "play_event wetsuit"]
    t.play(*(plays if first == "B" else plays[::-1]))
    assert t.asked[1] == "window" and t.state.value(R, FURS) == 2


def test_x_33_epidemic() -> None:
    """DINO-4.28."""
    herds = {
        R: ["-3,0", "-2,0", "-1,0", "-4,1", "-3,1"],
        B: ["0,3", "-1,3", "0,2", "-1,4", "1,1", "0,1", "1,0"],
        G: ["-6,6", "-5,6", "-4,6", "-6,5", "-5,5", "-7,4", "-6,4"],
    }
    t = window(
        "survival",
        f"dinos = {herds[R]}\nhand = ['epidemic', 'twins']",
        f"dinos = {herds[B]}\nhand = ['stampede']",
        f"dinos = {herds[G]}",
    )
    assert t.moves("play_event") == [f"{t.card(R, 'epidemic')} on 1", f"{t.card(R, 'epidemic')} on 2"]
    t.play("play_event epidemic on 2")
    assert t.asked == (G, "sicken")
    t.refused("remove 0,3", "DINO-4.28")
    t.play("remove -6,6", "remove -5,6")
    assert t.count(G) == 5 and t.asked == (B, "window")
    t = window("survival", f"dinos = {herds[R]}", f"dinos = {herds[B]}\nhand = ['epidemic']", f"dinos = {herds[G]}")
    assert t.asked == (B, "window") and t.moves("play_event") == [f"{t.card(B, 'epidemic')} on 2"]
    t.refused("play_event epidemic on 0", "DINO-4.28")


def test_x_36_unexpected_gene() -> None:
    """DINO-4.10."""
    t = window(
        "initiative",
        "hand = ['unexpected_gene', 'twins']",
        "",
        "",
        top="turn = 5\ndraw = ['stampede']\nchance = ['draw_gene horn', 'draw_gene card']",
    )
    t.play("play_event unexpected_gene")
    assert t.asked == (R, "keep") and t.moves("keep_gene") == ["horn", "card"]
    t.refused("keep_gene leg", "DINO-4.10")
    t.play("keep_gene card")
    assert t.card(R, "stampede") >= 0 and t.state.removed == 1
    assert t.state.bag[HORN] == 8 and t.state.bag[CARD] == 5 and t.asked == (R, "window")


def test_x_39_false_tail() -> None:
    """DINO-4.9."""
    t = window(
        "initiative",
        "hand = ['false_tail']\ndinos = ['-3,0', '-2,0', '-1,0', '-4,1', '-3,1']",
        "genes = {tail = 2}\ndinos = ['0,3', '0,2', '-1,3', '-1,4']",
        "dinos = ['-6,6', '-5,6', '-4,6']",
    )
    t.play("play_event false_tail")
    assert t.state.order == [R, B, G]
    while t.state.turn == 5:
        t.state.play(t.state.moves[-1])
    assert t.state.seats[R].genes[TAIL] == 1 and t.state.seats[R].modifiers == [0] * 8


def test_x_40_driftwood() -> None:
    """DINO-4.19."""
    t = DinosaursTable("""
    [[seats]]
    dinos = ["-3,0"]
    raft = true
    [[seats]]
    [[seats]]
    """)
    t.refused("raft -3,0 to -3,3", "DINO-4.19")
    assert t.offers("raft -3,0 to 0,3")
    t.play("raft -3,0 to 0,3")
    assert t.herd(R) == ["0,3"] and t.asked != (R, "move_dinos")


def test_x_41_a_window_goes_round() -> None:
    """DINO-3.3, 3.5, 8.6, 8.7."""
    t = window(
        "survival",
        "hand = ['extra_parasols', 'twins']",
        "hand = ['scorched', 'stampede']",
        "hand = ['quicksand']",
        top="turn = 5\nclimate = 0",
    )
    t.play("pass_event", "play_event scorched on 0", "pass_event", "play_event extra_parasols")
    t.play("pass_event", "pass_event")
    assert t.asked == (R, "window")
    assert t.state.value(R, PARASOLS) == t.state.seats[R].genes[PARASOL] + 1
    t.play("pass_event")
    assert t.state.question.arguments != {"phase": "phase:survival"} and t.points == [11, 11, 11]


def test_x_44_who_is_asked_tells_nothing() -> None:
    """DINO-3.5, 7.1."""
    views = []
    for held in ("rain_dance", "stampede"):
        t = window("movement", f"hand = ['{held}', 'twins']", "", "hand = ['dead_end']")
        assert t.asked == (R, "window") and t.offers("pass_event")
        assert (t.moves("play_event") == []) == (held == "rain_dance")
        views.append(t.state.view(2))
        t.play("pass_event")
        assert t.asked == (G, "window")
        views.append(t.state.view(2))
    assert views[:2] == views[2:]


def test_x_45_extinct_species_are_spared() -> None:
    """DINO-4.18, 4.20, 4.23, 3.26, 8.24."""
    nobody = "dinos = []\ngenes = {egg = 1}"
    t = window("movement", nobody, "hand = ['quicksand']", "")
    t.refused("play_event quicksand on 0", "DINO-4.18")
    t = window("births", nobody, "hand = ['egg_thief', 'barren_year']", "")
    t.refused("play_event egg_thief on 0", "DINO-4.23")
    t.play("play_event barren_year", "pass_event")
    assert t.asked == (R, "give_birth") and len(t.moves("birth")) == 40
    t.play("birth -4,2")
    assert t.count(R) == 1 and t.count(B) == t.count(G) == 1
