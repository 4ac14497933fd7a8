"""Compiled and interpreted: the environment chooses, and both are what they say."""

import importlib.machinery
import os
import subprocess
import sys
from pathlib import Path

import pytest

import pentalith
from pentalith import world

PACKAGE = Path(pentalith.__file__).parent
COMPILED = sorted(
    path
    for path in PACKAGE.rglob("*")
    if path.name.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
)
WHERE = """
import importlib, pkgutil, sys, pentalith.engine
for found in pkgutil.walk_packages(pentalith.engine.__path__, "pentalith.engine."):
    importlib.import_module(found.name)
print(*{name for name, module in sys.modules.items()
        if name.startswith("pentalith") and not str(module.__file__).endswith(".py")})
"""


def compiled_modules(interpreted: str) -> set[str]:
    """The modules that run compiled in a new process."""
    environment = {**os.environ, world.VARIABLE: interpreted}
    command = [sys.executable, "-c", WHERE]
    return set(subprocess.check_output(command, env=environment, text=True).split())


def test_this_world_is_the_one_asked_for() -> None:
    assert world.compiled() == (bool(COMPILED) and not os.environ.get(world.VARIABLE))


def test_interpreted_nothing_is_compiled() -> None:
    assert compiled_modules("1") == set()


@pytest.mark.skipif(not COMPILED, reason="the package is not compiled")
def test_compiled_every_module_with_types_is() -> None:
    names = {path.relative_to(PACKAGE).with_suffix("").with_suffix("") for path in COMPILED}
    assert compiled_modules("") == {".".join(("pentalith", *name.parts)) for name in names}


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: path.name)
def test_no_compiled_file_is_older_than_its_source(path: Path) -> None:
    stem = path.name.partition(".")[0]
    sources = [path.with_name(stem + suffix) for suffix in (".py", ".pxd")]
    newest = max(source.stat().st_mtime for source in sources)
    assert path.stat().st_mtime >= newest, "run `make build`"
