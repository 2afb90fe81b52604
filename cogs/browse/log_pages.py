"""The log of a table: pages of turns."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import reduce

from engine.core.guide import Guide
from host import Line, Table
from host.keep.moments import Turn
from host.view.table import then
from words import Speaker

from ..gate.find_table import speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Part, Select, clip
from ..kit.custom_ids import Ref
from ..kit.replies import show, show_beside, wait
from ..kit.router import Handler
from ..news.told import events, noted
from .film_page import ways

TEXT, MOST = 1_800, 3_200
"""Characters of a page, and of one with a single long turn."""
TURNS = 12
"""The most turns on a page: they are lines of a select."""


def fitting(lines: Sequence[str], most: int, speak: Speaker) -> str:
    """The first lines that fit into so many characters, and the number of those left out."""
    for left in range(len(lines)):
        more = [speak("plan-more", count=left)] if left else []
        text = "\n".join((*lines[: len(lines) - left], *more))
        if len(text) <= most:
            return text
    return clip("\n".join(lines), most)


async def log(interaction: Interaction, ref: Ref) -> None:
    """The turns before entry `page` of the log; the newest for 0. Pressed on a panel, it opens a message of its
    own."""
    await wait(interaction)
    table = await interaction.client.host.register.table(ref.table)
    await show_log(interaction, table, ref.page, display=show_beside if ref.text else show)


async def show_log(
    interaction: Interaction,
    table: Table,
    before: int = 0,
    display: Callable[[Interaction, Card], Awaitable[None]] = show,
) -> None:
    """A page of turns, each with a heading, and buttons to earlier ones, to the newest, and to a picture of each."""
    host = interaction.client.host
    found = await host.moments.page(table.id, interaction.user.id, before or None)
    speak, held = speaker_of(interaction, table), await host.seats.tenures(table.id)
    kept: list[tuple[Turn, list[str]]] = []
    room, oldest = TEXT, found[0].first if found else 0
    for turn in reversed(found):
        told = told_of(turn, table.game.guide, lambda line: then(speak, table, held, line.seq))
        text = "\n".join(told)
        if kept and (len(text) > room or len(kept) == TURNS):
            break
        oldest, room = turn.first, room - len(text)
        if told:
            kept.insert(0, (turn, told))
    head = f"### {title(table, speak)} · {speak('button-log')}"
    pages = [Button(speak("button-earlier"), Ref("log", table.id, page=oldest).id())] if oldest > 0 else []
    if before:
        pages.append(Button(speak("button-latest"), Ref("log", table.id).id()))
    elif table.row.head > 0:
        pages += ways(interaction, table, speak)
    text = fitting([line for _, told in kept for line in told], MOST, speak) or speak("log-empty")
    await display(interaction, Card((head, text, *_pictures(table, kept, speak), tuple(pages))))


def told_of(turn: Turn, guide: Guide, at: Callable[[Line], Speaker]) -> list[str]:
    """A turn's heading, and its sentences without the name that is in the heading (but no "are done" under "You", and
    with it once somebody else was named, and in what sums up the game); what is nobody's doing stands under the
    table; what was taken back is struck through. Empty for a turn that tells this reader nothing."""
    first = at(turn.lines[0])
    name = "" if turn.seat is None else first.of(turn.seat)
    led = () if not name else (f"{name}: ",) if turn.seat == first.reader else (f"{name}: ", f"{name} ")
    others = tuple(f"{first.of(seat)} " for seat in range(len(first.names)) if seat != turn.seat)
    standing = events(turn.lines, guide)
    said, head = list[str](), ""
    for line in sorted((*standing, *(each for each in turn.lines if each.struck)), key=lambda each: each.seq):
        for note, sentence in zip(line.notes, noted(line, at(line), guide), strict=True):
            above = heading(turn, first, apart=note.code in guide.news.apart)
            said += [above] if above != head else []
            head = above
            led = () if sentence.startswith(others) else led
            short = sentence if note.code in guide.news.summed else reduce(str.removeprefix, led, sentence)
            said.append(f"-# ~~{short}~~" if line.struck else short)
    return said


def heading(turn: Turn, speak: Speaker, *, apart: bool = False) -> str:
    """Whose turn it was, and when; or that it is nobody's doing."""
    at = str(turn.lines[0].at)
    return (
        speak("log-table", at=at)
        if turn.seat is None or apart
        else speak("log-turn", name=speak.of(turn.seat), at=at)
    )


def _pictures(table: Table, kept: Sequence[tuple[Turn, list[str]]], speak: Speaker) -> list[Part]:
    """A select of the turns of a page, the newest first."""
    lines = [
        Choice(clip(_choice(turn, told[1], speak)), str(turn.last)) for turn, told in reversed(kept) if turn.stands
    ]
    if not lines:
        return []
    return [(Select(Ref("then", table.id).id(), speak("log-pictures"), tuple(lines)),)]


def _choice(turn: Turn, said: str, speak: Speaker) -> str:
    if turn.seat is None:
        return speak("log-choice-table", entry=turn.last, said=said)
    return speak("log-choice", entry=turn.last, name=speak.of(turn.seat), said=said)


HANDLERS: Mapping[str, Handler] = {"log": log}
