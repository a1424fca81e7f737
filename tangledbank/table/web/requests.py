"""Requests: who asks, what the body says, and how an answer or a refusal is sent."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tangledbank.table.errors import Conflict, NotSaved, Refused, TakenOver
from tangledbank.table.host import Host
from tangledbank.table.web.identity import COOKIE, Person, new_person_id
from tangledbank.table.web.messages import Body
from tangledbank.table.web.security import address_of, read_body, same_origin

READING: Final = ("GET", "HEAD")
LOG = logging.getLogger("tangledbank.table")
B = TypeVar("B", bound=Body)


class Asked:
    """A request with the host it asks, and the person who asks."""

    def __init__(self, request: Request, person: Person | None) -> None:
        self.request = request
        self.host: Host = request.app.state.host
        self._person = person
        self.new_cookie: str | None = None

    @property
    def person(self) -> Person | None:
        """Who asks; None without a valid cookie."""
        return self._person

    async def somebody(self) -> Person:
        """Who asks; somebody without a cookie gets one."""
        if self._person is None:
            if self.host.signer.is_ours(self.request.cookies.get(COOKIE)):
                raise Refused("old-cookie")
            if not self.host.limits.guests.take(address_of(self.request.scope)):
                raise Refused("too-fast")
            await self.become(new_person_id())
        assert self._person is not None
        return self._person

    async def become(self, person: str) -> None:
        """Let this device be that person from now on."""
        self._person = await self.host.person(person)
        self.new_cookie = self.host.signer.cookie(person)

    async def body(self, kind: type[B], most: int | None = None) -> B:
        """The body of a POST."""
        data = await read_body(self.request, most or self.host.settings.message_bytes)
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise Refused("bad-request", f"The body is not right: {error}") from error

    async def room_for(self, bytes: int, record: bool = False) -> None:
        """See that there is room for something new of about this size."""
        who = (await self.somebody()).id
        await self.host.check_room(address_of(self.request.scope), who, bytes, record)

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])


Handler = Callable[[Asked], Awaitable[Any]]


def answers(handler: Handler, asks_who: bool = True) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint from a function that returns plain data or a response, or raises a refusal."""

    async def endpoint(request: Request) -> Response:
        host: Host = request.app.state.host
        host.metrics.count("requests")
        asked = Asked(request, None)
        try:
            if request.method not in READING and not same_origin(request.headers):
                raise Refused("bad-origin")  # before anything else: the browser of a guest sends no cookie from there
            if host.leaving:
                raise Refused("restarting")
            if not host.limits.requests.take(address_of(request.scope)):
                raise Refused("too-fast")
            id = host.signer.person_in(request.cookies.get(COOKIE)) if asks_who else None
            asked = Asked(request, await host.person(id) if id is not None else None)
            result = await handler(asked)
            response = result if isinstance(result, Response) else as_json(result)
        except Refused as error:
            host.metrics.count_code("refusals", error.code)
            response = as_json(error.plain(), error.status)
        except (NotSaved, Conflict) as error:
            LOG.error("not-saved", extra={"fields": {"error": str(error)}})
            code = "taken-over" if isinstance(error, TakenOver) else "not-saved"
            response = as_json(Refused(code).plain(), 503)
        except Exception:  # an error of ours: the log has it, the client gets a sentence
            LOG.exception("error", extra={"fields": {"path": request.url.path}})
            host.metrics.count("errors")
            response = as_json({"error": {"code": "error", "text": "Something went wrong in the server."}}, 500)
        # Not with a refusal, and not for a page elsewhere, whose requests come without the cookie that is there.
        if asked.new_cookie is not None and response.status_code < 400 and same_origin(request.headers):
            set_cookie(response, request, asked.new_cookie, host.settings.cookie_days)
        return response

    return endpoint


def as_json(value: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def set_cookie(response: Response, request: Request, value: str, days: float) -> None:
    """Give the browser its cookie. `Secure` where the page itself is."""
    secure = request.url.scheme == "https"
    path = request.scope.get("root_path") or "/"
    response.set_cookie(COOKIE, value, int(days * 86400), path=path, secure=secure, httponly=True, samesite="lax")
