"""The examples of docs/rules/dinosaurs.md, section 9, up to the meteor (X-01 to X-21); each under its own id."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.dinosaurs.tabletop import B, DinosaursTable, G, R, Y, new_game

ELSEWHERE = """
[[seats]]
dinos = ["0,3"]
[[seats]]
dinos = ["-6,6"]
"""


def zones(climate: int) -> dict[str, str]:
    """What the terrains are like with the climate marker on a position, as everybody sees it."""
    t = DinosaursTable(f"climate = {climate}\n[[seats]]\ndinos = ['-3,0']\n{ELSEWHERE}")
    seen: dict[str, str] = t.state.view(None)["board"]["climate"]["zones"]
    return seen


def test_x_01_climate_on_plains() -> None:
    """DINO-1.4."""
    assert zones(1) == {"desert": "hot", "plains": "temperate", "hills": "cold", "mountains": "deadly"}
    assert zones(5) == zones(1)


def test_x_02_climate_on_mountains() -> None:
    """DINO-1.4."""
    assert zones(3) == {"desert": "deadly", "plains": "deadly", "hills": "hot", "mountains": "temperate"}


def test_x_03_legs() -> None:
    """DINO-3.17, 3.21, 4.2."""
    one = "[[seats]]\ndinos = ['-3,0', '-6,6']\ngenes = {leg = 1}\n[[seats]]\ndinos = ['0,3']\n[[seats]]\n"
    t = DinosaursTable(one)
    t.play("move -3,0 to -3,1")
    assert t.asked == (B, "move_dinos")
    for first, second in (("move -3,0 to -3,1", "move -6,6 to -6,5"), ("move -3,0 to -3,1", "move -3,1 to -3,2")):
        t = DinosaursTable(one.replace("leg = 1", "leg = 2"))
        t.play(first)
        assert t.asked == (R, "move_dinos")
        t.play(second)
        assert t.asked == (B, "move_dinos")


@pytest.mark.parametrize(
    ("attacker", "defender", "wins"),
    [(0, 0, 2), (1, 0, 4), (2, 1, 4), (2, 0, 5), (3, 0, 5), (0, 1, 1), (0, 2, 0)],
)
def test_x_04_combat_table(attacker: int, defender: int, wins: int) -> None:
    """DINO-1.7, 3.20, 4.3."""
    for pips in range(1, 7):
        t = DinosaursTable(f"""
        chance = [{pips}]
        [[seats]]
        dinos = ["-2,0"]
        genes = {{horn = {attacker}}}
        [[seats]]
        dinos = ["-1,0"]
        genes = {{horn = {defender}}}
        [[seats]]
        """)
        if wins == 0:
            t.refused("attack -2,0 to -1,0", "DINO-3.20")
            continue
        t.play("attack -2,0 to -1,0")
        assert (t.at("-1,0") == R) == (pips <= wins)
        assert (t.count(R), t.count(B)) == ((1, 0) if pips <= wins else (0, 1))


HERD = """
climate = {climate}
phase = "survival"
turn = 2
[[seats]]
points = 0
dinos = ["-3,0", "-2,0", "-3,1", "-2,1", "-2,2", "-3,3", "-2,3", "-5,4", "-3,2", "-4,3"]
genes = {{fur = 2, parasol = 1}}
[[seats]]
[[seats]]
"""


def test_x_05_survival() -> None:
    """DINO-3.29, 3.30."""
    t = DinosaursTable(HERD.format(climate=2))
    assert t.asked == (R, "scorch") and t.at("-3,0") is None
    assert t.moves("remove") == ["-2,0", "-3,1"]
    t.refused("remove -2,1", "DINO-3.29")
    t.refused("remove -3,2", "DINO-3.29")
    t.play("remove -2,0")
    assert t.at("-3,1") == R and t.at("-3,2") == R and t.at("-4,3") == R
    assert t.count(R) == 8 and t.points[R] == 8


def test_x_06_survival_in_a_hot_climate() -> None:
    """DINO-1.4, 3.29."""
    t = DinosaursTable(HERD.format(climate=0))
    assert t.herd(R) == ["-2,0", "-3,0", "-3,1"] and t.points[R] == 3


def test_x_07_mutation_gene() -> None:
    """DINO-3.38, 4.7."""
    t = DinosaursTable("""
    phase = "auction"
    turn = 2
    rows = ["leg: 5 by 0", "fur: 0 by 1", "tail"]
    to_act = 2
    [[seats]]
    points = 9
    genes = {mutation = 2}
    [[seats]]
    [[seats]]
    points = 0
    """)
    assert t.points[R] == 6 and t.state.seats[R].genes[1] == 2


def test_x_08_mutation_gene_beats_the_price() -> None:
    """DINO-3.38."""
    t = DinosaursTable("""
    phase = "auction"
    turn = 2
    rows = ["leg: 1 by 0", "fur: 0 by 1", "tail"]
    to_act = 2
    [[seats]]
    points = 9
    genes = {mutation = 2}
    [[seats]]
    [[seats]]
    points = 0
    """)
    assert t.points[R] == 9 and t.state.seats[R].genes[1] == 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_x_09_first_births(players: int) -> None:
    """DINO-3.25."""
    state = new_game(players=players, seed=9)
    log = state.listen()
    while state.turn == 1:
        state.play(state.moves[0])
    born = Counter(event.values[0] for event in log if event.phrase.name == "is-born")
    turns = [event.phrase.name for event in log].count("turn-begins")
    assert turns == 1  # the log begins in turn 1 and ends with the beginning of turn 2
    assert born == dict.fromkeys(range(players), 1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_x_10_setup(players: int) -> None:
    """DINO-2.5, 2.8."""
    state = new_game(players=players, seed=10, chance="ask")  # before the first roll
    for number, seat in enumerate(state.seats):
        assert seat.points == 10 and len(seat.hand) == 3
        assert len(seat.herd) == 1 and seat.herd[0] in state._island.starts
        assert state.view(number)["board"]["seats"][number]["reserve"] == 9
    assert state.deck_size() == 26 - 3 * players and state.climate == 0


def test_x_11_initiative() -> None:
    """DINO-3.11, 4.1."""
    t = DinosaursTable("""
    phase = "initiative"
    [[seats]]
    genes = {tail = 2}
    dinos = ["-9,4", "-8,4", "-7,4", "-6,4"]
    [[seats]]
    dinos = ["-5,0", "-4,0", "-3,0", "-2,0", "-1,0"]
    [[seats]]
    dinos = ["-7,5", "-6,5", "-5,5"]
    [[seats]]
    genes = {tail = 3}
    dinos = ["0,0", "1,0", "0,1", "1,1", "-1,2", "0,2"]
    """)
    assert t.state.order == [Y, R, G, B]


def test_x_12_initiative_by_die() -> None:
    """DINO-3.11, 3.12."""
    t = DinosaursTable("""
    phase = "initiative"
    turn = 1
    chance = [4, 2, 4, 5, 5, 6, 1, 2]
    [[seats]]
    dinos = ["-3,0"]
    [[seats]]
    dinos = ["0,3"]
    [[seats]]
    dinos = ["-6,6"]
    """)
    assert t.state.order == [B, G, R]


@pytest.mark.parametrize(("before", "pips", "after"), [(5, 4, 0), (0, 1, 5), (3, 2, 3)])
def test_x_13_climate_die(before: int, pips: int, after: int) -> None:
    """DINO-1.5, 1.6."""
    t = DinosaursTable(f"""
    phase = "climate"
    climate = {before}
    chance = [{pips}]
    [[seats]]
    dinos = ["-3,0"]
    {ELSEWHERE}
    """)
    temperate = {0: "desert", 5: "plains", 3: "mountains"}[after]
    assert t.state.climate == after
    assert t.state.view(None)["board"]["climate"]["zones"][temperate] == "temperate"


def test_x_14_not_into_its_own_kind() -> None:
    """DINO-3.19."""
    t = DinosaursTable(f"""
    [[seats]]
    dinos = ["-3,0", "-3,1"]
    genes = {{leg = 2}}
    {ELSEWHERE}
    """)
    t.refused("move -3,0 to -3,1", "DINO-3.19")
    t.play("move -3,0 to -2,0", "move -2,0 to -2,1")
    assert t.at("-2,1") == R and t.asked == (B, "move_dinos")


def test_x_15_lost_fight() -> None:
    """DINO-3.20."""
    t = DinosaursTable("""
    chance = [3]
    [[seats]]
    dinos = ["-2,0", "-5,6"]
    genes = {leg = 2}
    [[seats]]
    dinos = ["-1,0"]
    [[seats]]
    """)
    t.play("attack -2,0 to -1,0")
    assert t.herd(R) == ["-5,6"] and t.at("-1,0") == B
    assert t.asked == (R, "move_dinos") and t.state.question.arguments == {"left": "number:1"}
    t.play("move -5,6 to -5,5")


def test_x_16_two_fights() -> None:
    """DINO-3.20, 3.21."""
    t = DinosaursTable("""
    chance = [5, 4]
    [[seats]]
    dinos = ["-2,1"]
    genes = {leg = 3, horn = 2}
    [[seats]]
    dinos = ["-1,1", "0,1"]
    [[seats]]
    """)
    t.play("attack -2,1 to -1,1", "attack -1,1 to 0,1")
    assert t.herd(R) == ["0,1"] and t.herd(B) == []
    assert t.asked == (R, "move_dinos") and t.state.question.arguments == {"left": "number:1"}


BIRTHS = """
phase = "births"
turn = 2
[[seats]]
dinos = {dinos}
genes = {{egg = {eggs}}}
[[seats]]
dinos = {others}
[[seats]]
"""


def test_x_17_no_more_newborns_than_spaces() -> None:
    """DINO-3.25."""
    t = DinosaursTable(BIRTHS.format(dinos=["0,3"], eggs=3, others=["-1,3"]))
    assert t.at("0,2") == R and t.at("-1,4") == R and t.count(R) == 3


def test_x_18_newborns_are_no_parents() -> None:
    """DINO-3.25."""
    t = DinosaursTable(BIRTHS.format(dinos=["0,3"], eggs=2, others=["-6,6"]))
    t.play("birth 0,2")
    t.refused("birth 1,1", "DINO-3.25")
    t.refused("birth 0,2", "DINO-0.4")


def test_x_19_an_extinct_species_returns() -> None:
    """DINO-3.26."""
    t = DinosaursTable(BIRTHS.format(dinos=[], eggs=2, others=["-6,6"]))
    assert t.asked == (R, "give_birth") and len(t.moves("birth")) == 41
    t.play("birth -4,2")
    t.refused("birth 0,3", "DINO-3.26")
    assert t.offers("birth -5,3")
    t.play("birth -5,3")
    assert t.asked != (R, "give_birth")


def test_x_20_reserve() -> None:
    """DINO-3.25."""
    ten = ["-3,0", "-2,0", "-1,0", "-4,1", "-3,1", "-2,1", "-1,1", "-5,2", "-4,2", "-3,2"]
    t = DinosaursTable(BIRTHS.format(dinos=ten, eggs=3, others=["-6,6"]))
    assert t.asked == (B, "give_birth") and t.count(R) == 10
    nine = ["-3,0", "-2,0", "-1,0", "0,0", "1,0", "-4,1", "-3,1", "-2,1", "-1,1"]
    t = DinosaursTable(BIRTHS.format(dinos=nine, eggs=3, others=["0,1", "1,1", "-5,2", "-4,2", "-3,2"]))
    assert t.moves("birth") == ["-2,2", "-1,2"]
    t.play("birth -1,2")
    assert t.asked == (B, "give_birth") and t.count(R) == 10


def test_x_21_victims_in_initiative_order() -> None:
    """DINO-3.29, 7.2."""
    t = DinosaursTable("""
    phase = "survival"
    order = [1, 0, 2]
    climate = 0
    turn = 2
    [[seats]]
    dinos = ["-2,0", "-3,1"]
    [[seats]]
    dinos = ["-1,3", "-1,4"]
    [[seats]]
    """)
    assert t.asked == (B, "freeze")
    t.play("remove -1,3")
    assert t.asked == (R, "freeze") and t.state.view(0)["board"]["seats"][B]["dinos"] == ["-1,4"]
    t.play("remove -2,0")
    assert t.herd(R) == ["-3,1"]
