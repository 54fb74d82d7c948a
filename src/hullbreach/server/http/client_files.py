"""The browser client: its built files, and its first page for every other address."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath

from hullbreach.server.errors import Denied

FOLDER = Path(__file__).parent.parent / "static"
NO_CLIENT = (
    "<!doctype html><title>Hullbreach</title>"
    "<p>This server runs without the browser client. Its interface is described in "
    '<a href="/api/openapi.json">/api/openapi.json</a>.</p>'
)
LONG, SHORT = "public, max-age=31536000, immutable", "no-cache"


@cache
def built_files() -> dict[str, Path]:
    """The files of the client by address; nothing else can be asked for."""
    if not FOLDER.is_dir():
        return {}
    found = (path for path in FOLDER.rglob("*") if path.is_file())
    return {path.relative_to(FOLDER).as_posix(): path for path in found}


@get("/", include_in_schema=False, sync_to_thread=False)
def start_page() -> Response[bytes]:
    """The page that shows every address."""
    return show_page()


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def client(path: FromPath[Path]) -> Response[bytes]:
    """A file of the client, or the page that shows every address."""
    wanted = str(path).lstrip("/")
    if wanted.startswith("api/"):
        raise Denied("not_found", "there is nothing at this address")
    file = built_files().get(wanted)
    if file is None:
        return show_page()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    kept = LONG if wanted.startswith("assets/") else SHORT
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": kept})


def show_page() -> Response[bytes]:
    """The page as it is."""
    return Response(first_page(), media_type=MediaType.HTML, headers={"Cache-Control": SHORT})


def first_page() -> bytes:
    """The page, or a word that it has not been built."""
    page = built_files().get("index.html")
    return NO_CLIENT.encode() if page is None else page.read_bytes()
