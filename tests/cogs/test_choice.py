"""From offers to questions: every offer can be reached, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.panel.presses import _joined
from cogs.question.draft import Draft, advance, before, read
from cogs.question.next_question import FLAT, PAGE, Question, ask
from cogs.viewer import Viewer
from engine.core.game import Game
from engine.core.model import Action, Preview
from engine.core.offers import Offer, OneOf, Range, Some
from engine.core.text import write
from engine.games import garden, milestones, roads
from engine.games.milestones import actions as act
from engine.games.milestones.edition import HOUSE
from engine.games.milestones.state import Section
from host import Look
from render.games.roads import targets
from tests.cogs.positions import GAMES, look, looks
from tests.cogs.presses import leads, options
from tests.laws.play import dice
from tests.soak import SOAK
from tests.words.pseudo import PSEUDO
from words import FALLBACK, Speaker


def on_the_way(asked: Question, action: str) -> str:
    """The words after choosing the option that leads to an action."""
    if asked.kind == "some":
        assert len({option.label for option in asked.options}) == len(asked.options), "nothing is named twice"
        return _joined(asked.text, action.split()[-1])
    if asked.kind == "number":
        return _joined(asked.text, action.split()[len(asked.text.split())])
    found = list(dict.fromkeys(option.text for option in options(asked) if leads(option.text, action)))
    assert len(found) == 1, f"{len(found)} ways to {action} from {asked.text!r}"
    return found[0]


def reach(seen: Look, speak: Speaker, action: Action) -> int:
    """Choose until the action stands complete; how many questions that took."""
    wanted, words, page = write(action), "", 0
    for count in range(1, 20):
        asked = ask(Viewer(seen, speak), words, page)
        if not isinstance(asked, Question):
            assert write(asked) == wanted
            return count - 1
        if asked.page < asked.pages - 1 and not any(leads(o.text, wanted) for o in asked.options):
            words, page = asked.text, page + 1
            continue
        words, page = on_the_way(asked, wanted), 0
        if words == wanted:
            return count
    raise AssertionError(f"{wanted} is never reached")


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize(("locale", "every"), [(FALLBACK, 2 if SOAK > 1 else 3), *[(PSEUDO, 8)][: SOAK - 1]])
@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_every_offered_action_is_reached_in_few_questions(game: Game[Any], locale: str, every: int) -> None:
    tried = 0
    for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
        for seen in looks(game, seats, every=8 if game.key == "garden" else every):
            speak = seen.table.speaker(locale)
            for offer in seen.offers:
                listed = list(offer)
                for action in listed[:: max(1, len(listed) // 8)]:
                    assert reach(seen, speak, action) <= 4
                    tried += 1
    assert tried >= len(game.verbs)


def synthetic(*offers: Offer) -> Look:
    """A look at Milestones with custom offers."""
    game = milestones.GAME
    seen = look(game, 2, game.start(2, dice(0, 0)).state, 0)
    seen.offers, seen.waited = list(offers), True
    seen.preview = lambda action: Preview()  # type: ignore[method-assign]
    return seen


RONDEL = ("1", "2", "3", "4", "5", "6")


class Pay(Action, frozen=True, tag="pay"):
    """A number of coins."""

    good: int


class Bundle(Action, frozen=True, tag="keep"):
    """Several goods."""

    goods: tuple[str, ...]


def test_a_long_choice_of_points_is_asked_part_by_part() -> None:
    near = [point.id for point in HOUSE.points[:9]]
    a, b, c = near[:3]
    sections = tuple(Section(x, y, z) for x in near for y in near for z in near if len({x, y, z}) == 3)
    seen = synthetic(Offer(act.Road, {"section": OneOf(sections)}), Offer(act.Done))
    speak = Speaker("en", milestones.GAME)
    first = ask(Viewer(seen, speak), "road")
    assert isinstance(first, Question)
    assert [option.text for option in first.options][:2] == [f"road {a}~", f"road {b}~"]
    second = ask(Viewer(seen, speak), f"road {a}~")
    assert isinstance(second, Question)
    assert second.options[0].text == f"road {a}-{b}~"
    third = ask(Viewer(seen, speak), f"road {a}-{b}~")
    assert isinstance(third, Question)
    assert third.options[0].text == f"road {a}-{b}-{c}"
    assert before(seen.offers, f"road {a}-{b}~") == "road"


def test_a_long_choice_of_plain_values_comes_in_pages() -> None:
    seen = synthetic(Offer(act.Draft, {"tile": OneOf(tuple(f"W{n:02}" for n in range(1, 36)))}))
    first = ask(Viewer(seen, Speaker("en", milestones.GAME)), "", 0)
    last = ask(Viewer(seen, Speaker("en", milestones.GAME)), "draft", 9)
    assert isinstance(first, Question)
    assert isinstance(last, Question)
    assert (len(first.options), first.page, first.pages) == (PAGE, 0, 2)
    assert (len(last.options), last.page) == (10, 1)
    assert last.options[0].text == "draft W26"


def test_letters_are_given_to_places_in_the_order_of_the_options() -> None:
    seen = synthetic(Offer(act.Move, {"to": OneOf(("1", "2", "mill"))}))
    asked = ask(Viewer(seen, Speaker("en", milestones.GAME)))
    assert isinstance(asked, Question)
    assert [(o.letter, o.mark) for o in asked.options] == [
        ("G", ("space", "1")),
        ("H", ("space", "2")),
        ("I", ("space", "mill")),
    ]


def test_options_are_numbered_where_places_are_named_by_letters() -> None:
    for seen in looks(garden.GAME, 2):
        asked = ask(Viewer(seen, seen.table.speaker("en")))
        assert isinstance(asked, Question)
        marked = [option.letter for option in asked.options if option.mark is not None]
        if marked:
            break
    assert marked == [str(n) for n in range(1, len(marked) + 1)]


def test_every_letter_of_roads_stands_for_something_on_the_map() -> None:
    """Things without a place, such as standing answers, have none."""
    seen_kinds = set()
    for seats in (2, 4):
        for seen in looks(roads.GAME, seats, every=2):
            for words in ("", "leave", "propose"):
                asked = ask(Viewer(seen, seen.table.speaker("en")), words)
                for option in asked.options if isinstance(asked, Question) else ():
                    if option.letter and option.mark is not None:
                        kind, value = option.mark
                        assert targets.target(seen.view.table, kind, value) is not None, option
                        seen_kinds.add(kind)
    assert len(seen_kinds) >= 3


def test_few_actions_are_shown_at_once_and_many_by_their_verbs() -> None:
    few = synthetic(Offer(act.Buy, {"good": OneOf(("stone", "wood", "sand", "grain"))}), Offer(act.Done))
    asked = ask(Viewer(few, Speaker("en", milestones.GAME)))
    assert isinstance(asked, Question)
    assert [o.text for o in asked.options] == ["buy stone", "buy wood", "buy sand", "buy grain", "done"]
    many = synthetic(*few.offers, Offer(act.Move, {"to": OneOf(("1", "2", "3", "4"))}))
    assert sum(1 for offer in many.offers for _ in offer) == FLAT + 1
    asked = ask(Viewer(many, Speaker("en", milestones.GAME)))
    assert isinstance(asked, Question)
    assert [o.text for o in asked.options] == ["buy", "move", "done"]


def test_a_verb_with_one_value_left_shows_the_whole_action() -> None:
    offers = [Offer(act.Move, {"to": OneOf(tuple("12345678"))}), Offer(act.Buy, {"good": OneOf(("sand",))})]
    asked = ask(Viewer(synthetic(*offers), Speaker("en", milestones.GAME)))
    assert isinstance(asked, Question)
    bought = ("buy sand", "Buy a good: 1 sand for 2 coins")
    assert [(o.text, o.label) for o in asked.options] == [("move", "Move"), bought]


def test_a_long_range_is_a_number_and_a_short_one_a_list() -> None:
    long = ask(Viewer(synthetic(Offer(Pay, {"good": Range(0, 60)})), Speaker("en", milestones.GAME)))
    short = ask(Viewer(synthetic(Offer(Pay, {"good": Range(3, 27)})), Speaker("en", milestones.GAME)))
    assert isinstance(long, Question)
    assert isinstance(short, Question)
    assert (long.kind, long.least, long.most) == ("number", 0, 60)
    assert [option.text for option in short.options][:2] == ["pay 3", "pay 4"]
    assert len(short.options) == PAGE


def test_several_of_many_are_chosen_at_once_and_of_too_many_one_by_one() -> None:
    goods = ("stone",) * 9 + ("wood",) * 9
    at_once = ask(Viewer(synthetic(Offer(Bundle, {"goods": Some(goods, 1, 3)})), Speaker("en", milestones.GAME)))
    assert isinstance(at_once, Question)
    assert (at_once.kind, len(at_once.options), at_once.least, at_once.most) == ("some", 6, 1, 3)
    kinds = tuple(f"good{n}" for n in range(30))
    seen = synthetic(Offer(Bundle, {"goods": Some(kinds, 1, 2)}))
    first = read(seen.offers, "keep good3~")
    assert first == Draft(seen.offers[0], (), ("good3",))
    assert read(seen.offers, "keep good3-good5") == Draft(seen.offers[0], (("good3", "good5"),))
    assert read(seen.offers, "keep good5-good3") is None


def test_words_that_are_not_offered_start_over() -> None:
    seen = synthetic(Offer(act.Buy, {"good": OneOf(("stone", "wood"))}), Offer(act.Done))
    for words in ("buy gold", "road", "buy stone wood", "buy stone~", "", "done done"):
        assert read(seen.offers, words) is None
        asked = ask(Viewer(seen, Speaker("en", milestones.GAME)), words)
        assert isinstance(asked, Question)
        assert asked.text == ""


def test_a_field_with_one_value_is_chosen_by_itself() -> None:
    offer = Offer(act.Hire, {"tile": OneOf(("W01",)), "space": OneOf(("1", "2"))})
    assert advance(Draft(offer)).text == "hire W01"
