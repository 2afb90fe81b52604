"""The cards for admins: tables and what is wrong with them, and questions before acts that cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from host import Status, Table
from host.admin import Case, Preview, Wrong
from host.people import Bar
from words import Speaker

from ..gate.find_table import line, link, title
from ..kit.card import Button, Card, clip
from ..kit.custom_ids import Ref

PAGE = 8
"""Tables on a page of the list."""
LISTED = 15
"""The most tables of somebody who is barred."""
QUOTE = "> "
"""Begins the line that keeps a reason on a message."""


def cases(found: Sequence[Case], page: int, speak: Speaker) -> Card:
    """A page of a server's tables, those with something wrong first."""
    pages = max(1, -(-len(found) // PAGE))
    page = min(page, pages - 1)
    told = [_case(each, speak) for each in found[page * PAGE : (page + 1) * PAGE]]
    wrong = sum(bool(each.wrongs) for each in found)
    if not found:
        return Card((speak("admin-list-none"),))
    head = speak("admin-list", count=len(found), wrong=wrong)
    buttons = []
    if page:
        buttons.append(Button(speak("button-page-back"), Ref("cases", page=page - 1).id()))
    if page + 1 < pages:
        buttons.append(Button(speak("button-page-on", page=page + 2, pages=pages), Ref("cases", page=page + 1).id()))
    return Card((f"### {head}", "\n".join(told), tuple(buttons)))


def _case(case: Case, speak: Speaker) -> str:
    names = case.table.names(speak.locale)
    wrongs = [f"⚠️ {_wrong(each, names, speak)}" for each in case.wrongs]
    asked = ", ".join(names[seat.index] for seat in case.table.seats if seat.since is not None)
    since = speak("admin-list-asked", who=asked, at=str(case.table.row.updated_at)) if asked else ""
    idle = since or speak("admin-list-idle", at=str(case.table.row.updated_at))
    said = f"- [{clip(line(case.table, speak), 150)}]({link(case.table)}) · {idle}"
    return "\n".join((said, *(f"  {w}" for w in wrongs)))


def _wrong(wrong: Wrong, names: Sequence[str], speak: Speaker) -> str:
    values = dict(wrong.values)
    if wrong.code == "lost":
        return speak("wrong-lost", why=speak(f"lost-{values['why']}"))
    if wrong.code == "late":
        return speak("wrong-late", name=names[int(values["seat"])], since=values["since"])
    return speak(f"wrong-{wrong.code}", **values)


def confirm(
    table: Table,
    act: Ref,
    reason: str,
    speak: Speaker,
    *told: str,
    asks: str = "",
    final: bool = True,
    **values: str | int,
) -> Card:
    """What an act would do and why, asking whether to go on; `asks`: the question, if it is not named like the act.
    The message keeps the reason. `final`: nothing takes it back."""
    text = speak(f"admin-{asks or act.what}", table=title(table, speak), **values)
    sure = Button(speak("button-sure"), act.id(), "danger")
    return Card(
        (f"### {text}", "\n".join(told), f"{QUOTE}{reason}", speak("confirm-final") if final else "", (sure,))
    )


def barred(person: int, bar: Bar, tables: Sequence[Table], speak: Speaker) -> Card:
    """That somebody is barred, why, and the seats that they still have. The message keeps the reason."""
    mention = f"<@{person}>"
    told = [speak("said-admin-bar", person=mention, until=str(bar.until or "never"))]
    if not tables:
        return Card(("\n".join(told), f"{QUOTE}{bar.reason}"))
    told += [speak("said-admin-bar-seats", count=len(tables))]
    told += [f"- [{clip(line(each, speak), 150)}]({link(each)})" for each in tables[:LISTED]]
    button = Button(speak("button-empty", count=len(tables)), Ref("emptying", token=str(person)).id(), "danger")
    return Card(("\n".join(told), f"{QUOTE}{bar.reason}", (button,)))


def empty(person: int, tables: Sequence[Table], reason: str, speak: Speaker) -> Card:
    """What follows if somebody loses all their seats on a server, asking whether to go on."""
    text = speak("admin-emptying", person=f"<@{person}>", count=len(tables))
    sure = Button(speak("button-sure"), Ref("emptied", token=str(person)).id(), "danger")
    return Card((f"### {text}", speak("admin-emptying-what"), f"{QUOTE}{reason}", (sure,)))


def remove(table: Table, act: Ref, reason: str, speak: Speaker, name: str, barred: str) -> Card:
    """What follows if somebody loses their seat: they may come back, or they may not, or they are `barred` ("yes")
    from all tables."""
    buttons = (
        Button(speak("button-remove"), act.id(), "danger"),
        Button(speak("button-remove-for-good"), replace(act, page=1).id(), "danger"),
    )[: 1 if barred == "yes" else 2]
    values = {"table": title(table, speak), "name": name, "barred": barred}
    before = table.status is Status.OPEN
    text = speak("admin-removing-lobby", **values) if before else speak("admin-removing", **values)
    return Card((f"### {text}", f"{QUOTE}{reason}", buttons))


def rewind(table: Table, preview: Preview, reason: str, speak: Speaker, note: str = "") -> Card:
    """What a rewind would take back or bring back, asking whether to go on."""
    lines = [clip(" ".join(speak.note(each) for each in one.notes), 200) for one in preview.lines]
    told = [f"- {each}" for each in lines if each]
    if preview.count > len(preview.lines):
        told.append(speak("plan-more", count=preview.count - len(preview.lines)))
    waiting = ", ".join(speak.names[seat] for seat in preview.waiting)
    told += [] if preview.forward else [speak("admin-redrawn")]
    told.append(speak("admin-then", who=waiting or "–"))
    last = "" if preview.forward else str(preview.last)
    act = Ref("rewinding", table.id, token=str(preview.head), page=preview.upto, text=last)
    said = (f"-# {note}", *told) if note else told
    asks = "restoring" if preview.forward else "rewinding"
    entry = str(preview.upto)
    return confirm(table, act, reason, speak, *said, asks=asks, final=False, count=preview.count, entry=entry)
