"""A line above a question that is too long is cut where its reader expects it, and goes on below."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.news.digest import Digest
from cogs.panel.fold import ABOVE, above, first_line, in_two
from engine.games import milestones
from words import LOCALES, Speaker

WORDS = Path(__file__).parents[2] / "words"
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
    (
        "Du zeichnest eine Gerade auf A3 und erhältst den Bonus „bis zu 3 verschiedene Waren verkaufen“ (Rand).",
        "den Bonus ",
    ),
    (
        "You draw a straight road on A3 and get the bonus “sell up to 3 different goods of yours” (border).",
        "the bonus ",
    ),
    (
        "Not played as you set it: “take the bonus “sell”; take “3 money” and sell rice” was not possible any more.",
        "set it: ",
    ),
    (
        "Nicht gespielt wie hinterlegt: „Bonus „verkaufen“ nehmen; dann „3 Geld“ und Straße“ war nicht mehr möglich.",
        "hinterlegt: ",
    ),
)


@pytest.mark.parametrize(("line", "cut"), CASES)
def test_it_ends_with_a_sentence_or_an_act_rather_than_amid_one(line: str, cut: str) -> None:
    end = line.index(cut) + len(cut)
    assert in_two(line) == ([f"-# {line[:end].rstrip(' .,;:')} …"], [f"-# … {line[end:]}"])


@pytest.mark.parametrize("locale", LOCALES)
def test_an_answer_that_always_is_the_same_stands_above_the_question_in_one_piece(locale: str) -> None:
    speak, file = Speaker(locale), WORDS / locale / "shared" / "cogs.ftl"
    answers = re.findall(r"(?m)^(said-[\w-]+) = [^{}\n]+$", file.read_text("utf-8"))
    assert len(answers) > 10
    assert [code for code in answers if in_two(speak(code))[1]] == []


def test_what_ends_too_early_is_cut_later() -> None:
    line = "You go. " + "You take 2 sand and 1 stone and build a house in D2 and a road from there to A2 and B2."
    assert len(first_line(line, ABOVE)) > ABOVE // 2


def test_above_a_question_stands_what_fits_there_whole_and_below_it_is_not_told_again() -> None:
    speak = Speaker("en")
    told = Digest((f"+1, now 17: **Ben** takes {'stone, ' * 12}wood", "**Cleo** is done"), ("**Dan** waits",))
    cut, last, others = told.text.split("\n")
    assert above(told, speak, first=True) == (last, [cut], [others])
    assert above(told, speak, first=False) == ("", [cut, last], [others])
    alone = Digest(told.yours[:1])
    short, below, _ = above(alone, speak, first=True)
    assert short.endswith(", stone …")
    assert cut.startswith(short.removesuffix(" …"))
    (rest,) = below
    assert rest.startswith("> … "), "it goes on"
    assert cut == f"{short.removesuffix(' …')}, {rest.removeprefix('> … ')}", "nothing twice"


@pytest.mark.parametrize(
    ("locale", "who", "acts"),
    [
        ("en", "You", ("move to space 12", "receive 1 wood", "buy 1 sand")),
        ("de", "Du", ("ziehst auf Feld 12", "erhältst 1 Holz", "kaufst 1 Sand")),
        ("en", "Otter", ("moves to space 12", "receives 1 wood", "buys 1 sand")),
    ],
)
def test_below_no_act_stands_without_whose_it_is(locale: str, who: str, acts: tuple[str, ...]) -> None:
    speak = Speaker(locale, milestones.GAME, ("Ann", "Otter"), reader=0)
    line = f"{who} {', '.join(acts * 3)}."
    said, on = in_two(line, speak=speak)
    assert on[0].startswith(f"-# … {who} ")
    news, below, _ = above(Digest((f"**{who}**{line.removeprefix(who)}",)), speak, first=True)
    assert news.endswith(" …")
    assert below[0].startswith(f"> … **{who}** ")
    told = said[0].removeprefix("-# ").removesuffix(" …")
    assert line.startswith(told)
    assert line.endswith(on[0].removeprefix(f"-# … {who} "))


def test_lines_without_words_are_no_lines_of_small_letters() -> None:
    for blank in ("", " ", "\n", " \n "):
        assert in_two(blank) == ([], [])
        assert in_two(f"A road.\n{blank}\nA house.") == (["-# A road.", "-# A house."], [])
