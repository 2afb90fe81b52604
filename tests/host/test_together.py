"""Where several people act at once, each several times: names of decisions, news, undo, and seats free to act."""

from __future__ import annotations

import threading
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

import db
from engine.core import journal
from engine.core.game import Game
from engine.core.model import Illegal, Note, Seat
from engine.games import ferry
from host import Host, Line, Person, Place, Stale, Table
from host.keep.verify import verify
from host.play import undo
from host.view.lines import VISIT, news
from tests.changed import changed
from tests.host.ferries import at_the_market, card

OpenHost = Callable[[], Awaitable[Host]]
ANN, BEN, CAT = 1, 2, 3
PLACE = Place(server=10, channel=20)


@pytest.fixture
async def market(host: Host, people: tuple[Person, ...], play: Any) -> Table:
    """Ann, Ben and Cat at Ferry's market."""
    return await at_the_market(host, people, PLACE, play)


async def sell(host: Host, table: Table, person: int, key: str) -> str:
    """Sell the first card of a hand; its kind."""
    kind = card(await host.now.look(table.id, person))
    await host.now.add(key, table.id, person, None, f"sell {kind}")
    return kind


# --- names of decisions


async def test_nobodys_open_panel_is_out_of_date_because_somebody_else_moved(host: Host, market: Table) -> None:
    token = (await host.now.look(market.id, ANN)).token
    kind = card(await host.now.look(market.id, ANN))
    for n in range(3):
        await sell(host, market, BEN, f"b{n}")
    assert (await host.now.look(market.id, ANN)).token == token
    await host.now.add("a", market.id, ANN, token, f"sell {kind}")
    with pytest.raises(Stale):
        await host.now.add("a2", market.id, ANN, token, "pack")


# --- whether an undo is possible


class Watched:
    """`engine.core.journal` as `host.undo` uses it; in which threads it replays."""

    def __init__(self, *, refusing: bool = False) -> None:
        self.refusing = refusing
        self.threads: list[threading.Thread] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(journal, name)

    def without(self, *given: Any) -> Any:
        self.threads.append(threading.current_thread())
        if self.refusing:
            raise Illegal("undo-past-reveal")
        return journal.without(*given)


@pytest.mark.parametrize("refusing", [False, True])
async def test_whether_a_step_can_be_taken_back_is_found_out_once_and_beside_the_event_loop(
    host: Host, market: Table, monkeypatch: pytest.MonkeyPatch, refusing: bool
) -> None:
    watched = Watched(refusing=refusing)
    monkeypatch.setattr(undo, "journal", watched)
    for n, person in enumerate((BEN, CAT, ANN)):
        await sell(host, market, person, f"s{n}")
    before = len(watched.threads)
    for _ in range(3):
        assert [(await host.now.look(market.id, person)).can_undo for person in (BEN, CAT)] == [not refusing] * 2
    assert len(watched.threads) == before + 2
    assert threading.main_thread() not in watched.threads
    await sell(host, market, ANN, "more")
    assert (await host.now.look(market.id, BEN)).can_undo is not refusing
    assert len(watched.threads) == before + 3, "something has happened since"


# --- seats free to act


async def test_who_is_free_is_offered_what_he_may_do_and_is_not_waited_for(host: Host, market: Table) -> None:
    assert (await host.now.look(market.id, ANN)).waited
    look = await host.now.add("a", market.id, ANN, None, "pack")
    assert not look.waited
    assert [offer.action.__name__ for offer in look.offers] == ["Return"]
    assert look.waiting == (1, 2)
    onlooker = await host.now.look(market.id, None)
    assert (onlooker.waited, onlooker.offers) == (False, [])
    back = await host.now.add("r", market.id, ANN, look.token, "return")
    assert back.waited
    with pytest.raises(Illegal, match="not-offered"):
        await host.now.add("r2", market.id, ANN, None, "return")


async def test_only_who_is_newly_waited_for_is_called(host: Host, market: Table) -> None:
    async def turns() -> list[list[int]]:
        posts = await host.store.queue.due(host.clock())
        return [msgspec.json.decode(post.body)["seats"] for post in posts if post.kind == "turn"]

    assert (await turns())[-1] == [0, 1]  # Cat rested last and sees it herself
    before = await turns()
    await sell(host, market, BEN, "b")
    await host.now.add("a", market.id, ANN, None, "pack")
    await host.now.add("a2", market.id, ANN, None, "return")
    assert await turns() == before


# --- since when


class Clock:
    """A clock that a test sets."""

    def __init__(self, host: Host) -> None:
        self.time = 1_000_000
        host.sessions.now = lambda: self.time


async def test_people_wait_since_somebody_was_last_called_also_after_a_restart(
    host: Host, market: Table, open_host: OpenHost
) -> None:
    clock = Clock(host)
    called = (await host.now.look(market.id, ANN)).since
    clock.time += 500
    await sell(host, market, BEN, "b")
    assert (await host.now.look(market.id, ANN)).since == called
    clock.time += 500
    for person in (ANN, BEN, CAT):
        await host.now.add(f"p{person}", market.id, person, None, "pack")
    assert (await host.now.look(market.id, ANN)).since == 1_001_000
    clock.time += 500
    await host.now.add("bid", market.id, BEN, None, "bid 0")
    again = await open_host()
    assert (await again.now.look(market.id, ANN)).since == 1_001_000


ALONE = Game(changed(ferry.GAME.rules, seats=range(1, 5)), ferry.GAME.guide)


@pytest.mark.parametrize("games", [(ALONE,)], ids=["alone"])
async def test_who_plays_alone_is_waited_for_since_the_last_move(
    host: Host, people: tuple[Person, ...], play: Any
) -> None:
    table = await at_the_market(host, people[:1], PLACE, play)
    clock = Clock(host)
    clock.time += 900
    await sell(host, table, ANN, "a")
    assert (await host.now.look(table.id, ANN)).since == 1_000_900


# --- news


def told(script: str, *, began: int = 0, seat: int = 0, now: int = 0) -> str:
    """The news of a seat after entries such as "a@10" (Ann, at minute 10) or "b@12x" (Ben, taken back)."""
    lines = []
    for seq, (who, at) in enumerate((word[0], word[2:]) for word in script.split()):
        struck, minute = at.endswith("x"), int(at.rstrip("x"))
        lines.append(Line(seq, Seat("abc".index(who)), f"{who}{seq}", (), struck, 60 * minute, db.By.PERSON))
    return " ".join(line.text for line in news(lines, Seat(seat), began=began, now=60 * now))


@pytest.mark.parametrize(
    ("script", "wanted"),
    [
        ("a@0 a@1 b@5 b@6 c@7", "b2 b3 c4"),  # Ann's turn, then the others'
        ("a@0 b@5 c@6 a@7 a@8", "b1 c2"),  # still told while she acts
        ("b@1 c@2", "b0 c1"),  # she has not acted yet
        ("a@0 b@1x b@2", "b2"),  # taken back
        ("a@0 a@1", ""),
    ],
)
def test_news_where_one_acts_after_the_other(script: str, wanted: str) -> None:
    assert told(script, began=99, now=9) == wanted


@pytest.mark.parametrize(
    ("script", "now", "wanted"),
    [
        ("a@0 b@1 b@2 a@3 c@4", 5, "b1 b2 c4"),  # one visit: the moves of others stay on the panel
        ("a@0 b@200 a@201 c@202 a@203 c@204", 205, "b1 c3 c5"),  # since the visit before
        ("a@0 b@200 a@201 c@202", 400, "c3"),  # back after hours: since her last press
        ("a@0 b@1 a@2", 400, "b1"),  # nobody came since: the news she acted on
    ],
)
def test_news_where_all_act_at_once(script: str, now: int, wanted: str) -> None:
    assert told(f"b@0 {script}".replace("b@0 ", "", 1), began=-1, now=now) == wanted


def test_news_go_no_further_back_than_ones_last_press_before_the_decision() -> None:
    script = "a@0 b@1 a@2 b@3 a@4 c@5"
    assert told(script, began=2, now=6) == "b3 c5"
    assert told(script, began=-1, now=6) == "b1 b3 c5"


def test_a_visit_ends_after_an_hour() -> None:
    assert VISIT == 3_600
    assert told("a@0 b@1 a@60 c@61", began=-1, now=62) == "b1 c3"
    assert told("a@0 b@1 a@61 c@62", began=-1, now=63) == "b1 c3"
    assert told("a@0 b@1 a@61 c@62", began=-1, now=122) == "c3"


async def test_the_host_tells_news_of_all_that_act_at_once(host: Host, market: Table, open_host: OpenHost) -> None:
    clock = Clock(host)

    async def heard(at: Host) -> list[str]:
        return [line.text.split()[0] for line in (await at.now.look(market.id, ANN)).news]

    await sell(host, market, ANN, "a1")
    await sell(host, market, BEN, "b1")
    clock.time += 60
    await sell(host, market, ANN, "a2")
    await sell(host, market, CAT, "c1")
    assert await heard(host) == ["rest", "rest", "sell", "sell"]
    clock.time += 2 * VISIT
    assert await heard(host) == ["sell"]
    again = await open_host()
    Clock(again).time = clock.time
    assert await heard(again) == ["sell"]


# --- undo


async def test_undo_takes_ones_own_steps_from_between_the_others(
    host: Host, market: Table, open_host: OpenHost
) -> None:
    start = (await host.now.look(market.id, ANN)).view
    await sell(host, market, ANN, "a1")
    first = (await host.now.look(market.id, ANN)).view.hand
    await sell(host, market, BEN, "b1")
    await sell(host, market, ANN, "a2")
    await sell(host, market, BEN, "b2")
    look = await host.now.undo("u1", market.id, ANN)
    assert look.view.hand == first
    assert [company.cards for company in look.view.table.companies] == [4, 3, 5]
    again = await open_host()
    look = await again.now.undo("u2", market.id, ANN)
    assert look.view.hand == start.hand
    assert [company.cards for company in look.view.table.companies] == [5, 3, 5]
    assert not look.can_undo
    assert [verdict.difference async for verdict in verify(again.store, again.register.games.values())] == [None]


async def test_undo_works_on_with_states_at_hand_as_from_the_database(
    host: Host, market: Table, open_host: OpenHost
) -> None:
    keys = iter(range(1_000))
    for person in (ANN, BEN, ANN, CAT, BEN, ANN, CAT):
        await sell(host, market, person, f"k{next(keys)}")
    for person in (BEN, ANN, CAT, ANN, BEN):
        await host.now.undo(f"k{next(keys)}", market.id, person)
    for person in (BEN, ANN, BEN):
        await sell(host, market, person, f"k{next(keys)}")
    await host.now.undo(f"k{next(keys)}", market.id, ANN)
    cards = [company.cards for company in (await host.now.look(market.id, None)).view.table.companies]
    assert cards == [4, 3, 4]
    here = await host.now.look(market.id, ANN)
    again = await open_host()
    assert (await again.now.look(market.id, ANN)).view == here.view
    assert [verdict.difference async for verdict in verify(again.store, again.register.games.values())] == [None]


async def test_who_has_packed_up_last_takes_it_back_before_anybody_bids(host: Host, market: Table) -> None:
    for person in (ANN, BEN, CAT):
        look = await host.now.add(f"p{person}", market.id, person, None, "pack")
    assert look.view.doing[-1] == "bidding"
    look = await host.now.undo("u", market.id, CAT)
    assert (look.view.doing[-1], look.waiting) == ("market", (2,))
    await host.now.add("p", market.id, CAT, None, "pack")
    look = await host.now.undo("u2", market.id, ANN)
    assert (look.view.doing[-1], look.waiting) == ("market", (0,))


def test_what_others_do_in_ones_own_last_entry_is_news() -> None:
    """Ben's action waited for Ann, and was carried out when she was done."""
    taken, done = Note("loaded", {"seat": 1}), Note("done", {"seat": 0})
    own = [Line(n, Seat(0), "", notes, False, 0, db.By.PERSON) for n, notes in enumerate([(done,), (done, taken)])]
    (told,) = news(own, Seat(0), began=1, now=0)
    assert (told.seq, told.seat, told.notes) == (1, None, (taken,))
