"""The presses by which a person tries something: begin, go back and forth, have others move, carry it out, leave. The
choices in between go through `panel.presses`, like every choice on a panel."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping

from engine.core.model import Illegal
from host import Look, Refused, Stale

from ..gate.find_table import speaker_of
from ..kit.app import Interaction
from ..kit.custom_ids import Ref
from ..kit.replies import wait
from ..kit.router import Handler
from ..panel.show_panel import said_refusal, show_added, show_panel, viewer_of


async def begin(interaction: Interaction, ref: Ref) -> None:
    """A button of the panel: try something, or go on trying."""
    await _shown(interaction, ref, interaction.client.host.tries.begin(ref.table, interaction.user.id))


async def back(interaction: Interaction, ref: Ref) -> None:
    """Take back what the last press tried."""
    await _shown(interaction, ref, interaction.client.host.tries.back(ref.table, interaction.user.id, ref.token))


async def forth(interaction: Interaction, ref: Ref) -> None:
    """Play it again."""
    await _shown(interaction, ref, interaction.client.host.tries.forth(ref.table, interaction.user.id, ref.token))


async def opponents(interaction: Interaction, ref: Ref) -> None:
    """Practice opponents move for the others."""
    await _shown(interaction, ref, interaction.client.host.tries.opponents(ref.table, interaction.user.id, ref.token))


async def answer_for(interaction: Interaction, ref: Ref) -> None:
    """Answer for another seat."""
    seat = int(ref.text) if ref.text.isascii() and ref.text.isdigit() and len(ref.text) < 3 else -1
    tries = interaction.client.host.tries
    await _shown(interaction, ref, tries.answer_for(ref.table, interaction.user.id, ref.token, seat))


async def carry_out(interaction: Interaction, ref: Ref) -> None:
    """Carry out in earnest what the card lists."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    look = await _asked(interaction, ref, host.tries.carry_out(str(interaction.id), ref.table, me, ref.token))
    if look is not None:
        await show_added(interaction, look)


async def plan(interaction: Interaction, ref: Ref) -> None:
    """Make it the plan for the next turn, and those after it."""
    await wait(interaction)
    host, me, lost = interaction.client.host, interaction.user.id, 0

    async def planned() -> Look:
        nonlocal lost
        lost = await host.tries.plan(ref.table, me, ref.token)
        return await host.now.look(ref.table, me)

    look = await _asked(interaction, ref, planned())
    if look is not None:
        speak = speaker_of(interaction, look.table)
        said = [speak("ahead-left"), *([speak("try-plan-part", count=lost)] if lost else [])]
        await show_panel(interaction, look, line=" ".join(said))


async def leave(interaction: Interaction, ref: Ref) -> None:
    """Leave the try: it is forgotten."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    await host.tries.forget(ref.table, me)
    look = await host.now.look(ref.table, me)
    await show_panel(interaction, look, line=speaker_of(interaction, look.table)("try-left"))


# --- inside


async def _shown(interaction: Interaction, ref: Ref, asked: Awaitable[Look]) -> None:
    """Show the host's answer."""
    await wait(interaction)
    look = await _asked(interaction, ref, asked)
    if look is not None:
        await show_panel(interaction, look)


async def _asked(interaction: Interaction, ref: Ref, asked: Awaitable[Look]) -> Look | None:
    """The host's answer. If it refuses, show the person the try as it is now, or the panel if there is none any more,
    with the reason, and return None."""
    host, me = interaction.client.host, interaction.user.id
    try:
        return await asked
    except (Stale, Illegal, Refused) as error:
        try:
            look = await host.tries.look(ref.table, me)
        except Refused:
            look = await host.now.look(ref.table, me)
        viewer = viewer_of(interaction, look)
        line = viewer.speak("try-changed") if isinstance(error, Stale) else said_refusal(viewer, error)
        await show_panel(interaction, look, line=line)
    return None


HANDLERS: Mapping[str, Handler] = {
    "tryit": begin,
    "tryback": back,
    "tryforth": forth,
    "tryplay": opponents,
    "tryas": answer_for,
    "trydo": carry_out,
    "tryplan": plan,
    "tryleave": leave,
}
