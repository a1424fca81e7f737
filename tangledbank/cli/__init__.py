"""The command `tangledbank`. One module per group of commands; this one starts them and reports what goes wrong."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from tangledbank.cli import bench, games, guide, learn, play, positions, records, review, sim
from tangledbank.cli.lab import lab
from tangledbank.kernel.errors import TangledBankError
from tangledbank.table.commands import join, serve
from tangledbank.version import VERSION, engine

BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    name="tangledbank",
    help="Board games about evolution: play them, simulate them, take them apart.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    games.games,
    guide.guide,
    play.play,
    learn.learn,
    sim.sim,
    records.replay,
    review.review,
    positions.position,
    positions.why,
    bench.bench,
):
    app.command()(command)
for command_of_the_table in (serve, join):
    app.command()(command_of_the_table)
app.add_typer(lab)


def show_version(wanted: bool) -> None:
    """Print the version and which engine runs, and exit."""
    if wanted:
        typer.echo(f"tangledbank {VERSION} ({engine()})")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Board games about evolution: play them, simulate them, take them apart.

    *Examples:*

    - `tangledbank games`
    - `tangledbank play GAME --seats human,greedy,greedy`
    - `tangledbank sim GAME --seats greedy,random,random,random --games 400`
    """


def main(arguments: list[str] | None = None) -> None:
    """Run a command. Anything a user can do wrong ends with one line that says so, and exit code 2.

    >>> main(["play", "chess"])
    Traceback (most recent call last):
    SystemExit: 2
    """
    try:
        code = app(arguments, prog_name="tangledbank", standalone_mode=False)
    except TangledBankError as error:
        complain(str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except (typer.Abort, EOFError):
        sys.exit(1)
    except Exception as error:
        # What Typer refuses (an unknown command, a missing option) carries its own sentence under this name.
        message = getattr(error, "format_message", None)
        if message is None:
            raise
        complain(f"{message().rstrip('.')}. Try --help.")
    else:
        sys.exit(code or 0)


def complain(message: str) -> None:
    """Say in one line what is wrong, and exit.

    >>> complain("There is no such thing.")
    Traceback (most recent call last):
    SystemExit: 2
    """
    print("tangledbank: " + " ".join(message.split()), file=sys.stderr)
    sys.exit(BAD_INPUT)
