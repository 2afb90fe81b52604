"""Logging: every line names its subject, and no secret gets through by any way."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
import structlog
from prometheus_client import REGISTRY

import logs
from config import Secret

TOKEN = ".".join(("MTIzNDU2Nzg5MDEyMzQ1Njc4", "GabcdE", "abcdefghijklmnopqrstuvwxyz0123456789AB"))  # nobody's
ODD = "pä'ss \"zebra\\"
"""A secret of no known shape, with all that JSON and repr write differently."""

ours = structlog.get_logger("host.host")
library = logging.getLogger("discord.http")


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    """Logging is the process's own: put back pytest's own set-up."""
    root = logging.getLogger()
    handlers, level, hook = root.handlers[:], root.level, sys.excepthook
    levels = {name: logging.getLogger(name).level for name in logs.QUIET}
    yield
    root.handlers[:], sys.excepthook = handlers, hook
    root.setLevel(level)
    for name, old in levels.items():
        logging.getLogger(name).setLevel(old)
    logging.captureWarnings(False)
    structlog.reset_defaults()


def _configured(style: Literal["text", "json"], level: str = "debug") -> io.StringIO:
    """Called by the test itself: between a fixture and the test, pytest adds its own handlers."""
    stream = io.StringIO()
    logs.configure(level, style, [Secret(TOKEN), Secret(ODD), Secret("")], stream)
    return stream


def _lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def _raise(text: str) -> None:
    try:
        raise KeyError(text)
    except KeyError as error:
        raise ValueError(f"wrapped {text}") from error


def _in_an_exception(log: Callable[..., None], text: str) -> None:
    try:
        _raise(text)
    except ValueError:
        log("failed", exc_info=True)


def _in_a_crash(text: str) -> None:
    try:
        _raise(text)
    except ValueError:
        sys.excepthook(*sys.exc_info())


WAYS: dict[str, Callable[[str], None]] = {
    "our message": lambda text: ours.info(f"start {text} end"),
    "our value": lambda text: ours.info("start", value=text),
    "our nested value": lambda text: ours.info("start", value={"a": [{"b": (text, {text: 1})}]}),
    "our object": lambda text: ours.info("start", value=ValueError(text)),
    "our arguments": lambda text: ours.info("start %s", text),
    "our exception": lambda text: _in_an_exception(ours.error, text),
    "library message": lambda text: library.info(f"start {text} end"),
    "library arguments": lambda text: library.info("start %s %r", text, {"a": [text]}),
    "library mapping": lambda text: library.info("start %(a)s", {"a": text}),
    "library extra": lambda text: library.info("start", extra={"headers": {"Authorization": f"Bot {text}"}}),
    "library exception": lambda text: _in_an_exception(library.error, text),
    "library's wrong arguments": lambda text: library.info("start %d", text),
    "a crash": _in_a_crash,
    "a warning": lambda text: warnings.warn(f"start {text}", UserWarning, stacklevel=1),
    "what the line is about": lambda text: _about(text),
}


def _about(text: str) -> None:
    with logs.about(game=text):
        library.info("start")


@pytest.mark.filterwarnings("default::UserWarning")
@pytest.mark.parametrize("style", ["text", "json"])
@pytest.mark.parametrize("way", WAYS)
def test_the_token_never_reaches_the_stream(
    capsys: pytest.CaptureFixture[str], style: Literal["text", "json"], way: str
) -> None:
    stream = _configured(style)
    WAYS[way](TOKEN)
    written = stream.getvalue()
    assert written  # the line itself is not lost
    assert TOKEN not in written
    assert "GabcdE" not in written
    assert capsys.readouterr() == ("", "")


@pytest.mark.filterwarnings("default::UserWarning")
@pytest.mark.parametrize("style", ["text", "json"])
@pytest.mark.parametrize("way", WAYS)
def test_a_known_secret_of_no_known_shape_never_reaches_the_stream(style: Literal["text", "json"], way: str) -> None:
    stream = _configured(style)
    WAYS[way](ODD)
    assert stream.getvalue()
    assert "zebra" not in stream.getvalue()


@pytest.mark.parametrize(
    ("text", "written"),
    [
        (f"Bot {TOKEN}!", "Bot ***!"),
        ("/interactions/123456/aW50ZXJhY3Rpb246MTIz/callback", "/interactions/123456/***/callback"),
        ("/webhooks/123456/abcdefghijklmnopqrstuvwxyz_-/messages", "/webhooks/***/messages"),
        ("postgresql+asyncpg://ann:hunter2@db:5432/games", "postgresql+asyncpg://***@db:5432/games"),
        ("sqlite+aiosqlite:///data/games.db at 12:30", "sqlite+aiosqlite:///data/games.db at 12:30"),
        ("discord.ext.commands.bot: game m-1 at engine.games.milestones", None),
    ],
)
def test_what_looks_like_a_secret_is_hidden_and_the_rest_is_not(text: str, written: str | None) -> None:
    assert logs.Redact([])(text) == (text if written is None else written)


def test_json_is_one_object_a_line_in_a_fixed_order() -> None:
    stream = _configured("json")
    ours.warning("two\nlines", seat=1)
    library.info("sent %d bytes", 12)
    first, second = _lines(stream)
    assert list(first) == ["timestamp", "level", "logger", "event", "seat"]
    assert (first["level"], first["logger"], first["event"]) == ("warning", "host.host", "two\nlines")
    assert (second["level"], second["logger"], second["event"]) == ("info", "discord.http", "sent 12 bytes")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+Z", str(first["timestamp"]))


def test_an_exception_is_written_with_its_cause() -> None:
    stream = _configured("json")
    _in_an_exception(library.error, "K4")
    trace = str(_lines(stream)[0]["exception"])
    assert "KeyError: 'K4'" in trace
    assert trace.endswith("ValueError: wrapped K4")


@pytest.mark.parametrize("style", ["text", "json"])
def test_a_traceback_shows_no_local_variables(style: Literal["text", "json"]) -> None:
    stream = _configured(style)
    try:
        hand = ["castle", "mill"][::-1]
        hand[2]
    except IndexError:
        ours.exception("failed")
    assert "IndexError" in stream.getvalue()
    assert "['mill', 'castle']" not in stream.getvalue()


def test_a_library_s_extra_values_are_kept() -> None:
    stream = _configured("json")
    library.info("answered", extra={"status": 204})
    assert _lines(stream)[0]["status"] == 204


async def test_lines_name_what_they_are_about() -> None:
    async def press(game: str, interaction: int) -> None:
        with logs.about(game=game, server=7, interaction=interaction):
            await asyncio.sleep(0)
            library.info("answered")
            await asyncio.to_thread(ours.info, "drawn")

    stream = _configured("json")
    await asyncio.gather(press("m1", 1), press("m2", 2))
    ours.info("idle")
    lines = [
        (line["event"], line.get("game"), line.get("server"), line.get("interaction")) for line in _lines(stream)
    ]
    assert sorted(lines[:-1]) == [
        ("answered", "m1", 7, 1),
        ("answered", "m2", 7, 2),
        ("drawn", "m1", 7, 1),
        ("drawn", "m2", 7, 2),
    ]
    assert lines[-1] == ("idle", None, None, None)


def test_each_line_of_a_process_of_several_names_it() -> None:
    stream = io.StringIO()
    logs.configure("info", "json", stream=stream, process="here-1")
    library.warning("lost")
    ours.info("found")
    assert [(line["event"], line["process"]) for line in _lines(stream)] == [("lost", "here-1"), ("found", "here-1")]


def test_libraries_stay_quiet_about_rows_and_payloads_at_debug() -> None:
    stream = _configured("text")
    logging.getLogger("aiosqlite").debug("executing insert")
    logging.getLogger("discord.gateway").debug("payload")
    assert stream.getvalue() == ""
    logging.getLogger("db.store").debug("opened")
    assert "opened" in stream.getvalue()


def test_the_level_holds_for_libraries_too() -> None:
    stream = _configured("text", "error")
    library.warning("slow")
    ours.warning("slow")
    assert stream.getvalue() == ""


def test_a_later_call_replaces_the_earlier_one() -> None:
    first, second = _configured("text"), _configured("text")
    ours.info("here")
    assert first.getvalue() == ""
    assert second.getvalue().count("here") == 1


def test_a_stream_that_is_gone_stops_nobody() -> None:
    stream = _configured("text")
    stream.close()
    library.error("nobody reads this")


def test_pressing_control_c_is_no_crash() -> None:
    stream = _configured("text")
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert stream.getvalue() == ""


def test_errors_are_counted_by_their_room() -> None:
    def counted(room: str) -> float:
        return REGISTRY.get_sample_value("playbypost_errors_total", {"room": room}) or 0

    logs.configure("info", "text", stream=io.StringIO())
    before = {room: counted(room) for room in ("host", "discord", "other")}
    ours.error("a fault")
    ours.warning("no fault")
    library.critical("a fault")
    logging.getLogger("somewhere.else").error("a fault")
    assert {room: counted(room) - before[room] for room in before} == {"host": 1, "discord": 1, "other": 1}
