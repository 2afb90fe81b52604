"""What the rules say about a word, with the pictures of the pieces that it names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import app_commands

from engine.core.game import AnyGame
from host import Refused
from words import LOCALES, Speaker

from ..gate.find_table import choices, find
from ..kit.app import Interaction
from ..kit.card import Card, Named, Part, clip
from ..kit.custom_ids import Ref
from ..kit.paging import pages_of, parted, turning
from ..kit.replies import language, picked_one, show, show_beside, wait
from ..kit.router import Handler
from ..pictures.icons import pieces
from ..pictures.wanted import symbols
from . import rules_pages
from .topics import SHORTEST, about, meant, named, titles, topics

SYMBOLS = 8
"""The most symbols that are shown with an answer."""
Legend = Sequence[Sequence[str]]
"""The codes of a legend's words, page by page."""


async def show_rules(interaction: Interaction, topic: str, game: str | None, number: str | None) -> None:
    """What the rules of a game say about a topic; without one all of them. The game is the one named, else that of
    the table. Raises `Refused`."""
    meant, table = await _meant(interaction, game, number)
    speak = Speaker(language(interaction), meant)
    if topic.strip():
        await show(interaction, card(meant, speak, topic, _legend(interaction, meant)))
    else:
        await show(interaction, rules_pages.page(meant, speak, table))


async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The topics of the game that is meant."""
    try:
        meant, _ = await _meant(interaction, interaction.namespace.game, interaction.namespace.table)
    except Refused:
        return []
    speak = Speaker(language(interaction), meant)
    return choices([(clip(each, rules_pages.LONGEST),) * 2 for each in titles(topics(meant, speak))], current)


async def suggest_game(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The games of this host."""
    return choices([(game.name, key) for key, game in interaction.client.host.register.games.items()], current)


async def _meant(interaction: Interaction, name: str | None, number: str | None) -> tuple[AnyGame, int]:
    """The game, and the number of the table that it is known from (0: none)."""
    register = interaction.client.host.register
    if name:
        keys = {game.name.casefold(): key for key, game in register.games.items()}
        return register.game(keys.get(name.strip().casefold(), name)), 0
    table = await find(interaction, number)
    return table.game, table.id


def _legend(interaction: Interaction, game: AnyGame) -> Legend:
    return interaction.client.pictures.legends.get(game.key, ())


async def press(interaction: Interaction, ref: Ref) -> None:
    """A further page of an answer."""
    await wait(interaction)
    key, _, topic = ref.text.partition(" ")
    game = interaction.client.host.register.game(key)
    speak = Speaker(language(interaction), game)
    await show(interaction, card(game, speak, topic, _legend(interaction, game), ref.page))


async def pick(interaction: Interaction, ref: Ref) -> None:
    """A line of the list of topics; chosen below the rules, it opens a message of its own."""
    await wait(interaction)
    game = interaction.client.host.register.game(ref.text)
    answer = card(game, Speaker(language(interaction), game), picked_one(interaction), _legend(interaction, game))
    await (show if ref.page else show_beside)(interaction, answer)


def card(game: AnyGame, speak: Speaker, typed: str, legend: Legend = (), number: int = 0) -> Card:
    """A page (from 0) of what there is about a word, in the reader's language, or else in another one; if there is
    nothing, it says so and names the topics."""
    typed = clip(" ".join(typed.split()), rules_pages.LONGEST)
    texts, said = _answer(game, speak, typed)
    codes = _symbols(typed, legend, said)
    head, below = f"### {game.name} · {typed}", rules_pages.topic_select(game, speak, answer=True)
    if not texts and not codes:
        return Card((head, speak("topic-none", word=typed, topics=" · ".join(titles(topics(game, speak)))), below))
    pages = pages_of(part for text in texts for part in parted(text)) if texts else [[_named(codes, said)]]
    number = min(number, len(pages) - 1)
    pictures: tuple[Part, ...] = (symbols(said, codes),) if codes and number == 0 else ()
    buttons = turning(number, len(pages), speak, lambda page: Ref("topicpage", page=page, text=f"{game.key} {typed}"))
    return Card((head, *pages[number], *pictures, tuple(buttons), below), Named(pieces(said)))


def _answer(game: AnyGame, speak: Speaker, typed: str) -> tuple[list[str], Speaker]:
    """The paragraphs, and who says them: who types a word of another language reads it in that. What the rules call
    otherwise is looked up by their word."""
    for locale in dict.fromkeys((speak.locale, *LOCALES)):
        spoken = Speaker(locale, game)
        for word in (typed, meant(typed, game, spoken)):
            if texts := about(word, topics(game, spoken)):
                return texts, spoken
    return [], speak


def _symbols(typed: str, legend: Legend, speak: Speaker) -> tuple[str, ...]:
    codes = list(dict.fromkeys(code for page in legend for code in page))
    return tuple(codes[n] for n in named(typed, [_said(code, speak) for code in codes])[:SYMBOLS])


def symbols_of(names: Sequence[str], legend: Legend, speak: Speaker) -> list[str]:
    """The symbols of the pieces that some names tell by one of their longer words."""
    codes = list(dict.fromkeys(code for page in legend for code in page))
    called = [_said(code, speak) for code in codes]
    words = {word for name in names for word in name.split() if len(word) >= SHORTEST}
    return [codes[n] for n in sorted({n for word in words for n in named(word, called)})]


def _said(code: str, speak: Speaker) -> str:
    kind, _, value = code.partition("-")
    return speak.value(kind, value)


def _named(codes: Sequence[str], speak: Speaker) -> str:
    return "\n".join(f"- {_said(code, speak)}" for code in codes)


HANDLERS: Mapping[str, Handler] = {"topic": pick, "topicpage": press}
