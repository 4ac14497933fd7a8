"""What is built installs elsewhere and works: compiled, without Cython, and without a compiler."""

import os
import subprocess
import sys
import tarfile
import venv
from pathlib import Path
from shutil import copyfile
from zipfile import ZipFile

import pytest

import pentalith
from pentalith import world

ROOT = Path(__file__).parent.parent
VERSION = pentalith.__version__
LISTED = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
SLOW = "Pentalith is not compiled"

pytestmark = pytest.mark.skipif(not world.compiled(), reason="builds are tested once, compiled")


def build(target: Path, source: Path, kind: str, **variables: str) -> tuple[int, str]:
    """Build a distribution of a source tree; the status, and what was said."""
    command = [sys.executable, "-m", "build", "--no-isolation", kind, "--outdir", str(target)]
    environment = {**os.environ, "REQUIRE_CYTHON": "", "SKIP_CYTHON": "", **variables}
    finished = subprocess.run(
        [*command, str(source)], env=environment, capture_output=True, text=True
    )
    return finished.returncode, finished.stdout + finished.stderr


def installed(folder: Path, wheel: Path) -> Path:
    """The program of a fresh environment in which a wheel is installed."""
    venv.create(folder, with_pip=False)
    program = folder / "bin"
    pip = [sys.executable, "-m", "pip", "--python", str(program / "python")]
    subprocess.run([*pip, "install", "--quiet", "--no-index", "--no-deps", str(wheel)], check=True)
    return program / "pentalith"


def said(program: Path, *arguments: str) -> str:
    """What an installed program prints, run far from the source tree."""
    return subprocess.check_output([program, *arguments], cwd="/", text=True)


def listed() -> list[str]:
    """The files of this tree that were not made from others."""
    return subprocess.check_output(LISTED, cwd=ROOT, text=True).split()


@pytest.fixture(scope="module", name="archive")
def fixture_archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist of this tree, made from a copy: other tests may be building too."""
    folder = tmp_path_factory.mktemp("sdist")
    tree = folder / "tree"
    for path in listed():
        (tree / path).parent.mkdir(parents=True, exist_ok=True)
        copyfile(ROOT / path, tree / path)
    status, output = build(folder, tree, "--sdist", SKIP_CYTHON="1")
    assert status == 0, output
    return folder / f"pentalith-{VERSION}.tar.gz"


@pytest.fixture(name="source")
def fixture_source(archive: Path, tmp_path: Path) -> Path:
    """The source tree as the sdist holds it, in which nothing has been built yet."""
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path, filter="data")
    return tmp_path / f"pentalith-{VERSION}"


def test_the_sdist_holds_what_is_kept_and_nothing_made(source: Path) -> None:
    kept = {path for path in listed() if not path.startswith(".")}
    held = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()}
    assert kept - held == set()
    assert {path for path in held - kept if ".egg-info/" not in path} == {"PKG-INFO", "setup.cfg"}


def test_a_compiled_wheel(source: Path, tmp_path: Path) -> None:
    status, output = build(tmp_path, source, "--wheel", REQUIRE_CYTHON="1")
    assert status == 0, output
    (wheel,) = tmp_path.glob("*.whl")
    assert not wheel.name.endswith("-none-any.whl")
    program = installed(tmp_path / "env", wheel)
    assert said(program, "--version") == f"pentalith {VERSION}, compiled\n"
    assert said(program, "perft", "cross", "2").split()[4] == "600"
    assert said(program, "rules", "trisq").startswith("# Trisq\n")
    assert "Λευκός" in said(program, "show", "cross", "--lang", "el")


def test_a_wheel_without_cython(source: Path, tmp_path: Path) -> None:
    status, output = build(tmp_path, source, "--wheel", SKIP_CYTHON="1")
    assert (status, SLOW in output) == (0, True), output
    wheel = tmp_path / f"pentalith-{VERSION}-py3-none-any.whl"
    assert not [name for name in ZipFile(wheel).namelist() if name.endswith((".so", ".c"))]
    program = installed(tmp_path / "env", wheel)
    assert said(program, "--version").startswith(f"pentalith {VERSION}, interpreted")
    assert said(program, "perft", "cross", "2").split()[4] == "600"


def test_without_a_compiler_it_is_said_that_it_is_slow(source: Path, tmp_path: Path) -> None:
    status, output = build(tmp_path, source, "--wheel", CC="false")
    assert (status, SLOW in output) == (0, True), output
    (wheel,) = tmp_path.glob("*.whl")
    assert not [name for name in ZipFile(wheel).namelist() if name.endswith(".so")]
    assert said(installed(tmp_path / "env", wheel), "show", "cross", "a1").count("W") == 1


def test_a_failed_build_can_be_made_an_error(source: Path, tmp_path: Path) -> None:
    status, output = build(tmp_path, source, "--wheel", CC="false", REQUIRE_CYTHON="1")
    assert status != 0, output
    assert not list(tmp_path.glob("*.whl"))
