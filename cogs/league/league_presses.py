"""The presses on a league's messages: come in, leave, look; and its end, asked for first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from host import Refused, harmless
from host.leagues.book import Book, Stage
from host.leagues.charter import charter_of
from words import Speaker

from ..gate.find_table import person, server_of
from ..kit.app import Interaction
from ..kit.card import Button, Card, Part
from ..kit.custom_ids import Ref
from ..kit.replies import show, show_beside, speaker, wait
from ..kit.router import Handler
from ..news.league_card import league_card
from ..news.league_lines import Seen, as_shown, now_seen, standing_lines, standing_tallies, standings_head
from ..pictures.wanted import together
from .find_league import of, only_organiser

BUTTONS = 5
"""The most seasons that are offered below the standings, the latest."""


async def show_league(interaction: Interaction, book: Book) -> None:
    """What is played, who is in it, and its round."""
    host, speak = interaction.client.host, speaker(interaction)
    places = await host.leagues.places(book)
    await show(interaction, league_card(book, host.register.games, speak, reader=interaction.user.id, places=places))


async def show_standings(interaction: Interaction, book: Book, season: int | None = None) -> None:
    """How it stands, or how a season ended, as a picture and as text. Raises `Refused`."""
    leagues, league = interaction.client.host.leagues, book.league
    seasons, seen = await leagues.past(book), None
    if season is None and league.stage is Stage.SIGN_UP and league.season - 1 in seasons:
        season = league.season - 1  # the present one has not begun
    if season not in (None, league.season):
        ended = await leagues.ended(book, season)
        seen = Seen(season, ended.rounds, False, ended.standings)
    await show(interaction, standings_card(book, speaker(interaction), seen, seasons))


def standings_card(book: Book, speak: Speaker, seen: Seen | None = None, seasons: Sequence[int] = ()) -> Card:
    """The picture, and all of it in text: of a season that is `seen`, else of the present one. Those of `seasons` can
    be looked up."""
    seen = seen or now_seen(as_shown(book))
    parts: list[Part] = [f"### {standings_head(book, seen.season, speak)}"]
    picture = standing_tallies(book, seen, speak)
    if picture is None:
        parts.append(speak("league-standings-none"))
    else:
        ties = ", ".join(speak(f"league-tie-{each}") for each in charter_of(book.league).format.ties)
        parts += [together(speak, picture), "\n".join(standing_lines(book, seen, speak))]
        parts.append(f"-# {speak('league-ties', ties=ties)}")
    number, now = book.league.id, book.league.season
    others = [
        each for each in (*seasons, *([now] if book.league.stage is not Stage.SIGN_UP else [])) if each != seen.season
    ]
    buttons = [
        Button(speak("button-league-season", season=each), Ref("lgtable", seat=each, page=number).id())
        for each in others[-BUTTONS:]
    ]
    return Card((*parts, tuple(buttons) if seasons else ()))


async def join(interaction: Interaction, ref: Ref) -> None:
    """Come in."""
    await wait(interaction)
    before = await of(interaction, ref)
    book = await interaction.client.host.leagues.join(server_of(interaction), ref.page, person(interaction))
    code = "league-joined" if before.league.stage is Stage.SIGN_UP else "league-replaced-you"
    await show_beside(interaction, Card((speaker(interaction)(code, title=harmless(book.league.title)),)))


async def ask_leave(interaction: Interaction, ref: Ref) -> None:
    """Before the season at once; in it after asking."""
    await wait(interaction)
    await leave_or_ask(interaction, await of(interaction, ref))


async def leave_or_ask(interaction: Interaction, book: Book) -> None:
    """The same for the command."""
    league, speak = book.league, speaker(interaction)
    if league.stage is not Stage.PLAYED:
        await _left(interaction, league.id)
        return
    if all(each.person != interaction.user.id or each.left_at is not None for each in book.entrants):
        raise Refused("league-not-in-it")
    sure = Button(speak("button-sure"), Ref("lgleft", page=league.id).id(), "danger")
    await show(interaction, Card((speak("league-leave-sure", title=harmless(league.title)), (sure,))))


async def leave(interaction: Interaction, ref: Ref) -> None:
    """Yes: they get no more tables."""
    await wait(interaction)
    await _left(interaction, ref.page)


async def _left(interaction: Interaction, number: int) -> None:
    host = interaction.client.host
    book = await host.leagues.leave(server_of(interaction), number, interaction.user.id)
    code = "league-left" if book.league.stage is Stage.SIGN_UP else "league-left-played"
    await show(interaction, Card((speaker(interaction)(code, title=harmless(book.league.title)),)))


async def _show(interaction: Interaction, ref: Ref) -> None:
    await wait(interaction)
    await show_league(interaction, await of(interaction, ref))


async def _standings(interaction: Interaction, ref: Ref) -> None:
    await wait(interaction)
    await show_standings(interaction, await of(interaction, ref), ref.seat or None)


async def ask_close(interaction: Interaction, book: Book, reason: str) -> None:
    """Say what follows, and ask."""
    only_organiser(interaction, book.league)
    speak, title = speaker(interaction), harmless(book.league.title)
    sure = Button(speak("button-sure"), Ref("lgclose", page=book.league.id, text=reason).id(), "danger")
    await show(interaction, Card((speak("league-close-sure", title=title), (sure,))))


async def close(interaction: Interaction, ref: Ref) -> None:
    """Yes: no more tables are opened."""
    await wait(interaction)
    only_organiser(interaction, (await of(interaction, ref)).league)
    book = await interaction.client.host.leagues.close(server_of(interaction), ref.page, ref.text)
    await show(interaction, Card((speaker(interaction)("league-closed", title=harmless(book.league.title)),)))


HANDLERS: Mapping[str, Handler] = {
    "lgjoin": join,
    "lgleave": ask_leave,
    "lgleft": leave,
    "lgshow": _show,
    "lgtable": _standings,
    "lgclose": close,
}
