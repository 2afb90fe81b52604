"""The lists from which a table's terms are chosen, before the start and in play, and lines about those that stand on
other pages."""

from __future__ import annotations

from collections.abc import Sequence

from host.calls import Terms
from host.terms import TERMS, chosen
from words import Speaker

from ..kit.card import Choice, Part, Select, placeholder
from ..kit.custom_ids import Ref


def term_list(terms: Terms, name: str, speak: Speaker, pick: Ref) -> list[Part]:
    """A term's list with its heading; `pick` is what choosing means."""
    now, label = chosen(terms, name), speak(f"term-{name}")
    choices = tuple(Choice(speak(f"term-{name}-{each}"), each, selected=each == now) for each in TERMS[name])
    return [f"**{label}**", (Select(pick.id(), placeholder(label, speak), choices),)]


def term_lines(terms: Terms, names: Sequence[str], speak: Speaker) -> list[str]:
    """What is chosen, a line each."""
    return [f"{speak(f'term-{name}')}: {speak(f'term-{name}-{chosen(terms, name)}')}" for name in names]


def small(lines: Sequence[str]) -> str:
    """Lines in small letters; empty ones are left out."""
    return "\n".join(f"-# {each}" for each in lines if each)
