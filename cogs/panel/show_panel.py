"""Shows a person their panel: the question asked now, what became of their press, or why it was refused."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import partial

import msgspec

from engine.core.model import Illegal
from engine.core.text import verb
from host import Line, Look, Refused
from words import FALLBACK, has

from ..desk.open_panels import NOTHING
from ..gate.find_table import speaker_of
from ..kit.app import Interaction
from ..kit.card import clip
from ..kit.custom_ids import Ref
from ..kit.replies import refusal, show
from ..news.digest import in_one, unsummed
from ..news.rating_line import changes_seen
from ..question.next_question import called, staying
from ..viewer import Viewer
from .reminders import known, reminded
from .shown import note

TOLD = 400
"""The most characters of what a person has just done, or taken back."""


def viewer_of(interaction: Interaction, look: Look) -> Viewer:
    """A look in this person's language."""
    return Viewer(look, speaker_of(interaction, look.table))


def only_looks(interaction: Interaction, look: Look) -> str:
    """Why this person can only look at the table; "" if they play there."""
    seat = look.table.seat_of(interaction.user.id)  # who tries something may answer for another
    if seat is not None:
        code = "no-stand-in-plays" if look.table.player(seat) is None else ""
    else:
        code = "no-seat-gone" if any(each.person == interaction.user.id for each in look.held) else "no-not-seated"
    return speaker_of(interaction, look.table)(code) if code else ""


async def look_of(interaction: Interaction, ref: Ref) -> Look:
    """The look that a press on a question is about, or this person's present one if that is over."""
    return await interaction.client.host.turns.look(ref.table, interaction.user.id, ref.token)


async def show_panel(
    interaction: Interaction,
    look: Look,
    *,
    text: str = "",
    page: int = 0,
    line: str = "",
    opens: bool = False,
    told: Sequence[Line] = (),
    steps: int = 1,
    unfolded: bool = False,
    also: str = "",
) -> None:
    """Show a look as a panel, with its news; its card is made off the event loop. `opens`: with this person's note
    to themselves. `also`: what of `line` stays when the panel follows the game."""
    me = interaction.user.id
    memo = await interaction.client.host.memos.read(look.table.id, me) if opens and look.seat is not None else ""
    await interaction.client.host.lessons.advise(look, me)
    viewer, awake = viewer_of(interaction, without(look, told)), interaction.client.awake
    read = NOTHING if opens else awake.read(look.table.id, me)
    make = partial(
        interaction.client.panel,
        viewer,
        text=text,
        page=page,
        line=line,
        told=told,
        memo=memo,
        steps=steps,
        unfolded=unfolded,
        read=known(read),
        changes=await changes_seen(interaction.client.host, look, me),
        abroad=interaction.guild_id != look.table.row.server,
    )
    await show(interaction, await interaction.client.pool.run(make))
    if not interaction.client.presses.overtaken(interaction):
        begun, now = bool(text) and bool(look.offers), reminded(viewer, text, read)
        awake.opened(interaction, look, begun=begun, read=read, reminded=now, said=also)
        await note(interaction.client.host, look, viewer)
    if look.turn == "now" and look.plan is not None and look.plan.dropped:
        await interaction.client.host.ahead.told(look.table.id, me)


def without(look: Look, told: Sequence[Line]) -> Look:
    """A look whose news leave out what is told of a person's own press."""
    said = {line.seq for line in told}
    if not any(line.seq in said for line in look.news):
        return look
    one = copy.copy(look)
    one.news = tuple(line for line in look.news if line.seq not in said)
    return one


async def show_added(
    interaction: Interaction, look: Look, text: str = "", *, asked: Viewer | None = None, also: str = ""
) -> None:
    """After actions, or one by its text: what became of them, and the next question. `asked`, `also`: see
    `show_done`."""
    if look.entries:
        await show_done(interaction, look, text, entries=look.entries, asked=asked, also=also)
    else:
        await show_panel(interaction, look)


async def show_done(
    interaction: Interaction,
    look: Look,
    text: str = "",
    *,
    entries: int = 1,
    asked: Viewer | None = None,
    also: str = "",
    most: int = TOLD,
) -> None:
    """After an action, given by its text, or after several: their effects, in at most so many characters, and the
    next question. `asked`: the table as it was when they were chosen; an action may have another name in the next one
    ("Done moving"). `also`: a sentence said instead of the names of actions without effects, else after these."""
    speak = speaker_of(interaction, look.table)
    done = await interaction.client.host.moments.log(
        look.table.id, interaction.user.id, before=look.seq + 1, limit=entries
    )
    viewer = Viewer(look, speak)
    said = "\n".join(filter(None, (in_one(viewer, unsummed(viewer, done), most), also)))
    said = said or _done(asked or viewer, done)
    on = await interaction.client.pool.run(partial(staying, viewer, text))
    await show_panel(
        interaction, look, text=on, line=clip(said, most), told=done, steps=entries - look.forced, also=also
    )


def _done(viewer: Viewer, lines: Sequence[Line]) -> str:
    """That actions are done of which the game says nothing; of an end, its own sentence, or its name, if that says so
    itself ("Done moving")."""
    look, speak = viewer
    answered = copy.copy(look)
    answered.view = msgspec.structs.replace(look.view, waiting=())  # values are named without what they would bring
    told = steps(Viewer(answered, speak), lines)
    ends = {verb(end): speak.verb(end, look.view) for end in look.table.game.guide.panel.ends}
    code = next((f"done-{end}" for end, name in ends.items() if name == told), "")
    if code and has(FALLBACK, speak.key, code):
        return speak(code)
    return f"{told}." if code else speak("said-done", step=told)


def steps(viewer: Viewer, lines: Sequence[Line]) -> str:
    """The actions of lines of the log in words, where the game says nothing of them."""
    return "; ".join(called(viewer, viewer.look.table.game.parse(line.text)) for line in lines)


def said_refusal(viewer: Viewer, error: Illegal | Refused) -> str:
    """Why something was refused; an action that the refusal repeats is put into words."""
    look, speak = viewer
    if "action" not in error.values:
        return refusal(speak, error)
    told = called(viewer, look.table.game.parse(str(error.values["action"])))
    return refusal(speak, type(error)(error.code, **{**error.values, "action": told}))
