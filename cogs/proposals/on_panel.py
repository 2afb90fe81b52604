"""What the panel shows of a proposal: who asks what, who has not answered yet, and the buttons to answer."""

from __future__ import annotations

from host.view.proposed import Proposed

from ..kit.card import Button
from ..kit.custom_ids import Ref
from ..news.digest import in_one
from ..news.proposal_lines import lost_moves, terms_lines
from ..panel.additions import Addition
from ..panel.fold import in_two
from ..viewer import Viewer

TOLD = 500
"""The most characters of what would be taken back."""
ABOVE, ALL = 4, 100
"""The most rows of that or of terms: above the answers, and elsewhere."""


class Proposals(Addition):
    """See `Addition`."""

    def said(self, viewer: Viewer, memo: str) -> list[str]:
        """What is proposed, and what it is about, as this person may read it; or what of that stands not above."""
        found = viewer.look.proposed
        if found is None:
            return []
        return ["\n".join(in_two(_about(viewer, found), ABOVE)[1])] if _alone(viewer) else [said(viewer, found)]

    def asked(self, viewer: Viewer) -> str:
        """The same, shorter, for somebody who has nothing else to decide than to answer it."""
        found = viewer.look.proposed
        return said(viewer, found, ABOVE) if found is not None and _alone(viewer) else ""

    def meanwhile(self, viewer: Viewer) -> list[Button]:
        """The answers of somebody who waits: they have nothing else to decide."""
        found = viewer.look.proposed
        return buttons(viewer, found) if found is not None and _first(viewer) else []

    def around(self, viewer: Viewer) -> list[Button]:
        """The answers of others; for whom nothing is proposed, the way to ask."""
        look, speak = viewer
        if look.asks:
            return [Button(speak("button-ask-back"), Ref("asking", look.table.id).id())]
        return [] if look.proposed is None or _first(viewer) else buttons(viewer, look.proposed)


def said(viewer: Viewer, found: Proposed, most: int = ALL) -> str:
    """A proposal with who has not answered yet, and until when it stands; in so many rows what it is about."""
    speak = viewer.speak
    code = f"proposed-own-{found.kind}" if found.mine else f"proposed-{found.kind}"
    lost = lost_moves(found.take_back, speak, viewer.look.seat, found.seat) if found.take_back is not None else ""
    lines = [f"**{speak(code, name=speak.names[found.seat], lost=lost)}**", *in_two(_about(viewer, found), most)[0]]
    left = [seat for seat in found.asked if seat not in found.agreed]
    code = f"proposed-left-{found.kind}"
    lines += (
        f"-# {each}"
        for each in speak.to_reader(lambda to: [to(code, names=to.names_of(left), until=str(found.until))])
    )
    return "\n".join(lines)


def _about(viewer: Viewer, found: Proposed) -> str:
    """The terms that are proposed, or what would be taken back."""
    terms = "" if found.terms is None else terms_lines(found.terms, viewer.speak)
    return "\n".join(filter(None, (terms, in_one(viewer, found.told, TOLD) if found.told else "")))


def _first(viewer: Viewer) -> bool:
    """Whether the answers stand before what there is to see."""
    look = viewer.look
    return not look.waited and look.proposed is not None and look.proposed.asks


def _alone(viewer: Viewer) -> bool:
    """Whether nothing else can be decided."""
    return _first(viewer) and not viewer.look.offers


def buttons(viewer: Viewer, found: Proposed) -> list[Button]:
    """What this person can do about a proposal."""
    look, speak = viewer
    if found.mine:
        return [Button(speak("button-withdraw"), Ref("withdraw", look.table.id, text=found.mark).id())]
    if not found.asks:
        return []
    agree = Button(speak("button-agree"), Ref("agree", look.table.id, text=found.mark).id(), "primary")
    return [agree, Button(speak("button-refuse"), Ref("refuse", look.table.id, text=found.mark).id())]
