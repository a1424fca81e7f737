"""The examples of docs/rules/evolution.md, section 9, that need Ice Age; each under its own id."""

from __future__ import annotations

from tests.evolution.tabletop import EvolutionTable


def test_ex_45_cold_snap() -> None:
    t = EvolutionTable(
        """
    weather = "cold_snap"
    deck = 5
    base = 2
    [[seats]]
    animals = ["P: big", "I: insulation", "V: viviparity; food 2"]
    [[seats]]
    animals = ["Q", "Z: big fat_tissue/yellow"]
    """,
        time_to_fly=True,
        ice_age=True,
    )
    assert t["Q"].need == 2 and t["I"].need == 1 and t["V"].need == 3
    t.play("take_food V")
    calf = t.state.seats[0].animals[-1]
    assert calf.need == 2 and calf.food == 1 and calf.is_fed()
