"""The grammar of typed orders: from words to clauses, in the order in which they were said. Nothing is left
out: a word without a place in it is refused.

    line    order { (";" | ".") order }             a transporter's name begins a new order after "," and "and" too
    order   [go] unit { [and] unit } { [and] clause }  the same for all of several: ways, and putting
                                                    all down
    clause  again | stay | way | goods | lift | set
    way     [go] { from PLACE | via PLACE | [to] PLACE | back } [with amounts]
    goods   verb amounts [where] [particle] [where] | [where] amounts [where] verb-at-the-end
            | amounts [where] [way]                     goods alone are taken, or had along on the way
    amounts amount { [and] amount };  amount: NUMBER GOOD | GOOD NUMBER | [all] GOOD | all | them

A verb's meaning may depend on the particle around its objects ("put ... down"): see the words files.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.model import Illegal

from .clauses import ALL, ALL_AGAIN, BACK, Amount, Clause, Order, Where
from .phrases import PHRASE, Phrases
from .vocabulary import Token, short

BURDEN = "burden"
"""Instead of a transporter's name: the one that is carried."""


@dataclass
class _Objects:
    """The objects of a verb so far; them: "them" instead of goods."""

    particle: str = ""
    amounts: tuple[Amount, ...] = ()
    where: Where | None = None
    name: str = ""
    them: bool = False
    to: str = ""
    via: list[str] = field(default_factory=list)


@dataclass
class _Said:
    """A way as far as it has been said: where to ("" not yet), where from, and what lies between."""

    place: str = ""
    origin: str = ""
    via: list[str] = field(default_factory=list)


def read(tokens: Sequence[Token]) -> list[Order]:
    """The orders of a line. Raises `Illegal` naming the first word that makes no sense where it stands."""
    return _Reader(tokens).line()


class _Reader(Phrases):
    def __init__(self, tokens: Sequence[Token]) -> None:
        super().__init__(tokens)
        self.head: Token | None = None
        """The last verb that was not at the end."""
        self.particle = ""
        """That was said with it."""

    # --- orders

    def line(self) -> list[Order]:
        """All orders."""
        orders: list[Order] = []
        while not self.skip("hard", "soft", "and", "then").over:
            orders += self.order()
        return orders

    def order(self) -> list[Order]:
        """One transporter's, or those of several that are to do the same."""
        if "all" in self.peek() and "again" in self.peek(1):
            self.at += 2
            if not (self.over or "hard" in self.peek()):
                raise self.odd()
            return [Order(ALL_AGAIN[0], (Clause("again"),))]
        self.skip("first")
        units = [self._unit_first()]
        also = self._more_units(units)
        if also is not None and self.skip("soft").peek().means.get("last") == "go":
            self.next()  # "Esel 11 und 12 fahren nach C1"
        clauses = self._clauses()
        if also is not None and not (clauses and all(_is_for_each(each) for each in clauses)):
            raise Illegal("orders-each") if clauses else self.odd(also)
        return [Order(unit, tuple(clauses)) for unit in units]

    def _more_units(self, units: list[str]) -> Token | None:
        """Take further transporters that are named beside the first; the first of them, or None."""
        also = None
        while True:
            ahead = 0
            while ahead < 2 and any(tag in self.peek(ahead) for tag in ("and", "soft")):
                ahead += 1
            if not self._begins_order(ahead) or not (ahead or "number" in self.peek()):
                return also
            self.at += ahead
            also = also or self.peek()
            units.append(self._unit_first())

    def _clauses(self) -> list[Clause]:
        said: list[Clause] = []
        while True:
            before = self.at
            self.skip("soft", "and", "then", *(() if said else ("first",)))
            then = any("then" in token for token in self.tokens[before : self.at])
            if self.over or "hard" in self.peek():
                return said
            if said and self._begins_order():
                if self.at == before and said[-1].verb != "way":
                    raise self.odd()  # "load 2 boards on donkey 13" is no order for donkey 13
                return said
            if said and self.at == before and "back" in self.peek():
                raise self.odd()  # "to C1 back": there and back, or back there?
            clauses = self._the_same_verb(said) or self._goods_alone(said) or self.clause()
            said += [clauses[0]._replace(then=then), *clauses[1:]]

    def _the_same_verb(self, before: Sequence[Clause]) -> list[Clause]:
        """Goods without a verb after goods with one: "drop 1 board at C1, 1 stone at D1"; or with another particle:
        "lade 2 Bretter ab und 1 Stein auf"."""
        if not before or before[-1].verb not in ("take", "drop"):
            return []
        start, verb = self.at, before[-1].verb if before[-1].where else ""
        where = self.where() if self.where_begins() else None
        if self.amount_begins():
            amounts = self.amounts(turned=True)
            where = self.where() if where is None and self.where_begins() else where
            verb = verb if where else ""
            if "particle" in self.peek() and self.head is not None:
                if not self.particle:
                    raise self.odd()  # it may belong to the goods before, too
                verb = str(self.head["verb"].get(self.next()["particle"], ""))
            if verb in ("take", "drop") and self.parted():
                return [before[-1]._replace(verb=verb, amounts=amounts, where=where, bare=False)]
        self.at = start
        return []

    def _goods_alone(self, before: Sequence[Clause]) -> list[Clause]:
        """Goods without a verb, first or after a way: "2 boards to C1"; "to B1, 2 trunks, home"; "2 trunks at B1"."""
        start = self.at
        if (before and before[-1].verb != "way") or not self.amount_begins() or self._verb_at_end():
            return []
        amounts = self.amounts(turned=True)
        where, after = self.where() if self.where_begins() else None, self.at
        self.skip("soft", "and", "then")
        if where is None and any(tag in self.peek() for tag in ("to", "place", "via", "back")):
            (way,) = self._way()
            return [way._replace(along=(*amounts, *way.along))]
        self.at = after
        if not self.parted():
            self.at = start
            return []
        return [Clause("goods", self.tokens[start].text, amounts=amounts, where=where)]

    def _verb_at_end(self) -> bool:
        """Whether the goods from here on belong to a verb after them: "2 Bretter in C1 abladen"."""
        ahead = 0
        while any(tag in self.peek(ahead) for tag in (*PHRASE, "to")):
            ahead += 1
        return any(tag in self.peek(ahead) for tag in ("last", "particle"))

    def _unit_first(self) -> str:
        if self._verb() in ("go", "bring") and ("unit" in self.peek(1) or "kind" in self.peek(1)):
            self.next()
        token = self.next()
        numbered = "kind" in token and "n" in self.peek() and "good" not in self.peek(1)
        if "unit" in token and not numbered:
            return str(token["unit"])
        if "number" in token and (len(token.text) > 1 or "good" not in self.peek()):
            return str(token["number"])
        if "kind" in token and not numbered:
            raise Illegal("orders-which-unit", word=short(token.text))
        raise Illegal(
            "orders-unit", word=short(f"{token.text} {self.peek().text}" if "kind" in token else token.text)
        )

    def _begins_order(self, ahead: int = 0) -> bool:
        """Whether another transporter is spoken to ("move wagon 12"); by its whole number, as 1 to 9 may be of
        goods."""
        token, after = self.peek(ahead), self.peek(ahead + 1)
        if "verb" in token and token["verb"].get("") == "go" and "unit" in after:
            return True
        if "unit" in token or "absent" in token or ("kind" in token and "n" in after):
            return True
        return "number" in token and len(token.text) > 1 and not self.amount_begins(ahead)

    def _verb(self) -> str:
        """The meaning of the next word as a verb without a particle."""
        return str(self.peek()["verb"].get("", "")) if "verb" in self.peek() else ""

    # --- clauses

    def clause(self) -> list[Clause]:
        """The next thing to be done."""
        token = self.peek()
        if self.take("again"):
            return [Clause("again")]
        if "stay" in token:
            return [Clause("stay", self.next().text)]
        if "verb" in token and self._verb() != "go":
            return self._doing()
        if self.amount_begins() or (self.where_begins() and not self._sets_out()):
            return self._turned()
        if "last" in token:
            return self._doing()
        return self._way()

    def _sets_out(self) -> bool:
        """Whether "from" a place says where a way begins, and not where goods are."""
        after = 3 if "soft" in self.peek(2) else 2
        doing = "verb" in self.peek(after) and self.peek(after)["verb"].get("", "go") != "go"
        return "from" in self.peek() and not (doing or self.amount_begins(after))

    def _way(self) -> list[Clause]:
        """A way: its places, and the load."""
        start = self.peek()
        if "verb" in start and self._verb() == "go":
            self.next()
        said = _Said()
        along = self._along()
        while self._part(said):
            pass
        along += self._along()
        if not (said.place or said.via or said.origin):
            raise self.odd(self.peek() if self.peek() is not start else start)
        if "last" in self.peek() and self.peek()["last"] == "go":
            self.next()
        return [Clause("way", start.text, said.place, tuple(said.via), said.origin, along=along)]

    def _part(self, said: _Said) -> bool:
        """Take one part of a way; False where none follows."""
        token, before_place = self.peek(), "place" in self.peek(1)
        if "via" in token:
            self._stops(said)
        elif "from" in token and before_place and not said.origin:
            self.next()
            said.origin = self.place()
        elif "backward" in token and said.place not in ("", BACK):
            self.next()
        elif said.place:
            return False
        elif "to" in token or "place" in token:
            self.take("to")
            said.place = self.place()
        elif "back" in token:
            self.next()
            said.place = BACK
        elif "and" in token and before_place and said.via:
            self.next()
            said.via.append(self.place())
        else:
            return False
        return True

    def _stops(self, said: _Said) -> None:
        """Take "via" and a place; several joined by "and" if the end of the way is known already."""
        self.next()
        said.via.append(self.place())
        while said.place and "and" in self.peek() and "place" in self.peek(1):
            self.next()
            said.via.append(self.place())

    def _along(self) -> tuple[Amount, ...]:
        if "with" not in self.peek():
            return ()
        self.next()
        return self.amounts()

    # --- goods and transporters

    def _doing(self) -> list[Clause]:
        """A verb, then its objects, where, and its particle, in any order."""
        head = self.next()
        meanings: dict[str, str] = head["verb"] if "verb" in head else {"": head["last"]}
        self.head = head if "verb" in head else None
        said = _Objects()
        while not self.over and self._object(said, meanings):
            pass
        self.particle = said.particle
        if said.particle not in meanings:
            return [self._begun(head, next(iter(meanings.values())), said.amounts)]
        verb = meanings[said.particle]
        if "to" in self.peek() and verb in ("drop", "set"):
            raise self.odd()
        return [self._of_unit(head, verb, said) if said.name or verb == "set" else self._of_goods(head, verb, said)]

    def _soft_to(self) -> bool:
        """Whether a comma or the like comes, and then where to."""
        return "soft" in self.peek() and "to" in self.peek(1)

    def _object(self, said: _Objects, meanings: dict[str, str]) -> bool:
        """Take one thing that a verb is about; False where none follows."""
        token, verbs = self.peek(), set(meanings.values())
        bare = not said.amounts and not said.name and not said.them
        if not said.particle and self._is_particle(meanings, said.where is not None):
            said.particle = str(self.next()["particle"])
        elif bare and self.amount_begins():
            said.amounts = self.amounts()
        elif bare and "lead" in verbs and "n" in token:
            said.amounts = (Amount(int(self.next()["n"]), "geese"),)
        elif bare and "them" in token:
            said.them = bool(self.next())
        elif bare and ("unit" in token or "burden" in token):
            said.name = str(self.next().means.get("unit", BURDEN))
        elif said.where is None and self.where_begins():
            said.where = self.where()
        elif verbs & {"lead", "drop"} == {"lead"} and said.amounts and not said.to and self._soft_to():
            self.next()  # "lead 1 goose, to C5": geese that are led go somewhere
        elif verbs & {"deliver", "lead"} and not said.to and "via" in token:
            self.next()
            said.via.append(self.place())
        elif verbs & {"deliver", "lead"} and not said.to and ("to" in token or "place" in token):
            self.take("to")
            said.to = self.place()
        else:
            return False
        return True

    def _of_unit(self, head: Token, verb: str, said: _Objects) -> Clause:
        """A verb about another transporter; "set" with goods is "drop"."""
        if said.name and verb in ("take", "lift") and said.name != BURDEN:
            return Clause("lift", head.text, where=said.where, name=said.name)
        if said.name and verb in ("drop", "set"):
            return Clause("set", head.text, where=said.where, name="" if said.name == BURDEN else said.name)
        if said.name:
            raise self.odd(head)
        if said.amounts or said.them:
            return self._of_goods(head, "drop", said)
        where = Where("at", self.place()) if said.where is None and "place" in self.peek() else said.where
        return Clause("set", head.text, where=where) if where else self._begun(head, verb, ())

    def _of_goods(self, head: Token, verb: str, said: _Objects) -> Clause:
        """A verb about goods, or about geese that are led."""
        if verb == "drop" and said.where is not None and said.where.how == "from":
            raise self.odd(head)
        if not said.amounts and "alone" in head and said.particle in head["alone"] and self.parted():
            every = () if said.them else (Amount(ALL),)
            return Clause(verb, head.text, amounts=every, where=said.where, bare=True)
        if verb == "lift" or not (said.amounts or said.them):
            return self._begun(head, verb, said.amounts)
        if verb != "lead":
            return Clause(verb, head.text, said.to, tuple(said.via), amounts=said.amounts, where=said.where)
        if len(said.amounts) != 1 or said.amounts[0].kind != "geese" or said.where is not None:
            raise self.odd(head)
        if not said.to:
            return self._begun(head, verb, said.amounts)
        return Clause("lead", head.text, said.to, tuple(said.via), n=said.amounts[0].n)

    def _begun(self, head: Token, verb: str, amounts: tuple[Amount, ...]) -> Clause:
        """An unfinished clause, at the end of the text. Raises `Illegal` elsewhere."""
        n = 0
        if not amounts and "n" in self.peek() and self.at == len(self.tokens) - 1:
            n = int(self.next()["n"])
        elif len(amounts) == 1:
            n = max(0, amounts[0].n)
        if not self.over:
            raise self.odd(self.peek() if "hard" not in self.peek() and "soft" not in self.peek() else head)
        return Clause("begun", head.text, name=verb, n=n)

    def _turned(self) -> list[Clause]:
        """Place or goods first, the verb after them: "at C1 drop 2 boards"."""
        start = self.peek()
        where = self.where() if self.where_begins() else None
        if where:
            self.skip("soft")
            if "verb" in self.peek() and self._verb() != "go":
                return [self._doing_there(start, where)]
        if not self.amount_begins():
            raise self.odd(start if self.over else self.peek())
        amounts = self.amounts(turned=True)
        if where is None and self.where_begins():
            where = self.where()
        return self._verb_last(start, amounts, where)

    def _doing_there(self, start: Token, where: Where) -> Clause:
        """A verb and its objects after the place where they are."""
        (clause,) = self._doing()
        if clause.where is not None or clause.verb in ("begun", "lead"):
            raise self.odd(start)
        return clause._replace(where=where)

    def _verb_last(self, start: Token, amounts: tuple[Amount, ...], where: Where | None) -> list[Clause]:
        """The verb at the end, after its goods; perhaps with where they go."""
        to = self.place() if self.take("to") else ""
        token = self.next()
        if "last" not in token or token["last"] == "go":
            raise self.odd(start if not token.text or "hard" in token else token)
        verb = str(token["last"])
        if verb == "lead":
            return [Clause("lead", token.text, to, where=where, n=amounts[0].n)]
        if to and verb == "drop":
            raise self.odd(token)
        if verb == "deliver":
            return [Clause(verb, token.text, to, amounts=amounts, where=where)]
        goods = Clause(verb, token.text, amounts=amounts, where=where)
        return [goods, Clause("way", token.text, to)] if to else [goods]

    def _is_particle(self, meanings: dict[str, str], placed: bool) -> bool:
        token = self.peek()
        if "particle" not in token or token["particle"] not in meanings:
            return False
        if "n" in token and "good" in self.peek(1):
            return False
        return placed or not ("place" in self.peek(1) and ("at" in token or "from" in token))


def _is_for_each(clause: Clause) -> bool:
    """Whether several transporters can do this, each for itself, and nothing else can be meant: ways, and putting
    down all there is. What is taken, one of them takes from the others."""
    if clause.verb == "drop":
        return bool(clause.amounts) and all(amount.n == ALL for amount in clause.amounts)
    return clause.verb in ("way", "again", "stay") and not clause.along
