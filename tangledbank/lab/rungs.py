"""What a ladder has shown, as plain data."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from tangledbank.bots import bot_name
from tangledbank.kernel.errors import TangledBankError
from tangledbank.lab.folder import RunFolder
from tangledbank.lab.ladder import Ladder
from tangledbank.lab.outcome import DealOutcome
from tangledbank.lab.parquet import write_games
from tangledbank.lab.play import play_pieces
from tangledbank.lab.ratings import Belief, beliefs, ratings
from tangledbank.lab.results import Timing, finite
from tangledbank.lab.statistics import Interval


@dataclass(frozen=True)
class Rung:
    """A bot on the ladder."""

    bot: str
    rating: Interval
    belief: Belief  # of openskill
    games: int
    wins: float
    fair_wins: float | None  # of somebody as strong as the others; None where there are none
    place: float  # on average
    ahead: dict[str, float]  # of each other bot: in which share of the games together it finished before that one
    seconds: float  # of thought about a choice, on average
    slowest: float
    faults: int


@dataclass(frozen=True)
class Rungs:
    """The bots of a ladder, the strongest first. All but the times follows from the ladder and the number of deals."""

    game: str
    options: dict[str, object]
    seed: int | str
    seats: int
    deals: int
    games: int
    rungs: list[Rung]
    timing: Timing

    def plain(self) -> dict[str, Any]:
        """The ladder as plain data."""
        plain: dict[str, Any] = finite({"kind": "ladder", **asdict(self)})
        return plain


def play_ladder(
    ladder: Ladder,
    games: int,
    jobs: int = 1,
    ray: str | None = None,
    out: Path | None = None,
    progress: Callable[[int], object] | None = None,
) -> Rungs:
    """Play a ladder of at least so many games, and rate the bots. `progress` is told how many deals are done.

    >>> ladder = Ladder("pond", ("random", "greedy"), seed=1, seats=2, options={"days": 1})
    >>> {rung.bot: rung.games for rung in play_ladder(ladder, games=3).rungs} == {"random": 4, "greedy": 4}
    True
    """
    if games < 1:
        raise TangledBankError("At least one game must be played.")
    ladder.open()
    started = time.perf_counter()
    folder = RunFolder(out, ladder.identity(), DealOutcome) if out is not None else None
    known = set(folder.done) if folder is not None else set()
    deals: list[DealOutcome] = []
    for deal in play_pieces(ladder, range(-(-games // ladder.games_of(1))), jobs, ray, folder):
        deals.append(deal)
        if progress is not None:
            progress(len(deals))
    seconds = time.perf_counter() - started
    decisions = sum(game.length for deal in deals if deal.number not in known for game in deal.games)
    rungs = Rungs(
        game=ladder.game,
        options=ladder.options,
        seed=ladder.seed,
        seats=ladder.seats,
        deals=len(deals),
        games=ladder.games_of(len(deals)),
        rungs=rungs_of(ladder, deals),
        timing=Timing(seconds, jobs, decisions / seconds),
    )
    if folder is not None:
        folder.summarise(rungs.plain())
        write_games(folder.path, [bot_name(spec) for spec in ladder.bots], deals)
    return rungs


def rungs_of(ladder: Ladder, deals: Sequence[DealOutcome]) -> list[Rung]:
    """The bots with their ratings, the strongest first."""
    names = [bot_name(spec) for spec in ladder.bots]
    rated = ratings(names, deals, ladder.seed)
    believed = beliefs(names, deals, ladder.seed)
    found = []
    for entrant, name in enumerate(names):
        seats = [seat for deal in deals for _, seat in deal.seats() if seat.entrant == entrant]
        if not seats:
            raise TangledBankError(f"{name} has not played yet: play at least {ladder.games_of(ladder.cycle)} games.")
        found.append(
            Rung(
                bot=name,
                rating=rated[entrant],
                belief=believed[entrant],
                games=len(seats),
                wins=sum(seat.won for seat in seats),
                fair_wins=len(seats) / ladder.seats if ladder.seats > 1 else None,
                place=fmean(seat.place for seat in seats),
                ahead=ahead_of(entrant, names, deals),
                seconds=sum(seat.seconds for seat in seats) / max(1, sum(seat.choices for seat in seats)),
                slowest=max(seat.slowest for seat in seats),
                faults=sum(len(seat.faults) for seat in seats),
            )
        )
    return sorted(found, key=lambda rung: -rung.rating.value)


def ahead_of(entrant: int, names: Sequence[str], deals: Sequence[DealOutcome]) -> dict[str, float]:
    """In which share of the games with each other bot one finished before it; equals are half before each other."""
    before = [0.0] * len(names)
    meetings = [0] * len(names)
    for deal in deals:
        for game in deal.games:
            for own in game.seats:
                for other in game.seats:
                    if own.entrant == entrant != other.entrant:
                        meetings[other.entrant] += 1
                        before[other.entrant] += 1.0 if own.place < other.place else 0.5 * (own.place == other.place)
    return {name: round(before[at] / meetings[at], 4) for at, name in enumerate(names) if meetings[at]}
