"""The presses of a turn: open the panel, choose part by part, carry out, take back, read the log."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import partial

import msgspec

from engine.core.model import Action, Bug, Illegal
from engine.core.text import kinds, write
from host import Line, Look, Refused, Stale, Status
from host.view.token import read
from words import Speaker

from ..gate.find_table import speaker_of
from ..kit.app import Interaction
from ..kit.card import clip
from ..kit.custom_ids import Ref
from ..kit.replies import ask_line, form_value, no_choice, picked, picked_one, pressed_label, show, wait
from ..kit.router import Handler
from ..news.digest import in_one
from ..question.draft import BEGUN, spelt_out
from ..question.green_button import grave
from ..question.next_question import Question, ask
from ..question.two_steps import AND, two_steps
from ..viewer import Viewer
from .show_panel import TOLD, look_of, only_looks, said_refusal, show_added, show_panel, viewer_of


async def open_panel(interaction: Interaction, ref: Ref) -> None:
    """ "Your move": this person's pending question, and the news since their last turn. What they have to do before
    there is anything to choose, and nobody is asked about (a roll), is done."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    look = await host.now.look(ref.table, me)
    line, told = only_looks(interaction, look) if look.seat is None else "", list[Line]()
    if first := await interaction.client.pool.run(partial(first_of, look)):
        with suppress(Illegal, Refused, Stale):  # somebody was faster: the panel shows what there is
            look = await host.now.add(str(interaction.id), ref.table, me, look.token, first)
            told = await host.moments.log(ref.table, me, before=look.seq + 1, limit=look.entries)
            line = clip(in_one(viewer_of(interaction, look), told, TOLD), TOLD)
    await show_panel(interaction, look, opens=True, line=line, told=told)


def first_of(look: Look) -> str:
    """The text of what a person has to do first; "" if there is something to choose or to confirm."""
    try:
        action = look.only if look.table.status is Status.PLAYING else None
    except Bug:  # it is asked: carrying it out will report that and pause the game
        return ""
    panel = look.table.game.guide.panel
    if action is None or kinds(type(action)) or type(action) not in panel.swift or type(action) in panel.ends:
        return ""
    return write(action)


async def go(interaction: Interaction, ref: Ref) -> None:
    """A button of the panel: go on with its text, or back to it."""
    await choose(interaction, ref)


async def unfold(interaction: Interaction, ref: Ref) -> None:
    """The same question with all its details."""
    await _shown_anew(interaction, ref, unfolded=True)


async def fold(interaction: Interaction, ref: Ref) -> None:
    """The same question, its details folded again."""
    await _shown_anew(interaction, ref, unfolded=False)


async def _shown_anew(interaction: Interaction, ref: Ref, *, unfolded: bool) -> None:
    await wait(interaction)
    look = await look_of(interaction, ref)
    same = look.takes(ref.token) or look.token == ref.token
    text, line = spelt_out(look.offers, ref.text) if same else "", only_looks(interaction, look)
    page = ref.page if same else 0
    await show_panel(interaction, look, text=text, page=page, line=line, unfolded=unfolded)


async def pick(interaction: Interaction, ref: Ref) -> None:
    """A line of a select: its value follows the text so far, replacing a value's first parts."""
    await choose(interaction, ref, picked_one(interaction))


async def some(interaction: Interaction, ref: Ref) -> None:
    """Several lines of a select, in the order of the list, as one value."""
    lines = picked(interaction)
    for line in lines:
        place = line.partition(":")[0]
        if not (place.isascii() and place.isdigit() and len(place) < 4):
            raise no_choice(line)
    lines.sort(key=lambda line: int(line.partition(":")[0]))
    value = "-".join(line.partition(":")[2] for line in lines) or "none"
    await choose(interaction, ref, value)


async def sure(interaction: Interaction, ref: Ref) -> None:
    """Yes to a step by which something is lost."""
    await choose(interaction, ref, certain=True)


async def number(interaction: Interaction, ref: Ref) -> None:
    """Ask for a number in a form."""
    look = await look_of(interaction, ref)
    speak = speaker_of(interaction, look.table)
    question = ask(Viewer(look, speak), spelt_out(look.offers, ref.text))
    if ref.token != look.token or not isinstance(question, Question) or question.kind != "number":
        await wait(interaction)
        await show_panel(interaction, look, line=speak("decision-over"))
        return
    limits = speak("number-limits", least=question.least, most=question.most)
    await ask_line(interaction, _with(ref, "typed"), question.sentence, speak("number-label"), limits, most=9)


async def typed(interaction: Interaction, ref: Ref) -> None:
    """The number from the form."""
    value = form_value(interaction)
    await choose(interaction, ref, value.split()[0] if value.split() else "none", typed=value)


async def choose(
    interaction: Interaction,
    ref: Ref,
    value: str = "",
    *,
    certain: bool = False,
    typed: str | None = None,
    again: bool = False,
    also: str = "",
) -> None:
    """Go on with a ref's text and one more `value`: ask for the next part, ask for a yes, or carry the action out and
    ask the next question; a turn ahead is only planned. `again`: `value` was typed: the rules say why it is
    no answer, and the same is asked once more. `also`: the name of a sentence to say once the action is carried
    out."""
    await wait(interaction)
    look = await look_of(interaction, ref)
    if why := only_looks(interaction, look):
        await show_panel(interaction, look, line=why)
        return
    if look.takes(ref.token):
        ref = msgspec.structs.replace(ref, token=look.token)  # only what was seen of it differs: that is shown next
    speak, before = speaker_of(interaction, look.table), spelt_out(look.offers, ref.text)
    viewer = Viewer(look, speak)
    text = _joined(before, value) if value else before
    if look.token == ref.token:
        question = await interaction.client.pool.run(partial(ask, viewer, text))
        stuck = again and isinstance(question, Question) and question.text in ("", before)
        if isinstance(question, Question) and not stuck and not _offered_before(look, text, question):
            gone = _gone(interaction, speak) if (ref.text or value) and not question.text else ""
            line = gone if typed is None else speak("no-not-a-number", value=clip(typed, 20))
            await show_panel(interaction, look, text=before if typed else text, page=ref.page, line=line)
            return
        if not isinstance(question, Question):
            if not certain and await interaction.client.pool.run(partial(_asks, look, question)):
                await show(interaction, interaction.client.panel.confirm(viewer, question))
                return
            text = write(question)
    await _carry_out(interaction, ref, viewer, text, before=before if again else "", also=speak(also) if also else "")


async def both(interaction: Interaction, ref: Ref) -> None:
    """A line of a list of two steps, which are carried out one after the other, or none of them."""
    await _both(interaction, ref, picked_one(interaction))


async def both_at_once(interaction: Interaction, ref: Ref) -> None:
    """A button of two steps, which are its text."""
    await _both(interaction, msgspec.structs.replace(ref, text=""), ref.text)


async def _both(interaction: Interaction, ref: Ref, line: str) -> None:
    await wait(interaction)
    look = await look_of(interaction, ref)
    viewer = viewer_of(interaction, look)
    if why := only_looks(interaction, look):
        await show_panel(interaction, look, line=why)
        return
    if look.takes(ref.token):
        ref = msgspec.structs.replace(ref, token=look.token)
    if look.token == ref.token and not await interaction.client.pool.run(partial(_lists, viewer, ref, line)):
        await show_panel(interaction, look, line=_gone(interaction, viewer.speak))
        return
    await _carry_out(interaction, ref, viewer, *line.split(AND))


async def _carry_out(
    interaction: Interaction, ref: Ref, viewer: Viewer, *actions: str, before: str = "", also: str = ""
) -> None:
    """Add actions to the look of a viewer and show what comes after them; if they are refused, why, and the question
    after the text `before`."""
    host, look, speak = interaction.client.host, *viewer
    try:
        look = await host.turns.add(str(interaction.id), look, interaction.user.id, ref.token, *actions)
    except Stale:
        over = speak("decision-over-ahead") if read(ref.token).turn == "ahead" else speak("decision-over")
        line = speak("decision-over-plan") if look.turn == "ahead" else over
        await show_panel(interaction, await look_of(interaction, ref), line=line)
    except (Illegal, Refused) as error:
        line = said_refusal(viewer, error)
        await show_panel(interaction, await look_of(interaction, ref), text=before, line=line)
    else:
        await show_added(interaction, look, actions[-1], asked=viewer, also=also)


def _gone(interaction: Interaction, speak: Speaker) -> str:
    """That what was pressed is not possible any more, by the name it has on the message."""
    named = pressed_label(interaction)
    return speak("gone-named", what=named) if named else speak("gone")


def _lists(viewer: Viewer, ref: Ref, line: str) -> bool:
    """Whether a list of two steps has that line now."""
    question = ask(viewer, spelt_out(viewer.look.offers, ref.text), ref.page)
    listed = two_steps(viewer, question) if isinstance(question, Question) else ()
    return any(each.text == line for every in listed for each in every.options)


def _offered_before(look: Look, text: str, question: Question) -> bool:
    """Whether a text is a whole action that others have made impossible since: then the rules say why."""
    try:
        look.table.game.parse(text)
    except Illegal:
        return False
    return not question.text and not text.endswith(BEGUN)


def _asks(look: Look, action: Action) -> bool:
    """Whether to ask before an action: only if it is carried out at once."""
    return look.turn == "now" and grave(look, action)


def _joined(text: str, value: str) -> str:
    """Words with one more value, which replaces a value's first parts at their end."""
    parts = text.split()
    if parts and parts[-1].endswith(BEGUN):
        parts.pop()
    return " ".join((*parts, value))


def _with(ref: Ref, what: str) -> Ref:
    return Ref(what, ref.table, ref.token, ref.seat, ref.page, ref.text)


FORMS = ("num",)
"""Presses that are answered by a form."""

HANDLERS: Mapping[str, Handler] = {
    "move": open_panel,
    "again": open_panel,
    "go": go,
    "unfold": unfold,
    "fold": fold,
    "pick": pick,
    "both": both,
    "bothnow": both_at_once,
    "some": some,
    "sure": sure,
    "num": number,
    "typed": typed,
}
