"""The processes in which bots think. The event loop only waits for their answers; a process that is late is killed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections import OrderedDict, deque
from pathlib import Path
from typing import Any

import msgspec

from tangledbank.table.metrics import Metrics
from tangledbank.table.settings import Settings
from tangledbank.table.tables.thinker import Thought

LOG = logging.getLogger("tangledbank.table")
ROOT = Path(__file__).parents[3]
LONGEST_LINE = 1 << 20
Process = asyncio.subprocess.Process


class Turns:
    """A queue in which owners take turns, however many tables each of them has waiting.

    >>> turns = Turns()
    >>> for owner, what in ("a", 1), ("a", 2), ("a", 3), ("b", 4):
    ...     turns.add(owner, what)
    >>> [turns.next() for _ in range(4)]
    [1, 4, 2, 3]
    >>> turns.next() is None
    True
    """

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[Any]] = OrderedDict()

    def add(self, owner: str, what: Any) -> None:
        """Let somebody's wish wait."""
        self.waiting.setdefault(owner, deque()).append(what)

    def next(self) -> Any:
        """Whose turn it is; None if nobody waits."""
        if not self.waiting:
            return None
        owner, wishes = self.waiting.popitem(last=False)
        wish = wishes.popleft()
        if wishes:
            self.waiting[owner] = wishes  # at the end of the queue
        return wish


class Thinkers:
    """A few processes, started when they are needed."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.seconds = settings.bot_seconds
        self.metrics = metrics
        count = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        self.free: list[Process | None] = [None] * count
        self.turns = Turns()
        self.running: set[Process] = set()

    async def choose(self, thought: Thought, owner: str) -> str | None:
        """The move that a bot chooses at a table of that owner; None if it fails or is late."""
        process = await self._get(owner)
        started = asyncio.get_running_loop().time()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            async with asyncio.timeout(self.seconds):
                answer = await self._ask(process, thought)
            self.metrics.thought.add(asyncio.get_running_loop().time() - started)
        except (TimeoutError, OSError, EOFError, ValueError, asyncio.CancelledError) as error:
            # Whatever it may still write would be taken for the answer to the next question.
            self._kill(process)
            process = None
            if isinstance(error, asyncio.CancelledError):
                raise
            answer = {"error": type(error).__name__}
        finally:
            self._put(process)
        if "move" in answer:
            return answer["move"]
        self.metrics.count("bot_failures")
        fields = {"bot": thought.bot, "game": thought.game, "error": answer.get("error")}
        LOG.warning("bot-failed", extra={"fields": fields})
        return None

    async def _get(self, owner: str) -> Process | None:
        if self.free:
            return self.free.pop()
        place: asyncio.Future[Process | None] = asyncio.get_running_loop().create_future()
        self.turns.add(owner, place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # its turn came at the very moment it was called off
                self._put(place.result())
            raise

    def _put(self, process: Process | None) -> None:
        while (place := self.turns.next()) is not None:
            if not place.done():
                place.set_result(process)
                return
        self.free.append(process)

    async def _start(self) -> Process:
        # The same sources as the server's, compiled or not, wherever it was started.
        path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "tangledbank.table.tables.thinker"),
            env={**os.environ, "PYTHONPATH": path},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        self.running.add(process)
        return process

    async def _ask(self, process: Process, thought: Thought) -> dict[str, str]:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(thought) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return msgspec.json.decode(line, type=dict[str, str])

    def _kill(self, process: Process | None) -> None:
        if process is not None:
            self.running.discard(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        """End all processes."""
        for process in list(self.running):
            self._kill(process)
            await process.wait()
