"""A whole update: by the rules of the next version the moves of some games in play lead elsewhere. What is told
before it, what becomes of them, each of the ways that an admin has, and a version after it whose rules fit again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from cli.transfer import export
from cli.where import Where
from db.blocks import BLOCK
from db.schema import entry, snapshot
from engine.core.game import Game, Opponents
from engine.games.milestones import Milestones
from engine.games.milestones.guide import GUIDE
from engine.games.milestones.opponent import steady, strong
from engine.games.milestones.phases.turn import Turns
from games import GAMES
from host import Host, Person, Place, Refused, Status, Table
from host.keep import transfer
from host.keep.repair import Unproved, carry_out, plan
from host.keep.verify import Verdict, verify
from host.session import Session
from tests.host.test_old_database import moved

PLACE, ADMIN = Place(server=10, channel=20), 99
PEOPLE = [Person(n, f"P{n}") for n in range(1, 5)]
SEATS = {"goes on": 2, "kept": 3, "rewound": 3, "closed": 3, "left": 3}
"""The seats of each table, by what becomes of it."""
STOPPED = set(SEATS) - {"goes on"}
OpenHost = Callable[..., Awaitable[Host]]


def of_version(version: str) -> tuple[Game[Any], ...]:
    """The games of a version with other rules of Milestones."""
    rules = type("Milestones", (Milestones,), {"version": version})()
    changed = Game[Any](rules, GUIDE, Opponents(strong=strong, steady=steady))
    return tuple(changed if game.key == changed.key else game for game in GAMES)


OLD_RULE = Turns.advance


def new_rule(self: Turns, s: Any, ctx: Any) -> None:
    """With three people a second turn begins with a point."""
    OLD_RULE(self, s, ctx)
    t = s.table
    if t.active is not None and len(t.players) == 3 and t.players[t.active].turns == 2:
        t.players[t.active].points += 1


def newest_rule(self: Turns, s: Any, ctx: Any) -> None:
    """So does each turn after the second."""
    new_rule(self, s, ctx)
    t = s.table
    if t.active is not None and t.players[t.active].turns > 2:
        t.players[t.active].points += 1


RULES = {"new": new_rule, "new again": new_rule, "newer": OLD_RULE, "newest": newest_rule}


@pytest.fixture
def keys() -> Iterator[str]:
    return (f"press {n}" for n in range(10_000))


async def seated(host: Host, name: str, key: str) -> Table:
    first, *others = PEOPLE[: SEATS[name]]
    made = await host.lobby.create(f"{key} create", first, PLACE, game="milestones")
    for person in others:
        await host.lobby.join(made.id, person)
    return await host.lobby.start(f"{key} start", made.id, first.id, seating="joined")


async def verdicts(host: Host, games: tuple[Game[Any], ...]) -> dict[int, Verdict]:
    return {each.game: each async for each in verify(host.store, games)}


async def notices(host: Host, number: int) -> list[str]:
    """What a table and its admins are told that they were not told before, as far as it is about the rules."""
    told = [row for row in await host.queue.due(2**60, 500) if row.game == number and row.kind in ("notice", "admin")]
    return sorted(
        f"{row.kind} {name}" for row in told for name in ("older", "fits") if f'"{name}"'.encode() in row.body
    )


async def updated(open_host: OpenHost, version: str, monkeypatch: pytest.MonkeyPatch) -> Host:
    """The host of a version, once it has looked at all tables."""
    monkeypatch.setattr("host.keep.faults.REST", 0)
    monkeypatch.setattr(Turns, "advance", RULES[version])
    host = await open_host(games=of_version(version))
    await host.begin()
    await host.faults.idle()
    return host


async def test_an_update_by_which_some_games_would_have_gone_otherwise(
    open_host: OpenHost, keys: Iterator[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await open_host()
    tables = {name: (await seated(host, name, next(keys))).id for name in SEATS}
    for name, number in tables.items():
        while sum(1 for p in (await host.now.look(number, None)).view.table.players if p.turns >= 2) < SEATS[name]:
            await moved(host, number, keys)
    heads = {name: (await host.register.table(number)).row.head for name, number in tables.items()}

    monkeypatch.setattr(Turns, "advance", new_rule)
    found = await verdicts(host, of_version("new"))
    assert {name for name, number in tables.items() if found[number].stops} == STOPPED, "told before the update"
    monkeypatch.setattr(Turns, "advance", OLD_RULE)
    assert not any(each.difference for each in (await verdicts(host, GAMES)).values())

    host = await updated(open_host, "new", monkeypatch)
    for name, number in tables.items():
        row = (await host.register.table(number)).row
        stops = name in STOPPED
        assert (row.paused, row.head) == ("older" if stops else None, heads[name])
        assert await notices(host, number) == (["admin older", "notice older"] if stops else [])
        if stops:
            with pytest.raises(Refused, match="paused-older"):
                await moved(host, number, keys)
    await moved(host, tables["goes on"], keys)
    cases = {case.table.id: [wrong.code for wrong in case.wrongs] for case in await host.steward.cases(PLACE.server)}
    assert {number for number, wrongs in cases.items() if "paused-older" in wrongs} == {tables[n] for n in STOPPED}

    await host.faults.resume(tables["kept"])
    await moved(host, tables["kept"], keys)
    await host.steward.rewind(tables["rewound"], 6, heads["rewound"], ADMIN, "by new rules")
    await moved(host, tables["rewound"], keys)
    await host.steward.close(tables["closed"], ADMIN, "by new rules")
    found = await verdicts(host, of_version("new"))
    assert {name for name, number in tables.items() if found[number].stops} == set()
    assert {n for n in SEATS if (await host.register.table(tables[n])).status is Status.PAUSED} == {"left"}

    host = await updated(open_host, "newer", monkeypatch)
    assert await notices(host, tables["left"]) == ["admin older", "notice fits", "notice older"]
    for name in SEATS:
        if name != "closed":
            await moved(host, tables[name], keys)


async def test_what_an_admin_kept_as_it_stood_is_not_asked_about_by_later_rules(
    open_host: OpenHost, keys: Iterator[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await open_host()
    tables = {name: (await seated(host, name, next(keys))).id for name in ("kept", "rewound", "left")}
    for number in tables.values():
        while sum(1 for p in (await host.now.look(number, None)).view.table.players if p.turns >= 2) < 3:
            await moved(host, number, keys)
    host = await updated(open_host, "new", monkeypatch)
    head = (await host.register.table(tables["kept"])).row.head
    for name in ("kept", "rewound"):
        await host.faults.resume(tables[name])
        stood = await host.store.journal.stood(tables[name])
        assert stood is not None
        assert stood.seq == (await host.register.table(tables[name])).row.head
    assert await host.store.journal.stood(tables["left"]) is None

    async def going(host: Host) -> set[str]:
        found = await verdicts(host, of_version("any"))
        rows = {name: (await host.register.table(number)).row for name, number in tables.items()}
        assert not any(found[number].difference and not found[number].older for number in tables.values())
        return {name for name, row in rows.items() if row.status is Status.PLAYING}

    host = await updated(open_host, "new again", monkeypatch)
    assert await going(host) == {"kept", "rewound"}, "without a move since"
    for name in ("kept", "rewound"):
        for _ in range(3):
            await moved(host, tables[name], keys)
    row = (await host.register.table(tables["rewound"])).row
    await host.steward.rewind(row.id, row.head - 4, row.head, ADMIN, "further back than it stood")
    assert await host.store.journal.stood(row.id) is None

    host = await updated(open_host, "new", monkeypatch)
    assert await going(host) == {"kept", "rewound"}, "what was taken back further is where these rules lead"
    host.sessions.lives.forget_all()
    live = await Session(host.sessions, tables["kept"]).live()
    while live.state.table.players[live.waiting[0]].turns < 4:
        await moved(host, tables["kept"], keys)
        live = await Session(host.sessions, tables["kept"]).live()
    stood = await host.store.journal.stood(tables["kept"])
    assert stood is not None
    assert (stood.seq, live.table.row.head // BLOCK) == (head, head // BLOCK + 1), "also in a later block"
    assert not (await verdicts(host, of_version("new again")))[tables["kept"]].stops
    monkeypatch.setattr(Turns, "advance", newest_rule)
    assert (await verdicts(host, of_version("newest")))[tables["kept"]].stops, "told before the update"
    host = await updated(open_host, "newest", monkeypatch)
    assert await going(host) == {"rewound"}, "what was played since is asked about; there nobody has come so far"


@pytest.mark.sqlite
async def test_what_an_admin_kept_as_it_stood_is_repaired_and_exported_as_far_as_it_can_be_proved(
    open_host: OpenHost,
    keys: Iterator[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    host = await open_host()
    number = (await seated(host, "kept", next(keys))).id
    while sum(1 for p in (await host.now.look(number, None)).view.table.players if p.turns >= 2) < 3:
        await moved(host, number, keys)
    host = await updated(open_host, "new", monkeypatch)
    await host.faults.resume(number)
    head = (await host.register.table(number)).row.head

    def whole() -> Awaitable[list[Any]]:
        return host.store.database.read(lambda c: [*map(tuple, c.execute(select(snapshot)))])

    before = await whole()
    with pytest.raises(Unproved, match=rf"kept it as it stood after entry {head}, .* it goes on from there"):
        await plan(host.store, of_version("new"), number)
    assert await whole() == before
    file = tmp_path / "kept.jsonl"
    body = await transfer.written(host.store, of_version("new"), number, with_seed=True)
    with pytest.raises(transfer.Unfit, match="leads elsewhere under the rules of this host"):
        transfer.read(body, of_version("new"), host.clock())
    copy = tmp_path / "copy.db"
    await host.store.backup(copy)
    assert await export(Where(copy, of_version("new")), number, file, with_seed=True, of=None) == 0
    assert f"kept this table as it stood after entry {head}" in capsys.readouterr().out

    host = await updated(open_host, "newer", monkeypatch)  # its rules lead there
    await moved(host, number, keys)
    games = of_version("newer")
    assert not (await plan(host.store, games, number)).changes
    change = update(entry).where(entry.c.game == number, entry.c.seq == 2).values(hash=bytes(8))
    await host.store.database.write(lambda c: c.execute(change))
    found = await plan(host.store, games, number)
    assert found.changes == ("written anew: the hash of entry 2",)
    await carry_out(host.store, found)
    stood = await host.store.journal.stood(number)
    assert stood is not None
    assert stood.seq == head
    assert not (await verdicts(host, games))[number].difference
    table = transfer.read(await transfer.written(host.store, games, number, with_seed=True), games, host.clock())
    new = await transfer.write_in(host.store, table, host.clock())
    assert not (await verdicts(host, games))[new].difference
    host = await updated(open_host, "new", monkeypatch)
    statuses = [(await host.register.table(each)).status for each in (number, new)]
    assert statuses == [Status.PLAYING, Status.PAUSED], "of the one that was imported nobody has said anything"
