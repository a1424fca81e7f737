"""`tangledbank play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from tangledbank.bots import check_bot
from tangledbank.bots.characters import CHARACTERS, USUAL
from tangledbank.bots.team import Team
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
            help=f"Who sits where: human, {', '.join(CHARACTERS)} for each seat; without it, you and two bots.",
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help="Whom to play against: a kind of bot, or FILE.py:CLASS for your own; may be given several times.",
        ),
    ] = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards; random if not given.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, without redrawing the screen.")] = False,
    language: Tongue = "en",
    coach: Annotated[bool, typer.Option("--coach", help="Be told at each move what is worth knowing.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record of the game here.")] = None,
    data: Data = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes in which the bots think: more are quicker.")] = 1,
) -> None:
    """Play in the terminal, alone against bots or with others at the same screen.

    *Examples:*

    - `tangledbank play GAME`
    - `tangledbank play GAME --seats human,naturalist,darwin --seed 7 --save game.jsonl`
    - `tangledbank play GAME --seats naturalist,expert --plain`
    - `tangledbank play GAME --bot my_bot.py:MyBot`
    """
    opened = open_game(game, option, data)
    words = Language(language, opened.id)
    check_writable(save)
    if seats is not None and bot:
        raise TangledBankError("Say who plays either by --seats or by --bot.")
    against = [check_bot(spec) for spec in bot or [USUAL]]
    kinds = usual_seats(opened, against) if seats is None else read_seats(seats, people=True)
    session = Session(opened, kinds, secrets.randbelow(10**9) if seed is None else seed, words)
    session.introduce()
    session.coach(coach)
    if jobs == 1:
        run(session, plain, save)
        return
    team = Team(opened, data, jobs)
    for thinker in session.bots.values():
        thinker.team = team
    try:
        run(session, plain, save)
    finally:
        team.close()


def run(session: Session, plain: bool, save: Path | None) -> None:
    """Play line by line, or on the whole screen where there is one; then keep the record if one is wanted."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from tangledbank.terminal.plain import PlainGame

        PlainGame(session, sys.stdin, sys.stdout).run()
    else:
        from tangledbank.terminal.app import TableApp

        TableApp(session).run()
    for line in session.faults():
        print(f"tangledbank: {line}", file=sys.stderr)
    if save is not None:
        save_record(session, save)


def usual_seats(game: Game, bots: list[str]) -> list[str]:
    """You against these bots; against two of a kind, or as many as the game allows, if one is named.

    >>> from tangledbank.games import game
    >>> usual_seats(game("pond"), ["greedy"]), usual_seats(game("pond"), ["greedy", "random", "random"])
    (['human', 'greedy', 'greedy'], ['human', 'greedy', 'random', 'random'])
    """
    counts = game.player_counts()
    others = bots * (min(max(3, counts.start), counts.stop - 1) - 1) if len(bots) == 1 else bots
    return [HUMAN, *others]


def save_record(session: Session, path: Path) -> None:
    """Write the record of a session."""
    try:
        session.record().save(path)
    except OSError as error:
        raise TangledBankError(f"{str(path)!r} cannot be written: {error.strerror}.") from error
    print(session.language.ui("saved", path=str(path)))
