"""Answering an interaction: a card, a sentence, or an apology with the id under which the error is logged."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Sequence
from functools import partial
from typing import Any

import aiohttp
import discord
from discord import ui

from engine.core.model import Illegal
from host import Away, Refused
from host.attention.attention import INVITED
from words import Speaker, locale_of

from . import discord_limits
from .app import Interaction
from .card import Card, clip
from .custom_ids import Ref
from .send_again import ANSWERED, PATIENCE, first, later, replied

log = logging.getLogger(__name__)
TOO_LATE, GONE = 10062, 10008
"""Discord's error codes: the interaction is unknown by now; there is no such message."""
TABLE = "table"
"""The key under which an interaction keeps the number of its table."""
BESIDE = "beside"
"""The key under which an interaction notes that its answer is a message beside the one that was pressed."""
SAME, THINKING, OWN, FORM = "same", "thinking", "own", "form"
"""Kinds of first replies: a change of the message that was pressed, "is thinking", a new message, a form."""


def _data(interaction: Interaction) -> dict[str, Any]:
    return dict(interaction.data or {})


def pressed(interaction: Interaction) -> str:
    """The custom id of the component or form that was used."""
    return str(_data(interaction).get("custom_id", ""))


def picked(interaction: Interaction) -> list[str]:
    """The values of the select that was used."""
    return [str(value) for value in _data(interaction).get("values", ())]


def picked_one(interaction: Interaction) -> str:
    """The value of the select that was used. Raises `Refused` if it is not one."""
    values = picked(interaction)
    if len(values) != 1:
        raise no_choice(", ".join(values))
    return values[0]


def pressed_label(interaction: Interaction) -> str:
    """What the button or the picked line was called on the message; "" if that cannot be known."""
    message, data = interaction.message, _data(interaction)
    shown: list[Any] = [part.to_dict() for part in message.components] if message is not None else []
    for each in discord_limits.walk(shown):
        if each.get("custom_id") == data.get("custom_id"):
            lines = (line for line in each.get("options", ()) if line["value"] in data.get("values", ()))
            return str(each.get("label") or next((line["label"] for line in lines), ""))
    return ""


def picked_ids(interaction: Interaction) -> tuple[int, ...]:
    """The channels or roles of the select that was used. Raises `Refused` if something else was sent."""
    values = picked(interaction)
    for value in values:
        if not (value.isascii() and value.isdigit() and len(value) < 20):
            raise no_choice(value)
    return tuple(map(int, values))


def no_choice(value: str) -> Refused:
    """The refusal of a value that no select has."""
    return Refused("no-such-value", value=clip(value, 40))


def form_value(interaction: Interaction) -> str:
    """The text typed into the only field of a form."""
    for each in _data(interaction).get("components", ()):
        inner: dict[str, Any] = each.get("component") or next(iter(each.get("components", ())), {})
        if "value" in inner:
            return str(inner["value"])
    return ""


async def form_file(interaction: Interaction, most: int) -> str | None:
    """The text in the only file of a form; None if there is none. Raises `Refused` for a file that is not a text in
    UTF-8, or has more than `most` KiB."""
    data = _data(interaction)
    known = data.get("resolved", {}).get("attachments", {})
    named = [str(n) for each in data.get("components", ()) for n in each.get("component", {}).get("values", ())]
    found = next((known[number] for number in named if number in known), None)
    if found is None:
        return None
    file = discord.Attachment(data=found, state=interaction.client._connection)
    if file.size > most * 1_024:
        raise Refused("file-too-large", most=most)
    try:
        async with asyncio.timeout(PATIENCE):
            return (await file.read()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("no-text-file") from None
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        log.warning("a file was not read: %s: %s", type(error).__name__, error)
        raise Refused("file-not-read") from None


def speaker(interaction: Interaction) -> Speaker:
    """Words in the language of this person."""
    return Speaker(language(interaction))


def language(interaction: Interaction) -> str:
    """The language that a person has chosen for all tables, or that of their Discord."""
    return locale_of(interaction.client.host.attention.languages.get(interaction.user.id) or str(interaction.locale))


def stayed(interaction: Interaction) -> bool:
    """Whether the message that was pressed is unchanged: the answer is a form, or a message beside it."""
    return replied(interaction) == FORM or BESIDE in interaction.extras


def on_own_message(interaction: Interaction) -> bool:
    """Whether a press came from a message that only this person sees: it is edited, not answered by another."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def taken(interaction: Interaction) -> bool:
    """Whether to carry out what somebody asks for. While the bot is stopping, and while too much of the same person
    is open, it refuses in words, and gives no suggestions."""
    presses = interaction.client.presses
    presses.begin(interaction)
    refusal = (
        Refused("leaving") if presses.leaving else Refused("too-many") if presses.too_many(interaction) else None
    )
    if refusal is None:
        return True
    if interaction.type is not discord.InteractionType.autocomplete:
        await failed(interaction, refusal)
    return False


async def wait(interaction: Interaction) -> None:
    """Acknowledge before work that takes time; the answer follows by `show`."""
    respond = interaction.response
    if replied(interaction):
        return
    if on_own_message(interaction):
        await first(interaction, SAME, respond.defer)
    else:
        await first(interaction, THINKING, lambda: respond.defer(ephemeral=True, thinking=True))


async def show(interaction: Interaction, card: Card) -> None:
    """Show a card to this person only, in place of the message that was pressed if only they see that, too. Where
    Discord does not take its icons, it has none."""
    place = f"message {interaction.message.id}" if interaction.message and on_own_message(interaction) else ""
    card = await card.drawn(partial(interaction.client.pictures.image, place=place))
    try:
        await _show(interaction, card)
    except discord.HTTPException as error:
        if not interaction.client.icons.refused(error):
            raise
        await _show(interaction, card)


async def _show(interaction: Interaction, card: Card) -> None:
    respond, mark = interaction.response, interaction.id >> 22  # milliseconds: a new mark for every press
    icons = interaction.client.icons

    def edit() -> Awaitable[object]:
        return interaction.edit_original_response(view=card.view(mark, icons), attachments=card.files())

    def anew() -> Awaitable[object]:
        return interaction.followup.send(view=card.view(mark, icons), files=card.files(), ephemeral=True)

    if replied(interaction):
        try:
            await later(interaction, edit)
        except discord.NotFound as error:
            if error.code != GONE:
                raise
            await later(interaction, anew)  # they have dismissed the message
    elif on_own_message(interaction):
        await first(
            interaction,
            SAME,
            lambda: respond.edit_message(view=card.view(mark, icons), attachments=card.files()),
        )
    else:
        await first(
            interaction,
            OWN,
            lambda: respond.send_message(view=card.view(mark, icons), files=card.files(), ephemeral=True),
        )


async def show_beside(interaction: Interaction, card: Card) -> None:
    """Show a card to this person only, in a new message: the one that was pressed stays."""
    if replied(interaction) != SAME:
        await show(interaction, card)
        return
    interaction.extras[BESIDE] = True
    await show_further(interaction, card)


async def show_further(interaction: Interaction, card: Card) -> None:
    """Show a card to this person only, in a message after the answer; with icons as `show`."""
    card, icons = await card.drawn(interaction.client.pictures.image), interaction.client.icons

    def anew() -> Awaitable[object]:
        return interaction.followup.send(view=card.view(0, icons), files=card.files(), ephemeral=True)

    try:
        await later(interaction, anew)
    except discord.HTTPException as error:
        if not icons.refused(error):
            raise
        await later(interaction, anew)


async def say(interaction: Interaction, text: str) -> None:
    """Send a sentence to this person only; the message they pressed stays."""
    card, respond = Card((text,)), interaction.response
    if not replied(interaction):
        await first(interaction, OWN, lambda: respond.send_message(view=card.view(), ephemeral=True))
    elif replied(interaction) == THINKING:
        await later(interaction, lambda: interaction.edit_original_response(view=card.view(), attachments=[]))
    else:
        await later(interaction, lambda: interaction.followup.send(view=card.view(), ephemeral=True))


async def open_form(interaction: Interaction, form: ui.Modal) -> None:
    """Open a form as the first reply. What is filled in is routed by its id, even after a restart."""
    discord_limits.check_modal(form.to_dict())
    form.stop()  # sent without being kept
    await first(interaction, FORM, lambda: interaction.response.send_modal(form))


async def ask_line(
    interaction: Interaction,
    ref: Ref,
    title: str,
    label: str,
    about: str = "",
    *,
    most: int,
    before: str = "",
    example: str = "",
) -> None:
    """Open a form with one line to be typed, of `most` characters; what it means is `ref`. It begins with what was
    there `before`, or shows an `example`."""
    form = ui.Modal(title=clip(title, 45), custom_id=ref.id())
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="answer", max_length=most, default=before or None, placeholder=clip(example) or None
    )
    form.add_item(ui.Label(text=clip(label, 45), description=clip(about) or None, component=field))
    await open_form(interaction, form)


async def invite_all(interaction: Interaction, card: Card, table: int, people: Sequence[int]) -> None:
    """After the answer, send a message that everybody sees and that calls these people to a table, those who may not
    be called now later."""
    key = f"i{interaction.id}"
    now = await interaction.client.host.attention.call(table, people, INVITED, key)
    users = [discord.Object(each) for each in people if each in now]
    calling = discord.AllowedMentions(everyone=False, roles=False, users=users)
    await later(interaction, lambda: interaction.followup.send(view=card.view(), allowed_mentions=calling))


async def failed(interaction: Interaction, error: BaseException) -> None:
    """Tell a person why something did not work. Faults of ours are logged, and the person gets the id of the log
    line."""
    speak = speaker(interaction)
    if isinstance(error, discord.HTTPException) and error.code in (TOO_LATE, ANSWERED):
        log.warning("an interaction was delivered twice, or answered too late: %s", error)
        return
    try:
        await say(interaction, await _text(interaction, speak, error))
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as also:
        log.warning("the person could not be told: %s: %s", type(also).__name__, also)


async def _text(interaction: Interaction, speak: Speaker, error: BaseException) -> str:
    if isinstance(error, Illegal | Refused):
        try:
            return refusal(speak, error)
        except Exception as fault:  # noqa: BLE001 - a sentence that cannot be made is our fault too
            error = fault
    return sorry(speak, error, counted=await _counted(interaction))


async def _counted(interaction: Interaction) -> bool:
    """Whether a press was carried out although its answer failed."""
    table: int | None = interaction.extras.get(TABLE)
    try:
        return table is not None and await interaction.client.host.now.counted(str(interaction.id), table)
    except Away as error:
        log.warning("whether a press counted is not known: %s", error)
        return False
    except Exception:
        log.exception("whether a press counted is not known")
        return False


def sorry(speak: Speaker, error: BaseException, *, counted: bool = False) -> str:
    """An apology with the id under which the error is logged."""
    number = secrets.token_hex(3)
    if isinstance(error, Away) and not counted:
        log.error("error %s: %s", number, error)
        return speak("sorry-away", error=number)
    log.error("error %s", number, exc_info=error)
    return speak("sorry-counted", error=number) if counted else speak("sorry", error=number)


def refusal(speak: Speaker, error: Illegal | Refused) -> str:
    """Why something was refused, in one sentence."""
    return speak.refusal(error)
