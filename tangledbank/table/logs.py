"""Structured logs: one JSON object a line, on the error output. No line holds a seed, a card, a cookie or a chat."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import Counter
from typing import Final

LINES_PER_MINUTE: Final = 20


class JSONLines(logging.Formatter):
    """Writes `LOG.info("claimed", extra={"fields": {...}})` as one JSON object.

    >>> record = logging.makeLogRecord({"msg": "claimed", "levelname": "INFO", "created": 0.0, "fields": {"seat": 1}})
    >>> JSONLines().format(record)
    '{"at": "1970-01-01T00:00:00.000Z", "level": "info", "event": "claimed", "seat": 1}'
    """

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        second = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{second}.{int(record.created % 1 * 1000):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Seldom(logging.Filter):
    """Lets so many lines of one kind through in a minute; the next that is let through says how many were left out.

    >>> seldom = Seldom(most=2)
    >>> [bool(seldom.filter(logging.makeLogRecord({"msg": "full", "created": at}))) for at in (0.0, 1.0, 2.0, 3.0)]
    [True, True, False, False]
    >>> later = logging.makeLogRecord({"msg": "full", "created": 61.0})
    >>> bool(seldom.filter(later)), later.fields
    (True, {'left_out': 2})
    """

    def __init__(self, most: int = LINES_PER_MINUTE) -> None:
        super().__init__()
        self.most = most
        self.minute = 0
        self.seen: Counter[str] = Counter()
        self.left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is to be written."""
        kind = str(record.msg)[:40]  # what asyncio says goes on with addresses
        minute = int(record.created // 60)
        if minute != self.minute:
            self.minute = minute
            self.seen.clear()
        self.seen[kind] += 1
        if self.seen[kind] > self.most:
            self.left_out[kind] += 1
            return False
        missed = self.left_out.pop(kind, 0)
        if missed:
            record.fields = {**getattr(record, "fields", {}), "left_out": missed}
        return True


def start_logs(level: str) -> None:
    """Send our logs and those of uvicorn to the error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JSONLines())
    handler.addFilter(Seldom())
    for name in ("tangledbank.table", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    logging.getLogger("tangledbank.table").setLevel(level.upper())
    # What uvicorn says of single connections is noise under a flood; of itself only trouble is of interest.
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).setLevel("CRITICAL" if level.upper() == "CRITICAL" else "ERROR")
