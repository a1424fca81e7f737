"""The work of the lab on a cluster of Ray: the code that plays is the same. Ray does a lost worker's piece again."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any, TypeVar

from tangledbank.kernel.errors import TangledBankError
from tangledbank.lab.workers import Failure, Job, first, told

AHEAD = 2  # pieces handed out for each core, so that none waits
SECONDS = 5  # in which a cluster should answer
RETRIES = 10  # of a piece whose worker or machine was lost

Piece = TypeVar("Piece")


def spread_on_ray(job: Job[Piece], numbers: Iterable[int], address: str) -> Iterator[tuple[int, Piece]]:
    """Do the pieces on the cluster at an address; `local` is a cluster of this machine alone."""
    try:
        ray: Any = import_module("ray")  # without its types, because not everybody installs it
    except ImportError:
        raise TangledBankError("Ray is not installed: pip install 'tangledbank[ray]'.") from None
    check_address(address)
    ours = not ray.is_initialized()
    try:
        if ours:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError) as error:
        raise TangledBankError(f"There is no Ray cluster at {address!r}: {error}") from error
    play = ray.remote(max_retries=RETRIES)(play_piece)
    todo = iter(numbers)
    shared = ray.put(job)
    running: dict[Any, int] = {}
    try:
        cores = int(ray.cluster_resources().get("CPU", 1))
        for number in first(todo, AHEAD * cores):
            running[play.remote(shared, number)] = number
        while running:
            ready, _ = ray.wait(list(running), num_returns=1)
            for reference in ready:
                done = running.pop(reference)
                answer = ray.get(reference)
                if isinstance(answer, Failure):
                    raise TangledBankError(answer.sentence)
                for number in first(todo, 1):
                    running[play.remote(shared, number)] = number
                yield done, answer
    except ray.exceptions.RayError as error:
        raise TangledBankError(f"The cluster has given up: {error}") from error
    finally:
        if ours:
            ray.shutdown()


def check_address(address: str) -> None:
    """Refuse an address at which nobody answers; Ray itself would keep trying for a minute.

    >>> check_address("local")
    >>> check_address("127.0.0.1:1")
    Traceback (most recent call last):
    tangledbank.kernel.errors.TangledBankError: There is no Ray cluster at '127.0.0.1:1': Connection refused.
    """
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), SECONDS).close()
    except ValueError:
        raise TangledBankError(f"The address of a Ray cluster should be written HOST:PORT, not {address!r}.") from None
    except OSError as error:
        reason = error.strerror or "nobody answers"
        raise TangledBankError(f"There is no Ray cluster at {address!r}: {reason}.") from error


OPENED: dict[str, Any] = {}  # in a worker: what the last job has opened


def play_piece(job: Job[Piece], number: int) -> Piece | Failure:
    """Do one piece in a worker; what a job opens is kept for the next piece.

    >>> from tangledbank.lab.match import Match
    >>> play_piece(Match("pond", ("greedy", "random"), seed=1), 5).number
    5
    >>> play_piece(Match("chess", ("greedy", "random"), seed=1), 5)
    Failure(sentence="There is no game called 'chess'; there are: ...")
    """
    try:
        key = repr(job)
        if key not in OPENED:
            OPENED.clear()
            OPENED[key] = job.open()
        return job.play(OPENED[key], number)
    except Exception as error:
        return Failure(told(error))
