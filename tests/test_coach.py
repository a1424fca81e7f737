"""The coach: what it says is true, is said to those alone who may know it, and in every language."""

from __future__ import annotations

import fnmatch
import random
from functools import cache
from typing import Any

import tangledbank as tb
from tangledbank.kernel.coach import Coach, note_plain
from tangledbank.kernel.phrase import Filled
from tangledbank.locale import Scene
from tests.languages import clean, every_game, every_language, strict
from tests.rules import rules_of

NAMES = ["Anna", "Boris", "Cyril", "Dana"]
VARIANTS: dict[str, list[tuple[dict[str, Any], int]]] = {
    "evolution": [({}, 3), ({"time_to_fly": True, "continents": True, "ice_age": True, "gift_specials": True}, 4)],
    "newworld": [({}, 3), ({"random_mutations": True}, 2), ({"catastrophe": True}, 2)],
    "dinosaurs": [({}, 3), ({"gene_shortage": True}, 4)],
    "magical": [({}, 2), ({}, 1)],
    "marine": [({}, 3), ({"two_player_dual": True}, 2)],
    "pond": [({}, 2)],
}
MOST = 400  # decisions of one game


@cache
def moments(game: str) -> list[tuple[Any, list[Filled]]]:
    """The questions of a few random games, the variants of the game among them, and what is said there."""
    found = []
    for options, players in VARIANTS[game]:
        rng = random.Random(f"{game}/{options}")
        state = tb.game(game, data=None, **options).new(players, "coach")
        for _ in range(MOST):
            if state.over:
                break
            found.append((state.clone(), state.advice(state.seat)))
            state.play(rng.choice(state.moves))
    return found


# ---------------------------------------------------------------------- in words


@every_game
def test_enough_is_said_in_every_game(game: str) -> None:
    """Explanations of the questions, and warnings beside them; most of them come up in a few games."""
    known = {phrase.name for phrase in tb.game(game).words()["advice"]}
    said = {note.name for _, notes in moments(game) for note in notes}
    assert said <= known
    if game != "pond":
        explained = {name for name in known if name.startswith("what-")}
        assert len(explained) >= 8 and len(known - explained) >= 8
        assert len(said) >= 16, known - said


@every_game
@every_language
def test_every_note_reads_well_and_is_short(game: str, code: str) -> None:
    language = strict(code, game)
    read: set[str] = set()
    for state, notes in moments(game):
        for note in notes:
            if note.name not in read:
                read.add(note.name)
                sentence = clean(language.advice(note, Scene.of(state.view(state.seat), NAMES)))
                assert sentence[-1] in ".!" and len(sentence) <= 200, sentence


@every_game
def test_every_note_names_a_rule_that_is_there(game: str) -> None:
    unknown = {phrase.rule for phrase in tb.game(game).words()["advice"]} - set(rules_of(game))
    assert not unknown


# ---------------------------------------------------------------------- never false, never unfair


@every_game
def test_notes_follow_from_what_the_seat_may_know(game: str) -> None:
    for nth, (state, notes) in enumerate(moments(game)[::5]):
        assert state.resample(state.seat, nth).advice(state.seat) == notes


@every_game
def test_a_note_points_at_things_of_the_table(game: str) -> None:
    """At something that can be touched or that the view tells of; a choice only if it is offered."""
    for state, notes in moments(game)[::3]:
        things = state.view(state.seat)["things"]
        for note in notes:
            at = note_plain(note)["at"]
            if isinstance(at, str) and at.partition(":")[0] in ("card", "animal", "creature", "hex", "vertex", "row"):
                assert at in things, (note, at)


# By the name of a note: what must be legal when it is said; a star stands for anything.
PROMISES: dict[str, dict[str, str]] = {
    "evolution": {
        "hungry": "take_food {animal}",
        "can-hunt": "attack {animal} {prey}*",
        "can-use-fat": "convert_fat {animal} *",
        "can-sleep": "hibernate {animal}",
        "can-steal": "pirate {animal} {victim}",
        "can-graze": "graze {animal}",
        "can-store": "take_food {animal}",
        "first-animal": "play_animal {card}*",
    },
    "newworld": {
        "hungry": "feed {animal} {area}",
        "can-hide": "take_shelter {animal} {area}",
        "can-hunt": "attack {animal} {prey}*",
        "can-steal": "steal {animal} {victim}",
        "can-store": "feed {animal} *",
        "first-animal": "new_animal {card}",
    },
    "dinosaurs": {
        "rescue": "move {from} to {to}",
        "good-fight": "attack {from} to {to}",
        "safe-birth": "birth {space}",
        "card-fits": "play_event {card}*",
        "free-row": "bid {row} 0",
    },
    "magical": {
        "ready": "activate {creature}",
        "wins": "activate {creature}",
        "transmute-now": "transmute",
        "good-attack": "attack {target}",
        "take-energy": "gain *",
        "can-wake": "wake {target}",
    },
    "marine": {
        "escape": "migrate {from} to {to} *",
        "kill-pays": "eliminate {taxon} on {hex}",
        "best-tile": "score {hex}",
        "card-pays": "play {evocard}",
        "most-room": "speciate {vertex}",
        "best-corner": "lay {vertex}",
        "can-dominate": "place * on {berth}",
        "ends-round": "retrieve",
    },
    "pond": {},
}


@every_game
def test_what_is_advised_can_be_done(game: str) -> None:
    kept: set[str] = set()
    for state, notes in moments(game):
        texts = [str(move) for move in state.moves]
        for note in notes:
            promise = PROMISES[game].get(note.name)
            if promise is not None:
                values = {name: element.partition(":")[2] for name, element in note.arguments.items()}
                assert fnmatch.filter(texts, promise.format(**values)), (note, texts)
                kept.add(note.name)
    assert len(kept) >= len(PROMISES[game]) * 0.6, set(PROMISES[game]) - kept


def test_a_card_that_is_said_to_shield_does() -> None:
    """Camouflage keeps a carnivore off, Running does not; with the card laid, nothing is said any more."""
    text = """phase = 'development'
    [[seats]]
    animals = ['A']
    hand = ['running', 'camouflage_fat_tissue']
    [[seats]]
    animals = ['B: carnivorous']
    hand = ['running']
    """
    state = tb.game("evolution", data=None).position(text)
    shields = [note for note in state.advice(0) if note.name == "shield"]
    assert [str(note) for note in shields] == ["shield camouflage 1 2"]
    state.play(next(move for move in state.moves if "camouflage on 1" in str(move)))
    assert not state.view(0)["things"]["animal:1"]["hunters"]


def test_a_hungry_animal_without_food_is_doomed_and_dies() -> None:
    text = """phase = 'feeding'
    base = 1
    deck = 0
    first = 0
    seats = [{animals = ['A', 'B']}, {animals = ['C: fat_tissue/yellow big']}]
    """
    state = tb.game("evolution", data=None).position(text)
    names = [str(note) for note in state.advice(0)]
    assert "food-is-short 1 2" in names and "hungry 1 1" in names
    state.play("take_food 1")
    while not state.over:
        if state.seat == 0:
            assert "doomed 2" in [str(note) for note in state.advice(0)]
        state.play(state.moves[-1])
    assert [animal["animal"] for animal in state.view(0)["board"]["seats"][0]["animals"]] == [1]


def test_the_step_that_saves_a_dinosaur_saves_it() -> None:
    saved = 0
    for state, notes in moments("dinosaurs"):
        seat = state.seat
        for note in notes:
            if note.name == "rescue":
                losses = state.view(seat)["board"]["climate"]["losses"][seat]
                after = state.clone()
                after.play(f"move {note.arguments['from'][4:]} to {note.arguments['to'][4:]}")
                assert after.view(seat)["board"]["climate"]["losses"][seat] < losses
                saved += 1
    assert saved > 3


# ---------------------------------------------------------------------- when it is said


def test_one_note_at_a_time_and_none_twice_in_a_turn() -> None:
    state, coach = tb.game("evolution", data=None).new(2, 7), Coach()
    rng, seat = random.Random(7), state.seat
    said: list[tuple[int, str]] = []
    for moment in range(400):
        if state.over:
            break
        if state.seat == seat:
            note = coach.note(state, seat, moment)
            assert coach.note(state, seat, moment) is note
            if note is not None:
                said.append((int(state.turn_now()), str(note)))
        else:
            assert coach.note(state, seat, moment) is None
        state.play(rng.choice(state.moves))
    assert len(said) > 10 and len(set(said)) == len(said)
    explained = [text for _, text in said if " " not in text]
    assert len(set(explained)) == len(explained)


def test_who_has_read_what_a_round_is_for_hears_of_the_shadow_next() -> None:
    state, coach = tb.game("magical", data=None).new(1, 3), Coach()
    assert str(coach.note(state, 0, 1)) == "what-exchange"
    coach.go_on(state, 0)
    assert str(coach.note(state, 0, 1)) == "the-shadow"
