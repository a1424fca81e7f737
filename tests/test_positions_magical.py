"""Positions of the magical creatures: what the rules exclude is refused; what a game comes to can be written."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import tangledbank as tb
from tangledbank.games.magical.kinds import COUNT, ORDER, SOURCES
from tangledbank.kernel.secrets import EVERYONE
from tests.tabletop import asked

SOLO = '[[seats]]\ncreatures = ["H"]\n[shadow]\ncreatures = ["S"]'
HAND = "hand = ['p01']\n"
TWO = '\n[[seats]]\ncreatures = ["A"]\n[[seats]]\ncreatures = ["X"]'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("at = 'attack'" + TWO, "at: should be one of start, exchange, create, add, activate, round_end"),
        ("to_act = 2" + TWO, "to_act: should be from 0 to 1, not 2"),
        ("round = 51" + TWO, "round: should be from 1 to 50, not 51"),
        ("source = 'pond'" + TWO, "source: should be one of thorn_thicket"),
        ("source = 'star_well'\nupper = 2" + TWO, "upper: should be from 0 to 1, not 2"),
        ("source = 'star_well'\nsources = ['star_well']" + TWO, "sources: there is no source 'star_well', or it is"),
        ("deck = 63" + TWO, "deck: should be a list of cards from the top, or a number up to 62, not 63"),
        ("deck = ['p99']" + TWO, "deck: there is no card 'p99'; cards are called like p07"),
        ("deck = ['p07']\ndiscard = ['p07']" + TWO, "the card p07 is there only once"),
        ("had_turn = [2]" + TWO, "had_turn: there are sides 0 to 1"),
        ("had_turn = 1" + TWO, "had_turn: should be a list of numbers, not 1"),
        ("choices = [1]" + TWO, "choices: there is no such word here"),
        ("[shadow]\ncreatures = []" + TWO, "shadow: there is no such word here"),
        ('[[seats]]\ncreatures = ["A: clever"]\n[[seats]]', "there is no property called 'clever'"),
        ('[[seats]]\ncreatures = ["A: wise wise"]\n[[seats]]', "the same property twice (MAG-3.6)"),
        ('[[seats]]\ncreatures = ["A; energy 5"]\n[[seats]]', "A has at most 4 energy (MAG-4.31)"),
        ('[[seats]]\ncreatures = ["A: wise@p01"]\n[[seats]]', "the card p01 does not have wise"),
        ('[[seats]]\ncreatures = ["A; hungry"]\n[[seats]]', "energy N, asleep, annoying_used, not 'hungry'"),
        ('[[seats]]\ncreatures = ["A?"]\n[[seats]]', "a creature is written like"),
        ("[[seats]]\ntokens = 3\n[[seats]]", "tokens: should be from 0 to 2, not 3"),
        ('[[seats]]\nhand = ["p07"]\nknown = ["p08"]\n[[seats]]', "known: p08 is not in this hand"),
        (
            "[[seats]]\ncreatures = [" + ", ".join(f'"A{number}: wise"' for number in range(9)) + "]\n[[seats]]",
            "there are not enough cards with wise in the box (MAG-1.3)",
        ),
        (f"at = 'add'\nto_act = 1\n{SOLO}", "at: a turn of the Shadow begins with create"),
        (f"at = 'exchange'\nto_act = 1\n{SOLO}", "to_act: the Shadow makes no exchange (MAG-6.4)"),
        ("[[seats]]\ncreatures = ['A']\n[shadow]", "shadow: it always has a creature (MAG-6.18)"),
        (TWO.replace('"]', '; asleep"]'), "nobody is awake, so the round would be over (MAG-3.19, 6.5)"),
        ("at = 'start'" + TWO.replace('"]', '; asleep"]'), "all are awake and unused when a round begins (MAG-3.20)"),
        ("at = 'start'\nlower = 0" + TWO, "a round begins with a full source and no turns (MAG-3.20)"),
        ("source = 'thorn_thicket'\nlower = 4" + TWO, "lower: should be from 0 to 3, not 4"),
        ("to_act = 1\nhad_turn = []" + TWO, "those between first and to_act have had a turn (MAG-3.3)"),
        ('[[seats]]\ncreatures = ["A; energy 1; energy 2"]\n[[seats]]', "A has one of energy, asleep and"),
        ('[[seats]]\ncreatures = ["A", "A"]\n[[seats]]', "creatures: each needs a name of its own"),
        ("choices = [8]\n[[seats]]\n[shadow]", "choices: there is no choice card 8, or it is there already"),
        ("[[seats]]\n[shadow]\ntokens = 1", "shadow.tokens: there is no such word here"),
    ],
)
def test_what_cannot_be_is_refused(text: str, said: str) -> None:
    with pytest.raises(tb.BadPosition, match=re.escape(said)):
        tb.game("magical").position(text)


def test_the_seats_must_be_those_of_the_options() -> None:
    """MAG-0.5, as for a new game."""
    with pytest.raises(tb.BadOptions, match="first_player cannot be 3 with 2 players"):
        tb.game("magical", first_player=3).position(TWO)


def test_the_exchange_of_a_round_that_the_shadow_begins() -> None:
    state = tb.game("magical").position(f"first = 1\nat = 'exchange'\n{SOLO.replace('[shadow]', HAND + '[shadow]')}")
    assert (state.seat, asked(state)) == (0, "exchange")


def test_a_card_is_found_for_every_property_even_if_others_must_make_room() -> None:
    """All eight cards with Vampire are wanted, so the others get theirs elsewhere."""
    small = ", ".join(f'"S{number}: small"' for number in range(7))
    vampires = ", ".join(f'"V{number}: vampire"' for number in range(8))
    state: Any = tb.game("magical").position(f"[[seats]]\ncreatures = [{small}, {vampires}]\n[[seats]]")
    cards = [laid // COUNT for creature in state.rows[0] for laid in creature.laid]
    assert len({state.secrets.faces[card] for card in cards}) == 15


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("seed", range(2))
def test_whatever_a_game_comes_to_can_be_written(players: int, seed: int) -> None:
    """At the beginning of each step: the same question, the same moves, the same view of every seat."""
    game = tb.game("magical")
    state: Any = game.new(players, seed)
    chooser = random.Random(seed)
    while not state.over:
        if asked(state) in STEPS and chooser.random() < 0.1:
            again: Any = game.from_position(document_of(state))
            assert (again.seat, asked(again)) == (state.seat, asked(state))
            assert choices(again) == choices(state)
            for seat in (*range(players), None):
                assert plain(again.view(seat)["board"]) == plain(state.view(seat)["board"])
        state.play(chooser.choice(state.moves))


STEPS = ("exchange", "create", "add", "activate")


def design(state: Any, card: int) -> str:
    """What is on a card."""
    return str(state.game.tables.cards[state.secrets.faces[card]].id)


def choices(state: Any) -> list[str]:
    """The legal moves, with designs for cards and places for creatures, whose numbers differ."""
    order = {creature.number: place for row in state.rows for place, creature in enumerate(row)}
    return sorted(
        " ".join(
            [
                move.phrase.name,
                design(state, move.card) if hasattr(move, "card") else "",
                ORDER[move.half] if hasattr(move, "half") else "",
                str(order[move.creature]) if hasattr(move, "creature") else "",
            ]
        )
        for move in state.moves
    )


def plain(board: Any) -> Any:
    """A board without the numbers of cards and creatures."""
    if isinstance(board, dict):
        return {key: plain(value) for key, value in board.items() if key not in ("card", "creature", "laid")}
    return [plain(item) for item in board] if isinstance(board, list) else board


def document_of(state: Any) -> dict[str, Any]:
    """The position that a state is, in the words of docs/positions.md."""
    faces = state.secrets.faces
    at = asked(state)
    document: dict[str, Any] = {
        "at": at,
        "to_act": state.seat,
        "first": state.first,
        "round": state.round,
        "had_turn": [side for side in range(len(state.rows)) if state.had_turn >> side & 1],
        "source": SOURCES[faces[state.source]],
        "lower": state.lower,
        "upper": state.upper,
        "sources": [SOURCES[faces[card]] for card in state.sources],
        "deck": [design(state, card) for card in state.deck.pile],
        "discard": [design(state, card) for card in state.deck.discard],
        "seats": [seat_of(state, seat) for seat in range(state.players)],
    }
    if state.solo:
        document["shadow"] = {"creatures": creatures_of(state, 1)}
        document["turned"] = [faces[card] + 1 for card in state.choices.discard]
        document["choices"] = [faces[card] + 1 for card in state.choices.pile]
    return document


def seat_of(state: Any, seat: int) -> dict[str, Any]:
    """What lies before one player."""
    known = [card for card in state.hands[seat] if state.secrets.seen[card] == EVERYONE]
    return {
        "hand": [design(state, card) for card in state.hands[seat]],
        "known": [design(state, card) for card in known],
        "tokens": state.tokens[seat],
        "creatures": creatures_of(state, seat),
    }


def creatures_of(state: Any, side: int) -> list[str]:
    """The creatures of a side, from the left."""
    texts = []
    for creature in state.rows[side]:
        cards = [f"{ORDER[laid % COUNT]}@{design(state, laid // COUNT)}" for laid in creature.laid]
        marks = [word for word in ("asleep", "annoying_used") if getattr(creature, word)]
        parts = [f"C{creature.number}({design(state, creature.card)}): {' '.join(cards)}", f"energy {creature.energy}"]
        texts.append("; ".join([*parts, *marks]))
    return texts
