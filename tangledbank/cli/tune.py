"""`tangledbank lab evaluate` and `lab tune`: are the weights of an evaluation right, and which would be better?"""

from __future__ import annotations

import shlex
from dataclasses import asdict
from json import dumps
from pathlib import Path
from typing import Annotated

import typer

from tangledbank.cli.arguments import Json, Options, read_options, read_seats
from tangledbank.cli.match import Game, Jobs, Out, Ray, Seed
from tangledbank.cli.match import show as show_match
from tangledbank.cli.output import print_json, print_table, progress
from tangledbank.kernel.errors import TangledBankError
from tangledbank.lab import Match, play_match
from tangledbank.lab.calibration import Calibration, calibrate
from tangledbank.lab.folder import SUMMARY, write_whole
from tangledbank.lab.selfplay import SelfPlay
from tangledbank.lab.tune import TABLE, Tuned, rewritten, self_games, table_of, tune
from tangledbank.lab.varied import TunedByPlay, tune_by_play
from tangledbank.parts.weights import read_weights

Seats = Annotated[
    str | None, typer.Option("--seats", metavar="N,N,...", help="How many seats; several numbers are taken in turns.")
]
SelfBot = Annotated[str, typer.Option("--bot", metavar="BOT", help="Who plays against itself.")]


def read_table_sizes(seats: str | None, job_game: str, options: dict[str, object]) -> tuple[int, ...]:
    """The numbers of seats that are asked for; without any, the smallest and the largest table.

    >>> read_table_sizes("2,4", "pond", {}), read_table_sizes(None, "pond", {})
    ((2, 4), (2, 4))
    >>> read_table_sizes("many", "pond", {})
    Traceback (most recent call last):
    tangledbank.kernel.errors.TangledBankError: 'many' given by --seats should be numbers of seats, such as 2,4.
    """
    if seats is None:
        counts = [count for count in SelfPlay(job_game, (), 0, options=options).open().player_counts() if count > 1]
        return tuple(dict.fromkeys((counts[0], counts[-1]))) if counts else (1,)
    try:
        return tuple(int(count) for count in seats.split(","))
    except ValueError:
        raise TangledBankError(f"{seats!r} given by --seats should be numbers of seats, such as 2,4.") from None


def evaluate(
    game: Game,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bot: SelfBot = "greedy",
    weights: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A table of weights to be judged in place of the game's own.")
    ] = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    out: Out = None,
    option: Options = None,
    json: Json = False,
) -> None:
    """Is the evaluation of a game honest and steady? Its chances are held against who won games of bots.

    Honest: of the seats to which it gives a chance of 30 %, 30 % win. Steady: an answer to a question changes the
    chance of whoever gives it neither for the better nor for the worse, on average; where it does, the evaluation
    misjudges the moment before or the moment after.

    *Examples:*

    - `tangledbank lab evaluate --game GAME --games 100`
    - `tangledbank lab evaluate --game GAME --seats 2,4 --weights my_weights.toml --out games`
    """
    job = job_of(game, seats, seed, bot, read_options(option))
    with progress(games, "games") as done:
        played = self_games(job, games, jobs, ray, out, done)
    opened = job.open()
    found = calibrate(job, opened, played, opened.evaluation(read_weights(weights) if weights is not None else None))
    if json:
        print_json({"kind": "evaluate", "game": game, "seats": list(job.seats), "seed": seed, **asdict(found)})
    else:
        show_calibration(found)


def job_of(game: str, seats: str | None, seed: int, bot: str, options: dict[str, object]) -> SelfPlay:
    """The games that are to be played."""
    [spec] = read_seats(bot, people=False)
    return SelfPlay(game, read_table_sizes(seats, game, options), seed, spec, options)


def show_calibration(found: Calibration) -> None:
    """Print how honest and how steady an evaluation is."""
    print(f"{found.games} games; surprise at the winner {found.surprise:.3f}, if all were equal {found.even:.3f}")
    print("\nHow honest: the chance it gave, and how often those seats won")
    bins = [bin for bin in found.bins if bin.moments]
    print_table(["chance", "won", "moments"], [[f"{b.said:.0%}", f"{b.won:.0%}", str(b.moments)] for b in bins])
    print("\nIn each quarter of the game: surprise, and if all were equal")
    rows = [
        [str(number + 1), f"{stage.surprise:.3f}", f"{stage.even:.3f}", str(stage.moments)]
        for number, stage in enumerate(found.stages)
        if stage.moments
    ]
    print_table(["quarter", "surprise", "equal", "moments"], rows)
    print("\nHow steady: what the answer to a question did to the chance of whoever gave it")
    drifts = [
        [
            drift.question,
            str(drift.answers),
            f"{100 * drift.change.value:+.2f} ({100 * drift.change.low:+.2f} to {100 * drift.change.high:+.2f})",
            f"{100 * drift.swing:.2f}",
        ]
        for drift in found.drifts
    ]
    print_table(["question", "answers", "change in percent", "size"], drifts)


def tune_weights(
    game: Game,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=5, help="How many games of the bot against itself.")] = 200,
    moments: Annotated[int, typer.Option(min=1, help="How many moments of each game are looked at.")] = 12,
    rounds: Annotated[int, typer.Option(min=1, help="How often the fit is repeated from where it has come.")] = 3,
    match: Annotated[int, typer.Option(min=0, help="How many games the tuned weights then play against ours.")] = 0,
    only: Annotated[
        str, typer.Option(metavar="NAME,...", help="The weights or groups of weights to fit; without it, all of them.")
    ] = "",
    by_play: Annotated[
        bool, typer.Option("--by-play", help="Vary the weights from seat to seat and take those that win.")
    ] = False,
    bot: SelfBot = "greedy",
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    out: Out = None,
    option: Options = None,
    json: Json = False,
) -> None:
    """Fit the weights of a game's evaluation to games of a bot against itself.

    The weights are those under which it was least surprising who won; one game in five is kept out to see whether that
    holds elsewhere. With `--by-play` the weights differ by lot from seat to seat, and those are taken that win: this
    takes thousands of games in each round, and finds what makes a bot win. With `--match`, the bot with the tuned
    weights meets the bot with the game's own on new deals. The folder `--out` gets the games, `weights.toml` and
    `summary.json`; the same command goes on where it was stopped.

    *Examples:*

    - `tangledbank lab tune --game GAME --games 400 --jobs 2 --out tuned --match 400`
    - `tangledbank play GAME --seats human,greedy@tuned/weights.toml`
    """
    job = job_of(game, seats, seed, bot, read_options(option))
    named = tuple(only.split(",")) if only else ()
    if match and out is None:
        raise TangledBankError("Where should the tuned weights stand? Name a folder with --out.")
    kept = out / "games" if out is not None else None
    found: Tuned | TunedByPlay
    if by_play:
        with progress(rounds * games, "games") as done:
            found = tune_by_play(job, games, rounds, named, jobs, ray, kept, done)
    else:
        with progress(games, "games") as done:
            played = self_games(job, games, jobs, ray, kept, done)
        with progress(rounds, "rounds") as rounds_done:
            found = tune(job, played, moments, rounds, named, lambda number, _: rounds_done(number + 1))
    command = f"tangledbank lab tune --game {game} --seats {','.join(map(str, job.seats))} --games {games}"
    command += " --by-play" if by_play else f" --moments {moments}"
    command += f" --rounds {rounds} --bot {bot} --seed {seed}"
    command += f" --only {only}" if only else ""
    for choice in option or []:
        command += f" --option {shlex.quote(choice)}"
    summary = found.plain()
    if out is not None:
        write_whole(out / TABLE, rewritten(table_of(game), found.values(), command) + "\n")
    if not json:
        show_tuned(found)
    if match and out is not None:
        summary["match"] = meet(job, out, match, jobs, ray, quiet=json)
    if out is not None:
        write_whole(out / SUMMARY, dumps(summary, indent=2) + "\n")
    if json:
        print_json(summary)


def meet(job: SelfPlay, out: Path, games: int, jobs: int, ray: str | None, quiet: bool) -> list[dict[str, object]]:
    """Matches of the tuned weights against the game's own, on deals that nobody has seen, one for each table size."""
    tuned = f"{job.bot}@{(out / TABLE).resolve()}"
    found: list[dict[str, object]] = []
    for seats in job.seats:
        asked = Match(job.game, (tuned, job.bot), f"fresh/{job.seed}", job.options, None, seats)
        with progress(-(-games // asked.rotations), "deals") as done:
            results = play_match(asked, games, None, jobs, ray, None, lambda deals, _: done(len(deals)))
        if not quiet:
            show_match(results)
        found.append(results.plain())
    return found


def show_tuned(found: Tuned | TunedByPlay) -> None:
    """Print what tuning has found."""
    if isinstance(found, TunedByPlay):
        print(f"{found.games} games of {found.game}, seed {found.seed}: {found.gain:+.0f} rating points, as they tell")
    else:
        print(f"{found.games} games of {found.game}, {found.moments} moments, seed {found.seed}")
        print_table(
            ["surprise at the winner", "before", "after"],
            [
                ["in the games it learned from", *[f"{value:.4f}" for value in found.surprise]],
                ["in games kept out", *[f"{value:.4f}" for value in found.fresh_surprise]],
            ],
        )
    rows = [[change.name, f"{change.before:g}", f"{change.after:g}"] for change in found.changes]
    print_table(["weight", "before", "after"], rows)
