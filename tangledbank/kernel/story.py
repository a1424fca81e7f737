"""The story of a finished game in figures: what could be counted after every decision, turns, and where it turned.

Nothing of it may be told while the game goes on; after the end everything is open.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tangledbank.kernel.told import Told


class Story:
    """The measures of a game after each decision that changed one; `states` are those after each decision.

    >>> import tangledbank as tb
    >>> state = tb.game("pond", days=2).new(players=2, seed=7)
    >>> states = [state.clone()]
    >>> while not state.over:
    ...     state.play(state.moves[-1])
    ...     states.append(state.clone())
    >>> story = Story(states)
    >>> story.at, story.curves["cards"], story.turns
    ([0, 1, 2, 3, 4], [[2, 3, 3, 4, 4], [2, 2, 3, 3, 4]], [(1, 0), (2, 2)])
    """

    __slots__ = ("at", "curves", "last", "players", "turns", "winners")

    def __init__(self, states: list[Any]) -> None:
        end: Told = states[-1]
        self.players: int = end.players
        self.winners: list[int] = end.winners_now()
        self.last: int = len(states) - 1
        self.at: list[int] = []  # decisions
        self.curves: dict[str, list[list[int]]] = {name: [[] for _ in range(self.players)] for name in end.measures()}
        self.turns: list[tuple[int, int]] = []  # number, and the decision at which it is there
        before: dict[str, list[int]] = {}
        for decision, state in enumerate(states):
            counted: dict[str, list[int]] = state.measures()
            if counted != before or decision == self.last:
                self._note(decision, counted)
                before = counted
            turn: int = state.turn_now()
            if turn and (not self.turns or self.turns[-1][0] != turn):
                self.turns.append((turn, decision))

    def _note(self, decision: int, counted: dict[str, list[int]]) -> None:
        self.at.append(decision)
        for name, counts in counted.items():
            for seat in range(self.players):
                self.curves[name][seat].append(counts[seat])

    def lead(self, sample: int) -> int:
        """By how much the only winner was ahead of all others after a sample, in the first measure."""
        curves = next(iter(self.curves.values()))
        winner = self.winners[0]
        return curves[winner][sample] - max([curves[seat][sample] for seat in range(self.players) if seat != winner])

    def turning(self) -> dict[str, Any] | None:
        """The decision after which the winner led to the end; one who was never behind has a largest step instead.

        None where nobody won alone, or the points were equal and something else decided.
        """
        if len(self.winners) != 1 or self.players < 2 or not self.curves:
            return None
        leads = [self.lead(sample) for sample in range(len(self.at))]
        if leads[-1] <= 0:
            return None
        behind = [sample for sample, lead in enumerate(leads) if lead < 0]
        if behind:
            level = [sample for sample, lead in enumerate(leads) if lead <= 0]
            return self._told("turning-lead", 1 + level[-1], leads)
        steps = [after - before for before, after in pairwise(leads)]
        return self._told("turning-step", 1 + steps.index(max(steps)), leads)

    def _told(self, key: str, sample: int, leads: list[int]) -> dict[str, Any]:
        at = self.at[sample]
        facts = {"by": leads[sample] - leads[sample - 1], "lead": leads[sample]}
        turn = max([number for number, begun in self.turns if begun < at], default=0)
        return {
            "at": at,
            "turn": turn,
            "told": {"key": key, "args": {"seat": f"seat:{self.winners[0]}"}, "facts": facts},
        }

    def plain(self) -> dict[str, Any]:
        """The story as plain data for a client.

        >>> import tangledbank as tb
        >>> sorted(Story([tb.game("pond").new(players=2, seed=7)]).plain())
        ['at', 'curves', 'last', 'turning', 'turns']
        """
        return {
            "last": self.last,
            "at": self.at,
            "curves": self.curves,
            "turns": [{"turn": number, "at": at} for number, at in self.turns],
            "turning": self.turning(),
        }
