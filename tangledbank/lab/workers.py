"""Who does the work of the lab: this process, several processes, or a cluster. The results are the same.

A job is anything that can be sent to another process and has `open()`, done once by each worker, and
`play(opened, number)`, which does one piece of it. Everything about a piece must follow from the job and its number.
"""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import signal
import traceback
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Protocol, TypeVar

from tangledbank.kernel.errors import TangledBankError

DEATHS = 3  # of workers at the same piece, after which it is not tried again

Piece = TypeVar("Piece")
Done_co = TypeVar("Done_co", covariant=True)


class Job(Protocol[Done_co]):
    """Work in numbered pieces."""

    def open(self) -> Any:
        """What a worker prepares once."""

    def play(self, opened: Any, number: int) -> Done_co:
        """Do one piece."""


def spread(
    job: Job[Piece], numbers: Iterable[int], jobs: int = 1, ray: str | None = None
) -> Iterator[tuple[int, Piece]]:
    """Do pieces of a job, each given back with its number as soon as it is done: in any order.

    Whoever has enough stops asking; what is under way is then dropped. The piece of a worker that dies is done again.

    >>> from tangledbank.lab.match import Match
    >>> match = Match("pond", ("greedy", "random"), seed=1)
    >>> [number for number, deal in spread(match, range(3))]
    [0, 1, 2]
    """
    if jobs < 1:
        raise TangledBankError("At least one job is needed.")
    if ray is not None:
        from tangledbank.lab.cluster import spread_on_ray

        return spread_on_ray(job, numbers, ray)
    return spread_here(job, numbers) if jobs == 1 else spread_in_processes(job, numbers, jobs)


def in_order(pieces: Iterable[tuple[int, Piece]], numbers: Iterable[int]) -> Iterator[Piece]:
    """The pieces in the order of their numbers, as soon as those before them are there.

    >>> list(in_order([(2, "c"), (0, "a"), (1, "b")], range(3)))
    ['a', 'b', 'c']
    """
    waiting: dict[int, Piece] = {}
    wanted = iter(numbers)
    next_one = next(wanted, None)
    for number, piece in pieces:
        waiting[number] = piece
        while next_one is not None and next_one in waiting:
            yield waiting.pop(next_one)
            next_one = next(wanted, None)


def spread_here(job: Job[Piece], numbers: Iterable[int]) -> Iterator[tuple[int, Piece]]:
    """Do the pieces in this process."""
    opened = job.open()
    for number in numbers:
        yield number, job.play(opened, number)


@dataclass
class Worker:
    """A process at work, and the piece it is doing."""

    process: BaseProcess
    line: Connection
    number: int


def spread_in_processes(job: Job[Piece], numbers: Iterable[int], jobs: int) -> Iterator[tuple[int, Piece]]:
    """Do the pieces in processes of this machine."""
    todo = iter(numbers)
    deaths: dict[int, int] = {}
    workers: list[Worker] = []
    try:
        for number in first(todo, jobs):
            workers.append(start(job, number))
        while workers:
            ready = multiprocessing.connection.wait([worker.line for worker in workers])
            for worker in [worker for worker in workers if worker.line in ready]:
                try:
                    answer = worker.line.recv()
                except (EOFError, OSError):  # it was killed
                    workers.remove(worker)
                    deaths[worker.number] = deaths.get(worker.number, 0) + 1
                    if deaths[worker.number] == DEATHS:
                        raise TangledBankError(f"Piece {worker.number} has killed {DEATHS} processes.") from None
                    workers.append(start(job, worker.number))
                    continue
                if isinstance(answer, Failure):
                    raise TangledBankError(answer.sentence)
                done = worker.number
                following = next(todo, None)
                if following is None:
                    workers.remove(worker)
                    worker.line.close()
                else:
                    worker.number = following
                    worker.line.send(following)
                yield done, answer
    finally:
        for worker in workers:
            worker.process.kill()
            worker.process.join()
            worker.line.close()


def first(numbers: Iterator[int], count: int) -> Iterator[int]:
    """The next few numbers; no more are taken.

    >>> numbers = iter(range(5))
    >>> list(first(numbers, 2)), next(numbers)
    ([0, 1], 2)
    """
    for _ in range(count):
        number = next(numbers, None)
        if number is None:
            return
        yield number


def start(job: Job[Piece], number: int) -> Worker:
    """Start a process with its first piece."""
    context = multiprocessing.get_context("spawn")  # the one way that works everywhere, also beside threads
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(job, theirs), daemon=True)
    process.start()
    theirs.close()  # so that the line ends when the process does
    ours.send(number)
    return Worker(process, ours, number)


@dataclass(frozen=True)
class Failure:
    """What went wrong in a worker, in one sentence."""

    sentence: str


def work(job: Job[Piece], line: Connection) -> None:
    """The life of a process: pieces come over the line, results go back, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the process that started this one
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        try:
            opened = job.open()
            while True:
                line.send(job.play(opened, line.recv()))
        except (EOFError, BrokenPipeError, ConnectionResetError):
            raise
        except Exception as error:
            line.send(Failure(told(error)))


def told(error: Exception) -> str:
    """What went wrong, and where if it is not the user's mistake.

    >>> told(TangledBankError("There is no such game.")), told(ValueError("3"))
    ('There is no such game.', "A worker failed: ValueError('3').")
    """
    if isinstance(error, TangledBankError):
        return str(error)
    where = traceback.extract_tb(error.__traceback__)[-1:]
    return f"A worker failed: {error!r}" + "".join(f" in {step.filename}, line {step.lineno}" for step in where) + "."
