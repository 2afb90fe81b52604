"""Capsules of faults: what they hold hangs on nothing that their reader cannot know."""

from __future__ import annotations

import pytest

import db
from engine.core import capsule
from engine.core.capsule import Did, Line
from host import Host, Look, Person, Place, Refused
from host.keep.capsules import SCENES, Report

ANN, BEN, CAT = Person(1, "Ann"), Person(2, "Ben"), Person(3, "Cat")
ASKED = Report(locale="en", said="a fault", versions={"bot": "1"}, did=(Did("move"),))


async def told(host: Host, number: int, person: int | None) -> bytes:
    return await host.capsules.make(number, person, ASKED)


async def test_games_that_differ_in_what_a_reader_cannot_know_give_the_same_bytes(host: Host, place: Place) -> None:
    numbers = list[int]()
    for n, (other, bid) in enumerate(((BEN, "bid 0"), (CAT, "bid 2"))):
        number = (await host.lobby.create(f"c{n}", ANN, place, game="ferry")).id
        await host.lobby.join(number, other)
        await host.lobby.start(f"s{n}", number, ANN.id, seating="joined")
        await host.now.add(f"b{n}", number, other.id, None, bid)
        numbers.append(number)
    first, second = numbers
    for person in (ANN.id, None):
        assert await told(host, first, person) == await told(host, second, person)
    mine = await host.capsules.make(first, BEN.id, ASKED)
    assert mine != await host.capsules.make(second, CAT.id, ASKED), "they know their own bids"
    assert b"bid 0" in mine
    assert not [each for each in (b"Ann", b"Ben", b"bid 0") if each in await told(host, first, ANN.id)]


def with_all_actions(row: db.Entry, notes: object, struck: bool, reader: object) -> Line:
    """What others did in secret is told, too."""
    return Line(seq=row.seq, text=row.text, struck=struck)


LEAKS = {
    "everybody's actions": ("host.keep.capsules._line", with_all_actions),
    "the real position": ("engine.core.game.Game.imagined", lambda game, s, seat, chance: s),
}


@pytest.mark.parametrize("name", LEAKS)
async def test_a_planted_leak_is_found(name: str, host: Host, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*LEAKS[name])
    with pytest.raises(AssertionError):
        await test_games_that_differ_in_what_a_reader_cannot_know_give_the_same_bytes(host, place)


async def test_the_last_moves_of_its_reader_are_there_without_those_taken_back(host: Host, place: Place) -> None:
    number = (await host.lobby.create("c", ANN, place, game="ferry")).id
    with pytest.raises(Refused, match="not-started"):
        await told(host, number, ANN.id)
    await host.lobby.join(number, BEN)
    await host.lobby.start("s", number, ANN.id, seating="joined")
    for n, (person, text) in enumerate(((ANN, "bid 1"), (BEN, "bid 0"))):
        await host.now.add(f"a{n}", number, person.id, None, text)
    look = await host.now.look(number, ANN.id)
    await host.now.add("b", number, ANN.id, look.token, "build A " + _card(look))
    await host.now.undo("u", number, ANN.id)
    made = capsule.read(await told(host, number, ANN.id))
    assert [each.text for each in made.scenes] == ["bid 1", None]
    assert [each.struck for each in made.lines][-2:] == [True, True]
    assert made.lines[-1].text == f"undo {made.lines[-2].seq}"
    assert len(made.scenes) <= SCENES + 2
    game = next(each for each in host.register.games.values() if each.key == "ferry")
    assert [each.fault for each in capsule.replay(game, made)] == ["", ""]


def _card(look: Look) -> str:
    return str(sorted(look.view.hand.cards)[0])
