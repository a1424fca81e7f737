"""EVL-4.26, 4.49: what follows from a change comes by itself, and food finds its chain (EVL-4.14)."""

from __future__ import annotations

from typing import Any

from tangledbank.games.evolution.attack import Attack
from tangledbank.games.evolution.feeding import feeding_of
from tangledbank.games.evolution.food import Meal, RedToken, Sharing, sharing_under_way
from tangledbank.games.evolution.time_to_fly.viviparity import BORN
from tangledbank.kernel.procedure import Procedure
from tests.evolution.tabletop import EvolutionTable

TEXT = """
deck = 20
[[seats]]
animals = ["V: viviparity big; food 2", "W: viviparity big; food 2", "Z: big fat_tissue/yellow"]
[[seats]]
animals = ["Y: big fat_tissue/yellow"]
"""


class Storm(Procedure):
    """Changes the table without a thought for what follows."""

    __slots__ = ()

    def blow(self, s: Any) -> None:
        """Every trait but Viviparity is blown away."""
        for animal in s.seats[0].animals[:2]:
            s.remove_trait(animal, animal.solo[1])


def test_evl_4_26_births_follow_from_any_change() -> None:
    t = EvolutionTable(TEXT, time_to_fly=True)
    t.state.call(Storm())
    t.state._run()
    calves = [animal for animal in t.state.seats[0].animals if animal.marked(BORN)]
    assert [calf.number for calf in calves] == [5, 6] and t.state.deck_size() == 18


def test_evl_4_14_a_chain_is_found_by_what_it_is_not_by_where_it_stands() -> None:
    state = EvolutionTable(TEXT, time_to_fly=True).state
    chain = Sharing(1)
    for carriers in ([], [RedToken(1)], [Meal(1, 1)], [RedToken(1), Meal(1, 1)]):
        state.stack = [feeding_of(state), chain, *carriers]
        assert sharing_under_way(state) is chain
        state.stack = [feeding_of(state), chain, Attack(1, 4), *carriers]
        assert sharing_under_way(state) is None
        state.stack = [feeding_of(state), *carriers]
        assert sharing_under_way(state) is None
