"""`tangledbank lab match`: who is stronger, and how sure is that?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from tangledbank.bots import bot_name
from tangledbank.cli.arguments import Data, Json, Options, check_data, read_options, read_seats
from tangledbank.cli.output import print_table, progress, tell
from tangledbank.cli.sim import bounded, percent, show_faults, show_lengths
from tangledbank.kernel.errors import TangledBankError
from tangledbank.lab import Match, Results, Sprt, play_match
from tangledbank.lab.outcome import DealOutcome
from tangledbank.lab.parquet import missing
from tangledbank.lab.report import write_report
from tangledbank.lab.results import Entrant, Verdict
from tangledbank.lab.sprt import rating_of

# What the commands of the lab share.
Game = Annotated[str, typer.Option("--game", metavar="GAME", help="The game's id; `tangledbank games` lists them.")]
Bots = Annotated[str, typer.Option("--bots", metavar="BOT,BOT,...", help="Who takes part.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same results, whoever does the work.")]
Jobs = Annotated[int, typer.Option(min=1, help="How many processes.")]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on the Ray cluster at this address; `local` starts one."),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="FOLDER", help="Keep everything in this folder, at once; the same command again goes on."
    ),
]

Report = Annotated[bool, typer.Option("--report", help="Write a page with plots, report.html, into the folder --out.")]


def match(
    game: Game,
    bots: Bots,
    games: Annotated[int, typer.Option(min=1, help="How many games at least; whole deals are played.")] = 200,
    seats: Annotated[
        int | None, typer.Option(min=1, max=8, help="How many seats, filled with the bots in turns; or one each.")
    ] = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            "--sprt",
            metavar="LOW,HIGH",
            help="Stop as soon as it is decided whether the first bot is stronger than the others by no more than LOW "
            "rating points or by at least HIGH.",
        ),
    ] = None,
    error: Annotated[float, typer.Option(min=0.0001, max=0.4, help="The chance that this test may err.")] = 0.05,
    out: Out = None,
    option: Options = None,
    data: Data = None,
    report: Report = False,
    json: Json = False,
) -> None:
    """Play a duplicate match: each deal, with the same shuffles and dice, once for every rotation of the bots.

    *Examples:*

    - `tangledbank lab match --game GAME --bots greedy,random --games 400 --jobs 2`
    - `tangledbank lab match --game GAME --bots expert,naturalist --seats 4 --games 2000 --sprt 0,30 --out expert`
    """
    check_data(data)
    check_report(report, out)
    where = str(data.resolve()) if data is not None else None
    asked = Match(game, tuple(read_seats(bots, people=False)), seed, read_options(option), where, seats or 0)
    test = read_test(sprt, error)
    with resumable(out), progress(-(-games // asked.rotations), "deals") as done:

        def show_progress(deals: list[DealOutcome], test: Sprt | None) -> None:
            done(len(deals), state_of(asked, deals, test))

        results = play_match(asked, games, test, jobs, ray, out, show_progress)
    if report and out is not None:
        write_report(out)
    if json:
        print(results.to_json())
    else:
        show(results)
    tell(missing(out))


@contextmanager
def resumable(out: Path | None) -> Iterator[None]:
    """Tell whoever stops a run that nothing is lost."""
    try:
        yield
    except KeyboardInterrupt:
        if out is not None:
            tell(f"What is played so far stands in {str(out)!r}; the same command goes on from there.")
        raise


def check_report(report: bool, out: Path | None) -> None:
    """Refuse a report that has no place to stand.

    >>> check_report(True, None)
    Traceback (most recent call last):
    tangledbank.kernel.errors.TangledBankError: Where should the report stand? Name a folder with --out.
    """
    if report and out is None:
        raise TangledBankError("Where should the report stand? Name a folder with --out.")


def read_test(sprt: str | None, error: float) -> Sprt | None:
    """The sequential test that is asked for.

    >>> read_test("0,30", 0.05).high
    30.0
    >>> read_test("30", 0.05)
    Traceback (most recent call last):
    tangledbank.kernel.errors.TangledBankError: '30' given by --sprt should be two rating points, such as 0,30.
    """
    if sprt is None:
        return None
    try:
        low, high = map(float, sprt.split(","))
    except ValueError:
        raise TangledBankError(f"{sprt!r} given by --sprt should be two rating points, such as 0,30.") from None
    if not low < high:
        raise TangledBankError(f"The first of the rating points {sprt!r} given by --sprt should be the smaller one.")
    return Sprt(low, high, error)


def state_of(match: Match, deals: list[DealOutcome], test: Sprt | None) -> str:
    """How a match stands, beside its progress bar.

    >>> match = Match("pond", ("random", "random"), seed=1, options={"days": 2})
    >>> state_of(match, [match.play(match.open(), number) for number in range(3)], Sprt())
    'random 0.0%  test |····│····|'
    """
    won = sum(deal.shares(len(match.bots))[0] for deal in deals) / len(deals)
    return f"{bot_name(match.bots[0])} {won:.1%}" + (f"  test {bar_of(test)}" if test is not None else "")


def bar_of(test: Sprt) -> str:
    """Where a test stands between its bounds: left for not stronger, right for stronger.

    >>> bar_of(Sprt())
    '|····│····|'
    """
    reach = 4
    at = round(max(-1.0, min(1.0, test.ratio / test.bound)) * reach)
    cells = ["·"] * reach + ["│"] + ["·"] * reach
    for cell in range(min(at, 0), max(at, 0) + 1):
        if cell:
            cells[reach + cell] = "█"
    return f"|{''.join(cells)}|"


def show(results: Results) -> None:
    """Print the results for people."""
    print(
        f"{results.games} games of {results.game} ({results.deals} deals) at {results.seats} seats, seed {results.seed}"
    )
    headings = ["bot", "wins", "share of wins", "fair", "rating over others", "points", "place", "ms/choice", "slowest"]
    print_table(headings, [row_of(entrant) for entrant in results.entrants])
    show_faults(results)
    if results.unwon:
        print(f"games that nobody won: {results.unwon}")
    if results.test is not None:
        show_test(results.entrants[0].bot, results.test)
    show_lengths(results)


def row_of(entrant: Entrant) -> list[str]:
    """An entrant's row of the table."""
    return [
        entrant.bot,
        f"{entrant.wins:g}",
        percent(entrant.share),
        f"{entrant.fair_share:.1%}",
        rating_told(entrant),
        bounded(entrant.points),
        f"{entrant.place:.2f}",
        f"{1000 * entrant.seconds:.1f}",
        f"{1000 * entrant.slowest:.0f}",
    ]


def rating_told(entrant: Entrant) -> str:
    """By how many points an entrant is stronger than the others; of one who won always or never, one bound."""
    rating = entrant.rating
    if rating is None:
        return ""
    own = entrant.fair_share
    if rating.value >= rating_of(1, own, 1 - own):
        return f"more than {rating.low:+.0f}"
    if rating.value <= rating_of(0, own, 1 - own):
        return f"less than {rating.high:+.0f}"
    return f"{rating.value:+.0f} ({rating.low:+.0f} to {rating.high:+.0f})"


def show_test(bot: str, test: Verdict) -> None:
    """Print how a test has ended.

    >>> show_test("expert", Verdict(low=0, high=30, error=0.05, ratio=2.951, bound=2.944, verdict="stronger"))
    test (is expert at most +0 or at least +30 stronger, error 5%): stronger; log likelihood ratio +2.95, bounds ±2.94
    """
    question = f"is {bot} at most {test.low:+g} or at least {test.high:+g} stronger, error {test.error:.0%}"
    print(f"test ({question}): {test.verdict}; log likelihood ratio {test.ratio:+.2f}, bounds ±{test.bound:.2f}")
