"""`tangledbank play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from tangledbank.cli.arguments import (
    HUMAN,
    Data,
    GameId,
    Options,
    Tongue,
    check_writable,
    open_game,
    read_seats,
)
from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.game import Game
from tangledbank.locale import Language
from tangledbank.terminal.session import Session


def play(
    game: GameId,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="KIND,KIND,...",
            help="Who sits where: human, greedy or random for each seat; without it, you and two bots.",
        ),
    ] = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards; random if not given.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, without redrawing the screen.")] = False,
    language: Tongue = "en",
    coach: Annotated[bool, typer.Option("--coach", help="Be told at each move what is worth knowing.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record of the game here.")] = None,
    data: Data = None,
) -> None:
    """Play in the terminal, alone against bots or with others at the same screen.

    *Examples:*

    - `tangledbank play GAME`
    - `tangledbank play GAME --seats human,greedy,greedy --seed 7 --save game.jsonl`
    - `tangledbank play GAME --seats greedy,greedy --plain`
    """
    opened = open_game(game, option, data)
    words = Language(language, opened.id)
    check_writable(save)
    kinds = usual_seats(opened) if seats is None else read_seats(seats, people=True)
    session = Session(opened, kinds, secrets.randbelow(10**9) if seed is None else seed, words)
    session.coach(coach)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from tangledbank.terminal.plain import PlainGame

        PlainGame(session, sys.stdin, sys.stdout).run()
    else:
        from tangledbank.terminal.app import TableApp

        TableApp(session).run()
    if save is not None:
        save_record(session, save)


def usual_seats(game: Game) -> list[str]:
    """You against two bots, or as many as the game allows.

    >>> from tangledbank.games import game
    >>> usual_seats(game("pond"))
    ['human', 'greedy', 'greedy']
    """
    counts = game.player_counts()
    return [HUMAN, *["greedy"] * (min(max(3, counts.start), counts.stop - 1) - 1)]


def save_record(session: Session, path: Path) -> None:
    """Write the record of a session."""
    try:
        session.record().save(path)
    except OSError as error:
        raise TangledBankError(f"{str(path)!r} cannot be written: {error.strerror}.") from error
    print(session.language.ui("saved", path=str(path)))
