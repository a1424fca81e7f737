"""What can go wrong, each with one sentence that says what and where."""

from __future__ import annotations

from tangledbank.kernel.phrase import Arguments, Phrase


class TangledBankError(ValueError):
    """The base of all errors that a user can cause; its text is one clear sentence.

    >>> str(TangledBankError("There is no game called 'chess'."))
    "There is no game called 'chess'."
    """


class UnknownName(TangledBankError):
    """A game, option, seat kind or card that does not exist.

    >>> issubclass(UnknownName, TangledBankError)
    True
    """


class BadPosition(TangledBankError):
    """A hand-written position that cannot be.

    >>> issubclass(BadPosition, TangledBankError)
    True
    """


class BadRecord(TangledBankError):
    """A record that is damaged, or does not follow the rules.

    >>> issubclass(BadRecord, TangledBankError)
    True
    """


class BadChance(TangledBankError):
    """A result of chance, prepared beforehand, that cannot come where chance is asked. It has changed nothing.

    >>> str(BadChance("roll 2", "there are 84 cards to shuffle"))
    "The prepared result of chance 'roll 2' cannot come next: there are 84 cards to shuffle."
    """

    def __init__(self, result: str, asked: str) -> None:
        self.what = f"{result!r} cannot come next: {asked}."
        super().__init__(f"The prepared result of chance {self.what}")


class Reason:
    """Why something cannot be done: a refusal with its rule id, the arguments of the sentence, and whom it speaks of.

    >>> reason = Reason(Phrase("asleep", rule="EVL-3.12"), {"eater": "animal:3"})
    >>> reason.rule, reason.key, str(reason)
    ('EVL-3.12', 'asleep', 'asleep (EVL-3.12): eater animal:3')
    >>> reason.plain()
    {'rule': 'EVL-3.12', 'key': 'asleep', 'args': {'eater': 'animal:3'}, 'facts': {}}
    """

    __slots__ = ("arguments", "facts", "key", "rule")

    def __init__(self, refusal: Phrase, arguments: Arguments, facts: dict[str, str] | None = None) -> None:
        self.rule: str = refusal.rule
        self.key: str = refusal.name
        self.arguments: Arguments = arguments
        self.facts: dict[str, str] = facts or {}

    def plain(self) -> dict[str, object]:
        """The reason as plain data for a client.

        >>> Reason(Phrase("passed", rule="EVL-3.3"), {}).plain()
        {'rule': 'EVL-3.3', 'key': 'passed', 'args': {}, 'facts': {}}
        """
        return {"rule": self.rule, "key": self.key, "args": self.arguments, "facts": self.facts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __str__(self) -> str:
        words = ", ".join(f"{name} {value}" for name, value in self.arguments.items())
        return f"{self.key} ({self.rule})" + (f": {words}" if words else "")

    def __repr__(self) -> str:
        return f"<reason {self}>"


class InvalidMove(TangledBankError):
    """A text that is no move at all. It has changed nothing.

    >>> str(InvalidMove("dance", "attack 3 7"))
    "'dance' is not a move; a move is written like 'attack 3 7'."
    """

    def __init__(self, text: str, example: str = "") -> None:
        super().__init__(f"{text!r} is not a move" + (f"; a move is written like {example!r}." if example else "."))
        self.text = text


class IllegalMove(TangledBankError):
    """A move that the open question does not allow. It has changed nothing.

    >>> error = IllegalMove("take_food 3", Reason(Phrase("asleep", rule="EVL-3.12"), {}))
    >>> error.rule, str(error)
    ('EVL-3.12', "The move 'take_food 3' is not legal: asleep (EVL-3.12).")
    """

    def __init__(self, move: str, reason: Reason) -> None:
        super().__init__(f"The move {move!r} is not legal: {reason}.")
        self.move = move
        self.reason = reason

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it.

        >>> IllegalMove("pass", Reason(Phrase("asleep", rule="EVL-3.12"), {})).rule
        'EVL-3.12'
        """
        return self.reason.rule
