"""What people may be called. A name is unique by what it looks like, so that nobody passes for somebody else."""

from __future__ import annotations

import re
import time
import unicodedata
from functools import lru_cache

from tharsis.store import LOBBY, NameTaken, PlayerRow
from tharsis.text.bundle import LANGUAGES
from tharsis.web.lobby import Lobby, new_id
from tharsis.web.texts import texts

SHORTEST, LONGEST = 2, 24
ALLOWED = re.compile(r"[^\W_](?:[^\W]|[ .’'-])*[^\W_]|[^\W_]{2}")
LOOKS_LIKE = str.maketrans("авеікмнорстухјѕԁһ0135", "abeikmhopctyxjsdholes")
"""Letters of other alphabets, and digits, by the Latin letter they look like."""
RESERVED = ("admin", "administrator", "moderator", "server", "system", "tharsis", "host", "bot", "nobody", "anonymous", "you")

NUMBER = re.compile(r"[\s\d._-]+$")


def without_number(name: str) -> str:
    return NUMBER.sub("", name)


class BadName(Exception):
    """Nobody may be called so; `key` is what is said."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def look_of(name: str) -> str:
    """What remains of a name for somebody who reads it quickly: no case, accents, spaces or foreign lookalikes."""
    plain = unicodedata.normalize("NFKD", name.casefold()).translate(LOOKS_LIKE)
    return "".join(letter for letter in plain if letter.isalnum())


def alphabets(name: str) -> set[str]:
    """Of which alphabets its letters are."""
    return {unicodedata.name(letter, "?").split()[0] for letter in name if letter.isalpha()}


@lru_cache
def reserved() -> frozenset[str]:
    """What programs, unnamed players and those who run the server are called, in every language."""
    spoken = [texts(code) for code in LANGUAGES]
    named = [t("ui-bot") for t in spoken] + [without_number(t("ui-player-number", n=1)) for t in spoken]
    return frozenset(look_of(word) for word in (*RESERVED, *named))


def checked(name: str) -> str:
    """The name as it is kept. Raises BadName."""
    kept = " ".join(unicodedata.normalize("NFC", name).split())
    if not SHORTEST <= len(kept) <= LONGEST:
        raise BadName("people-name-length")
    if not ALLOWED.fullmatch(kept) or not any(letter.isalpha() for letter in kept):
        raise BadName("people-name-letters")
    if len(alphabets(kept)) > 1:
        raise BadName("people-name-mixed")
    if look_of(without_number(kept)) in reserved():
        raise BadName("people-name-reserved")
    return kept


def call(lobby: Lobby, browser: str, name: str) -> PlayerRow:
    """Give the browser's player this name; one who had none becomes a player. Raises BadName."""
    kept, store = checked(name), lobby.store
    player = store.people.player_of(browser)
    try:
        if player is None:
            player = PlayerRow(new_id(8), kept, time.time())
            store.people.add_player(player, look_of(kept), browser)
        elif player.name != kept:
            for id in store.people.rename(player.id, kept, look_of(kept)):
                lobby.heard(id, -1)
            lobby.hub.publish(LOBBY)
    except NameTaken:
        mine = store.people.player_of(browser)  # it may have been sent twice
        if mine is not None and mine.name == kept:
            return mine
        raise BadName("people-name-taken") from None
    return PlayerRow(player.id, kept, player.created)
