"""What the owner of a server may set, with sensible defaults. `tangledbank serve --set name=value` changes one."""

from __future__ import annotations

import msgspec

from tangledbank.bots.characters import CHARACTERS, USUAL
from tangledbank.kernel.errors import UnknownName


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings; docs/hosting.md explains each."""

    # Limits. A number of 0 or less for a rate means: no limit.
    message_bytes: int = 64 * 1024
    record_bytes: int = 4 * 1024 * 1024
    messages_per_second: float = 20.0
    message_burst: float = 40.0
    strikes: int = 200  # messages beyond the rate before the socket is closed
    requests_per_second: float = 20.0  # of one address
    request_burst: float = 100.0
    tables_per_minute: float = 6.0  # of one person
    guests_per_day: float = 200.0  # of one address
    chat_lines: float = 5.0
    chat_seconds: float = 10.0
    chat_per_table: int = 2000
    spectator_chat: int = 500  # of those lines
    connections: int = 4000  # of everybody; never more than half of the files that the system lets us open
    connections_per_address: int = 200
    sockets_per_address: int = 100
    frames_per_second: float = 40.0  # of one socket, pings and fragments too
    frame_burst: float = 200.0
    socket_bytes_per_second: float = 128 * 1024.0
    socket_byte_burst: float = 2 * 1024 * 1024.0
    head_seconds: float = 10.0  # for a connection to ask something
    answer_seconds: float = 120.0  # for it to send the body and take the answer
    silent_seconds: float = 180.0  # a socket without a cookie that says nothing for so long is closed
    sockets_per_person: int = 30
    spectators_per_table: int = 200  # sockets of those who hold no seat there; who holds one always gets in
    spectators_per_address: int = 40  # of those, at one table
    waiting_messages: int = 256  # small messages that may wait for a slow receiver
    send_seconds: float = 20.0  # a receiver slower than this is dropped

    hsts_days: float = 30.0  # over TLS: for how long browsers are told to come back over TLS only

    # What is kept. 0 or less: no limit, never.
    tables_per_person: int = 200  # that have not ended, of one owner
    records_per_person: int = 100  # brought from elsewhere
    kept_bytes_per_day: float = 64 * 1024 * 1024.0  # of one address
    disk_reserve: int = 256 * 1024 * 1024  # bytes; with less free, games go on and nothing new begins
    abandoned_days: float = 180.0  # a game that has not ended and that nobody has touched for so long is removed

    # Bots.
    bot_thinking: float = 2.5  # seconds a bot thinks about a move at most; less when more of them wait
    bot_seconds: float = 8.0  # the deadline of one answer, after which the process is killed
    bot_pace: float = 0.2  # answers appear at whole multiples of it, so that their moment tells nothing
    opponent: str = USUAL  # whom Play now invites, and who sits down where no bot is named
    opponents: str = ",".join(CHARACTERS)  # the faces to choose from, from the weakest to the strongest
    bot_workers: int = 0  # processes; 0: one less than there are cores
    bots: str = ""  # of the host: FILE.py:CLASS, several with commas between them

    # Tables.
    takeover: int = 120
    takeover_bot: str = USUAL
    arrival: float = 600.0  # more than that for somebody who has not yet come to a rematch
    stalling: int = 120  # seconds after which the owner may free the seat of somebody who is waited for
    alive_seconds: float = 10.0  # between two signs of life, from which outages are known
    link_days: float = 30.0
    cookie_days: float = 365.0
    device_seconds: int = 600
    idle_seconds: float = 900.0  # a table that nobody looks at leaves the memory after this
    snapshot_every: int = 25

    # Pages.
    pages: str = ""  # a folder with another build of the browser client, for instance with games elsewhere


def read_settings(pairs: list[str]) -> Settings:
    """Settings from `name=value` texts.

    >>> read_settings(["bot_pace=0", "takeover=30"]).takeover
    30
    >>> read_settings(["speed=9"])
    Traceback (most recent call last):
    tangledbank.kernel.errors.UnknownName: There is no setting 'speed'; there are: message_bytes, ...
    """
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    chosen: dict[str, object] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in kinds:
            raise UnknownName(f"There is no setting {name!r}; there are: {', '.join(kinds)}.")
        try:
            chosen[name] = msgspec.convert(value, kinds[name], strict=False)
        except msgspec.ValidationError as error:
            raise UnknownName(f"The setting {name} cannot be {value!r}: it should be a number.") from error
    return msgspec.convert(chosen, Settings)
