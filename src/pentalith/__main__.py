"""`python -m pentalith`: the program `pentalith`."""

from pentalith.console.main import main

if __name__ == "__main__":
    main()
