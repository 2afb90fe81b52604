"""`python bot.py copy-to`: a host moves from SQLite to PostgreSQL and back, and its tasks work there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from db import NewDue
from tests import stores
from tests.cli.conftest import NEXT, Run, hosted, hosted_in, hosted_on, play
from tests.db.sample import everything

pytestmark = stores.needed


@pytest.fixture
def there(tmp_path: Path) -> str:
    """An empty database of PostgreSQL's."""
    return stores.server().url_of(tmp_path)


def settings(folder: Path, url: str) -> None:
    (folder / "config.toml").write_text(f'[storage]\nurl = "{url}"\n')


@pytest.mark.sqlite
async def test_all_of_a_host_goes_there_is_played_on_and_comes_back(played: Path, run: Run, there: str) -> None:
    async with hosted() as host:
        before = await everything(host.store)
    code, said = await asyncio.to_thread(run, "copy-to", there)
    lines = said.splitlines()
    assert (code, lines[0]) == (0, "2 games replayed, 0 differ")
    assert f"     entry: {len(before['entry'])}" in lines
    assert lines[-1] == f"{there} has the same rows. Set storage.url to {there} and start the bot."
    settings(played, there)
    async with hosted_on(there) as host:
        assert await everything(host.store) == before
        await play(host, 2, NEXT)
        assert await asyncio.to_thread(run, "verify") == (0, "2 games replayed, 0 differ\n")
        code, said = await asyncio.to_thread(run, "copy-to", "sqlite:///elsewhere.db")
        assert (code, "Another bot has" in said) == (2, True)
        moved = await everything(host.store)
        last = await host.store.database.read(lambda c: c.exec_driver_sql("select max(id) from due").scalar())
    assert await asyncio.to_thread(run, "repair", "1") == (0, "Table 1: nothing to repair.\n")
    assert (await asyncio.to_thread(run, "export", "1", "table.jsonl", "--with-seed"))[0] == 0
    assert (await asyncio.to_thread(run, "backup", "copy.db"))[0] == 0
    code, said = await asyncio.to_thread(run, "restore", "copy.db", "--yes")
    assert (code, "PostgreSQL's own tools" in said) == (2, True)
    code, said = await asyncio.to_thread(run, "copy-to", "sqlite:///elsewhere.db")
    assert (code, said.splitlines()[0]) == (0, "2 games replayed, 0 differ")
    async with hosted_in("elsewhere.db") as host:
        assert await everything(host.store) == moved
        await play(host, 1, NEXT)
        await host.store.queue.add(1, [NewDue("turn", b"", 1)])
        new = await host.store.database.read(lambda c: c.exec_driver_sql("select max(id) from due").scalar())
        assert new > last
    code, said = await asyncio.to_thread(run, "import", "table.jsonl", "--yes")
    assert (code, said.splitlines()[-1]) == (0, "It is table 3 here. Start the bot.")
    assert await asyncio.to_thread(run, "verify") == (0, "3 games replayed, 0 differ\n")


@pytest.mark.sqlite
async def test_a_bot_in_use_stops_only_for_what_has_changed(
    played: Path, run: Run, there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied = asyncio.Event()
    loop = asyncio.get_running_loop()
    monkeypatch.setattr("cli.copy_to.print_to_operator", lambda said: loop.call_soon_threadsafe(copied.set))
    async with hosted() as host:
        person = (await host.register.table(1)).persons()[0]
        await host.memos.write(1, person, "for later")
        copying = asyncio.ensure_future(asyncio.to_thread(run, "copy-to", there))
        await asyncio.wait_for(copied.wait(), 60)
        await host.memos.write(1, person, "")  # all that changes there is that a row is gone
        await play(host, 2, NEXT)
        after = await everything(host.store)
    code, said = await copying
    assert code == 0
    assert "2 tables changed and were copied again." in said
    async with hosted_on(there) as host:
        assert await everything(host.store) == after


@pytest.mark.sqlite
def test_what_cannot_be_copied_is_left_alone(played: Path, run: Run, there: str, tmp_path: Path) -> None:
    assert run("copy-to", "data/games.db")[0] == 2
    assert run("copy-to", "sqlite:///data/games.db") == (2, f"{played}/data/games.db: that is the database itself\n")
    assert run("copy-to", there)[0] == 0
    code, said = run("copy-to", there)
    assert (code, said) == (2, f"{there}: there is something in it already; name an empty database\n")
    nowhere = there.replace("?host=", "?port=1&host=").replace("bot@", "bot:secret@")
    code, said = run("copy-to", nowhere)
    assert (code, "failed" in said, "secret" in said) == (2, True, False)


def test_a_password_does_not_stand_in_the_settings(folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PLAYBYPOST_STORAGE_URL", raising=False)
    settings(folder, "postgresql://bot:secret@localhost/games")
    code, said = run("verify")
    assert (code, "PGPASSWORD" in said, "secret" in said) == (2, True, False)
