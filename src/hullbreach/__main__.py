"""`python -m hullbreach` is the same as `hullbreach`."""

import sys

from hullbreach.cli import main

sys.exit(main())
