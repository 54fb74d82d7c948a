"""Pages of the site that do not lie in docs/: the README and its neighbours, and the reference of the Python API.

MkDocs calls `on_config`, `on_files` and `on_page_markdown`. Every page keeps the links it has in the repository; here
they are turned so that they also hold on the site.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
NEIGHBOURS = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "license.md",
    "web/README.md": "web.md",
    "examples/pressure/README.md": "example.md",
}
"""Files beside docs/, and the pages they become."""
REFERENCE = {
    "hullbreach": "The front door",
    "hullbreach.kernel": "The kernel",
    "hullbreach.kernel.playout": "Playouts",
    "hullbreach.parts.cards": "Cards and who has seen them",
    "hullbreach.parts.data": "Tables of printed numbers",
    "hullbreach.parts.registry": "Effects by id",
    "hullbreach.games": "The register of games",
    "hullbreach.words": "Words",
    "hullbreach.words.ledger": "Ledgers of rules",
    "hullbreach.bots": "Bots",
    "hullbreach.testing": "Tables, laws and goldens for tests",
    "hullbreach.lab.simulate": "Simulations",
    "hullbreach.lab.strength": "Comparing bots",
    "hullbreach.lab.ladder": "Ladders",
    "hullbreach.lab.balance": "Balance",
    "hullbreach.lab.adapters.pettingzoo": "PettingZoo",
    "hullbreach.lab.adapters.openspiel": "OpenSpiel",
    "hullbreach.plugins": "What other packages add",
}
"""The public modules, in the order a reader wants them."""
LINK = re.compile(r"(\]\()(?!\w+:|#)([^)#\s]+)")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the reference behind what the file of settings lists."""
    pages = [{title: f"reference/{module}.md"} for module, title in REFERENCE.items()]
    config.nav = [*(config.nav or []), {"Reference": pages}]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that do not lie in docs/."""
    for name, page in NEIGHBOURS.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=text))
    for module, title in REFERENCE.items():
        text = f"# {title}\n\n`{module}`\n\n::: {module}\n"
        files.append(File.generated(config, f"reference/{module}.md", content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001  # MkDocs names them
    """Turn the links of a page so that they hold on the site."""
    places = {page: name for name, page in NEIGHBOURS.items()}
    place = places.get(page.file.src_uri, f"docs/{page.file.src_uri}")

    def turned(found: re.Match[str]) -> str:
        return f"{found[1]}{turn(found[2], place, page.file.src_uri)}"

    return LINK.sub(turned, markdown)


def turn(link: str, place: str, page: str) -> str:
    """A link from a file of the repository as the page of the site needs it."""
    target = posixpath.normpath(posixpath.join(posixpath.dirname(place), link))
    if target in NEIGHBOURS:
        target = NEIGHBOURS[target]
    elif target.startswith("docs/"):
        target = target.removeprefix("docs/")
        if (ROOT / "docs" / target).is_dir():
            target += "/README.md"
    return posixpath.relpath(target, posixpath.dirname(page) or ".")
