"""The examples of docs/rules/newworld.md, section 9.1, each under its own id."""

from __future__ import annotations

import pytest

from tangledbank.games.newworld.animal import ATTACKED, POISONED, SHELTERED
from tangledbank.games.newworld.kinds import CARNIVOROUS, THIEVING
from tangledbank.games.newworld.scoring import scores
from tangledbank.games.newworld.tables import AREAS
from tests.newworld.tabletop import IDLE_HAND, IDLER, NewWorldTable, new_game, two


def play_to_epoch_2(t: NewWorldTable) -> None:
    """Pass, and end turns."""
    while t.state.epoch == 1:
        t.state.play(t.state.moves[-1])


def test_c_01_set_up() -> None:
    """NEW-2.1, 2.2, 2.5."""
    state = new_game(3, 1)
    assert len(state.area_deck) == 6 and len(state.row) == 3 and len(state.aside) == 11
    assert [len(seat.hand) for seat in state.seats] == [6, 6, 6]
    assert len(state.deck.pile) == 78 and state.deck.discard == [] and not any(state.red + state.shelters)


def test_c_02_first_animals() -> None:
    """NEW-3.8, 3.25, 3.6."""
    t = NewWorldTable("""
    phase = "development"
    [[seats]]
    hand = ["e02", "e03", "e04", "e05", "e01", "e08"]
    [[seats]]
    passed = true
    hand = ["e10"]
    """)
    t.numbers = {"a1": 1, "a2": 2, "a3": 3}
    t.play("new_animal 0", "new_animal 1", "new_animal 2", "play_trait 3 nocturnal on a2", "play_trait 4 running on a2")
    t.play("play_pair 5 mutualistic on a2 and a3 shielding a3")
    assert t.state.seats[0].hand == [] and [t[name].trait_count() for name in ("a1", "a2", "a3")] == [0, 3, 1]
    glaciers = AREAS.index("glaciers_1")
    assert [t.state.can_enter(t[name], glaciers) for name in ("a1", "a3")] == [True, False]


def test_c_03_new_area() -> None:
    """NEW-3.40, 3.41, 3.74."""
    t = NewWorldTable("""
    phase = "areas"
    row = ["steppe", "mangrove_forest", "caves_mountains"]
    area_deck = ["taiga"]
    [[seats]]
    animals = ["a: massive"]
    [[seats]]
    [[seats]]
    """)
    assert t.areas == ["taiga", "steppe", "mangrove_forest", "caves_mountains"] and len(t.state.area_deck) == 5
    assert (t.red("taiga"), t.shelters("taiga")) == (3, 1) and t.red("steppe") == 4
    assert (t.red("mangrove_forest"), t.shelters("mangrove_forest")) == (2, 1)
    assert (t.red("caves"), t.shelters("caves"), t.red("mountains"), t.shelters("mountains")) == (1, 1, 2, 0)
    while t.asked[1] == "feed":
        t.state.play(t.state.moves[0])
    assert t.areas == ["taiga", "steppe", "mangrove_forest"]
    assert t.state.view()["board"]["area_discard"] == ["caves_mountains_1"] and t.red("mountains") == 0


def test_c_04_shelter() -> None:
    """NEW-3.52, 4.31, 3.57."""
    tokens = "food = {mangrove_forest = 2}\nshelters = {mangrove_forest = 1}"
    t = two("a", "p: carnivorous", f'row = ["mangrove_forest"]\n{tokens}')
    assert t.offers("feed a mangrove_forest")
    t.play("take_shelter a mangrove_forest", "end_turn")
    assert t["a"].marks & SHELTERED and t.red("mangrove_forest") == 2 and t.shelters("mangrove_forest") == 0
    assert t.fed("a") == (0, 1) and t.asked == (1, "feed")
    t.refused("attack p a", "NEW-4.51")


def test_c_05_hungry_or_fed() -> None:
    """NEW-3.1, 3.2, 3.3, 3.4, 3.55, 3.56."""
    mine = (
        "a1; food 1, a2: running, a3: camouflaged; food 1, a4: massive adverse_mutation; food 2, "
        "a5: carnivorous fat; food 2"
    )
    t = two(mine, top="food = {steppe = 4}")
    assert [t[name].is_fed() for name in ("a1", "a2", "a3", "a4", "a5")] == [True, False, True, False, True]
    assert [t.offers(f"feed {name} steppe") for name in ("a2", "a4", "a5")] == [True] * 3
    for name in ("a1", "a3"):
        t.refused(f"feed {name} steppe", "NEW-3.4")
    t.refused("pass", "NEW-3.56")


def test_c_06_feeding() -> None:
    """NEW-3.6."""
    t = two("a, b", top='row = ["savanna_desert"]\nfood = {desert = 1, savanna = 2}')
    assert t.offers("feed a desert")
    t.refused("feed a savanna", "NEW-3.6")


def test_c_07_food_chain() -> None:
    """NEW-4.40, 4.41, 4.42."""
    t = two(
        "a1: hoofed, a2, a3",
        top="food = {taiga = 3}",
        more='pairs = ["a1 communicating a2", "a2 cooperating a3"]',
    )
    t.play("feed a1 taiga")
    assert t.asked == (0, "share")
    t.play("share a1.communicating", "share a2.cooperating", "graze a1")
    assert [t.fed(name) for name in ("a1", "a2", "a3")] == [(1, 1)] * 3 and t.red("taiga") == 0
    assert [t[name].blue for name in ("a1", "a2", "a3")] == [0, 0, 1]


def test_c_08_attack() -> None:
    """NEW-4.32, 4.35, 4.1."""
    t = two("p: carnivorous", "t, u: massive", top="food = {steppe = 4}")
    t.play("attack p t")
    assert t["p"].rotated & CARNIVOROUS and t["p"].marks & ATTACKED and t.fed("p") == (2, 2) and t["p"].blue == 2
    assert not t.alive("t") and t.discarded == 1
    t.play("end_turn", "feed u steppe", "end_turn")
    t.refused("attack p u", "NEW-4.1")


HUNT = f"""
[[seats]]
{IDLE_HAND}
animals = ["h: carnivorous sharp_sighted nocturnal", {IDLER}]
[[seats]]
animals = ["t1; sheltered", "t2: poisonous scavenging", "t3: adverse_mutation elusive",
           "t4: nocturnal camouflaged burrowing parasitized; food 2"]
pairs = ["t3 mutualistic t4 ward t3"]
"""


def test_c_09_the_hunt() -> None:
    """NEW-4.31, 4.9, 4.28, 4.35, 4.18, 4.16, 8.3, 8.4."""
    t = NewWorldTable(HUNT)
    assert [t.offers(f"attack h {name}") for name in ("t1", "t2", "t3", "t4")] == [False, True, True, True]
    t.refused("attack h t1", "NEW-4.51")
    t.play("attack h t3", "slip_away t3.adverse_mutation")
    assert sorted(t.traits("t3")) == ["elusive", "mutualistic"] and t.fed("h") == (1, 2) and t["h"].rotated


def test_c_09_the_ward_that_is_eaten() -> None:
    """NEW-4.31, 4.9, 4.28, 4.35, 4.18, 4.16, 8.3, 8.4."""
    t = NewWorldTable(HUNT)
    t.play("attack h t4")
    assert not t.alive("t4") and t.discarded == 6 and t.fed("h") == (2, 2)
    assert t.fed("t2") == (1, 1) and t["t2"].blue == 1 and "mutualistic" not in t.traits("t3")


def test_c_09_poison() -> None:
    """NEW-4.31, 4.9, 4.28, 4.35, 4.18, 4.16, 8.3, 8.4."""
    t = NewWorldTable(HUNT)
    t.play("attack h t2")
    assert t["h"].marks & POISONED
    play_to_epoch_2(t)
    assert not t.alive("h")


def test_c_10_extinction() -> None:
    """NEW-3.71, 3.72, 3.75."""
    t = NewWorldTable("""
    phase = "extinction"
    [[seats]]
    animals = ["a1; food 1", "a2: running; food 1", "a3: camouflaged; food 1", "a4: massive adverse_mutation; food 2",
               "a5: carnivorous fat/token; food 1"]
    [[seats]]
    """)
    assert t.asked == (0, "survive") and t.offers("use_fat a5") and t.offers("let_die a5")
    t.play("use_fat a5")
    assert t.alive("a5") and t["a5"].stored == [] and not t.alive("a4") and t.discarded == 3
    assert len(t.state.seats[0].hand) == 6 and t.state.epoch == 2


def test_c_11_scoring() -> None:
    """NEW-5.2."""
    t = NewWorldTable("""
    [[seats]]
    animals = ["a1: carnivorous fat running", "a2: massive nocturnal", "a3: burrowing hoofed",
               "a4: carnivorous swimming"]
    pairs = ["a2 communicating a3"]
    [[seats]]
    animals = ["z"]
    """)
    assert scores(t.state) == [4 * 3 + 10 + 3, 3]


def test_c_12_once_per_turn() -> None:
    """NEW-3.10, 4.25, 8.5."""
    t = two("a1: massive, a2: massive", "z", "food = {steppe = 4}", 'pairs = ["a1 cooperating a2"]')
    t.play("feed a1 steppe")
    assert t.fed("a1") == (1, 2) and t.fed("a2") == (1, 2) and t["a2"].blue == 1 and t.red("steppe") == 3
    t.play("end_turn")
    assert t.asked == (1, "feed")


def test_c_13_order_of_reactions() -> None:
    """NEW-4.33, 4.7, 4.8, 4.9."""
    t = two("p: carnivorous", "t: horned running elusive", "chance = [3, 2]")
    t.play("attack p t")
    assert t.asked == (1, "defend")
    t.refused("give_in", "NEW-4.33")
    t.play("gore", "run")
    assert t.moves("run") == [] and t.moves("gore") == [] and len(t.moves("slip_away")) == 3
    t.play("slip_away t.horned")
    assert t.traits("t") == ["running", "elusive"] and t.fed("p") == (1, 2)


def test_c_13_the_horns() -> None:
    """NEW-4.33, 4.7, 4.8, 4.9."""
    t = two("p: carnivorous, q", "t: horned running elusive", "chance = [6, 1]\nfood = {steppe = 4}")
    t.play("attack p t", "gore")
    assert not t.alive("p") and t.state.chance.fate == ["roll 1"] and len(t.traits("t")) == 3


def test_c_14_own_predator_own_prey() -> None:
    """NEW-4.33, 8.23."""
    t = two("p: carnivorous, t: horned running elusive", "z", "chance = [6]\nfood = {steppe = 4}")
    t.play("attack p t")
    assert t.asked == (0, "defend")
    t.play("slip_away t.elusive")
    assert t.traits("t") == ["horned", "running"] and t.fed("p") == (1, 2) and t.state.chance.fate == ["roll 6"]


@pytest.mark.parametrize("own", ["b; food 1", "b: poisonous; food 1"])
def test_c_15_forced_attack(own: str) -> None:
    """NEW-3.55, 3.56."""
    t = two(f"p: carnivorous; food 1, {own}", "z; sheltered")
    t.refused("pass", "NEW-3.56")
    assert [str(move) for move in t.state.moves if move.phrase.name != "metamorphose"] == [t.translate("attack p b")]


def test_c_16_camouflage() -> None:
    """NEW-4.12, 4.6."""
    t = two("p: carnivorous, q: carnivorous sharp_sighted", "t: camouflaged")
    t.refused("attack p t", "NEW-4.12")
    assert t.offers("attack q t")


def test_c_17_two_swamps() -> None:
    """NEW-3.11, 4.50."""
    t = two("p: carnivorous", "t, u", 'row = ["swamps", "swamps"]\nfood = {swamps_1 = 1, swamps_2 = 4}')
    t.play("attack p t")
    assert (t.red("swamps_1"), t.red("swamps_2")) == (2, 4)


def test_c_18_after_passing() -> None:
    """NEW-3.60, 4.18."""
    t = NewWorldTable("""
    row = ["swamps"]
    to_act = 1
    [[seats]]
    passed = true
    animals = ["a: scavenging"]
    [[seats]]
    animals = ["p: carnivorous", "v"]
    [[seats]]
    animals = ["t", "w: massive", "x: fat"]
    """)
    t.play("attack p t")
    assert t.fed("a") == (1, 1) and t["a"].blue == 1 and t.red("swamps") == 1
    seats = set()
    while t.state.epoch == 1:
        seats.add(t.state.seat)
        t.state.play(t.state.moves[-1])
    assert 0 not in seats


def test_c_19_thieving() -> None:
    """NEW-4.22."""
    t = two("z: thieving, y: massive", "q: massive; food 1", "food = {steppe = 1}")
    t.play("steal z q")
    assert t.fed("q") == (0, 2) and t.fed("z") == (1, 1) and t["z"].blue == 1 and t["z"].rotated == THIEVING


def test_c_20_drawing() -> None:
    """NEW-3.75, 3.77, 8.30."""
    t = NewWorldTable("""
    phase = "extinction"
    [[seats]]
    hand = ["e01", "e02", "e03"]
    animals = ["a; food 1", "b; food 1", "c; food 1"]
    [[seats]]
    """)
    assert len(t.state.seats[0].hand) == 8 and t.asked == (0, "discard")
    assert t.state.question.arguments == {"count": "number:2"}
    t.play(f"discard {t.state.seats[0].hand[0]}", f"discard {t.state.seats[0].hand[1]}")
    assert len(t.state.seats[0].hand) == 6 and t.discarded == 2


def test_c_21_last_area() -> None:
    """NEW-3.40, 3.73."""
    t = NewWorldTable("""
    phase = "areas"
    epoch = 6
    [[seats]]
    animals = ["a: massive"]
    [[seats]]
    """)
    assert t.state.area_deck == [] and t.state.is_last_epoch()
    while not t.state.over:
        t.state.play(t.state.moves[0])
    assert [len(seat.hand) for seat in t.state.seats] == [0, 0] and t.state.scores == [5, 0]


def test_c_22_glaciers() -> None:
    """NEW-3.6."""
    t = two(
        "a, b, c, d: adaptable",
        top='row = ["glaciers_tundra"]\nfood = {glaciers = 1}\nshelters = {glaciers = 1}',
        more='pairs = ["b communicating c"]',
    )
    for name in ("a", "d"):
        assert t.offers(f"feed {name} glaciers") and t.offers(f"take_shelter {name} glaciers")
    for name in ("b", "c"):
        t.refused(f"feed {name} glaciers", "NEW-3.6")
        t.refused(f"take_shelter {name} glaciers", "NEW-3.6")


def test_c_23_two_part_card() -> None:
    """NEW-3.6."""
    tokens = "food = {caves = 1, mountains = 2}\nshelters = {caves = 1}"
    t = two("a: nocturnal, b: running", top=f'row = ["caves_mountains"]\n{tokens}')
    assert t.offers("feed a caves") and t.offers("feed a mountains") and t.offers("take_shelter a caves")
    assert t.offers("feed b mountains")
    t.refused("feed b caves", "NEW-3.6")
    assert AREAS[t.state.open_areas()[0]] == "caves_1"
