"""The score sheet of a game that is over, for one person in their language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from engine.core.course import Past
from engine.core.game import AnyGame
from engine.core.review import judge
from host import Refused
from host.results.ratings import Change
from words import Speaker

from ..gate.find_table import speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card
from ..kit.custom_ids import Ref
from ..kit.replies import show, wait
from ..kit.router import Handler
from ..news.decided import decided, score_sheet
from ..news.rating_line import changes_seen, rating_line
from ..news.standings import final_standings
from ..pictures.wanted import scores
from ..viewer import Viewer


async def show_scores(interaction: Interaction, ref: Ref) -> None:
    """The score sheet and what decided the game; a button leads to the replay. Raises `Refused` for a table without a
    result (it was opened again)."""
    await wait(interaction)
    host = interaction.client.host
    look = await host.now.look(ref.table, None)
    if look.result is None:
        raise Refused("no-result")
    past = await host.courses.past(ref.table, look.result)
    viewer = Viewer(look, speaker_of(interaction, look.table))
    changes = await changes_seen(host, look, interaction.user.id)
    played = any(each.person == interaction.user.id for each in look.held)
    await show(interaction, await interaction.client.pool.run(partial(_card, viewer, past, changes, played)))


def _card(viewer: Viewer, past: Past, changes: Sequence[Change], played: bool) -> Card:
    """`played`: its reader did, so that there are turns to review."""
    look, speak = viewer
    head = f"### {title(look.table, speak)}\n{final_standings(viewer)}"
    game = look.table.game
    ends = ("replay", "review", "record") if played and judge(game) else ("replay", "record")
    ways = tuple(Button(speak(f"button-{each}"), Ref(each, look.table.id).id()) for each in ends)
    told = filter(None, (*decided(viewer, past), rating_line(viewer, changes)))
    picture = scores(speak, score_sheet(viewer, past))
    return Card((head, picture, "\n".join(told), ways, *unreviewed(game, speak)))


def unreviewed(game: AnyGame, speak: Speaker) -> tuple[str, ...]:
    """Why there is no review though the game has a strong opponent."""
    silent = judge(game) is None and game.opponents.strong is not None
    return (f"-# {speak('review-none', game=game.name)}",) if silent else ()


HANDLERS: Mapping[str, Handler] = {"scores": show_scores}
