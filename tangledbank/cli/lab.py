"""`tangledbank lab`: the laboratory. Each of its commands has a module of its own."""

from __future__ import annotations

import typer

from tangledbank.cli import balance, ladder, match, tune

lab = typer.Typer(
    name="lab",
    help="The laboratory: matches, ladders and measurements with honest statistics.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
)
lab.command()(match.match)
lab.command()(ladder.ladder)
lab.command()(balance.balance)
lab.command()(balance.report)
lab.command()(tune.evaluate)
lab.command("tune")(tune.tune_weights)
