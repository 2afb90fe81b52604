"""Icons beside words: of the one piece that a label names, on no more lines of a phone, gone if Discord says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import discord
import msgspec
import pytest
from discord.ui import TextDisplay

from cogs.browse import rules_pages, topic_pages, verb_meaning
from cogs.browse.topics import titles, topics
from cogs.features import PANEL as panel
from cogs.kit import card as cards
from cogs.kit import replies
from cogs.kit.card import Button, Card, Named, rows
from cogs.kit.discord_limits import walk
from cogs.pictures.icons import ROW, Icons
from cogs.viewer import Viewer
from engine.core.game import AnyGame
from engine.core.text import verb
from games import ARTISTS, GAMES
from render.emojis import scenes
from render.legend import words
from tests.cogs.positions import looks
from tests.cogs.test_emojis import refusal
from words import LOCALES, Speaker

EMOJI = discord.PartialEmoji(name="some_thing", id=12)


def icons(*games: AnyGame) -> Icons:
    """All icons of some games."""
    made = Icons()
    for game in games:
        codes = [code for code, _ in scenes(ARTISTS[game.key].legend)]
        named = {code: discord.PartialEmoji(name=code.replace("-", "_"), id=5) for code in codes}
        made.tell(game, named, [code for page in words(ARTISTS[game.key].legend) for code in page])
    return made


ALL = icons(*GAMES)
ALL_LEGENDS = {game.key: words(ARTISTS[game.key].legend) for game in GAMES}


@pytest.mark.parametrize(
    ("pieces", "label", "icon"),
    [
        ("milestones en", "O · Trading house", "space_trading_house"),
        ("milestones de", "O · Handelshaus", "space_trading_house"),
        ("milestones en", "G · Grain farmer 4 | stone mason 6", ""),
        ("milestones en", "Woodwork", ""),
        ("roads en", "7 · Wagon factory on F11", "building_wagon_factory"),
        ("roads en", "1 · Wagon 12", "transporter_wagon"),
        ("roads en", "1 board and 1 goose", ""),
        ("roads de", "1 · Esel 11", "transporter_donkey"),
        ("charmers en", "1 · Tea + tea", "good_tea"),
        ("charmers de", "4 · Kurve", "face_curve"),
        ("shipyard en", "A · ↑ army → ribbon ↓ trade ← lifebelt, start in the north", ""),
        ("shipyard en", "B · ships", "contract_ships"),
        ("shipyard en", "B · ships of 5 cards", ""),
        ("shipyard de", "C · blaue, gelbe und orange Arbeitskräfte", ""),
        ("shipyard en", "D · sail engineer", "item_sail"),
        ("shipyard de", "E · Soldaten-Anwerber", ""),
        ("wonders en", "2 · Trojan Horse", "monument_trojan_horse"),
        ("", "Wood", ""),
        ("roads xx", "Wagon 12", ""),
    ],
)
def test_a_label_has_the_icon_of_the_one_piece_it_names(pieces: str, label: str, icon: str) -> None:
    found = ALL.of(pieces, label)
    assert (found.name if found else "") == icon
    assert Icons().of(pieces, label) is None


SHOWN = re.compile(r"<:(\w+):\d+> ")


def without(part: Any) -> Any:
    """Components without their emojis."""
    if isinstance(part, dict):
        kept = {key: without(value) for key, value in part.items() if key != "emoji"}
        return kept | {"content": SHOWN.sub("", kept["content"])} if "content" in kept else kept
    return [without(each) for each in part] if isinstance(part, list) else part


def emojis(components: Sequence[Any]) -> Iterator[Any]:
    for each in walk(components):
        yield from (one["emoji"] for one in (each, *each.get("options", ())) if one.get("emoji"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_panels_have_the_same_words_and_ids_with_icons_as_without(game: AnyGame, locale: str) -> None:
    found = 0
    for seen in looks(game, game.seats[-1], every=31):
        card = panel(Viewer(seen, seen.table.speaker(locale)))
        plain: Any = card.view(3).to_components()  # type: ignore[no-untyped-call]
        iconed: Any = card.view(3, ALL).to_components()  # type: ignore[no-untyped-call]
        assert without(iconed) == plain
        assert not [*emojis(plain)]
        found += len([*emojis(iconed)])
        assert all(each["id"] == "5" or each["id"] == 5 for each in emojis(iconed))
    assert found


class Everywhere(Icons):
    """An icon beside whatever there is."""

    def of(self, pieces: str, label: str) -> discord.PartialEmoji:
        return EMOJI


def test_icons_never_take_a_row_to_another_line_of_a_phone() -> None:
    random, kept, left = Random(27), 0, 0
    for _ in range(400):
        labels = ["x" * random.randint(1, 24) for _ in range(random.randint(1, 5))]
        buttons = [Button(label, f"1|go|1||0|{n}|", pieces="roads en") for n, label in enumerate(labels)]
        for row in rows(buttons):
            made: Any = Card((row,)).view(0, Everywhere()).to_components()  # type: ignore[no-untyped-call]
            wide = [
                cards.PADDING + cards.ICON + cards.WIDE * len(each.label) for each in row if isinstance(each, Button)
            ]
            there = [*emojis(made)]
            kept, left = kept + bool(there), left + (not there)
            assert len(there) in (0, len(row))
            assert not there or broken(wide) == broken([each - cards.ICON for each in wide])
    assert kept > 20
    assert left > 20


def broken(wide: Sequence[int]) -> int:
    """The lines that buttons of these widths take."""
    lines, used = 1, 0
    for each in wide:
        if used and used + cards.GAP + each > cards.PHONE:
            lines, used = lines + 1, each
        else:
            used += each + (cards.GAP if used else 0)
    return lines


@pytest.mark.parametrize(
    ("pieces", "line", "iconed"),
    [
        ("roads en", "> **Ann** takes 2 boards and 1 goose, then 1 board", "2 B boards and 1 G goose, then 1 board"),
        ("roads en", "> **Board** takes the paper mill", "**Board** takes the M paper mill"),
        ("roads de", "> **Ann** nimmt 2 Bretter", "2 B Bretter"),
        ("roads en", "> Goose and Ann are aboard, building", "> Goose and Ann are aboard, building"),
        ("roads en", "Typed: `take 1 board`, <@12>, https://x.org/board", "https://x.org/board"),
        ("roads en", "### Goose", "### Goose"),
        ("milestones en", "Stone and wood", "S Stone and W wood"),
        ("roads xx", "1 goose", "1 goose"),
        ("", "1 goose", "1 goose"),
    ],
)
def test_a_text_has_the_icon_of_each_piece_once_a_line(pieces: str, line: str, iconed: str) -> None:
    shown = ALL.within(pieces, line, ("Goose",))
    letters = {"good_boards": "B", "good_geese": "G", "building_paper_mill": "M", "good_stone": "S", "good_wood": "W"}
    assert SHOWN.sub(lambda found: f"{letters.get(found[1], '?')} ", shown).endswith(iconed)
    assert SHOWN.sub("", shown) == line
    assert Icons().within(pieces, line) == line


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_texts_with_icons_are_those_without_and_no_icon_stands_in_a_line_twice(game: AnyGame, locale: str) -> None:
    speak, seen = Speaker(locale, game), looks(game, game.seats[-1], every=31)
    known, legend = topics(game, speak), ALL_LEGENDS[game.key]
    cards = [panel(Viewer(each, each.table.speaker(locale))) for each in seen]
    pages = (rules_pages.page(game, speak, 0, number) for number in range(9))
    verbs = [verb(action) for action in game.rules.actions]
    cards += [*pages, *(topic_pages.card(game, speak, each, legend) for each in titles(known)[::4])]
    cards += [verb_meaning.card(game, speak, verbs[n::3], legend) for n in range(3)]
    found = 0
    for card in cards:
        plain: Any = card.view(3).to_components()  # type: ignore[no-untyped-call]
        iconed: Any = card.view(3, ALL).to_components()  # type: ignore[no-untyped-call]
        assert without(iconed) == plain
        for line in "\n".join(each["content"] for each in walk(iconed) if "content" in each).split("\n"):
            names = SHOWN.findall(line)
            assert len(names) == len(set(names)), line
            words = len(SHOWN.sub("", line))
            assert -(-(words + 3 * len(names)) // ROW) == -(-words // ROW), "as many rows as without"
            found += len(names)
    assert found > 20


def test_what_would_be_longer_than_discord_takes_has_no_icons() -> None:
    def shown(lines: int) -> str:
        card = Card(("\n".join(["1 goose and 1 board"] * lines),), Named("roads en"))
        return "".join(part.content for part in card.view(0, ALL).walk_children() if isinstance(part, TextDisplay))

    assert len(SHOWN.findall(shown(40))) == 80
    assert SHOWN.findall(shown(190)) == []
    assert shown(190) == SHOWN.sub("", shown(190))


def test_a_card_without_names_of_pieces_has_the_digest_that_it_always_had() -> None:
    assert "named" not in str(msgspec.to_builtins(Card(("a", "b"))))


class Interaction:
    """A press on one's own message; Discord refuses messages with an emoji."""

    def __init__(self, made: Icons, error: discord.HTTPException) -> None:
        self.client = SimpleNamespace(icons=made, pictures=SimpleNamespace(image=print))
        self.extras: dict[str, str] = {}
        self.id, self.error, self.response, self.sent = 1 << 22, error, self, list[Any]()
        self.message = None

    async def send_message(self, *, view: Any, files: Any, ephemeral: bool) -> None:
        self.sent.append(view.to_components())
        if [*emojis(self.sent[-1])]:
            raise self.error


CARD = Card(((Button("Wagon 12", "1|go|1||0|0|", pieces="roads en"),),))


async def test_a_message_whose_emoji_is_gone_is_sent_without_and_so_are_all_later_ones() -> None:
    made = icons(*GAMES)
    press = Interaction(made, refusal(text="components[0].emoji.id: Invalid emoji"))
    await replies.show(cast(Any, press), CARD)
    assert made.refused(press.error), "two messages were on their way"
    await replies.show(cast(Any, Interaction(made, refusal())), CARD)
    assert [len([*emojis(each)]) for each in press.sent] == [1, 0]
    assert made.of("roads en", "Wagon 12") is None


@pytest.mark.parametrize("error", [refusal(403, 50001, "emoji"), refusal(text="label: too long")])
async def test_another_refusal_is_no_reason_to_give_the_icons_up(error: discord.HTTPException) -> None:
    made = icons(*GAMES)
    with pytest.raises(discord.HTTPException):
        await replies.show(cast(Any, Interaction(made, error)), CARD)
    assert made.of("roads en", "Wagon 12") is not None
