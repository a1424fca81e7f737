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

        >>> Section({"base": -1}).whole("base", 0, most=20)
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadPosition: base: should be from 0 to 20, not -1.
        """
        value = self.value(key, default)
        if type(value) is not int:
            raise BadPosition(f"{self.path(key)}: should be a whole number, not {value!r}.")
        if not least <= value <= most:
            raise BadPosition(f"{self.path(key)}: should be from {least} to {most}, not {value}.")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false.

        >>> Section({"passed": True}).flag("passed")
        True
        """
        value = self.value(key, default)
        if not isinstance(value, bool):
            raise BadPosition(f"{self.path(key)}: should be true or false, not {value!r}.")
        return value

    def word(self, key: str, default: str, allowed: tuple[str, ...]) -> str:
        """One of several words.

        >>> Section({"phase": "lunch"}).word("phase", "feeding", ("development", "feeding"))
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadPosition: phase: should be one of development, feeding, not 'lunch'.
        """
        value = self.value(key, default)
        if value not in allowed:
            raise BadPosition(f"{self.path(key)}: should be one of {', '.join(allowed)}, not {value!r}.")
        return str(value)

    def texts(self, key: str) -> list[str]:
        """A list of texts.

        >>> Section({"hand": ["running"]}).texts("hand")
        ['running']
        """
        value = self.value(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadPosition(f"{self.path(key)}: should be a list of texts, not {value!r}.")
        return value

    def part(self, key: str, example: str) -> Section:
        """A table within the section; `example` shows what one looks like.

        >>> Section({"genes": {"horn": 2}}).part("genes", "{horn = 2}").whole("horn", 0, most=9)
        2
        >>> Section({"genes": 5}).part("genes", "{horn = 2}")
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadPosition: genes: should look like {horn = 2}, a table, not like 5.
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

        >>> Section({}).finish()
        """
        for key in self.content:
            if key not in self.asked:
                known = ", ".join(sorted(set(self.asked)))
                raise BadPosition(f"{self.path(key)}: there is no such word here; there are: {known}.")


class Position:
    """A position that is being read: its own words, and a section for each seat.

    >>> import tangledbank as tb
    >>> position = Position(tb.game("evolution"), {"seats": [{}, {}], "seed": 7})
    >>> len(position.seats), position.chance() == Chance("7")
    (2, True)
    >>> Position(tb.game("evolution"), {"seats": []})
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: seats: there should be 2 to 4 of them, not 0.
    """

    __slots__ = ("game", "seats", "top")

    def __init__(self, game: Any, document: dict[str, Any]) -> None:
        self.game: Any = game
        self.top: Section = Section(document)
        self.top.word("game", game.id, (game.id,))
        options = options_of(self.top)
        if game.chosen({**game.options, **options}) != game.options:
            raise BadPosition(f"options: the game was opened with other options than {options!r}.")
        self.seats: list[Section] = self.top.sections("seats")
        counts = game.player_counts()
        if len(self.seats) not in counts:
            least, most = counts.start, counts.stop - 1
            raise BadPosition(f"seats: there should be {least} to {most} of them, not {len(self.seats)}.")

    def chance(self) -> Chance:
        """The chance of the state, from the seed; the results given beforehand come in when play begins.

        >>> import tangledbank as tb
        >>> Position(tb.game("evolution"), {"seats": [{}, {}]}).chance() == Chance("0")
        True
        """
        seed = self.top.value("seed", 0)
        if type(seed) not in (int, str):
            raise BadPosition(f"seed: should be a whole number or a text, not {seed!r}.")
        return Chance(str(seed))

    def begin(self, state: Any, procedures: list[Procedure]) -> None:
        """Refuse the words that nobody asked for, and let the game run to its question.

        >>> import tangledbank as tb
        >>> tb.game("dinosaurs").position("chance = 6\\n[[seats]]\\n[[seats]]\\n[[seats]]")
        Traceback (most recent call last):
        tangledbank.kernel.errors.BadPosition: chance: should be a list of rolls, not 6.
        """
        state.chance.fate = fate_of(self.top, self.game)
        for section in [*self.seats, self.top]:
            section.finish()
        state.stack = procedures
        try:
            state.begin()
        except BadChance as error:  # only chance has moved so far, and only as the position told it to
            raise BadPosition(f"chance: {error.what}") from error


def read_position(text: str) -> dict[str, Any]:
    """The document in a position's text.

    >>> read_position("base = ")
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: The position is not valid TOML: Invalid value (at end of document).
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPosition(f"The position is not valid TOML: {error}.") from error


def options_of(top: Section) -> dict[str, Any]:
    """The options that a position names; whoever opens its game chooses them.

    >>> options_of(Section({"options": {"ice_age": True}}))
    {'ice_age': True}
    >>> options_of(Section({"options": 5}))
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: options: should look like {ice_age = true}, a table, not like 5.
    """
    return top.part("options", "{ice_age = true}").content


def fate_of(top: Section, game: Any) -> list[str]:
    """The next results of chance: a number is a roll of a die, a text is any chance move.

    >>> import tangledbank as tb
    >>> fate_of(Section({"chance": [4, "roll 2", "shuffle 1 0 2"]}), tb.game("evolution"))
    ['roll 4', 'roll 2', 'shuffle 1 0 2']
    >>> fate_of(Section({"chance": [7]}), tb.game("evolution"))
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
