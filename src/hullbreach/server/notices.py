"""Notices: a seat that is asked and away is told so, by e-mail or through a webhook, with a link to its decision."""

from __future__ import annotations

from urllib.parse import urlsplit

from .errors import Denied
from .forms import NoticeForm
from .head import Notice
from .live import Live
from .settings import Settings


def ways(settings: Settings) -> tuple[str, ...]:
    """The ways this server can send a notice."""
    return ("email", "discord", "ntfy") if settings.smtp_host else ("discord", "ntfy")


def set_notice(live: Live, seat: int, form: NoticeForm, settings: Settings) -> None:
    """Choose how a seat hears that it is asked."""
    who = live.head.seats[seat]
    if not form.way:
        who.notice = None
    else:
        check(form, settings)
        who.notice = Notice(form.way, form.address, form.language, form.link)
    live.enter("notice", seat)


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
