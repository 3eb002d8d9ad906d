"""Soft hyphens for long words: browsers rarely know where Slavic words may be broken."""

from __future__ import annotations

import itertools
import re
from functools import lru_cache

SHY = "\u00ad"
LONG = 9
"""Shorter words are left alone."""
VOWELS = "aeiouyąęóàèéìòùаеєиіїоуюяыэё"
WHOLE = ("sz", "cz", "rz", "ch", "dz", "dż", "dź", "gh", "gn", "sc", "qu", "sh", "th", "ph", "ck", "ль", "нь", "сь", "ть", "ць")
"""Letters that belong together."""
SECOND, PAIR = "rlłwлрв", 2
"""A consonant and one of these begin a syllable together."""
WORD = re.compile(r"[^\W\d_]+")


def _breaks(word: str) -> list[int]:
    """After a vowel, or after the first of several consonants; three letters stay on either side."""
    low, out = word.lower(), []
    vowels = [at for at, letter in enumerate(low) if letter in VOWELS]
    for here, there in itertools.pairwise(vowels):
        between = there - here - 1
        at = here + 1 if between <= 1 else here + 2
        if low[at - 1 : at + 1] in WHOLE or (between == PAIR and low[at] in SECOND and low[at - 1] not in SECOND):
            at -= 1
        if low[at] in "ьъ'’":
            at += 1
        if 3 <= at <= len(word) - 3 and between >= 1:
            out.append(at)
    return out


def _broken(match: re.Match[str]) -> str:
    word = match[0]
    if len(word) < LONG:
        return word
    ends = [0, *_breaks(word), len(word)]
    return SHY.join(word[start:end] for start, end in itertools.pairwise(ends))


@lru_cache(maxsize=20_000)
def soft(text: str) -> str:
    """`Перетворювач` → `Пере·тво·рю·вач`, with soft hyphens for dots."""
    return WORD.sub(_broken, text)
