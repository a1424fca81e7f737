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

    >>> import tangledbank as tb
    >>> tb.game("pond", speed="high")
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: pond has no option speed; it has: days, drought, weather, first_player.
    """


class BadPosition(TangledBankError):
    """A hand-written position that cannot be.

    >>> import tangledbank as tb
    >>> tb.game("pond").position("seats = [{hand = ['bee']}]")
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadPosition: seats[0].hand: there is no card 'bee', or not so many of them.
    """


class BadRecord(TangledBankError):
    """A record that is damaged, or does not follow the rules.

    >>> import tangledbank as tb
    >>> tb.Record.from_text("Once upon a time")
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadRecord: Line 1 of the record is not JSON.
    """


class BadChance(TangledBankError):
    """A result of chance, prepared beforehand, that cannot come where chance is asked. It has changed nothing.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> state.chance.fate.append("roll 9")
    >>> state.play("hunt 0")
    Traceback (most recent call last):
    tangledbank.kernel.errors.BadChance: The prepared result of chance 'roll 9' cannot come next: ...
    """

    def __init__(self, result: str, asked: str) -> None:
        self.what = f"{result!r} cannot come next: {asked}."
        super().__init__(f"The prepared result of chance {self.what}")


class Reason:
    """Why something cannot be done: a refusal with its rule id, the arguments of the sentence, and whom it speaks of.

    >>> reason = Reason(Phrase("too-far", rule="POND-3.2"), {"to": "hex:0,1"})
    >>> reason.rule, reason.key, str(reason)
    ('POND-3.2', 'too-far', 'too-far (POND-3.2): to hex:0,1')
    """

    __slots__ = ("arguments", "facts", "key", "rule")

    def __init__(self, refusal: Phrase, arguments: Arguments, facts: dict[str, str] | None = None) -> None:
        self.rule: str = refusal.rule
        self.key: str = refusal.name
        self.arguments: Arguments = arguments
        self.facts: dict[str, str] = facts or {}

    def plain(self) -> dict[str, object]:
        """The reason as plain data for a client.

        >>> Reason(Phrase("too-far", rule="POND-3.2"), {"to": "hex:0,1"}).plain()
        {'rule': 'POND-3.2', 'key': 'too-far', 'args': {'to': 'hex:0,1'}, 'facts': {}}
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

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> state.play("dance")
    Traceback (most recent call last):
    tangledbank.kernel.errors.InvalidMove: 'dance' is not a move; a move is written like 'hop -1,0'.
    """

    def __init__(self, text: str, example: str = "") -> None:
        super().__init__(f"{text!r} is not a move" + (f"; a move is written like {example!r}." if example else "."))
        self.text = text


class IllegalMove(TangledBankError):
    """A move that the open question does not allow. It has changed nothing.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> state.play("hop 0,1")
    Traceback (most recent call last):
    tangledbank.kernel.errors.IllegalMove: The move 'hop 0,1' is not legal: too-far (POND-3.2): to hex:0,1.
    """

    def __init__(self, move: str, reason: Reason) -> None:
        super().__init__(f"The move {move!r} is not legal: {reason}.")
        self.move = move
        self.reason = reason

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it.

        >>> import tangledbank as tb
        >>> state = tb.game("pond").new(players=2, seed=7)
        >>> try:
        ...     state.play("hop 0,1")
        ... except tb.IllegalMove as error:
        ...     print(error.rule)
        POND-3.2
        """
        return self.reason.rule
