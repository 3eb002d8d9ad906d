"""`python -m tharsis` is `tharsis`."""

from __future__ import annotations

from tharsis.cli import main

main()
