"""Icons on buttons, on a Discord that lets an application own emojis, and on one that does not."""

from __future__ import annotations

from typing import Any

from cogs.client.emojis import Piece
from games import ARTISTS
from render import paint
from render.emojis import scenes
from tests.wire.conftest import Club
from tests.wire.people import Person, options
from tests.wire.small import until
from tests.wire.world import Message, new_id

THEIRS = "party"


def names() -> list[str]:
    """The names of all emojis that there should be."""
    return [
        Piece(key, code, paint.encode(scene)).name
        for key, artist in ARTISTS.items()
        for code, scene in scenes(artist.legend)
    ]


async def test_what_is_missing_is_sent_and_then_a_panel_has_icons_beside_its_words(club: Club) -> None:
    club.bot.paints = True
    missing, *others = names()
    emojis = club.discord.rest.emojis = {name: new_id() for name in (*others, THEIRS)}
    await club.bot.start()
    thread = await club.table("Ann", "Ben", game="shipyard")
    await until(lambda: "icons on buttons: 1 sent, 0 deleted" in club.bot.said, what=club.bot.said)
    assert set(emojis) == {missing, *others, THEIRS}
    shown = [await iconed(club.person(name), club.board(thread)) for name in ("Ann", "Ben")]
    assert {str(each["id"]) for icons in shown for each in icons} <= {str(number) for number in emojis.values()}
    assert any(shown)


async def test_where_there_are_no_emojis_buttons_have_their_words_and_the_log_one_line(club: Club) -> None:
    await club.bot.start()
    thread = await club.table("Ann", "Ben", game="shipyard")
    assert [await iconed(club.person(name), club.board(thread)) for name in ("Ann", "Ben")] == [[], []]
    assert club.bot.said.count("icons on buttons") == 1


async def iconed(person: Person, board: Message) -> list[dict[str, Any]]:
    """The emojis on somebody's panel."""
    shown = await person.sees(person.presses(board, "move"))
    assert shown is not None
    found = [each.component for each in options(shown)]
    assert found
    return [one["emoji"] for each in found for one in (each, *each.get("options", ())) if one.get("emoji")]
