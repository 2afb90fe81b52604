"""Actions for a batch, or for a turn planned ahead, typed into a form, one on each line: those that can be done are
collected, the others stay in the form, each named with its reason."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

import discord
from discord import ui

from engine.core.model import Illegal
from engine.core.text import kinds, verb
from host import MOST_AT_ONCE, Look, Refused, Stale, tame
from host.view.token import read

from ..kit.app import Interaction
from ..kit.card import clip
from ..kit.custom_ids import Ref
from ..kit.replies import form_value, open_form, wait
from ..kit.router import Handler
from ..panel.show_panel import said_refusal, show_panel, viewer_of
from ..question.typed_words import Typing, one_line, possible
from ..viewer import Viewer
from .ahead_card import planned_head
from .ahead_presses import show_planned
from .batch_presses import show_changed
from .refused_lines import LONGEST, keep, kept

LINE = 80
"""The most characters of a line that a refusal repeats."""
NAMED = 3
"""The most lines whose reasons are told at length."""


class Wrong(NamedTuple):
    """A line that was refused: its number, from 1, its words, and the refusal; `read`: it was understood, but cannot
    be done."""

    number: int
    words: str
    why: Illegal | Refused
    read: bool = False


class Heard(NamedTuple):
    """What was understood: actions as texts, and the lines that were refused; `example`: a text that can be typed, if
    one of those was not understood."""

    texts: tuple[str, ...]
    wrong: tuple[Wrong, ...]
    example: str = ""


async def tell(interaction: Interaction, ref: Ref) -> None:
    """Ask for actions in a form, one on each line. What was refused last stands there again."""
    look = await _look(interaction, ref)
    viewer = viewer_of(interaction, look)
    title = clip(planned_head(viewer) if look.turn == "ahead" else viewer.speak("batch-head"), 45)
    form = ui.Modal(title=title, custom_id=Ref("batchtold", ref.table, ref.token, ref.seat).id())
    example = await interaction.client.pool.run(lambda: look.table.game.guide.pieces.example(look.view, viewer.speak))
    again, why = kept(interaction, look)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="answer",
        max_length=LONGEST,
        style=discord.TextStyle.paragraph,
        placeholder=clip(example) or None,
        default=again or None,
    )
    label, about = clip(viewer.speak("batch-type-label"), 45), clip(why or viewer.speak("batch-type-about"))
    form.add_item(ui.Label(text=label, description=about, component=field))
    await open_form(interaction, form)


async def told(interaction: Interaction, ref: Ref) -> None:
    """The lines from the form: collect those that can be done, and say why not the others."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    try:
        look = await _look(interaction, ref)
    except Refused:
        await show_changed(interaction, ref.table)
        return
    viewer, typed = viewer_of(interaction, look), form_value(interaction)
    try:
        if len(lines_of(typed)) > MOST_AT_ONCE:
            raise Refused("batch-full", most=MOST_AT_ONCE)
        heard = await interaction.client.pool.run(partial(understood, viewer, typed))
        changed = look
        if heard.texts:
            changed = await host.turns.add(str(interaction.id), look, me, ref.token, *heard.texts)
    except Stale:
        keep(interaction, viewer.look, typed)
        await (show_planned(interaction, ref.table) if look.turn == "ahead" else show_changed(interaction, ref.table))
    except (Illegal, Refused) as whole:
        keep(interaction, viewer.look, typed)
        said = [said_refusal(viewer, whole), viewer.speak("batch-typed-none")]
        await show_panel(interaction, look, line="\n".join(said))
    else:
        why = [said_refusal(viewer, each.why) for each in heard.wrong]
        beside = [viewer.speak("batch-again", line=n, why=each) for n, each in enumerate(why, 1)]
        keep(interaction, viewer.look, "\n".join(each.words for each in heard.wrong), "; ".join(beside))
        await show_panel(interaction, changed, line="\n".join(_named(viewer, heard, why)))


async def _look(interaction: Interaction, ref: Ref) -> Look:
    """The look that the form is about: a turn planned ahead, or a batch. Raises `Refused` if that is over."""
    host, me = interaction.client.host, interaction.user.id
    planned = read(ref.token).turn == "ahead"
    return await (host.ahead.look(ref.table, me) if planned else host.batches.look(ref.table, me))


def lines_of(typed: str) -> list[str]:
    """The lines of typed text; semicolons separate lines, too."""
    return [*filter(None, map(str.strip, re.split(r"[\n;]", typed)))]


def understood(viewer: Viewer, typed: str) -> Heard:
    """What the lines mean, each after those before it that can be done. All are read together first: if all can be
    done, that is their meaning."""
    whole, lines = _read(viewer, 1, typed), lines_of(typed)
    if not whole.wrong or len(lines) < 2:
        return _with_example(viewer, Heard(whole.texts, whole.wrong))
    good, refused, after = list[str](), list[Wrong](), viewer
    for number, line in enumerate(lines, 1):
        read = _read(after, number, line)
        refused += read.wrong
        good += read.texts
        after = read.after
    return _with_example(after, Heard(tuple(good), tuple(refused)))


class _Line(NamedTuple):
    """The actions of a line that can be done, the refusals, and the table after it."""

    texts: tuple[str, ...]
    wrong: tuple[Wrong, ...]
    after: Viewer


def _read(viewer: Viewer, number: int, typed: str) -> _Line:
    """A line as it is understood: of orders for several what some of them can do."""
    try:
        texts = _texts(viewer, typed)
    except (Illegal, Refused) as why:
        return _Line((), (Wrong(number, typed.strip(), why),), viewer)
    found = possible(viewer.look, texts)
    alone = len(texts) == 1
    wrong = [
        Wrong(number, typed.strip() if alone else each.partition(" ")[2].replace("-", " "), why, read=True)
        for each, why in found.refused
    ]
    return _Line(found.texts, tuple(wrong), viewer._replace(look=found.look))


def _with_example(viewer: Viewer, heard: Heard) -> Heard:
    """With a text that could be typed now, if a line was not understood."""
    if all(each.read for each in heard.wrong):
        return heard
    return heard._replace(example=viewer.look.table.game.guide.pieces.example(viewer.look.view, viewer.speak))


def _texts(viewer: Viewer, typed: str) -> tuple[str, ...]:
    """The actions that were typed. Raises `Illegal` or `Refused`."""
    look = viewer.look
    action = look.table.game.guide.pieces.together(look.view)[0]
    (field,) = kinds(action)
    return tuple(f"{verb(action)} {words}" for words in Typing(viewer, action, field).meant(one_line(typed)).words)


# --- what was refused


def _named(viewer: Viewer, heard: Heard, why: Sequence[str]) -> list[str]:
    """The refused lines, each with its reason, and what became of the others; nothing where all were understood."""
    speak, wrong = viewer.speak, heard.wrong
    if not wrong:
        return []
    named = zip(wrong[:NAMED], why, strict=False)
    told = [speak("batch-line", line=each.number, words=tame(each.words, LINE), why=text) for each, text in named]
    if len(wrong) == 1 and not heard.texts:
        told = [*why]
    if len(wrong) > NAMED:
        told.append(speak("batch-lines", lines=", ".join(str(each.number) for each in wrong[NAMED:])))
    like = [speak("batch-like", example=heard.example)] if heard.example else []
    return [*told, *like, speak("batch-typed") if heard.texts else speak("batch-typed-none")]


FORMS = ("batchtell",)
"""Presses that are answered by a form."""

HANDLERS: Mapping[str, Handler] = {"batchtell": tell, "batchtold": told}
