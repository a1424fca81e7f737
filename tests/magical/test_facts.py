"""What the engine tells so that no client computes a rule (K10): facts of things and moves, and why not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.magical.tabletop import MagicalTable, duel


def facts(t: MagicalTable, move: str) -> dict[str, Any]:
    """What the view tells of a legal move."""
    text = t.translate(move)
    moves = t.state.view(t.state.seat)["question"]["moves"]
    found: dict[str, Any] = next(one["facts"] for one in moves if one["text"] == text)
    return found


def test_whom_a_creature_could_attack_and_who_could_attack_it() -> None:
    t = duel('"A: vampire", "B"', '"X: flying", "Y: soporific"')
    things = t.state.view()["things"]
    assert things["creature:1"]["targets"] == ["creature:2", "creature:4", "creature:5"]
    assert things["creature:1"]["attackers"] == ["creature:4"]
    assert things["creature:2"]["targets"] == [] and things["creature:3"]["attackers"] == []
    assert things["creature:3"]["owner"] == "seat:1" and things["creature:3"]["side"] == "player"


@pytest.mark.parametrize(
    ("target", "shield"),
    [("X: flying", "flying"), ("X: astral", "astral"), ("X: invisible; asleep", "invisible"), ("X", None)],
)
def test_what_shields_a_creature_from_the_active_one(target: str, shield: str | None) -> None:
    t = duel('"A: vampire"', f'"{target}"', "lower = 1")
    assert t.state.view()["things"]["creature:2"]["shield"] == (f"property:{shield}" if shield else None)


def test_how_much_energy_is_missing() -> None:
    t = duel('"A: small; energy 2", "B; energy 3", "C: small vampire wise scary; energy 3"', '"X"', "lower = 1")
    things = t.state.view()["things"]
    assert [things[f"creature:{number}"]["missing"] for number in (1, 2, 3, 5)] == [1, 1, 1, 0]
    assert things["creature:1"]["parts"] == ["part:lower"] and things["creature:1"]["amount"] == 1
    assert things["creature:5"]["parts"] == [] and things["creature:5"]["amount"] == 0


def test_what_a_gain_brings() -> None:
    t = duel('"A: greedy; energy 1"', '"X"', "lower = 3")
    assert facts(t, "gain lower") == {"amount": 2, "energy": 3, "rest": 1, "sleeps": True}
    t = duel('"A; energy 1"', '"X"', "lower = 3")
    assert facts(t, "gain lower") == {"amount": 1, "energy": 2, "rest": 2, "sleeps": False}
    thicket = 'source = "thorn_thicket"\nlower = {}\nupper = 2'
    t = duel('"A: greedy spiky"', '"X"', thicket.format(2))
    assert "rest" not in facts(t, "gain lower")  # the second one may come from either part
    t = duel('"A: greedy spiky"', '"X"', thicket.format(1))
    assert facts(t, "gain lower")["rest"] == 0 and "rest" not in facts(t, "gain upper")


def test_what_an_attack_would_do() -> None:
    t = duel('"A: vampire soporific"', '"X: spiky; energy 1; asleep"')
    told = facts(t, "attack X")
    assert told == {
        "succeeds": ["property:vampire"],
        "fails": ["property:soporific"],
        "spiky": True,
        "energy": 0,
        "sleeps": True,
    }
    t.play("attack X")
    assert facts(t, "apply A.vampire") == {"succeeds": True, "energy": 1}
    assert facts(t, "apply A.soporific") == {"succeeds": False, "energy": 0}


def test_mag_8_27_an_attack_that_must_burn_spiky_costs_nothing() -> None:
    t = duel('"A: fire_breathing vampire; energy 1"', '"X: spiky; energy 1"')
    assert facts(t, "attack X")["energy"] == 3
    t = duel('"A: fire_breathing vampire; energy 1"', '"X: spiky wise; energy 1"')
    assert facts(t, "attack X")["energy"] == 2


def test_what_a_transmutation_and_a_sleep_mean() -> None:
    t = duel('"A: generous; energy 4", "B; asleep"', '"X"')
    assert facts(t, "transmute") == {"tokens": 1, "wins": False, "gift": True}
    assert facts(t, "sleep") == {"sleeps": True, "ends_round": False}
    t = duel('"A: generous; energy 4", "B; energy 4; asleep"', '"X"')
    assert facts(t, "transmute")["gift"] is False  # MAG-4.27: nobody has room for it
    t = MagicalTable('[[seats]]\ntokens = 2\ncreatures = ["A; energy 4"]\n[[seats]]\ncreatures = ["X; asleep"]')
    assert facts(t, "transmute")["wins"] is True and facts(t, "sleep") == {"sleeps": True, "ends_round": True}


def test_what_other_moves_bring() -> None:
    t = MagicalTable('lower = 1\n[[seats]]\nhand = ["p01"]\ncreatures = ["A; energy 2"]\n[[seats]]\ncreatures = ["X"]')
    t.play("skip")
    assert facts(t, "add p01 small to A") == {"missing": 1} and facts(t, "add p01 vampire to A") == {"missing": 2}
    t = MagicalTable('at = "start"\n[[seats]]\nhand = ["p01", "p02"]\n[[seats]]')
    assert facts(t, "exchange") == {"count": 2}
    t = duel('"A: vampire; energy 4", "B"', '"X"', "lower = 1")
    assert facts(t, "activate A") == {"can": ["choose:transmute", "choose:attack", "choose:sleep"]}
    t = duel('"A: metamorph small@p01; energy 1"', '"X"')
    assert facts(t, "turn A.small") == {"new": "property:vampire"}


@pytest.mark.parametrize(
    ("element", "key"),
    [
        ("creature:1", "not-itself"),
        ("creature:3", "target-is-astral"),
        ("part:lower", "part-is-empty"),
        ("part:upper", "needs-property"),
        ("choose:transmute", "too-little-energy"),
        ("choose:wake", "not-annoying"),
        ("choose:scare", "not-scary"),
        ("choose:turn", "not-metamorph"),
        ("laid:1,vampire", "not-metamorph"),
        ("card:99", "step-is-over"),
        ("laid:3,astral", "not-now"),
        ("seat:1", "not-now"),
    ],
)
def test_everything_answers_why_not(element: str, key: str) -> None:
    t = duel('"A: vampire", "B"', '"X: astral; energy 1"', 'source = "thorn_thicket"\nlower = 0\nupper = 1')
    t.play("activate A")
    assert key in [reason.key for reason in t.state.why_not(0, element)]


def test_sleepers_and_strangers_answer_why_they_are_not_activated() -> None:
    t = duel('"A", "B; asleep", "C"', '"X"', "lower = 2")
    assert [reason.key for reason in t.state.why_not(0, "creature:2")] == ["is-asleep"]
    assert [reason.key for reason in t.state.why_not(0, "creature:4")] == ["activate-your-own"]
    assert [reason.rule for reason in t.state.why_not(1, "creature:4")] == ["K2"]


def test_elements_may_be_touched_in_either_order() -> None:
    """But harm to an own creature must be meant."""
    t = duel('"A: vampire", "B; asleep"', '"X"', "lower = 1")
    own, other, _ = [move for move in t.state.view(0)["question"]["moves"] if move["key"] == "attack"]
    assert own["paths"] == [["choose:attack", "own:attack", "creature:2"]]
    assert other["paths"] == [["choose:attack", "creature:3"], ["creature:3", "choose:attack"]]


def test_mag_6_13_whom_the_shadow_could_attack() -> None:
    """Humans alone, astral or not; its Scary, which it always uses, removes all protection."""
    text = 'lower = 1\n[[seats]]\ncreatures = ["H", "I: flying"]\n[shadow]\ncreatures = [{}, "T; energy 1"]'
    t = MagicalTable(text.format('"S: astral vampire"'))
    things = t.state.view(0)["things"]
    assert things["creature:3"]["targets"] == ["creature:1"] and things["creature:1"]["attackers"] == ["creature:3"]
    t = MagicalTable(text.format('"S: scary vampire"'))
    assert t.state.view(0)["things"]["creature:3"]["targets"] == ["creature:1", "creature:2"]


def test_mag_4_17_annoying_is_used_up_for_the_round() -> None:
    t = duel('"A: annoying; annoying_used; energy 1", "B; asleep"', '"X"', "lower = 1")
    (card,) = t.state.view()["board"]["sides"][0]["creatures"][0]["properties"]
    assert card["used"] is True


def test_mag_3_21_no_more_new_cards_are_promised_than_there_are() -> None:
    t = MagicalTable("""
    deck = 3
    first = 1
    lower = 1
    [[seats]]
    creatures = ["A; energy 4", "B; energy 1"]
    [[seats]]
    creatures = ["X"]
    """)
    assert [side["new_cards"] for side in t.state.view()["board"]["sides"]] == [1, 2]
