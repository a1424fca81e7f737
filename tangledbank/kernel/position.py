"""Reading positions: a state written by hand, in TOML, checked word by word.

Each game documents its own words in docs/positions.md; what all share is how they are read and refused.
"""

from __future__ import annotations

import tomllib
from typing import Any

from tangledbank.kernel.chance import Chance
from tangledbank.kernel.errors import BadChance, BadPosition
from tangledbank.kernel.procedure import Procedure


class Section:
    """One section of a position. What is asked for is checked; what nobody asked for is refused by `finish`.

    >>> section = Section({"base": 3, "speed": 1})
    >>> section.whole("base", 0, most=20)
    3
    >>> section.finish()
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: speed: there is no such word here; there are: base.
    """

    __slots__ = ("asked", "content", "where")

    def __init__(self, content: dict[str, Any], where: str = "") -> None:
        self.content: dict[str, Any] = content
        self.where: str = where
        self.asked: list[str] = []

    def path(self, key: str) -> str:
        """Where a word stands, for error messages.

        >>> Section({}, "seats[1]").path("hand")
        'seats[1].hand'
        """
        return f"{self.where}.{key}" if self.where else key

    def value(self, key: str, default: Any) -> Any:
        """A value of any kind.

        >>> Section({"deck": 3}).value("deck", None)
        3
        """
        self.asked.append(key)
        return self.content.get(key, default)

    def whole(self, key: str, default: int, most: int, least: int = 0) -> int:
        """A whole number within bounds.

        >>> Section({"deck": -1}).whole("deck", 0, most=20)
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadPosition: deck: should be from 0 to 20, not -1.
        """
        value = self.value(key, default)
        if type(value) is not int:
            raise BadPosition(f"{self.path(key)}: should be a whole number, not {value!r}.")
        if not least <= value <= most:
            raise BadPosition(f"{self.path(key)}: should be from {least} to {most}, not {value}.")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false.

        >>> Section({"dry": "yes"}).flag("dry")
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadPosition: dry: should be true or false, not 'yes'.
        """
        value = self.value(key, default)
        if not isinstance(value, bool):
            raise BadPosition(f"{self.path(key)}: should be true or false, not {value!r}.")
        return value

    def word(self, key: str, default: str, allowed: tuple[str, ...]) -> str:
        """One of several words.

        >>> Section({"sky": "green"}).word("sky", "blue", ("blue", "grey"))
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadPosition: sky: should be one of blue, grey, not 'green'.
        """
        value = self.value(key, default)
        if value not in allowed:
            raise BadPosition(f"{self.path(key)}: should be one of {', '.join(allowed)}, not {value!r}.")
        return str(value)

    def texts(self, key: str) -> list[str]:
        """A list of texts.

        >>> Section({"hand": ["fly", "gnat"]}).texts("hand")
        ['fly', 'gnat']
        """
        value = self.value(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadPosition(f"{self.path(key)}: should be a list of texts, not {value!r}.")
        return value

    def part(self, key: str, example: str) -> Section:
        """A table within the section; `example` shows what one looks like.

        >>> Section({"leaves": {"big": 2}}).part("leaves", "{big = 2}").whole("big", 0, most=9)
        2
        >>> Section({"leaves": 5}).part("leaves", "{big = 2}")
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadPosition: leaves: should look like {big = 2}, a table, not like 5.
        """
        value = self.value(key, {})
        if not isinstance(value, dict):
            raise BadPosition(f"{self.path(key)}: should look like {example}, a table, not like {value!r}.")
        return Section(value, self.path(key))

    def sections(self, key: str) -> list[Section]:
        """A list of sections.

        >>> [seat.where for seat in Section({"seats": [{}, {}]}).sections("seats")]
        ['seats[0]', 'seats[1]']
        """
        value = self.value(key, [])
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise BadPosition(f"{self.path(key)}: should be sections [[{key}]].")
        return [Section(item, f"{self.path(key)}[{index}]") for index, item in enumerate(value)]

    def finish(self) -> None:
        """Refuse what nobody asked for.

        >>> section = Section({"deck": 3, "dekc": 4})
        >>> section.whole("deck", 0, most=9)
        3
        >>> section.finish()
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadPosition: dekc: there is no such word here; there are: deck.
        """
        for key in self.content:
            if key not in self.asked:
                known = ", ".join(sorted(set(self.asked)))
                raise BadPosition(f"{self.path(key)}: there is no such word here; there are: {known}.")


class Position:
    """A position that is being read: its own words, and a section for each seat.

    >>> import tangledbank as tb
    >>> position = Position(tb.game("pond"), {"seats": [{}, {}], "seed": 7})
    >>> len(position.seats), position.chance() == Chance("7")
    (2, True)
    >>> Position(tb.game("pond"), {"seats": []})
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: seats: there should be 1 to 4 of them, not 0.
    """

    __slots__ = ("game", "seats", "top")

    def __init__(self, game: Any, document: dict[str, Any]) -> None:
        self.game: Any = game
        self.top: Section = Section(document)
        check_options(game, self.top)
        self.seats: list[Section] = self.top.sections("seats")
        counts = game.player_counts()
        if len(self.seats) not in counts:
            least, most = counts.start, counts.stop - 1
            raise BadPosition(f"seats: there should be {least} to {most} of them, not {len(self.seats)}.")

    def chance(self) -> Chance:
        """The chance of the state, from the seed; the results given beforehand come in when play begins.

        >>> import tangledbank as tb
        >>> Position(tb.game("pond"), {"seats": [{}], "seed": 1.5}).chance()
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadPosition: seed: should be a whole number or a text, not 1.5.
        """
        seed = self.top.value("seed", 0)
        if type(seed) not in (int, str):
            raise BadPosition(f"seed: should be a whole number or a text, not {seed!r}.")
        return Chance(str(seed))

    def begin(self, state: Any, procedures: list[Procedure]) -> None:
        """Refuse the words that nobody asked for, and let the game run to its question.

        >>> import tangledbank as tb
        >>> tb.game("pond").position("seats = [{}]\\ndeer = 3")
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadPosition: deer: there is no such word here; there are: ...
        """
        state.chance.fate = fate_of(self.top, self.game)
        for section in [*self.seats, self.top]:
            section.finish()
        state.stack = procedures
        try:
            state.begin()
        except BadChance as error:  # only chance has moved so far, and only as the position told it to
            raise BadPosition(f"chance: {error.what}") from error


def check_options(game: Any, top: Section) -> None:
    """Refuse a position of another game, or with other options.

    >>> import tangledbank as tb
    >>> check_options(tb.game("pond"), Section({"options": {"drought": True}}))
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: options: the game was opened with other options than {'drought': True}.
    """
    top.word("game", game.id, (game.id,))
    options = options_of(top)
    if game.chosen({**game.options, **options}) != game.options:
        raise BadPosition(f"options: the game was opened with other options than {options!r}.")


def read_position(text: str) -> dict[str, Any]:
    """The document in a position's text.

    >>> read_position("day = 2")
    {'day': 2}
    >>> read_position("day = ")
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: The position is not valid TOML: Invalid value (at end of document).
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPosition(f"The position is not valid TOML: {error}.") from error


def options_of(top: Section) -> dict[str, Any]:
    """The options that a position names; whoever opens its game chooses them.

    >>> options_of(Section({"options": {"drought": True}}))
    {'drought': True}
    >>> options_of(Section({"options": 5}))
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: options: should look like {name = true}, a table, not like 5.
    """
    return top.part("options", "{name = true}").content


def fate_of(top: Section, game: Any) -> list[str]:
    """The next results of chance: a number is a roll of a die, a text is any chance move.

    >>> import tangledbank as tb
    >>> fate_of(Section({"chance": [4, "roll 2", "shuffle 1 0 2"]}), tb.game("pond"))
    ['roll 4', 'roll 2', 'shuffle 1 0 2']
    >>> fate_of(Section({"chance": [7]}), tb.game("pond"))
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: chance: 'roll 7' is no result of chance.
    """
    value = top.value("chance", [])
    if not isinstance(value, list) or not all(type(item) in (int, str) for item in value):
        raise BadPosition(f"chance: should be a list of rolls, not {value!r}.")
    fate = [f"roll {item}" if isinstance(item, int) else item for item in value]
    for item in fate:
        if not game.is_result_of_chance(item):
            raise BadPosition(f"chance: {item!r} is no result of chance.")
    return fate
