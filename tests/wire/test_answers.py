"""Replies that are lost, hang or fail: whoever pressed sees the answer all the same, and the press counts once."""

from __future__ import annotations

import asyncio

from cogs.kit.send_again import PAUSES
from engine.core.model import Illegal
from engine.games.milestones import GAME as MILESTONES
from tests.stores import count_of
from tests.wire.conftest import Club
from tests.wire.interactions import Asked
from tests.wire.people import Option, Person, options, words
from tests.wire.small import until
from tests.wire.world import Channel, Denied, Message

STEPS = 8
"""Presses that an action takes at most."""
FIRST, ANSWER = r"POST /interactions/", r"PATCH /webhooks/"
FAULTS = {
    "lost": {"lost": True},
    "lost before it arrived": {"lost": True, "carried": False},
    "hangs": {"seconds": 30.0},
    "hangs and is lost": {"seconds": 30.0, "carried": False, "lost": True},
    "500": {"deny": Denied(500, 0)},
    "503": {"deny": Denied(503, 0)},
}


async def opened(club: Club) -> tuple[Channel, Person]:
    """A started game, and the person who is asked first, with an open panel."""
    await club.bot.start()
    thread = await club.table("Ann", "Ben")
    return thread, await asked_next(club, thread)


async def asked_next(club: Club, thread: Channel) -> Person:
    """The person who is asked now, with an open panel that offers a whole action."""
    for name in ("Ann", "Ben"):
        person = club.person(name)
        await person.sees(person.presses(club.board(thread), "move"))
        for _ in range(STEPS):
            assert person.panel is not None
            if any(map(whole, options(person.panel))):
                return person
            parts = [each for each in options(person.panel) if each.ref.what in ("go", "pick") and each.ref.text]
            if not parts:
                break
            lines = parts[0].component.get("options")
            await person.sees(person.uses(person.panel, parts[0].component, lines and [lines[0]["value"]]))
    raise AssertionError("nobody is asked")


def acts(person: Person) -> Asked:
    """A press that carries out an action."""
    assert person.panel is not None
    return person.uses(person.panel, next(filter(whole, options(person.panel))).component)


def whole(option: Option) -> bool:
    """Whether an option is a whole action, which is not asked about again."""
    if option.ref.what != "go":
        return False
    try:
        MILESTONES.parse(option.ref.text)
    except Illegal:
        return False
    return option.ref.text != "end"


def entries(club: Club) -> int:
    """The entries of all games, from the outside: a person's log."""
    return count_of(club.bot.database, "entry")


def tokens(shown: Message) -> set[str]:
    """The decisions that an answer offers to make."""
    return {each.ref.token for each in options(shown) if each.ref.what in ("go", "pick", "some")}


async def test_a_first_reply_gets_through(club: Club) -> None:
    thread, person = await opened(club)
    for name, fault in FAULTS.items():
        club.discord.faults.add(FIRST, times=1, **fault)
        shown = await person.sees(person.presses(club.board(thread), "move"))
        assert shown is not None, f"{name}: {club.bot.said}"
        assert any(options(shown)), name
        assert "Sorry" not in words(shown), name
        club.discord.faults.clear()


async def test_an_answer_gets_through_and_the_action_counts_once(club: Club) -> None:
    thread, _ = await opened(club)
    for name, fault in FAULTS.items():
        person = await asked_next(club, thread)
        before, rule = entries(club), club.discord.faults.add(ANSWER, times=1, **fault)
        asked = acts(person)
        await until(lambda rule=rule: rule.met >= 2, 40, f"{name}: {club.bot.said}")
        shown = await person.sees(asked)
        assert shown is not None, name
        assert "Sorry" not in words(shown), name
        assert asked.data["custom_id"].split("|")[3] not in tokens(shown), name
        assert entries(club) == before + 1, name
        club.discord.faults.clear()


async def test_a_first_reply_that_never_arrives_changes_nothing(club: Club) -> None:
    _, person = await opened(club)
    before = entries(club)
    club.discord.faults.add(FIRST, lost=True, carried=False)
    asked = acts(person)
    await until(lambda: "interaction" in club.bot.said or "error" in club.bot.said, 30, club.bot.said)
    assert asked.reply is None
    assert entries(club) == before


async def test_a_person_who_dismissed_the_panel_is_answered_in_a_new_message(club: Club) -> None:
    _, person = await opened(club)
    club.discord.faults.add(ANSWER, deny=Denied(404, 10008), times=1)
    asked = acts(person)
    shown = await person.sees(asked)
    assert shown is not None
    assert asked.said == [shown]
    assert any(options(shown))


async def test_an_answer_sent_again_does_not_replace_that_to_a_newer_press(club: Club) -> None:
    _, person = await opened(club)
    rule = club.discord.faults.add(ANSWER, lost=True, carried=False, times=1)
    first = acts(person)
    await until(lambda: rule.met, what=club.bot.said)
    second = acts(person)
    shown = await person.sees(second)
    assert shown is not None
    assert shown is first.shown
    before = shown.mark
    await asyncio.sleep(2 * PAUSES[0])
    assert shown.mark == before
    assert rule.met == 2, "the first answer was sent again"
