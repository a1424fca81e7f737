"""Positions of Marine: what the rules exclude is refused with its place and reason."""

from __future__ import annotations

import re

import pytest

import tangledbank as tb
from tangledbank.games.marine.kinds import TAXA
from tests.marine.tabletop import MarineTable


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('active = "whales"', "active: should be one of reptiles, cephalopods, fishes, crustaceans, not 'whales'"),
        ('tiles = ["9,9 land"]', "tiles: there is no cell '9,9' on the earth (MAR-1.6)"),
        ('tiles = ["2,-1 desert"]', "tiles: '2,-1 desert' should be a cell, its terrain, and perhaps"),
        ('tiles = ["2,-1"]', "tiles: '2,-1' should be a cell"),
        (
            'tiles = ["2,-1 seamount", "2,-2 seamount", "3,-2 seamount", "3,-1 seamount"]',
            "tiles: there are not so many tiles of a terrain, or vents (MAR-1.4)",
        ),
        ('tokens = {"9,9" = "sun"}', "tokens: '9,9' is no corner of a tile (MAR-1.8)"),
        ('tokens = {"1,1" = "salt"}', "tokens.1,1: should be one of algae"),
        ('display = {depletion = ["sun", "sun", "sun", "sun", "sun"]}', "depletion: there are at most 4, not 5"),
        ('display = {competition = ["land", "land", "land"]}', "there are only two terrain tokens of each terrain"),
        ('display = {abundance = ["salt"]}', "display.abundance: should be of algae"),
        ('display = {kitchen = []}', "display.kitchen: there is no such word here"),
        ('squares = ["fishes", "fishes", "fishes"]', "squares: there are at most 2, not 3"),
        ('row = ["annelids", "annelids"]', "row: there is no 'annelids', or it lies elsewhere already"),
        ('draw = ["asteroid"]', "draw: where the Asteroid is among the last cards of the deck is left to chance"),
        (
            'row = ["annelids", "biodiversity", "fertility", "disease", "predation", "habitat"]',
            "row: there are at most 5 cards, not 6 (MAR-2.13)",
        ),
        ('tops = ["land", "land", "seamount", "seamount"]', "tops: there are 3 stacks, not 4"),
        ("deck = 40", "deck: should be from 1 to 35, not 40"),
        ("idle_rounds = 10", "idle_rounds: should be from 0 to 9, not 10"),
        ('[fishes]\ncubes = {"0,0" = 36}', "fishes.cubes.0,0: should be from 0 to 35, not 36"),
        ('[fishes]\ncubes = {"0,0" = 30, "0,1" = 5}', "fishes.cubes: there are only 35 cubes of a class (MAR-1.1)"),
        ('[fishes]\ncubes = {"2,-1" = 1}', "fishes.cubes.2,-1: there is no tile on"),
        ('[fishes]\ntraits = ["flight", "solitary"]', "fishes.traits: a class has one trait (MAR-2.10, 6.4)"),
        ('[fishes]\ntraits = ["wings"]', "fishes.traits: there is no 'wings', or it lies elsewhere already"),
        ('[fishes]\ntokens = ["sun", "sun", "sun", "sun"]', "fishes.tokens: there are at most 3, not 4"),
        ('[fishes]\nplasticity = ["sun"]', "fishes.plasticity: there are at most 0, not 1"),
        ("[fishes]\nclever = true", "fishes.clever: that comes with 20 points (MAR-4.65)"),
        ("pawns = {sun = {marker = 4}}", "pawns.sun.marker: a marker rises only with control of the pawn (MAR-4.12)"),
        ('pawns = {sun = {control = "fishes", marker = 1}}', "pawns.sun.marker: should be from 2 to"),
        ('tiles = ["0,-1 land hydrothermal"]', "tiles: the vent on 0,-1 is the other kind in this half"),
        ('tiles = ["3,0 land"]', "tiles: the tile on 3,0 has no other beside it (MAR-4.7)"),
        ("\n".join(f"[{taxon}]\nright = true" for taxon in TAXA), "the round is over (MAR-3.15)"),
        ('[fishes]\npawns = ["kitchen_1"]', "fishes.pawns: there is no cell 'kitchen_1', or two pawns are in it"),
        ('[fishes]\npawns = ["migration_4"]', "fishes.pawns: no basic pawn of theirs can be in migration_4 (MAR-3.5)"),
        ('[fishes]\npawns = ["benthic_fishes"]', "no basic pawn of theirs can be in benthic_fishes (MAR-3.5)"),
        ('pawns = {sun = {berth = "abundance_1"}}', "pawns.sun.berth: somebody must control the pawn"),
        ("[fishes]\ngene_pool = 35", "fishes.gene_pool: should be from 0 to 34, not 35"),
        ("weather = 1", "weather: there is no such word here"),
        ("[fishes]\nfins = 2", "fishes.fins: there is no such word here"),
    ],
)
def test_what_cannot_be_is_refused(text: str, reason: str) -> None:
    with pytest.raises(tb.BadPosition, match=re.escape(reason)):
        MarineTable(text)


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ("\n[[seats]]\nclasses = ['fishes']\n[[seats]]", "seats[1].classes: should name 1 of reptiles"),
        ("\n[[seats]]\nclasses = ['fishes']\n[[seats]]\nclasses = ['fishes']", "it is named twice"),
        ("\n[[seats]]\nclasses = ['fishes']", "seats: there should be 2 to 4 of them, not 1"),
    ],
)
def test_every_seat_has_its_class(seats: str, reason: str) -> None:
    with pytest.raises(tb.BadPosition, match=re.escape(reason)):
        MarineTable("", seats=seats)


def test_a_position_begins_a_turn() -> None:
    """What is named lies there, and everything else of the box is somewhere."""
    t = MarineTable("""
    tops = ["seamount", "land"]
    row = ["annelids"]
    deck = 12
    [crustaceans]
    gene_pool = 20
    """)
    board = t.state.view(3)["board"]
    assert [heap["terrain"] for heap in board["heaps"][:2]] == ["seamount", "land"] and board["deck"] == 12
    assert board["classes"][3]["eliminated"] == 14 and t.asked == (3, "turn")
    assert t.state.game.position(t.state.to_position()) == t.state


def test_mar_8_25_a_pawn_on_the_benthic_cell_of_another_class() -> None:
    """And what follows from the rest: the pawn of Nascent Intelligence, an Exaptation that is due, the Asteroid."""
    t = MarineTable("""
    discard = ["asteroid"]
    pawns = {sun = {control = "reptiles", marker = 4, berth = "benthic_fishes"}}
    [fishes]
    traits = ["benthic_fauna"]
    [reptiles]
    traits = ["nascent_intelligence"]
    points = 25
    [cephalopods]
    traits = ["exaptation"]
    gene_pool = 10
    """)
    assert t.pawn("benthic_fishes") == 9 and t.state.classes[0].basics == 5
    assert t.state.classes[1].due and t.state.asteroid_played
