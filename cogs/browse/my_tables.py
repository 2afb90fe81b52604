"""All tables of one person, on all servers: what waits for them, whom they wait for, what is over."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import discord

from host import Host, Status, Table
from host.calls import played
from host.life import Life
from host.which import asked
from words import Speaker

from ..gate.find_table import link, over, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Link, Part, clip, rows
from ..kit.custom_ids import Ref
from ..kit.replies import picked_one, show, speaker, wait
from ..kit.router import Handler
from ..news.clock_lines import clock_lines
from ..news.table_state import rests
from .list_filters import Only, read_only, selects, with_pick

PAGE, MOST, OVER = 8, 500, 5
"""Tables on a page, in the whole list, and of those that are over."""
KINDS = ("mine-asked", "mine-waiting", "mine-open", "mine-over")
"""What is said above the tables, in the order of the list."""


class Mine(NamedTuple):
    """A table of somebody: of which kind it is, and since when it waits (epoch seconds; 0: it does not)."""

    kind: str
    since: int
    table: Table


async def show_mine(interaction: Interaction, number: int = 0, only: Only = Only()) -> None:  # noqa: B008 - frozen
    """A page of the list, in a direct message, too: it names nothing but tables where this person sits."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    await show(interaction, await page(host, me, number, interaction.guild_id, speaker(interaction), only))


async def page(
    host: Host,
    me: int,
    number: int,
    server: int | None,
    speak: Speaker,
    only: Only = Only(),  # noqa: B008 - frozen
) -> Card:
    """A page of somebody's list, as it is seen on a server or in a direct message (None)."""
    every = await host.register.everywhere(me, MOST)
    tables = sort([table for table in every if only.takes(table)], me)
    here = tables[number * PAGE : (number + 1) * PAGE]
    doing = {each.table.id: await _doing(host, each.table, me, speak) for each in here if each.kind == "mine-asked"}
    others = {who for each in here for who, _ in _awaited(each.table, me)}
    lives = await host.attention.lives(others)
    far = [each.table for each in here if each.table.row.server != server]
    guest = frozenset([table.id for table in far if await host.guests.sits(table, me)])
    made = card(tables, number, doing, lives, me, host.clock(), server, speak, guest, only)
    games = {key: game.name for key, game in host.register.games.items()}
    return Card((*made.parts, *selects("mineof", only, {}, games, speak))) if every else made


def sort(tables: Sequence[Table], me: int) -> list[Mine]:
    """The tables by kind, those that wait the longest first; of those that are over only the last ones."""
    found = [_mine(table, me) for table in tables]
    ended = sorted((each for each in found if each.kind == "mine-over"), key=lambda each: -each.table.row.updated_at)
    going = (each for each in found if each.kind != "mine-over")
    return [*sorted(going, key=lambda each: (KINDS.index(each.kind), each.since, each.table.id)), *ended[:OVER]]


def _mine(table: Table, me: int) -> Mine:
    if over(table):
        return Mine("mine-over", 0, table)
    if table.status is Status.OPEN:
        return Mine("mine-open", 0, table)
    if asked(table, me):
        return Mine("mine-asked", table.seats[table.seat_of(me) or 0].since or 0, table)
    return Mine("mine-waiting", min((since for _, since in _awaited(table, me)), default=table.row.updated_at), table)


def _awaited(table: Table, me: int) -> list[tuple[int, int]]:
    """The others that a table waits for, and since when."""
    seats = table.seats if table.status is Status.PLAYING else ()
    return [(s.person, s.since) for s in seats if s.person not in (None, me) and s.since is not None and played(s)]


async def _doing(host: Host, table: Table, me: int, speak: Speaker) -> str:
    """What is asked at a table, and when the time for it ends."""
    look = await host.now.look(table.id, None)
    own = [each for each in look.clocks if each.seat == table.seat_of(me)]
    named = table.speaker(speak.locale)
    return " · ".join((named.doing(look.view), *(clock_lines(own, named, own[0].seat) if own else ())))


def card(
    tables: Sequence[Mine],
    number: int,
    doing: Mapping[int, str],
    lives: Mapping[int, Life],
    me: int,
    now: int,
    server: int | None,
    speak: Speaker,
    guest: Collection[int] = (),
    only: Only = Only(),  # noqa: B008 - frozen
) -> Card:
    """A page. Tables on this `server` that wait for this person have a button to the panel, as have those where they
    are a `guest`; all others one that leads there."""
    pages = max(1, -(-len(tables) // PAGE))
    number = min(number, pages - 1)
    here = tables[number * PAGE : (number + 1) * PAGE]
    told: list[str] = []
    for n, each in enumerate(here):
        if n == 0 or here[n - 1].kind != each.kind:
            told.append(speak(each.kind, count=sum(one.kind == each.kind for one in tables)))
        linked = each.table.row.lost is None and each.table.id not in guest
        told.append(_line(each, doing.get(each.table.id, ""), lives, me, now, speak, linked))
    act: list[Button | Link] = []
    for each in here:
        if each.table.id in guest or (each.kind == "mine-asked" and each.table.row.server == server):
            act.append(Button(speak("list-move", number=each.table.id), Ref("move", each.table.id).id(), "primary"))
        elif each.table.row.lost is None:
            act.append(Link(speak("table", number=each.table.id), link(each.table)))
    text, turn = "" if only == Only() else only.text(), list[Button]()
    if number:
        turn.append(Button(speak("button-page-back"), Ref("mine", page=number - 1, text=text).id()))
    if number + 1 < pages:
        on = speak("button-page-on", page=number + 2, pages=pages)
        turn.append(Button(on, Ref("mine", page=number + 1, text=text).id()))
    turn.append(Button(speak("button-me"), Ref("me").id()))
    parts: list[Part] = [
        f"### {speak('mine-head')}",
        "\n".join(told or [speak("mine-none") if only == Only() else speak("list-none-such")]),
        *rows(act),
        tuple(turn),
    ]
    return Card(tuple(parts))


def _line(mine: Mine, doing: str, lives: Mapping[int, Life], me: int, now: int, speak: Speaker, linked: bool) -> str:
    table = mine.table
    said = [f"[{title(table, speak)}]({link(table)})" if linked else title(table, speak)]
    if mine.kind == "mine-asked":
        said += [doing, f"<t:{mine.since}:R>"]
    elif mine.kind == "mine-open":
        said.append(speak("list-seats", taken=len(table.seats), most=table.row.wanted))
    elif table.status is Status.PAUSED:
        said.append(speak("status-paused"))
    elif mine.kind == "mine-waiting":
        names = table.names(speak.locale)
        for who, since in _awaited(table, me):
            seat = table.seat_of(who)
            name = discord.utils.escape_markdown(clip(names[seat or 0], 40))
            said.append(f"{name}{rests(lives.get(who), now, speak)} <t:{since}:R>")
    return "- " + " · ".join(filter(None, said))


async def _turned(interaction: Interaction, ref: Ref) -> None:
    """Another page."""
    await show_mine(interaction, ref.page, read_only(ref.text, {}, interaction.client.host.register.games))


async def _narrowed(interaction: Interaction, ref: Ref) -> None:
    """Only some of them, from the first page on."""
    what, _, text = ref.text.partition(" ")
    games = interaction.client.host.register.games
    picked = with_pick(read_only(text, {}, games), what, picked_one(interaction))
    await show_mine(interaction, 0, read_only(picked.text(), {}, games))


HANDLERS: Mapping[str, Handler] = {"mine": _turned, "mineof": _narrowed}
"""The presses on the list."""
