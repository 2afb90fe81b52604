"""Looking something up in the rules."""

from __future__ import annotations

import re

import pytest

from cogs.browse import verb_meaning
from cogs.browse.topic_pages import card
from cogs.browse.topics import ALSO, ARROW, TERMS, VERBS, about, meaning, meant, terms, titles, topics
from cogs.features import PANEL
from cogs.kit.card import Button, Card, Select
from cogs.kit.custom_ids import read
from cogs.question.next_question import Question
from cogs.viewer import Viewer
from engine.core.game import AnyGame
from engine.core.text import verb
from engine.games import milestones
from games import ARTISTS, GAMES
from render.legend import some, words
from tests.cogs.conftest import Server, World
from tests.cogs.drive import refs, text
from tests.cogs.heights import texts, walk
from tests.cogs.positions import looks
from tests.words.pseudo import TRIED
from words import LOCALES, Speaker, has

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


LOOKED_UP = {
    (
        "milestones",
        "en",
    ): "workers, castle, majority, start tiles, income, goal, winner, market, bonus tile, tie, hire",
    (
        "milestones",
        "de",
    ): "Mehrheit, Startplättchen, Einkommen, Kreis, Auslage, tauschen, Gebüsch, Abzweigung, liefern",
    (
        "roads",
        "en",
    ): "flood, contract, deal, irrigation, limit, theft, scenario, solo, wall, agreement, turn order, breed",
    (
        "roads",
        "de",
    ): "Überschwemmung, Flut, Verträge, Abmachung, Handel, Zucht, Zugreihenfolge, Bewässerung, abladen, Mine",
    ("wonders", "en"): "solo, rotate, debt, track, loan, monument, natural cell, objective, pass, tie, order, tower",
    ("wonders", "de"): "Rohstoff, Darlehen, solo, Stadtviertel, Plan, abwerfen, Schulden, Leiste, passen, Naturfeld",
    (
        "charmers",
        "en",
    ): "river, gap, lotus, fish, temple, fort, curve, fork, sun, moon, ship, half road, karma, market",
    (
        "charmers",
        "de",
    ): "Güter, Straße, Lücke, Überschneidung, Tempel, Festung, Gabelung, Zettel, Schiff, Bonus, Händler",
    (
        "shipyard",
        "en",
    ): "money, launch, captain, canal, contract, income, bonus action, trader, blue ribbon, train, yard",
    (
        "shipyard",
        "de",
    ): "Einkommen, Bonusaktion, Mannschaft, Angestellte, Tausch, Waren, Zuschuss, Geld, Kabine, Stapellauf",
}
"""What people typed or would have typed while playing."""


def known_games() -> dict[str, AnyGame]:
    return {game.key: game for game in GAMES}


@pytest.mark.parametrize(("key", "locale"), LOOKED_UP, ids="-".join)
def test_what_people_type_leads_somewhere_in_their_language(key: str, locale: str) -> None:
    game, speak = known_games()[key], Speaker(locale, known_games()[key])
    for typed in LOOKED_UP[key, locale].split(", "):
        known = topics(game, speak)
        assert about(typed, known) or about(meant(typed, game, speak), known), typed


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_other_word_leads_to_a_paragraph_that_is_not_found_without(game: AnyGame, locale: str) -> None:
    speak = Speaker(locale, game)
    if not has(locale, game.key, ALSO):
        return
    known = topics(game, speak)
    for line in speak(ALSO).splitlines():
        others, _, called = line.partition(ARROW)
        assert about(called, known), line
        for each in others.split(","):
            assert meant(each.strip(), game, speak) == called.strip()
            assert not about(each, known), f"{each} is found by itself"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("locale", LOCALES)
def test_what_verbs_and_words_of_a_panel_mean_stands_there_or_behind_a_button(game: AnyGame, locale: str) -> None:
    """Also where all that a game has were on one panel."""
    speak, verbs = Speaker(locale, game), [verb(each) for each in game.rules.actions]
    shown = speak(TERMS) if has(locale, game.key, TERMS) else ""
    known, paragraphs = terms(shown, game, speak), {text for each in verbs for text in meaning(each, game, speak)}
    card = verb_meaning.card(game, speak, verbs, shown=shown)
    card.view()
    told, behind = texts(card), [
        ref.text
        for row in card.parts if isinstance(row, tuple)
        for each in row if isinstance(each, Button) and (ref := read(each.id)) is not None
    ]  # fmt: skip
    for each in behind:
        alone = verb_meaning.card(game, speak, [each], shown=shown)
        assert not any(isinstance(part, tuple) and isinstance(part[0], Button) for part in alone.parts if part)
        told += texts(alone)
    assert [each for each in (*known, *paragraphs) if each not in told] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_verb_of_a_game_leads_to_what_it_means_to_the_same_paragraph_in_each_language(game: AnyGame) -> None:
    verbs = [verb(action) for action in game.rules.actions]
    found = []
    for locale in LOCALES:
        speak = Speaker(locale, game)
        lines = [each for line in speak(VERBS).splitlines() for each in line.partition(ARROW)[0].split()]
        assert sorted(lines) == sorted(verbs), "each verb stands there once, and no other"
        texts = [topic.text for topic in topics(game, speak)]
        found.append([[texts.index(text) for text in meaning(each, game, speak)] for each in verbs])
        assert all(found[-1])
        for each in verbs:
            shown = verb_meaning.card(game, speak, [each])
            shown.view()
            assert meaning(each, game, speak)[0].split("\n")[0] in str(shown.parts)
        verb_meaning.card(game, speak, verbs).view()
    assert all(each == found[0] for each in found)


UNEXPLAINED = {
    (
        "charmers",
        "en",
    ): "gap, circle, half road, karma, crane, lotus, heron, Great Mogul, Merchant, Builder, palace box",
    ("charmers", "de"): "Lücke, einkreisen, halbe Wege, Karma, Kranich, Lotus, Großmogul, Händlerin, Palastkästchen",
    ("wonders", "en"): "natural cell, natural cells, sidewalk, City District, pedestal, library, temple, as drawn",
    ("wonders", "de"): "Naturfeld, Naturfelder, Gehweg, Stadtteil, Sockel, Bibliothek, Hof, wie gezeichnet",
    ("roads", "en"): "temple row, cash in, brick, neutral brick, turn order, unless in doubt, bank, standing answers",
    ("roads", "de"): "Tempelreihe, Frömmigkeit, Baustein, Reihenfolge, im Zweifel, Südufer, Antworten hinterlegen",
}
"""Words at which people new to a game stopped, because nothing on the panel told what they are."""


def words_on(card: Card) -> str:
    """All that can be read on a card outside of its pictures."""
    said = [part for part in card.parts if isinstance(part, str)]
    for each in (each for part in card.parts if isinstance(part, tuple) for each in part):
        if isinstance(each, Select):
            said += [word for choice in each.choices for word in (choice.label, choice.description)]
        elif isinstance(each, Button):
            said.append(each.label)
    return "\n".join(said)


@pytest.mark.parametrize(("key", "locale"), UNEXPLAINED, ids="-".join)
def test_a_word_of_the_game_that_stands_on_a_panel_is_explained_one_press_from_there(key: str, locale: str) -> None:
    game, met = known_games()[key], set[str]()
    speak = Speaker(locale, game, ["Ann", "Ben", "Cat"])
    for seen in looks(game, 3, moves=62, every=20):
        viewer = Viewer(seen, speak)
        for said, asked, page in walk(viewer, 3):
            if not isinstance(asked, Question):
                continue
            shown = words_on(PANEL(viewer, text=said, page=page, unfolded=True))
            told = str(verb_meaning.card(game, speak, [verb(seen.offers[0].action)], shown=shown).parts[0])
            for word in UNEXPLAINED[key, locale].split(", "):
                if re.search(rf"(?<!\w){word}(?!\w)", shown, re.IGNORECASE):
                    met.add(word)
                    (means,) = terms(word, game, speak)
                    assert means.partition(": ")[2] in told, word
    assert len(met) > 2
    assert all(terms(word, game, speak) for word in UNEXPLAINED[key, locale].split(", "))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_as_many_words_are_explained_in_each_language_and_none_twice(game: AnyGame) -> None:
    lines = [Speaker(locale, game)(TERMS).splitlines() for locale in LOCALES if has(locale, game.key, TERMS)]
    assert not lines or len(lines) == len(LOCALES)
    assert len({len(each) for each in lines}) <= 1
    for known in lines:
        forms = [form.strip() for line in known for form in re.split("[,;]", line.partition(ARROW)[0])]
        assert all(forms)
        assert len(forms) == len(set(forms))
        assert all(line.partition(ARROW)[2].strip() for line in known)


async def test_a_panel_tells_what_its_verbs_mean_beside_it(server: Server) -> None:
    thread = await server.table("Ann", "Ben")
    speak = Speaker("en", milestones.GAME)
    for name in ("Ann", "Ben"):
        panel = await server.person(name).slash(thread, "game move")
        for each, ref in refs(panel):
            if ref.what == "means":
                told = await server.person(name).click(panel.response, custom_id=each["custom_id"])
                assert told.followups[-1].ephemeral
                assert meaning("draft", milestones.GAME, speak)[0] in text(told.followups[-1])
                return
    raise AssertionError("nobody is asked")
