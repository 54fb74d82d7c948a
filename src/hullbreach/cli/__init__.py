"""The command line: `hullbreach COMMAND …`."""

import argparse
from collections.abc import Sequence

from hullbreach import __version__


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    parser = argparse.ArgumentParser(prog="hullbreach", description="Games of paranoia.")
    parser.add_argument("--version", action="version", version=f"hullbreach {__version__}")
    parser.parse_args(argv)
    parser.print_help()
    return 0
