"""Many verbs, many values, rare ones, ends, plans: a panel that a phone can show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from cogs.features import PANEL as panel
from cogs.kit.card import Button, Card, Select, fitted, rows
from cogs.kit.custom_ids import MAX_ID, Ref
from cogs.kit.custom_ids import read as read_id
from cogs.kit.discord_limits import COMPONENTS, walk
from cogs.question.draft import RARER, before, fingerprint, read, spelt_out
from cogs.question.green_button import grave
from cogs.question.next_question import PAGE, PREVIEWS, Option, Question, ask
from cogs.question.question_parts import select
from cogs.viewer import Viewer
from engine.core.game import AnyGame, Game
from engine.core.guide import Guide, Hints, Names, Panel
from engine.core.model import Action, Note, Preview
from engine.core.offers import Offer, OneOf
from engine.core.text import write
from engine.games import ferry
from host import Look
from tests.changed import changed
from tests.cogs.conftest import painted
from tests.cogs.positions import look
from tests.cogs.test_choice import reach
from tests.laws.play import dice
from words import Speaker

SAY = Speaker("en", ferry.GAME)


class Produce(Action, frozen=True, tag="produce"):
    """Carry out a plan."""


class Done(Action, frozen=True, tag="done"):
    """No more."""


class Haul(Action, frozen=True, tag="haul"):
    """Orders."""

    orders: tuple[str, ...]


class Learn(Action, frozen=True, tag="learn"):
    """A subject, and a place it is used at once or not."""

    study: tuple[str, ...]


class Raise(Action, frozen=True, tag="raise"):
    """One value."""

    site: str


class Load(Raise, frozen=True, tag="load"):
    """One value."""


class Unload(Raise, frozen=True, tag="unload"):
    """One value."""


class Propose(Raise, frozen=True, tag="propose"):
    """Rare."""


class Leave(Raise, frozen=True, tag="leave"):
    """Rare."""


class AsTheyAre(Names):
    """Values as they are."""

    def label(self, view: Any, kind: str, value: Any, speak: Any) -> str:
        return " ".join(value) if isinstance(value, tuple) else str(value)


ENDING = changed(Panel(), rare=(Propose, Leave), ends=(Done,))
WORKS = Game(ferry.GAME.rules, Guide(names=AsTheyAre(), panel=ENDING))
"""Ferry with verbs that are rare and one that ends."""


class Counting:
    """Previews with a note, counted."""

    def __init__(self, notes: Sequence[Note] = ()) -> None:
        self.made, self._notes = 0, tuple(notes)

    def __call__(self, action: Action) -> Preview:
        self.made += 1
        return Preview(points=1, notes=self._notes if isinstance(action, Produce) else ())


def offering(*offers: Offer, notes: Sequence[Note] = (), waited: bool = True, game: AnyGame = WORKS) -> Look:
    """A look with custom offers."""
    seen = look(game, 2, WORKS.start(2, dice(0, 0)).state, 0)
    seen.offers, seen.waited = list(offers), waited
    seen.preview = Counting(notes)  # type: ignore[method-assign]
    return seen


def sites(count: int, verb: type[Action] = Raise, prefix: str = "S") -> Offer:
    """A verb with this many values."""
    return Offer(verb, {"site": OneOf(tuple(f"{prefix}{n}" for n in range(count)))})


def options(seen: Look, words: str = "") -> tuple[Option, ...]:
    asked = ask(Viewer(seen, SAY), words)
    assert isinstance(asked, Question)
    return asked.options


def words(seen: Look, after: str = "") -> list[str]:
    return [option.text for option in options(seen, after)]


def shown(seen: Look, **wanted: Any) -> list[dict[str, Any]]:
    """The components of a panel, checked against Discord's limits."""
    card: Card = painted(panel(Viewer(seen, SAY), **wanted))
    return [dict(each) for each in walk(card.view(1).to_components())]  # type: ignore[no-untyped-call]


def texts(components: list[dict[str, Any]]) -> str:
    return "\n".join(each["content"] for each in components if each["type"] == 10)


def buttons(components: list[dict[str, Any]]) -> list[str]:
    """Their labels, but for the way to the table's page, which every panel has."""
    return [each["label"] for each in components if each["type"] == 2 and each["label"] != "Table …"]


# --- verbs

MANY = (sites(9), sites(9, Load), Offer(Done), Offer(Produce), sites(30, Propose), sites(9, Unload), sites(9, Leave))


async def test_verbs_stand_in_the_order_offered_the_rare_ones_apart_and_the_end_last() -> None:
    seen = offering(*MANY)
    assert words(seen) == ["raise", "load", "produce", "unload", RARER, "done"]
    assert [option.tone for option in options(seen)] == ["main", "main", "main", "main", "other", "end"]
    assert words(seen, RARER) == ["propose", "leave"]
    assert words(seen, "leave")[:2] == ["leave S0", "leave S1"]
    assert before(seen.offers, RARER) == ""
    assert before(seen.offers, "leave") == ""
    assert before(seen.offers, "") is None


async def test_the_panel_has_a_button_for_each_verb_and_one_for_more() -> None:
    first = shown(offering(*MANY))
    verbs = ["Verb-raise", "Verb-load", "Verb-produce", "Verb-unload", "More …", "Verb-done"]
    assert buttons(first) == [*verbs, "Undo", "My note", "Try it", "Report fault"]
    assert [each["style"] for each in first if each["type"] == 2] == [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2]
    assert buttons(shown(offering(*MANY), text=RARER)) == [
        "Verb-propose",
        "Verb-leave",
        "Back",
        "Undo",
        "My note",
        "Try it",
        "Report fault",
    ]


async def test_few_verbs_leave_nothing_for_more() -> None:
    few = offering(sites(9), Offer(Done), sites(9, Leave))
    assert words(few) == ["raise", "leave", "done"]
    assert [option.tone for option in options(few)] == ["main", "other", "end"]
    one_rare = offering(*(each for each in MANY if each.action is not Propose))
    assert words(one_rare) == ["raise", "load", "produce", "unload", "leave", "done"]
    only_rare = offering(sites(9, Propose), *(sites(9, Leave),) * 5, waited=False)
    assert RARER not in words(only_rare)


async def test_a_panel_takes_twenty_five_verbs() -> None:
    every = tuple(sites(9, type(f"Verb{n}", (Raise,), {}, frozen=True, tag=f"verb{n}")) for n in range(24))
    assert len(buttons(shown(offering(*every[:19], Offer(Done))))) == 24
    many = shown(offering(*every, Offer(Done)))
    assert buttons(many) == ["Verb-done", "Undo", "My note", "Try it", "Report fault"]
    (select,) = [each for each in many if each["type"] == 3]
    assert [each["value"] for each in select["options"]][::12] == ["verb0", "verb12"]


@pytest.mark.parametrize("texts", range(1, 12))
async def test_what_stands_around_the_fullest_panel_gives_way(texts: int) -> None:
    above = [*(["words"] * texts), *rows([Button(f"Verb {n}", Ref("log", n).id()) for n in range(20)])]
    around = [Button(f"Around {n}", Ref("rules", n).id()) for n in range(12)]
    kept = fitted(above, around)
    whole = [*walk(Card((*above, *kept)).view().to_components())]  # type: ignore[no-untyped-call]
    left = [button for row in kept for button in row]
    assert left == around[: len(left)], "the last ones give way"
    assert len(whole) <= COMPONENTS < len(whole) + 3 or left == around, "no more than must"


async def test_the_last_value_of_a_verb_stands_on_its_button_or_beside_it() -> None:
    long = Offer(Raise, {"site": OneOf(("a-very-long-name-of-a-site-on-the-river",))})
    seen = offering(sites(1, Load), sites(9, Unload), long)
    assert [(option.text.split()[0], option.label) for option in options(seen)] == [
        ("load", "verb-load: S0"),
        ("unload", "verb-unload"),
        ("raise", "verb-raise"),
    ]
    said = texts(shown(seen))
    assert "**Verb-raise** · a-very-long-name-of-a-site-on-the-river · 1 point" in said


def test_of_few_actions_those_that_a_game_shows_first_come_first_in_its_order() -> None:
    def direct(view: Any, offer: Offer) -> tuple[str, ...]:
        return ("S2", "S0") if offer.action is Raise else ()

    seen = offering(sites(1, Load), sites(3), Offer(Done))
    guide = msgspec.structs.replace(WORKS.guide, panel=changed(ENDING, direct=direct))
    seen.table = msgspec.structs.replace(seen.table, game=Game(ferry.GAME.rules, guide))
    assert words(seen) == ["load S0", "raise S2", "raise S0", "raise S1", "done"]


# --- plans


def plan(count: int, length: int = 10) -> list[Note]:
    return [Note("line", {"n": f"{n} " + "x" * length}) for n in range(count)]


@pytest.fixture
def notes_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speaker, "note", lambda self, note: f"line {note.args['n']}")


@pytest.mark.usefixtures("notes_are_told")
async def test_what_a_verb_without_fields_would_do_is_told_line_by_line() -> None:
    seen = offering(Offer(Produce), sites(9), Offer(Done), notes=plan(12))
    said = texts(shown(seen))
    assert "**Verb-produce** · 1 point\n> line 0 xxxxxxxxxx\n> line 1" in said
    assert "> line 11" in said
    assert said.count("**Verb-produce**") == 1
    assert options(seen)[0].hint == "1 point"


@pytest.mark.usefixtures("notes_are_told")
@pytest.mark.parametrize(("count", "length", "last"), [(15, 10, "… and 3 more"), (12, 500, "… and 10 more")])
async def test_of_a_long_plan_the_first_lines_are_told(count: int, length: int, last: str) -> None:
    seen = offering(Offer(Produce), sites(9), Offer(Done), notes=plan(count, length))
    assert f"> {last}\n" in texts(shown(seen))
    card = panel.confirm(Viewer(seen, SAY), Produce())
    assert f"> {last}\n-# {SAY('confirm-grave')}" in str(card.parts[0])


# --- values


@pytest.mark.parametrize(
    ("offer", "kind"),
    [
        (sites(11), 2),
        (sites(12), 3),
        (sites(10, prefix="a name too long to stand beside "), 3),
        (sites(5, prefix="a name that still fits a button "), 2),
    ],
)
async def test_eleven_brief_values_are_lettered_buttons_more_or_longer_ones_a_list(offer: Offer, kind: int) -> None:
    components = shown(offering(offer, sites(9, Load), Offer(Done)), text="raise")
    assert ("A · " in str(buttons(components)[0])) == (kind == 2)
    assert bool([each for each in components if each["type"] == 3]) == (kind == 3)


TOPICS = ("drilling", "trucking", "rowing", "shipping")
STUDIES = tuple(
    (bank, topic, *tile)
    for bank in ("C4", "D5", "E2")
    for topic in TOPICS
    for tile in ((), *((f"T{n}",) for n in range(20 if topic == "rowing" else 3)))
)


def test_a_value_that_is_also_the_beginning_of_others_can_be_chosen_and_so_can_they() -> None:
    seen = offering(Offer(Learn, {"study": OneOf(STUDIES)}), Offer(Done))
    assert words(seen, "learn") == [f"learn {bank}-{topic}~" for bank in ("C4", "D5", "E2") for topic in TOPICS]
    assert words(seen, "learn D5-rowing~")[:2] == ["learn D5-rowing", "learn D5-rowing-T0"]
    assert [option.label for option in options(seen, "learn D5-rowing~")][:2] == ["That is all", "D5 rowing T0"]
    for study in STUDIES:
        assert reach(seen, SAY, Learn(study)) <= 4


def test_the_way_ends_also_where_one_value_begins_all_others() -> None:
    deep = (("a",), *(("a", "b", str(n)) for n in range(30)), *(("a", "c", str(n)) for n in range(30)))
    seen = offering(Offer(Learn, {"study": OneOf(deep)}), Offer(Done))
    assert words(seen, "learn") == ["learn a", "learn a-b~", "learn a-c~"]
    for study in deep:
        assert reach(seen, SAY, Learn(study)) <= 5


def routes() -> Iterator[tuple[str, ...]]:
    """800 orders for eight wagons."""
    for wagon in range(8):
        for place in range(25):
            for load in range(4):
                yield (f"wagon{wagon}", f"P{place}", *(("take", str(load), "boards") if load else ()))


def test_hundreds_of_values_are_reached_in_few_questions_with_few_previews() -> None:
    orders = tuple(routes())
    assert len(orders) == 800
    seen = offering(Offer(Haul, {"orders": OneOf(orders)}), Offer(Done))
    for order in orders[::37]:
        assert reach(seen, SAY, Haul(order)) <= 6
    counting: Any = seen.preview
    for after in ("", "haul", "haul wagon3~"):
        counting.made = 0
        assert len(options(seen, after)) <= PAGE
        assert counting.made <= PREVIEWS


def test_a_hint_speaks_of_all_a_choice_can_become_or_not_at_all() -> None:
    few, many = sites(PREVIEWS // 3, Load), sites(PREVIEWS, Unload)
    seen = offering(few, many, Offer(Done))
    assert [(option.text, option.hint) for option in options(seen)] == [
        ("load", "1 point"),
        ("unload", ""),
        ("done", "1 point"),
    ]


def test_what_needs_few_previews_leaves_the_rest_to_what_needs_more() -> None:
    """Equal shares said nothing of most tiles of World Wonders, as if they brought no more than their name says."""
    seen = offering(sites(PREVIEWS - 1, Load), sites(PREVIEWS, Unload), Offer(Done))
    assert [option.hint for option in options(seen)] == ["1 point", "", "1 point"]
    sizes = {"A1": PREVIEWS - 10, "B2": 10, "C3": PREVIEWS}
    lists = tuple((place, str(n)) for place, most in sizes.items() for n in range(most))
    seen = offering(Offer(Learn, {"study": OneOf(lists)}), Offer(Done))
    assert [option.hint for option in options(seen, "learn")] == ["1 point", "1 point", ""]


def test_a_hint_says_how_many_points_a_choice_may_bring_but_not_how_many_it_costs() -> None:
    seen = offering(sites(PREVIEWS // 3, Load), sites(PREVIEWS, Unload), Offer(Done))
    for points, hint in (((-2, 0, -1), ""), ((-2, 3, 0), "up to 3 points"), ((-1, -1, -1), "−1 point")):

        def preview(action: Any, each: tuple[int, ...] = points) -> Preview:
            return Preview(points=each[int(getattr(action, "site", "S0")[1:]) % 3])

        seen.preview = preview  # type: ignore[method-assign]
        assert (options(seen)[0].text, options(seen)[0].hint) == ("load", hint)


def test_a_hint_too_long_for_a_list_loses_what_stands_before_its_last_clause() -> None:
    most, few = "brings 3 food, 1 gear, 1 ring · Agriculture: 0 → 1 (+1 point) · ", "up to 3 points"
    hint = f"{most}covers a natural cell · ends your round · {few}"
    asked = Question("values", "learn", "", (Option("learn A1", "A1", hint), Option("learn B2", "B2", hint[:100])))
    *_, (made,) = select(Viewer(offering(Offer(Done)), SAY), asked)
    assert isinstance(made, Select)
    assert [each.description for each in made.choices] == [f"{most}… · {few}", hint[:100]]


STUDIED = (*(("C4", str(n)) for n in range(PREVIEWS - 10)), *(("D5", str(n)) for n in range(10)))


def test_previews_that_one_choice_does_not_need_are_left_to_the_others() -> None:
    seen = offering(Offer(Learn, {"study": OneOf(STUDIED)}), Offer(Done))

    def preview(action: Any) -> Preview:
        return Preview(points=1 + (action.study[0] == "D5"))

    seen.preview = preview  # type: ignore[method-assign]
    assert sorted(option.hint for option in options(seen, "learn")) == ["1 point", "2 points"]


def test_what_all_choices_bring_is_told_once() -> None:
    asked = ask(Viewer(offering(Offer(Learn, {"study": OneOf(STUDIED, apart=1)}), Offer(Done)), SAY), "learn")
    assert isinstance(asked, Question)
    assert asked.so_far.endswith("-# 1 point")
    assert [option.hint for option in asked.options] == ["", ""]


# --- words too long for an id


LONG = tuple((f"steamer{n}", *(f"P{m}" for m in range(25))) for n in range(3))


async def test_words_too_long_for_an_id_stand_there_by_their_fingerprint() -> None:
    seen = offering(Offer(Haul, {"orders": OneOf(LONG)}), Offer(Done))
    cards = [*shown(seen, text="haul"), *walk(panel.confirm(Viewer(seen, SAY), Haul(LONG[1])).view().to_components())]  # type: ignore[no-untyped-call]
    found = [ref.text for each in cards if (ref := read_id(each.get("custom_id", "")))]
    assert all(len(each.get("custom_id", "")) <= MAX_ID for each in cards)
    assert fingerprint(write(Haul(LONG[1]))) in found
    assert spelt_out(seen.offers, fingerprint(write(Haul(LONG[1])))) == write(Haul(LONG[1]))


def test_a_fingerprint_of_anything_on_the_way_is_spelt_out() -> None:
    offers = [Offer(Haul, {"orders": OneOf(LONG)}), Offer(Done)]
    for each in ("done", "haul", "haul steamer2~", "haul " + "-".join(LONG[2][:20]) + "~", write(Haul(LONG[0]))):
        assert spelt_out(offers, fingerprint(each)) == each
        assert spelt_out(offers, each) == each
    assert spelt_out(offers, fingerprint("haul steamer9~")) == ""


# --- seats free to act


async def test_who_is_not_waited_for_sees_who_is_and_what_he_may_do() -> None:
    said = shown(offering(sites(9, Propose), sites(9, Leave), waited=False))
    assert texts(said).startswith("### Waiting for ")
    assert "**Meanwhile you may do what is listed below.**" in texts(said)
    rest = ["Look again", "My note", "Try it", "Report fault"]
    assert buttons(said) == ["Verb-propose", "Verb-leave", "Undo", *rest]
    assert buttons(shown(offering(waited=False))) == ["Undo", "Nudge", *rest]
    one = offering(sites(9, Leave), waited=False)
    assert buttons(shown(one)) == ["Verb-leave", "Undo", *rest]
    assert len(buttons(shown(one, text="leave"))) == 15
    assert before(one.offers, "leave", one.waited) == ""


class Any_(msgspec.Struct, frozen=True):
    """Any two words."""

    def admits(self, value: tuple[str, ...]) -> bool:
        return len(value) == 2

    def after(self, words: tuple[str, ...]) -> tuple[str, ...]:
        return ("x",)


def test_a_sentence_beyond_the_list_is_read() -> None:
    offers = [Offer(Haul, {"orders": OneOf((("a",),), more=Any_())})]
    draft = read(offers, "haul b-c")
    assert draft is not None
    assert draft.action == Haul(("b", "c"))
    assert read(offers, "haul b") is None


def losing(*verbs: type[Action], more: int = 0) -> Any:
    """Previews by which these verbs lose a thing, and the first of them more."""

    def preview(action: Action) -> Preview:
        losses = (type(action) in verbs) + more * (type(action) is verbs[0])
        return Preview(notes=(Note("bonus-here", {"good": "coin"}),) * losses)

    return preview


def test_people_are_asked_only_about_a_loss_that_another_choice_would_keep() -> None:
    game = Game(ferry.GAME.rules, Guide(names=AsTheyAre(), hints=changed(Hints(), losses=("bonus-here",))))

    def asked(action: Action, *verbs: type[Action], more: int = 0) -> bool:
        seen = offering(Offer(Done), Offer(Produce), game=game)
        seen.preview = losing(*verbs, more=more)  # type: ignore[method-assign]
        return grave(seen, action)

    assert asked(Done(), Done)
    assert not asked(Produce(), Done), "it loses nothing"
    assert not asked(Done(), Done, Produce), "all lose as much"
    assert asked(Done(), Done, Produce, more=1)
    assert not asked(Produce(), Done, Produce, more=1), "nothing loses less"


# --- the one green button


async def test_what_is_usual_is_green_instead_of_an_end_and_so_is_no_end_by_which_something_is_lost() -> None:
    def styles(lost: dict[str, Any] | None = None, **panel: Any) -> tuple[int, int]:
        guide = Guide(names=AsTheyAre(), panel=changed(ENDING, **panel), hints=changed(Hints(), **lost or {}))
        seen = offering(sites(9), Offer(Done), Offer(Produce), game=Game(ferry.GAME.rules, guide))
        seen.preview = losing(Done)  # type: ignore[method-assign]
        found = {each["label"]: each["style"] for each in shown(seen) if each["type"] == 2}
        return found["Verb-produce"], found["Verb-done"]

    assert styles() == (1, 2), "where nothing says what is lost, an end gives up all else"
    assert styles({"losses": ("sold",)}) == (1, 3)
    assert styles(usual=(Produce,)) == (3, 2)
    assert styles({"losses": ("bonus-here",)}) == (1, 2)
    assert styles({"losses": ("sold",), "left": ("bonus-here",)}) == (1, 2), "nor one by which something is put off"
