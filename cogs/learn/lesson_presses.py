"""The presses of lessons: choose a game and a lesson, ask for a hint, go back. The choices in between go through
`panel.presses`, like every choice on a panel."""

from __future__ import annotations

from collections.abc import Mapping

from host import Look, Refused, Stale
from words import Speaker

from ..kit.app import Interaction
from ..kit.custom_ids import Ref
from ..kit.replies import language, picked_one, show, speaker, wait
from ..kit.router import Handler
from ..panel.show_panel import show_panel, viewer_of
from ..question.draft import spelt_out
from .course_cards import game_card, games_card


async def show_courses(interaction: Interaction, key: str) -> None:
    """The lessons of a game, or ("") which games there are."""
    host, speak = interaction.client.host, speaker(interaction)
    done = await host.lessons.done(interaction.user.id)
    if not key:
        await show(interaction, games_card([*host.register.games.values()], done, speak))
        return
    game = host.register.game(key)
    await show(interaction, game_card(game, done[key], Speaker(language(interaction), game)))


async def courses(interaction: Interaction, ref: Ref) -> None:
    """A button: the lessons of a game, or all games."""
    await wait(interaction)
    await show_courses(interaction, ref.text)


async def begin(interaction: Interaction, ref: Ref) -> None:
    """A button: begin a lesson, or begin it again."""
    key, _, name = ref.text.partition("/")
    await _begun(interaction, key, name)


async def pick(interaction: Interaction, ref: Ref) -> None:
    """A line of the list of lessons."""
    await _begun(interaction, ref.text, picked_one(interaction))


async def hint(interaction: Interaction, ref: Ref) -> None:
    """Show the lesson as it is, with its hint; what is chosen stays."""
    await wait(interaction)
    look = await interaction.client.host.lessons.look(interaction.user.id, ref.token)
    assert look.lesson is not None
    speak = viewer_of(interaction, look).speak
    if look.token == ref.token:
        text = spelt_out(look.offers, ref.text)
        await show_panel(interaction, look, text=text, line=speak(f"hint-{look.lesson.lesson.name}"))
    else:
        await show_panel(interaction, look, line=speak("decision-over"))


async def back(interaction: Interaction, ref: Ref) -> None:
    """Take back what the last press played."""
    await wait(interaction)
    lessons, me = interaction.client.host.lessons, interaction.user.id
    try:
        look = await lessons.back(me, ref.token)
    except Stale:
        look = await lessons.look(me, ref.token)
        await show_panel(interaction, look, line=viewer_of(interaction, look).speak("decision-over"))
        return
    await show_panel(interaction, look)


async def _begun(interaction: Interaction, key: str, name: str) -> None:
    await wait(interaction)
    look: Look | None = None
    for _ in range(2):  # a second press of the same person may have come between
        try:
            look = await interaction.client.host.lessons.begin(interaction.user.id, key, name)
            break
        except Stale:
            continue
    if look is None:
        raise Refused("busy")
    await show_panel(interaction, look)


HANDLERS: Mapping[str, Handler] = {
    "learn": courses,
    "lesson": begin,
    "lessonpick": pick,
    "lessonhint": hint,
    "lessonback": back,
}
