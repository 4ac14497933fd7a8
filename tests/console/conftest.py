"""The tests of the terminal do not depend on the tester's language and settings."""

import pytest

from conversations import ENGLISH, UNSET


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program speaks English, and nothing chooses its colours or its encoding."""
    for name in UNSET:
        monkeypatch.delenv(name, raising=False)
    for name, value in ENGLISH.items():
        monkeypatch.setenv(name, value)
