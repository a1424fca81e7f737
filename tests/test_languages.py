"""The files of the languages: the same keys in each, every phrase of every game, nothing left in English."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import ast

import tangledbank as tb
from tangledbank.kernel.phrase import Phrase
from tangledbank.locale import LANGUAGES
from tangledbank.locale.render import key_of
from tangledbank.terminal.app import KEYS
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
LATIN_IN_RUSSIAN = {"Tangled", "Bank", "English", "Čeština", "Enter", "QR"}
ENGLISH = re.compile(
    r"\b(the|of|and|is|are|was|you|your|with|not|this|that|for|from|food|cards?|animals?|traits?|turn|game|players?"
    r"|takes|gets|has|have|attacks?|cannot|only|when|can|may|must|it|its)\b",
    re.IGNORECASE,
)
FACES = {f"face:{row.id}": f"trait:{row.id}" for row in tb.game("evolution").tables.traits}  # type: ignore[attr-defined]
CALLED_LIKE = FACES | {  # what a game calls like another thing, by the facts of its views
    element: facts["is"]
    for id in tb.GAMES
    for element, facts in tb.game(id).new(tb.game(id).player_counts().start, 1).view(0)["things"].items()
    if "is" in facts
}
TYPED = {"ui-plain-help"}  # it names commands, which are typed as they are in every language
SAME_IN_ENGLISH = {"card", "ui-title", "language-en", "language-ru", "language-cs"}
SAME_IN_CZECH = SAME_IN_ENGLISH | {"seat-bot", "mark-symbiont", "ui-chat", "evocard-asteroid", "section-dominance"}
SAME_IN_CZECH |= {"bot-darwin"}


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
                kind, _, name = CALLED_LIKE.get(f"{place.kind}:{id}", f"{place.kind}:{id}").partition(":")
                assert language.has(key_of(kind, name)), (place.kind, id)


@every_game
def test_no_sentence_is_for_a_phrase_that_is_gone(game: str) -> None:
    known = {key_of("refusal", phrase.name) for phrase in KERNEL_REFUSALS} | {"question-wait"}
    known |= {key_of(sort, phrase.name) for sort, phrase in phrases(game)}
    for key in all_keys("en", game):
        if key.startswith(("move-", "question-", "event-", "refusal-", "advice-", "ahead-")):
            assert any(key == name or key.startswith(f"{name}-") for name in known), key


def longer_moves(game: str) -> list[Phrase]:
    """The moves for which somebody may touch more than one thing."""
    return [phrase for phrase in tb.game(game).words()["move"] if len(phrase.path) > 1]


@every_game
@every_language
def test_every_place_of_a_move_can_be_asked_for(code: str, game: str) -> None:
    """The prompt names what is to be chosen next: by the place of the move, or by the kind of thing."""
    language = strict(code, game)
    for phrase in longer_moves(game):
        for place in phrase.places:
            special = key_of("next", f"{phrase.name}-{place.name}")
            assert language.has(special) or language.has(f"next-{place.kind}"), special


@every_game
@every_language
def test_every_touch_says_what_it_does(code: str, game: str) -> None:
    """Of each move that takes more than one touch, and of no other."""
    language = strict(code, game)
    verbs = {key_of("verb", phrase.name) for phrase in longer_moves(game)}
    assert {key for key in all_keys(code, game) if key.startswith("verb-")} == verbs
    for key in verbs:
        clean(language.text(key))


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
        clean(language.name("trait", row.id))
        clean(language.about("trait", row.id))
        if row.need:
            assert str(row.need) in language.about("trait", row.id)


@every_game
@every_language
def test_where_one_thing_of_a_kind_has_lore_all_have(code: str, game: str) -> None:
    keys = list(all_keys(code, game))
    named = [key for key in keys if not key.endswith(("-text", "-lower", "-unknown"))]
    told = [key.removeprefix("lore-") for key in keys if key.startswith("lore-")]
    for kind in {key.partition("-")[0] for key in told}:
        assert told_of(kind, told) == told_of(kind, named), kind
    for key in told:
        kind, _, id = key.partition("-")
        line = clean(strict(code, game).lore(kind, id))
        assert len(line) <= 120 and line.endswith("."), line


def told_of(kind: str, keys: list[str]) -> list[str]:
    return [key for key in keys if key.startswith(f"{kind}-")]


def test_russian_and_czech_traits_have_all_cases() -> None:
    for code in ("ru", "cs"):
        for row in tb.game("evolution").tables.traits:  # type: ignore[attr-defined]
            forms = strict(code, "evolution").forms(key_of("trait", row.id))
            assert set(forms) == {"", "genitive", "accusative", "instrumental"}


ASKED_FOR = re.compile(r"(?:\bt|\.ui|\.words)\(")  # how the browser, Python and the full screen ask for a label
PUT_TOGETHER = re.compile(  # labels whose keys are made of parts
    r"(theme|sound|contrast|pace|keys|review|turned)-\w+|zone-\w+-text"
)
HANDED_ON = {"take-back-agreed"} | {label for _, _, label, _ in KEYS}  # labels that reach `ui` through a name


def asked_for(code: str) -> set[str]:
    """The words in quotes that are the first argument of a call for a label, or part of it.

    >>> sorted(asked_for('t(mine ? "you" : "me", { of: "us" }); row.kind === "more"'))
    ['me', 'you']
    """
    found: set[str] = set()
    for call in ASKED_FOR.finditer(code):
        depth, end = 1, call.end()
        while depth and not (depth == 1 and code[end] == ","):
            depth += (code[end] in "([{") - (code[end] in ")]}")
            end += 1
        found |= set(re.findall(r"[\"'`]([a-z0-9-]+)[\"'`]", code[call.end() : end]))
    return found


def test_no_label_is_unused() -> None:
    """Some client asks for every `ui-` message; the same word elsewhere, or in an example, does not count."""
    places = ("web/*.ts", "web/src/**/*.ts*", "tangledbank/**/*.py", "tests/games/**/*.py", "tests/games/**/*.ts*")
    sources = [path for place in places for path in ROOT.glob(place)]
    lines = "\n".join(path.read_text("utf-8") for path in sources).splitlines()
    used = asked_for("\n".join(line for line in lines if ">>>" not in line)) | HANDED_ON
    keys = [key.removeprefix("ui-") for game in tb.GAMES for key in all_keys("en", game) if key.startswith("ui-")]
    unused = {key for key in keys if key not in used and not PUT_TOGETHER.fullmatch(key)}
    assert len(keys) > 200 and not unused, unused


# ---------------------------------------------------------------------- one word for one thing

AVOIDED = {  # the table of words in docs/languages.md says what stands instead
    "en": r"feed turns?|\banew|whoever|whatever|trampl|just now|any more|present question",
    "ru": r"очеред\w+ питания|не замеч|материк|добыч|\bсыт|верн(уть|ул\w*|ёт) ход|карт\w* природы|\bмиг\b"
    r"|выраст\w+ заново|в том же месте",
    "cs": r"nasyc|\bsyt[éáoý]|zimě\b|kvůli zimě|\bhází o|hodem o|hoď kostkou o|bez ohledu|obej[ií]t|nedbá|dorůst|zatepl"
    r"|na témže místě|s prázdnou|při rovnosti|nynější",
}


@every_game
@every_language
def test_words_that_were_replaced_do_not_come_back(code: str, game: str) -> None:
    avoided = re.compile(AVOIDED[code], re.IGNORECASE)
    found = {key: avoided.findall(texts(entry)) for key, entry in all_keys(code, game).items()}
    assert not any(found.values()), {key: words for key, words in found.items() if words}


def test_documents_keep_to_the_same_words() -> None:
    """All but the page that lists the words; the numbered rules have a vocabulary of their own."""
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/*.md"), *ROOT.glob("docs/games/*.md")]
    for page in pages:
        if page.name != "languages.md":
            assert not re.findall(AVOIDED["en"], page.read_text("utf-8"), re.IGNORECASE), page.name


@every_game
@every_language
def test_the_prompt_of_feeding_begins_with_the_words_that_call_a_player(code: str, game: str) -> None:
    """So the page does not say them twice."""
    language = strict(code, game)
    if language.has("question-feed"):
        assert language.text("question-feed").startswith(language.ui("your-turn"))
