"""How a practice opponent weighs things: the same planner with other aims and worths."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

Condition = Literal["", "rocky", "clay", "boats", "ore", "poor", "herd", "study"]
"""When a wish holds, see `goals.holds`; "" for always."""


class Wish(NamedTuple):
    """Buildings of a kind, or new roads, there should be by then, and the turns that must be left for them."""

    kind: str
    n: int
    least: int
    when: Condition = ""


class Route(NamedTuple):
    """Kinds of buildings between which roads are laid; "hub" is the sawmill."""

    source: str
    sink: str


class Worths(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """What a piece of goods is worth where it is wanted. site: at the site of the most urgent goal, `rank` less for
    each goal after it; road: where a road begins. trunks: at the sawmill, as far as boards are wanted, `more` beyond
    that; clay, stone: for a stone factory, in stock at the sawmill; raft: trunks for one. coal, mill: wood there;
    learn: wood for the paper that research costs, paper: that itself; shaft: fuel for one. gold, fuel: at the mint;
    coins, last: coins, and paper, at the stock exchange."""

    site: int
    rank: int
    road: int
    trunks: int
    more: int
    clay: int
    stone: int
    raft: int
    coal: int
    mill: int
    learn: int
    paper: int
    shaft: int
    gold: int
    fuel: int
    coins: int
    last: int


class Policy(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, cache_hash=True):
    """wishes: what to build, the most urgent first. routes: where roads are laid. ahead: goals worked towards at the
    same time; near: goals whose boards are sawn beforehand. woods: woodcutters that get their place before all
    factories, 0: as there is room. home: which of the best homes, from 0.

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
    routes: tuple[Route, ...]
    worths: Worths
    ahead: int
    near: int
    woods: int = 0
    home: int = 0
    rich: bool = False
    loose: int
    kept: int
    spares: int
    raid: bool = False
    levy: int = 0
    clutch: int = 0
    store: int
    timber: int
    spare: int
    step: int = 0
    tribute: int = 0
    tithe: int = 0
    tail: int = 2
    fund: int = 2
    guard: int = 0
    herd: int
    topics: tuple[str, ...]
