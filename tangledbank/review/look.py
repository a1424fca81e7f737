"""A look at one decision of a finished game: what the choice gave away, what chance did, and how everybody stood.

Everything is judged from what the seat in question could know at that time, never from the truth.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Final

from tangledbank.bots.opinion import opinions, prospects
from tangledbank.bots.strength import Strength
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.state import State

STANDS_OUT: Final = 1.5  # standard errors; a smaller difference may be the noise of the samples, and counts as none
DECIDED: Final = 0.01  # a chance to win so near to none, or to certainty, in a few futures: the game is decided
GLIMPSES: Final = 4


class Care:
    """How carefully a game is looked at: how many futures are played in thought for each kind of question."""

    def __init__(self, search: int = 16, pairs: int = 8, luck: int = 8, futures: int = 16, moments: int = 40) -> None:
        self.search: int = search  # simulations to find the best move
        self.pairs: int = pairs  # worlds in which the move that was made is compared with it
        self.luck: int = luck  # futures before and after a chance event, for each seat
        self.futures: int = futures  # futures for each point of a curve
        self.moments: int = moments  # points of a curve, about


CARES: Final = {
    "quick": Care(8, 4, 4, 6, 24),
    "usual": Care(),
    "thorough": Care(64, 32, 32, 64, 80),
}


@dataclass
class Look:
    """What one decision was worth; it goes over the wire as it is."""

    at: int  # its number, from 1
    seat: int
    move: str
    better: dict[str, Any] | None = None  # a clearly better move, as in a view
    loss: float = 0.0  # how much of its chance to win the seat gave away
    luck: list[float] = field(default_factory=list)  # by how much chance moved each seat's chance to win
    chances: list[float] = field(default_factory=list)  # each seat's afterwards, where the curves have a point


def look_at(before: State, move: str, at: int, care: Care, seed: str, point: bool) -> Look:
    """Look at a decision. The chance of `before` holds what chance did next (as in a record that is replayed).

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> state.chance.fate.append("roll 1")  # and the fly is off
    >>> look = look_at(state, "hunt 0", 1, Care(12, 6, 6, 6), "a", point=True)
    >>> look.seat, len(look.chances), len(look.luck), look.luck[0] <= 0
    (0, 2, 2, True)
    """
    look = Look(at, before.seat, move)
    chance = Chance(f"look/{seed}/{at}")
    after = before.clone()
    after.play(move)
    if len(before.moves) > 1:
        best, look.loss = given_away(before, move, care, chance)
        look.better = before.move_seen(before.parse(best)) if look.loss > 0 else None
    spoke = len(after.chance.fate) < len(before.chance.fate) or after.chance.counter > before.chance.counter
    for seat in range(before.players):
        learned = spoke or learns(before, after, seat)
        look.luck.append(luck_of(before, move, after, seat, care.luck, chance) if learned else 0.0)
    if point or after.over:
        look.chances = [standing(after, seat, care.futures, chance) for seat in range(after.players)]
    return look


def standing(state: State, seat: int, futures: int, chance: Chance) -> float:
    """How likely a seat is to win, as far as it can know itself.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> 0 <= standing(state, 1, 8, Chance("a")) <= 1
    True
    """
    return prospects(state.seen_by(seat), 1 if state.over else futures, chance)[seat]


def given_away(before: State, move: str, care: Care, chance: Chance) -> tuple[str, float]:
    """A better move and how much better; the move itself and nothing if none clearly is.

    The best move is the one that a search likes best. A search flatters its favourite, so both are then compared anew,
    in fresh worlds and with the same luck. Where all is lost or won, there is nothing to give away.

    >>> import tangledbank as tb
    >>> state = tb.game("pond", days=1).position("seats = [{points = 3}, {points = 3}]")
    >>> move, loss = given_away(state, "rest", Care(), Chance("a"))
    >>> loss >= 0
    True
    """
    seat = before.seat
    hopes = [prospects(before.seen_by(seat), 1, chance)[seat] for _ in range(GLIMPSES)]
    if max(hopes) < DECIDED or min(hopes) > 1 - DECIDED:
        return move, 0.0
    best = str(opinions(before.seen_by(seat), Strength(care.search), chance)[0].move)
    if best == move:
        return move, 0.0
    gaps: list[float] = []
    for _ in range(care.pairs):
        world = before.resample(seat, chance.word())
        luck = str(chance.word())
        gaps.append(worth_of(world, best, seat, luck) - worth_of(world, move, seat, luck))
    gap = mean(gaps)
    return (best, gap) if gap > STANDS_OUT * error(gaps) and gap > 0 else (move, 0.0)


def worth_of(world: State, move: str, seat: int, luck: str) -> float:
    """A seat's chance to win after a move in one world and one future."""
    trial = world.clone()
    trial.play(move)
    return prospects(trial.seen_by(seat), 1, Chance(luck))[seat]


def learns(before: State, after: State, seat: int) -> bool:
    """Whether a seat sees a face afterwards that it had not seen: a card was drawn, or turned up."""
    seen = before.secrets.seen
    if len(after.secrets.seen) != len(seen):
        return True
    bit = 1 << seat
    return any(now & ~then & bit for now, then in zip(after.secrets.seen, seen, strict=True))


def luck_of(before: State, move: str, after: State, seat: int, futures: int, chance: Chance) -> float:
    """By how much chance moved a seat's chance to win: how it stands now against how it could expect to stand.

    What it could expect is the average over the worlds that the seat thought possible, with the same move and any luck.
    Where nobody but its owner knew that the move was possible (a hidden card is played) it tells more than luck, and
    counts as the others' doing.
    """
    expected: list[float] = []
    for _ in range(futures):
        world = before.resample(seat, chance.word())
        try:
            world.play(move)
        except TangledBankError:
            continue
        expected.append(prospects(world.seen_by(seat), 1, chance)[seat])
    if 2 * len(expected) < futures:
        return 0.0
    if after.over:
        came = [standing(after, seat, 1, chance)] * 2
    else:
        came = [prospects(after.seen_by(seat), 1, chance)[seat] for _ in range(futures)]
    gap = mean(came) - mean(expected)
    return gap if abs(gap) > STANDS_OUT * math.hypot(error(came), error(expected)) else 0.0


def mean(values: list[float]) -> float:
    """The average."""
    return sum(values) / len(values)


def error(values: list[float]) -> float:
    """The standard error of the average.

    >>> error([0.5, 0.5]), round(error([0.0, 1.0, 0.0, 1.0]), 3)
    (0.0, 0.289)
    """
    middle = mean(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return math.sqrt(spread / len(values))
