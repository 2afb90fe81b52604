"""The button to vote for a table as that of the week, where onlookers look."""

from __future__ import annotations

from host import Refused

from ..gate.everybody import everybody_sees
from ..kit.app import Interaction
from ..kit.card import Button, Card
from ..kit.custom_ids import Ref
from ..kit.replies import on_own_message, say, show, speaker, wait


async def vote(interaction: Interaction, ref: Ref) -> None:
    """Give a table this week's vote of whoever presses, or take it back from there."""
    await wait(interaction)
    app = interaction.client
    table = await app.host.register.table(ref.table)
    guild = app.get_guild(table.row.server)
    if guild is None or not await everybody_sees(app, guild, table):
        raise Refused("vote-not-public")
    stands = await app.host.weekly.vote(table.id, interaction.user.id)
    speak = speaker(interaction)
    said = speak("vote-given" if stands else "vote-taken-back", number=table.id)
    if on_own_message(interaction):
        await show(interaction, Card((said, (Button(speak("button-back"), Ref("table", table.id).id()),))))
    else:
        await say(interaction, said)
