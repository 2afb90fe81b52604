"""Asking the others to take back more than an undo can: what would be lost is shown first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.core.frames import AnyView
from engine.core.model import Illegal
from host import Line, Refused
from host.proposals.proposals import Asking

from ..gate.find_table import title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Part, Select, clip, placeholder
from ..kit.custom_ids import Ref
from ..kit.replies import no_choice, picked_one, refusal, show, wait
from ..kit.router import Handler
from ..news.digest import in_one, in_short
from ..news.proposal_lines import lost_moves
from ..panel.show_panel import show_panel, steps, viewer_of
from ..viewer import Viewer

TOLD = 1_500
"""The most characters of what would be taken back."""


async def begin(interaction: Interaction, ref: Ref) -> None:
    """The panel's button: what asking to take back one's last step would mean."""
    await _show(interaction, ref.table, None)


async def pick(interaction: Interaction, ref: Ref) -> None:
    """Another of one's last steps was picked."""
    await wait(interaction)
    await _show(interaction, ref.table, _number(picked_one(interaction)))


async def ask(interaction: Interaction, ref: Ref) -> None:
    """Yes: the others are asked or, if it touches nobody, it is done."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    speak = viewer_of(interaction, await host.now.look(ref.table, me)).speak
    try:
        _, done = await host.proposals.take_back(ref.table, me, _number(ref.text), _number(ref.token))
        line = speak("said-taken-back") if done else speak("said-asked-back")
    except Refused as error:
        line = refusal(speak, error)
    await show_panel(interaction, await host.now.look(ref.table, me), line=line)


async def _show(interaction: Interaction, number: int, first: int | None) -> None:
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    look = await host.now.look(number, me)
    viewer = viewer_of(interaction, look)
    try:
        asking = await host.proposals.possible(number, me, first)
    except Refused as error:
        await show_panel(interaction, look, line=refusal(viewer.speak, error))
        return
    await show(interaction, await interaction.client.pool.run(partial(card, viewer, asking)))


def card(viewer: Viewer, asking: Asking) -> Card:
    """One's last steps to choose from, how much would be lost, who would have to agree, and below the buttons all of
    it: that may be long."""
    look, speak = viewer
    number, first = look.table.id, str(asking.lost.first)
    parts: list[Part] = [f"### {speak('ask-back-head')}\n-# {title(look.table, speak)}"]
    if len(asking.steps) > 1:
        choices = tuple(
            Choice(
                clip(_step(viewer, line, asking.before.get(line.seq))),
                str(line.seq),
                selected=line.seq == asking.lost.first,
                given=True,
            )
            for line in asking.steps
        )
        named = placeholder(speak("ask-back-upto"), speak)
        parts += [f"**{speak('ask-back-upto')}**", (Select(Ref("askupto", number).id(), named, choices),)]
    asks = speak("ask-back-asks", names=speak.names_of(asking.asked)) if asking.asked else speak("ask-back-nobody")
    lost = speak("ask-back-lost", lost=lost_moves(asking.lost, speak, look.seat))
    parts.append(f"{lost}\n-# {asks}")
    label = speak("button-ask-them") if asking.asked else speak("button-take-back")
    yes = Button(label, Ref("askthem", number, token=str(asking.table.row.head), text=first).id(), "primary")
    back = Button(speak("button-back"), Ref("again", number).id())
    return Card((*parts, (yes, back), in_one(viewer, asking.told, TOLD)))


def _step(viewer: Viewer, line: Line, before: AnyView | None) -> str:
    """A step of one's own in few words. `before`: the view in which it was chosen, if the log tells at most what came
    of it."""
    try:
        if before is not None:
            return steps(viewer.seeing(before), [line])
        return in_short(viewer, [line], 90).replace("**", "") or steps(viewer, [line])
    except Illegal:  # today's rules do not know it
        return line.text


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise no_choice(text)
    return int(text)


HANDLERS: Mapping[str, Handler] = {"asking": begin, "askupto": pick, "askthem": ask}
