"""Every seat of every game as a row of a Parquet file, for whoever wants to look closer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tangledbank.lab.outcome import DealOutcome

GAMES = "games.parquet"


def rows(bots: Sequence[str], deals: Sequence[DealOutcome]) -> Iterator[dict[str, Any]]:
    """A row for each seat of each game. `game` counts the games of a run, `rotation` those of a deal.

    >>> from tangledbank.lab.match import Match
    >>> match = Match("pond", ("random", "random"), seed=1)
    >>> last = list(rows(match.bots, [match.play(match.open(), 0)]))[-1]
    >>> [last[name] for name in ("deal", "game", "rotation", "seat", "bot", "points")]
    [0, 1, 1, 1, 'random', 2]
    """
    count = 0
    for deal in deals:
        for rotation, game in enumerate(deal.games):
            for seat, outcome in enumerate(game.seats):
                yield {
                    "deal": deal.number,
                    "game": count,
                    "rotation": rotation,
                    "seat": seat,
                    "entrant": outcome.entrant,
                    "bot": bots[outcome.entrant],
                    "place": outcome.place,
                    "points": outcome.points,
                    "won": outcome.won,
                    "choices": outcome.choices,
                    "seconds": outcome.seconds,
                    "slowest": outcome.slowest,
                    "faults": len(outcome.faults),
                    "turns": game.turns,
                    "length": game.length,
                }
            count += 1


def write_games(folder: Path, bots: Sequence[str], deals: Sequence[DealOutcome]) -> None:
    """Write every seat of every game into a folder."""
    write_rows(folder / GAMES, list(rows(bots, deals)))


def write_rows(path: Path, rows: list[dict[str, Any]]) -> None:
    """Write rows into a file, whole or not at all; without polars the folder has to do without them."""
    if find_spec("polars") is None:
        return
    import polars

    half = path.with_name(f"{path.name}.part")
    polars.DataFrame(rows, infer_schema_length=None).write_parquet(half)
    half.replace(path)


def missing(folder: Path | None) -> str:
    """What to do if the rows could not be written; nothing if they were, or if nobody wanted them.

    >>> missing(None), missing(Path("nowhere"))
    ('', "games.parquet needs polars: pip install 'tangledbank[lab]', then the same command again writes it.")
    """
    if folder is None or (folder / GAMES).exists():
        return ""
    return f"{GAMES} needs polars: pip install 'tangledbank[lab]', then the same command again writes it."
