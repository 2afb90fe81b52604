"""Actions typed as free text: the bot shows what it understood, step by step and in a picture, and carries it out
after a yes.

The message keeps the words as they were typed, a line for each field; its button keeps a fingerprint of the actions
they stood for. A press reads the words again, so it works after a restart; if they mean something else by now, that
is shown instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import product

from msgspec import Struct

from engine.core.model import Action, Illegal
from engine.core.text import kinds, verb
from host import Look, Refused, Stale

from ..gate.find_table import speaker_of
from ..kit.app import Interaction
from ..kit.card import Button, Card, clip
from ..kit.custom_ids import Ref
from ..kit.discord_limits import walk
from ..kit.replies import show as show_card
from ..kit.replies import wait
from ..kit.router import Handler
from ..news.standings import points_row
from ..panel.fold import in_two
from ..panel.show_panel import said_refusal, show_done, show_panel
from ..pictures.wanted import outcome, wanted
from ..question.draft import fingerprint
from ..question.question_parts import foreseen
from ..question.typed_words import Typing, one_line, possible
from ..viewer import Viewer

QUOTE = "> "
"""Begins a line that keeps typed text."""
STEPS, STEPS_TEXT = 20, 1_500
"""The most steps told, and their characters."""


class Proposed(Struct, frozen=True):
    """The text typed for the fields of a kind of action, and the actions it means, in order. sure: it names an offer,
    so there is no need to ask. without: why some of several cannot be carried out; the others are kept."""

    action: type[Action]
    typed: tuple[str, ...]
    actions: tuple[str, ...]
    sure: bool
    without: tuple[Illegal, ...] = ()

    @property
    def text(self) -> str:
        """The part that a button keeps."""
        return f"{verb(self.action)} {fingerprint(chr(10).join(self.actions))}"


def understood(viewer: Viewer, action: type[Action], typed: Mapping[str, str]) -> Proposed:
    """The actions that were typed. Raises `Illegal` or `Refused`."""
    lines = {field: one_line(value) for field, value in typed.items()}
    meant = [Typing(viewer, action, field).meant(value) for field, value in lines.items()]
    actions = tuple(" ".join([verb(action), *words]) for words in product(*(each.words for each in meant)))
    found = possible(viewer.look, actions) if len(actions) > 1 else None
    without = () if found is None or not found.texts else tuple(why for _, why in found.refused)
    kept = found.texts if found is not None and without else actions
    return Proposed(action, tuple(lines.values()), kept, all(each.sure for each in meant), without)


async def show(interaction: Interaction, look: Look, proposed: Proposed, line: str = "") -> None:
    """Show the actions as understood, and ask. Raises `Illegal` if they cannot be carried out."""
    viewer, app = Viewer(look, speaker_of(interaction, look.table)), interaction.client
    await show_card(interaction, await app.pool.run(partial(card, viewer, proposed, line)))


def card(viewer: Viewer, proposed: Proposed, line: str = "") -> Card:
    """The table after some actions and the question, then what was typed and the effects step by step: however many,
    the buttons stand on a phone's first screen. Raises `Illegal`."""
    look, speak = viewer
    after, told = look.tried([look.table.game.parse(words) for words in proposed.actions])
    later = Viewer(after, speak)
    steps = [f"{n}. {speak.note(note)}" for n, note in enumerate(told[:STEPS], 1)]
    if len(told) > STEPS:
        steps.append(speak("plan-more", count=len(told) - STEPS))
    kept = "\n".join(QUOTE + " ".join(typed.split()) for typed in proposed.typed)
    seat = 0 if look.seat is None else look.seat
    sure = Ref("said", look.table.id, look.token, seat, text=proposed.text)
    back = Ref("go", look.table.id, look.token, seat)
    buttons = [Button(speak("button-sure"), sure.id(), "success")]
    together = proposed.action in look.table.game.guide.pieces.together(look.view)
    if together:
        keep = Ref("collect", look.table.id, look.token, seat, text=proposed.text)
        buttons.append(Button(speak("button-batch-change"), keep.id()))
    lines = "\n".join(filter(None, (line, *(said_refusal(viewer, why) for why in proposed.without))))
    said, on = in_two(lines, speak=speak)
    outlook = foreseen(viewer, look.table.game.guide.pieces.foresee(after.view)) if together else ()
    return Card((
        "\n".join((*said, f"### {speak('proposed-head')}")),
        wanted(later, told=told) if len(proposed.actions) == 1 else outcome(later, told),
        speak("proposed-ask"),
        (*buttons, Button(speak("button-back"), back.id())),
        "\n".join(on),
        kept,
        clip("\n".join(steps), STEPS_TEXT),
        "\n".join(filter(None, (*outlook, points_row(viewer)))),
    ))  # fmt: skip


async def collect(interaction: Interaction, ref: Ref) -> None:
    """Collect the actions as understood, instead of carrying them out: there each can be changed."""
    await said(interaction, ref, carry_out=False)


async def said(interaction: Interaction, ref: Ref, *, carry_out: bool = True) -> None:
    """Yes to the actions as understood."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    look = await host.now.look(ref.table, me)
    speak = speaker_of(interaction, look.table)
    asked = Viewer(look, speak)
    try:
        proposed = await interaction.client.pool.run(partial(_again, interaction, asked, ref))
        if proposed is not None and proposed.text != ref.text:
            await show(interaction, look, proposed, speak("proposed-changed"))
            return
        if proposed is None and look.token == ref.token:
            raise Stale
        actions = () if proposed is None else proposed.actions
        if not carry_out:
            await show_panel(
                interaction, await host.batches.add(str(interaction.id), ref.table, me, ref.token, *actions)
            )
            return
        look = await host.now.add(str(interaction.id), ref.table, me, ref.token, *actions)
    except Stale:
        await show_panel(interaction, await host.now.look(ref.table, me), line=speak("decision-over"))
    except (Illegal, Refused) as error:
        look = await host.now.look(ref.table, me)
        await show_panel(interaction, look, line=said_refusal(Viewer(look, speak), error))
    else:
        await show_done(interaction, look, entries=(len(actions) or 1) + look.forced, asked=asked)


def _again(interaction: Interaction, viewer: Viewer, ref: Ref) -> Proposed | None:
    """What the words on the message mean now; None if the decision they were for is over."""
    look = viewer.look
    action = look.table.game.verbs.get(ref.text.partition(" ")[0])
    message = interaction.message
    if action is None or message is None or look.token != ref.token:
        return None
    texts = (each.get("content", "") for each in walk([part.to_dict() for part in message.components]))
    kept = next((text for text in texts if text.startswith(QUOTE)), "")
    typed = [line.removeprefix(QUOTE) for line in kept.splitlines()]
    fields: list[str] = list(kinds(action))
    if len(typed) != len(fields):
        return None
    return understood(viewer, action, dict(zip(fields, typed, strict=True)))


HANDLERS: Mapping[str, Handler] = {"said": said, "collect": collect}
