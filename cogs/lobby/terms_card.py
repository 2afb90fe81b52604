"""A table's terms, chosen by its people before the start: they do not depend on the game. Here its opener sends
somebody away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from host import Refused, Table, harmless
from host.calls import Terms, terms_of
from host.lobby import only_manager
from host.terms import TERMS
from words import Speaker

from ..gate.find_table import speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Part, Picker, Select, clip, rows
from ..kit.custom_ids import Ref
from ..kit.paging import turning
from ..kit.replies import no_choice, picked_ids, picked_one, show, wait
from ..kit.router import Handler
from ..news.terms_choices import small, term_lines, term_list
from ..news.typed_clock import say_time
from .in_place import changed, opened

ROLES = "roles"
PAGES = (("rated", "joins"), (ROLES, "reliable"), ("full", "manage"), ("remind", "replace", "open"))
"""The terms on each page, those that are changed most first."""
PEOPLE = 1
"""The page of those who may join; there guests are let in and people sent away."""


def card(table: Table, speak: Speaker, me: int, line: str = "", page: int = 0) -> Card:
    """The terms, to be changed in place by the person `me`: some in lists, those of other pages in small letters."""
    page, terms = min(page, len(PAGES) - 1), terms_of(table.row)
    told = dict(zip(TERMS, term_lines(terms, [*TERMS], speak), strict=True))
    roles = speak("term-roles"), role_names(terms.roles) or speak("term-roles-none")
    told[ROLES] = " ".join(roles)
    clock = [f"{speak('clock-head')}: {say_time(terms.clock, speak)}"] if terms.clock is not None else []
    other = [told[each] for at, names in enumerate(PAGES) if at != page for each in names]
    parts: list[Part] = [f"-# {line}" if line else "", f"### {speak('terms-head')}\n-# {title(table, speak)}"]
    parts.append(small([*clock, *other]))
    for each in PAGES[page]:
        if each == ROLES:
            parts.append(f"**{roles[0]}** {roles[1]}")
            parts.append((Picker("roles", Ref("joinroles", table.id).id(), speak("term-pick-roles"), terms.roles),))
        else:
            parts += term_list(terms, each, speak, Ref("term", table.id, page=page, text=each))
    if page == PEOPLE:
        parts += _people(table, speak, me)
    return Card((*parts, *rows(_buttons(table, terms, speak, page))))


def _people(table: Table, speak: Speaker, me: int) -> list[Part]:
    """The list of those whom the person `me` may send away."""
    others = [seat for seat in table.seats if seat.person not in (None, me)]
    if not others or me != table.manager():
        return []
    names = table.names(speak.locale)
    people = tuple(Choice(clip(names[seat.index]), str(seat.person), given=True) for seat in others)
    return [(Select(Ref("send", table.id).id(), speak("send-away"), people),)]


def _buttons(table: Table, terms: Terms, speak: Speaker, page: int) -> list[Button]:
    buttons = []
    if page == 0:
        buttons.append(Button(speak("button-clock"), Ref("clock", table.id).id()))
        if terms.rated == "on":
            buttons.append(Button(speak("button-ratings"), Ref("ratings", table.id).id()))
    if page == PEOPLE:
        buttons.append(Button(speak("button-guests"), Ref("guests", table.id).id()))
    buttons += turning(page, len(PAGES), speak, lambda to: Ref("terms", table.id, page=to))
    if table.game.rules.settings.choices:
        buttons.append(Button(speak("button-back"), Ref("settings", table.id).id()))
    return buttons


async def show_terms(interaction: Interaction, ref: Ref) -> None:
    """The button of the settings, or to another page: show the terms to somebody who may change them."""
    table, speak = await opened(interaction, ref.table)
    await show(interaction, card(table, speak, interaction.user.id, page=ref.page))


async def choose(interaction: Interaction, ref: Ref) -> None:
    """A line of a term's select. After a refusal the reason is shown."""
    await wait(interaction)
    value, me = picked_one(interaction), interaction.user.id
    change = interaction.client.host.lobby.change_term(ref.table, me, ref.text, value)
    table, speak, line = await changed(interaction, ref.table, change)
    await show(interaction, card(table, speak, me, line, ref.page))


async def choose_roles(interaction: Interaction, ref: Ref) -> None:
    """The roles whose people may join."""
    await wait(interaction)
    me = interaction.user.id
    table = await interaction.client.host.lobby.change_roles(ref.table, me, picked_ids(interaction))
    await show(interaction, card(table, speaker_of(interaction, table), me, page=PEOPLE))


def role_names(roles: Sequence[int]) -> str:
    """Roles as Discord shows them."""
    return ", ".join(f"<@&{role}>" for role in roles)


async def ask_send_away(interaction: Interaction, ref: Ref) -> None:
    """Somebody was picked to be sent away: say what follows, and ask."""
    await wait(interaction)
    table, person = await interaction.client.host.register.table(ref.table), _person(picked_one(interaction))
    only_manager(table, interaction.user.id, strictly=True)
    speak, name = speaker_of(interaction, table), _name(table, person)
    text = f"### {speak('send-away-head', name=name)}\n{speak('send-away-what', name=name)}"
    sure = Button(speak("button-sure"), Ref("sendaway", table.id, text=str(person)).id(), "danger")
    back = Button(speak("button-back"), Ref("terms", table.id, page=PEOPLE).id())
    await show(interaction, Card((f"{text}\n-# {title(table, speak)}", (sure, back))))


async def send_away(interaction: Interaction, ref: Ref) -> None:
    """Yes: the person loses the seat, and is told."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    person = _person(ref.text)
    name = _name(await host.register.table(ref.table), person)
    table = await host.lobby.send_away(ref.table, me, person)
    speak = speaker_of(interaction, table)
    await show(interaction, card(table, speak, me, speak("said-sent-away", name=name), PEOPLE))


def _person(text: str) -> int:
    """The id of a person. Raises `Refused`."""
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise no_choice(text)
    return int(text)


def _name(table: Table, person: int) -> str:
    """The name of somebody seated. Raises `Refused`."""
    name = next((harmless(seat.name) for seat in table.seats if seat.person == person), None)
    if name is None:
        raise Refused("not-at-table")
    return name or f"<@{person}>"


HANDLERS: Mapping[str, Handler] = {
    "terms": show_terms,
    "term": choose,
    "joinroles": choose_roles,
    "send": ask_send_away,
    "sendaway": send_away,
}
