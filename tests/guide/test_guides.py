"""Every guide: complete, the same in all languages, and true to the numbered rules."""

from __future__ import annotations

import re

import pytest

import tangledbank as tb
from tangledbank.games import shelf
from tangledbank.guide import BadGuide, Block, guide_of, rules_of
from tangledbank.guide.blocks import EXAMPLE, GALLERY, HEADING, in_play
from tangledbank.guide.plain import page
from tangledbank.guide.reading import Reader, everything
from tangledbank.locale import LANGUAGES
from tests.rules import rules_of as rule_ids
from tests.test_languages import AVOIDED

GAMES = list(tb.GAMES)
FOOTNOTE = re.compile(r"\[([A-Z]{3,4}-[^\]]+)\]")
# What players can meet on the table, by the table of the catalogue and the kind of thing it is in the words.
THINGS = {
    "evolution": {"traits": "trait"},
    "newworld": {"traits": "trait", "areas": "area"},
    "magical": {"properties": "property", "sources": "source"},
    "dinosaurs": {"genes": "gene", "events": "happening"},
    "marine": {"cards": "evocard", "traits": "trait", "terrains": "terrain"},
    "pond": {"cards": "insect"},
}
# What stands in no table of the catalogue.
OTHERS = {
    "evolution": "nature",
    "marine": "section",
}


def texts(block: Block) -> list[str]:
    """Everything in a block that the author of a guide wrote."""
    items = [] if block.kind == GALLERY else [item.text for item in block.items]
    return [block.text, *(cell for row in block.rows for cell in row), *items]


def shape(block: Block) -> tuple[object, ...]:
    """What must be alike in all languages: kinds, levels, conditions, pictures, sizes of tables, footnotes."""
    pictures = [item.picture for item in block.items]
    footnotes = [rule for text in texts(block) for rule in FOOTNOTE.findall(text)]
    return block.kind, block.level, tuple(block.when), pictures, [len(row) for row in block.rows], footnotes


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_the_box_is_shown(game: str) -> None:
    assert game in THINGS, f"say in THINGS what players of {game} meet on the table"
    for code in LANGUAGES:
        blocks = guide_of(game, code)
        items = {item.id: item for block in blocks for item in block.items if block.kind == GALLERY}
        wanted = [f"{kind}:{id}" for table, kind in THINGS[game].items() for id in everything(game)[table]]
        if game != "pond":
            wanted += [f"option:{option.id}" for option in tb.game(game).option_list()]
        if game in OTHERS:
            words = Reader(game, code).language
            kind = OTHERS[game]
            assert all(words.has(id.replace(":", "-").replace("_", "-")) for id in items if id.startswith(f"{kind}:"))
            assert sum(id.startswith(f"{kind}:") for id in items) >= 8
        assert [thing for thing in wanted if thing not in items] == []
        assert [id for id, item in items.items() if not item.name or "-text" in item.text] == []


@pytest.mark.parametrize("game", GAMES)
def test_languages_tell_the_same(game: str) -> None:
    english = [shape(block) for block in guide_of(game, "en")]
    assert any(block.kind == EXAMPLE for block in guide_of(game, "en"))
    for code in LANGUAGES[1:]:
        for nth, block in enumerate(guide_of(game, code)):
            assert shape(block) == english[nth], f"{code}, block {nth}: {block.text[:80]}"
        assert len(guide_of(game, code)) == len(english)


@pytest.mark.parametrize("game", GAMES)
def test_footnotes_and_conditions_exist(game: str) -> None:
    rules = set(rule_ids(game))
    shown = {block.id for block in rules_of(game)}
    options = {option.id: option for option in tb.game(game).option_list()}
    for block in guide_of(game, "en"):
        for rule in [rule for text in texts(block) for rule in FOOTNOTE.findall(text)]:
            assert rule in rules and rule in shown, rule
        for condition in block.when:
            name, _, value = condition.lstrip("!").partition("=")
            assert name in options and (not value or value in map(str, options[name].samples())), condition


@pytest.mark.parametrize("game", GAMES)
def test_numbers_of_the_code_do_not_show(game: str) -> None:
    """Neither ids nor marks of where a rule comes from stand in a player's way, and every rule has its place."""
    guide = page(guide_of(game, "en"), None)
    assert not re.search(r"\b[a-z]+_[a-z]+\b|`|\*\*|:::|\{", guide)
    rules = page(rules_of(game), None)
    assert not re.search(r"\[[SPR]\b|`|\| id \|", rules)
    without = {"EVL-5.3"}  # only says where the others come from
    chapters = ("9.", "10.")  # examples for those who program
    wanted = [id for id in rule_ids(game) if id not in without and not id.partition("-")[2].startswith(chapters)]
    shown = {block.id for block in rules_of(game)}
    assert [id for id in wanted if id not in shown] == []


def test_only_what_is_in_play() -> None:
    base = tb.game("evolution").options
    ice = tb.game("evolution", ice_age=True).options
    blocks = guide_of("evolution", "ru")
    told = [{item.id for b in blocks if in_play(b.when, options) for item in b.items} for options in (base, ice)]
    assert "trait:running" in told[0] and "nature:frost" not in told[0] and "trait:immunity" not in told[0]
    assert {"nature:frost", "trait:immunity"} <= told[1] and "trait:flight" not in told[1]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("# Pond\n:::picture fly", "is not a directive"),
        ("# Pond\n:::when drought\nDry.", "not closed"),
        ("# Pond\n:::gallery insect of wings", "no table 'wings'"),
        ("# Pond\n:::gallery insects", "names neither"),
        ("# Pond\n:::example Hop\nA frog.\n:::", "picture | text"),
        ("# Pond\nA {insect:whale}.", "insect:whale has no name"),
        ("# Pond\n**A {insect:fly}**.", "bold already"),
    ],
)
def test_a_mistake_in_a_guide_is_named(source: str, complaint: str) -> None:
    with pytest.raises(BadGuide, match=re.escape(complaint)):
        list(Reader("pond", "en").read(source))


def test_headings_are_numbered_alike() -> None:
    for game in GAMES:
        ids = [[block.id for block in guide_of(game, code) if block.kind == HEADING] for code in LANGUAGES]
        assert ids[0] == ids[1] == ids[2] and len(set(ids[0])) == len(ids[0]) > 4


@pytest.mark.parametrize("code", LANGUAGES)
def test_guides_keep_to_the_words_of_the_house(code: str) -> None:
    for game in GAMES:
        source = (shelf()[game].folder / "guide" / f"{code}.md").read_text(encoding="utf-8")
        assert not re.findall(AVOIDED[code], source, re.IGNORECASE), game
        if code == "ru":
            assert not re.search(r"\"|“|”|[а-яё]'[а-яё]", source), f"{game}: Russian quotes are «…»"
        if code == "en":
            assert not re.search(r"\w'\w", source), f"{game}: an apostrophe is ’"
