"""The table as it was after any turn, and the way to any other: a replay by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.frames import AnyView
from host import Refused, Table
from host.keep.moments import Moment
from host.view.table import then
from words import Speaker

from ..gate.find_table import speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, clip
from ..kit.custom_ids import Ref
from ..kit.replies import (
    ask_line,
    form_value,
    no_choice,
    picked_one,
    refusal,
    show,
    show_further,
    wait,
)
from ..kit.router import Handler
from ..news.told import standing_notes
from ..pictures.wanted import Wanted
from .film_page import page_card, ways
from .log_pages import fitting, heading, told_of

BESIDE = 1_200
"""Characters of a turn beside its picture."""
MANY = 10
"""The turns of a long step."""


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


async def show_replay(interaction: Interaction, table: Table) -> None:
    """The newest turn, with ways to all others; in a further message the game as a file, which takes seconds."""
    await _show_moment(interaction, table.id, max(0, table.row.head))
    if interaction.client.pictures.has(table.game.key):
        try:
            card = await page_card(interaction, table)
        except Refused as error:
            card = Card((refusal(speaker_of(interaction, table), error),))
        await show_further(interaction, card)


async def ask_turn(interaction: Interaction, ref: Ref) -> None:
    """Ask for the number of a turn."""
    table = await interaction.client.host.register.table(ref.table)
    speak = speaker_of(interaction, table)
    await ask_line(interaction, Ref("turnto", table.id), speak("button-turn-ask"), speak("turn-label"), most=5)


async def go_to(interaction: Interaction, ref: Ref) -> None:
    """Go to the turn whose number was typed."""
    await wait(interaction)
    typed = form_value(interaction).strip()
    if not (typed.isascii() and typed.isdigit() and len(typed) < 6):
        raise Refused("not-a-number", value=clip(typed, 20))
    await _show_moment(interaction, ref.table, await interaction.client.host.moments.turn(ref.table, int(typed)))


async def _show_moment(interaction: Interaction, number: int, seq: int) -> None:
    """The table after a turn, with what that turn changed, as anybody saw it; for whoever held a seat then and saw
    more, as they saw it as well. Buttons lead to other turns."""
    await wait(interaction)
    host = interaction.client.host
    moment = await host.moments.show(number, interaction.user.id, seq)
    held = await host.seats.tenures(number)
    speak = speaker_of(interaction, moment.table)
    at = then(speak, moment.table, held, moment.turn.last)
    turn, table = moment.turn, moment.table
    told = told_of(turn, table.game.guide, lambda line: then(speak, table, held, line.seq)) or [heading(turn, at)]
    place = speak("turn-of", number=moment.number, count=len(moment.ends))
    text = fitting([f"### {title(table, speak)} · {place}", *told], BESIDE, speak)
    count, notes = table.game.guide.picture.boards(moment.view), tuple(standing_notes(turn.lines))
    images = [Wanted(moment.view, at, told=notes, cut="map", at=str(n + 1)) for n in range(count)]
    if moment.own is not None and hides(moment.own):
        images.append(Wanted(moment.own, at, told=notes))
    await show(interaction, Card((text, *images, *_ways(moment, speak, ways(interaction, table, speak)))))


def _ways(moment: Moment, speak: Speaker, films: Sequence[Button]) -> list[tuple[Button, ...]]:
    """To other turns, by buttons that are always the same, so that each stays where it was; and to films."""
    number, here = moment.table.id, moment.number
    last = len(moment.ends)

    def to(label: str, name: str, turns: int) -> Button:
        there = here <= 1 if turns < 0 else here >= last
        return Button(label, Ref("step", number, page=moment.away(turns), text=name).id(), disabled=there)

    back = (
        to(speak("button-turn-first"), "first", -last),
        to(speak("button-turns-back", count=MANY), "many-back", -MANY),
        to(speak("button-turns-back", count=1), "back", -1),
    )
    on = (
        to(speak("button-turns-on", count=1), "on", 1),
        to(speak("button-turns-on", count=MANY), "many-on", MANY),
        to(speak("button-turn-last"), "last", last),
    )
    log = Button(speak("button-log"), Ref("log", number, page=moment.turn.last + 1).id())
    return [back, on, (Button(speak("button-turn-ask"), Ref("turnask", number).id()), log), tuple(films)]


def hides(view: AnyView) -> bool:
    """Whether there is a hand: a game may say that hands are always empty."""
    return view.hand is not None and bool(view.hand.__struct_fields__)


HANDLERS: Mapping[str, Handler] = {
    "then": picked,
    "step": step,
    "replay": replay,
    "turnask": ask_turn,
    "turnto": go_to,
}
FORMS = ("turnask",)
