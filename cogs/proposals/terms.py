"""Proposing other terms at a table in play: what is chosen is kept in the message itself until it is proposed."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from host import Refused, Table
from host.calls import Terms, terms_of
from host.clocks.terms import ENDS, ClockTerms
from host.proposals.proposals import CHANGING
from host.terms import chosen, with_term
from words import Speaker

from ..gate.find_table import speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Part, rows
from ..kit.custom_ids import Ref
from ..kit.paging import turning
from ..kit.replies import form_value, no_choice, picked_one, refusal, show, wait
from ..kit.router import Handler
from ..news.clock_choices import TURNED, ask_time, lists, turned, with_choice
from ..news.clock_lines import clock_ends, clock_head
from ..news.terms_choices import small, term_lines, term_list
from ..news.typed_clock import read_time, say_time
from ..panel.show_panel import show_panel

PAGES = ((("time", "end"), ()), (("away",), CHANGING))
"""What is chosen about clocks, and the other terms, on each page; what is changed most first."""
NONE = "-"
"""A draft without time for turns."""


def card(table: Table, terms: Terms, speak: Speaker, line: str = "", page: int = 0) -> Card:
    """The terms as they would be, to be changed in place, and proposed: some in lists, those of the other page in
    small letters."""
    page, draft, clock = min(page, len(PAGES) - 1), written(terms), terms.clock
    ours, listed = PAGES[page]
    said = f"### {speak('new-terms-head')}\n-# {title(table, speak)}\n{clock_head(clock, speak)}"
    rest = [each for each in CHANGING if each not in listed]
    told = [clock_ends(clock, speak) if "end" not in ours else "", *term_lines(terms, rest, speak)]
    parts: list[Part] = [f"-# {line}" if line else "", "\n".join(filter(None, (said, small(told))))]
    parts += lists(clock, speak, Ref("newpick", table.id, page=page, text=draft), ours)
    for name in listed:
        parts += term_list(terms, name, speak, Ref("newpick", table.id, token=name, page=page, text=draft))
    buttons = list[Button]()
    if page == 0:
        buttons.append(Button(speak("button-type"), Ref("newtype", table.id, text=draft).id()))
        for what in TURNED if clock is not None else ():
            label = speak(f"button-clock-{what}", runs=str(getattr(clock, what)).lower())
            buttons.append(Button(label, Ref("newturn", table.id, token=what, text=draft).id()))
    buttons += turning(page, len(PAGES), speak, lambda to: Ref("newpage", table.id, page=to, text=draft))
    others = sum(table.player(seat.index) is not None for seat in table.seats) > 1
    label = speak("button-propose-terms") if others else speak("button-change-terms")
    yes = Button(label, Ref("newask", table.id, text=draft).id(), "primary")
    return Card((*parts, *rows(buttons), (yes, Button(speak("button-back"), Ref("table", table.id).id()))))


def written(terms: Terms) -> str:
    """What can be changed of the terms, as it stands in presses."""
    clock, said = terms.clock, NONE
    if clock is not None:
        runs = f"{clock.weekends:d}{clock.asleep:d}"
        said = f"{clock.turn}.{clock.bank}.{clock.cap}.{runs}.{clock.away}.{ENDS.index(clock.end)}"
    return ":".join((said, *(chosen(terms, name) for name in CHANGING)))


def read(draft: str, before: Terms) -> Terms:
    """The terms that a press carries; what it does not say is as `before`. Raises `Refused`."""
    said, *rest = draft.split(":")
    if len(rest) != len(CHANGING):
        raise no_choice(draft)
    terms = replace(before, clock=None if said == NONE else _clock(said))
    for name, value in zip(CHANGING, rest, strict=True):
        terms = terms if value == chosen(before, name) else with_term(terms, name, value)
    return terms


def _clock(said: str) -> ClockTerms:
    parts = said.split(".")
    if len(parts) != 6 or not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts):
        raise no_choice(said)
    turn, bank, cap, _, away, end = map(int, parts)
    if parts[3] not in ("00", "01", "10", "11") or end >= len(ENDS):
        raise no_choice(said)
    weekends, asleep = (each == "1" for each in parts[3])
    made = ClockTerms(turn, bank, cap, weekends, asleep, away, ENDS[end])
    if not made.is_sound():
        raise no_choice(said)
    return made


async def begin(interaction: Interaction, ref: Ref) -> None:
    """The button on the table's page: the terms as they are."""
    await wait(interaction)
    table = await interaction.client.host.register.table(ref.table)
    await show(interaction, card(table, terms_of(table.row), speaker_of(interaction, table)))


async def turn_page(interaction: Interaction, ref: Ref) -> None:
    """To the other page, with what was chosen."""
    await wait(interaction)
    table = await interaction.client.host.register.table(ref.table)
    terms = read(ref.text, terms_of(table.row))
    await show(interaction, card(table, terms, speaker_of(interaction, table), page=ref.page))


async def pick(interaction: Interaction, ref: Ref) -> None:
    """A line of a list, whose name is the token."""
    await wait(interaction)
    table, value = await interaction.client.host.register.table(ref.table), picked_one(interaction)
    terms = read(ref.text, terms_of(table.row))
    if ref.token in CHANGING:
        terms = terms if value == chosen(terms, ref.token) else with_term(terms, ref.token, value)
    else:
        terms = replace(terms, clock=with_choice(terms.clock, ref.token, value))
    await show(interaction, card(table, terms, speaker_of(interaction, table), page=ref.page))


async def turn(interaction: Interaction, ref: Ref) -> None:
    """A button that turns something on or off, whose name is the token."""
    await wait(interaction)
    table = await interaction.client.host.register.table(ref.table)
    terms = read(ref.text, terms_of(table.row))
    terms = replace(terms, clock=turned(terms.clock, ref.token))
    await show(interaction, card(table, terms, speaker_of(interaction, table)))


async def ask(interaction: Interaction, ref: Ref) -> None:
    """A form for another time; it begins with that of the draft."""
    table = await interaction.client.host.register.table(ref.table)
    speak, clock = speaker_of(interaction, table), read(ref.text, terms_of(table.row)).clock
    before = say_time(clock, speak) if clock is not None else ""
    await ask_time(interaction, Ref("newtyped", table.id, text=ref.text), speak, before)


async def typed(interaction: Interaction, ref: Ref) -> None:
    """What was typed into it."""
    await wait(interaction)
    table, line = await interaction.client.host.register.table(ref.table), ""
    speak, terms = speaker_of(interaction, table), read(ref.text, terms_of(table.row))
    try:
        terms = replace(terms, clock=read_time(form_value(interaction), terms.clock or ClockTerms(), speak))
    except Refused as error:
        line = refusal(speak, error)
    await show(interaction, card(table, terms, speak, line))


async def propose(interaction: Interaction, ref: Ref) -> None:
    """Yes: the others are asked or, if there are none, they hold at once."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    table = await host.register.table(ref.table)
    terms, speak = read(ref.text, terms_of(table.row)), speaker_of(interaction, table)
    try:
        _, done = await host.proposals.terms(table.id, me, terms)
    except Refused as error:
        await show(interaction, card(table, terms, speak, refusal(speak, error)))
        return
    line = speak("said-terms-changed") if done else speak("said-asked-terms")
    await show_panel(interaction, await host.now.look(table.id, me), line=line)


FORMS = ("newtype",)
HANDLERS: Mapping[str, Handler] = {
    "newterms": begin,
    "newpage": turn_page,
    "newpick": pick,
    "newturn": turn,
    "newtype": ask,
    "newtyped": typed,
    "newask": propose,
}
