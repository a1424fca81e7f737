"""What bots see in a table of Age of Dinosaurs: room and danger around the herds, and bids that are worth a thought."""

from __future__ import annotations

import pytest

from tangledbank.bots.playout import guided
from tangledbank.games.dinosaurs.island import COLD, SHEET, TEMPERATE, ZONES
from tangledbank.games.dinosaurs.surroundings import ANYWHERE, Surroundings
from tangledbank.kernel.chance import Chance
from tests.dinosaurs.tabletop import B, DinosaursTable, G, R


def test_room_is_shared_and_an_extinct_species_finds_it_anywhere() -> None:
    """DINO-3.25, 3.26: the plains between two herds are room for each, but only half as much is theirs."""
    apart = DinosaursTable('[[seats]]\ndinos = ["-3,0"]\n[[seats]]\ndinos = ["0,3"]\n[[seats]]\n')
    beside = DinosaursTable('[[seats]]\ndinos = ["-3,0"]\n[[seats]]\ndinos = ["-1,0"]\n[[seats]]\n')
    alone, crowded = Surroundings(apart.state), Surroundings(beside.state)
    assert alone.share[R] == sum(alone.room[R])
    shared = sum(crowded.room[R]) - crowded.share[R]
    assert shared == pytest.approx(len(common(beside)) / 2) and shared > 0
    assert crowded.room[G] == [ANYWHERE] * 4 and crowded.share[G] == 0


def common(t: DinosaursTable) -> set[int]:
    """The empty spaces beside the herds of red and blue."""
    island = t.state._island
    first, second = (
        {space for dino in t.state.seats[seat].herd for space in island.neighbours[dino]} for seat in (R, B)
    )
    return {space for space in first & second if t.state.occupants[space] < 0}


@pytest.mark.parametrize(("horns", "danger"), [(0, 0.0), (1, 1 / 3), (2, 2 / 3), (3, 2 / 3)])
def test_danger_is_what_an_attacker_can_expect_to_gain(horns: int, danger: float) -> None:
    """DINO-1.7: with equal horns the attacker loses more often than it wins."""
    t = DinosaursTable(f"""
    [[seats]]
    dinos = ["-3,0"]
    genes = {{horn = {horns}}}
    [[seats]]
    dinos = ["-2,0"]
    [[seats]]
    dinos = ["0,3"]
    """)
    assert Surroundings(t.state).danger == pytest.approx([0.0, danger, 0.0])


def test_bidders_in_futures_raise_by_one() -> None:
    """DINO-3.35: whoever is outbid may answer, so nobody needs to offer more than the next number."""
    t = DinosaursTable("""
    turn = 2
    phase = "auction"
    rows = ["leg", "egg", "horn"]
    [[seats]]
    points = 12
    [[seats]]
    points = 9
    [[seats]]
    points = 3
    """)
    evaluation = t.state.game.evaluation()
    assert [str(move) for move in evaluation.likely(t.state)] == ["bid 0 0", "bid 1 0", "bid 2 0"]
    t.play("bid 1 2")
    assert [str(move) for move in evaluation.likely(t.state)] == ["bid 0 0", "bid 1 3", "bid 2 0"]
    assert all(guided(t.state, evaluation, Chance(str(key))) in evaluation.likely(t.state) for key in range(20))


def test_nobody_in_a_future_sends_a_dino_to_its_death() -> None:
    """DINO-1.4, 3.18, 3.29: on the way out of deadly cold a dino may cross it, if it has a step left to go on."""
    text = """
    climate = 1
    [[seats]]
    dinos = ["{space}"]
    genes = {{leg = {legs}}}
    [[seats]]
    dinos = ["0,3"]
    [[seats]]
    dinos = ["-6,6"]
    """

    def goals(space: str, legs: int) -> set[str]:
        t = DinosaursTable(text.format(space=space, legs=legs))
        zones = {SHEET.names[at]: t.state.zone_of(at) for at in t.state._island.spaces}
        likely = [str(move) for move in t.state.game.evaluation().likely(t.state)]
        assert "end_movement" in likely
        return {ZONES[zones[move.split()[-1]]] for move in likely if move != "end_movement"}

    assert goals("-3,1", 2) == {"hot", "temperate", "cold"}  # mountains beside it are left alone
    assert goals("-3,2", 1) == {"temperate", "cold"}
    assert goals("-3,2", 2) == {"temperate", "cold", "deadly"}


@pytest.mark.parametrize(("horns", "attacks"), [(0, []), (1, ["attack -3,0 to -3,1"])])
def test_nobody_in_a_future_attacks_with_poor_odds(horns: int, attacks: list[str]) -> None:
    """DINO-1.7: unless the attacker is lost anyway."""
    text = """
    climate = {climate}
    [[seats]]
    dinos = ["-3,0"]
    genes = {{horn = {horns}}}
    [[seats]]
    dinos = ["-3,1"]
    [[seats]]
    dinos = ["0,3"]
    """

    def likely(climate: int) -> list[str]:
        t = DinosaursTable(text.format(climate=climate, horns=horns))
        moves = [str(move) for move in t.state.game.evaluation().likely(t.state)]
        return [move for move in moves if move.startswith("attack")]

    assert likely(0) == attacks
    assert likely(2) == ["attack -3,0 to -3,1"]  # the desert is deadly now


def test_newborns_in_futures_can_live_where_they_are_born() -> None:
    """DINO-3.25, 3.29: as long as there is such a space."""
    t = DinosaursTable("""
    phase = "births"
    climate = 0
    [[seats]]
    dinos = ["-3,0"]
    [[seats]]
    dinos = ["-2,2"]
    [[seats]]
    dinos = ["0,3"]
    """)
    for seat in (R, B, G):
        state = t.state
        assert state.seat == seat
        moves, likely = state.moves, state.game.evaluation().likely(state)
        safe = [move for move in moves if state.zone_of(move.space) in (TEMPERATE, COLD)]
        assert likely == (safe or moves) and set(map(str, likely)) <= set(map(str, moves))
        state.play(likely[0])
