"""Which ratings a rated table takes: chosen by pressing, and shown where one joins."""

from __future__ import annotations

from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, components, labels, press, refs, text
from tests.cogs.test_lobby import lobby
from words import Speaker

SAY = Speaker("en")


async def test_limits_are_chosen_by_pressing_shown_to_all_and_told_who_is_refused(
    server: Server, world: World
) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    thread = await server.table("Ann", start=False, game="ferry")
    shown = await press(ann, await press(ann, lobby(server), "settings"), "terms")
    assert SAY("button-ratings") not in labels(shown), "it is not rated"
    rated = next(each for each, ref in refs(shown) if ref.text == "rated")
    shown = await ann.select(shown.response, ["on"], custom_id=rated["custom_id"])
    shown = await press(ann, shown, "ratings")
    assert SAY("ratings-all") in text(shown)
    lowest = button(shown, "ratingpick")
    assert [each["label"] for each in lowest["options"]][:2] == ["Any", "800"]
    shown = await ann.select(shown.response, ["1200"], custom_id=lowest["custom_id"])
    told = SAY("lobby-ratings", limits="from", lowest=1_200, highest=0)
    assert told in text(shown)
    await world.quiet()
    assert told in text(lobby(server))
    refused = await ben.slash(thread, "game join")
    assert text(refused) == SAY("no-rating", limits="from", lowest=1_200, highest=0, own=1_000)
    assert refused.ephemeral
    assert (await world.host.register.table(1)).persons() == [ann.id]
    upper = next(each for each, ref in refs(shown) if ref.text == "highest")
    crossed = await ann.select(shown.response, ["800"], custom_id=upper["custom_id"])
    assert SAY("no-ratings-cross", lowest=1_200, highest=800) in text(crossed)
    assert len([each for each in components(crossed) if each["type"] == 3]) == 2
