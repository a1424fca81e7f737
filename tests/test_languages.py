"""The languages: complete, free of leftovers, and able to say whatever the engine says."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import tangledbank as tb
from tangledbank.kernel.errors import Reason, TangledBankError
from tangledbank.kernel.machine import NOT_OFFERED
from tangledbank.kernel.phrase import NONE, Filled, Phrase
from tangledbank.kernel.state import GAME_OVER, NOT_YOURS
from tangledbank.locale import LANGUAGES, Language, Scene
from tangledbank.locale.loader import files
from tangledbank.locale.render import key_of

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 100)  # every plural category of whole numbers in all three languages
NAMES = ["Anna", "Boris", "Cyril", "Dana"]
LEFTOVER = re.compile(r"[{}$?]{2}|[{}$\u2066-\u2069\u200e\u200f]|  |-trait| [.,!:]|^\s|\s$")
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

KERNEL_REFUSALS = (NOT_OFFERED, NOT_YOURS, GAME_OVER)

Sheet = dict[str, "ast.Message | ast.Term"]


@cache
def sheet(code: str, game: str = "") -> Sheet:
    """The messages and terms of one file, by key; terms begin with a hyphen."""
    body = parse(files(code, game)[-1].read_text(encoding="utf-8")).body
    found: Sheet = {}
    for entry in body:
        assert not isinstance(entry, ast.Junk), f"{code}/{game}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert key not in found, f"{code}: {key} stands there twice"
            found[key] = entry
    return found


def all_keys(code: str, game: str) -> Sheet:
    return {**sheet(code), **sheet(code, game)}


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class Texts(Visitor):
    """Collects the words that stand in a message itself."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


def variables(entry: ast.Message | ast.Term) -> set[str]:
    visitor = Variables()
    visitor.visit(entry)
    return visitor.names


def texts(entry: ast.Message | ast.Term) -> str:
    visitor = Texts()
    visitor.visit(entry)
    return " ".join(visitor.words)


def clean(text: str) -> str:
    assert text and not LEFTOVER.search(text), repr(text)
    return text


def strict(code: str, game: str) -> Language:
    return Language(code, game, strict=True)


def scene_of(state: Any, seat: int | None) -> Scene:
    game = state.game
    designs = [[game.tables.traits[face].id for face in design.faces] for design in game.tables.designs]
    return Scene.of(state.view(seat), NAMES, designs)


every_game = pytest.mark.parametrize("game", tb.GAMES)
every_language = pytest.mark.parametrize("code", LANGUAGES)
every_other_language = pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])


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
        assert len({frozenset(form) for form in forms.values()}) == 1, forms


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


def phrases(game: str) -> Iterator[tuple[str, Phrase]]:
    for sort, words in tb.game(game).words().items():
        for phrase in words:
            yield sort, phrase


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
        for value in option.values:
            clean(language.option_value(option.id, value))
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


# ---------------------------------------------------------------------- every message in words


@every_game
@every_language
def test_every_message_renders_with_every_number(code: str, game: str) -> None:
    """Every message that is not about elements; those come below, with the words for elements filled in."""
    language = strict(code, game)
    for key, entry in all_keys(code, game).items():
        if key.startswith(("-", "move-", "question-", "event-", "refusal-")):
            continue
        for number, whose in product(NUMBERS, ("own", "other")):
            arguments: dict[str, Any] = dict.fromkeys(variables(entry), number)
            arguments |= {"whose": whose, "owner": "Anna", "player": "Anna", "text": "x"}
            for text in language.forms(key, arguments).values():
                clean(text)


def values_for(kind: str, names: tuple[str, ...]) -> list[int]:
    if names:
        return list(range(len(names)))
    return {"number": list(NUMBERS), "seat": [0, 1], "animal": [1, 2], "trait": [21, 99], "card": [17, 99]}.get(
        kind, [3]
    )


def fillings(phrase: Phrase) -> Iterator[Filled]:
    """The phrase with each of its places filled in every way that can change the words around it."""
    choices = [values_for(place.kind, place.names) + [NONE] * place.optional for place in phrase.places]
    for values in product(*choices):
        yield Filled(phrase, *values)


SCENE = Scene(NAMES, [0, 1], 0, {21: "tail_loss"}, {17: ["camouflage", "fat_tissue"]}, [["swimming"]] * 4)


@every_game
@every_language
def test_every_phrase_renders_with_every_argument(code: str, game: str) -> None:
    language = strict(code, game)
    for sort, phrase in phrases(game):
        for filled in fillings(phrase):
            if sort == "move":
                clean(language.move(filled, SCENE))
                clean(language.move(filled, SCENE.read_by(None)))
            elif sort == "event":
                clean(language.event(filled, SCENE))
            elif sort == "question":
                for asked in (0, 1, tb.CHANCE):
                    question = {"seat": asked, "what": phrase.name, "args": filled.arguments}
                    clean(language.question(question, SCENE))


@every_game
@every_language
def test_every_refusal_renders(code: str, game: str) -> None:
    """A refusal gets the arguments of some move; every argument it uses must come from one kind of move at least."""
    language = strict(code, game)
    words = tb.game(game).words()
    tries: dict[frozenset[str], dict[str, str]] = {}  # one move for each set of arguments that sentences can get
    for move in words["move"]:
        for filled in fillings(move):
            tries[frozenset(language.arguments("refusal", filled.arguments, SCENE))] = filled.arguments
    for refusal in [*words["refusal"], *KERNEL_REFUSALS]:
        needed = variables(all_keys(code, game)[key_of("refusal", refusal.name)])
        fitting = [elements for known, elements in tries.items() if needed <= known]
        assert fitting, f"no move has what {refusal.name} needs: {needed}"
        for elements in fitting:
            clean(language.refusal(Reason(refusal, elements), SCENE))
    clean(language.refusal(Reason(NOT_YOURS, {"seat": "seat:1"}), SCENE))


@every_game
@every_language
def test_a_whole_game_in_words(code: str, game: str) -> None:
    """Random play: every event, and of every few questions all that players read of it."""
    language = strict(code, game)
    rng = random.Random(1)
    for players in (2, 4):
        state = tb.game(game).new(players=players, seed=players)
        log = state.listen()
        decision = 0
        while not state.over:
            if decision % 9 == 0:
                read_aloud(language, state)
            decision += 1
            state.play(rng.choice(state.moves))
        for seat in (*range(players), None):
            scene = scene_of(state, seat)
            for event in log:
                if event.heard_by(seat):
                    clean(language.event(event.plain(), scene))


def read_aloud(language: Language, state: Any) -> None:
    for seat in (*range(state.players), None):
        clean(language.question(state.view(seat)["question"], scene_of(state, seat)))
    scene = scene_of(state, state.seat)
    elements = {"choose:pass", "choose:end_feed_turn", "choose:decline", "card:0", "animal:1"}
    for move in state.moves:
        clean(language.move(move, scene))
        assert language.move(str(move), scene) == language.move(move, scene)
        elements.update(move.path)
    elements.update(f"animal:{number + 1}" for number in range(len(scene.owners)))
    elements.update(f"card:{number}" for number in scene.cards)
    elements.update(f"trait:{number}" for number in scene.traits)
    for element in sorted(elements):
        clean(language.element(element, scene))
        for reason in state.why_not(state.seat, element):
            clean(language.refusal(reason.plain(), scene))


# ---------------------------------------------------------------------- what goes wrong, and samples to read


def test_unknown_language_and_game_are_refused() -> None:
    with pytest.raises(TangledBankError, match="There is no language 'la'; there are: en, ru, cs"):
        Language("la")
    with pytest.raises(TangledBankError, match="There are no texts for the game 'chess'"):
        Language("en", "chess")
    with pytest.raises(TangledBankError, match="is not a move of evolution"):
        Language("en", "evolution").move("castle kingside")


def test_a_missing_text_never_stops_the_game() -> None:
    assert Language("en", "evolution").event({"key": "flies", "args": {"animal": "animal:1"}}) == "event-flies"
    with pytest.raises(TangledBankError, match="has no message event-flies"):
        strict("en", "evolution").event({"key": "flies", "args": {}})


SAMPLES = [
    (
        "en",
        "Animal 3 attacks Boris’s animal 4",
        "Boris puts Parasite on Anna’s animal 3.",
        "Boris’s animal 4 has Camouflage. Only a hunter with Sharp Vision can see it.",
        "Anna draws 5 cards.",
    ),
    (
        "ru",
        "Животное 3 атакует животное 4 (Boris)",
        "Boris кладёт «Паразита» на животное 3 (Anna).",
        "У животного 4 (Boris) «Камуфляж». Его увидит только хищник с «Острым зрением».",
        "Anna берёт 5 карт.",
    ),
    (
        "cs",
        "Zvíře 3 útočí na zvíře 4 (Boris)",
        "Boris přidává Parazita na zvíře 3 (Anna).",
        "Zvíře 4 (Boris) má Maskování. Uvidí ho jen masožravec s Ostrým viděním.",
        "Anna si bere 5 karet.",
    ),
]


@pytest.mark.parametrize(("code", "move", "event", "refusal", "draws"), SAMPLES)
def test_samples(code: str, move: str, event: str, refusal: str, draws: str) -> None:
    language = strict(code, "evolution")
    scene = Scene(["Anna", "Boris"], [0, 0, 0, 1], seat=0)
    parasite = {"seat": "seat:1", "face": "face:parasite", "animal": "animal:3"}
    hidden = {"rule": "EVL-4.31", "key": "is-camouflaged", "args": {"hunter": "animal:3", "prey": "animal:4"}}
    assert language.move("attack 3 4", scene) == move
    assert language.event({"key": "plays-trait", "args": parasite}, scene) == event
    assert language.refusal(hidden, scene) == refusal
    assert language.event({"key": "draws", "args": {"seat": "seat:0", "count": "number:5"}}, scene) == draws
