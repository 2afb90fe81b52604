"""The presses and forms of `/me`. They work on servers and in direct messages, since they concern no table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any

from msgspec.structs import replace

from host import Refused
from host.life import MOST_DIGESTS, city, matching, zones
from words import LOCALES

from ..kit.app import Interaction
from ..kit.card import clip
from ..kit.custom_ids import Ref
from ..kit.replies import ask_line, form_value, no_choice, picked, picked_one, show, speaker, wait
from ..kit.router import Handler
from .me_card import ANY, MOST, TOPICS, me_card, part_card, zones_card
from .typed_hours import read_hours, say_hours

LONGEST = 366
"""The most days that somebody may say to be away."""
_DATE = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")


async def show_me(interaction: Interaction, line: str = "") -> None:
    """How this person lives. `line` says what has just been kept."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    life = await host.attention.life(me)
    confirms = await host.habits.confirms(me)
    closed = me in host.attention.closed
    await show(interaction, me_card(life, confirms, host.clock(), speaker(interaction), line, closed=closed))


async def keep(interaction: Interaction, code: str = "me-kept", **values: Any) -> None:
    """Keep what somebody has said, and show it."""
    attention, me = interaction.client.host.attention, interaction.user.id
    life = replace(await attention.life(me), **values)
    await attention.live(me, life)
    await show_me(interaction, f"**{speaker(interaction)(code)}**")


async def set_zone(interaction: Interaction, zone: str) -> None:
    """Keep the zone of somebody. Raises `Refused` for none."""
    if zone not in zones():
        raise no_choice(zone)
    await keep(interaction, zone=zone)


async def _look(interaction: Interaction, ref: Ref) -> None:
    await show_me(interaction)


async def _part(interaction: Interaction, ref: Ref) -> None:
    host, me = interaction.client.host, interaction.user.id
    if ref.text not in TOPICS:
        raise no_choice(ref.text)
    life = await host.attention.life(me)
    await show(interaction, part_card(ref.text, life, host.clock(), speaker(interaction)))


async def _chosen(interaction: Interaction, ref: Ref) -> None:
    """What was picked from a list."""
    values = picked(interaction)
    if ref.text == "digest":
        minutes = sorted({_whole(each, 1_439) for each in values})
        if len(minutes) > MOST_DIGESTS:
            raise no_choice(", ".join(values))
        await keep(interaction, digest=tuple(minutes))
        return
    value = picked_one(interaction)
    if ref.text == "zone":
        await set_zone(interaction, value)
    elif ref.text == "hours":
        await _keep_hours(interaction, "" if value == ANY else value)
    elif ref.text == "away":
        await _go_away(interaction, _whole(value, LONGEST))
    elif ref.text == "most":
        await keep(interaction, most=_whole(value, max(MOST)))
    elif ref.text == "language" and (value == ANY or value in LOCALES):
        await keep(interaction, language="" if value == ANY else value)
    else:
        raise no_choice(value)


async def _back(interaction: Interaction, ref: Ref) -> None:
    await keep(interaction, "me-back", away=None)


async def _hide(interaction: Interaction, ref: Ref) -> None:
    life = await interaction.client.host.attention.life(interaction.user.id)
    await keep(interaction, hidden=not life.hidden)


async def _results(interaction: Interaction, ref: Ref) -> None:
    life = await interaction.client.host.attention.life(interaction.user.id)
    await keep(interaction, shown=not life.shown)


async def _next(interaction: Interaction, ref: Ref) -> None:
    life = await interaction.client.host.attention.life(interaction.user.id)
    await keep(interaction, warned=not life.warned)


async def _ends(interaction: Interaction, ref: Ref) -> None:
    habits, me = interaction.client.host.habits, interaction.user.id
    await habits.confirm(me, not await habits.confirms(me))
    await keep(interaction)


async def _ask_zone(interaction: Interaction, ref: Ref) -> None:
    """A form for the city whose time is that of this person."""
    await _form(interaction, "zone", "")


async def _ask(interaction: Interaction, ref: Ref) -> None:
    """A form for what is on no list; it begins with what was said before."""
    life = await interaction.client.host.attention.life(interaction.user.id)
    shown = say_hours(life.hours, speaker(interaction)) if ref.text == "hours" else ""
    await _form(interaction, ref.text, shown)


async def _form(interaction: Interaction, topic: str, before: str) -> None:
    speak = speaker(interaction)
    label, how = speak(f"me-type-{topic}"), speak(f"me-type-{topic}-how")
    await ask_line(interaction, Ref("metyped", text=topic), speak("me-head"), label, how, most=200, before=before)


async def _typed(interaction: Interaction, ref: Ref) -> None:
    """What was typed into a form."""
    typed = form_value(interaction).strip()
    if ref.text == "hours":
        await _keep_hours(interaction, typed)
    elif ref.text == "away":
        await _typed_away(interaction, typed)
    else:
        await _typed_zone(interaction, typed)


async def _typed_zone(interaction: Interaction, typed: str) -> None:
    found = matching(typed) if typed else []
    if not found:
        raise Refused("zone-unknown", typed=clip(typed, 40) or "–")
    exact = [zone for zone in found if city(zone).casefold() == typed.casefold()]
    if len(exact) == 1 or len(found) == 1:
        await set_zone(interaction, (exact or found)[0])
    else:
        await show(interaction, zones_card(found, interaction.client.host.clock(), speaker(interaction)))


async def _keep_hours(interaction: Interaction, typed: str) -> None:
    await keep(interaction, hours=read_hours(typed, speaker(interaction)) if typed else ())


async def _typed_away(interaction: Interaction, typed: str) -> None:
    """A number of days, or the day on which they are back."""
    host = interaction.client.host
    if typed.isascii() and typed.isdigit() and len(typed) < 6:
        await _go_away(interaction, int(typed))
        return
    today = (await host.attention.life(interaction.user.id)).day(host.clock())
    found = _DATE.fullmatch(typed)
    try:
        back = date(*map(int, found.groups())) if found else None
    except ValueError:
        back = None
    if back is None:
        raise Refused("away-unknown", typed=clip(typed, 40) or "–")
    await _go_away(interaction, (back - today).days)


async def _go_away(interaction: Interaction, days: int) -> None:
    """Away until the beginning of the day that comes after so many."""
    if not 1 <= days <= LONGEST:
        raise Refused("away-days", most=LONGEST)
    host = interaction.client.host
    life = await host.attention.life(interaction.user.id)
    await keep(interaction, "me-gone", away=life.begins(life.day(host.clock()) + timedelta(days)))


def _whole(text: str, most: int) -> int:
    """A number from a list. Raises `Refused` for anything else."""
    if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text) <= most):
        raise no_choice(text)
    return int(text)


FORMS = ("mezone", "metype")
HANDLERS: Mapping[str, Handler] = {
    "me": _look,
    "mepart": _part,
    "mechosen": _chosen,
    "meback": _back,
    "mehide": _hide,
    "menext": _next,
    "meresults": _results,
    "meends": _ends,
    "mezone": _ask_zone,
    "metype": _ask,
    "metyped": _typed,
}
