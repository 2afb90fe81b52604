"""The presses by which a person plans their next turns: begin, leave the plan, remove the last action or make it a
condition, forget the plan. The choices in between go through `panel.presses`, like every choice on a panel."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping

from host import Look, Refused, Stale

from ..gate.find_table import speaker_of
from ..kit.app import Interaction
from ..kit.custom_ids import Ref
from ..kit.replies import wait
from ..kit.router import Handler
from ..panel.show_panel import said_refusal, show_panel, viewer_of

LATELY = 20
"""The entries of the log among which the last thing that somebody did is looked for."""


async def plan(interaction: Interaction, ref: Ref) -> None:
    """A button of the panel: plan a turn, or go on planning it. Its text says which: 0 is the next one."""
    await begin(interaction, ref.table, int(ref.text) if ref.text.isascii() and ref.text.isdigit() else 0)


async def begin(interaction: Interaction, table: int, turn: int = 0) -> None:
    """The same, for a table."""
    await wait(interaction)
    begun = interaction.client.host.ahead.begin(table, interaction.user.id, turn)
    look = await asked(interaction, table, begun)
    if look is not None:
        await show_panel(interaction, look)


def _open(made: Look, left: Look) -> bool:
    """Whether the turn is not over with the way that was `made`, and now is `left`: without its end, which is added
    where nothing else is left to choose."""
    if made.making is None or made.plan is None or left.plan is None or not made.making.more:
        return False
    return left.plan.turns[made.plan.turn][-1] == made.making.way


async def leave(interaction: Interaction, ref: Ref) -> None:
    """Leave the plan as it is: the panel shows what stands, and whether they may be called all the same."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    made = await asked(interaction, ref.table, host.ahead.look(ref.table, me))
    left = None if made is None else await asked(interaction, ref.table, host.ahead.leave(ref.table, me, ref.token))
    if made is None or left is None:
        return
    more = _open(made, left)
    look = await host.now.look(ref.table, me)
    speak = speaker_of(interaction, look.table)
    await show_panel(interaction, look, line=speak("ahead-left-open") if more else speak("ahead-left"))


async def shorten(interaction: Interaction, ref: Ref) -> None:
    """Remove the last action."""
    await wait(interaction)
    taken = interaction.client.host.ahead.take_back(ref.table, interaction.user.id, ref.token)
    look = await asked(interaction, ref.table, taken)
    if look is not None:
        await show_panel(interaction, look)


async def condition(interaction: Interaction, ref: Ref) -> None:
    """Make the last action a condition, the opposite one, or an action again: the text is its sign."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    look = await asked(interaction, ref.table, host.ahead.condition(ref.table, me, ref.token, ref.text))
    if look is not None:
        await show_panel(interaction, look)


async def again(interaction: Interaction, ref: Ref) -> None:
    """What was set aside stands again: the panel shows it as it is now."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    try:
        lost = await host.ahead.again(ref.table, me)
    except Stale:
        await show_planned(interaction, ref.table)
        return
    except Refused as error:
        look = await host.now.look(ref.table, me)
        await show_panel(interaction, look, line=said_refusal(viewer_of(interaction, look), error))
        return
    look = await host.now.look(ref.table, me)
    await show_panel(interaction, look, line=speaker_of(interaction, look.table)("ahead-again", count=lost))


async def forget(interaction: Interaction, ref: Ref) -> None:
    """Forget the plan."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    try:
        await host.ahead.clear(ref.table, me)
    except Stale:
        await show_planned(interaction, ref.table)
        return
    look = await host.now.look(ref.table, me)
    await show_panel(interaction, look, line=speaker_of(interaction, look.table)("ahead-cleared"))


async def asked(interaction: Interaction, table: int, asked: Awaitable[Look]) -> Look | None:
    """The host's answer. If it refuses, show the person the present state and the reason, and return None."""
    host, me = interaction.client.host, interaction.user.id
    try:
        return await asked
    except Stale:
        await show_planned(interaction, table)
    except Refused as error:
        look = await host.now.look(table, me)
        await show_panel(interaction, look, line=said_refusal(viewer_of(interaction, look), error))
    return None


async def show_planned(interaction: Interaction, table: int) -> None:
    """Show a plan that has changed meanwhile as it is now, or the panel if there is none any more."""
    host, me = interaction.client.host, interaction.user.id
    try:
        look = await host.ahead.look(table, me)
    except Refused:
        look = await host.now.look(table, me)
    played = await _played(interaction, look)
    speak = speaker_of(interaction, look.table)
    await show_panel(interaction, look, line=speak("ahead-changed-played") if played else speak("ahead-changed"))


async def _played(interaction: Interaction, look: Look) -> bool:
    """Whether there is no plan any more because it was what the person did last."""
    if look.plan is not None and (look.plan.ways or look.plan.making):
        return False
    log = await interaction.client.host.moments.log(look.table.id, interaction.user.id, limit=LATELY)
    own = [line.ahead for line in log if line.seat == look.seat]
    return own[-1:] == [True]


HANDLERS: Mapping[str, Handler] = {
    "ahead": plan,
    "leaveit": leave,
    "takeoff": shorten,
    "onlyif": condition,
    "aheadagain": again,
    "unplan": forget,
}
