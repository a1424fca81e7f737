"""Putting what the engine says into words. docs/languages.md explains keys and arguments."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tangledbank.kernel.errors import Reason, UnknownName
from tangledbank.kernel.game import Game
from tangledbank.kernel.move import Move
from tangledbank.kernel.options import Option, Value, written
from tangledbank.kernel.phrase import Filled
from tangledbank.kernel.question import CHANCE
from tangledbank.locale.loader import Messages
from tangledbank.locale.scene import Facts, Scene

Arguments = dict[str, "str | int"]
NOWHERE = Scene()


def key_of(sort: str, name: str) -> str:
    """The key of a phrase: its sort and its name, with hyphens.

    >>> key_of("move", "jump_in")
    'move-jump-in'
    """
    return f"{sort}-{name}".replace("_", "-")


class Language(Messages):
    """A language for one game: everything the engine says, in words.

    >>> import tangledbank as tb
    >>> scene = Scene.of(tb.game("pond").new(players=2, seed=7).view(0), ["Anna", "Boris"])
    >>> language = Language("en", "pond")
    >>> language.move("hunt 2", scene)
    'Hunt: Gnat'
    >>> language.event({"key": "hops", "args": {"seat": "seat:1", "to": "hex:0,0"}}, scene)
    'Boris hops to B2.'
    >>> Language("xx")
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: There is no language 'xx'; there are: en, ru, cs.
    """

    # ------------------------------------------------------------------ what the engine says

    def move(self, move: Filled | Move | Mapping[str, Any] | str, scene: Scene = NOWHERE) -> str:
        """A move, given as a value, as its text, or as plain data with `key` and `args`.

        >>> scene = Scene(things={"card:3": {"is": "insect:fly"}})
        >>> Language("en", "pond").move("hunt 3", scene)
        'Hunt: Fly'
        """
        if isinstance(move, str):
            move = parse(self.game, move)
        return self._say("move", *name_and_arguments(move), scene)

    def note(self, key: str, args: Mapping[str, str], scene: Scene = NOWHERE) -> str:
        """A note of a lesson.

        >>> Language("en").note("lesson-over", {})
        'This lesson is done.'
        """
        return self.text(key, **self.fill(args, scene))

    def event(self, event: Filled | Mapping[str, Any], scene: Scene = NOWHERE) -> str:
        """An event, as a line of the log: the same line for every reader.

        Things are named with their owner, but for those of the player whom the line is about.

        >>> caught = {"seat": "seat:0", "insect": "insect:gnat", "pips": "number:5", "points": "number:2"}
        >>> Language("en", "pond").event({"key": "catches", "args": caught})
        'Gnat caught with a 5: 2 points for Player 1.'
        """
        name, elements = name_and_arguments(event)
        actor = int(elements["seat"].partition(":")[2]) if "seat" in elements else None
        return self._say("event", name, elements, scene.read_by(actor))

    def question(self, question: Mapping[str, Any], scene: Scene = NOWHERE) -> str:
        """The open question of a view: a prompt to the player who is asked, a report to the others.

        >>> question = {"seat": 1, "key": "act", "args": {}}
        >>> language = Language("en", "pond")
        >>> language.question(question, Scene(["Anna", "Boris"], seat=1))
        'Hop, hunt or rest.'
        >>> language.question(question, Scene(["Anna", "Boris"], seat=0))
        'Boris is choosing what to do.'
        """
        asked = question["seat"]
        name, elements = name_and_arguments(question)
        key, arguments = key_of("question", name), self.fill(elements, scene)
        if asked == CHANCE or (asked is not None and asked == scene.seat):
            return self._pick(key, arguments)
        if asked is not None:
            arguments["asked"] = self.player(asked, scene)
        return self._pick(f"{key}-other", arguments)

    def refusal(self, reason: Reason | Mapping[str, Any], scene: Scene = NOWHERE) -> str:
        """Why something cannot be done. The rule id stands in `reason.rule`, for a link to the rules.

        >>> Language("en", "pond").refusal({"rule": "POND-3.2", "key": "too-far", "args": {}})
        'That leaf is not beside yours.'
        """
        return self._say("refusal", *name_and_arguments(reason), scene)

    def advice(self, note: Filled | Mapping[str, Any], scene: Scene = NOWHERE) -> str:
        """What the coach says to the reader.

        >>> scene = Scene(things={"card:3": {"is": "insect:dragonfly"}})
        >>> Language("en", "pond").advice({"key": "hop-to-the-middle", "args": {"card": "card:3"}}, scene)
        'Dragonfly is hunted from the middle leaf only. Hop there first.'
        """
        return self._say("advice", *name_and_arguments(note), scene)

    def ahead(self, line: Filled | Mapping[str, Any], scene: Scene = NOWHERE) -> str:
        """What a move will lead to.

        >>> Language("en", "pond").ahead({"key": "odds", "args": {"sides": "number:4"}})
        '4 of the six sides of the die catch it.'
        """
        return self._say("ahead", *name_and_arguments(line), scene)

    def ending(self, told: Mapping[str, Any], scene: Scene = NOWHERE) -> str:
        """What a view tells of the end (a tie and what broke it), or a story of the turning point.

        >>> tied = {"first": "seat:0", "second": "seat:1"}
        >>> Language("en").ending({"key": "tie-shared", "args": tied, "facts": {"count": 9, "place": 1}})
        'Player 1 and Player 2 are equal in everything that counts (9) and share the victory.'
        """
        return self._say("ending", *name_and_arguments(told), scene)

    # ------------------------------------------------------------------ names

    def name(self, kind: str, id: str, form: str = "") -> str:
        """The name of a phase, mark, bot, option, game or the like; in a form of it, if the language has that.

        >>> Language("en").name("bot", "greedy"), Language("cs", "pond").name("insect", "dragonfly")
        ('Magpie', 'Vážka')
        >>> Language("cs", "pond").name("insect", "dragonfly", "accusative")
        'vážku'
        """
        key = key_of(kind, id)
        return self.forms(key).get(form) or self.text(key)

    def about(self, kind: str, id: str) -> str:
        """The text that explains what `name` names.

        >>> Language("en", "pond").about("option", "weather")
        'In a storm insects are harder to catch.'
        """
        return self.text(key_of(kind, id) + "-text")

    def lore(self, kind: str, id: str) -> str:
        """One true line of natural history about what `name` names; empty where there is none.

        >>> Language("en", "pond").lore("insect", "dragonfly")
        'A dragonfly can beat each of its four wings on its own.'
        >>> Language("en", "pond").lore("option", "weather")
        ''
        """
        key = key_of(f"lore-{kind}", id)
        return self.text(key) if self.has(key) else ""

    def ui(self, key: str, /, **arguments: object) -> str:
        """A word of the interface.

        >>> Language("cs").ui("undo")
        'Zpět o tah'
        """
        return self.text(f"ui-{key}", **arguments)

    def option_value(self, option: Option, value: Value) -> str:
        """A value of an option; words that many games use are common to all.

        >>> days, drought, weather, first = opened("pond").option_list()
        >>> language = Language("en", "pond")
        >>> language.option_value(days, 4), language.option_value(drought, True), language.option_value(first, 2)
        ('4', 'on', 'Player 3')
        """
        if isinstance(value, int) and not isinstance(value, bool):
            return self.player(value) if option.kind == "seat" else str(value)
        key = key_of(f"option-{option.id}-value", written(value))
        return self.text(key if self.has(key) else f"option-value-{written(value)}")

    def player(self, seat: int, scene: Scene = NOWHERE) -> str:
        """The name of the player at a seat, or "Player 2" while nobody sits there.

        >>> Language("en").player(1)
        'Player 2'
        """
        return scene.name(seat) or self.text("seat-unnamed", number=str(seat + 1))

    def element(self, element: str, scene: Scene = NOWHERE) -> str:
        """An element by itself: the label of a button or of a thing on the table; its form `alone`, if it has one.

        >>> language = Language("en", "pond")
        >>> language.element("choose:rest"), language.element("insect:gnat"), language.element("number:2")
        ('Rest', 'Gnat', '2')
        """
        words = self.fill({"it": element}, scene)
        return str(words.get("it-alone", words["it"]))

    # ------------------------------------------------------------------ elements as arguments

    def fill(self, elements: Facts, scene: Scene = NOWHERE) -> Arguments:
        """Fluent arguments for the arguments and facts of the engine: elements in words, numbers and words as they are.

        >>> scene = Scene(["Anna", "Boris"], seat=0, things={"hex:0,0": {"name": "B2", "owner": "seat:1"}})
        >>> Language("en", "pond").fill({"to": "hex:0,0", "count": "number:3"}, scene)
        {'to': 'B2', 'to-name': 'B2', 'to-owner': 'Boris', 'to-owner-whose': 'other', 'to-id': '0,0', 'count': 3}
        """
        filled: Arguments = {}
        for name, fact in elements.items():
            if isinstance(fact, str) and ":" in fact:
                filled.update((name + tail, word) for tail, word in self._words(fact, scene).items())
            elif isinstance(fact, str | int) and not isinstance(fact, bool):
                filled[name] = fact
        return filled

    def _words(self, element: str, scene: Scene) -> Arguments:
        """The words for one element, by what is added to the name of its argument.

        A thing that is another is called like that. Of what else is known, the message of its kind tells with the facts
        as arguments; all others have a name of their own, or none.
        """
        kind, _, value = element.partition(":")
        if kind == "number":
            return {"": int(value)}
        if kind == "seat":
            seat = int(value)
            return {"": self.player(seat, scene), "-whose": "own" if seat == scene.seat else "other"}
        if kind == "name":  # somebody who has no seat
            return {"": value}
        if kind == "guest":
            return {"": self.ui("guest-number", number=value) if value else self.ui("somebody")}
        facts = scene.facts(element)
        if "is" in facts:
            return self._words(facts["is"], scene)
        if facts and self.has(kind):
            told = {**self.fill(facts, scene), "id": value}
            return {**with_hyphens(self.forms(kind, told)), **{f"-{name}": word for name, word in told.items()}}
        for key in (key_of(kind, value), f"{kind}-unknown"):
            if self.has(key):
                return {**with_hyphens(self.forms(key, {"id": value})), "-id": value}
        return {"": value, "-id": value}

    # ------------------------------------------------------------------ sentences

    def _say(self, sort: str, name: str, elements: Facts, scene: Scene) -> str:
        return self._pick(key_of(sort, name), self.fill(elements, scene))

    def _pick(self, key: str, arguments: Arguments) -> str:
        """The message for a key; where an optional place is filled, the message that is made for it."""
        for name in arguments:
            if self.has(f"{key}-{name}"):
                key = f"{key}-{name}"
                break
        return self.text(key, **arguments)


def with_hyphens(forms: dict[str, str]) -> Arguments:
    """Forms of a word by what is added to the name of an argument.

    >>> with_hyphens({"": "a frog", "start": "A frog"})
    {'': 'a frog', '-start': 'A frog'}
    """
    return {f"-{form}" if form else "": word for form, word in forms.items()}


def name_and_arguments(said: Filled | Move | Reason | Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The name of a phrase and its arguments with the facts, from a value of the engine or from plain data.

    >>> name_and_arguments({"key": "bid", "args": {"amount": "number:5"}, "facts": {"rest": 7}})
    ('bid', {'amount': 'number:5', 'rest': 7})
    """
    if isinstance(said, Filled | Move):
        return said.phrase.name, dict(said.arguments)
    if isinstance(said, Reason):
        return said.key, {**said.arguments, **said.facts}
    return said["key"], {**said["args"], **said.get("facts", {})}


@cache
def opened(game: str) -> Game:
    """A game by its id, to read the texts of its moves; options do not matter for that.

    >>> opened("pond").parse_move("hop 0,1")
    <hop 0,1>
    """
    from tangledbank.games import game as open_game

    return open_game(game)


def parse(game: str, text: str) -> Move:
    """The move that a text names, legal or not.

    >>> parse("pond", "hop 0,1")
    <hop 0,1>
    >>> parse("pond", "fly away")
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: 'fly away' is not a move of pond.
    """
    move = opened(game).parse_move(text)
    if move is None:
        raise UnknownName(f"{text!r} is not a move of {game}.")
    return move
