"""The rules of Ice Age one by one, where section 9 has no example of its own."""

from __future__ import annotations

import pytest

import tangledbank as tb
from tests.evolution.tabletop import EvolutionTable, new_game


def table(text: str, **more: bool) -> EvolutionTable:
    return EvolutionTable(text, ice_age=True, **more)


def after_extinction(nature: str, animals: str, other: str = '"X; food 1"', deck: int = 20) -> EvolutionTable:
    """A turn that ends with this nature card."""
    return table(f"""
    phase = "extinction"
    deck = {deck}
    chance = [3]
    nature = ["{nature}"]
    [[seats]]
    animals = [{animals}]
    [[seats]]
    animals = [{other}]
    """)


def test_evl_2_5_the_nature_deck() -> None:
    state = new_game(2, seed=3, ice_age=True)
    assert len(state.nature.pile) == 14 and sum(row.count for row in state._tables.nature) == 14
    assert state.view(0)["board"]["nature"] == {"deck": 14, "used": [], "weather": None, "forecast": None}
    assert not any(state.secrets.known(card, 0) for card in state.nature.pile)


def test_evl_4_60_frost() -> None:
    t = after_extinction("frost", '"A; food 1", "I: insulation; food 1", "B; food 1"')
    assert t.asked == (0, "suffer")
    t.refused("lose I", "EVL-4.20")
    t.refused("lose X", "EVL-3.15a")
    t.play("lose A")
    assert not t.alive("A") and t.alive("X"), "who has a single animal is spared"
    assert t.state.turn == 2


def test_evl_4_62_epidemic() -> None:
    t = after_extinction("epidemic", '"A; food 1", "I: immunity; food 1", "B; food 1"')
    assert t.state.turn == 2, "only two lack Immunity"
    t = after_extinction("epidemic", '"A; food 1", "C; food 1", "I: immunity; food 1", "B; food 1"')
    t.refused("lose I", "EVL-4.20")
    t.play("lose C")
    assert t.state.turn == 2


def test_evl_4_63_infection() -> None:
    t = after_extinction(
        "infection", '"A: parasite big; food 4", "I: immunity running; food 1"', '"X; food 1", "Y: parasite; food 3"'
    )
    assert t.state.turn == 2 and [laid.kind for laid in t["A"].solo] == [15], "there was nothing else to choose"
    t = after_extinction("infection", '"A: parasite big running; food 4", "I: immunity running; food 1", "B; food 1"')
    t.refused("lose_trait A.parasite", "EVL-4.63")
    t.refused("lose_trait I.running", "EVL-4.20")
    t.refused("lose A", "EVL-3.1")
    t.play("lose_trait A.running")
    assert [laid.kind for laid in t["A"].solo] == [15, 6]


def test_evl_4_63_infection_and_neoplasia() -> None:
    t = table(
        """
    phase = "extinction"
    deck = 20
    nature = ["infection"]
    [[seats]]
    animals = ["A: running neoplasia big; food 2; in laurasia", "B: viviparity; food 1; in laurasia"]
    [[seats]]
    animals = ["X; food 1; in laurasia"]
    """,
        continents=True,
        time_to_fly=True,
    )
    t.play("lose_trait A.high_body_weight")
    assert not t.alive("A"), "EVL-4.49"


@pytest.mark.parametrize(
    ("nature", "base"), [("drought", 5 - 2), ("glacier_advance", 3), ("thaw", 5 + 2), ("calm", 5), ("cold_snap", 5)]
)
def test_evl_4_64_and_4_65_and_4_66_food_of_the_next_turn(nature: str, base: int) -> None:
    """EVL-4.65, EVL-4.66."""
    t = after_extinction(nature, '"A; food 1"', '"X; food 1", "Z: big fat_tissue/yellow; food 2"')
    assert t.state.turn == 2
    t.play("pass", "pass")
    assert t.asked[1] == "feed" and t.base == base
    assert t.state.weather == (-1 if nature == "calm" else t.state.weather)


@pytest.mark.parametrize(("nature", "laurasia"), [("drought", 2), ("glacier_advance", 2), ("thaw", 4)])
def test_evl_4_64_with_continents_each_location(nature: str, laurasia: int) -> None:
    t = table(
        f"""
    phase = "food_base"
    chance = [3, 1]
    weather = "{nature}"
    [[seats]]
    animals = ["A; in laurasia", "B; in gondwana"]
    [[seats]]
    animals = ["X; in laurasia"]
    """,
        continents=True,
    )
    assert t.state.base[1] == laurasia


def test_evl_4_61_and_3_2_a_cold_snap_lasts_one_turn() -> None:
    """EVL-3.2."""
    t = after_extinction("cold_snap", '"A; food 1"')
    assert t.state.view(1)["board"]["nature"]["weather"] == "cold_snap" and t["A"].need == 2
    t = table("""
    phase = "extinction"
    deck = 20
    weather = "cold_snap"
    nature = ["calm"]
    [[seats]]
    animals = ["A; food 2", "B; food 1", "I: insulation; food 1"]
    [[seats]]
    animals = ["X; food 1"]
    """)
    assert not t.alive("B") and not t.alive("X") and t.alive("I") and t["A"].need == 1


def test_evl_4_67_newcomers_are_not_affected_and_5_1_the_last_card() -> None:
    t = table(
        """
    phase = "extinction"
    deck = 12
    nature = ["frost"]
    [[seats]]
    animals = ["A; in laurasia"]
    [[seats]]
    animals = ["X; food 1; in laurasia", "Y; food 1; in laurasia"]
    """,
        continents=True,
    )
    one, other = t.state.seats[0].hand[:2]
    t.play(f"play_animal {one} in gondwana", f"play_animal {other} in gondwana")
    assert t.asked == (1, "suffer"), "seat 0 has newcomers only"
    t.play("lose X")
    assert t.state.turn == 2
    t = after_extinction("frost", '"A; food 1", "B: big; food 2"', deck=0)
    assert t.asked == (0, "suffer"), "also in the last turn (ruling 40)"
    t.play("lose A")
    assert t.state.over and t.state.scores == [2 + 2, 2]


def test_evl_3_16_an_empty_nature_deck_is_shuffled_anew() -> None:
    t = table("""
    phase = "extinction"
    deck = 20
    nature = []
    [[seats]]
    animals = ["A; food 1"]
    [[seats]]
    animals = ["X; food 1"]
    """)
    state = t.state
    assert len(state.nature.pile) == 13 and len(state.nature.discard) == 1
    assert min(state.nature.pile) >= 92 + 14, "new numbers, so that nobody can follow a card"
    hidden = [state.resample(0, seed).secrets.faces[state.nature.pile[0]] for seed in range(30)]
    assert len(set(hidden)) > 1


def test_evl_4_20_traits_alone_do_nothing_else() -> None:
    t = table("""
    [[seats]]
    animals = ["C: carnivorous", "Z: big fat_tissue/yellow"]
    [[seats]]
    animals = ["I: insulation immunity", "Y: big fat_tissue/yellow"]
    """)
    assert t.offers("attack C I") and t["I"].need == 1


def test_positions_of_nature_cards_that_cannot_be() -> None:
    for text, message in (
        ('nature = ["sunshine"]', "no card 'sunshine'"),
        ('nature = ["calm", "calm"]', "no card 'calm' left"),
        ('weather = "sunshine"', "should be one of"),
    ):
        with pytest.raises(tb.BadPosition, match=message):
            tb.game("evolution", ice_age=True).position(f"{text}\n[[seats]]\n[[seats]]")
