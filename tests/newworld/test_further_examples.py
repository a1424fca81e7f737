"""The examples of docs/rules/newworld.md, section 9.2, each under its own id."""

from __future__ import annotations

import pytest

from tangledbank.games.newworld.animal import POISONED
from tangledbank.games.newworld.kinds import MIMICKING
from tangledbank.games.newworld.scoring import winners
from tests.newworld.tabletop import IDLE_HAND, IDLER, OTHER, NewWorldTable, two


def develop(mine: str, hand: str, pairs: str = "", theirs: str = "", **options: object) -> NewWorldTable:
    """Two players in the Development phase; the other one has passed."""
    rows = [", ".join(f'"{animal}"' for animal in row.split(", ") if animal) for row in (mine, theirs)]
    return NewWorldTable(
        f"""
        phase = "development"
        [[seats]]
        hand = {hand.split()}
        animals = [{rows[0]}]
        pairs = {[pair for pair in pairs.split(", ") if pair]}
        [[seats]]
        passed = true
        animals = [{rows[1]}]
        """,
        **options,
    )


def test_c_30_pairs_and_chains() -> None:
    """NEW-3.25."""
    t = develop("a, b, c, d", "e09 e10", "a communicating b, b communicating c")
    t.refused("play_pair 0 communicating on a and c", "NEW-3.25")
    t.refused("play_pair 0 communicating on b and d", "NEW-3.25")
    assert t.offers("play_pair 0 communicating on c and d")
    other = develop("a, b, c, d", "e09 e10", "a communicating b, b communicating c")
    other.play("play_pair 0 communicating on c and d")
    assert other.row(0) == ["a", "b", "c", "d"]
    t.play("play_pair 0 communicating on a and d")
    assert t.row(0) == ["c", "b", "a", "d"]


def test_c_31_one_pair_card_between_two() -> None:
    """NEW-3.9, 3.25, 8.17."""
    t = develop("a, b, c", "e10", "a communicating b")
    t.refused("play_pair 0 cooperating on a and b", "NEW-3.25")
    assert t.offers("play_pair 0 cooperating on b and c")


def test_c_32_the_same_kind_twice() -> None:
    """NEW-3.26."""
    t = develop("a: carnivorous fat, b: scavenging", "e01 e02 e12")
    t.refused("play_trait 0 carnivorous on a", "NEW-3.26")
    assert t.offers("play_trait 1 fat on a")
    t.refused("play_trait 2 scavenging on a", "NEW-3.26")
    t.refused("play_trait 0 carnivorous on b", "NEW-3.26")


def test_c_33_harmful_traits() -> None:
    """NEW-1.4, 3.24, 3.26."""
    t = develop("a", "e19 e17", theirs="x, y: parasitized")
    t.refused("play_trait 0 parasitized on a", "NEW-1.4")
    assert t.offers("play_trait 0 parasitized on x") and t.offers("play_trait 1 stagnant on a")
    t.refused("play_trait 0 parasitized on y", "NEW-3.26")
    t.refused("play_trait 1 massive on x", "NEW-1.4")


def test_c_34_stagnant() -> None:
    """NEW-4.27."""
    t = develop("a: stagnant, b", "e01 e10 e19", theirs="x: stagnant")
    t.refused("play_trait 0 running on a", "NEW-4.27")
    t.refused("play_pair 1 cooperating on a and b", "NEW-4.27")
    t.refused("play_trait 2 parasitized on x", "NEW-4.27")


def test_c_35_a_shelter_must_be_taken() -> None:
    """NEW-3.55, 8.9."""
    t = two("a; food 1, b; food 1; sheltered", top="shelters = {taiga = 1}")
    t.refused("pass", "NEW-3.56")
    moves = [str(move) for move in t.state.moves if move.phrase.name != "metamorphose"]
    assert moves == [t.translate("take_shelter a taiga")]


def test_c_36_an_attack_for_fat_is_optional() -> None:
    """NEW-3.55, 3.56, 8.8."""
    t = two("a: carnivorous fat; food 2", "t")
    assert t.offers("attack a t") and t.offers("pass")


def test_c_37_feeding_for_fat_is_not() -> None:
    """NEW-3.3, 3.55, 8.7."""
    t = two("a: fat; food 1", top='row = ["coast"]\nfood = {coast = 3}')
    t.refused("pass", "NEW-3.56")
    t.play("feed a coast")
    assert t.red("coast") == 2 and len(t["a"].stored) == 1 and t.fed("a") == (1, 1)


@pytest.mark.parametrize(("hunter", "stored"), [("p: carnivorous; food 1", 0), ("p: carnivorous fat; food 1", 1)])
def test_c_38_room_for_two(hunter: str, stored: int) -> None:
    """NEW-3.3, 4.35."""
    t = two(hunter, "t")
    t.play("attack p t")
    assert t.fed("p") == (2, 2) and t["p"].blue == 1 and len(t["p"].stored) == stored


@pytest.mark.parametrize(("area", "left"), [("savanna", (1, 1)), ("desert", (2, 0))])
def test_c_39_communicating_and_access(area: str, left: tuple[int, int]) -> None:
    """NEW-4.24, 3.6, 8.27."""
    t = two(
        "a1: massive, a2",
        top='row = ["savanna_desert"]\nfood = {savanna = 2, desert = 1}',
        more='pairs = ["a1 communicating a2"]',
    )
    t.play(f"feed a1 {area}")
    assert t.fed("a1") == (1, 2) and t.fed("a2") == (0, 1) and (t.red("savanna"), t.red("desert")) == left


def test_c_40_the_horns_and_the_scavenger() -> None:
    """NEW-4.8, 3.11, 4.18."""
    t = two(
        "p: carnivorous, q",
        "t: horned scavenging",
        'row = ["swamps"]\nfood = {swamps = 2}\nchance = [5]',
        'pairs = ["p cooperating q"]',
    )
    t.play("attack p t")
    assert not t.alive("p") and t.discarded == 3 and t["q"].pairs == []
    assert t.red("swamps") == 3 and t.fed("t") == (1, 1) and t["t"].blue == 1


def test_c_41_poison_that_was_dropped() -> None:
    """NEW-4.16."""
    t = two("p: carnivorous", "t: poisonous elusive")
    t.play("attack p t", "slip_away t.poisonous")
    assert t.fed("p") == (1, 2) and not t["p"].marks & POISONED and t.traits("t") == ["elusive"]


def test_c_42_nothing_saves_the_poisoned() -> None:
    """NEW-4.16."""
    t = NewWorldTable("""
    phase = "extinction"
    [[seats]]
    animals = ["p: carnivorous hibernating fat/token; food 2; poisoned"]
    [[seats]]
    hand = ["e01"]
    """)
    assert not t.alive("p")


def test_c_43_no_sleep_in_the_last_epoch() -> None:
    """NEW-4.21, 8.13, 8.15."""
    mine = 'animals = ["a: hibernating", "b: hibernating fat/token"]'
    text = f'phase = "extinction"\nepoch = {{}}\n[[seats]]\n{mine}\n[[seats]]'
    t = NewWorldTable(text.format(6))
    t.refused("hibernate b", "NEW-4.21")
    t.play("use_fat b")
    assert t.state.over and not t.alive("a")
    t = NewWorldTable(text.format(5))
    t.refused("use_fat a", "NEW-3.71")
    t.play("hibernate a", "use_fat b")
    assert t.alive("a") and t.traits("a") == [] and t.discarded == 1


def test_c_44_the_ward() -> None:
    """NEW-4.26."""
    t = NewWorldTable(f"""
    food = {{steppe = 1, taiga = 1}}
    [[seats]]
    {IDLE_HAND}
    animals = ["w", "q: massive; food 1", {IDLER}]
    pairs = ["w mutualistic q ward w"]
    [[seats]]
    {IDLE_HAND}
    animals = ["p: carnivorous", "r: carnivorous massive", {OTHER}]
    """)
    t.refused("feed w steppe", "NEW-4.26")
    t.play("feed q steppe")
    assert t.fed("q") == (2, 2)
    t.play("end_turn")
    for hunter in ("p", "r"):
        t.refused(f"attack {hunter} w", "NEW-4.26")
    t.refused("attack p q", "NEW-4.4")
    assert t.offers("attack r q")


def test_c_45_intelligent() -> None:
    """NEW-4.17, 4.31."""
    t = two("i: carnivorous intelligent", "t: camouflaged swimming, t2: camouflaged elusive, t3: elusive")
    t.refused("attack i t", "NEW-4.17")
    t.refused("attack i t ignoring t.swimming", "NEW-4.17")
    t.refused("attack i t2", "NEW-4.17")
    t.refused("attack i t2 ignoring t2.elusive", "NEW-4.17")
    attacks = [move for move in t.moves("attack") if move.startswith(t.translate("attack i t2"))]
    assert attacks == [t.translate("attack i t2 ignoring t2.camouflaged")]
    other = two("i: carnivorous intelligent", "t2: camouflaged elusive")
    other.play("attack i t2 ignoring t2.camouflaged")
    assert other.asked == (1, "defend") and len(other.moves("slip_away")) == 2
    t.play("attack i t3 ignoring t3.elusive")
    assert not t.alive("t3") and t.fed("i") == (2, 2)


def test_c_46_mimicking() -> None:
    """NEW-4.11."""
    t = two("p: carnivorous, p2: carnivorous", "m: mimicking, n, o: nocturnal")
    t.play("attack p m")
    assert not t.alive("n") and t.alive("m") and t["m"].rotated == MIMICKING
    t.play("end_turn", "pass")
    t.play("attack p2 m")
    assert not t.alive("m")


def test_c_47_metamorphosis_and_a_compulsory_attack() -> None:
    """NEW-4.23, 3.59, 8.11."""
    t = NewWorldTable(f"""
    [[seats]]
    hand = ["e01"]
    animals = ["a: metamorphic parasitized; food 1", "a2: metamorphic elusive; food 1; sheltered"]
    [[seats]]
    {IDLE_HAND}
    animals = ["t", "u", {OTHER}]
    """)
    t.play("metamorphose a a.parasitized for 0 carnivorous")
    assert t.traits("a") == ["metamorphic", "carnivorous"] and t.fed("a") == (1, 2)
    t.refused("end_turn", "NEW-3.59")
    t.refused("pass", "NEW-3.56")
    t.play("attack a t")
    assert not t.alive("t")


def test_c_48_whom_a_thief_can_rob() -> None:
    """NEW-4.22."""
    t = two("z: thieving, u: massive; food 1", "x; food 1, y: massive, v: massive; food 1; sheltered")
    t.refused("steal z x", "NEW-4.22")
    t.refused("steal z y", "NEW-4.22")
    t.refused("steal z z", "NEW-4.22")
    assert t.offers("steal z v") and t.offers("steal z u")


def test_c_49_an_extra_action_instead_of_passing() -> None:
    """NEW-3.56, 3.59, 8.10."""
    t = NewWorldTable(f"""
    [[seats]]
    animals = ["z: thieving"]
    [[seats]]
    {IDLE_HAND}
    animals = ["q: massive; food 1", {OTHER}]
    """)
    assert t.offers("steal z q") and t.offers("pass")
    t.play("steal z q")
    assert not t.state.seats[0].passed and t.asked == (1, "feed")
    t.play("pass")
    assert t.state.epoch == 2


def test_c_50_drawing_without_animals() -> None:
    """NEW-3.75."""
    t = NewWorldTable("""
    phase = "extinction"
    [[seats]]
    hand = ["e01", "e02"]
    [[seats]]
    hand = ["e03", "e03", "e03", "e03", "e04", "e04"]
    """)
    assert [len(seat.hand) for seat in t.state.seats] == [6, 6]


def test_c_51_reshuffling() -> None:
    """NEW-3.76."""
    t = NewWorldTable("""
    phase = "extinction"
    deck = 2
    discard = 10
    [[seats]]
    animals = ["a; food 1", "b; food 1", "c; food 1"]
    [[seats]]
    hand = ["e03", "e03", "e03", "e03", "e04", "e04"]
    """)
    assert len(t.state.seats[0].hand) == 5 and len(t.state.deck.pile) == 7 and t.state.deck.discard == []


FINAL = """
phase = "extinction"
epoch = 6
[[seats]]
animals = {first}
[[seats]]
animals = ["b1: massive; food 2", "b2: massive; food 2", "b3: massive; food 2", "b4: massive; food 2"]
[[seats]]
animals = ["c1: massive fat fat fat fat fat fat fat; food 2", "c2: massive fat fat; food 2"]
"""


@pytest.mark.parametrize(
    ("first", "won"),
    [
        ('["a1: parasitized massive fat fat; food 4", "a2: massive fat fat; food 2", "a3; food 1"]', [1]),
        ('["a1: parasitized massive; food 4", "a2: adverse_mutation fat; food 2", "a3; food 1", "a4; food 1"]', [0, 1]),
    ],
)
def test_c_52_tie_break(first: str, won: list[int]) -> None:
    """NEW-5.3, 8.22."""
    t = NewWorldTable(FINAL.format(first=first))
    assert t.state.over and t.state.scores == [20, 20, 19] and t.state.winners == winners(t.state) == won


def test_c_53_flying() -> None:
    """NEW-4.14."""
    t = two("p: carnivorous, p2: carnivorous fat", "f: flying running")
    assert t.offers("attack p f")
    t.refused("attack p2 f", "NEW-4.14")


def test_c_54_herding() -> None:
    """NEW-4.15, 8.34."""
    t = NewWorldTable(f"""
    [[seats]]
    {IDLE_HAND}
    animals = ["p: carnivorous", "p2: carnivorous", {IDLER}]
    [[seats]]
    {IDLE_HAND}
    animals = ["q: carnivorous", "q2: carnivorous", "q3: carnivorous", {OTHER}]
    [[seats]]
    animals = ["h: herding", "h2: herding"]
    """)
    for prey in ("h", "h2"):
        t.refused(f"attack p {prey}", "NEW-4.15")
        t.refused(f"attack p2 {prey}", "NEW-4.15")
    t.play("attack p q", "end_turn")
    other = NewWorldTable("""
    to_act = 1
    [[seats]]
    animals = ["p: carnivorous", "p2: carnivorous"]
    [[seats]]
    animals = ["q: carnivorous", "q2: carnivorous", "q3: carnivorous"]
    [[seats]]
    animals = ["h: herding", "h2: herding"]
    """)
    assert other.offers("attack q h") and other.offers("attack q h2")


def mutation(card: str) -> NewWorldTable:
    return NewWorldTable(
        f"""
        phase = "development"
        [[seats]]
        gene_pool = ["{card}", "e01"]
        animals = ["a: stagnant", "b: carnivorous", "c"]
        [[seats]]
        """,
        random_mutations=True,
    )


def test_c_55_random_mutations() -> None:
    """NEW-6.5, 6.6, 8.25."""
    t = mutation("e12")
    t.play("mutate a")
    assert t.traits("b") == ["carnivorous", "swimming"]
    t = mutation("e19")
    t.play("mutate a")
    assert t.traits("b") == ["carnivorous", "parasitized"]


@pytest.mark.parametrize(("hand", "may_pass"), [("e01 e02 e03", False), ("e01 e02", True)])
def test_c_56_catastrophe(hand: str, may_pass: bool) -> None:
    """NEW-6.12."""
    t = develop("a", hand, catastrophe=True)
    assert t.offers("pass") == may_pass
    if not may_pass:
        t.refused("pass", "NEW-6.12")


def test_c_57_repellent() -> None:
    """NEW-4.10, 4.33."""
    for answer, lives in (("repel", True), ("give_in", False)):
        t = two("p: carnivorous", "r: repellent")
        t.play("attack p r")
        assert sorted(map(str, t.state.moves)) == ["give_in", "repel"]
        t.play(answer)
        assert t.alive("r") == lives and t.fed("p") == ((0, 2) if lives else (2, 2)) and t["p"].rotated
        assert t.discarded == 1 + (not lives)


def test_c_58_two_effects() -> None:
    """NEW-4.40, 4.41, 4.42."""
    for food in (3, 2):
        t = two(
            "a1, a2, a3",
            top=f"food = {{taiga = {food}}}",
            more='pairs = ["a1 communicating a2", "a2 communicating a3"]',
        )
        t.play("feed a2 taiga")
        assert t.asked == (0, "share") and len(t.moves("share")) == 2
        t.play("share a3.communicating")
        assert t.fed("a3") == (1, 1) and t.red("taiga") == 0 and t.fed("a1") == ((1, 1) if food == 3 else (0, 1))


def test_c_59_swamps_in_the_extinction_phase() -> None:
    """NEW-3.70, 3.72, 4.50."""
    t = NewWorldTable("""
    phase = "extinction"
    row = ["swamps", "swamps"]
    food = {swamps_1 = 3, swamps_2 = 0}
    [[seats]]
    animals = ["p: carnivorous; food 2; poisoned", "a", "b"]
    [[seats]]
    """)
    assert t.red("swamps_1") == 4 and t.red("swamps_2") == 3


def test_c_60_swamps_that_leave() -> None:
    """NEW-3.74, 8.19."""
    t = NewWorldTable("""
    phase = "extinction"
    row = ["coast", "taiga", "swamps"]
    food = {swamps = 4}
    [[seats]]
    [[seats]]
    """)
    assert t.areas == ["coast", "taiga"] and t.red("swamps") == 0
    assert t.state.view()["board"]["area_discard"] == ["swamps_1"]


def test_c_61_one_attack_in_a_phase() -> None:
    """NEW-4.1, 4.23, 8.32."""
    t = NewWorldTable(f"""
    [[seats]]
    hand = ["e03"]
    animals = ["p: carnivorous/rotated metamorphic fat; food 2"]
    [[seats]]
    {IDLE_HAND}
    animals = ["t", {OTHER}]
    """)
    t.refused("attack p t", "NEW-4.1")
    t.play("metamorphose p p.carnivorous for 0 carnivorous")
    assert t.asked == (1, "feed") and t["p"].rotated & 1 == 0 and t.traits("p")[-1] == "carnivorous"
    t.play("pass")
    assert t.state.epoch == 2


def test_c_62_cooperating_after_a_lost_tail() -> None:
    """NEW-4.34, 4.44."""
    t = two("p: carnivorous, q", "t: elusive", more='pairs = ["p cooperating q"]')
    t.play("attack p t")
    assert t.traits("t") == [] and t.fed("p") == (1, 2) and t.fed("q") == (1, 1) and t["q"].blue == 1
    assert t.asked == (0, "feed")


def test_c_63_the_hunter_eats_first() -> None:
    """NEW-4.35, 4.44, 8.36."""
    t = two("p: carnivorous, s: scavenging massive", "t", more='pairs = ["p cooperating s"]')
    t.play("attack p t")
    assert t.fed("p") == (2, 2) and t.fed("s") == (2, 2)


def test_c_64_redirected_and_back() -> None:
    """NEW-4.17, 4.33, 8.35."""
    t = two("i: carnivorous intelligent", "A: mimicking running, B: mimicking", "chance = [5]")
    t.play("attack i A ignoring A.running")
    assert t.alive("A") and t.alive("B") and t["A"].rotated and t["B"].rotated and t.state.chance.fate == []
    assert t.fed("i") == (0, 2)


def test_c_65_fat_is_not_gaining() -> None:
    """NEW-3.71, 8.33."""
    t = NewWorldTable("""
    phase = "extinction"
    [[seats]]
    animals = ["a: fat/token", "b"]
    pairs = ["a cooperating b"]
    [[seats]]
    """)
    t.play("use_fat a")
    assert t.alive("a") and not t.alive("b")


def test_c_66_theft_and_cooperation() -> None:
    """NEW-4.22, 4.44."""
    t = two("z: thieving, y", "v: massive; food 1", more='pairs = ["z cooperating y"]')
    t.play("steal z v")
    assert t.fed("v") == (0, 2) and t.fed("z") == (1, 1) and t.fed("y") == (1, 1)
