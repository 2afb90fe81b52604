"""What follows from a press by itself: only what has no alternative; an undo of the press takes it back, too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import db
from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.journal import play
from engine.core.model import Illegal, Seat
from engine.core.opponents import steady_player
from engine.core.text import write
from host import Host, Person, Place, Table
from host.keep.verify import verify
from host.view.lines import journal_entry
from tests.soak import times

OpenHost = Callable[..., Awaitable[Host]]
MOVES = times(40)
ANN, BEN = Person(1, "Ann"), Person(2, "Ben")


async def started(host: Host, key: str) -> Table:
    """Ann, whose turns end at once, and Ben, who ends them himself."""
    made = await host.lobby.create(key, ANN, Place(server=10, channel=20), game=key)
    await host.lobby.join(made.id, BEN)
    await host.habits.confirm(ANN.id, False)
    return await host.lobby.start(f"start {key}", made.id, ANN.id, seating="joined")


def actions(game: Game[Any], s: Any, seat: Seat) -> list[str]:
    """All actions a seat has, none if it is not asked."""
    return [write(each) for offer in game.offers(s, seat) for each in offer] if seat in game.waiting(s) else []


async def state_of(host: Host, table: Table) -> Any:
    """The state of a table now."""
    async with host.sessions.open(table.id) as session:
        return (await session.live()).state


async def test_nothing_follows_that_had_an_alternative_and_an_undo_takes_back_the_whole_press(host: Host) -> None:
    followed, undone = set[str](), set[str]()
    for key, game in sorted(host.register.games.items()):
        table = await started(host, key)
        for n in range(MOVES):
            s = await state_of(host, table)
            if not game.waiting(s):
                break
            seat = game.waiting(s)[0]
            action = write(steady_player(game, s, seat, Seeded(b"forced", 0, n)))
            head = (await host.register.table(table.id)).row.head
            look = await host.now.add(f"{key} {n}", table.id, seat + 1, None, action)
            made = await host.store.journal.entries(table.id, after=head)
            assert [row.by for row in made] == [db.By.PERSON, *[db.By.FORCED] * look.forced]
            state = play(game, s, journal_entry(made[0])).state
            for row in made[1:]:
                assert actions(game, state, seat) == [row.text], "it had an alternative"
                ends = [type(game.parse(each)) in game.guide.panel.ends for each in (action, row.text)]
                assert seat + 1 == ANN.id or ends[0] or not ends[1], "Ben has not said that he is done"
                state = play(game, state, journal_entry(row)).state
            assert game.digest(state) == game.digest(await state_of(host, table))
            if not look.forced:
                continue
            followed.add(key)
            try:
                back = await host.now.undo(f"undo {key} {n}", table.id, seat + 1)
            except Illegal:
                assert any(row.sealed for row in made)
                continue
            undone.add(key)
            assert (back.entries, game.digest(await state_of(host, table))) == (len(made), game.digest(s))
            await host.now.add(f"again {key} {n}", table.id, seat + 1, None, action)
    assert {"milestones", "wonders"} <= undone <= followed
    verdicts = [verdict.difference async for verdict in verify(host.store, host.register.games.values())]
    assert set(verdicts) == {None}


async def test_a_turn_ends_at_once_for_people_who_want_that_and_comes_back_whole_even_after_a_restart(
    host: Host, playing: Table, open_host: OpenHost
) -> None:
    table = playing
    await host.habits.confirm(1, False)
    start = await host.now.look(table.id, 1)
    await host.now.add("one", table.id, 1, None, "move 3")
    ended = await host.now.add("two", table.id, 1, None, "move 4")
    assert (ended.waiting, ended.entries, ended.forced, ended.undoes) == ((1,), 2, 1, "move 4")
    host = await open_host()
    assert not await host.habits.confirms(1)
    assert (await host.now.look(table.id, 1)).undoes == "move 4"
    back = await host.now.undo("undo", table.id, 1)
    assert (back.waiting, back.entries, back.undoes) == ((0,), 2, "move 3")
    both = await host.now.add("again", table.id, 1, None, "move 4")
    assert both.forced == 1
    assert (await host.now.undo("all", table.id, 1, most=2)).view == start.view, "two presses, three entries"
    await host.habits.confirm(1, True)
    await host.now.add("three", table.id, 1, None, "move 3")
    assert (await host.now.add("four", table.id, 1, None, "move 4")).waiting == (0,)


async def test_a_person_who_is_forgotten_ends_turns_by_hand_again(host: Host) -> None:
    await host.habits.confirm(1, False)
    await host.store.seats.forget(10, 1)
    assert await host.habits.confirms(1)
