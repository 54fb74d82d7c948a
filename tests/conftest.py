"""What all tests share: how goldens are told anew, and that nothing is timed."""

from __future__ import annotations

import pytest
from hypothesis import settings

from hullbreach.testing.golden import RENEW

# A busy machine is no fault of what is tested.
settings.register_profile("house", deadline=None)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(RENEW, action="store_true", help="write goldens anew; then read the diff")


@pytest.fixture
def renew(request: pytest.FixtureRequest) -> bool:
    """Whether goldens are to be told anew."""
    return bool(request.config.getoption(RENEW))
