"""Static files: our own, the icons and card styles of the text room, and styles of modules.

Their address carries a hash, so browsers keep them for ever. Files that a page needs together are sent as one.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response

from tharsis.web.mars.parts import folders

STATIC = Path(__file__).parent / "static"
TEXT = Path(__file__).parent.parent / "text"
SHARED = {"icons.svg": TEXT / "icons.svg", "card.css": TEXT / "card.css"}
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".txt": "text/plain",
         ".webmanifest": "application/manifest+json"}  # fmt: skip

BUNDLES = {
    "all.css": ("fonts", "card", "theme", "table", "dock", "sizes", "details", "phone", "guide", "site"),
    "play.js": ("table", "hand", "live", "log", "guide", "replay", "push"),
}
"""Files in the order in which they build on each other, sent as one; the styles of modules come last."""
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
ONCE = {"cache-control": "no-store"}
"""For the page of a server of another version: it may be given the wrong file, but does not keep it."""

router = APIRouter()


@lru_cache(maxsize=1)
def files() -> dict[str, Path]:
    own = {str(path.relative_to(STATIC)): path for path in STATIC.rglob("*") if path.suffix in TYPES}
    return own | SHARED | of_modules()


def of_modules() -> dict[str, Path]:
    styles = {f"{key}.css": folder / "pages.css" for key, folder in folders().items()}
    return {name: path for name, path in styles.items() if path.exists()}


@lru_cache(maxsize=1)
def version() -> str:
    """One hash over all files: a change of any of them changes every address."""
    digest = hashlib.sha256()
    for name, path in sorted(files().items()):
        digest.update(name.encode() + path.read_bytes())
    return digest.hexdigest()[:10]


def asset(name: str) -> str:
    return f"/static/{version()}/{name}"


@lru_cache(maxsize=8)
def bundle(name: str) -> bytes:
    kind = Path(name).suffix
    parts = [files()[part + kind] for part in BUNDLES[name]]
    return b"\n".join(path.read_bytes() for path in [*parts, *(of_modules().values() if kind == ".css" else ())])


@router.get("/static/{stamp}/{name:path}")
def static(stamp: str, name: str) -> Response:
    headers = FOREVER if stamp == version() else ONCE
    if name in BUNDLES:
        return Response(bundle(name), media_type=TYPES[Path(name).suffix], headers=headers)
    path = files().get(name)
    if path is None:
        raise HTTPException(404, "no such file")
    return FileResponse(path, media_type=TYPES[path.suffix], headers=headers)
