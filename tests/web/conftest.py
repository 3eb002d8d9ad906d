"""What tests of the running server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.nursery import Nursery


@pytest.fixture(scope="module")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    """Servers on one socket and one database; the first one runs."""
    nursery = Nursery(tmp_path_factory.mktemp("nursery") / "games.sqlite")
    nursery.start()
    yield nursery
    nursery.close()
