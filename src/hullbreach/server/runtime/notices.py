"""Notices: a seat that is asked and away is told so, by e-mail or through a webhook, with a link to its decision."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import smtplib
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct

from hullbreach.kernel import encode
from hullbreach.server.errors import Denied
from hullbreach.server.settings import Settings
from hullbreach.server.tables.head import Notice, hashed, new_token
from hullbreach.server.tables.live_table import LiveTable
from hullbreach.server.wire.forms import NoticeForm
from hullbreach.words import Words

from .metrics import METRICS
from .rates import RateLimits

LOG = logging.getLogger("hullbreach.notices")
DELIVERY_SECONDS = 15
_POSTMEN = ThreadPoolExecutor(4, "postman")
"""Threads of their own: a mail server that does not answer keeps no table waiting for one."""
MAIL = re.compile(r"[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}", re.ASCII)
"""One plain address: no names, no lists, nothing that a mail server might read otherwise."""
WEBHOOK = re.compile(r"[!-~]+")
"""What an address of a webhook is made of."""


class Letter(Struct, frozen=True):
    """A notice ready to be sent."""

    way: str
    address: str
    title: str
    text: str
    link: str


def ways(settings: Settings) -> tuple[str, ...]:
    """The ways this server can send a notice: none if it does not know the address people find it at."""
    if not settings.public_url:
        return ()
    return ("email", "discord", "ntfy") if settings.smtp_host else ("discord", "ntfy")


def set_notice(
    live: LiveTable, seat: int, form: NoticeForm, settings: Settings, rates: NoticeRates
) -> Letter | None:
    """Choose how a seat hears that it is asked; an e-mail address is sent a code first."""
    letter = None
    notice = None
    if form.way:
        check(form, settings)
        notice = Notice(form.way, form.address, form.language)
    if notice is not None and notice.way == "email":
        if not rates.confirmation(form.address):
            raise Denied("too_many", "this address was sent enough codes; wait a while")
        code = new_token()
        notice.code = hashed(code)
        letter = confirmation(live, notice, code, settings)
    live.head.seats[seat].notice = notice
    live.log_line("notice", seat)
    return letter


def confirm(live: LiveTable, seat: int, code: str) -> None:
    """The code that was sent to an address has come back: it may be sent notices."""
    notice = live.head.seats[seat].notice
    if notice is None or not notice.code or not secrets.compare_digest(notice.code, hashed(code)):
        raise Denied("bad_request", "this is not the code that was sent")
    notice.code = ""
    live.log_line("notice", seat)


def check(form: NoticeForm, settings: Settings) -> None:
    """Refuse an address that no notice may go to."""
    if form.way not in ways(settings):
        raise Denied("bad_request", f"this server sends no notices by {form.way}")
    if form.way == "email":
        if MAIL.fullmatch(form.address) is None:
            raise Denied("bad_request", "this is no e-mail address")
        return
    try:
        url = urlsplit(form.address)
    except ValueError:
        url = None
    if url is None or WEBHOOK.fullmatch(form.address) is None:
        raise Denied("bad_request", "this is no address of a webhook")
    wanted = url.netloc if url.scheme == "https" else f"{url.scheme}://{url.netloc}"
    if wanted not in settings.notice_hosts.split(","):
        raise Denied("bad_request", f"webhooks are https and lead to {settings.notice_hosts} only")


def letter_for(live: LiveTable, notice: Notice, settings: Settings) -> Letter:
    """The notice in the seat's language; it holds no word of anybody's."""
    words = Words(live.game.package, notice.language)
    link = f"{settings.public_url.rstrip('/')}/t/{live.table}"
    title = words("notice.title", game=words(f"game.{live.game.name}"))
    return Letter(notice.way, notice.address, title, words("notice.text", link=link), link)


def confirmation(live: LiveTable, notice: Notice, code: str, settings: Settings) -> Letter:
    """The letter that asks whether an address is theirs."""
    words = Words(live.game.package, notice.language)
    link = f"{settings.public_url.rstrip('/')}/t/{live.table}#confirm={code}"
    title, text = words("notice.confirm-title"), words("notice.confirm-text", link=link)
    return Letter(notice.way, notice.address, title, text, link)


class NoticeRates:
    """How often an address, and a table, may send letters into the world."""

    def __init__(self) -> None:
        self._codes = RateLimits(3 / 86_400, 3)
        self._addresses = RateLimits(12 / 3_600, 6)
        self._tables = RateLimits(60 / 3_600, 30)

    def confirmation(self, address: str) -> bool:
        """Whether this address may be sent another code."""
        return self._codes.take(address.lower())

    def notice(self, table: str, address: str) -> bool:
        """Whether this table may send this address another notice."""
        return self._addresses.take(address.lower()) and self._tables.take(table)


async def send(letter: Letter, settings: Settings) -> None:
    """Send a notice; one that cannot be delivered is counted and forgotten."""
    outcome = "sent"
    try:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(_POSTMEN, _WAYS[letter.way], letter, settings)
    except (OSError, smtplib.SMTPException, HTTPException, ValueError) as error:
        outcome = "failed"
        LOG.warning("notice failed", extra={"way": letter.way, "cause": repr(error)[:200]})
    METRICS.notices.labels(letter.way, outcome).inc()


def _by_email(letter: Letter, settings: Settings) -> None:
    message = EmailMessage()
    message["From"], message["To"] = settings.smtp_from, letter.address
    message["Subject"] = letter.title
    message.set_content(letter.text)
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=DELIVERY_SECONDS) as server:
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
    with urllib.request.build_opener(_NoRedirect).open(request, timeout=DELIVERY_SECONDS) as answer:
        answer.read(1_000)


_WAYS: dict[str, Callable[[Letter, Settings], None]] = {
    "email": _by_email,
    "discord": _by_discord,
    "ntfy": _by_ntfy,
}
