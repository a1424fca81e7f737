"""`make fuzz`: the battery over all games and options for as long as it is given; prints what it covered."""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter

from tests.battery.cases import ALL, Case
from tests.battery.contracts import walk


def main() -> int:
    """Walk random cases until the time is up. A failure is printed with the words to repeat it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--game", choices=list(ALL), help="only this game")
    parser.add_argument("--seed", type=int, default=None, help="the first seed; the time of day if not given")
    chosen = parser.parse_args()
    rng = random.Random(chosen.seed if chosen.seed is not None else time.time_ns())
    cases = [case for id, some in ALL.items() if chosen.game in (None, id) for case in some]
    walked: Counter[Case] = Counter()
    asked: Counter[str] = Counter()
    failures = 0
    end = time.monotonic() + chosen.seconds
    rest: list[Case] = []
    while time.monotonic() < end:
        rest = rest or rng.sample(cases, len(cases))  # every case once before one comes again
        case, seed = rest.pop(), rng.randrange(2**32)
        try:
            asked.update({f"{case.game} {name}": times for name, times in walk(case, seed, thorough=0.05).items()})
        except Exception:
            failures += 1
            print(f"\n{case}: walk({case!r}, seed={seed})", file=sys.stderr)
            traceback.print_exc()
        walked[case] += 1
        if sys.stderr.isatty():
            print(f"\r{sum(walked.values())} games, {failures} failures", end="", file=sys.stderr)
    print(f"\n{sum(walked.values())} games over {len(walked)} of {len(cases)} cases, {failures} failures")
    for name, times in sorted(asked.items()):
        print(f"  {name}: asked {times} times")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
