"""The compiled parts of the build, modules and catalogues; everything else is in pyproject.toml.

SKIP_CYTHON=1 leaves the package interpreted; REQUIRE_CYTHON=1 makes a failed build an error.
Without either, an install on a machine that cannot compile succeeds, and says that it is slow.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCES = Path(__file__).parent / "src"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "allow_none_for_extension_args": False,
}
# Their `.pxd` holds inlined C, or nothing: there is no module to compile.
NOT_COMPILED = {"__init__", "bits", "draws", "scores", "vacancy"}
SLOW = """\
Pentalith is not compiled: {reason}.
Everything works; play by the computer is about a hundred times slower.
"""


def say_slow(reason: object) -> None:
    """Say that the package stays interpreted, and why."""
    print(SLOW.format(reason=reason), file=sys.stderr)


class BuildOrSaySlow(build_ext):
    """Compiles all modules, or none and says so: half of them would not fit together."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if os.environ.get("REQUIRE_CYTHON"):
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions.clear()
            say_slow(problem)


def modules() -> list[Extension]:
    """A module to compile for each `.py` with a `.pxd` of C types beside it."""
    typed = [path for path in sorted(SOURCES.rglob("*.pxd")) if path.stem not in NOT_COMPILED]
    return [
        Extension(
            ".".join(path.relative_to(SOURCES).with_suffix("").parts),
            [path.with_suffix(".py").relative_to(SOURCES.parent).as_posix()],
            extra_compile_args=[] if os.name == "nt" else ["-O3"],
        )
        for path in typed
    ]


def compiled() -> list[Extension]:
    """What Cython makes of the modules; nothing where that is skipped."""
    if os.environ.get("SKIP_CYTHON"):
        say_slow("SKIP_CYTHON is set")
        return []
    from Cython.Build import cythonize

    made: list[Extension] = cythonize(
        modules(), compiler_directives=DIRECTIVES, build_dir="build/c", quiet=True
    )
    return made


def compile_catalogues() -> None:
    """Make of each language's catalogue what gettext reads, beside it."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    for path in SOURCES.rglob("*.po"):
        made = path.with_suffix(".mo")
        if not made.exists() or made.stat().st_mtime < path.stat().st_mtime:
            with path.open("rb") as text, made.open("wb") as binary:
                write_mo(binary, read_po(text))


compile_catalogues()
setup(ext_modules=compiled(), cmdclass={"build_ext": BuildOrSaySlow})
