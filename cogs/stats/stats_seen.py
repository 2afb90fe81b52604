"""What somebody may see of games that are over: their own, those of whoever shows theirs, and a server's."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Set

from msgspec.structs import replace

from host import Host
from host.results.ratings import EVERYWHERE
from host.results.statistics import Played

from .stats_words import Here, Ladder, Shown

LINES = 16
"""The most lines about games, and about ratings."""


async def seen_of_self(host: Host, me: int, server: int | None) -> Shown:
    """What somebody has played, on all servers; `server` is where they ask."""
    games, left = await host.results.statistics.of(me)
    shown = (await host.attention.life(me)).shown
    ratings = await host.results.ladders.of(server or EVERYWHERE, me, _keys(games))
    pace = (await host.paces.of([me]))[me]
    return Shown(me, None, games, left, shown=shown, here=server is not None, ratings=ratings, pace=pace)


async def seen_of_person(host: Host, me: int, person: int, name: str, server: int) -> Shown | None:
    """What somebody else has played on a server; None if they do not show it. Named are those who show theirs, and
    who asks."""
    if not (await host.attention.life(person)).shown:
        return None
    games, left = await host.results.statistics.of(person, server)
    met = {each.person for game in games for each in game.seats if each.person is not None}
    named = {who for who, life in (await host.attention.lives(met)).items() if life.shown} | {me}
    ratings = await host.results.ladders.of(server, person, _keys(games))
    return Shown(person, name, games, left, named=frozenset(named), here=True, ratings=ratings)


async def seen_of_server(host: Host, me: int, server: int, channels: Collection[int], key: str | None) -> Here:
    """What was played in these channels of a server: of one game, or (None) of all."""
    statistics, showing = host.results.statistics, host.attention.showing()
    people = tuple(await statistics.people(server, channels, showing, key))
    if key is None:
        return Here(key, await statistics.counts(server, channels), (), people)
    named = {*showing, me}
    groups = await statistics.groups(server, channels, key)
    told = tuple(each if each.person in named else replace(each, person=None, name="") for each in groups)
    return Here(key, {}, told, people, await _ladder(host, server, key, named))


async def _ladder(host: Host, server: int, key: str, named: Set[int]) -> Ladder:
    """The ratings of these people, and of practice opponents."""
    every = await host.results.ladders.all(server, key)
    told = [each for each in every if each[0].opponent or each[0].person in named]
    people = [who.person for who, _ in told[:LINES] if not who.opponent]
    return Ladder(told, await host.results.statistics.names(server, people))


def _keys(games: Iterable[Played]) -> list[str]:
    return sorted({each.key for each in games})
