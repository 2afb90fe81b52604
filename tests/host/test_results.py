"""Results of games that are over: what the journal gives, written once whatever happens, gone with the end itself."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import update

import db
from cli import checkers
from cli.kept import RESULTS, Found, Kept, code_of
from cli.recompute import recompute
from cli.where import Program, Where
from db.schema import ending
from engine.core import journal
from engine.core.model import Result, Seat
from engine.games.ferry import GAME
from host import Host
from host.keep import transfer
from host.keep.repair import carry_out, plan
from host.keep.verify import verify
from host.results.result import result_of, scores
from host.results.sources import unpacked
from host.work import Finished
from tests.empty import empty_database
from tests.host.spoilt import ANN, BEN, CAT, PLAYED, Player, opened
from tests.render import score_sheets

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.sqlite


async def played(path: Path) -> None:
    """A game of three, with undos and a change of hands, until it is over."""
    async with opened(path) as host:
        player = Player(host, Random(7))
        number = await player.started("ferry", ANN, BEN, CAT, moves=9)
        await host.seats.resign(number, CAT.id)
        await host.settle()
        while (await host.register.table(number)).status is not db.Status.FINISHED:
            await player.moves(number, 400)
            await host.settle()
        await host.work.idle("result")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("over") / "games.db"
    empty_database(path)
    asyncio.run(played(path))
    return path


@pytest.fixture
async def over(made: Path, tmp_path: Path) -> AsyncIterator[tuple[Host, int, Path]]:
    """A host with that game, its number, and the file."""
    path = tmp_path / "games.db"
    shutil.copyfile(made, path)
    async with opened(path) as host:
        yield host, 1, path


async def due(host: Host, number: int) -> list[db.Due]:
    return [row for row in await host.queue.due(2**61, 10_000) if row.game == number and row.kind == "result"]


async def differences(host: Host) -> list[str]:
    return [each.difference async for each in verify(host.store, PLAYED) if each.difference]


@pytest.mark.parametrize("fewest", [False, True])
def test_places_follow_from_points_and_winners(fewest: bool) -> None:
    random = Random(3)
    for _ in range(300):
        points = tuple(random.randrange(5) for _ in range(random.randrange(2, 6)))
        best = min(points) if fewest else max(points)
        tied = [Seat(seat) for seat, own in enumerate(points) if own == best]
        won = tuple(random.sample(tied, random.randrange(1, len(tied) + 1)))
        result = Result(points, won, "points")
        if result.fewest_win is not fewest:
            continue
        made = scores(result)
        assert {each.seat for each in made if each.place == 1} == {*won} == {each.seat for each in made if each.won}
        for one in made:
            ahead = [each for each in made if each.place < one.place]
            assert one.place == 1 + len(ahead)
            for other in made:
                if not one.won and not other.won:
                    assert (one.place == other.place) == (one.points == other.points)
                    better = one.points < other.points if fewest else one.points > other.points
                    assert better == (one.place < other.place)


async def test_a_game_alone_tells_how_hard_it_was_old_ones_after_recompute(
    over: tuple[Host, int, Path],
) -> None:
    for record, level in (("beaten-easy", "easy"), ("beaten-hard", "hard")):
        table, _, _, state = score_sheets.played("wonders", record)
        begun = db.Entry(seq=0, seat=None, text=journal.START, notes=b"[]", hash=b"", at=1, rules="1")
        alone = result_of(table.row, table.game, [begun], state)
        assert alone is not None
        assert alone.ending.level == level
    host, number, _ = over
    await host.work.idle("result")

    async def told(value: str | None) -> list[str]:
        await host.store.database.write(lambda c: c.execute(update(ending).values(level=value)))
        return await differences(host)

    assert len(await told("hard")) == 1
    assert await told(None) == []
    assert await host.results.write(number)
    kept = await host.store.results.of(number)
    assert kept is not None
    assert kept.ending.level == ""


async def test_the_end_of_a_game_is_written_from_its_journal(over: tuple[Host, int, Path]) -> None:
    host, number, _ = over
    await host.work.idle("result")
    kept = await host.store.results.of(number)
    look = await host.now.look(number, None)
    assert kept is not None
    assert look.result is not None
    rows = await host.store.journal.entries(number)
    assert [each.points for each in kept.scores] == [*look.result.scores]
    assert [each.seat for each in kept.scores if each.won] == [*look.result.winners]
    struck = sum(each.strikes is not None for each in rows)
    assert kept.ending.entries == len(rows) - 1 - 2 * struck
    assert struck
    assert 1 < kept.ending.turns <= kept.ending.entries
    assert (kept.ending.began, kept.ending.ended, kept.ending.head) == (rows[0].at, rows[-1].at, rows[-1].seq)
    speak = look.table.speaker("en")
    named = GAME.guide.overview.sources(look.view, speak)
    assert [each.points for each in unpacked(kept.ending.sources)] == [each.values for each in named]
    assert await due(host, number) == []
    assert await differences(host) == []


async def test_a_kill_at_any_moment_leaves_one_result(over: tuple[Host, int, Path]) -> None:
    """Killed before the result is written, after it, and after it was noted."""
    host, number, path = over
    await host.work.close()
    for status in (db.Status.PLAYING, db.Status.FINISHED):
        await host.store.games.set_status(number, status, host.clock())
    (row,) = await due(host, number)
    moments = [path.with_name(f"{n}.db") for n in range(3)]
    await host.store.backup(moments[0])
    assert await host.results.keep(row, ()) == Finished()
    await host.store.backup(moments[1])
    await host.queue.done(row, host.clock())
    await host.store.backup(moments[2])
    written = await host.store.results.of(number)
    assert written is not None
    for each in moments:
        async with opened(each, 1_790_200_000) as later:
            await later.begin()
            await later.work.idle("result")
            assert await later.store.results.of(number) == written
            assert await due(later, number) == []
            assert not await later.results.write(number)


async def test_a_game_that_goes_on_has_no_result_until_it_is_over_again(over: tuple[Host, int, Path]) -> None:
    host, number, _ = over
    await host.work.idle("result")
    written = await host.store.results.of(number)
    await host.work.close()
    await host.store.games.set_status(number, db.Status.PLAYING, host.clock())
    assert await host.store.results.of(number) is None
    assert not await host.results.write(number)
    assert await due(host, number) == []
    await host.store.games.set_status(number, db.Status.FINISHED, host.clock())
    assert len(await due(host, number)) == 1
    assert await host.results.write(number)
    assert await host.store.results.of(number) == written


async def test_a_result_that_is_gone_or_wrong_is_told_and_repaired(over: tuple[Host, int, Path]) -> None:
    host, number, path = over
    await host.work.idle("result")
    await host.work.close()
    written = await host.store.results.of(number)
    edits = {
        "delete from ending": "its result is not written, and nothing is due that does",
        "update score set points = points + 1 where seat = 1": "its result is not what its moves give",
        "update ending set setting = 'x'": "its result is not what its moves give",
        "update ending set sources = '7'": "ending.sources holds a text that cannot be there",
        "delete from score where seat = 0": "its result is not what its moves give",
        "update score set person = 7 where seat = 0": "its result names others than held its seats",
        "update score set person = null where seat = 1": "its result names others than held its seats",
    }
    for edit, told in edits.items():
        with closing(sqlite3.connect(path)) as file:
            file.execute(edit)
            file.commit()
        assert await differences(host) == [told]
        found = await plan(host.store, PLAYED, number)
        if "text" not in told:
            assert found.changes
        await carry_out(host.store, found)
        assert await host.results.write(number)
        assert await host.store.results.of(number) == written
        assert await differences(host) == []


async def test_all_results_are_computed_again_from_the_journals(
    over: tuple[Host, int, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    host, number, path = over
    await host.work.idle("result")
    written, copy = await host.store.results.of(number), path.with_name("copy.db")
    await host.store.backup(copy)
    with closing(sqlite3.connect(copy)) as file:
        file.execute("update score set points = points + 1")
        file.commit()
    assert await recompute(Where(copy, PLAYED)) == 0
    assert await recompute(Where(copy, PLAYED)) == 0
    assert capsys.readouterr().out.splitlines() == [
        "1 game over, 1 results written anew, 0 cannot be told",
        "0 ladders with other ratings than before",
        "1 game over, 0 results written anew, 0 cannot be told",
        "0 ladders with other ratings than before",
    ]
    async with opened(copy, idle=True) as again:
        assert await again.store.results.of(number) == written
        assert await differences(again) == []
    with closing(sqlite3.connect(copy)) as file:
        file.execute("update snapshot set body = x'00'")
        file.commit()
    assert await recompute(Where(copy, PLAYED)) == 1
    assert capsys.readouterr().out.startswith(f"table {number}: its result cannot be told: ")


SERVES = """
import asyncio, sys
from pathlib import Path
from cli.checkers import serve
from tests.host.spoilt import PLAYED
asyncio.run(serve(Path(sys.argv[1]), PLAYED, sys.stdin.buffer, sys.stdout.buffer))
"""
"""A checker that also knows the games of tests."""


async def test_results_are_computed_by_other_processes_as_by_this_one_and_a_stopped_one_goes_on(
    over: tuple[Host, int, Path], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, number, path = over
    await host.work.idle("result")
    written, copies = await host.store.results.of(number), [path.with_name(f"{n}.db") for n in range(2)]
    monkeypatch.setattr(checkers, "MANY", 0)
    monkeypatch.setattr(checkers, "cores", lambda: 1)
    told = []
    for copy, several in zip(copies, (None, Program([sys.executable, "-c", SERVES], ROOT)), strict=True):
        await host.store.backup(copy)
        with closing(sqlite3.connect(copy)) as file:
            file.execute("update score set points = points + 1, person = null")
            file.commit()
        assert await recompute(Where(copy, PLAYED, several)) == 0
        told.append(capsys.readouterr().out)
        async with opened(copy, idle=True) as again:
            assert await again.store.results.of(number) == written
            assert await differences(again) == []
            digest = await again.store.fingerprint(number)
    assert told[0] == told[1]
    # It was stopped when it had looked at this one: that is not replayed again, and what has changed since is.
    ended = Program([sys.executable, "-S", "-c", "pass"], ROOT)
    for known, replies in ((digest, "0 results written anew"), ("", "has ended")):
        with closing(Kept(path.parent, code_of(ROOT), RESULTS)) as kept:
            kept.add(Found(number, known or "another"))
        asks = Program([sys.executable, "-c", KNOWS.format(digest=digest)], ROOT) if known else ended
        if known:
            assert await recompute(Where(copies[1], PLAYED, asks)) == 0
            assert replies in capsys.readouterr().out
            assert not (path.parent / RESULTS).exists(), "all is done"
        else:
            with pytest.raises(ValueError, match=replies):
                await recompute(Where(copies[1], PLAYED, asks))
            assert (path.parent / RESULTS).exists()


KNOWS = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert asked["known"] == "{digest}" and asked["result"]
    print(json.dumps(dict(game=asked["game"], digest=asked["known"])), flush=True)
"""
"""A checker that is asked about what is known."""


async def test_a_result_goes_with_its_table_to_another_host(over: tuple[Host, int, Path], tmp_path: Path) -> None:
    host, number, _ = over
    await host.work.idle("result")
    written = await host.store.results.of(number)
    body = await transfer.written(host.store, PLAYED, number)
    async with opened(tmp_path / "other.db", idle=True) as other:
        new = await transfer.write_in(other.store, transfer.read(body, PLAYED, other.clock()), other.clock())
        assert len(await due(other, new)) == 1
        assert await other.results.write(new)
        assert await other.store.results.of(new) == written
        assert await differences(other) == []


async def test_a_result_forgets_its_person_and_keeps_its_place(over: tuple[Host, int, Path]) -> None:
    host, number, path = over
    await host.work.idle("result")
    written = await host.store.results.of(number)
    await host.steward.forget(10, BEN.id, 999)
    assert await host.store.results.of(number) == written
    assert await differences(host) == []
    with closing(sqlite3.connect(path)) as file:
        rows = [*file.execute("select * from ending"), *file.execute("select * from score")]
    told = repr(rows)
    assert rows
    assert str(BEN.id) not in told
    assert BEN.name not in told
