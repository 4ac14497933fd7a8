"""Which of its two worlds Pentalith runs in: compiled, or interpreted.

With PENTALITH_INTERPRETED set, Python reads the package's `.py` files even where they are compiled.
"""

import importlib.machinery
import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader

PACKAGE = os.path.dirname(os.path.abspath(__file__))
VARIABLE = "PENTALITH_INTERPRETED"


def choose() -> None:
    """Before anything else is imported: pass over compiled files if the environment asks for it."""
    if os.environ.get(VARIABLE):
        sys.path_hooks.insert(0, interpreted)
        for path in [path for path in sys.path_importer_cache if inside(path)]:
            del sys.path_importer_cache[path]


def interpreted(path: str) -> FileFinder:
    """A finder of Python's that sees source files only, for this package's folders."""
    if not inside(path):
        raise ImportError("not a folder of this package")
    return FileFinder(path, (SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES))


def inside(path: str) -> bool:
    """Whether a folder is the package's, or one in it."""
    return os.path.abspath(path).startswith(PACKAGE)


def compiled() -> bool:
    """Whether the rulebooks that run are compiled."""
    from pentalith.games import position

    return not str(position.__file__).endswith(".py")
