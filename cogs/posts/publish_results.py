"""Writes the page of results of a server whose admins want one into the operator's folder, and if they wish a page on
which each of its tables can be watched again: whole or not at all, only when something has changed. Takes them away
when they want none, or the bot was removed from the server."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache, partial
from html import escape
from pathlib import Path
from string import Template

import msgspec

from host import NotYet, Refused, Table
from host.pages import Ended, Placed
from words import Speaker

from ..gate.everybody import everybody_sees
from ..gate.find_table import link
from ..kit.app import App
from ..news import filmed
from ..news.filmed import TURNS
from ..pictures.wanted import Image, paged
from ..viewer import Viewer

log = logging.getLogger(__name__)
HOUR, SOON = 3_600, 60
"""Seconds until a page is looked at again, and while pages of its tables are still to be made."""
AT_ONCE = 5
"""Pages of tables that are made before others come first."""
NAME, REPLAY, DIGEST, DRAWN = "index.html", "table-", 12, 8
"""The file, in a folder of each server's number; with what those of its tables begin, and how long the digests in
their names are: of what they show, and of what draws them."""
SOURCES = (".css", ".ftl", ".html", ".js", ".py", ".svg", ".toml")
"""The files from which pages of tables are drawn."""
PAGE = Template(Path(__file__).with_name("results_page.html").read_text("utf-8"))
"""How it looks: no script, nothing from elsewhere."""


class Publisher:
    """`folder`: where the pages go; None: nowhere."""

    def __init__(self, app: App, folder: Path | None) -> None:
        self._app, self._folder = app, folder

    async def look(self, server: int) -> int | None:
        """Have the page of a server be as it is wanted now. Returns when to look next; raises `NotYet`, `OSError`."""
        host = self._app.host
        if self._folder is None:
            return None
        folder = self._folder / str(server)
        if not await host.pages.wanted(server):
            await asyncio.to_thread(_take_away, folder)
            return None
        guild = self._app.get_guild(server)
        if guild is None:
            raise NotYet(HOUR)
        tables = [
            each for each in await host.pages.ended(server) if await everybody_sees(self._app, guild, each.table)
        ]
        locale, replays = await self._app.locale(server), dict[int, str]()
        if await host.pages.replays(server):
            await asyncio.to_thread(_drawing, self._app.about.version)  # it is kept
            replays = {each.table.id: self._replay(each.table, locale) for each in tables if self._has(each.table)}
        ratings, left = await host.pages.ratings(server, tables), await self._films(folder, replays, locale)
        there = await asyncio.to_thread(_there, folder, replays)
        text = page(guild.name, tables, Speaker(locale), ratings, there)
        await asyncio.to_thread(_write, folder / NAME, text.encode())
        await asyncio.to_thread(_tidy, folder, {*there.values()})
        return host.clock() + (SOON if left else HOUR)

    def _has(self, table: Table) -> bool:
        return self._app.pictures.has(table.game.key)

    def _replay(self, table: Table, locale: str) -> str:
        """The name of a table's page: another one if people are named otherwise there, or it is drawn otherwise."""
        shown, _ = self._app.host.pages.unnamed(table, ())
        key = f"{locale} {table.row.head} {shown.names(locale)}".encode()
        told, drawn = hashlib.sha256(key).hexdigest()[:DIGEST], _drawing(self._app.about.version)
        return f"{REPLAY}{table.id}-{told}-{drawn}.html"

    async def _films(self, folder: Path, replays: Mapping[int, str], locale: str) -> set[int]:
        """Write the pages of tables that are not there yet as they are drawn now, some at a time. Returns the numbers
        of those that are left."""
        missing = [number for number, name in replays.items() if not (folder / name).exists()]
        for number in missing[:AT_ONCE]:
            made = await self._film(number, locale)
            if made is not None:
                await asyncio.to_thread(_write, folder / replays[number], made)
        return {number for number in missing if not (folder / replays[number]).exists()}

    async def _film(self, number: int, locale: str) -> bytes | None:
        """A game that is over as a page for a browser; None if it cannot be made."""
        app, host = self._app, self._app.host
        try:
            reel, look = await host.moments.reel(number, None, TURNS), await host.now.look(number, None)
            if look.result is None:
                return None
            past = await host.courses.past(number, look.result)
        except Refused as error:
            log.info("table %s: no page to watch it again: %s", number, error)
            return None
        table, held = host.pages.unnamed(reel.table, await host.seats.tenures(number))
        speak, reel = table.speaker(locale), msgspec.structs.replace(reel, table=table)
        made = await app.pool.run(partial(filmed.page, reel, held, Viewer(look, speak), past, speak))
        drawn = await app.pictures.image(paged(speak, made))
        return drawn.data if isinstance(drawn, Image) else None


def page(
    name: str,
    tables: Sequence[Ended],
    speak: Speaker,
    ratings: Mapping[str, Sequence[tuple[str, int]]] = {},
    replays: Mapping[int, str] = {},
) -> str:
    """The page of a server with that name, with the `ratings` in each game, and links to the files by which tables
    can be watched again."""
    parts, games = list[str](), {each.table.game.key: each.table.game.name for each in tables}
    if best := _standings(tables):
        parts.append(f"<h2>{escape(speak('pages-standings'))}</h2><ul>")
        parts += [f"<li>{escape(speak('pages-won', name=who, won=won, count=of))}</li>" for who, won, of in best]
        parts.append("</ul>")
    for key, rated in ratings.items():
        parts.append(f"<h2>{escape(speak('pages-ratings', game=games[key]))}</h2><ul>")
        parts += [f"<li>{escape(speak('pages-rated', name=who, rating=rating))}</li>" for who, rating in rated]
        parts.append("</ul>")
    parts += [_table(each, speak, replays.get(each.table.id)) for each in tables]
    if not tables:
        parts.append(f"<p>{escape(speak('pages-none'))}</p>")
    head, foot = escape(speak("pages-head", name=name)), escape(speak("pages-foot"))
    return PAGE.substitute(locale=escape(speak.locale), head=head, body="\n".join(parts), foot=foot)


def _table(ended: Ended, speak: Speaker, replay: str | None) -> str:
    table = ended.table
    day = datetime.fromtimestamp(ended.at, UTC).date().isoformat()
    title = f"{table.game.name} · {speak('table', number=table.id)}"
    names = table.names(speak.locale)
    lines = [
        escape(speak("pages-place", name=_name(each, names, speak), points=each.points)) for each in ended.placed
    ]
    places = "".join(f'<li value="{each.place}">{line}</li>' for each, line in zip(ended.placed, lines, strict=True))
    address = escape(link(table), quote=True)
    again = f' · <a href="{replay}">{escape(speak("pages-replay"))}</a>' if replay else ""
    return f'<h2><a href="{address}">{escape(title)}</a></h2><p class="n">{day}{again}</p><ol>{places}</ol>'


def _name(placed: Placed, names: Sequence[str], speak: Speaker) -> str:
    return names[placed.seat] if placed.shown else speak("pages-somebody")


def _standings(tables: Sequence[Ended]) -> list[tuple[str, int, int]]:
    """Of everybody who shows theirs the name that they had last, games won, and games; who has won most first."""
    names, won, played = dict[int, str](), Counter[int](), Counter[int]()
    for each in tables:  # the newest first
        for placed in each.placed:
            if placed.person is not None and len(each.placed) > 1:
                names.setdefault(placed.person, each.table.names("en")[placed.seat])
                won[placed.person] += placed.won
                played[placed.person] += 1
    order = sorted(played, key=lambda who: (-won[who], played[who], names[who], who))
    return [(names[who], won[who], played[who]) for who in order]


def _write(file: Path, text: bytes) -> None:
    """Nothing, if it is there as it is."""
    with suppress(FileNotFoundError):
        if file.read_bytes() == text:
            return
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(".new")
    with beside.open("wb") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    beside.replace(file)


@cache
def _drawing(version: str) -> str:
    """A digest of what draws the page of a table: of this version's drawings, their code, and the words."""
    made, root = hashlib.sha256(version.encode()), Path(__file__).parents[2]
    for room in ("render", "words"):
        for file in sorted(each for each in (root / room).rglob("*") if each.suffix in SOURCES):
            made.update(file.read_bytes())
    return made.hexdigest()[:DRAWN]


def _there(folder: Path, replays: Mapping[int, str]) -> dict[int, str]:
    """The pages that tables have, by number: those of these names, and until they are made those that show the same,
    drawn by an earlier version."""
    found = dict[int, str]()
    for number, name in replays.items():
        if (folder / name).exists():
            found[number] = name
        elif earlier := sorted(folder.glob(f"{name[: -len('.html') - DRAWN - 1]}*.html")):
            found[number] = earlier[0].name
    return found


def _tidy(folder: Path, wanted: Collection[str]) -> None:
    """Of the pages of tables only these are left."""
    for each in folder.glob(f"{REPLAY}*"):
        if each.name not in wanted:
            each.unlink(missing_ok=True)


def _take_away(folder: Path) -> None:
    _tidy(folder, ())
    for each in (folder / NAME, (folder / NAME).with_suffix(".new")):
        each.unlink(missing_ok=True)
    with suppress(OSError):
        folder.rmdir()
