"""The decisions: which tile, a bonus action, launching, discarding."""

from __future__ import annotations

from msgspec import structs

from engine.core.model import Action, Seat

from .. import actions as act
from .. import bonus, contracts, track
from ..edition import COLOURS
from ..phases.turn import choices
from ..possible import purse
from ..state import Player, State, Table
from ..voyage.outlook import today
from ..voyage.worth import propose_for
from ..yard.berths import completing
from ..yard.columns import complete
from .steps import best, build
from .worth import Outlook

SURE = 50
"""A bonus action must bring so much more than the guilders it costs."""
SPARE = 4
"""Turns left from which on a captain is kept for the next ship."""


def turns_left(table: Table) -> int:
    """The turns that each player still has after this one, about. A lap that this turn completes is counted later."""
    if table.reason:
        return 0
    spaces = table.edition.track.spaces
    laps = len(table.edition.discards(len(table.players))) - table.laps
    if table.turn is not None and table.turn.lap:
        laps -= 1
    return (laps * spaces - table.spaces[table.row[0]]) // len(table.players)


def outlook(s: State, seat: Seat) -> Outlook:
    """A seat's hopes now."""
    return Outlook(s.table, s.hands[seat].contracts, turns_left(s.table))


def choose_tile(s: State, seat: Seat) -> Action:
    """The tile that brings most: its income, and its action carried out best."""
    table, player, hopes = s.table, s.table.players[seat], outlook(s, seat)

    def brings(tile: str) -> int:
        income = 0 if hopes.last else track.income(table, tile)
        later = structs.replace(player, guilders=player.guilders + income)
        step = best(hopes, later, tile, later.guilders)
        return hopes.worth(later) if step is None else step.worth

    return act.Choose(max(choices(table, seat), key=brings))


def act_on(s: State, seat: Seat, tile: str) -> Action | None:
    """The first decision of a tile's action, carried out best. Only hiring may take the price kept for it."""
    player = s.table.players[seat]
    step = best(outlook(s, seat), player, tile, player.guilders if tile == "employee" else purse(s.table, seat))
    return None if step is None else step.action


def go_on(s: State, seat: Seat, bought: int, *, bonuses: bool) -> Action | None:
    """The next ship card, or no more. Before a ship is completed a bonus action, for there is none after a voyage."""
    hopes, player, most = outlook(s, seat), s.table.players[seat], purse(s.table, seat)
    step = build(hopes, player, most, s.table.edition.limits.cards - bought, bought > 0)
    if step is None:
        return act.Stop() if bought else None
    last_chance = bonuses and not bought and complete(step.player.yard)
    first = _bonus(s, seat, hopes, step.player) if last_chance else None
    return first or step.action


def buy_bonus(s: State, seat: Seat) -> Action | None:
    """A bonus action that brings more than its price; None if there is none."""
    return _bonus(s, seat, outlook(s, seat), s.table.players[seat])


def _bonus(s: State, seat: Seat, hopes: Outlook, player: Player) -> Action | None:
    """The bonus action that brings most to a player as it is, or as it will be after its action."""
    later = structs.replace(player, guilders=player.guilders - s.table.edition.limits.bonus)
    if later.guilders < 0:
        return None
    steps = {tile: best(hopes, later, tile, later.guilders) for tile in bonus.tiles(s.table, seat)}
    worths = {tile: step.worth for tile, step in steps.items() if step is not None}
    tile = max(worths, key=lambda each: worths[each], default="")
    return act.Bonus(tile) if tile and worths[tile] > hopes.worth(player) + SURE else None


def launch(s: State, seat: Seat) -> Action:
    """The best voyage of the first complete ship, with contracts; a captain stays for the next one."""
    table, player = s.table, s.table.players[seat]
    ship = complete(player.yard)[0]
    names = s.hands[seat].contracts
    spare = player.store["captain"] > 1 and turns_left(table) >= SPARE and "officers" not in names
    keep = {"captain": 1} if spare else {}
    found = propose_for(table, player, ship.start + 1, player.yard[ship.start : ship.end], names, keep=keep)
    return act.Scrap(ship.start + 1) if found is None else act.Launch(found.voyage())


def complete_last(s: State, seat: Seat) -> Action:
    """A last card, if the ship it completes can sail: the one that makes most points."""
    table, player, hopes = s.table, s.table.players[seat], outlook(s, seat)
    found = list[tuple[int, act.Berth]]()
    for berth in completing(table, player):
        yard = [*player.yard]
        yard[berth.column - 1] = berth.card
        found.append((hopes.worth(structs.replace(player, yard=yard)), berth))
    worth, berth = max(found, key=lambda each: each[0])
    return act.Build(berth) if worth > hopes.worth(player) else act.Pass()


def discard(s: State, seat: Seat, count: int) -> Action:
    """The contracts that promise least."""
    table, player = s.table, s.table.players[seat]
    ships = [each.best.ship for each in today(table, player) if each.best is not None]
    later = structs.replace(player, fleet=[*player.fleet, *ships])
    held = s.hands[seat].contracts
    chosen = []
    for colour in COLOURS:
        names = [name for name in held if table.edition.contract(name).colour == colour]
        least = sorted(names, key=lambda name: _promise(table, later, name))[:count]
        chosen.append(tuple(name for name in names if name in least))
    return act.Discard(*chosen)


def _promise(table: Table, player: Player, name: str) -> tuple[int, int]:
    """The points of a contract if its count goes on as until now; then its points now."""
    contract, count = table.edition.contract(name), contracts.COUNTS[name](table.edition, player)
    left = turns_left(table)
    laps = len(table.edition.discards(len(table.players)))
    played = max(1, laps * table.edition.track.spaces // len(table.players) - left)
    return contract.points(count + count * left // played), contract.points(count)
