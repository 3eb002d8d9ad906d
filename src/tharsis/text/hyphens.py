"""Where long words of a title may break: soft hyphens for small cards, as few browsers know the syllables of all languages."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise

SOFT_HYPHEN = "\u00ad"
LONG_WORD = 11
SHORTER = 8
"""What is long in a narrow box, such as that of a milestone."""
EDGE = 3
"""The fewest letters on either side of a break."""

VOWELS = "аеєиіїоуюяыэёaeiouyąęóàèéìòù"
SOUNDS = {
    "uk": r"дз|дж|[бвгґдкптфх][рл]ь?|й(?=[аеєиіїоуюя])|.[ь’й]?",
    "ru": r"[бвгдкптфх][рл]ь?|й(?=[аеиоуюяыэё])|.[ьъй]?",
    "pl": r"(?:[bdgkpt]rz|[bdgkptw]r|[bdgkpfw][lł]|[scrd]z|ch|d[źż]|[bcćdfghjklłmnńprsśtwzźż])i?(?=[aeiouyąęó])|[scr]z|.",
    "it": r"s?(?:ch|gh|gn|qu|gli(?=[aeo])|[bcdfgptv][lr])|s[bcdfglmnpqrtv]|[cg]i(?=[aou])|[iu][aeo]|.",
}
"""What is never torn apart. English has no such list: its long words are few and browsers know them."""


def breaks(word: str, lang: str) -> list[int]:
    """Where the word may break: before a consonant and its vowel, after the first of several consonants, in «oo»."""
    sounds = re.findall(SOUNDS[lang], word.lower())
    vowels = [at for at, sound in enumerate(sounds) if sound[0] in VOWELS]
    ends = [sum(map(len, sounds[: at + 1])) for at in range(len(sounds))]
    found = []
    for this, following in pairwise(vowels):
        between = following - this - 1
        if between or sounds[this][0] == sounds[following][0]:
            found.append(ends[this + between // 2])
    apart = [at for before, at in pairwise([0, *found]) if at - before > 1]
    return [at for at in apart if EDGE <= at <= len(word) - EDGE]


@lru_cache(maxsize=20_000)
def soft_word(word: str, lang: str) -> str:
    at = [0, *breaks(word, lang), len(word)]
    return SOFT_HYPHEN.join(word[a:b] for a, b in pairwise(at))


def soft_hyphens(text: str, lang: str, long: int = LONG_WORD) -> str:
    """The text with soft hyphens in its long words, those of so many letters."""
    if lang not in SOUNDS:
        return text
    return re.sub(rf"[^\W\d_]+(?:’[^\W\d_]+)?(?<=\w{{{long}}})", lambda found: soft_word(found[0], lang), text)
