"""The compiled part of the build; everything else is in pyproject.toml.

SKIP_CYTHON=1 leaves the rulebooks interpreted; REQUIRE_CYTHON=1 makes a failed build an error.
Without either, an install without a C compiler succeeds, and says that it is slow.
"""

import os
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SLOW = """
Pentalith was not compiled: {reason}.
It works, about a hundred times slower in play by the engine. REQUIRE_CYTHON=1 makes this an error.
"""

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "freethreading_compatible": False,
}

# In these, a `.pxd` beside the `.py` holds inlined C and nothing is left to compile.
INLINED = {"__init__", "bits", "draws", "vacancy"}


def compiled_modules() -> list[str]:
    """The modules that have a `.pxd` of types beside them."""
    sources = Path(__file__).parent / "src"
    paths = sorted(sources.glob("pentalith/**/*.pxd"))
    return [".".join(path.relative_to(sources).with_suffix("").parts) for path in paths if path.stem not in INLINED]


class BuildOrSayWhy(build_ext):
    """Compiles, or leaves the package interpreted and says so."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if os.environ.get("REQUIRE_CYTHON"):
                raise
            self.extensions.clear()
            print(SLOW.format(reason=problem))


def extensions() -> list[Extension]:
    """What Cython makes of the modules; nothing where it is to be skipped."""
    if os.environ.get("SKIP_CYTHON"):
        print(SLOW.format(reason="SKIP_CYTHON is set"))
        return []
    from Cython.Build import cythonize

    modules = [
        Extension(name, [f"src/{name.replace('.', '/')}.py"], extra_compile_args=["-O3"])
        for name in compiled_modules()
    ]
    built: list[Extension] = cythonize(modules, compiler_directives=DIRECTIVES, build_dir="build/c", quiet=True)
    return built


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrSayWhy})
