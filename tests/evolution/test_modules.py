"""Modules own their part: the base set does not know their traits, and no bit is taken twice."""

from __future__ import annotations

import re

import pytest

from tangledbank.games.evolution.animal import YELLOW
from tangledbank.games.evolution.kinds import HOME, ORDER, number_of
from tangledbank.games.evolution.modules import ADDITIONS, ALL
from tangledbank.games.evolution.tables import Tables
from tangledbank.games.evolution.time_to_fly.viviparity import WAS_FED

SETS = {row.id: row.set for row in Tables().traits}
ALIASES = {"high_body_weight": "big"}
SILENT = {"trematode"}  # its row in the table says all
SOURCES = {path.relative_to(HOME): path.read_text(encoding="utf-8") for path in HOME.rglob("*.py")}
BASE = {path: text for path, text in SOURCES.items() if path.parts[0] not in ADDITIONS}


@pytest.mark.parametrize("trait", [trait for trait in ORDER if trait not in SILENT])
def test_the_bit_of_a_trait_is_its_place_in_the_table(trait: str) -> None:
    name = ALIASES.get(trait, trait).upper()
    found = {path: re.findall(rf"^{name}: Final = 1 << (\d+)$", text, re.M) for path, text in SOURCES.items()}
    [(path, places)] = [(path, places) for path, places in found.items() if places]
    assert places == [str(ORDER.index(trait))]
    assert path.parts[0] == (SETS[trait] if SETS[trait] != "base" else "kinds.py")


@pytest.mark.parametrize("trait", [trait for trait in ORDER if SETS[trait] != "base"])
def test_the_base_set_does_not_know_the_traits_of_modules(trait: str) -> None:
    known = [str(path) for path, text in BASE.items() if re.search(rf"\b{trait.upper()}\b", text)]
    assert not known


def test_every_mark_is_taken_once() -> None:
    of_animals = [word.mark for word in ALL.animal_words if word.mark] + [WAS_FED]
    assert len(set(of_animals)) == len(of_animals)
    assert all(number_of(mark) < 31 and mark & (mark - 1) == 0 for mark in of_animals)
    of_cards = {word.word: word.marks for word in ALL.card_words}
    assert all(word.marks == of_cards[word.word] for word in ALL.card_words)
    assert len(set(of_cards.values())) == len(of_cards)
    assert [word.word for word in ALL.card_words if word.marks & YELLOW] == ["yellow"]
