"""`python -m hullbreach.server`: the server alone, set up by environment variables and a few arguments."""

from __future__ import annotations

import argparse

from hullbreach.kernel import HullbreachError

from .http.serving import run
from .settings import from_environment

if __name__ == "__main__":
    settings = from_environment()
    parser = argparse.ArgumentParser(prog="hullbreach.server")
    parser.add_argument("--host", default=settings.host)
    parser.add_argument("--port", type=int, default=settings.port)
    parser.add_argument("--database", default=settings.database)
    given = parser.parse_args()
    try:
        run(given.host, given.port, given.database)
    except HullbreachError as error:
        parser.error(str(error))
