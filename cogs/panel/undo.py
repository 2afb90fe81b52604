"""Taking steps back, and bringing them back again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from engine.core.model import Illegal
from host import Line, Stale
from host.which import PLAYED

from ..gate.table_commands import Command, on_table
from ..kit.app import Interaction
from ..kit.card import clip
from ..kit.custom_ids import Ref
from ..kit.replies import refusal, wait
from ..kit.router import Handler
from ..news.digest import in_one
from ..question.next_question import last_part
from ..viewer import Viewer
from .presses import open_panel
from .show_panel import TOLD, show_panel, steps, viewer_of


async def undo(interaction: Interaction, ref: Ref) -> None:
    """Take the last step back."""
    await wait(interaction)
    await take_back(interaction, ref.table, ref.token)


async def take_back(interaction: Interaction, table: int, token: str | None, most: int = 1) -> None:
    """Take back the last step, or at most so many as far as allowed, and show the question that it answered."""
    host, me, text = interaction.client.host, interaction.user.id, ""
    try:
        own = await _own_steps(interaction, table)
        look = await host.now.undo(str(interaction.id), table, me, token, most)
        struck = {each.seq for each in await host.moments.log(table, me) if each.struck}
        gone = [each for each in own if each.seq in struck]
        viewer = viewer_of(interaction, look)
        done = _steps(viewer, gone)
        line = viewer.speak("said-undone-step", step=done) if done else viewer.speak("said-undone")
        if most == 1 and gone:  # what followed by itself comes after what was pressed
            text = await interaction.client.pool.run(partial(last_part, viewer, gone[0].text))
    except (Stale, Illegal) as error:
        look = await host.now.look(table, me)
        line = _refused(viewer_of(interaction, look), error)
    await show_panel(interaction, look, text=text, line=line)


async def redo(interaction: Interaction, ref: Ref) -> None:
    """Bring the step back that was taken back last."""
    await wait(interaction)
    await bring_back(interaction, ref.table, ref.token)


async def bring_back(interaction: Interaction, table: int, token: str | None, most: int = 1) -> None:
    """Bring back the step taken back last, or at most so many, and show the question that comes after."""
    host, me = interaction.client.host, interaction.user.id
    try:
        stood = {line.seq for line in await _own_steps(interaction, table)}
        look = await host.now.redo(str(interaction.id), table, me, token, most)
        again = [line for line in await _own_steps(interaction, table) if line.seq not in stood]
        viewer = viewer_of(interaction, look)
        done = _steps(viewer, again)
        line = viewer.speak("said-redone-step", step=done) if done else viewer.speak("said-redone")
    except (Stale, Illegal) as error:
        look = await host.now.look(table, me)
        most, line = 1, _refused(viewer_of(interaction, look), error)
    await show_panel(interaction, look, line=line, steps=most)


def _steps(viewer: Viewer, lines: Sequence[Line]) -> str:
    """The steps taken or brought back; "" if they have no words."""
    look, speak = viewer
    done = in_one(viewer, lines, TOLD) or clip(steps(viewer, lines), TOLD)
    return done if look.seat is None else done.removeprefix(f"{speak.of(look.seat)}: ")


def _refused(viewer: Viewer, error: Stale | Illegal) -> str:
    return viewer.speak("decision-over-undo") if isinstance(error, Stale) else refusal(viewer.speak, error)


async def _own_steps(interaction: Interaction, table: int) -> list[Line]:
    """This person's steps among the last lines of the log that stand."""
    host, me = interaction.client.host, interaction.user.id
    seat = (await host.register.table(table)).seat_of(me)
    return [line for line in await host.moments.log(table, me) if line.seat == seat and not line.struck]


def commands() -> list[Command]:
    """`/game move`, `/game undo` and `/game redo`."""
    return [
        on_table("move", PLAYED, lambda interaction, table: open_panel(interaction, Ref("move", table.id))),
        on_table("undo", PLAYED, lambda interaction, table: take_back(interaction, table.id, None)),
        on_table("redo", PLAYED, lambda interaction, table: bring_back(interaction, table.id, None)),
    ]


HANDLERS: Mapping[str, Handler] = {"undo": undo, "redo": redo}
