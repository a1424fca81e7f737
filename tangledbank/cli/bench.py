"""`tangledbank bench`: how fast the engine is here."""

from __future__ import annotations

import random
import time
from typing import Annotated, Any

import typer

from tangledbank.cli.arguments import Json
from tangledbank.cli.output import print_json, print_table, progress
from tangledbank.games import GAMES, game, open_box
from tangledbank.kernel.game import Game
from tangledbank.kernel.options import BadOptions
from tangledbank.kernel.state import State
from tangledbank.version import is_compiled

BATCH = 20  # games, or copies, between two looks at the clock
SEARCHED = 40  # games in which the deepest interrupt is looked for


def bench(
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to play each game.")] = 2.0,
    json: Json = False,
) -> None:
    """Time random play and copying of states, for each game at its largest table, and alone where that is a game.

    Copies are made in the deepest interrupt found, for instance in the middle of an attack.

    *Example:* `tangledbank bench --json`
    """
    rows: list[dict[str, Any]] = []
    subjects = [(id, opened, players) for id in GAMES for opened, players in tables(id)]
    with progress(2 * len(subjects), "measuring") as done:
        for id, opened, players in subjects:
            name = f"{id}, all on" if any_on(opened) else id
            decisions = decisions_per_second(opened, players, seconds)
            done(2 * len(rows) + 1)
            state = interrupt(opened, players)
            clone = clone_microseconds(state, seconds / 4)
            asked = state.question.what.name if state.question is not None else ""
            rows.append(
                {
                    "game": name,
                    "players": players,
                    "decisions_per_second": round(decisions),
                    "clone_us": round(clone, 2),
                    "cloned_at": asked,
                }
            )
            done(2 * len(rows))
    if json:
        print_json({"compiled": is_compiled(), "games": rows})
        return
    print(f"engine: {'compiled' if is_compiled() else 'plain Python'}")
    cells = [[f"{value:,}" if isinstance(value, int | float) else value for value in row.values()] for row in rows]
    print_table(["game", "players", "decisions/s", "clone us", "cloned at"], cells)


def tables(id: str) -> list[tuple[Game, int]]:
    """The tables at which a game is measured: its largest ones, and a table of one.

    >>> [(any_on(opened), players) for opened, players in tables("pond")]
    [(False, 4), (True, 4), (False, 1)]
    """
    largest = [(opened, opened.player_counts().stop - 1) for opened in variants(id)]
    return largest + ([(game(id), 1)] if 1 in game(id).player_counts() else [])


def variants(id: str) -> list[Game]:
    """A game as it comes and, if it has modules or variants, with all of them.

    >>> [any_on(opened) for opened in variants("pond")]
    [False, True]
    """
    plain = game(id)
    try:
        full = open_box(id, dict.fromkeys(plain.switches(), True), None)
    except BadOptions:  # they do not go together
        return [plain]
    return [plain, full] if any_on(full) else [plain]


def any_on(opened: Game) -> bool:
    """Whether one of a game's switches is on.

    >>> any_on(game("pond")), any_on(game("pond", drought=True))
    (False, True)
    """
    return any(opened.options[id] is True for id in opened.switches())


def decisions_per_second(opened: Game, players: int, seconds: float) -> float:
    """How many random decisions per second are played, setting up included."""
    rng = random.Random(1)
    pick = rng.random
    decisions = seed = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        for _ in range(BATCH):
            seed += 1
            state = opened.new(players, seed)
            while not state.over:
                moves = state.moves
                state.play(moves[int(pick() * len(moves))])
                decisions += 1
    return decisions / (time.perf_counter() - started)


def interrupt(opened: Game, players: int) -> State:
    """A state in the deepest interrupt that some random games lead to: a question to another than the last to move."""
    rng = random.Random(1)
    best = opened.new(players, 0)
    for seed in range(SEARCHED):
        state = opened.new(players, seed)
        mover = state.seat
        while not state.over:
            if state.seat != mover and len(state.stack) > len(best.stack):
                best = state.clone()
            mover = state.seat
            state.play(rng.choice(state.moves))
    return best


def clone_microseconds(state: State, seconds: float) -> float:
    """How long a copy of a state takes."""
    copies = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        for _ in range(BATCH):
            state.clone()
        copies += BATCH
    return 1e6 * (time.perf_counter() - started) / copies
