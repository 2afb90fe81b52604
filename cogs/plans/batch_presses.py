"""The presses by which a person collects actions and carries them out together: begin, change a line, begin anew,
carry out. The choices in between go through `panel.presses`, like every choice on a panel."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping

from engine.core.model import Illegal
from host import Look, Refused, Stale

from ..gate.find_table import speaker_of
from ..kit.app import Interaction
from ..kit.custom_ids import Ref
from ..kit.replies import picked_one, show, wait
from ..kit.router import Handler
from ..panel.show_panel import said_refusal, show_done, show_panel, viewer_of
from ..panel.undo import bring_back, take_back
from ..question.acting_piece import pieces
from .batch_card import settled, without_card
from .refused_lines import kept

SEEN = 160
"""The most characters of what has been carried out: its lines were seen before."""


async def begin(interaction: Interaction, ref: Ref) -> None:
    """A button of the panel: collect actions, or go on collecting."""
    await wait(interaction)
    await _shown(interaction, ref.table, interaction.client.host.batches.look(ref.table, interaction.user.id))


async def change(interaction: Interaction, ref: Ref) -> None:
    """Remove the line that was picked, and ask about its piece again."""
    await wait(interaction)
    host, me, number = interaction.client.host, interaction.user.id, picked_one(interaction)
    at = int(number) if number.isascii() and number.isdigit() and len(number) < 4 else -1
    piece = ""
    try:
        before = await host.batches.look(ref.table, me)
        if before.batch is not None and 0 <= at < len(before.batch.items):
            piece = before.batch.items[at].text.partition(" ")[2].partition("-")[0]
    except Refused:
        pass  # said by what follows
    await _shown(interaction, ref.table, host.batches.take_off(ref.table, me, ref.token, at), piece=piece)


async def mend(interaction: Interaction, ref: Ref) -> None:
    """Remove what is not possible any more."""
    await wait(interaction)
    mended = interaction.client.host.batches.mend(ref.table, interaction.user.id, ref.token)
    await _shown(interaction, ref.table, mended)


async def clear(interaction: Interaction, ref: Ref) -> None:
    """Begin anew."""
    await wait(interaction)
    cleared = interaction.client.host.batches.clear(ref.table, interaction.user.id, ref.token)
    await _shown(interaction, ref.table, cleared)


async def back(interaction: Interaction, ref: Ref) -> None:
    """Back to the panel; what is collected stays."""
    await wait(interaction)
    await show_panel(interaction, await interaction.client.host.now.look(ref.table, interaction.user.id))


async def carry_out(interaction: Interaction, ref: Ref, *, certain: bool = False) -> None:
    """Carry out what is shown, then end one's part if a button for that was pressed: the card has said what is left
    undone by it; of a typed line that was refused it is asked."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    try:
        seen = await host.batches.look(ref.table, me)
        refused, _ = kept(interaction, seen)
        viewer = viewer_of(interaction, seen)
        if ref.text and refused and not certain and seen.token == ref.token and not settled(viewer):
            await show(interaction, without_card(viewer, ref.text, refused))
            return
        count = len(seen.batch.items) if seen.batch is not None else 0
        further = (ref.text,) if ref.text else ()
        look = await host.batches.carry_out(str(interaction.id), ref.table, me, ref.token, *further)
    except Stale:
        await show_changed(interaction, ref.table)
    except (Illegal, Refused) as error:
        look = await host.now.look(ref.table, me)
        await show_panel(interaction, look, line=said_refusal(viewer_of(interaction, look), error))
    else:
        await show_done(interaction, look, entries=max(1, count + len(further) + look.forced), most=SEEN)


async def carry_out_all_the_same(interaction: Interaction, ref: Ref) -> None:
    """Yes: be done without the typed lines that were refused."""
    await carry_out(interaction, ref, certain=True)


async def undo_all(interaction: Interaction, ref: Ref) -> None:
    """Take back what was carried out together, as far as an undo may go."""
    await wait(interaction)
    await take_back(interaction, ref.table, ref.token, _several(ref))


async def redo_all(interaction: Interaction, ref: Ref) -> None:
    """Bring back all that was taken back and may come back."""
    await wait(interaction)
    await bring_back(interaction, ref.table, ref.token, _several(ref))


# --- inside


def _several(ref: Ref) -> int:
    return max(1, int(ref.text)) if ref.text.isascii() and ref.text.isdigit() and len(ref.text) < 3 else 1


async def _shown(interaction: Interaction, table: int, asked: Awaitable[Look], *, piece: str = "") -> None:
    """Show the host's answer, and ask about `piece`. If it refuses, show the present state and the reason."""
    host, me = interaction.client.host, interaction.user.id
    try:
        look = await asked
    except Stale:
        await show_changed(interaction, table)
    except (Illegal, Refused) as error:
        try:
            look = await host.batches.look(table, me)
        except Refused:
            look = await host.now.look(table, me)
        await show_panel(interaction, look, line=said_refusal(viewer_of(interaction, look), error))
    else:
        tabs = {each.name: each.text for each in pieces(viewer_of(interaction, look))}
        await show_panel(interaction, look, text=tabs.get(piece, ""))


async def show_changed(interaction: Interaction, table: int) -> None:
    """Show what is collected now, or the panel if that was for another decision."""
    host, me = interaction.client.host, interaction.user.id
    try:
        look = await host.batches.look(table, me)
        line = speaker_of(interaction, look.table)("batch-changed")
    except Refused:
        look = await host.now.look(table, me)
        line = speaker_of(interaction, look.table)("decision-over")
    await show_panel(interaction, look, line=line)


HANDLERS: Mapping[str, Handler] = {
    "batch": begin,
    "batchline": change,
    "batchmend": mend,
    "batchclear": clear,
    "batchback": back,
    "batchgo": carry_out,
    "batchsure": carry_out_all_the_same,
    "undoall": undo_all,
    "redoall": redo_all,
}
