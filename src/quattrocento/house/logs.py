"""Structured logs: one line an event on stderr, as text for people or JSON for machines."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

from quattrocento.cleaning import clean
from quattrocento.house.config import Config

MINUTE = 60.0
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def _extras(record: logging.LogRecord) -> dict[str, Any]:
    """What was told along; other packages put marks of their own on records, with a `_` before."""
    told = vars(record).items()
    return {key: value for key, value in told if key not in _USUAL and not key.startswith("_")}


def _on_one_line(text: str) -> str:
    """Nobody writes a line of their own into the log."""
    return text.replace("\n", "\\n")


class TextFormatter(logging.Formatter):
    """`2026-01-31 12:00:00 INFO change table=abc version=3`."""

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        extras = " ".join(f"{key}={value}" for key, value in _extras(record).items())
        first, newline, rest = line.partition("\n")
        return clean(f"{first} {_on_one_line(extras)}".rstrip() + newline + rest)


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        body = {
            "at": record.created,
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **_extras(record),
        }
        if record.exc_info:
            body["trace"] = self.formatException(record.exc_info)
        return clean(msgspec.json.encode(body, enc_hook=str).decode())


class Seldom(logging.Filter):
    """Lets a warning of the server through once a minute: anybody outside can cause them."""

    def __init__(self) -> None:
        super().__init__("uvicorn")
        self._last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno != logging.WARNING or not super().filter(record):
            return True
        now = time.monotonic()
        if now < self._last.get(record.msg, -MINUTE) + MINUTE:
            return False
        self._last[record.msg] = now
        return True


def set_up_logs(config: Config) -> None:
    """Send the program's and the server's logs to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Seldom())
    text = TextFormatter("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%d %H:%M:%S")
    handler.setFormatter(JsonFormatter() if config.log_format == "json" else text)
    for name in ("quattrocento", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(config.log.upper() if name == "quattrocento" else logging.WARNING)
