"""The presses by which a person collects actions and carries them out together: begin, change a line, type some,
begin anew, carry out. The choices in between go through `panel.presses`, like every choice on a panel."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Mapping
from functools import partial

import discord
from discord import ui

from engine.core.model import Action, Illegal
from engine.core.text import kinds, verb
from host import MOST_AT_ONCE, Look, Refused, Stale, tame

from ..gate.find_table import speaker_of
from ..kit.app import Interaction
from ..kit.card import clip
from ..kit.custom_ids import Ref
from ..kit.replies import form_value, open_form, picked_one, show, wait
from ..kit.router import Handler
from ..panel.show_panel import said_refusal, show_done, show_panel, viewer_of
from ..panel.undo import take_back
from ..question.ask_verb import pieces
from ..question.green_button import grave
from ..question.typed_words import Typing, one_line
from ..viewer import Viewer

LONGEST = 1_000
"""The most characters typed at once."""
LINE = 80
"""The most characters of a line that a refusal repeats."""


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


async def carry_out(interaction: Interaction, ref: Ref) -> None:
    """Carry out what is shown, then end one's part if a button for that was pressed; asks before ending it about what
    would be left undone, unless the card showed that."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    try:
        seen = await host.batches.look(ref.table, me)
        game, end = seen.table.game, ref.text
        count = len(seen.batch.items) if seen.batch is not None else 0
        asks = bool(end) and seen.token == ref.token and _asks(seen, game.parse(end))
        further = (end,) if end and not asks else ()
        look = await host.batches.carry_out(str(interaction.id), ref.table, me, ref.token, *further)
    except Stale:
        await _changed(interaction, ref.table)
    except (Illegal, Refused) as error:
        look = await host.now.look(ref.table, me)
        await show_panel(interaction, look, line=said_refusal(viewer_of(interaction, look), error))
    else:
        if asks and any(offer.admits(game.parse(end)) for offer in look.offers):
            await show(interaction, interaction.client.panel.confirm(viewer_of(interaction, look), game.parse(end)))
            return
        await show_done(interaction, look, entries=max(1, count + len(further) + look.forced))


def _asks(seen: Look, end: Action) -> bool:
    """Whether to ask: more would be left undone than the card says."""
    shown = seen.batch.undone if seen.batch is not None else ()
    return grave(seen, end) and any(note not in shown for note in seen.preview(end).notes)


async def undo_all(interaction: Interaction, ref: Ref) -> None:
    """Take back what was carried out together, as far as an undo may go."""
    await wait(interaction)
    steps = int(ref.text) if ref.text.isascii() and ref.text.isdigit() and len(ref.text) < 3 else 1
    await take_back(interaction, ref.table, ref.token, max(1, steps))


# --- typed into a form


async def tell(interaction: Interaction, ref: Ref) -> None:
    """Ask for actions in a form, one on each line."""
    look = await interaction.client.host.batches.look(ref.table, interaction.user.id)
    viewer = viewer_of(interaction, look)
    title = clip(viewer.speak("batch-head"), 45)
    form = ui.Modal(title=title, custom_id=Ref("batchtold", ref.table, ref.token, ref.seat).id())
    example = await interaction.client.pool.run(lambda: look.table.game.guide.pieces.example(look.view, viewer.speak))
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="answer",
        max_length=LONGEST,
        style=discord.TextStyle.paragraph,
        placeholder=clip(example) or None,
    )
    label, about = clip(viewer.speak("type-label"), 45), clip(viewer.speak("batch-type-about"))
    form.add_item(ui.Label(text=label, description=about, component=field))
    await open_form(interaction, form)


async def told(interaction: Interaction, ref: Ref) -> None:
    """The actions from the form: add all of them, or none and say why."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    try:
        look = await host.batches.look(ref.table, me)
    except Refused:
        await _changed(interaction, ref.table)
        return
    viewer, typed = viewer_of(interaction, look), form_value(interaction)
    try:
        if len(_lines(typed)) > MOST_AT_ONCE:
            raise Refused("batch-full", most=MOST_AT_ONCE)
        texts = await interaction.client.pool.run(partial(_texts, viewer, typed))
        changed = await host.batches.add(str(interaction.id), ref.table, me, ref.token, *texts)
    except Stale:
        await _changed(interaction, ref.table)
    except (Illegal, Refused) as whole:
        full = isinstance(whole, Refused) and whole.code == "batch-full"
        at, error = (
            (0, whole) if full else await interaction.client.pool.run(partial(_at_fault, viewer, typed, whole))
        )
        # A form forgets what was typed: here it can be copied.
        words = tame("; ".join(_lines(typed)), LONGEST)
        why = said_refusal(viewer, error)
        if at:
            why = viewer.speak("batch-line", line=at, words=tame(_lines(typed)[at - 1], LINE), why=why)
        said = [why, viewer.speak("batch-typed", words=words)]
        await show_panel(interaction, look, line="\n-# ".join(said))
    else:
        await show_panel(interaction, changed)


def _lines(typed: str) -> list[str]:
    """The lines of typed text; semicolons separate lines, too."""
    return [*filter(None, map(str.strip, re.split(r"[\n;]", typed)))]


def _texts(viewer: Viewer, typed: str) -> tuple[str, ...]:
    """The actions that were typed. Raises `Illegal` or `Refused`."""
    look = viewer.look
    action = look.table.game.guide.pieces.together(look.view)[0]
    (field,) = kinds(action)
    return tuple(f"{verb(action)} {words}" for words in Typing(viewer, action, field).meant(one_line(typed)).words)


def _at_fault(viewer: Viewer, typed: str, why: Illegal | Refused) -> tuple[int, Illegal | Refused]:
    """The number of the refused line, from 1 (0 for a single line), and the refusal; all lines before it could be
    done. `why` is the refusal of the whole."""
    lines = _lines(typed)
    good, bad = 0, len(lines)  # so many lines can be done, so many cannot
    while bad - good > 1:
        n = (good + bad) // 2
        try:
            viewer.look.tried([viewer.look.table.game.parse(each) for each in _texts(viewer, "\n".join(lines[:n]))])
        except (Illegal, Refused) as before:
            bad, why = n, before
        else:
            good = n
    return good + 1 if len(lines) > 1 else 0, why


# --- inside


async def _shown(interaction: Interaction, table: int, asked: Awaitable[Look], *, piece: str = "") -> None:
    """Show the host's answer, and ask about `piece`. If it refuses, show the present state and the reason."""
    host, me = interaction.client.host, interaction.user.id
    try:
        look = await asked
    except Stale:
        await _changed(interaction, table)
    except (Illegal, Refused) as error:
        try:
            look = await host.batches.look(table, me)
        except Refused:
            look = await host.now.look(table, me)
        await show_panel(interaction, look, line=said_refusal(viewer_of(interaction, look), error))
    else:
        tabs = {each.name: each.text for each in pieces(viewer_of(interaction, look))}
        await show_panel(interaction, look, text=tabs.get(piece, ""))


async def _changed(interaction: Interaction, table: int) -> None:
    """Show what is collected now, or the panel if that was for another decision."""
    host, me = interaction.client.host, interaction.user.id
    try:
        look = await host.batches.look(table, me)
        line = speaker_of(interaction, look.table)("batch-changed")
    except Refused:
        look = await host.now.look(table, me)
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
    "undoall": undo_all,
    "batchtell": tell,
    "batchtold": told,
}
