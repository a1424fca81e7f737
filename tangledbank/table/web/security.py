"""What every answer and every request must have: headers, origins, sizes, rates."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tangledbank.table.errors import Refused

BODY_SECONDS: Final = 30.0
STEADY = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # addresses hold tokens
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}


def content_policy(host: str) -> str:
    """The content security policy; sockets are named because not every browser counts them as `self`.

    >>> "unsafe" in content_policy("localhost:8000")
    False
    """
    own = host if all(letter.isalnum() or letter in ".:-[]" for letter in host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"media-src 'self'; connect-src 'self' ws://{own} wss://{own}; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class SecurityHeaders:
    """Adds the headers to every answer; over TLS also the promise to be there over TLS in future."""

    def __init__(self, app: ASGIApp, hsts_days: float) -> None:
        self.app = app
        self.promise = f"max-age={int(hsts_days * 86400)}" if hsts_days > 0 else ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and dress the answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")

        async def send_dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in STEADY.items():
                    headers.setdefault(name, value)
                headers.setdefault("content-security-policy", content_policy(host))
                headers.setdefault("cache-control", "no-store")
                if self.promise and scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", self.promise)
            await send(message)

        await self.app(scope, receive, send_dressed)


class KnownHosts:
    """Answers only to the names that the owner of a server has listed, with any port; to all if there is no list."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str]) -> None:
        self.app = app
        self.hosts = {host.lower() for host in hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on if it is for us."""
        if self.hosts and scope["type"] in ("http", "websocket"):
            host = Headers(scope=scope).get("host", "").lower()
            if host not in self.hosts and host.rpartition(":")[0] not in self.hosts:
                if scope["type"] == "websocket":
                    await send({"type": "websocket.close", "code": 1008})
                    return
                refusal = Refused("bad-host")
                response = Response(msgspec.json.encode(refusal.plain()), refusal.status, media_type="application/json")
                await response(scope, receive, send)
                return
        await self.app(scope, receive, send)


class Prefix:
    """Lets a server live under a prefix of somebody's site, whether the proxy takes the prefix away or not."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Tell the prefix from the path."""
        if self.prefix and scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if path != self.prefix and not path.startswith(f"{self.prefix}/"):
                path = self.prefix + path
            scope = {**scope, "path": path, "root_path": self.prefix}
        await self.app(scope, receive, send)


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own page, or from a program that is no browser (and sends no origin).

    >>> same_origin(Headers({"host": "a.example", "origin": "https://a.example"}))
    True
    >>> same_origin(Headers({"host": "a.example", "origin": "https://b.example"}))
    False
    >>> same_origin(Headers({"host": "a.example", "origin": "null"}))
    False
    """
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    host = headers.get("host", "").lower()
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host != ""


def address_of(scope: Scope) -> str:
    """Where a request comes from. Of an IPv6 address the first half, which is what one household has.

    >>> address_of({"client": ("2001:db8::5:6", 1)}), address_of({"client": ("2001:db8:0:0:1::7", 1)})
    ('2001:db8::/64', '2001:db8::/64')
    >>> address_of({"client": ("192.0.2.1", 1)}), address_of({"client": ("::ffff:192.0.2.1", 1)})
    ('192.0.2.1', '192.0.2.1')
    """
    client: Any = scope.get("client")
    text = str(client[0]) if client else ""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return text[:64]
    if isinstance(address, ipaddress.IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped) if mapped is not None else str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request that changes something: JSON, not too large, and all of it in good time."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("not-json")
    try:
        promised = int(request.headers.get("content-length", "0"))
    except ValueError as error:
        raise Refused("bad-request") from error
    if promised > most:
        raise Refused("too-large")
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Refused("too-large")
    except TimeoutError as error:
        raise Refused("too-slow") from error
    return bytes(body)
