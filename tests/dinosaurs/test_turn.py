"""The phases of a turn (DINO-3), the end of the game (DINO-5), and the rulings about them (DINO-8)."""

from __future__ import annotations

import random

import pytest

from tangledbank.kernel.event import Event
from tests.dinosaurs.tabletop import B, DinosaursTable, G, R, Y, new_game
from tests.dinosaurs.test_examples_auction import auction
from tests.tabletop import asked


def phases(log: list[Event]) -> list[str]:
    """The phases that a log tells of."""
    return [str(event).split()[1] for event in log if str(event).startswith("phase-begins")]


def test_dino_3_2_six_phases() -> None:
    """DINO-3.2, 3.10, 3.14, 3.16, 3.24, 3.28 and 3.32: in this order, turn after turn."""
    state = new_game(3, seed=2)
    log = state.listen()
    while state.turn < 3:
        state.play(state.moves[0])
    order = ["initiative", "climate", "movement", "births", "survival", "evolution"]
    assert phases(log)[:9] == [*order[3:], *order]


def test_dino_3_13_the_order_holds_for_the_whole_turn() -> None:
    """DINO-3.11, 3.13, 8.3: blue has fewer dinos, and stays first when it has more."""
    t = DinosaursTable("""
    phase = "initiative"
    turn = 2
    chance = [2]
    [[seats]]
    dinos = ["-3,0", "-2,0"]
    [[seats]]
    dinos = ["0,3"]
    genes = {egg = 3}
    [[seats]]
    dinos = ["-6,6", "-5,6", "-4,6"]
    """)
    assert t.state.order == [B, R, G]
    t.play("end_movement", "end_movement", "end_movement")  # all three newborns of blue have just one place each
    assert t.state.order == [B, R, G] and t.count(B) == 4


def test_dino_8_4_several_tied_groups() -> None:
    """DINO-3.11, 8.4: the front group is settled completely before the back group rolls."""
    t = DinosaursTable("""
    phase = "initiative"
    turn = 2
    chance = [3, 3, 5, 2, 6, 1, 4]
    [[seats]]
    genes = {tail = 2}
    [[seats]]
    [[seats]]
    genes = {tail = 2}
    [[seats]]
    """)
    assert t.state.order == [G, R, Y, B]


def test_dino_3_15_the_first_player_rolls_for_the_climate() -> None:
    """DINO-3.15, 3.40, 8.28."""
    state = new_game(3, seed=1, chance="ask")
    rng = random.Random(1)
    while asked(state) != "roll_climate":
        state.play(rng.choice(state.moves))  # initiative, with its ties
    assert state.question is not None and state.question.arguments == {"seat": f"seat:{state.order[0]}"}


def test_dino_3_17_movement_points_at_the_beginning_of_the_movement() -> None:
    """DINO-3.17, 3.18, 3.23: terrain does not matter, unused points are lost, and nobody has to move."""
    t = DinosaursTable("""
    climate = 3
    [[seats]]
    dinos = ["-3,0"]
    genes = {leg = 3}
    [[seats]]
    dinos = ["0,3"]
    [[seats]]
    """)
    t.play("move -3,0 to -3,1", "move -3,1 to -2,0")
    t.refused("move 0,3 to 0,2", "DINO-3.18")
    t.refused("move -2,0 to -2,2", "DINO-3.18")
    t.refused("move -2,0 to 5,0", "DINO-1.14")
    t.refused("attack -2,0 to -2,1", "DINO-3.20")
    t.play("end_movement")
    assert t.asked == (B, "move_dinos") and t.herd(R) == ["-2,0"]


def test_dino_3_20_an_opponent_is_attacked_and_not_walked_over() -> None:
    """DINO-3.20, 3.39, 8.34."""
    t = DinosaursTable("[[seats]]\ndinos = ['-2,0']\n[[seats]]\ndinos = ['-1,0']\n[[seats]]")
    t.refused("move -2,0 to -1,0", "DINO-3.20")
    assert t.offers("attack -2,0 to -1,0")


def test_dino_8_9_a_space_may_be_attacked_again() -> None:
    """DINO-3.21, 8.9: the winner goes on; a defender that won may be attacked again."""
    t = DinosaursTable("""
    chance = [6, 1]
    [[seats]]
    dinos = ["-2,0", "-1,1"]
    genes = {leg = 3}
    [[seats]]
    dinos = ["-1,0"]
    [[seats]]
    """)
    t.play("attack -2,0 to -1,0")
    assert t.at("-1,0") == B
    t.play("attack -1,1 to -1,0")
    assert t.at("-1,0") == R
    t.play("move -1,0 to -2,0")


def test_dino_8_10_not_through_its_own_kind() -> None:
    t = DinosaursTable("[[seats]]\ndinos = ['-3,0', '-2,0']\ngenes = {leg = 2}\n[[seats]]\n[[seats]]\ndinos = ['0,3']")
    t.refused("move -3,0 to -2,0", "DINO-3.19")
    t.refused("attack -3,0 to -2,0", "DINO-3.19")


def test_movement_ends_with_the_last_dino() -> None:
    """DINO-3.17: without a dino on the board nothing is left to move."""
    t = DinosaursTable("""
    chance = [6]
    [[seats]]
    dinos = ["-2,0"]
    genes = {leg = 3}
    [[seats]]
    dinos = ["-1,0"]
    [[seats]]
    """)
    t.play("attack -2,0 to -1,0")
    assert t.asked == (B, "move_dinos") and t.count(R) == 0


def test_dino_8_23_extinct_in_movement_reborn_in_the_same_turn() -> None:
    """DINO-3.26, 8.12, 8.22, 8.23: from the reserve, as one connected group."""
    t = DinosaursTable("""
    turn = 2
    chance = [6]
    [[seats]]
    dinos = ["-2,0"]
    genes = {egg = 3}
    [[seats]]
    dinos = ["-1,0"]
    [[seats]]
    """)
    t.play("attack -2,0 to -1,0", "end_movement")
    assert t.asked == (R, "give_birth") and t.state.question.arguments == {"left": "number:3"}
    t.play("birth -4,3")
    t.refused("birth -4,5", "DINO-3.26")
    t.play("birth -4,4")
    assert t.offers("birth -4,5")


def test_dino_3_25_births_are_compulsory() -> None:
    """DINO-3.25, 4.4, 8.11: there is no way to place fewer."""
    t = DinosaursTable("phase = 'births'\nturn = 2\n[[seats]]\ndinos = ['0,3']\n[[seats]]\n[[seats]]")
    assert {move.phrase.name for move in t.state.moves} == {"birth"}
    t.refused("end_movement", "DINO-3.2")
    t.refused("birth 5,0", "DINO-1.14")


def test_dino_3_27_newborns_take_their_spaces() -> None:
    t = DinosaursTable("""
    phase = "births"
    turn = 2
    [[seats]]
    dinos = ["0,3"]
    [[seats]]
    dinos = ["-1,4"]
    genes = {egg = 2}
    [[seats]]
    """)
    t.play("birth -1,3")
    t.refused("birth -1,3", "DINO-0.4")


def test_dino_3_29_exactly_the_surplus() -> None:
    """DINO-3.29, 8.13, 8.30: cold first, then heat; neither more nor less."""
    t = DinosaursTable("""
    phase = "survival"
    turn = 2
    climate = 1
    [[seats]]
    points = 0
    dinos = ["-3,0", "-1,0", "-2,1", "-2,2"]
    [[seats]]
    [[seats]]
    """)
    assert t.asked == (R, "freeze") and t.moves("remove") == ["-2,1", "-2,2"]
    t.refused("remove -3,0", "DINO-3.29")
    t.play("remove -2,1")
    assert t.asked == (R, "scorch") and t.moves("remove") == ["-3,0", "-1,0"]
    t.refused("remove -2,2", "DINO-3.29")
    t.play("remove -1,0")
    assert t.herd(R) == ["-2,2", "-3,0"] and t.points[R] == 2


def test_dino_4_5_fur_and_4_6_parasols_do_not_help_in_deadly_spaces() -> None:
    """DINO-4.5, 4.6."""
    t = DinosaursTable("""
    phase = "survival"
    turn = 2
    [[seats]]
    dinos = ["-3,2", "-2,1", "-3,0"]
    genes = {fur = 5, parasol = 5}
    [[seats]]
    [[seats]]
    """)
    assert t.herd(R) == ["-3,0"]


def test_dino_3_30_points() -> None:
    """DINO-3.30, 8.29: one for each dino, without an upper limit."""
    t = DinosaursTable("""
    phase = "survival"
    turn = 2
    [[seats]]
    points = 99
    dinos = ["-3,0", "-1,0"]
    [[seats]]
    dinos = ["0,3"]
    [[seats]]
    """)
    assert t.points == [101, 11, 10] and t.state.history == [101, 11, 10]


@pytest.mark.parametrize(("meteor", "roll", "over"), [(9, 2, True), (9, 3, False), (11, 4, True), (11, 5, False)])
def test_dino_3_31_meteor(meteor: int, roll: int, over: bool) -> None:
    """DINO-1.10, 3.31, 5.1: the number or less, and the game ends at once."""
    t = DinosaursTable(f"phase = 'evolution'\nmeteor = {meteor}\nchance = [{roll}]\n[[seats]]\n[[seats]]\n[[seats]]")
    assert t.state.over == over and t.state.meteor == meteor + 1


def test_dino_3_32_two_rows_may_hold_the_same_gene() -> None:
    draws = "'draw_gene leg', 'draw_gene leg', 'draw_gene egg'"
    t = DinosaursTable(f"turn = 2\nphase = 'evolution'\nchance = [{draws}]\n[[seats]]\n[[seats]]\n[[seats]]")
    assert [row["gene"] for row in t.state.view(None)["board"]["rows"]] == ["leg", "leg", "egg"]


def test_dino_3_35_chains() -> None:
    """DINO-3.35, 3.36, 3.37, 8.17: a beaten player decides before those who have not bid yet."""
    t = auction('["egg", "leg", "fur", "tail"]', "", "", "", "")
    t.play("bid 0 0", "bid 0 1")
    assert t.asked == (R, "auction")
    t.play("bid 0 2")
    assert t.asked == (B, "auction")
    t.play("bid 0 6")
    assert t.asked == (R, "auction")
    t.play("bid 0 7")
    assert t.asked == (B, "auction")
    t.play("bid 1 0")
    assert t.asked == (G, "auction")
    t.play("bid 2 0", "bid 3 0")
    assert t.points == [3, 10, 10, 10] and t.state.turn == 3


def test_dino_8_15_jump_bids_and_8_14_zero() -> None:
    """DINO-1.9, 8.14, 8.15: any printed number at once; beyond it only where 6 stands."""
    t = auction('["egg", "leg: 5 by 1", "fur"]', "points = 20", "", "")
    assert t.moves("bid") == [*(f"0 {n}" for n in range(7)), "1 6", *(f"2 {n}" for n in range(7))]
    t.refused("bid 1 7", "DINO-3.33")


def test_dino_8_16_a_bid_must_be_payable() -> None:
    """DINO-4.7, 8.16: the discount counts for this test."""
    t = auction('["egg", "leg", "fur"]', "points = 1\ngenes = {mutation = 2}", "", "")
    assert t.offers("bid 0 3") and not t.offers("bid 0 4")


def test_dino_3_38_a_mutation_gene_does_not_reduce_its_own_price() -> None:
    t = auction('["mutation", "leg", "fur"]', "", "", "")
    t.play("bid 0 3", "bid 1 0", "bid 2 0")
    assert t.points[R] == 7 and t.state.seats[R].genes[6] == 1


def test_dino_3_4_a_bidder_with_cards_is_always_asked() -> None:
    """DINO-3.4, 7.1, 8.19: he might hold a dead end, from turn 3 on, until both copies are gone."""
    seats = ("points = 0\nhand = ['stampede']", "", "")
    rows = '["egg: 6 by 1", "leg: 6 by 2", "fur"]'
    assert auction(rows, *seats, top="turn = 3").asked == (R, "auction")
    spent = "turn = 3\ndiscard = ['dead_end', 'dead_end']"
    assert auction(rows, *seats, top=spent).state.turn == 4
    assert auction(rows, *seats, top="turn = 2").state.turn == 3
    t = auction(rows, "hand = ['dead_end']", "", "", top="turn = 2")
    t.refused("dead_end dead_end", "DINO-3.5")


def test_dino_6_2_one_tile_fewer() -> None:
    """DINO-6.2."""
    text = "turn = 3\nphase = 'evolution'\n[[seats]]\n[[seats]]\n[[seats]]\n[[seats]]"
    t = DinosaursTable(text, gene_shortage=True)
    assert len(t.state.rows) == 3 and t.asked == (R, "auction") and t.offers("decline")


def test_dino_6_5_who_cannot_bid_declines() -> None:
    """DINO-6.5: with both rows taken and no points, declining is all that is left; a dead end is no declining."""
    t = auction('["egg: 6 by 1", "leg: 6 by 2"]', "points = 0", "", "", gene_shortage=True)
    assert t.state.turn == 3 and t.state.seats[R].genes[:2] == [1, 1]
    t = auction('["egg", "leg"]', "hand = ['dead_end']", "", "", top="turn = 5", gene_shortage=True)
    t.play("dead_end dead_end")
    assert t.offers("decline")


def test_dino_5_3_ranking() -> None:
    """DINO-5.1, 5.2, 5.3, 8.26: points, then dinos; equal places are shared."""
    t = DinosaursTable("""
    phase = "evolution"
    meteor = 12
    [[seats]]
    points = 20
    dinos = ["-3,0"]
    hand = ["twins"]
    genes = {horn = 4}
    [[seats]]
    points = 30
    [[seats]]
    points = 20
    dinos = ["0,3", "0,2"]
    [[seats]]
    points = 20
    dinos = ["-6,6"]
    """)
    assert t.state.over and t.state.winners == [B] and t.state.scores == [20, 30, 20, 20]
    assert [side["place"] for side in t.state.view(None)["board"]["breakdown"]] == [3, 1, 2, 3]


def test_dino_5_4_nobody_is_eliminated() -> None:
    """DINO-5.4: without a dino one still bids, and comes back."""
    t = auction('["egg", "leg", "fur"]', "", "", "")
    assert t.asked == (R, "auction")
    t.play("bid 0 0", "bid 1 0", "bid 2 0")
    assert t.asked[1] == "give_birth" and t.state.turn == 3


def test_dino_8_35_too_few_tiles() -> None:
    """DINO-8.35: what is there is offered, and who cannot bid leaves."""
    genes = "tail = 7, leg = 13, horn = 8, egg = 9, fur = 9, parasol = 9, mutation = 5"
    seats = f"[[seats]]\ngenes = {{{genes}}}\n[[seats]]\n[[seats]]"
    t = DinosaursTable(f"turn = 2\nphase = 'evolution'\nremoved = 6\n{seats}")
    assert t.state.rows == [6]
    t.play("bid 0 6")
    assert t.state.turn == 2 and t.asked == (B, "auction")
    t.play("bid 0 10")
    assert t.asked == (R, "auction")
    t.play("bid 0 15")
    assert t.state.turn == 3 and t.state.seats[R].genes[6] == 6 and t.points[R] == 0
