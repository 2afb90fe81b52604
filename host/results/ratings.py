"""Ratings of players by `openskill` (Plackett-Luce). The rules are in `docs/ratings.md`."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

import db
from db.ratings import EVERYWHERE, Change, Changes, Contest, Rating, Who

__all__ = ["EVERYWHERE", "MODEL", "Change", "Contest", "Ladders", "Rating", "Who", "after", "rated", "shown"]

MODEL = PlackettLuce()
NEW = Rating(MODEL.mu, MODEL.sigma, 0)
BASE, SCALE = 1_000, 40
"""What a newcomer's rating is shown as, and what a point of the model's is."""
ROUNDED = 1e-6
"""By so much ratings may differ on another machine."""


def shown(of: Rating) -> int:
    """A rating as people read it: what somebody's strength is at least, as far as the model is sure. It begins at
    `BASE`."""
    return BASE + round(SCALE * (of.mu - 3 * of.sigma))


def ranks(contest: Contest) -> list[int]:
    """The ranks by seat: the places of those who stayed; who left comes last, with all others who did."""
    last = len(contest.entrants) + 1
    return [each.place if each.stayed else last for each in contest.entrants]


def after(contest: Contest, before: Mapping[Who, Rating]) -> dict[Who, Rating]:
    """The ratings of those who were in a game after it. Who is not known yet, or was forgotten, has a newcomer's.
    Practice opponents of one kind at several seats get the mean of what each of them would get."""
    own = [before.get(each.who, NEW) if each.who is not None else NEW for each in contest.entrants]
    made = MODEL.rate([[MODEL.rating(each.mu, each.sigma)] for each in own], ranks=[float(n) for n in ranks(contest)])
    found: dict[Who, list[tuple[float, float]]] = {}
    for each, (new,) in zip(contest.entrants, made, strict=True):
        if each.who is not None:
            found.setdefault(each.who, []).append((new.mu, new.sigma))
    return {
        who: Rating(
            sum(mu for mu, _ in new) / len(new),
            sum(sigma for _, sigma in new) / len(new),
            before.get(who, NEW).games + 1,
        )
        for who, new in found.items()
    }


class Rated(NamedTuple):
    """What follows from games: the ratings of all who were in them, and by game and seat what they were before and
    after, as people read them."""

    ratings: dict[Who, Rating]
    changes: dict[tuple[int, int], tuple[int, int]]


def rated(contests: Iterable[Contest], begin: Mapping[Who, Rating]) -> Rated:
    """What follows from these games, in order; games in which nobody can be compared change nothing."""
    now, found = {**begin}, Rated({}, {})
    for contest in contests:
        if len(contest.entrants) > 1:
            made = after(contest, now)
            for seat, each in enumerate(contest.entrants):
                if (who := each.who) is not None:
                    found.changes[contest.game, seat] = (shown(now.get(who, NEW)), shown(made[who]))
            found.ratings.update(made)
            now |= made
    return found


class Ladders:
    """Keeps the ratings up with the results."""

    def __init__(self, store: db.Store) -> None:
        self._store = store.ratings

    async def catch_up(self, server: int, key: str, *, anew: bool = False) -> bool:
        """Rate what a ladder lacks, or (`anew`) all from its beginning. Returns whether any rating has changed."""
        while (behind := await self._store.behind(server, key, anew=anew)) is not None:
            made = await asyncio.to_thread(rated, behind.contests, behind.ratings)
            before = await self._store.all(server, key)
            if await self._store.write(server, key, behind, *made):
                return made.ratings != before if behind.anew else bool(made.ratings)
        return False

    async def all(self, server: int, key: str) -> list[tuple[Who, Rating]]:
        """The ratings of a ladder, the highest first."""
        await self.catch_up(server, key)
        found = await self._store.all(server, key)
        return sorted(found.items(), key=lambda each: (-shown(each[1]), each[0]))

    async def of(self, server: int, person: int, keys: Sequence[str]) -> dict[str, Rating]:
        """Somebody's ratings by game, of these games."""
        for key in keys:
            await self.catch_up(server, key)
        return await self._store.of(server, person)

    async def changed(self, row: db.Game) -> list[Change]:
        """What a game that is over did to the ratings on its server; nothing while its result is not written."""
        await self.catch_up(row.server, row.key)
        return await self._store.changed(row.id)

    async def fault(self) -> str | None:
        """The first ladder whose ratings are not what its games give, as a sentence for the operator."""
        for server, key in await self._store.ladders():
            behind, now = await self._store.behind(server, key, anew=True), await self._store.all(server, key)
            lacks = await self._store.behind(server, key)
            if behind is None or lacks is not None:
                continue
            made = rated(behind.contests, {})
            if not _same(made.ratings, now):
                return f"the ratings of {key} on server {server} are not what its games give"
            if server != EVERYWHERE and not _alike(made.changes, await self._store.changes(server, key)):
                return f"what the games of {key} on server {server} did to its ratings is not what they give"
        odd = await self._store.odd()
        return None if odd is None else f"beside the scores of table {odd} are ratings that no game gave"


def _same(made: Mapping[Who, Rating], stored: Mapping[Who, Rating]) -> bool:
    """Whether ratings are equal, but for what another processor rounds otherwise."""
    return made.keys() == stored.keys() and all(
        each.games == stored[who].games
        and math.isclose(each.mu, stored[who].mu, abs_tol=ROUNDED)
        and math.isclose(each.sigma, stored[who].sigma, abs_tol=ROUNDED)
        for who, each in made.items()
    )


def _alike(made: Changes, noted: Changes) -> bool:
    """Whether games did the same to ratings, but for what is rounded otherwise."""
    return made.keys() == noted.keys() and all(
        abs(one - other) <= 1 for at, each in made.items() for one, other in zip(each, noted[at], strict=True)
    )
