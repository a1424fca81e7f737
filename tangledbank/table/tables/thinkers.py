"""The processes in which bots think. The event loop only waits for their answers; a process that is late is killed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from tangledbank.table.metrics import Metrics
from tangledbank.table.settings import Settings
from tangledbank.table.tables.thinker import Question, Thought
from tangledbank.table.tables.turns import Turns, Urgency

LOG = logging.getLogger("tangledbank.table")
ROOT = Path(__file__).parents[3]
LONGEST_LINE = 1 << 20
SHORTEST = 0.05  # seconds; with less, a bot that thinks ahead would not get beyond its first glance
Process = asyncio.subprocess.Process


class Thinkers:
    """A few processes, started when they are needed."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.deadline = settings.bot_seconds
        self.thinking = settings.bot_thinking
        self.metrics = metrics
        self.count = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        self.free: list[Process | None] = [None] * self.count
        self.turns = Turns()
        self.running: set[Process] = set()

    async def choose(self, thought: Thought, owner: str, urgency: Urgency) -> str | None:
        """The move that a bot chooses at a table of that owner; None if it fails or is late."""
        answer = await self.ask(thought, owner, urgency)
        return answer if isinstance(answer, str) else None

    async def ask(self, question: Question, owner: str, urgency: Urgency) -> Any:
        """What a thinker answers when its turn has come; None if it fails or is late."""
        process = await self._get(owner, urgency)
        question = msgspec.structs.replace(question, seconds=self._seconds(urgency))
        started = asyncio.get_running_loop().time()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            async with asyncio.timeout(self.deadline):
                answer = await self._ask(process, question)
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
        if "answer" in answer:
            return answer["answer"]
        self.metrics.count("bot_failures")
        bot = question.bot if isinstance(question, Thought) else None
        fields = {"bot": bot, "game": question.game, "error": answer.get("error")}
        LOG.warning("bot-failed", extra={"fields": fields})
        return None

    def _seconds(self, urgency: Urgency) -> float:
        """How long to think: the more are waiting, the shorter, so that all have an answer in about the same time."""
        return max(SHORTEST, self.thinking * self.count / (self.count + self.turns.before(urgency)))

    async def _get(self, owner: str, urgency: Urgency) -> Process | None:
        if self.free:
            return self.free.pop()
        place: asyncio.Future[Process | None] = asyncio.get_running_loop().create_future()
        self.turns.add(place, owner, urgency)
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

    async def _ask(self, process: Process, question: Question) -> dict[str, Any]:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return msgspec.json.decode(line, type=dict[str, Any])

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
