"""What is stored of a person: their copy of it, and that nothing of it is left once they are forgotten."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import BigInteger, Text, insert, select, update

import db
from db import paces, schema
from db.schema import due, game, metadata, seat
from engine.core.text import write
from host import Host, Person, Place, Refused, Settings, Status
from host.calls import Terms
from host.keep.verify import verify
from host.life import Life
from host.people import Bar
from tests.host.three import Clock, clock, host
from tests.soak import times
from tests.worlds.canaries import readable

__all__ = ["clock", "host"]
ME = Person(712_345_678_901_234_567, "Zénobia “Zed” O’Q")
OTHERS = tuple(Person(812_345_678_901_234_560 + n, name) for n, name in enumerate(("Ann", "Ben", "Cat")))
SERVERS = (10, 11)
ADMIN = 9
PERSONAL = {
    "game.created_by", "seat.person", "seat.name", "tenure.person", "tenure.name", "ballot.person", "plan.person",
    "proposal.person", "proposal.asked", "proposal.agreed", "memo.person", "try.person", "lesson.person",
    "habit.person", "seeker.person", "seeker.name", "person.id", "owed.person", "due.body", "server.settings",
    "rating.person", "pace.person", "score.person", "league.organiser", "entrant.person", "entrant.name",
    "vote.person",
}  # fmt: skip
"""The columns that name people. `insight.person` and marks in `server.settings` are digests."""


async def found(host: Host, *people: Person) -> set[str]:
    """The columns of the whole database that hold an id or a name of these people, in any row, packed or not."""
    needles = [form for each in people for form in forms(each)]

    def work(c: Any) -> set[str]:
        return {
            f"{table.name}.{name}"
            for table in metadata.sorted_tables
            for row in c.execute(select(table)).mappings()
            for name, value in row.items()
            if any(needle in text for text in texts(value) for needle in needles)
        }

    return await host.store.database.read(work)


def forms(person: Person) -> Iterator[str]:
    """An id and a name as they might be written."""
    yield str(person.id)
    yield person.id.to_bytes(8, "big").decode("latin-1")
    yield person.id.to_bytes(8, "little").decode("latin-1")
    yield person.name
    yield msgspec.json.encode(person.name)[1:-1].decode()


def texts(value: Any) -> Iterator[str]:
    if isinstance(value, bytes):
        yield from readable(value)
    elif value is not None:
        yield str(value)


async def lived(host: Host, chance: random.Random, *, steps: int = 40) -> None:
    """Tables on two servers at which all of them do what leaves something behind; then everything once more, so that
    each kind of row is there."""
    people = (ME, *OTHERS)
    for n in range(3):
        await tabled(host, chance, f"t{n}", chance.choice(SERVERS))
    for n in range(steps):
        table = chance.choice(await host.register.tables())
        who, other = chance.sample(people, 2)
        with suppress(Refused):
            await act(host, chance, f"a{n}", table.id, who, other)
    await host.settle()


async def tabled(host: Host, chance: random.Random, key: str, server: int, status: str = "") -> int:
    """A table of these people, before its start, in play, or over and packed."""
    first, *rest = chance.sample((ME, *OTHERS[:2]), 3)
    made = await host.lobby.create(key, first, Place(server, 20), game="ferry")
    for each in rest:
        await host.lobby.join(made.id, each)
    status = status or chance.choice(("open", "playing", "playing", "over"))
    if status != "open":
        await host.lobby.start(f"s{key}", made.id, first.id)
        for n in range(chance.randint(0, 8)):
            await moved(host, chance, f"{key} {n}", made.id)
    if status == "over":
        await host.steward.close(made.id, ADMIN, "over")
        await host.store.journal.archive(made.id)
    return made.id


async def moved(host: Host, chance: random.Random, key: str, number: int) -> None:
    look = await host.now.look(number, None)
    person = look.table.player(look.waiting[0]) if look.waiting else None
    if person is not None:
        mine = await host.now.look(number, person)
        await host.now.add(key, number, person, None, write(chance.choice(list(mine.offers[0]))))


async def act(host: Host, chance: random.Random, key: str, number: int, who: Person, other: Person) -> None:
    match chance.randrange(14):
        case 0 | 1 | 2:
            await moved(host, chance, key, number)
        case 3:
            await host.memos.write(number, who.id, f"sell wood {key}")
        case 4:
            await host.seats.agree_end(number, who.id)
        case 5:
            await host.seats.offer(number, who.id, other.id)
        case 6:
            await host.attention.live(who.id, Life("Europe/Berlin", away=2_000_000))
        case 7:
            await host.habits.confirm(who.id, chance.random() < 0.5)
        case 8:
            await host.attention.call(number, [who.id], "turn", key)
        case 9:
            await host.proposals.terms(number, who.id, Terms(replace=72))
        case 10:
            await host.seats.resign(number, who.id)
        case 11:
            await host.seats.take(number, chance.randrange(3), who)
        case 12:
            days = chance.choice((None, 1))
            server = (await host.register.table(number)).row.server
            await host.steward.bar(server, who.id, ADMIN, "rude", days)
        case 13:
            await host.seats.stand_in(number, who.id)


async def everything(host: Host) -> None:
    """Fill all that names people, whatever chance has done, by rows of somebody at a game in play."""
    number = await tabled(host, random.Random(1), "all", SERVERS[1], "playing")
    held = next(each for each in (await host.register.table(number)).seats if each.person == ME.id)
    head = (await host.register.table(number)).row.head
    other = OTHERS[0]
    await host.memos.write(number, ME.id, "mine")
    await host.habits.confirm(ME.id, False)
    await host.store.lessons.change(ME.id, None, db.Lesson(key="ferry", done="first", at=1))
    await host.seekers.seek(SERVERS[1], ME, 20, lambda wish: replace(wish, games=("ferry",)))
    await host.weekly.switch(SERVERS[1], on=True)
    vote = db.Vote(server=SERVERS[1], week=1, person=ME.id, game=number, at=1)
    assert await host.store.weekly.vote(vote)
    league = await host.leagues.draft("league", ME, Place(SERVERS[1], 20), 20, "Cup", "ferry")
    await host.leagues.publish(SERVERS[1], league.id)
    await host.leagues.join(SERVERS[1], league.id, ME)
    await host.attention.live(ME.id, Life("Europe/Berlin", away=2_000_000))
    await host.attention.call(number, [ME.id], "turn", "k")
    plan = db.Plan(seat=held.index, person=ME.id, decision=None, body=b'{"making":["pass"]}')
    assert await host.store.plans.change(number, held.index, None, plan, head)
    tried = db.Try(seat=held.index, head=head, undos=0, seed=b"s" * 32, body=b"{}", at=1)
    assert await host.store.tries.change(number, ME.id, None, tried)
    await host.steward.shut_out(number, ME.id, ADMIN, "x")  # a ballot
    further = await tabled(host, random.Random(2), "p", SERVERS[1], "playing")
    for table, asked in ((number, other.id), (further, ME.id)):
        who = ME.id if asked != ME.id else other.id
        made = db.Proposal(
            kind="terms", person=who, seat=0, head=None, body=b"{}", asked=(asked, 5), agreed=(asked,), at=1,
            until=2**40,
        )  # fmt: skip
        before, now = await host.store.proposals.of(table), (await host.register.table(table)).row.head
        assert await host.store.proposals.put(table, before, made, now)
    rated = {"key": "ferry", "person": ME.id, "opponent": "", "mu": 25.0, "sigma": 8.0, "games": 1}
    rows = insert(schema.rating).values([{**rated, "server": each} for each in (0, *SERVERS)])
    await host.store.database.write(lambda c: c.execute(rows))
    had = {"game": number, "seat": held.index, "place": 1, "points": 9, "won": True, "person": ME.id}
    await host.store.database.write(lambda c: c.execute(insert(schema.score).values(had)))
    await host.store.database.write(lambda c: paces.note(c, [paces.Mark(ME.id, "+")]))
    settings = await host.register.settings(SERVERS[0])
    bars = (Bar(ME.id, "rude", 1), Bar(other.id, "rude"))
    await host.register.set_settings(SERVERS[0], replace(settings, barred=(ME.id, other.id), bars=bars))


async def test_nobody_who_is_forgotten_is_found_in_any_column(host: Host, clock: Clock) -> None:
    for n in range(times(2)):
        chance = random.Random(f"forget {n}")
        for server in SERVERS:
            await host.register.set_settings(server, Settings(done=True, a_person=100))
        try:
            await lived(host, chance)
            if n == 0:
                await everything(host)
                assert await found(host, ME) == PERSONAL
            clock.time += chance.choice((0, 2 * 86_400))
            others = await found(host, *OTHERS)
            barred = [each for each in SERVERS if (await host.register.settings(each)).shuts_out(ME.id)]
            before = {row.id: row.status for row, _ in await host.store.games.tables()}
            count = await host.data.forget(ME.id)
            assert count <= len(before)
            assert await found(host, ME) == set(), n
            assert await host.store.seats.everywhere(ME.id) == []
            assert "seat.person" in others
            assert {"seat.person", "seat.name"} <= await found(host, *OTHERS), "others stay"
            still = [each for each in SERVERS if (await host.register.settings(each)).shuts_out(ME.id)]
            assert still == barred
            for row, seats in await host.store.games.tables():
                ended = {Status.ABANDONED, before[row.id]} if row.status is Status.ABANDONED else {before[row.id]}
                assert row.status in ended
                assert row.head < 0 or all(each.person or each.opponent for each in seats) or row.id in over(before)
            if n:  # the rows of `everything` are no play
                await host.settle()
                differs = [v.difference async for v in verify(host.store, host.register.games.values())]
                assert set(differs) <= {None}
            told = msgspec.json.decode(await host.data.copy(ME.id))
            assert {**told, "bars": []} == EMPTY | {"made_at": clock.time}
            assert all(bar.keys() == {"server", "mark"} for bar in told["bars"])
        finally:
            await swept(host)


def over(before: dict[int, Status]) -> set[int]:
    return {number for number, status in before.items() if status in (Status.FINISHED, Status.ABANDONED)}


async def swept(host: Host) -> None:
    """An empty database for the next world."""

    def work(c: Any) -> None:
        for each in reversed(metadata.sorted_tables):
            c.execute(each.delete())

    await host.store.database.write(work)
    host.sessions.lives.forget_all()
    host.attention.look_again(None)


EMPTY = {
    "person": ME.id, "time": None, "time_before": [], "calls": [], "calls_waiting": [],
    "ends_turns_with_a_press": True, "bars": [], "last_turns": [], "tables": [], "ratings": [], "messages": [],
    "lessons": [], "seeks": [], "leagues": [], "follows": [], "tables_of_the_week": [],
}  # fmt: skip


async def test_the_copy_tells_all_that_names_its_person_and_nothing_else(host: Host) -> None:
    await everything(host)
    told = msgspec.json.decode(await host.data.copy(ME.id))
    table = next(each for each in told["tables"] if each["memo"])
    assert table["memo"] == "mine"
    assert told["last_turns"][-1] == "in time"
    assert table["plans"][0]["making"] == ["pass"]
    assert (table["try"]["at"], table["proposal"]["kind"]) == (1, "terms")
    assert [each["kind"] for each in table["votes"]] == ["out"]
    assert table["seats"][0]["name"] == ME.name
    assert table["held"][0]["first"] == 0
    assert (told["time"]["zone"], told["ends_turns_with_a_press"]) == ("Europe/Berlin", False)
    assert told["calls_waiting"] or told["calls"]
    assert told["bars"] == [{"server": 10, "bars": [{"reason": "rude", "until": 1}]}]
    assert told["messages"]
    assert [(each["server"], each["name"], each["body"]["games"]) for each in told["seeks"]] == [
        (11, ME.name, ["ferry"])
    ]
    (league,) = told["leagues"]
    assert (league["title"], league["organised_by_you"], league["place"]["name"]) == ("Cup", True, ME.name)
    asked = next(each["proposal"] for each in told["tables"] if each["proposal"] and not each["memo"])
    assert asked == {"kind": "terms", "at": 1, "until": 2**40, "you_agreed": True}
    body = await host.data.copy(ME.id)
    for each in OTHERS:
        assert str(each.id).encode() not in body
    for number in await host.store.seats.everywhere(ME.id):
        assert (await host.store.games.seed(number)).hex().encode() not in body


async def test_what_others_keep_to_themselves_changes_nothing_in_the_copy(host: Host) -> None:
    """All that others may do in private is done: the copy stays the same, byte by byte."""
    number = await tabled(host, random.Random(3), "t", 10, "playing")
    for n in range(20):
        await moved(host, random.Random(n), f"m{n}", number)
    table = await host.register.table(number)
    before = await host.data.copy(ME.id)
    moves = msgspec.json.decode(before)["tables"][0]["moves"]
    entries = await host.store.journal.entries(number)
    mine = next(each.index for each in table.seats if each.person == ME.id)
    assert [each["move"] for each in moves] == [each.text for each in entries if each.seat == mine]
    assert 0 < len(moves) < len(entries)
    for each in table.seats:
        if each.person in (None, ME.id):
            continue
        await host.memos.write(number, each.person, "secret")
        await host.habits.confirm(each.person, False)
        await host.attention.live(each.person, Life("Asia/Tokyo", away=2_000_000))
        plan = db.Plan(seat=each.index, person=each.person, decision=None, body=b'{"making":["secret"]}')
        assert await host.store.plans.change(number, each.index, None, plan, table.row.head)
        tried = db.Try(seat=each.index, head=table.row.head, undos=0, seed=b"x" * 32, body=b"{}", at=1)
        assert await host.store.tries.change(number, each.person, None, tried)
        await host.steward.bar(10, each.person, ADMIN, "rude")
        await host.seats.agree_end(number, each.person)
    assert without_messages(await host.data.copy(ME.id)) == without_messages(before)


def without_messages(body: bytes) -> Any:
    """The copy but for what waits to be told, in which everybody is told that somebody would like to end."""
    return {**msgspec.json.decode(body), "messages": []}


async def test_a_table_whose_game_is_not_on_this_host_is_left_too(host: Host) -> None:
    numbers = [await tabled(host, random.Random(4), f"t{n}", 10, s) for n, s in enumerate(("open", "playing"))]

    def gone(c: Any) -> None:
        c.execute(update(game).values(key="gone"))

    await host.store.database.write(gone)
    host.sessions.lives.forget_all()
    assert await host.data.forget(ME.id) == 2
    assert await found(host, ME) == set()
    left = {row.id: row.status for row, _ in await host.store.games.tables()}
    assert left == {numbers[0]: Status.ABANDONED, numbers[1]: Status.PLAYING}


async def test_a_table_that_rests_because_everybody_else_is_away_is_sound(host: Host) -> None:
    number = await tabled(host, random.Random(7), "t", 10, "playing")
    for each in OTHERS[:2]:
        await host.seats.stand_in(number, each.id)
    await host.data.forget(ME.id)
    await host.settle()
    assert [each.difference async for each in verify(host.store, host.register.games.values())] == [None]


async def test_what_is_kept_at_a_closed_table_that_may_be_opened_again_is_sound(host: Host) -> None:
    number = await tabled(host, random.Random(8), "t", 10, "playing")
    await host.memos.write(number, ME.id, "sell wood")
    await host.steward.close(number, ADMIN, "x")
    assert [each.difference async for each in verify(host.store, host.register.games.values())] == [None]
    await host.store.journal.archive(number)
    assert await host.memos.read(number, ME.id) == ""


async def test_others_at_the_table_are_told_without_a_name(host: Host) -> None:
    number = await tabled(host, random.Random(5), "t", 10, "playing")
    await host.data.forget(ME.id)

    def told(c: Any) -> list[bytes]:
        return list(c.scalars(select(due.c.body).where(due.c.game == number, due.c.kind == "notice")))

    said = [msgspec.json.decode(body) for body in await host.store.database.read(told)]
    freed = next(each for each in (await host.register.table(number)).seats if each.open)
    assert [each for each in said if each["code"] != "concerns"] == [{"code": "forgotten", "seat": freed.index}]


async def test_who_sits_down_again_meanwhile_keeps_that_seat(host: Host) -> None:
    number = await tabled(host, random.Random(6), "t", 10, "playing")
    await host.store.seats.forget(None, ME.id)
    assert ME.id in (await host.register.table(number)).persons()


def test_the_page_on_privacy_names_every_table_of_the_database() -> None:
    page = (Path(__file__).parents[2] / "docs" / "privacy.md").read_text("utf-8")
    rows = [line.split("|")[4] for line in page.splitlines() if line.startswith("| ")]
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert {*named} == {table.name for table in metadata.sorted_tables}


def test_every_column_that_could_name_people_is_known() -> None:
    """A column of the schema for an id or a name of somebody, by its kind, is one of those above or told here."""
    numbers = {
        "server.id", "game.id", "game.server", "game.channel", "game.thread", "game.board", "due.id", "stop.id",
        "ending.began", "ending.ended", "score.points", "ladder.server", "ladder.ended", "ladder.upto",
        "rating.server", "seat.began", "errand.server", "errand.turn", "listing.server", "listing.channel",
        "listing.stands", "listing.message", "listing.edited", "seeker.server", "seeker.rests", "seeker.asked",
        "seeker.answer", "endpoint.server", "endpoint.failing", "event.id", "event.server",
        "league.id", "league.server", "league.channel", "league.stands", "league.edited",
        "fixture.numbered", "announcement.id", "entrant.league", "fixture.league", "announcement.league",
        "season.league", "scheduled.league", "scheduled.event", "scheduled.starts",
        "weekly.server", "vote.server",
    }  # fmt: skip
    kinds = re.compile(r"(?:_at|^at|^until|^since|^counted|^held|^done|^game|^term|^free)$")
    named = {
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, BigInteger) and not kinds.search(column.name)
    }
    assert named - numbers - PERSONAL == set()
    texted = {f"{t.name}.{c.name}" for t in metadata.sorted_tables for c in t.columns if isinstance(c.type, Text)}
    assert {each for each in texted if each.endswith(".name")} - {"member.name"} <= PERSONAL
    assert seat.c.person is not None
