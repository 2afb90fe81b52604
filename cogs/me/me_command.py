"""The command `/me time`."""

from __future__ import annotations

from discord import app_commands

from host.life import Life, city, matching

from ..kit.app import Interaction
from ..kit.card import clip
from ..kit.replies import wait
from ..kit.translation import named, said
from .me_presses import set_zone, show_me
from .typed_hours import say_minute


async def _zones(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Zones by their cities, with the time that it is there now."""
    now = interaction.client.host.clock()
    found = matching(current)
    return [app_commands.Choice(name=clip(f"{city(z)} · {say_minute(Life(z).clock(now))}"), value=z) for z in found]


@app_commands.command(name=named("time"), description=said("command-me"))
@app_commands.describe(zone=said("option-zone"))
@app_commands.rename(zone=named("zone"))
@app_commands.autocomplete(zone=_zones)
async def command(interaction: Interaction, zone: str | None = None) -> None:
    """Show what this person has said about themselves, or keep their time zone."""
    await wait(interaction)
    if zone is None:
        await show_me(interaction)
    else:
        await set_zone(interaction, zone)
