"""Putting moves, questions, events and refusals into words. docs/languages.md explains keys and arguments."""

from __future__ import annotations

from functools import cache
from typing import Any

from tangledbank.kernel.errors import Reason, UnknownName
from tangledbank.kernel.options import Option, Value, written
from tangledbank.kernel.phrase import Filled
from tangledbank.kernel.procedure import CHANCE
from tangledbank.locale.loader import Messages
from tangledbank.locale.scene import Scene

Arguments = dict[str, "str | int"]
NOWHERE = Scene()


def key_of(sort: str, name: str) -> str:
    """The key of a phrase: its sort and its name, with hyphens.

    >>> key_of("move", "take_food")
    'move-take-food'
    """
    return f"{sort}-{name}".replace("_", "-")


class Language(Messages):
    """A language for one game: everything the engine says, in words.

    >>> language = Language("en", "evolution")
    >>> scene = Scene(names=["Anna", "Boris"], owners=[0, 0, 0, 1, 1, 1, 1], seat=0)
    >>> language.move("attack 3 7", scene)
    'Animal 3 attacks Boris’s animal 7'
    >>> language.event({"key": "is-eaten", "args": {"prey": "animal:7", "hunter": "animal:3"}}, scene)
    'Boris’s animal 7 is eaten by Anna’s animal 3.'
    >>> Language("xx")
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: There is no language 'xx'; there are: en, ru, cs.
    """

    # ------------------------------------------------------------------ what the engine says

    def move(self, move: Filled | dict[str, Any] | str, scene: Scene = NOWHERE) -> str:
        """A move, given as a value, as its text, or as plain data with `key` and `args`.

        >>> Language("en", "evolution").move("take_food 3", Scene(["Anna"], [0, 0, 0], seat=0))
        'Animal 3 takes food from the base'
        """
        if isinstance(move, str):
            move = parse(self.game, move)
        return self._say("move", *name_and_arguments(move), scene)

    def event(self, event: Filled | dict[str, Any], scene: Scene = NOWHERE) -> str:
        """An event, as a line of the log: the same line for every reader.

        Animals are named with their owner, but for those of the player whom the line is about.

        >>> Language("en", "evolution").event({"key": "draws", "args": {"seat": "seat:0", "count": "number:2"}})
        'Player 1 draws 2 cards.'
        """
        name, elements = name_and_arguments(event)
        actor = int(elements["seat"].partition(":")[2]) if "seat" in elements else None
        return self._say("event", name, elements, scene.read_by(actor))

    def question(self, question: dict[str, Any], scene: Scene = NOWHERE) -> str:
        """The open question of a view: a prompt to the player who is asked, a report to the others.

        >>> question = {"seat": 1, "what": "develop", "args": {}}
        >>> language = Language("en", "evolution")
        >>> language.question(question, Scene(["Anna", "Boris"], seat=1))
        'Play a card as an animal or as a trait, or pass.'
        >>> language.question(question, Scene(["Anna", "Boris"], seat=0))
        'Boris is choosing a card to play.'
        """
        asked = question["seat"]
        arguments = self.fill(question["args"], scene)
        if asked == CHANCE or (asked is not None and asked == scene.seat):
            return self._pick(key_of("question", question["what"]), arguments)
        if asked is not None:
            arguments["asked"] = self.player(asked, scene)
        return self._pick(key_of("question", question["what"]) + "-other", arguments)

    def refusal(self, reason: Reason | dict[str, Any], scene: Scene = NOWHERE) -> str:
        """Why something cannot be done. The rule id stands in `reason.rule`, for a link to the rules.

        >>> Language("en", "evolution").refusal({"rule": "EVL-3.10", "key": "base-is-empty", "args": {}})
        'The food base is empty.'
        """
        if isinstance(reason, Reason):
            return self._say("refusal", reason.key, reason.arguments, scene)
        return self._say("refusal", reason["key"], reason["args"], scene)

    # ------------------------------------------------------------------ names

    def name(self, kind: str, id: str) -> str:
        """The name of a trait, phase, mark, bot, option or game.

        >>> Language("en", "evolution").name("phase", "food_base"), Language("en").name("bot", "greedy")
        ('Food base', 'Magpie')
        """
        return self.text(key_of(kind, id))

    def about(self, kind: str, id: str) -> str:
        """The text that explains what `name` names.

        >>> Language("en", "evolution").about("option", "deck_reduction")
        'A smaller deck makes a shorter game.'
        """
        return self.text(key_of(kind, id) + "-text")

    def trait(self, id: str, case: str = "") -> str:
        """The name of a trait, where the language has cases in any of them.

        >>> Language("en", "evolution").trait("tail_loss")
        'Tail Loss'
        >>> Language("ru", "evolution").trait("tail_loss", "genitive")
        'Отбрасывания хвоста'
        """
        forms = self.forms(key_of("trait", id))
        return forms.get(case) or forms.get("") or id

    def trait_text(self, id: str) -> str:
        """What a trait does.

        >>> Language("en", "evolution").trait_text("burrowing")
        'While it is fed, it cannot be attacked.'
        """
        return self.about("trait", id)

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

        >>> language = Language("en", "evolution")
        >>> language.element("choose:take_food"), language.element("face:running"), language.element("number:2")
        ('Take food', 'Running', '2')
        """
        words = self.fill({"it": element}, scene)
        return str(words.get("it-alone", words["it"]))

    # ------------------------------------------------------------------ elements as arguments

    def fill(self, elements: dict[str, str], scene: Scene = NOWHERE) -> Arguments:
        """Fluent arguments for the arguments of the engine.

        >>> scene = Scene(["Anna", "Boris"], [0, 1], seat=0)
        >>> Language("en").fill({"prey": "animal:2", "count": "number:3"}, scene)
        {'prey': 'Boris’s animal 2', 'prey-start': 'Boris’s animal 2', 'prey-number': '2', 'prey-owner': 'Boris',
         'prey-whose': 'other', 'count': 3}
        """
        filled: Arguments = {}
        for name, element in elements.items():
            kind, _, value = element.partition(":")
            filled.update((name + tail, word) for tail, word in self._words(kind, value, scene).items())
        return filled

    def _words(self, kind: str, value: str, scene: Scene) -> Arguments:
        """The words for one element, by what is added to the name of its argument."""
        if kind == "number":
            return {"": int(value)}
        if kind == "seat":
            seat = int(value)
            return {"": self.player(seat, scene), "-whose": "own" if seat == scene.seat else "other"}
        if kind == "animal":
            return self._animal(value, scene)
        if kind == "hex":
            return self._space(value, scene)
        if kind in ("card", "design"):
            return {"": self._card(scene.faces(kind, int(value)))}
        if kind == "trait":
            value = scene.traits.get(int(value), "unknown")
        key = key_of("trait" if kind == "face" else kind, value)
        words = {**with_hyphens(self.forms(key) if self.has(key) else {"": value}), "-id": value}
        return {**words, **self._lot(int(value), words[""], scene)} if kind == "row" else words

    def _animal(self, number: str, scene: Scene) -> Arguments:
        seat = scene.owner(int(number))
        owner = self.text("owner-unknown") if seat is None else self.player(seat, scene)
        known: Arguments = {
            "number": number,
            "owner": owner,
            "whose": "own" if seat is not None and seat == scene.seat else "other",
        }
        return {**with_hyphens(self.forms("animal", known)), **{f"-{part}": word for part, word in known.items()}}

    def _space(self, coordinates: str, scene: Scene) -> Arguments:
        """A space of a map: the message `space` with its name and what the view tells of it."""
        place = scene.places.get(coordinates)
        owner = scene.owner_at(coordinates)
        words: Arguments = {"-owner": self.text("owner-unknown") if owner is None else self.player(owner, scene)}
        if not self.has("space"):
            return {"": place.name if place else coordinates, **words}
        if place is None:
            return {**with_hyphens(dict.fromkeys(self.form_names("space"), coordinates)), **words}
        return {**with_hyphens(self.forms("space", {"name": place.name, **self.fill(place.facts, scene)})), **words}

    def _lot(self, row: int, name: str | int, scene: Scene) -> Arguments:
        """What is for sale in a row: where two rows have the same, each goes with its number."""
        if row >= len(scene.lots):
            return {"-lot": name}
        thing = scene.lots[row]
        alike = "one" if scene.lots.count(thing) == 1 else "many"
        lot = self.text("lot", thing=self.element(thing, scene), row=name, alike=alike)
        return {"-lot": lot, "-alone": lot}

    def _card(self, faces: Any) -> str:
        if not faces:
            return self.text("card-unknown")
        names = [self.element(face) if ":" in face else self.trait(face) for face in faces]
        return names[0] if len(names) == 1 else self.text("card-two-faces", one=names[0], two=names[1])

    # ------------------------------------------------------------------ sentences

    def arguments(self, sort: str, elements: dict[str, str], scene: Scene = NOWHERE) -> Arguments:
        """All that a sentence of some sort can use.

        A refusal has also the first and the last animal of the move; a move what would come of it, where the scene
        tells: `odds`, on how many numbers of the die an attack is won, and `rest`, the points that a bid leaves.

        >>> "last-start" in Language("en").arguments("refusal", {"hunter": "animal:3", "prey": "animal:7"})
        True
        """
        arguments = self.fill(elements, scene)
        animals = [element for element in elements.values() if element.startswith("animal:")]
        if sort == "refusal" and animals:
            arguments |= self.fill({"first": animals[0], "last": animals[-1]}, scene)
        if sort == "move":
            odds = scene.odds_of(*(elements.get(place, "").partition(":")[2] for place in ("from", "to")))
            rest = scene.rest(int(elements["amount"].partition(":")[2])) if "amount" in elements else None
            arguments |= {name: known for name, known in (("odds", odds), ("rest", rest)) if known is not None}
        return arguments

    def _say(self, sort: str, name: str, elements: dict[str, str], scene: Scene) -> str:
        return self._pick(key_of(sort, name), self.arguments(sort, elements, scene))

    def _pick(self, key: str, arguments: Arguments) -> str:
        """The message for a key; where an optional place is filled, the message that is made for it."""
        for name in arguments:
            if self.has(f"{key}-{name}"):
                key = f"{key}-{name}"
                break
        return self.text(key, **arguments)


def with_hyphens(forms: dict[str, str]) -> Arguments:
    """Forms of a word by what is added to the name of an argument.

    >>> with_hyphens({"": "animal 3", "start": "Animal 3"})
    {'': 'animal 3', '-start': 'Animal 3'}
    """
    return {f"-{form}" if form else "": word for form, word in forms.items()}


def name_and_arguments(said: Filled | dict[str, Any]) -> tuple[str, dict[str, str]]:
    """The name of a phrase and its arguments, from a value of the engine or from plain data.

    >>> name_and_arguments({"key": "passes", "args": {"seat": "seat:0"}})
    ('passes', {'seat': 'seat:0'})
    """
    if isinstance(said, Filled):
        return said.phrase.name, said.arguments
    return said["key"], said["args"]


@cache
def opened(game: str) -> Any:
    """A game by its id, to read the texts of its moves; options do not matter for that.

    >>> opened("evolution").id
    'evolution'
    """
    from tangledbank.games import game as open_game

    return open_game(game)


def parse(game: str, text: str) -> Filled:
    """The move that a text names, legal or not.

    >>> parse("evolution", "graze 3")
    <graze 3>
    >>> parse("evolution", "fly away")
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: 'fly away' is not a move of evolution.
    """
    move: Filled | None = opened(game).parse_move(text)
    if move is None:
        raise UnknownName(f"{text!r} is not a move of {game}.")
    return move
