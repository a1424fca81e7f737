"""A game told in numbers: words that say every move, and vectors that tell what a seat may know and nothing else."""

from __future__ import annotations

import random

import numpy as np
import pytest

import tangledbank as tb
from tangledbank.kernel.phrase import Phrase
from tangledbank.learning.play import Play, first_difference
from tangledbank.learning.rows import places_of, rows_of
from tangledbank.learning.survey import boxes
from tangledbank.learning.words import Words
from tests.learning.tables import SHORT


def begun(id: str, seed: int, **options: object) -> Play:
    """A game of an id, with as many seats as it can have."""
    game = tb.game(id, data=None, **options)
    return Play(Words(game), game.new(game.player_counts()[-1], seed))


@pytest.mark.parametrize("id", SHORT)
def test_words_say_every_move_and_vectors_have_room_for_every_view(id: str) -> None:
    rng = random.Random(3)
    play = begun(id, 1, **SHORT[id])
    layout = play.words.layout
    while not play.over:
        state, seat = play.state, play.seat
        view = state.view(seat)
        places = places_of(view)
        said = [play.words.say(move, places) for move in state.moves]
        assert None not in said and len({tuple(words or []) for words in said}) == len(said)
        assert play.mask().nonzero()[0].tolist() == play.legal()
        for path, rows in rows_of(view).items():
            block = layout.blocks[path]
            assert len(rows) <= block.room and all(row.keys() <= block.fields.keys() for row in rows), path
        move = rng.choice(state.moves)
        words = play.words.say(move, places) or []
        after = state.clone()
        after.play(move)
        before = state.digest()
        while play.state.digest() == before:
            play.say(words[play.at])
        assert play.state.digest() == after.digest()


@pytest.mark.parametrize("id", SHORT)
def test_words_are_the_same_with_all_options(id: str) -> None:
    plain = Words(tb.game(id)).names
    assert len(set(plain)) == len(plain)
    for box in boxes(id):
        assert Words(box).names == plain, box.options


@pytest.mark.parametrize("id", SHORT)
def test_vectors_do_not_tell_apart_what_a_seat_cannot(id: str) -> None:
    rng = random.Random(5)
    play = begun(id, 2, **SHORT[id])
    for _ in range(25):
        play.say(rng.choice(play.legal()))
    differ = False
    for _ in range(12):
        if play.over:
            break
        seat = play.seat
        world = Play(play.words, play.state.resample(seat, rng.random().hex()))
        for word in play.said:
            world.say(word)
        assert np.array_equal(world.observation(seat), play.observation(seat))
        assert world.legal() == play.legal()
        for other in range(play.state.players):
            differ = differ or not np.array_equal(world.observation(other), play.observation(other))
        play.say(rng.choice(play.legal()))
    assert differ  # some other seat saw another world


def test_a_word_that_leaves_nothing_to_choose_is_not_asked_for() -> None:
    assert first_difference([[1, 5, 0, 2], [1, 5, 0, 3], [1, 5, 0, 4]], 0) == 3
    play = begun("pond", 7)
    play.say(play.words.verbs["hunt"])
    assert len(play.legal()) == 2 and play.said == [play.words.verbs["hunt"]]
    assert play.observation(play.seat)[0] == play.words.verbs["hunt"] + 1
    assert play.observation((play.seat + 1) % 4)[0] == 0  # what is being said, others do not hear


def test_lists_and_empty_places_have_words() -> None:
    words = Words(tb.game("pond"))

    class DealMove(tb.Move):
        __slots__ = ("cards", "seat")
        phrase = Phrase("hunt <cards:card*> [for <seat:card>]")

        def __init__(self, cards: list[int], seat: int) -> None:
            self.cards, self.seat = cards, seat

    places = {"card:4": 0, "card:9": 1}
    first = words.things["card"]
    assert words.say(DealMove([4, 9], -1), places) == [words.verbs["hunt"], first, first + 1, 0, 0]
    assert words.say(DealMove([4], 9), places) == [words.verbs["hunt"], first, 0, first + 1]
