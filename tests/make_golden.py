"""Write golden records: `python -m tests.make_golden NAME` plays greedy and random bots and adds tests/golden/NAME-*.

A golden record is never regenerated to make a test pass: a game that has begun keeps its rules to the end.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import tangledbank as tb
from tangledbank.bots import make_bot

FOLDER = Path(__file__).parent / "golden"


def main() -> int:
    """Play one game for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name")
    parser.add_argument("--game", default="evolution")
    parser.add_argument("--option", action="append", default=[], help="name=value")
    chosen = parser.parse_args()
    options = dict(word.split("=", 1) for word in chosen.option)
    game = tb.game(chosen.game, data=None, **options)
    FOLDER.mkdir(exist_ok=True)
    for players in game.player_counts():
        path = FOLDER / f"{chosen.name}-{players}.jsonl"
        if path.exists():
            print(f"{path.name} is there already", file=sys.stderr)
            return 2
        state = game.new(players, seed=f"golden {chosen.name}")
        bots = [make_bot("greedy" if seat % 2 == 0 else "random", seat) for seat in range(players)]
        while not state.over:
            state.play(bots[state.seat].choose(state.seen_by(state.seat)))
        tb.Record.from_state(state).save(path)
        print(path.name, state.scores)
    return 0


if __name__ == "__main__":
    sys.exit(main())
