"""The phrases of typed orders: a place, where goods are, amounts of goods; read from a row of tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from engine.core.model import Illegal

from .clauses import ALL, Amount, Where
from .vocabulary import Token, short

END = Token("")


PHRASE = ("n", "good", "all", "and", "soft", "at", "place", "here", "there")
"""Tokens that may stand between goods and a verb at their end."""


class Phrases:
    """A row of tokens, read from the front."""

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

    def skip(self, *tags: str) -> Self:
        """Take all tokens that can be one of these."""
        while not self.over and self.take(*tags):
            pass
        return self

    def parted(self) -> bool:
        """Whether nothing follows, or a sign or word that parts."""
        return self.over or any(tag in self.peek() for tag in ("hard", "soft", "and", "then"))

    # --- places

    def place(self) -> str:
        """Take a place. Raises `Illegal` for anything else."""
        token = self.next()
        if "place" not in token:
            raise self._no_place(token)
        return str(token["place"])

    def _no_place(self, token: Token) -> Illegal:
        return Illegal("orders-no-home") if "home" in token else self.odd(token)

    def where_begins(self) -> bool:
        """Whether goods are said to be somewhere."""
        token, after = self.peek(), self.peek(1)
        if "here" in token or "there" in token:
            return True
        if "from" in token and "number" in after and not self.amount_begins(1):
            return True
        return ("at" in token and "place" in after) or ("from" in token and ("place" in after or "unit" in after))

    def where(self) -> Where:
        """Take where goods are."""
        token = self.next()
        for tag in ("here", "there"):
            if tag in token:
                return Where(tag)
        name = self.next()
        if "from" in token:
            return Where("from", str(next(name[tag] for tag in ("place", "unit", "number") if tag in name)))
        return Where("at", str(name["place"]))

    # --- amounts

    def amount_begins(self, ahead: int = 0) -> bool:
        """Whether goods follow."""
        token, after = self.peek(ahead), self.peek(ahead + 1)
        return "good" in token or "all" in token or ("n" in token and "good" in after)

    def amounts(self, *, turned: bool = False) -> tuple[Amount, ...]:
        """Goods one after the other; if not `turned`, without those that belong to a verb that comes after them."""
        if not self.amount_begins():
            raise self.odd()
        amounts = [self._amount()]
        while True:
            ahead = 0
            while any(tag in self.peek(ahead) for tag in ("soft", "and")) and ahead < 2:
                ahead += 1
            if not self.amount_begins(ahead) or (not turned and self._verb_follows(ahead)):
                return tuple(amounts)
            if not ahead and "n" not in self.peek():
                return tuple(amounts)
            self.at += ahead
            amounts.append(self._amount())

    def _verb_follows(self, ahead: int) -> bool:
        """Whether the goods from there on belong to a verb at their end. Raises `Illegal` if only
        some of them might."""
        parted = False
        while any(tag in self.peek(ahead) for tag in PHRASE):
            parted = parted or "and" in self.peek(ahead) or "soft" in self.peek(ahead)
            ahead += 1
        follows = "last" in self.peek(ahead) and self.peek(ahead)["last"] != "go"
        if follows and parted:
            raise self.odd(self.peek(ahead))
        return follows

    def _amount(self) -> Amount:
        token = self.next()
        if "good" in token and self.peek().text.isdigit() and "n" in self.peek() and "good" not in self.peek(1):
            return Amount(int(self.next()["n"]), str(token["good"]))
        if "good" in token:
            return Amount(1 if "single" in token else ALL, str(token["good"]))
        if "all" in token and "n" in self.peek() and "good" in self.peek(1):
            token = self.next()
        elif "all" in token:
            return Amount(ALL, str(self.next()["good"]) if "good" in self.peek() else "")
        return Amount(int(token["n"]), str(self.next()["good"]))
