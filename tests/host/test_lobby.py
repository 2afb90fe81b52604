"""From the first person at a table to the start."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import db
from db import blocks
from engine.core.chance import commitment
from engine.core.game import Game
from engine.core.model import Illegal
from games import GAMES
from host import Host, Notice, Person, Place, Refused, Settings, Table
from host.keep.verify import verify
from tests.host.ferries import PIERS
from tests.host.three import DAN


@pytest.fixture
def games() -> tuple[Game[Any], ...]:
    """Ferry with settings."""
    return (*GAMES, PIERS)


async def test_the_creator_sits_in_the_first_seat(host: Host, people: list[Person], place: Place) -> None:
    made = await host.lobby.create("k", people[0], place, game="milestones")
    assert [s.person for s in made.seats] == [people[0].id]
    assert made.status is db.Status.OPEN
    assert [post.kind for post in await host.store.queue.due(host.clock())] == ["lobby"]


async def test_one_interaction_opens_one_table(host: Host, people: list[Person], place: Place) -> None:
    first = await host.lobby.create("k", people[0], place, game="milestones")
    again = await host.lobby.create("k", people[0], place, game="milestones")
    assert again.id == first.id
    assert len(await host.store.queue.due(host.clock())) == 1


async def test_an_unknown_game_or_edition_is_refused(host: Host, people: list[Person], place: Place) -> None:
    with pytest.raises(Refused, match="no-such-game"):
        await host.lobby.create("k", people[0], place, game="chess")
    with pytest.raises(Refused, match="no-such-edition"):
        await host.lobby.create("k", people[0], place, game="milestones", edition="gold")


async def test_a_person_may_have_five_tables_waiting(host: Host, people: list[Person], place: Place) -> None:
    for n in range(5):
        await host.lobby.create(f"k{n}", people[0], place, game="milestones")
    with pytest.raises(Refused, match="too-many-open"):
        await host.lobby.create("k5", people[0], place, game="milestones")
    await host.lobby.create("other", people[1], place, game="milestones")


async def test_seats_fill_up_and_empty(host: Host, people: list[Person], place: Place) -> None:
    ann, ben, cat = people
    made = await host.lobby.create("k", ann, place, game="milestones")
    await host.lobby.join(made.id, ben)
    with pytest.raises(Refused, match="already-seated"):
        await host.lobby.join(made.id, ben)
    await host.lobby.join(made.id, cat)
    full = await host.lobby.add_opponent(made.id, ann.id, "steady")
    assert len(full.seats) == 4
    with pytest.raises(Refused, match="table-full"):
        await host.lobby.join(made.id, Person(9, "Late"))
    left = await host.lobby.leave(made.id, ann.id)
    assert [(s.index, s.person) for s in left.seats] == [(0, ben.id), (1, cat.id), (2, None)]
    with pytest.raises(Refused, match="not-seated"):
        await host.lobby.leave(made.id, ann.id)
    without = await host.lobby.remove_opponent(made.id, ben.id)
    assert [s.person for s in without.seats] == [ben.id, cat.id]
    with pytest.raises(Refused, match="no-opponent-here"):
        await host.lobby.remove_opponent(made.id, ben.id)


async def test_only_who_sits_there_changes_opponents(host: Host, people: list[Person], place: Place) -> None:
    made = await host.lobby.create("k", people[0], place, game="milestones")
    with pytest.raises(Refused, match="not-seated"):
        await host.lobby.add_opponent(made.id, people[1].id, "steady")
    with pytest.raises(Refused, match="no-such-opponent"):
        await host.lobby.add_opponent(made.id, people[0].id, "genius")


async def test_the_last_to_leave_closes_the_table(host: Host, people: list[Person], place: Place) -> None:
    made = await host.lobby.create("k", people[0], place, game="milestones")
    closed = await host.lobby.leave(made.id, people[0].id)
    assert closed.status is db.Status.ABANDONED
    with pytest.raises(Refused, match="already-over"):
        await host.lobby.join(made.id, people[1])


async def test_only_the_creator_cancels_and_only_before_the_start(host: Host, table: Table) -> None:
    with pytest.raises(Refused, match="only-creator"):
        await host.lobby.cancel(table.id, 2)
    with pytest.raises(Refused, match="already-started"):
        await host.lobby.cancel(table.id, 1)


async def test_too_few_players_cannot_start(host: Host, people: list[Person], place: Place) -> None:
    made = await host.lobby.create("k", people[0], place, game="milestones")
    with pytest.raises(Illegal, match="wrong-seats"):
        await host.lobby.start("s", made.id, people[0].id)
    assert (await host.register.table(made.id)).status is db.Status.OPEN


async def test_only_who_sits_there_starts(host: Host, people: list[Person], place: Place) -> None:
    made = await host.lobby.create("k", people[0], place, game="milestones")
    await host.lobby.add_opponent(made.id, people[0].id, "random")
    with pytest.raises(Refused, match="not-seated"):
        await host.lobby.start("s", made.id, people[1].id)


async def test_a_start_delivered_twice_starts_once(host: Host, table: Table) -> None:
    again = await host.lobby.start("start", table.id, 1)
    assert again.row.head == 0
    with pytest.raises(Refused, match="already-started"):
        await host.lobby.start("another", table.id, 1)


async def test_random_seating_is_drawn_from_the_seed(host: Host, people: list[Person], place: Place) -> None:
    orders = set()
    for n in range(2):
        made = await host.lobby.create(f"k{n}", people[0], place, game="milestones")
        for person in people[1:]:
            await host.lobby.join(made.id, person)
        started = await host.lobby.start(f"s{n}", made.id, people[0].id)
        orders.add(tuple(s.person for s in started.seats))
    (order,) = orders
    assert sorted(order) == [1, 2, 3]
    assert order != (1, 2, 3)  # with this seed


async def test_the_seed_is_promised_at_the_start_and_shown_at_the_end_only(host: Host, table: Table) -> None:
    promised, shown = await host.moments.chance(table.id)
    assert shown is None
    assert promised == commitment(await host.store.games.seed(table.id))


async def test_tables_are_found_by_place_and_person(host: Host, table: Table, people: list[Person]) -> None:
    await host.places.set(table.id, Place(10, 20, 99))
    for wanted in ({"server": 10}, {"channel": 20}, {"channel": 99}, {"person": 2}):
        assert [t.id for t in await host.register.tables(**wanted, live=True)] == [table.id]
    assert await host.register.tables(person=people[2].id) == []
    with pytest.raises(Refused, match="no-such-table"):
        await host.register.table(77)


async def test_what_is_played_is_chosen_before_the_start_by_people_at_the_table(
    host: Host, people: list[Person], place: Place
) -> None:
    told: list[int] = []
    host.register.watch(told.append)
    made = await host.lobby.create("k", people[0], place, game="ferry")
    assert made.options == PIERS.options()
    short = await host.lobby.change_setting(made.id, people[0].id, "summers", "2")
    assert (short.options.summers, short.options.pier) == ("2", "old")
    own = await host.lobby.change_setting(made.id, people[0].id, "pier", "my pier")
    assert (own.options.summers, own.options.pier) == ("2", "my pier")
    assert told == [made.id] * 3
    await host.lobby.join(made.id, people[1])
    await host.lobby.start("s", made.id, people[0].id)
    assert (await host.now.look(made.id, None)).view.table.summers == 2
    with pytest.raises(Refused, match="already-started"):
        await host.lobby.change_setting(made.id, people[0].id, "summers", "4")


@pytest.mark.parametrize(
    ("person", "name", "value", "code"),
    [
        (1, "summers", "3", "no-such-value"),
        (1, "winters", "4", "no-such-setting"),
        (2, "summers", "2", "not-seated"),
        (1, "pier", "eleven letters", "landing-taken"),
    ],
)
async def test_a_setting_that_cannot_be_chosen_changes_nothing(
    host: Host,
    people: list[Person],
    place: Place,
    person: int,
    name: str,
    value: str,
    code: str,
) -> None:
    made = await host.lobby.create("k", people[0], place, game="ferry")
    with pytest.raises((Refused, Illegal), match=code):
        await host.lobby.change_setting(made.id, person, name, value)
    assert (await host.register.table(made.id)).row == made.row


async def test_a_game_without_settings_has_none_to_change(host: Host, people: list[Person], place: Place) -> None:
    made = await host.lobby.create("k", people[0], place, game="milestones")
    with pytest.raises(Refused, match="no-such-setting"):
        await host.lobby.change_setting(made.id, 1, "edition", "x")


async def test_settings_that_do_not_fit_the_number_of_players_refuse_the_start(
    host: Host, people: list[Person], place: Place
) -> None:
    made = await host.lobby.create("k", people[0], place, game="ferry")
    await host.lobby.change_setting(made.id, 1, "pier", "my pier")
    for person in people[1:]:
        await host.lobby.join(made.id, person)
    with pytest.raises(Illegal, match="landing-taken"):
        await host.lobby.start("s", made.id, 1)
    assert (await host.register.table(made.id)).status is db.Status.OPEN
    await host.lobby.change_setting(made.id, 1, "pier", "new")
    await host.lobby.start("s", made.id, 1)


async def test_settings_are_kept_for_each_server(host: Host) -> None:
    assert await host.register.settings(10) == Settings()
    chosen = Settings(language="de", channels=(5, 6), creators=(7,))
    await host.register.set_settings(10, chosen)
    assert await host.register.settings(10) == chosen
    assert await host.register.settings(11) == Settings()


async def test_the_proposer_lays_first_wherever_chance_seats_them(
    host: Host, people: list[Person], place: Place
) -> None:
    """Rulebook: starting player. With this seed the three sit otherwise than they joined."""
    for n, proposer in enumerate(people):
        made = await host.lobby.create(f"k{n}", proposer, place, game="roads")
        for person in people:
            if person is not proposer:
                await host.lobby.join(made.id, person)
        await host.lobby.change_setting(made.id, proposer.id, "map", "laid")
        table = await host.lobby.start(f"s{n}", made.id, proposer.id)
        look = await host.now.look(made.id, None)
        assert [table.seats[seat].person for seat in look.waiting] == [proposer.id]
        assert table.options.proposer == table.seat_of(proposer.id)
    assert [verdict.difference async for verdict in verify(host.store, host.register.games.values())] == [
        None,
        None,
        None,
    ]


async def test_where_the_proposer_has_left_whoever_starts_lays_first(
    host: Host, people: list[Person], place: Place
) -> None:
    made = await host.lobby.create("k", people[0], place, game="roads")
    for person in people[1:]:
        await host.lobby.join(made.id, person)
    await host.lobby.change_setting(made.id, people[0].id, "map", "laid")
    await host.lobby.change_term(made.id, people[0].id, "manage", "all")
    await host.lobby.leave(made.id, people[0].id)
    table = await host.lobby.start("s", made.id, people[2].id)
    assert [table.seats[seat].person for seat in (await host.now.look(made.id, None)).waiting] == [people[2].id]


async def test_a_table_whose_game_is_gone_is_refused_and_left_out_of_lists(
    host: Host, people: list[Person], place: Place
) -> None:
    made = await host.lobby.create("k", people[0], place, game="ferry")
    stays = await host.lobby.create("l", people[0], place, game="milestones")
    later = Host(host.store, GAMES)
    assert [table.id for table in await later.register.tables(person=people[0].id)] == [stays.id]
    with pytest.raises(Refused, match="no-such-game"):
        await later.register.table(made.id)


async def test_a_start_that_storage_does_not_take_changes_nothing(
    host: Host, people: list[Person], place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seats, options and the first entry are one transaction."""
    table = await host.lobby.create("k", people[0], place, game="milestones")
    for person in people[1:]:
        await host.lobby.join(table.id, person)
    before = await host.register.table(table.id)

    def full(*_: Any) -> None:
        raise db.StoreError("The disk is full.")

    with monkeypatch.context() as failing:
        failing.setattr(blocks, "put_notes", full)
        with pytest.raises(db.StoreError):
            await host.lobby.start("first", table.id, people[0].id)
    after = await host.register.table(table.id)
    assert (after.seats, after.row.options, after.status) == (before.seats, before.row.options, before.status)
    started = await host.lobby.start("second", table.id, people[0].id)
    assert started.status is db.Status.PLAYING
    assert [seat.person for seat in started.seats] != [seat.person for seat in before.seats]  # they were shuffled


def told(rows: list[db.Due]) -> list[tuple[str, tuple[int, ...]]]:
    """What notices say, and whom they call."""
    notices = [msgspec.json.decode(row.body, type=Notice) for row in rows if row.kind == "notice"]
    return [(notice.code, notice.persons) for notice in notices]


async def test_who_opened_a_table_is_called_when_somebody_else_takes_its_last_seat(
    host: Host, people: list[Person], place: Place
) -> None:
    ann, ben, cat = people
    made = await host.lobby.create("k", ann, place, game="ferry")
    await host.lobby.join(made.id, ben)
    assert told(await host.queue.due(host.clock())) == []
    for last in (cat, DAN):
        assert told(await host.queue.due(host.clock())) == []
        await host.lobby.join(made.id, last)
    assert told(await host.queue.due(host.clock())) == [("full", (ann.id,))]
    other = await host.lobby.create("k2", ann, place, game="ferry")
    await host.lobby.join(other.id, ben)
    await host.lobby.leave(other.id, ann.id)
    for back in (cat, DAN, ann):
        await host.lobby.join(other.id, back)
    assert len(told(await host.queue.due(host.clock()))) == 1, "whoever may start has filled it"
