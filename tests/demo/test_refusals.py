"""The page of the demo tells an answer from a fault, also when the answer is no."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.preview import Preview, _markdown

import demo
from cogs.kit.card import Button, Card
from cogs.kit.custom_ids import Ref
from tests.cogs.conftest import World
from tests.cogs.drive import text
from words import Speaker

SAY = Speaker("en")


async def sent(page: Preview, command: str) -> tuple[str, bool]:
    """What the page hears of a command that is sent from it: how it went, and whether that is uncertain."""
    shown = page._open_page()
    (entry,) = (each for each in shown.command_catalog["entries"] if each["invocation"] == command)
    body = {
        "kind": "run_command",
        "command_id": entry["commandId"],
        "path": entry["path"],
        "schema_fingerprint": entry["schemaFingerprint"],
        "options": {},
        "protocol_version": 3,
        "sequence": 1,
        "request_id": command,
        "generation": shown.generation,
        "bot_generation": page.env._generation,
        "published_revision": shown.revision,
    }
    heard = await page._action(shown.id, body)
    return heard["settlement"], heard["uncertain"]


async def test_a_command_that_is_refused_has_been_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    refused: list[tuple[str, bool]] = []
    failed: list[tuple[str, bool]] = []

    async def serve(env: simcord.Env, world: demo.World, bot: Any, *_: object) -> None:
        async with env.preview(world.thread, viewers=world.people, layout="channel") as page:
            refused.append(await sent(page, "game table nudge"))
            said.append(text(world.thread.history(viewer=world.people[0])[-1]))
            monkeypatch.setattr(bot.host.register, "fitting", None)
            failed.append(await sent(page, "game list"))

    monkeypatch.setattr(demo, "_serve", serve)
    await demo.play(World(tmp_path).bot, 0, asyncio.Event(), demo.Timers())
    assert (said, refused) == ([SAY("no-no-table-here")], [("settled", False)])
    assert failed == [("failed", True)]


def click(shown: Any, key: str, sequence: int, revision: int) -> dict[str, Any]:
    """What the browser sends for a press on what it showed at that revision."""
    return {
        "kind": "click",
        "control_key": key,
        "target_id": key.split(":")[1],
        "protocol_version": 3,
        "sequence": sequence,
        "request_id": f"press-{sequence}",
        "generation": shown.generation,
        "bot_generation": 1,
        "published_revision": revision,
    }


async def test_a_press_counts_though_the_page_has_changed_or_another_is_carried_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    pressed: list[str] = []

    async def serve(env: simcord.Env, world: demo.World, bot: Any, *_: object) -> None:
        def told(event: str, payload: Any) -> None:
            if event == "INTERACTION_CREATE":
                pressed.append(payload["data"]["custom_id"])

        async with env.preview(world.thread, viewers=world.people, layout="channel") as page:
            demo.let_presses_arrive(page)
            env.backend.subscribers.append(told)
            board, other = (Button(name, Ref("rules", 1, page=at).id()) for at, name in enumerate(("One", "Two")))
            place = bot.get_partial_messageable(world.thread.id)
            sent = await place.send(view=Card(("?", (board, other))).view())
            ann, ben = page._open_page(), page._open_page()
            page._publish(ann)
            page._publish(ben)
            (key,) = (found for found, given in demo._controls(page, ann).items() if given == other.id)
            before = ann.revision
            await sent.edit(view=Card(("?", (other, board))).view())
            page._publish(ann)
            presses = (page._action(ann.id, click(ann, key, 1, before)), page._action(ben.id, click(ben, key, 1, 1)))
            heard.extend(each["settlement"] for each in await asyncio.gather(*presses))
            await sent.edit(view=Card(("?", (board,))).view())
            page._publish(ann)
            heard.append((await page._action(ann.id, click(ann, key, 2, before)))["settlement"])

    monkeypatch.setattr(demo, "_serve", serve)
    await demo.play(World(tmp_path).bot, 0, asyncio.Event(), demo.Timers())
    assert heard == ["settled", "settled", "rejected"]
    assert pressed == [Ref("rules", 1, page=1).id()] * 2


def test_a_quote_ends_with_its_last_line_on_the_page_too() -> None:
    told = _markdown.markdown_tokens("> one\n> two\n-# below\n> three", "text_display")
    assert [each["type"] for each in told] == ["blockquote", "paragraph", "blockquote"]


async def test_a_port_that_is_taken_is_told_with_what_to_do_next(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(OSError, match=f"^port {port} cannot be used: name another one with --port, or none"):
            await demo.play(World(tmp_path).bot, port, asyncio.Event(), demo.Timers())
