"""A picture of the table as a person may see it: all of it, or a close-up of one place."""

from __future__ import annotations

from host import Look, Refused, Table

from ..gate.find_table import title
from ..kit.app import Interaction
from ..kit.card import Card, clip
from ..kit.replies import show
from ..panel.show_panel import viewer_of
from ..pictures.wanted import wanted
from ..viewer import Viewer
from .board_text import text_button, text_card
from .status import show_status, status_text


async def show_board(interaction: Interaction, table: Table, *, as_text: bool = False) -> None:
    """A picture of the whole table, as this person may see it, or all that it shows as text. Raises `Refused` for a
    game without such a text."""
    if table.row.head < 0:
        await show_status(interaction, table)
        return
    look = await interaction.client.host.now.look(table.id, interaction.user.id)
    viewer = viewer_of(interaction, look)
    if as_text:
        await show(interaction, text_card(viewer))
        return
    await show(interaction, Card((status_text(viewer), wanted(viewer, cut="table"), text_button(viewer))))


async def show_place(interaction: Interaction, table: Table, at: str) -> None:
    """A close-up of a place: its surroundings and everything there. Raises `Refused`."""
    look = await interaction.client.host.now.look(table.id, interaction.user.id)
    viewer = viewer_of(interaction, look)
    known = {name.casefold(): place for place in places(look) for name in (name_of(viewer, place), place)}
    if not known:
        raise Refused("no-places", game=table.game.name)
    place = known.get(at.strip().casefold())
    if place is None:
        raise Refused("no-such-place", place=clip(at, 20), first=name_of(viewer, places(look)[0]))
    picture = wanted(viewer, cut="close", at=place)
    await show(interaction, Card((f"### {title(table, viewer.speak)} · {name_of(viewer, place)}", picture)))


def places(look: Look) -> tuple[str, ...]:
    """The places with a close-up, as this person may see them."""
    return look.table.game.guide.picture.places(look.view)


def name_of(viewer: Viewer, place: str) -> str:
    """What people call such a place."""
    look, speak = viewer
    return look.table.game.guide.picture.called(look.view, place, speak)
