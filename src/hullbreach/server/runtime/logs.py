"""Structured logs: one JSON object a line on standard error, without tokens, answers or words of players."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from types import TracebackType

from hullbreach.kernel import encode

PLAIN = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "asctime"}
NEVER_LOGGED = frozenset({"token", "key", "text", "option", "address", "password", "color_message"})


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message and whatever facts were given along, but for secrets."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{stamp}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        facts = {k: v for k, v in vars(record).items() if k not in PLAIN and k not in NEVER_LOGGED}
        line.update(
            {k: v if isinstance(v, int | float | str) else repr(v) for k, v in facts.items()}
        )
        if record.exc_info and record.exc_info[0] is not None:
            line["trace"] = trace_of(record.exc_info[0], record.exc_info[2])
        return encode(line).decode()


def trace_of(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Where something went wrong, without the words of the error: they may hold an answer."""
    return "".join(traceback.format_tb(trace)) + kind.__name__


def _theirs(record: logging.LogRecord) -> bool:
    """A client's broken text is no fault of ours: a warning without a trace."""
    if record.msg.startswith("Invalid UTF-8"):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


def set_up(level: str) -> None:
    """Send all logs of this process to standard error; libraries' own details hold whole messages, tokens and all."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    logging.getLogger("hullbreach").setLevel(level.upper())
    root.setLevel(max(logging.INFO, logging.getLevelName(level.upper())))
    logging.getLogger("uvicorn.error").addFilter(_theirs)
    for noisy in ("aiosqlite", "alembic", "sqlalchemy", "uvicorn.access", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
