"""No test depends on the tester's language, settings or cache."""

import os

import pytest

from conversations import ENGLISH, UNSET


@pytest.fixture(autouse=True, scope="session")
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Tables of solved games are kept in a folder of the tests' own."""
    os.environ["PENTALITH_CACHE"] = str(tmp_path_factory.mktemp("cache"))


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program speaks English, and nothing chooses its colours or its encoding."""
    for name in UNSET:
        monkeypatch.delenv(name, raising=False)
    for name, value in ENGLISH.items():
        monkeypatch.setenv(name, value)
