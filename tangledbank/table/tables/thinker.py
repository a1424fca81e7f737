"""A process in which bots think: reads questions from its input, one JSON object a line, and writes the answers.

It is given a world that its seat cannot tell from the true one, never the truth, unless the game is over. It ends when
its input does.
"""

from __future__ import annotations

import os
import signal
from functools import reduce
from operator import or_
from typing import Any, BinaryIO

import msgspec

NICENESS = 10  # people's moves come first: the server has the processor whenever it wants it


class Question(msgspec.Struct, tag_field="about", kw_only=True):
    """What all questions say: the game, a world in text, the seat, and how many seconds the answer may take."""

    game: str
    options: dict[str, str | bool | int]
    world: str
    seat: int
    seconds: float = 0.0  # set when its turn comes: a busy server thinks shorter


class Thought(Question, tag="move", kw_only=True):
    """Which move does a bot make, with its own chance?"""

    bot: str
    seed: str


def think(thought: Thought) -> str:
    """The move that the bot chooses, as text."""
    from tangledbank.bots import make_bot
    from tangledbank.kernel.errors import TangledBankError
    from tangledbank.table.tables.catalogue import open_game

    world = open_game(thought.game, thought.options).from_json(thought.world)
    bot = make_bot(thought.bot, thought.seed)
    bot.seconds = thought.seconds
    move = str(bot.choose(world.seen_by(thought.seat)))
    if bot.faults:
        raise TangledBankError(bot.faults[0])
    return move


class HintQuestion(Question, tag="hint", kw_only=True):
    """What would the strongest bot do here, and what are the next best moves?"""

    seed: str


def hint(question: HintQuestion) -> Any:
    """The best moves, with what is thought of each."""
    from tangledbank.bots.strength import STRENGTHS
    from tangledbank.kernel.chance import Chance
    from tangledbank.review import ADVISOR, hints
    from tangledbank.table.tables.catalogue import open_game

    world = open_game(question.game, question.options).from_json(question.world)
    chance = Chance(f"hint/{question.seed}")
    return hints(world.seen_by(question.seat), STRENGTHS[ADVISOR], chance, question.seconds)


class LookQuestion(Question, tag="look", kw_only=True):
    """What was a decision of a finished game worth? The world is the truth before it, with what chance did next."""

    at: int  # the number of the decision
    move: str  # that was made; empty: how did the seat stand in this world?
    point: bool  # whether the curves of the review have a point after it


def look(question: LookQuestion) -> Any:
    """The look at the decision, or the seat's chances. It takes what it takes, so that it is the same each time."""
    from tangledbank.review.look import Care, look_at
    from tangledbank.review.review import SEED, stand_at
    from tangledbank.table.tables.catalogue import open_game

    state = open_game(question.game, question.options).from_json(question.world)
    if not question.move:
        return stand_at(state, question.seat, question.at, Care(), SEED)
    return look_at(state, question.move, question.at, Care(), SEED, question.point)


# Who answers which question.
ANSWERS: dict[type[Question], Any] = {Thought: think, HintQuestion: hint, LookQuestion: look}


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes of questions and answers. Bots may print, or even read: they get other ones, and spoil nothing."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return questions, answers


def main() -> None:
    """Answer questions until there are no more."""
    questions, answers = own_pipes()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process itself
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(reduce(or_, ANSWERS))
    for line in questions:
        try:
            question = decoder.decode(line)
            answer = {"answer": ANSWERS[type(question)](question)}
        except Exception as error:  # a bot at fault must not take the process with it
            answer = {"error": f"{type(error).__name__}: {error}"}
        try:
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()
        except BrokenPipeError:  # the server has gone, and nobody wants to know any more
            os._exit(0)


if __name__ == "__main__":
    main()
