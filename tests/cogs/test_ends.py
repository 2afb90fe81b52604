"""What is offered at the end of a game: nobody is refused a button of theirs for who they are."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from cogs.kit.custom_ids import Ref
from tests.cogs.conftest import Server, World
from tests.cogs.drive import press, refs, text
from tests.cogs.test_guests import together
from tests.host.leagues_of import played
from words import Speaker

SAY = Speaker("en")
WHO = (
    "not-seated", "seat-gone", "no-turn-of-yours", "anew-as-guest", "only-creator", "only-others", "stand-in-plays",
    "no-such-table", "not-at-table", "held-another",
)  # fmt: skip
"""Refusals for who somebody is."""
LEADING = ("scores", "anew", "review")
"""Buttons whose answer has buttons that are pressed, too."""
DEAR = ("film", "replay")
"""Pictures of every turn, the same for all."""


def offered(shown: Any, pressed: set[tuple[str, str]]) -> Iterator[tuple[str, Ref]]:
    """The buttons that somebody has not pressed yet."""
    for each, ref in refs(shown):
        if each["type"] == 2 and (ref.what, ref.text) not in pressed and ref.what not in DEAR:
            pressed.add((ref.what, ref.text))
            yield each["custom_id"], ref


async def test_no_button_of_the_end_is_refused_to_its_reader_for_who_they_are(server: Server, world: World) -> None:
    """A player, a guest, somebody whose seat has passed on, an onlooker and an admin."""
    other, thread = await together(server, world, "Cat", game="charmers")
    ann, cat, eve = (server.person(name) for name in ("Ann", "Cat", "Eve"))
    admin = server.person("Admin", manage_guild=True)
    await world.host.seats.resign(1, cat.id)
    await played(world.host, 1, Random("ends"))
    world.ahead += 3_600
    await world.quiet()
    shown = (await world.host.register.table(1)).row.board  # a call may stand below it
    board = next(each for each in thread.history(viewer=ann) if each.id == shown)
    assert [ref.what for _, ref in refs(board)][:4] == ["anew", "scores", "replay", "review"]
    guest: Any = other.user
    own, theirs = await ann.slash(thread, "game move"), await press(guest, guest.dm_channel.history()[-1], "move")
    assert SAY("head-over") in text(own)
    assert SAY("head-over") in text(theirs)
    assert "anew" in [ref.what for _, ref in refs(own)]
    assert "anew" not in [ref.what for _, ref in refs(theirs)], "the next table opens where they are not"
    readers: dict[str, tuple[Any, list[Any]]] = {
        "player": (ann, [board, own]),
        "guest": (guest, [theirs]),
        "left": (cat, [board, await cat.slash(thread, "game move")]),
        "onlooker": (eve, [board, await eve.slash(thread, "game status")]),
        "admin": (admin, [board, await admin.slash(thread, "game status")]),
    }
    count = 0
    for kind, (person, cards) in readers.items():
        pressed = {("review", "")} if kind == "player" else set[tuple[str, str]]()  # see tests/host/test_reviews.py
        left = list[tuple[Any, str, Ref]]()
        for card in cards:
            left += [(card, *each) for each in offered(card, pressed)]
        while left:
            card, custom_id, ref = left.pop()
            message = getattr(card, "response", card)
            shown = await person.click(message, custom_id=custom_id)
            count += 1
            if shown.modal is None:
                said = text(shown.followups[-1] if shown.followups else shown)
                assert not [code for code in WHO if said.endswith(SAY(f"no-{code}", number=1))], (kind, ref)
                if ref.what in LEADING:
                    left += [(shown, *each) for each in offered(shown, pressed)]
    assert count > 20
