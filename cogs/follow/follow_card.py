"""`/game table follow`, and the button for it where onlookers look."""

from __future__ import annotations

from collections.abc import Mapping

from host import Refused, Table
from host.which import ANY
from words import Speaker

from ..gate.find_table import speaker_of, title
from ..gate.table_commands import TABLES, Command, on_table
from ..kit.app import Interaction
from ..kit.card import Button, Card
from ..kit.custom_ids import Ref
from ..kit.replies import on_own_message, say, show, speaker, wait
from ..kit.router import Handler
from .vote import vote


def card(table: Table, speak: Speaker) -> Card:
    """That somebody follows a table, how that ends, and each of its turns."""
    begun = (Button(speak("button-replay"), Ref("replay", table.id).id()),) if table.row.head >= 0 else ()
    end = Button(speak("button-unfollow"), Ref("unfollow", token=str(table.id)).id())
    return Card((f"### {title(table, speak)}\n{speak('follow-yes')}", (end, *begun)))


async def follow(interaction: Interaction, table: Table) -> None:
    """Follow a table from now on."""
    await interaction.client.host.follows.follow(table.id, interaction.user.id)
    await show(interaction, card(table, speaker_of(interaction, table)))


async def _follow(interaction: Interaction, ref: Ref) -> None:
    await wait(interaction)
    await follow(interaction, await interaction.client.host.register.table(ref.table))


async def _unfollow(interaction: Interaction, ref: Ref) -> None:
    """One press ends it, also in a direct message: this tells nothing of the table."""
    await wait(interaction)
    if not (ref.token.isascii() and ref.token.isdigit() and len(ref.token) < 16):
        raise Refused("moved-on")
    await interaction.client.host.follows.unfollow(int(ref.token), interaction.user.id)
    said = speaker(interaction)("follow-ended", number=int(ref.token))
    if on_own_message(interaction):
        await show(interaction, Card((said,)))
    else:
        await say(interaction, said)


def commands() -> list[Command]:
    """`/game table follow`."""
    return [on_table("follow", ANY, follow, TABLES)]


HANDLERS: Mapping[str, Handler] = {"follow": _follow, "unfollow": _unfollow, "vote": vote}
