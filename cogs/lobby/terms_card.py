"""A table's terms, chosen by its people before the start: they do not depend on the game. Here its opener sends
somebody away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from host import Refused, Table, harmless
from host.calls import terms_of
from host.lobby import only_manager
from host.terms import TERMS, chosen
from words import Speaker

from ..gate.find_table import speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Part, Picker, Select, clip, placeholder
from ..kit.custom_ids import Ref
from ..kit.replies import no_choice, picked_ids, picked_one, show, wait
from ..kit.router import Handler
from .in_place import changed, opened


def card(table: Table, speak: Speaker, me: int, line: str = "") -> Card:
    """The terms, to be changed in place by the person `me`."""
    parts: list[Part] = [f"-# {line}" if line else "", f"### {speak('terms-head')}\n-# {title(table, speak)}"]
    terms = terms_of(table.row)
    for term, values in TERMS.items():
        now, name = chosen(terms, term), speak(f"term-{term}")
        choices = tuple(Choice(speak(f"term-{term}-{each}"), each, selected=each == now) for each in values)
        parts.append(f"**{name}**")
        parts.append((Select(Ref("term", table.id, text=term).id(), placeholder(name, speak), choices),))
    parts.append(f"**{speak('term-roles')}** {role_names(terms.roles) or speak('term-roles-none')}")
    parts.append((Picker("roles", Ref("joinroles", table.id).id(), speak("term-pick-roles"), terms.roles),))
    others = [seat for seat in table.seats if seat.person not in (None, me)]
    if others and me == table.manager():
        names = table.names(speak.locale)
        people = tuple(Choice(clip(names[seat.index]), str(seat.person), given=True) for seat in others)
        parts.append((Select(Ref("send", table.id).id(), speak("send-away"), people),))
    buttons = [Button(speak("button-clock"), Ref("clock", table.id).id())]
    if terms.rated == "on":
        buttons.append(Button(speak("button-ratings"), Ref("ratings", table.id).id()))
    buttons.append(Button(speak("button-guests"), Ref("guests", table.id).id()))
    if table.game.rules.settings.choices:
        buttons.append(Button(speak("button-back"), Ref("settings", table.id).id()))
    parts.append(tuple(buttons))
    return Card(tuple(parts))


async def show_terms(interaction: Interaction, ref: Ref) -> None:
    """The button of the settings: show the terms to somebody who may change them."""
    table, speak = await opened(interaction, ref.table)
    await show(interaction, card(table, speak, interaction.user.id))


async def choose(interaction: Interaction, ref: Ref) -> None:
    """A line of a term's select. After a refusal the reason is shown."""
    await wait(interaction)
    value, me = picked_one(interaction), interaction.user.id
    change = interaction.client.host.lobby.change_term(ref.table, me, ref.text, value)
    table, speak, line = await changed(interaction, ref.table, change)
    await show(interaction, card(table, speak, me, line))


async def choose_roles(interaction: Interaction, ref: Ref) -> None:
    """The roles whose people may join."""
    await wait(interaction)
    me = interaction.user.id
    table = await interaction.client.host.lobby.change_roles(ref.table, me, picked_ids(interaction))
    await show(interaction, card(table, speaker_of(interaction, table), me))


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
    back = Button(speak("button-back"), Ref("terms", table.id).id())
    await show(interaction, Card((f"{text}\n-# {title(table, speak)}", (sure, back))))


async def send_away(interaction: Interaction, ref: Ref) -> None:
    """Yes: the person loses the seat, and is told."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    person = _person(ref.text)
    name = _name(await host.register.table(ref.table), person)
    table = await host.lobby.send_away(ref.table, me, person)
    speak = speaker_of(interaction, table)
    await show(interaction, card(table, speak, me, speak("said-sent-away", name=name)))


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
