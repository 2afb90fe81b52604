"""The budget of the tests, by game and kind, and its use: a pytest plugin. The table is `budget.toml`.

A test's room is its folder: `tests/render/test_roads_zoom.py` is a picture of Roads & Boats, `tests/host` the
host's. Nothing fails for being slow: machines differ, and tests are not timed. But a test without a row fails
the run, so that a new game brings its budget with it.
"""

from __future__ import annotations

import resource
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
SHARED = "shared"
STARTING = "starting"
"""The kind for time outside tests: importing and collecting, once a worker."""
KINDS = {"games": "rules", "engine": "rules", "bot": "rules", "render": "pictures", "cogs": "panels"}
"""The kind of a game's tests by their folder, where it is not the folder's name."""
PROPERTY = "budget"

Room = tuple[str, str]
"""A game's key, or `SHARED`, and a kind."""
Budget = Mapping[str, Mapping[str, int]]
"""CPU-seconds allowed, by game and kind."""


def read(file: Path = HERE / "budget.toml") -> Budget:
    """The table."""
    return tomllib.loads(file.read_text("utf-8"))


def room(path: Path, params: Mapping[str, Any], games: Iterable[str]) -> Room:
    """Where a test belongs, by its file (from `tests/` on) and its parameters.

    A test is a game's if it lies in the game's folder, has the game's key in its file's name, or is tried on each
    game.
    """
    *folders, name = path.with_suffix("").parts
    folder = folders[0] if folders else "bot"
    listed, words = set(games), name.split("_")
    if folder == "games" and len(folders) > 1:
        key = folders[1]
    else:
        given = getattr(params.get("game"), "key", params.get("game"))
        key = next((each for each in [given, *folders[1:], *words] if each in listed), SHARED)
    if key == SHARED:
        return SHARED, folder
    return key, "recorded" if words[-1] == "recorded" else KINDS.get(folder, folder)


elsewhere: list[float] = []
"""CPU-seconds of processes that others have waited for."""


def used() -> float:
    """CPU-seconds of this process, its threads, the children it has waited for, and what is counted `elsewhere`."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime + sum(elsewhere)


def table(spent: Mapping[Room, float], budget: Budget) -> Iterator[tuple[str, bool]]:
    """The lines of the table, each with whether it tells of a budget that did not suffice."""
    yield f"{'':24}{'used':>8}{'allowed':>9}  CPU-seconds", False
    for game, kinds in budget.items():
        rows = {kind: spent.get((game, kind), 0.0) for kind in kinds}
        for kind, seconds in rows.items():
            over = seconds > kinds[kind]
            if seconds:
                yield line(f"{game} {kind}", seconds, kinds[kind]) + ("  OVER ITS BUDGET" if over else ""), over
        yield line(f"{game}, all", sum(rows.values()), sum(kinds.values())), False
    allowed = sum(sum(kinds.values()) for kinds in budget.values())
    yield line("all", sum(spent.values()), allowed), False


def line(name: str, seconds: float, allowed: int) -> str:
    return f"{name:24}{seconds:8.1f}{allowed:9}"


class Plugin:
    """Adds up each room's use; under xdist the reports carry it from the workers."""

    def __init__(self, games: Iterable[str]) -> None:
        self.budget = read()
        self.games = [*games, *(game for game in self.budget if game != SHARED)]
        self.rooms: dict[str, Room] = {}
        self.spent = Counter[Room]()
        self.before = 0.0
        self.workers: list[float] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            params = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
            self.rooms[item.nodeid] = room(item.path.relative_to(HERE), params, self.games)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        game, kind = self.rooms[item.nodeid]
        if kind not in self.budget.get(game, {}):
            pytest.fail(f'no budget for this test: add "{kind}" under [{game}] in tests/budget.toml', pytrace=False)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[Any]:
        self.before = used()
        return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> None:
        now = used()
        others = [each for each in item.user_properties if each[0] != PROPERTY]
        item.user_properties = [*others, (PROPERTY, [*self.rooms[item.nodeid], now - self.before])]
        self.before = now

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == PROPERTY:
                game, kind, seconds = value
                self.spent[game, kind] += seconds

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        sent = getattr(session.config, "workeroutput", None)
        if sent is not None:
            sent[PROPERTY] = used()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.workers.append(getattr(node, "workeroutput", {}).get(PROPERTY, 0.0))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        whole = sum(self.workers) + time.process_time() if self.workers else used()
        if not self.spent:
            return
        self.spent[SHARED, STARTING] = whole - sum(self.spent.values())
        terminalreporter.section("budget")
        for words, over in table(self.spent, self.budget):
            terminalreporter.write_line(words, red=over, bold=over)
