"""The examples of docs/rules/dinosaurs.md, section 9, about meteor, auction and end of the game."""

from __future__ import annotations

import random

import pytest

from tangledbank.games.dinosaurs.genes import CARD, FUR, GENES, HORN
from tests.dinosaurs.tabletop import B, DinosaursTable, G, R, Y, new_game


def auction(rows: str, *seats: str, top: str = "turn = 2", **options: object) -> DinosaursTable:
    """An auction that begins."""
    return DinosaursTable(
        "\n".join([top, 'phase = "auction"', f"rows = {rows}", *("[[seats]]\n" + seat for seat in seats)]), **options
    )


def test_x_22_an_auction() -> None:
    """DINO-3.33, 3.38."""
    t = auction(
        '["egg", "leg", "fur", "card"]',
        "points = 10",
        "points = 8",
        "points = 12",
        "points = 9",
        top="turn = 5\ndraw = ['stampede']",
    )
    assert t.asked == (R, "auction")
    t.play("bid 0 2")
    assert t.asked == (B, "auction")
    t.play("bid 0 3")
    assert t.asked == (R, "auction")
    t.play("bid 1 0")
    assert t.asked == (G, "auction")
    t.play("bid 1 1")
    assert t.asked == (R, "auction")
    t.play("bid 0 4")
    assert t.asked == (B, "auction")
    t.play("bid 2 0")
    assert t.asked == (Y, "auction")
    t.play("bid 3 0")
    assert t.points == [6, 8, 11, 9]
    genes = [dict(zip(GENES, seat.genes, strict=False)) for seat in t.state.seats]
    assert (genes[R]["egg"], genes[B]["fur"], genes[G]["leg"]) == (2, 2, 2)
    assert len(t.state.seats[Y].hand) == 1 and t.card(Y, "stampede") >= 0
    assert t.state.removed == 1 and t.state.bag[CARD] == 5


def test_x_23_a_poor_bidder() -> None:
    """DINO-3.33."""
    t = auction('["egg", "leg: 0 by 1", "fur"]', "points = 0", "", "")
    assert t.moves("bid") == ["0 0", "2 0"]
    t.refused("bid 1 1", "DINO-3.33")
    t.refused("bid 0 1", "DINO-3.33")


def test_x_24_beyond_the_printed_numbers() -> None:
    """DINO-3.33, 3.38."""
    t = auction('["egg", "leg: 6 by 1", "fur"]', "points = 9\ngenes = {mutation = 1}", "points = 9", "")
    assert [bid for bid in t.moves("bid") if bid.startswith("1")] == ["1 7", "1 8", "1 9", "1 10"]
    t.refused("bid 1 11", "DINO-3.33")
    t.play("bid 1 10")
    t.play("bid 0 0", "bid 2 0")
    assert t.points[R] == 0


def test_x_25_refused_bids() -> None:
    """DINO-3.33, 3.36."""
    t = auction('["egg", "leg: 4 by 1", "fur"]', "points = 9", "points = 9", "points = 9", top="turn = 5")
    t.refused("bid 1 4", "DINO-3.33")
    t.refused("bid 0 10", "DINO-3.33")
    t.refused("bid 0 7", "DINO-3.33")
    t.refused("bid 1 7", "DINO-3.33")
    t.refused("bid 3 0", "DINO-3.33")
    t.refused("decline", "DINO-3.33")
    t.refused("pass_event", "DINO-3.2")
    t.refused("dead_end 1", "DINO-3.5")
    t.play("bid 0 1")
    assert t.asked == (G, "auction")
    assert [reason.key for reason in t.state.why_not(R, "row:2")] == ["not-your-decision"]


@pytest.mark.parametrize("pips", [1, 2])
def test_x_26_meteor_die(pips: int) -> None:
    """DINO-3.31, 1.10."""
    seats = "\n".join(f"[[seats]]\ndinos = ['{space}']" for space in ("-8,3", "-3,0", "-6,6", "2,0", "-1,6"))
    t = DinosaursTable(f"turn = 7\nmeteor = 8\nphase = 'evolution'\nchance = [{pips}]\n{seats}")
    assert t.state.meteor == 9
    if pips == 1:
        assert t.state.over and t.state.rows == []
    else:
        assert t.asked == (R, "auction") and len(t.state.rows) == 5


def test_x_27_dead_end_instead_of_a_bid() -> None:
    """DINO-3.34, 3.38."""
    t = auction('["horn", "fur", "tail"]', "hand = ['dead_end']", "", "", top="turn = 4")
    before = list(t.state.bag)
    t.play("dead_end dead_end", "bid 0 0", "bid 2 2")
    assert t.points == [10, 10, 8]
    assert t.state.seats[R].genes == [1, 1, 0, 1, 1, 1, 0]
    assert t.state.seats[B].genes[HORN] == 1
    assert t.state.rows == [] and t.state.bag[FUR] == before[FUR] + 1


def test_x_34_one_gene_fewer() -> None:
    """DINO-6.3."""
    t = auction('["horn", "fur"]', "", "", "", gene_shortage=True)
    t.play("bid 0 1", "bid 1 0", "bid 1 1")
    assert t.asked == (B, "auction") and t.offers("decline")
    t.play("decline")
    assert t.points == [9, 10, 9]
    assert t.state.seats[B].genes == [1, 1, 0, 1, 1, 1, 0]


def test_x_34_nobody_else_may_decline() -> None:
    """DINO-6.3."""
    t = auction('["horn", "fur"]', "", "", "", gene_shortage=True)
    t.play("decline")
    assert t.asked == (B, "auction") and not t.offers("decline")
    t.refused("decline", "DINO-6.3")


@pytest.mark.parametrize(("dinos", "winners"), [(6, [R, B]), (5, [R])])
def test_x_35_end_of_the_game(dinos: int, winners: list[int]) -> None:
    """DINO-5.2."""
    west = ["-3,0", "-2,0", "-4,1", "-3,1", "-5,2", "-4,2"]
    east = ["0,3", "-1,3", "0,2", "-1,4", "1,1", "0,1"]
    t = DinosaursTable(f"""
    phase = "evolution"
    turn = 13
    meteor = 12
    [[seats]]
    points = 40
    dinos = {west}
    [[seats]]
    points = 40
    dinos = {east[:dinos]}
    [[seats]]
    points = 33
    dinos = ["-6,6"]
    """)
    assert t.state.over and t.state.winners == winners and t.state.scores == [40, 40, 33]


def test_x_37_bargain() -> None:
    """DINO-3.33, 4.29."""
    t = auction(
        '["horn", "fur", "tail"]',
        "points = 2\ngenes = {mutation = 1}\nmodifiers = {discount = 3}",
        "",
        "",
        top="turn = 5",
    )
    assert t.moves("bid")[:7] == [f"0 {amount}" for amount in range(7)]
    t.refused("bid 0 7", "DINO-3.33")
    t.play("bid 0 6", "bid 1 0", "bid 2 0")
    assert t.points[R] == 0


def test_x_38_two_card_genes() -> None:
    """DINO-3.38."""
    t = auction('["card", "card", "tail"]', "", "", "", top="turn = 2\ndraw = ['twins', 'stampede']")
    t.play("bid 1 0", "bid 0 0", "bid 2 0")
    assert t.card(R, "twins") >= 0 and t.card(B, "stampede") >= 0
    assert t.state.removed == 2


def test_x_42_the_meteor_waits_in_the_variant() -> None:
    """DINO-6.4."""
    state = new_game(players=4, seed=42, gene_shortage=True)
    rng = random.Random(42)
    after: dict[int, int] = {}
    while state.turn < 4:
        turn = state.turn
        state.play(rng.choice(state.moves))
        if state.turn > turn:
            after[turn] = int(state.meteor)
    assert after == {1: 1, 2: 1, 3: 2}


def test_x_43_dead_end_on_opponents() -> None:
    """DINO-3.34."""
    t = auction(
        '["horn", "fur", "tail", "egg"]',
        "hand = ['stampede']",
        "hand = ['twins']",
        "hand = ['dead_end']",
        "hand = ['dead_end']",
        top="turn = 4\nwindow = true",
    )
    t.play("pass_event", "pass_event", "play_event dead_end on 0")
    assert t.asked == (Y, "window")
    t.refused("play_event dead_end on 0", "DINO-3.34")
    t.refused("play_event dead_end on 3", "DINO-0.4")
    t.play("play_event dead_end on 2", "pass_event", "pass_event")
    assert t.asked == (B, "auction")
    t.play("bid 0 0")
    assert t.asked == (Y, "auction")
    t.play("bid 0 1")
    assert t.asked == (B, "auction")
    t.play("bid 1 0")
    assert t.points == [10, 10, 10, 9]
    assert t.state.seats[Y].genes[HORN] == 1 and t.state.seats[B].genes[FUR] == 2
    assert sum(t.state.bag) == 62 - 2
