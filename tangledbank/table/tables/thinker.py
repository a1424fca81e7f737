"""A process in which bots think: reads questions from its input, one JSON object a line, and writes the moves.

It is given a world that its seat cannot tell from the true one, never the truth. It ends when its input does.
"""

from __future__ import annotations

import os
import signal
import sys

import msgspec


class Thought(msgspec.Struct):
    """What a bot is asked: the game, a world in text, its seat, its kind and its own chance."""

    game: str
    options: dict[str, str | bool | int]
    world: str
    seat: int
    bot: str
    seed: str


def think(thought: Thought) -> str:
    """The move that the bot chooses, as text."""
    from tangledbank.bots import make_bot
    from tangledbank.table.tables.catalogue import open_game

    world = open_game(thought.game, thought.options).from_json(thought.world)
    return str(make_bot(thought.bot, thought.seed).choose(world.seen_by(thought.seat)))


def main() -> None:
    """Answer questions until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process itself
    decoder = msgspec.json.Decoder(Thought)
    for line in sys.stdin.buffer:
        try:
            answer = {"move": think(decoder.decode(line))}
        except Exception as error:  # a bot at fault must not take the process with it
            answer = {"error": f"{type(error).__name__}: {error}"}
        try:
            sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server has gone, and nobody wants to know any more
            os._exit(0)


if __name__ == "__main__":
    main()
