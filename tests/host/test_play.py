"""A press: checked, applied, written, and only then shown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import pytest

import db
from engine.core.frames import Step
from engine.core.game import Game
from engine.core.model import Illegal, Seat
from engine.games import garden
from engine.games.milestones import GAME
from engine.games.milestones.phases.trading_house import TradingHouse
from games import GAMES
from host import Host, Person, Place, Refused, Stale, Table
from host.keep import moments
from host.live import LATEST, PATIENCE, Lives
from host.view.lines import lines as read_lines
from tests.changed import changed
from tests.games.milestones import positions as milestones

OpenHost = Callable[[], Awaitable[Host]]
Play = Callable[..., Awaitable[Any]]


async def head(host: Host, table: Table) -> int:
    return (await host.register.table(table.id)).row.head


async def test_an_action_is_in_the_database_before_it_is_shown(
    host: Host, playing: Table, open_host: OpenHost
) -> None:
    shown = await host.now.add("k", playing.id, 1, None, "move 3")
    assert shown.view.table.players[0].goods["stone"] == 1
    again = await open_host()
    assert (await again.now.look(playing.id, 1)).view == shown.view
    assert {len(entry.hash) for entry in await again.store.journal.entries(playing.id)} == {db.HASH}


async def test_only_the_seat_that_is_asked_may_act(host: Host, playing: Table) -> None:
    before = await head(host, playing)
    with pytest.raises(Illegal, match="not-your-turn"):
        await host.now.add("k", playing.id, 2, None, "move 3")
    with pytest.raises(Refused, match="not-seated"):
        await host.now.add("k", playing.id, 3, None, "move 3")
    assert await head(host, playing) == before


@pytest.mark.parametrize("action", ["fly home", "move", "move nowhere", "move 3 4", "end", "", "move 3\x00"])
async def test_what_is_not_offered_changes_nothing(host: Host, playing: Table, action: str) -> None:
    before = await head(host, playing)
    with pytest.raises(Illegal):
        await host.now.add("k", playing.id, 1, None, action)
    assert await head(host, playing) == before


async def test_a_press_on_a_decision_that_is_over_is_stale(host: Host, playing: Table) -> None:
    old = (await host.now.look(playing.id, 1)).token
    await host.now.add("k1", playing.id, 1, old, "move 3")
    with pytest.raises(Stale):
        await host.now.add("k2", playing.id, 1, old, "move 4")


async def test_every_decision_has_its_own_token(host: Host, playing: Table) -> None:
    seen = [(await host.now.look(playing.id, 1)).token]
    for n, action in enumerate(("move 3", "move 4", "end")):
        seen.append((await host.now.add(f"k{n}", playing.id, 1, None, action)).token)
    seen.append((await host.now.undo("u", playing.id, 1)).token)
    assert len(set(seen)) == len(seen)
    assert all(len(token) <= 16 and set(token) <= set("0123456789abcdef.") for token in seen)


async def test_a_panel_from_before_an_undo_is_stale(host: Host, playing: Table) -> None:
    """The undo leads back to the very decision that the panel was made for."""
    old = (await host.now.add("k1", playing.id, 1, None, "move 3")).token
    await host.now.add("k2", playing.id, 1, old, "move 4")
    await host.now.undo("u", playing.id, 1)
    with pytest.raises(Stale):
        await host.now.add("k3", playing.id, 1, old, "move 4")


async def test_who_answered_a_decision_of_several_seats_cannot_answer_it_again(
    host: Host, people: tuple[Person, ...], place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await host.lobby.create("c", people[0], place, game="ferry")
    await host.lobby.join(made.id, people[1])
    await host.lobby.start("s", made.id, 1, seating="joined")
    tokens = [(await host.now.look(made.id, person)).token for person in (1, 2)]
    called = (await host.now.look(made.id, None)).called
    assert [{note.code for line in lines for note in line.notes} for lines in called.values()] == [{"drew"}] * 2
    first = await host.now.add("a", made.id, 1, tokens[0], "bid 1")
    with pytest.raises(Stale):
        await host.now.add("b", made.id, 1, tokens[0], "bid 0")
    with pytest.raises(Illegal, match="not-your-turn"):
        await host.now.add("b", made.id, 1, first.token, "bid 0")
    assert (await host.now.add("a", made.id, 1, tokens[0], "bid 1")).seq == first.seq
    assert (await host.now.add("c", made.id, 2, tokens[1], "bid 0")).seq == first.seq + 1
    with pytest.raises(Stale):
        await host.now.add("d", made.id, 1, tokens[0], "bid 0")


async def test_news_begin_far_back_when_others_moved_for_long(host: Host, playing: Table, play: Play) -> None:
    def told(look: Any) -> list[str]:
        return [line.text for line in look.news]

    await play(host, playing, "move 3", "move 4", "end", "move 2")
    for n in range(max(LATEST)):
        await host.now.undo(f"u{n}", playing.id, 2)
        await play(host, playing, "move 2")
    assert told(await host.now.look(playing.id, 1)) == ["move 2"]
    assert told(await host.now.look(playing.id, 2))[-3:] == ["move 3", "move 4", "end"]


async def test_a_press_delivered_twice_counts_once(host: Host, playing: Table, open_host: OpenHost) -> None:
    token = (await host.now.look(playing.id, 1)).token
    first = await host.now.add("k", playing.id, 1, token, "move 3")
    assert (await host.now.add("k", playing.id, 1, token, "move 3")).view == first.view
    assert (await host.now.add("k", playing.id, 1, None, "move 3")).view == first.view
    again = await open_host()
    assert (await again.now.add("k", playing.id, 1, token, "move 3")).view == first.view
    assert await head(again, playing) == first.seq


async def test_after_a_stale_write_the_table_is_read_again(host: Host, playing: Table) -> None:
    """Another process has moved on: the next look shows its position, and the next press counts."""
    other = Host(host.store, GAMES, now=host.clock)
    await other.now.look(playing.id, 1)
    moved = await host.now.add("k1", playing.id, 1, None, "move 3")
    with pytest.raises(Stale):
        await other.now.add("k2", playing.id, 1, None, "move 4")
    assert (await other.now.look(playing.id, 1)).view == moved.view
    assert (await other.now.add("k3", playing.id, 1, None, "move 4")).seq == moved.seq + 1
    await other.close()


async def test_a_typed_action_that_is_still_legal_is_not_made_twice(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3", "move trading_house")  # two coins: one more sale stays legal
    before = await host.now.look(playing.id, 1)
    await host.now.add("k", playing.id, 1, None, "buy wood")
    after = await host.now.add("k", playing.id, 1, None, "buy wood")
    assert after.seq == before.seq + 1


async def test_presses_at_the_same_moment_are_queued(host: Host, playing: Table) -> None:
    token = (await host.now.look(playing.id, 1)).token
    presses = [host.now.add(f"k{n}", playing.id, 1, token, "move 3") for n in range(20)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert sum(not isinstance(r, BaseException) for r in results) == 1
    assert sum(isinstance(r, Stale) for r in results) == 19


async def test_a_lock_is_forgotten_when_nobody_wants_it() -> None:
    lives, order = Lives(), list[int]()

    async def press(n: int) -> None:
        async with lives.locked(1):
            order.append(n)
            await asyncio.sleep(0)
            order.append(n)

    await asyncio.gather(*(press(n) for n in range(3)), *(_hold(lives, table) for table in range(2, 500)))
    assert order == [0, 0, 1, 1, 2, 2]
    assert not lives._locks


async def _hold(lives: Lives, table: int) -> None:
    async with lives.locked(table):
        await asyncio.sleep(0)


async def test_a_table_that_stays_busy_says_so(host: Host, playing: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    assert PATIENCE == 2.0
    monkeypatch.setattr("host.live.PATIENCE", 0.01)
    async with host.sessions.lives.locked(playing.id):
        with pytest.raises(Refused, match="busy"):
            await host.now.add("k", playing.id, 1, None, "move 3")
    await host.now.add("k", playing.id, 1, None, "move 3")


async def test_a_restart_in_the_middle_of_a_turn_asks_the_same(
    host: Host, playing: Table, play: Play, open_host: OpenHost
) -> None:
    await play(host, playing, "move 3", "move trading_house")
    before = await host.now.look(playing.id, 1)
    again = await open_host()
    after = await again.now.look(playing.id, 1)
    assert (after.token, after.offers, after.view) == (before.token, before.offers, before.view)
    await again.now.add("k", playing.id, 1, before.token, "done")


async def test_a_turn_is_announced_once_to_those_who_must_act(host: Host, playing: Table, play: Play) -> None:
    def turns(posts: list[db.Due]) -> list[Any]:
        return [msgspec.json.decode(post.body)["seats"] for post in posts if post.kind == "turn"]

    before = turns(await host.store.queue.due(host.clock()))
    await play(host, playing, "move 3", "move 4")
    assert turns(await host.store.queue.due(host.clock())) == before
    await play(host, playing, "end")
    assert turns(await host.store.queue.due(host.clock())) == [*before, [1]]


async def test_news_are_what_others_did_since_ones_last_turn(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3", "move 4", "end", "move 2", "move 4", "end")
    told = (await host.now.look(playing.id, 1)).news
    assert [line.text for line in told] == ["move 2", "move 4", "end"]
    (called,) = (await host.now.look(playing.id, None)).called.values()
    assert [line.text for line in called] == ["move 2", "move 4", "end"], "what those who are called come back to"
    await play(host, playing, "move building_office")
    assert [line.text for line in (await host.now.look(playing.id, 1)).news] == ["move 2", "move 4", "end"]
    assert [line.text for line in (await host.now.look(playing.id, None)).news] == ["move building_office"]


async def test_the_log_is_read_in_pages(host: Host, playing: Table) -> None:
    last = await host.moments.log(playing.id, 1, limit=2)
    assert [line.text for line in last] == ["place W02 1", "place W22 3"]
    earlier = await host.moments.log(playing.id, 1, before=last[0].seq, limit=3)
    assert [line.seq for line in earlier] == [last[0].seq - n for n in (3, 2, 1)]


async def test_an_old_page_shows_what_was_taken_back_later_and_reads_no_entries_after_it(
    host: Host, playing: Table, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(host, playing, "move 3")
    await host.now.undo("u", playing.id, 1)
    await play(host, playing, "move 2", "move 4", "end")
    struck = (await host.moments.log(playing.id, 1, limit=5))[0].seq
    read: list[int] = []

    def watched(rows: Sequence[db.Entry], *given: Any) -> Any:
        read.append(len(rows))
        return read_lines(rows, *given)

    monkeypatch.setattr(moments, "lines", watched)
    page = await host.moments.log(playing.id, 1, before=struck + 1, limit=3)
    assert [(line.seq - struck, line.text, line.struck) for line in page][-1] == (0, "move 3", True)
    assert [line.struck for line in page[:-1]] == [False, False]
    assert read == [3]


async def test_practice_opponents_play_until_a_person_is_asked(
    host: Host, people: list[Person], place: Place, open_host: OpenHost
) -> None:
    made = await host.lobby.create("k", people[0], place, game="milestones")
    await host.lobby.add_opponent(made.id, 1, "random")
    await host.lobby.start("s", made.id, 1, seating="joined")
    await host.settle()
    look = await host.now.look(made.id, 1)
    assert look.waiting == (0,)
    assert {line.by for line in await host.moments.log(made.id, 1)} == {db.By.AUTO, db.By.OPPONENT}


async def test_a_fault_in_the_rules_pauses_that_game_alone(
    host: Host, playing: Table, people: list[Person], place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await host.lobby.create("k", people[0], place, game="milestones")
    await host.lobby.join(other.id, people[1])
    before = await head(host, playing)
    with monkeypatch.context() as broken:
        broken.setattr("engine.games.milestones.phases.turn.produce", lambda *args: 1 / 0)
        with pytest.raises(Refused, match="paused"):
            await host.now.add("k1", playing.id, 1, None, "move 3")
    with pytest.raises(Refused, match="paused"):
        await host.now.add("k2", playing.id, 1, None, "move 3")
    assert (await host.register.table(playing.id)).status is db.Status.PAUSED
    assert await head(host, playing) == before
    assert (await host.now.look(playing.id, 1)).seq == before
    await host.lobby.start("s", other.id, 1, seating="joined")


async def test_a_table_not_started_cannot_be_looked_at(host: Host, people: list[Person], place: Place) -> None:
    made = await host.lobby.create("k", people[0], place, game="milestones")
    with pytest.raises(Refused, match="not-started"):
        await host.now.look(made.id, 1)


async def test_what_is_typed_in_another_order_is_kept_in_the_canonical_one(
    host: Host, people: tuple[Person, ...], place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = milestones.position(TradingHouse(who=Seat(0)), milestones.player(at="trading_house", stone=2, wood=2))
    monkeypatch.setattr(GAME, "start", lambda *_: Step(position, (), (), False))
    made = await host.lobby.create("c", people[0], place, game="milestones")
    await host.lobby.join(made.id, people[1])
    await host.lobby.start("s", made.id, 1, seating="joined")
    await host.now.add("k", made.id, 1, None, "sell wood-stone")
    await host.now.add("l", made.id, 1, None, "sell stone-wood")
    assert [line.text for line in await host.moments.log(made.id, 1)][1:] == ["sell stone-wood", "sell stone-wood"]
    with pytest.raises(Illegal):
        await host.now.add("m", made.id, 1, None, "sell wood-stone")


GARDEN = Game(changed(garden.GAME.rules, seats=range(1, 5)), garden.GAME.guide)
"""Also for one player, asked again after the end of a turn: with dice to roll."""


@pytest.mark.parametrize("games", [(GARDEN,)], ids=["garden"])
async def test_several_actions_are_written_in_one_transaction(
    host: Host, people: tuple[Person, ...], place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await host.lobby.create("c", people[0], place, game="garden")
    await host.lobby.start("s", made.id, 1)
    append, calls = host.store.journal.append, []

    async def once(*args: Any, **kwargs: Any) -> Any:
        if calls:
            raise db.StoreError("the disk is gone")
        calls.append(args)
        return await append(*args, **kwargs)

    monkeypatch.setattr(host.store.journal, "append", once)
    look = await host.now.add("all", made.id, 1, None, "turn cloud", "pass")
    assert [entry.text for entry in await host.store.journal.entries(made.id)][1:] == ["turn cloud", "pass", "end"]
    assert look.seq == 3


@pytest.mark.parametrize("games", [(GARDEN,)], ids=["garden"])
async def test_several_actions_at_once_are_the_same_as_one_by_one_or_none(
    host: Host, people: tuple[Person, ...], place: Place
) -> None:
    actions = ("turn cloud", "pass", "end", "roll")
    told: list[list[db.Entry]] = []
    for n in range(2):
        made = await host.lobby.create(f"c{n}", people[0], place, game="garden")
        await host.lobby.start(f"s{n}", made.id, 1)
        if n:
            for k, action in enumerate(each for each in actions if each != "end"):  # it follows by itself
                await host.now.add(f"k{k}", made.id, 1, None, action)
        else:
            token = (await host.now.look(made.id, 1)).token
            with pytest.raises(Illegal):
                await host.now.add("no", made.id, 1, token, *actions, "roll")
            assert await head(host, made) == 0
            done = await host.now.add("all", made.id, 1, token, *actions)
            assert (await host.now.add("all", made.id, 1, token, *actions)).seq == done.seq == len(actions)
        told.append([*await host.store.journal.entries(made.id)][1:])
    together, single = told
    assert [entry.draws for entry in together][-1]
    assert [(each.seq, each.text, each.draws, each.hash) for each in together] == [
        (each.seq, each.text, each.draws, each.hash) for each in single
    ]
