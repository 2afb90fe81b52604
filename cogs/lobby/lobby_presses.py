"""The buttons of a table before its start: choose the game, join, leave, practice opponents, start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.game import AnyGame
from engine.core.model import Illegal
from host import Refused, Table
from words import Speaker, has

from ..gate import opening
from ..gate.find_table import person, speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, clip, rows
from ..kit.custom_ids import Ref
from ..kit.replies import no_choice, refusal, say, show, speaker, wait
from ..kit.router import Handler
from . import guests

SEATINGS = ("random", "joined")
"""How people are seated at the start."""
ALONE = 3
"""Seats of a table at which one person plays with practice opponents, where the game allows so many."""


async def which_game(interaction: Interaction) -> None:
    """Ask for the game of a new table."""
    await show(interaction, which_card(await opening.games(interaction), speaker(interaction)))


def which_card(known: Sequence[AnyGame], speak: Speaker) -> Card:
    """What these games are about, in small letters so that a phone shows the question, too."""
    buttons = [Button(game.name, Ref("open", text=game.key).id(), "primary") for game in known]
    told = [f"-# {_about(game, speak)}" for game in known if has(speak.locale, game.key, "about-game")]
    return Card(("\n".join((*told, f"**{speak('which-game')}**")), *rows(buttons)))


def _about(game: AnyGame, speak: Speaker) -> str:
    """What a game is about and how long it is, after its name."""
    return f"**{game.name}** – {Speaker(speak.locale, game)('about-game')}"


async def ask_game(interaction: Interaction, ref: Ref) -> None:
    """A new table is wanted: of the only game there is, or of one that is asked for."""
    await wait(interaction)
    await opening.spot(interaction)
    allowed = await opening.games(interaction)
    if len(allowed) > 1:
        await which_game(interaction)
    else:
        await create(interaction, allowed[0].key)


async def practise(interaction: Interaction, ref: Ref) -> None:
    """Open a table of a game for this person alone, with practice opponents, and begin at once."""
    await wait(interaction)
    host, key, me = interaction.client.host, str(interaction.id), person(interaction)
    where = await opening.spot(interaction)
    opening.only_allowed(ref.text, await opening.games(interaction))
    table = await host.lobby.create(key, me, where, game=ref.text)
    wanted = min(max(ALONE, table.game.seats[0]), table.game.seats[-1])
    while len(table.seats) < wanted:
        table = await host.lobby.add_opponent(table.id, me.id)
    await begin(interaction, table.id, "random")


async def chosen_game(interaction: Interaction, ref: Ref) -> None:
    """A game was chosen for a new table."""
    await wait(interaction)
    await create(interaction, ref.text)


async def create(interaction: Interaction, game: str, edition: str | None = None) -> None:
    """Open a table of a game here, or in a forum. Only this person gets an answer; the table's card follows."""
    host, key = interaction.client.host, str(interaction.id)
    where = await opening.spot(interaction)
    opening.only_allowed(game, await opening.games(interaction))
    table = await host.lobby.create(key, person(interaction), where, game=game, edition=edition)
    speak = speaker(interaction)
    told = speak("said-created", table=title(table, speak), place=f"<#{table.place}>")
    await show(interaction, Card((told, await guests.buttons(interaction, table))))


async def join(interaction: Interaction, ref: Ref) -> None:
    """Take a seat; one that is free at a game in play is offered."""
    await wait(interaction)
    host, me = interaction.client.host, person(interaction)
    try:
        roles = [role.id for role in getattr(interaction.user, "roles", ())]
        joined = await host.lobby.join(ref.table, me, roles)
    except Refused as error:
        granted = (await host.seats.possible(ref.table, me))[1] if error.code == "already-started" else []
        free = [seat for wish, seat in granted if wish == "take"]
        if not free:
            raise
        speak = speaker_of(interaction, await host.register.table(ref.table))
        takes = [
            Button(
                clip(speak("wish-take", name=speak.names[seat]), 80),
                Ref("want", ref.table, "", seat, text="take").id(),
            )
            for seat in free
        ]
        await show(interaction, Card((speak("join-takes"), *rows(takes))))
    else:
        await _done(interaction, "joined", joined)


async def leave(interaction: Interaction, ref: Ref) -> None:
    """Give up a seat."""
    await wait(interaction)
    await _done(interaction, "left", await interaction.client.host.lobby.leave(ref.table, interaction.user.id))


async def opponent(interaction: Interaction, ref: Ref) -> None:
    """Seat a practice opponent of the button's kind."""
    await seat_opponent(interaction, ref.table, ref.text or None)


async def seat_opponent(interaction: Interaction, number: int, kind: str | None) -> None:
    """Seat a practice opponent of that kind, or the strongest."""
    await wait(interaction)
    table = await interaction.client.host.lobby.add_opponent(number, interaction.user.id, kind)
    speak = speaker_of(interaction, table)
    seat = table.seats[-1]
    name, strength = table.names(speak.locale)[-1], speak(f"strength-{seat.opponent}")
    await say(interaction, speak("said-opponent-added", name=name, strength=strength, table=title(table, speak)))


async def dismiss(interaction: Interaction, ref: Ref) -> None:
    """Send a practice opponent away."""
    await wait(interaction)
    table = await interaction.client.host.lobby.remove_opponent(ref.table, interaction.user.id)
    await _done(interaction, "opponent-gone", table)


async def start(interaction: Interaction, ref: Ref) -> None:
    """Begin, with seats at random."""
    await begin(interaction, ref.table, "random")


async def begin(interaction: Interaction, number: int, seating: str) -> None:
    """Begin with this seating; says where to go."""
    await wait(interaction)
    if seating not in SEATINGS:
        raise no_choice(seating)
    host = interaction.client.host
    try:
        table = await host.lobby.start(str(interaction.id), number, interaction.user.id, seating=seating)
    except Illegal as error:  # said here, because only the table knows the game's own words
        table = await host.register.table(number)
        await say(interaction, refusal(speaker_of(interaction, table), error))
        return
    await _done(interaction, "started", table)


async def _done(interaction: Interaction, code: str, table: Table) -> None:
    speak = speaker_of(interaction, table)
    await say(interaction, speak(f"said-{code}", table=title(table, speak), link=f"<#{table.place}>"))


HANDLERS: Mapping[str, Handler] = {
    "which": ask_game,
    "open": chosen_game,
    "practise": practise,
    "join": join,
    "leave": leave,
    "opponent": opponent,
    "dismiss": dismiss,
    "start": start,
}
