"""Ares Expedition as a PettingZoo environment."""

from functools import partial

from tharsis.envs.aec import make, make_raw

env = partial(make, "ares")
raw_env = partial(make_raw, "ares")
