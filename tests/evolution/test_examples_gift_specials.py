"""The examples of docs/rules/evolution.md, section 9, that need the gift-set specials; each under its own id."""

from __future__ import annotations

from tests.evolution.tabletop import IDLER, EvolutionTable


def table(text: str, **more: bool) -> EvolutionTable:
    return EvolutionTable(text, gift_specials=True, **more)


def test_ex_6_shy_after_an_attack() -> None:
    t = table(f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["T: shy tail_loss", "D: carnivorous", "Y: big fat_tissue/yellow"]
    """)
    t.play("attack C T", "drop_tail T.tail_loss")
    assert t.asked == (1, "feed")
    t.refused("attack D T", "EVL-4.45")


def test_ex_6_and_intellect() -> None:
    t = table(
        f"""
    [[seats]]
    animals = ["C: carnivorous", {IDLER}]
    [[seats]]
    animals = ["T: shy tail_loss", "D: carnivorous intellect"]
    """,
        time_to_fly=True,
    )
    t.play("attack C T", "drop_tail T.tail_loss")
    t.refused("attack D T", "EVL-4.45")
    t.play("attack D T ignoring T.shy")
    assert not t.alive("T")


def test_ex_14_gluttonous() -> None:
    text = f"""
    base = 2
    [[seats]]
    animals = ["C: carnivorous", "G: gluttonous", {IDLER}]
    [[seats]]
    animals = ["X", "Y: big fat_tissue/yellow"]
    """
    t = table(text)
    t.play("attack C X")
    assert t.asked == (0, "feed")
    t.play("gorge G")
    assert t["G"].food == 1 and t.base == 1 and t["C"].food == 2
    t = table(text)
    t.play("gorge G")
    t.refused("gorge G", "EVL-4.23")
    t.play("attack C X")
    assert t["G"].food == 1 and t["C"].food == 2 and t.asked == (1, "feed")


def test_ex_17_r_strategy() -> None:
    t = table("""
    phase = "extinction"
    deck = 20
    [[seats]]
    animals = ["R: r_strategy; food 1", "A; food 1"]
    [[seats]]
    animals = ["X; food 1"]
    """)
    assert len(t.state.seats[0].hand) == 2, "one card, and one for A"
    assert t.state.turn == 2 and len(t.state.seats[0].animals) == 4
    assert all(animal.place == t["R"].place and animal.food == 0 for animal in t.state.seats[0].animals)


def test_ex_36_births_in_laps() -> None:
    t = table("""
    phase = "extinction"
    first = 1
    deck = 5
    [[seats]]
    animals = ["A: r_strategy; food 1"]
    [[seats]]
    animals = ["B: r_strategy; food 1"]
    """)
    # Each seat is dealt one card, so that three are left when seat 0 begins the next turn.
    assert [len(seat.hand) for seat in t.state.seats] == [1, 1]
    assert t.state.first == 0 and [len(seat.animals) for seat in t.state.seats] == [3, 2]
    assert t.state.deck_size() == 0 and not t.state.finished
    assert [animal.seat for animal in sorted(t.state.animals(), key=lambda one: one.number)[2:]] == [0, 1, 0]
