"""Positions of New World: what the rules exclude is refused with its rule; what they depend on can be written."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import tangledbank as tb
from tangledbank.games.newworld.kinds import ORDER, bit_of
from tangledbank.games.newworld.positions.animal_text import STATES
from tangledbank.games.newworld.tables import AREA_CARDS, AREAS
from tests.tabletop import asked

CATASTROPHE = {"catastrophe": True}
MUTATIONS = {"random_mutations": True}


def refused(text: str, message: str, **options: Any) -> None:
    """The position is refused in one sentence."""
    with pytest.raises(tb.BadPosition, match=re.escape(message)) as caught:
        tb.game("newworld", data=None, **options).position(text)
    assert str(caught.value).count("\n") == 0 and str(caught.value).endswith(".")


def written(animals: str, pairs: str = "", top: str = "") -> str:
    """A position with the animals of one player."""
    listed = [animal for animal in animals.split(", ") if animal]
    return f"{top}\n[[seats]]\nanimals = {listed}\npairs = {[pair for pair in pairs.split(', ') if pair]}\n[[seats]]"


@pytest.mark.parametrize(
    ("animals", "pairs", "message"),
    [
        ("A: wings", "", "there is no trait called 'wings'"),
        ("A: running/tired", "", "there is no mark called 'tired'; there are: rotated, token, activated"),
        ("A: running/token", "", "only fat can be marked token, not running (NEW-3.10)"),
        ("A: massive/activated", "", "horned, hoofed, communicating, cooperating can be marked activated"),
        ("A: running running", "", "A cannot have running (NEW-3.26)"),
        ("A: carnivorous scavenging", "", "A cannot have scavenging (NEW-3.26)"),
        ("A: stagnant running", "", "A cannot have running (NEW-4.27)"),
        ("A: cooperating", "", "cooperating is a pair trait; write it in pairs (NEW-3.25)"),
        ("A, A", "", "there are two animals called A"),
        ("A; food 9", "", "no animal gets as much as 9 food (NEW-3.3)"),
        ("A; food 1; blue 2", "", "of the 1 food of A not 2 can be blue (NEW-3.2)"),
        ("A; asleep", "", "A cannot be asleep before the Extinction phase (NEW-3.71)"),
        ("A, B, C", "A cooperating C", "A and C cannot share cooperating (NEW-3.9)"),
        ("A, B", "A cooperating B, B communicating A", "B and A cannot share communicating (NEW-3.9)"),
        ("A, B", "A mutualistic B", "mutualistic names a ward, and no other trait does (NEW-3.25)"),
        ("A, B", "A cooperating B ward B", "mutualistic names a ward, and no other trait does (NEW-3.25)"),
        ("A, B", "A running B", "running is not a pair trait (NEW-3.25)"),
        ("A, B", "A cooperating D", "there is no animal called D"),
        ("A, B", "A B", "should look like 'A cooperating B'"),
        ("A, B", "A cooperating/activated B", "no card has been activated yet on a turn that begins (NEW-3.10)"),
    ],
)
def test_animals_that_cannot_be(animals: str, pairs: str, message: str) -> None:
    refused(written(animals, pairs), message)


@pytest.mark.parametrize(
    ("animal", "top", "message"),
    [
        ("A; food 1", "phase = 'development'", "A has neither food nor marks before the Feeding phase (NEW-3.74)"),
        ("A; sheltered", "phase = 'areas'", "A has neither food nor marks before the Feeding phase (NEW-3.74)"),
        ("A: fat/token", "phase = 'development'", "A cannot have stored fat before anybody has fed (NEW-2.4)"),
        ("A; asleep", "phase = 'extinction'\nepoch = 6", "A cannot be asleep in the last epoch (NEW-4.21)"),
        ("A; food 1; asleep", "phase = 'extinction'", "animal that gave up hibernating is asleep (NEW-3.71)"),
        ("A: hibernating; asleep", "phase = 'extinction'", "only a hungry animal that gave up hibernating is asleep"),
        ("A: running/activated", "phase = 'extinction'", "cards are activated only in the Feeding phase (NEW-3.10)"),
    ],
)
def test_phases_in_which_they_cannot_be(animal: str, top: str, message: str) -> None:
    refused(written(animal, top=top), message)


@pytest.mark.parametrize(
    ("top", "message"),
    [
        ("row = ['swamps', 'swamps', 'swamps']", "row: there are only 2 swamps cards (NEW-1.6)"),
        ("row = ['swamps_1', 'swamps_1']", "row: swamps_1 is named twice (NEW-1.6)"),
        ("row = ['swamps']\narea_deck = ['swamps', 'swamps']", "area_deck: there are only 2 swamps cards (NEW-1.6)"),
        ("row = ['atlantis']", "row: there is no area card called 'atlantis'; there are: steppe"),
        ("row = ['coast', 'taiga', 'steppe', 'coast']", "2 players have 3 area cards in this phase, not 4 (NEW-3.40)"),
        ("epoch = 6\narea_deck = ['coast']", "area_deck: 0 cards are left in epoch 6, not 1 (NEW-2.1)"),
        ("area_discard = ['coast']", "area_discard: 0 cards are gone in epoch 1, not 1 (NEW-3.74)"),
        ("epoch = 7", "epoch: should be from 1 to 6, not 7"),
        ("food = {lakes = 1}", "food.lakes: this area is not in the row"),
        ("row = ['swamps', 'swamps']\nfood = {swamps = 2}", "food.swamps: there are two of them in the row"),
        ("row = ['swamps']\nfood = {swamps = 5}", "food.swamps: should be from 0 to 4, not 5"),
        ("shelters = {taiga = 2}", "shelters.taiga: should be from 0 to 1, not 2"),
        ("phase = 'development'\nfood = {taiga = 1}", "no tokens lie anywhere before the first Areas phase (NEW-2.1)"),
        ("phase = 'development'\ndiscard = 5", "discard: nothing can have been discarded before the first Areas phase"),
        ("deck = 97", "deck: there are 96 cards left for it, not 97"),
        ("deck = 'all'", "deck: should be a list of cards from the top, or how many there are, not 'all'"),
        ("deck = ['e25']", "deck: there is no card called 'e25'"),
        ("deck = ['e01', 'e01', 'e01', 'e01', 'e01']", "deck: there are not enough cards in the box for one more e01"),
        ("phase = 'extinction'\nto_act = 1", "to_act: there is no such word here"),
        ("phase = 'development'\nrearranged = true", "rearranged: seat 0 is not on a turn on which it could"),
        ("extra_used = true", "extra_used: no card of seat 0 that gives one is rotated (NEW-3.58)"),
        ("phase = 'feeding'\nrearranged = true", "rearranged: there is no such word here"),
    ],
)
def test_tables_that_cannot_be(top: str, message: str) -> None:
    refused(f"{top}\n[[seats]]\n[[seats]]", message)


@pytest.mark.parametrize(
    ("text", "message", "options"),
    [
        ("phase = 'areas'\n[[seats]]\n[[seats]]", "phase: a catastrophe has no Areas phase (NEW-6.11)", CATASTROPHE),
        ("deck = 4\n[[seats]]\n[[seats]]", "deck: a catastrophe has none (NEW-6.10)", CATASTROPHE),
        ("[[seats]]\nhand = ['e01', 'e02', 'e03']\n[[seats]]", "more than 2 cards in this phase", CATASTROPHE),
        (
            "phase = 'development'\nfood = {steppe = 1}\n[[seats]]\n[[seats]]",
            "food: in a catastrophe all tokens lie on the areas until somebody feeds (NEW-6.10)",
            CATASTROPHE,
        ),
        ("[[seats]]\nhand = ['e01']\n[[seats]]", "seats[0].hand: there is no such word here", MUTATIONS),
        ("[[seats]]\ngene_pool = ['e01']\n[[seats]]", "seats[0].gene_pool: there is no such word here", {}),
    ],
)
def test_variants_in_which_it_cannot_be(text: str, message: str, options: dict[str, Any]) -> None:
    refused(text, message, **options)


def test_seven_cards_only_without_a_limit() -> None:
    text = f"[[seats]]\nhand = {['e01', 'e02', 'e03', 'e04', 'e05', 'e06', 'e07']}\nanimals = ['a']\n[[seats]]"
    refused(text, "nobody has more than 6 cards in this phase, and this is 7 (NEW-3.77)")
    assert tb.game("newworld", unlimited_hand=True).position(text).players == 2


def test_a_player_who_has_passed_is_on_no_turn() -> None:
    text = "basic_used = true\n[[seats]]\npassed = true\n[[seats]]"
    refused(text, "to_act: seat 0 has passed and has no further turns (NEW-3.60)")


def test_more_epochs_than_areas() -> None:
    with pytest.raises(tb.BadPosition, match="there should be 2 to 2 of them, not 3"):
        tb.game("newworld", epochs=18).position("[[seats]]\n[[seats]]\n[[seats]]")


def test_a_row_is_filled_with_other_areas() -> None:
    text = written("a: massive, b", top="row = ['taiga']\nfood = {taiga = 3}")
    state: Any = tb.game("newworld").position(text)
    assert [AREA_CARDS[card] for card in state.row] == ["taiga_1", "steppe_1", "mangrove_forest_1"]


# ---------------------------------------------------------------------- what a game comes to


@pytest.mark.parametrize("options", [{}, MUTATIONS, {"unlimited_hand": True}, CATASTROPHE], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_can_be_written(options: dict[str, Any], seed: int) -> None:
    game = tb.game("newworld", data=None, **options)
    state = game.new(players=3, seed=seed)
    chooser = random.Random(seed)
    while not state.over:
        document = document_of(state) if chooser.random() < 0.1 else None
        if document is not None:
            again = game.from_position(document)
            assert (again.seat, asked(again)) == (state.seat, asked(state)), document
            verbs = [sorted(move.phrase.name for move in one.moves) for one in (again, state)]
            assert verbs[0] == verbs[1], document
        state.play(chooser.choice(state.moves))


def document_of(s: Any) -> dict[str, Any] | None:
    """The position of a state at a question of Development or Feeding."""
    if asked(s) not in ("develop", "evolve", "feed"):
        return None
    phase = s.stack[-1]
    feeding = asked(s) == "feed"
    document = {
        "phase": "feeding" if feeding else "development",
        "epoch": s.epoch,
        "first": s.first,
        "to_act": phase.seat,
        "row": [AREA_CARDS[card] for card in s.row],
        "area_deck": [AREA_CARDS[s.secrets.faces[card]] for card in s.area_deck],
        "area_discard": [AREA_CARDS[card] for card in s.area_discard],
        "food": {AREAS[area]: s.red[area] for area in s.open_areas()},
        "shelters": {AREAS[area]: s.shelters[area] for area in s.open_areas()},
        "discard": [design(s, card) for card in s.deck.discard],
        "seats": [seat_of(s, seat) for seat in s.seats],
    }
    if feeding:
        return document | {"basic_used": phase.basic_used, "extra_used": phase.extra_used}
    return document | {"rearranged": phase.rearranged}


def design(s: Any, card: int) -> str:
    """What a card is."""
    return str(s._tables.designs[s.secrets.faces[card]].id)


def seat_of(s: Any, seat: Any) -> dict[str, Any]:
    """One player's side of the table."""
    pairs = [laid for animal in seat.animals for laid in animal.pairs if laid.bearer == animal.number]
    return {
        "passed": seat.passed,
        ("gene_pool" if s._mutations else "hand"): [design(s, card) for card in seat.hand],
        "animals": [animal_of(s, animal) for animal in seat.animals],
        "pairs": [
            f"A{laid.bearer} {trait_of(s, laid)} A{laid.partner}" + (f" ward A{laid.ward}" if laid.ward >= 0 else "")
            for laid in pairs
        ],
    }


def animal_of(s: Any, animal: Any) -> str:
    """The text of an animal."""
    traits = []
    for laid in animal.solo:
        rotated = "/rotated" if animal.rotated & bit_of(laid.kind) else ""
        token = "/token" if laid.number in animal.stored else ""
        traits.append(trait_of(s, laid) + rotated + token)
    parts = [f"A{animal.number}({design(s, animal.card)}): {' '.join(traits)}"]
    parts += [f"food {animal.food}", f"blue {animal.blue}"]
    return "; ".join(parts + [state for state, mark in STATES.items() if animal.marks & mark])


def trait_of(s: Any, laid: Any) -> str:
    """The text of a trait card."""
    activated = "/activated" if laid.number in s.activated and ORDER[laid.kind] != "mimicking" else ""
    return f"{ORDER[laid.kind]}@{design(s, laid.card)}{activated}"
