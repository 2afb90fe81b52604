"""The list of tables begins with what its reader can do; commands suggest the tables that they can act on."""

from __future__ import annotations

import random
import re

import pytest
import simcord
from msgspec.json import encode
from msgspec.structs import replace

from cogs.browse import my_tables, table_list
from cogs.browse.list_filters import Only
from cogs.browse.my_tables import Mine
from cogs.browse.table_list import PAGE
from cogs.kit.card import Card
from host import Person, Place, Status, Table
from host.calls import Terms
from host.clocks.terms import ClockTerms
from host.which import pace_of
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, refs, text
from tests.cogs.heights import COMMAND, SCREEN, heights
from tests.cogs.positions import GAMES
from tests.cogs.positions import table as table_of
from tests.cogs.test_forged import forged
from tests.soak import times
from words import LOCALES, Speaker

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
    """Every command, for people with seats and without, until nothing is suggested any more; what only looks, at each
    table once for those who sit there and once for others."""
    await evening(server, world)
    looked = set[tuple[str, str, bool]]()
    wrong = {SAY(f"no-{code}", name="Ann") for code in WRONG_STATE}
    for command in (*LOOKING, *CHANGING):
        for name in (*NAMES, "Eve"):
            person = server.person(name)
            numbers = await suggested(person, server, command)
            for number in numbers if command in LOOKING else numbers[:1]:
                sits = name in (await world.host.register.table(int(number))).names("en")
                if command in LOOKING and (command, number, sits) in looked:
                    continue
                looked.add((command, number, sits))
                values = {"person": server.person("Zoe")} if command in ("seat hand-on", "table invite") else {}
                values |= {"text": "first the goose"} if command == "note" else {}  # type: ignore[dict-item]
                told = text(await person.slash(server.channel, f"game {command}", table=number, **values))
                assert told not in wrong, (name, command, number)
                assert "Sorry" not in told, (name, command, number)


async def test_the_list_begins_with_what_its_reader_can_do(server: Server, world: World) -> None:
    await evening(server, world)
    shown = await server.person("Ben").slash(server.channel, "game list")
    told, buttons = text(shown), labels(shown)
    kinds = ["**Waiting for you** (2)", "**With a free seat** (2)", "**Your other tables** (3)"]
    assert [told.index(kind) for kind in kinds] == sorted(told.index(kind) for kind in kinds)
    order = in_order(told) + in_order(text(await press(server.person("Ben"), shown, "tables")))
    assert [sorted(part) for part in (order[:2], order[2:4], order[4:])] == [[4, 8], [1, 6], [2, 3, 5]]
    assert "1 of 4 seats taken" in told
    offered = {f"Your move: table {n}" for n in (4, 8)} | {f"Join table {n}" for n in (1, 6)}
    assert {each for each in buttons if "table " in each} == offered
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

    async def only(what: str, of: str = "kind", text: str = "all all all") -> list[int]:
        return sorted(in_order(await forged(server, "Ann", f"1|tablesof|0||0|0|{of} {text}", what, select=True)))

    assert await only("mine") == [1, 2, 3, 4]
    assert await only("free") == list(range(5, PAGE + 4))
    ferries = [n for n in range(1, PAGE + 4) if n % 2 == 0]
    assert await only("ferry", "game") == ferries[:PAGE]
    assert await only("mine", "kind", "all ferry all") == [2, 4]
    assert await only("fast", "pace") == []
    for of, text_, value in (("kind", "all all all", "chess"), ("game", "x all all", "ferry"), ("by", "all", "all")):
        refused = await forged(server, "Ann", f"1|tablesof|0||0|0|{of} {text_}", value, select=True)
        assert not in_order(refused)
        assert "Sorry" not in refused


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


CLOCKS = {
    "none": None,
    "fast": ClockTerms(turn=43_200),
    "day": ClockTerms(turn=43_201),
    "slow": ClockTerms(turn=86_401),
}
BANKED = ClockTerms(turn=3_600, bank=10 * 86_400, cap=10 * 86_400)


async def test_whatever_is_chosen_the_list_holds_exactly_that_and_pages_hold_each_table_once(
    server: Server, world: World
) -> None:
    """Random tables of two games and all paces, some in play and some over, against a second way to choose."""
    chance, tables = random.Random(274), list[Table]()
    for n in range(times(26)):
        names = chance.sample(NAMES, 2)
        first, second = (Person(server.person(each).id, each) for each in names)
        key, pace = chance.choice(("ferry", "milestones")), chance.choice(list(CLOCKS))
        where = Place(server.guild.id, server.channel.id)
        table = await world.host.lobby.create(f"r{n}", first, where, game=key)
        await world.host.lobby.change_clock(table.id, first.id, CLOCKS[pace])
        state = chance.choice(("open", "play", "over", "closed"))
        if state in ("play", "over"):
            await world.host.lobby.join(table.id, second)
            await world.host.lobby.start(f"s{n}", table.id, first.id)
        if state == "closed":
            await world.host.lobby.cancel(table.id, first.id)
        if state == "over":
            await world.host.seats.close(table.id)
        tables.append(await world.host.register.table(table.id))
        assert pace_of(tables[-1]) == pace
    me = server.person("Ann")
    for _ in range(times(8)):
        kind, key, pace = (chance.choice(each) for each in (KIND, ("all", "ferry", "milestones"), ("all", *CLOCKS)))
        wanted = {
            table.id
            for table in tables
            if _is(table, kind, me.id) and key in ("all", table.row.key) and pace in ("all", pace_of(table))
        }
        found = list[int]()
        for page in range(-(-len(wanted) // PAGE)):
            found += in_order(await forged(server, "Ann", f"1|tables|0||0|{page}|{kind} {key} {pace}"))
        assert set(found) == wanted, (kind, key, pace)
        assert len(found) == len(wanted)
    assert pace_of(replace(tables[0], row=replace(tables[0].row, terms=encode(Terms(clock=BANKED))))) == "slow"


KIND = ("all", "mine", "free", "others", "over")


def _is(table: Table, kind: str, me: int) -> bool:
    ended, mine = table.status in (Status.FINISHED, Status.ABANDONED), table.seat_of(me) is not None
    if kind == "over" or ended:
        return kind == "over" and ended and table.row.head >= 0
    free = table.status is Status.OPEN and not mine
    return {"all": True, "mine": mine, "free": free, "others": not mine and not free}[kind]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_thing_to_press_stands_on_the_first_screen_of_a_phone(locale: str) -> None:
    """With as many tables on a page as there may be, all full of people with long names."""
    speak = Speaker(locale)
    for game in GAMES:
        full = table_of(game, game.seats[-1])
        many = [replace(full, row=replace(full.row, id=1_000 + n, status=Status.PLAYING)) for n in range(300)]
        for kind in ("list-asked", "list-free", "list-others"):
            for number in (0, 5):
                shown = table_list.card({kind: many}, Only(), number, {game.key: game.name}, 1, speak)
                shown.view()
                assert _answered(shown) <= SCREEN, (game.key, kind, number)
        mine = [Mine("mine-asked", 1, table) for table in many]
        shown = my_tables.card(mine, 1, {}, {}, 0, 0, full.row.server, speak)
        assert _answered(shown) <= SCREEN, game.key


def _answered(card: Card) -> int:
    """Where the first thing to press ends; of a link only its words are seen."""
    seen = [re.sub(r"\]\([^)]*\)", "]", part) if isinstance(part, str) else part for part in card.parts]
    return heights(Card(tuple(seen))).answered + COMMAND
