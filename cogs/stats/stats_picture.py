"""The pictures of `/stats`: what the cards say, as far as a phone shows it at a glance. Makes data, draws nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, islice

from engine.core.game import AnyGame
from engine.core.tallies import Block, Form, Rival, Rivals, Row, Tallies, Tile
from host import harmless
from host.results import statistics
from host.results.ratings import shown
from host.results.statistics import Group, Kind, Played, Tally
from words import Speaker

from .stats_words import Here, Ladder, Shown, holder, kind_words, rated

GAMES, ROWS, RIVALS, LAST = 3, 6, 4, 18
"""The most games and rows of a person, people met, and last games."""
GROUPS, PEOPLE = 6, 5
"""The most kinds of games of a server, and the most people."""
SHORT = 36
"""Letters of a setting's words; the text below has all of them."""


def person_tallies(of: Shown, games: Mapping[str, AnyGame], speak: Speaker) -> Tallies | None:
    """What somebody has played; None for nothing."""
    own = of.name is None
    known = [each for each in of.games if each.key in games]
    if not known:
        return None
    others = statistics.together(known)
    made = Tallies(
        speak("stats-head", name="you" if own else harmless(of.name or "")),
        speak("stats-where", own=str(own).lower()),
        tuple(_tiles(known, others, of.person, speak)),
        Form(speak("stats-form"), _form(others, of.person)) if len(others) > 1 else None,
        tuple(_blocks(of, statistics.by_kind(known, of.person), games, speak)),
        _rivals(of, known, speak),
    )
    return told(made, speak)


def _tiles(known: Sequence[Played], others: Sequence[Played], person: int, speak: Speaker) -> Iterator[Tile]:
    wins, alone = statistics.wins(others, person), len(known) - len(others)
    if others:
        share = statistics.told(100 * wins, len(others))
        yield Tile(_number(len(others), speak), speak("stats-tile-others", games=len(others)))
        yield Tile(speak("stats-tile-share", wins=wins, share=share), speak("stats-tile-won"))
        yield Tile(_number(statistics.streak(known, person).best, speak), speak("stats-tile-streak"))
    if alone:
        won = statistics.wins(known, person) - wins
        yield Tile(_number(alone, speak), speak("stats-tile-alone", wins=won))


def _form(others: Sequence[Played], person: int) -> tuple[tuple[int, bool], ...]:
    seats = (statistics.seat_of(each, person) for each in others[-LAST:])
    return tuple((each.place, each.won) for each in seats)


def _blocks(of: Shown, kinds: Sequence[Kind], games: Mapping[str, AnyGame], speak: Speaker) -> Iterator[Block]:
    """The games played most, each with its kinds."""
    columns = tuple(speak(f"stats-column-{each}") for each in ("games", "won", "average", "best"))
    most, left = max(kind.games for kind in kinds), ROWS
    for n, (key, some) in enumerate(groupby(kinds, lambda kind: kind.key)):
        rows = tuple(_kind(kind, games, speak) for kind in islice(some, left if n < GAMES else 0))
        if rows:
            left -= len(rows)
            yield Block(games[key].name, columns, rows, most, _rating(key, of, speak))


def _kind(kind: Kind, games: Mapping[str, AnyGame], speak: Speaker) -> Row:
    average = statistics.told(kind.points, kind.games)
    numbers = (kind.games, kind.wins, average, kind.best)
    words = kind_words(kind, games, speak, SHORT)
    return Row(words, tuple(_number(each, speak) for each in numbers), kind.games, kind.wins)


def _rating(key: str, of: Shown, speak: Speaker) -> str:
    if key not in of.ratings:
        return ""
    rating, where = of.ratings[key], "here" if of.here else "all"
    return speak("stats-rating", where=where, rating=shown(rating), games=rating.games)


def _rivals(of: Shown, known: Sequence[Played], speak: Speaker) -> Rivals | None:
    met = [each for each in statistics.rivals(known, of.person) if of.named is None or each.person in of.named]
    if not met:
        return None
    some = tuple(Rival(harmless(each.name) or "–", each.ahead, each.even, each.behind) for each in met[:RIVALS])
    words = (speak("stats-ahead"), speak("stats-level"), speak("stats-behind"))
    return Rivals(speak("stats-rivals"), words, some)


# --- a server


def server_tallies(here: Here, games: Mapping[str, AnyGame], speak: Speaker) -> Tallies | None:
    """What was played on a server: of one game, with its records and ratings, or of all; None for nothing."""
    key = here.key
    known = {each: n for each, n in here.counts.items() if each in games}
    if not known and not here.groups:
        return None
    head = speak("stats-head-server") if key is None else speak("stats-head-game", game=games[key].name)
    blocks = [_counts(known, games, speak) if key is None else _groups(here.groups, games, speak)]
    if here.people:
        blocks.append(_winners(here.people, speak))
    if here.ladder.ratings:
        blocks.append(_ladder(here.ladder, speak))
    return told(Tallies(head, speak("stats-who"), (), None, tuple(blocks)), speak)


def _counts(counts: Mapping[str, int], games: Mapping[str, AnyGame], speak: Speaker) -> Block:
    order = sorted(counts, key=lambda key: (-counts[key], key))[:GROUPS]
    rows = tuple(Row(games[key].name, (_number(counts[key], speak),), counts[key], counts[key]) for key in order)
    return Block(speak("stats-played"), (speak("stats-column-games"),), rows, max(counts.values()))


def _groups(groups: Sequence[Group], games: Mapping[str, AnyGame], speak: Speaker) -> Block:
    """The groups played most, in their usual order."""
    most = sorted(groups, key=lambda each: -each.games)[:GROUPS]
    rows = []
    for each in sorted(most, key=lambda each: (each.seats, each.setting, each.level)):
        average = statistics.told(each.points, each.games * each.seats)
        best = each.best if each.record is None else each.record
        name = holder(each, games)
        under = speak("stats-record-by", name=name) if name else ""
        values = tuple(_number(number, speak) for number in (each.games, average, best))
        rows.append(Row(kind_words(each, games, speak, SHORT), values, each.games, each.games, under))
    columns = tuple(speak(f"stats-column-{each}") for each in ("games", "average", "record"))
    return Block(speak("stats-records"), columns, tuple(rows), max(each.games for each in most))


def _winners(people: Sequence[Tally], speak: Speaker) -> Block:
    rows = tuple(
        Row(
            harmless(each.name) or "–", (_number(each.games, speak), _number(each.wins, speak)), each.games, each.wins
        )
        for each in people[:PEOPLE]
    )
    columns = (speak("stats-column-games"), speak("stats-column-won"))
    return Block(speak("stats-winners"), columns, rows, max(each.games for each in people))


def _ladder(ladder: Ladder, speak: Speaker) -> Block:
    rows = tuple(
        Row(rated(who, ladder, speak), (_number(shown(rating), speak), _number(rating.games, speak)))
        for who, rating in ladder.ratings[:PEOPLE]
    )
    return Block(speak("stats-ladder"), (speak("stats-column-rating"), speak("stats-column-games")), rows)


# --- in sentences


def told(of: Tallies, speak: Speaker) -> Tallies:
    """The same with its sentences for people who cannot see it."""
    return Tallies(of.title, of.of, of.tiles, of.form, of.blocks, of.rivals, tuple(_alt(of, speak)))


def _alt(of: Tallies, speak: Speaker) -> Iterator[str]:
    yield f"{of.title}."
    for tile in of.tiles:
        yield speak("alt-stats", what=tile.words, numbers=tile.value)
    for block in of.blocks:
        yield f"{block.head}{f' ({block.note})' if block.note else ''}:"
        for row in block.rows:
            numbers = [f"{column} {value}" for column, value in zip(block.columns, row.values, strict=True)]
            yield speak("alt-stats", what=row.words, numbers=", ".join([*numbers, *filter(None, [row.under])]))
    if of.rivals is not None:
        yield f"{of.rivals.head}:"
        for met in of.rivals.met:
            counts = zip(of.rivals.words, (met.ahead, met.level, met.behind), strict=True)
            yield speak("alt-stats", what=met.name, numbers=", ".join(f"{words} {n}" for words, n in counts))


def _number(value: int, speak: Speaker) -> str:
    return speak("stats-number", number=value).replace("-", "−")
