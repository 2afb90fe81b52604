"""A fault is reported: a form asks what is wrong; then the person gets a capsule (`engine.core.capsule`), and so do
the admins of the server."""

from __future__ import annotations

import platform
from collections.abc import Mapping

import discord
from discord import ui

from engine.core.capsule import Picture
from host import Look, Refused
from host.keep.capsules import SAID, Report
from words import Speaker

from ..gate.find_table import capsule_name, speaker_of, title
from ..kit.app import App, Interaction
from ..kit.card import Card, clip
from ..kit.custom_ids import Ref
from ..kit.replies import form_value, open_form, show_beside, wait
from ..kit.router import Handler
from ..pictures.wanted import Image, wanted
from ..viewer import Viewer


async def ask(interaction: Interaction, ref: Ref) -> None:
    """Ask in a form what is wrong."""
    table = await interaction.client.host.register.table(ref.table)
    speak = speaker_of(interaction, table)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="fault", style=discord.TextStyle.paragraph, max_length=SAID, required=False
    )
    asked = ui.Modal(title=clip(speak("button-fault"), 45), custom_id=Ref("faulty", table.id).id())
    about = clip(speak("fault-about"))
    asked.add_item(ui.Label(text=clip(speak("fault-label"), 45), description=about, component=field))
    await open_form(interaction, asked)


async def report(interaction: Interaction, ref: Ref) -> None:
    """The form: make the capsule, have the admins told, and show it. Raises `Refused`."""
    await wait(interaction)
    app, me, said = interaction.client, interaction.user.id, form_value(interaction).strip()
    if not app.steps.may_report(me, app.host.clock()):
        raise Refused("too-many-reports")
    look = await app.host.now.look(ref.table, me)
    table, speak = look.table, speaker_of(interaction, look.table)
    made = Report(
        locale=speak.locale,
        said=said,
        versions={"bot": app.about.version, "python": platform.python_version()},
        did=tuple(each for each in app.steps.of(table.id, me) if each.what not in HANDLERS),
        picture=await _picture(app, look, speak),
    )
    body = await app.host.capsules.make(table.id, me, made)
    told = speak("fault-told") if await app.host.capsules.tell(table.id, me, said, body) else speak("fault-not-told")
    file = Image(body, capsule_name(table), "")
    head = f"### {title(table, speak)} · {speak('fault-head')}"
    await show_beside(interaction, Card((f"{head}\n{told}", file, f"-# {speak('fault-holds')}")))


async def _picture(app: App, look: Look, speak: Speaker) -> Picture | None:
    """What the person sees, with the numbers of the seats instead of names."""
    if not app.pictures.has(look.table.game.key):
        return None
    nobody = [speak("seat", number=seat + 1) for seat in range(len(look.table.seats))]
    drawn = await app.pictures.image(wanted(Viewer(look, Speaker(speak.locale, look.table.game, nobody))))
    return None if isinstance(drawn, str) else Picture(drawn.name, drawn.data)


HANDLERS: Mapping[str, Handler] = {"fault": ask, "faulty": report}
FORMS = ("fault",)
"""Presses that are answered by a form."""
