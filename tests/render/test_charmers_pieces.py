"""The pieces and sheets of The Dice Charmers: every sign has its own form, tracks lie side by side, what is written
shows what was gained, and nothing depends on colour."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import astuple, replace

from engine.core.frames import AnyView, View
from engine.core.model import Note, Seat
from engine.core.text import kinds
from engine.games.charmers import GAME
from engine.games.charmers.actions import ACTIONS
from engine.games.charmers.edition import BUILDINGS, GOODS, HOUSE, PERSONS, Edition, Karma, Tracks, bonus
from engine.games.charmers.flow import Position
from engine.games.charmers.state import Hand, Sheet
from render import layout, paint
from render.games.charmers import (
    ARTIST,
    bonuses,
    cards,
    chain,
    changed,
    changes,
    dice,
    draw,
    drawings,
    end,
    gap,
    hand,
    palace,
    targets,
    theme,
    values,
)
from render.games.charmers.page import Page
from render.games.charmers.sheet import Plan, marked, printed
from render.layout import inset, shape_box, within
from render.scene import AnyShape, Box, Polygon, Rect, Scene, Text
from render.show import Change, Cut, Mark, Show
from tests.games.charmers.positions import ANN, after, sheet, taking, turn
from tests.games.charmers.test_charmers_dice import walled
from tests.render import charmers_sheet
from tests.render.charmers_cases import PICTURES
from tests.render.charmers_positions import FULL, MIDDLE
from tests.render.eyes import FILTERS, contrast
from tests.render.pictures import NAMES, PlainWords
from tests.render.properties import faults
from tests.render.test_palettes import shown, unlike
from words import LOCALES, Speaker

PIECES: dict[str, list[AnyShape]] = {
    **{
        f"die {colour} {face}": dice.die("x", colour, face, (50, 50), 80)
        for colour, faces in charmers_sheet.FACES.items()
        for face in faces
    },
    **{f"bonus {kind} {n}": bonuses.sign("x", kind, n, (50, 50), 60) for kind, n in charmers_sheet.BONUSES},
    **{f"building {kind}": drawings.drawn("x", kind, (10, 10), 80) for kind in drawings.STANDING},
    **{f"person {person}": drawings.drawn("x", person, (10, 10), 80) for person in PERSONS},
}
BOX: Box = (8, 8, 92, 92)


def test_every_sign_stays_in_its_box_and_has_its_own_form() -> None:
    outside = [name for name, drawn in PIECES.items() if not all(within(shape_box(s), BOX) for s in drawn)]
    assert outside == []
    assert len({Scene(100, 100, "#ffffff", 0, tuple(drawn)).dump() for drawn in PIECES.values()}) == len(PIECES)


def test_every_bonus_and_face_of_the_house_sheets_has_a_sign() -> None:
    kinds = {kind for kind, _ in charmers_sheet.BONUSES}
    for side in HOUSE.sheets.values():
        listed = (*side.river, *side.tents, *side.palace, *side.upgrades)
        by_place = (*side.karma.values(), *side.fame.values(), *side.money.values(), *side.border.values())
        assert {name.rstrip("123456789") for names in (*listed, *by_place) for name in names} <= kinds
    for colour, pair in HOUSE.dice.items():
        assert {face for faces in pair for face in faces} <= {*charmers_sheet.FACES[colour]}


def test_a_space_of_fame_lies_beside_its_three_of_money() -> None:
    rim = Plan(Page(HOUSE, "sun", sheet())).rim
    for n in range(1, 22):
        first, last = rim.span("money", 64 - 3 * n, 63)[0], rim.span("money", 66 - 3 * n, 63)[1]
        assert rim.span("fame", n, 21) == pytest.approx((first, last))


def written(page: Page) -> dict[str, AnyShape]:
    return {shape.name: shape for shape in marked(page, Plan(page))}


def test_a_bonus_is_circled_when_gained_and_crossed_when_used() -> None:
    used = written(Page(HOUSE, "sun", MIDDLE))
    still = written(Page(HOUSE, "sun", MIDDLE, ("palace", "straight")))
    for place, opened in (("river.6.bonus.0", True), ("river.4.bonus.0", True), ("border.C5S.0", False)):
        assert f"{place}.circle.0" in used
        assert f"{place}.circle.0" in still
        assert f"{place}.cross.0" in used
        assert (f"{place}.cross.0" in still) != opened
    assert not any(name.startswith("river.3.bonus") for name in used)


def test_the_bonus_of_a_tent_is_gained_when_its_goods_are_sold() -> None:
    assert Page(HOUSE, "sun", sheet(tea=1, silk=1, spice=1)).gained == {}
    assert Page(HOUSE, "sun", sheet(tea="1/1", silk="1/1", spice="1/1")).gained == {"tent.1": ("money2",)}


def test_what_this_turn_has_written_is_fresh() -> None:
    before = sheet("C2-NS", river=1, tea="2/1", mogul=1, karma=2, used=1, money=4, fame=1)
    now = sheet("C2-NES C1-ESW", river="1 3", tea="3/2", mogul=2, karma=3, used=1, money=6, fame=2, fort=2)
    page = Page(HOUSE, "sun", now, (), before)
    shining = {name.partition(".fresh")[0] for name in written(page) if ".fresh" in name}
    assert shining == {
        *("market.tea.3.circle", "market.tea.2.cross", "river.3.mark", "river.3.bonus.0.circle"),
        *("palace.mogul.2.cross", "upgrades.fort.2.circle", "karma.3.circle", "karma.bonus.3.0.circle"),
        *("money.5.stroke", "money.6.bonus.0.circle"),
    }
    assert [(link.what, link.name, link.said) for link in chain.links(page)] == [
        *(("road", "NES", "C2"), ("road", "ESW", "C1"), ("space", "crane", "3"), ("person", "mogul", "2/3")),
        *(("building", "fort", "→2"), ("good", "tea", "+1"), ("sold", "tea", "−1")),
        *(("karma", "", "+1"), ("money", "", "2"), ("fame", "", "1")),
    ]
    assert not any(".fresh" in name for name in written(Page(HOUSE, "sun", now)))


def test_a_bonus_of_this_turn_is_open_rather_than_an_equal_one_before() -> None:
    before = sheet(river="1 2 4 6")
    page = Page(HOUSE, "sun", sheet(river="1 2 4 6", karma=4), ("palace",), before)
    assert page.unused == {("karma.4", 0)}


def test_each_die_says_what_it_would_do_for_that_player_or_why_it_does_not_fit() -> None:
    asked = replace(PICTURES.shows["charmers-misfits close"], speak=Speaker("en", GAME, NAMES))
    shapes = draw(asked).shapes
    texts = {each.name: each.text for each in shapes if isinstance(each, Text) and each.name.startswith("die.")}
    said = {name: text for name, text in texts.items() if ".why." in name or ".words." in name}
    assert said == {
        "die.purple1.why.0": "rows full",
        "die.purple2.words.0": "1 lost",
        "die.blue2.why.0": "none",
        "die.blue2.why.1": "ahead",
        "die.orange1.why.0": "all crossed",
    }
    assert [texts[f"die.orange2.gap.{when}"] for when in ("before", "after")] == ["9", "8"]
    veiled = {each.name for each in shapes if each.name.endswith(".veil")}
    assert veiled == {f"die.{die}.veil" for die in ("purple1", "blue2", "orange1")}


def named(shown: Position, **given: Any) -> dict[str, AnyShape]:
    """The shapes of the first seat's close-up by their names."""
    view = GAME.view(shown, Seat(0))
    return {each.name: each for each in draw(Show(view, PlainWords(), NAMES[:3], "close", **given)).shapes}


def test_where_half_roads_can_only_be_added_the_die_says_so() -> None:
    own = walled()
    own.roads |= {"A1": "ESW", "B1": "ESW"}
    said = named(taking(own, green1="two_halves"))["die.green1.words.0"]
    assert isinstance(said, Text)
    assert said.text.startswith("pic-halve")


def test_a_bonus_that_would_lapse_is_crossed_on_its_die() -> None:
    shapes = named(taking(sheet(money=19), blue2="fish"))  # beside 3 money half a road, without a road to add it to
    assert "die.blue2.sign.1.cross.0" in shapes
    assert "die.blue2.sign.0.cross.0" not in shapes


def test_of_two_dice_rolled_again_the_one_on_the_elephant_is_marked() -> None:
    s = taking(sheet(), sheet(), start=Seat(1))
    shapes = named(after(s, "karma blue1", draws=(0, 0)))
    marked = {name.split(".")[1] for name in shapes if ".elephant." in name}
    assert marked == {"green2"}


def test_the_elephant_has_room_of_its_own_beside_what_its_die_would_do() -> None:
    s = taking(sheet(), sheet(), start=Seat(1), elephant="orange2", orange2="portuguese")
    s.table.rerolled = ["orange2", "blue1"]
    view = GAME.view(s, Seat(0))
    for locale in LOCALES:
        speak = Speaker(locale, GAME, NAMES[:2])
        shapes = draw(Show(view, speak, NAMES[:2], "close")).shapes
        said = [each for each in shapes if isinstance(each, Text) and each.name.startswith("die.orange2.words")]
        assert " ".join(each.text for each in said) == speak("pic-then-back_or_take")
        beside = min(shape_box(each)[0] for each in shapes if each.name.startswith("die.orange2.elephant"))
        assert all(shape_box(each)[2] < beside for each in said)


def test_the_sheet_of_another_seat_has_no_options() -> None:
    s, mark = turn(sheet(money=1), sheet(money=2), open="forward1"), Mark("1", "space", "1")
    for at, money, chosen in (("", "1", True), ("2", "2", False)):
        shapes = named(s, marks=(mark,), at=at)
        said = shapes["head.money.value"]
        assert isinstance(said, Text)
        assert (said.text, any(name.startswith("choice.") for name in shapes)) == (money, chosen)


def test_a_person_who_has_done_something_is_framed_at_the_last_box() -> None:
    page = Page(HOUSE, "sun", sheet(raja=2))
    plan = Plan(page)
    framed = changed.large(page, plan, [Change("person", "raja", None, Seat(0))])
    at = palace.Hall(page, plan.palace).place("raja", 2)
    assert {layout.centre(shape.box) for shape in framed if isinstance(shape, Rect)} == {at}


def test_cards_say_what_each_option_brings_where_they_differ() -> None:
    def brought(kind: str, *values: tuple[str, ...]) -> list[tuple[str, ...]]:
        s = turn(sheet(tea=2, silk="5/4"), now="sell_or_take", die="orange1", orange1="merchant")
        return cards.brings(s.table, Seat(0), [Mark(str(n), kind, value) for n, value in enumerate(values)])

    assert brought("sale", ("tea",), ("silk",), ("tea", "tea")) == [("money1",), ("money3",), ("money3",)]
    assert brought("goods", ("tea",), ("silk",), ("spice",)) == [()] * 3


def test_every_kind_of_choice_has_a_place_in_the_picture() -> None:
    assert {kind for action in ACTIONS for kind in kinds(action).values()} == {*targets.KINDS}


def test_the_number_of_an_option_stands_where_it_would_be_marked() -> None:
    page = Page(HOUSE, "sun", sheet(mogul=1, fort=2))
    plan = Plan(page)
    person, building = targets.targets(page, plan, (Mark("1", "person", "mogul"), Mark("2", "building", "fort")))
    assert person.places == (palace.Hall(page, plan.palace).place("mogul", 2),)
    assert building.places == (values.Upgrades(page, plan.upgrades).place("fort", 3),)


def test_numbers_of_options_at_one_place_are_one_text() -> None:
    options = ("3", "3 5", "3 4", "1 2 3 4", "1 2 4")
    assert [targets.runs(each.split()) for each in options] == ["3", "3 5", "3 4", "1–4", "1 2 4"]


@pytest.mark.parametrize(("free", "said", "over"), [(1, "1", False), (0, "0", False), (-1, "+1", True)])
def test_only_tracks_that_overlap_stand_on_gold(free: int, said: str, over: bool) -> None:
    plate, text, *_ = gap.pill("x", free, (0, 0, 200, 54), 40)
    assert isinstance(plate, Rect)
    assert isinstance(text, Text)
    assert (text.text, plate.fill == theme.GOLD.light) == (said, over)


def test_the_ranking_follows_karma_circled_before_karma_used() -> None:
    over = {"money": 34, "fame": 10}
    sheets = (sheet(**over, karma=3, used=2), sheet(**over, karma=4), sheet(money=35, fame=10))
    assert end.ranked(taking(*sheets).table) == [2, 1, 0]


def test_the_strip_of_a_turn_shows_the_gap_before_and_after() -> None:
    s = turn(sheet(money=5), open="goods1")
    assert s.table.turns[0] is not None
    s.table.turns[0].before = sheet(money=3)
    texts = {name: each.text for name, each in named(s).items() if isinstance(each, Text)}
    assert (texts["turn.gap.before"], texts["turn.gap.after"]) == ("60", "58")


SHEET = 43.5
"""How like its picture the file of a full sheet is at least, in dB: it has more edges for its area than any other."""


@pytest.mark.parametrize("case", ["crowded close onlooker", "chain close"])
def test_the_fullest_sheets_are_like_their_files(case: str) -> None:
    scene = PICTURES.scene(f"charmers-{case}")
    file = paint.encode(scene, colours=ARTIST.palette(scene))
    assert unlike(paint.pixels(scene), shown(file), SHEET) == []


def test_an_open_bonus_that_cannot_be_used_now_is_veiled() -> None:
    s = turn(sheet("C2-NS", **dict.fromkeys(BUILDINGS, 3)), open="upgrade half")
    view: AnyView = View(s.table, Hand(), Seat(0), (Seat(0),), ("turns",))
    names = {shape.name for shape in draw(Show(view, PlainWords(), NAMES[:1], "close")).shapes}
    assert "turn.open.0.veil" in names
    assert "turn.open.1.veil" not in names


def test_what_is_printed_is_the_same_on_every_sheet_of_a_kind() -> None:
    both = [tuple(printed(page, Plan(page))) for page in (Page(HOUSE, "sun", sheet()), Page(HOUSE, "sun", FULL))]
    assert both[0] == both[1]
    assert all(shape.static for shape in both[0])
    assert not any(shape.static for shape in marked(Page(HOUSE, "sun", FULL), Plan(Page(HOUSE, "sun", FULL))))


def test_a_hand_wavers_the_same_way_at_the_same_place() -> None:
    def forms(*names: str) -> set[tuple[object, ...]]:
        found = set()
        for name in names:
            shapes = [*hand.circled(name, (50, 50), 20), *hand.crossed(name, (50, 50), 30)]
            assert all(within(shape_box(shape), inset((30, 30, 70, 70), -6)) for shape in shapes)
            found.add(tuple(shape.points for shape in shapes if isinstance(shape, Polygon)))
        return found

    assert len(forms("a", "a")) == 1
    assert len(forms(*map(str, range(40)))) == hand.MOVEMENTS


def test_changes_are_places_of_a_sheet_and_dice_taken_since_the_roll() -> None:
    table = taking().table
    told = [
        Note("took", {"seat": 2, "die": "blue1", "face": "fish"}),
        Note("rolled", {"seat": 0, "round": 3}),
        Note("took", {"seat": 0, "die": "green1", "face": "straight"}),
        Note("road-drawn", {"seat": 0, "shape": "straight", "cell": "C2"}),
        Note("built", {"seat": 0, "building": "temple", "fame": 1}),
        Note("bonus-circled", {"seat": 0, "task": "money3"}),
        Note("bonus-circled", {"seat": 0, "task": "half"}),
        Note("sold", {"seat": 1, "goods": {"tea": 2}, "money": 3}),
    ]
    ann = [("die", "green1"), ("cell", "C2"), ("fame", ""), ("money", "")]
    assert changes(table, told) == (
        *(Change(kind, value, None, Seat(0)) for kind, value in ann),
        *(Change(kind, value, None, Seat(1)) for kind, value in (("good", "tea"), ("money", ""))),
        *(Change("gap", closer, None, Seat(seat)) for seat, closer in ((0, 3 + 3), (1, 3))),
    )


def test_what_is_lost_beyond_a_track_brings_no_tracks_closer() -> None:
    told = [
        Note("built", {"seat": 0, "building": "temple", "fame": 3}),
        Note("track-full", {"seat": 0, "track": "fame", "lost": 2}),
    ]
    assert changes(taking().table, told)[-1] == Change("gap", 3, None, Seat(0))


def another() -> Edition:
    """An edition with more of everything."""
    long, names = 18, (("karma",), ("money2", "goods1"), ("upgrade",))
    side = replace(
        HOUSE.sheets["sun"],
        river=tuple(names[n % 3] for n in range(long)),
        tents=(("fame1",),) * 9,
        fame={str(n): ("goods1",) for n in range(3, 36, 8)},
        money={str(n): ("half",) for n in range(2, 80, 11)},
        karma={str(n): ("money2",) for n in range(3, 8)},
        border={f"{column}1N": ("crossing",) for column in "ACEG"} | {"A4S": ("portuguese",), "G3E": ("money4",)},
    )
    return replace(
        HOUSE,
        digest="another",
        tracks=Tracks(80, 40, 2),
        cells=tuple((*row, "fort", "market_same") for row in HOUSE.cells[:4]),
        coins=(1, 1, 2, 2, 3, 3, 4, 4, 5),
        karma=Karma(2, 7),
        river=("lotus", "fish", "crane", "boat", "turtle", "heron") * 3,
        sheets={"sun": side, "moon": side},
    )


@pytest.mark.parametrize("cut", ["table", "close"])
def test_sheets_of_another_edition_have_room_for_more_of_everything(cut: Cut) -> None:
    table = taking().table
    table.edition = another()
    table.sheets[0] = Sheet(
        7,
        {"C2": "NESW", "D3": "EW", "E3": "NEW", "C1": "NS"},
        [1, 2, 17, 18],
        dict.fromkeys(GOODS, 9),
        dict.fromkeys(GOODS, 8),
        used=3,
        money=44,
        fame=18,
    )
    view: AnyView = View(table, Hand(), Seat(0), (Seat(0),), ("rounds", "turns"))
    marks = (Mark("1", "space", "9"), Mark("2", "space", "18"))
    shown = Show(view, PlainWords(), NAMES[:3], cut, marks if cut == "close" else ())
    any_size = PICTURES._replace(also=())  # more of everything is smaller than a phone shows
    assert faults(any_size, shown, draw(shown)) == []


@pytest.mark.parametrize("sight", FILTERS)
def test_fields_side_by_side_differ_in_grey(sight: str) -> None:
    """Contrast of luminance 1.3: spaces reached and not, both tracks, cells with and without a road."""
    for mood in theme.MOODS.values():
        for pale, reached in (("MONEY_PALE", "MONEY"), ("FAME_PALE", "FAME")):
            assert contrast(getattr(theme, pale), getattr(theme, reached), sight) >= 1.3
        assert contrast(theme.MONEY, theme.FAME, sight) >= 1.3
        assert contrast(mood.grass, mood.meadow, sight) >= 1.3
        assert contrast(mood.trade, mood.meadow, sight) >= 1.3


@pytest.mark.parametrize("sight", FILTERS)
def test_pen_and_silhouettes_stand_out(sight: str) -> None:
    for mood in theme.MOODS.values():
        for ground in (
            mood.paper,
            *mood.parts.values(),
            mood.grass,
            mood.trade,
            mood.meadow,
            theme.MONEY,
            theme.FAME,
        ):
            assert contrast(theme.PEN, ground, sight) >= 4
        assert contrast(theme.FREE, mood.grass, sight) >= 2
        assert contrast(theme.TRADING, mood.trade, sight) >= 2
        assert contrast(mood.soft, mood.paper, sight) >= 4


def test_the_legend_names_every_bonus_of_both_sheets() -> None:
    every = [
        bonus(name).kind
        for side in HOUSE.sheets.values()
        for part in astuple(side)
        for names in (part.values() if isinstance(part, dict) else part)
        for name in names
    ]
    named = {entry.word.removeprefix("task-").rstrip("123456789") for page in ARTIST.legend for group in page
             for entry in group.entries}  # fmt: skip
    assert {*every} - {*PERSONS} <= named


def test_the_inks_of_goods_stand_out() -> None:
    assert all(contrast(ink, theme.WHITE) >= 4 for ink in theme.GOODS.values())


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_person_does_stands_in_full_on_the_card_of_a_die(locale: str) -> None:
    for first, second in (PERSONS[:2], PERSONS[2:4], PERSONS[4:]):
        s = taking(sheet("C2-NS", tea=2, river="3"), orange1=first, orange2=second)
        names = ("Ann", "Ben", "Cleo")
        scene = draw(Show(GAME.view(s, ANN), Speaker(locale, GAME, names), names, "close"))
        assert not [text for text in scene.shapes if isinstance(text, Text) and text.text.endswith("…")]
