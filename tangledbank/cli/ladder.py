"""`tangledbank lab ladder`: how strong is each bot?"""

from __future__ import annotations

from typing import Annotated

import typer

from tangledbank.bots import BOTS
from tangledbank.cli.arguments import Data, Json, Options, check_data, read_options, read_seats
from tangledbank.cli.match import Game, Jobs, Out, Ray, Report, Seed, check_report, resumable
from tangledbank.cli.output import print_json, print_table, progress, tell
from tangledbank.lab.ladder import Ladder
from tangledbank.lab.parquet import missing
from tangledbank.lab.report import write_report
from tangledbank.lab.rungs import Rung, Rungs, play_ladder


def ladder(
    game: Game,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT,...", help="Who is rated.")] = ",".join(BOTS),
    seats: Annotated[int, typer.Option(min=1, max=8, help="How many seats the tables have.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games at least; whole deals are played.")] = 200,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    out: Out = None,
    option: Options = None,
    data: Data = None,
    report: Report = False,
    json: Json = False,
) -> None:
    """Rate bots at tables that are drawn fairly, by the order in which they finish (Plackett-Luce).

    A rating of 400 points more is ten to one; greedy has 1000. Alone at the table, one plays against the rules.

    *Example:* `tangledbank lab ladder --game GAME --bots random,greedy,naturalist --seats 4 --games 400 --jobs 2`
    """
    check_data(data)
    check_report(report, out)
    where = str(data.resolve()) if data is not None else None
    asked = Ladder(game, tuple(read_seats(bots, people=False)), seed, seats, read_options(option), where)
    with resumable(out), progress(-(-games // asked.games_of(1)), "deals") as done:
        rungs = play_ladder(asked, games, jobs, ray, out, done)
    if report and out is not None:
        write_report(out)
    if json:
        print_json(rungs.plain())
    else:
        show(rungs)
    tell(missing(out))


def show(rungs: Rungs) -> None:
    """Print a ladder for people."""
    print(f"{rungs.games} games of {rungs.game} ({rungs.deals} deals) at {rungs.seats} seats, seed {rungs.seed}")
    headings = ["bot", "rating", "95 %", "openskill", "games", "wins", "fair", "place", "ms/choice", "slowest"]
    print_table(headings, [row_of(rung) for rung in rungs.rungs])
    print(f"{rungs.timing.seconds:.1f} s with {rungs.timing.jobs} job(s)")


def row_of(rung: Rung) -> list[str]:
    """A bot's row of the ladder."""
    return [
        rung.bot,
        f"{rung.rating.value:.0f}",
        f"{rung.rating.low:.0f} to {rung.rating.high:.0f}",
        f"{rung.belief.mu:.1f} ± {rung.belief.sigma:.1f}",
        f"{rung.games}",
        f"{rung.wins:g}",
        "" if rung.fair_wins is None else f"{rung.fair_wins:g}",
        f"{rung.place:.2f}",
        f"{1000 * rung.seconds:.1f}",
        f"{1000 * rung.slowest:.0f}",
    ]
