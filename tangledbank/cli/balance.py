"""`tangledbank lab balance`: is a game fair, what is played in it, and what does a change do?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tangledbank.cli.arguments import Data, Json, Options, check_data, read_options, read_seats
from tangledbank.cli.match import Game, Jobs, Out, Ray, Report, Seed, check_report
from tangledbank.cli.output import print_json, print_table, progress
from tangledbank.games import open_box
from tangledbank.lab.balance import Balance, Change, Measured, measure_balance
from tangledbank.lab.findings import GROUPS, Finding, best_judged
from tangledbank.lab.report import write_report
from tangledbank.lab.report.figures import bounds, number, spoken
from tangledbank.lab.results import finite
from tangledbank.lab.statistics import Interval
from tangledbank.lab.trial import Trial
from tangledbank.lab.variants import variants_of

USUAL = 4  # seats, where a game has so many
SHOWN = 20  # rows of a long list on the terminal; the report has all of them



def balance(
    game: Game,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,...", help="Who plays; one bot takes all seats.")
    ] = "greedy",
    games: Annotated[int, typer.Option(min=2, help="How many games of each variant.")] = 400,
    seats: Annotated[int | None, typer.Option(min=1, max=8, help="How many seats; 4 if the game has so many.")] = None,
    options: Annotated[
        str,
        typer.Option(
            "--options", metavar="each|NAME,...", help="Finding also with these options changed, one at a time."
        ),
    ] = "",
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    out: Out = None,
    report: Report = False,
    option: Options = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Finding a game: who has an advantage, what is played and what it wins, how long it is, how much one can choose.

    With --options also without and with each option, with --data also with other tables of cards, and what that does.

    *Examples:*

    - `tangledbank lab balance --game GAME --games 1000 --jobs 2 --out measured --report`
    - `tangledbank lab balance --game GAME --options each --bots random --games 2000`
    - `tangledbank lab balance --game GAME --data my_cards --out my_cards_measured --report`
    """
    check_data(data)
    check_report(report, out)
    chosen = read_options(option)
    kinds = read_seats(bots, people=False)
    counts = open_box(game, chosen, None).player_counts()
    players = seats or (len(kinds) if len(kinds) > 1 else min(max(USUAL, counts.start), counts.stop - 1))
    base = Trial(game, tuple(kinds[seat % len(kinds)] for seat in range(players)), seed, chosen)
    variants, refused = variants_of(base, options, str(data.resolve()) if data is not None else None)
    with progress(games * len(variants), "games") as done:
        results = measure_balance(variants, refused, games, jobs, ray, out, done)
    if report and out is not None:
        write_report(out)
    if json:
        print_json(results.plain())
    else:
        show(results)


def report(folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder that --out named.")]) -> None:
    """Write one page with plots, report.html, about what is in a folder of the lab. It needs nothing else to be read.

    *Example:* `tangledbank lab report FOLDER`
    """
    print(write_report(folder))


def show(results: Balance) -> None:
    """Print a balance for people: what is judged, then how games go, then what the variants change."""
    first = results.variants[0]
    print(f"{first.games} games of {results.game} at {len(results.bots)} seats, seed {results.seed}; * is no luck")
    for group in ("seats", "order", "starts", "length", "points", "victories", "moves"):
        show_group(first, group)
    show_deeds(first)
    for variant in results.variants[1:]:
        print()
        show_changes(variant)
    for sentence in results.refused:
        print(f"not played: {sentence}")
    for sentence in results.faults:
        print(sentence)
    print(f"{results.seconds:.1f} s")


def show_group(measured: Measured, group: str) -> None:
    """Print the figures of a group."""
    rows = [
        [spoken(one.name), starred(one.figure, group, one.notable), one_line(one.figure, group)]
        for one in measured.findings
        if one.group == group and not one.name.startswith("at ")
    ]
    if rows:
        print()
        print_table([GROUPS[group].title.lower(), "value", "95 % interval"], rows)


def show_deeds(measured: Measured) -> None:
    """Print what seats did, the worthiest and the least worthy of what is no luck."""
    rates = {one.name: one for one in measured.findings if one.group == "played"}
    worth = best_judged(measured.findings)
    worth.sort(key=lambda one: (not one.notable, -abs(one.figure.value)))
    if worth:
        print()
        headings = ["what it wins", "worth", "95 % interval", "times a game"]
        print_table(headings, [row_of(one, rates) for one in worth[:SHOWN]])
        if len(worth) > SHOWN:
            print(f"and {len(worth) - SHOWN} more, in --json and in the report")


def row_of(one: Finding, rates: dict[str, Finding]) -> list[str]:
    """A deed with its worth and how often it is done."""
    return [
        spoken(one.name) + (", each time" if one.group == "each" else ""),
        starred(one.figure, one.group, one.notable),
        one_line(one.figure, one.group, sign=True),
        number(rates[one.name].figure.value),
    ]


def show_changes(measured: Measured) -> None:
    """Print what a variant changes."""
    notable = [change for change in measured.changes if change.notable]
    print(f"with {measured.name}, {len(notable)} of {len(measured.changes)} figures change")
    notable.sort(key=lambda change: list(GROUPS).index(change.group))
    if notable:
        headings = ["figure", "printed", "changed", "difference", "95 % interval"]
        print_table(headings, [changed(one) for one in notable[:SHOWN]])
        if len(notable) > SHOWN:
            print(f"and {len(notable) - SHOWN} more, in --json and in the report")


def changed(change: Change) -> list[str]:
    """A change as a row of a table."""
    share = GROUPS[change.group].share
    figures = [number(one.value if one is not None else None, share) for one in (change.before, change.after)]
    difference = change.change or Interval(0.0, 0.0, 0.0)
    return [
        f"{GROUPS[change.group].title.lower()}: {spoken(change.name)}",
        *figures,
        number(difference.value, share, sign=True),
        one_line(difference, change.group, sign=True),
    ]


def starred(figure: Interval, group: str, notable: bool) -> str:
    """A figure, with a star if it is no luck.

    >>> starred(Interval(0.3, 0.2, 0.4), "seats", True)
    '30.0 % *'
    """
    return number(figure.value, GROUPS[group].share, sign=group in ("worth", "each")) + (" *" if notable else "")


def one_line(figure: Interval, group: str, sign: bool = False) -> str:
    """The interval of a figure.

    >>> one_line(Interval(0.3, 0.2, 0.4), "seats")
    '20.0 to 40.0 %'
    """
    plain = finite({"value": figure.value, "low": figure.low, "high": figure.high})
    return bounds(plain, GROUPS[group].share, sign)
