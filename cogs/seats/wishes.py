"""The presses by which seats change hands: look at a table's people, wish, say yes."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from host import Held, Refused, Table
from host.seats.wishes import OTHERS, OWN
from host.which import SEATED, STARTED

from ..gate.door import enter, only_guests
from ..gate.find_table import find, over, person, speaker_of
from ..gate.person_menus import PersonMenu, member
from ..gate.table_commands import SEATS, TABLES, Command, on_table, with_table
from ..kit.app import Interaction
from ..kit.custom_ids import Ref
from ..kit.replies import no_choice, picked_ids, show, wait
from ..kit.router import Handler
from . import table_page


async def page(interaction: Interaction, ref: Ref) -> None:
    """Who holds which seat, and what this person may do about it."""
    await show_page(interaction, ref.table)


async def show_page(interaction: Interaction, number: int, line: str = "") -> None:
    """The same, after something was done; `line` says what."""
    await wait(interaction)
    host = interaction.client.host
    table, held, wishes = await _seen(interaction, number)
    me, speak = interaction.user.id, speaker_of(interaction, table)
    confirms = await host.habits.confirms(me) if table.seat_of(me) is not None else None
    lives = await host.attention.lives([person for person in table.persons() if person != me])
    clocks = await host.seats.clocks(number)
    votes = await host.weekly.may_be(table, me)
    card = table_page.page(held, table, wishes, host.clock(), speak, line, confirms, lives, clocks, votes=votes)
    await show(interaction, card)


async def want(interaction: Interaction, ref: Ref) -> None:
    """A wish: say what would follow from it. The button for one about the presser's own seat may be on a public
    message."""
    await ask(interaction, ref.table, ref.text, None if ref.text in OWN else ref.seat)


async def ask(interaction: Interaction, number: int, wish: str, seat: int | None = None) -> None:
    """Say what would follow from a wish about a seat (None: this person's own). Raises `Refused` if it would not be
    granted."""
    await wait(interaction)
    table, held, wishes = await _seen(interaction, number)
    if seat is None:
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("not-seated")
    host, speak = interaction.client.host, speaker_of(interaction, table)
    if (wish, seat) not in wishes:
        await host.seats.refuse(number, wish, seat, person(interaction))
    if wish in table_page.AT_ONCE:
        await _carry_out(interaction, table, wish, seat)
    else:
        await show(interaction, table_page.confirm(held, table, wish, seat, host.clock(), speak))


async def really(interaction: Interaction, ref: Ref) -> None:
    """Yes to a wish."""
    if ref.text not in (*OWN, *OTHERS):
        raise no_choice(ref.text)
    await _carry_out(interaction, await enter(interaction, ref.table), ref.text, ref.seat)


async def give(interaction: Interaction, ref: Ref) -> None:
    """Offer one's seat to the person who was picked."""
    ids = picked_ids(interaction)
    if len(ids) != 1:
        raise no_choice(", ".join(map(str, ids)))
    table = await enter(interaction, ref.table)
    await offer(interaction, table, await member(interaction, ids[0]))


async def offer(interaction: Interaction, table: Table, guest: discord.User | discord.Member) -> None:
    """Offer one's seat to somebody, who is called and must accept. Raises `Refused`."""
    await wait(interaction)
    only_guests(guest, table)
    await interaction.client.host.seats.offer(table.id, interaction.user.id, guest.id)
    await show_page(interaction, table.id, speaker_of(interaction, table)("said-wish-give", guest=guest.mention))


async def _carry_out(interaction: Interaction, table: Table, wish: str, seat: int) -> None:
    before = speaker_of(interaction, table).names
    after = await interaction.client.host.seats.wish(table.id, wish, seat, person(interaction))
    name = before[seat] if seat < len(before) else ""
    speak = speaker_of(interaction, after)
    ends = wish == "end" and over(after)
    said = speak("said-wish-ended") if ends else speak(f"said-wish-{wish}", name=name)
    await show_page(interaction, table.id, said)


async def _seen(interaction: Interaction, number: int) -> tuple[Table, Held, list[tuple[str, int]]]:
    """A table that has started, how it is held, and this person's possible wishes."""
    table = await enter(interaction, number)
    if table.row.head < 0:
        raise Refused("already-over" if over(table) else "not-started")
    held, wishes = await interaction.client.host.seats.possible(number, person(interaction))
    return table, held, wishes


MENU = PersonMenu("handon", SEATED, offer, "no-seat-to-offer")
MENUS = (MENU,)
HANDLERS: Mapping[str, Handler] = {
    "table": page,
    "want": want,
    "really": really,
    "give": give,
    **MENU.handlers,
}


# --- commands


def commands() -> list[Command]:
    """The commands of `/game` about a table's people. All but the first say what would follow, and ask."""

    def asked(wish: str, group: str) -> Command:
        return on_table(wish, SEATED, lambda interaction, table: ask(interaction, table.id, wish), group)

    return [
        on_table("people", STARTED, lambda interaction, table: show_page(interaction, table.id), TABLES),
        *(asked(wish, TABLES) for wish in ("end", "nudge")),
        *(asked(wish, SEATS) for wish in ("away", "resign")),
        _hand_on(),
    ]


def _hand_on() -> Command:
    @with_table("hand-on", SEATED, SEATS, guest=("person", "option-heir"))
    async def hand_on(
        interaction: Interaction, guest: discord.User | discord.Member, table: str | None = None
    ) -> None:
        await wait(interaction)
        await offer(interaction, await find(interaction, table, which=SEATED), guest)

    return hand_on
