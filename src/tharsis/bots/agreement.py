"""One curve of chances from the views of all players of a finished game.

A coach that thinks for one seat lets the others play by scores, so in a close game everybody in turn looks like the winner. How
a position stands is therefore the mean of what all seats last thought of it; how far one option is behind another stays what
the seat that chose could know.
"""

from __future__ import annotations

from collections.abc import Sequence

OLD = 4
"""Rounds of choices after which a view counts half."""
LEAST = 0.001

Chances = tuple[float, ...]


def levels(seats: Sequence[int], before: Sequence[Chances], after: Sequence[Chances]) -> list[Chances]:
    """Everybody's chances at each choice, if the best option is taken. The view of a seat that will not choose again is soon
    forgotten."""
    last = {seat: at for at, seat in enumerate(seats)}
    seen: dict[int, int] = {}
    out = []
    for at, seat in enumerate(seats):
        views = [(1.0, before[at])]
        for other, when in seen.items():
            if other != seat:
                age = (at - when) / (OLD * len(before[at])) if last[other] > at else at - last[other]
                views.append((0.5**age, after[when]))
        whole = sum(weight for weight, _ in views)
        out.append(tuple(sum(weight * view[each] for weight, view in views) / whole for each in range(len(before[at]))))
        seen[seat] = at
    return out


def moved(chances: Chances, before: Chances, level: Chances, seat: int, is_shared: bool) -> Chances:
    """An option's chances, told from where all see the position: the seat's own by as large a part, the others' likewise."""
    own, top, here = chances[seat], min(1 - LEAST, max(LEAST, before[seat])), level[seat]
    told = own * here / top if here <= top else 1 - (1 - own) * (1 - here) / (1 - top)
    told = min(1.0, max(0.0, told))
    if is_shared:
        return (told,) * len(chances)
    parts = [0.0 if each == seat else level[each] * chances[each] / max(LEAST, before[each]) for each in range(len(chances))]
    whole = sum(parts)
    if whole <= 0:
        parts, whole = [float(each != seat) for each in range(len(chances))], len(chances) - 1
    return tuple(told if each == seat else (1 - told) * part / whole for each, part in enumerate(parts))
