"""The box, its options and its variants (NEW-0, NEW-1, NEW-2, NEW-6)."""

from __future__ import annotations

from typing import Any

import pytest

import tangledbank as tb
from tangledbank.games.newworld.tables import AREA_CARDS, AREAS, Tables
from tests.newworld.tabletop import IDLE_HAND, OTHER, NewWorldTable, new_game


def test_new_0_2_two_to_four_players() -> None:
    assert tb.game("newworld").player_counts() == range(2, 5)
    with pytest.raises(tb.BadOptions, match="for 2 to 4 players, not 5"):
        tb.game("newworld").new(players=5, seed=1)


def test_new_0_4_options() -> None:
    game = tb.game("newworld", epochs="8", unlimited_hand=True, random_mutations=True, first_player="1")
    assert game.options == {
        "epochs": 8,
        "unlimited_hand": True,
        "random_mutations": True,
        "catastrophe": False,
        "first_player": 1,
    }
    state = game.new(players=2, seed=1)
    assert state.seat == 1 and state.view()["board"]["epochs"] == 8


@pytest.mark.parametrize("epochs", [0, 19, "many"])
def test_new_0_4_no_such_length(epochs: object) -> None:
    with pytest.raises(tb.UnknownName, match="it is a number from 1 to 18"):
        tb.game("newworld", epochs=epochs)


def test_new_0_4_as_many_epochs_as_there_are_areas() -> None:
    game = tb.game("newworld", epochs=17)
    assert game.player_counts() == range(2, 4) and len(game.new(players=3, seed=1).area_deck) == 17  # type: ignore[attr-defined]
    with pytest.raises(tb.BadOptions) as caught:
        game.new(players=4, seed=1)
    assert str(caught.value) == (
        "There are 20 area cards, and 4 of them begin in the row: with 4 players choose at most 16 epochs, not 17."
    )


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"epochs": 5}, "epochs"),
        ({"unlimited_hand": True}, "unlimited_hand"),
        ({"random_mutations": True, "epochs": 7}, "random_mutations and epochs"),
    ],
)
def test_new_0_5_a_catastrophe_goes_with_nothing_else(options: dict[str, Any], named: str) -> None:
    with pytest.raises(tb.BadOptions) as caught:
        tb.game("newworld", data=None, catastrophe=True, **options)
    assert str(caught.value).endswith(f"leave out {named}, or catastrophe.") and "\n" not in str(caught.value)
    assert tb.game("newworld", catastrophe=True, epochs=6).options["catastrophe"] is True


def test_new_0_6_no_expansion_yet() -> None:
    with pytest.raises(tb.UnknownName, match="no option butterfly_effect"):
        tb.game("newworld", butterfly_effect=True)


def test_new_1_4_the_traits() -> None:
    traits = tb.game("newworld").catalogue()["traits"]
    assert len(traits) == 29 and sum(row["half"] == "brief" for row in traits) == 6
    assert {row["id"] for row in traits if row["pair"]} == {"communicating", "cooperating", "mutualistic"}
    needs = {row["id"]: row["need"] for row in traits if row["need"]}
    harmful = {"stagnant": 1, "adverse_mutation": 1, "parasitized": 2}
    assert needs == {"carnivorous": 1, "massive": 1, **harmful}  # NEW-4.29


def test_new_1_5_the_deck() -> None:
    """NEW-1.3: one card has an extended and a brief trait."""
    tables = Tables()
    counts = {row.id: 0 for row in tables.traits}
    for design in tables.designs:
        extended, brief = (tables.traits[kind] for kind in design.faces)
        assert (extended.half, brief.half) == ("extended", "brief")
        counts[extended.id] += design.count
        counts[brief.id] += design.count
    assert (counts["carnivorous"], counts["fat"], counts["parasitized"], min(counts.values())) == (32, 20, 8, 4)


def test_new_1_6_the_areas() -> None:
    tables = Tables()
    assert len(AREA_CARDS) == 20 and len(AREAS) == 28
    assert sum(row.food for row in tables.areas) == 28 and sum(row.shelters for row in tables.areas) == 6
    assert [AREAS[area] for area in tables.parts[AREA_CARDS.index("caves_mountains_2")]] == ["caves_2", "mountains_2"]


@pytest.mark.parametrize(("players", "aside", "deck"), [(2, 12, 84), (3, 11, 78), (4, 10, 72)])
def test_new_2_5_sizes(players: int, aside: int, deck: int) -> None:
    """NEW-2.1, 2.2."""
    state = new_game(players, 1)
    assert len(state.row) == players and len(state.aside) == aside and len(state.deck.pile) == deck


def test_new_2_3_the_first_player_by_lot() -> None:
    assert {new_game(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert new_game(4, 1, first_player=2).first == 2


def test_new_2_4_the_start() -> None:
    state = new_game(2, 1)
    assert state.animals() == [] and state.epoch == 1 and state.view()["board"]["phase"] == "development"


def test_new_2_6_a_game_can_be_repeated() -> None:
    """NEW-1.2: and tokens never run out, for nothing counts them."""
    one, other = new_game(3, 5), new_game(3, 5)
    assert one.to_json() == other.to_json() and one.to_json() != new_game(3, 6).to_json()


@pytest.mark.parametrize("epochs", [1, 3])
def test_new_6_1_length(epochs: int) -> None:
    """NEW-5.1, 3.20: the game ends with the epoch in which the last area card came."""
    state = new_game(2, 1, epochs=epochs)
    while not state.over:
        state.play(state.moves[-1])
    assert state.epoch == epochs and state.area_deck == []


def test_new_6_2_unlimited_hand() -> None:
    mine = 'hand = ["e01", "e01", "e02", "e02", "e03"]\nanimals = ["a; food 1"]'
    t = NewWorldTable(f'phase = "extinction"\n[[seats]]\n{mine}\n[[seats]]', unlimited_hand=True)
    assert len(t.state.seats[0].hand) == 8 and t.asked[1] == "develop"


def test_new_6_3_a_gene_pool_is_unseen() -> None:
    state = new_game(2, 1, random_mutations=True)
    for seat in (0, 1, None):
        board = state.view(seat)["board"]
        assert board["mutations"] and [side["hand"] for side in board["seats"]] == [None, None]
        assert [side["hand_size"] for side in board["seats"]] == [6, 6]
    assert not any(state.secrets.known(card, seat) for seat in (0, 1) for card in state.seats[0].hand)


def mutants(animals: str, pool: str, pairs: str = "") -> NewWorldTable:
    mine = f"gene_pool = {pool.split()}\nanimals = [{animals}]\npairs = [{pairs}]"
    return NewWorldTable(f'phase = "development"\n[[seats]]\n{mine}\n[[seats]]', random_mutations=True)


def test_new_6_4_a_blind_animal() -> None:
    """NEW-6.9: nobody may look at it."""
    t = mutants('"a"', "e01 e02")
    t.refused("new_animal 0", "NEW-6.4")
    t.play("blind_animal")
    card = t.state.seats[0].animals[-1].card
    assert card == 0 and not t.state.secrets.known(card, 0) and t.state.seats[0].hand == [1]
    assert t.state.view(0)["board"]["seats"][0]["animals"][-1]["reverse"] is None


def test_new_6_4_only_for_own_animals() -> None:
    """NEW-8.26: and not without any."""
    t = NewWorldTable(
        'phase = "development"\n[[seats]]\ngene_pool = ["e01"]\n[[seats]]\nanimals = ["x"]\ngene_pool = ["e02"]',
        random_mutations=True,
    )
    t.refused("mutate x", "NEW-1.4")
    assert [str(move) for move in t.state.moves] == ["blind_animal", "pass"]


def test_new_6_5_a_free_choice_of_two_traits() -> None:
    t = mutants('"a", "b"', "e01 e02")
    t.play("mutate a")
    assert t.asked == (0, "assign") and t.state.question.arguments["one"] == "face:running"
    t.refused("assign running to b", "NEW-6.5")
    t.refused("assign fat to a", "NEW-6.5")
    t.play("assign carnivorous to a")
    assert t.traits("a") == ["carnivorous"]


def test_new_6_5_what_fits_nowhere_becomes_an_animal() -> None:
    """NEW-8.25: one animal further is tried, and no more."""
    t = mutants('"a: stagnant", "b: stagnant", "c"', "e01 e02")
    t.play("mutate a")
    assert t.traits("c") == [] and len(t.row(0)) == 4
    card = t.state.seats[0].animals[-1].card
    assert t.state.secrets.known(card, 1), "all have seen it"


def test_new_6_6_pair_traits_need_a_neighbour() -> None:
    t = mutants('"a: carnivorous", "b", "c", "d"', "e10 e08", '"b communicating c"')
    t.play("mutate b")
    t.refused("assign cooperating to b and d", "NEW-3.9")
    t.refused("assign cooperating to b and c", "NEW-3.9")
    assert sorted(t.moves("assign")) == ["assign carnivorous to 2", "assign cooperating to 2 and 1"]
    t.play("assign cooperating to b and a")
    t.play("mutate d")
    assert len(t.moves("assign")) == 3  # nocturnal, or mutualistic with either of the two as the ward
    t.refused("assign mutualistic to d and c", "NEW-3.25")
    t.play("assign mutualistic to d shielding c and c")
    assert t["c"].pairs[-1].ward == t.numbers["c"]


def test_new_6_7_metamorphic_and_the_pool() -> None:
    text = f"""
    [[seats]]
    gene_pool = ["{{card}}"]
    animals = ["a: metamorphic fat; food 1; sheltered", "b: metamorphic fat; food 1; sheltered"]
    [[seats]]
    gene_pool = ["e03"]
    animals = [{OTHER}]
    """
    t = NewWorldTable(text.format(card="e11"), random_mutations=True)
    t.refused("metamorphose a a.fat for 0 hoofed", "NEW-6.4")
    t.play("metamorphose_blindly a a.fat", "assign hoofed to a")
    assert t.traits("a") == ["metamorphic", "hoofed"] and t.state.seats[0].hand == []
    t = NewWorldTable(text.format(card="e04"), random_mutations=True)
    t.play("metamorphose_blindly a a.fat")
    assert t.traits("a") == ["metamorphic", "massive"]
    plain = NewWorldTable(f'[[seats]]\n{IDLE_HAND}\nanimals = [{OTHER}]\n[[seats]]')
    plain.refused("metamorphose_blindly J J.adaptable", "NEW-6.4")


def test_new_6_7_a_card_without_a_place_is_discarded() -> None:
    t = NewWorldTable(
        f"""
        [[seats]]
        gene_pool = ["e04"]
        animals = ["a: metamorphic massive fat; food 2; sheltered"]
        [[seats]]
        gene_pool = ["e03"]
        animals = [{OTHER}]
        """,
        random_mutations=True,
    )
    t.play("metamorphose_blindly a a.fat")
    assert t.traits("a") == ["metamorphic", "massive"] and t.discarded == 2


def test_new_6_8_drawing_into_the_pool() -> None:
    mine = 'gene_pool = ["e01", "e01", "e02", "e02", "e03"]\nanimals = ["a; food 1"]'
    text = f'phase = "extinction"\ndeck = ["e04", "e05", "e06"]\n[[seats]]\n{mine}\n[[seats]]\ngene_pool = ["e07"]'
    t = NewWorldTable(text, random_mutations=True)
    faces = [t.state.secrets.faces[card] + 1 for card in t.state.seats[0].hand]
    assert faces == [1, 1, 2, 2, 3, 4] and t.discarded == 2
    assert not t.state.secrets.known(t.state.seats[0].hand[-1], 0)


def test_new_6_10_catastrophe() -> None:
    """NEW-6.13: the check for four players."""
    state = new_game(4, 1, catastrophe=True)
    assert [len(seat.hand) for seat in state.seats] == [20] * 4 and state.deck.pile == []
    assert len(state.row) == 5 and state.area_deck == [] and len(state.aside) == 15 + 16
    assert all(state.red[area] for area in state.open_areas())


def test_new_6_11_a_catastrophe_is_one_epoch() -> None:
    state = new_game(2, 1, catastrophe=True)
    assert state.is_last_epoch()
    while not state.over:
        state.play(state.moves[-1])
    assert state.epoch == 1 and all(len(seat.hand) <= 2 for seat in state.seats)
