"""What seats and spectators see (MAG-7)."""

from __future__ import annotations

from typing import Any

from tests.magical.tabletop import MagicalTable, new_game
from tests.magical.test_examples_solo import solo


def side(view: dict[str, Any], number: int) -> dict[str, Any]:
    """One side of the table in a view."""
    found: dict[str, Any] = view["board"]["sides"][number]
    return found


def test_mag_7_3_a_spectator_sees_what_everybody_may_see() -> None:
    state = new_game(2, 1)
    for number in range(2):
        seen = side(state.view(), number)
        assert seen["hand"] is None and seen["hand_size"] == 5 and seen["public"] == []
        assert seen["creatures"][0]["design"] is None
    assert not any(element.startswith("card:") for element in state.view()["things"])


def test_an_owner_knows_the_own_hand_and_the_own_creatures() -> None:
    state = new_game(2, 1)
    mine = side(state.view(0), 0)
    assert all(card["design"] and card["one"] and card["two"] for card in mine["hand"])
    assert mine["creatures"][0]["design"] is not None
    assert side(state.view(1), 0) == side(state.view(), 0)


def test_property_cards_in_play_are_public_with_both_halves_and_in_order() -> None:
    t = MagicalTable('lower = 1\n[[seats]]\ncreatures = ["A: wise@p07 scary@p30"]\n[[seats]]\ncreatures = ["X"]')
    seen = side(t.state.view(1), 0)["creatures"][0]["properties"]
    assert [(card["laid"], card["property"], card["other"], card["design"]) for card in seen] == [
        ("1,wise", "wise", "vampire", "p07"),
        ("1,scary", "scary", "omnivorous", "p30"),
    ]


def test_the_sources_that_have_been_seen_are_known_in_their_order() -> None:
    t = MagicalTable('round = 9\nat = "round_end"\n[[seats]]\n[[seats]]')
    sources = t.state.view()["board"]["sources"]
    assert t.state.round == 10 and sources["left"] == 0 and len(sources["seen"]) == 9
    assert new_game(2, 1).view()["board"]["sources"] == {"left": 9, "seen": []}


def test_the_discard_pile_is_open_to_all() -> None:
    t = MagicalTable('discard = ["p07"]\nlower = 1\n[[seats]]\ncreatures = ["A"]\n[[seats]]\ncreatures = ["X"]')
    assert t.state.view()["board"]["discard"] == [{"design": "p07", "one": "vampire", "two": "wise"}]


def test_turned_choice_cards_are_public_and_the_shadow_creature_is_not() -> None:
    t = solo('deck = ["p30", "p47"]\nchoices = [2]\nlower = 2\n[shadow]\ncreatures = ["S; asleep"]')
    view = t.state.view(0)
    assert view["board"]["choices"] == {"deck": 6, "turned": [2]}
    assert [creature["design"] for creature in side(view, 1)["creatures"]] == [None, None]
    assert side(t.state.view(), 1) == side(view, 1)


def test_mag_7_2_a_card_taken_back_stays_known_until_one_is_laid_face_down() -> None:
    """The numbers that the others could follow are replaced, and other worlds keep the card where it may be."""
    t = MagicalTable("""
    [[seats]]
    hand = ["p19", "p20", "p21"]
    creatures = ["A: metamorph wise@p07", "B; energy 4"]
    [[seats]]
    creatures = ["X; energy 4", "Y; energy 4"]
    """)
    t.play("skip", "skip", "activate A", "metamorph A.wise for p19 as soporific", "sleep", "activate X", "sleep")
    before = set(t.state.hands[0])
    t.play("create p20")
    assert not before & set(t.state.hands[0]) and t.state.rows[0][-1].card not in before
    for seed in range(20):
        world = t.state.resample(1, seed)
        cards = [*world.hands[0], world.rows[0][-1].card]
        assert 6 in [world.secrets.faces[card] for card in cards]


def test_a_hand_without_a_known_card_keeps_its_numbers() -> None:
    """MAG-7.1: nothing is drawn by lot where nothing has to be hidden."""
    t = MagicalTable('[[seats]]\nhand = ["p19", "p20"]\ncreatures = ["A"]\n[[seats]]\ncreatures = ["X"]')
    (kept,) = [card for card in t.state.hands[0] if t.designs([card]) == ["p20"]]
    t.play("create p19")
    assert t.state.hands[0] == [kept] and t.state.steps()[-1].text.startswith("create")
