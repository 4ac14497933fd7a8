"""What all tests share: tables of solved games are kept in a folder of the tests' own."""

import os

import pytest


@pytest.fixture(autouse=True, scope="session")
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """No test reads or writes the user's cache."""
    os.environ["PENTALITH_CACHE"] = str(tmp_path_factory.mktemp("cache"))
