"""The card on which somebody says what they would play; each choice counts at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import discord
from msgspec.structs import replace

from engine.core.game import AnyGame
from host import Refused, Settings, Table
from host.seekers import DAYS, PACES, PATIENCE, PLAYERS, Wish
from words import Speaker

from ..gate import opening
from ..gate.find_table import link, person, place, server_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Part, Select
from ..kit.custom_ids import Ref
from ..kit.replies import no_choice, picked, show, speaker, wait
from ..kit.router import Handler

Chosen = tuple[tuple[str, str, bool], ...]


async def open_card(interaction: Interaction, ref: Ref) -> None:
    """Show what this person seeks here, or how to begin."""
    await wait(interaction)
    await _channel(interaction)
    await _show(interaction)


async def _show(interaction: Interaction, line: str = "") -> None:
    found = await interaction.client.host.seekers.of(server_of(interaction), interaction.user.id)
    speak, games = speaker(interaction), await opening.games(interaction)
    wish, number, until = (Wish(0), None, 0) if found is None else (found[0], found[1].asked, found[1].until)
    asked = None if number is None else await interaction.client.host.register.table(number)
    await show(interaction, seek_card(wish, games, speak, asked=asked, until=until, line=line))


def seek_card(
    wish: Wish,
    games: Sequence[AnyGame],
    speak: Speaker,
    *,
    asked: Table | None = None,
    until: int = 0,
    line: str = "",
) -> Card:
    """`asked`: the table that is proposed to them now; `until`: when the wish ends by itself."""
    seeks = bool(wish.games) and bool(until)
    state = speak("seek-on", until=str(until)) if seeks else speak("seek-off")
    if asked is not None:
        state = speak("seek-asked", table=f"[{title(asked, speak)}]({link(asked)})", count=asked.row.wanted)
    parts: list[Part] = [f"### {speak('seek-head')}\n{state}" + (f"\n-# {line}" if line else "")]
    if asked is not None:
        join = Button(speak("button-join"), Ref("join", asked.id).id(), "success")
        parts.append((join, Button(speak("button-not-now"), Ref("seekno", asked.id).id())))
    parts += _lists(wish, games, speak)
    parts.append(f"-# {speak('seek-foot')}")
    if until:
        parts.append((Button(speak("button-seek-no-more"), Ref("seekend").id(), "danger"),))
    return Card(tuple(parts))


def _lists(wish: Wish, games: Sequence[AnyGame], speak: Speaker) -> list[Part]:
    known: dict[str, tuple[Chosen, int]] = {
        "games": (tuple((g.key, g.name, g.key in wish.games) for g in games), len(games)),
        "players": (tuple((str(n), speak("seek-players-n", n=n), n in wish.players) for n in PLAYERS), len(PLAYERS)),
        "pace": (tuple((each, speak(f"seek-pace-{each}"), each == wish.pace) for each in PACES), 1),
        "days": (tuple((str(n), speak("seek-days-n", n=n), n == wish.days) for n in DAYS), 1),
        "patience": (tuple((str(n), speak("seek-patience-n", n=n), n == wish.patience) for n in PATIENCE), 1),
    }
    parts: list[Part] = []
    for name, (chosen, most) in known.items():
        choices = tuple(Choice(label, value, selected=on) for value, label, on in chosen)
        parts.append(f"**{speak(f'seek-{name}')}**")
        parts.append((Select(Ref("seekset", text=name).id(), speak("choose"), choices, 1, most),))
    return parts


async def choose(interaction: Interaction, ref: Ref) -> None:
    """One of the lists was used: from now on they seek that."""
    await wait(interaction)
    change, channel = _change(ref.text, picked(interaction)), await _channel(interaction)
    allowed = {game.key for game in await opening.games(interaction)}

    def wished(before: Wish) -> Wish:
        after = change(before)
        return replace(after, games=tuple(key for key in after.games if key in allowed))

    await interaction.client.host.seekers.seek(server_of(interaction), person(interaction), channel, wished)
    await _show(interaction, speaker(interaction)("setup-saved"))


def _change(name: str, values: Sequence[str]) -> Callable[[Wish], Wish]:
    """What choosing some values means. Raises `Refused`."""
    if name == "games":
        return lambda wish: replace(wish, games=tuple(values))
    if name == "pace" and len(values) == 1:
        return lambda wish: replace(wish, pace=values[0])
    if name not in ("players", "days", "patience") or not all(each.isascii() and each.isdigit() for each in values):
        raise no_choice(", ".join(values))
    numbers = tuple(int(each[:6]) for each in values)
    if name == "players":
        return lambda wish: replace(wish, players=numbers)
    if name == "days":
        return lambda wish: replace(wish, days=numbers[0])
    return lambda wish: replace(wish, patience=numbers[0])


async def stop(interaction: Interaction, ref: Ref) -> None:
    """They seek no table any more."""
    await wait(interaction)
    await interaction.client.host.seekers.stop(server_of(interaction), interaction.user.id)
    await _show(interaction)


async def decline(interaction: Interaction, ref: Ref) -> None:
    """Not this table: they go on seeking."""
    await wait(interaction)
    await interaction.client.host.seekers.decline(server_of(interaction), interaction.user.id, ref.table)
    await _show(interaction, speaker(interaction)("seek-declined"))


async def _channel(interaction: Interaction) -> int:
    """Where a table would be: here, or in the first of the channels for tables that this person sees. Raises
    `Refused`."""
    here, settings = place(interaction), await _settings(interaction)
    if not settings.channels or here.channel in settings.channels:
        return here.channel
    guild, member = interaction.guild, interaction.user
    for number in settings.channels:
        channel = guild.get_channel(number) if guild is not None else None
        seen = channel is not None and isinstance(member, discord.Member) and channel.permissions_for(member)
        if seen and seen.view_channel:
            return number
    raise Refused("wrong-channel", channels=opening.channels(settings))


async def _settings(interaction: Interaction) -> Settings:
    register, server = interaction.client.host.register, server_of(interaction)
    if not await register.ready(server):
        raise Refused("not-set-up")
    return await register.settings(server)


HANDLERS: Mapping[str, Handler] = {"seek": open_card, "seekset": choose, "seekend": stop, "seekno": decline}
