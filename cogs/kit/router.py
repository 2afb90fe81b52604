"""Every press and every filled-in form arrives here, is understood, and gets an answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping

import discord
import structlog

from ..desk.worker_threads import person
from .app import Interaction
from .custom_ids import Ref, ours, read
from .replies import failed, on_own_message, picked, pressed, say, speaker, stayed, taken, wait

Handler = Callable[[Interaction, Ref], Awaitable[None]]
Door = Callable[[Interaction, int], Awaitable[object]]
"""Raises `Refused` if there is no such table for this person."""


class Router:
    """Hands a press to the handler of its `what`, once the door has let this person in (handlers in `free` check that
    themselves). Presses are acknowledged first, except those in `forms`, which are answered by a form."""

    def __init__(
        self, handlers: Mapping[str, Handler], *, forms: Collection[str], enter: Door, free: Collection[str]
    ) -> None:
        self._handlers, self._forms = dict(handlers), frozenset(forms)
        self._enter, self._free = enter, frozenset(free)

    async def answer(self, interaction: Interaction) -> None:
        """Carry out a press. Never raises: if something goes wrong, the person is told."""
        person.set(interaction.user.id)
        if not await taken(interaction):
            return
        ref = read(pressed(interaction))
        with structlog.contextvars.bound_contextvars(
            interaction=interaction.id, server=interaction.guild_id, game=ref.table if ref else None
        ):
            try:
                handler = self._handlers.get(ref.what) if ref else None
                if ref is None or handler is None:
                    await say(interaction, speaker(interaction)("old-button"))
                    return
                awake = interaction.client.awake
                panel = awake.pressed(ref.table, interaction.user.id) if on_own_message(interaction) else None
                later = panel.later if panel is not None else None
                if later is not None:
                    interaction.client.host.now.reads(later)
                try:
                    await self._handled(interaction, ref, handler)
                    noted(interaction, ref)
                finally:
                    if panel is not None and stayed(interaction):
                        awake.kept(panel)
                    if later is not None:
                        await interaction.client.host.now.shown(later)
            except Exception as error:  # noqa: BLE001 - the last chance to tell the person
                if ref is not None:
                    noted(interaction, ref, error)
                await failed(interaction, error)

    async def _handled(self, interaction: Interaction, ref: Ref, handler: Handler) -> None:
        if ref.what not in self._forms:
            await wait(interaction)
        if ref.table and ref.what not in self._free:
            await self._enter(interaction, ref.table)
        await handler(interaction, ref)

    async def other(self, interaction: Interaction) -> None:
        """Answer presses that discord.py does not hand to `Press`: forms, and buttons of older versions."""
        form = interaction.type is discord.InteractionType.modal_submit
        component = interaction.type is discord.InteractionType.component
        if form or (component and not ours(pressed(interaction))):
            await self.answer(interaction)


def noted(interaction: Interaction, ref: Ref, error: Exception | None = None) -> None:
    """Remember a press as its person's last step: what it was, without its token, and what came of it."""
    text = " ".join(filter(None, (ref.text, *picked(interaction))))
    came = "" if error is None else getattr(error, "code", type(error).__name__)
    interaction.client.steps.note(ref.table, interaction.user.id, ref.what, text, str(came))
