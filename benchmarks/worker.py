"""Measures one engine in a process of its own: `main` with a subject, then one line of seconds for every round.

It is run by the Python that has the engine (peers.py says how), so it imports nothing of ours but the engine itself.
What one decision is, is the same for all: list the legal moves, pick one at random, make it. Chance is inside the time
but is not counted. What one simulation is, too: take a world that the seat to move cannot tell from the truth, make a
move there, play on, and judge what came of it; all begin a fifth into a game.
"""

import copy
import json
import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib.metadata import version
from itertools import count
from typing import Any

from benchmarks.searches import ismcts, our_search
from benchmarks.subject import Subject, our_engine, play_ours, play_spiel

CLONE_SECONDS = 0.4
cpu = time.process_time


def ours(name: str) -> Subject:
    """One of our games, from whatever copy of the package is on the path.

    With a `+`, all its options on, all seats; `magical@1` is a table of one.
    """
    import tangledbank as tb

    rng = random.Random(1)
    seeds = count(1)
    id, _, seats = name.removesuffix("+").partition("@")
    game = tb.game(id)
    players = int(seats or 4)
    if name.endswith("+"):
        game = tb.game(id, data=None, **everything_on(game))
        players = game.player_counts().stop - 1

    def whole() -> int:
        state, n = game.new(players=players, seed=next(seeds)), 0
        while not state.over:
            state.play(rng.choice(state.moves))
            n += 1
        return n

    middle = game.new(players=players, seed=7)
    play_ours(middle, rng, whole() // 2)
    clones: dict[str, Callable[[], object]] = {"clone": middle.clone}
    deepest = middle
    for _ in range(20):  # the deepest interrupt that twenty random games meet
        state = game.new(players=players, seed=next(seeds))
        play_ours(state, rng, depth=len(deepest.stack) + 1)
        deepest = deepest if state.over else state
    note = f"{len(deepest.stack)} procedures on the stack in mid-attack"
    if len(deepest.stack) >= 3:
        clones["clone in mid-attack"] = deepest.clone
    return Subject(our_engine(middle), name, players, whole, clones, note)


def everything_on(game: Any) -> dict[str, bool]:
    """The switches of a game that go together, taken in their order."""
    import tangledbank as tb

    on: dict[str, bool] = {}
    for switch in game.switches():
        try:
            tb.game(game.id, data=None, **on, **{switch: True})
        except tb.BadOptions:
            continue
        on[switch] = True
    return on


def open_spiel(name: str) -> Subject:
    """A game of OpenSpiel: C++ called from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    middle = game.new_initial_state()
    play_spiel(middle, rng, play_spiel(game.new_initial_state(), rng) // 2)
    title = name.split("(", maxsplit=1)[0]
    return Subject(
        f"open_spiel {version('open_spiel')}",
        title,
        game.num_players(),
        lambda: play_spiel(game.new_initial_state(), rng),
        {"clone": middle.clone},
        # With double-dummy scoring, the default, a game would end after the bidding.
        "with the card play" if title == "bridge" else "",
    )


def chess(_name: str) -> Subject:
    """python-chess, copied without its history, which is the cheapest copy it has."""
    import chess as library

    rng = random.Random(1)

    def play(board: Any, limit: int = 1_000_000) -> int:
        n = 0
        while n < limit and not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            n += 1
        return n

    middle = library.Board()
    play(middle, 60)
    copies = {"clone": lambda: middle.copy(stack=False)}
    return Subject(f"python-chess {version('chess')}", "chess", 2, lambda: play(library.Board()), copies)


def catanatron(_name: str) -> Subject:
    """catanatron plays by its own random players."""
    from catanatron import Color, Game, RandomPlayer

    def new(seed: int | None = None) -> Any:
        return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)

    def play() -> int:
        game = new()
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    middle = new(seed=3)
    for _ in range(150):
        middle.play_tick()
    return Subject(f"catanatron {version('catanatron')}", "catan", 4, play, {"clone": middle.copy})


def rlcard(name: str) -> Subject:
    """RLCard has no copy of its own, so its game is copied by deepcopy."""
    import rlcard as library

    env = library.make(name, config={"seed": 1})
    rng = random.Random(1)

    def play(limit: int = 1_000_000) -> int:
        state, _ = env.reset()
        n = 0
        while n < limit and not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            n += 1
        return n

    play(play() // 2)
    middle = copy.deepcopy(env.game)
    copies = {"clone": lambda: copy.deepcopy(middle)}
    return Subject(f"rlcard {version('rlcard')}", name, env.num_players, play, copies)


MAKERS: dict[str, Callable[[str], Subject]] = {
    "ours": ours,
    "our_search": our_search,
    "open_spiel": open_spiel,
    "ismcts": ismcts,
    "chess": chess,
    "catanatron": catanatron,
    "rlcard": rlcard,
}


def per_second(call: Callable[[], int], seconds: float) -> tuple[float, float]:
    """How much was done, and how many calls were made, per second of CPU time: decisions and games, say."""
    calls = done = 0
    start = cpu()
    while True:
        done += call()
        calls += 1
        used = cpu() - start
        if used >= seconds:
            return done / used, calls / used


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """CPU time of one call."""
    calls, batch, start = 0, 1, cpu()
    while True:
        for _ in range(batch):
            call()
        calls += batch
        used = cpu() - start
        if used >= seconds:
            return used / calls * 1e6
        batch = min(batch * 2, 4096)  # so that asking the clock costs nothing


def measured(subject: Subject, seconds: float) -> dict[str, float]:
    """The figures of one round."""
    figures: dict[str, float] = {}
    if subject.play:
        figures["decisions/s"], figures["games/s"] = per_second(subject.play, seconds)
    figures |= {what: microseconds(call, CLONE_SECONDS) for what, call in subject.clones.items()}
    figures |= {what: per_second(call, seconds)[0] for what, call in subject.searches.items()}
    return figures


def main() -> None:
    """Say who we are, then measure as often as we are asked."""
    warnings.filterwarnings("ignore")
    maker, _, name = sys.argv[1].partition(":")
    try:
        subject = MAKERS[maker](name)
    except ImportError as error:
        print(json.dumps({"missing": str(error)}), flush=True)
        return
    for call in [*([subject.play] if subject.play else []), *subject.searches.values()]:
        call()  # warm caches outside the clock
    about = {"engine": subject.engine, "game": subject.game, "players": subject.players, "note": subject.note}
    print(json.dumps(about), flush=True)
    for line in sys.stdin:
        print(json.dumps(measured(subject, float(line))), flush=True)

