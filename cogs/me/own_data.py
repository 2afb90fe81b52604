"""`/me data` and `/me forget`: a copy of all that is stored of a person, and its deletion, on all servers at once."""

from __future__ import annotations

import gzip
import io
from collections.abc import Mapping

import discord
from discord import app_commands

from ..kit.app import Interaction
from ..kit.card import Button, Card
from ..kit.custom_ids import Ref
from ..kit.replies import show, speaker, wait
from ..kit.router import Handler
from ..kit.send_again import later
from ..kit.translation import named, said

MOST = 8 * 1_024 * 1_024
"""The most bytes of a file that is sent as it is; Discord takes ten MiB."""


@app_commands.command(name=named("data"), description=said("command-data"))
async def data_command(interaction: Interaction) -> None:
    """Send somebody a copy of all that is stored of them, to be seen by them only."""
    await wait(interaction)
    speak = speaker(interaction)
    body = await interaction.client.host.data.copy(interaction.user.id)
    name, body = ("data.json", body) if len(body) <= MOST else ("data.json.gz", gzip.compress(body))
    text = speak("me-data")
    await later(
        interaction,
        lambda: interaction.edit_original_response(content=text, attachments=[discord.File(io.BytesIO(body), name)]),
    )


@app_commands.command(name=named("forget"), description=said("command-forget"))
async def forget_command(interaction: Interaction) -> None:
    """Ask whether to delete all that is stored of somebody: what goes, and what stays."""
    speak = speaker(interaction)
    sure = Button(speak("button-forget-me"), Ref("meforget").id(), "danger")
    text = "\n".join((f"### {speak('me-forget-head')}", speak("me-forget-goes"), speak("me-forget-stays")))
    await show(interaction, Card((text, (sure,))))


async def _forget(interaction: Interaction, ref: Ref) -> None:
    """Yes, forget this person."""
    await wait(interaction)
    speak = speaker(interaction)
    count = await interaction.client.host.data.forget(interaction.user.id)
    await show(interaction, Card((speak("me-forgotten", count=count),)))


HANDLERS: Mapping[str, Handler] = {"meforget": _forget}
