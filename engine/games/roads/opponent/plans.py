"""The plans of the strong opponent for games alone, found by rehearsing many changes of them on the given maps."""

from __future__ import annotations

from .policy import ROUTES, Policy, Worths, wishes

WALKS = Policy(
    wishes(
        """sawmill 1 7; road 2 7; woodcutter 1 6; quarry 1 9 rocky; mine 4 8; woodcutter 2 8; coal_burner 1 4;
        stock_exchange 1 3"""
    ),
    Worths(
        site=341,
        rank=16,
        road=68,
        trunks=36,
        more=1,
        clay=74,
        stone=21,
        raft=158,
        coal=14,
        mill=56,
        learn=442,
        paper=9,
        shaft=7,
        gold=10,
        fuel=1030,
        coins=159,
        last=33,
    ),
    routes=(
        ("woodcutter", "hub"),
        ("quarry", "hub"),
        ("coal_burner", "hub"),
        ("mine", "mint"),
        ("coal_burner", "mint"),
        ("paper_mill", "hub"),
        ("mint", "stock_exchange"),
        ("mint", "hub"),
        ("raft_factory", "hub"),
        ("mine", "hub"),
    ),
    ahead=5,
    near=7,
    woods=3,
    rich=True,
    loose=3,
    kept=349,
    spares=8,
    store=1,
    timber=0,
    step=18,
    tribute=3,
    tithe=35,
    tail=4,
    fund=6,
    guard=15,
    herd=35,
    topics=(),
)
"""Few buildings near each other, bricks from all that is left."""
TWO_WOODS = Policy(
    wishes(
        """woodcutter 1 6; sawmill 1 6; quarry 1 6 rocky; road 2 6; mine 1 5; mine 2 5; coal_burner 1 4; mint 1
        3; woodcutter 2 8; road 5 5; paper_mill 1 8 study; mine 4 5; stock_exchange 1 4; road 9 2"""
    ),
    routes=ROUTES,
    ahead=2,
    woods=2,
    rich=True,
    loose=3,
    kept=700,
    spares=5,
    store=4,
    timber=3,
    spare=0,
    step=18,
    tribute=8,
    tithe=60,
    fund=6,
    guard=10,
    herd=30,
)
"""Two woodcutters before all mines."""
ORE = Policy(
    wishes(
        """woodcutter 1 6; sawmill 1 6; quarry 1 6 rocky; road 2 6; mine 1 5; mine 2 5; coal_burner 1 4; mint 1
        3; woodcutter 2 8; road 5 5; paper_mill 1 8 study; mine 4 5; stock_exchange 1 4; road 9 2"""
    ),
    Worths(
        site=280,
        rank=20,
        road=28,
        trunks=29,
        stone=17,
        raft=117,
        coal=22,
        mill=56,
        learn=38,
        paper=50,
        shaft=43,
        gold=25,
        fuel=329,
        coins=168,
        last=68,
    ),
    routes=ROUTES,
    ahead=2,
    woods=2,
    rich=True,
    loose=3,
    kept=700,
    spares=5,
    store=4,
    timber=3,
    spare=4,
    step=18,
    tribute=8,
    tithe=60,
    fund=6,
    guard=10,
    herd=30,
)
"""Gold first, coins as they come."""
SHORES = Policy(
    wishes(
        """road 7 12; quarry 2 6; sawmill 2 3; woodcutter 2 10; raft_factory 1 8; mine 4 3; mint 3 8;
        paper_mill 2 6"""
    ),
    Worths(
        site=1500,
        rank=2,
        road=49,
        trunks=21,
        more=3,
        clay=3,
        stone=36,
        raft=82,
        coal=62,
        mill=11,
        learn=530,
        paper=1,
        shaft=2,
        gold=5,
        fuel=1455,
        coins=8,
        last=6,
    ),
    routes=(
        ("woodcutter", "hub"),
        ("quarry", "hub"),
        ("mint", "stock_exchange"),
        ("raft_factory", "hub"),
        ("mint", "hub"),
        ("paper_mill", "stock_exchange"),
        ("mine", "hub"),
    ),
    ahead=7,
    near=4,
    home=3,
    rich=True,
    kept=88,
    spares=12,
    step=2,
    tribute=14,
    tithe=12,
    fund=7,
    guard=9,
    herd=8,
    topics=("new_shafts", "specialisation"),
)
"""Homes by the water."""
MANY_MINES = Policy(
    wishes(
        """woodcutter 1 6; sawmill 1 6; quarry 1 6 rocky; clay_pit 1 8 clay; stone_factory 1 8 clay; woodcutter
        2 6; raft_factory 1 8 boats; road 2 6; mine 1 5; coal_burner 1 5; mint 1 4; mine 2 5; road 4 6;
        paper_mill 1 8 study; woodcutter 3 8; mine 3 5; road 9 4; mine 4 6"""
    ),
    Worths(
        site=280,
        rank=20,
        road=28,
        trunks=29,
        stone=17,
        raft=117,
        coal=22,
        mill=56,
        learn=38,
        paper=50,
        shaft=43,
        gold=25,
        fuel=329,
        coins=168,
        last=68,
    ),
    routes=ROUTES,
    ahead=4,
    woods=2,
    home=1,
    rich=True,
    loose=6,
    kept=700,
    spares=5,
    store=4,
    timber=3,
    spare=0,
    step=18,
    tribute=8,
    tithe=60,
    fund=6,
    guard=10,
    herd=30,
)
"""Mines first, one home further."""
COINS = Policy(
    wishes(
        """quarry 2 15; woodcutter 2 5; sawmill 1 6; road 2 12; mine 2 4; mint 3 5 ore; paper_mill 2 6; road 8
        4; coal_burner 2 6"""
    ),
    Worths(
        site=394,
        rank=44,
        road=20,
        trunks=63,
        more=12,
        clay=20,
        stone=10,
        raft=183,
        coal=21,
        mill=19,
        learn=146,
        paper=71,
        shaft=129,
        gold=2,
        fuel=138,
        coins=53,
        last=16,
    ),
    routes=(
        ("coal_burner", "hub"),
        ("woodcutter", "hub"),
        ("quarry", "hub"),
        ("mint", "hub"),
        ("paper_mill", "hub"),
        ("coal_burner", "mint"),
        ("raft_factory", "hub"),
        ("mine", "hub"),
    ),
    ahead=2,
    near=4,
    rich=True,
    loose=30,
    kept=287,
    spares=0,
    step=21,
    tithe=2,
    fund=4,
    herd=56,
    topics=("specialisation", "new_shafts"),
)
"""Mint and coal burner early."""
WOODS = Policy(
    wishes(
        """woodcutter 1 6; sawmill 1 6; quarry 1 6 rocky; clay_pit 1 8 clay; stone_factory 1 8 clay; woodcutter
        2 6; road 2 6; woodcutter 3 6; raft_factory 1 8 boats; mine 1 5; mine 2 5; coal_burner 1 5; mint 1
        4; mine 3 5; paper_mill 1 8 study; road 9 6; mine 4 6"""
    ),
    routes=ROUTES,
    ahead=4,
    woods=2,
    rich=True,
    loose=6,
    kept=700,
    spares=5,
    store=4,
    timber=3,
    spare=0,
    step=18,
    tribute=8,
    tithe=60,
    fund=6,
    guard=10,
    herd=30,
)
"""Three woodcutters, then mines and mint."""
ALONE = (WALKS, TWO_WOODS, ORE, SHORES, MANY_MINES, COINS, WOODS)
