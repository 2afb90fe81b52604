"""Names that try to be more than names: in messages, alt texts and pictures they are letters."""

from __future__ import annotations

import pytest

from host import Host, Person, Place
from host.view.names import LONGEST, harmless

TRICKS = {
    "Ann": "Ann",
    "Åsa Müller-Łuk": "Åsa Müller-Łuk",
    "max_the_2nd": "max_the_2nd",
    "[x](https://evil.example)": "(x)(https evil.example)",
    "||secret||": "¦¦secret¦¦",
    "# Head": "♯ Head",
    "-# small": "♯ small",
    "- point": "point",
    "> quote": "› quote",
    "**bold** `code` ~~no~~": "∗∗bold∗∗ 'code' ∼∼no∼∼",
    "_it_ __under__": "_it _under",
    "@everyone": "everyone",
    "<@123456>": "‹123456›",
    "<#99> <:x:1>": "‹♯99› ‹:x:1›",
    "one\ntwo\r\n\u2028three": "one two three",
    "Ann\u202eneB\u202c\u2066x\u2069\u200f": "AnnneBx",
    "\u200b\u2060\ufeff": "",
    "👩\u200d🚀": "👩\u200d🚀",
    "\\*x\\*": "/∗x/∗",
    "": "",
}


@pytest.mark.parametrize("name", TRICKS)
def test_a_name_is_made_harmless(name: str) -> None:
    assert harmless(name) == TRICKS[name]


@pytest.mark.parametrize("name", [*TRICKS, "long " * 20, "_" * 40, "x" * 400])
def test_a_harmless_name_is_short_and_stays_as_it_is(name: str) -> None:
    made = harmless(name)
    assert len(made) <= LONGEST
    assert harmless(made) == made
    assert not set(made) & set("*`~|[]<>#@\\\n")


async def test_names_at_a_table_are_harmless_in_sentences_of_every_kind(host: Host, place: Place) -> None:
    made = await host.lobby.create("k", Person(1, "[x](https://evil.example)"), place, game="milestones")
    table = await host.lobby.join(made.id, Person(2, "\u202e\u200b"))
    assert table.names("en") == ["(x)(https evil.example)", "Seat 2"]
    assert table.speaker("en").names == ("(x)(https evil.example)", "Seat 2")
