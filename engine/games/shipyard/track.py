"""Rulebook: a turn, steps 1 and 3. The action track: moving tiles to the front, falling back, income."""

from __future__ import annotations

from engine.core.model import Seat

from .state import Table

GAP = 3
"""Empty spaces for each guilder of the bonus."""


def advance(table: Table, tile: str) -> bool:
    """Move a tile to the space before all others, also if it is the leading one. Returns whether a lap is complete:
    it came to the start space."""
    spaces, row = table.edition.track.spaces, table.row
    front = (table.spaces[row[0]] + 1) % spaces
    row.remove(tile)
    row.insert(0, tile)
    table.spaces[tile] = front
    _fall_back(table)
    return front == 0


def _fall_back(table: Table) -> None:
    """One space before the leading tile stays free: the last tile moves up, pushing those before it."""
    spaces = table.edition.track.spaces
    wanted = (table.spaces[table.row[0]] + 1) % spaces
    for tile in reversed(table.row):
        if table.spaces[tile] != wanted:
            break
        wanted = (wanted + 1) % spaces
        table.spaces[tile] = wanted


def next_to_move(table: Table, seat: Seat) -> str:
    """The tile that a player moves to the front in its next turn; "" where none is, or that is not chosen yet."""
    turn, chosen = table.turn, table.players[seat].chosen
    if turn is None or turn.final:
        return ""
    to_choose = turn.seat == seat and not turn.tile
    return chosen[0] if chosen and len(chosen) + to_choose == table.figures() else ""


def occupied(table: Table) -> list[str]:
    """The tiles with figures, the leading one first."""
    taken = [tile for player in table.players for tile in player.chosen]
    return [tile for tile in table.row if tile in taken]


def free(table: Table) -> list[str]:
    """The tiles that may be chosen, if their actions can be carried out: without figures, and not the one just moved
    to the front (in the first turns none was; ruling 1)."""
    turn = table.turn
    barred = [*occupied(table), turn.moved if turn is not None else ""]
    return [tile for tile in table.row if tile not in barred]


def income(table: Table, tile: str) -> int:
    """The guilders for choosing a tile: one for each occupied tile ahead. If no figure is behind it, one more for
    each three empty spaces up to the next tile ahead."""
    row, taken = table.row, occupied(table)
    at = row.index(tile)
    ahead = sum(each in taken for each in row[:at])
    if not ahead or ahead < len(taken):
        return ahead
    return ahead + gap(table, tile) // GAP


def brings(table: Table, tile: str) -> int:
    """The guilders for choosing a tile now: its income, nothing for a final action."""
    return 0 if table.turn is not None and table.turn.final else income(table, tile)


def gap(table: Table, tile: str) -> int:
    """The empty spaces between a tile and the next one ahead; 0 for the leading one."""
    at = table.row.index(tile)
    if not at:
        return 0
    ahead = table.spaces[table.row[at - 1]]
    return (ahead - table.spaces[tile]) % table.edition.track.spaces - 1


def next_seat(table: Table, last: Seat | None) -> Seat:
    """Who is next after that seat; the starting player before the first turn."""
    return table.start if last is None else Seat((last + 1) % len(table.players))
