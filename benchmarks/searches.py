"""Searches: ours, and that of OpenSpiel with information sets. All begin a fifth into a game."""

import random
from importlib.metadata import version
from itertools import count
from typing import Any

from benchmarks.subject import Subject, our_engine, play_ours, play_spiel

DECISIONS = 12  # of a guided playout


def our_search(name: str) -> Subject:
    """The search of our bots in one of our games with four seats, in eight games by turns."""
    import tangledbank as tb
    from tangledbank.bots.playout import guided
    from tangledbank.bots.search import Search
    from tangledbank.bots.strength import Strength
    from tangledbank.kernel.chance import Chance

    rng = random.Random(1)
    game = tb.game(name)
    evaluation = game.evaluation()
    luck = Chance("bench")
    numbers = count()

    def a_fifth_in(seed: int) -> Any:
        state = game.new(players=4, seed=seed)
        length = play_ours(state.clone(), random.Random(seed))
        same = random.Random(seed)
        play_ours(state, same, length // 5)
        while len(state.moves) == 1:  # there should be something to think about
            play_ours(state, same, 1)
        return state.seen_by(state.seat)

    sights = [a_fifth_in(seed) for seed in range(8)]

    def world() -> Any:
        number = next(numbers)
        state = sights[number % len(sights)].world(number)
        play_ours(state, rng, 1)
        return state

    def to_the_end() -> int:
        state = world()
        play_ours(state, rng)
        assert state.winners is not None
        return 1

    def guided_on() -> int:
        state = world()
        for _ in range(DECISIONS):
            if state.over:
                break
            state.play(guided(state, evaluation, luck))
        evaluation.chances(state)
        return 1

    def search() -> int:
        thought = Search(sights[next(numbers) % len(sights)], Strength(64), luck)
        thought.run()
        return int(thought.done)

    searches = {"to the end": to_the_end, "guided": guided_on, "search": search}
    return Subject(our_engine(world()), name, 4, searches=searches)


def ismcts(name: str) -> Subject:
    """OpenSpiel's information-set search with random playouts: `cpp/hearts` by its bot in C++, `python/hearts`."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    language, _, title = name.partition("/")
    game = pyspiel.load_game(title)
    rng = random.Random(7)
    seeds = count(1)
    moment = game.new_initial_state()
    play_spiel(moment, rng, play_spiel(game.new_initial_state(), rng) // 5)
    while moment.is_chance_node() or len(moment.legal_actions()) == 1:
        play_spiel(moment, rng, 1)

    def in_cpp() -> int:
        pyspiel.ISMCTSBot(next(seeds), pyspiel.RandomRolloutEvaluator(1, next(seeds)), 2.0, 500).step(moment)
        return 500

    def in_python() -> int:
        chooser = numpy.random.RandomState(next(seeds))
        ISMCTSBot(game, RandomRolloutEvaluator(1, chooser), 2.0, 50, random_state=chooser).step(moment)
        return 50

    engine = f"open_spiel {version('open_spiel')}, ISMCTS in {'C++' if language == 'cpp' else 'Python'}"
    search = in_cpp if language == "cpp" else in_python
    return Subject(engine, title, game.num_players(), searches={"to the end": search})
