"""Values typed in another order than they are offered: put into the canonical order, or left as they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from .model import Action
from .offers import Domain, Offer, OneOf, Sentences, Some, settled
from .values import Value, Words, words_of


def in_order(offers: Iterable[Offer], action: Action) -> Action:
    """The action with its values in the order in which they are offered; as it is where no offer admits that."""
    for offer in offers:
        if type(action) is offer.action:
            told = {name: _ordered(domain, getattr(action, name)) for name, domain in offer.fields.items()}
            sorted_action = replace(action, **told)
            if offer.admits(sorted_action):
                return sorted_action
    return action


def _ordered(domain: Domain, value: Value) -> Value:
    """A value in its domain's order: several of `Some`, or an option whose last words have no order (`loose`)."""
    if not isinstance(value, tuple):
        return value
    if isinstance(domain, Some) and set(value) <= set(domain.options):
        return tuple(sorted(value, key=domain.options.index))
    if isinstance(domain, OneOf) and domain.loose is not None:
        words = words_of(value)
        first, rest = words[: domain.loose], Counter(words[domain.loose :])
        for option in domain.options:
            said = words_of(option)
            if said[: domain.loose] == first and Counter(said[domain.loose :]) == rest:
                return option
        if domain.more is not None:
            spoken = settled(domain, _said(domain.more, first, rest), type(value))
            return value if spoken is None else spoken
    return value


def _said(more: Sentences, words: Words, rest: Counter[str]) -> Words:
    """Words and the rest in an order in which they may be said; the rest at the end as it is where there is none."""
    while +rest:
        word = next((word for word in more.after(words) if rest[word]), None)
        if word is None:
            break
        words, rest = (*words, word), rest - Counter((word,))
    return (*words, *rest.elements())
