"""The grammar of typed orders: from words to what is to be done, in the order in which it was said. Nothing is left
out: a word that finds no place in it is refused.

    line    order { (";" | ".") order }             a transporter's name begins a new order after "," and "and" too
    order   [go] unit { [and] clause }
    clause  again | way | goods | lift | set
    way     [go] { from PLACE | via PLACE | [to] PLACE } [with amounts]
    goods   verb amounts [where] [particle] [where] | [where] amounts [where] verb-at-the-end
    amounts amount { [and] amount };  amount: NUMBER GOOD | [all] GOOD | all | them

What a verb means may depend on the particle around its objects ("put ... down"): the words files say which.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.model import Illegal

from .clauses import ALL, ALL_AGAIN, Amount, Clause, Order, Where
from .vocabulary import Token, short

END = Token("")
BURDEN = "burden"
"""Instead of a transporter's name: the one that is carried."""


@dataclass
class _Objects:
    """What was said with a verb so far; them: "them" instead of goods."""

    particle: str = ""
    amounts: tuple[Amount, ...] = ()
    where: Where | None = None
    name: str = ""
    them: bool = False
    to: str = ""
    via: list[str] = field(default_factory=list)


def read(tokens: Sequence[Token]) -> list[Order]:
    """The orders of a line. Raises `Illegal` naming the first word that makes no sense where it stands."""
    return _Reader(tokens).line()


class _Reader:
    def __init__(self, tokens: Sequence[Token]) -> None:
        self.tokens, self.at = tokens, 0

    # --- looking ahead

    def peek(self, ahead: int = 0) -> Token:
        """The token that comes next, or the one after that."""
        at = self.at + ahead
        return self.tokens[at] if at < len(self.tokens) else END

    @property
    def over(self) -> bool:
        """Whether nothing follows."""
        return self.at >= len(self.tokens)

    def next(self) -> Token:
        """Take the next token."""
        token = self.peek()
        self.at += 1
        return token

    def take(self, *tags: str) -> Token | None:
        """Take the next token if it can be one of these."""
        return self.next() if any(tag in self.peek() for tag in tags) else None

    def odd(self, token: Token | None = None) -> Illegal:
        """The refusal of a word that does not fit where it stands."""
        token = self.peek() if token is None else token
        return Illegal("orders-odd", word=short(token.text)) if token.text else Illegal("orders-short")

    # --- orders

    def line(self) -> list[Order]:
        """All orders."""
        orders: list[Order] = []
        while not self._skip("hard", "soft", "and", "then").over:
            orders.append(self.order())
        return orders

    def _skip(self, *tags: str) -> _Reader:
        while not self.over and self.take(*tags):
            pass
        return self

    def order(self) -> Order:
        """One transporter's."""
        if "all" in self.peek() and "again" in self.peek(1):
            self.at += 2
            if not (self.over or "hard" in self.peek()):
                raise self.odd()
            return Order(ALL_AGAIN[0], (Clause("again"),))
        unit = self._unit_first()
        clauses: list[Clause] = []
        while True:
            self._skip("soft", "and", "then")
            if self.over or "hard" in self.peek() or (clauses and self._begins_order()):
                return Order(unit, tuple(clauses))
            clauses += self.clause()

    def _unit_first(self) -> str:
        if self._verb() in ("go", "bring") and ("unit" in self.peek(1) or "kind" in self.peek(1)):
            self.next()
        token = self.next()
        numbered = "kind" in token and "n" in self.peek() and "good" not in self.peek(1)
        if "unit" in token and not numbered:
            return str(token["unit"])
        if "number" in token and "good" not in self.peek():
            return str(token["number"])
        if "kind" in token and not numbered:
            raise Illegal("orders-which-unit", word=short(token.text))
        raise Illegal(
            "orders-unit", word=short(f"{token.text} {self.peek().text}" if "kind" in token else token.text)
        )

    def _begins_order(self) -> bool:
        """Whether another transporter is spoken to."""
        token, after = self.peek(), self.peek(1)
        if "unit" in token or "absent" in token or ("kind" in token and "n" in after):
            return True
        return "number" in token and not self._amount_begins()

    def _verb(self) -> str:
        """What the next word means as a verb without a particle."""
        return str(self.peek()["verb"].get("", "")) if "verb" in self.peek() else ""

    # --- clauses

    def clause(self) -> list[Clause]:
        """The next thing to be done."""
        token = self.peek()
        if self.take("again"):
            return [Clause("again")]
        if "verb" in token and self._verb() != "go":
            return self._doing()
        if self._amount_begins() or (self._where_begins() and not self._sets_out()):
            return self._turned()
        if "last" in token:
            return self._doing()
        return self._way()

    def _sets_out(self) -> bool:
        """Whether "from" a place says where a way begins, and not where goods are."""
        after = 3 if "soft" in self.peek(2) else 2
        doing = "verb" in self.peek(after) and self.peek(after)["verb"].get("", "go") != "go"
        return "from" in self.peek() and not (doing or self._amount_begins(after))

    def _way(self) -> list[Clause]:
        """Where to go, over what, with what."""
        start = self.peek()
        if "verb" in start and self._verb() == "go":
            self.next()
        place, origin, via = "", "", list[str]()
        along = self._along()
        while True:
            token = self.peek()
            if "via" in token:
                self.next()
                via.append(self._place())
                while place and "and" in self.peek() and "place" in self.peek(1):
                    self.next()
                    via.append(self._place())
            elif "from" in token and "place" in self.peek(1) and not origin:
                self.next()
                origin = self._place()
            elif ("to" in token or "place" in token) and not place:
                self.take("to")
                place = self._place()
            elif "and" in token and via and not place and "place" in self.peek(1):
                self.next()
                via.append(self._place())
            else:
                break
        along += self._along()
        if not (place or via or origin):
            raise self.odd(self.peek() if self.peek() is not start else start)
        if "last" in self.peek() and self.peek()["last"] == "go":
            self.next()
        return [Clause("way", start.text, place, tuple(via), origin, along=along)]

    def _along(self) -> tuple[Amount, ...]:
        if "with" not in self.peek():
            return ()
        self.next()
        return self._amounts()

    def _place(self) -> str:
        token = self.next()
        if "place" not in token:
            raise self._no_place(token)
        return str(token["place"])

    def _no_place(self, token: Token) -> Illegal:
        return Illegal("orders-no-home") if "home" in token else self.odd(token)

    # --- goods and transporters

    def _doing(self) -> list[Clause]:
        """A verb, then its objects, where, and its particle, in any order."""
        head = self.next()
        meanings: dict[str, str] = head["verb"] if "verb" in head else {"": head["last"]}
        said = _Objects()
        while not self.over and self._object(said, meanings):
            pass
        if said.particle not in meanings:
            return [self._begun(head, next(iter(meanings.values())), said.amounts)]
        verb = meanings[said.particle]
        if "to" in self.peek() and verb in ("drop", "set"):
            raise self.odd()
        return [self._of_unit(head, verb, said) if said.name or verb == "set" else self._of_goods(head, verb, said)]

    def _object(self, said: _Objects, meanings: dict[str, str]) -> bool:
        """Take one thing that a verb is about; False where none follows."""
        token, verbs = self.peek(), set(meanings.values())
        bare = not said.amounts and not said.name and not said.them
        if not said.particle and self._is_particle(meanings, said.where is not None):
            said.particle = str(self.next()["particle"])
        elif bare and self._amount_begins():
            said.amounts = self._amounts()
        elif bare and "lead" in verbs and "n" in token:
            said.amounts = (Amount(int(self.next()["n"]), "geese"),)
        elif bare and "them" in token:
            said.them = bool(self.next())
        elif bare and ("unit" in token or "burden" in token):
            said.name = str(self.next().means.get("unit", BURDEN))
        elif said.where is None and self._where_begins():
            said.where = self._where()
        elif verbs & {"deliver", "lead"} and not said.to and "via" in token:
            self.next()
            said.via.append(self._place())
        elif verbs & {"deliver", "lead"} and not said.to and ("to" in token or "place" in token):
            self.take("to")
            said.to = self._place()
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
        where = Where("at", self._place()) if said.where is None and "place" in self.peek() else said.where
        return Clause("set", head.text, where=where) if where else self._begun(head, verb, ())

    def _of_goods(self, head: Token, verb: str, said: _Objects) -> Clause:
        """A verb about goods, or about geese that are led."""
        if verb == "drop" and said.where is not None and said.where.how == "from":
            raise self.odd(head)
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
        """What breaks off, at the end of what was typed. Raises `Illegal` elsewhere."""
        n = 0
        if not amounts and "n" in self.peek() and self.at == len(self.tokens) - 1:
            n = int(self.next()["n"])
        elif len(amounts) == 1:
            n = max(0, amounts[0].n)
        if not self.over:
            raise self.odd(self.peek() if "hard" not in self.peek() and "soft" not in self.peek() else head)
        return Clause("begun", head.text, name=verb, n=n)

    def _turned(self) -> list[Clause]:
        """Where or what first, the verb after it: "at C1 drop 2 boards"."""
        start = self.peek()
        where = self._where() if self._where_begins() else None
        self._skip("soft") if where else None
        if where and "verb" in self.peek() and self._verb() != "go":
            (clause,) = self._doing()
            if clause.where is not None or clause.verb in ("begun", "lead"):
                raise self.odd(start)
            return [clause._replace(where=where)]
        if not self._amount_begins():
            raise self.odd(start if self.over else self.peek())
        amounts = self._amounts(turned=True)
        if where is None and self._where_begins():
            where = self._where()
        to = self._place() if self.take("to") else ""
        token = self.next()
        if "last" not in token or token["last"] == "go":
            raise self.odd(start if not token.text or "hard" in token else token)
        verb = str(token["last"])
        if verb == "lead":
            return [Clause("lead", token.text, to, where=where, n=amounts[0].n)]
        clauses = [Clause(verb, token.text, to if verb == "deliver" else "", amounts=amounts, where=where)]
        if to and verb == "drop":
            raise self.odd(token)
        return [*clauses, Clause("way", token.text, to)] if to and verb != "deliver" else clauses

    def _is_particle(self, meanings: dict[str, str], placed: bool) -> bool:
        token = self.peek()
        if "particle" not in token or token["particle"] not in meanings:
            return False
        if "n" in token and "good" in self.peek(1):
            return False
        return placed or not ("place" in self.peek(1) and ("at" in token or "from" in token))

    def _where_begins(self) -> bool:
        token, after = self.peek(), self.peek(1)
        if "here" in token or "there" in token:
            return True
        return ("at" in token and "place" in after) or ("from" in token and ("place" in after or "unit" in after))

    def _where(self) -> Where:
        token = self.next()
        for tag in ("here", "there"):
            if tag in token:
                return Where(tag)
        name = self.next()
        if "from" in token:
            return Where("from", str(name["place"] if "place" in name else name["unit"]))
        return Where("at", str(name["place"]))

    # --- amounts

    def _amount_begins(self, ahead: int = 0) -> bool:
        token, after = self.peek(ahead), self.peek(ahead + 1)
        return "good" in token or "all" in token or ("n" in token and "good" in after)

    def _amounts(self, *, turned: bool = False) -> tuple[Amount, ...]:
        """Goods one after the other; if not `turned`, without those that belong to a verb that comes after them."""
        if not self._amount_begins():
            raise self.odd()
        amounts = [self._amount()]
        while True:
            ahead = 0
            while any(tag in self.peek(ahead) for tag in ("soft", "and")) and ahead < 2:
                ahead += 1
            if not ahead or not self._amount_begins(ahead) or (not turned and self._verb_follows(ahead)):
                return tuple(amounts)
            self.at += ahead
            amounts.append(self._amount())

    def _verb_follows(self, ahead: int) -> bool:
        """Whether the goods from there on belong to a verb at their end. Raises `Illegal` if only
        some of them might."""
        parted = False
        while any(tag in self.peek(ahead) for tag in ("n", "good", "all", "and", "at", "place", "here", "there")):
            parted = parted or "and" in self.peek(ahead)
            ahead += 1
        follows = "last" in self.peek(ahead) and self.peek(ahead)["last"] != "go"
        if follows and parted:
            raise self.odd(self.peek(ahead))
        return follows

    def _amount(self) -> Amount:
        token = self.next()
        if "good" in token:
            return Amount(ALL, str(token["good"]))
        if "all" in token:
            return Amount(ALL, str(self.next()["good"]) if "good" in self.peek() else "")
        return Amount(int(token["n"]), str(self.next()["good"]))
