"""K10: only a game's own folders know its words; the rest of the house knows games by what they tell of themselves."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import tangledbank as tb
from tangledbank.games import shelf

ROOT = Path(__file__).parent.parent
# Everything but the games' own folders.
PARTS = ("kernel", "parts", "bots", "lab", "lessons", "review", "locale", "terminal", "table", "cli")
PAGES = ("app", "effects", "grammar", "home", "lesson", "net", "parts", "rules", "shell", "styles", "words")
SHELL = [
    *[f"tangledbank/{part}/**/*.py" for part in PARTS],
    *["tangledbank/*.py", "tangledbank/games/*.py", "web/*.ts", "web/src/*", "web/src/games/*"],
    *[f"web/src/{part}/**/*" for part in PAGES],
]
# What many games have in common, or English.
COMMON = {
    *["card", "choose", "creature", "design", "face", "first_player", "food", "hex", "laid", "nature", "number"],
    *["part", "phase", "place", "property", "row", "seat", "shell", "shelter", "source", "way"],
}
FILES = sorted({path for place in SHELL for path in ROOT.glob(place) if path.is_file()})


def ours() -> list[str]:
    """The games of the house. Those among the tests are no part of it: docstrings show them at work."""
    return [id for id, manifest in shelf().items() if ROOT / "tangledbank" in manifest.folder.parents]


def words_of_games() -> set[str]:
    """Ids, prefixes of rules, options, verbs of several words, and the kinds of elements that only one game knows."""
    words = {*ours(), *(f"{shelf()[id].rules}-" for id in ours())}
    known: Counter[str] = Counter()  # kinds, and how many games have them
    for id in ours():
        if shelf()[id].ready:
            phrases = [phrase for some in tb.game(id).words().values() for phrase in some]
            known.update({place.kind for phrase in phrases for place in phrase.places})
            words |= {verb for verb in tb.game(id).verbs if "_" in verb}
            words |= {option.id for option in tb.game(id).option_list()}
    return (words | {kind for kind, games in known.items() if games == 1}) - COMMON


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_word_of_a_game_outside_its_folders(path: Path) -> None:
    """Docstrings and the help of the command line are no exception: they show the pond, or list what is there."""
    said = path.read_text(encoding="utf-8").replace("about evolution", "")  # what all the games are about
    pattern = rf"(?<![\w-])({'|'.join(sorted(words_of_games()))})(?![a-z_])"
    lines = [line.strip() for line in said.splitlines() if re.search(pattern, line)]
    assert not lines, lines[:5]
