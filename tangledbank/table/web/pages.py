"""The pages: the built browser client. Every path that is nothing else is the one page.

Files are read and compressed once and then sent from memory: they are few, and everybody asks for the same.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tangledbank.contents import CLIENT, PACKAGE

STATIC: Final = PACKAGE / CLIENT
LASTING: Final = "public, max-age=31536000, immutable"  # names under assets/ change with their content
FRESH: Final = "no-cache"
WORTH_COMPRESSING: Final = 1000
MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tangled Bank</title>
<h1>Tangled Bank</h1>
<p>The server runs, but the browser client has not been built. Run <code>make setup</code> in the source folder, or
play in the terminal: <code>tangledbank join ADDRESS</code>.</p></html>
"""


class Prepared:
    """An answer that is the same for everybody: compressed once, and not sent again to who has it.

    >>> prepared = Prepared(b"text " * 1000, "text/plain", FRESH)
    >>> len(prepared.small) < 100
    True
    """

    def __init__(self, body: bytes, kind: str, cache: str) -> None:
        self.body = body
        self.kind = kind
        self.cache = cache
        self.small = gzip.compress(body, 9, mtime=0) if len(body) >= WORTH_COMPRESSING else b""
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'

    def answer(self, request: Request) -> Response:
        """The answer to a request for it."""
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.small and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.small, headers={**headers, "content-encoding": "gzip"}, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


class Shelf:
    """The files of a build, by their paths; looked for anew when the page itself has changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.index = folder / "index.html"
        self.built = -1
        self.prefix = ""
        self.paths: dict[str, Path] = {}
        self.prepared: dict[str, Prepared] = {}

    def find(self, path: str, prefix: str = "") -> Prepared | None:
        """The file at a path, or else the page; None for what should be under assets/ and is not."""
        built = self.index.stat().st_mtime_ns if self.index.is_file() else 0
        if (built, prefix) != (self.built, self.prefix):
            self.built, self.prefix = built, prefix
            self.paths = {
                file.relative_to(self.folder).as_posix(): file for file in self.folder.rglob("*") if file.is_file()
            }
            self.prepared = {}
        if path not in self.paths:
            if path.startswith("assets/"):
                return None
            path = "index.html"
        if path not in self.prepared:
            self.prepared[path] = self._prepare(path)
        return self.prepared[path]

    def _prepare(self, path: str) -> Prepared:
        if path not in self.paths:
            return Prepared(MISSING.encode(), "text/html", FRESH)
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        body = self.paths[path].read_bytes()
        if path.endswith(".html"):  # the files with addresses in them; those of the build are relative
            body = body.replace(b'="./', f'="{self.prefix}/'.encode())
            body = body.replace(b"<html ", f'<html data-prefix="{self.prefix}" '.encode(), 1)
        return Prepared(body, kind, LASTING if path.startswith("assets/") else FRESH)


@cache
def shelf_in(folder: str | Path) -> Shelf:
    """The files of the build in a folder."""
    return Shelf(Path(folder))


async def page(request: Request) -> Response:
    """A file of the build, or the one page."""
    folder = request.app.state.host.settings.pages
    prepared = shelf_in(folder or STATIC).find(request.path_params.get("path", ""), request.scope.get("root_path", ""))
    return prepared.answer(request) if prepared is not None else Response("Not found", 404, media_type="text/plain")
