"""A first game: a table alone with one steady practice opponent, whose panels carry advice until it is not wanted."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.opponents import kinds

from ..gate import opening
from ..gate.find_table import person, title
from ..kit.app import Interaction
from ..kit.custom_ids import Ref
from ..kit.replies import say, speaker, wait
from ..kit.router import Handler
from ..panel.show_panel import show_panel, viewer_of

STEADY = "steady"
"""The strength of the opponents, in games that have it."""
SEATS = 2
"""Seats of such a table, where the game allows so few."""


async def open_first_game(interaction: Interaction, ref: Ref) -> None:
    """Open the table, and begin at once."""
    await wait(interaction)
    host, key, me = interaction.client.host, str(interaction.id), person(interaction)
    where = await opening.spot(interaction)
    opening.only_allowed(ref.text, await opening.games(interaction))
    table = await host.lobby.create(key, me, where, game=ref.text)
    strength = STEADY if STEADY in kinds(table.game) else kinds(table.game)[-1]
    wanted = min(max(SEATS, table.game.seats[0]), table.game.seats[-1])
    while len(table.seats) < wanted:
        table = await host.lobby.add_opponent(table.id, me.id, strength)
    await host.lessons.guide(me.id, table)
    table = await host.lobby.start(key, table.id, me.id, seating="random")
    speak = speaker(interaction)
    await say(interaction, speak("said-first-game", table=title(table, speak), link=f"<#{table.place}>"))


async def quiet(interaction: Interaction, ref: Ref) -> None:
    """No more advice."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    look = await host.now.look(ref.table, me)
    await host.lessons.quiet(me, look.table.game.key)
    await show_panel(interaction, look, line=viewer_of(interaction, look).speak("said-no-advice"))


HANDLERS: Mapping[str, Handler] = {"firstgame": open_first_game, "noadvice": quiet}
