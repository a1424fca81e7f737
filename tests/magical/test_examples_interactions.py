"""The examples of docs/rules/magical.md, section 9B: how properties meet, each under its own id."""

from __future__ import annotations

import pytest

from tests.magical.tabletop import MagicalTable, duel

SPIKY = ('"A: fire_breathing vampire; energy 1"', '"X: spiky; energy 1"')


@pytest.mark.parametrize(
    "order",
    [
        ("apply A.fire_breathing burning X.spiky", "apply A.vampire"),
        ("apply A.vampire", "apply A.fire_breathing burning X.spiky"),
    ],
)
def test_ex_25_fire_before_spiky(order: tuple[str, str]) -> None:
    """MAG-4.24, 8.27."""
    t = duel(*SPIKY)
    t.play("attack X", *order)
    assert t.shows("X", 0) and t.shows("A", 3, "fire_breathing", "vampire", asleep=True)


def test_ex_25_vampire_alone() -> None:
    """MAG-4.24."""
    t = duel(*SPIKY)
    t.play("attack X", "apply A.vampire", "stop")
    assert t["A"].energy == 1 and t["A"].asleep and t.shows("X", 0, "spiky")


def test_ex_26_spiky_and_an_attack_in_vain() -> None:
    """MAG-4.24, 8.5."""
    t = duel('"A: vampire; energy 2"', '"X: spiky"')
    t.play("attack X")
    assert t.shows("A", 1, "vampire", asleep=True) and t.shows("X", 0, "spiky")


def test_ex_27_astral() -> None:
    """MAG-4.2, 4.21."""
    t = duel('"A: vampire", "B: vampire astral"', '"X: astral; energy 2", "Y; energy 2"')
    t.play("activate A")
    t.refused("attack X", "MAG-4.2")
    t = duel('"A: vampire", "B: vampire astral"', '"X: astral; energy 2", "Y; energy 2"')
    t.play("activate B")
    assert t.offers("attack X")
    t.refused("attack Y", "MAG-4.2")


@pytest.mark.parametrize(
    ("attacker", "target", "legal"),
    [
        ("A: vampire wise", "X: flying; energy 1", False),
        ("A: vampire wise", "X: flying small; energy 1", False),
        ("A: vampire wise", "X: flying small spiky; energy 1", True),
        ("A: vampire", "X: flying; energy 1", False),
    ],
)
def test_ex_28_flying(attacker: str, target: str, legal: bool) -> None:
    """MAG-4.2, 4.22."""
    t = duel(f'"{attacker}"', f'"{target}"')
    if legal:
        assert t.offers("attack X")
    else:
        t.refused("attack X", "MAG-4.2")


def test_ex_29_invisible() -> None:
    """MAG-4.2, 4.23."""
    duel('"A: vampire"', '"X: invisible; energy 2; asleep"').refused("attack X", "MAG-4.2")
    assert duel('"A: vampire"', '"X: invisible; energy 2"').offers("attack X")


def test_ex_30_annoying_against_invisible() -> None:
    """MAG-4.17, 4.23, 8.17."""
    t = duel('"A: annoying vampire"', '"X: invisible; energy 2; asleep"')
    t.play("wake X", "attack X")
    assert t.shows("X", 1, "invisible") and t.shows("A", 1, "annoying", "vampire", asleep=True)
    assert t["A"].annoying_used


def test_ex_31_annoying_and_soporific() -> None:
    """MAG-3.19, 4.13, 4.17."""
    t = duel('"A: annoying soporific; energy 1", "B; asleep"', '"X"')
    t.play("wake B", "attack B")
    assert t.shows("B", 0, asleep=True) and t.shows("A", 2, "annoying", "soporific", asleep=True)
    text = '[[seats]]\ncreatures = ["A: annoying soporific", "B; asleep"]\n[[seats]]\ncreatures = ["X; asleep"]'
    t = MagicalTable(text)
    t.play("wake B", "attack B")
    assert t.state.round == 2


def test_ex_32_annoying_and_gain() -> None:
    """MAG-8.19."""
    t = duel('"A: annoying; energy 1", "B; asleep"', '"X"', "lower = 2")
    t.play("wake B", "gain lower")
    assert t.shows("A", 2, "annoying", asleep=True) and not t["B"].asleep and t.state.lower == 1


def test_ex_33_annoying_once_a_round() -> None:
    """MAG-4.17, 8.52."""
    t = duel('"A: annoying; annoying_used", "B: annoying; asleep"', '"X; asleep"')
    assert t.asked[0] == 1  # A could only sleep, and so it did: it may wake nobody
    t = duel('"A: annoying; annoying_used", "B: annoying; asleep"', '"X; asleep"', "lower = 1")
    t.refused("wake B", "MAG-4.17")


def test_ex_34_scary_opens_a_target() -> None:
    """MAG-4.2, 4.16, 4.24."""
    t = duel('"A: scary vampire"', '"X: astral spiky; energy 3"')
    t.refused("attack X", "MAG-4.2")
    t.play("scare X")
    assert t.state.in_force(t["X"]) == 0
    t.play("attack X")
    assert t.shows("X", 2, "astral", "spiky") and t.shows("A", 1, "scary", "vampire", asleep=True)
    assert t.state.in_force(t["X"]) == t["X"].properties


def test_ex_35_scary_and_burning() -> None:
    """MAG-4.12, 4.16."""
    t = duel('"A: scary fire_breathing"', '"X: astral"')
    t.play("scare X", "attack X")
    assert t.shows("X", 0) and t.shows("A", 1, "scary", "fire_breathing", asleep=True)


def with_hand(hand: list[str], mine: str, theirs: str, more: str = "") -> MagicalTable:
    """Two players at the activation of the first, who holds these cards."""
    return MagicalTable(
        f'{more}\nat = "activate"\n[[seats]]\nhand = {hand}\ncreatures = [{mine}]\n'
        f'[[seats]]\ncreatures = [{theirs}, "Z; energy 4"]\n'
    )


def test_ex_36_metamorph_with_the_hand() -> None:
    """MAG-3.9, 4.15, 8.54."""
    t = with_hand(["p19"], '"A: metamorph wise@p07; energy 1"', '"X"')
    t.play("metamorph A.wise for p19 as soporific", "attack X")
    assert t.hand(0) == ["p07"] and t.shows("A", 2, "metamorph", "soporific", asleep=True) and t["X"].asleep


def test_ex_37_metamorph_turns_a_card() -> None:
    """MAG-4.15, 8.39."""
    t = with_hand([], '"A: metamorph small@p01"', '"X"')
    t.refused("metamorph A.small for p01 as small", "MAG-3.5")  # it is not in the hand
    t.refused("turn A.metamorph", "MAG-4.15")
    t.play("turn A.small")
    assert t.hand(0) == [] and t.shows("A", 0, "metamorph", "vampire")
    t.refused("turn A.vampire", "MAG-3.9")


def test_ex_38_metamorph_for_the_bonus() -> None:
    """MAG-3.11, 4.15."""
    oak = 'source = "oak_of_knowledge"\nlower = 0\nupper = 1'
    t = with_hand(["p15"], '"A: metamorph spiky@p05; energy 3"', '"X"', oak)
    t.play("metamorph A.spiky for p15 as wise", "gain upper")
    assert t.shows("A", 4, "metamorph", "wise") and t.state.upper == 0


@pytest.mark.parametrize(("burnt", "left"), [("wise", "scorching"), ("scorching", "wise")])
def test_ex_39_scorching_on_a_gain(burnt: str, left: str) -> None:
    """MAG-4.18."""
    t = duel('"A: scorching wise; energy 1"', '"X"', "lower = 1")
    t.play("gain lower")
    assert t.asked == (0, "scorch") and t.offers("decline")
    t.play(f"burn A.{burnt}")
    assert t.shows("A", 3, left) and t.state.lower == 0


def test_ex_40_scorching_and_the_full_scale() -> None:
    """MAG-8.22."""
    t = duel('"A: scorching wise; energy 3"', '"X"', "lower = 1")
    t.play("gain lower")
    assert t.shows("A", 4, "scorching", "wise") and t.asked[0] == 1


def test_ex_41_scorching_in_an_attack() -> None:
    """MAG-4.8, 4.18, 8.23."""
    t = duel('"A: scorching vampire soporific"', '"X; energy 2"')
    t.play("attack X", "apply A.vampire", "burn A.soporific")
    assert t.shows("X", 1) and t.shows("A", 2, "scorching", "vampire", asleep=True)


def test_ex_42_scorching_once_a_turn() -> None:
    """MAG-4.18."""
    t = duel('"A: scorching vampire soporific wise"', '"X; energy 1"')
    t.play("attack X", "apply A.vampire", "burn A.wise", "apply A.soporific")
    assert t.asked[0] == 1 and t.shows("A", 3, "scorching", "vampire", "soporific", asleep=True)


def test_ex_43_greedy() -> None:
    """MAG-4.19, 8.24, 8.25."""
    t = duel('"A: greedy; energy 1"', '"X"', "lower = 3")
    t.play("gain lower")
    assert t.shows("A", 3, "greedy", asleep=True) and t.state.lower == 1
    t = duel('"A: greedy; energy 1"', '"X"', THORNS.format(1))
    t.play("gain lower")
    assert t.shows("A", 2, "greedy") and t.state.upper == 2
    t = duel('"A: greedy; energy 3"', '"X"', "lower = 3")
    t.play("gain lower")
    assert t.shows("A", 4, "greedy") and t.state.lower == 2


THORNS = 'source = "thorn_thicket"\nlower = {}\nupper = 2'


@pytest.mark.parametrize(("part", "lower", "upper"), [("lower", 0, 1), ("upper", 1, 0)])
def test_ex_44_greedy_over_both_parts(part: str, lower: int, upper: int) -> None:
    """MAG-4.19."""
    t = duel('"A: greedy spiky"', '"X"', THORNS.format(1))
    t.play("gain upper")
    assert t.asked == (0, "second_part")
    t.refused("sleep", "MAG-4.19")
    t.play(f"gain {part}")
    assert t.shows("A", 2, "greedy", "spiky", asleep=True) and (t.state.lower, t.state.upper) == (lower, upper)


def test_ex_45_omnivorous() -> None:
    """MAG-4.25."""
    t = duel('"A: omnivorous"', '"X"', 'source = "howling_hollow"\nlower = 0\nupper = 1')
    assert t.offers("gain upper")


def test_ex_46_wise() -> None:
    """MAG-3.20, 4.26, 8.31."""
    t = MagicalTable("""
    at = "round_end"
    [[seats]]
    creatures = ["A: wise", "B: wise; energy 2", "C"]
    [[seats]]
    creatures = ["X"]
    """)
    assert len(t.hand(0)) == 5 and len(t.hand(1)) == 2


def test_ex_47_generous() -> None:
    """MAG-4.27."""
    t = MagicalTable("""
    [[seats]]
    tokens = 1
    creatures = ["A: generous; energy 4", "B; energy 4", "C; energy 1; asleep"]
    [[seats]]
    creatures = ["X; energy 4"]
    """)
    t.play("activate A", "transmute")
    assert t.asked == (0, "generous") and t.moves("give") == ["give 3"] and t.offers("decline")
    t.refused("give B", "MAG-4.27")
    t.refused("give X", "MAG-4.27")
    t.play("give C")
    assert t.shows("C", 2, asleep=True)


def test_ex_48_transmutation_ends_the_round() -> None:
    """MAG-3.19, 8.10."""
    t = MagicalTable("""
    [[seats]]
    tokens = 1
    creatures = ["A; energy 4", "B; asleep"]
    [[seats]]
    creatures = ["X; asleep"]
    """)
    t.play("transmute")
    assert t.state.tokens == [2, 0] and t.state.round == 2


def test_ex_49_nobody_has_a_creature() -> None:
    """MAG-3.19, 8.9."""
    t = MagicalTable('[[seats]]\n[[seats]]\nhand = ["p03", "p04"]')
    assert t.state.round == 1 and t.asked == (1, "create")
    t.play("create p03", "skip")  # it must be activated, and can only sleep
    assert t.state.round == 2
    t = MagicalTable('lower = 1\n[[seats]]\n[[seats]]\nhand = ["p03", "p04"]')
    t.play("create p03", "skip")
    assert t.asked == (1, "act")


def test_ex_50_empty_deck() -> None:
    """MAG-3.21, 8.13."""
    t = MagicalTable("""
    at = "round_end"
    deck = ["p30"]
    discard = ["p31", "p32"]
    [[seats]]
    creatures = ["A: wise; energy 1"]
    [[seats]]
    creatures = ["X; energy 1"]
    """)
    assert sorted(t.hand(0)) == ["p30", "p31", "p32"] and t.hand(1) == []


def test_ex_51_order_matters() -> None:
    """MAG-4.6, 4.7, 4.24."""
    t = duel('"A: vampire soporific; energy 3"', '"X: spiky; energy 1"')
    t.play("attack X", "apply A.vampire", "apply A.soporific")
    assert t.shows("A", 3, "vampire", "soporific", asleep=True) and t.shows("X", 0, "spiky", asleep=True)
