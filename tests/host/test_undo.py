"""Taking back own steps, up to the last draw or reveal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from engine.core import text
from engine.core.model import Illegal
from host import Host, Person, Place, Table
from host.keep.verify import verify

OpenHost = Callable[[], Awaitable[Host]]
Play = Callable[..., Awaitable[Any]]


async def test_undo_goes_back_step_by_step(host: Host, playing: Table, play: Play) -> None:
    start = await host.now.look(playing.id, 1)
    first = await play(host, playing, "move 3")
    await play(host, playing, "move 4")
    back = await host.now.undo("u1", playing.id, 1)
    assert back.view.table == first.view.table
    back = await host.now.undo("u2", playing.id, 1)
    assert back.view == start.view


async def test_undo_ends_where_others_moved(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3", "move 4", "end", "move 2")
    assert not (await host.now.look(playing.id, 1)).can_undo
    with pytest.raises(Illegal, match="undo-built-on"):
        await host.now.undo("u", playing.id, 1)
    assert (await host.now.look(playing.id, 2)).can_undo


async def test_the_end_of_a_turn_can_be_taken_back_until_the_next_one_moves(
    host: Host, playing: Table, play: Play
) -> None:
    await play(host, playing, "move 3", "move 4", "end")
    assert (await host.now.undo("u", playing.id, 1)).waiting == (0,)


async def test_undo_never_crosses_a_reveal(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move trading_house", "hire W09 5", "move mill")
    assert (await host.now.undo("u1", playing.id, 1)).seq
    assert not (await host.now.look(playing.id, 1)).can_undo
    with pytest.raises(Illegal, match="undo-past-reveal"):
        await host.now.undo("u2", playing.id, 1)


async def test_undo_crosses_what_another_drew_alone(host: Host) -> None:
    """The Dice Charmers: one finishes a turn on the own sheet, the other rolls two dice again."""
    people, count = (Person(1, "Ann"), Person(2, "Ben")), iter(range(100))
    made = await host.lobby.create("create", people[0], Place(server=10, channel=20), game="charmers")
    await host.lobby.join(made.id, people[1])
    await host.lobby.start("start", made.id, 1, seating="joined")

    async def first(seat: int, verb: str) -> Any:
        """The first action of that verb."""
        person = people[seat].id
        offers = (await host.now.look(made.id, person)).offers
        action = next(text.write(each) for offer in offers for each in offer if text.write(each).startswith(verb))
        return await host.now.add(f"play-{next(count)}", made.id, person, None, action)

    ann = (await host.now.look(made.id, None)).view.table.start
    taken = await first(ann, "take green")
    done = await first(ann, "")
    rolled = await first(1 - ann, "karma")
    assert done.view.table.sheets[ann] != taken.view.table.sheets[ann]
    assert rolled.view.table.dice != done.view.table.dice
    back = await host.now.undo("u1", made.id, people[ann].id)
    assert back.view.table.sheets[ann] == taken.view.table.sheets[ann]
    assert back.view.table.dice == rolled.view.table.dice
    for seat, why in (
        (ann, "built-on"),
        (1 - ann, "past-reveal"),
    ):  # neither the die taken before another, nor a roll
        with pytest.raises(Illegal, match=f"undo-{why}"):
            await host.now.undo(f"u2 {seat}", made.id, people[seat].id)
    verdicts = [verdict.difference async for verdict in verify(host.store, host.register.games.values())]
    assert verdicts == [None]


async def test_nobody_takes_back_for_others(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3")
    with pytest.raises(Illegal):
        await host.now.undo("u", playing.id, 2)


async def test_nobody_takes_back_what_another_did_on_the_same_seat(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3")
    await host.seats.offer(playing.id, 1, 4)
    await host.seats.take(playing.id, 0, Person(4, "Dan"))
    await host.now.add("k", playing.id, 4, None, "move 4")
    assert not (await host.now.undo("own", playing.id, 4)).can_undo
    with pytest.raises(Illegal, match="undo-not-own"):
        await host.now.undo("hers", playing.id, 4)


async def test_who_comes_back_takes_back_nothing_that_an_opponent_did_meanwhile(
    host: Host, playing: Table, play: Play
) -> None:
    await play(host, playing, "move 3")
    await host.seats.stand_in(playing.id, 1)
    await host.settle()
    back = await host.seats.come_back(playing.id, 1)
    assert back.row.head > playing.row.head + 1
    with pytest.raises(Illegal, match="undo-not-own"):
        await host.now.undo("u", playing.id, 1)


async def test_an_undo_delivered_twice_counts_once(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3", "move 4")
    first = await host.now.undo("u", playing.id, 1)
    assert (await host.now.undo("u", playing.id, 1)).view == first.view
    assert (await host.now.look(playing.id, 1)).seq == first.seq


async def test_what_was_taken_back_stays_in_the_log_struck_out(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3")
    await host.now.undo("u", playing.id, 1)
    last = await host.moments.log(playing.id, 1, limit=2)
    assert [(line.text.split()[0], line.struck) for line in last] == [("move", True), ("undo", True)]


async def test_undo_holds_over_a_restart_and_replays(
    host: Host, playing: Table, play: Play, open_host: OpenHost
) -> None:
    await play(host, playing, "move 3", "move 4")
    await host.now.undo("u1", playing.id, 1)
    again = await open_host()
    await again.now.undo("u2", playing.id, 1)
    await play(again, playing, "move 2", "move 4", "end", "move 2")
    await again.now.undo("u3", playing.id, 2)
    assert [verdict.difference async for verdict in verify(again.store, again.register.games.values())] == [None]
