"""The panels of Shipyard: their limits and their pictures."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.kit.card import Card, clip_clauses
from cogs.panel.reminders import known, reminded, reminders
from cogs.pictures.wanted import Wanted
from cogs.plans.plan_words import chosen, step, way
from cogs.question.draft import BEGUN
from cogs.question.next_question import Question, ask
from cogs.viewer import Viewer
from engine.core.model import Seat
from engine.core.text import kinds, verb, write
from engine.games.shipyard import GAME
from engine.games.shipyard.actions import Build, Exchange, Rent
from engine.games.shipyard.edition import HOUSE
from engine.games.shipyard.voyage.outlook import reach, with_canal
from games import ARTISTS
from host.view.plans import Planned
from render.show import Mark, Show
from tests.cogs.conftest import painted
from tests.cogs.positions import look, looks
from tests.cogs.presses import options
from tests.cogs.test_limits import every_card
from tests.games.shipyard.positions import ANN, EXAMPLE, docked, player, position, turn
from tests.games.shipyard.test_shipyard_markets import acting
from tests.soak import times
from words import LOCALES, Speaker


def drawn(card: Card) -> Card:
    """A card whose pictures were drawn, but not painted."""
    for part in card.parts:
        if isinstance(part, Wanted):
            artist, names = ARTISTS[part.key], tuple(part.speak.names)
            changes = artist.changes(part.view.table, part.told)
            marks = tuple(Mark(*mark) for mark in part.marks)
            artist.draw(Show(part.view, part.speak, names, part.cut, marks, changes, part.at))
    return painted(card)


async def test_every_panel_of_a_game_is_within_the_limits_and_is_drawn() -> None:
    """One of each kind of decision, without and with canals, and a ship that is fitted out."""
    seen = {
        (each.view.doing[-1], bool(each.view.table.players[each.seat or 0].canals)): each
        for each in looks(GAME, 3, moves=300, seed=3)
    }
    assert {"choosing", "building", "discarding", "completing"} < {doing for doing, _ in seen}
    assert {("renting", False), ("renting", True)} < seen.keys()
    fitting = look(GAME, 2, docked(player(**EXAMPLE), player()), Seat(ANN))
    for n, each in enumerate((fitting, *seen.values())):
        for card in every_card(each, sorted(LOCALES)[n % len(LOCALES)], drawn):
            card.view()


@pytest.mark.parametrize(
    ("tile", "fields", "asked", "told"),
    [
        ("exchange", {"trains": "train1", "guilders": 2}, "What becomes of the first part of the loads?", "1 coal"),
        ("canal", {"guilders": 0}, "Where does your figure start?", "↑ lifebelt"),
    ],
)
def test_what_is_the_same_in_all_answers_is_told_and_not_asked(
    tile: str, fields: dict[str, Any], asked: str, told: str
) -> None:
    s = acting(tile, **fields)
    viewer = Viewer(look(GAME, 3, s, Seat(ANN)), Speaker("en", GAME, ("Ann", "Ben", "Cat")))
    question = ask(viewer, "")
    assert isinstance(question, Question)
    assert question.sentence == asked
    assert told in question.so_far


def test_a_hint_of_a_canal_leaves_out_whole_parts_and_its_cell_is_named_once() -> None:
    s = acting("canal", guilders=20, canals="canal7-M13-0", figure="M13-w-w")
    viewer = Viewer(look(GAME, 3, s, Seat(ANN)), Speaker("de", GAME, ("Ann", "Ben", "Cat")))
    first, then = ask(viewer, ""), ask(viewer, "rent canal1-M12~")
    assert isinstance(first, Question)
    hints = [clip_clauses(each.hint) for also in first.also for each in also.options]
    assert any("…" in each for each in hints)
    assert all(each.endswith(", …") for each in hints if "…" in each), "not amid a number of symbols"
    assert isinstance(then, Question)
    assert then.so_far.count("M12") == 1


@pytest.mark.parametrize("guilders", [2, 8])
@pytest.mark.parametrize("carried", {len(set(each)): each for each in HOUSE.trains}.values(), ids="-".join)
def test_a_single_train_is_exchanged_by_two_answers(carried: tuple[str, ...], guilders: int) -> None:
    """Also where a bonus action could be bought before."""
    s = acting("exchange", trains=f"train{HOUSE.trains.index(carried) + 1}", guilders=guilders)
    viewer = Viewer(look(GAME, 3, s, Seat(ANN)), Speaker("en", GAME, ("Ann", "Ben", "Cat")))
    first = ask(viewer, "")
    assert isinstance(first, Question)
    listed = [each for question in (first, *first.also) for each in question.options]
    exchanges = [each for each in listed if each.text.startswith(verb(Exchange))]
    assert exchanges
    assert not any(each.hint or viewer.speak.verb(Exchange) in each.label for each in exchanges)
    thens = [ask(viewer, each.text) for each in exchanges]
    left = [[each.label for each in then.options] if isinstance(then, Question) else [] for then in thens]
    assert all(each == left[0] for each in left)  # no load is asked for by itself where an equal one is settled
    for then in thens:
        last = [ask(viewer, each.text) for each in then.options] if isinstance(then, Question) else [then]
        assert all(isinstance(each, Exchange) for each in last)


def test_what_was_read_stays_so_over_other_decisions_until_it_changes() -> None:
    chosen = player(yard="b1 . . . . . . . .", chosen="crew"), player(chosen="ships"), player(chosen="canal")
    before, amid = turn(position(*chosen)), acting("ships", yard="b1 . . . . . . . .")
    names, read = Speaker("en", GAME, ("Ann", "Ben", "Cat")), dict[str, tuple[str, ...]]()
    viewers = [Viewer(look(GAME, 3, s, Seat(ANN)), names) for s in (before, amid)]
    for viewer in viewers:
        read = dict(reminded(viewer, "", read))
    ship, *contracts = reminders(viewers[0])[:7]
    assert ship == "Ship from column 1 (1 card): lacks a middle, a stern, a captain, a canal"
    assert all(each.startswith("Contract ") for each in contracts)
    assert {ship, *contracts} <= set(known(read))
    before.table.players[ANN].store["captain"] = 1
    changed = Viewer(look(GAME, 3, before, Seat(ANN)), names)
    assert [each for each in reminders(changed) if each not in known(read)] == [
        "Ship from column 1 (1 card): lacks a middle, a stern, a canal"
    ]


def test_what_costs_nothing_is_free_and_what_is_not_settled_yet_has_no_hint() -> None:
    """One of the cells for a canal brings more or less as the card is turned there."""
    names = Speaker("en", GAME, ("Ann", "Ben", "Cat"))
    hire = ask(Viewer(look(GAME, 3, acting("employee", guilders=1, employees="foreman"), Seat(ANN)), names), "")
    assert isinstance(hire, Question)
    assert {option.hint for option in hire.options} == {"free", "costs 1 guilder"}
    viewer = Viewer(look(GAME, 3, acting("canal", canals="canal7-M13-0", figure="M13-w-w"), Seat(ANN)), names)
    cards = ask(viewer, "")
    assert isinstance(cards, Question)
    cells = ask(viewer, cards.also[1].options[0].text)
    assert isinstance(cells, Question)
    hints = {option.label: option.hint for option in cells.options}
    assert "" in hints.values()
    assert "nothing more" not in hints.values()


@pytest.mark.parametrize("guilders", [1, 12])
def test_a_list_of_ship_cards_says_which_are_free_alone_and_beside_other_questions(guilders: int) -> None:
    s = acting("ships", guilders=guilders)
    viewer = Viewer(look(GAME, 3, s, Seat(ANN)), Speaker("en", GAME, ("Ann", "Ben", "Cat")))
    first = ask(viewer, "")
    assert isinstance(first, Question)
    lists = [each for each in (first, *first.also) if "Which ship card?" in each.sentence]
    assert len(lists) == 2, "with the column at hand, and elsewhere"
    affordable = {"free", "costs 1 guilder"} | ({"costs 2 guilders"} if guilders > 1 else set())
    for cards in lists:
        assert {option.hint for option in cards.options} == affordable


def test_a_card_with_its_place_is_one_press_and_every_other_place_is_reached_by_parts() -> None:
    """The place is that of a ship under way, or lets the longest voyage grow most."""
    tried = set[str]()
    for seen in looks(GAME, 2, moves=times(200), every=3, seed=2):
        doing, seat = seen.view.doing[-1], seen.view.seat
        if doing not in ("building", "renting") or seat is None:
            continue
        viewer, player = Viewer(seen, Speaker("en", GAME)), seen.view.table.players[seat]
        first = ask(viewer)
        assert isinstance(first, Question)
        lists = [each for each in (first, *first.also) if each.text in ("build", "rent")]
        if len(lists) < 2:
            continue
        at_hand, parts = lists
        (offer,) = (each for each in seen.offers if verb(each.action) == at_hand.text)
        (every,) = (list(domain.values()) for domain in offer.fields.values())
        whole = [each.text for each in at_hand.options if not each.text.endswith(BEGUN)]
        assert whole
        assert {write(offer.action(each)) for each in every} >= set(whole)
        assert {each.text for each in parts.options} == {f"{at_hand.text} {each[0]}{BEGUN}" for each in every}
        assert all(each.letter for each in at_hand.options)
        for text in whole:
            action = GAME.parse(text)
            if isinstance(action, Rent):
                spaces = [reach(seen.view.table, with_canal(player, each)) for each in every]
                assert reach(seen.view.table, with_canal(player, action.lease)) == max(spaces)
            else:
                assert isinstance(action, Build)
                taken = [n for n, card in enumerate(player.yard, 1) if card]
                beside = {n + step for n in taken for step in (-1, 1)}
                assert action.berth.column in (beside or {1, 2})
            tried.add(verb(type(action)))
    assert tried == {"build", "rent"}


def test_of_the_first_canal_the_card_is_asked_then_where_the_figure_starts() -> None:
    viewer = Viewer(look(GAME, 3, acting("canal"), Seat(ANN)), Speaker("en", GAME, ("Ann", "Ben", "Cat")))
    first = ask(viewer, "")
    assert isinstance(first, Question)
    whole, cards = first.also
    assert cards.sentence == "For another place: Which canal?"
    assert cards.options[0].label == "↑ lifebelt → trade ↓ lantern ← army"
    assert whole.options[0].label == "↑ lifebelt → trade ↓ lantern ← army, start in the north"
    sides = ask(viewer, cards.options[0].text)
    assert isinstance(sides, Question)
    assert sides.sentence == "Where does your figure start?"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_plan_does_not_repeat_what_its_first_step_would_have_offered(locale: str) -> None:
    seen = next(each for each in looks(GAME, 2, moves=60) if each.view.doing[-1:] == ("choosing",))
    viewer = Viewer(seen, seen.table.speaker(locale))
    for action in (action for offer in seen.offers for action in offer):
        after = seen.after(action)
        onward = GAME.guide.panel.onward(seen.view, action)
        follows = (
            () if after is None else [each for offer in after.offers if offer.action in onward for each in offer]
        )
        if after is None or not follows:
            continue
        first = Planned(write(action), seen.preview(action))
        second = Planned(write(follows[0]), after.preview(follows[0]))
        notes = [viewer.speak.note(note) for note in first.shown.notes]
        assert notes
        assert all(note in step(viewer, first) for note in notes), "alone it says what it leads to"
        both = [way(viewer, (first, second), 0), chosen(viewer, (first, second))]
        assert not [note for note in notes for told in both if note in told]
        return
    raise AssertionError("there is no such action")


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_deal_says_of_its_goods_is_not_said_again_beside_it(locale: str) -> None:
    checked = 0
    for seen in looks(GAME, 3, moves=300, seed=2):
        if not any("deal" in kinds(offer.action).values() for offer in seen.offers):
            continue
        asked = ask(Viewer(seen, seen.table.speaker(locale)), "")
        assert isinstance(asked, Question)
        for option in options(asked):
            goods = re.findall(r"\d+ \w+", option.hint)
            assert not [each for each in goods if f" {each}" in option.label], (option.label, option.hint)
            checked += "→" in option.label
    assert checked > 5
