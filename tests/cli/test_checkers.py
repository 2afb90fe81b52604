"""Many games are looked at by several processes; what was found is kept when the task is stopped, and used as long as
neither the game nor the code has changed."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from cli import checkers
from cli.kept import NAME, Found
from cli.progress import Progress
from cli.where import Program
from db import carry
from db.schema import KEPT
from tests.cli.conftest import DATABASE, Run
from tests.stores import change

HAND = """
import json, sys
left = {left}
for line in sys.stdin:
    asked = json.loads(line)
    with open({log!r}, "a") as log:
        print(asked["game"], asked["known"], file=log)
    if left == 0:
        sys.exit(3)
    left -= 1
    print(json.dumps(dict(game=asked["game"], digest="as game %s is" % asked["game"])), flush=True)
"""
"""A checker that answers so often and then ends, and notes what it was asked."""


CHANGED = """case typeof("{0}") when 'integer' then "{0}" + 9000000 when 'blob' then cast("{0}" || x'01' as blob)
else coalesce("{0}", '') || 'x' end"""


@pytest.fixture(autouse=True)
def _one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkers, "cores", lambda: 1)


def hand(folder: Path, left: int) -> Program:
    """What starts such a one; in the folder is the code."""
    return Program([sys.executable, "-S", "-c", HAND.format(left=left, log=str(folder / "log"))], folder)


def asked(folder: Path) -> list[str]:
    """What it was asked since one looked last."""
    lines = (folder / "log").read_text("utf-8").splitlines()
    (folder / "log").unlink()
    return lines


async def looked(program: Program, folder: Path, numbers: Sequence[int]) -> list[Found]:
    return await checkers.look(program, folder / "copy.db", folder / "data", numbers, Progress("games"))


def test_many_games_are_judged_by_other_processes_as_by_this_one(
    played: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(DATABASE, "update entry set hash = x'00' where game = 2")
    alone = run("verify")
    assert (alone[0], "1 differ" in alone[1]) == (1, True)
    monkeypatch.setattr(checkers, "MANY", 0)
    assert run("verify") == alone
    assert not (played / "data" / NAME).exists()


async def test_who_was_stopped_goes_on_with_what_is_left(tmp_path: Path) -> None:
    numbers = [5, 3, 8]
    with pytest.raises(ValueError, match=r"looked at table 8 has ended \(code 3\)"):
        await looked(hand(tmp_path, 2), tmp_path, numbers)
    assert asked(tmp_path) == ["5 ", "3 ", "8 "]
    if os.name != "nt":
        assert (tmp_path / "data" / NAME).stat().st_mode & 0o077 == 0
    with (tmp_path / "data" / NAME).open("ab") as file:
        file.write(b'{"game":8,"dig')  # as a power cut leaves it
    found = await looked(hand(tmp_path, 9), tmp_path, numbers)
    assert asked(tmp_path) == ["5 as game 5 is", "3 as game 3 is", "8 "]
    assert [each.game for each in found] == numbers
    assert not (tmp_path / "data" / NAME).exists(), "all is done"


async def test_what_other_code_had_found_does_not_count(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "rules.py").write_text("COST = 1\n")
    for line in ("COST = 2\n", "COST = 3\n"):
        with pytest.raises(ValueError, match="has ended"):
            await looked(hand(tmp_path, 1), tmp_path, [1, 2])
        assert asked(tmp_path) == ["1 ", "2 "]
        (tmp_path / "engine" / "rules.py").write_text(line)


async def test_where_nothing_can_be_kept_all_is_looked_at_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    assert len(await looked(hand(tmp_path, 2), tmp_path, [1, 2])) == 2


@pytest.mark.sqlite
def test_a_change_anywhere_in_a_game_is_seen(played: Path) -> None:
    """Another value in any column of its rows gives another digest; the other game keeps its own."""
    seen = 0
    with carry.plain(f"sqlite:///{played / 'data' / 'games.db'}") as engine, engine.connect() as c:
        before = [carry.fingerprint(c, number) for number in (1, 2)]
        for table in KEPT:
            for column in table.columns if "game" in table.c else ():
                values = f'update {table.name} set "{column.name}" = {CHANGED.format(column.name)} where game = 2'
                if column.name == "game" or not c.exec_driver_sql(values).rowcount:
                    continue
                now = [carry.fingerprint(c, number) for number in (1, 2)]
                assert (now[0], now[1] == before[1]) == (before[0], False), column
                before, seen = now, seen + 1
    assert seen > 30
