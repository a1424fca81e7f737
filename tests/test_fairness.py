"""Fair play: what a seat cannot know may change, and nothing that a bot is given or chooses changes with it (K5)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import tangledbank as tb
from tangledbank.bots import BOTS, Bot, make_bot
from tangledbank.bots.strength import Strength
from tangledbank.bots.thinking import SearchBot
from tangledbank.kernel.game import Game

BRIEF = 8  # simulations: enough to look into several worlds, and little enough for plain Python


def full_box(id: str) -> Game:
    """A game with as many of its modules and variants as go together."""
    chosen: dict[str, Any] = {}
    for option in tb.game(id).option_list():
        if option.plain()["kind"] == "switch":
            try:
                tb.game(id, data=None, **chosen, **{option.id: True})
            except tb.TangledBankError:
                continue
            chosen[option.id] = True
    return tb.game(id, **chosen)


def moments(id: str, seed: int, chance: float) -> Iterator[Any]:
    """Some states of a game with a full table, played at random."""
    game = full_box(id)
    state = game.new(game.player_counts().stop - 1, seed)
    rng = random.Random(seed)
    while not state.over:
        if rng.random() < chance:
            yield state.clone()
        state.play(rng.choice(state.moves))


def brief(kind: str, seed: int) -> Bot:
    """A bot of that kind that thinks in its own way, and not for long."""
    bot = make_bot(kind, seed)
    if isinstance(bot, SearchBot):
        bot.strength = Strength(min(BRIEF, bot.strength.simulations), bot.strength.candidates, bot.strength.deep)
    return bot


@pytest.mark.parametrize("id", tb.GAMES)
def test_what_a_seat_is_given_follows_from_its_knowledge_alone(id: str) -> None:
    """So it holds for every bot there will ever be: a `Sight` has nothing else to give."""
    differed = 0
    for nth, truth in enumerate(moments(id, seed=2, chance=0.25 if id == "pond" else 0.04)):
        for seat in range(truth.players):
            other = truth.resample(seat, f"other {nth}")
            differed += other.secrets.faces != truth.secrets.faces
            here, there = truth.seen_by(seat), other.seen_by(seat)
            assert here.view == there.view and here.moves == there.moves
            assert here.world(nth).to_json() == there.world(nth).to_json()
    assert differed > 0


@pytest.mark.parametrize("id", tb.GAMES)
def test_a_choice_does_not_change_with_what_the_bot_cannot_know(id: str) -> None:
    truths = [state for state in moments(id, seed=7, chance=0.5) if len(state.moves) > 2]
    make = make_bot if id == "pond" else brief
    for nth, kind in enumerate(BOTS):
        truth = random.Random(f"{id}/{nth}").choice(truths)
        other = truth.resample(truth.seat, f"other {nth}")
        assert other.secrets.faces != truth.secrets.faces
        here, there = (make(kind, nth).choose(state.seen_by(state.seat)) for state in (truth, other))
        assert here == there, kind
