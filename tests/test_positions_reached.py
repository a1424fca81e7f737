"""Whatever a game comes to can be written as a position: it is not refused, and the same moves are legal in it."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import tangledbank as tb
from tangledbank.games.dinosaurs.genes import GENES, VALUES
from tangledbank.games.dinosaurs.island import SHEET
from tangledbank.games.dinosaurs.kinds import EVENT_CARDS
from tangledbank.games.dinosaurs.positions_checks import PHASES
from tangledbank.games.evolution.animal import USED, Animal, TraitCard
from tangledbank.games.evolution.continents.refill import NEWCOMER
from tangledbank.games.evolution.continents.regeneration import REGENERATED
from tangledbank.games.evolution.kinds import NATURE, ORDER
from tangledbank.games.evolution.modules import ALL
from tangledbank.games.evolution.places import PLACES
from tests.tabletop import asked

MODULES = {"time_to_fly": True, "continents": True, "gift_specials": True, "ice_age": True}
GAMES: list[tuple[str, dict[str, bool], int]] = [
    ("evolution", {}, 4),
    ("evolution", MODULES, 3),
    ("evolution", MODULES | {"continents": False}, 3),
    ("dinosaurs", {}, 5),
    ("dinosaurs", {"gene_shortage": True}, 3),
]
CARDS_OF_DINOSAURS = re.compile(r"(?<=play_event )\d+|(?<=dead_end )\d+")


@pytest.mark.parametrize(("id", "options", "players"), GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_game_can_be_written(id: str, options: dict[str, bool], players: int, seed: int) -> None:
    game = tb.game(id, data=None, **options)
    state = game.new(players=players, seed=seed)
    chooser = random.Random(seed)
    write = {"evolution": evolution, "dinosaurs": dinosaurs}[id]
    while not state.over:
        document = write(state) if chooser.random() < 0.1 else None
        if document is not None:
            again = game.from_position(document)
            assert (again.seat, asked(again)) == (state.seat, asked(state)), document
            assert choices(again) == choices(state), document
        state.play(chooser.choice(state.moves))


def choices(state: Any) -> list[str]:
    """The legal moves: how many with each verb, or, of the dinosaurs, word by word; numbers of cards differ."""
    if state.game.id == "evolution":
        return sorted(move.phrase.name for move in state.moves)
    faces = state.secrets.faces
    return sorted(CARDS_OF_DINOSAURS.sub(lambda card: EVENT_CARDS[faces[int(card[0])]], str(m)) for m in state.moves)


# ---------------------------------------------------------------------- Evolution


def evolution(s: Any) -> dict[str, Any] | None:
    """The position of a state at a question of Development or Feeding."""
    if s.question.what.name not in ("develop", "feed"):
        return None
    phase = s.stack[1]
    feeding = s.question.what.name == "feed"
    land = s._tables.continents
    document = {
        "phase": "feeding" if feeding else "development",
        "turn": s.turn,
        "first": s.first,
        "to_act": phase.seat,
        "deck": [design(s, card) for card in range(s.deck_top, s.deck_end)],
        "base": dict(zip(PLACES[1:], s.base[1:], strict=True)) if land else s.base[0],
        "centre": [f"shell {PLACES[relic.place]}" if land else "shell" for relic in s.centre],
        "ignored": ignored(s),
        "seats": [seat_of_evolution(s, seat, phase.used_now if feeding else []) for seat in s.seats],
    }
    if feeding:
        document |= {"empty_turns": phase.passes, "acted": phase.acted, "main_used": phase.main_used}
        if phase.acted:
            document |= {"all_full": phase.all_full} | ({"location": PLACES[phase.place]} if land else {})
    if s.nature.size():
        document["nature"] = [NATURE[s.secrets.faces[card]] for card in s.nature.pile]
        document["nature_used"] = [NATURE[s.secrets.faces[card]] for card in s.nature.discard]
        document |= {"weather": NATURE[s.weather]} if s.weather >= 0 else {}
    return document


def design(s: Any, card: int) -> str:
    """What a card is; a marker stands for none."""
    return s._tables.designs[s.secrets.faces[card]].id if card >= 0 else "marker"


def seat_of_evolution(s: Any, seat: Any, used_now: list[int]) -> dict[str, Any]:
    """One player's side of the table. A waiting set brings its own discarded card."""
    beasts = sorted(seat.animals + seat.waiting, key=lambda animal: animal.number)
    return {
        "passed": seat.passed,
        "hand": [design(s, card) for card in seat.hand],
        "discard": [design(s, card) for card in seat.discard[len(seat.waiting) :]],
        "animals": [animal_of(s, animal, used_now, animal in seat.waiting) for animal in beasts],
        "pairs": [
            f"A{laid.bearer} {trait_of(s, laid, s.used_this_round)} A{laid.partner}"
            for animal in beasts
            for laid in animal.pairs
            if laid.bearer == animal.number
        ],
    }


def animal_of(s: Any, animal: Animal, used_now: list[int], waiting: bool) -> str:
    """The text of an animal."""
    reverse = "" if waiting else f"({design(s, animal.card)})"
    parts = [f"A{animal.number}{reverse}: " + " ".join(trait_of(s, laid, used_now) for laid in animal.solo)]
    parts += [f"food {animal.food}"] if animal.food else []
    parts += [f"in {PLACES[animal.place]}"] if s._tables.continents else []
    of_this_phase = animal.marks & ~(REGENERATED | NEWCOMER)
    parts += [state.word for state in ALL.animal_words if of_this_phase & state.mark]
    parts += ["/".join(["revealed", *marks_of(s.card_marks[animal.hunter])])] if animal.hunter else []
    parts += ["waiting"] if waiting else ["paralysed"] if animal.number in s.silenced else []
    return "; ".join(parts)


def trait_of(s: Any, laid: TraitCard, used_now: list[int]) -> str:
    """The text of a trait card."""
    marks = s.card_marks[laid.number] | (USED if laid.number in used_now else 0)
    return "/".join([f"{ORDER[laid.kind]}@{design(s, laid.card)}", *marks_of(marks)])


def marks_of(marks: int) -> list[str]:
    """The words for the marks of a card."""
    return list(dict.fromkeys(word.word for word in ALL.card_words if marks & word.marks == word.marks))


def ignored(s: Any) -> list[str]:
    """Who ignores which card, as far as both are still there."""
    cards = [(animal, laid) for animal in s.animals() for laid in animal.cards()]
    return [
        f"A{hunter.number} A{prey.number}.{ORDER[laid.kind]}"
        for hunter in s.animals()
        for prey, laid in cards
        if s.ignores(hunter.number, laid.number) and hunter is not prey
    ]


# ---------------------------------------------------------------------- the dinosaurs


def dinosaurs(s: Any) -> dict[str, Any] | None:
    """The position of a state at any question but those that an event card asks."""
    what, asking = s.question.what.name, s.stack[-1]
    if what not in ("window", "move_dinos", "give_birth", "freeze", "scorch", "auction"):
        return None
    waiting = [s.seat, *s.bidders, *asking.queue] if what == "auction" else list(range(s.players))
    document: dict[str, Any] = {
        "phase": "auction" if s.rows else PHASES[s.phase],
        "to_act": s.seat,
        "turn": s.turn,
        "order": s.order,
        "climate": s.climate,
        "meteor": s.meteor,
        "removed": s.removed,
        "climate_card": s.climate_card,
        "barren": s.barren,
        "discard": [EVENT_CARDS[s.kind_of(card)] for card in s.discard],
        "draw": [EVENT_CARDS[s.kind_of(card)] for card in range(s.deck_top, len(s.secrets.faces))],
        "rows": [
            GENES[gene] + (f": {bid} by {bidder}" if bidder >= 0 else "")
            for gene, bid, bidder in zip(s.rows, s.bids, s.bidders, strict=True)
        ],
        "seats": [seat_of_dinosaurs(s, seat, number in waiting) for number, seat in enumerate(s.seats)],
    }
    if what == "window":
        document |= {"window": True, "passes": asking.passes}
    if what == "move_dinos":
        document["left"] = asking.left
    if what == "give_birth":
        document["born"] = len(s.seats[s.seat].herd) - asking.adults
    if what == "auction":
        document["declined"] = asking.declined
    return document


def seat_of_dinosaurs(s: Any, seat: Any, takes_part: bool) -> dict[str, Any]:
    """One player."""
    return {
        "points": seat.points,
        "genes": dict(zip(GENES, seat.genes, strict=False)),
        "modifiers": dict(zip(VALUES, seat.modifiers, strict=True)),
        "dinos": [SHEET.names[space] for space in seat.herd],
        "hand": [EVENT_CARDS[s.kind_of(card)] for card in seat.hand],
        "raft": seat.raft,
        "far_flung": seat.far_flung,
        "kept_out": seat.kept_out or not takes_part,
    }
