"""The examples of docs/rules/magical.md, sections 9C and 9D, that are about the solo game, each under its own id."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank as tb
from tangledbank.kernel.chance import Chance
from tests.magical.tabletop import MagicalTable

HUMAN = '[[seats]]\ncreatures = ["H1; energy 4"]\n'  # with a choice, so that the game stops there


def solo(text: str, human: str = HUMAN, **options: Any) -> MagicalTable:
    """The Shadow on turn."""
    return MagicalTable(f"to_act = 1\n{text}\n{human}", **options)


def shuffle(*first: int, count: int) -> str:
    """The chance that lays these on top."""
    return "shuffle " + " ".join(map(str, [*first, *(other for other in range(count) if other not in first)]))


def test_ex_52_start() -> None:
    """MAG-2.4, 2.5, 2.6, 6.4."""
    chance = Chance("7")
    chance.fate.append(shuffle(0, count=10))
    state = tb.game("magical").new_from(1, chance)
    board = state.view(0)["board"]
    assert (board["source"]["lower"], board["source"]["upper"], board["deck"]) == (3, 2, 57)
    assert board["first"] == 1 and state.question is not None and state.question.what.name == "exchange"
    log = state.listen()
    state.play("keep")
    assert log[1].name == "shadow-begins"


def test_ex_53_first_shadow_turn() -> None:
    """MAG-6.9 to 6.12."""
    chance = Chance("7")
    # The human's creature, the Shadow's, five cards, and then the top of the deck: p24.
    cards = [0, 1, 2, 3, 4, 5, 6, 23]
    chance.fate += [shuffle(0, count=10), shuffle(*cards, count=64), shuffle(3, count=7)]
    state: Any = tb.game("magical").new_from(1, chance)
    log = state.listen()
    state.play("keep")
    (creature,) = state.rows[1]
    assert (creature.energy, creature.in_order(), creature.asleep) == (1, [15], False)
    assert state.lower == 2
    told = [str(event) for event in log]
    assert told[1:6] == [
        "shadow-begins",
        "shadow-active 2 0",  # no choice card for the only one
        "shadow-draws soporific generous 4 generous",
        "shadow-adds 2 generous",
        "takes-energy 2 lower",
    ]


NEW_POWER = """
lower = 2
deck = ["p02"]
choices = {}
[shadow]
creatures = ["S; energy 1"]
"""
TWO_HUMANS = '[[seats]]\ncreatures = ["H1", "H2; energy 2"]\n'


def test_ex_54_new_attack_property() -> None:
    """MAG-6.11 to 6.13."""
    t = solo(NEW_POWER.format([3, 6]), TWO_HUMANS)
    t.numbers = {"H1": 1, "H2": 2, "S": 3}
    assert t.shows("H2", 1) and t.shows("S", 2, "vampire", asleep=True) and t.state.lower == 2


def test_ex_55_attempt_fails_then_gain() -> None:
    """MAG-6.12, 6.13."""
    t = solo(NEW_POWER.format([3, 5]), TWO_HUMANS)
    t.numbers = {"H1": 1, "H2": 2, "S": 3}
    assert t.shows("H1", 0) and t.shows("H2", 2) and t.shows("S", 2, "vampire") and t.state.lower == 1


@pytest.mark.parametrize(
    ("creatures", "neighbour"),
    [
        ('"S1: flying; energy 2", "S2; asleep"', ["flying"]),
        ('"S1: flying; energy 2", "S2: flying; asleep"', None),
        ('"S2; asleep", "S1: flying; energy 2"', None),
    ],
)
def test_ex_56_duplicate_property(creatures: str, neighbour: list[str] | None) -> None:
    """MAG-6.11."""
    t = solo(f'deck = ["p03"]\nchoices = [2]\n[shadow]\ncreatures = [{creatures}]')
    names = [[t.state.game.tables.properties[kind].id for kind in other.in_order()] for other in t.state.rows[1]]
    if neighbour is not None:
        assert names[1] == neighbour and t.discard == []
    else:
        assert t.discard == ["p03"]


def test_ex_57_all_asleep() -> None:
    """MAG-6.9 to 6.12."""
    t = solo('lower = 2\ndeck = ["p30", "p47"]\nchoices = [2]\n[shadow]\ncreatures = ["S; energy 3; asleep"]')
    old, new = t.state.rows[1]
    assert (old.energy, old.asleep) == (3, True) and t.designs([new.card]) == ["p30"]
    assert (new.energy, new.in_order(), new.asleep) == (1, [14], False) and t.state.lower == 1
    assert not t.state.secrets.known(new.card, 0)


@pytest.mark.parametrize(
    ("creature", "card", "choice", "wins"),
    [
        ("S; energy 4", "p03", 1, True),
        ("S: small wise; energy 3", "p03", 2, True),
        ("S: small wise flying; energy 3", "p05", 2, False),
    ],
)
def test_ex_58_victory_of_the_shadow(creature: str, card: str, choice: int, wins: bool) -> None:
    """MAG-6.12, 8.37."""
    t = solo(f'deck = ["{card}"]\nchoices = [{choice}]\nlower = 1\n[shadow]\ncreatures = ["{creature}"]')
    assert t.state.over == wins
    if wins:
        assert t.state.winners == [] and t.state.rows[1] == [] and t.state.tokens == [0, 1]
        assert t.state.view()["board"]["result"] == {"reason": "shadow", "places": []}
    else:
        assert t.state.rows[1][0].energy == 4


def test_ex_59_scorching_of_the_shadow() -> None:
    """MAG-6.7, 6.14."""
    t = solo('lower = 2\ndeck = ["p15"]\nchoices = [2, 3]\n[shadow]\ncreatures = ["S: scorching wise@p07; energy 1"]')
    (creature,) = t.state.rows[1]
    assert (creature.energy, creature.in_order(), creature.asleep) == (3, [14], False)
    assert t.state.lower == 1 and "p15" in t.discard


def test_ex_60_end_of_the_round() -> None:
    """MAG-6.5, 8.38."""
    t = solo(
        'deck = ["p17"]\nchoices = [1]\n[shadow]\ncreatures = ["S1", "S2; energy 1"]',
        '[[seats]]\ncreatures = ["H1"]',
    )
    assert t.state.round == 2 and not t.state.rows[0][0].asleep


def test_ex_71_a_round_without_the_shadow() -> None:
    """MAG-3.1, 6.5, 8.46."""
    t = MagicalTable("""
    [[seats]]
    creatures = ["H1: soporific; energy 1"]
    [shadow]
    creatures = ["S1; energy 3"]
    """)
    t.play("attack S1")
    assert t.state.round == 2 and t["H1"].energy == 2 and not t["H1"].asleep and not t["S1"].asleep
    assert len(t.hand(0)) == 3 and t.state.first == 1 and t.asked == (0, "exchange")
    log = t.state.listen()
    t.play("keep")
    assert log[1].name == "shadow-begins"


def test_ex_72_order_of_the_choice_cards() -> None:
    """MAG-6.10 to 6.14, 6.17."""
    t = solo(
        'deck = ["p33"]\nchoices = [1, 3, 5, 2, 6]\n'
        '[shadow]\ncreatures = ["S1: fire_breathing scorching; energy 2", "S2; energy 2", "S3; asleep"]',
        '[[seats]]\ncreatures = ["H1: wise spiky", "H2"]\n',
    )
    t.numbers = {"H1": 1, "H2": 2, "S1": 3, "S2": 4, "S3": 5}
    assert t.shows("S1", 4, "fire_breathing", "scorching", asleep=True)
    assert t.shows("S2", 2) and t.shows("S3", 0) and t.shows("H1", 0, "wise")
    assert len(t.state.choices.pile) == 2 and t.state.view()["board"]["choices"]["turned"] == [1, 3, 5, 2, 6]


def test_ex_74_result() -> None:
    """MAG-5.5, 6.6."""
    last = 'round = 1\nat = "round_end"\n[[seats]]\ncreatures = ["H1; asleep"]\n[shadow]\ncreatures = ["S"]'
    t = MagicalTable(last, max_rounds=1)
    assert t.state.over and t.state.winners == [] and t.state.round == 1
    assert t.state.view()["board"]["result"]["reason"] == "max_rounds"
    t = MagicalTable('at = "round_end"\n[[seats]]\n[[seats]]', max_rounds=1)
    assert t.state.winners == [] and t.state.view()["board"]["result"]["reason"] == "max_rounds"
    t = MagicalTable('[[seats]]\ntokens = 2\ncreatures = ["H1; energy 4"]\n[shadow]\ncreatures = ["S"]')
    t.play("transmute")
    assert t.state.winners == [0] and t.state.view()["board"]["result"]["reason"] == "goal"


def test_ex_75_options_in_solo() -> None:
    """MAG-0.5."""
    assert tb.game("magical", first_player=0).new(players=1, seed=1).view()["board"]["first"] == 1
    with pytest.raises(tb.BadOptions, match="first_player cannot be 1"):
        tb.game("magical", first_player=1).new(players=1, seed=1)
    with pytest.raises(tb.UnknownName, match="no option epochs"):
        tb.game("magical", data=None, epochs=True)
