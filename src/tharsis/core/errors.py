"""What can go wrong, in words for the one who asked. All are ValueErrors."""

from __future__ import annotations


class TharsisError(ValueError):
    """Something was asked that cannot be done; nothing was changed."""


class BadSetup(TharsisError):
    """A game that cannot be set up. `refusal` names the rule that two settings broke, if it was one."""

    def __init__(self, message: str, refusal: str = "") -> None:
        super().__init__(message)
        self.refusal = refusal


class UnknownOption(TharsisError):
    """A text or number that is no option of this game at all."""


class IllegalMove(TharsisError):
    """An option that this seat does not have now."""


class BadSave(TharsisError):
    """A save that is damaged, foreign, or of other rules."""
