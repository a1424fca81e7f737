"""The review of a finished game: everybody's chances from beginning to end, where it turned, luck and choices.

The chance to win of a seat is what that seat could know of it at that time. It changes from one decision to the next,
and the sum of these changes is how the game went for the seat. It has three parts:

* *luck*: what chance did (dice, draws, what was turned up), by how much better or worse the seat stood afterwards than
  it could expect, the same move made;
* *choices*: what the seat gave away by moves that were clearly worse than its best one, so never more than nothing;
* *others*: all the rest, which is what the others did, well or badly. So the three add up to the whole exactly.

Chances are averages over futures played in thought. A difference that the noise of these samples could make counts as
none.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from tangledbank.kernel.chance import Chance
from tangledbank.kernel.errors import BadRecord
from tangledbank.kernel.game import Game
from tangledbank.kernel.question import CHANCE
from tangledbank.kernel.record import Record
from tangledbank.kernel.state import State
from tangledbank.review.look import Care, Look, look_at, standing
from tangledbank.review.turning import to_see_closer, turning_points

FORMAT: Final = "tangledbank-review-1"
SEED: Final = "review"

# Words for how much luck a seat had, and how well it chose: the first row that is reached (`review-<word>`).
LUCK: Final = (
    (0.25, "much-luck"),
    (0.08, "some-luck"),
    (-0.08, "no-luck"),
    (-0.25, "some-bad-luck"),
    (-math.inf, "much-bad-luck"),
)
CHOICES: Final = (
    (-0.08, "no-weak-choice"),
    (-0.35, "few-weak-choices"),
    (-math.inf, "many-weak-choices"),
)


def word_for(share: float, rows: tuple[tuple[float, str], ...]) -> str:
    """The word for a share of the chance to win.

    >>> word_for(0.3, LUCK), word_for(-0.1, LUCK), word_for(0.0, CHOICES)
    ('much-luck', 'some-bad-luck', 'no-weak-choice')
    """
    return next(word for least, word in rows if share >= least)


def points_of(last: int, moments: int) -> set[int]:
    """After which decisions the curves have a point: evenly spread, the last one always.

    >>> sorted(points_of(10, 4)), sorted(points_of(3, 48))
    ([1, 4, 7, 10], [1, 2, 3])
    """
    every = max(1, -(-last // moments))
    return set(range(last, 0, -every))


def stand_at(state: State, seat: int, at: int, care: Care, seed: str) -> float:
    """The chances of a seat after so many decisions."""
    return standing(state, seat, care.futures, Chance(f"stand/{seed}/{at}/{seat}"))


class Examination:
    """A finished game, to be looked at decision by decision: in any order, also by several processes.

    >>> import tangledbank as tb
    >>> state = tb.game("pond", days=1).new(players=2, seed=7)
    >>> while not state.over:
    ...     state.play(state.moves[-1])
    >>> examined = Examination(Record.from_state(state), state.game, Care(8, 4, 4, 4))
    >>> second, first = examined.look(2), examined.look(1)
    >>> examined.conclude([first, second])["at"]
    [0, 1, 2]
    """

    def __init__(self, record: Record, game: Game, care: Care | None = None, seed: str = SEED) -> None:
        if record.result is None:
            raise BadRecord("This game has not ended; only a finished one can be reviewed.")
        record.replay(game)  # what is wrong with it is said before anybody waits
        self.care = care or Care()
        self.seed = seed
        self.moves = [text for seat, text in record.steps if seat != CHANCE]
        self.points = points_of(len(self.moves), self.care.moments)
        state = record.start(game)
        self.states = [state.clone()]  # after so many decisions
        for move in self.moves:
            state.play(move)
            self.states.append(state.clone())

    @property
    def decisions(self) -> range:
        """The numbers of the decisions."""
        return range(1, len(self.states))

    def look(self, at: int) -> Look:
        """Look at one decision."""
        return look_at(self.states[at - 1], self.moves[at - 1], at, self.care, self.seed, at in self.points)

    def stand(self, seat: int, at: int) -> float:
        """The chances of a seat after so many decisions."""
        return stand_at(self.states[at], seat, at, self.care, self.seed)

    def conclude(self, looks: list[Look]) -> dict[str, Any]:
        """The review that follows from looks at all decisions."""
        beginning = [self.stand(seat, 0) for seat in range(self.states[0].players)]
        closer = {at: self.stand(seat, at) for at, seat in to_see_closer(*curves(beginning, looks)).items()}
        return concluded(beginning, looks, closer)


def review(
    record: Record,
    game: Game,
    care: Care | None = None,
    seed: str = SEED,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Review a finished game; the same for the same seed. `progress` is told how many decisions have been looked at.

    >>> import tangledbank as tb
    >>> state = tb.game("pond", days=2).new(players=2, seed=7)
    >>> while not state.over:
    ...     state.play(state.moves[-1])
    >>> story = review(Record.from_state(state), state.game, Care(8, 4, 4, 4))
    >>> story["at"], [len(curve) for curve in story["chances"]], len(story["decisions"])
    ([0, 1, 2, 3, 4], [5, 5], 4)
    >>> parts = [seat["luck"] + seat["choices"] + seat["others"] for seat in story["seats"]]
    >>> [abs(seat["start"] + part - seat["end"]) < 0.01 for seat, part in zip(story["seats"], parts)]
    [True, True]
    """
    examined = Examination(record, game, care, seed)
    looks: list[Look] = []
    for at in examined.decisions:
        looks.append(examined.look(at))
        progress(at)
    return examined.conclude(looks)


def curves(beginning: list[float], looks: list[Look]) -> tuple[list[int], list[list[float]]]:
    """The decisions after which there is a point, and each seat's chances there."""
    samples = [look for look in looks if look.chances]
    at = [0, *[look.at for look in samples]]
    rows = [beginning, *[look.chances for look in samples]]
    return at, [[round(row[seat], 3) for row in rows] for seat in range(len(beginning))]


def concluded(beginning: list[float], looks: list[Look], closer: dict[int, float]) -> dict[str, Any]:
    """The review that follows from looks at all decisions of a game, and closer looks at the largest swings.

    >>> first = Look(1, 0, "rest", {}, 0.25, [0.0, 0.0], [0.25, 0.75])
    >>> second = Look(2, 1, "rest", luck=[0.0, 0.125], chances=[0.0, 1.0])
    >>> seat = concluded([0.5, 0.5], [first, second], {})["seats"][1]
    >>> seat["luck"], seat["choices"], seat["others"], seat["told"]
    (0.125, 0.0, 0.375, {'luck': 'some-luck', 'choices': 'no-weak-choice'})
    """
    players = len(beginning)
    at, chances = curves(beginning, looks)
    return {
        "format": FORMAT,
        "players": players,
        "last": len(looks),
        "at": at,
        "chances": chances,
        "turning": turning_points(at, chances, looks, closer),
        "seats": [summed_up(seat, chances[seat], looks) for seat in range(players)],
        "decisions": [
            {
                "at": look.at,
                "seat": look.seat,
                "move": look.move,
                "better": look.better["text"] if look.better else None,
                "loss": round(look.loss, 3),
                "luck": [round(luck, 3) for luck in look.luck],
            }
            for look in looks
        ],
    }


def summed_up(seat: int, curve: list[float], looks: list[Look]) -> dict[str, Any]:
    """How the game went for one seat: luck, choices, others, and the best move that it missed."""
    luck = sum(look.luck[seat] for look in looks)
    slips = [look for look in looks if look.seat == seat and look.loss > 0]
    given = sum(look.loss for look in slips)
    worst = max(slips, key=lambda look: look.loss, default=None)
    return {
        "start": curve[0],
        "end": curve[-1],
        "luck": round(luck, 3),
        "choices": round(-given, 3) + 0.0,
        "others": round(curve[-1] - curve[0] - luck + given, 3),
        "missed": None
        if worst is None
        else {"at": worst.at, "move": worst.move, "better": worst.better, "loss": round(worst.loss, 3)},
        "told": {"luck": word_for(luck, LUCK), "choices": word_for(-given, CHOICES)},
    }
