"""The card on which an organiser says what a league is, before anybody else sees it; each choice counts at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from engine.core.game import AnyGame
from host import Refused, harmless
from host.leagues.book import Book, Stage
from host.leagues.charter import ROUND, SEASONS, SIGN_UP, Charter, charter_of
from host.leagues.format import KINDS, SIZES, Format, wrong
from host.leagues.settings import unfit
from words import Speaker

from ..gate import opening
from ..gate.find_table import server_of
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Part, Select, placeholder, rows
from ..kit.custom_ids import Ref
from ..kit.paging import turning
from ..kit.replies import no_choice, picked, show, speaker, wait
from ..kit.router import Handler
from ..news.league_lines import preview_line, rules_line, settings_line, terms_line
from ..news.terms_choices import small
from .draft_games import Editions, editions, set_games
from .find_league import only_runners, own_of

FORESEEN = (8, 12)
"""For how many people it is said what will happen."""
ROUNDS, DIVISIONS = {"swiss": (2, 3, 4, 5, 6, 7, 9), "round-robin": (0, 1, 2, 3, 5, 7, 9)}, (4, 6, 8, 10, 12, 16)


PAGES = (("kind", "size", "rounds"), ("games", "sign-up", "days", "seasons"))
"""The lists on each page, those that say most first."""


async def show_draft(interaction: Interaction, book: Book, line: str = "", page: int = 0) -> None:
    """Show it to its organiser."""
    games, speak = await opening.games(interaction), speaker(interaction)
    seats, known = interaction.client.host.leagues.seats(), interaction.client.host.register.games
    further = editions(interaction)
    made = partial(draft_card, book, games, seats, known, further, speak, line, page)
    card = await interaction.client.pool.run(made)
    await show(interaction, card)


def draft_card(
    book: Book,
    games: Sequence[AnyGame],
    seats: Mapping[str, tuple[int, int]],
    known: Mapping[str, AnyGame],
    further: Editions,
    speak: Speaker,
    line: str = "",
    page: int = 0,
) -> Card:
    """`games` may be chosen; `seats`: how many play each of the `known` ones, which have these `further` editions;
    `line`: what has just happened. What the lists of the other page say stands in small letters."""
    page, charter, number = min(page, len(PAGES) - 1), charter_of(book.league), book.league.id
    head = f"### {speak('league-draft-head', title=harmless(book.league.title))}"
    state = line or speak("league-draft-state")
    parts: list[Part] = [f"{head}\n-# {state}"]
    every = _lists(charter, games, speak)
    for name in PAGES[page]:
        label, choices, most = every[name]
        pick = Ref("lgset", seat=page, page=number, text=name).id()
        parts += [f"**{label}**", (Select(pick, placeholder(label, speak), choices, 1, most),)]
    both = settings_line(charter, known, speak), terms_line(charter, speak)
    if page:
        parts.append(small([rules_line(charter, known, speak), *both]))
    else:
        names = ", ".join(known[key].name for key in charter.format.games if key in known)
        parts.append(small([names, *both, speak("league-times", days=charter.sign_up, seasons=charter.seasons)]))
    faults = wrong(charter.format, 1_000, seats)
    if faults:
        why = speak.refusal(Refused("league-wrong", why=faults[0])).partition(": ")[2]
        parts.append(speak("league-wrong-now", why=why))
    elif (cannot := unfit(charter, known)) is not None:
        parts.append(speak.refusal(Refused("league-cannot-begin", game=cannot[0].name, count=cannot[1])))
    elif not page:
        parts.append("\n".join(filter(None, (preview_line(charter, people, speak) for people in FORESEEN))))
    stopped = bool(faults) or cannot is not None
    buttons = [Button(speak("button-league-publish"), Ref("lgopen", page=number).id(), "success", stopped)]
    if set_games(book, known, further):
        buttons.append(Button(speak("button-settings"), Ref("lggame", page=number).id()))
    buttons.append(Button(speak("button-league-terms"), Ref("lgterms", page=number).id()))
    buttons += turning(page, len(PAGES), speak, lambda to: Ref("lgdraft", seat=to, page=number))
    buttons.append(Button(speak("button-league-drop"), Ref("lgdrop", page=number).id(), "danger"))
    return Card((*parts, *rows(buttons)))


Lists = dict[str, tuple[str, tuple[Choice, ...], int]]


def _lists(charter: Charter, games: Sequence[AnyGame], speak: Speaker) -> Lists:
    """By name, the heading of a list, its lines, and how many may be chosen."""
    now = charter.format

    def numbers(values: Sequence[int], code: str, chosen: int) -> tuple[Choice, ...]:
        return tuple(Choice(speak(code, n=n), str(n), selected=n == chosen) for n in values)

    kinds = tuple(Choice(speak(f"league-kind-{each}"), each, selected=each == now.kind) for each in KINDS)
    third = {
        "knockout": (range(1, now.smallest), "league-onward-n", now.onward),
        "divisions": (DIVISIONS, "league-division-n", now.division),
    }.get(now.kind, (ROUNDS.get(now.kind, ()), "league-rounds-n", now.rounds))
    return {
        "games": (
            speak("league-games"),
            tuple(Choice(each.name, each.key, selected=each.key in now.games) for each in games),
            len(games),
        ),
        "kind": (speak("league-kind"), kinds, 1),
        "size": (speak("league-size"), numbers(SIZES, "league-size-n", now.size), 1),
        "rounds": (speak(f"league-rounds-{now.kind}"), numbers(*third), 1),
        "sign-up": (speak("league-sign-up"), numbers(SIGN_UP, "league-days-n", charter.sign_up), 1),
        "days": (speak("league-days"), numbers(ROUND, "league-days-n", charter.days), 1),
        "seasons": (speak("league-seasons"), numbers(SEASONS, "league-seasons-n", charter.seasons), 1),
    }


async def choose(interaction: Interaction, ref: Ref) -> None:
    """One of the lists was used."""
    await wait(interaction)
    allowed = {game.key for game in await opening.games(interaction)}
    values = [each for each in picked(interaction) if ref.text != "games" or each in allowed]
    seats = interaction.client.host.leagues.seats()
    await _change(interaction, ref, lambda charter: changed(charter, ref.text, values, seats))


def changed(charter: Charter, name: str, values: Sequence[str], seats: Mapping[str, tuple[int, int]]) -> Charter:
    """What choosing some values means. Raises `Refused`."""
    if name == "games":
        options = {key: chosen for key, chosen in charter.options.items() if key in values}
        format = _sized(replace(charter.format, games=tuple(values)), seats)
        return replace(charter, format=format, options=options)
    value = values[0] if len(values) == 1 else ""
    if name == "kind" and value in KINDS:
        kind = KINDS[KINDS.index(value)]
        rounds = 3 if kind == "swiss" else 0
        return replace(charter, format=_sized(replace(charter.format, kind=kind, rounds=rounds), seats))
    if not (value.isascii() and value.isdigit() and len(value) < 4):
        raise no_choice(", ".join(values))
    number, now = int(value), charter.format
    if name == "size":
        return replace(charter, format=_sized(replace(now, size=number), seats))
    if name == "rounds":
        what = {"knockout": "onward", "divisions": "division"}.get(now.kind, "rounds")
        return replace(charter, format=_sized(replace(now, **{what: number}), seats))
    if name not in ("sign-up", "days", "seasons"):
        raise no_choice(name)
    return replace(charter, **{name.replace("-", "_"): number})


def _sized(now: Format, seats: Mapping[str, tuple[int, int]]) -> Format:
    """The format with what follows from the size of its tables and divisions."""
    least = max((seats[key][0] for key in now.games if key in seats), default=2)
    smallest = min(now.size, max(2, least, now.size - 1))
    onward = max(1, min(now.onward, smallest - 1))
    division = max(now.division, smallest)
    return replace(now, smallest=smallest, onward=onward, division=division, moves=max(1, division // 4))


async def _back(interaction: Interaction, ref: Ref) -> None:
    """Back to it from its settings and terms, or to its other page."""
    await wait(interaction)
    book = await own_of(interaction, ref)
    if book.league.stage is not Stage.DRAFT:
        raise Refused("league-opened")
    await show_draft(interaction, book, page=ref.seat)


async def _change(interaction: Interaction, ref: Ref, change: Callable[[Charter], Charter]) -> None:
    await own_of(interaction, ref)
    book = await interaction.client.host.leagues.change(server_of(interaction), ref.page, change)
    await show_draft(interaction, book, speaker(interaction)("setup-saved"), ref.seat)


async def publish(interaction: Interaction, ref: Ref) -> None:
    """Everybody sees it from now on, and may sign up."""
    await wait(interaction)
    await only_runners(interaction)
    await own_of(interaction, ref)
    book = await interaction.client.host.leagues.publish(server_of(interaction), ref.page)
    title, speak = harmless(book.league.title), speaker(interaction)
    await show(interaction, Card((speak("league-published", title=title, channel=f"<#{book.league.channel}>"),)))


async def drop(interaction: Interaction, ref: Ref) -> None:
    """It is given up."""
    await wait(interaction)
    league = (await own_of(interaction, ref)).league
    if league.stage is not Stage.DRAFT:
        raise Refused("league-opened")
    await interaction.client.host.leagues.close(server_of(interaction), ref.page)
    await show(interaction, Card((speaker(interaction)("league-dropped"),)))


HANDLERS: Mapping[str, Handler] = {"lgset": choose, "lgdraft": _back, "lgopen": publish, "lgdrop": drop}
