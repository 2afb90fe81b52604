"""Whether a person's turn ends at once when nothing else is left to do, or by a press of its own: the buttons on the
panel and on the page of a table's people."""

from __future__ import annotations

from collections.abc import Mapping

from ..kit.app import Interaction
from ..kit.custom_ids import Ref
from ..kit.replies import wait
from ..kit.router import Handler
from .presses import choose
from .show_panel import look_of, show_panel, viewer_of

CONFIRM = "confirm"
"""The text of a press that wants turns to be ended by a press of its own."""


async def at_once(interaction: Interaction, ref: Ref) -> None:
    """End this turn, and from now on every turn as soon as nothing else is left to do."""
    await wait(interaction)
    await interaction.client.host.habits.confirm(interaction.user.id, False)
    await choose(interaction, ref, also="said-ends-at-once")


async def change(interaction: Interaction, ref: Ref) -> None:
    """The same for the turns to come, or the end of it: the panel says so."""
    await wait(interaction)
    await interaction.client.host.habits.confirm(interaction.user.id, ref.text == CONFIRM)
    look = await look_of(interaction, ref)
    speak = viewer_of(interaction, look).speak
    said = speak("said-ends-confirm") if ref.text == CONFIRM else speak("said-ends-at-once")
    await show_panel(interaction, look, line=said, also=said)


HANDLERS: Mapping[str, Handler] = {"ends": at_once, "ending": change}
