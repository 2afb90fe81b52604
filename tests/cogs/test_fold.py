"""A line above a question that is too long is cut where its reader expects it, and goes on below."""

from __future__ import annotations

import pytest

from cogs.panel.fold import ABOVE, first_line, in_two

CASES = (
    ("You buy market 5 for 4 gold (3 left): J3–J5, K5. It brings 1 food, 2 ceramics, 1 population.", ", K5. "),
    ("You lay the starter road on I8–I11. Otter now gets 2 points for Roads of Rome instead of 3.", "I11. "),
    ("Du setzt „Schiffsbau“ nach vorn; wählst „Kanal mieten“ und bekommst 2 Gulden; nimmst 1 Segel.", "Gulden; "),
    ("You move to a space far away; take 2 sand, 1 stone; build the market in D2, and a road to A2.", "1 stone; "),
    (
        "Du bist mit dieser Runde fertig. Der 12. Baustein des Wunders ist ein neutraler (noch 21). Runde 8 beginnt.",
        "fertig. ",
    ),
    ("From now on your turns end at once when nothing else is left to do, at all tables of yours.", "to do, "),
)


@pytest.mark.parametrize(("line", "cut"), CASES)
def test_it_ends_with_a_sentence_or_an_act_rather_than_amid_one(line: str, cut: str) -> None:
    end = line.index(cut) + len(cut)
    assert in_two(line) == ([f"-# {line[:end].rstrip(' .,;:')} …"], [f"-# … {line[end:]}"])


def test_what_ends_too_early_is_cut_later() -> None:
    line = "You go. " + "You take 2 sand and 1 stone and build a house in D2 and a road from there to A2 and B2."
    assert len(first_line(line, ABOVE)) > ABOVE // 2
