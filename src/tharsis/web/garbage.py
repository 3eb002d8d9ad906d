"""Garbage is looked for among what is new.

A server with a thousand games keeps millions of objects, and Python looks through all of them every few seconds: nobody is
answered for half a second or more. What has lived for a while is set aside and looked through once an hour.
"""

from __future__ import annotations

import gc
import threading
import time

ASIDE_S = 10.0
THOROUGH_S = 3600.0


class Sweeper:
    """Call `sweep` every now and then."""

    def __init__(self) -> None:
        self._thorough_at = time.monotonic() + THOROUGH_S

    def sweep(self) -> None:
        """Collect garbage, and set the rest aside."""
        if time.monotonic() >= self._thorough_at:
            gc.unfreeze()
            self._thorough_at = time.monotonic() + THOROUGH_S
        gc.collect()
        gc.freeze()


def sweep_now_and_then() -> None:
    """In this process, until it ends."""
    sweeper, wake = Sweeper(), threading.Event()

    def run() -> None:
        while not wake.wait(ASIDE_S):
            sweeper.sweep()

    threading.Thread(target=run, name="garbage", daemon=True).start()
