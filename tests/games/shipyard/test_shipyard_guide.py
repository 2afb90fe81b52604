"""What panels say of Shipyard before anything is chosen: names, ships today, proposals, reminders."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from engine.core.model import Note, Seat
from engine.core.text import write
from engine.games.shipyard import GAME
from engine.games.shipyard.actions import Berth, Deal, Launch, Lease, Lot, Voyage
from engine.games.shipyard.flow import Position
from engine.games.shipyard.guide import GUIDE
from engine.games.shipyard.phases.acts import Manufacturing
from engine.games.shipyard.phases.discarding import Discarding
from engine.games.shipyard.state import Turn
from engine.games.shipyard.voyage.pairs import propose_pair
from tests.games.shipyard.positions import (
    ANN,
    BEN,
    CLEO,
    EXAMPLE,
    EXAMPLE_VOYAGE,
    after,
    docked,
    options,
    play,
    player,
    position,
    ship,
    shown,
    turn,
)
from tests.games.shipyard.test_shipyard_end import final
from tests.games.shipyard.test_shipyard_markets import acting
from words import Speaker

CANAL = {"canals": "canal7-M13-0", "figure": "M13-w-w"}
SAY = Speaker("en", GAME, ["Ann", "Ben", "Cleo"])


def label(kind: str, value: Any) -> str:
    s = docked(player(**EXAMPLE), player())
    return GUIDE.names.label(GAME.view(s, ANN), kind, value, SAY)


def reminders(s: Position, seat: Seat = ANN) -> str:
    return "\n".join(GUIDE.overview.reminders(GAME.view(s, seat), SAY))


@pytest.mark.parametrize(
    ("kind", "value", "words"),
    [
        ("berth", Berth("stern4", 0), "stern 4 (propeller + mast)"),
        ("berth", Berth("stern4", 3), "stern 4 (propeller + mast), column 3"),
        ("berth", Berth("blank_bow", 3), "blank bow, column 3"),
        ("lease", Lease("canal1", "", ""), "↑ lifebelt → trade ↓ lantern ← army"),
        ("lease", Lease("canal1", "N13", ""), "↑ lifebelt → trade ↓ lantern ← army, N13"),
        (
            "lease",
            Lease("canal1", "N13", "90"),
            "N13, land north-east: ↑ army → lifebelt ↓ trade ← lantern",
        ),
        ("lease", Lease("canal1", "M13", "0", "w"), "↑ lifebelt → trade ↓ lantern ← army, start in the west"),
        ("deal", Deal("train6", ()), "2 coal, 1 steel"),
        (
            "deal",
            Deal("train6", ("sell", "propeller")),
            "2 coal, 1 steel: coal sold for 2 guilders, coal → propeller",
        ),
        (
            "deal",
            Deal("train6", ("sell", "sell", "sail")),
            "2 coal, 1 steel: 2 coal sold for 4 guilders, steel → sail",
        ),
        ("voyage", Voyage(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, ""), "column 1 (8 cards)"),
        ("voyage", Voyage(1, 1, 2, 0, 0, 0, 0, 0, 0, 0, ""), "column 1: 1 captain, 2 merchants"),
        ("voyage", Voyage(1, 1, 0, 0, 0, 0, 0, 0, 0, 2, "es"), "column 1 · →↓ · speed 2"),
        ("ship", 1, "column 1 (8 cards)"),
        ("employee", "trader_coal2", "coal trader 2: 1 guilder more for each coal sold, 3 points at the end"),
        ("employee", "craftsman_sail", "sail craftsman: up to 2 sails on each ship, even without a place"),
        ("contract", ("merchants", "sail_pairs"), "merchants; pairs of sails"),
    ],
)
def test_names(kind: str, value: Any, words: str) -> None:
    assert label(kind, value) == words


@pytest.mark.parametrize(
    ("language", "told"), [("en", "officers, merchants or soldiers"), ("de", "Offiziere, Kaufleute oder Soldaten")]
)
def test_the_crew_craftsman_says_who_needs_no_cabin(language: Literal["en", "de"], told: str) -> None:
    view = GAME.view(docked(player(**EXAMPLE), player()), ANN)
    assert told in GUIDE.names.label(view, "employee", "craftsman_crew", Speaker(language, GAME, ["Ann", "Ben"]))


@pytest.mark.parametrize(
    ("left", "told"), [(2, "; 2 folgen noch."), (1, "; eine folgt noch."), (0, ": Es war die letzte.")]
)
def test_how_many_laps_follow_is_told_in_german_also_of_one(left: int, told: str) -> None:
    speak = Speaker("de", GAME, ["Ann", "Ben"])
    assert speak.note(Note("lap", {"laps": 1, "left": left})) == f"Runde 1 ist vorbei{told}"


def test_a_voyage_that_can_be_made_is_named_by_its_points_and_what_contracts_add() -> None:
    s = docked(player(**EXAMPLE), player())
    s.hands[ANN].contracts = ["sail_pairs", "employees"]
    launch = GAME.parse(EXAMPLE_VOYAGE)
    assert isinstance(launch, Launch)
    assert GUIDE.names.label(GAME.view(s, ANN), "voyage", launch.voyage, SAY) == "most points: 32 (+3)"
    other = launch.voyage._replace(cannon=0)
    assert GUIDE.names.label(GAME.view(s, ANN), "voyage", other, SAY) == "30 points (+3) · →→↑→↓→↓"


def test_the_best_voyages_are_proposed_beside_fitting_out_oneself() -> None:
    s = docked(player(**EXAMPLE), player())
    offer = next(offer for offer in GAME.offers(s, ANN) if offer.action is Launch)
    proposed = [Launch(value) for value in GUIDE.panel.direct(GAME.view(s, ANN), offer)]
    assert all(map(offer.admits, proposed))
    points = [shown(s, write(each)).points for each in proposed]
    assert points[0] == max(points) >= shown(s, EXAMPLE_VOYAGE).points == 32
    lost = [
        note.args["used"] + note.args["cut"] for note in shown(s, write(proposed[-1])).notes if "cut" in note.args
    ]
    assert sum(lost) == 0 < points[-1], "the last one costs no canal"


def test_of_voyages_with_equal_points_only_the_one_that_contracts_add_more_to_is_proposed() -> None:
    s = docked(player("b21 m32 s25", captain=1, soldier=2, merchant=1, crane=1, cannon=1, **CANAL), player())
    s.hands[ANN].contracts = ["armed_traders"]
    s.table.players[ANN].employees = ["craftsman_crew"]
    (best,) = proposals(s)
    assert (best.soldier, best.merchant) == (1, 1), "not two soldiers: as many points, and no contract"
    assert GUIDE.names.label(GAME.view(s, ANN), "voyage", best, SAY).endswith("8 (+8)")
    assert "= 8 points · 1 contract +8" in reminders(s), "the ship's line tells of the same voyage"


def test_a_voyage_without_the_items_marked_to_keep_is_proposed_and_only_their_owner_knows() -> None:
    s = docked(player(**EXAMPLE), player())
    first, *others = proposals(s)
    step = play(s, "keep sail-2")
    assert [(note.code, note.to) for note in step.notes] == [("kept", (ANN,))]
    assert proposals(step.state)[0] == first, "most points as before"
    added = [each for each in proposals(step.state) if each not in (first, *others)]
    assert [(each.sail <= 1, each.captain) for each in added] == [(True, 1)]
    assert GUIDE.names.label(GAME.view(step.state, ANN), "voyage", added[0], SAY).startswith("marked items stay: ")
    assert "You have marked to keep: 2 sails" in reminders(step.state)
    assert GAME.view(step.state, BEN) == GAME.view(s, BEN)


@pytest.mark.parametrize(("phase", "beside", "last"), [
    ("", "", False), ("action", "", True), ("action", " s1", False), ("completion", " s1", True),
])  # fmt: skip
def test_of_the_last_voyage_nothing_is_proposed_for_what_it_leaves(phase: Any, beside: str, last: bool) -> None:
    s = docked(player(**EXAMPLE | {"yard": EXAMPLE["yard"] + beside}), player())
    assert s.table.turn is not None
    s.table.turn.final = phase
    s = after(s, "keep sail-2")
    labels = [GUIDE.names.label(GAME.view(s, ANN), "voyage", each, SAY) for each in proposals(s)]
    assert any(each.startswith(("marked items stay: ", "fewest canals: ")) for each in labels) == (not last)
    assert ("You have marked to keep" in reminders(s)) == (not last)


def test_how_many_to_keep_is_asked_for_what_is_there_and_a_mark_ends_with_its_items() -> None:
    s = docked(player("b1 m1 s1 b3 m4 s5", captain=3, sail=2, **CANAL), player())
    assert options(s, "keep") == ["captain-1", "captain-2", "sail-1", "sail-2"], "one captain sails"
    s = after(s, "keep captain-2", "keep sail-2")
    assert options(s, "keep") == ["captain-0", "captain-1", "sail-0", "sail-1"]
    assert after(s, "keep sail-0").hands[ANN].keep == {"captain": 2}
    with_sail = next(each for each in options(s, "launch") if each.startswith("4-2-0-0-1-"))
    assert after(s, f"launch {with_sail}").hands[ANN].keep == {"captain": 1, "sail": 1}


def proposals(s: Position) -> list[Any]:
    """The voyages that are proposed to Ann."""
    offer = next(offer for offer in GAME.offers(s, ANN) if offer.action is Launch)
    return [*GUIDE.panel.direct(GAME.view(s, ANN), offer)]


def test_a_voyage_shows_what_ones_own_contracts_add() -> None:
    s = docked(player(**EXAMPLE), player())
    s.hands[ANN].contracts = ["sail_pairs", "lifebelts"]
    added = [note.args["points"] for note in shown(s, EXAMPLE_VOYAGE).notes if note.code == "contracts-add"]
    assert added == [3 + 6], "one pair of sails, four lifebelts"
    s = turn(position(player(), player(**EXAMPLE)), BEN, tile="crew", done=True)
    s.flow.pop()
    s.hands[BEN].contracts = ["sail_pairs", "employees"]
    added = [note.args["points"] for note in shown(s, EXAMPLE_VOYAGE, BEN).notes if note.code == "contracts-add"]
    assert added == [3], "those of the seat that sails"


def test_each_ship_under_way_with_what_it_lacks_and_its_points_today() -> None:
    said = reminders(turn(position(player(**EXAMPLE), player("b1 m1"))))
    assert (
        "Ship from column 1 (8 cards): today: speed 7 + crew 4 + equipment 4 + voyage 17 = 32 points · costs 2 canals"
        " · 5 contracts +20\n" in said
    )
    said = reminders(turn(position(player("b6 m22", captain=1, **CANAL), player())))
    assert "Ship from column 1 (2 cards): lacks a stern · if it could sail: speed 1 + " in said
    said = reminders(turn(position(player(), player("b1 m1")), BEN), BEN)
    assert "Ship from column 1 (2 cards): lacks a stern, a captain, a canal\n" in said


def test_contracts_are_told_where_they_decide_something_what_counts_in_a_line_each() -> None:
    ann = player(fleet=[ship("b1 m1 s1", soldier=2, sail=2)], chosen="crew")
    s = turn(position(ann, player(chosen="canal"), player(chosen="ships")))
    s.hands[ANN].contracts = ["soldiers", "sail_pairs", "variety", "lanterns", "merchants", "ships_of_five"]
    assert reminders(s).splitlines()[:6] == [
        "Contract “soldiers”: 2 bring 2 points, 1 more brings +2",
        "Contract “pairs of sails”: 1 brings 3 points, 1 more brings +3",
        "Contract “different items”: 2 bring 2 points, 1 more brings +1",
        "Contract “lanterns”: 0 so far; 1 brings 2 points",
        "Contract “merchants”: 0 so far; 2 bring 2 points",
        "Contract “ships of 5 cards”: 0 so far; 1 brings 4 points",
    ]
    s.table.turn, s.flow = Turn(ANN, tile="equipment"), [Manufacturing(serial=1, who=ANN)]
    assert reminders(s) == "", "not where items are chosen"
    s.flow = [Discarding(serial=2, count=1)]
    s.hands[ANN].contracts = ["employee_types"]
    s.table.players[ANN].employees = ["rigger", "foreman", "engineer_sail", "recruiter_captain", "trader_coal1"]
    s.table.players[ANN].employees.append("trader_coal2")
    assert reminders(s) == "", "not where each option says it"
    said = GAME.guide.names.label(GAME.view(s, ANN), "contract", "employee_types", SAY)
    assert said == "types of employees (colour; trader 1, 2): 6 bring 16 points, no more to gain"
    one = GAME.guide.names.label(GAME.view(s, ANN), "contract", ("employee_types",), SAY)
    assert one == said, "also where one of several is chosen"


def test_a_canal_shows_how_far_one_could_sail() -> None:
    s = acting("canal", canals="canal7-M13-0", figure="M13-w-w")
    (note,) = shown(s, "rent canal1-N13-0").notes
    assert (note.code, note.args["before"]) == ("reach", 6)
    assert note.args["after"] > 6
    assert SAY.note(note) == "longest voyage 6 → 11 spaces: 2 army, 2 trade, 1 lantern, 1 lifebelt"


TWO = {"yard": "b1 m1 s1 b2 m2 s2", "canals": "canal1-M13-0 canal2-N13-0", "figure": "M13-w-w", "guilders": 0}


@pytest.mark.parametrize(
    ("captains", "said"),
    [
        (2, "Both ships one after the other make 4 points at most"),
        (1, "each voyage that is proposed looks"),
    ],
)
def test_of_two_ships_the_better_order_is_said_and_the_first_voyage_proposed_first(captains: int, said: str) -> None:
    s = docked(player(**TWO, captain=captains), player())
    assert said in reminders(s)
    offer = next(offer for offer in GAME.offers(s, ANN) if offer.action is Launch)
    first = GUIDE.panel.direct(GAME.view(s, ANN), offer)[0]
    pair = propose_pair(s.table, s.table.players[ANN])
    assert pair is None or first == pair.first.voyage()
    assert (pair is None) == (captains == 1)


def test_which_tile_moves_next_with_two_and_with_three() -> None:
    two = turn(position(player(chosen="crew ships"), player(chosen="canal equipment")))
    assert "Next turn “Build ships” moves to the front, the tile you choose now one turn later." in reminders(two)
    three = position(player(chosen="crew"), player(chosen="ships"), player(chosen="canal"))
    told = reminders(turn(three)).splitlines()[-2:]
    assert told == [
        "The tile you choose now moves to the front next turn.",
        "Lap 1 of 3 ends after 22 more turns; then everybody discards 1 contract of each colour.",
    ]


def test_the_end_of_a_lap_and_the_last_turns_are_said() -> None:
    three = (player(chosen="crew"), player(chosen="ships"), player(chosen="canal"))
    row = "ships=22 commodities canal equipment crew employee exchange"
    assert "This turn completes lap 1 of 3" in reminders(turn(position(*three, row=row)))
    assert "These are the last turns" in reminders(turn(position(*three, reason="cards")))


def test_a_final_action_is_called_so() -> None:
    assert reminders(final(player(), player())).startswith(
        "Your final action: without income and bonus action. After it you may buy one card that completes a ship."
    )


@pytest.mark.parametrize(
    ("guilders", "goods", "told"),
    [
        (4, {}, "4 guilders."),
        (0, {"sail": 1}, "1 sail."),
        (1, {"sail": 1, "crane": 1}, "1 guilder, 1 sail, 1 crane."),
    ],
)
def test_an_exchange_tells_guilders_and_items_as_there_are(guilders: int, goods: dict[str, int], told: str) -> None:
    said = SAY("note-exchanged", seat=ANN, loads=["coal"], guilders=guilders, goods=goods)
    assert said == f"Ann exchanges a train (coal): {told}"


def test_tiles_that_cannot_be_chosen_are_named_with_the_reason() -> None:
    s = turn(position(player(chosen="crew"), player(chosen="ships"), player(chosen="canal")))
    said = dict(GUIDE.hints.barred(GAME.view(s, ANN), SAY))
    assert list(said) == ["Recruit crew", "Build ships", "Rent a canal", "Exchange commodities"]
    assert said["Recruit crew"] == "you have just moved it to the front"
    assert said["Build ships"] == "a figure stands on it"
    assert said["Exchange commodities"] == "you have no train"


def test_who_cannot_pay_anybody_is_told_so() -> None:
    s = turn(position(player(chosen="crew", guilders=0), player(), player()))
    assert dict(GUIDE.hints.barred(GAME.view(s, ANN), SAY))["Hire employee"].startswith("you could not pay anybody")


def test_the_last_employee_of_a_kind_touches_who_could_have_paid_the_fee() -> None:
    """However far the marker has moved away by then."""
    s = turn(position(player(guilders=1), player(guilders=0), player()), CLEO)
    note, left = Note("hired", {"seat": CLEO, "employee": "recruiter_soldier"}), s.table.oval.left
    for n, touched in ((1, []), (0, [ANN])):
        left["recruiter_soldier"] = n
        assert [who for who in (ANN, BEN) if GUIDE.news.touches(GAME.view(s, who), note)] == touched


def test_that_none_is_kept_any_more_names_the_item() -> None:
    assert {label("lot", Lot(item, "0")) for item in ("merchant", "crane")} == {"no merchant", "no crane"}


@pytest.mark.parametrize(
    ("lacking", "guilders", "first", "lost"),
    [
        (("captain",), 9, (), False),
        (("captain",), 8, (), True),  # the marker stands at the captain, who costs 3
        (("canal",), 6, (), False),
        (("captain", "canal"), 12, (), True),
        ((), 0, (), False),
        (("captain",), 12, ("bonus equipment", "manufacture sail"), True),
    ],
)
def test_a_ship_that_cannot_be_saved_in_this_turn_is_asked_about_when_it_is_completed(
    lacking: tuple[str, ...], guilders: int, first: tuple[str, ...], lost: bool
) -> None:
    lies: dict[str, str] = {} if "canal" in lacking else CANAL
    captains = 0 if "captain" in lacking else 1
    s = acting("ships", yard="b1 m1", guilders=guilders, captain=captains, **lies)
    s = after(s, *first) if first else s
    card = s.table.market.ships["stern"][0]
    shows = shown(s, f"build {card}-3")
    assert GUIDE.hints.grave(shows) == lost
    codes = [note.code for note in shows.notes]
    assert codes.count("else-unscored") == (bool(lacking) and not lost)


@pytest.mark.parametrize(
    ("chosen", "guilders", "train", "lost"),
    [
        ("crew", 9, "train1", False),
        ("crew", 8, "train1", True),
        ("exchange", 6, "train1", False),
        ("exchange", 6, "train5", True),  # without grain
        ("equipment", 9, "train1", True),
    ],
)
def test_the_action_chosen_may_still_bring_what_a_ship_of_the_bonus_action_lacks(
    chosen: str, guilders: int, train: str, lost: bool
) -> None:
    s = after(acting(chosen, yard="b1 m1", guilders=guilders, trains=train, **CANAL), "bonus ships")
    assert GUIDE.hints.grave(shown(s, f"build {s.table.market.ships['stern'][0]}-3")) == lost


@pytest.mark.parametrize(
    ("tile", "guilders", "told"),
    [
        ("ships", 6, ["up to 3 cards, each for 0–2 guilders"]),
        ("ships", 0, ["up to 3 cards, each free"]),
        ("commodities", 6, ["free: 1 coal, 1 steel, 1 grain", "4 more for 1–2 guilders"]),
        ("commodities", 1, ["free: 1 coal, 1 steel, 1 grain", "2 more for 1 guilder"]),
        ("canal", 0, ["free: army, lantern, trade, lifebelt"]),
        ("employee", 1, ["4 employees for 1 guilder"]),
        ("employee", 6, ["18 employees for 1–6 guilders"]),
    ],
)
def test_a_tile_says_what_can_be_paid_for_with_its_income(tile: str, guilders: int, told: list[str]) -> None:
    s = turn(position(player(guilders=guilders), player(), player()))
    assert [SAY.note(note) for note in shown(s, f"choose {tile}").notes] == told


def test_columns_in_which_a_card_may_not_lie_are_named_with_the_reason() -> None:
    view = GAME.view(acting("ships", yard="b7 m7 . . . . . . ."), ANN)
    struck = GUIDE.hints.unfit(view, "berth", Berth("bow2", 0), SAY)
    assert struck == (("columns 8, 9", "with a bow there no room would be left for a whole ship"),)


def test_every_yard_can_be_looked_at_closely() -> None:
    view = GAME.view(position(player(), player(), player()), BEN)
    assert [GUIDE.picture.called(view, place, SAY) for place in GUIDE.picture.places(view)] == [
        "Ann (1)",
        "Ben (2)",
        "Cleo (3)",
    ]


def test_giving_a_ship_up_is_asked_about() -> None:
    s = docked(player(**EXAMPLE), player())
    assert GUIDE.hints.grave(shown(s, "scrap 1"))
    assert not GUIDE.hints.grave(shown(s, EXAMPLE_VOYAGE))
