"""Seasons in which anything happens: ties, tables never ended, drop-outs, replaced people, corrections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from host.leagues.format import Entrant, Format, Played, Round, sizes
from host.leagues.pairing import next_round
from host.leagues.season import next_season
from host.leagues.standing import Standing, standings


class Season:
    """A season that looks at each of its rounds. `trouble`: how much goes wrong, from 0 to 1."""

    def __init__(self, format: Format, ladder: Sequence[tuple[int, ...]], seed: int, trouble: float) -> None:
        self.format, self.seed, self.trouble, self.rng = format, seed, trouble, Random(seed)
        self.entrants = [
            Entrant(who, rank, division) for division, here in enumerate(ladder) for rank, who in enumerate(here, 1)
        ]
        self.rows: list[Played] = []
        self.rounds: list[Round] = []

    @property
    def closely(self) -> bool:
        """Whether to look at everything: always, but in large seasons only sometimes."""
        return len(self.entrants) < 40 or len(self.rounds) % 10 == 3

    @property
    def able(self) -> set[int]:
        """Who has not dropped out."""
        return {each.id for each in self.entrants if not each.out}

    def play(self) -> tuple[Standing, ...]:
        """All rounds to the end; the standings then."""
        while (made := self.next()) is not None:
            self.look_at(made)
            self.rounds.append(made)
            self.rows += [Played(made.number, table.entrants, division=table.division) for table in made.tables]
            if self.format.kind in ("swiss", "knockout") or self.rng.random() < 0.7:
                self.end_tables()
            self.something()
            if self.closely:
                self.stands(over=False)
        self.end_tables()
        assert self.next() is None
        return self.stands(over=True)

    def next(self) -> Round | None:
        """The next round, the same in whatever order rows are."""
        seed = self.seed * 100 + len(self.rounds)
        made = next_round(self.format, self.entrants, self.rows, seed)
        if self.closely:
            mixed = self.rng.sample(self.entrants, len(self.entrants)), self.rng.sample(self.rows, len(self.rows))
            assert next_round(self.format, *mixed, seed) == made
        return made

    def stands(self, *, over: bool) -> tuple[Standing, ...]:
        """The standings, the same in whatever order rows are, with everybody in them once."""
        found = standings(self.format, self.entrants, self.rows, over=over)
        mixed = self.rng.sample(self.entrants, len(self.entrants)), self.rng.sample(self.rows, len(self.rows))
        assert standings(self.format, *mixed, over=over) == found
        assert sorted(each.entrant for each in found) == sorted(each.id for each in self.entrants)
        for division in {each.division for each in self.entrants}:
            here = [each.place for each in found if each.division == division]
            assert all(place == 1 + sum(other < place for other in here) for place in here)
            assert here == sorted(here)
        first = [each for each in found if each.division == 0 and each.place == 1]
        assert {each.entrant for each in found if each.state == "champion"} == {
            each.entrant for each in first if over and each.entrant in self.able and each.state != "beaten"
        }
        return found

    def look_at(self, made: Round) -> None:
        """What holds in every round."""
        format, people = self.format, [who for table in made.tables for who in table.entrants]
        assert len(people) == len(set(people))
        assert set(people) <= self.able
        assert made.number > max((row.round for row in self.rows), default=0)
        assert {table.game for table in made.tables} == {format.games[(made.number - 1) % len(format.games)]}
        assert all(table.bye or format.smallest <= len(table.entrants) <= format.size for table in made.tables)
        divisions = {each.id: each.division for each in self.entrants}
        assert all({divisions[who] for who in table.entrants} == {table.division} for table in made.tables)
        for division in sorted({table.division for table in made.tables}):
            here = {who for who in self.able if divisions[who] == division}
            if format.kind != "knockout":
                assert {who for who in people if divisions[who] == division} == here
            byes = [table.entrants[0] for table in made.tables if table.bye and table.division == division]
            had = Counter(row.entrants[0] for row in self.rows if row.bye)
            if format.kind == "knockout":
                assert all(had[who] <= had[other] for who in byes for other in set(people) - set(byes))
            if format.kind == "swiss":
                assert len(byes) == len(here) - sum(sizes(len(here), format.size, format.smallest))
                points = {each.entrant: each.points for each in standings(format, self.entrants, self.rows)}
                assert all(
                    (had[who], points[who]) <= (had[other], points[other])
                    for who in byes
                    for other in here - set(byes)
                )
        if format.kind in ("round-robin", "divisions") and format.size == 2:
            met = {frozenset(row.entrants) for row in self.rows}
            assert not [table for table in made.tables if not table.bye and frozenset(table.entrants) in met]
        if format.kind == "knockout" and self.rounds:
            before = [table.entrants for table in self.rounds[-1].tables]
            assert set(people) <= {who for table in before for who in table}
            assert len(people) < sum(map(len, before))

    def end_tables(self) -> None:
        """All open tables end, in some way."""
        self.rows = [self.ended(row) if row.open else row for row in self.rows]

    def ended(self, row: Played) -> Played:
        """A table, ended in some way."""
        many, lot = len(row.entrants), self.rng.random()
        if lot < self.trouble / 10:
            return replace(row, never=True, places=())
        order = self.rng.sample(range(1, many + 1), many)
        if lot < self.trouble / 3:
            order = [max(1, place - self.rng.randrange(2)) for place in order]
        return replace(row, places=tuple(order), points=tuple(10 * (many - place) for place in order), never=False)

    def something(self) -> None:
        """People drop out, are replaced, and results are corrected."""
        for at, each in enumerate(self.entrants):
            if not each.out and self.rng.random() < self.trouble / 12:
                self.entrants[at] = replace(each, out=True)
                self.rows = [
                    replace(row, left=(*row.left, each.id)) if each.id in row.entrants and row.open else row
                    for row in self.rows
                ]
            elif each.out and self.rng.random() < self.trouble / 3:
                self.entrants[at] = replace(each, out=False)
        if self.rows and self.rng.random() < self.trouble / 2:
            at = self.rng.randrange(len(self.rows))
            if not self.rows[at].bye and not self.rows[at].open:
                self.rows[at] = self.ended(self.rows[at])


def first_ladder(format: Format, people: int) -> tuple[tuple[int, ...], ...]:
    """The divisions of a first season."""
    return next_season(format, (), range(1, people + 1))
