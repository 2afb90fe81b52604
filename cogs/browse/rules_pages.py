"""The rules in brief and a game's tables, on as many pages as they need."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import AnyGame
from words import Speaker, has

from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Named, Select, clip
from ..kit.custom_ids import Ref
from ..kit.discord_limits import OPTIONS
from ..kit.paging import pages_of, parted, turning
from ..kit.replies import language, show, wait
from ..kit.router import Handler
from ..pictures.icons import pieces
from .topics import POINT, titles, topics

LONGEST = 60
"""Letters of a topic, or a word, that is looked up: they go into the buttons."""


async def rules(interaction: Interaction, ref: Ref) -> None:
    """The rules in brief, if the words files have them, and the game's tables."""
    await wait(interaction)
    register = interaction.client.host.register
    game = (await register.table(ref.table)).game if ref.table else register.game(ref.text)
    await show(interaction, page(game, Speaker(language(interaction), game), ref.table, ref.page))


def page(game: AnyGame, speak: Speaker, table: int, number: int = 0) -> Card:
    """A page (from 0), with buttons to those before and after, and a list of topics; of no table (0) too."""
    pages = _pages(game, speak)
    number = min(number, len(pages) - 1)
    buttons = turning(
        number, len(pages), speak, lambda page: Ref("rules", table, page=page, text="" if table else game.key)
    )
    if table and has(speak.locale, game.key, "legend"):
        buttons.append(Button(speak("button-legend"), Ref("legend", table).id()))
    parts = (f"### {game.name}", *pages[number], tuple(buttons), topic_select(game, speak))
    return Card(parts, Named(pieces(speak)))


def topic_select(game: AnyGame, speak: Speaker, *, answer: bool = False) -> tuple[Select] | tuple[()]:
    """A list of the topics, below the rules or below an `answer`."""
    known = [clip(each, LONGEST) for each in titles(topics(game, speak))][:OPTIONS]
    if not known:
        return ()
    lines = tuple(Choice(each, each) for each in known)
    return (Select(Ref("topic", page=int(answer), text=game.key).id(), speak("topic-choose"), lines),)


def _pages(game: AnyGame, speak: Speaker) -> list[list[str]]:
    """The texts in order, as many on a page as a message takes. A longer text is broken between its points."""
    known = has(speak.locale, game.key, "rules")
    rules = speak("rules") if known else speak("rules-none", game=game.name)
    return pages_of((*parted(rules, POINT), *game.guide.overview.aid(speak)))


HANDLERS: Mapping[str, Handler] = {"rules": rules}
