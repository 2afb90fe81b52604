"""Plays by pressing: finds the buttons and lines that lead to an action, as a person would."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import simcord
from sqlalchemy import Connection, delete

from cogs.kit.custom_ids import Ref, read
from cogs.kit.discord_limits import walk
from cogs.panel.presses import _joined
from cogs.question.draft import BEGUN, RARER
from db import schema
from db.attention import OWED
from tests.cogs.conftest import World
from tests.cogs.presses import leads


def components(shown: Any) -> list[dict[str, Any]]:
    """All components of a message as Discord has them."""
    if isinstance(shown, simcord.InteractionResult):
        shown = shown.response
    if isinstance(shown, simcord.ResponseMessage):
        return [dict(each) for each in walk(shown.components)]
    return [dict(each) for each in walk([c.to_dict() for c in shown.components])]


def text(shown: Any) -> str:
    """All words of a message."""
    return "\n".join(each["content"] for each in components(shown) if each["type"] == 10)


def refs(shown: Any) -> Iterator[tuple[dict[str, Any], Ref]]:
    """The components that can be used, and their meanings."""
    for each in components(shown):
        ref = read(each.get("custom_id", ""))
        if ref is not None and not each.get("disabled"):
            yield each, ref


def button(shown: Any, what: str) -> dict[str, Any]:
    """The first button of a kind."""
    return next(each for each, ref in refs(shown) if ref.what == what)


def labels(shown: Any) -> list[str]:
    """The labels of all buttons."""
    return [each["label"] for each in components(shown) if each["type"] == 2]


async def press(person: simcord.MemberActor, shown: Any, what: str) -> simcord.InteractionResult:
    """Press the first button of a kind."""
    message = shown.response if isinstance(shown, simcord.InteractionResult) else shown
    return await person.click(message, custom_id=button(shown, what)["custom_id"])


async def turned_to(
    person: simcord.MemberActor, shown: simcord.InteractionResult, on: str, wanted: Callable[[Ref], bool]
) -> tuple[simcord.InteractionResult, str]:
    """A card of several pages, turned by buttons of the kind `on` until something wanted is there; and its id."""
    seen = set[Ref]()
    while (found := next((each for each, ref in refs(shown) if wanted(ref)), None)) is None:
        ways = [(each["custom_id"], ref) for each, ref in refs(shown) if ref.what == on and ref not in seen]
        custom_id, ref = ways[-1]
        seen.add(ref)
        shown = await person.click(shown.response, custom_id=custom_id)
    return shown, found["custom_id"]


async def towards(
    person: simcord.MemberActor, shown: simcord.InteractionResult, action: str
) -> simcord.InteractionResult:
    """One press that brings a panel nearer to an action."""
    for each, ref in refs(shown):
        if ref.what == "sure":
            return await person.click(shown.response, custom_id=each["custom_id"])
        if ref.what == "go" and ref.text and leads(ref.text, action) and not _is_back(shown, ref):
            return await person.click(shown.response, custom_id=each["custom_id"])
        if ref.what == "pick":
            for option in each["options"]:
                if leads(_joined(ref.text, option["value"]), action):
                    return await person.select(shown.response, [option["value"]], custom_id=each["custom_id"])
        if ref.what == "some":
            return await person.select(shown.response, several(each, action), custom_id=each["custom_id"])
    for each, ref in refs(shown):
        if ref.what == "go" and (ref.text == RARER or _is_tab(ref.text, action)):
            return await person.click(shown.response, custom_id=each["custom_id"])
    raise AssertionError(f"no way to {action!r} from here: {text(shown)}")


async def rested(world: World) -> None:
    """The last call of everybody is long ago, and none waits."""

    def work(c: Connection) -> None:
        for rows in (delete(schema.person), delete(schema.owed), delete(schema.due).where(schema.due.c.kind == OWED)):
            c.execute(rows)

    await world.host.store.database.write(work)


def _is_tab(words: str, action: str) -> bool:
    """Whether words show all that the transporter may do which an action is for."""
    first = action.partition(" ")[2].partition("-")[0]
    return words.endswith(BEGUN) and words.partition(" ")[2] == first + BEGUN


def several(select: dict[str, Any], action: str) -> list[str]:
    """The lines of a multiple choice that make up an action's last word."""
    wanted, chosen = action.split()[-1].split("-"), []
    for option in select["options"]:
        if (thing := option["value"].partition(":")[2]) in wanted:
            wanted.remove(thing)
            chosen.append(option["value"])
    return chosen


def _is_back(shown: Any, ref: Ref) -> bool:
    """Whether a button leads to where the select or the other buttons already are beyond."""
    return any(other.what in ("pick", "some") and other.text.startswith(ref.text) for _, other in refs(shown))


def waits(shown: simcord.InteractionResult) -> bool:
    """Whether a panel asks nothing."""
    return not any(ref.what in ("go", "pick", "some", "num", "sure") for _, ref in refs(shown))
