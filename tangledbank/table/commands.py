"""The commands `serve` and `join`; the command line imports them."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tangledbank.terminal.remote import RemoteSession


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everyone.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="The port; if not given, 8000 or the next free one.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for everything that is kept.")] = None,
    database_url: Annotated[str | None, typer.Option(help="postgresql://... instead of SQLite.")] = None,
    set_: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="A setting; docs/hosting.md lists them.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="FILE.py:CLASS", help="A bot of your own to play against; may be given several times."),
    ] = None,
    proxy: Annotated[str | None, typer.Option(help="The reverse proxy whose headers are trusted.")] = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A name that the server answers to; without it, any.")
    ] = None,
    prefix: Annotated[str, typer.Option(help="The path under which the server lives, such as /games.")] = "",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
) -> None:
    """Serve tables for browsers and terminals; prints the URL to open.

    *Examples:*

    - `tangledbank serve`
    - `tangledbank serve --host 0.0.0.0 --port 8000 --data /var/lib/tangledbank`
    - `tangledbank serve --bot my_bot.py:MyBot`
    """
    from tangledbank.table import serving
    from tangledbank.table.settings import read_settings

    settings = read_settings([*(set_ or []), *([f"bots={','.join(bot)}"] if bot else [])])
    folder = data or serving.data_folder()
    serving.serve(host, port, folder, database_url, settings, proxy, log_level, allowed_host or (), prefix)


def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="The address of a table, or an invitation to one.")],
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, without redrawing the screen.")] = False,
    language: Annotated[str, typer.Option("--language", metavar="CODE", help="en, ru or cs.")] = "en",
    name: Annotated[str | None, typer.Option(help="The name that the others see.")] = None,
    coach: Annotated[bool, typer.Option("--coach", help="Against bots: be told what is worth knowing.")] = False,
) -> None:
    """Play, or watch, at a table on a server.

    *Examples:*

    - `tangledbank join http://localhost:8000/table/k3J9xQ2mPz8A`
    - `tangledbank join 'http://localhost:8000/table/k3J9xQ2mPz8A?claim=TOKEN' --plain`
    """
    from tangledbank.terminal.client import Client, table_in
    from tangledbank.terminal.remote import RemoteSession

    table, token = table_in(url)
    client = Client(url)
    client.cookie = kept_cookies().get(client.origin)
    client.get("/api/me")
    keep_cookie(client.origin, client.cookie)
    if name is not None:
        client.post("/api/me", {"name": name})
    if token is not None:
        client.post(f"/api/tables/{table}/claim", {"token": token})
    session = RemoteSession(client, table, language)
    try:
        wait_for_players(session)
        if coach:
            session.coach(True)
        if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
            from tangledbank.terminal.plain import PlainGame

            PlainGame(session, sys.stdin, sys.stdout).run()
        else:
            from tangledbank.terminal.app import TableApp

            app = TableApp(session)
            app.run()
            if app.trouble is not None:
                raise app.trouble
    finally:
        session.close()


def wait_for_players(session: RemoteSession) -> None:
    """Say how many seats are still open, whenever that changes, until the game begins."""
    told = 0
    while session.status == "waiting":
        missing = session.kinds.count("open")
        if missing != told:
            typer.echo(session.language.ui("waiting-for-players", count=missing))
            told = missing
        session.receive()


def cookie_file() -> Path:
    """Where the terminal keeps who it is at which server."""
    base = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    return base / "tangledbank" / "cookies.json"


def kept_cookies() -> dict[str, str]:
    """The cookies of the terminal, by server."""
    try:
        kept = json.loads(cookie_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) else {}


def keep_cookie(origin: str, cookie: str | None) -> None:
    """Remember who one is at a server; readable for nobody else."""
    path = cookie_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_text(json.dumps({**kept_cookies(), origin: cookie}), encoding="utf-8")
    except OSError:
        typer.echo(f"tangledbank: {path} cannot be written, so the server will not know you next time.", err=True)
