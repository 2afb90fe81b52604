"""The presses of a turn: open the panel, choose part by part, carry out, take back, read the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial

import msgspec
from discord import ui

from engine.core.model import Action, Illegal
from engine.core.text import write
from host import Line, Look, Refused, Stale, Table
from host.batches import BEGINS, names
from host.plans import AHEAD

from .app import Interaction
from .pictures import wanted
from .tables import over, speaker_of, title
from .ui.card import Button, Card, clip
from .ui.choice import Question, ask, called, last_part, staying
from .ui.digest import in_one
from .ui.draft import BEGUN, spelt_out
from .ui.ids import Ref
from .ui.panel import confirm, final, panel, standings
from .ui.replies import form_value, no_choice, open_form, picked, picked_one, refusal, show, wait
from .ui.router import Handler
from .ui.standings import standing, waited_for
from .ui.tones import grave
from .ui.waits import ended, late_line, paused, placeless, resting
from .viewer import Viewer


def viewer_of(interaction: Interaction, look: Look) -> Viewer:
    """A look in this person's language."""
    return Viewer(look, speaker_of(interaction, look.table))


async def open_panel(interaction: Interaction, ref: Ref) -> None:
    """ "Your move": this person's pending question, and the news since their last turn."""
    await wait(interaction)
    look = await interaction.client.host.look(ref.table, interaction.user.id)
    line = only_looks(interaction, look) if look.seat is None else ""
    await show_panel(interaction, look, news=True, line=line)


def only_looks(interaction: Interaction, look: Look) -> str:
    """Why this person can only look at the table; "" if they play there."""
    if look.seat is not None:
        code = "no-stand-in-plays" if look.table.player(look.seat) is None else ""
    else:
        code = "no-seat-gone" if any(each.person == interaction.user.id for each in look.held) else "no-not-seated"
    return speaker_of(interaction, look.table)(code) if code else ""


async def show_panel(
    interaction: Interaction,
    look: Look,
    *,
    text: str = "",
    page: int = 0,
    line: str = "",
    news: bool = False,
    told: Sequence[Line] = (),
    steps: int = 1,
) -> None:
    """Show a look as a panel, made beside the event loop."""
    me = interaction.user.id
    memo = await interaction.client.host.memos.read(look.table.id, me) if news and look.seat is not None else ""
    viewer = viewer_of(interaction, look)
    make = partial(panel, viewer, text=text, page=page, line=line, news=news, told=told, memo=memo, steps=steps)
    await show(interaction, await interaction.client.pool.run(make))
    if not interaction.client.presses.overtaken(interaction):
        interaction.client.awake.opened(interaction, look, begun=bool(text) and bool(look.offers))
    if look.making is None and look.plan is not None and look.plan.missed:
        await interaction.client.host.ahead.told(look.table.id, me)


async def go(interaction: Interaction, ref: Ref) -> None:
    """A button of the panel: on with its text, or back to it."""
    await choose(interaction, ref)


async def pick(interaction: Interaction, ref: Ref) -> None:
    """A line of a select: its value comes after the text so far, in place of a value's first parts."""
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
    """Yes to a step that cannot be taken back."""
    await choose(interaction, ref, certain=True)


async def look_of(interaction: Interaction, ref: Ref) -> Look:
    """The look that a press on a question is about: a person's next turn, or what they have collected for this one,
    if it was asked about that; else their present one."""
    host, me = interaction.client.host, interaction.user.id
    if ref.token.startswith(BEGINS):
        with suppress(Refused):
            return await host.batches.see(ref.table, me)
    if ref.token.startswith(AHEAD):
        with suppress(Refused):
            return await host.ahead.see(ref.table, me)
    return await host.look(ref.table, me)


async def number(interaction: Interaction, ref: Ref) -> None:
    """Ask for a number in a form."""
    look = await look_of(interaction, ref)
    speak = speaker_of(interaction, look.table)
    question = ask(Viewer(look, speak), spelt_out(look.offers, ref.text))
    if ref.token != look.token or not isinstance(question, Question) or question.kind != "number":
        await wait(interaction)
        await show_panel(interaction, look, line=speak("decision-over"))
        return
    modal = ui.Modal(title=clip(question.sentence, 45), custom_id=_with(ref, "typed").id())
    limits = speak("number-limits", least=question.least, most=question.most)
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="number", max_length=9)
    modal.add_item(ui.Label(text=clip(speak("number-label"), 45), description=clip(limits), component=field))
    await open_form(interaction, modal)


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
) -> None:
    """On with a ref's text and one more `value`: ask for the next part, ask for a yes, or carry the action out and
    ask the next question; a turn ahead is only planned. `again`: after a refusal the same is asked once more."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    look = await look_of(interaction, ref)
    if why := only_looks(interaction, look):
        await show_panel(interaction, look, line=why)
        return
    if look.batch is not None and names(look.token) == names(ref.token):
        ref = msgspec.structs.replace(ref, token=look.token)  # only what is seen of it differs: that is shown next
    speak, before = speaker_of(interaction, look.table), spelt_out(look.offers, ref.text)
    viewer = Viewer(look, speak)
    text = _joined(before, value) if value else before
    try:
        if look.token == ref.token:
            question = await interaction.client.pool.run(partial(ask, viewer, text))
            if isinstance(question, Question) and not _offered_before(look, text, question):
                over = speak("gone") if (ref.text or value) and not question.text else ""
                line = over if typed is None else speak("no-not-a-number", value=clip(typed, 20))
                await show_panel(interaction, look, text=before if typed else text, page=ref.page, line=line)
                return
            if not isinstance(question, Question):
                if not certain and await interaction.client.pool.run(partial(_asks, look, question)):
                    await show(interaction, confirm(viewer, question))
                    return
                text = write(question)
        if look.making is not None:
            await show_panel(interaction, await host.ahead.add(ref.table, me, ref.token, text))
            return
        if look.batch is not None or _unfolds(look, ref, text):
            await show_panel(interaction, await host.batches.add(ref.table, me, ref.token, text))
            return
        look = await host.submit(str(interaction.id), ref.table, me, ref.token, text)
    except Stale:
        await show_panel(interaction, await look_of(interaction, ref), line=speak("decision-over"))
    except (Illegal, Refused) as error:
        line = said_refusal(Viewer(look, speak), error)
        await show_panel(interaction, await look_of(interaction, ref), text=before if again else "", line=line)
    else:
        await show_done(interaction, look, text)


def _unfolds(look: Look, ref: Ref, text: str) -> bool:
    """Whether an action stands for several: those are shown before they are carried out."""
    game = look.table.game
    return look.token == ref.token and bool(game.guide.unfolded(look.view, game.parse(text)))


def _offered_before(look: Look, text: str, question: Question) -> bool:
    """Whether a text is a whole action that somebody else has made impossible: then the rules say why."""
    try:
        look.table.game.parse(text)
    except Illegal:
        return False
    return not question.text and not text.endswith(BEGUN)


def _asks(look: Look, action: Action) -> bool:
    """Whether to ask before an action."""
    return look.making is None and look.batch is None and (final(look, action) or grave(look, action))


def said_refusal(viewer: Viewer, error: Illegal | Refused) -> str:
    """Why something was refused; an action that is repeated is put into words."""
    look, speak = viewer
    if "action" not in error.values:
        return refusal(speak, error)
    told = called(viewer, look.table.game.parse(str(error.values["action"])))
    return refusal(speak, type(error)(error.code, **{**error.values, "action": told}))


async def show_done(interaction: Interaction, look: Look, text: str = "", *, entries: int = 1) -> None:
    """After an action, known by its text, or after several: their effects, and the next question."""
    speak = speaker_of(interaction, look.table)
    done = await interaction.client.host.log(look.table.id, interaction.user.id, before=look.seq + 1, limit=entries)
    said = in_one(Viewer(look, speak), done) or speak("said-done")
    on = await interaction.client.pool.run(partial(staying, Viewer(look, speak), text))
    await show_panel(interaction, look, text=on, line=clip(said, 400), told=done, steps=entries)


async def undo(interaction: Interaction, ref: Ref) -> None:
    """Take the last step back."""
    await wait(interaction)
    await take_back(interaction, ref.table, ref.token)


async def _last_steps(interaction: Interaction, table: int, most: int) -> list[Line]:
    """The steps that an undo would take back, so many at most, if they are among the last lines of the log."""
    host, me = interaction.client.host, interaction.user.id
    seat = (await host.register.table(table)).seat_of(me)
    own = [line for line in await host.log(table, me) if line.seat == seat and not line.struck]
    return own[-most:]


async def take_back(interaction: Interaction, table: int, token: str | None, most: int = 1) -> None:
    """Take the last step back and show the question that it answered; or so many at most, as far as may be."""
    host, me, text = interaction.client.host, interaction.user.id, ""
    try:
        last = await _last_steps(interaction, table, most)
        look = await host.undo(str(interaction.id), table, me, token, most)
        struck = {each.seq for each in await host.log(table, me) if each.struck}
        gone = [each for each in last if each.seq in struck]
        speak = speaker_of(interaction, look.table)
        done = in_one(Viewer(look, speak), gone)
        line = speak("said-undone-step", step=clip(done, 300)) if done else speak("said-undone")
        if most == 1 and last:
            text = await interaction.client.pool.run(partial(last_part, Viewer(look, speak), last[-1].text))
    except Stale:
        look = await host.look(table, me)
        line = speaker_of(interaction, look.table)("decision-over")
    except Illegal as error:
        look = await host.look(table, me)
        line = refusal(speaker_of(interaction, look.table), error)
    await show_panel(interaction, look, text=text, line=line)


async def show_board(interaction: Interaction, table: Table) -> None:
    """The whole table in a picture, as this person may see it."""
    if table.row.head < 0:
        await show_status(interaction, table)
        return
    look = await interaction.client.host.look(table.id, interaction.user.id)
    viewer = viewer_of(interaction, look)
    await show(interaction, Card((status_text(viewer), wanted(viewer, cut="table"))))


def places(look: Look) -> tuple[str, ...]:
    """The places that a person may look at closely."""
    return look.table.game.guide.places(look.view)


def name_of(viewer: Viewer, place: str) -> str:
    """What people call such a place."""
    look, speak = viewer
    return look.table.game.guide.called(look.view, place, speak)


async def show_place(interaction: Interaction, table: Table, at: str) -> None:
    """A place with its surroundings and all that is there. Raises `Refused`."""
    look = await interaction.client.host.look(table.id, interaction.user.id)
    viewer = viewer_of(interaction, look)
    known = {name.casefold(): place for place in places(look) for name in (name_of(viewer, place), place)}
    if not known:
        raise Refused("no-places", game=table.game.name)
    place = known.get(at.strip().casefold())
    if place is None:
        raise Refused("no-such-place", place=clip(at, 20), first=name_of(viewer, places(look)[0]))
    picture = wanted(viewer, cut="close", at=place)
    await show(interaction, Card((f"### {title(table, viewer.speak)} · {name_of(viewer, place)}", picture)))


async def show_status(interaction: Interaction, table: Table) -> None:
    """How a table stands: whom it waits for, how far it is, who is ahead in what; at the end what all was drawn
    from."""
    speak = speaker_of(interaction, table)
    if table.row.head < 0:
        names = ", ".join(speak.names)
        text = f"### {title(table, speak)}\n{speak(f'status-{table.status}')} · {names}"
        await show(interaction, Card((text,)))
        return
    look = await interaction.client.host.look(table.id, interaction.user.id)
    buttons = (
        Button(speak("button-move"), Ref("move", table.id).id(), "primary"),
        Button(speak("button-table"), Ref("table", table.id).id()),
    )
    promise, seed = await interaction.client.host.chance(table.id)
    chance = speak("status-promise", hash=promise) if seed is None else speak("status-seed", seed=seed, hash=promise)
    viewer = Viewer(look, speak)
    going = look.result is None and not ended(table, speak)
    stands = await interaction.client.pool.run(partial(standing, viewer)) if going else ""
    await show(interaction, Card((status_text(viewer), stands, () if over(table) else buttons, f"-# {chance}")))


def status_text(viewer: Viewer) -> str:
    """The players to act and since when, or the result."""
    look, speak = viewer
    head = f"### {title(look.table, speak)}"
    if look.result is not None:
        return f"{head}\n{standings(viewer)}"
    if why := ended(look.table, speak):
        return f"{head}\n{why}"
    states = (paused(look.table, speak), placeless(look.table, speak), resting(look.table, speak))
    told = [*states, *(late_line(each, speak) for each in look.late)]
    return "\n".join((f"{head}\n{waited_for(viewer)}", f"-# {speak.doing(look.view)}", *filter(None, told)))


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
    "pick": pick,
    "some": some,
    "sure": sure,
    "num": number,
    "typed": typed,
    "undo": undo,
}
