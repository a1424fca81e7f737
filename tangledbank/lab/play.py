"""Playing a match, on one core or several, with the same results."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from tangledbank.kernel.errors import TangledBankError
from tangledbank.lab.match import Match, Outcome
from tangledbank.lab.results import Results, Timing

PIECES = 40  # into which a long match is cut for several processes, so that its progress can be shown


def play_games(
    game: str,
    seats: Sequence[str],
    games: int,
    seed: int | str,
    jobs: int = 1,
    options: dict[str, object] | None = None,
    data: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Play many games between bots. The results do not depend on `jobs`; `progress` is told how many are done.

    >>> results = play_games("pond", ["greedy", "random"], games=4, seed=1)
    >>> [entrant.kind for entrant in results.entrants], results.games
    (['greedy', 'random'], 4)
    """
    if games < 1 or jobs < 1:
        raise TangledBankError("At least one game must be played, by at least one job.")
    match = Match(game, tuple(seats), seed, options or {}, data)
    match.open()
    started = time.perf_counter()
    outcomes: list[Outcome] = []
    for more in play_here(match, games) if jobs == 1 else play_in_processes(match, games, jobs):
        outcomes += more
        if progress is not None:
            progress(len(outcomes))
    outcomes.sort(key=lambda outcome: outcome.number)
    seconds = time.perf_counter() - started
    decisions = sum(outcome.decisions for outcome in outcomes)
    return Results.of(match, outcomes, Timing(seconds, jobs, decisions / seconds))


def play_here(match: Match, games: int) -> Iterator[list[Outcome]]:
    """Play all games in this process.

    >>> len(list(play_here(Match("pond", ("random", "random"), seed=1), 3)))
    3
    """
    opened = match.open()
    for number in range(games):
        yield [match.play(opened, number)]


def play_in_processes(match: Match, games: int, jobs: int) -> Iterator[list[Outcome]]:
    """Play the games in other processes, piece by piece, as each is done."""
    size = max(1, games // max(PIECES, jobs))
    pieces = [range(first, min(first + size, games)) for first in range(0, games, size)]
    context = multiprocessing.get_context("spawn")  # the one way that works everywhere, also beside threads
    with ProcessPoolExecutor(min(jobs, len(pieces)), mp_context=context) as pool:
        futures = [pool.submit(play_piece, match, piece) for piece in pieces]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play_piece(match: Match, numbers: range) -> list[Outcome]:
    """Play some games of a match.

    >>> [outcome.number for outcome in play_piece(Match("pond", ("random", "random"), seed=1), range(2, 4))]
    [2, 3]
    """
    opened = match.open()
    return [match.play(opened, number) for number in numbers]
