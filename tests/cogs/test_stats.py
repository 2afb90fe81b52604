"""`/stats`: what somebody has played, what a server plays, and who may see it."""

from __future__ import annotations

from random import Random

import simcord

from db import Status, paces
from db.ratings import Who
from db.statistics import Played, Sat
from host.life import Life
from host.reliability import FEW
from host.results import statistics
from host.results.ratings import shown
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, labels, press, refs, text
from tests.cogs.test_door import hidden_table, private_thread
from tests.cogs.test_lobby import lobby
from tests.host.spoilt import Player
from tests.soak import times
from words import Speaker

SAY = Speaker("en")


async def to_its_end(world: World, number: int) -> None:
    """A table whose people press by lot until it is over."""
    player = Player(world.host, Random(number))
    while (await world.host.now.look(number, None)).result is None:
        await player.moves(number, 400)
        await world.quiet()
    await world.quiet()


async def played(server: Server, world: World, *names: str) -> int:
    """A game of Ferry that is over; its number."""
    await server.table(*names, game="ferry")
    number = max(await world.host.store.games.numbers())
    await to_its_end(world, number)
    return number


async def stats(server: Server, name: str, **options: object) -> simcord.InteractionResult:
    return await server.person(name).slash(server.channel, "stats", **options)


async def test_what_somebody_has_played_is_theirs_to_see_until_they_show_it(server: Server, world: World) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    assert SAY("stats-none") in text(await stats(server, "Ann"))
    number = await played(server, world, "Ann", "Ben")
    result = await world.host.store.results.of(number)
    assert result is not None
    won = [each.won for each in result.scores]
    own = await stats(server, "Ann")
    assert own.ephemeral
    points = result.scores[0].points
    said = SAY("stats-kind", games=1, wins=int(won[0]), average=points, best=points)
    assert "2 players · " in text(own)
    assert said in text(own)
    places = [each.place for each in result.scores]
    rival = SAY("stats-rival", name="Ben", ahead=int(places[0] < places[1]), behind=int(places[0] > places[1]),
                even=int(places[0] == places[1]))  # fmt: skip
    assert rival in text(own)
    hidden = SAY("no-stats-hidden", name="Ann")
    assert text(await stats(server, "Ben", player=ann)) == hidden
    shown = await press(ann, own, "meresults")
    assert SAY("me-results", shown="true") in text(shown)
    seen = text(await stats(server, "Ben", player=ann))
    assert said in seen
    assert SAY("stats-rival", name="Ben", ahead=1, behind=0, even=0)[:4] in seen  # who reads may know themselves
    assert "Ben" not in text(await stats(server, "Eve", player=ann))
    await press(ann, await ann.slash(server.channel, "me time"), "meresults")
    assert text(await stats(server, "Ben", player=ann)) == hidden
    assert ben is server.person("Ben")


async def test_a_server_is_counted_and_names_who_shows_themselves(server: Server, world: World) -> None:
    ann = server.person("Ann")
    for _ in range(2):
        await played(server, world, "Ann", "Ben")
    shown = await stats(server, "Eve", game="ferry")
    assert SAY("stats-count", games=2) in text(shown)
    assert "Ann" not in text(shown)
    assert "Ben" not in text(shown)
    await press(ann, await stats(server, "Ann"), "meresults")
    shown = await stats(server, "Eve", game="ferry")
    assert "1. Ann: " in text(shown)
    assert "Ben" not in text(shown)
    whole = await press(server.person("Eve"), shown, "statshere")
    assert SAY("stats-head-server") in text(whole)
    assert SAY("stats-times", games=2) in text(whole)
    assert labels(whole) == [SAY("button-stats")]
    picked = await server.person("Eve").select(
        whole.response, ["milestones"], custom_id=button(whole, "statsof")["custom_id"]
    )
    assert SAY("stats-none-here") in text(picked)


async def test_ratings_are_shown_of_who_allows_it_and_of_opponents(server: Server, world: World) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    thread = await server.table("Ann", game="ferry", start=False)
    chosen = await press(ann, await press(ann, lobby(server), "settings"), "terms")
    select = next(each for each, ref in refs(chosen) if ref.what == "term" and ref.text == "rated")
    await ann.select(chosen.response, ["on"], custom_id=select["custom_id"])
    await world.quiet()
    assert SAY("lobby-rated") in text(lobby(server))
    await server.person("Ben").slash(thread, "game join")
    await ann.slash(thread, "game table opponent", kind="random")
    await ann.slash(thread, "game table start", seating="joined")
    await to_its_end(world, 1)
    ratings = dict(await world.host.results.ladders.all(server.guild.id, "ferry"))
    assert len(ratings) == 3
    own = shown(ratings[Who(ann.id)])
    assert SAY("stats-rating", where="here", rating=own, games=1) in text(await stats(server, "Ann"))
    seen = text(await stats(server, "Eve", game="ferry"))
    opponents = SAY("stats-opponent", strength=SAY("strength-random"))
    assert SAY("stats-ladder-line", name=opponents, rating=shown(ratings[Who(0, "random")]), games=1) in seen
    line = SAY("stats-ladder-line", name="Ann", rating=own, games=1)
    assert line not in seen
    assert line in text(await stats(server, "Ann", game="ferry"))

    def change(name: str, after: int) -> str:
        gain = f"+{after - 1_000}" if after > 1_000 else f"−{1_000 - after}"
        return SAY("end-rating", name=name, before=1_000, after=after, gain=gain)

    board, kind = server.board(thread), change(opponents, shown(ratings[Who(0, "random")]))
    alone, mine = SAY("end-ratings", list=kind), SAY("end-ratings", list=f"{change('Ann', own)} · {kind}")
    assert [each for each in text(board).splitlines() if "→" in each] == [alone]
    for person, told in ((eve, alone), (ann, mine)):
        assert told in text(await press(person, board, "scores")).splitlines()
    assert mine in text(await ann.slash(thread, "game move")).splitlines()
    await press(ann, await stats(server, "Ann"), "meresults")
    seen = text(await stats(server, "Eve", game="ferry"))
    assert line in seen
    assert "Ben" not in seen
    assert mine in text(await press(eve, board, "scores")).splitlines()
    await world.host.store.games.set_status(1, Status.PLAYING, 0)
    await world.host.store.games.set_status(1, Status.FINISHED, 0)
    assert await world.host.store.ratings.changed(1) == []


async def test_games_that_somebody_cannot_see_do_not_count_for_them(server: Server, world: World) -> None:
    await hidden_table(server, start=True)
    await to_its_end(world, 1)
    thread = await private_thread(server)
    world.ahead += 3_600
    await server.person("Ann").slash(thread, "game create", game="ferry")
    await server.person("Cleo").slash(thread, "game join")
    await server.person("Ann").slash(thread, "game table start", seating="joined")
    await to_its_end(world, 2)
    for name, count in (("Eve", 0), ("Cleo", 1), ("Ann", 1)):
        told = text(await stats(server, name, game="ferry"))
        assert (SAY("stats-count", games=count) if count else SAY("stats-none-here")) in told, name


def game(random: Random, number: int, people: int) -> Played:
    """A game by lot; its seats by their places."""
    who = random.sample(range(people), random.randrange(1, people))
    places = sorted(random.randrange(1, 4) for _ in who)
    seats = tuple(
        Sat(seat=n, place=place, points=random.randrange(50), won=place == places[0] and random.random() < 0.9,
            person=person, opponent=None, name=f"P{person}")
        for n, (person, place) in enumerate(zip(who, places, strict=True))
    )  # fmt: skip
    return Played(
        game=number, key=random.choice("ab"), setting=random.choice("xy"), began=0, ended=number, turns=9,
        fewest=False, seats=seats,
    )  # fmt: skip


def test_numbers_are_those_of_counting_one_by_one() -> None:
    for n in range(times(60)):
        random = Random(n)
        every = [game(random, number, 5) for number in range(random.randrange(25))]
        mine = [each for each in every if any(sat.person == 0 for sat in each.seats)]
        own = [next(sat for sat in each.seats if sat.person == 0) for each in mine]
        kinds = statistics.by_kind(mine, 0)
        assert sum(kind.games for kind in kinds) == len(mine)
        assert sum(kind.wins for kind in kinds) == sum(sat.won for sat in own) == statistics.wins(mine, 0)
        assert sum(kind.points for kind in kinds) == sum(sat.points for sat in own)
        assert max((kind.best for kind in kinds), default=0) == max((sat.points for sat in own), default=0)
        met = {who: [0, 0, 0] for who in range(1, 5)}
        row = best = 0
        for each, sat in zip(mine, own, strict=True):
            for other in each.seats:
                if other.person != 0 and other.person is not None:
                    met[other.person][(other.place < sat.place) + 2 * (other.place == sat.place)] += 1
            if len(each.seats) > 1:
                row = row + 1 if sat.won else 0
                best = max(best, row)
        assert {each.person: [*each[2:]] for each in statistics.rivals(mine, 0)} == {
            who: counts for who, counts in met.items() if any(counts)
        }
        assert statistics.streak(mine, 0) == (row, best)


async def test_how_reliable_somebody_is_is_theirs_to_see(server: Server, world: World) -> None:
    ann = server.person("Ann")
    assert SAY("stats-pace-new", few=FEW) in text(await stats(server, "Ann"))
    marks = [paces.Mark(ann.id, kind) for kind in ("+",) * 22 + ("-",) * 3 + ("x",)]
    await world.host.store.database.write(lambda c: paces.note(c, marks))
    own = await stats(server, "Ann")
    assert SAY("stats-pace", made=22, turns=25, left=1) in text(own)
    await press(ann, own, "meresults")
    assert "25" not in text(await stats(server, "Ben", player=ann))


async def test_a_lobby_tells_how_reliable_those_are_who_show_it(server: Server, world: World) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    marks = [paces.Mark(who.id, "+") for who in (ann, ben) for _ in range(23)]
    await world.host.store.database.write(lambda c: paces.note(c, marks))
    await world.host.attention.live(ann.id, Life(shown=True))
    await world.host.attention.live(server.person("Eve").id, Life(shown=True))
    await server.table("Ann", "Ben", "Eve", game="ferry", start=False)
    await world.quiet()
    told = [line for line in text(lobby(server)).splitlines() if line[:3] in ("1. ", "2. ", "3. ")]
    assert told[0].endswith(f" · {SAY('lobby-pace', made=23, turns=23, left=0)}")
    assert "·" not in told[1]
    assert told[2].endswith(f" · {SAY('lobby-pace-new')}")
