"""Discord's limits: each is named when it is broken, and nothing we build breaks one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cogs.browse import rules_pages
from cogs.client.client import Bot
from cogs.features import PANEL as panel
from cogs.kit import discord_limits
from cogs.kit.card import Button, Card, Choice, Select
from cogs.kit.custom_ids import Ref, ours, read
from cogs.lobby import rating_card, settings_card, terms_card
from cogs.pictures.wanted import Image
from cogs.plans.in_force import in_force_card
from cogs.posts import board_card
from cogs.posts.lobby_card import lobby_card
from cogs.question.next_question import Question, ask
from cogs.typed import game_commands
from cogs.viewer import Viewer
from engine.core.game import Game
from engine.core.guide import Guide, Typed
from engine.core.model import Action, Bug, Seat
from engine.core.text import write
from engine.games import ferry, milestones
from games import GAMES as PLAYED
from host import Look
from host.calls import Terms
from host.plans.ahead import look_ahead
from host.view.plans import STEPS, TURNS, WAYS, Later, Missed, Plan, Planned, prospect
from tests.changed import changed
from tests.cogs.conftest import PIXEL, painted
from tests.cogs.positions import GAMES, look, played, table
from tests.words.pseudo import PSEUDO, TRIED
from words import FALLBACK, LOCALES, Speaker

BUTTON = Button("Go", "1|go|1||0|0|")


def lines(count: int, **changed: str) -> Select:
    return Select("1|pick|1||0|0|", "Which?", tuple(Choice(f"label {n}", f"{n}", **changed) for n in range(count)))


BROKEN: dict[str, Callable[[], Card]] = {
    "components": lambda: Card(tuple(f"text {n}" for n in range(41))),
    "text": lambda: Card(("a" * 4_001,)),
    "text-bytes": lambda: Card(("漢" * 3_400,)),
    "text-empty": lambda: Card((" ",)),
    "message-empty": lambda: Card(("", ())),
    "custom-id-unique": lambda: Card(((BUTTON, BUTTON),)),
    "button-label": lambda: Card(((Button("", "1|go|1||0|0|"),),)),
    "select-options": lambda: Card(((lines(0),),)),
    "option-label": lambda: Card(((Select("1|pick|1||0|0|", "?", (Choice("l" * 101, "v"),)),),)),
    "option-value": lambda: Card(((Select("1|pick|1||0|0|", "?", (Choice("l", "v" * 101),)),),)),
    "option-description": lambda: Card(((lines(1, description="d" * 101),),)),
    "option-value-unique": lambda: Card(((Select("1|pick|1||0|0|", "?", (Choice("a", "v"), Choice("b", "v"))),),)),
    "placeholder": lambda: Card(((Select("1|pick|1||0|0|", "p" * 151, (Choice("a", "v"),)),),)),
    "select-values": lambda: Card(((Select("1|pick|1||0|0|", "?", (Choice("a", "v"),), 1, 2),),)),
    "file-bytes": lambda: Card((Image(bytes(10 * 2**20 + 1), "big.png", "big"),)),
}


@pytest.mark.parametrize("limit", BROKEN)
async def test_a_message_that_breaks_a_limit_is_refused_by_its_name(limit: str) -> None:
    # discord.py counts some of them too and says so in its own words
    with pytest.raises((Bug, ValueError), match=limit if limit != "components" else "40"):
        BROKEN[limit]().view()


async def test_a_message_at_its_limits_is_built() -> None:
    full = Card(("a" * 4_000, (lines(25),), (BUTTON,), Image(PIXEL, "board.png", "x" * 2_000)))
    assert len(full.view().to_components()) == 4


@pytest.mark.parametrize(
    ("limit", "row"),
    [
        ("row", {"type": 1, "components": [{"type": 2, "label": "x", "custom_id": str(n)} for n in range(6)]}),
        ("row", {"type": 1, "components": [{"type": 2, "label": "x", "custom_id": "a"}, {"type": 3}]}),
        ("row-empty", {"type": 1, "components": []}),
        ("attachment", {"type": 12, "items": [{"media": {"url": "attachment://lost.png"}}]}),
        ("gallery", {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}] * 11}),
    ],
)
def test_rows_and_galleries(limit: str, row: dict[str, Any]) -> None:
    with pytest.raises(Bug, match=f"discord limit {limit}:"):
        discord_limits.check_message([row], {})


def test_a_file_that_is_not_shown_is_refused() -> None:
    with pytest.raises(Bug, match=r"discord limit attachment: board\.png"):
        discord_limits.check_message([{"type": 10, "content": "text"}], {"board.png": 10})


@pytest.mark.parametrize(
    ("limit", "changed"),
    [
        ("modal-title", {"title": "t" * 46}),
        ("modal-items", {"components": [{"type": 18, "label": "x"}] * 6}),
        ("modal-label", {"components": [{"type": 18, "label": "x" * 46}]}),
        ("modal-description", {"components": [{"type": 18, "label": "x", "description": "d" * 101}]}),
        ("custom-id", {"custom_id": "c" * 101}),
    ],
)
def test_modals(limit: str, changed: dict[str, Any]) -> None:
    modal = {"title": "t", "custom_id": "c", "components": [{"type": 18, "label": "x"}]}
    discord_limits.check_modal(modal)
    with pytest.raises(Bug, match=f"discord limit {limit}:"):
        discord_limits.check_modal({**modal, **changed})


@pytest.mark.parametrize(
    ("limit", "changed"),
    [
        ("command-name", {"name": "Road"}),
        ("command-name", {"name_localizations": {"de": "strasse bauen"}}),
        ("command-description", {"description": ""}),
        ("command-description", {"description_localizations": {"de": "d" * 101}}),
        ("command-options", {"options": [{"name": "a", "description": "d"}] * 2}),
        ("command-options", {"options": [{"name": f"o{n}", "description": "d"} for n in range(26)]}),
        (
            "command-options",
            {
                "options": [
                    {"name": "a", "description": "d"},
                    {"name": "b", "description": "d", "required": True},
                ]
            },
        ),
        (
            "command-options",
            {
                "options": [
                    {"name": "a", "description": "d", "name_localizations": {"de": "c"}},
                    {"name": "b", "description": "d", "name_localizations": {"de": "c"}},
                ]
            },
        ),
        ("command-choices", {"choices": [{"name": "a", "value": "a"}] * 26}),
        ("command-choices", {"choices": [{"name": "a", "value": "a"}], "autocomplete": True}),
        ("command-text", {"choices": [{"name": "n" * 4000, "value": "v" * 4000}]}),
    ],
)
def test_commands(limit: str, changed: dict[str, Any]) -> None:
    command = {"name": "road", "description": "d"}
    discord_limits.check_commands([command])
    with pytest.raises(Bug, match=f"discord limit {limit}:"):
        discord_limits.check_commands([{**command, **changed}])


@pytest.mark.parametrize(
    ("limit", "menus"),
    [
        ("menu-name", [{"name": "n" * 33}]),
        ("menu-name", [{"name": ""}]),
        ("menu-name", [{"name": "Offer", "name_localizations": {"de": "n" * 33}}]),
        ("menu-name", [{"name": "Offer", "description": "d"}]),
        ("user-commands", [{"name": f"Offer {n}"} for n in range(6)]),
    ],
)
def test_commands_in_the_menu_of_a_person(limit: str, menus: list[dict[str, Any]]) -> None:
    five = [{"name": f"Offer {n}", "type": 2} for n in range(5)]
    discord_limits.check_commands([*five, {"name": "road", "description": "d"}])
    with pytest.raises(Bug, match=f"discord limit {limit}:"):
        discord_limits.check_commands([{"type": 2, **menu} for menu in menus])


async def test_a_game_has_room_for_three_more_verbs_than_it_may_have(simcord_env: Any, world: Any) -> None:
    async def payload(count: int, seldom: int = 0) -> Any:
        verbs = tuple(
            type(f"Verb{n}", (Action,), {"__annotations__": {"what": str}}, frozen=True, tag=f"verb{n}")
            for n in range(count)
        )
        guide = Guide(names=ferry.GAME.guide.names, typed=changed(Typed(), seldom=verbs[count - seldom :]))
        group = game_commands.group(Game(changed(ferry.GAME.rules, actions=verbs), guide))
        return await group.get_translated_payload(world.bot.tree, world.bot.tree.translator)

    discord_limits.check_commands([await payload(22)])
    with pytest.raises(Bug, match="command-options: 23 of 22"):
        discord_limits.check_commands([await payload(23)])
    discord_limits.check_commands([await payload(30, seldom=9)])


@pytest.mark.usefixtures("pseudo")
async def test_our_commands_are_within_the_limits(simcord_env: Any, world: Any) -> None:
    bot: Bot = world.bot
    payload = await bot.payload()
    names = {command["name"]: command for command in payload}
    assert {"game", "setup", "milestones"} <= set(names)
    verbs = [option["name"] for option in names["milestones"]["options"]]
    assert verbs[:4] == ["draft", "place", "move", "hire"]
    road = next(option for option in names["milestones"]["options"] if option["name"] == "road")
    assert road["name_localizations"]["de"] == "straße-bauen"
    assert road["description_localizations"]["de"] == "Straße bauen"
    assert road["description_localizations"][PSEUDO] == Speaker(PSEUDO, milestones.GAME)("verb-road")
    assert set(road["name_localizations"]) == set(TRIED) - {FALLBACK}
    assert [option["name"] for option in road["options"]] == ["section", "table"]
    game = {option["name"]: option for option in names["game"]["options"]}
    assert game["create"]["name_localizations"]["de"] == "öffnen"
    assert names["setup"]["default_member_permissions"] == 1 << 5
    typed = [command for command in payload if command.get("type") not in discord_limits.MENUS]
    assert max(map(discord_limits._text_of, typed)) < discord_limits.COMMAND_TEXT
    menus = {command["name"]: command for command in payload if command not in typed}
    assert {each["type"] for each in menus.values()} == {2}
    assert menus["Offer my seat"]["name_localizations"]["de"] == "Meinen Platz anbieten"
    assert menus["Invite to table"]["contexts"] == [0]


MOMENTS = 40
"""Positions of a game that are looked at."""


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
async def test_every_panel_and_board_on_the_way_through_a_game_is_within_the_limits(game: Any) -> None:
    """With long names, undo offered, much news, the languages in turn: all questions of some positions, from the
    first to the last."""
    cards = 0
    for seats in (game.seats[0], game.seats[-1]):
        positions = [*played(game, seats)]
        for n, s in enumerate(positions[:: 1 + len(positions) // MOMENTS]):
            seen = look(game, seats, s, game.waiting(s)[0])
            locale = [*LOCALES][n % len(LOCALES)]
            for each in (*every_card(seen, locale), *(every_card_ahead(seen, locale) if n % 10 == 9 else ())):
                each.view()
                cards += 1
    assert cards > 50


def every_card(seen: Look, locale: str, paint: Callable[[Card], Card] = painted) -> list[Card]:
    """The panels of a position, question after question, a confirmation, the board."""
    viewer = Viewer(seen, seen.table.speaker(locale))
    found = [paint(board_card.board(seen.table, viewer, (), "p" + "9" * 12))]
    left, done = [""], set()
    while left and len(done) < 12:
        words = left.pop()
        if words in done:
            continue
        done.add(words)
        asked = ask(viewer, words)
        if isinstance(asked, Question):
            found += [paint(panel(viewer, text=words, line="x" * 300, page=page)) for page in range(asked.pages)]
            left += [option.text for option in asked.options[:: max(1, len(asked.options) // 3)]]
        else:
            found.append(panel.confirm(viewer, asked))
            assert Ref("sure", seen.table.id, seen.token, 3, 99, write(asked)).id()
    return found


def every_card_ahead(seen: Look, locale: str) -> list[Card]:
    """The cards on which the next seat plans its turn and sees what is set, and its panel, with a plan as long as may
    be."""
    game, state, seats = seen.table.game, seen._state, len(seen.table.seats)
    seat = Seat(((seen.seat or 0) + 1) % seats)
    now = prospect(game, state, seat, ())
    if now is None:
        return []
    actions = [next(iter(offer)) for offer in game.offers(now.state, seat)]
    steps = [Planned(write(action), game.preview(now.state, seat, action)) for action in actions]
    way = tuple(max(steps, key=lambda each: len(repr(each.shown))) for _ in range(STEPS))
    missed = tuple(Missed(way[0], way[0].shown) for _ in range(WAYS))
    speak = seen.table.speaker(locale)
    full = Plan((way,) * WAYS, later=(Later("", (way,) * WAYS),) * (TURNS - 1))
    last = replace(full, later=(*full.later[1:], Later("", (way,) * (WAYS - 1))), turn=TURNS - 1)
    cards = list[Card]()
    for plan in (Plan((way,) * (WAYS - 1)), last):
        ahead = look_ahead(seen.table, seat, now._replace(way=way), plan, 0)
        cards.append(panel(Viewer(ahead, speak), line="x" * 300))
    for plan in (Plan((way,) * WAYS), full, Plan(missed=missed, lost=TURNS - 1)):
        look = Look(seen.table, seat, state, seen.token, seen.news, True, 0, plan=plan)
        cards += [panel(Viewer(look, speak), line="x" * 300), in_force_card(Viewer(look, speak), False, "x" * 300)]
    return [painted(each) for each in cards]


@pytest.mark.usefixtures("pseudo")
async def test_a_full_lobby_is_within_the_limits() -> None:
    for game in GAMES:
        for locale in LOCALES:
            full = table(game, game.seats[-1])
            lobby_card(full, full.speaker(locale), "p" + "9" * 12).view()
            settings_card.card(full, full.speaker(locale), "x" * 300).view()
            terms = msgspec.json.encode(Terms(rated="on", lowest=1_200, highest=1_400, reliable="on"))
            rated = replace(full, row=replace(full.row, terms=terms))
            lobby_card(rated, rated.speaker(locale), "p" + "9" * 12).view()
            for page in range(len(terms_card.PAGES)):
                terms_card.card(rated, full.speaker(locale), 0, "x" * 300, page).view()
            rating_card.card(rated, full.speaker(locale), "x" * 300).view()


@pytest.mark.usefixtures("pseudo")
async def test_the_rules_in_brief_are_within_the_limits_on_pages_that_lead_to_each_other() -> None:
    for game in (*PLAYED, *GAMES):
        for locale in TRIED:
            speak = Speaker(locale, game)
            cards = [rules_pages.page(game, speak, 1)]
            while Ref("rules", 1, page=len(cards)).id() in repr(cards[-1]):
                cards.append(rules_pages.page(game, speak, 1, len(cards)))
            parts = [part for card in cards for part in card.parts if card.view()]
            assert not [text for text in game.guide.overview.aid(speak) if text not in parts]


def test_an_id_says_the_same_after_reading() -> None:
    ref = Ref("go", 123_456, "1f.2.3a", 3, 2, "road A8-B9~")
    assert read(ref.id()) == ref
    assert ours(ref.id())
    assert len(ref.id()) < 50


@pytest.mark.parametrize(
    "other", ["", "go", "0|go|1|t|0|0|x", "1|go|x|t|0|0|x", "1|go|1|t|0|0", "1|go|1|t|-1|0|x", "1|go|1|t|0|²|x"]
)
def test_ids_that_are_not_ours_are_none(other: str) -> None:
    assert read(other) is None
    assert not ours(other)


def test_an_id_that_is_too_long_is_a_bug_with_the_limits_name() -> None:
    with pytest.raises(Bug, match="discord limit custom-id"):
        Ref("go", 1, "t", 0, 0, "deliver " + "-".join(["A2"] * 30)).id()
