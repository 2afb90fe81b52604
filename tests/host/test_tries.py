"""What somebody tries out: it changes nothing, is seen by nobody else, and is carried out as it was shown or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
import pytest

from db import By
from engine.core.game import Game
from engine.core.model import Illegal, Preview, Seat
from engine.core.text import write
from engine.games import ferry
from games import GAMES
from host import Host, Look, Person, Place, Refused, Stale, Status, Table
from host.tries import fork
from host.tries import tries as module
from host.view.tries import Kept, body_of, kept_of
from tests.host.conftest import ANN, BEN, CAT, OpenHost, Play
from tests.laws.play import curious_action, whims
from tests.soak import times

TURN = ("move 3", "move mill", "end")
FORKS = 8
"""Tries at one table."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Opponents that do not think: what they may know has laws of its own."""
    monkeypatch.setattr(fork, "STAND_IN", "random")


async def tried(host: Host, number: int, person: int, *actions: str) -> Look:
    """A try that has begun, after these moves, each by a press."""
    look = await host.tries.begin(number, person)
    for n, action in enumerate(actions):
        look = await host.turns.add(f"try-{n}", look, person, look.token, action)
    return look


async def stored(host: Host, number: int) -> dict[str, Any]:
    """All rows of a game but what is tried there."""
    whole = await host.store.wholes.of(number)
    return {name: rows for name, rows in whole.values.items() if name != "try"}


async def log(host: Host, number: int) -> list[tuple[str, By]]:
    return [(line.text, line.by) for line in await host.moments.log(number, None, limit=3)]


async def test_a_try_changes_nothing_but_its_own_row(host: Host, playing: Table) -> None:
    before = await stored(host, playing.id)
    look = await tried(host, playing.id, ANN.id, *TURN)
    assert look.trying is not None
    assert [each.text for each in look.trying.played] == [*TURN]
    assert (look.trying.sure, look.trying.knows, look.entries) == (3, True, 0)
    assert look.trying.others == (Seat(1),)
    look = await host.tries.answer_for(playing.id, ANN.id, look.token, 1)
    assert look.seat == 1, "she answers for Ben"
    look = await host.turns.add("hand", look, ANN.id, look.token, "move 1")
    look = await host.tries.opponents(playing.id, ANN.id, look.token)
    assert look.trying is not None
    assert look.seat == 0, "it is her turn again"
    assert look.trying.played[3].seat == 1
    assert not look.trying.played[3].opponent
    assert look.trying.played[4].opponent
    assert look.trying.sure == 3, "nothing that follows another's move is carried out"
    back = await host.tries.back(playing.id, ANN.id, look.token)
    assert back.trying is not None
    assert len(back.trying.played) == 4
    forth = await host.tries.forth(playing.id, ANN.id, back.token)
    assert (forth.view, forth.token) == (look.view, look.token)
    assert await stored(host, playing.id) == before
    await host.tries.forget(playing.id, ANN.id)
    assert await stored(host, playing.id) == before
    with pytest.raises(Refused, match="try-none"):
        await host.tries.look(playing.id, ANN.id)


async def test_it_survives_a_restart_and_is_seen_by_nobody_else(open_host: OpenHost, playing: Table) -> None:
    host, table = await open_host(), playing
    look = await tried(host, table.id, BEN.id)
    look = await host.tries.opponents(table.id, BEN.id, look.token)
    again = await (await open_host()).tries.look(table.id, BEN.id)
    assert (again.view, again.token, again.trying) == (look.view, look.token, look.trying)
    host = await open_host()
    with pytest.raises(Refused, match="try-none"):
        await host.tries.look(table.id, ANN.id)
    with pytest.raises(Refused, match="not-seated"):
        await host.tries.begin(table.id, CAT.id)


async def test_the_pile_is_imagined_with_a_seed_of_the_trys_own(open_host: OpenHost, playing: Table) -> None:
    seeds = iter([b"one", b"another"])
    host, piles = await open_host(seed=lambda: next(seeds)), []
    for _ in range(2):
        look = await tried(host, playing.id, ANN.id)
        piles.append(look._state.box.deck)
        await host.tries.forget(playing.id, ANN.id)
    assert piles[0] != piles[1]
    assert sorted(piles[0]) == sorted(piles[1])


async def test_one_press_carries_out_what_was_tried_and_the_try_is_over(host: Host, playing: Table) -> None:
    look = await tried(host, playing.id, ANN.id, *TURN)
    done = await host.tries.carry_out("do", playing.id, ANN.id, look.token)
    assert done.entries == 3
    assert done.waiting == (Seat(1),)
    assert await log(host, playing.id) == [(text, By.PERSON) for text in TURN]
    assert await host.store.tries.of(playing.id, ANN.id) is None
    with pytest.raises(Refused, match="try-none"):
        await host.tries.carry_out("do", playing.id, ANN.id, look.token)
    assert len(await log(host, playing.id)) == 3


async def test_nothing_is_carried_out_once_the_table_has_moved_on(host: Host, playing: Table, play: Play) -> None:
    look = await tried(host, playing.id, ANN.id, "move 3", "move mill")
    await play(host, playing, "move 3")
    before = await stored(host, playing.id)
    with pytest.raises(Stale):
        await host.tries.carry_out("do", playing.id, ANN.id, look.token)
    assert await stored(host, playing.id) == before
    now = await host.tries.look(playing.id, ANN.id)
    assert now.trying is not None
    assert now.trying.lost == 2, "from space 3 that is no move"
    assert now.trying.played == ()
    assert now.token != look.token
    assert (await host.tries.look(playing.id, ANN.id)).trying == now.trying, "it says so until they go on"
    more = await host.turns.add("more", now, ANN.id, now.token, "move mill")
    assert more.trying is not None
    assert more.trying.lost is None
    assert (await host.tries.carry_out("do", playing.id, ANN.id, more.token)).entries == 1


async def test_it_is_all_as_it_was_shown_or_nothing(host: Host, playing: Table) -> None:
    await tried(host, playing.id, ANN.id, "move 3", "move mill")
    row = await host.store.tries.of(playing.id, ANN.id)
    assert row is not None
    first, second = kept_of(row).steps
    second = msgspec.structs.replace(second, shown=Preview(cost={"coin": 9}))
    changed = msgspec.structs.replace(row, body=body_of(Kept((first, second), 2)))
    assert await host.store.tries.change(playing.id, ANN.id, row, changed)
    before, look = await stored(host, playing.id), await host.tries.look(playing.id, ANN.id)
    with pytest.raises(Refused, match="try-other") as refused:
        await host.tries.carry_out("do", playing.id, ANN.id, look.token)
    assert refused.value.values["action"] == "move mill"
    assert await stored(host, playing.id) == before


async def test_moves_that_the_rules_do_not_allow_any_more_are_left_out(host: Host, playing: Table) -> None:
    await tried(host, playing.id, ANN.id, "move 3", "move mill", "end")
    row = await host.store.tries.of(playing.id, ANN.id)
    assert row is not None
    first, second, last = kept_of(row).steps
    steps = (first, msgspec.structs.replace(second, text="move 99"), last)
    changed = msgspec.structs.replace(row, body=body_of(Kept(steps, 3)))
    assert await host.store.tries.change(playing.id, ANN.id, row, changed)
    restarted = Host(host.store, [playing.game])
    look = await restarted.tries.look(playing.id, ANN.id)
    assert look.trying is not None
    assert ([each.text for each in look.trying.played], look.trying.lost) == (["move 3"], 2)


async def test_what_somebody_tries_while_they_wait_becomes_their_plan(host: Host, playing: Table) -> None:
    look = await tried(host, playing.id, BEN.id)
    look = await host.tries.opponents(playing.id, BEN.id, look.token)
    assert look.seat == 1
    for n, text in enumerate(TURN[:2]):
        look = await host.turns.add(f"own-{n}", look, BEN.id, look.token, text)
    assert look.trying is not None
    assert look.trying.plan == TURN[:2]
    assert look.trying.way == ()
    await host.tries.plan(playing.id, BEN.id, look.token)
    now = await host.now.look(playing.id, BEN.id)
    assert now.plan is not None
    assert [[each.text for each in way] for way in now.plan.ways] == [[*TURN[:2], "end"]], (
        "with what leaves no choice"
    )


async def test_what_somebody_tries_for_several_turns_becomes_their_plan_as_far_as_it_can(
    host: Host, playing: Table
) -> None:
    turns = (("move 1", "move 2", "end"), ("move 3", "move 4", "end"))
    look, count = await tried(host, playing.id, BEN.id), iter(range(99))
    for texts in turns:
        look = await host.tries.opponents(playing.id, BEN.id, look.token)
        for text in texts:
            look = await host.turns.add(f"own-{next(count)}", look, BEN.id, look.token, text)
    assert look.trying is not None
    assert (look.trying.plan, look.trying.later) == (turns[0], turns[1:])
    assert await host.tries.plan(playing.id, BEN.id, look.token) == 0
    now = await host.now.look(playing.id, BEN.id)
    assert now.plan is not None
    assert [[[each.text for each in way] for way in ways] for ways in now.plan.turns] == [[[*way]] for way in turns]
    assert await host.tries.plan(playing.id, BEN.id, look.token) == 1, "another way of the next turn only"
    again = await host.now.look(playing.id, BEN.id)
    assert again.plan is not None
    assert [len(ways) for ways in again.plan.turns] == [2, 1]


async def test_a_press_on_what_is_there_no_more_changes_nothing(
    host: Host, playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = await tried(host, playing.id, ANN.id, "move 3")
    with pytest.raises(Refused):
        await host.tries.opponents(playing.id, ANN.id, look.token)  # nobody else is asked
    for press in (host.tries.back, host.tries.forth, host.tries.opponents, host.tries.plan):
        with pytest.raises(Stale):
            await press(playing.id, ANN.id, "~00000000")
    with pytest.raises(Stale):
        await host.tries.answer_for(playing.id, ANN.id, look.token, 1)
    monkeypatch.setattr(module, "MOVES", 1)
    with pytest.raises(Refused, match="try-full"):
        await host.turns.add("full", look, ANN.id, look.token, "move mill")
    assert (await host.tries.look(playing.id, ANN.id)).token == look.token


@pytest.mark.parametrize("how", ["they leave", "the person is forgotten", "the game is closed and packed"])
async def test_a_try_goes_with_its_person_and_its_game(host: Host, playing: Table, how: str) -> None:
    await tried(host, playing.id, ANN.id, "move 3")
    assert await host.store.tries.of(playing.id, ANN.id) is not None
    if how == "they leave":
        await host.seats.resign(playing.id, ANN.id)
    elif how == "the person is forgotten":
        await host.steward.forget(10, ANN.id, 9)
    else:
        await host.seats.close(playing.id)
        await host.store.journal.archive(playing.id)
    assert await host.store.tries.of(playing.id, ANN.id) is None
    assert (await host.store.wholes.of(playing.id)).values["try"] == []


class Law:
    """A table of any game at which somebody tries things again and again, and then carries them out, perhaps after
    the table has moved on."""

    def __init__(self, host: Host, game: Game[Any], seed: int) -> None:
        self.host, self.game, self.lot = host, game, Random(f"try {game.key} {seed}")
        self.seed, self.keys, self.done = seed, 0, Counter[str]()

    async def begins(self, people: tuple[Person, ...], place: Place) -> None:
        self.people = people[: min(3, self.game.seats[-1])]
        made = await self.host.lobby.create(self.key(), self.people[0], place, game=self.game.key)
        for person in self.people[1:]:
            await self.host.lobby.join(made.id, person)
        await self.host.lobby.start(self.key(), made.id, self.people[0].id, seating="joined")
        self.number = made.id

    def key(self) -> str:
        self.keys += 1
        return f"{self.game.key} {self.seed} {self.keys}"

    def chosen(self, look: Look) -> str:
        return write(curious_action(self.lot.choice(look.offers), whims(1, self.keys)))

    async def somebody(self) -> Person:
        """Mostly one who is waited for."""
        waiting = (await self.host.now.look(self.number, None)).waiting
        table = await self.host.register.table(self.number)
        asked = [person for person in self.people if table.seat_of(person.id) in waiting]
        return self.lot.choice(asked if self.lot.random() < 0.8 else self.people)

    async def moves(self) -> bool:
        """Somebody makes a move at the table, or takes one back. Returns whether they could."""
        for person in self.lot.sample(self.people, len(self.people)):
            look = await self.host.now.look(self.number, person.id)
            if look.can_undo and self.lot.random() < 0.2:
                await self.host.now.undo(self.key(), self.number, person.id)
                return True
            if look.offers:
                await self.host.now.add(self.key(), self.number, person.id, None, self.chosen(look))
                return True
        return False

    async def stored(self) -> dict[str, Any]:
        """All rows, once the worker has done what is due: it must not be at work between two looks."""
        await self.host.work.idle()
        return await stored(self.host, self.number)

    async def tries(self, person: Person) -> Look:
        """A few presses of a try, by which nothing else of the table changes."""
        before = await self.stored()
        look = await self.host.tries.begin(self.number, person.id)
        for _ in range(self.lot.randrange(1, 5)):
            trying, what = look.trying, self.lot.random()
            assert trying is not None
            others = trying.others
            if others and (what < 0.2 or not look.offers):
                act: Any = self.host.tries.opponents
                act = act if what < 0.1 else self.answers(self.lot.choice(others))
                look = await act(self.number, person.id, look.token)
            elif what < 0.3 and trying.played:
                look = await self.host.tries.back(self.number, person.id, look.token)
            elif look.offers:
                look = await self.host.turns.add(self.key(), look, person.id, look.token, self.chosen(look))
        assert await self.stored() == before, "a try has changed the game"
        return look

    def answers(self, seat: Seat) -> Callable[..., Awaitable[Look]]:
        async def act(number: int, person: int, token: str) -> Look:
            return await self.host.tries.answer_for(number, person, token, seat)

        return act

    async def carries_out(self, look: Look, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
        """Carried out at the position it is for, it is as it was shown, or nothing; at another, nothing."""
        assert look.trying is not None
        moved = self.lot.choice(("no", "no", "before", "meanwhile"))
        head, way, refused = (await self.row()).head, look.trying.way, ""
        moved = moved if moved != "before" or await self.moves() else "no"
        now = [await self.stored()]
        same = self.host.tries._same

        async def meanwhile(*given: Any) -> Any:
            found = await same(*given)
            await self.moves()
            now[0] = await self.stored()
            return found

        with monkeypatch.context() as patched:
            if moved == "meanwhile":
                patched.setattr(self.host.tries, "_same", meanwhile)
            try:
                await self.host.tries.carry_out(self.key(), self.number, person.id, look.token)
            except (Refused, Stale, Illegal) as error:
                refused = repr(error)
        if refused:
            assert await self.stored() == now[0], f"{refused}, and yet something was written"
            self.done[f"refused {moved}" if way else "nothing"] += 1
            return
        assert moved == "no" or now[0]["game"][0]["head"] == head, "carried out over a position that has changed"
        made = await self.host.store.journal.entries(self.number, after=head)
        assert [row.text for row in made][: len(way)] == [each.text for each in way]
        self.done["done"] += 1

    async def row(self) -> Any:
        return (await self.host.register.table(self.number)).row


@pytest.mark.parametrize("key", [game.key for game in (*GAMES, ferry.GAME)])
async def test_no_try_changes_the_game_and_none_is_carried_out_over_another_position(
    host: Host, people: tuple[Person, ...], place: Place, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = Counter[str]()
    for seed in range(times(1)):
        law = Law(host, next(game for game in host.register.games.values() if game.key == key), seed)
        await law.begins(people, place)
        for _ in range(FORKS):
            for _ in range(law.lot.randrange(12)):
                await law.moves()
            row = await law.row()
            if row.status is not Status.PLAYING:
                break
            person = await law.somebody()
            await law.carries_out(await law.tries(person), person, monkeypatch)
            await host.tries.forget(law.number, person.id)
        if (await law.row()).status is Status.PLAYING:
            await host.steward.close(law.number, 9, "it is over")
        done += law.done
    assert done["done"], done
    assert done["refused before"] + done["refused meanwhile"], done
