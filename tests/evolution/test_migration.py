"""Continents: Migration, where section 9 has no example of its own."""

from __future__ import annotations

from tangledbank.games.evolution.places import PLACES
from tests.evolution.test_examples_continents import IDLER, OTHER, table

GONDWANAN = '"G: big fat_tissue/yellow; in gondwana"'


HERDS = """
base = {{laurasia = 4, gondwana = 4, ocean = 4}}
[[seats]]
animals = ["A: migration; in laurasia", "B: migration swimming; in laurasia", "C: migration; in ocean",
           "F: suckerfish; in laurasia", "P; in laurasia", "Q: migration/used; in laurasia"]
[[seats]]
animals = ["S: suckerfish; in laurasia", "T: suckerfish swimming; in laurasia", "U: suckerfish; in ocean"]
[[seats]]
animals = ["V; in gondwana", {more}]
"""


def test_evl_4_53_ways() -> None:
    t = table(HERDS.format(more='"Z: big fat_tissue/yellow; in laurasia"'))
    assert t.offers("migrate A to gondwana") and t.offers("migrate B to ocean")
    assert t.offers("migrate C to laurasia") and t.offers("migrate C to gondwana")
    t.refused("migrate A to ocean", "EVL-4.53")
    t.refused("migrate A to laurasia", "EVL-4.53")
    t.refused("migrate B to gondwana", "EVL-4.53")
    t.refused("migrate P to gondwana", "EVL-4.53")
    t.refused("migrate Q to gondwana", "EVL-4.53")
    t.refused("migrate V to laurasia", "EVL-3.10")
    t.play("take_food P")
    assert t.asked[0] == 1, "no migration after another action"


def test_evl_4_53_and_4_54_one_move_of_many() -> None:
    """EVL-4.54."""
    t = table(HERDS.format(more='"Z: big fat_tissue/yellow; in laurasia"'))
    t.play("migrate A to gondwana")
    assert t.asked == (0, "gather") and t["A"].place == 1, "nobody moves before all are named"
    t.refused("migrate A to gondwana", "EVL-4.53")
    t.refused("follow F to ocean", "EVL-4.54")
    t.refused("follow P to gondwana", "EVL-4.54")
    t.refused("follow S to gondwana", "EVL-3.15a")
    t.play("follow F to gondwana", "migrate B to ocean", "migrate C to laurasia")
    assert t.asked == (1, "follow"), "nobody of seat 0 is left to join"
    t.refused("follow S to ocean", "EVL-4.53")
    t.refused("follow T to gondwana", "EVL-4.53")
    t.play("follow T to ocean", "follow U to laurasia")
    assert t.asked == (1, "follow"), "S may still go to Gondwana"
    t.play("decline")
    places = {name: PLACES[t[name].place] for name in "ABCFPSTUV"}
    assert places == {
        "A": "gondwana",
        "B": "ocean",
        "C": "laurasia",
        "F": "gondwana",
        "P": "laurasia",
        "S": "laurasia",
        "T": "ocean",
        "U": "laurasia",
        "V": "gondwana",
    }
    assert t.card("C", "swimming") and t.card("U", "swimming") and [laid.kind for laid in t["B"].solo] == [31]
    assert t.asked[0] == 1, "the feed turn is over"


def test_evl_4_53_by_flight() -> None:
    t = table(
        f"""
    [[seats]]
    animals = ["A: flight; in laurasia", "B: flight swimming; in laurasia", "C: flight running big; in laurasia",
               "D: flight; in ocean", "E: flight migration; in laurasia"]
    [[seats]]
    animals = [{OTHER}]
    """,
        time_to_fly=True,
    )
    assert t.offers("migrate A to gondwana") and t.offers("migrate B to gondwana")
    t.refused("migrate C to gondwana", "EVL-4.53")
    t.refused("migrate D to gondwana", "EVL-4.53")
    t.play("migrate E to gondwana", "set_off", "end_feed_turn")
    t.play("migrate E to laurasia", "set_off", "end_feed_turn")
    t.refused("migrate E to gondwana", "EVL-4.53")


def test_evl_4_55_cards_from_other_piles_or_a_marker() -> None:
    text = f"""
    [[seats]]
    animals = ["A: migration; in ocean"]
    discard = ["running"]
    [[seats]]
    animals = [{OTHER}]
    discard = [{{pile}}]
    """
    t = table(text.format(pile='"toxic_swimming", "herding_swimming", "mimicry"'))
    t.play("migrate A to laurasia")
    assert t["A"].solo[-1].card >= 0 and t.discarded(1) == ["toxic_swimming", "mimicry"]
    t = table(text.format(pile='"mimicry"'))
    t.play("migrate A to laurasia")
    assert t["A"].solo[-1].card == -1 and t["A"].has(1 << 2)
    assert t.state.view(0)["board"]["seats"][0]["animals"][0]["traits"][1]["design"] is None


def test_evl_4_56_a_waiting_set_stays_behind() -> None:
    t = table(f"""
    [[seats]]
    animals = ["A: migration; in laurasia", "R: regeneration; waiting; in laurasia", {IDLER}]
    pairs = ["A cooperation R"]
    [[seats]]
    animals = [{OTHER}]
    """)
    t.play("migrate A to gondwana")
    assert t["A"].pairs == [] and t.state.seats[0].waiting[0].pairs == []


def test_evl_4_57_followers_too() -> None:
    t = table(f"""
    [[seats]]
    animals = ["A: migration; in ocean", "R: regeneration suckerfish; in ocean", "S: suckerfish; in ocean", {IDLER}]
    [[seats]]
    animals = [{OTHER}]
    """)
    t.play("migrate A to laurasia")
    t.refused("follow R to laurasia", "EVL-4.57")
    assert t.offers("follow S to laurasia")
