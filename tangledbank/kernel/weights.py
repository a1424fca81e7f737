"""Weights: the numbers with which an evaluation weighs what it sees, by name. They stand in a table beside the game."""

from __future__ import annotations

from collections.abc import Sequence

from tangledbank.kernel.errors import TangledBankError


class Weights:
    """Numbers by name; those of a group are called `group.name`.

    >>> weights = Weights({"card": 0.9, "lasting.big": 0.3, "lasting.swimming": 0.4})
    >>> weights.number("card"), weights.row("lasting", ("swimming", "big"))
    (0.9, [0.4, 0.3])
    """

    def __init__(self, values: dict[str, float], source: str = "weights") -> None:
        self.values: dict[str, float] = values
        self.source: str = source  # what the table is called when something in it is not right
        self.shares: set[str] = set()  # those that an evaluation has asked for as a part of one

    def number(self, name: str) -> float:
        """One of them.

        >>> Weights({"card": 0.9}, "weights.toml").number("hope")
        Traceback (most recent call last):
        tangledbank.kernel.errors.TangledBankError: weights.toml: the weight 'hope' is missing.
        """
        if name not in self.values:
            raise TangledBankError(f"{self.source}: the weight {name!r} is missing.")
        return self.values[name]

    def share(self, name: str) -> float:
        """One that is a part of a whole or a chance, between nothing and one.

        >>> Weights({"hope": 1.2}, "weights.toml").share("hope")
        Traceback (most recent call last):
        tangledbank.kernel.errors.TangledBankError: weights.toml: the weight 'hope' should be from 0 to 1, not 1.2.
        """
        found = self.number(name)
        if not 0.0 <= found <= 1.0:
            raise TangledBankError(f"{self.source}: the weight {name!r} should be from 0 to 1, not {found:g}.")
        self.shares.add(name)
        return found

    def row_of_shares(self, group: str, names: Sequence[str], otherwise: float | None = None) -> list[float]:
        """Those of a group in a given order, each a part of a whole or a chance.

        >>> Weights({"danger.running": 0.5}).row_of_shares("danger", ("big", "running"), otherwise=1.0)
        [1.0, 0.5]
        """
        for name in names:
            if f"{group}.{name}" in self.values:
                self.share(f"{group}.{name}")
        return self.row(group, names, otherwise)

    def row(self, group: str, names: Sequence[str], otherwise: float | None = None) -> list[float]:
        """Those of a group in a given order; with `otherwise` not all need to be there.

        >>> Weights({"danger.running": 0.5}).row("danger", ("big", "running"), otherwise=1.0)
        [1.0, 0.5]
        """
        found: list[float] = []
        for name in names:
            full = f"{group}.{name}"
            if otherwise is not None and full not in self.values:
                found.append(otherwise)
            else:
                found.append(self.number(full))
        return found

    def changed(self, others: Weights) -> Weights:
        """These, but where others are given those; a name that is not known here is refused.

        >>> Weights({"card": 0.9, "hope": 0.1}).changed(Weights({"card": 1.0})).values
        {'card': 1.0, 'hope': 0.1}
        >>> Weights({"card": 0.9, "hope": 0.1}).changed(Weights({"cards": 1.0}, "mine.toml"))
        Traceback (most recent call last):
        tangledbank.kernel.errors.TangledBankError: mine.toml: there is no weight 'cards' here; there are: card, hope.
        """
        for name in others.values:
            if name not in self.values:
                known = ", ".join(self.values)
                raise TangledBankError(f"{others.source}: there is no weight {name!r} here; there are: {known}.")
        return Weights({**self.values, **others.values}, others.source)
