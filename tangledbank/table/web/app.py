"""The application: all routes, and what surrounds them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp

from tangledbank.table.web import api, lesson_api, owner_api, table_api
from tangledbank.table.web.doors import Doors, SocketDoor
from tangledbank.table.errors import Refused
from tangledbank.table.host import Host
from tangledbank.table.web.pages import page
from tangledbank.table.web.requests import Asked, answers
from tangledbank.table.web.security import KnownHosts, Prefix, SecurityHeaders
from tangledbank.table.web.sockets import table_socket


async def nothing_here(asked: Asked) -> None:
    """Whatever is not there under /api/."""
    raise Refused("not-found")


def routes() -> list[BaseRoute]:
    """All paths; docs/protocol.md lists them."""
    get, post = ["GET"], ["POST"]
    table = "/api/tables/{id}"
    return [
        Route("/api/me", answers(api.me), methods=get),
        Route("/api/me", answers(api.rename), methods=post),
        Route("/api/me/device", answers(api.device), methods=post),
        Route("/api/me/device/look", answers(api.look_at_device), methods=post),
        Route("/api/me/device/claim", answers(api.claim_device), methods=post),
        Route("/api/games", answers(api.games), methods=get),
        Route("/api/games/{id}", answers(api.game), methods=get),
        Route("/api/rules/{id}", answers(api.rules), methods=get),
        Route("/api/guide/{id}", answers(api.guide), methods=get),
        Route("/api/guide/{id}/search", answers(api.search), methods=get),
        Route("/api/locale/{lang}", answers(api.locale), methods=get),
        Route("/api/tables", answers(api.tables), methods=get),
        Route("/api/tables", answers(table_api.create), methods=post),
        Route("/api/lessons", answers(lesson_api.lessons), methods=get),
        Route("/api/lessons", answers(lesson_api.begin), methods=post),
        Route("/api/lessons/{game}/{lang}", answers(lesson_api.words), methods=get),
        Route("/api/play-now", answers(table_api.sit_down_now), methods=post),
        Route(table, answers(table_api.look), methods=get),
        Route(f"{table}/claim", answers(table_api.claim), methods=post),
        Route(f"{table}/sit", answers(table_api.sit), methods=post),
        Route(f"{table}/seat", answers(table_api.set_seat), methods=post),
        Route(f"{table}/leave", answers(table_api.leave), methods=post),
        Route(f"{table}/free", answers(owner_api.free), methods=post),
        Route(f"{table}/mute", answers(owner_api.mute), methods=post),
        Route(f"{table}/remove", answers(owner_api.remove), methods=post),
        Route(f"{table}/chat", answers(owner_api.chat), methods=post),
        Route(f"{table}/rematch", answers(table_api.rematch), methods=post),
        Route(f"{table}/record", answers(table_api.record), methods=get),
        Route("/api/records", answers(api.bring_record), methods=post),
        Route("/api/replay/{id}", answers(api.replay), methods=get),
        Route("/api/replay/{id}/position", answers(api.replay_position), methods=get),
        Route("/api/replay/{id}/story", answers(api.replay_story), methods=get),
        Route("/api/replay/{id}/review", answers(api.replay_review), methods=get),
        Route("/api/replay/{id}/hint", answers(api.replay_hint), methods=get),
        WebSocketRoute(f"{table}/socket", table_socket),
        Route("/healthz", answers(api.healthz, asks_who=False), methods=get),
        Route("/metrics", answers(api.metrics, asks_who=False), methods=get),
        Route("/api/{path:path}", answers(nothing_here), methods=[*get, *post, "PUT", "PATCH", "DELETE"]),
        Route("/{path:path}", page, methods=get),
    ]


def make_app(host: Host, allowed_hosts: Sequence[str] = (), prefix: str = "") -> ASGIApp:
    """The application around a host."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Doors]]:
        await host.start()
        yield {"doors": host.doors}
        await host.stop()

    # What is the same for everybody is compressed already; for the rest speed counts more than the last byte.
    compressed = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=4)
    app = Starlette(routes=routes(), middleware=[compressed], lifespan=lifespan)
    app.state.host = host
    # Around everything, Starlette's own answer to an error too.
    inside = Prefix(SocketDoor(app, host.doors), prefix)
    return SecurityHeaders(KnownHosts(inside, allowed_hosts), host.settings.hsts_days)
