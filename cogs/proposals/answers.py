"""The presses that answer a proposal, on a panel or on the message in the table's thread."""

from __future__ import annotations

from collections.abc import Mapping

from host import Refused

from ..gate.find_table import speaker_of
from ..kit.app import Interaction
from ..kit.custom_ids import Ref
from ..kit.replies import on_own_message, refusal, wait
from ..kit.router import Handler
from ..panel.show_panel import show_panel


async def agree(interaction: Interaction, ref: Ref) -> None:
    """Agree; the last one to do so has it carried out."""
    await _answer(interaction, ref, "agree")


async def refuse(interaction: Interaction, ref: Ref) -> None:
    """Refuse, which settles it."""
    await _answer(interaction, ref, "refuse")


async def withdraw(interaction: Interaction, ref: Ref) -> None:
    """Withdraw one's own proposal."""
    await _answer(interaction, ref, "withdraw")


async def _answer(interaction: Interaction, ref: Ref, answer: str) -> None:
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    table, awake = await host.register.table(ref.table), interaction.client.awake
    panel = None if on_own_message(interaction) else awake.panel(table.id, me)
    try:
        code = f"said-{answer}"
        if answer == "agree":
            _, done = await host.proposals.agree(table.id, me, ref.text)
            code += "-done" if done else ""
        elif answer == "refuse":
            await host.proposals.refuse(table.id, me, ref.text)
        else:
            await host.proposals.withdraw(table.id, me, ref.text)
        line = speaker_of(interaction, table)(code)
    except Refused as error:
        line = refusal(speaker_of(interaction, table), error)
    await show_panel(interaction, await host.now.look(table.id, me), line=line)
    if panel is not None:  # it asks for the answer that was given on the table's message
        await awake.once_more(panel)


HANDLERS: Mapping[str, Handler] = {"agree": agree, "refuse": refuse, "withdraw": withdraw}
