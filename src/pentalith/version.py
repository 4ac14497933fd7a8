"""The version, for the build and for `--version`."""

__version__ = "0.1.0"
