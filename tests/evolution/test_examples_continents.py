"""The examples of docs/rules/evolution.md, section 9, that need Continents; each under its own id."""

from __future__ import annotations

import pytest

from tests.evolution.tabletop import EvolutionTable

# Animals that may always do something optional, so that a feed turn waits for an answer.
IDLER = '"Z: big fat_tissue/yellow; in laurasia"'
OTHER = '"Y: big fat_tissue/yellow; in laurasia"'


def table(text: str, **more: bool) -> EvolutionTable:
    return EvolutionTable(text, continents=True, **more)


def test_ex_9_neoplasia_grows() -> None:
    t = table("""
    phase = "food_base"
    deck = 30
    [[seats]]
    animals = ["A: neoplasia big edificator; in laurasia", "B: fat_tissue/yellow big; in laurasia"]
    [[seats]]
    animals = ["X: fat_tissue/yellow big; in laurasia"]
    """)
    assert t["A"].need == 1 and [laid.kind for laid in t["A"].solo][1] == t["A"].solo[1].kind
    assert t["A"].floor == 1, "High Body Weight lies below Neoplasia now"
    t = table("""
    phase = "food_base"
    deck = 30
    [[seats]]
    animals = ["A: big neoplasia edificator; in laurasia", "B: fat_tissue/yellow big; in laurasia"]
    [[seats]]
    animals = ["X: fat_tissue/yellow big; in laurasia"]
    """)
    assert not t.alive("A")


def test_ex_12_food_of_three_locations() -> None:
    t = table(f"""
    phase = "food_base"
    chance = [4, 3, 5]
    [[seats]]
    animals = ["A; in laurasia", "B; in gondwana", {IDLER}]
    [[seats]]
    [[seats]]
    [[seats]]
    """)
    assert t.state.base == [0, 6, 8, 5]


def test_ex_13_every_location_for_itself() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous; in gondwana", "S: scavenger; in ocean", {IDLER}]
    [[seats]]
    animals = ["L; in laurasia", "G; in gondwana"]
    """)
    t.refused("attack C L", "EVL-4.32")
    t.play("attack C G")
    assert t["C"].food == 2 and t["S"].food == 0


def test_ex_15_a_hunter_in_the_ocean() -> None:
    t = table(
        f"""
    [[seats]]
    animals = ["C: carnivorous; in ocean", {IDLER}]
    [[seats]]
    animals = ["H(hunter); in ocean", {OTHER}]
    """,
        time_to_fly=True,
    )
    t.play("attack C H", "reveal H")
    assert not t.alive("C") and t["H"].food == 2 and t["H"].trait_count() == 1


def test_ex_18_a_paralysed_animal_needs_one() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous big; food 1; paralysed; in laurasia", {IDLER}]
    [[seats]]
    animals = [{OTHER}]
    """)
    assert t["C"].need == 1 and t["C"].is_fed() and t["C"].active == 0


def test_ex_29_the_redirected_attack_still_paralyses() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous; in laurasia", {IDLER}]
    [[seats]]
    animals = ["B: mimicry toxic; in laurasia", "D; in laurasia"]
    """)
    log = t.state.listen()
    t.play("attack C B")
    assert not t.alive("D") and t["C"].food == 2 and t["C"].number in t.state.silenced
    told = [str(event) for event in log]
    assert told.index("gets-food 1 2") < told.index("is-paralysed 1")


def test_ex_35_regeneration() -> None:
    t = table("""
    deck = 20
    [[seats]]
    animals = ["C: carnivorous; food 1; in laurasia"]
    [[seats]]
    animals = ["R: regeneration fat_tissue; in laurasia", "X; food 1; in gondwana"]
    hand = ["running", "mimicry"]
    """)
    t.play("attack C R")
    assert not t.alive("R") and t.asked == (1, "regenerate")
    card = t.state.seats[1].hand[1]
    t.refused(f"regenerate X with {card}", "EVL-4.43")
    t.play(f"regenerate R with {card}")
    assert t.alive("R") and t["R"].card == card and len(t["R"].solo) == 2
    assert len(t.state.seats[1].hand) == 1 + 2, "one card, and one for X"


def test_ex_37_tail_loss_and_neoplasia() -> None:
    text = f"""
    [[seats]]
    animals = ["C: carnivorous; in laurasia", {IDLER}]
    [[seats]]
    animals = ["A: piracy neoplasia tail_loss; in laurasia", {OTHER}]
    """
    t = table(text)
    t.play("attack C A", "drop_tail A.neoplasia")
    assert t["A"].floor == 0 and len(t["A"].solo) == 2 and t["C"].food == 1
    t = table(text)
    t.play("attack C A", "drop_tail A.tail_loss")
    assert not t.alive("A") and t["C"].food == 1


def test_ex_38_recombination() -> None:
    t = table(f"""
    [[seats]]
    animals = ["X: carnivorous; in laurasia", "Y: scavenger fat_tissue; in laurasia", {IDLER}]
    pairs = ["X recombination Y"]
    [[seats]]
    animals = ["W; in laurasia"]
    """)
    t.play("recombine X.recombination X.carnivorous Y.fat_tissue")
    assert [laid.kind for laid in t["X"].solo] == [1] and t["X"].need == 1
    assert len(t["Y"].solo) == 1 and "carnivorous" in t.discarded(0)[-1]


def test_ex_39_migration_parts_partners() -> None:
    t = table(f"""
    [[seats]]
    animals = ["A: migration; in laurasia", "B; in laurasia"]
    pairs = ["A cooperation B"]
    [[seats]]
    animals = [{OTHER}]
    """)
    t.play("migrate A to gondwana")
    assert t["A"].place == 2 and t["A"].pairs == [] and t["B"].pairs == []
    assert "cooperation" in t.discarded(0)[-1] and t.asked == (1, "feed")


def test_ex_40_out_of_the_ocean() -> None:
    t = table(f"""
    [[seats]]
    animals = ["A: migration; in ocean"]
    discard = ["swimming", "running"]
    [[seats]]
    animals = [{OTHER}]
    """)
    assert t.state.scores[0] == 2 + 1 + 1
    t.play("migrate A to gondwana")
    assert t["A"].place == 2 and t.discarded(0) == ["running"]
    assert t.card("A", "swimming") and t.state.scores[0] == 2 + 1 + 1


@pytest.mark.parametrize(("carnivores", "safe"), [(2, True), (3, False)])
def test_ex_41_herding(carnivores: int, safe: bool) -> None:
    hunters = ", ".join(f'"C{number}: carnivorous; in laurasia"' for number in range(carnivores))
    t = table(f"""
    [[seats]]
    animals = [{hunters}, {IDLER}]
    [[seats]]
    animals = ["A: herding; in laurasia", "B: herding; in laurasia", "E: herding; in gondwana"]
    """)
    if safe:
        t.refused("attack C0 A", "EVL-4.31")
    else:
        assert t.offers("attack C0 A") and t.offers("attack C0 B")


def test_ex_49_ocean_and_regeneration() -> None:
    t = table(f"""
    [[seats]]
    animals = ["A: regeneration migration; in ocean", "B: migration; in ocean", {IDLER}]
    [[seats]]
    animals = [{OTHER}]
    """)
    t.refused("migrate A to laurasia", "EVL-4.57")
    assert t.offers("migrate B to laurasia")
    t = table("""
    phase = "development"
    [[seats]]
    hand = ["swimming", "swimming"]
    animals = ["R: regeneration; in laurasia", "Q: regeneration fat_tissue; in laurasia"]
    [[seats]]
    hand = ["running"]
    """)
    t.refused("play_trait 0 swimming on Q", "EVL-4.5")
    t.play("play_trait 0 swimming on R")
    assert t["R"].place == 3 and len(t["R"].solo) == 1 and t.discarded(0) == ["swimming"]
