"""Positions of the dinosaurs: what the rules exclude is refused with its rule; what they depend on can be written."""

from __future__ import annotations

import re

import pytest

import tangledbank as tb
from tests.dinosaurs.tabletop import B, DinosaursTable, G, R

SEATS = "\n[[seats]]\ndinos = ['-3,0']\n[[seats]]\ndinos = ['0,3']\n[[seats]]\ndinos = ['-6,6']\n"
AUCTION = "phase = 'auction'\n"


@pytest.mark.parametrize(
    ("top", "rule"),
    [
        ("phase = 'climate'\nwindow = true\nclimate_card = true", "climate_card: the window ends with the first"),
        ("phase = 'initiative'\nclimate_card = true", "climate_card: that comes only in the phase climate (DINO-1.11)"),
        ("phase = 'movement'\nbarren = true", "barren: that comes only in the phase births (DINO-1.11)"),
        ("phase = 'evolution'\nwindow = true", "window: it comes after the draw"),
        (f"{AUCTION}rows = ['leg', 'leg', 'egg', 'fur']", "there should be 3 genes on offer, not 4 (DINO-3.32, 6.2)"),
        (f"{AUCTION}rows = ['leg', 'egg']", "rows: there should be 3 genes on offer, not 2 (DINO-3.32, 6.2)"),
        (f"{AUCTION}rows = ['leg: 11 by 1', 'egg', 'fur']", "seat 1 can pay 10 at most, not 11 (DINO-3.33)"),
        (f"{AUCTION}rows = ['leg: 1 by 1', 'egg: 2 by 1', 'fur']", "rows: seat 1 has two bids (DINO-3.36)"),
        (f"{AUCTION}rows = ['leg: 1 by 3', 'egg', 'fur']", "should be a gene, perhaps with a bid"),
        (f"{AUCTION}rows = ['leg: ² by 1', 'egg', 'fur']", "should be a gene, perhaps with a bid"),
        (
            f"{AUCTION}rows = ['leg: 1 by 1', 'egg', 'fur']\nwindow = true",
            "rows: nobody bids before the window is over",
        ),
        (f"{AUCTION}rows = ['leg: 1 by 1', 'egg', 'fur']\nto_act = 1", "to_act: seat 1 has nothing to decide"),
        (f"{AUCTION}rows = ['leg', 'egg', 'fur']\ndeclined = true", "without the option gene_shortage (DINO-6.3)"),
        (f"{AUCTION}window = true", "rows: an auction needs genes on offer"),
        ("left = 2", "left: should be from 0 to 1, not 2"),
        ("phase = 'births'\nborn = 2", "born: should be from 0 to 1, not 2"),
        ("passes = 1", "passes: there is no such word here"),
        ("turn = 2\ndiscard = ['twins']", "discard: no event card is played before turn 3 (DINO-3.5)"),
        ("turn = 2\nphase = 'births'\nbarren = true", "barren: no event card is played before turn 3 (DINO-3.5)"),
        ("turn = 1\nphase = 'climate'\nclimate_card = true", "climate_card: no event card is played before turn 3"),
        ("turn = 5\nmeteor = 3", "meteor: in turn 5 it is at 4, not at 3 (DINO-3.31)"),
        (f"{AUCTION}rows = ['leg', 'egg', 'fur']\nturn = 5\nmeteor = 4", "meteor: in turn 5 it is at 5, not at 4"),
        (f"{AUCTION}rows = ['leg', 'egg', 'fur']\nmeteor = 0", "meteor: in turn 1 it is at 1, not at 0 (DINO-3.31)"),
        ("turn = 14", "turn: the meteor has struck before turn 14 (DINO-3.31)"),
        ("meteor = 13", "meteor: should be from 0 to 12, not 13"),
        ("chance = [7]", "chance: 'roll 7' is no result of chance"),
        ("chance = [0]", "chance: 'roll 0' is no result of chance"),
        ("turn = 2\nwindow = true\npasses = 1", "passes: no window opens before turn 3 (DINO-3.5)"),
    ],
)
def test_what_cannot_be_is_refused(top: str, rule: str) -> None:
    with pytest.raises(tb.BadPosition, match=re.escape(rule)):
        DinosaursTable(top + SEATS)


@pytest.mark.parametrize(
    ("top", "words", "rule"),
    [
        (
            "phase = 'movement'",
            "kept_out = true",
            "seats[2].kept_out: that comes only in the phase auction (DINO-1.11)",
        ),
        ("phase = 'climate'", "raft = true", "seats[2].raft: that comes only in the phase movement (DINO-1.11)"),
        (
            "phase = 'movement'",
            "far_flung = true",
            "seats[2].far_flung: that comes only in the phase births (DINO-1.11)",
        ),
        (
            f"{AUCTION}rows = ['leg: 1 by 2', 'egg', 'fur']",
            "kept_out = true",
            "rows: seat 2 is kept out of the auction and has no bid (DINO-3.34)",
        ),
        ("turn = 2", "raft = true", "seats[2].raft: no event card is played before turn 3 (DINO-3.5)"),
        (
            "turn = 2",
            "modifiers = {movement = 2}",
            "seats[2].modifiers.movement: no event card is played before turn 3 (DINO-3.5)",
        ),
        ("", "modifiers = {eggs = 1}", "seats[2].modifiers.eggs: that comes only in the phase births (DINO-1.11)"),
        ("phase = 'births'", "genes = 3", "seats[2].genes: should look like {horn = 2}, a table, not like 3"),
    ],
)
def test_what_a_seat_cannot_have(top: str, words: str, rule: str) -> None:
    with pytest.raises(tb.BadPosition, match=re.escape(rule)):
        DinosaursTable(f"{top}{SEATS}{words}")


def test_dino_6_2_and_6_3_a_shortage_of_genes() -> None:
    top = f"{AUCTION}rows = ['leg', 'egg']\n"
    assert "decline" in [str(move) for move in DinosaursTable(top + SEATS, gene_shortage=True).state.moves]
    t = DinosaursTable(f"{top}declined = true{SEATS}", gene_shortage=True)
    t.refused("decline", "DINO-6.3")
    with pytest.raises(tb.BadPosition, match=re.escape("there should be 2 genes on offer, not 3 (DINO-3.32, 6.2)")):
        DinosaursTable(f"{AUCTION}rows = ['leg', 'egg', 'fur']{SEATS}", gene_shortage=True)


def test_dino_3_33_the_bid_that_stands_can_be_paid_with_a_discount() -> None:
    seats = SEATS.replace("['0,3']", "['0,3']\npoints = 4\ngenes = {mutation = 2}")
    assert DinosaursTable(f"{AUCTION}rows = ['leg: 6 by 1', 'egg', 'fur']{seats}").asked == (R, "auction")


def test_dino_3_7_a_climate_card_was_played() -> None:
    t = DinosaursTable("phase = 'climate'\nclimate = 2\nclimate_card = true" + SEATS)
    assert t.state.climate == 2 and t.asked[1] == "move_dinos"


def test_dino_3_17_some_movement_points_are_left() -> None:
    seats = SEATS.replace("['0,3']", "['0,3']\ngenes = {leg = 3}")
    t = DinosaursTable(f"to_act = 1\nleft = 1{seats}")
    assert t.asked == (B, "move_dinos") and t.state.question.arguments == {"left": "number:1"}
    t.play("move 0,3 to 0,2")
    assert t.asked == (G, "move_dinos")


def test_dino_3_25_newborns_are_no_parents() -> None:
    seats = SEATS.replace("['-3,0']", "['-2,1', '-1,1']\ngenes = {egg = 3}")
    t = DinosaursTable(f"phase = 'births'\nborn = 1{seats}")
    assert t.asked == (R, "give_birth")
    t.refused("birth 0,1", "DINO-3.25")
    t.play("birth -2,2", "birth -2,0")
    assert t.count(R) == 4 and t.asked[0] == B
    with pytest.raises(tb.BadPosition, match=re.escape("born: there are no births in a barren year (DINO-4.20)")):
        DinosaursTable(f"phase = 'births'\nbarren = true\nborn = 1{seats}")


def test_dino_3_26_a_reborn_species_stays_together() -> None:
    seats = SEATS.replace("['-3,0']", "['-2,1']\ngenes = {egg = 3}")
    t = DinosaursTable(f"phase = 'births'\nborn = 1{seats}")
    t.refused("birth 0,0", "DINO-3.26")
    t.play("birth -1,1")
    assert t.asked == (R, "give_birth")


def test_dino_3_5_a_window_in_which_some_have_passed() -> None:
    seats = "\n[[seats]]\nhand = ['twins']\n[[seats]]\nhand = ['stampede']\n[[seats]]\nhand = ['driftwood']\n"
    dinos = seats.replace("hand", "dinos = ['-3,0']\nhand", 1)
    t = DinosaursTable(f"window = true\nto_act = 1\npasses = 1{dinos}")
    assert t.asked == (B, "window")
    t.play("pass_event")
    assert t.asked == (G, "window")
    t.play("pass_event")
    assert t.asked == (R, "move_dinos"), "all have passed one after the other, and the first seat begins"
    t = DinosaursTable(f"window = true\nto_act = 1\npasses = 1{dinos}")
    t.play("play_event stampede", "pass_event")
    assert t.asked == (R, "window"), "he may answer"


def test_dino_3_31_the_turn_and_the_meteor_go_together() -> None:
    """DINO-6.4: in the variant the meteor waits for two turns."""
    state = DinosaursTable("meteor = 8" + SEATS).state
    assert (state.turn, state.meteor) == (9, 8)
    state = DinosaursTable("turn = 9" + SEATS, gene_shortage=True).state
    assert (state.turn, state.meteor) == (9, 6)
    assert DinosaursTable("turn = 2\nmeteor = 0" + SEATS, gene_shortage=True).state.meteor == 0
    rows = f"{AUCTION}rows = ['leg', 'egg', 'fur']\n"
    assert DinosaursTable(rows + "meteor = 5" + SEATS).state.turn == 5


def test_the_seed_decides_the_draw_pile_and_what_is_drawn_first_is_given() -> None:
    def pile(seed: int) -> list[int]:
        state = DinosaursTable(f"seed = {seed}\ndraw = ['twins', 'epidemic']{SEATS}").state
        return [state.kind_of(card) for card in range(state.deck_top, len(state.secrets.faces))]

    assert pile(1) == pile(1) and pile(1) != pile(2) and sorted(pile(1)) == sorted(pile(2))
    assert pile(1)[:2] == pile(2)[:2]
