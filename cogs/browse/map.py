"""The map of a game for a phone: all of it, beside the panel, whose picture shows the place that matters."""

from __future__ import annotations

from collections.abc import Mapping

from ..gate.find_table import title
from ..kit.app import Interaction
from ..kit.card import Card
from ..kit.custom_ids import Ref
from ..kit.replies import show_beside, wait
from ..kit.router import Handler
from ..panel.show_panel import viewer_of
from ..pictures.wanted import wanted


async def press(interaction: Interaction, ref: Ref) -> None:
    """The map beside the panel, which stays."""
    await wait(interaction)
    look = await interaction.client.host.now.look(ref.table, interaction.user.id)
    viewer = viewer_of(interaction, look)
    count = look.table.game.guide.picture.boards(look.view)
    images = [wanted(viewer, cut="map", at=str(n + 1)) for n in range(count)]
    await show_beside(interaction, Card((f"### {title(look.table, viewer.speak)}", *images)))


HANDLERS: Mapping[str, Handler] = {"map": press}
