"""Looking something up in the rules."""

from __future__ import annotations

import pytest

from cogs.browse.topic_pages import card
from cogs.browse.topics import about, titles, topics
from engine.core.game import AnyGame
from engine.games import milestones
from games import ARTISTS, GAMES
from render.legend import some, words
from tests.cogs.conftest import Server, World
from tests.cogs.drive import refs, text
from tests.words.pseudo import TRIED
from words import Speaker

SAY = Speaker("en", milestones.GAME)


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_topic_leads_to_its_own_text_first_within_the_limits(game: AnyGame) -> None:
    legend = words(ARTISTS[game.key].legend)
    for locale in TRIED:
        speak = Speaker(locale, game)
        known = topics(game, speak)
        assert len(titles(known)) > 5
        for topic in known:
            if topic.title:
                first = about(topic.title, known)[0]
                assert first in [each.text for each in known if each.title == topic.title]
                shown = card(game, speak, topic.title, legend)
                assert shown.view()


@pytest.mark.parametrize(
    ("locale", "typed", "title"),
    [
        ("en", "castle", "Castle"),
        ("en", "CASTLES", "Castle"),
        ("de", "burg", "Burg"),
        ("de", "muhle", "Mühle"),
        ("de", "castle", "Castle"),
        ("en", "Burg", "Burg"),
        ("de", "wertung", "Schlusswertung"),
    ],
)
def test_a_word_is_found_without_its_ending_its_marks_or_in_another_language(
    locale: str, typed: str, title: str
) -> None:
    said = "\n".join(
        part for part in card(milestones.GAME, Speaker(locale, milestones.GAME), typed).parts if isinstance(part, str)
    )
    assert f"**{title}" in said


def test_of_a_table_only_the_lines_that_say_it_are_shown() -> None:
    (roads,) = (game for game in GAMES if game.key == "roads")
    *_, last = about("wagon", topics(roads, Speaker("en", roads)))
    head, *lines = last.split("\n")
    assert head.startswith("**")
    assert lines
    assert all("wagon" in line.casefold() for line in lines)


def test_every_symbol_can_be_shown_by_the_code_of_its_word() -> None:
    for artist in ARTISTS.values():
        codes = [code for page in words(artist.legend) for code in page]
        assert [entry.word for entry in some(artist.legend, codes)[0].entries] == codes


async def test_the_command_answers_at_a_table_and_away_from_it(server: Server, world: World) -> None:
    thread = await server.table("Ann", start=False)
    ann = server.person("Ann")
    shown = await ann.slash(thread, "game rules", topic="castle")
    assert "Keep 3 goods" in text(shown)
    (select,) = [each for each, ref in refs(shown) if ref.what == "topic"]
    again = await ann.select(shown.response, [select["options"][-1]["value"]], custom_id=select["custom_id"])
    assert "5 points" in text(again)
    assert "two moves" in text(await ann.slash(thread, "game rules"))
    nothing = text(await ann.slash(server.channel, "game rules", topic="zzz", game="milestones"))
    assert "zzz" in nothing
    assert "Castle" in nothing
    found = await ann.autocomplete(thread, "game rules", "topic", "cast")
    assert [each["value"] for each in found] == ["Castle"]
