"""The list of tables begins with what its reader can do; commands suggest the tables that they can act on."""

from __future__ import annotations

import pytest
import simcord

from cogs.browse.table_list import PAGE
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, refs, text
from tests.cogs.test_forged import forged
from words import Speaker

SAY = Speaker("en")
NAMES = ("Ann", "Ben", "Cat", "Dan")
LOOKING = ("board", "log", "status", "legend", "table people", "note", "move", "ahead", "seat resign", "table end")
"""Commands that look or ask first, and change nothing."""
CHANGING = (
    "seat hand-on",
    "table invite",
    "join",
    "table opponent",
    "table start",
    "undo",
    "redo",
    "table cancel",
    "leave",
)
WRONG_STATE = ("already-started", "not-started", "already-over", "not-seated", "only-opener", "only-creator")
WRONG_STATE += ("paused", "seat-not-free", "table-full")


async def evening(server: Server, world: World) -> None:
    """Tables of every kind, some of which are two kinds at once."""
    ann, ben = server.person("Ann"), server.person("Ben")
    await server.table("Ann", start=False)  # 1: waits, alone
    await server.table("Ann", "Ben", start=False)  # 2: may start
    await server.table("Ann", "Ben", "Cat", "Dan", start=False)  # 3: full
    await server.table("Ann", "Ben")  # 4: in play, Ann is asked
    paused = await server.table("Ben", "Cat")  # 5: an admin paused it
    boss = server.person("Boss", manage_guild=True)
    await press(boss, await boss.slash(paused, "admin pause", reason="late"), "pausing")
    free = await server.table("Ben", "Cat")  # 6: Ben's seat is free
    await press(ben, await ben.slash(free, "game seat resign"), "really")
    over = await server.table("Ann", "Cat")  # 7: ended
    for person in (ann, server.person("Cat")):
        await press(person, await person.slash(over, "game table end"), "really")
    away = await server.table("Ann", "Ben")  # 8: Ann is away
    await press(ann, await ann.slash(away, "game seat away"), "really")
    await world.quiet()


async def suggested(person: simcord.MemberActor, server: Server, command: str) -> list[str]:
    return [each["value"] for each in await person.autocomplete(server.channel, f"game {command}", "table", "")]


SUGGESTED = {
    "Ann": {
        "join": ["6"], "table start": ["2", "3"], "table invite": ["2", "1"], "table opponent": ["2", "1"],
        "table cancel": ["3", "2", "1"], "move": ["4"], "seat resign": ["8", "4"], "table here": [],
        "leave": ["8", "4", "3", "2", "1"],
    },
    "Ben": {
        "join": ["1", "6"], "table start": [], "table invite": ["2"], "table cancel": [], "move": ["8", "4"],
        "seat resign": ["8", "5", "4"], "note": ["8", "5", "4"],
    },
    "Eve": {"join": ["6", "2", "1"], "table start": [], "move": [], "seat away": [], "leave": []},
}  # fmt: skip


async def test_each_command_suggests_the_tables_it_can_act_on(server: Server, world: World) -> None:
    await evening(server, world)
    for name, commands in SUGGESTED.items():
        for command, wanted in commands.items():
            found = await suggested(server.person(name), server, command)
            assert sorted(found) == sorted(each for each in wanted if each != "5" or command != "join"), (
                name,
                command,
            )


async def test_what_is_suggested_is_never_refused_for_how_the_table_stands(server: Server, world: World) -> None:
    """Every command, for people with seats and without, until nothing is suggested any more."""
    await evening(server, world)
    wrong = {SAY(f"no-{code}", name="Ann") for code in WRONG_STATE}
    for command in (*LOOKING, *CHANGING):
        for name in (*NAMES, "Eve"):
            person = server.person(name)
            numbers = await suggested(person, server, command)
            for number in numbers if command in LOOKING else numbers[:1]:
                values = {"person": server.person("Zoe")} if command in ("seat hand-on", "table invite") else {}
                values |= {"text": "first the goose"} if command == "note" else {}  # type: ignore[dict-item]
                told = text(await person.slash(server.channel, f"game {command}", table=number, **values))
                assert told not in wrong, (name, command, number)
                assert "Sorry" not in told, (name, command, number)


async def test_the_list_begins_with_what_its_reader_can_do(server: Server, world: World) -> None:
    await evening(server, world)
    shown = await server.person("Ben").slash(server.channel, "game list")
    told = text(shown)
    kinds = ["**Waiting for you** (2)", "**With a free seat** (2)", "**Your other tables** (3)"]
    assert [told.index(kind) for kind in kinds] == sorted(told.index(kind) for kind in kinds)
    order = in_order(told)
    assert [sorted(part) for part in (order[:2], order[2:4], order[4:])] == [[4, 8], [1, 6], [2, 3, 5]]
    assert "1 of 4 seats taken" in told
    offered = {f"Your move: table {n}" for n in (4, 8)} | {f"Join table {n}" for n in (1, 6)}
    assert {each for each in labels(shown) if "table " in each} == offered
    stranger = await server.person("Eve").slash(server.channel, "game list")
    assert sorted(each for each in labels(stranger) if "table " in each) == [f"Join table {n}" for n in (1, 2, 6)]
    assert "**Others** (4)" in text(stranger)


async def test_who_joins_from_the_list_has_joined(server: Server, world: World) -> None:
    await server.table("Ann", start=False)
    shown = await server.person("Ben").slash(server.channel, "game list")
    await press(server.person("Ben"), shown, "join")
    assert (await world.host.register.table(1)).names("en") == ["Ann", "Ben"]


async def test_the_list_has_pages_and_can_be_narrowed(server: Server, world: World) -> None:
    for n in range(PAGE + 3):
        await server.table(NAMES[n // 4], start=False, game="ferry" if n % 2 else "milestones")
    dan = server.person("Dan")
    shown = await dan.slash(server.channel, "game list")
    pages = [in_order(text(shown))]
    for _ in range(2):
        shown = await press(dan, shown, "tables")
        pages.append(in_order(text(shown)))
    assert [len(pages[0]), len(pages[1])] == [PAGE, 3]
    assert sorted(pages[0] + pages[1]) == list(range(1, PAGE + 4))
    assert pages[2] == pages[0], "and back"

    async def only(what: str) -> list[int]:
        return sorted(in_order(await forged(server, "Ann", "1|tablesof|0||0|0|", what, select=True)))

    assert await only("mine") == [1, 2, 3, 4]
    assert await only("free") == list(range(5, PAGE + 4))
    assert await only("ferry") == [2, 4, 6, 8, 10]
    refused = await forged(server, "Ann", "1|tablesof|0||0|0|", "chess", select=True)
    assert "chess" in refused


def in_order(told: str) -> list[int]:
    """The numbers of the tables listed."""
    return [int(line.split("table ")[1].split(" ")[0]) for line in told.splitlines() if line.startswith("- ")]


@pytest.mark.parametrize("page", [10**9, 3])
async def test_a_page_that_is_not_there_shows_the_last(server: Server, page: int) -> None:
    await server.table("Ann", start=False)
    told = await forged(server, "Ben", f"1|tables|0||0|{page}|all")
    assert in_order(told) == [1]


async def test_where_nothing_is_listed_it_says_how_to_begin(server: Server) -> None:
    shown = await server.person("Ann").slash(server.channel, "game list")
    assert "/game create" in text(shown)
    assert [ref.what for _, ref in refs(shown)] == ["mine"]
