"""Once more: another table with the game, settings and people of one that is over, its guests among them where the
server still takes guests."""

from __future__ import annotations

from collections.abc import Mapping

from host import Place, Refused, Table, harmless

from ..gate import opening
from ..gate.find_table import over, person, speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card
from ..kit.custom_ids import Ref
from ..kit.replies import invite_all, show, wait
from ..kit.router import Handler
from . import guests


async def ask(interaction: Interaction, ref: Ref) -> None:
    """Say what will happen, a new table and who is called to it, and ask. Who only looked on is offered a table of
    their own: everybody sees the button."""
    await wait(interaction)
    table = await interaction.client.host.register.table(ref.table)
    speak = speaker_of(interaction, table)
    if table.seat_of(interaction.user.id) is None:
        await _where(interaction, table)
        mine = Button(speak("button-open-table"), Ref("anewown", table.id).id(), "primary")
        await show(interaction, Card((speak("anew-onlooker", game=table.game.name), (mine,))))
        return
    table, others = await _followed(interaction, ref.table)
    what = speak("anew-ask", table=title(table, speak))
    calls = speak("anew-calls", people=_named(table, others)) if others else ""
    yes = Button(speak("button-sure"), Ref("anewyes", table.id).id(), "success")
    await show(interaction, Card(("\n".join(filter(None, (what, calls))), (yes,))))


async def follow(interaction: Interaction, ref: Ref) -> None:
    """Open it and call the others, or link to the one that somebody else has already opened."""
    await wait(interaction)
    old, others = await _followed(interaction, ref.table)
    where, host = await _where(interaction, old), interaction.client.host
    made, opened = await host.lobby.anew(old, person(interaction), where)
    speak = speaker_of(interaction, made)
    told = speak("said-created", table=title(made, speak), place=f"<#{made.place}>")
    seated = made.seat_of(interaction.user.id) is not None
    join = Button(speak("button-join"), Ref("join", made.id).id(), "success")
    await show(interaction, Card((told, () if seated or over(made) else (join,))))
    if not opened or not others:
        return
    for who, abroad in others.items():
        await host.seats.invite(made.id, interaction.user.id, who, abroad=abroad)
    speak = made.speaker(await interaction.client.locale(made.row.server))
    name = harmless(interaction.user.display_name) or interaction.user.mention
    text = speak("anew-invited", people=_named(old, others), name=name, table=title(made, speak))
    join = Button(speak("button-join"), Ref("join", made.id).id(), "success")
    await invite_all(interaction, Card((text, (join,))), made.id, [*others])


async def own(interaction: Interaction, ref: Ref) -> None:
    """Open a table of the same game for somebody who only looked on."""
    await wait(interaction)
    host, old = interaction.client.host, await interaction.client.host.register.table(ref.table)
    where = await _where(interaction, old)
    made = await host.lobby.create(str(interaction.id), person(interaction), where, game=old.row.key)
    speak = speaker_of(interaction, made)
    told = speak("said-created", table=title(made, speak), place=f"<#{made.place}>")
    await show(interaction, Card((told, await guests.buttons(interaction, made))))


async def _where(interaction: Interaction, old: Table) -> Place:
    """Where another table of a game goes. Raises `Refused` where this person may open none."""
    where = await opening.beside(interaction, old)
    opening.only_allowed(old.row.key, await opening.games(interaction))
    return where


async def _followed(interaction: Interaction, number: int) -> tuple[Table, Mapping[int, bool]]:
    """A table that is over, and the others who sat there, with whether they were guests: those are left out where no
    guests are taken any more. Raises `Refused` for people who did not sit there, and for guests: the next table is
    opened where the one before was."""
    host, me = interaction.client.host, interaction.user.id
    table = await host.register.table(number)
    if table.seat_of(me) is None:
        raise Refused("not-seated")
    if interaction.guild_id != table.row.server:
        raise Refused("anew-as-guest")
    guests, allowed = await host.guests.of(table), (await host.register.settings(table.row.server)).guests
    others = [each for each in table.persons() if each != me]
    return table, {each: each in guests for each in others if allowed or each not in guests}


def _named(table: Table, people: Mapping[int, bool]) -> str:
    """People as they are called, guests by their names: they are not on this server."""
    names = {seat.person: harmless(seat.name) for seat in table.seats}
    return ", ".join(names[each] or f"<@{each}>" if abroad else f"<@{each}>" for each, abroad in people.items())


HANDLERS: Mapping[str, Handler] = {"anew": ask, "anewyes": follow, "anewown": own}
