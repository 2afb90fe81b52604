"""The panel: one person's pending question, as a card only they see. Made from the offers of any game."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

import msgspec

from engine.core.model import Action
from engine.core.text import verb as verb_of
from engine.core.text import write
from host import Line, Status
from host.results.ratings import Change
from words import has

from ..kit.card import SMALL, Button, Card, Named, Part, Row, fitted, rows
from ..kit.custom_ids import Ref
from ..news.clock_lines import clock_lines
from ..news.digest import Digest, digest
from ..news.rating_line import rating_line
from ..news.standings import final_standings, points_row, ranking
from ..news.table_state import ended, late_line, paused, placeless, resting
from ..news.told import standing_notes
from ..pictures.icons import pieces
from ..question.ask_verb import headed
from ..question.green_button import has_green, with_one_green
from ..question.next_question import Question, ask, earlier
from ..question.question import without_sums
from ..question.question_parts import asked_parts, footing, plan_lines, ref_of
from ..viewer import Viewer
from .additions import Addition
from .end_button import end_button
from .fold import AMID, LONGER, ROWS, Fold, above, in_two
from .reminders import reminders

REMINDERS = 8
"""Rows of reminders below the answers until they are unfolded. News never fold: they are told once."""

CROWDED = 3
"""So many lines above a question leave one row for what a press came to, and none for the heading."""
ROW, FULL = 40, 4
"""Characters of a row of a phone; with so many rows a question leaves no room for news above it."""


class Panel:
    """Makes the cards of panels, with what other features add to them. All of it runs off the event loop."""

    def __init__(self, additions: Sequence[Addition]) -> None:
        self._additions = tuple(additions)
        self._cards = {turn: card for each in additions for turn, card in each.cards.items()}

    def __call__(
        self,
        viewer: Viewer,
        *,
        text: str = "",
        page: int = 0,
        line: str = "",
        told: Sequence[Line] = (),
        memo: str = "",
        steps: int = 1,
        unfolded: bool = False,
        read: Sequence[str] = (),
        changes: Sequence[Change] = (),
        abroad: bool = False,
    ) -> Card:
        """The card for this person's question after choosing `text`: the question, its picture and answers, then what
        the answers cost and bring, then the events they were not shown yet; these and `told` are marked in the
        picture. `line` stands first, then what additions say is urgent; `memo` is their note to themselves,
        `steps` is how many entries their last press made, `unfolded`: with all its details. Reminders that they have
        `read` fold. `changes`: of ratings, by a game that is over. `abroad`: it is read elsewhere than on the table's
        server."""
        look, speak = viewer
        if look.turn in self._cards:
            return self._cards[look.turn](viewer, text=text, page=page, line=line)
        firsts = [each for one in self._additions for each in one.first(viewer)]
        line = "\n".join(
            filter(None, (*firsts, line, *(each for one in self._additions for each in one.second(viewer))))
        )
        states = [f"-# {each}" for each in filter(None, [placeless(look.table, speak)])]
        asks = self._asked(viewer)
        mine, on = in_two(line, AMID if asks else LONGER)
        said = [*mine, *states, *filter(None, [paused(look.table, speak)])]
        added = [each for addition in self._additions for each in addition.said(viewer, memo)]
        if look.result is not None:
            standings = f"### {speak('head-over')}\n{final_standings(viewer)}"
            rated, after = rating_line(viewer, changes), self._after(viewer, Digest(), abroad=abroad)
            return Card((*said, standings, rated, *after, *on, *added))
        if why := ended(look.table, speak):
            return Card((*said, f"### {why}\n{footing(viewer)}", *on, *added))
        rests = resting(look.table, speak)
        by = ranking(viewer)
        since, stands = digest(viewer, look.news, by), points_row(viewer)
        waits = f"### {rests or waiting_for(viewer)}\n{footing(viewer)} · <t:{look.since}:R>"
        named = Named(pieces(speak), (*since.text.split("\n"), stands), speak.names)
        away = look.seat is not None and look.table.player(look.seat) is None
        if away or not look.offers or look.table.status is Status.PAUSED:
            head = "\n".join(filter(None, (waits, *(asks or [stands]))))
            told_too = "\n".join((*on, *([stands] if asks else []), *_reminders(viewer, line, since), *_late(viewer)))
            rest = (told_too, *_news(viewer, since), "\n".join([] if away else self._standing(viewer)), *added)
            if not away:
                return Card((*said, head, *self._after(viewer, since, steps), *rest), named)
            ref = Ref("really", look.table.id, seat=look.seat or 0, text="back")
            back = Button(speak("wish-back"), ref.id(), "success")
            why = "" if rests else speak("panel-away")
            return Card((*said, head, why, *rows([back, *self._look_around(viewer, since)]), *rest), named)
        question = ask(viewer, text, page)
        if not isinstance(question, Question):
            return self.confirm(viewer, question, line=line, news=_news(viewer, since))
        fold = Fold(unfolded=unfolded)
        taken = any(each.takes_green(viewer) for each in self._additions)
        question = with_one_green(look, without_sums(viewer, question) if told else question, taken=taken)
        asked = asked_parts(viewer, question, (*standing_notes(told), *since.marked), green=not taken)
        ways = [*end_button(viewer), *self._ways(viewer, question)] if not question.text else []
        green = any(isinstance(each, Button) and each.style == "success" for row in ways for each in row)
        answers = [*ways, *asked.answers] if green else [*asked.answers, *ways]
        crowded = asked.head.count("\n") >= CROWDED
        room = AMID if crowded else ROWS
        (mine, on), kept = in_two(line, room, speak), self._kept(viewer)
        if asked.head and sum(map(len, on)) > LONGER * SMALL:  # most of it is below anyway
            mine, on = in_two(line, AMID, speak)
        full = sum(len(wrap(each, ROW)) for each in asked.head.split("\n")) >= FULL
        news, yours, turns = above(since, speak, first=not (question.text or mine or kept or full))
        late, again = _late(viewer), look.waited and bool(text)
        fold.add([*on, kept if mine else "", *states])
        fold.add([] if look.waited else self._standing(viewer))
        fold.add([*asked.told, *(() if again else late)])
        fold.add(added)
        fold.add([stands])
        fold.add(yours, head=_news_head(viewer))
        fold.add(turns, head="" if yours else _news_head(viewer))
        known = [f"-# {each}" for each in read] if look.waited else ()
        fold.add(() if again else _reminders(viewer, line, since), REMINDERS, known=known)
        more = [_details(viewer, text, question.page, unfolded)] if fold.hides or unfolded else []
        below = self._steps(viewer, question, since, steps, more)
        doing = "" if crowded and mine else f"### {speak.doing(look.view)}"
        head = doing if look.waited else waits
        top = "\n".join(filter(None, (*mine, head, "" if mine else kept, news, asked.head)))
        foot = footing(viewer) if look.waited else ""
        parts = (top, asked.picture, *answers, *fold.text, foot)
        named = Named(named.pieces, (news, *yours, *turns, stands), named.people)
        return Card((*parts, *fitted(parts, below)), named)

    def confirm(self, viewer: Viewer, action: Action, *, line: str = "", news: Sequence[Part] = ()) -> Card:
        """The question before a step by which something is lost that another would keep: its effects, yes or no."""
        look, speak = viewer
        preview = look.preview(action)
        notes = [speak.note(note) for note in preview.notes]
        costs = speak.preview(msgspec.structs.replace(preview, notes=()))
        named = headed(viewer, action)
        said, on = in_two(line, speak=speak)
        told = (f"### {named}", costs, *plan_lines(notes, speak), self._kept(viewer), f"-# {speak('confirm-grave')}")
        text = "\n".join(filter(None, told))
        sure = Button(speak("button-sure"), ref_of(look, "sure", write(action)).id(), "success")
        back = Button(speak("button-back"), ref_of(look, "go", "").id())
        return Card(
            ("\n".join((*said, text)), (sure, back), "\n".join(filter(None, (*on, points_row(viewer)))), *news)
        )

    # --- what is added

    def _kept(self, viewer: Viewer) -> str:
        return "\n".join(filter(None, (each.kept(viewer) for each in self._additions)))

    def _asked(self, viewer: Viewer) -> list[str]:
        return [text for each in self._additions if (text := each.asked(viewer))]

    def _standing(self, viewer: Viewer) -> list[str]:
        return [line for each in self._additions for line in each.standing(viewer)]

    def _ways(self, viewer: Viewer, question: Question) -> list[Row]:
        return [row for each in self._additions for row in each.ways(viewer, green=has_green(question))]

    # --- buttons

    def _steps(
        self, viewer: Viewer, question: Question, news: Digest, steps: int, details: Sequence[Button]
    ) -> list[Button]:
        """Back, undo, redo and details; "refresh" for a player nobody is waiting for."""
        look, speak = viewer
        buttons = []
        before = earlier(viewer, question.text)
        if before is not None:
            buttons.append(Button(speak("button-back"), ref_of(look, "go", before).id()))
        buttons += [*_undo(viewer, steps), *details]
        if look.waited:
            return [*buttons, *self._look_around(viewer, news)[1:], *_means(viewer, question.text)]
        return [*buttons, *self._meanwhile(viewer), *self._look_around(viewer, news)]

    def _after(self, viewer: Viewer, news: Digest, steps: int = 1, *, abroad: bool = False) -> list[Row]:
        """For a player without a question: undo, redo, a nudge for those who must act, and "refresh"; at the end
        another table, which opens beside this one."""
        look, speak = viewer
        buttons = [*_undo(viewer, steps), *self._meanwhile(viewer)]
        waits = look.table.status is not Status.PAUSED and any(look.table.player(s) is not None for s in look.waiting)
        if look.seat is not None and waits:
            nudge = Ref("really", look.table.id, seat=look.seat, text="nudge").id()
            buttons.append(Button(speak("wish-nudge"), nudge))
        if look.result is not None and look.seat is not None and not abroad:
            buttons.append(Button(speak("button-anew"), Ref("anew", look.table.id).id()))
        return rows([*buttons, *(self._look_around(viewer, news) if look.result is None else ())])

    def _meanwhile(self, viewer: Viewer) -> list[Button]:
        return [button for each in self._additions for button in each.meanwhile(viewer)]

    def _look_around(self, viewer: Viewer, news: Digest) -> tuple[Button, ...]:
        """Buttons for looking around: refresh, map and legend if the game has them, the table's people; the log if
        there is news."""
        look, speak = viewer
        again = Button(speak("button-again"), ref_of(look, "again").id())
        people = Button(speak("button-table"), Ref("table", look.table.id).id())
        known = has(speak.locale, look.table.game.key, "legend")
        legend = [Button(speak("button-legend"), Ref("legend", look.table.id).id())] if known else []
        log = [Button(speak("button-log"), Ref("log", look.table.id, text="new").id())] if news.text else []
        mapped = look.table.game.guide.picture.mapped
        whole = [Button(speak("button-map"), Ref("map", look.table.id).id())] if mapped else []
        added = [button for each in self._additions for button in each.around(viewer)]
        return again, *whole, people, *legend, *log, *added


def waiting_for(viewer: Viewer) -> str:
    """The seats that must act, in words."""
    return viewer.speak("waiting-for", seats=list(viewer.look.waiting))


# --- inside


def _reminders(viewer: Viewer, line: str, since: Digest) -> list[str]:
    """The game's reminders, but for what a `line` of the card or the news have just said, be it as a clause."""
    said = f"{line}\n{since.text}".casefold()
    return [f"-# {each}" for each in reminders(viewer) if each.removesuffix(".").casefold() not in said]


def _late(viewer: Viewer) -> list[str]:
    """Whose time ends when, and who keeps the others waiting; it never folds: a place may be lost by it."""
    look, speak = viewer
    shown = [each for each in look.clocks if not look.waited or each.seat == look.seat]
    late = [late_line(each, speak, look.seat) for each in look.late]
    return [f"-# {each}" for each in (*clock_lines(shown, speak, look.seat), *late)]


def _news(viewer: Viewer, news: Digest) -> list[Part]:
    if not news.text:
        return []
    return [f"{_news_head(viewer)}\n{news.text}"]


def _news_head(viewer: Viewer) -> str:
    look, speak = viewer
    if look.seat is None:
        return f"**{speak('news-head-onlooker')}**"
    return f"**{speak('news-head') if look.known else speak('news-head-first')}**"


def _details(viewer: Viewer, text: str, page: int, unfolded: bool) -> Button:
    """The button that shows what is folded, or folds it again."""
    look, speak = viewer
    label, what = (speak("button-fold"), "fold") if unfolded else (speak("button-unfold"), "unfold")
    return Button(label, ref_of(look, what, text, page).id())


def _means(viewer: Viewer, text: str) -> list[Button]:
    """The button to what the rules say of the verb that was chosen, or of all that can be, if the game tells that."""
    look, speak = viewer
    if not has(speak.locale, look.table.game.key, "rules-verbs"):
        return []
    return [Button(speak("button-means"), ref_of(look, "means", text.partition(" ")[0]).id())]


def _undo(viewer: Viewer, steps: int) -> list[Button]:
    """The undo button: takes back the last step ("come back" for somebody who was done), or all steps of the last
    press; and those for bringing back what was taken back last, or all of it."""
    look, speak = viewer
    redo = [Button(speak("button-redo"), ref_of(look, "redo").id())] if look.redoes else []
    if (gone := len(look.redoes)) > 1:
        redo.append(Button(speak("button-redo-all", count=gone), ref_of(look, "redoall", str(gone)).id()))
    if not look.can_undo:
        return redo
    verb = look.undoes.partition(" ")[0]
    done = not look.waited and any(verb == verb_of(end) for end in look.table.game.guide.panel.ends)
    label = speak("button-come-back") if done else speak("button-undo")
    last = Button(label, ref_of(look, "undo").id())
    every = Button(speak("button-undo-all", count=steps), ref_of(look, "undoall", str(steps)).id())
    return [last, every, *redo] if steps > 1 else [last, *redo]
