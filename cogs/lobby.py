"""The buttons of a table that has not started: join, leave, practice opponents, start."""

from __future__ import annotations

from collections.abc import Mapping

from host import Table
from words import locale_of

from .tables import person, title
from .ui.ids import Ref
from .ui.replies import Interaction, say, wait
from .ui.router import Handler

OPPONENT = "steady"
"""The kind of practice opponent the button adds."""


async def join(interaction: Interaction, ref: Ref) -> None:
    """Take a seat."""
    await wait(interaction)
    await _done(interaction, "joined", await interaction.client.host.join(ref.table, person(interaction)))


async def leave(interaction: Interaction, ref: Ref) -> None:
    """Give one's seat up."""
    await wait(interaction)
    await _done(interaction, "left", await interaction.client.host.leave(ref.table, interaction.user.id))


async def opponent(interaction: Interaction, ref: Ref) -> None:
    """Seat a practice opponent of the usual kind."""
    await seat_opponent(interaction, ref.table, OPPONENT)


async def seat_opponent(interaction: Interaction, number: int, kind: str) -> None:
    """Seat a practice opponent of that kind."""
    await wait(interaction)
    table = await interaction.client.host.add_opponent(number, interaction.user.id, kind)
    await _done(interaction, "opponent-added", table)


async def dismiss(interaction: Interaction, ref: Ref) -> None:
    """Send a practice opponent away."""
    await wait(interaction)
    table = await interaction.client.host.remove_opponent(ref.table, interaction.user.id)
    await _done(interaction, "opponent-gone", table)


async def start(interaction: Interaction, ref: Ref) -> None:
    """Begin, seated at random."""
    await begin(interaction, ref.table, "random")


async def begin(interaction: Interaction, number: int, seating: str) -> None:
    """Begin with this seating; says where to go."""
    await wait(interaction)
    table = await interaction.client.host.start(str(interaction.id), number, interaction.user.id, seating=seating)
    await _done(interaction, "started", table)


async def _done(interaction: Interaction, code: str, table: Table) -> None:
    speak = table.speaker(locale_of(str(interaction.locale)))
    await say(interaction, speak(f"said-{code}", table=title(table, speak), link=f"<#{table.place}>"))


HANDLERS: Mapping[str, Handler] = {
    "join": join,
    "leave": leave,
    "opponent": opponent,
    "dismiss": dismiss,
    "start": start,
}
