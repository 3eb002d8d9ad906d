"""What tests of several rooms begin with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.store.cluster import Cluster, is_installed


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    if not is_installed():
        pytest.skip("PostgreSQL is not installed")
    cluster = Cluster()
    yield cluster
    cluster.close()
