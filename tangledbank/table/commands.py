"""The commands `serve` and `join`; the command line imports them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everyone.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="The port; without it 8000, or the next that is free.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for everything that is kept.")] = None,
    database_url: Annotated[str | None, typer.Option(help="postgresql://... instead of SQLite.")] = None,
    set_: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="A setting; docs/hosting.md lists them.")
    ] = None,
    proxy: Annotated[str | None, typer.Option(help="The reverse proxy whose headers are believed.")] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
) -> None:
    """Serve tables for browsers and terminals; prints the URL to open."""
    from tangledbank.table import serving
    from tangledbank.table.settings import read_settings

    settings = read_settings(set_ or [])
    serving.serve(host, port, data or serving.data_folder(), database_url, settings, proxy, log_level)
