"""The other side: a client of a server, for `tangledbank join`, for tests and for bots of one's own."""

from __future__ import annotations

import http.client
import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

from tangledbank.kernel.errors import TangledBankError

COOKIE = "tangledbank"  # by which the server knows who asks; docs/protocol.md


class ServerRefused(TangledBankError):
    """A request that the server refused, with its code."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code


class Client:
    """One person at one server. The cookie is all that makes it that person."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise TangledBankError(f"{url!r} is not the address of a server; it should begin with http:// or https://.")
        self.secure = parts.scheme == "https"
        self.netloc = parts.netloc
        # A server may live under a prefix: everything before the path that we know.
        self.prefix = (parts.path.rpartition("/table/")[0] if "/table/" in parts.path else parts.path).rstrip("/")
        self.cookie = cookie

    @property
    def origin(self) -> str:
        """The address of the server."""
        return f"{'https' if self.secure else 'http'}://{self.netloc}{self.prefix}"

    def socket_url(self, table: str) -> str:
        """The address of a table's socket."""
        return f"{'wss' if self.secure else 'ws'}://{self.netloc}{self.prefix}/api/tables/{table}/socket"

    @property
    def headers(self) -> dict[str, str]:
        """What goes with every request and with the socket."""
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def request(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Any:
        """Ask the server; JSON in, JSON or text out. A refusal is raised as `ServerRefused`."""
        kind = http.client.HTTPSConnection if self.secure else http.client.HTTPConnection
        connection = kind(self.netloc, timeout=30)
        sent = {**self.headers, "Content-Type": "application/json", **(headers or {})}
        try:
            connection.request(method, self.prefix + path, None if body is None else json.dumps(body).encode(), sent)
            response = connection.getresponse()
            text = response.read().decode()
        except (OSError, http.client.HTTPException) as error:
            raise TangledBankError(f"The server at {self.origin} does not answer: {error}.") from error
        finally:
            connection.close()
        self._keep_cookie(response)
        answer = json.loads(text) if response.getheader("content-type", "") == "application/json" else text
        if response.status >= 400:
            refusal = answer["error"] if isinstance(answer, dict) else {"code": "error", "text": str(text)[:200]}
            raise ServerRefused(response.status, refusal["code"], refusal["text"])
        return answer

    def _keep_cookie(self, response: http.client.HTTPResponse) -> None:
        given = response.getheader("set-cookie", "")
        if given.startswith(f"{COOKIE}="):
            self.cookie = given.partition(";")[0].partition("=")[2]

    def get(self, path: str) -> Any:
        """GET."""
        return self.request("GET", path)

    def post(self, path: str, body: Any) -> Any:
        """POST."""
        return self.request("POST", path, body)


def table_in(url: str) -> tuple[str, str | None]:
    """The table that an address points at, and the token if it is an invitation.

    >>> table_in("http://localhost:8000/table/k3J9?claim=abc")
    ('k3J9', 'abc')
    """
    parts = urlsplit(url)
    words = [word for word in parts.path.split("/") if word]
    if len(words) < 2 or words[-2] != "table":
        raise TangledBankError(f"{url!r} is not the address of a table; it should look like http://HOST/table/ID.")
    return words[-1], parse_qs(parts.query).get("claim", [None])[0]
