"""Notices: a seat that is asked and away is told so, by e-mail or through a webhook, with a link to its decision."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import urllib.request
from collections.abc import Callable
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct

from hullbreach.kernel import encode
from hullbreach.server.errors import Denied
from hullbreach.server.settings import Settings
from hullbreach.server.tables.head import Notice
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.wire.forms import NoticeForm
from hullbreach.words import Words

from .metrics import METRICS

LOG = logging.getLogger("hullbreach.notices")
SECONDS = 15


class Letter(Struct, frozen=True):
    """A notice ready to be sent."""

    way: str
    address: str
    title: str
    text: str
    link: str


def ways(settings: Settings) -> tuple[str, ...]:
    """The ways this server can send a notice."""
    return ("email", "discord", "ntfy") if settings.smtp_host else ("discord", "ntfy")


def set_notice(live: LiveTable, seat: int, form: NoticeForm, link: str, settings: Settings) -> None:
    """Choose how a seat hears that it is asked."""
    who = live.head.seats[seat]
    if not form.way:
        who.notice = None
    else:
        check(form, settings)
        who.notice = Notice(form.way, form.address, form.language, link)
    live.log_line("notice", seat)


def check(form: NoticeForm, settings: Settings) -> None:
    """Refuse an address that no notice may go to."""
    if form.way not in ways(settings):
        raise Denied("bad_request", f"this server sends no notices by {form.way}")
    if form.way == "email":
        if "@" not in form.address or any(c.isspace() or not c.isprintable() for c in form.address):
            raise Denied("bad_request", "this is no e-mail address")
        return
    url = urlsplit(form.address)
    if url.scheme not in ("https", "http") or url.netloc not in settings.notice_hosts.split(","):
        raise Denied("bad_request", f"webhooks may lead to {settings.notice_hosts} only")


def letter_for(live: LiveTable, seat: int, notice: Notice) -> Letter:
    """The notice in the seat's language."""
    words = Words(live.game.package, notice.language)
    title = words("notice.title", game=words(f"game.{live.game.name}"))
    name = live.head.seats[seat].name
    text = words("notice.text", name=NAMED, link=notice.link).replace(NAMED, name)
    return Letter(notice.way, notice.address, title, text, notice.link)


NAMED = "\u2063"
"""Stands for a name until the sentence is built: a name is nobody's word to look up."""


async def send(letter: Letter, settings: Settings) -> None:
    """Send a notice; one that cannot be delivered is counted and forgotten."""
    outcome = "sent"
    try:
        await asyncio.to_thread(_WAYS[letter.way], letter, settings)
    except (OSError, smtplib.SMTPException, ValueError) as error:
        outcome = "failed"
        LOG.warning("notice failed", extra={"way": letter.way, "cause": repr(error)[:200]})
    METRICS.notices.labels(letter.way, outcome).inc()


def _by_email(letter: Letter, settings: Settings) -> None:
    message = EmailMessage()
    message["From"], message["To"] = settings.smtp_from, letter.address
    message["Subject"] = letter.title
    message.set_content(letter.text)
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SECONDS) as server:
        if settings.smtp_tls:
            server.starttls()
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)


def _by_discord(letter: Letter, _settings: Settings) -> None:
    body = {"content": f"**{letter.title}**\n{letter.text}", "allowed_mentions": {"parse": []}}
    _post(letter.address, encode(body), {"Content-Type": "application/json"})


def _by_ntfy(letter: Letter, _settings: Settings) -> None:
    headers = {"Title": letter.title.encode("ascii", "replace").decode(), "Click": letter.link}
    _post(letter.address, letter.text.encode(), headers)


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A webhook may not send us elsewhere."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        """Follow nothing."""


def _post(address: str, data: bytes, headers: dict[str, str]) -> None:
    request = urllib.request.Request(address, data, headers | {"User-Agent": "hullbreach"})
    with urllib.request.build_opener(_NoRedirect).open(request, timeout=SECONDS) as answer:
        answer.read(1_000)


_WAYS: dict[str, Callable[[Letter, Settings], None]] = {
    "email": _by_email,
    "discord": _by_discord,
    "ntfy": _by_ntfy,
}
