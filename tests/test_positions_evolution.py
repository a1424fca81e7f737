"""Positions of Evolution: what the rules exclude is refused with its rule; what they depend on can be written."""

from __future__ import annotations

import re

import pytest

import tangledbank as tb
from tests.evolution.tabletop import EvolutionTable

FLY = {"time_to_fly": True}
LAND = {"continents": True}
GIFT = {"gift_specials": True}
ICE = {"ice_age": True}
ALL = FLY | LAND | GIFT | ICE


def written(animals: str, pairs: str = "", top: str = "", land: bool = False) -> str:
    """A position with the animals of one player; with Continents all of them are in Laurasia."""
    listed = [f"{animal}; in laurasia" if land else animal for animal in animals.split(", ")]
    shared = [pair for pair in pairs.split(", ") if pair]
    return f"{top}\n[[seats]]\nanimals = {listed}\npairs = {shared}\n[[seats]]"


def refused(text: str, message: str, **options: bool) -> None:
    """The position is refused in one sentence."""
    with pytest.raises(tb.BadPosition, match=re.escape(message)) as caught:
        tb.game("evolution", data=None, **options).position(text)
    assert str(caught.value).count("\n") == 0 and str(caught.value).endswith(".")


def accepted(text: str, **options: bool) -> None:
    """The position is one that can be."""
    state = tb.game("evolution", data=None, **options).position(text)
    assert state.game.from_json(state.to_json()) == state


@pytest.mark.parametrize(
    ("animals", "pairs", "rule"),
    [
        ("A: regeneration fat, B", "A cooperation B", "A and B cannot share cooperation (EVL-4.5)"),
        ("A, B: regeneration fat", "A cooperation B", "A and B cannot share cooperation (EVL-4.5)"),
        ("A: regeneration, B", "A trematode B", "A and B cannot share trematode (EVL-4.5)"),
        ("A: regeneration big", "", "A cannot have high_body_weight beside its other traits (EVL-4.5)"),
        ("H(hunter): regeneration; revealed", "", "H cannot have regeneration beside its other traits (EVL-4.5)"),
        ("H(hunter): carnivorous; revealed", "", "carnivorous is built into the hunter H (EVL-4.42)"),
        ("H(hunter): scavenger; revealed", "", "H cannot have scavenger beside its other traits (EVL-4.4)"),
        ("H(running); revealed", "", "only a hunter is revealed, H is running (EVL-4.42)"),
        ("A; waiting", "", "A cannot be waiting without regeneration (EVL-4.43)"),
        ("A: regeneration; waiting; food 1", "", "A is waiting; it has no food and no other state (EVL-4.43)"),
        ("A: regeneration hibernation; waiting; asleep", "", "no food and no other state (EVL-4.43)"),
        ("A: insulation neoplasia", "", "A would be dead, with nothing above neoplasia (EVL-4.48, 4.49)"),
        ("A: neoplasia", "", "A would be dead, with nothing above neoplasia (EVL-4.48, 4.49)"),
        ("A: hibernation neoplasia big; asleep", "", "A cannot be asleep without hibernation (EVL-4.24)"),
        ("A: hibernation; asleep; paralysed", "", "A cannot be asleep and paralysed (EVL-4.46)"),
        ("A: shell; hidden; paralysed", "", "A cannot be hidden and paralysed (EVL-4.46)"),
        ("A; hidden", "", "A cannot be hidden without a shell (EVL-4.40)"),
        ("A: hibernation/used_last_turn; asleep", "", "A cannot be asleep two turns in a row (EVL-4.24)"),
        ("A: hibernation/used_last_turn/used", "", "used last turn cannot be used in this one (EVL-4.24)"),
        ("A: running/scared", "", "only shy can be marked scared, not running (EVL-4.45)"),
        ("A: running/inked", "", "only carnivorous can be marked inked, not running (EVL-4.35)"),
        ("A: running/used_last_turn", "", "only hibernation can be marked used_last_turn, not running (EVL-4.24)"),
        ("A: running/used", "", "can be marked used, not running (EVL-3.16)"),
        ("A, B", "A symbiosis/used B", "can be marked used, not symbiosis (EVL-3.16)"),
        ("A, B", "A cooperation/yellow B", "only fat_tissue can be marked yellow, not cooperation (EVL-4.12)"),
        ("A; poisoned/used", "", "can be marked used, not poisoned (EVL-3.16)"),
        ("A; food 2; newborn", "", "A is newborn and has 1 food, not 2 (EVL-4.26)"),
        ("A: running; food 1; newborn", "", "A is newborn and has no trait but perhaps a shell (EVL-4.26)"),
        ("A: running@marker", "", "a marker stands only for the swimming of a continent (EVL-4.55)"),
        ("A; newcomer", "", "A cannot be newcomer in the phase feeding (EVL-3.16)"),
        ("A; regenerated", "", "A cannot be regenerated in the phase feeding (EVL-3.16)"),
        ("A; breeding", "", "A cannot be breeding in the phase feeding (EVL-3.16)"),
    ],
)
def test_animals_that_cannot_be(animals: str, pairs: str, rule: str) -> None:
    refused(written(animals, pairs, land=True), rule, **ALL)


@pytest.mark.parametrize(
    ("animals", "top", "rule"),
    [
        ("A; paralysed", "phase = 'development'", "A cannot be paralysed in the phase development (EVL-3.16)"),
        ("A; paralysed", "phase = 'food_base'", "A cannot be paralysed in the phase food_base (EVL-3.16)"),
        (
            "A: regeneration; waiting",
            "phase = 'deal'",
            "A cannot be waiting any more, there was a card",
        ),
        ("A: regeneration; waiting", "phase = 'nature'", "A cannot be waiting in the phase nature (EVL-3.16)"),
        ("A: r_strategy; food 2; breeding", "phase = 'extinction'", "A cannot be breeding in the phase extinction"),
        ("A: r_strategy; food 2; breeding", "phase = 'deal'", "A cannot be breeding in the phase deal (EVL-3.16)"),
        ("A; food 1; breeding", "phase = 'nature'", "A cannot be breeding without an r_strategy that works (EVL-4.50)"),
        ("A: r_strategy; breeding; paralysed", "phase = 'start'", "without an r_strategy that works (EVL-4.50)"),
        ("A: r_strategy; breeding; newcomer", "phase = 'nature'", "A has just come and is not breeding (EVL-4.50)"),
    ],
)
def test_animals_that_cannot_be_at_that_moment(animals: str, top: str, rule: str) -> None:
    refused(written(animals, "", top, land=True), rule, **ALL)


@pytest.mark.parametrize(
    ("animals", "phase", "pairs"),
    [
        ("A: regeneration fat, B", "feeding", ""),
        ("A: regeneration, B", "feeding", "A cooperation B"),
        ("H(hunter): fat_tissue camouflage; revealed; food 2", "feeding", ""),
        ("A: neoplasia", "development", ""),
        ("A: neoplasia", "food_base", ""),
        ("A: neoplasia insulation", "feeding", ""),
        ("A: hibernation shell; asleep; hidden", "feeding", ""),
        ("A: hibernation/used", "feeding", ""),
        ("A: shell; food 1; newborn; hidden", "feeding", ""),
        ("A; food 5", "feeding", ""),  # it has lost Carnivorous, High Body Weight and Parasite this turn (ruling 9)
        ("A: regeneration; waiting, B", "feeding", "A cooperation B"),
        ("A: r_strategy; breeding, B; paralysed", "start", ""),
        ("A; breeding", "start", ""),  # an infection has taken its r-Strategy after the deal
        ("A: r_strategy; food 2; breeding, B; food 1; paralysed", "nature", ""),
        ("A: swimming@marker", "feeding", ""),
    ],
)
def test_animals_that_can_be(animals: str, phase: str, pairs: str) -> None:
    accepted(written(animals, pairs, f'phase = "{phase}"', land=True), **ALL)


@pytest.mark.parametrize(
    ("animals", "rule"),
    [
        ("A: regeneration; waiting", "waiting is not there without the module continents (EVL-4.43)"),
        ("A; paralysed", "paralysed is not there without the module continents (EVL-4.46)"),
        ("A; breeding", "breeding is not there without the module gift_specials (EVL-4.50)"),
        ("A; food 1; newborn", "newborn is not there without the module time_to_fly (EVL-4.26)"),
        ("A; revealed", "revealed is not there without the module time_to_fly (EVL-4.42)"),
        ("A: carnivorous/inked", "carnivorous/inked is not there without the module time_to_fly (EVL-4.35)"),
        ("A: shell", "no card of the modules chosen has shell (EVL-0.2)"),
        ("A; food 6", "A cannot have 6 food, no animal needs more than 5 (EVL-3.14)"),
        ("A; food 99", "A cannot have 99 food, no animal needs more than 5 (EVL-3.14)"),
    ],
)
def test_what_is_not_in_the_base_set(animals: str, rule: str) -> None:
    refused(written(animals), rule)


def test_flight_is_used_only_to_migrate() -> None:
    refused(written("A: flight/used"), "flight/used is not there without the module continents (EVL-4.53)", **FLY)
    accepted(written("A: flight/used", land=True), **FLY, **LAND)


@pytest.mark.parametrize(
    ("top", "animals", "rule"),
    [
        ("deck = 0", "A: hibernation; asleep", "A cannot be asleep when the deck is empty (EVL-3.17)"),
        ("phase = 'development'", "A; food 1", "A can neither have food nor have attacked by now (EVL-3.16)"),
        ("phase = 'food_base'", "A: hibernation; asleep", "A cannot be asleep in the phase food_base (EVL-3.16)"),
        ("phase = 'development'", "A: piracy/used", "there is no piracy/used in the phase development (EVL-3.16)"),
        ("phase = 'start'", "H(hunter); revealed/used", "H can neither have food nor have attacked by now"),
        ("phase = 'development'\nignored = ['A B.camouflage']", "A, B: camouflage", "nobody has attacked yet"),
        ("phase = 'nature'", "A: running; newcomer", "A is a newcomer and has no traits (EVL-3.16)"),
        ("phase = 'nature'", "A; food 1; newcomer", "A has come after the feeding and has no food (EVL-3.16)"),
        ("phase = 'nature'", "A; regenerated", "A cannot be regenerated without regeneration (EVL-4.43)"),
        ("phase = 'start'", "A: neoplasia", "nothing above neoplasia (EVL-4.48, 4.49)"),
        ("phase = 'deal'", "A", "A would have starved by now (EVL-3.16)"),
        ("phase = 'nature'", "A; food 1; poisoned", "A cannot be poisoned in the phase nature (EVL-3.16)"),
    ],
)
def test_what_cannot_be_in_a_phase(top: str, animals: str, rule: str) -> None:
    refused(written(animals, top=top, land=True), rule, **ALL)


def test_after_the_deal_a_sleeper_may_see_an_empty_deck() -> None:
    accepted(written("A: hibernation; asleep", top="phase = 'nature'\ndeck = 0"), **ICE)


@pytest.mark.parametrize("phase", ["development", "food_base", "extinction"])
def test_evl_3_9_there_is_food_only_while_animals_feed(phase: str) -> None:
    refused(f"phase = '{phase}'\nbase = 2\n[[seats]]\n[[seats]]", f"base: no tokens lie there in the phase {phase}")


@pytest.mark.parametrize(
    ("top", "rule"),
    [
        ('weather = "frost"', "weather: frost does not last until the next turn (EVL-1.C)"),
        ('weather = "calm"', "weather: calm does not last until the next turn (EVL-1.C)"),
        (
            'weather = "cold_snap"\nnature = ["cold_snap", "cold_snap", "cold_snap"]',
            "weather: there is no card 'cold_snap' left in the nature deck (EVL-1.C)",
        ),
        ('forecast = "thaw"', "forecast: in this phase the card of last turn is called weather (EVL-3.2)"),
        ('phase = "start"\nweather = "thaw"', "in this phase the card of last turn is called forecast (EVL-3.2)"),
        ('phase = "extinction"\nnature = []\nchance = ["shuffle x"]', "'shuffle x' is no result of chance"),
        ('phase = "extinction"\nnature = []\nchance = ["shuffle 1 0"]', "there are 14 cards to shuffle"),
    ],
)
def test_nature_that_cannot_be(top: str, rule: str) -> None:
    refused(f"{top}\n[[seats]]\n[[seats]]", rule, **ICE)


def test_evl_3_2_the_weather_lies_on_the_used_pile() -> None:
    t = EvolutionTable('weather = "thaw"\nnature = ["calm"]\n[[seats]]\nhand = ["running"]\n[[seats]]', ice_age=True)
    assert t.state.nature.size() == 14
    for top in ('weather = "thaw"', 'weather = "thaw"\nnature_used = ["thaw"]'):
        state = tb.game("evolution", ice_age=True).position(f"phase = 'development'\n{top}\n{HANDS}")
        seen = state.view(0)["board"]["nature"]
        assert (seen["used"], seen["deck"], seen["weather"]) == (["thaw"], 13, "thaw")


HANDS = """
[[seats]]
hand = ["running"]
[[seats]]
hand = ["running"]
"""


@pytest.mark.parametrize(
    ("ignored", "options", "rule"),
    [
        ("H A.camouflage", {}, "ignored: nobody can ignore camouflage here (EVL-4.33)"),
        ("H A.fat_tissue", FLY, "ignored: nobody can ignore fat_tissue here (EVL-4.33)"),
        ("H H.camouflage", FLY, "ignored: 'H H.camouflage' should look like 'H A.camouflage'"),
        ("H A.running", FLY, "ignored: A does not have running"),
    ],
)
def test_what_cannot_be_ignored(ignored: str, options: dict[str, bool], rule: str) -> None:
    refused(written("H, A: camouflage fat_tissue", top=f'ignored = ["{ignored}"]'), rule, **options)


# ---------------------------------------------------------------------- the feed turn that goes on

GRAZERS = """
base = 4
{top}
[[seats]]
animals = ["A: grazing/used; food 1", "B: grazing; food 1", "C"]
[[seats]]
animals = ["X"]
"""


def test_main_used_and_acted_together() -> None:
    t = EvolutionTable(GRAZERS.format(top="main_used = true\nacted = true"))
    assert t.offers("graze B") and not t.offers("take_food C")
    t = EvolutionTable(GRAZERS.format(top="main_used = true"))
    assert t.offers("graze B") and not t.offers("take_food C")


def test_evl_4_21_a_grazer_that_was_used_in_this_feed_turn() -> None:
    t = EvolutionTable(GRAZERS.format(top="acted = true"))
    assert t.offers("graze B") and t.offers("take_food C")
    t.refused("graze A", "EVL-4.21")
    for top in ("", "acted = true\nto_act = 1"):
        refused(GRAZERS.format(top=top), "with to_act = 0 and acted = true (EVL-4.21, 4.23)")
    refused(
        GRAZERS.replace("base = 4", "").format(top="phase = 'extinction'"),
        "with to_act = 0 and acted = true (EVL-4.21, 4.23)",
    )


def test_evl_4_23_a_glutton_that_was_used_in_this_feed_turn() -> None:
    t = EvolutionTable(
        """
    base = 4
    acted = true
    [[seats]]
    animals = ["G: gluttonous/used", "H: gluttonous"]
    [[seats]]
    animals = ["X"]
    """,
        gift_specials=True,
    )
    assert t.offers("gorge H") and t.offers("take_food G")
    t.refused("gorge G", "EVL-4.23")


def test_evl_3_9_all_were_full_when_the_feed_turn_began() -> None:
    t = EvolutionTable(
        GRAZERS.format(top="acted = true\nall_full = true").replace('"C"', '"C", "D: fat_tissue/yellow"')
    )
    t.refused("graze B", "EVL-3.9")


LOCKED = """
{top}
base = {{laurasia = 3, ocean = 3}}
[[seats]]
animals = ["A; in laurasia", "B; in laurasia", "C; in ocean"]
[[seats]]
"""


def test_evl_3_7_the_location_must_be_named() -> None:
    for top in ("main_used = true", "acted = true"):
        refused(LOCKED.format(top=top), "location: should name where the first action of this feed turn was", **LAND)
    refused(LOCKED.format(top="acted = true\nlocation = 'table'"), "location: should be one of laurasia", **LAND)
    t = EvolutionTable(LOCKED.format(top="acted = true\nlocation = 'laurasia'"), continents=True)
    assert t.offers("take_food A")
    t.refused("take_food C", "EVL-3.7")


def test_evl_4_14_a_round_begins_with_fresh_pair_cards() -> None:
    text = "{top}\nbase = 3\n[[seats]]\nanimals = ['A', 'B']\npairs = ['A cooperation/used B']\n[[seats]]"
    refused(text.format(top=""), "pairs: no pair card has been used yet in a round that begins (EVL-4.14)")
    accepted(text.format(top="acted = true"))
    accepted(text.format(top="to_act = 1") + "\nanimals = ['X', 'Y']")


# ---------------------------------------------------------------------- all that a rule depends on


def test_evl_4_24_a_sleeper_is_marked_for_the_next_turn() -> None:
    t = EvolutionTable("""
    phase = "extinction"
    deck = 20
    [[seats]]
    animals = ["S: hibernation; asleep"]
    [[seats]]
    animals = ["X; food 1"]
    """)
    assert t.asked[1] == "develop"
    assert t.state.view(0)["board"]["seats"][0]["animals"][0]["traits"][0]["used_last_turn"]


def test_evl_4_35_an_inked_carnivore_waits_for_its_next_feed_turn() -> None:
    text = """
    acted = true
    [[seats]]
    animals = ["C: carnivorous/inked", "Z: big fat_tissue/yellow"]
    [[seats]]
    animals = ["X: fat_tissue", "Y: big fat_tissue/yellow"]
    """
    t = EvolutionTable(text, time_to_fly=True)
    t.refused("attack C X", "EVL-4.30")
    assert EvolutionTable(text.replace("acted = true", ""), time_to_fly=True).offers("attack C X")


def test_evl_4_42_a_hunter_that_has_attacked() -> None:
    text = """
    [[seats]]
    animals = ["H(hunter); {state}", "Z: big fat_tissue/yellow"]
    [[seats]]
    animals = ["X: running", "Y: big fat_tissue/yellow"]
    """
    assert EvolutionTable(text.format(state="revealed"), time_to_fly=True).offers("attack H X")
    EvolutionTable(text.format(state="revealed/used"), time_to_fly=True).refused("attack H X", "EVL-4.30")


def test_evl_4_43_a_regenerated_animal_brings_no_card() -> None:
    t = EvolutionTable(
        """
    phase = "deal"
    deck = 20
    [[seats]]
    animals = ["R: regeneration; regenerated; in laurasia", "A; food 1; in laurasia"]
    [[seats]]
    animals = ["X; food 1; in laurasia"]
    """,
        continents=True,
    )
    assert [len(seat.hand) for seat in t.state.seats] == [2, 2] and t.alive("R")


def test_evl_4_43_some_sets_are_restored_and_others_wait() -> None:
    t = EvolutionTable(
        """
    phase = "regeneration"
    deck = 20
    [[seats]]
    hand = ["running", "swimming"]
    animals = ["R: regeneration; regenerated; in laurasia", "W: regeneration; waiting; in laurasia"]
    [[seats]]
    animals = ["X; food 1; in laurasia"]
    """,
        continents=True,
    )
    assert t.asked == (0, "regenerate") and t.alive("R")


def test_evl_4_67_newcomers_are_spared() -> None:
    t = EvolutionTable(
        """
    phase = "nature"
    deck = 20
    nature = ["frost"]
    [[seats]]
    animals = ["N; newcomer; in laurasia", "M; newcomer; in gondwana"]
    [[seats]]
    animals = ["X; food 1; in laurasia", "Y; food 1; in laurasia"]
    """,
        continents=True,
        ice_age=True,
    )
    assert t.asked == (1, "suffer")


def test_evl_3_2_the_start_of_a_turn() -> None:
    t = EvolutionTable(
        """
    phase = "start"
    turn = 4
    deck = 20
    forecast = "cold_snap"
    [[seats]]
    animals = ["A: r_strategy; breeding; in laurasia", "P: big; paralysed; in laurasia"]
    hand = ["running"]
    [[seats]]
    """,
        **ALL,
    )
    assert t.state.turn == 4 and len(t.state.seats[0].animals) == 4
    assert t["A"].need == 2 and t["P"].need == 3, "cold, and no longer paralysed"


def test_evl_4_55_a_marker_leaves_the_game() -> None:
    t = EvolutionTable(
        """
    [[seats]]
    animals = ["A: migration swimming@marker; in laurasia", "L: migration; in gondwana"]
    [[seats]]
    animals = ["X: migration; in laurasia"]
    """,
        continents=True,
    )
    t.play("migrate A to ocean", "set_off")
    assert t["A"].trait_count() == 1 and t.discarded(0) == []


def test_evl_4_43_a_set_without_any_card_waits_to_the_end() -> None:
    text = written("A: regeneration; waiting", "", "phase = 'deal'\ndeck = 0", land=True)
    state = EvolutionTable(text, continents=True).state
    assert state.over and len(state.seats[0].waiting) == 1
