"""The settings of a league's games, chosen by its organiser before it is published, as those of a table are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from engine.core.game import AnyGame
from engine.core.model import Illegal
from host import Refused, harmless
from host.leagues.book import Book
from host.leagues.charter import charter_of
from host.leagues.settings import options_of, unfit
from words import Speaker

from ..gate.find_table import server_of
from ..kit.app import Interaction
from ..kit.card import Button, Card, Part
from ..kit.custom_ids import Ref
from ..kit.replies import language, picked_one, refusal, say, show, wait
from ..kit.router import Handler
from ..news.settings_choices import ask_text, edition_parts, setting_of, settings_parts, written
from ..news.settings_lines import Chosen, name
from ..pictures.beginning import beginning_of
from .find_league import own_of

MEANS = {"set": "lgoption", "to": "lgoptto", "own": "lgoptown", "howto": "lgopthow"}
Editions = Mapping[str, Sequence[tuple[str, str]]]
"""The keys and names of the editions of each game."""
OTHERS = 4
"""The most further games to go to: all but one that a row has room for."""


def games_card(
    book: Book, game: AnyGame, games: Mapping[str, AnyGame], editions: Editions, speak: Speaker, line: str = ""
) -> Card:
    """The edition and settings of one of a league's games, with the way to the others. Runs off the event loop."""
    charter, number = charter_of(book.league), book.league.id
    chosen, own = Chosen(game, options_of(charter, game)), Speaker(speak.locale, game)
    head = f"### {speak('settings-head')}\n-# {harmless(book.league.title)} · {game.name}"

    def means(what: str, text: str) -> Ref:
        return Ref(MEANS[what], token=game.key, page=number, text=text)

    picture = beginning_of(game, chosen.options, (), own, charter.format.size)
    parts: list[Part] = [f"-# {line}" if line else "", head]
    parts += edition_parts(chosen, editions[game.key], speak, Ref("lgedition", token=game.key, page=number))
    parts += settings_parts(chosen, own, means, picture, alone=False)
    if (cannot := unfit(charter, {game.key: game})) is not None:
        parts.append(speak.refusal(Refused("league-cannot-begin", game=game.name, count=cannot[1])))
    others = [key for key in set_games(book, games, editions) if key != game.key][:OTHERS]
    ways = [Button(games[key].name, Ref("lggame", token=key, page=number).id()) for key in others]
    back = Button(speak("button-back"), Ref("lgdraft", page=number).id())
    return Card((*parts, (*ways, back)))


def editions(interaction: Interaction) -> Editions:
    """Those of all games here."""
    host = interaction.client.host
    return {key: host.lobby.editions(key) for key in host.register.games}


def set_games(book: Book, games: Mapping[str, AnyGame], editions: Editions) -> list[str]:
    """The games of a league of which something can be chosen."""
    every = dict.fromkeys(charter_of(book.league).format.games)
    return [
        key
        for key in every
        if key in games
        and (len(editions[key]) > 1 or any(not each.alone for each in games[key].rules.settings.choices))
    ]


async def _show(interaction: Interaction, book: Book, key: str, line: str = "") -> None:
    games, known = interaction.client.host.register.games, editions(interaction)
    if key not in set_games(book, games, known):
        raise Refused("no-such-setting")
    made = partial(games_card, book, games[key], games, known, Speaker(language(interaction)), line)
    await show(interaction, await interaction.client.pool.run(made))


async def settings(interaction: Interaction, ref: Ref) -> None:
    """The settings of the game named, or of the first that has any."""
    await wait(interaction)
    book = await own_of(interaction, ref)
    there = set_games(book, interaction.client.host.register.games, editions(interaction))
    await _show(interaction, book, ref.token or next(iter(there), ""))


async def choose_edition(interaction: Interaction, ref: Ref) -> None:
    """A line of the list of editions."""
    await wait(interaction)
    book, line = await own_of(interaction, ref), ""
    try:
        leagues, value = interaction.client.host.leagues, picked_one(interaction)
        book = await leagues.set_edition(server_of(interaction), ref.page, ref.token, value)
    except Refused as error:
        line = refusal(Speaker(language(interaction)), error)
    await _show(interaction, book, ref.token, line)


async def choose(interaction: Interaction, ref: Ref) -> None:
    """A line of a setting's select."""
    await wait(interaction)
    await _change(interaction, ref, ref.text, picked_one(interaction))


async def turn_to(interaction: Interaction, ref: Ref) -> None:
    """The value before or after the one that is chosen."""
    await wait(interaction)
    setting, _, value = ref.text.partition(" ")
    await _change(interaction, ref, setting, value)


async def howto(interaction: Interaction, ref: Ref) -> None:
    """How a text of one's own is written."""
    await wait(interaction)
    chosen, speak = await _chosen(interaction, ref)
    await say(interaction, speak(f"setting-{setting_of(chosen, ref.text).name}-howto"))


async def own(interaction: Interaction, ref: Ref) -> None:
    """Ask for such a text."""
    chosen, speak = await _chosen(interaction, ref)
    setting, before = setting_of(chosen, ref.text), interaction.client.texts.get(_draft(interaction, ref))
    wrote = Ref("lgoptwrote", token=ref.token, page=ref.page, text=setting.name)
    await ask_text(interaction, wrote, setting, speak, before)


async def wrote(interaction: Interaction, ref: Ref) -> None:
    """The text from the form, or from the file there."""
    await wait(interaction)
    try:
        text = await written(interaction, _draft(interaction, ref))
    except Refused as error:
        book, (_, speak) = await own_of(interaction, ref), await _chosen(interaction, ref)
        await _show(interaction, book, ref.token, refusal(speak, error))
        return
    await _change(interaction, ref, ref.text, text, tell=True)


async def _chosen(interaction: Interaction, ref: Ref) -> tuple[Chosen, Speaker]:
    """What is chosen for a game of a league, and sentences about it. Raises `Refused`."""
    book = await own_of(interaction, ref)
    game = interaction.client.host.register.game(ref.token)
    return Chosen(game, options_of(charter_of(book.league), game)), Speaker(language(interaction), game)


async def _change(interaction: Interaction, ref: Ref, setting: str, value: str, *, tell: bool = False) -> None:
    """Change a setting and show them all, with `tell` a sentence about the change; after a refusal, the reason."""
    leagues, before = interaction.client.host.leagues, await own_of(interaction, ref)
    chosen, speak = await _chosen(interaction, ref)
    try:
        book = await leagues.set_game(server_of(interaction), ref.page, ref.token, setting, value)
        line = speak("said-text-kept", name=name(setting_of(chosen, setting), speak)) if tell else ""
    except (Illegal, Refused) as error:
        book, line = before, refusal(speak, error)
    await _show(interaction, book, ref.token, line)


def _draft(interaction: Interaction, ref: Ref) -> tuple[int, int, str]:
    return -ref.page, interaction.user.id, f"{ref.token} {ref.text}"


FORMS = ("lgoptown",)
HANDLERS: Mapping[str, Handler] = {
    "lggame": settings,
    "lgedition": choose_edition,
    "lgoption": choose,
    "lgoptto": turn_to,
    "lgopthow": howto,
    "lgoptown": own,
    "lgoptwrote": wrote,
}
