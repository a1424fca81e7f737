"""Ours and other engines side by side in one run: `make bench`.

Every engine lives in a process of its own, all on one core. They take turns, round after round, so that a busy moment
of the machine touches all of them; a figure is the median of its rounds. Ratios are ours to theirs.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.environment import PEERS
from benchmarks.report import Row, as_json, as_text
from tangledbank import GAMES, game
from tangledbank.contents import is_copy
from tools import hook
from tools.environment import Environment
from tools.stamps import ROOT

# The engine comes from where PYTHONPATH says, or from the environment; this folder is the last to be asked.
WORKER = f"import sys; sys.path.append({str(ROOT)!r}); from benchmarks.worker import main; main()"
COMPILED = ROOT / hook.COMPILED
OUR_GAMES, OUR_SEARCH = "ours", "our_search"  # what the worker calls them
OTHERS = [
    "open_spiel:hearts",
    "open_spiel:bridge(use_double_dummy_result=false)",
    "chess",
    "catanatron",
    "rlcard:uno",
    "rlcard:gin-rummy",
]
OTHER_SEARCHES = [f"ismcts:{language}/{title}" for language in ("cpp", "python") for title in ("gin_rummy", "hearts")]


class Worker:
    """One engine, waiting for its turn."""

    def __init__(self, python: Path, subject: str, path: str = "") -> None:
        self.subject = subject
        self.ours = subject.partition(":")[0] in (OUR_GAMES, OUR_SEARCH)
        self.rounds: list[dict[str, float]] = []
        # Libraries that would start threads of their own would not be measured on one core.
        env = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": path}
        command = [str(python), "-P", "-c", WORKER, subject]
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.about = self.read()

    def read(self) -> dict[str, Any]:
        """The worker's next line; a worker that died is left out, and its own last words are on the screen."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        answer: dict[str, Any] = json.loads(line) if line else {"missing": "it stopped with an error"}
        return answer

    def measure(self, seconds: float) -> bool:
        """One round; False if the worker did not survive it."""
        assert self.process.stdin is not None
        print(seconds, file=self.process.stdin, flush=True)
        figures = self.read()
        if "missing" in figures:
            return False
        self.rounds.append(figures)
        return True

    def row(self) -> Row:
        """The medians of the rounds."""
        first = next(iter(self.rounds[0]))
        speeds = [figures[first] for figures in self.rounds]
        return Row(
            engine=self.about["engine"],
            game=self.about["game"],
            players=self.about["players"],
            ours=self.ours,
            note=self.about["note"],
            figures={key: statistics.median(figures[key] for figures in self.rounds) for key in self.rounds[0]},
            spread=(max(speeds) - min(speeds)) / statistics.median(speeds),
        )


def workers(games: list[str], searches: list[str], with_peers: bool) -> list[Worker]:
    """Start all that can be measured here. Nobody searches on plain Python who has the compiled engine."""
    python = Environment(".venv").python
    paths = [str(COMPILED), str(ROOT)] if is_copy(ROOT, COMPILED / "tangledbank") else [str(ROOT)]
    found = [Worker(python, f"{OUR_GAMES}:{name}", path) for name in games for path in paths]
    found += [Worker(python, f"{OUR_SEARCH}:{name}", paths[0]) for name in searches]
    if with_peers:
        others = (OTHERS if games else []) + (OTHER_SEARCHES if searches else [])
        found += [Worker(PEERS.python, subject) for subject in others]
    for worker in found:
        if "missing" in worker.about:
            print(f"left out: {worker.subject}: {worker.about['missing']}", file=sys.stderr)
    return [worker for worker in found if "missing" not in worker.about]


def ours() -> list[str]:
    """Our games as they come, those that have modules with everything on, and those that one can play alone."""
    names: list[str] = []
    for id in GAMES:
        names.append(id)
        names += [f"{id}+"] if game(id).switches() else []
        names += [f"{id}@1"] if 1 in game(id).player_counts() else []
    return names


def named(names: str) -> list[str]:
    """The names in a list; none in an empty one."""
    return [name for name in names.split(",") if name]


def progress(line: str) -> None:
    """One line that overwrites itself, for people only."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(ours()), help="ours, separated by commas; + is all on, @1 alone")
    parser.add_argument("--searches", default=",".join(GAMES), help="ours whose search is measured")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of play for each engine in each round")
    parser.add_argument("--no-peers", action="store_true", help="ours alone")
    parser.add_argument("--json", action="store_true", help="for programs")
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # the workers inherit it
    load = os.getloadavg()
    running = workers(named(options.games), named(options.searches), not options.no_peers)
    if not any(worker.ours for worker in running):
        sys.exit("tangledbank: none of our games could be measured")
    for turn in range(options.rounds):
        for worker in list(running):
            progress(f"round {turn + 1} of {options.rounds}: {worker.about['engine']} {worker.about['game']}")
            if not worker.measure(options.seconds):
                running.remove(worker)
                print(f"left out: {worker.subject} stopped with an error", file=sys.stderr)
    progress("")
    rows = [worker.row() for worker in running]
    conditions = {"load before": load[0], "load after": os.getloadavg()[0], "rounds": options.rounds}
    print(as_json(rows, conditions) if options.json else as_text(rows, conditions))


if __name__ == "__main__":
    main()
