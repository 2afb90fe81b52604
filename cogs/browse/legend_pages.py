"""The legend of a game: every symbol in its pictures, with its name."""

from __future__ import annotations

from collections.abc import Mapping

from host import Refused, Table
from words import Speaker

from ..kit.app import Interaction
from ..kit.card import Button, Card, Named
from ..kit.custom_ids import Ref
from ..kit.replies import show_beside, speaker, wait
from ..kit.router import Handler
from ..pictures.icons import pieces
from ..pictures.wanted import page


async def press(interaction: Interaction, ref: Ref) -> None:
    """The legend beside the panel, which stays."""
    await wait(interaction)
    await show_legend(interaction, await interaction.client.host.register.table(ref.table))


async def show_legend(interaction: Interaction, table: Table) -> None:
    """All pages. Raises `Refused` for a game without a legend."""
    pages = interaction.client.pictures.legends.get(table.game.key, ())
    if not pages:
        raise Refused("no-legend", game=table.game.name)
    speak = Speaker(speaker(interaction).locale, table.game)
    head = f"### {table.game.name} · {speak('legend-head')}\n{speak('legend')}"
    rules = Button(speak("button-rules"), Ref("rules", table.id).id())
    shown = (page(speak, n) for n in range(len(pages)))
    await show_beside(interaction, Card((head, *shown, (rules,)), Named(pieces(speak))))


HANDLERS: Mapping[str, Handler] = {"legend": press}
