"""What all tests share: how goldens are told anew."""

from __future__ import annotations

import pytest

from hullbreach.testing.golden import RENEW


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(RENEW, action="store_true", help="write goldens anew; then read the diff")


@pytest.fixture
def renew(request: pytest.FixtureRequest) -> bool:
    """Whether goldens are to be told anew."""
    return bool(request.config.getoption(RENEW))
