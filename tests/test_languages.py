"""The files of the languages: the same keys in each, every phrase of every game, nothing left in English."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import ast

import tangledbank as tb
from tangledbank.games import shelf
from tangledbank.locale import LANGUAGES
from tangledbank.locale.loader import files
from tangledbank.locale.render import key_of
from tests.languages import (
    KERNEL_REFUSALS,
    all_keys,
    clean,
    every_game,
    every_language,
    every_other_language,
    phrases,
    sheet,
    strict,
    texts,
    variables,
)

ROOT = Path(__file__).parent.parent
LATIN = re.compile(r"[A-Za-zÀ-ž]{2,}")
LATIN_IN_RUSSIAN = {"Tangled", "Bank", "English", "Čeština", "Enter"}
ENGLISH = re.compile(
    r"\b(the|of|and|is|are|was|you|your|with|not|this|that|for|from|food|cards?|animals?|traits?|turn|game|players?"
    r"|takes|gets|has|have|attacks?|cannot|only|when|can|may|must|it|its)\b",
    re.IGNORECASE,
)
TYPED = {"ui-plain-help"}  # it names commands, which are typed as they are in every language
SAME_IN_ENGLISH = {"card-two-faces", "ui-title", "language-en", "language-ru", "language-cs"}
SAME_IN_CZECH = SAME_IN_ENGLISH | {"seat-bot", "mark-symbiont"}


# ---------------------------------------------------------------------- the files


@every_game
@every_other_language
def test_same_keys(code: str, game: str) -> None:
    for name in ("", game):
        mine, english = sheet(code, name).keys(), sheet("en", name).keys()
        assert mine == english, f"missing: {english - mine}, too many: {mine - english}"
        assert list(mine) == list(english), "the keys stand in the same order as in English"


@every_game
@every_language
def test_no_key_is_both_common_and_of_a_game(code: str, game: str) -> None:
    assert not sheet(code).keys() & sheet(code, game).keys()


@every_game
@every_other_language
def test_same_arguments(code: str, game: str) -> None:
    """A sentence may use other forms of an argument, but it speaks of the same things."""

    def things(entry: ast.Message | ast.Term) -> set[str]:
        return {name.partition("-")[0] for name in variables(entry) if name != "case"}

    english = all_keys("en", game)
    for key, entry in all_keys(code, game).items():
        assert things(entry) == things(english[key]), key


@every_game
@every_language
def test_every_member_of_a_family_has_the_same_forms(code: str, game: str) -> None:
    """If one trait has a genitive, all have, the unknown one too."""
    entries = all_keys(code, game)
    for family in ("trait-", "phase-"):
        members = [key for key in entries if key.startswith(family) and not key.endswith("-text")]
        forms = {key: {attribute.id.name for attribute in entries[key].attributes} for key in members}
        assert len({frozenset(form) for form in forms.values()}) <= 1, forms


@every_game
def test_no_latin_words_in_russian(game: str) -> None:
    for key, entry in all_keys("ru", game).items():
        assert key in TYPED or set(LATIN.findall(texts(entry))) <= LATIN_IN_RUSSIAN, key


@every_game
def test_no_english_words_in_czech(game: str) -> None:
    for key, entry in all_keys("cs", game).items():
        assert key in TYPED or not ENGLISH.search(texts(entry)), key


@every_game
@every_other_language
def test_nothing_is_left_in_english(code: str, game: str) -> None:
    english = all_keys("en", game)
    for key, entry in all_keys(code, game).items():
        if texts(entry).strip() and re.search(r"\w", texts(entry)):
            same = texts(entry) == texts(english[key])
            assert not same or key in (SAME_IN_CZECH if code == "cs" else SAME_IN_ENGLISH), key


@every_game
@every_other_language
def test_explanations_name_the_same_numbers(code: str, game: str) -> None:
    numbers = re.compile(r"\d+")
    english = all_keys("en", game)
    for key, entry in all_keys(code, game).items():
        if key.startswith("trait-") and key.endswith("-text"):
            assert set(numbers.findall(texts(entry))) == set(numbers.findall(texts(english[key]))), key


@every_game
@every_language
def test_labels_are_short(code: str, game: str) -> None:
    language = strict(code, game)
    for key in all_keys(code, game):
        if key.startswith("choose-"):
            assert len(language.text(key)) <= 20, key


# ---------------------------------------------------------------------- every key there


@every_game
@every_language
def test_every_phrase_has_its_keys(code: str, game: str) -> None:
    language = strict(code, game)
    for sort, phrase in phrases(game):
        key = key_of(sort, phrase.name)
        wanted = [key, f"{key}-other"] if sort == "question" else [key]
        wanted += [f"{key}-{place.name}" for place in phrase.places if place.optional]
        if sort == "move":
            wanted += [key_of("choose", step[7:]) for step in phrase.path if step.startswith("choose:")]
        missing = [key for key in wanted if not language.has(key)]
        assert not missing, missing
        for place in phrase.places:
            for id in place.names:
                assert language.has(key_of("trait" if place.kind == "face" else place.kind, id)), (place.kind, id)


@every_game
def test_no_sentence_is_for_a_phrase_that_is_gone(game: str) -> None:
    known = {key_of("refusal", phrase.name) for phrase in KERNEL_REFUSALS} | {"question-wait"}
    known |= {key_of(sort, phrase.name) for sort, phrase in phrases(game)}
    for key in all_keys("en", game):
        if key.startswith(("move-", "question-", "event-", "refusal-")):
            assert any(key == name or key.startswith(f"{name}-") for name in known), key


@every_game
@every_language
def test_everything_else_has_its_keys(code: str, game: str) -> None:
    language = strict(code, game)
    clean(language.name("game", game))
    clean(language.about("game", game))
    for bot in ("random", "greedy"):
        clean(language.name("bot", bot))
        clean(language.about("bot", bot))
    for option in tb.game(game).option_list():
        clean(language.name("option", option.id))
        clean(language.about("option", option.id))
        for value in option.samples():
            clean(language.option_value(option, value))
    for mine in LANGUAGES:
        clean(language.name("language", mine))


@every_language
def test_every_trait_has_name_and_text(code: str) -> None:
    language = strict(code, "evolution")
    for row in tb.game("evolution").tables.traits:  # type: ignore[attr-defined]
        clean(language.trait(row.id))
        clean(language.trait_text(row.id))
        if row.need:
            assert str(row.need) in language.trait_text(row.id)


def test_russian_and_czech_traits_have_all_cases() -> None:
    for code in ("ru", "cs"):
        for row in tb.game("evolution").tables.traits:  # type: ignore[attr-defined]
            forms = strict(code, "evolution").forms(key_of("trait", row.id))
            assert set(forms) == {"", "genitive", "accusative", "instrumental"}


FAMILIES = re.compile(r"ui-(theme|sound)-\w+|ui-zone-\w+-text")  # keys that are put together from parts


def test_no_label_is_unused() -> None:
    """Every `ui-` message stands, as a whole word in quotes, in the code of a client."""
    places = ("web/src/**/*.ts", "web/src/**/*.tsx", "tangledbank/**/*.py", "tests/games/**/*.py")
    sources = [path for place in places for path in ROOT.glob(place)]
    words = set(re.findall(r"[\"'`]([a-z0-9-]+)[\"'`]", "\n".join(path.read_text("utf-8") for path in sources)))
    texts = [path.read_text("utf-8") for path in {files("en")[0], *(files("en", game)[-1] for game in shelf())}]
    keys = re.findall(r"(?m)^(ui-[a-z0-9-]+) =", "\n".join(texts))
    unused = [key for key in keys if not {key, key.removeprefix("ui-")} & words and not FAMILIES.fullmatch(key)]
    assert len(keys) > 200 and not unused, unused
