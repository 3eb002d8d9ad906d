"""The icons of the new word."""

from __future__ import annotations

from tharsis.text.tokens import STAR, icon
from tharsis_moons import Dust

ICONS = {Dust: lambda it, holds: (icon("res-heat", str(3 * it.amount)), STAR)}
HINTS: dict[str, tuple[str, str]] = {}
