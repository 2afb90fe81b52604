"""The emojis of the application: sent once, named by their pictures, and only ours are ever deleted."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import msgspec
import pytest

from cogs.client import emojis
from cogs.client.emojis import Emojis, Piece, ours
from cogs.pictures.icons import Icons
from cogs.pictures.wanted import Image, Legends
from engine.games import ferry, milestones

GAMES = {game.key: game for game in (milestones.GAME, ferry.GAME)}
DRAWN = {"good-stone": b"stone", "good-wood": b"wood", "space-castle": b"castle"}
THEIRS = ("party", "milestones_party", "milestones_wood_1a2b3c4", "chess_wood_1a2b3c4d", "wood_1a2b3c4d")
"""Names that somebody else may have given."""
OLD = "milestones_wood_00000000"


def refusal(status: int = 400, code: int = 50035, text: str = "") -> discord.HTTPException:
    response = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(cast(aiohttp.ClientResponse, response), {"code": code, "message": text})


class Discord:
    """The emojis that an application has, and who changed them; the request with that number fails."""

    def __init__(self, *names: str) -> None:
        self.there = dict(enumerate(names, 1))
        self.done: list[tuple[str, str, str]] = []
        self.fails = 0
        self.known = True

    def change(self, who: str, what: str, name: str) -> None:
        self.done.append((who, what, name))
        if len(self.done) == self.fails:
            raise refusal(500)


class Process:
    """A process of the bot, with what it needs to keep emojis."""

    application_id = 7
    holder: str | None = None

    def __init__(self, there: Discord, name: str = "a", lock: dict[str, str] | None = None) -> None:
        self._discord, self.name, self._lock = there, name, {} if lock is None else lock
        self.icons, self.http, self.slept, self.drawings = Icons(), self, list[float](), dict(DRAWN)
        self.legends: Legends = {}
        self.host = SimpleNamespace(register=SimpleNamespace(games=GAMES), ownership=self)
        self.pictures = self

    def has(self, key: str) -> bool:
        return key == milestones.GAME.key

    async def image(self, wanted: Any, *, public: bool) -> Image:
        assert public
        return Image(msgspec.msgpack.encode(self.drawings), "emojis", "")

    async def first(self, what: str, digest: str) -> bool:
        return self._lock.setdefault(what, self.name) == self.name

    async def fetch_application_emojis(self) -> list[Any]:
        if not self._discord.known:
            raise refusal(404, 0)
        return [SimpleNamespace(name=name, id=number) for number, name in self._discord.there.items()]

    async def create_application_emoji(self, *, name: str, image: bytes) -> None:
        self._discord.change(self.name, "sent", name)
        self._discord.there[max(self._discord.there, default=0) + 1] = name
        await asyncio.sleep(0)

    async def delete_application_emoji(self, application: int, number: int) -> None:
        self._discord.change(self.name, "deleted", self._discord.there[number])
        del self._discord.there[number]

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        for _ in range(round(seconds) + 1):
            await asyncio.sleep(0)

    async def keep(self) -> Icons:
        await Emojis(cast(Any, self), self.sleep).keep()
        return self.icons

    def shown(self, label: str) -> str:
        found = self.icons.of("milestones en", label)
        return found.name if found else ""


NAMES = [Piece("milestones", code, data).name for code, data in DRAWN.items()]


async def test_what_is_missing_is_sent_and_a_second_start_sends_nothing() -> None:
    there = Discord()
    first = Process(there)
    await first.keep()
    assert sorted(there.there.values()) == sorted(NAMES)
    assert first.shown("A · Castle") == NAMES[2]
    assert first.slept.count(emojis.PAUSE) == len(NAMES)
    second = Process(there)
    await second.keep()
    assert len(there.done) == len(NAMES)
    assert second.shown("A · Castle") == NAMES[2]
    assert second.slept == []


async def test_a_picture_that_changed_is_sent_anew_before_its_old_one_goes() -> None:
    there = Discord(*NAMES)
    process = Process(there)
    process.drawings["good-wood"] = b"another"
    await process.keep()
    new = Piece("milestones", "good-wood", b"another").name
    assert [each[1:] for each in there.done] == [("sent", new), ("deleted", NAMES[1])]
    assert process.shown("1 wood") == new


async def test_only_emojis_of_ours_are_deleted() -> None:
    there = Discord(*THEIRS, OLD)
    await Process(there).keep()
    assert [name for _, what, name in there.done if what == "deleted"] == [OLD]
    assert set(THEIRS) < set(there.there.values())
    assert not any(ours(name, GAMES) for name in THEIRS)


async def test_of_several_processes_one_sends_and_all_have_icons() -> None:
    there, lock = Discord(OLD), dict[str, str]()
    several = [Process(there, name, lock) for name in "abc"]
    await asyncio.gather(*(each.keep() for each in several))
    assert len({who for who, _, _ in there.done}) == 1
    assert sorted(name for _, what, name in there.done if what == "sent") == sorted(NAMES)
    assert [each.shown("Castle") for each in several] == [NAMES[2]] * 3


async def test_who_loses_its_turn_stops_and_looks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    there, lock = Discord(), dict[str, str]()
    process = Process(there, "a", lock)
    monkeypatch.setattr(emojis, "AT_ONCE", 1)
    change = there.change

    def taken(who: str, what: str, name: str) -> None:
        change(who, what, name)
        lock["emojis"] = "b"

    monkeypatch.setattr(there, "change", taken)
    await process.keep()
    assert len(there.done) == 1
    assert process.shown("Castle") == ""
    assert process.slept == [emojis.PAUSE, *emojis.LOOKS[1:]]


@pytest.mark.parametrize("fails", [1, 2, 3])
async def test_a_request_that_fails_leaves_all_without_icons_and_the_next_start_goes_on(
    fails: int, caplog: pytest.LogCaptureFixture
) -> None:
    there = Discord()
    there.fails = fails
    process = Process(there)
    await process.keep()
    assert process.shown("Castle") == ""
    assert len(caplog.records) == 1
    later = Process(there)
    await later.keep()
    assert later.shown("Castle") == NAMES[2]
    assert sorted(there.there.values()) == sorted(NAMES)


async def test_where_the_emojis_cannot_be_read_there_are_no_icons(caplog: pytest.LogCaptureFixture) -> None:
    there = Discord()
    there.known = False
    process = Process(there)
    await process.keep()
    assert process.shown("Castle") == ""
    assert there.done == []
    assert [each.levelname for each in caplog.records] == ["WARNING"]


async def test_more_emojis_than_an_application_may_own_are_not_begun(caplog: pytest.LogCaptureFixture) -> None:
    there = Discord(*(f"other{n}" for n in range(1_998)))
    await Process(there).keep()
    assert there.done == []
    assert "discord limit emojis" in caplog.text
