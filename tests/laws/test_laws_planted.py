"""Every law can fail: faults and leaks planted in Ferry and Garden are found by the law that is there for them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core import opponents
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.model import Action, Bug, Seat
from engine.core.rules import Between
from engine.games.ferry import GAME as FERRY
from engine.games.milestones import GAME as MILESTONES
from engine.games.milestones.flow import ahead as turns_ahead
from engine.games.milestones.phases.turn import MoveFigure
from tests.changed import changed
from tests.host.ferries import PIERS
from tests.laws import ahead, checks, games, secrecy, variants
from tests.laws.parts import PARTS, Planted
from tests.laws.suite import LAWS, Law, count

DRAWN = 'ctx.tell(seat, "cards-drawn", cards=tally(drawn))'
BIDS = '    """Rules 2: all bid in secret and pay; the highest goes first, ties keep their order."""\n'
BUILT = 'ctx.say("built", seat=seat, landing=landing, cards=tally(cards))'
TAKE = "    def take(self, s: State, seat: Seat, action: Bid, ctx: Ctx) -> None:\n"
TAKEN = "        super().take(s, seat, action, ctx)\n"
SUMMER = "    summer: int = 0\n"
REST = "        yield Offer(Rest)\n"
TWO_WAYS = "        if isinstance(action, Rest):\n"
UNSEALED = {
    "            case Rest():\n": "            case Rest():\n                ctx._chance.below(6)\n",
    "ctx.reveal()": "pass",
}
"""Resting rolls a die behind the core's back."""
SECRET = "depend on what it cannot know"

LEAKS: dict[str, Planted] = {
    "the log names drawn cards": (
        secrecy.law_a_step_shows_nothing_unless_it_ends_undo,
        "a note tells",
        {DRAWN: DRAWN.replace("tell(seat, ", "say(")},
    ),
    "drawing can be taken back": (
        secrecy.law_a_step_shows_nothing_unless_it_ends_undo,
        "undo crosses what",
        {"    ctx.reveal()\n": ""},
    ),
    "the table shows a card that is kept": (
        secrecy.law_a_step_shows_nothing_unless_it_ends_undo,
        "undo crosses what",
        {
            SUMMER: SUMMER + '    shown: str = ""\n',
            BUILT: f'{BUILT}\n                s.table.shown = "".join(s.hands[seat].cards[:1])',
        },
    ),
    "offers depend on another's hand": (
        secrecy.law_what_a_seat_cannot_know_does_not_show,
        f"'offers'.* {SECRET}",
        {"if free and cards:": 'if free and cards and "sail" in s.hands[seat - 1].cards:'},
    ),
    "a preview tells a card of the pile": (
        secrecy.law_what_a_seat_cannot_know_does_not_show,
        f"'previews'.* {SECRET}",
        {'Preview(gain={"card": DRAWN})': "Preview(gain={s.box.deck[0]: 1} if s.box.deck else {})"},
    ),
    "the seat asked tells the contents of a hand": (
        secrecy.law_what_a_seat_cannot_know_does_not_show,
        f"'view'.* {SECRET}",
        {"].coins > 0": '].coins > 0 and "rope" in s.hands[self.who].cards'},
    ),
    "a refusal names the next card": (
        secrecy.law_a_refusal_tells_nothing_hidden,
        "what it cannot know.*next",
        {"landing=action.landing)": "landing=action.landing, next=s.box.deck[-1:])"},
    ),
    "a refusal counts another's cards": (
        secrecy.law_a_refusal_tells_nothing_hidden,
        "what it cannot know",
        {
            "action.landing in s.table.owner:": "action.landing in s.table.owner and "
            'any("sail" in hand.cards for hand in s.hands):'
        },
    ),
    "a default peeks": (
        secrecy.law_what_a_seat_cannot_know_does_not_show,
        f"'default'.* {SECRET}",
        {
            "        return Rest()\n": '        step = -1 if s.box.deck[:1] == ["rope"] else 1\n'
            "        return next(a for offer in [*self.offers(s, seat)][::step] for a in offer)\n"
        },
    ),
    "a bid is told": (
        secrecy.law_a_secret_answer_stays_secret,
        "is told an answer",
        {BIDS: f'{BIDS}\n{TAKE}{TAKEN}        ctx.say("bid", seat=seat, coins=action.coins)\n'},
    ),
    "a bid is kept in the frame": (
        secrecy.law_a_secret_answer_stays_secret,
        "can tell an answer",
        {BIDS: f"{BIDS}\n    last: int = 0\n\n{TAKE}{TAKEN}        self.last = action.coins\n"},
    ),
    "imagining begins with the real order": (
        secrecy.law_what_is_imagined_depends_on_nothing_hidden,
        SECRET.replace("depend", "depends"),
        {"    ctx.deal_anew(unknown)\n": "    ctx.shuffle(unknown)\n"},
    ),
    "a capsule tells the real order": (
        secrecy.law_a_capsule_tells_what_its_reader_knows,
        "tells what it cannot know",
        {"    ctx.deal_anew(unknown)\n": "    ctx.shuffle(unknown)\n"},
    ),
    "an action that comes to more the second time": (
        secrecy.law_a_capsule_tells_what_its_reader_knows,
        "a capsule",
        {
            "def in_order(": "SOLD: list[int] = []\n\n\ndef in_order(",
            "company.coins += len(cards)\n": "company.coins += len(cards) + len(SOLD)\n"
            + 16 * " "
            + "SOLD.append(1)\n",
        },
    ),
    "imagining leaves the pile alone": (
        secrecy.law_imagination_reaches_all_that_is_hidden,
        "never changes box",
        {
            "    ctx.deal_anew(unknown)\n": "    pile = list(s.box.deck)\n",
            "    s.box.deck = unknown\n": "    s.box.deck = pile\n",
        },
    ),
}

FAULTS: dict[str, Planted] = {
    "a float in the state": (games.law_types_are_plain, "FloatType", {"points: int = 0": "points: float = 0"}),
    "a set in the state": (
        games.law_types_are_plain,
        "SetType",
        {SUMMER: SUMMER + "    seen: set[str] = set()\n"},
    ),
    "a field no text can hold": (
        games.law_types_are_plain,
        "Bid.coins",
        {'to go first."""\n\n    coins: int\n': 'to go first."""\n\n    coins: int | None\n'},
    ),
    "a setting that is not kept": (
        games.law_settings_can_be_chosen,
        "summers is not 2",
        {"Settings(Options": "type('Deaf', (Settings,), {'choose': lambda *all: all[1]}, frozen=True)(Options"},
    ),
    "a verb in two offers": (
        checks.law_somebody_can_always_move,
        "a verb in two offers",
        {
            "        yield Offer(Pack)\n": "        if len(cards) > 1:\n"
            '            yield Offer(Sell, {"cards": OneOf((cards,))})\n        yield Offer(Pack)\n'
        },
    ),
    "nothing on offer": (
        checks.law_somebody_can_always_move,
        "a dead end",
        {REST: f"        if cards:\n    {REST}", "DEALT = 3": "DEALT = 0"},
    ),
    "too much on offer": (
        checks.law_somebody_can_always_move,
        "6000 actions",
        {"Range(0, s.table.companies[seat].coins)": "OneOf((*range(2),) * 3_000)"},
    ),
    "an offer twice": (
        checks.law_somebody_can_always_move,
        "offered twice",
        {"OneOf((True, False))": "OneOf((True, False, True))"},
    ),
    "an offer that cannot be taken": (
        checks.law_what_is_offered_is_accepted,
        "not in list",
        {"Some(cards, 1, len(WORTH) - 1)": "Some(KINDS, 1, len(WORTH) - 1)"},
    ),
    "asking changes the state": (
        checks.law_what_is_offered_is_accepted,
        "changed the state",
        {TWO_WAYS: TWO_WAYS.replace("if ", "if s.table.order.sort(reverse=True) or ")},
    ),
    "a refusal that breaks": (
        checks.law_nothing_else_is_accepted,
        "KeyError",
        {"action.landing in s.table.owner:": "s.table.owner[action.landing] is not None:"},
    ),
    "a refusal as long as the player likes": (
        checks.law_nothing_else_is_accepted,
        "longer than a message",
        {
            "action.landing in s.table.owner:": "action.landing not in LANDINGS:",
            "landing=action.landing)": "landing=action.landing * 50)",
        },
    ),
    "a name that its text breaks": (
        checks.law_every_action_has_one_text,
        "oak-plank",
        {'"plank"': '"oak-plank"'},
    ),
    "words that lead nowhere": (
        checks.law_sentences_keep_what_they_promise,
        "words that lead nowhere",
        {"if left[kind])": "if left[kind] or len(words) == 1)"},
    ),
    "a sentence without end": (
        checks.law_sentences_keep_what_they_promise,
        "a sentence without end",
        {"return () if min(left.values()) < 0 else ": "return KINDS or "},
    ),
    "a sentence that cannot be taken": (
        checks.law_sentences_keep_what_they_promise,
        "not in list",
        {"            case Sell(cards):\n": "            case Sell(cards):\n                cards += cards[2:]\n"},
    ),
    "a seat that is asked and free at once": (
        checks.law_somebody_can_always_move,
        "asked and free at once",
        {
            "        return seat not in self.there\n": "        return seat not in self.there\n\n"
            "    def free(self, s: State) -> tuple[Seat, ...]:\n        return tuple(self.everybody(s))\n"
        },
    ),
    "a decision that forgets its answers": (
        checks.law_a_new_decision_has_a_new_name,
        "an open decision was renamed",
        {
            "            case Pack():\n": "            case Sell() if self.again.clear():\n"
            "                pass\n            case Pack():\n"
        },
    ),
    "the quicker one sends the others home": (
        games.law_simultaneous_answers_commute,
        r"\[\d\] sent away by Pack",
        {"                self.there.remove(seat)\n": "                self.there.clear()\n"},
    ),
    "the quicker seller is paid better": (
        games.law_simultaneous_answers_commute,
        "order of answers matters",
        {"company.coins += len(cards)\n": "company.coins += len(cards) + 2 * (len(s.table.used) < 9)\n"},
    ),
    "a sealed bid that bars another": (
        games.law_simultaneous_answers_commute,
        "a sealed answer is refused",
        {
            "Range(0, s.table.companies[seat].coins)": "Range(0, 0 if any(hand.choice and hand.choice.coins"
            " for hand in s.hands) else s.table.companies[seat].coins)"
        },
    ),
    "a default that is not legal": (
        checks.law_every_decision_has_a_default,
        "not a legal default",
        {"        return Rest()\n": '        return Build("A", ())\n'},
    ),
    "a frame without a name": (
        checks.law_a_new_decision_has_a_new_name,
        "without a name",
        {"ctx.push(Bidding())": "s.flow.append(Bidding(serial=-1))"},
    ),
    "a part that turns round when it is loaded": (
        checks.law_states_survive_storage,
        "changes when stored",
        {
            "    deck: list[str]\n": "    deck: list[str]\n\n    def __post_init__(self) -> None:\n"
            "        self.deck.reverse()\n"
        },
    ),
    "a note that changes when stored": (
        checks.law_notes_can_be_stored,
        "changes when stored",
        {"seats=list(winners(t))": "seats=winners(t)"},
    ),
    "a value without a label": (
        checks.law_what_is_offered_can_be_said,
        "KeyError.*coin",
        {
            "super().label(view, kind, value, speak)\n": '{"landing": "pier", "coins": "coins"}[kind]\n',
        },
    ),
    "an opponent misled by imagining": (
        secrecy.law_practice_opponents_know_what_their_seat_knows,
        "steady: ",
        {"range(len(s.hands)) if n != seat]": "range(len(s.hands))]"},
    ),
    "a decision nobody comes to": (
        games.law_every_decision_is_reached,
        "never reached: .*TollWindow",
        {"owners = [table": "owners = [None for _ in LANDINGS] or [table"},
    ),
    "something kept outside the state": (
        games.law_the_record_is_the_game,
        "leads elsewhere",
        {
            "def in_order(": "ROUNDS: list[int] = []\n\n\ndef in_order(",
            "        t.summer += 1\n": "        t.summer += 1\n        ROUNDS.append(1)\n"
            "        t.companies[0].points += len(ROUNDS)\n",
        },
    ),
    "a draw that can be taken back": (
        games.law_drawing_and_revealing_end_undo,
        "can be taken back",
        UNSEALED,
    ),
    "an undo across a draw": (
        games.law_undo_crosses_nothing_drawn_or_revealed,
        "undone across",
        UNSEALED,
    ),
    "the last to bid goes first": (
        games.law_simultaneous_answers_commute,
        "order of answers matters",
        {BIDS: f"{BIDS}\n{TAKE}{TAKEN}        s.table.order.sort(key=lambda other: other != seat)\n"},
    ),
    "a game without end": (games.law_a_game_comes_to_an_end, "not over after", {"t.summer += 1": "t.summer = 1"}),
    "no winner": (games.law_a_game_comes_to_an_end, "nobody has won", {"winners(s.table), ": "(), "}),
}


@pytest.mark.parametrize("name", [*LEAKS, *FAULTS, *PARTS])
def test_a_planted_fault_is_found(name: str, tmp_path: Path) -> None:
    law, says, changes = {**LEAKS, **FAULTS, **PARTS}[name]
    of = variants.GARDEN if name in PARTS else variants.FERRY
    game = variants.planted(tmp_path, re.sub(r"\W", "_", name), changes, of)
    assert re.search(says, outcome(law, game))


def outcome(law: Law, game: Game[Any]) -> str:
    """A law's findings in a game at any number of seats, "" if there are none."""
    try:
        for seats in game.seats:
            law(game, seats, count(game, seats))
    except (AssertionError, ValueError, KeyError) as found:
        return f"{type(found).__name__}: {found}"
    return ""


@pytest.mark.parametrize("kind", ["peeks", "does not imagine"])
def test_an_opponent_that_looks_at_the_real_state_is_found(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    law = secrecy.law_practice_opponents_know_what_their_seat_knows

    def peeks(game: Game[Any], s: Any, seat: Seat, chance: Chance) -> Action:
        """Bids one more than the others have, and rests where the next card is a sail."""
        offers = [action for offer in game.offers(s, seat) for action in offer]
        others = [hand.choice.coins for hand in s.hands if hand.choice]
        return offers[-1] if s.box.deck[-1:] == ["sail"] else offers[min(len(offers) - 1, *others, 0)]

    def plays_on(game: Game[Any], s: Any, seat: Seat, chance: Chance) -> Action:
        """Tries everything as things are, not as it imagines them."""
        real: Any = secrecy.Fixed(game, game.encode(s), b"")
        return opponents.steady_player(real, s, seat, chance)

    assert outcome(law, FERRY) == ""
    planted, says = (peeks, "knows more than its seat") if kind == "peeks" else (plays_on, "on the real state")
    monkeypatch.setitem(opponents.OPPONENTS, "steady", planted)
    assert says in outcome(law, FERRY)


def as_it_lies(s: Any, seat: Seat | None, ctx: Any) -> None:
    """Imagines a pile that depends on the real one."""
    ctx.shuffle(s.box.deck)


def peeking(s: Any, seat: Seat) -> Any:
    """Shows the top of the pile."""
    s.table.first = Seat(int(s.box.deck[-1][1:]) % 2 if s.box.deck else 0)
    return turns_ahead(s, seat)


def elsewhere(s: Any, seat: Seat) -> Any:
    """A turn that is no part of a round."""
    turn = turns_ahead(s, seat)
    return None if turn is None else msgspec.structs.replace(turn, flow=[MoveFigure(who=seat)])


@pytest.mark.parametrize(
    ("hook", "says"),
    [
        (peeking, r"'view'.* ahead depend on what it cannot know"),
        (elsewhere, "is never asked move_figure"),
        (lambda s, seat: None, "no seat ever has a turn ahead"),
    ],
    ids=["peeks", "elsewhere", "never"],
)
def test_a_wrong_turn_ahead_is_found(hook: Any, says: str) -> None:
    rules = changed(MILESTONES.rules, between=Between(ahead=hook), imagine=as_it_lies)
    wrong: Game[Any] = Game(rules, MILESTONES.guide)
    assert re.search(says, outcome(ahead.law_a_turn_ahead_is_one_that_comes, wrong))


def test_a_good_that_is_left_out_of_the_stock_is_found() -> None:
    def stock(view: Any) -> dict[str, int]:
        return {good: n for good, n in MILESTONES.guide.overview.stock(view).items() if good != "stone"}

    overview = changed(MILESTONES.guide.overview, stock=stock)
    wrong: Game[Any] = Game(MILESTONES.rules, msgspec.structs.replace(MILESTONES.guide, overview=overview))
    assert re.search(r"costs \{'stone'", outcome(ahead.law_a_turn_ahead_is_one_that_comes, wrong))


@pytest.mark.parametrize(
    ("left", "says"),
    [
        (
            lambda view, speak: (("left", MILESTONES.parse("end")),) if view.seat is not None else (),
            "end takes nothing",
        ),
        (lambda view, speak: (("left", MILESTONES.parse("end")),), "an onlooker has left something"),
    ],
    ids=["stays", "seen"],
)
def test_a_wrong_standing_answer_is_found(left: Any, says: str) -> None:
    overview = changed(MILESTONES.guide.overview, left=left)
    wrong: Game[Any] = Game(MILESTONES.rules, msgspec.structs.replace(MILESTONES.guide, overview=overview))
    assert says in outcome(ahead.law_a_standing_answer_is_taken_back, wrong)


def test_a_lost_card_is_a_bug_at_once(tmp_path: Path) -> None:
    game = variants.planted(tmp_path, "lost_card", {"s.table.used += cards": "s.table.used += cards[1:]"})
    with pytest.raises(Bug, match="every card is in one place"):
        checks.law_what_is_offered_is_accepted(game, 2, 120)


def test_every_law_has_a_fault_that_it_finds() -> None:
    tried = {law for law, _, _ in [*LEAKS.values(), *FAULTS.values(), *PARTS.values()]}
    tried |= {ahead.law_a_turn_ahead_is_one_that_comes, ahead.law_a_standing_answer_is_taken_back}
    assert [law.__name__ for law in LAWS if law not in tried] == []


def test_a_text_that_breaks_a_setting_is_found() -> None:
    games.law_settings_can_be_chosen(PIERS, 2, 1)

    def fails(options: Any, name: str, value: str) -> Any:
        return PIERS.rules.settings.choose(options, name, {"old": "old", "new": "new", "4": "4", "2": "2"}[value])

    settings = changed(PIERS.rules.settings, choose=fails)
    broken: Game[Any] = Game(changed(PIERS.rules, settings=settings))
    assert "KeyError" in outcome(games.law_settings_can_be_chosen, broken)
