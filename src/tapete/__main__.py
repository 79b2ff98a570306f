"""`python -m tapete` is the command `tapete`."""

from tapete.cli import main

main()
