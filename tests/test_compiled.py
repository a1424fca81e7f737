"""K7: the same bytes compiled or not, in any process, with any hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tangledbank as tb
from benchmarks.worker import everything_on
from tangledbank.contents import files_in, is_copy, missing

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
needs_compiled = pytest.mark.skipif(
    not is_copy(ROOT, COMPILED / "tangledbank"),
    reason="there is no fresh compiled build here: make setup makes one where it finds a C compiler",
)

PLAY = """
import random, sys
import tangledbank as tb
import tangledbank.kernel.state as module
from tangledbank.bots import make_bot
compiled = not module.__file__.endswith(".py")
print("compiled" if compiled else "pure", file=sys.stderr)
id, options = sys.argv[1], dict(word.split("=") for word in sys.argv[2:])
game = tb.game(id, **options)
for players in game.player_counts():
    for seed in range(3):
        rng = random.Random(seed)
        state = game.new(players, seed)
        log = state.listen()
        while not state.over:
            state.play(rng.choice(sorted(map(str, state.moves))))
        print(state.to_json())
        print([str(event) for event in log])
        print([[state.view(seat) for seat in (*range(players), None)]])
players = game.player_counts().start
bots = [make_bot("greedy", seat) for seat in range(players)]
state = game.new(players, 9)
while not state.over:
    state.play(bots[state.seat].choose(state.seen_by(state.seat)))
print(state.to_json())
"""


def play(game: str, options: list[str], where: Path, hash_seed: int) -> tuple[str, str]:
    """What a fresh process prints of some random games; and whether it was compiled."""
    environment = {**os.environ, "PYTHONPATH": str(where), "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-c", PLAY, game, *options]
    done = subprocess.run(command, env=environment, cwd=where, capture_output=True, text=True, check=True)
    return done.stdout, done.stderr.strip()


def variants(id: str) -> list[list[str]]:
    """The game as it comes, and with all its switches on that go together."""
    switches = [f"{switch}=true" for switch in everything_on(tb.game(id))]
    return [[], switches] if switches else [[]]


CASES = [(id, options) for id in tb.GAMES for options in variants(id)]


@pytest.mark.parametrize(("game", "options"), CASES, ids=str)
def test_any_process_gives_the_same_bytes(game: str, options: list[str]) -> None:
    assert play(game, options, ROOT, hash_seed=1)[0] == play(game, options, ROOT, hash_seed=2)[0]


@needs_compiled
@pytest.mark.parametrize(("game", "options"), CASES, ids=str)
def test_compiled_and_pure_give_the_same_bytes(game: str, options: list[str]) -> None:
    compiled, how = play(game, options, COMPILED, hash_seed=1)
    pure, other = play(game, options, ROOT, hash_seed=1)
    assert (how, other) == ("compiled", "pure")
    assert compiled == pure


@needs_compiled
def test_the_compiled_copy_is_whole() -> None:
    """The browser client and the rules for the drawer, too."""
    assert missing(files_in(str(COMPILED / "tangledbank"))) == []
