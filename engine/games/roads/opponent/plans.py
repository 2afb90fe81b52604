"""The policies of the practice opponents, each a file in `content/opponents` with the figures it was chosen by.

A file is read when it is first needed, and only once. A mistake in one raises `ContentError`.
"""

from __future__ import annotations

from functools import cache

from engine.kit import content

from ..components import BUILDINGS, TOPICS
from .policy import Policy

ALONE = ("walks", "two_woods", "ore", "shores", "many_mines", "coins", "woods")
"""The plans for games alone, in the order in which they are rehearsed: the first of equals is followed."""


@cache
def steady() -> Policy:
    """The policy of the steady opponent."""
    return _shipped("steady")


@cache
def rival() -> Policy:
    """The policy of the strong opponent among others."""
    return _shipped("rival")


@cache
def alone() -> tuple[Policy, ...]:
    """The plans of the strong opponent for games alone."""
    return tuple(_shipped(name) for name in ALONE)


def _shipped(name: str) -> Policy:
    file = f"opponents/{name}.toml"
    return read(content.shipped(__package__.rpartition(".")[0], file), file)


def read(text: str, file: str) -> Policy:
    """A policy from a content file. Raises `ContentError`."""
    policy = content.toml(text, file, Policy)
    for n, wish in enumerate(policy.wishes):
        known = wish.kind == "road" or wish.kind in BUILDINGS
        content.need(known, file, f"wishes[{n}]", f"{wish.kind!r} is no building")
    for n, route in enumerate(policy.routes):
        known = all(end == "hub" or end in BUILDINGS for end in route)
        content.need(known, file, f"routes[{n}]", f"{route.source!r} to {route.sink!r}: no two buildings")
    for n, topic in enumerate(policy.topics):
        content.need(topic in TOPICS, file, f"topics[{n}]", f"{topic!r} cannot be researched")
    return policy
