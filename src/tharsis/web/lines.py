"""Connections of those who ask a server that is measured. They shall take little of the time of the one who answers: answers
are cut from what has come, and nothing more is made of them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

from tharsis.web.identity import COOKIE

WAIT_S = 60.0
END = b"\r\n\r\n"
LENGTH = re.compile(rb"content-length: (\d+)", re.I)
EVENT = re.compile(rb"data: (\d+)\n")


def request(verb: str, path: str, cookie: str = "", body: str = "", token: str = "") -> bytes:
    lines = [f"{verb} {path} HTTP/1.1", "host: 127.0.0.1", "hx-request: true", "accept-encoding: gzip"]
    if cookie:
        lines.append(f"cookie: {COOKIE}={cookie}")
    if token:
        lines.append(f"authorization: Bearer {token}")
    if verb == "POST":
        lines += ["content-type: application/x-www-form-urlencoded", f"content-length: {len(body)}"]
    return ("\r\n".join(lines) + "\r\n\r\n" + body).encode()


class Answers(asyncio.Protocol):
    """One connection: what comes is one answer after another, each with its length."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self._missing = -1
        """Bytes that are still to come; −1 while the head is not whole."""
        self._status = 0
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None
        self.is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport, self.is_open = transport, True

    def ask(self, sent: bytes) -> asyncio.Future[tuple[int, bytes]]:
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(sent)
        return self._answer

    def data_received(self, data: bytes) -> None:
        if self._missing < 0:
            data = self._head(b"".join([*self._pieces, data]))
        else:
            self._missing -= len(data)
        self._pieces.append(data)
        if not self._missing:
            self._done(b"".join(self._pieces))

    def _head(self, data: bytes) -> bytes:
        """Returns what has come of the body."""
        self._pieces.clear()
        end = data.find(END)
        if end < 0:
            return data
        length = LENGTH.search(data, 0, end + 2)
        if length is None:
            raise RuntimeError(f"an answer that does not tell its length: {data[:end]!r}")
        self._status = int(data[9:12])
        body = data[end + len(END) :]
        self._missing = int(length[1]) - len(body)
        if b"connection: close" in data[:end].lower():
            self.is_open = False
        return body

    def _done(self, body: bytes) -> None:
        self._pieces.clear()
        self._missing = -1
        if not self.is_open:
            self._transport.close()
        if self._answer and not self._answer.done():
            self._answer.set_result((self._status, body))

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_open = False
        if self._answer and not self._answer.done():
            self._answer.set_exception(exc or ConnectionResetError("the server has closed the connection"))

    def close(self) -> None:
        self.is_open = False
        self._transport.close()


class Line:
    """A connection that is kept alive. One request at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._answers: Answers | None = None
        self._turn = asyncio.Lock()

    async def ask(self, verb: str, path: str, cookie: str = "", body: str = "", token: str = "") -> tuple[int, bytes]:
        """Status and body; a connection that the server has closed meanwhile is opened again."""
        sent = request(verb, path, cookie, body, token)
        async with self._turn:
            try:
                return await self._ask(sent)
            except ConnectionError:
                return await self._ask(sent)

    async def _ask(self, sent: bytes) -> tuple[int, bytes]:
        if self._answers is None or not self._answers.is_open:
            _, self._answers = await asyncio.get_running_loop().create_connection(Answers, "127.0.0.1", self._port)
        try:
            async with asyncio.timeout(WAIT_S):
                return await self._answers.ask(sent)
        except TimeoutError:
            self._answers.close()  # what comes too late is the answer to nothing else
            raise


class Ear(asyncio.Protocol):
    """A stream of events: the newest number of each piece that comes is told."""

    def __init__(self, told: Callable[[int], None]) -> None:
        self._told, self._rest = told, b""

    def data_received(self, data: bytes) -> None:
        whole, _, self._rest = (self._rest + data).rpartition(b"\n")
        numbers = EVENT.findall(whole + b"\n")
        if numbers:
            self._told(int(numbers[-1]))


async def listen(port: int, path: str, cookie: str, told: Callable[[int], None]) -> None:
    """Returns when the connection is there, and goes on listening."""
    transport, _ = await asyncio.get_running_loop().create_connection(lambda: Ear(told), "127.0.0.1", port)
    transport.write(request("GET", path, cookie))
