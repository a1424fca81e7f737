"""The course of play: what the examples do not show (NEW-3, NEW-4, NEW-8)."""

from __future__ import annotations

import pytest

from tangledbank.games.newworld.animal import ASLEEP, POISONED
from tests.newworld.tabletop import IDLE_HAND, IDLER, OTHER, NewWorldTable, new_game, two

DEVELOPMENT = """
phase = "development"
[[seats]]
hand = ["e01", "e02"]
animals = [{}]
pairs = [{}]
[[seats]]
hand = ["e03"]
"""


def develop(animals: str, pairs: str = "") -> NewWorldTable:
    return NewWorldTable(DEVELOPMENT.format(animals, pairs))


# ---------------------------------------------------------------------- Development


def test_new_3_12_turn_order() -> None:
    """NEW-3.21, 3.78: clockwise from the first player; the token passes to the left."""
    state = new_game(3, 1, first_player=2)
    order = []
    for _ in range(3):
        order.append(state.seat)
        state.play(state.moves[0])
    assert order == [2, 0, 1]
    while state.epoch == 1:
        state.play(state.moves[-1])
    assert state.first == 0


def test_new_3_22_passing_is_final() -> None:
    t = develop('"a"')
    t.play("pass")
    assert t.asked == (1, "develop")
    t.play("new_animal 3")
    assert t.state.epoch == 1 and t.asked[1] != "develop"  # the other one has no cards left and passes, too


def test_new_3_23_a_new_animal_at_the_right_end() -> None:
    t = develop('"a", "b"')
    t.play("new_animal 0")
    assert t.row(0) == ["a", "b", "3"] and t.state.animal(3).trait_count() == 0
    t.play("pass")
    t.refused("new_animal 0", "NEW-3.21")


def test_new_3_24_only_a_trait_on_the_card() -> None:
    """NEW-1.3."""
    t = develop('"a"')
    t.refused("play_trait 0 fat on a", "NEW-1.3")
    t.refused("play_trait 0 running on 9", "NEW-3.24")
    t.refused("play_pair 0 running on a and a", "NEW-3.25")


def test_new_3_27_rearranging() -> None:
    t = develop('"a", "b", "c", "d"', '"b communicating c"')
    t.play("rearrange")
    assert t.asked == (0, "line_up") and t.state.view(0)["question"]["facts"] == {"placed": []}
    t.play("stand c")  # and b follows, because it is linked with c
    assert t.row(0) == ["c", "b", "a", "d"]
    assert t.state.view(0)["question"]["facts"] == {"placed": ["animal:3", "animal:2"]}
    t.refused("stand b", "NEW-3.27a")
    t.play("stand d")
    assert t.row(0) == ["c", "b", "d", "a"] and t.asked == (0, "develop")
    t.refused("rearrange", "NEW-3.27")
    t.play("pass")


def test_new_3_27_linked_animals_stay_together() -> None:
    t = develop('"a", "b", "c", "d"', '"a communicating b", "b cooperating c"')
    t.play("rearrange")
    t.refused("stand b", "NEW-3.27")
    t.play("stand d", "stand a")
    assert t.row(0) == ["d", "a", "b", "c"]


def test_new_3_27a_with_two_animals_at_least() -> None:
    t = develop('"a"')
    t.refused("rearrange", "NEW-3.27a")
    t = develop('"a", "b"')
    t.play("rearrange", "stand a")
    assert t.row(0) == ["a", "b"]
    t.refused("rearrange", "NEW-3.27")


def test_new_3_28_traits_stay() -> None:
    """NEW-3.91: nothing but the moves of the rules is a move, and a trait card is named by its number."""
    t = develop('"a: fat fat"')
    assert not [move for move in t.state.game.verbs if move in ("move_trait", "discard_trait")]
    assert t.state.why_not(0, f"trait:{t.card('a', 'fat')}")[0].rule == "NEW-3.91"


def test_new_3_29_a_harmful_trait_is_its_bearers() -> None:
    """NEW-4.29."""
    t = NewWorldTable("""
    phase = "development"
    [[seats]]
    hand = ["e19"]
    [[seats]]
    animals = ["x"]
    hand = ["e01"]
    """)
    t.play("play_trait 0 parasitized on x")
    assert t["x"].need == 3 and t.state.scores == [0, 6]


# ---------------------------------------------------------------------- areas


def test_new_3_41_tokens_that_are_left_stay() -> None:
    """NEW-3.42: Swamps are not refilled unless they are empty; NEW-8.20: they begin with one."""
    t = NewWorldTable("""
    phase = "areas"
    epoch = 2
    row = ["swamps", "swamps"]
    area_deck = ["taiga"]
    food = {swamps_1 = 3}
    [[seats]]
    animals = ["a: massive"]
    [[seats]]
    """)
    assert (t.red("swamps_1"), t.red("swamps_2"), t.red("taiga")) == (3, 1, 3)


# ---------------------------------------------------------------------- Feeding


def test_new_3_5_surplus_stays() -> None:
    """NEW-8.16: when the requirement falls, nothing becomes fat."""
    t = two("a: metamorphic parasitized fat; food 3")
    t.play("metamorphose a a.parasitized for 0 hibernating")
    assert t.fed("a") == (3, 1) and t["a"].stored == []


def test_new_3_10a_once_per_turn_for_steal_and_feed() -> None:
    mine = "z: thieving massive, y: massive"
    t = two(mine, "v: massive; food 1", "food = {steppe = 3}", 'pairs = ["z cooperating y"]')
    t.play("steal z v")
    assert t.fed("z") == (1, 2) and t.fed("y") == (1, 2)
    t.play("feed z steppe")
    assert t.fed("z") == (2, 2) and t.fed("y") == (1, 2)


def test_new_3_51_one_basic_and_one_extra_action() -> None:
    """NEW-3.50, 3.53, 3.54, 3.58."""
    t = two("z: thieving, a: carnivorous", "v: massive; food 1, w: massive; food 1", "food = {steppe = 3}")
    t.play("feed z steppe")
    t.refused("feed a steppe", "NEW-3.51")
    t.refused("attack a v", "NEW-3.51")
    t.refused("steal z v", "NEW-3.4")
    t.refused("pass", "NEW-3.56")
    t.play("end_turn")
    assert t.asked == (1, "feed")
    other = two("z: thieving, y: thieving", "v: massive; food 1, w: massive; food 1")
    other.play("steal z v")
    assert other.asked == (1, "feed")  # no basic action is possible, so the turn is over
    other.play("pass", "steal y w")
    t = two("z: thieving, y: thieving, b", "v: massive; food 1, w: massive; food 1", "food = {steppe = 3}")
    t.play("steal z v")
    t.refused("steal y w", "NEW-3.58")


def test_new_3_55_what_an_intelligent_predator_must_do() -> None:
    """NEW-8.28: an attack that is possible only by ignoring a card is compulsory, too."""
    t = two("i: carnivorous intelligent", "t: camouflaged")
    t.refused("pass", "NEW-3.56")


def test_new_3_55_a_barred_animal_must_do_nothing() -> None:
    """NEW-8.29."""
    t = NewWorldTable(f"""
    row = ["caves_mountains"]
    food = {{caves = 1}}
    [[seats]]
    {IDLE_HAND}
    animals = ["w: nocturnal carnivorous", "q", {IDLER}]
    pairs = ["w mutualistic q ward w"]
    [[seats]]
    animals = ["t"]
    """)
    assert t.offers("pass")
    t.refused("feed w caves", "NEW-4.26")
    t.refused("attack w t", "NEW-4.26")


def test_new_3_59_nothing_done_yet() -> None:
    t = two("a", top="food = {steppe = 3}")
    t.refused("end_turn", "NEW-3.59")


def test_new_3_61_without_animals() -> None:
    t = NewWorldTable(f"""
    food = {{steppe = 3}}
    [[seats]]
    [[seats]]
    {IDLE_HAND}
    animals = ["a", {OTHER}]
    """)
    assert t.asked == (1, "feed") and t.state.seats[0].passed


def test_new_3_90_a_choice_with_one_answer_is_made() -> None:
    """And what is not asked now is refused."""
    t = two("a: massive, b", top="food = {steppe = 4}")
    t.refused("discard 0", "NEW-3.90")
    t.refused("run", "NEW-3.90")
    assert t.state.why_not(0, "card:90")[0].rule == "NEW-3.21"


def test_new_4_2_fat() -> None:
    """NEW-3.3, 3.71: the earliest card is filled first, and emptied first; NEW-8.14: all or nothing."""
    t = two("a: fat fat; food 1", top="food = {steppe = 4}")
    first, second = (t.card("a", "fat", which) for which in (0, 1))
    t.play("feed a steppe")
    assert t["a"].stored == [first]
    t = NewWorldTable("""
    phase = "extinction"
    [[seats]]
    animals = ["a: fat/token fat/token", "b: parasitized fat/token fat/token; food 0"]
    [[seats]]
    """)
    second = t.card("a", "fat", 1)
    assert t.asked == (0, "survive") and t.state.question.arguments == {"animal": "animal:1"}
    t.play("use_fat a")
    assert t["a"].stored == [second] and not t.alive("b")


def test_new_4_2_fat_that_is_discarded() -> None:
    t = two("p: carnivorous", "t: elusive fat/token")
    t.play("attack p t", "slip_away t.fat")
    assert t["t"].stored == [] and t["t"].fat == 0


@pytest.mark.parametrize(("trait", "rule"), [("swimming", "NEW-4.3"), ("massive", "NEW-4.4"), ("nocturnal", "NEW-4.5")])
def test_new_4_3_and_4_4_and_4_5_like_attacks_like(trait: str, rule: str) -> None:
    """NEW-4.3, 4.5, 3.7; NEW-8.37: a swimming predator may attack those on land."""
    t = two(f"p: carnivorous, q: carnivorous {trait}", f"t: {trait}, u")
    t.refused("attack p t", rule)
    assert t.offers("attack q t") and t.offers("attack q u")


def test_new_4_13_burrowing() -> None:
    t = two("p: carnivorous", "t: burrowing; food 1, u: burrowing")
    t.refused("attack p t", "NEW-4.13")
    assert t.offers("attack p u")


def test_new_4_16_poison_that_is_ignored() -> None:
    t = two("i: carnivorous intelligent", "t: poisonous")
    t.play("attack i t ignoring t.poisonous")
    assert not t["i"].marks & POISONED


def test_new_4_17a_two_wardships_are_two_protections() -> None:
    t = NewWorldTable(f"""
    [[seats]]
    {IDLE_HAND}
    animals = ["i: carnivorous intelligent", {IDLER}]
    [[seats]]
    animals = ["a", "w", "b", "x", "y"]
    pairs = ["a mutualistic w ward w", "w mutualistic b ward w", "x mutualistic y ward y"]
    """)
    t.refused("attack i w", "NEW-4.17")
    t.refused(f"attack i w ignoring {t['w'].pairs[0].number}", "NEW-4.17")
    assert t.offers(f"attack i y ignoring {t['y'].pairs[0].number}")
    t.refused("attack i y", "NEW-4.17")
    assert t.offers("attack i a")
    t.refused(f"attack i a ignoring {t['a'].pairs[0].number}", "NEW-4.17a")


def test_new_4_18_all_scavengers() -> None:
    """NEW-4.18a, 8.6: in turn, from the active player on; one that waits for its partner is served when it may eat."""
    t = NewWorldTable(f"""
    [[seats]]
    {IDLE_HAND}
    animals = ["p: carnivorous", "w: scavenging", "q: scavenging", {IDLER}]
    pairs = ["w mutualistic q ward w"]
    [[seats]]
    animals = ["t", "s: scavenging", "full: scavenging; food 1"]
    """)
    log = t.state.listen()
    t.play("attack p t")
    assert [str(event) for event in log if event.name == "scavenges"] == ["scavenges 3", "scavenges 2", "scavenges 6"]
    assert t.fed("full") == (1, 1)


def test_new_4_19_hoofed() -> None:
    """NEW-4.42: it may be declined, and nothing else may."""
    t = two("a: hoofed, b", top="food = {taiga = 3}")
    t.play("feed a taiga")
    assert sorted(map(str, t.state.moves)) == ["graze 1", "spare 1"]
    t.refused("graze b", "NEW-4.42")
    t.play("spare a")
    assert t.red("taiga") == 2


def test_new_4_20_adaptable() -> None:
    t = two("a: adaptable fat", top='row = ["glaciers_tundra", "lakes_meadows"]\nfood = {glaciers = 1, lakes = 2}')
    assert t.offers("feed a glaciers") and t.offers("feed a lakes")


def test_new_4_22_a_fed_thief_with_room_for_fat() -> None:
    """NEW-8.12."""
    t = two("z: thieving fat; food 1, y: thieving; food 1", "v: massive; food 1")
    t.refused("steal y v", "NEW-3.4")
    t.play("steal z v")
    assert len(t["z"].stored) == 1 and t.fed("v") == (0, 2)


def test_new_4_23_what_metamorphic_may_exchange() -> None:
    """NEW-3.25, 3.26."""
    t = NewWorldTable("""
    [[seats]]
    hand = ["e18", "e10", "e08"]
    animals = ["a; food 1", "m: metamorphic carnivorous; food 2", "b; food 1", "c; food 1"]
    pairs = ["a communicating m"]
    [[seats]]
    animals = ["x; sheltered"]
    """)
    t.refused("metamorphose m m.metamorphic for 1 carnivorous", "NEW-4.23")
    t.refused("metamorphose a a.communicating for 1 carnivorous", "NEW-4.23")
    t.refused("metamorphose m m.carnivorous for 0 adverse_mutation", "NEW-1.4")
    t.refused("metamorphose m m.communicating for 1 carnivorous", "NEW-3.26")
    t.refused("metamorphose m m.carnivorous for 1 cooperating and c", "NEW-3.9")
    t.refused("metamorphose m m.carnivorous for 1 cooperating and a", "NEW-3.9")
    t.refused("metamorphose m m.carnivorous for 2 mutualistic and b", "NEW-3.25")
    assert t.offers("metamorphose m m.communicating for 1 cooperating and a")
    t.play("metamorphose m m.carnivorous for 2 mutualistic shielding m and b")
    assert t.traits("m") == ["metamorphic", "communicating", "mutualistic"] and t["b"].pairs[0].ward == t.numbers["m"]


def test_new_4_26_the_partner_of_a_ward_dies() -> None:
    """NEW-8.18: no protection, no bar."""
    t = NewWorldTable(f"""
    food = {{taiga = 1}}
    to_act = 1
    [[seats]]
    {IDLE_HAND}
    animals = ["w", "q", {IDLER}]
    pairs = ["w mutualistic q ward w"]
    [[seats]]
    {IDLE_HAND}
    animals = ["p: carnivorous", {OTHER}]
    """)
    t.play("attack p q", "end_turn")
    assert t["w"].pairs == [] and t.offers("feed w taiga")


def test_new_4_30_who_may_attack() -> None:
    """A sheltered predator may."""
    t = two("p: carnivorous; sheltered, q: carnivorous; food 2, r", "t")
    assert t.offers("attack p t")
    t.refused("attack q t", "NEW-3.4")
    t.refused("attack r t", "NEW-4.30")
    t.refused("attack p p", "NEW-4.31")


def test_new_4_33a_a_failed_roll_is_over_for_this_turn() -> None:
    """NEW-3.14, 3.15, 8.24: compulsory, in the order of the owner; on another turn it works again."""
    t = NewWorldTable(f"""
    chance = [1, 5]
    [[seats]]
    {IDLE_HAND}
    animals = ["p: carnivorous", {IDLER}]
    [[seats]]
    {IDLE_HAND}
    animals = ["t: running repellent", "o: carnivorous", {OTHER}]
    """)
    t.play("attack p t", "run")
    t.refused("run", "NEW-3.10")
    t.play("repel")
    assert t.alive("t") and t.traits("t") == ["running"]
    t.play("end_turn", "attack o t")
    assert t.alive("t") and t.state.chance.fate == []


def test_new_4_40a_food_that_becomes_fat_was_taken_all_the_same() -> None:
    t = two("a: fat; food 1, b", top="food = {taiga = 3}", more='pairs = ["a communicating b"]')
    t.play("feed a taiga")
    assert len(t["a"].stored) == 1 and t.fed("b") == (1, 1) and t.red("taiga") == 1


def test_new_4_41_what_could_do_nothing_is_gone() -> None:
    t = two("a: hoofed, b; food 1", top="food = {taiga = 1}", more='pairs = ["a communicating b"]')
    t.play("feed a taiga")
    assert t.asked == (0, "feed") and t.state.activated == []


def test_new_4_43_the_chains_of_others() -> None:
    """NEW-4.44."""
    t = NewWorldTable(f"""
    [[seats]]
    {IDLE_HAND}
    animals = ["p: carnivorous", {IDLER}]
    [[seats]]
    animals = ["t", "a", "s: scavenging", "b", "c"]
    pairs = ["a cooperating s", "s cooperating b", "b cooperating c"]
    """)
    t.play("attack p t")
    assert [t.fed(name) for name in ("s", "a", "b", "c")] == [(1, 1)] * 4 and t.asked == (0, "feed")


# ---------------------------------------------------------------------- Extinction


def test_new_3_74_renewal() -> None:
    """NEW-8.31: shelters go, fat stays, cards are turned back."""
    t = NewWorldTable("""
    phase = "extinction"
    [[seats]]
    animals = ["a: carnivorous/rotated fat/token; food 2; blue 1; sheltered"]
    [[seats]]
    """)
    assert (t["a"].food, t["a"].blue, t["a"].marks, t["a"].rotated, len(t["a"].stored)) == (0, 0, 0, 0, 1)


def test_new_3_76_both_piles_empty() -> None:
    """NEW-3.76a: what is discarded afterwards cannot be drawn."""
    t = NewWorldTable("""
    phase = "extinction"
    deck = 2
    [[seats]]
    animals = ["a; food 1"]
    [[seats]]
    animals = ["b; food 1"]
    """)
    assert [len(seat.hand) for seat in t.state.seats] == [2, 0]


def test_new_3_77_discarding() -> None:
    """NEW-3.77a, 8.30: one card after another, of one's own choice."""
    hand = '"e01", "e01", "e02", "e02", "e03"'
    t = NewWorldTable(f'phase = "extinction"\n[[seats]]\nhand = [{hand}]\nanimals = ["a; food 1"]\n[[seats]]')
    assert t.asked == (0, "discard") and len(t.state.moves) == 8
    t.refused("discard 90", "NEW-3.21")
    before = t.state.seats[0].hand[:]
    t.play(f"discard {before[3]}", f"discard {before[5]}")
    assert t.state.seats[0].hand == [*before[:3], before[4], *before[6:]]


def test_new_3_71_sleepers_count_as_fed() -> None:
    t = NewWorldTable("""
    phase = "extinction"
    [[seats]]
    animals = ["a: hibernating massive; food 1", "b: hibernating"]
    [[seats]]
    """)
    t.refused("hibernate b", "NEW-3.71")
    t.play("hibernate a")
    assert t["a"].marks & ASLEEP and t.asked == (0, "survive")
    t.play("let_die b")
    assert t.alive("a") and not t.alive("b")
