"""Faces: what a viewer is shown of a table, and what changed between two moments.

A face holds the parts of `Full` that can change. The view is kept as encoded top-level fields, so that a change is
found by comparing bytes and a view that shares lists with the state cannot fool us.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import UNSET, Raw, Struct
from msgspec.structs import astuple, replace

from hullbreach.kernel import (
    Choice,
    Event,
    Guess,
    OnlyWay,
    Result,
    Session,
    Sight,
    Span,
    WaitingFor,
    encode,
)
from hullbreach.server.wire.protocol import (
    Change,
    Proposal,
    Question,
    Said,
    SpokenLine,
    TableInfo,
    Talk,
    Told,
)

from .table_talk import PlaceNames, Sayable, talk_of

COMPARED = (
    *("table", "asked", "waits", "result", "undo", "proposal", "talk", "may_open"),
    *("standing", "standing_until", "only_ways", "guess"),
)
"""The parts of a face that are sent whole when they change."""
WAITS_FOR_NOBODY = WaitingFor((), 0)


OpenedViews: TypeAlias = tuple[dict[str, bytes], ...] | None
"""Every seat's view, as encoded fields; None for whoever may not see them."""


class Face(Struct, frozen=True, gc=False):
    """What one viewer is shown."""

    table: TableInfo
    view: dict[str, bytes] | None
    asked: Question | None
    waits: WaitingFor
    result: Result | None
    undo: bool
    proposal: Proposal | None
    standing: Mapping[str, Choice] = {}
    standing_until: Mapping[str, Span] = {}
    talk: Talk | None = None
    may_open: bool = False
    only_ways: list[OnlyWay] = []
    opened: OpenedViews = None
    guess: Guess | None = None
    """What whoever only looks on is asked."""


class PublicView(Struct, frozen=True, gc=False):
    """The public's view, from which those of the seats take what all see alike."""

    view: Any
    fields: dict[str, bytes]
    """Its encoded fields."""
    names: PlaceNames | None = None
    """What the board calls the places that talk speaks of."""
    sayable: dict[int, Sayable] = {}
    """What seats could say at the last moment: kept from one to the next."""


def public_view(session: Session[Any], sayable: dict[int, Sayable] | None = None) -> PublicView:
    """What everybody sees."""
    view, language, kept = session.view(None), session.game.talk, sayable or {}
    words = {word for before in kept.values() for word in before.places}
    names = None if language is None else PlaceNames(language, session.state, words)
    return PublicView(view, encoded_fields(view), names, {} if sayable is None else sayable)


def views_of_all(session: Session[Any], players: int, public: PublicView) -> list[dict[str, bytes]]:
    """What every seat sees."""
    seats = range(players)
    return [encoded_fields(session.view(seat, public.view), public) for seat in seats]


def encoded_fields(view: Any, public: PublicView | None = None) -> dict[str, bytes]:
    """A view as its encoded top-level fields; what it has from the public's is not encoded again."""
    if not isinstance(view, Struct):
        return {str(name): encode(value) for name, value in view.items()}
    names, values = view.__struct_fields__, astuple(view)
    if public is None or type(public.view) is not type(view):
        return {name: encode(value) for name, value in zip(names, values, strict=True)}
    open_to_all = zip(astuple(public.view), public.fields.values(), strict=True)
    return {
        name: encoded if value is shared else encode(value)
        for name, value, (shared, encoded) in zip(names, values, open_to_all, strict=True)
    }


def raw_view(fields: Mapping[str, bytes] | None) -> dict[str, Raw] | None:
    """Encoded fields as a part of a message."""
    return None if fields is None else {name: Raw(value) for name, value in fields.items()}


def describe_question(shown: Sight) -> Question | None:
    """What a seat is asked, as it goes over the wire."""
    pick = shown.asked
    if pick is None:
        return None
    return Question(
        number=pick.number,
        prompt=pick.prompt,
        rule=pick.rule,
        options=shown.options,
        default=pick.default,
        secret=pick.secret,
        about=dict(pick.about),
        group=pick.group,
        items=shown.items,
        form=shown.form,
        composed=shown.composed,
        proposed=shown.proposed,
        who=shown.who,
        because=shown.occasion.because,
        doing=shown.occasion.doing,
        why_all=shown.occasion.why_all,
        standing=shown.occasion.standing,
    )


def build_face(
    session: Session[Any] | None,
    seat: int | None,
    table: TableInfo,
    proposal: Proposal | None,
    standing: Mapping[str, Choice] | None = None,
    standing_until: Mapping[str, Span] | None = None,
    public: PublicView | None = None,
) -> Face:
    """The face of a table for a seat, or for the public."""
    if session is None:
        nothing = (None, None, WAITS_FOR_NOBODY, None, False, proposal)
        return Face(table, *nothing, standing or {}, standing_until or {})
    shown = session.seat_view(seat, None if public is None else public.view)
    return Face(
        table=table,
        view=encoded_fields(shown.view, public),
        asked=describe_question(shown),
        waits=shown.waits,
        result=shown.result,
        undo=shown.may_undo,
        proposal=proposal,
        standing=standing or {},
        standing_until=standing_until or {},
        talk=talk_of(session, seat)
        if public is None
        else talk_of(session, seat, public.names, public.sayable),
        only_ways=shown.only_ways,
    )


def face_at_rest(face: Face) -> Face:
    """The face of a game that was ended in its middle: all lies as it lay, and nobody is asked anything any more."""
    return replace(face, asked=None, waits=WAITS_FOR_NOBODY, undo=False, talk=None, only_ways=[])


def changed_fields(old: Face, new: Face) -> dict[str, Any]:
    """The parts of a Change that differ."""
    pairs = ((name, getattr(old, name), getattr(new, name)) for name in COMPARED)
    found = {name: now for name, before, now in pairs if now is not before and now != before}
    view = _view_difference(old.view, new.view)
    if view is not UNSET:
        found["view"] = view
    if old.opened != new.opened:
        found["opened"] = _opened_difference(old.opened, new.opened)
    return found


def _opened_difference(old: OpenedViews, new: OpenedViews) -> list[object] | None:
    if new is None:
        return None
    before = old or ({},) * len(new)
    return [raw_view(changed_part(*pair)) for pair in zip(before, new, strict=True)]


def changed_part(old: Mapping[str, bytes], new: Mapping[str, bytes]) -> dict[str, bytes]:
    """The fields of a view that are different now."""
    return {name: value for name, value in new.items() if old.get(name) != value}


def _view_difference(old: dict[str, bytes] | None, new: dict[str, bytes] | None) -> Any:
    if old is None or new is None or old.keys() != new.keys():
        return UNSET if old == new else raw_view(new)
    changed = changed_part(old, new)
    return raw_view(changed) if changed else UNSET


def events_for(events: list[Event], seat: int | None) -> list[Told]:
    """The events that this viewer may know."""
    seen = (event.for_seat(seat) for event in events)
    return [Told(event.key, event.facts) for event in seen if event is not None]


def change_message(
    n: int,
    events: list[Told],
    chat: Said | None,
    parts: Mapping[str, Any],
    spoken: list[SpokenLine] | None = None,
) -> Change | None:
    """The message for a viewer, or None if there is nothing to say."""
    if not events and chat is None and not parts and not spoken:
        return None
    return Change(n=n, events=events, chat=chat, spoken=spoken or [], **parts)
