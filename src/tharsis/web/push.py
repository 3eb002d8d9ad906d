"""Web push: players who have closed the table are called when they are asked something.

A message carries nothing: it only wakes the browser, which asks this server what waits for it. So nobody on the way learns
anything, and nothing needs to be encrypted. Each message is signed with the server's own key (VAPID, RFC 8292).
"""

from __future__ import annotations

import contextlib
import json
import logging
import queue
import threading
import time
import urllib.error
import urllib.request
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from http.client import HTTPException
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from tharsis.store import Store

log = logging.getLogger("tharsis.web")
SERVICES = ("fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com")
"""Where browsers let themselves be called; a server never sends anything anywhere else."""
LIVES_S = 24 * 3600
SIGNED_S = 12 * 3600
AGAIN_S = 5.0
"""A browser is not called twice within so long for the same game."""
WAIT_S = 10
GONE = (404, 410)
MAX_ENDPOINT = 1000
WAITING = 2000


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key() -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    form = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return key.private_bytes(*form).decode()


class Signer:
    """The server's key: what browsers know of it, and the words that prove it."""

    def __init__(self, pem: str, contact: str) -> None:
        key = serialization.load_pem_private_key(pem.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self._key, self._contact = key, contact
        point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.public = encoded(point)

    def header(self, endpoint: str, now: float) -> str:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + SIGNED_S, "sub": self._contact}
        body = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(body.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={body}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


class NoDetours(urllib.request.HTTPRedirectHandler):
    """A push service that sends elsewhere is not followed."""

    def redirect_request(self, *_: object) -> None:
        return None


class Pusher:
    """Calls browsers, in a thread of its own."""

    def __init__(self, store: Store, contact: str, services: Sequence[str] = SERVICES) -> None:
        self._store, self._services = store, tuple(services)
        self._signer = Signer(store.notes.secret("push", new_key), contact or "mailto:nobody@localhost")
        self._queue: queue.Queue[tuple[str, tuple[int, ...]] | None] = queue.Queue(WAITING)
        self._called: dict[tuple[str, str], float] = {}
        self._opener = urllib.request.build_opener(NoDetours)
        self._thread = threading.Thread(target=self._run, name="push", daemon=True)

    @property
    def public_key(self) -> str:
        return self._signer.public

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        with contextlib.suppress(queue.Full):  # nobody waits for all of them
            self._queue.put_nowait(None)
        if self._thread.is_alive():
            self._thread.join(2)

    def is_allowed(self, endpoint: str) -> bool:
        """Whether a browser may be called there: over TLS at a known service, or on this machine where it was told so."""
        try:
            parts = urlsplit(endpoint)
            host, _ = parts.hostname or "", parts.port
        except ValueError:
            return False
        is_known = any(host == one or (one.startswith(".") and host.endswith(one)) for one in self._services)
        is_safe = parts.scheme == "https" or (parts.scheme == "http" and host == "127.0.0.1")
        is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        return len(endpoint) <= MAX_ENDPOINT and is_plain and is_known and is_safe and not parts.username

    def asked(self, id: str, seats: Sequence[int]) -> None:
        """From any thread: these seats of a game owe a choice that they did not owe before."""
        try:
            self._queue.put_nowait((id, tuple(seats)))
        except queue.Full:
            log.warning("too many calls wait; one is left out")

    def _run(self) -> None:
        while (job := self._queue.get()) is not None:
            try:
                self.call(*job)
            except Exception as error:
                log.warning("game %s: nobody could be called: %s", job[0], error)

    def call(self, id: str, seats: Sequence[int]) -> None:
        now = time.monotonic()
        self._called = {key: at for key, at in self._called.items() if now - at < AGAIN_S}
        for endpoint in self._store.notes.endpoints(id, seats):
            if (id, endpoint) not in self._called and self.is_allowed(endpoint):
                self._called[id, endpoint] = now
                self._send(endpoint)

    def _send(self, endpoint: str) -> None:
        headers = {"TTL": str(LIVES_S), "Urgency": "normal", "Authorization": self._signer.header(endpoint, time.time())}
        request = urllib.request.Request(endpoint, b"", headers, method="POST")
        try:
            self._opener.open(request, timeout=WAIT_S).close()
        except urllib.error.HTTPError as error:
            if error.code in GONE:
                self._store.notes.unsubscribe(endpoint=endpoint)
            else:
                log.warning("a push service answers %s", error.code)
        except (OSError, ValueError, HTTPException) as error:  # one that cannot be called keeps nobody else from it
            log.warning("a push service cannot be reached: %s", error)
