"""What was said in another order than it is offered: brought into the one canonical order, or left as it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from .model import Action, More, Offer, OneOf, Some


def in_order(offers: Iterable[Offer], action: Action) -> Action:
    """The action with its values in the order in which they are offered; as it is where no offer admits that."""
    for offer in offers:
        if type(action) is offer.action:
            told = {name: _ordered(domain, getattr(action, name)) for name, domain in offer.fields.items()}
            sorted_action = replace(action, **told)
            if offer.admits(sorted_action):
                return sorted_action
    return action


def _ordered(domain: Any, value: Any) -> Any:
    """A value in its domain's order: several of `Some`, or an option whose last parts have no order (`loose`)."""
    if not isinstance(value, tuple):
        return value
    if isinstance(domain, Some) and set(value) <= set(domain.options):
        return tuple(sorted(value, key=domain.options.index))
    if isinstance(domain, OneOf) and domain.loose is not None:
        first, rest = value[: domain.loose], Counter(value[domain.loose :])
        same = (o for o in domain.options if o[: domain.loose] == first and Counter(o[domain.loose :]) == rest)
        return next(same, value if domain.more is None else _said(domain.more, first, rest))
    return value


def _said(more: More, words: tuple[Any, ...], rest: Counter[Any]) -> tuple[Any, ...]:
    """Words and the rest in an order in which they may be said; the rest at the end as it is where there is none."""
    while +rest:
        word = next((word for word in more.after(words) if rest[word]), None)
        if word is None:
            break
        words, rest = (*words, word), rest - Counter((word,))
    return (*words, *rest.elements())
