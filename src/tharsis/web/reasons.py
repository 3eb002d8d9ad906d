"""Why not, in the reader's language: cards that cannot be played, actions that cannot be used."""

from __future__ import annotations

from collections.abc import Sequence

from tharsis.cards.reasons import Reason
from tharsis.web.texts import Texts

NEVER = ("at_most", "zone_at_most")
"""Reasons that time does not heal: parameters do not fall."""

OF_NOTHING = {
    "not_in_hand": "reason-not-in-hand", "not_in_play": "reason-not-in-play", "no_building": "reason-no-building-to-copy",
    "no_branch": "reason-no-branch", "rating_not_raised": "reason-rating-not-raised",
    "nothing_to_exchange": "reason-nothing-to-exchange", "used": "reason-used", "no_cards": "web-not-possible",
}  # fmt: skip
OF_AMOUNTS = {
    "greeneries": "reason-need-greeneries",
    "has_rating": "reason-need-rating", "rating": "reason-rating", "hand": "reason-hand-size",
}  # fmt: skip
OF_RESOURCES = {
    "has_production": "reason-need-production", "stock": "reason-stock", "production": "reason-production",
    "no_victim": "reason-nobody-to-cut", "nobody_to_rob": "reason-nobody-to-rob",
}  # fmt: skip
OF_CUBES = {
    "cubes": "reason-need-cubes", "cubes_here": "reason-cubes", "no_cube": "reason-own-cubes",
    "no_cube_to_take": "reason-no-cube-to-take", "no_target": "reason-no-target",
}  # fmt: skip
OF_PARAMETERS = {
    "at_least": "reason-at-least", "at_most": "reason-at-most",
    "zone_at_least": "reason-at-least-zone", "zone_at_most": "reason-at-most-zone",
}  # fmt: skip
MIXED = ("any", "life")


def is_never(reasons: Sequence[Reason]) -> bool:
    return any(reason.kind in NEVER for reason in reasons)


def reason_text(reasons: Sequence[Reason], t: Texts) -> str:
    """The first thing in the way; that it is another phase is said only when nothing else is."""
    real = [reason for reason in reasons if reason.kind != "phase"] or list(reasons)
    return said(real[0], t) if real else ""


def said(reason: Reason, t: Texts) -> str:
    """In words. Reasons that modules add are said by the message of their own name."""
    kind, what = reason.kind, reason.what
    amounts = {"need": reason.need, "have": reason.have}
    if kind in OF_NOTHING:
        return t(OF_NOTHING[kind])
    if kind in OF_AMOUNTS:
        return t(OF_AMOUNTS[kind], **amounts)
    if kind in OF_RESOURCES:
        return t(OF_RESOURCES[kind], resource=what, **amounts)
    if kind in OF_CUBES:
        return t(OF_CUBES[kind], kind="resource" if what in MIXED else what, **amounts)
    if kind in OF_PARAMETERS:
        return t(t.variant(OF_PARAMETERS[kind], what), parameter=what, **amounts)
    match kind:
        case "parameter_full":
            return t("reason-parameter-full", parameter=what)
        case "tags":
            return t("reason-need-tags", tag=what, **amounts)
        case "cities" | "own_cities":
            return t("reason-need-cities", whose="own" if kind == "own_cities" else "anyone", **amounts)
        case "price":
            return t("reason-price", short=int(reason.need) - int(reason.have))
        case "phase" | "use_phase":
            return t("reason-phase-of", phase=str(reason.need))
    return t(f"reason-{kind.replace('_', '-')}", **amounts)
