"""Positions counted by hand: how many actions of each verb a seat is offered, and why just as many.

Standing answers and the end of the phase are left out. Of orders, mixes and payments only listed ones are counted,
not those that may be typed besides.
"""

from __future__ import annotations

from typing import Any

from engine.core.chance import Seeded
from engine.core.frames import Frame
from engine.games.roads import GAME
from engine.games.roads.flow import Position
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.phases.order import Calling, ChooseSlots, Praying
from engine.games.roads.phases.preparation import Homes
from engine.games.roads.phases.production import ProductionPhase
from engine.games.roads.phases.wonder import WonderPhase
from engine.games.roads.setup import Options
from engine.games.roads.state import NEUTRAL, Building, Player, Table, Wall
from tests.games.roads import figures
from tests.games.roads.figures import A, B, C, D, S, X
from tests.games.roads.positions import ANN, BEN, CAT, DAN, offered, play, state, table

ROAD = "0,0:P 1,0:P 2,0:P 3,0:P"
"""Four pastures in a row, A1 to D1; `ROADS` join them."""
ROADS = [("A1", "B1"), ("B1", "C1"), ("C1", "D1")]
COAST = ("0,0:M1 1,0:P14 2,0:S 3,0:S 4,0:S", "0,1:P 1,1:P 2,1:S 3,1:P 4,1:S")
"""A source A1; a river through B1 into the sea C1; B2 on its coast; sea C2, D1, E1, E2; the island D2."""


def counts(s: Position, seat: Any = ANN) -> dict[str, int]:
    """How many actions of each verb a seat is offered."""
    verbs = [verb for verb in GAME.verbs if verb not in ("leave", "done")]
    found = {verb: len(offered(s, seat, verb)) for verb in verbs}
    return {verb: n for verb, n in found.items() if n}


def position(frame: Frame, phase: str, *rows: str, **fields: Any) -> Position:
    """Somebody is asked in that phase."""
    return state(table(*(rows or (ROAD,)), phase=phase, **fields), frame)


def producing(*rows: str, **fields: Any) -> Position:
    return position(ProductionPhase(), "production", *rows, **fields)


def moving(*rows: str, **fields: Any) -> Position:
    return position(MovementPhase(), "movement", *rows, **fields)


def building(*rows: str, **fields: Any) -> Position:
    return position(BuildingPhase(), "building", *rows, **fields)


# --- set-up


def test_1_the_first_tile_of_a_map() -> None:
    # one place; five plain land terrains, a source with its river over any of six edges, sea: 5 + 6 + 1
    s = GAME.start(2, Seeded(b"lay", 0, 0), Options(map="laid")).state
    assert counts(s) == {"lay": 12}


def test_2_a_second_home() -> None:
    # nine tiles, B2 with two banks: 10 banks. Ann is on A1; next to it lie B1 and A2, so 3 banks are out. C1, both
    # banks of B2, C2, A3, B3, C3 are left
    t = table("0,0:P 1,0:P 2,0:P", "0,1:W 1,1:W14 2,1:W", "-1,2:P 0,2:P 1,2:P", homes=("A1",))
    s = state(t, Homes(order=[BEN], donkeys=3, goods={"boards": 5}))
    assert counts(s, BEN) == {"settle": 7}


# --- order


def crowd() -> Table:
    """Four stand about three boards."""
    units = {f"donkey{seat}1": "A1" for seat in (1, 2, 3, 4)}
    return table(ROAD, seats=4, units=units, ground={"A1": {"boards": 3}})


def test_3_the_call_for_an_order() -> None:
    # yes or no, for each of the four, at once
    s = state(crowd(), MovementPhase())
    s.flow.append(Calling(serial=9, seats=[ANN, BEN, CAT, DAN], opened=True))
    assert [counts(s, seat) for seat in (ANN, BEN, CAT, DAN)] == [{"call": 2}] * 4


def test_4_the_row_and_the_slots() -> None:
    # stay or leave for the first in the row only; then four slots for the last in the row, three for the next
    s = state(crowd(), MovementPhase())
    s.flow.append(Praying(serial=9, order=[ANN, BEN, CAT]))
    assert [counts(s, seat) for seat in (ANN, BEN)] == [{"pray": 2}, {}]
    s.flow[-1] = ChooseSlots(serial=9, order=[DAN, CAT, BEN, ANN])
    assert [counts(s, seat) for seat in (DAN, CAT)] == [{"slot": 4}, {}]
    s = play(s, DAN, "slot 2")
    assert counts(s, CAT) == {"slot": 3}


# --- production


def test_5_a_sawmill_with_four_trunks() -> None:
    # 2 trunks aboard, 2 loose; at most 3 runs. From the donkey first: 3, 2 or 1 runs; from the ground alone: 2 or 1.
    # The plan has one line (its 2 own trunks; then it is full of boards). Full already, it loads nothing; it may put
    # down 2 trunks or 1
    s = producing(units={"donkey11": "A1"}, loads={"donkey11": {"trunks": 2}}, ground={"A1": {"trunks": 2}},
                  buildings={"A1": Building("sawmill", "A1")})  # fmt: skip
    assert counts(s) == {"work": 5, "produce": 1, "strike": 1, "unload": 2}


def test_6_a_paper_mill_and_three_pieces_of_wood() -> None:
    # a trunk and a board aboard, a board loose: one run, with 1 board or with 2; the ground alone has no two pieces.
    # The plan takes the trunk. The donkey is full; it may put down the trunk or the board
    s = producing(units={"donkey11": "A1"}, loads={"donkey11": {"trunks": 1, "boards": 1}},
                  ground={"A1": {"boards": 1}}, buildings={"A1": Building("paper_mill", "A1")})  # fmt: skip
    assert counts(s) == {"work": 2, "produce": 1, "strike": 1, "unload": 2}


def test_7_a_raft_is_launched_at_a_mouth() -> None:
    # onto the river or at the coast of the factory's bank, not beyond the river: 2. The plan makes one. Two trunks
    # may be put down on the donkey's bank: 2 or 1
    s = producing(*COAST, units={"donkey11": "B1n"}, loads={"donkey11": {"trunks": 2}},
                  buildings={"B1": Building("raft_factory", "B1n")})  # fmt: skip
    assert counts(s) == {"work": 2, "produce": 1, "strike": 1, "unload": 2}


def test_8_one_truck_too_many() -> None:
    # five on land; given up is the new one or one of the two at the factory: 3. No plan, since one has to go. The
    # iron and the fuel may be loaded by either of the two: 4. Three donkeys elsewhere do not breed
    units = {"donkey11": "A1", "donkey12": "A1", "donkey13": "C1", "donkey14": "C1", "donkey15": "C1"}
    s = producing(
        units=units, ground={"A1": {"iron": 1, "fuel": 1}}, buildings={"A1": Building("truck_factory", "A1")}
    )
    assert counts(s) == {"work": 3, "load": 4}


def test_9_research_with_two_factories_to_upgrade() -> None:
    # 8 topics. Shipping upgrades the raft and the rowboat factory: none, both, either: 3 more. Rowing upgrades the
    # raft factory: 1 more. Trucking finds nothing. 8 + 3 + 1. Put down: 2 geese, 1 goose, the paper
    units = {"truck11": "A2", "donkey12": "B2", "raft13": "D2@D1"}
    houses = {"B2": Building("rowboat_factory", "B2"), "D2": Building("raft_factory", "D2")}
    s = producing(*COAST, units=units, loads={"truck11": {"geese": 2, "paper": 1}}, buildings=houses)
    assert counts(s) == {"research": 12, "unload": 3}


def test_10_donkeys_and_what_another_stands_by() -> None:
    # a pair on B1 may breed, that is the plan's only line; on A1 Ben stands too, so goods there are loaded by hand:
    # 2 boards, 1 board, the stone
    s = producing(units={"donkey11": "B1", "donkey12": "B1", "donkey13": "A1", "donkey21": "A1"},
                  ground={"A1": {"boards": 2, "stone": 1}})  # fmt: skip
    assert counts(s) == {"breed": 1, "produce": 1, "strike": 1, "load": 3}
    # Ben's donkey may load the same, though the action waits for Ann
    assert counts(s, BEN) == {"load": 3}


# --- movement


def test_11_a_donkey_without_roads() -> None:
    # six neighbours of B2, one of them sea: 5
    s = moving("0,0:P 1,0:P", "-1,1:P 0,1:P 1,1:S", "-1,2:P 0,2:W", units={"donkey11": "B2"})
    assert counts(s) == {"move": 5}


def test_12_a_truck_on_the_figures_roads() -> None:
    # by road 3 places are one step away, 2 two steps, 2 three, 1 four: 8. Six more goods fit: 2 or 1 stone, a board
    s = state(figures.network(units={"truck11": A}, ground={A: {"stone": 2, "boards": 1}}), MovementPhase())
    assert len(figures.DISTANCES) == 8
    assert counts(s) == {"move": 8, "load": 3}


def test_13_a_donkey_on_the_figures_roads() -> None:
    # C has one road, to B. By road: B, and behind it A and S. Off the roads two more neighbours: X and D (A lies next
    # to C too, but by road points are spent one by one)
    s = state(figures.network(units={"donkey11": C}), MovementPhase())
    places = [words.removeprefix("move donkey11-") for words in offered(s, ANN, "move")]
    assert sorted(places) == sorted((B, A, S, D, X))
    assert counts(s) == {"move": 5}


def test_14_a_raft_in_a_river() -> None:
    # B1r 1 step, C1 2; with the third the sea D1 and C2 and the coasts B1n, B1s and B2 of C1: 7. A good is put down
    # on the source's only bank
    s = moving(*COAST, units={"raft11": "A1r"}, loads={"raft11": {"clay": 1}})
    assert counts(s) == {"move": 7, "unload": 1}


def test_15_a_docked_raft() -> None:
    # first out to C1. Second step: B1r, D1, C2 and the coasts B1n, B1s of C1. Third: A1r from the river, E1 and D2's
    # coast from D1, D2's and B2's coasts from C2. 1 + 5 + 5
    s = moving(*COAST, units={"raft11": "B2@C1"})
    assert counts(s) == {"move": 11}


def test_16_geese_that_may_follow() -> None:
    # three places by road; to each alone, with one goose or with all three: 9. Three may be taken aboard: 3, 2 or 1
    s = moving(units={"wagon11": "A1"}, roads=ROADS, ground={"A1": {"geese": 3}})
    assert counts(s) == {"move": 9, "load": 3}


def test_17_picking_each_other_up() -> None:
    # the wagon reaches three places, each donkey two; each of the three may pick up either other: 3 + 2 + 2 + 6
    s = moving(units={"wagon11": "A1", "donkey12": "A1", "donkey13": "A1"}, roads=ROADS)
    assert counts(s) == {"move": 13}


def test_18_a_raft_on_a_wagon() -> None:
    # no road leads on; the raft may be set down at B2's coasts to C1 and to C2. Neither loads the clay that lies here
    t = table(*COAST, units={"wagon11": "B2", "raft12": "C1"}, ground={"B2": {"clay": 1}})
    t.units["wagon11"].aboard, t.units["raft12"].carrier, t.units["raft12"].at = "raft12", "wagon11", ""
    assert counts(state(t, MovementPhase())) == {"move": 2}


def test_19_a_good_that_was_moved_already() -> None:
    # the donkey has brought a board to B1 and handed it to the wagon, which therefore may not leave; the donkey has a
    # point left: A1 or C1. The donkey may take the board back, the wagon may put it down
    t = table(ROAD, units={"donkey11": "B1", "wagon12": "B1"}, roads=ROADS, loads={"wagon12": {"boards+donkey11": 1}})
    t.units["donkey11"].spent = 1
    assert counts(state(t, MovementPhase())) == {"move": 2, "load": 1, "unload": 1}


# --- building


def test_20_three_boards_and_a_stone_on_a_pasture() -> None:
    # sawmill, paper mill, stone factory, coal burner, mint, wagon factory: 6 (an exchange takes 3 stone, the rest
    # other land or research). Two neighbours: 2 roads, 2 walls. Loaded are 2 boards or 1 of 3, or the stone: 3
    s = building("0,0:P 1,0:P", "0,1:P", units={"donkey11": "A1"}, ground={"A1": {"boards": 3, "stone": 1}})
    assert counts(s) == {"build": 6, "road": 2, "wall": 2, "load": 3}


def test_21_a_stone_on_a_boat_in_a_river() -> None:
    # M's west bank: roads to S, A, B, L's north bank and N's inner bank; east bank: S, T, N's outer bank: 8. One
    # bridge. Six neighbours: 6 walls. The stone may be put down on either bank: 2
    s = state(
        figures.network(units={"raft11": "C2r"}, loads={"raft11": {"stone": 1}}, phase="building"), BuildingPhase()
    )
    s.table.roads = []
    assert counts(s) == {"road": 8, "bridge": 1, "wall": 6, "unload": 2}


def test_22_walls_from_the_open_sea() -> None:
    # around C1 lie B1 and B2 on land and the seas C2 and D1: 2 walls, 3 stone each. Once Ben has a wall towards B1
    # nobody else builds there; it is destroyed for 2 + 2 boards
    s = building(*COAST, units={"steamer11": "C1"}, loads={"steamer11": {"stone": 3, "boards": 4}})
    assert counts(s) == {"wall": 2}
    s.table.walls["B1/C1"] = Wall(BEN, 1)
    assert counts(s) == {"wall": 1, "batter": 1}


def test_23_shafts_of_three_mixes() -> None:
    # 3 + 3 for all, 4 + 0 and 0 + 4 with specialisation. Iron and fuel might be loaded instead: 2
    players = [Player(research=["specialisation", "new_shafts"]), Player()]
    s = building("0,0:M 1,0:P", units={"donkey11": "A1"}, ground={"A1": {"iron": 1, "fuel": 1}}, players=players,
                 buildings={"A1": Building("mine", "A1")})  # fmt: skip
    assert counts(s) == {"shaft": 3, "load": 2}


def test_24_a_mine_with_its_mixes() -> None:
    # for 3 boards and a stone, on mountains by the sea: a mine with one of 4 mixes; sawmill, paper mill, clay pit,
    # stone factory, coal burner, mint, wagon factory, raft factory: 4 + 8. One land neighbour: a road; two walls, one
    # of them on the coast. The truck may put down 3, 2 or 1 boards, or the stone
    players = [Player(research=["specialisation", "enlargement"]), Player()]
    s = building("0,0:M 1,0:P", "0,1:S", units={"truck11": "A1"}, loads={"truck11": {"boards": 3, "stone": 1}},
                 players=players)  # fmt: skip
    assert counts(s) == {"build": 12, "road": 1, "wall": 2, "unload": 4}


def test_25_an_agreement() -> None:
    # Ann may give a board (there is room for one) or swap one for the stone; she has no room for it otherwise. With
    # her two boards she may put up a stone factory, and she may put down both or one
    s = building(units={"donkey11": "A1", "donkey21": "A1"},
                 loads={"donkey11": {"boards": 2}, "donkey21": {"stone": 1}})  # fmt: skip
    assert counts(s) == {"build": 1, "unload": 2, "propose": 2}


# --- the wonder


def test_26_two_goods_for_a_brick() -> None:
    # after 17 bricks the first costs 2. Of 2 clay, a board and gold: clay clay, clay board, clay gold, board gold
    t = table(ROAD, homes=("A1", "D1"), units={"donkey11": "A1"}, ground={"A1": {"clay": 2, "boards": 1, "gold": 1}},
              wonder=[NEUTRAL] * 17, neutral=16, turn=18, phase="wonder")  # fmt: skip
    assert counts(state(t, WonderPhase())) == {"buy": 4}
    # at the start it costs 1: clay, board or gold
    t.wonder, t.neutral = [], 33
    assert counts(state(t, WonderPhase())) == {"buy": 3}
