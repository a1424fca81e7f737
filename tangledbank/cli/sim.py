"""`tangledbank sim`: many games between bots."""

from __future__ import annotations

from typing import Annotated

import typer

from tangledbank.bots import told_faults
from tangledbank.cli.arguments import Data, GameId, Json, Options, check_data, read_options, read_seats
from tangledbank.cli.output import print_table, progress
from tangledbank.lab import Interval, Results, play_games


def sim(
    game: GameId,
    seats: Annotated[str, typer.Option(metavar="KIND,KIND,...", help="Who plays: a bot for each seat.")],
    games: Annotated[int, typer.Option(min=1, help="How many games at least; whole deals are played.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same results, whatever --jobs is.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    option: Options = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Play many games between bots: wins, scores and lengths with 95 % intervals, decisions per second.

    Each deal is played once for every rotation of the players around the table, so that neither cards nor seats favour
    anybody.

    *Examples:*

    - `tangledbank sim GAME --seats greedy,random,random,random --games 400 --jobs 2`
    - `tangledbank sim GAME --seats greedy,greedy --games 100 --json`
    """
    check_data(data)
    kinds = read_seats(seats, people=False)
    where = str(data) if data is not None else None
    with progress(-(-games // len(kinds)), "deals") as done:
        results = play_games(game, kinds, games, seed, jobs, read_options(option), where, done)
    if json:
        print(results.to_json())
    else:
        show(results)


def show(results: Results) -> None:
    """Print the results for people."""
    print(f"{results.games} games of {results.game}, seed {results.seed}; a fair share is {1 / results.seats:.1%}")
    rows = [
        [entrant.bot, f"{entrant.wins:g}", percent(entrant.share), bounded(entrant.points)]
        for entrant in results.entrants
    ]
    print_table(["player", "wins", "share of wins", "points"], rows)
    show_faults(results)
    show_lengths(results)


def show_faults(results: Results) -> None:
    """Print what was wrong with bots of somebody's own."""
    for entrant in results.entrants:
        if entrant.faults:
            print(told_faults(entrant.bot, entrant.faults, entrant.first_fault))


def show_lengths(results: Results) -> None:
    """Print how long the games were, and how fast they were played."""
    print(f"decisions in a game: {bounded(results.length)}, from {results.shortest} to {results.longest}")
    timing = results.timing
    print(f"{timing.decisions_per_second:,.0f} decisions/s, {timing.seconds:.1f} s with {timing.jobs} job(s)")


def percent(interval: Interval) -> str:
    """A share with its bounds.

    >>> percent(Interval(0.5, 0.25, 0.75))
    '50.0% (25.0-75.0)'
    """
    return f"{interval.value:.1%} ({100 * interval.low:.1f}-{100 * interval.high:.1f})"


def bounded(interval: Interval) -> str:
    """A mean with its bounds.

    >>> bounded(Interval(20.0, 19.0, 21.0))
    '20.0 (19.0-21.0)'
    """
    return f"{interval.value:.1f} ({interval.low:.1f}-{interval.high:.1f})"
