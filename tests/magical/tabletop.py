"""A table for tests: a position with its creatures called by name and its cards by design."""

from __future__ import annotations

import re
from typing import Any

import tangledbank as tb
from tangledbank.games.magical.creature import Creature
from tangledbank.games.magical.kinds import COUNT, ORDER
from tangledbank.games.magical.state import MagicalState
from tests.tabletop import Tabletop

NAME = re.compile(r'"(\w+)(?:\(\w+\))?(?:[:;][^"]*)?"')
AWAKE = '"Z; energy 4"'  # somebody who is awake and has a choice, so that the game stops there


def new_game(players: int, seed: int, **options: Any) -> MagicalState:
    """A new game, as the state of this game and no other."""
    state = tb.game("magical", data=None, **options).new(players, seed)
    assert isinstance(state, MagicalState)
    return state


class MagicalTable(Tabletop):
    """A position. In moves, creatures may be called by name, a property `A.wise`, a card of the hand `p07`.

    Unless the position says otherwise, nothing is left on the source.
    """

    def __init__(self, text: str, **options: Any) -> None:
        given = [part for part in ("lower", "upper") if re.search(rf"^\s*{part} =", text, re.M)]
        fresh = re.search(r'at = "(start|exchange)"', text)  # a round begins with a full source
        empty = "" if fresh else "".join(f"{part} = 0\n" for part in ("lower", "upper") if part not in given)
        super().__init__(tb.game("magical", data=None, **options).position(empty + text))
        names = [name for line in re.findall(r"creatures = \[(.*?)\n?\]", text, re.S) for name in NAME.findall(line)]
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(names, start=1)}

    def __getitem__(self, name: str) -> Creature:
        creature: Creature = self.state.creature(self.numbers[name])
        return creature

    def translate(self, move: str) -> str:
        """A move with names in it, as the engine writes it."""

        def number(match: re.Match[str]) -> str:
            name, _, kind = match[0].partition(".")
            if name in self.numbers:
                return f"{self.numbers[name]},{kind}" if kind else str(self.numbers[name])
            return str(self.card(name)) if re.fullmatch(r"p\d\d", name) else match[0]

        return re.sub(r"[\w.]+", number, move)

    def card(self, design: str) -> int:
        """The newest number of a card."""
        face = [row.id for row in self.state.game.tables.cards].index(design)
        numbers = [n for n, pool in enumerate(self.state.secrets.pools) if pool == 0]
        return max(n for n in numbers if self.state.secrets.faces[n] == face)

    def designs(self, cards: list[int]) -> list[str]:
        """What is on some cards."""
        return [self.state.game.tables.cards[self.state.secrets.faces[card]].id for card in cards]

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand."""
        return self.designs(self.state.hands[seat])

    @property
    def discard(self) -> list[str]:
        """The cards in the discard pile."""
        return self.designs(self.state.deck.discard)

    def alive(self, name: str) -> bool:
        """Whether a creature is in play."""
        return self.state.find(self.numbers[name]) is not None

    def shows(self, name: str, energy: int, *properties: str, asleep: bool = False) -> bool:
        """Whether a creature is just so."""
        creature = self[name]
        return (creature.energy, tuple(ORDER[laid % COUNT] for laid in creature.laid), creature.asleep) == (
            energy,
            properties,
            asleep,
        )


def duel(mine: str, theirs: str, more: str = "", **options: Any) -> MagicalTable:
    """Two players, the first on turn, and somebody of the second awake."""
    return MagicalTable(
        f"{more}\n[[seats]]\ncreatures = [{mine}]\n[[seats]]\ncreatures = [{theirs}, {AWAKE}]\n", **options
    )
