"""Options: what is chosen before a game begins. A switch, one of several words, a number, or a seat."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tangledbank.kernel.errors import TangledBankError, UnknownName

Value = bool | int | str
RANDOM = "random"  # the choice of a seat that is left to chance


class BadOptions(TangledBankError):
    """Options that do not go together, or not with so many players.

    >>> raise BadOptions("A pond without water has no frogs; choose one of the two.")
    Traceback (most recent call last):
    tangledbank.kernel.options.BadOptions: A pond without water has no frogs; choose one of the two.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """What all options have: an id, a default, and a way to read what somebody wrote.

    >>> option = Choice("weather", ("mild", "stormy"))
    >>> option.default, option.read("stormy")
    ('mild', 'stormy')
    >>> option.read("cold")
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: The option weather cannot be 'cold'; it is one of: mild, stormy.
    """

    kind: ClassVar[str] = ""  # which of the four it is, for clients

    def __init__(self, id: str, default: Value) -> None:
        self.id: str = id
        self.default: Value = default

    def samples(self) -> list[Value]:
        """Values to try a game with: all of them, or the ends of their range.

        >>> Number("frogs", 3, 1, 6).samples()
        [1, 3, 6]
        """
        raise NotImplementedError

    def allowed(self) -> str:
        """The values that it can have, in words.

        >>> Number("frogs", 3, 1, 6).allowed()
        'a number from 1 to 6'
        """
        return "one of: " + ", ".join(written(value) for value in self.samples())

    def read(self, value: object) -> Value:
        """The option's value from what somebody wrote.

        >>> Switch("storm").read("true"), Number("frogs", 3, 1, 6).read("4")
        (True, 4)
        """
        for known in self.samples():
            if written(known) == written(value):
                return known
        raise UnknownName(f"The option {self.id} cannot be {written(value)!r}; it is {self.allowed()}.")

    def check(self, value: Value, players: int) -> None:
        """Refuse a value that does not go with so many players.

        >>> SeatOption("first_player").check(4, players=3)
        Traceback (most recent call last):
        tangledbank.kernel.options.BadOptions: The option first_player cannot be 4 with 3 players; the last seat is 2.
        """

    def plain(self) -> dict[str, Any]:
        """The option as plain data for a client.

        >>> Switch("storm").plain()
        {'id': 'storm', 'kind': 'switch', 'default': False}
        """
        return {"id": self.id, "kind": self.kind, "default": self.default}


class Switch(Option):
    """On or off.

    >>> Switch("storm").read("on")
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: The option storm cannot be 'on'; it is one of: true, false.
    """

    kind: ClassVar[str] = "switch"

    def __init__(self, id: str, default: bool = False) -> None:
        super().__init__(id, default)

    def samples(self) -> list[Value]:
        """Both."""
        return [True, False]


class Choice(Option):
    """One of several words; the first is the default.

    >>> Choice("weather", ("mild", "stormy")).plain()["values"]
    ['mild', 'stormy']
    """

    kind: ClassVar[str] = "choice"

    def __init__(self, id: str, values: tuple[str, ...]) -> None:
        super().__init__(id, values[0])
        self.values: tuple[str, ...] = values

    def samples(self) -> list[Value]:
        """All of them."""
        return list(self.values)

    def plain(self) -> dict[str, Any]:
        """With the words."""
        return {**super().plain(), "values": list(self.values)}


class Number(Option):
    """A whole number in a range.

    >>> Number("frogs", 3, 1, 6).read(7)
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: The option frogs cannot be '7'; it is a number from 1 to 6.
    """

    kind: ClassVar[str] = "number"

    def __init__(self, id: str, default: int, least: int, most: int) -> None:
        super().__init__(id, default)
        self.least: int = least
        self.most: int = most

    def samples(self) -> list[Value]:
        """The ends, and the default."""
        return [*sorted({self.least, int(self.default), self.most})]

    def allowed(self) -> str:
        """The range."""
        return f"a number from {self.least} to {self.most}"

    def read(self, value: object) -> Value:
        """Any number in the range."""
        text = written(value)
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) < 10 and self.least <= int(text) <= self.most:
            return int(text)
        raise UnknownName(f"The option {self.id} cannot be {text!r}; it is {self.allowed()}.")

    def plain(self) -> dict[str, Any]:
        """With the range."""
        return {**super().plain(), "least": self.least, "most": self.most}


class SeatOption(Option):
    """A seat of the table, or `random`, which is the default.

    >>> SeatOption("first_player").read("2"), SeatOption("first_player").read("random")
    (2, 'random')
    """

    kind: ClassVar[str] = "seat"

    def __init__(self, id: str) -> None:
        super().__init__(id, RANDOM)

    def samples(self) -> list[Value]:
        """Chance, and the first seat, which every table has."""
        return [RANDOM, 0]

    def allowed(self) -> str:
        """In words."""
        return f"{RANDOM} or the number of a seat, from 0"

    def read(self, value: object) -> Value:
        """Any seat; whether the table has it is seen when the players are counted."""
        text = written(value)
        if text == RANDOM:
            return text
        if text.isascii() and text.isdigit() and len(text) < 3:
            return int(text)
        raise UnknownName(f"The option {self.id} cannot be {text!r}; it is {self.allowed()}.")

    def check(self, value: Value, players: int) -> None:
        """The table must have that seat."""
        if isinstance(value, int) and value >= players:
            raise BadOptions(
                f"The option {self.id} cannot be {value} with {players} players; the last seat is {players - 1}."
            )


def written(value: object) -> str:
    """A value as one writes it on the command line.

    >>> written(True), written(3), written("none")
    ('true', '3', 'none')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_options(id: str, options: list[Option], choices: dict[str, object]) -> dict[str, Value]:
    """All options of a game with their values, defaults filled in; unknown names are refused.

    >>> read_options("pond", [Switch("storm")], {})
    {'storm': False}
    """
    known = {option.id: option for option in options}
    for name in choices:
        if name not in known:
            raise UnknownName(f"{id} has no option {name}; it has: {', '.join(known) or 'none'}.")
    return {name: option.read(choices[name]) if name in choices else option.default for name, option in known.items()}
