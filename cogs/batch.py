"""The presses by which a person collects actions and carries them out together: begin, change a line, type some,
begin anew, carry out. What is chosen in between goes through `move`, as everything that is chosen on a panel."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from functools import partial

import discord
from discord import ui

from engine.core.model import Illegal
from engine.core.text import kinds, verb
from host import Look, Refused, Stale, tame

from .app import Interaction
from .move import said_refusal, show_done, show_panel, viewer_of
from .sentences import Typing, one_line
from .tables import speaker_of
from .ui.card import clip
from .ui.ids import Ref
from .ui.panel import confirm
from .ui.replies import form_value, open_form, picked_one, show, wait
from .ui.router import Handler
from .ui.tones import grave
from .ui.verbs import pieces
from .viewer import Viewer

LONGEST = 1_000
"""Characters that may be typed at once."""


async def begin(interaction: Interaction, ref: Ref) -> None:
    """A button of the panel: collect actions, or go on with that."""
    await wait(interaction)
    await _shown(interaction, ref.table, interaction.client.host.batches.see(ref.table, interaction.user.id))


async def change(interaction: Interaction, ref: Ref) -> None:
    """A line that was picked is taken off, and its piece asked about again."""
    await wait(interaction)
    host, me, number = interaction.client.host, interaction.user.id, picked_one(interaction)
    at = int(number) if number.isascii() and number.isdigit() and len(number) < 4 else -1
    piece = ""
    try:
        before = await host.batches.see(ref.table, me)
        if before.batch is not None and 0 <= at < len(before.batch.items):
            piece = before.batch.items[at].text.partition(" ")[2].partition("-")[0]
    except Refused:
        pass  # said by what follows
    await _shown(interaction, ref.table, host.batches.take_off(ref.table, me, ref.token, at), piece=piece)


async def mend(interaction: Interaction, ref: Ref) -> None:
    """Take off what is not possible any more."""
    await wait(interaction)
    mended = interaction.client.host.batches.mend(ref.table, interaction.user.id, ref.token)
    await _shown(interaction, ref.table, mended)


async def clear(interaction: Interaction, ref: Ref) -> None:
    """Begin anew."""
    await wait(interaction)
    cleared = interaction.client.host.batches.clear(ref.table, interaction.user.id, ref.token)
    await _shown(interaction, ref.table, cleared)


async def back(interaction: Interaction, ref: Ref) -> None:
    """To the panel; what is collected stays."""
    await wait(interaction)
    await show_panel(interaction, await interaction.client.host.look(ref.table, interaction.user.id))


async def carry_out(interaction: Interaction, ref: Ref) -> None:
    """Carry out what is shown, and with that be done if that was pressed; people are asked first about what they
    would leave undone."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    try:
        seen = await host.batches.see(ref.table, me)
        game, end = seen.table.game, ref.text
        count = len(seen.batch.items) if seen.batch is not None else 0
        asks = bool(end) and seen.token == ref.token and grave(seen, game.parse(end))
        further = (end,) if end and not asks else ()
        look = await host.batches.carry_out(str(interaction.id), ref.table, me, ref.token, *further)
    except Stale:
        await _changed(interaction, ref.table)
    except (Illegal, Refused) as error:
        look = await host.look(ref.table, me)
        await show_panel(interaction, look, line=said_refusal(viewer_of(interaction, look), error))
    else:
        if asks and any(offer.admits(game.parse(end)) for offer in look.offers):
            await show(interaction, confirm(viewer_of(interaction, look), game.parse(end)))
            return
        await show_done(interaction, look, entries=max(1, count + len(further)))


# --- typed into a form


async def tell(interaction: Interaction, ref: Ref) -> None:
    """Ask for actions in a form, a line each."""
    look = await interaction.client.host.batches.see(ref.table, interaction.user.id)
    viewer = viewer_of(interaction, look)
    title = clip(viewer.speak("batch-head"), 45)
    form = ui.Modal(title=title, custom_id=Ref("batchtold", ref.table, ref.token, ref.seat).id())
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="answer", max_length=LONGEST, style=discord.TextStyle.paragraph
    )
    label, about = clip(viewer.speak("type-label"), 45), clip(viewer.speak("batch-type-about"))
    form.add_item(ui.Label(text=label, description=about, component=field))
    await open_form(interaction, form)


async def told(interaction: Interaction, ref: Ref) -> None:
    """The actions from the form: added all, or none and why."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    try:
        look = await host.batches.see(ref.table, me)
    except Refused:
        await _changed(interaction, ref.table)
        return
    viewer, typed = viewer_of(interaction, look), form_value(interaction)
    try:
        texts = await interaction.client.pool.run(partial(_texts, viewer, one_line(typed)))
    except (Illegal, Refused) as error:
        # A form forgets what was typed: it stands here to be copied.
        words = tame("; ".join(filter(None, map(str.strip, typed.split("\n")))), LONGEST)
        told = [said_refusal(viewer, error), viewer.speak("batch-typed", words=words)]
        await show_panel(interaction, look, line="\n-# ".join(told))
        return
    await _shown(interaction, ref.table, host.batches.add(ref.table, me, ref.token, *texts))


def _texts(viewer: Viewer, typed: str) -> tuple[str, ...]:
    """The actions that were typed. Raises `Illegal` or `Refused`."""
    look = viewer.look
    action = look.table.game.guide.together(look.view)[0]
    (field,) = kinds(action)
    return tuple(f"{verb(action)} {words}" for words in Typing(viewer, action, field).meant(typed).words)


# --- inside


async def _shown(interaction: Interaction, table: int, asked: Awaitable[Look], *, piece: str = "") -> None:
    """Show what the host answers; `piece` is asked about. Where it refuses, the person is shown what there is
    instead, and why."""
    host, me = interaction.client.host, interaction.user.id
    try:
        look = await asked
    except Stale:
        await _changed(interaction, table)
    except (Illegal, Refused) as error:
        try:
            look = await host.batches.see(table, me)
        except Refused:
            look = await host.look(table, me)
        await show_panel(interaction, look, line=said_refusal(viewer_of(interaction, look), error))
    else:
        tabs = {each.name: each.text for each in pieces(viewer_of(interaction, look))}
        await show_panel(interaction, look, text=tabs.get(piece, ""))


async def _changed(interaction: Interaction, table: int) -> None:
    """What is collected as it is now; the panel where that is for another decision."""
    host, me = interaction.client.host, interaction.user.id
    try:
        look = await host.batches.see(table, me)
        line = speaker_of(interaction, look.table)("batch-changed")
    except Refused:
        look = await host.look(table, me)
        line = speaker_of(interaction, look.table)("decision-over")
    await show_panel(interaction, look, line=line)


FORMS = ("batchtell",)
"""Presses that are answered by a form."""

HANDLERS: Mapping[str, Handler] = {
    "batch": begin,
    "batchline": change,
    "batchmend": mend,
    "batchclear": clear,
    "batchback": back,
    "batchgo": carry_out,
    "batchtell": tell,
    "batchtold": told,
}
