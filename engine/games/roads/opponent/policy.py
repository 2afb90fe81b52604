"""How a practice opponent weighs things: the same planner with other aims and worths."""

from __future__ import annotations

from typing import NamedTuple


class Wish(NamedTuple):
    """Buildings of a kind there should be by then, and the turns that must be left for it. when: a condition by
    name, see `goals.holds`; "" for none."""

    kind: str
    n: int
    least: int
    when: str = ""


class Worths(NamedTuple):
    """What a piece of goods is worth where it is wanted. site: at the site of the most urgent goal, `rank` less for
    each goal after it; road: where a road begins. trunks: at the sawmill, as far as boards are wanted, `more` beyond
    that; clay, stone: for a stone factory, in stock at the sawmill; raft: trunks for one. coal, mill: wood there;
    learn: wood for the paper that research costs, paper: that itself; shaft: fuel for one. gold, fuel: at the mint;
    coins, last: coins, and paper, at the stock exchange."""

    site: int = 100
    rank: int = 15
    road: int = 40
    trunks: int = 60
    more: int = 10
    clay: int = 55
    stone: int = 25
    raft: int = 85
    coal: int = 45
    mill: int = 40
    learn: int = 40
    paper: int = 100
    shaft: int = 90
    gold: int = 50
    fuel: int = 60
    coins: int = 60
    last: int = 70


class Policy(NamedTuple):
    """wishes: what to build, the most urgent first. routes: kinds of buildings between which roads are laid, "hub" is
    the sawmill. ahead: goals worked towards at the same time; near: goals whose boards are sawn beforehand. woods:
    woodcutters that get their place before all factories, 0: as there is room. home: which of the best homes, from 0.

    rich: buys bricks of the wonder whenever they pay, not only late. There loose: what a piece that nothing is
    planned with is worth, in tenths of a point; kept: one that is needed; spares: goals that
    goods are kept for, store: boards kept besides. levy: what a point of a brick is worth for which goods are brought
    home, 0: none are. raid: fetches wealth that lies with others, and puts coins and stock down only where they are
    wanted. clutch: where another's transporter could be in so many turns, gold waits for fuel aboard at the mint, and
    coins for paper at the stock exchange; coins and stock that lie about are taken aboard; 0: they are left.

    herd: what a young donkey is worth; topics: what is researched, the first not known yet. timber: trunks are kept
    while more turns are left. spare: how dear it is to use up a tile that could serve for something else, in tenths.

    Alone, step: what a brick brings besides its row's points, in tenths; 0: bricks are bought as among others.
    tribute: the worth of up to `fund` spare pieces of a kind at home, tithe: in the last `tail` turns; guard: of a
    transporter there.
    """

    wishes: tuple[Wish, ...]
    worths: Worths = Worths()
    routes: tuple[tuple[str, str], ...] = (
        ("woodcutter", "hub"),
        ("quarry", "hub"),
        ("raft_factory", "hub"),
        ("coal_burner", "hub"),
        ("mint", "hub"),
    )
    ahead: int = 3
    near: int = 5
    woods: int = 0
    home: int = 0
    rich: bool = False
    loose: int = 10
    kept: int = 40
    spares: int = 6
    raid: bool = False
    levy: int = 0
    clutch: int = 0
    store: int = 2
    timber: int = 99
    spare: int = 10
    step: int = 0
    tribute: int = 0
    tithe: int = 0
    tail: int = 2
    fund: int = 2
    guard: int = 0
    herd: int = 18
    topics: tuple[str, ...] = ("new_shafts",)


def wishes(text: str) -> tuple[Wish, ...]:
    """Wishes from words "kind number turns" or "kind number turns condition", joined by semicolons."""
    words = [part.split() for part in text.split(";")]
    return tuple(Wish(kind, int(n), int(least), *when) for kind, n, least, *when in words)


STEADY = Policy(
    wishes(
        """woodcutter 1 6; sawmill 1 6; quarry 1 6 rocky; clay_pit 1 8 clay; stone_factory 1 8 clay;
        raft_factory 1 8 boats; road 2 6; woodcutter 2 12 herd; woodcutter 2 8 poor; road 6 6 poor;
        mine 1 6 ore; coal_burner 1 6 ore; paper_mill 1 8 study; mint 1 4 ore; road 3 6 ore; woodcutter 2 8 ore;
        mine 2 7 ore; paper_mill 1 6 ore; stock_exchange 1 5 ore; mine 3 8 ore; mine 4 8 ore"""
    )
)

ROUTES = (
    ("woodcutter", "hub"),
    ("quarry", "hub"),
    ("coal_burner", "hub"),
    ("mine", "mint"),
    ("coal_burner", "mint"),
    ("paper_mill", "hub"),
    ("mint", "stock_exchange"),
    ("paper_mill", "stock_exchange"),
    ("mint", "hub"),
    ("raft_factory", "hub"),
    ("mine", "hub"),
)
"""All ways that goods go on."""
TRADE = Policy(
    wishes(
        """woodcutter 1 6; sawmill 1 6; quarry 1 6 rocky; clay_pit 1 8 clay; stone_factory 1 8 clay;
        raft_factory 1 8 boats; woodcutter 2 8; road 2 6; woodcutter 2 12 herd; woodcutter 2 8 poor;
        road 6 6 poor; mine 1 6 ore; coal_burner 1 6 ore; paper_mill 1 8 study; mint 1 4 ore; road 3 6 ore;
        woodcutter 2 8 ore; road 9 4; mine 2 7 ore; paper_mill 1 6 ore; stock_exchange 1 5 ore; mine 3 8 ore;
        mine 4 8 ore"""
    ),
    routes=ROUTES,
    rich=True,
    loose=15,
    kept=200,
    store=6,
    ahead=4,
)
"""Mines, mint and exchange, with a second woodcutter early, and roads wherever goods go."""
RIVAL = TRADE._replace(raid=True, levy=5, clutch=2)
"""Its plan among others: it fetches what they leave lying, and leaves them nothing at its mint and exchange."""
