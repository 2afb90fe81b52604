"""The log of a table: pages of turns, and from any turn the picture of that moment."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import reduce

from engine.core.guide import Guide
from host import Line, Table
from host.keep.moments import Moment, Turn
from host.view.table import then
from words import Speaker

from ..gate.find_table import speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Part, Select, clip
from ..kit.custom_ids import Ref
from ..kit.replies import no_choice, picked_one, show, show_beside, wait
from ..kit.router import Handler
from ..news.digest import joined, noted, standing_notes
from ..pictures.wanted import Wanted

TEXT, MOST = 1_800, 3_200
"""Characters of a page, and of one with a single long turn."""
BESIDE = 1_200
"""Characters of a turn beside its picture."""
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
        told = _told(turn, table.game.guide, lambda line: then(speak, table, held, line.seq))
        text = "\n".join(told)
        if kept and (len(text) > room or len(kept) == TURNS):
            break
        oldest, room = turn.first, room - len(text)
        if told:
            kept.insert(0, (turn, told))
    head = f"### {title(table, speak)} · {speak('button-log')}"
    pages = [Button(speak("button-earlier"), Ref("log", table.id, page=oldest).id())] if oldest > 0 else []
    pages += [Button(speak("button-latest"), Ref("log", table.id).id())] if before else []
    text = fitting([line for _, told in kept for line in told], MOST, speak) or speak("log-empty")
    await display(interaction, Card((head, text, *_pictures(table, kept, speak), tuple(pages))))


def _told(turn: Turn, guide: Guide, at: Callable[[Line], Speaker]) -> list[str]:
    """A turn's heading, and its sentences without the name that is in the heading (but no "are done" under "You");
    what was taken back is struck through. Empty for a turn that tells this reader nothing."""
    name = "" if turn.seat is None else at(turn.lines[0]).of(turn.seat)
    led = () if not name else (f"{name}: ",) if turn.seat == at(turn.lines[0]).reader else (f"{name}: ", f"{name} ")
    standing = joined(turn.lines, guide)
    said = []
    for line in sorted((*standing, *(each for each in turn.lines if each.struck)), key=lambda each: each.seq):
        for sentence in noted(line, at(line)):
            short = reduce(str.removeprefix, led, sentence)
            said.append(f"-# ~~{short}~~" if line.struck else short)
    return [_heading(turn, at(turn.lines[0])), *said] if said else []


def _heading(turn: Turn, speak: Speaker) -> str:
    at = str(turn.lines[0].at)
    return speak("log-table", at=at) if turn.seat is None else speak("log-turn", name=speak.of(turn.seat), at=at)


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


async def picked(interaction: Interaction, ref: Ref) -> None:
    """A turn was picked: show the table as it was then."""
    value = picked_one(interaction)
    if not (value.isascii() and value.isdigit() and len(value) < 6):
        raise no_choice(value)
    await _show_moment(interaction, ref.table, int(value))


async def step(interaction: Interaction, ref: Ref) -> None:
    """Go to the turn before or after."""
    await _show_moment(interaction, ref.table, ref.page)


async def replay(interaction: Interaction, ref: Ref) -> None:
    """Begin a replay, at the newest turn."""
    await wait(interaction)
    table = await interaction.client.host.register.table(ref.table)
    await _show_moment(interaction, ref.table, max(0, table.row.head))


async def _show_moment(interaction: Interaction, number: int, seq: int) -> None:
    """The table after a turn, as anybody saw it, with what that turn changed, and buttons to the turns before and
    after."""
    await wait(interaction)
    host = interaction.client.host
    moment = await host.moments.show(number, interaction.user.id, seq)
    held = await host.seats.tenures(number)
    speak = speaker_of(interaction, moment.table)
    at = then(speak, moment.table, held, moment.turn.last)
    turn, table = moment.turn, moment.table
    told = _told(turn, table.game.guide, lambda line: then(speak, table, held, line.seq)) or [_heading(turn, at)]
    text = fitting([f"### {title(table, speak)}", *told], BESIDE, speak)
    count, notes = table.game.guide.picture.boards(moment.view), tuple(standing_notes(turn.lines))
    images = [Wanted(moment.view, at, told=notes, cut="map", at=str(n + 1)) for n in range(count)]
    await show(interaction, Card((text, *images, _ways(moment, speak))))


def _ways(moment: Moment, speak: Speaker) -> tuple[Button, ...]:
    number, back = moment.table.id, moment.turn.last + 1
    buttons = [Button(speak("button-log"), Ref("log", number, page=back).id())]
    if moment.earlier is not None:
        buttons.append(Button(speak("button-turn-before"), Ref("step", number, page=moment.earlier).id()))
    if moment.later is not None:
        buttons.append(Button(speak("button-turn-after"), Ref("step", number, page=moment.later).id()))
    return tuple(buttons)


HANDLERS: Mapping[str, Handler] = {"log": log, "then": picked, "step": step, "replay": replay}
