"""A trial: many games of one box with the same kind of player everywhere, and what is noted of each."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from tangledbank.bots import bot_name, check_bot, make_bot
from tangledbank.games import open_box
from tangledbank.kernel.game import Game
from tangledbank.lab.deeds import Deed, Deeds


@dataclass(frozen=True)
class Played:
    """What is noted of one game; lists are in the order of the seats."""

    number: int
    wins: list[float]  # a shared victory is split; nobody has to win
    scores: list[int]
    order: list[int]  # as the how manyeth each seat was asked for the first time, from 0
    starts: list[list[str]]  # what each seat was given before the first decision
    deeds: list[dict[Deed, int]]
    moves: dict[str, dict[int, int]]  # for each question, how often there were so many moves
    turns: int
    decisions: int
    faults: dict[str, list[str]] = field(default_factory=dict)  # of bots of somebody's own, by their names


@dataclass(frozen=True)
class Trial:
    """A box to be measured. Every game of it is another deal, and everything about game number n follows from n.

    >>> trial = Trial("pond", ("random", "random"), seed=1)
    >>> played = trial.play(trial.open(), 0)
    >>> played.decisions, sorted(played.order), sorted(played.moves["act"].items())
    (6, [0, 1], [(3, 1), (4, 3), (5, 1), (7, 1)])
    """

    game: str
    bots: tuple[str, ...]  # they change seats from game to game
    seed: int | str
    options: dict[str, object] = field(default_factory=dict)
    data: str | None = None

    def open(self) -> Game:
        """The game with its options and tables; raises if it cannot be played so.

        >>> Trial("pond", ("random",) * 5, seed=1).open()
        Traceback (most recent call last):
        tangledbank.kernel.options.BadOptions: pond with these options is for 1 to 4 players, not 5.
        """
        opened = open_box(self.game, self.options, Path(self.data) if self.data is not None else None)
        for kind in self.bots:
            check_bot(kind, opened)
        opened.check_players(len(self.bots))
        return opened

    def play(self, opened: Game, number: int) -> Played:
        """Play one game and note what happens in it.

        >>> trial = Trial("pond", ("greedy", "greedy"), seed=1)
        >>> trial.play(trial.open(), 3) == trial.play(trial.open(), 3)
        True
        """
        players = len(self.bots)
        kinds = [self.bots[(seat + number) % players] for seat in range(players)]
        bots = [make_bot(kind, f"{self.seed}/{number}/{seat}") for seat, kind in enumerate(kinds)]
        state = opened.new(players, f"{self.seed}/{number}", listen=True)
        log = state.listen()
        deeds = Deeds(players, log)
        moves: dict[str, Counter[int]] = {}
        asked: list[int] = []
        decisions = 0
        while not state.over:
            question, seat = state.question, state.seat
            assert question is not None
            if seat not in asked:
                asked.append(seat)
            moves.setdefault(question.what.name, Counter())[len(question.moves)] += 1
            move = bots[seat].choose(state.seen_by(seat))
            state.play(move)
            deeds.note(seat, move, log)
            decisions += 1
        asked += [seat for seat in range(players) if seat not in asked]
        faults: dict[str, list[str]] = {}
        for bot, spec in zip(bots, kinds, strict=True):
            if bot.faults:
                faults.setdefault(bot_name(spec), []).extend(bot.faults)
        winners = state.winners
        return Played(
            number=number,
            wins=[1 / len(winners) if seat in winners else 0.0 for seat in range(players)],
            scores=state.scores,
            order=[asked.index(seat) for seat in range(players)],
            starts=deeds.starts,
            deeds=[dict(counts) for counts in deeds.by_seat],
            moves={question: dict(counts) for question, counts in moves.items()},
            turns=state.turn_now(),
            decisions=decisions,
            faults=faults,
        )
