"""What everybody sees (DINO-3.1, section 7), and that everything on the table answers why it cannot be used."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tangledbank.games.dinosaurs.box import DinosaursGame
from tangledbank.games.dinosaurs.genes import GENES
from tangledbank.games.dinosaurs.kinds import EVENT_CARDS
from tests.battery.contracts import check_two_worlds
from tests.dinosaurs.tabletop import B, DinosaursTable, G, R, new_game
from tests.tabletop import asked

POINT_AT = [f"gene:{gene}" for gene in GENES] + ["choose:pass_event", "choose:end_movement", "choose:raft"]


def elements_of(state: Any) -> list[str]:
    """Everything on the table that a player could point at: spaces, players, his cards, rows, genes."""
    board = state.view(state.seat)["board"]
    mine = board["seats"][state.seat]["hand"]
    return [
        *(f"hex:{space['hex']}" for space in board["spaces"]),
        *(f"seat:{seat}" for seat in range(state.players)),
        *(f"card:{card['card']}" for card in mine),
        *(f"row:{row}" for row in range(5)),
        *POINT_AT,
    ]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everything_on_the_table_has_an_answer(players: int) -> None:
    """Whatever cannot be used says why, with a rule of the game."""
    state = DinosaursGame({"gene_shortage": players == 4}).new(players, seed=players)
    rng = random.Random(players)
    heard: set[str] = set()
    while not state.over:
        what = asked(state)
        if what not in heard or rng.random() < 0.1:
            heard.add(what)
            touched = {element for move in state.moves for element in move.path}
            for element in elements_of(state):
                reasons = state.why_not(state.seat, element)
                assert bool(reasons) != (element in touched)
                for reason in reasons:
                    known = element.startswith(("hex:", "seat:", "card:", "row:", "gene:"))
                    assert reason.rule.startswith("DINO-") if known else reason.rule
        state.play(rng.choice(state.moves))
    assert {"window", "move_dinos", "give_birth", "auction"} <= heard


def test_dino_3_1_what_is_public() -> None:
    """DINO-3.1, 7.1, 7.2, 7.3: a spectator sees all but the hands and the pile."""
    t = DinosaursTable("""
    turn = 4
    climate = 1
    discard = ["twins"]
    [[seats]]
    dinos = ["-3,0", "-2,1", "-3,1", "-3,2"]
    hand = ["stampede", "driftwood"]
    modifiers = {movement = 2}
    [[seats]]
    dinos = ["0,3"]
    genes = {horn = 1}
    [[seats]]
    """)
    board = t.state.view(None)["board"]
    assert (board["turn"], board["phase"], board["order"], board["island"]) == (4, "movement", [0, 1, 2], "board_3")
    assert board["climate"]["position"] == 1 and len(board["spaces"]) == 42
    assert board["discard"] == ["twins"] and board["deck"] == 26 - 1 - 2
    assert sum(board["bag"].values()) == 61 and board["bag"]["horn"] == 7
    red = board["seats"][R]
    assert red["hand"] is None and red["hand_size"] == 2 and red["reserve"] == 6 and red["colour"] == "red"
    assert red["zones"] == {"temperate": 1, "cold": 1, "hot": 1, "deadly": 1}
    assert red["values"]["movement"] == 3 and red["genes"]["leg"] == 1 and red["modifiers"]["movement"] == 2
    assert board["odds"][R][B] == 1 and board["odds"][B][R] == 4 and board["odds"][G][G] is None
    mine = t.state.view(R)["board"]["seats"][R]["hand"]
    assert [(card["event"], card["window"]) for card in mine] == [("stampede", "movement"), ("driftwood", "movement")]


def test_nothing_of_a_hand_is_in_the_view_of_others() -> None:
    """Section 7: no name of a hidden card stands in what others are sent."""
    state = new_game(3, seed=5)
    rng = random.Random(5)
    while not state.over:
        for seat in (0, 1, 2, None):
            known = {EVENT_CARDS[state.secrets.faces[card]] for card in state.discard}
            known |= (
                {EVENT_CARDS[state.secrets.faces[card]] for card in state.seats[seat].hand}
                if seat is not None
                else set()
            )
            text = json.dumps(state.view(seat))
            assert not [name for name in EVENT_CARDS if name not in known and f'"{name}"' in text]
        state.play(rng.choice(state.moves))


def test_the_ending_tells_the_points_over_time() -> None:
    state = new_game(3, seed=8)
    rng = random.Random(8)
    while not state.over:
        state.play(rng.choice(state.moves))
    breakdown = state.view(None)["board"]["breakdown"]
    assert [side["history"][-1] for side in breakdown] == state.scores
    assert {len(side["history"]) for side in breakdown} == {state.turn}


def test_greedy_beats_random() -> None:
    """At least twice the fair share, with every number of players."""
    from tangledbank.bots import make_bot

    game = DinosaursGame({})
    for players in (3, 4, 5):
        won = 0.0
        for number in range(6):
            state = game.new(players, seed=f"greedy {number}")
            greedy = number % players
            bots = [make_bot("greedy" if seat == greedy else "random", f"{number} {seat}") for seat in range(players)]
            while not state.over:
                state.play(bots[state.seat].choose(state.seen_by(state.seat)))
            won += (greedy in state.winners) / len(state.winners)
        assert won / 6 >= 2 / players


SHORT_BAG = """
phase = "auction"
order = [2, 0, 1]
removed = 6
rows = ["egg: 5 by 1", "leg"]
[[seats]]
points = 2
hand = ["HELD"]
dinos = ["-3,0"]
[[seats]]
genes = {tail = 7, leg = 12, horn = 8, egg = 8, fur = 9, parasol = 9, mutation = 6}
dinos = ["0,3"]
[[seats]]
hand = ["driftwood"]
dinos = ["-6,6"]
"""


@pytest.mark.parametrize("held", ["dead_end", "twins"])
def test_dino_8_35_a_bidder_without_a_bid_is_not_asked_whatever_he_holds(held: str) -> None:
    """DINO-3.4, 7.1: with two rows for three players the last one is left without a legal bid."""
    t = DinosaursTable(SHORT_BAG.replace("HELD", held))
    assert t.asked == (G, "auction")
    t.play("bid 1 3")
    assert t.asked[1] != "auction" and t.state.turn == 6 and len(t.state.seats[R].hand) == 1


def test_dino_8_35_two_worlds_with_a_short_bag() -> None:
    rng = random.Random(1)
    for _ in range(20):
        check_two_worlds(DinosaursTable(SHORT_BAG.replace("HELD", "dead_end")).state, rng)
