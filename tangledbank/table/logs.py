"""Structured logs: one JSON object a line, on the error output. No line holds a seed, a card, a cookie or a chat."""

from __future__ import annotations

import json
import logging
import sys
import time


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


def start_logs(level: str) -> None:
    """Send our logs and those of uvicorn to the error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JSONLines())
    for name in ("tangledbank.table", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    logging.getLogger("tangledbank.table").setLevel(level.upper())
    # What uvicorn says of single connections is noise under a flood; of itself only trouble is of interest.
    logging.getLogger("uvicorn.error").setLevel("CRITICAL" if level.upper() == "CRITICAL" else "ERROR")
