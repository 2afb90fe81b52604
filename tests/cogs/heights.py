"""How tall a card is on a page 412 px wide, from its parts and the style sheet of the demo's page: an estimate."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

import db
from cogs.kit.card import Button, Card, Link, Picker, Select
from cogs.kit.custom_ids import read
from cogs.pictures.wanted import Wanted
from cogs.plans.ahead_card import ahead_card
from cogs.plans.batch_card import batch_card
from cogs.question.next_question import Question, ask
from cogs.tries.try_card import try_card
from cogs.typed import confirm_typed
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.frames import AnyPosition
from engine.core.model import Action, Seat
from engine.core.offers import Offer
from engine.core.text import kinds, write
from games import ARTISTS
from host import Look, Table
from host.plans.ahead import look_ahead
from host.plans.batches import seen as collected
from host.tries.fork import Fork, by_hand, by_opponents, look_at
from host.view.plans import Plan, prospect
from host.view.tries import Kept, Tried
from render.measure import width
from render.show import Mark, Show
from words import LOCALES, Speaker

SCREEN = 640
"""Pixels of a message that such a page shows at once."""
WIDE = 324
"""Pixels between the avatar and the right edge."""
HEADER = 56
"""Above a message: to what it replies, the bot's name, and the gap below it."""
COMMAND = 26
"""Above an answer to a command: who gave it."""
QUOTE, MARGIN = 16, 4
"""Before a quote; below a heading, and before and after quotes."""
BUTTON, PADDING, GAP = 32, 24, 8
"""Of a button its height and the space around its label, and between two."""
SELECT, END = 40, 3
ABOVE, BELOW, PICTURED = 4, 6, 8
"""The margins of rows, and below a picture; of two margins that meet the larger counts."""
Component = Button | Link | Select | Picker
FEW = 60
"""The most actions of an offer that are looked at."""
ACT = "wagon 13 takes 2 trunks, goes to D3 and waits there until Ben is done"
WHY = "Line {} (“donkey 12 to D3, take 2 boards and fly, if nobody is in”): donkey 12 cannot do that: C6 is too far"
SAID = (
    "Donkey 12 stays where it is.",
    "You: " + "; ".join([ACT] * 5) + ", and 3 more events (10 points).",
    "Kraftwagenbesitzer " * 20 + "fahren.",
    "\n".join([*(WHY.format(n) for n in (2, 4, 5)), "Lines 6, 7, 9: the same", "These stand in the form again."]),
)
"""What may stand above a question: short, what somebody did, without clauses, and typed lines that were refused."""
ANSWERS = ("go", "pick", "some", "both", "num", "tell", "sure")
"""What the refs of answers say."""
BACK = tuple(Speaker(locale)("button-back") for locale in LOCALES)
"""How a button is called that answers nothing, though its ref says so."""
LIKE = re.compile(r"^(> )?(-# |### |## |# )?")


class Heights(NamedTuple):
    """Where on a card the question ends, the picture, the green button's line, or the first line of buttons, and the
    first line that answers what is asked; and where the card ends. 0 for what it does not have."""

    question: int
    picture: int
    green: int
    answer: int
    whole: int

    @property
    def answered(self) -> int:
        """Where the last of the four ends."""
        return max(self.question, self.picture, self.green, self.answer)

    @property
    def carried(self) -> int:
        """Where all but the answers end: on a card that carries out what is collected they come after that."""
        return max(self.question, self.picture, self.green)

    def fits(self) -> bool:
        """Whether a phone shows all of this at once, and also below a typed command all but the answers."""
        return self.answered <= SCREEN and self.carried + COMMAND <= SCREEN


def heights(card: Card) -> Heights:
    """Of a card whose pictures are not drawn yet."""
    y, question, picture, row, green, answer, text, margin = HEADER, 0, 0, 0, 0, 0, 0, 0
    for part in card.parts:
        if not part:
            continue
        if isinstance(part, tuple):
            y, question = y + max(margin, ABOVE), question if row else text
            for tall, parts in _lines(part):
                row = row or y + tall
                if not green and any(isinstance(each, Button) and each.style == "success" for each in parts):
                    green = y + tall
                if not answer and any(map(answers, parts)):
                    answer = y + tall
                y += tall + GAP
            y, margin = y - GAP, BELOW
        elif isinstance(part, str):
            tall, below = _text(part)
            text = y = y + margin + tall
            margin = below
        elif isinstance(part, Wanted):
            y, margin = y + margin + _picture(part), PICTURED
            picture = y
    return Heights(question or text, picture, green or row, answer, y + END)


def answers(each: Component) -> bool:
    """Whether a component answers the question of a card, or a part of it; not what leads back, or only turns."""
    found = None if isinstance(each, Link) else read(each.id)
    return found is not None and found.what in ANSWERS and not (isinstance(each, Button) and each.label in BACK)


def walk(viewer: Viewer, most: int = 8, each: int = 2) -> Iterator[tuple[str, Question | Action, int]]:
    """The first question of a look and those that follow it, some of each; with the text and the page of each."""
    left, done = [""], set[str]()
    while left and len(done) < most:
        text = left.pop(0)
        if text in done:
            continue
        done.add(text)
        asked = ask(viewer, text)
        yield text, asked, 0
        if isinstance(asked, Question):
            options = [*asked.options, *(option for also in asked.also for option in also.options)]
            left += [option.text for option in options[:: max(1, len(options) // each)]]


def texts(card: Card) -> str:
    """All that a card says outside of buttons and lists."""
    return "\n".join(part for part in card.parts if isinstance(part, str))


def stands(text: str, line: str) -> bool:
    """Whether a card's text begins with a line and tells all of it: what is not at the top, in one place below."""
    whole, found = re.findall(r"\w+", line), re.findall(r"\w+", text)
    above = next((n for n, word in enumerate(whole) if found[n : n + 1] != [word]), len(whole))
    below, after = whole[above:], found[above:]
    return above > 0 and (not below or any(after[n : n + len(below)] == below for n in range(len(after))))


def beside(
    at: Table, s: AnyPosition, locale: str, steps: int = 4, line: str = ""
) -> Iterator[tuple[str, Card, AnyPosition]]:
    """The cards on which people plan their next turn, collect actions, are asked about typed ones, or try something,
    in a position, with `line` above them; with the kind of each, and the position whose points stand on it. The first
    two fill up."""
    speak, game, seat = at.speaker(locale), at.game, at.game.waiting(s)[0]
    for n in range(len(at.seats)):
        texts = list[str]()
        while (now := prospect(game, s, Seat(n), texts)) is not None and len(texts) <= steps:
            ahead = look_ahead(at, Seat(n), now, Plan(), 0).after_that(s)
            yield "ahead", ahead_card(Viewer(ahead, speak), line=line), s
            if not now.more or not ahead.offers:
                break
            texts.append(_longest(ahead.offers, len(texts)))
    texts = []
    while game.guide.pieces.together(game.view(s, seat)) and len(texts) <= steps:
        held = collected(game, s, seat, texts)
        look = Look(at, seat, held.state, "=f", (), False, 0, batch=held.batch).after_that(s)
        yield "batch", batch_card(Viewer(look, speak), line=line), s
        if not held.batch.more or not look.offers:
            break
        texts.append(_longest(look.offers, len(texts)))
    look = Look(at, seat, s, "f.f", (), False, 0)
    for offer in look.offers:
        said = tuple("words as they were typed" for _ in kinds(offer.action))
        proposed = confirm_typed.Proposed(offer.action, said, (_longest([offer], 0),), sure=False)
        yield "typed", confirm_typed.card(Viewer(look, speak), proposed, line), s
    if texts:
        action = game.parse(texts[0])
        proposed = confirm_typed.Proposed(type(action), ("words as they were typed",), tuple(texts), sure=False)
        yield "typed", confirm_typed.card(Viewer(look, speak), proposed, line), s
    row = db.Try(seat=seat, head=1, undos=0, seed=bytes(16), body=b"", at=0)
    tried, now = tuple[Tried, ...](), game.imagined(s, seat, Seeded(row.seed, 0, 0))
    for n in range(steps):
        fork = Fork(at, 0, 1, row, Kept(tried, len(tried), lost=2 if n else None), now)
        look = look_at(fork)
        yield "try", try_card(Viewer(look, speak), line=line), now
        if look.result is not None:
            break
        waits = bool(look.offers)
        moved, now = by_hand(fork, [_longest(look.offers, n)], confirms=True) if waits else by_opponents(fork)
        tried += moved


# --- inside


def _longest(offers: Sequence[Offer], turn: int) -> str:
    """The longest of some actions, of one offer after the other."""
    return max(map(write, islice(offers[turn % len(offers)], FEW)), key=len)


def _picture(part: Wanted) -> int:
    assert part.view is not None
    artist, marks = ARTISTS[part.key], tuple(Mark(*mark) for mark in part.marks)
    names, changes = tuple(part.speak.names), artist.changes(part.view.table, part.told)
    scene = artist.draw(Show(part.view, part.speak, names, part.cut, marks, changes, part.at))
    return -(-WIDE * scene.height // scene.width)


def _text(text: str) -> tuple[int, int]:
    """Its height and the margin below it."""
    tall, margin, before = 0.0, 0, False
    for line in text.split("\n"):
        found = LIKE.match(line)
        assert found is not None
        quoted, kind = bool(found[1]), found[2]
        heading, small = kind not in (None, "-# "), kind == "-# "
        words = re.sub(r"~~|<t:\d+:R>", "", line[found.end() :])
        rows = _wrapped(f"**{words}" if heading else words, 14 if small else 16, WIDE - QUOTE * quoted)
        tall += (max(margin, MARGIN) if quoted != before else margin) + rows * (19.25 if small else 22)
        margin, before = MARGIN * heading, quoted
    return round(tall), MARGIN * before


def _wrapped(text: str, size: int, wide: int) -> int:
    """The rows of a text with bold parts."""
    rows, x, bold = 1, 0.0, False
    for word in text.split(" "):
        long = 0.0
        for n, part in enumerate(word.split("**")):
            bold ^= n > 0
            long += width(part, size, bold)
        if x and x + long > wide:
            rows, x = rows + 1, 0.0
        x += long + width(" ", size, bold)
    return rows


def _lines(parts: Sequence[Component]) -> Iterator[tuple[int, list[Component]]]:
    """The lines into which a row wraps: how tall each is, and what stands in it."""
    if not isinstance(parts[0], Button | Link):
        yield SELECT, [*parts]
        return
    x, line, tall = 0.0, list[Component](), 0
    for each in parts:
        assert isinstance(each, Button | Link)
        long = (3 * width(each.label, 14) + width(each.label, 14, bold=True)) / 4 + PADDING  # of medium weight
        high = BUTTON if long <= WIDE else 4 + 20 * _wrapped(each.label, 14, WIDE - PADDING)
        if line and x + GAP + min(long, WIDE) > WIDE:
            yield tall, line
            x, line, tall = 0.0, [], 0
        x, tall = x + (GAP if line else 0) + min(long, WIDE), max(tall, high)
        line.append(each)
    yield tall, line
