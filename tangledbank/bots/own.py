"""What stands between a bot of somebody's own and the game it plays in: a bot at fault must not end the game."""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Future, wait
from pathlib import Path
from types import FrameType
from typing import Final

from tangledbank.bots.bot import Bot
from tangledbank.kernel.move import Move
from tangledbank.kernel.sight import Sight

OURS: Final = str(Path(__file__).parents[1])
PATIENCE: Final = 60.0  # seconds for one decision, after which a bot is late


class Late(BaseException):
    """Interrupts a bot that thinks for too long; no Exception, so that a bot which catches everything is caught too."""


class OwnBot(Bot):
    """A bot that somebody has written, kept within bounds.

    It looks at a world that its seat cannot tell from the truth instead of at the table: what it must not know is not
    there, and whatever it does to that world changes nothing. Where it is at fault (it raises something, or chooses
    what is not one of its moves, or is late) a random move is made in its place, and `faults` tells why. A bot that
    was late once is not asked again in the same game.

    >>> class Hasty(Bot):
    ...     def choose(self, sight):
    ...         return "jump"
    >>> import tangledbank as tb
    >>> bot = OwnBot(1, Hasty(1))
    >>> bot.choose(tb.game("pond").new(players=2, seed=7).seen_by(0))
    <hop -1,0>
    >>> bot.faults
    ["it chose 'jump', which is not one of its moves"]
    """

    def __init__(self, seed: int | str, bot: Bot, patience: float = PATIENCE) -> None:
        super().__init__(f"{seed}/own")
        self.bot: Bot = bot
        self.patience: float = patience
        self.was_late: bool = False

    def choose(self, sight: Sight) -> Move:
        """What the bot chooses, or any move where it is at fault."""
        moves = sight.moves
        world = sight.world(self.chance.word())
        if not self.was_late:
            chosen = self.ask(world.seen_by(sight.seat))
            for move in moves:
                if str(move) == chosen:
                    return move
        return moves[self.chance.below(len(moves))]

    def ask(self, sight: Sight) -> str:
        """The text of what the bot chooses; empty where it is at fault."""
        self.bot.seconds = min(self.seconds, self.patience)
        try:
            chosen = in_time(self.patience, lambda: str(self.bot.choose(sight)))
        except Late:
            self.was_late = True
            self.faults.append(f"it did not answer within {self.patience:g} seconds")
            return ""
        except Exception as error:
            self.faults.append(f"it raised {type(error).__name__}{place_of(error)}: {str(error).rstrip('.')}")
            return ""
        if chosen not in [str(move) for move in sight.moves]:
            self.faults.append(f"it chose {chosen!r}, which is not one of its moves")
            return ""
        return chosen


def place_of(error: Exception) -> str:
    """Where in the author's own code an error came up; the name of the file alone, for reports go far.

    >>> place_of(ValueError("never raised"))
    ''
    """
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith(OURS)]
    return f" in line {frames[-1].lineno} of {Path(frames[-1].filename).name}" if frames else ""


def told_faults(name: str, times: int, first: str) -> str:
    """What the author of a bot should hear of its faults, in one sentence.

    >>> told_faults("Hasty", 3, "it did not answer within 60 seconds")
    'Hasty was at fault 3 times, so random moves were made; the first time it did not answer within 60 seconds.'
    """
    if times == 1:
        return f"{name} was at fault once, so a random move was made: {first}."
    return f"{name} was at fault {times} times, so random moves were made; the first time {first}."


def in_time(seconds: float, think: Callable[[], str]) -> str:
    """What comes of thinking, if it comes in time; otherwise `Late` is raised.

    >>> in_time(1.0, lambda: "rest")
    'rest'
    """
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGALRM, too_late)
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            return think()
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0.0)
    return in_a_thread(seconds, think)


def too_late(number: int, frame: FrameType | None) -> None:
    """What the alarm does."""
    raise Late


def in_a_thread(seconds: float, think: Callable[[], str]) -> str:
    """The same where no alarm rings: on Windows, and beside the main thread. Who is late is left behind, thinking.

    >>> in_a_thread(1.0, lambda: "rest")
    'rest'
    """
    answer: Future[str] = Future()

    def run() -> None:
        try:
            answer.set_result(think())
        except BaseException as error:  # for the one who waits, whatever it is
            answer.set_exception(error)

    threading.Thread(target=run, daemon=True, name="own bot").start()
    if not wait([answer], seconds).done:
        raise Late
    return answer.result()
