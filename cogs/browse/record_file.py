"""The whole record of a game that is over, as a file for everybody."""

from __future__ import annotations

from collections.abc import Mapping

from ..gate.find_table import speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Card
from ..kit.custom_ids import Ref
from ..kit.replies import show_beside, wait
from ..kit.router import Handler
from ..pictures.wanted import Image


async def show_record(interaction: Interaction, ref: Ref) -> None:
    """The file beside the message that was pressed. Raises `Refused` for a game without a result."""
    await wait(interaction)
    table = await interaction.client.host.register.table(ref.table)
    body = await interaction.client.host.moments.record(table.id)
    speak = speaker_of(interaction, table)
    file = Image(body, f"{table.game.key}-{table.id}.jsonl", "")
    await show_beside(interaction, Card((f"### {title(table, speak)}", file, speak("record-about"))))


HANDLERS: Mapping[str, Handler] = {"record": show_record}
