"""Tables in files: they come back as they were written, or not at all."""

import random
from pathlib import Path

import pytest

import pentalith
from pentalith import world
from pentalith.engine.solving import solvers, store

GAME = pentalith.game("symmetry", size=3)
PARTS = {"one": memoryview(b"first part"), "two": memoryview(bytes(range(256)) * 40)}


@pytest.fixture(autouse=True, name="cache")
def fixture_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of the test's own."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("PENTALITH_CACHE", str(folder))
    solvers.at_hand.cache_clear()
    return folder


def saved() -> bytes:
    """The file of a table that was just saved."""
    store.save(GAME, 1, PARTS, {"positions": 5})
    return store.path_of(GAME).read_bytes()


def loaded(version: int = 1) -> tuple[dict[str, bytes], dict[str, int]] | None:
    """The parts of the table that is kept, and the facts."""
    found = store.load(GAME, version)
    if found is None:
        return None
    return {name: bytes(part) for name, part in found[0].items()}, found[1]


def test_what_is_saved_is_loaded() -> None:
    saved()
    assert loaded() == ({name: bytes(part) for name, part in PARTS.items()}, {"positions": 5})


def test_parts_are_mapped_and_cannot_be_changed() -> None:
    saved()
    found = store.load(GAME, 1)
    assert found is not None
    assert found[0]["two"].readonly


def test_without_a_file_there_is_no_table() -> None:
    assert loaded() is None


def test_another_version_is_no_table() -> None:
    saved()
    assert loaded(2) is None


def test_another_game_has_another_file() -> None:
    saved()
    assert store.load(pentalith.game("symmetry", size=2), 1) is None
    assert store.path_of(pentalith.game("symmetry", size=3, repetition=0)) == store.path_of(GAME)


def test_damage_is_noticed() -> None:
    whole = saved()
    chance = random.Random(1)
    head = whole.index(b"\n") + 1
    for _ in range(200):
        at = chance.choice([*range(head), *range(4096, 4106), *range(8192, 8192 + 10240)])
        damaged = bytearray(whole)
        damaged[at] ^= 1 << chance.randrange(8)
        store.path_of(GAME).write_bytes(damaged)
        assert loaded() is None


def test_a_file_cut_short_is_no_table() -> None:
    whole = saved()
    for length in (0, 1, 50, 4096, 5000, len(whole) - 4096):
        store.path_of(GAME).write_bytes(whole[:length])
        assert loaded() is None


def test_nothing_half_written_stays_behind(cache: Path) -> None:
    saved()
    saved()
    assert [path.name for path in cache.iterdir()] == ["symmetry_size-3.table"]


def test_a_folder_that_cannot_be_made_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("PENTALITH_CACHE", str(tmp_path / "file" / "cache"))
    with pytest.raises(pentalith.FileError, match="cannot be written"):
        saved()


def test_a_solved_game_is_fetched_and_a_damaged_one_solved_again() -> None:
    first = solvers.solver(GAME)
    first.solve()
    solvers.keep(first, 0.5)
    again = solvers.at_hand(GAME)
    assert again is not None
    assert again.worth(GAME.start()) == first.worth(GAME.start()) == (1, 9, 5)
    assert again.positions == first.positions
    path = store.path_of(GAME)
    path.write_bytes(path.read_bytes()[:5000])
    solvers.at_hand.cache_clear()
    assert solvers.fetch(solvers.solver(GAME)) is None
    once_more = solvers.at_hand(GAME)
    assert (once_more is not None) == world.compiled()
    assert once_more is None or once_more.worth(GAME.start()) == (1, 9, 5)


def test_a_table_that_cannot_be_kept_is_used_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("PENTALITH_CACHE", str(tmp_path / "file" / "cache"))
    found = solvers.at_hand(GAME)
    assert found is None or found.worth(GAME.start()) == (1, 9, 5)
    assert (found is not None) == world.compiled()


@pytest.mark.parametrize(
    ("key", "options", "problem"),
    [
        ("square-trap", {}, "Square Trap can be solved with rows 3, not 7"),
        ("symmetry", {"size": 5}, "Symmetry can be solved with size 1, 2, 3, 4, not 5"),
    ],
)
def test_what_cannot_be_solved_is_refused(key: str, options: dict[str, int], problem: str) -> None:
    game = pentalith.game(key, **options)
    assert not solvers.can_solve(game)
    with pytest.raises(pentalith.OptionError, match=f"^{problem}$"):
        solvers.solver(game)
