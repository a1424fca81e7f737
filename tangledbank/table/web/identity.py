"""Who is who: guests under a signed cookie, links that claim a seat, links for a second device."""

from __future__ import annotations

import hashlib
import math
import re
import secrets
import time
from typing import Any, Final

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

from tangledbank.table.errors import Refused
from tangledbank.table.settings import Settings

COOKIE: Final = "tangledbank"
PERSON: Final = re.compile(r"[0-9a-f]{32}")


class Person(msgspec.Struct, frozen=True):
    """Somebody under a cookie. The id never leaves the server but signed; others see only the name."""

    id: str
    name: str
    named: bool


def new_person_id() -> str:
    """128 random bits."""
    return secrets.token_hex(16)


def guest_name(person: str) -> str:
    """The name of somebody who has not chosen one.

    >>> guest_name("00"), guest_name("01")
    ('Guest 8842', 'Guest 8633')
    """
    number = int(hashlib.sha256(person.encode()).hexdigest()[:8], 16)
    return f"Guest {1000 + number % 9000}"


def guest_number(person: str | None, name: str | None) -> int | None:
    """The number in a name that was made up, for clients that say "guest" in their own language; None if it was chosen.

    >>> guest_number("00", guest_name("00")) == int(guest_name("00").split()[1]), guest_number("00", "Anna")
    (True, None)
    """
    return int(name.split()[1]) if person is not None and name == guest_name(person) else None


class Signer:
    """Signs and checks cookies and links. Each kind has a salt of its own, so that none can stand in for another.

    >>> signer = Signer("key", Settings())
    >>> signer.person_in(signer.cookie("0" * 32)) == "0" * 32
    True
    >>> signer.person_in("forged") is None
    True
    >>> signer.seat_in(signer.seat_link("T", 1, "n"))
    ('T', 1, 'n')
    >>> signer.seat_in(signer.cookie("0" * 32))
    Traceback (most recent call last):
    tangledbank.table.errors.Refused: The link is not valid: it was used, has expired, or was never made by this server.
    """

    def __init__(self, key: str, settings: Settings) -> None:
        self.settings = settings
        self.cookies = URLSafeTimedSerializer(key, salt="cookie", signer_kwargs={"digest_method": hashlib.sha256})
        self.links = URLSafeTimedSerializer(key, salt="seat", signer_kwargs={"digest_method": hashlib.sha256})
        self.devices = URLSafeTimedSerializer(key, salt="device", signer_kwargs={"digest_method": hashlib.sha256})

    def cookie(self, person: str) -> str:
        """The cookie of a person."""
        return self.cookies.dumps(person)

    def person_in(self, cookie: str | None) -> str | None:
        """The person whose cookie it is; None if it is forged, foreign or expired."""
        value = unsigned(self.cookies, cookie, self.settings.cookie_days * 86400)
        return value if isinstance(value, str) and PERSON.fullmatch(value) else None

    def is_ours(self, cookie: str | None) -> bool:
        """Whether this server signed a cookie, however long ago. It is somebody's seats: never replace it."""
        value = unsigned(self.cookies, cookie, math.inf)
        return isinstance(value, str) and PERSON.fullmatch(value) is not None

    def seat_link(self, table: str, seat: int, nonce: str) -> str:
        """The token that claims a seat, once."""
        return self.links.dumps([table, seat, nonce])

    def seat_in(self, token: str) -> tuple[str, int, str]:
        """The seat that a token claims: table, seat, nonce."""
        match unsigned(self.links, token, self.settings.link_days * 86400):
            case [str(table), int(seat), str(nonce)]:
                return table, seat, nonce
        raise Refused("bad-link")

    def device_link(self, person: str) -> str:
        """The token that makes another device the same person."""
        return self.devices.dumps([person, secrets.token_hex(8)])

    def device_in(self, token: str) -> tuple[str, str]:
        """The person that a device token is for, and what makes it unique."""
        match unsigned(self.devices, token, self.settings.device_seconds):
            case [str(person), str(nonce)] if PERSON.fullmatch(person):
                return person, nonce
        raise Refused("bad-link")


def unsigned(serializer: URLSafeTimedSerializer, token: str | None, seconds: float) -> Any:
    """What a token holds, if its signature is ours and it is not too old; None otherwise.

    A token from the future is as good as any: the clock of the server has been put back since.
    """
    if not token or len(token) > 400:
        return None
    try:
        value, signed = serializer.loads(token, return_timestamp=True)
    except BadData:
        return None
    age = time.time() - signed.timestamp()
    return value if max(age, 0.0) <= seconds else None
