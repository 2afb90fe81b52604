"""The presses of the list of what is done for a person: show it, cancel a line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial

from engine.core.model import Illegal
from host import Refused, Stale
from host.which import PLAYED

from ..gate.find_table import speaker_of
from ..gate.table_commands import Command, on_table
from ..kit.app import Interaction
from ..kit.custom_ids import Ref
from ..kit.replies import no_choice, picked_one, show, wait
from ..kit.router import Handler
from ..panel.show_panel import said_refusal, viewer_of
from . import ahead_presses, in_force


async def shown(interaction: Interaction, ref: Ref) -> None:
    """The list."""
    await show_list(interaction, ref.table)


async def show_list(interaction: Interaction, table: int, line: str = "") -> None:
    """The same, after something was done; `line` says what."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    look, confirms = await host.now.look(table, me), await host.habits.confirms(me)
    card = await interaction.client.pool.run(
        partial(in_force.in_force_card, viewer_of(interaction, look), confirms, line)
    )
    await show(interaction, card)


async def show_or_begin(interaction: Interaction, table: int) -> None:
    """The list; somebody for whom nothing is done begins to plan. Also what `/game ahead` does."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    look, confirms = await host.now.look(table, me), await host.habits.confirms(me)
    if in_force.in_force(viewer_of(interaction, look), confirms):
        await show_list(interaction, table)
    else:
        await ahead_presses.begin(interaction, table)


async def unset(interaction: Interaction, ref: Ref) -> None:
    """Cancel a line."""
    await _cancelled(interaction, ref, ref.text)


async def unset_one(interaction: Interaction, ref: Ref) -> None:
    """Cancel the line that was picked."""
    await _cancelled(interaction, ref, picked_one(interaction))


async def _cancelled(interaction: Interaction, ref: Ref, what: str) -> None:
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    speak = speaker_of(interaction, (await host.now.look(ref.table, me)).table)
    (kind, _, which), lost = what.partition(" "), 0
    try:
        match kind:
            case in_force.WAY if re.fullmatch(r"[0-9] [0-9]", which):
                lost = await host.ahead.unset(ref.table, me, ref.token, int(which[0]), int(which[2]))
            case in_force.BATCH:
                await host.batches.clear(ref.table, me, None)
            case in_force.ANSWER:
                await host.now.add(str(interaction.id), ref.table, me, None, which)
            case in_force.ENDS:
                await host.habits.confirm(me, True)
            case _:
                raise no_choice(what)
        line = speak("in-force-cancelled", lost=lost)
    except Stale:
        line = speak("ahead-changed")
    except (Illegal, Refused) as error:
        line = said_refusal(viewer_of(interaction, await host.now.look(ref.table, me)), error)
    await show_list(interaction, ref.table, line)


def commands() -> list[Command]:
    """`/game ahead`."""
    return [on_table("ahead", PLAYED, lambda interaction, table: show_or_begin(interaction, table.id))]


HANDLERS: Mapping[str, Handler] = {"inforce": shown, "unset": unset, "unsetone": unset_one}
