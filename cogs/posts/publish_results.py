"""Writes the page of results of a server whose admins want one into the operator's folder: whole or not at all, only
when something has changed, and takes it away when they want none."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from string import Template

from host import NotYet
from host.pages import Ended, Placed
from words import Speaker

from ..gate.everybody import everybody_sees
from ..gate.find_table import link
from ..kit.app import App

HOUR = 3_600
NAME = "index.html"
"""The file, in a folder of each server's number."""
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
        file = self._folder / str(server) / NAME
        if not await host.pages.wanted(server):
            await asyncio.to_thread(_take_away, file)
            return None
        guild = self._app.get_guild(server)
        if guild is None:
            raise NotYet(HOUR)
        tables = [
            each for each in await host.pages.ended(server) if await everybody_sees(self._app, guild, each.table)
        ]
        text = page(guild.name, tables, Speaker(await self._app.locale(server)))
        await asyncio.to_thread(_write, file, text.encode())
        return host.clock() + HOUR


def page(name: str, tables: Sequence[Ended], speak: Speaker) -> str:
    """The page of a server with that name."""
    parts = list[str]()
    if best := _standings(tables):
        parts.append(f"<h2>{escape(speak('pages-standings'))}</h2><ul>")
        parts += [f"<li>{escape(speak('pages-won', name=who, won=won, count=of))}</li>" for who, won, of in best]
        parts.append("</ul>")
    parts += [_table(each, speak) for each in tables]
    if not tables:
        parts.append(f"<p>{escape(speak('pages-none'))}</p>")
    head, foot = escape(speak("pages-head", name=name)), escape(speak("pages-foot"))
    return PAGE.substitute(locale=escape(speak.locale), head=head, body="\n".join(parts), foot=foot)


def _table(ended: Ended, speak: Speaker) -> str:
    table = ended.table
    day = datetime.fromtimestamp(ended.at, UTC).date().isoformat()
    title = f"{table.game.name} · {speak('table', number=table.id)}"
    names = table.names(speak.locale)
    lines = [
        escape(speak("pages-place", name=_name(each, names, speak), points=each.points)) for each in ended.placed
    ]
    places = "".join(f'<li value="{each.place}">{line}</li>' for each, line in zip(ended.placed, lines, strict=True))
    address = escape(link(table), quote=True)
    return f'<h2><a href="{address}">{escape(title)}</a></h2><p class="n">{day}</p><ol>{places}</ol>'


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


def _take_away(file: Path) -> None:
    for each in (file, file.with_suffix(".new")):
        each.unlink(missing_ok=True)
    with suppress(OSError):
        file.parent.rmdir()
