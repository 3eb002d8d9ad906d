"""What many visitors ask for alike: read once for each change of the lobby, however many look."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from tharsis.store import LOBBY
from tharsis.web.hub import Hub

KEPT_S = 5.0
"""Games move on and end without the lobby being told."""
MOST = 500
Found = TypeVar("Found")


class Kept:
    def __init__(self, hub: Hub) -> None:
        self._lock = threading.Lock()
        self._stamp = object()
        self._found: OrderedDict[Hashable, tuple[object, float, Any]] = OrderedDict()
        hub.also_tell(LOBBY, self.changed)

    def changed(self) -> None:
        """From any thread: what was read before is old."""
        self._stamp = object()

    def get(self, key: Hashable, read: Callable[[], Found]) -> Found:
        """What `read` gives, or has given a moment ago. Others who ask meanwhile wait for the one who reads."""
        with self._lock:
            stamp, until, found = self._found.get(key, (None, 0.0, None))
            if stamp is not self._stamp or until < time.monotonic():
                stamp = self._stamp  # taken before reading: a change meanwhile makes this one old, too
                found = read()
                self._found[key] = (stamp, time.monotonic() + KEPT_S, found)
                self._found.move_to_end(key)
                if len(self._found) > MOST:
                    self._found.popitem(last=False)
            kept: Found = found
            return kept
