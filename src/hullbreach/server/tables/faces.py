"""Faces: what a viewer is shown of a table, and what changed between two moments.

A face holds the parts of `Full` that can change. The view is kept as encoded top-level fields, so that a change is
found by comparing bytes and a view that shares lists with the state cannot fool us.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from hullbreach.kernel import Choice, Described, Event, Pick, Result, Session, Waits, encode
from hullbreach.server.wire.protocol import Change, Proposal, Question, Said, TableInfo, Told

NOBODY = Waits((), 0)


class Face(Struct, frozen=True):
    """What one viewer is shown."""

    table: TableInfo
    view: dict[str, bytes] | None
    asked: Question | None
    waits: Waits
    result: Result | None
    undo: bool
    proposal: Proposal | None
    standing: Mapping[str, Choice]


def encoded_fields(view: Any) -> dict[str, bytes]:
    """A view as its encoded top-level fields."""
    if isinstance(view, Struct):
        return {name: encode(getattr(view, name)) for name in view.__struct_fields__}
    return {str(name): encode(value) for name, value in view.items()}


def raw_view(fields: Mapping[str, bytes] | None) -> dict[str, Raw] | None:
    """Encoded fields as a part of a message."""
    return None if fields is None else {name: Raw(value) for name, value in fields.items()}


def describe_question(session: Session[Any], pick: Pick) -> Question:
    """A question with its options described."""
    return Question(
        number=pick.number,
        prompt=pick.prompt,
        rule=pick.rule,
        options=session.game.describe(session.state, pick),
        default=pick.default,
        secret=pick.secret,
        about=dict(pick.about),
        group=pick.group,
        items=describe_items(session, pick),
    )


def describe_items(session: Session[Any], pick: Pick) -> list[Described]:
    """The items of a group in words, so that a client can show its questions as one."""
    group = pick.group
    if group is None or group.kind == "allot":
        return []
    whole = replace(pick, options=group.items)
    described = session.game.describe(session.state, whole)
    return [each for each in described if not each.closed]


def build_face(
    session: Session[Any] | None,
    seat: int | None,
    table: TableInfo,
    proposal: Proposal | None,
    standing: Mapping[str, Choice],
) -> Face:
    """The face of a table for a seat, or for the public."""
    if session is None:
        return Face(table, None, None, NOBODY, None, False, proposal, standing)
    pick = None if seat is None else session.asked.get(seat)
    return Face(
        table=table,
        view=encoded_fields(session.game.view(session.state, seat)),
        asked=None if pick is None else describe_question(session, pick),
        waits=session.waits,
        result=session.result,
        undo=seat is not None and may_undo(session, seat),
        proposal=proposal,
        standing=standing,
    )


def may_undo(session: Session[Any], seat: int) -> bool:
    """Whether a seat may take back its last answer, as far as saying so tells nothing.

    While a secret question is open a seat takes back its own answers to it and nothing earlier: otherwise it could see
    from this alone whether anybody else has answered.
    """
    secret = len(session.asked) > 1 or session.waits.names is None
    if secret and seat not in session.pending:
        return False
    return not session.over and session.can_undo(seat)


def changed_fields(old: Face, new: Face) -> dict[str, Any]:
    """The parts of a Change that differ."""
    found = {
        name: getattr(new, name)
        for name in ("table", "asked", "waits", "result", "undo", "proposal", "standing")
        if getattr(old, name) != getattr(new, name)
    }
    view = _view_difference(old.view, new.view)
    if view is not UNSET:
        found["view"] = view
    return found


def _view_difference(old: dict[str, bytes] | None, new: dict[str, bytes] | None) -> Any:
    if old is None or new is None or old.keys() != new.keys():
        return UNSET if old == new else raw_view(new)
    changed = {name: value for name, value in new.items() if old[name] != value}
    return raw_view(changed) if changed else UNSET


def events_for(events: list[Event], seat: int | None) -> list[Told]:
    """The events that this viewer may know."""
    seen = (event.for_seat(seat) for event in events)
    return [Told(event.key, event.facts) for event in seen if event is not None]


def change_message(
    n: int, events: list[Told], chat: Said | None, parts: Mapping[str, Any]
) -> Change | None:
    """The message for a viewer, or None if there is nothing to say."""
    if not events and chat is None and not parts:
        return None
    return Change(n=n, events=events, chat=chat, **parts)
