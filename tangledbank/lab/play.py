"""Playing a match, on one core or many, with the same results; stopping early, and going on where it was stopped."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from tangledbank.bots import bot_name
from tangledbank.kernel.errors import TangledBankError
from tangledbank.lab.folder import RunFolder
from tangledbank.lab.match import Match
from tangledbank.lab.outcome import DealOutcome
from tangledbank.lab.parquet import write_games
from tangledbank.lab.results import Results, Timing
from tangledbank.lab.sprt import Sprt
from tangledbank.lab.workers import Job, in_order, spread

Piece = TypeVar("Piece")


def play_games(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    jobs: int = 1,
    options: dict[str, object] | None = None,
    data: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Play many games between bots, a whole number of deals. `progress` is told how many deals are done.

    >>> results = play_games("pond", ["greedy", "random"], games=3, seed=1)
    >>> [entrant.bot for entrant in results.entrants], results.games
    (['greedy', 'random'], 4)
    """
    match = Match(game, tuple(bots), seed, options or {}, data)
    return play_match(match, games, jobs=jobs, progress=lambda deals, test: progress and progress(len(deals)))


def play_match(
    match: Match,
    games: int,
    test: Sprt | None = None,
    jobs: int = 1,
    ray: str | None = None,
    out: Path | None = None,
    progress: Callable[[list[DealOutcome], Sprt | None], object] | None = None,
) -> Results:
    """Play a match of at least so many games, or until the test of its first entrant decides.

    The results do not depend on who does the work. With a folder `out`, every deal is kept as soon as it is played, and
    the same match goes on from there. `progress` is told the deals so far, in their order.

    >>> match = Match("pond", ("random", "random"), seed=1, options={"days": 2})
    >>> results = play_match(match, games=400, test=Sprt(low=0, high=200))
    >>> results.test.verdict, results.games
    ('not stronger', 16)
    """
    if games < 1:
        raise TangledBankError("At least one game must be played.")
    match.open()
    own = match.seats_of(0)
    if test is not None:
        if own == match.players:
            raise TangledBankError("A test needs somebody to be compared with: name at least two bots.")
        test = test.begin(own, match.players - own, match.rotations)
    started = time.perf_counter()
    folder = RunFolder(out, match.identity(), DealOutcome) if out is not None else None
    known = set(folder.done) if folder is not None else set()
    deals: list[DealOutcome] = []
    for deal in play_pieces(match, range(-(-games // match.rotations)), jobs, ray, folder):
        deals.append(deal)
        if test is not None:
            test.add(deal.credit(0))
        if progress is not None:
            progress(deals, test)
        if test is not None and test.verdict is not None:
            break
    seconds = time.perf_counter() - started
    decisions = sum(game.length for deal in deals if deal.number not in known for game in deal.games)
    results = Results.of(match, deals, Timing(seconds, jobs, decisions / seconds), test)
    if folder is not None:
        folder.summarise(results.plain())
        write_games(folder.path, [bot_name(spec) for spec in match.bots], deals)
    return results


def play_pieces(
    job: Job[Piece], numbers: range, jobs: int = 1, ray: str | None = None, folder: RunFolder[Piece] | None = None
) -> Iterator[Piece]:
    """The pieces of a job in order: those that the folder remembers, the others played and remembered.

    Whoever has enough stops asking.

    >>> match = Match("pond", ("greedy", "random"), seed=1)
    >>> [deal.number for deal in play_pieces(match, range(2))]
    [0, 1]
    """
    done = folder.done if folder is not None else {}

    def known_and_new() -> Iterator[tuple[int, Piece]]:
        yield from [(number, done[number]) for number in numbers if number in done]
        missing = [number for number in numbers if number not in done]
        if not missing:
            return
        for number, piece in spread(job, missing, jobs, ray):
            if folder is not None:
                folder.add(number, piece)
            yield number, piece

    return in_order(known_and_new(), numbers)
