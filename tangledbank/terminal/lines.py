"""Lines that somebody types, waited for only as long as one likes: a table elsewhere goes on meanwhile."""

from __future__ import annotations

import codecs
import io
import os
import queue
import threading
from collections.abc import Iterator
from typing import TextIO


class Lines:
    """The lines of a source.

    >>> lines = Lines(io.StringIO("1\\nquit\\n"))
    >>> lines.wait()
    '1\\n'
    >>> lines.wait(1.0), lines.wait(1.0), lines.wait(1.0)
    ('quit\\n', '', '')
    """

    def __init__(self, source: TextIO) -> None:
        self.source = source
        self.typed = source.isatty()  # by somebody who looks at the screen, not by a script
        self._queue: queue.Queue[str] | None = None
        self._kept: str | None = None
        self._ended = False

    def wait(self, patience: float | None = None) -> str | None:
        """The next line with its end, '' when there are no more; None if it does not come in time.

        Without `patience` it is waited for as long as it takes.
        """
        if self._kept is not None:
            line, self._kept = self._kept, None
            return line
        if self._ended:
            return ""
        if patience is None and self._queue is None:
            return self.source.readline()
        if self._queue is None:
            self._queue = queue.Queue(maxsize=1)  # a script may have endless answers
            threading.Thread(target=self._read, args=(self._queue,), daemon=True, name="lines").start()
        try:
            line = self._queue.get(timeout=patience)
        except queue.Empty:
            return None
        self._ended = not line
        return line

    def keep(self, line: str) -> None:
        """Put a line back; it comes again as the next one.

        >>> lines = Lines(io.StringIO(""))
        >>> lines.keep("1\\n")
        >>> lines.wait()
        '1\\n'
        """
        self._kept = line

    def _read(self, lines: queue.Queue[str]) -> None:
        for line in read(self.source):
            lines.put(line)
        lines.put("")


def read(source: TextIO) -> Iterator[str]:
    """The lines of a source. A file is read from its descriptor: a thread that waits there holds no lock at the end.

    >>> list(read(io.StringIO("1\\n2")))
    ['1\\n', '2']
    """
    try:
        descriptor = source.fileno()
    except (io.UnsupportedOperation, ValueError):
        yield from source
        return
    decoder = codecs.getincrementaldecoder(source.encoding or "utf-8")(errors="replace")
    rest = ""
    while True:
        try:
            got = os.read(descriptor, 4096)
        except OSError:  # a terminal that was closed
            got = b""
        *whole, rest = (rest + decoder.decode(got, final=not got)).split("\n")
        for line in whole:
            yield f"{line}\n"
        if not got:
            break
    if rest:
        yield rest
