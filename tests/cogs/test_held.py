"""Results stay with who played: a seat that has changed hands names its holders at the end."""

from __future__ import annotations

from typing import Any

import db
from cogs.news.standings import final_standings as standings
from cogs.news.table_state import HOLDERS
from cogs.viewer import Viewer
from engine.core.model import Result, Seat
from engine.core.text import write
from engine.games import milestones
from host import Look, Person
from tests.cogs.conftest import Server, World
from tests.cogs.drive import text
from tests.cogs.positions import looks
from words import Speaker

SAY = Speaker("en", milestones.GAME)


def tenure(seat: int, first: int, name: str, **more: Any) -> db.Tenure:
    return db.Tenure(seat=seat, first=first, name=name, **more)


def ended(*held: db.Tenure, scores: tuple[int, ...] = (12, 30)) -> str:
    """The standings of a game of two with these tenures, won by the second."""
    seen: Look = next(iter(looks(milestones.GAME, 2)))
    seen.result, seen.held = Result(scores, (Seat(1),), ""), held
    return standings(Viewer(seen, Speaker("en", milestones.GAME, ["Cat", "Ben"])))


def test_a_seat_that_one_person_held_needs_no_more_words() -> None:
    assert ended(tenure(0, 0, "Cat", person=3), tenure(1, 0, "Ben", person=2)) == "**Ben: 30** 🏆\nCat: 12"


def test_of_equal_points_the_winner_stands_first() -> None:
    assert ended(scores=(30, 30)) == "**Ben: 30** 🏆\nCat: 30"


def test_a_seat_that_changed_hands_names_who_played_one_after_the_other() -> None:
    told = ended(
        tenure(0, 0, "Ann", last=119, person=1),
        tenure(0, 120, "Ann", last=130, person=1, opponent="steady"),
        tenure(0, 131, "", last=140, opponent="steady"),
        tenure(0, 141, "Cat", person=3),
        tenure(1, 0, "Ben", person=2),
    )
    line = "-# Ann, then Ann (away), then Otter, then Cat"
    assert told == f"**Ben: 30** 🏆\nCat: 12\n{line}"


def test_of_many_holders_the_first_and_the_last_few_are_named() -> None:
    told = ended(*(tenure(0, n * 10, "AB"[n % 2], person=n % 2 + 1) for n in range(30)))
    assert told.count(", then ") == HOLDERS
    assert "-# A, …, " in told
    assert told.endswith(", then A, then B")


async def test_the_log_names_who_played_at_the_time(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    ann, ben, dan = server.person("Ann"), server.person("Ben"), server.person("Dan")
    assert (await world.host.now.look(1, None)).waiting == (1,)
    first = next(iter((await world.host.now.look(1, ben.id)).offers[0]))
    await world.host.now.add("k", 1, ben.id, None, write(first))
    await world.host.seats.offer(1, ben.id, None)
    await world.host.seats.take(1, 1, Person(dan.id, "Dan"))
    await world.quiet()
    told = text(await ann.slash(thread, "game log"))
    assert "Ben" in told
    assert "Dan" not in told
    assert "Ben" in text(await ann.slash(thread, "game move")).partition(SAY("news-head-first"))[2]
