"""The terminal: the program `pentalith` and its commands."""
