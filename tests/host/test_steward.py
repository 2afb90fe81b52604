"""What admins do at tables: rewind, pause, close, export, forget; and what they are told is wrong."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

import db
from host import Host, Person, Place, Refused, Settings, Status, Table
from host.keep.verify import verify
from host.life import Life
from tests.host.conftest import OpenHost, Play

ANN, BEN, CAT = Person(1, "Ann"), Person(2, "Ben"), Person(3, "Cat")
ADMIN = 99


async def differences(host: Host) -> list[str | None]:
    return [each.difference async for each in verify(host.store, host.register.games.values())]


async def kinds(host: Host, number: int) -> list[str]:
    """The due work of a table."""
    return sorted(row.kind for row in await host.queue.due(2**61) if row.game == number)


# --- rewind


async def test_a_rewind_leads_back_to_the_very_position(host: Host, table: Table, play: Play) -> None:
    await play(host, table, "draft W25", "draft W28")
    before = await host.now.look(table.id, None)
    await play(host, table, "draft W02", "draft W22", "place W25 1")
    seen = await host.steward.preview(table.id, before.seq)
    assert (seen.count, seen.head, seen.waiting) == (3, 5, before.waiting)
    assert [line.seq for line in seen.lines] == [3, 4, 5]
    done = await host.steward.rewind(table.id, before.seq, seen.head, ADMIN, "a wrong tile")
    after = await host.now.look(table.id, None)
    game = table.game
    assert game.digest(after._state) == game.digest(before._state)
    assert (done.row.head, done.row.undos) == (8, 3)
    entries = await host.store.journal.entries(table.id, after=5)
    assert [(e.text, e.by, e.seat) for e in entries] == [
        ("undo 5", db.By.ADMIN, None),
        ("undo 4", db.By.ADMIN, None),
        ("undo 3", db.By.ADMIN, None),
    ]
    assert await differences(host) == [None]
    await play(host, table, "draft W02", "draft W22")
    assert await differences(host) == [None]


async def test_a_rewind_reaches_behind_draws_and_undos_and_over_many_entries(
    host: Host, place: Place, open_host: OpenHost
) -> None:
    """A whole game between practice opponents and one person, taken back to its start in one transaction: every state
    that storage keeps is one of the replay, and the game can be opened again."""
    made = await host.lobby.create("k", ANN, place, game="ferry")
    await host.lobby.add_opponent(made.id, ANN.id, "random")
    await host.lobby.start("s", made.id, ANN.id, seating="joined")
    for n in range(400):
        await host.work.idle("opponents")
        look = await host.now.look(made.id, ANN.id)
        if look.result is not None or look.seq > 170:
            break
        await host.now.add(f"m{n}", made.id, ANN.id, None, _some(look, n))
    head = (await host.register.table(made.id)).row.head
    assert head > 5
    if (await host.register.table(made.id)).status is Status.PLAYING:
        count = (await host.steward.preview(made.id, 0)).count
        await host.steward.rewind(made.id, 0, head, ADMIN, "once more")
        after = await host.now.look(made.id, None)
        assert after.seq == head + count
        assert await differences(host) == [None]
    again = await open_host()
    assert await differences(again) == [None]
    await again.now.look(made.id, ANN.id)


def _some(look: Any, n: int) -> str:
    """Some offered action."""
    from engine.core.chance import Seeded
    from engine.core.opponents import OPPONENTS
    from engine.core.text import write

    return write(OPPONENTS["random"](look.table.game, look._state, look.seat, Seeded(b"rewind", n, 0)))


async def test_a_long_rewind_keeps_a_state_in_each_block(host: Host, table: Table, play: Play) -> None:
    """Sixty undos of one's own make a journal of several blocks; the rewind over them crosses two more."""
    await play(host, table, "draft W25", "draft W28", "draft W02", "draft W22")
    for n in range(70):
        look = await host.now.look(table.id, None)
        person = table.seats[look.waiting[0]].person
        assert person is not None
        await host.now.add(f"a{n}", table.id, person, None, "place W25 1" if person == ANN.id else "place W28 1")
        if n < 69:
            await host.now.undo(f"b{n}", table.id, person)
    head = (await host.register.table(table.id)).row.head
    await host.steward.rewind(table.id, 0, head, ADMIN, "from the start")
    kept = await host.store.journal.kept(table.id)
    assert None not in kept.values()
    assert await differences(host) == [None]


async def test_a_rewind_is_refused_where_it_cannot_be(host: Host, table: Table, play: Play, place: Place) -> None:
    await play(host, table, "draft W25")
    for upto, code in ((1, "nothing-after"), (7, "nothing-after"), (-1, "no-such-entry")):
        with pytest.raises(Refused, match=code):
            await host.steward.preview(table.id, upto)
    with pytest.raises(Refused, match="moved-on"):
        await host.steward.rewind(table.id, 0, 0, ADMIN, "too late")
    waits = await host.lobby.create("k", CAT, place, game="ferry")
    with pytest.raises(Refused, match="not-started"):
        await host.steward.rewind(waits.id, 0, -1, ADMIN, "no")
    assert (await host.register.table(table.id)).row.head == 1


async def test_two_admins_who_rewind_at_once_rewind_once(host: Host, table: Table, play: Play) -> None:
    await play(host, table, "draft W25", "draft W28")
    both = (host.steward.rewind(table.id, 1, 2, ADMIN + n, "why") for n in range(2))
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(each).__name__ for each in outcomes) == ["Refused", "Table"]
    assert (await host.register.table(table.id)).row.head == 3


async def test_a_paused_table_can_be_rewound_and_stays_paused(host: Host, table: Table, play: Play) -> None:
    await play(host, table, "draft W25")
    await host.steward.pause(table.id, ADMIN, "look at this")
    await host.steward.rewind(table.id, 0, 1, ADMIN, "a fault")
    assert (await host.register.table(table.id)).status is Status.PAUSED
    await host.faults.resume(table.id)
    await host.now.add("m", table.id, await _waited(host, table.id), None, "draft W25")


async def test_the_log_tells_why_the_game_was_taken_back(host: Host, table: Table, play: Play) -> None:
    await play(host, table, "draft W25", "draft W28")
    await host.steward.rewind(table.id, 0, 2, ADMIN, "a **wrong** start\n# x")
    told = await host.moments.log(table.id, ANN.id)
    assert [(line.seq, line.struck) for line in told] == [(0, False), (1, True), (2, True), (3, False), (4, True)]
    speak = table.speaker("en")
    assert speak.note(told[3].notes[0]).endswith("entry 0 (2 entries taken back): a ∗∗wrong∗∗ start ♯ x")


async def test_a_rewind_is_taken_back(host: Host, table: Table, play: Play) -> None:
    await play(host, table, "draft W25", "draft W28", "draft W02", "draft W22", "place W25 1")
    before = await host.now.look(table.id, None)
    await host.steward.rewind(table.id, 2, before.seq, ADMIN, "a mistake")
    seen = await host.steward.preview(table.id, before.seq)
    assert (seen.forward, seen.count, seen.last, seen.waiting) == (True, 3, before.seq, before.waiting)
    assert [line.seq for line in seen.lines] == [3, 4, 5]
    await host.steward.rewind(table.id, before.seq, seen.head, ADMIN, "it was mine")
    after = await host.now.look(table.id, None)
    game = table.game
    assert game.digest(after._state) == game.digest(before._state)
    told = await host.moments.log(table.id, ANN.id, limit=30)
    assert [line.seq for line in told if not line.struck and line.by is db.By.PERSON] == [1, 2, 3, 4, 5]
    assert [line.seq for line in await host.moments.log(table.id, None, before=6) if line.struck] == []
    assert await differences(host) == [None]
    moment = await host.moments.show(table.id, None, before.seq)
    assert moment.turn.stands
    await play(host, table, "place W28 3")
    await host.now.undo("u", table.id, BEN.id)
    await host.steward.rewind(table.id, 1, (await host.register.table(table.id)).row.head, ADMIN, "again")
    await host.steward.rewind(table.id, 4, (await host.register.table(table.id)).row.head, ADMIN, "and back")
    assert await differences(host) == [None]
    assert (await host.now.look(table.id, None)).waiting == before.waiting


async def test_after_a_move_a_rewind_says_how_it_can_still_be_taken_back(
    host: Host, table: Table, play: Play
) -> None:
    await play(host, table, "draft W25", "draft W28")
    await host.steward.rewind(table.id, 0, 2, ADMIN, "a mistake")
    await play(host, table, "draft W28")
    with pytest.raises(Refused) as refused:
        await host.steward.preview(table.id, 2)
    assert (refused.value.code, refused.value.values) == ("played-since", {"entry": 2, "back": 0})
    await host.steward.rewind(table.id, 0, 5, ADMIN, "as it says")
    await host.steward.rewind(table.id, 2, 6, ADMIN, "and forward")
    told = await host.moments.log(table.id, None)
    assert [line.seq for line in told if not line.struck and line.by is db.By.PERSON] == [1, 2]
    assert await differences(host) == [None]


async def test_no_admin_brings_back_what_its_player_took_back(host: Host, table: Table, play: Play) -> None:
    await play(host, table, "draft W25", "draft W28", "draft W02", "draft W22", "place W25 1")
    await host.now.undo("u", table.id, BEN.id)
    with pytest.raises(Refused, match="nothing-after"):
        await host.steward.preview(table.id, 5)
    await host.steward.rewind(table.id, 2, 6, ADMIN, "x")
    with pytest.raises(Refused, match="nothing-after"):
        await host.steward.preview(table.id, 5)
    assert (await host.steward.preview(table.id, 4)).count == 2


# --- pause, close, replace, remove


async def test_a_paused_table_refuses_moves_with_the_reason(host: Host, table: Table) -> None:
    await host.steward.pause(table.id, ADMIN, "a quarrel")
    with pytest.raises(Refused) as refused:
        await host.now.add("k", table.id, ANN.id, None, "draft W25")
    assert (refused.value.code, refused.value.values) == ("paused-admin", {"reason": "a quarrel"})
    with pytest.raises(Refused, match="paused-already"):
        await host.steward.pause(table.id, ADMIN, "again")
    assert {"admin", "notice"} <= set(await kinds(host, table.id))


async def test_a_pause_is_no_time_that_anybody_was_waited_for(open_host: OpenHost, place: Place) -> None:
    clock = [1_000_000]
    host = await open_host(now=lambda: clock[0])
    made = await host.lobby.create("k", ANN, place, game="milestones")
    await host.lobby.join(made.id, BEN)
    await host.lobby.start("s", made.id, ANN.id, seating="joined")
    late = await _waited(host, made.id)
    seat, other = (0, BEN) if late == ANN.id else (1, ANN)
    await host.steward.pause(made.id, ADMIN, "the holidays")
    clock[0] += 30 * 86_400
    with pytest.raises(Refused, match="nobody-waits"):
        await host.seats.wish(made.id, "nudge", 1 - seat, other)
    await host.faults.resume(made.id)
    with pytest.raises(Refused, match="too-early"):
        await host.seats.wish(made.id, "replace", seat, other)
    assert (await host.seats.held(made.id)).seats[seat].since == clock[0]


async def test_only_a_game_in_play_is_paused(host: Host, place: Place, table: Table) -> None:
    made = await host.lobby.create("k", CAT, place, game="ferry")
    await host.steward.close(table.id, ADMIN, "over")
    for number in (made.id, table.id):
        with pytest.raises(Refused, match="not-playing"):
            await host.steward.pause(number, ADMIN, "no")


async def test_a_table_is_closed_in_every_state(host: Host, place: Place, table: Table) -> None:
    made = await host.lobby.create("k", CAT, place, game="ferry")
    await host.steward.pause(table.id, ADMIN, "first")
    for number in (made.id, table.id):
        done = await host.steward.close(number, ADMIN, "spam")
        assert done.status is Status.ABANDONED
        assert done.row.ended == "closed spam"
        with pytest.raises(Refused, match="already-over"):
            await host.steward.close(number, ADMIN, "spam")


async def test_a_seat_is_replaced_or_removed_with_a_reason(host: Host, table: Table) -> None:
    await host.steward.remove(table.id, 1, ADMIN, "rude")
    done = await host.steward.replace(table.id, 0, ADMIN, "gone for weeks")
    assert [(seat.person, seat.opponent, seat.open) for seat in done.seats] == [
        (ANN.id, "strong", True),
        (None, "strong", True),
    ]
    told = [msgspec.json.decode(r.body) for r in await host.queue.due(2**61) if r.kind == "notice"]
    assert [(each["code"], each["name"], each["reason"]) for each in told] == [
        ("why-removed", BEN.name, "rude"),
        ("why-replaced", ANN.name, "gone for weeks"),
    ]


# --- looking


async def test_what_is_wrong_is_named_and_comes_first(open_host: OpenHost, place: Place) -> None:
    clock = [1_000_000]
    host = await open_host(now=lambda: clock[0])
    numbers = []
    for n in range(5):
        made = await host.lobby.create(f"k{n}", ANN if n < 4 else CAT, place, game="milestones")
        await host.lobby.join(made.id, BEN)
        if n < 4:
            await host.lobby.start(f"s{n}", made.id, ANN.id, seating="joined")
        numbers.append(made.id)
    fine, late, paused, lost, waits = numbers
    clock[0] += 6 * 86_400
    await host.now.add("m", fine, (await _waited(host, fine)), None, "draft W25")
    await host.steward.pause(paused, ADMIN, "see me")
    await host.places.lose(lost, "channel-gone")
    elsewhere = await host.lobby.create("e", CAT, Place(77, 78), game="milestones")
    cases = await host.steward.cases(place.server)
    told = {case.table.id: [wrong.code for wrong in case.wrongs] for case in cases}
    assert told == {fine: [], late: ["late"], paused: ["paused-admin"], lost: ["lost", "late"], waits: []}
    assert [bool(case.wrongs) for case in cases] == [True, True, True, False, False]
    assert elsewhere.id not in told


async def _waited(host: Host, number: int) -> int:
    look = await host.now.look(number, None)
    person = look.table.seats[look.waiting[0]].person
    assert person is not None
    return person


# --- export and forgetting


async def test_an_export_of_a_game_in_play_holds_nothing_hidden(
    host: Host, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await host.lobby.create("k", ANN, place, game="ferry")
    await host.lobby.join(made.id, BEN)
    await host.lobby.start("s", made.id, ANN.id, seating="joined")
    seed = (await host.store.games.seed(made.id)).hex()
    await host.attention.live(ANN.id, Life("Antarctica/Troll", away=1_918_273_645))
    lines = [msgspec.json.decode(line) for line in (await host.steward.export(made.id)).splitlines()]
    assert [line["kind"] for line in lines] == ["table", "seat", "seat", "tenure", "tenure", "told", "end"]
    assert not any(each in str(lines) for each in (seed, "Troll", "1918273645"))
    rows = await host.store.journal.entries(made.id)
    for line in lines:
        assert not {"draws", "text", "hash"} & set(line)
        assert all(note.get("to") is None for note in line.get("notes", ()))
    hidden = [note for row in rows if row.notes for note in msgspec.json.decode(row.notes) if note.get("to")]
    assert hidden, "Ferry deals hands, which are told to their seats only"
    await host.steward.close(made.id, ADMIN, "over")
    monkeypatch.setattr("host.admin.REOPENED", -1)
    whole = await host.steward.export(made.id)
    assert b'"kind":"entry"' in whole
    assert b'"draws"' in whole
    assert not any(each in whole for each in (b"Troll", b"1918273645")), "how somebody lives leaves with no table"


async def test_somebody_forgotten_leaves_rows_and_queue_and_the_games_stay(
    host: Host, table: Table, place: Place
) -> None:
    names = Person(777_000_111, "Zenobia")
    over = await host.lobby.create("o", names, place, game="milestones")
    await host.lobby.join(over.id, BEN)
    await host.lobby.start("s", over.id, names.id)
    await host.steward.close(over.id, ADMIN, "x")
    going = await host.lobby.create("g", names, place, game="milestones")
    await host.lobby.join(going.id, BEN)
    await host.lobby.start("t", going.id, names.id)
    waits = await host.lobby.create("w", names, place, game="milestones")
    await host.lobby.join(waits.id, BEN)
    await host.seats.agree_end(going.id, names.id)
    elsewhere = await host.lobby.create("e", names, Place(77, 78), game="milestones")
    await host.register.set_settings(place.server, Settings(barred=(names.id, 5)))
    assert await host.steward.forget(place.server, names.id, 9) == 3
    left = await _all_text(host)
    rows = [line for line in left if str(names.id) in line or names.name in line]
    assert {line.split(":")[0] for line in rows} <= {"game", "seat", "due"}
    assert all(f" {elsewhere.id} " in line for line in rows), rows
    assert (await host.register.settings(place.server)).barred == (5,)
    statuses = [(await host.register.table(each.id)).status for each in (over, going, waits)]
    assert statuses == [Status.ABANDONED, Status.PLAYING, Status.OPEN]
    assert (await host.now.look(over.id, BEN.id)).seat is not None
    assert await differences(host) == [None, None, None]


async def _all_text(host: Host) -> list[str]:
    """Every row of the database as text, with its table and the number of its game."""
    from sqlalchemy import select

    from db.schema import metadata

    def work(c: Any) -> list[str]:
        told = []
        for each in metadata.sorted_tables:
            for row in c.execute(select(each)):
                values = row._mapping
                number = values["id"] if each.name == "game" else values.get("game")
                told.append(f"{each.name}: {number} {' '.join(str(value) for value in values.values())}")
        return told

    return await host.store.database.read(work)


async def test_somebody_is_removed_from_a_table_that_has_not_started(host: Host, place: Place) -> None:
    made = await host.lobby.create("k", ANN, place, game="ferry")
    await host.lobby.join(made.id, BEN)
    await host.lobby.add_opponent(made.id, ANN.id, "random")
    with pytest.raises(Refused, match="nobody-there"):
        await host.steward.remove(made.id, 2, ADMIN, "x")
    done = await host.steward.remove(made.id, 1, ADMIN, "barred")
    assert (done.persons(), done.status) == ([ANN.id], Status.OPEN)
    closed = await host.steward.remove(made.id, 0, ADMIN, "barred")
    assert closed.status is Status.ABANDONED
