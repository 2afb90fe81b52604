"""The commands of `/league`."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from engine.core.game import AnyGame
from host import Refused, harmless
from host.leagues.charter import SEASONS, TITLE, of_season, seated
from host.leagues.moves import fixture_of

from ..gate import opening
from ..gate.find_table import choices, person, place, server_of
from ..kit.app import Interaction
from ..kit.card import Button, Card, clip
from ..kit.custom_ids import Ref
from ..kit.replies import show, speaker, wait
from ..kit.translation import named, said
from ..news.league_lines import names_of
from .draft_card import show_draft
from .find_league import found, only_organiser, only_runners, suggest
from .league_presses import ask_close, leave_or_ask, show_league, show_standings

REASON, SHORT, MOST = 200, 50, SEASONS[-1]
"""The most letters of a reason, and of one that a button carries; and the most seasons."""
WHICH = {"league": said("option-league")}


def command(games: Iterable[AnyGame]) -> app_commands.Group:
    """`/league`, which knows these games."""
    group = app_commands.Group(name=named("league"), description=said("command-league"))
    known = [app_commands.Choice(name=each.name, value=each.key) for each in games]

    @group.command(name=named("open"), description=said("command-league-open"))
    @app_commands.describe(title=said("option-league-title"), game=said("option-league-game"))
    @app_commands.rename(title=named("title"), game=named("game"))
    @app_commands.choices(game=known)
    async def begin(interaction: Interaction, title: app_commands.Range[str, 1, TITLE], game: str) -> None:
        await wait(interaction)
        await only_runners(interaction)
        opening.only_allowed(game, await opening.games(interaction))
        here, spot = place(interaction), await opening.spot(interaction)
        leagues, key = interaction.client.host.leagues, f"league {interaction.id}"
        made = await leagues.draft(key, person(interaction), spot, here.thread or here.channel, title, game)
        await show_draft(interaction, await leagues.book(made.server, made.id))

    @group.command(name=named("show"), description=said("command-league-show"))
    @app_commands.describe(**WHICH)
    @app_commands.rename(league=named("league"))
    @app_commands.autocomplete(league=suggest)
    async def look(interaction: Interaction, league: str | None = None) -> None:
        await wait(interaction)
        every = await interaction.client.host.leagues.of(server_of(interaction))
        if league is None and len(every) != 1:
            speak = speaker(interaction)
            shown = [Button(clip(each.title, 40), Ref("lgshow", page=each.id).id()) for each in every[:5]]
            head = f"### {speak('league-list-head')}" if every else speak("league-none")
            await show(interaction, Card((head, tuple(shown))))
            return
        await show_league(interaction, await found(interaction, league))

    @group.command(name=named("standings"), description=said("command-league-standings"))
    @app_commands.describe(season=said("option-league-season"), **WHICH)
    @app_commands.rename(league=named("league"), season=named("season"))
    @app_commands.autocomplete(league=suggest)
    async def stands(
        interaction: Interaction, league: str | None = None, season: app_commands.Range[int, 1, MOST] | None = None
    ) -> None:
        await wait(interaction)
        await show_standings(interaction, await found(interaction, league), season)

    @group.command(name=named("leave"), description=said("command-league-leave"))
    @app_commands.describe(**WHICH)
    @app_commands.rename(league=named("league"))
    @app_commands.autocomplete(league=suggest)
    async def leave(interaction: Interaction, league: str | None = None) -> None:
        await wait(interaction)
        await leave_or_ask(interaction, await found(interaction, league))

    @group.command(name=named("correct"), description=said("command-league-correct"))
    @app_commands.describe(
        table=said("option-league-table"),
        places=said("option-league-places"),
        reason=said("option-league-reason"),
        **WHICH,
    )
    @app_commands.rename(league=named("league"), table=named("table"), places=named("places"), reason=named("reason"))
    @app_commands.autocomplete(league=suggest, table=_tables)
    async def correct(
        interaction: Interaction,
        table: str,
        places: app_commands.Range[str, 1, 40],
        reason: app_commands.Range[str, 1, REASON],
        league: str | None = None,
    ) -> None:
        await wait(interaction)
        book = await found(interaction, league)
        only_organiser(interaction, book.league)
        which = _which(table)
        count = len(seated(fixture_of(book, which)).entrants)
        words = places.replace(",", " ").split()
        if not all(each.isascii() and each.isdigit() and len(each) < 3 for each in words):
            raise Refused("league-no-places", count=count)
        if not reason.strip():
            raise Refused("league-no-reason")
        leagues, number = interaction.client.host.leagues, book.league.id
        await leagues.correct(book.league.server, number, which, [*map(int, words)], reason.strip())
        told = speaker(interaction)("league-corrected", channel=f"<#{book.league.channel}>")
        await show(interaction, Card((told,)))

    @group.command(name=named("close"), description=said("command-league-close"))
    @app_commands.describe(reason=said("option-league-reason"), **WHICH)
    @app_commands.rename(league=named("league"), reason=named("reason"))
    @app_commands.autocomplete(league=suggest)
    async def close(
        interaction: Interaction,
        league: str | None = None,
        reason: app_commands.Range[str, 1, SHORT] | None = None,
    ) -> None:
        await wait(interaction)
        await ask_close(interaction, await found(interaction, league), (reason or "").strip())

    return group


async def _tables(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The tables of a season, the newest round first."""
    try:
        book = await found(interaction, interaction.namespace.league)
    except Refused:
        return []
    names, known = names_of(book, speaker(interaction)), list[tuple[str, str]]()
    for each in sorted(of_season(book, book.league.season), key=lambda each: (-each.round, each.number)):
        who = seated(each).entrants
        if len(who) > 1:
            label = f"{each.round}.{each.number} · {', '.join(harmless(names[one]) for one in who)}"
            known.append((clip(label), f"{each.round}.{each.number}"))
    return choices(known, current)


def _which(table: str) -> tuple[int, int]:
    """A table of the season by its round and number. Raises `Refused`."""
    at, _, number = table.strip().partition(".")
    if not all(each.isascii() and each.isdigit() and len(each) < 5 for each in (at, number)):
        raise Refused("league-no-table")
    return int(at), int(number)
