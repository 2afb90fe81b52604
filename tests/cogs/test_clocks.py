"""The time that a table gives: chosen in the lobby, typed, shown to all, and called by a warning."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from cogs.news.typed_clock import read_time, say_time
from host import Refused
from host.calls import terms_of
from host.clocks.terms import DAY, HOUR, ClockTerms
from tests.cogs.conftest import Server, World
from tests.cogs.drive import press, refs, text
from tests.cogs.test_lobby import lobby
from tests.soak import times
from words import LOCALES, Speaker

SAY, USUAL = Speaker("en"), ClockTerms()


def some_time(chance: random.Random) -> ClockTerms:
    def span(least: int = 1) -> int:
        return chance.choice((HOUR * chance.randrange(least, 200), DAY * chance.randrange(least, 100)))

    bank = chance.choice((0, span()))
    return ClockTerms(turn=span(0 if bank else 1), bank=bank, cap=bank and min(100 * DAY, bank + span(0)))


@pytest.mark.parametrize("language", LOCALES)
def test_time_is_read_as_it_is_said(language: str) -> None:
    speak, chance = Speaker(language), random.Random(language)
    for _ in range(times(200)):
        terms = some_time(chance)
        if not terms.turn:
            terms = replace(terms, turn=0)
        assert read_time(say_time(terms, speak), USUAL, speak) == terms


@pytest.mark.parametrize(
    ("typed", "turn", "bank", "cap"),
    [
        ("36h", 36, 0, 0),
        ("2 Days", 48, 0, 0),
        ("1 week a turn", 168, 0, 0),
        ("7 d in hand; 12 h each turn, up to 10 d", 12, 168, 240),
        ("12 h + in the bank 2 weeks", 12, 336, 336),
    ],
)
def test_time_is_read_as_people_type_it(typed: str, turn: int, bank: int, cap: int) -> None:
    read = read_time(typed, replace(USUAL, end="vote"), SAY)
    assert read == ClockTerms(turn=turn * HOUR, bank=bank * HOUR, cap=cap * HOUR, end="vote")


UNCLEAR = (
    "", "soon", "36", "0 h", "3000 h", "2 d 3 h", "1.5 d", "-2 d", "1 d, 2 d", "in hand", "at most 7 d, 1 d a turn",
    "7 d in hand, 1 d a turn, at most 3 d", "1 d a turn in hand", "٣ d", "12 h a turn, every day", "1d1",
)  # fmt: skip


@pytest.mark.parametrize("typed", UNCLEAR)
def test_time_that_is_not_understood_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_time(typed, USUAL, SAY)
    assert refused.value.code.startswith("clock-")


async def test_time_is_chosen_before_the_start_and_seen_by_all(server: Server, world: World) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    await ann.slash(server.channel, "game create", game="milestones")
    await world.quiet()
    await world.host.hear(0)
    shown = await press(ann, await press(ann, lobby(server), "settings"), "clock")
    assert SAY("clock-none") in text(shown)

    for topic, value in (("time", "7d+12h"), ("end", "vote")):
        select = next(each for each, ref in refs(shown) if (ref.what, ref.text) == ("clockpick", topic))
        shown = await ann.select(shown.response, [value], custom_id=select["custom_id"])
    shown = await press(ann, shown, "clockset")
    terms = terms_of((await world.host.register.table(1)).row).clock
    assert terms == ClockTerms(turn=12 * HOUR, bank=7 * DAY, cap=10 * DAY, weekends=False, end="vote")
    await world.quiet()
    assert "**7 days** in hand" in text(lobby(server))
    await press(ben, lobby(server), "join")
    await world.quiet()
    await press(ann, lobby(server), "start")
    await world.quiet()
    look = await world.host.now.look(1, None)
    (clock,) = look.clocks
    (thread,) = server.channel.threads
    assert f"time until <t:{clock.at}:f>" in text(server.board(thread))
    player = ann if look.table.player(clock.seat) == ann.id else ben
    own = f"until <t:{clock.at}:f> (<t:{clock.at}:R>)"
    assert f"Your time for this turn: {own}" in text(await player.slash(thread, "game move"))
    page = text(await press(ann, server.board(thread), "table"))
    assert "The clock stops at weekends." in page
    mine = text(await player.slash(thread, "me tables"))
    assert own in mine


async def test_who_runs_short_of_time_is_called_once_and_may_be_voted_about(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.stops.GAP", DAY)
    monkeypatch.setattr("db.GAP", DAY)
    await world.host.hear(0)
    ann, ben = server.person("Ann"), server.person("Ben")
    await server.table("Ann", "Ben", start=False)
    await world.host.lobby.change_clock(1, ann.id, ClockTerms(turn=10 * HOUR, end="vote"))
    await press(ann, lobby(server), "start")
    await world.quiet()
    (thread,) = server.channel.threads
    (seat,) = (await world.host.now.look(1, None)).waiting
    table = await world.host.register.table(1)
    slow, other = (ann, ben) if table.player(seat) == ann.id else (ben, ann)

    async def hours(count: int) -> list[str]:
        world.ahead += count * HOUR
        await world.host.hear(0)
        world.host.work.wake()
        await world.quiet()
        return [text(post) for post in thread.history(viewer=ann)]

    assert not any("runs short" in post for post in await hours(7))
    told = await hours(2)
    assert [post for post in told if "runs short" in post] == [post for post in told if slow.mention in post][-1:]
    (clock,) = (await world.host.now.look(1, None)).clocks
    assert any(f"runs short: until <t:{clock.at}:f> (<t:{clock.at}:R>)." in post for post in told)
    told = await hours(2)
    assert any("is up." in post and other.mention in post for post in told)
    page = await press(other, server.board(thread), "table")
    assert any(ref.text == "replace" for _, ref in refs(page))
