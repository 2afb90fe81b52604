"""Panels of Milestones: short, and without a riddle."""

from __future__ import annotations

import pytest

from cogs.kit.card import Select
from cogs.question.green_button import has_green, with_one_green
from cogs.question.next_question import Question, ask
from cogs.question.question_parts import asked_parts
from cogs.question.two_steps import AND, two_steps
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.model import Illegal
from engine.core.text import write
from engine.games.milestones import GAME
from engine.games.milestones.actions import House
from engine.games.milestones.edition import GOODS, HOUSE
from engine.games.milestones.guide import MARKED
from engine.games.milestones.landscape import landscape_of
from engine.games.milestones.phases.building_office import BuildingOffice
from engine.games.milestones.phases.castle import CoverWorker, KeepGoods
from engine.games.milestones.phases.mill import Mill
from engine.games.milestones.phases.trading_house import TradingHouse
from engine.games.milestones.phases.turn import MoveFigure
from engine.games.milestones.standing import far
from engine.games.milestones.state import Section
from tests.cogs.positions import look
from tests.games.milestones.positions import ANN, player, position
from words import Speaker


def asked(s, text="", locale="en"):
    question = ask(Viewer(look(GAME, len(s.table.players), s, ANN), Speaker(locale, GAME, ["Ann", "Ben"])), text)
    assert isinstance(question, Question)
    return question


def labels(question):
    return [option.label for each in (question, *question.also) for option in each.options]


def test_at_the_castle_the_buttons_name_what_is_lost():
    s = position(KeepGoods(who=ANN), player("stone1 wood2 sand3", stone=3, coin=1))
    assert labels(asked(s)) == ["lose 1 coin", "lose 1 stone"]
    assert labels(asked(s, locale="de")) == ["1 Münze abgeben", "1 Stein abgeben"]
    kept = [option.hint for option in asked(s).options]
    assert kept == ["you keep 3 stone", "you keep 2 stone, 1 coin"], "the label says what is lost"


def test_workers_are_named_by_what_they_are_and_equal_ones_also_by_their_spaces():
    s = position(CoverWorker(who=ANN), player("stone1 sand3 sand3 wood4"))
    found = labels(asked(s))
    assert found == ["stone mason 1", "sand worker 3 on space 2", "sand worker 3 on space 3", "woodcutter 4"]


def test_what_is_the_same_of_several_workers_is_told_once():
    s = position(CoverWorker(who=ANN), player("wood4 stone1* sand6 coin5 wood3"))
    viewer = Viewer(look(GAME, len(s.table.players), s, ANN), Speaker("en", GAME, ["Ann", "Ben"]))
    told = asked_parts(viewer, asked(s)).told
    assert told == ["**H** · its bonus tile leaves the game"]


def test_where_to_lay_a_hired_tile_is_a_list_whose_lines_say_what_each_place_brings():
    s = position(TradingHouse(who=ANN), player("stone3 grain3 wood5 grain6 coin6", coin=3))
    question = asked(s, f"hire {s.table.display[0]}")
    viewer = Viewer(look(GAME, len(s.table.players), s, ANN), Speaker("en", GAME, ["Ann", "Ben"]))
    parts = asked_parts(viewer, question)
    (choices,) = [item.choices for row in parts.answers for item in row if isinstance(item, Select)]
    assert len(choices) == 7
    assert all(each.description for each in choices)
    assert not parts.told, "nothing is left to look up below the answers"


def test_what_alone_can_be_done_is_a_button_however_long_its_name_is():
    s = position(TradingHouse(who=ANN), player("grain1 grain2", stone=1, grain=1))
    (sale,) = [option for option in asked(s, locale="de").options if option.tone != "end"]
    assert sale.label == "Güter verkaufen"
    assert "1 Stein, 1 Getreide für 1 Münze" in sale.hint


def test_what_cannot_be_done_at_a_building_says_why():
    s = position(TradingHouse(who=ANN), player(coin=1, wood=2))
    assert asked(s).barred == (
        "~~Hire workers~~ · a worker tile costs 2 coins",
        "~~Buy a good~~ · you lack 1 coin",
    )
    s = position(TradingHouse(who=ANN, hired=True), player(coin=4))
    assert asked(s).barred[0].startswith("~~Hire workers~~ · you have already hired at this visit")
    s = position(TradingHouse(who=ANN), player(coin=2, wood=2))
    assert not asked(s).barred
    tile = s.table.display[0]
    assert asked(s, f"hire {tile}").chosen == (("tile", tile),), "it is marked in the picture"
    s = position(BuildingOffice(who=ANN), player(stone=1, sand=1))
    assert asked(s).barred == ("~~Build a house~~ · you lack 1 wood", "~~Build a market~~ · you lack 1 wood")
    s.table.houses += list(landscape_of(s.table.edition).corners)[: s.table.edition.houses]
    assert asked(s).barred[0] == "~~Build a house~~ · no houses are left in the supply", "whatever else is lacking"
    s = position(MoveFigure(who=ANN), player("stone2 wood1", coin=1))
    hints = {option.text: option.hint for option in asked(s).options}
    assert hints["move trading_house"] == "then you lack 1 coin for hiring"
    assert (hints["move 1"], hints["move 8"]) == ("brings 1 stone", "brings nothing")


def test_who_is_done_at_the_first_building_moves_on_with_the_same_press():
    def listed(move):
        s = position(TradingHouse(who=ANN), player(coin=1, wood=2, at="trading_house"), move=move)
        viewer = Viewer(look(GAME, len(s.table.players), s, ANN), Speaker("en", GAME, ["Ann", "Ben"]))
        return [(each.sentence, [option.text for option in each.options]) for each in two_steps(viewer, asked(s))]

    ((sentence, lines),) = listed(1)
    assert sentence == "Done here, then at once …"
    assert lines == [f"done{AND}move {space}" for space in ("building_office", "mill", "castle")]
    assert listed(2) == [], "after the second move the turn ends"


def test_an_end_is_not_green_beside_a_list_of_what_could_be_done():
    s = position(BuildingOffice(who=ANN), player(stone=1, sand=1))
    assert [option.text for option in asked(s).beside] == ["done"]
    seen = look(GAME, len(s.table.players), s, ANN)
    assert not has_green(with_one_green(seen, asked(s)))
    assert asked(s).so_far == "-# Build a road · costs 1 stone, 1 sand", "of which verb is said"


def test_of_several_deliveries_to_a_market_the_best_is_marked_and_the_others_stand_below():
    roads = [Section("A2", "B3", "C4"), Section("C4", "D3", "D5"), Section("D5", "E4", "F3")]
    s = position(Mill(who=ANN), player(at="mill", grain=2), sections=roads, markets=["A2", "D5", "F3"])
    best, *others = asked(s).also
    assert [option.label for option in best.options] == [
        "to D5 for 4+3 (D7 E6)",
        "to F3 for 3+2 (F1 E2)",
        "to A2 for 1+1 (A4 B1)",
    ]
    assert [option.letter for option in best.options] == ["G", "H", "I"]
    assert {option.label for each in others for option in each.options if "to A2" in option.label} == set()
    assert not any(option.letter for each in others for option in each.options)


def test_sales_and_purchases_say_their_price_in_their_names():
    s = position(TradingHouse(who=ANN), player(coin=2, stone=2, wood=1))
    assert labels(asked(s, "sell")) == ["2 stone for 1 coin", "1 stone, 1 wood for 1 coin"]
    assert labels(asked(s, "buy"))[0] == "1 stone for 2 coins"
    assert not asked(s, "buy").so_far.count("costs")


def test_a_start_tile_is_the_first_or_the_second_of_two() -> None:
    s = GAME.start(3, Seeded(b"x" * 16, 0, 0)).state
    heads = []
    for n in range(2):
        seat = GAME.waiting(s)[0]
        heads.append(Speaker("en", GAME, ["Ann", "Ben", "Cleo"]).doing(GAME.view(s, seat)))
        draft = next(iter(next(iter(GAME.offers(s, seat)))))
        s = GAME.apply(s, seat, draft, Seeded(b"x" * 16, 0, n + 1)).state
    assert heads == ["Choosing start tiles: 1 of 2", "Choosing start tiles: 2 of 2"]


def test_a_turn_begins_with_how_far_the_game_is_and_what_the_others_have():
    s = position(MoveFigure(who=ANN), player(points=12), player(points=20, stone=1, wood=2), move=1)
    seen = Viewer(look(GAME, 2, s, ANN), Speaker("en", GAME, ["Ann", "Ben"]))
    goal, rival = GAME.guide.overview.reminders(seen.look.view, seen.speak)
    assert "highest score 20 (goal 67)" in goal
    assert rival == "Ben has 1 stone, 2 wood"
    s.table.players[1].goods = dict.fromkeys(GOODS, 0)
    assert GAME.guide.overview.reminders(GAME.view(s, ANN), seen.speak)[1] == "Ben has no goods"
    s.table.ending, s.table.reason = 1, "goal"
    assert "This is your last turn." in GAME.guide.overview.reminders(GAME.view(s, ANN), seen.speak)[0]
    s.table.move = 2
    assert GAME.guide.overview.reminders(GAME.view(s, ANN), seen.speak) == ()


def test_a_turn_begins_with_the_buildings_of_which_few_are_left():
    """Whoever collects for a house knows beforehand that there may be none left."""
    plots = list(landscape_of(HOUSE).corners)
    for left, en, de in ((4, "", ""), (1, "1 house left", "noch 1 Haus"), (0, "no houses", "keine Häuser mehr")):
        s = position(MoveFigure(who=ANN), player(), houses=plots[: HOUSE.houses - left])
        for locale, few in (("en", en), ("de", de)):
            speak = Speaker(locale, GAME, ["Ann", "Ben"])
            goal, _ = GAME.guide.overview.reminders(GAME.view(s, ANN), speak)
            told = goal.removeprefix(far(s.table, speak))
            assert (few in told) if few else not told


def test_the_parts_of_a_value_have_names_in_each_language():
    for locale, named in (("en", "start, milestone, end."), ("de", "Anfang, Meilenstein, Ende.")):
        with pytest.raises(Illegal) as refused:
            GAME.parse("road nonsense")
        assert Speaker(locale, GAME).refusal(refused.value).endswith(named)


def test_a_few_triangles_too_are_one_question_the_best_first_with_the_price_once():
    s = position(
        BuildingOffice(who=ANN),
        player(at="building_office", stone=1, wood=1),
        sections=[("A2", "B3", "B5"), ("B5", "B7", "A8")],
        markets=["A2", "B5"],
        houses=["BC4"],
    )
    question = asked(s)
    (best,) = question.also
    seen = look(GAME, len(s.table.players), s, ANN)
    offered = next(offer for offer in seen.offers if offer.action is House)
    points = {write(each): seen.preview(each).points for each in offered}
    shown = [points[option.text] for option in best.options]
    assert len(shown) == len(points) == 7, "few enough to be buttons"
    assert shown == sorted(shown, reverse=True)
    assert shown[0] > shown[-1]
    assert (question.so_far.count("costs"), [o.hint for o in best.options if "costs" in o.hint]) == (1, [])


def test_many_triangles_for_a_house_are_marked_by_what_they_bring():
    roads = [("A2", "B3", "C4"), ("C4", "D3", "D5"), ("D5", "E4", "F3"), ("D5", "E6", "F7"), ("A2", "B1", "C2")]
    s = position(
        BuildingOffice(who=ANN), player(at="building_office", stone=9, wood=9), sections=roads, markets=["A2", "D5"]
    )
    seen = look(GAME, len(s.table.players), s, ANN)
    points = {
        write(each): seen.preview(each).points for offer in seen.offers if offer.action is House for each in offer
    }
    for text in ("house", ""):
        question = asked(s, text)
        best, *others = (question, *question.also) if text else question.also
        shown = [points[option.text] for option in best.options]
        rest = [points[option.text] for each in others for option in each.options]
        assert (len(shown), len(shown) + len(rest)) == (MARKED, len(points))
        assert shown == sorted(shown, reverse=True)
        assert min(shown) >= max(rest) > 0
    assert shown[0] > shown[-1]
