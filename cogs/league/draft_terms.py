"""The terms of a league's tables, chosen by its organiser before it is published: ratings, calls, time for turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from host import Refused, harmless
from host.calls import Terms
from host.clocks.terms import ClockTerms
from host.leagues.book import Book, Stage
from host.leagues.charter import charter_of
from host.terms import with_term
from words import Speaker

from ..gate.bot_permissions import may_schedule
from ..gate.find_table import server_of
from ..kit.app import Interaction
from ..kit.card import Button, Card, Part, rows
from ..kit.custom_ids import Ref
from ..kit.paging import turning
from ..kit.replies import form_value, no_choice, picked_one, refusal, show, speaker, wait
from ..kit.router import Handler
from ..news.clock_choices import TURNED, ask_time, lists, turned, with_choice
from ..news.clock_lines import clock_ends, clock_head
from ..news.league_card import events_button
from ..news.terms_choices import small, term_lines, term_list
from ..news.typed_clock import read_time, say_time
from .find_league import own_of

OF_LEAGUE = ("rated", "remind", "replace")
"""The terms that matter at a table that opens and begins by itself."""
PAGES = ((("time",), ("rated",)), (("end", "away"), ("remind", "replace")))
"""What is chosen about clocks, and the other terms, on each page; what is changed most first."""


def terms_card(book: Book, speak: Speaker, line: str = "", page: int = 0) -> Card:
    """The terms of all tables, to be changed in place: some in lists, those of the other page in small letters."""
    page, number, terms = min(page, len(PAGES) - 1), book.league.id, charter_of(book.league).terms
    clock, (ours, others) = terms.clock, PAGES[page]
    said = f"### {speak('league-terms-head')}\n-# {harmless(book.league.title)}\n{clock_head(clock, speak)}"
    rest = [each for each in OF_LEAGUE if each not in others]
    told = [clock_ends(clock, speak) if "end" not in ours else "", *term_lines(terms, rest, speak)]
    parts: list[Part] = [f"-# {line}" if line else "", f"{said}\n{small(told)}"]
    parts += lists(clock, speak, Ref("lgclock", page=number, seat=page), ours)
    for term in others:
        parts += term_list(terms, term, speak, Ref("lgterm", page=number, seat=page, text=term))
    buttons = list[Button]()
    if page == 0:
        buttons.append(Button(speak("button-type"), Ref("lgclocktype", page=number).id()))
        for what in TURNED if clock is not None else ():
            label = speak(f"button-clock-{what}", runs=str(getattr(clock, what)).lower())
            buttons.append(Button(label, Ref("lgclockset", page=number, text=what).id()))
        buttons.append(events_button(book, speak))
    buttons += turning(page, len(PAGES), speak, lambda to: Ref("lgterms", page=number, seat=to))
    buttons.append(Button(speak("button-back"), Ref("lgdraft", page=number).id()))
    return Card((*parts, *rows(buttons)))


async def _show(interaction: Interaction, ref: Ref) -> None:
    await wait(interaction)
    await show(interaction, terms_card(await own_of(interaction, ref), speaker(interaction), page=ref.seat))


async def _term(interaction: Interaction, ref: Ref) -> None:
    """A line of a term's select."""
    await wait(interaction)
    value = picked_one(interaction)
    if ref.text not in OF_LEAGUE:
        raise no_choice(ref.text)
    await _change(interaction, ref, lambda terms: with_term(terms, ref.text, value))


async def _clock(interaction: Interaction, ref: Ref) -> None:
    """A line of a list about time for turns."""
    await wait(interaction)
    value = picked_one(interaction)
    await _change(interaction, ref, lambda terms: replace(terms, clock=with_choice(terms.clock, ref.text, value)))


async def _turned(interaction: Interaction, ref: Ref) -> None:
    """A button that turns something about it on or off."""
    await wait(interaction)
    await _change(interaction, ref, lambda terms: replace(terms, clock=turned(terms.clock, ref.text)))


async def _ask(interaction: Interaction, ref: Ref) -> None:
    """A form for another time; it begins with the present one, or with what was typed and not understood."""
    terms, speak = charter_of((await own_of(interaction, ref)).league).terms.clock, speaker(interaction)
    before = interaction.client.texts.get(_draft(interaction, ref))
    before = before or (say_time(terms, speak) if terms is not None else "")
    await ask_time(interaction, Ref("lgclocktyped", page=ref.page), speak, before)


async def _typed(interaction: Interaction, ref: Ref) -> None:
    """What was typed into it."""
    await wait(interaction)
    book, speak, typed = await own_of(interaction, ref), speaker(interaction), form_value(interaction)
    drafts, kept = interaction.client.texts, _draft(interaction, ref)
    try:
        clock = read_time(typed, charter_of(book.league).terms.clock or ClockTerms(), speak)
    except Refused as error:
        drafts.keep(kept, typed)
        await show(interaction, terms_card(book, speak, refusal(speak, error)))
        return
    drafts.keep(kept, "")
    await _change(interaction, ref, lambda terms: replace(terms, clock=clock))


async def _change(interaction: Interaction, ref: Ref, change: Callable[[Terms], Terms]) -> None:
    """Change the terms, and show them; after a refusal, the reason."""
    book, speak, line = await own_of(interaction, ref), speaker(interaction), ""
    try:
        leagues = interaction.client.host.leagues
        book = await leagues.change(
            server_of(interaction), ref.page, lambda charter: replace(charter, terms=change(charter.terms))
        )
    except Refused as error:
        line = refusal(speak, error)
    await show(interaction, terms_card(book, speak, line, ref.seat))


async def _events(interaction: Interaction, ref: Ref) -> None:
    """Whether Discord's own events tell of it, before it is published or later."""
    await wait(interaction)
    book, speak = await own_of(interaction, ref), speaker(interaction)
    on = ref.text == "on"
    book = await interaction.client.host.leagues.set_events(server_of(interaction), ref.page, on=on)
    guild = interaction.guild
    barred = on and guild is not None and not may_schedule(guild)
    line = speak("league-event-lost-no-right") if barred else ""
    if book.league.stage is Stage.DRAFT:
        await show(interaction, terms_card(book, speak, line or (speak("league-events-about") if on else "")))
        return
    told = speak("league-events-set", title=harmless(book.league.title), on="yes" if on else "no")
    await show(interaction, Card((f"{told} {line}".rstrip(), (events_button(book, speak),))))


def _draft(interaction: Interaction, ref: Ref) -> tuple[int, int, str]:
    return -ref.page, interaction.user.id, "clock"


FORMS = ("lgclocktype",)
HANDLERS: Mapping[str, Handler] = {
    "lgevents": _events,
    "lgterms": _show,
    "lgterm": _term,
    "lgclock": _clock,
    "lgclockset": _turned,
    "lgclocktype": _ask,
    "lgclocktyped": _typed,
}
