"""How a table stands, in words."""

from __future__ import annotations

from functools import partial

from host import Table

from ..gate.find_table import over, speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card
from ..kit.custom_ids import Ref
from ..kit.replies import show
from ..news.clock_lines import clock_lines
from ..news.standings import final_standings, standing, waited_for
from ..news.table_state import ended, late_line, paused, placeless, resting
from ..viewer import Viewer


async def show_status(interaction: Interaction, table: Table) -> None:
    """How a table stands: who is to act, how far the game is, who is ahead in what; and the hash of the seed of all
    draws, with the seed once it is over."""
    speak = speaker_of(interaction, table)
    if table.row.head < 0:
        names = ", ".join(speak.names)
        text = f"### {title(table, speak)}\n{speak(f'status-{table.status}')} · {names}"
        await show(interaction, Card((text,)))
        return
    look = await interaction.client.host.now.look(table.id, interaction.user.id)
    buttons = (
        Button(speak("button-move"), Ref("move", table.id).id(), "primary"),
        Button(speak("button-table"), Ref("table", table.id).id()),
    )
    promise, seed = await interaction.client.host.moments.chance(table.id)
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
        return f"{head}\n{final_standings(viewer)}"
    if why := ended(look.table, speak):
        return f"{head}\n{why}"
    states = (paused(look.table, speak), placeless(look.table, speak), resting(look.table, speak))
    told = [*states, *clock_lines(look.clocks, speak), *(late_line(each, speak) for each in look.late)]
    return "\n".join((f"{head}\n{waited_for(viewer)}", f"-# {speak.doing(look.view)}", *filter(None, told)))
