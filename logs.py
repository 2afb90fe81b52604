"""Logging: our code and the libraries, through structlog or stdlib, as text or JSON on one stream.

Every line is cleaned of secrets after it was rendered, so no message, argument, exception or nested value can
carry one past. `about` names the game, server and interaction on all lines written inside it.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import Any, Literal, TextIO

import structlog
from prometheus_client import Counter
from structlog.typing import EventDict, Processor, WrappedLogger

from config import BOT_TOKEN, Secret

HIDDEN = "***"
QUIET = {
    "aiosqlite": logging.INFO,
    "alembic": logging.WARNING,
    "asyncio": logging.INFO,
    "discord": logging.INFO,
    "sqlalchemy": logging.WARNING,
}
"""Never below these levels: there they write statements, rows and payloads, which hold players' secrets."""

SECRET_SHAPES = (
    BOT_TOKEN,
    re.compile(r"aW50ZXJhY3Rpb246[A-Za-z0-9_=-]+"),  # an interaction's token: its holder can answer in our name
    re.compile(r"(?<=/webhooks/)\d+/[A-Za-z0-9_=-]{20,}"),
    re.compile(r"(?<=/interactions/)\d+/[A-Za-z0-9_=-]{20,}"),
    re.compile(r"(?<=://)[^\s/:@'\"]*:[^\s/@'\"]+(?=@)"),  # user and password of a database or proxy
)


ROOMS = ("cluster", "cogs", "db", "discord", "health", "host", "render", "words")
"""The loggers that are counted by name; all further ones together."""
ERRORS = Counter("errors", "Errors written to the log", ["room"], namespace="playbypost")


class Redact:
    """Replaces known secrets, and anything that looks like one, in a rendered line."""

    def __init__(self, secrets: Iterable[Secret]) -> None:
        texts = {secret.reveal() for secret in secrets} - {""}
        forms = texts | {repr(text)[1:-1] for text in texts}
        forms |= {json.dumps(form)[1:-1] for form in forms}
        longest_first = sorted(forms, key=len, reverse=True)
        known = [re.compile("|".join(map(re.escape, longest_first)))] if forms else []
        self._patterns = (*known, *SECRET_SHAPES)

    def __call__(self, line: str) -> str:
        for pattern in self._patterns:
            line = pattern.sub(HIDDEN, line)
        return line


class _Handler(logging.StreamHandler[TextIO]):
    """Counts errors. Says only where a record came from that cannot be written; the stdlib prints its arguments."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            room = record.name.partition(".")[0]
            ERRORS.labels(room if room in ROOMS else "other").inc()
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        with suppress(OSError, ValueError):  # the stream itself is gone: there is nowhere to say so
            self.stream.write(f"A log line could not be written: {record.name}, line {record.lineno}\n")


def configure(
    level: str,
    style: Literal["text", "json"],
    secrets: Iterable[Secret] = (),
    stream: TextIO | None = None,
    process: str = "",
) -> None:
    """Send all logging to `stream` (standard error if None), and a crash of the process as well. Each line names the
    `process`, if it has a name.

    `level` and `style` are `Logging`'s of `config`. Call it once, before anything else speaks; a later call
    replaces the earlier one.
    """
    redact = Redact(secrets)
    shared: list[Processor] = [
        *([_named(process)] if process else []),
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    handler = _Handler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.ExtraAdder()],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_renderers(style),
                lambda _logger, _method, line: redact(str(line)),
            ],
        )
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name, least in QUIET.items():
        logging.getLogger(name).setLevel(max(root.level, least))
    logging.captureWarnings(True)
    sys.excepthook = _log_crash


def _named(process: str) -> Processor:
    def name(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
        event["process"] = process
        return event

    return name


def _renderers(style: Literal["text", "json"]) -> list[Processor]:
    # Tracebacks as Python prints them: the richer kinds show local variables.
    if style == "json":
        return [structlog.processors.format_exc_info, _message_first, structlog.processors.JSONRenderer()]
    plain = structlog.dev.plain_traceback
    return [structlog.dev.ConsoleRenderer(colors=False, pad_event_to=0, exception_formatter=plain)]


def _message_first(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    first = ("timestamp", "level", "logger", "event")
    return {key: event.pop(key) for key in first if key in event} | dict(event)


def _log_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        return
    logging.getLogger("bot").critical("the bot crashed", exc_info=(kind, error, trace))


@contextmanager
def about(*, game: str | None = None, server: int | None = None, interaction: int | None = None) -> Iterator[None]:
    """Add context to every line logged inside, also by libraries and awaited tasks."""
    named: dict[str, Any] = {"game": game, "server": server, "interaction": interaction}
    with structlog.contextvars.bound_contextvars(**{k: v for k, v in named.items() if v is not None}):
        yield
