"""The proof that more thinking makes a bot stronger: in every game each bot against the one below it on the ladder.

    .venv/bin/python -m benchmarks.ladders --out FOLDER --jobs 2

It goes on where it was stopped, and prints the tables of docs/bots.md. One game alone: --game evolution. The first game
of each match is played once more for the table, and the times are of that game: a long run may have had company.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from tangledbank.lab import Match, Results, Sprt, play_match
from tangledbank.lab.outcome import GameOutcome

RUNGS = ["greedy", "naturalist", "expert", "darwin"]
TABLES = {  # seats: the smallest table against others, and a full one
    "evolution": (2, 4),
    "newworld": (2, 4),
    "magical": (2, 4),
    "dinosaurs": (3, 5),
    "marine": (2, 4),
}
SEED = 1
MOST_GAMES = 1000  # a test that has not decided by then is told as undecided
HEADINGS = ["seats", "bot", "against", "games", "rating over it", "test", "ms a move", "slowest", "first game"]


def matches(game: str) -> Iterator[Match]:
    """The matches of a game's ladder, the quickest first.

    Two bots share a table evenly, but of Darwins there is only one: nearly all of the time is theirs.

    >>> [(match.bots, match.seats) for match in matches("evolution")][3:]
    [(('expert', 'naturalist'), 4), (('darwin', 'expert'), 2), (('darwin', 'expert', 'expert', 'expert'), 4)]
    """
    for below, bot in pairwise(RUNGS):
        for seats in TABLES[game]:
            others = seats - 1 if bot == "darwin" else 1
            yield Match(game, (bot, *[below] * others), SEED, seats=seats)


def folder_of(match: Match) -> str:
    """The folder of a match, below that of all.

    >>> folder_of(Match("evolution", ("expert", "naturalist"), 1, seats=2))
    'evolution-2-expert,naturalist'
    """
    return f"{match.game}-{match.players}-{','.join(match.bots)}"


def play_first(match: Match) -> GameOutcome:
    """Play the first game of a match."""
    return match.play_game(match.open(), 0, 0)


def summary(outcome: GameOutcome) -> str:
    """The points of all seats, and the decisions: enough to see whether a game was the same.

    >>> summary(play_first(Match("pond", ("greedy", "random"), 1)))
    '2:1 in 6'
    """
    return f"{':'.join(str(seat.points) for seat in outcome.seats)} in {outcome.length}"


def row(match: Match, results: Results) -> str:
    """A match as a row of a table."""
    bot = results.entrants[0]
    assert bot.rating is not None and results.test is not None
    first = play_first(match)
    own = [seat for seat in first.seats if seat.entrant == 0]
    cells = [
        str(match.players),
        match.bots[0],
        ", ".join(match.bots[1:]),
        f"{results.games:,}",
        f"{bot.rating.value:+.0f} ({bot.rating.low:+.0f} to {bot.rating.high:+.0f})",
        results.test.verdict,
        f"{1000 * sum(seat.seconds for seat in own) / sum(seat.choices for seat in own):.0f}",
        f"{max(seat.slowest for seat in own):.2f} s",
        summary(first),
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Play what is missing, and print the tables."""
    words = argparse.ArgumentParser(description="Every bot against the one below it.")
    words.add_argument("--out", type=Path, required=True, help="the folder that keeps all games")
    words.add_argument("--jobs", type=int, default=1, help="how many processes")
    words.add_argument("--game", choices=TABLES, help="one game alone")
    asked = words.parse_args()
    for game in [asked.game] if asked.game else TABLES:
        print(f"\n**{game}**\n\n| {' | '.join(HEADINGS)} |\n|{'---|' * len(HEADINGS)}", flush=True)
        for match in matches(game):
            results = play_match(match, MOST_GAMES, Sprt(0, 30), asked.jobs, out=asked.out / folder_of(match))
            print(row(match, results), flush=True)


if __name__ == "__main__":
    main()
