"""The presses of admins: yes to an act that cannot be taken back, and the pages of their list."""

from __future__ import annotations

from collections.abc import Mapping

from host import Refused, harmless
from words import Speaker

from ..gate.find_table import server_of, speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Card
from ..kit.custom_ids import Ref
from ..kit.discord_limits import walk
from ..kit.replies import show
from ..kit.router import Handler
from . import cards
from .begin import begin, table


async def show_cases(interaction: Interaction, ref: Ref) -> None:
    """A page of the list."""
    speak = await begin(interaction)
    found = await interaction.client.host.steward.cases(server_of(interaction))
    await show(interaction, cards.cases(found, ref.page, speak))


async def closing(interaction: Interaction, ref: Ref) -> None:
    """Yes, close it."""
    await begin(interaction)
    meant = await table(interaction, ref.table)
    host = interaction.client.host
    done = await host.steward.close(meant.id, interaction.user.id, _reason(interaction))
    await said(interaction, speaker_of(interaction, done), "close", title(done, speaker_of(interaction, done)))


async def removing(interaction: Interaction, ref: Ref) -> None:
    """Yes, take the seat from its player, if they still have it."""
    await begin(interaction)
    meant = await table(interaction, ref.table)
    if ref.seat >= len(meant.seats) or str(meant.seats[ref.seat].person) != ref.token:
        raise Refused("moved-on")
    name = harmless(meant.seats[ref.seat].name)
    host = interaction.client.host
    again = ref.page == 0
    done = await host.steward.remove(meant.id, ref.seat, interaction.user.id, _reason(interaction), again=again)
    speak = speaker_of(interaction, done)
    await said(interaction, speak, "remove" if again else "remove-for-good", title(done, speak), name=name)


async def pausing(interaction: Interaction, ref: Ref) -> None:
    """Yes, pause it."""
    await begin(interaction)
    meant = await table(interaction, ref.table)
    await interaction.client.host.steward.pause(meant.id, interaction.user.id, _reason(interaction))
    speak = speaker_of(interaction, meant)
    await said(interaction, speak, "pause", title(meant, speak))


async def replacing(interaction: Interaction, ref: Ref) -> None:
    """Yes, have a practice opponent play for them, if they still have the seat."""
    await begin(interaction)
    meant = await table(interaction, ref.table)
    if ref.seat >= len(meant.seats) or str(meant.seats[ref.seat].person) != ref.token:
        raise Refused("moved-on")
    speak = speaker_of(interaction, meant)
    await interaction.client.host.steward.replace(meant.id, ref.seat, interaction.user.id, _reason(interaction))
    await said(interaction, speak, "replace", title(meant, speak), name=speak.names[ref.seat])


async def rewinding(interaction: Interaction, ref: Ref) -> None:
    """Yes, take all that back. If somebody has moved in the meantime, ask again."""
    await begin(interaction)
    meant = await table(interaction, ref.table)
    steward, reason, speak = interaction.client.host.steward, _reason(interaction), speaker_of(interaction, meant)
    if not ref.token.isdigit() or len(ref.token) > 9:
        raise Refused("moved-on")
    try:
        await steward.rewind(meant.id, ref.page, int(ref.token), interaction.user.id, reason)
    except Refused as error:
        if error.code != "moved-on":
            raise
        preview = await steward.preview(meant.id, ref.page)
        await show(interaction, cards.rewind(meant, preview, reason, speak, speak("no-moved-on")))
        return
    last = ref.text if ref.text.isdigit() else ""  # without it, the question was one to go forward
    act = "rewind" if last else "restore"
    await said(interaction, speak, act, title(meant, speak), entry=str(ref.page), last=last)


async def forgetting(interaction: Interaction, ref: Ref) -> None:
    """Yes, forget that person."""
    speak = await begin(interaction)
    server, by = server_of(interaction), interaction.user.id
    count = await interaction.client.host.steward.forget(server, _person(ref), by)
    await show(interaction, Card((speak("said-admin-forget", count=count),)))


async def emptying(interaction: Interaction, ref: Ref) -> None:
    """Ask whether to take all seats of a person who was barred."""
    speak, person = await begin(interaction), _person(ref)
    tables = await interaction.client.host.steward.at(server_of(interaction), person)
    if not tables:
        raise Refused("nobody-there")
    await show(interaction, cards.empty(person, tables, _reason(interaction), speak))


async def emptied(interaction: Interaction, ref: Ref) -> None:
    """Yes, take them all."""
    speak, person = await begin(interaction), _person(ref)
    steward, reason = interaction.client.host.steward, _reason(interaction)
    left = await steward.empty(server_of(interaction), person, interaction.user.id, reason)
    await show(interaction, Card((speak("said-admin-empty", person=f"<@{person}>", count=left),)))


async def said(interaction: Interaction, speak: Speaker, act: str, of: str, **values: str) -> None:
    """Say what was done, in place of the question."""
    await show(interaction, Card((speak(f"said-admin-{act}", table=of, **values),)))


def _person(ref: Ref) -> int:
    """The person whom a press is about. Raises `Refused`."""
    if not ref.token.isdigit() or len(ref.token) > 19:
        raise Refused("no-such-value", value=ref.token[:40])
    return int(ref.token)


def _reason(interaction: Interaction) -> str:
    """The reason kept on the message that was pressed."""
    message = interaction.message
    parts = walk([part.to_dict() for part in message.components]) if message is not None else ()
    texts = (str(each.get("content", "")) for each in parts)
    kept = next((text for text in texts if text.startswith(cards.QUOTE)), "")
    return kept.removeprefix(cards.QUOTE).strip()


HANDLERS: Mapping[str, Handler] = {
    "cases": show_cases,
    "closing": closing,
    "removing": removing,
    "pausing": pausing,
    "replacing": replacing,
    "rewinding": rewinding,
    "forgetting": forgetting,
    "emptying": emptying,
    "emptied": emptied,
}
"""They find the table themselves: admins also reach tables in channels that are gone or that they cannot see."""
