"""Tuning: games of bots against themselves, weights fitted to who won them, and the proof on games not seen before."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tangledbank.games import shelf
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.evaluation import PLAIN, Evaluation
from tangledbank.kernel.game import Game
from tangledbank.lab.fit import SMALL, Moment, fit, total_surprise
from tangledbank.lab.folder import RunFolder
from tangledbank.lab.play import play_pieces
from tangledbank.lab.selfplay import SelfGame, SelfPlay, replayed

FRESH = 5  # of so many games one is kept out of the fit, to see whether what was learned holds elsewhere
TABLE = "weights.toml"


@dataclass(frozen=True)
class Change:
    """A weight before and after."""

    name: str
    before: float
    after: float


@dataclass(frozen=True)
class Tuned:
    """What tuning has found. Surprise is minus the logarithm of the chance that was given to the winner."""

    game: str
    seats: list[int]
    seed: int
    games: int
    moments: int
    surprise: list[float]  # before and after, in the games from which the weights were learned
    fresh_surprise: list[float]  # and in games that were kept out
    changes: list[Change]

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {"kind": "tune", **asdict(self)}

    def values(self) -> dict[str, float]:
        """The weights that have changed."""
        return {change.name: change.after for change in self.changes}


def self_games(
    job: SelfPlay,
    games: int,
    jobs: int = 1,
    ray: str | None = None,
    out: Path | None = None,
    progress: Callable[[int], object] | None = None,
) -> list[SelfGame]:
    """Games of bots against themselves; with a folder they are kept, and the same command goes on.

    >>> [len(played.winners) for played in self_games(SelfPlay("pond", (2,), seed=1), games=3)]
    [0, 0, 0]
    """
    job.open()
    folder = RunFolder(out, job.identity(), SelfGame) if out is not None else None
    found: list[SelfGame] = []
    for played in play_pieces(job, range(games), jobs, ray, folder):
        found.append(played)
        if progress is not None:
            progress(len(found))
    return found


def moments_of(
    job: SelfPlay, opened: Game, games: Iterable[SelfGame], wanted: int, evaluation: Evaluation
) -> list[Moment]:
    """Some moments of each game at which nothing is under way, chosen by lot; a game that nobody won teaches nothing.

    >>> job = SelfPlay("pond", (2,), seed=1)
    >>> opened = job.open()
    >>> played = [job.play(opened, number) for number in range(20)]
    >>> len(moments_of(job, opened, played, 2, opened.evaluation())) <= 2 * len(played)
    True
    """
    found: list[Moment] = []
    for played in games:
        if not played.winners and played.players > 1:
            continue
        lot = Chance(f"moments/{job.seed}/{played.number}")
        at = {lot.below(len(played.moves)) for _ in range(wanted)}
        states = [
            state.clone()
            for number, state in enumerate(replayed(job, opened, played))
            if number in at and evaluation.is_settled(state)
        ]
        found += [Moment(state, played.winners, 1 / len(states)) for state in states]
    return found


def tune(
    job: SelfPlay,
    games: list[SelfGame],
    moments: int,
    rounds: int,
    only: tuple[str, ...] = (),
    tell: Callable[[int, float], object] | None = None,
) -> Tuned:
    """Weights fitted to games, and how much less they are surprised by games that were kept out."""
    opened = job.open()
    before = opened.evaluation()
    learned = moments_of(job, opened, [game for game in games if game.number % FRESH], moments, before)
    fresh = moments_of(job, opened, [game for game in games if not game.number % FRESH], moments, before)
    if not learned or not fresh:
        raise TangledBankError("There is nothing to learn from so few games; ask for more with --games.")
    fitted = fit(opened, before.weights, learned, rounds, only, tell)
    after = opened.evaluation(fitted)
    return Tuned(
        game=job.game,
        seats=list(job.seats),
        seed=job.seed,
        games=len(games),
        moments=len(learned) + len(fresh),
        surprise=[total_surprise(before, learned), total_surprise(after, learned)],
        fresh_surprise=[total_surprise(before, fresh), total_surprise(after, fresh)],
        changes=changes_of(before.weights.values, fitted.values),
    )


def changes_of(before: dict[str, float], after: dict[str, float]) -> list[Change]:
    """The weights that have changed, as they are written into a table.

    >>> changes_of({"card": 1.0, "hope": 0.5}, {"card": 1.23456, "hope": 0.5001})
    [Change(name='card', before=1.0, after=1.23)]
    """
    return [
        Change(name, old, float(f"{after[name]:.3g}"))
        for name, old in before.items()
        if abs(after[name] - old) > 0.01 * max(abs(old), SMALL)
    ]


def table_of(game: str) -> str:
    """The text of a game's own table of weights.

    >>> table_of("pond").splitlines()[0]
    'rivals = 1.0'
    """
    path = shelf()[game].folder / TABLE
    if path.exists():
        return path.read_text(encoding="utf-8")
    return "".join(f"{name} = {value}\n" for name, value in PLAIN.values.items())


def rewritten(text: str, values: dict[str, float], command: str) -> str:
    """A table of weights with other numbers, its comments kept, and the command that made it on top.

    >>> print(rewritten("card = 0.9  # in hand\\n[lasting]\\nbig = 0.3\\n", {"lasting.big": 0.42}, "lab tune"))
    # Tuned by: lab tune
    card = 0.9  # in hand
    [lasting]
    big = 0.42
    """
    lines: list[str] = [f"# Tuned by: {command}"]
    group = ""
    for line in text.splitlines():
        if line.startswith("# Tuned by: "):
            continue
        if line.startswith("["):
            group = line[1 : line.index("]")] + "."
        name, equals, rest = line.partition(" = ")
        if equals and group + name in values:
            _, mark, comment = rest.partition("  #")
            line = f"{name} = {values[group + name]:g}{mark}{comment}"
        lines.append(line)
    return "\n".join(lines)
