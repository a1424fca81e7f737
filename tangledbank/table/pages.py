"""The pages: the built browser client. Every path that is nothing else is the one page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

STATIC: Final = Path(__file__).parent / "static"
MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tangled Bank</title>
<h1>Tangled Bank</h1>
<p>The server runs, but the browser client has not been built. Run <code>make setup</code> in the source folder, or
play in the terminal: <code>tangledbank join ADDRESS</code>.</p></html>
"""


async def page(request: Request) -> Response:
    """A file of the build, or the one page."""
    path = request.path_params.get("path", "")
    static = Path(request.app.state.host.settings.pages or STATIC).resolve()
    if path and ".." not in path.split("/"):
        file = static / path
        if file.is_file() and static in file.resolve().parents:
            lasting = path.startswith("assets/")  # their names change with their content
            cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
            return FileResponse(file, headers={"cache-control": cache})
        if path.startswith("assets/"):
            return Response("Not found", 404, media_type="text/plain")
    index = static / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"cache-control": "no-cache"})
    return HTMLResponse(MISSING, headers={"cache-control": "no-cache"})
