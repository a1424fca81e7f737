"""Records brought from elsewhere: bounded to what we write ourselves, played through, and kept as finished tables."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tangledbank.bots import BOTS
from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.record import Record
from tangledbank.table.tables import catalogue
from tangledbank.table.tables.commitment import check_commitment
from tangledbank.table.errors import Refused
from tangledbank.table.web.messages import MOVE_LETTERS, clean
from tangledbank.table.storage.rows import SeatRow, TableRow, header_of, now
from tangledbank.table.tables.seating import new_nonce

Short = Annotated[str, Meta(max_length=64)]
MOST_LINES: Final = 20_000  # the longest game we know has under 2,000
BOT: Final = "bot "  # how the names of a record say that one was a bot
CHANCE_LETTERS: Final = 4_000  # a shuffle names every card of its deck


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How a game ended."""

    scores: Annotated[list[int], Meta(max_length=16)]
    winners: Annotated[list[int], Meta(max_length=16)]


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a record, with nothing in it that we do not write."""

    format: Short
    game: Short
    options: dict[Short, Short | bool | int]
    players: Annotated[int, Meta(ge=1, le=16)]
    data_hash: Short
    rules_version: Annotated[int, Meta(ge=0, lt=1 << 31)]
    engine_version: Short
    seed: Short
    names: Annotated[list[Annotated[str, Meta(max_length=100)] | None], Meta(max_length=16)] = []
    seats: Annotated[list[Short], Meta(max_length=16)] = []
    commitment: Short | None = None
    salt: Short | None = None


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """Any other line: a move, a result of chance, or the result."""

    seat: Annotated[int, Meta(ge=0, lt=16)] | None = None
    move: Annotated[str, Meta(max_length=MOVE_LETTERS)] | None = None
    chance: Annotated[str, Meta(max_length=CHANCE_LETTERS)] | None = None
    result: Result | None = None


HEADER: Final = msgspec.json.Decoder(Header)
LINE: Final = msgspec.json.Decoder(Line)


def check_bounds(text: str) -> Header:
    """Refuse a record that holds more than a record of ours does; returns its header.

    >>> check_bounds('{"format": "x", "diary": "Dear diary"}')
    Traceback (most recent call last):
    tangledbank.table.errors.Refused: Line 1 of the record is refused: Object contains unknown field `diary`
    """
    first, *lines = text.splitlines() or [""]
    if len(lines) > MOST_LINES:
        raise Refused("bad-record", f"The record is refused: it has more than {MOST_LINES} lines.")
    number = 1
    try:
        header = HEADER.decode(first)
        for line in lines:
            number += 1
            LINE.decode(line)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Refused("bad-record", f"Line {number} of the record is refused: {error}") from error
    return header


def bot_of(header: Header, seat: int, name: str) -> str | None:
    """The bot that had a seat, by what the record says of its seats, or as a table here writes it ("bot greedy")."""
    written = name.removeprefix(BOT) if name.startswith(BOT) else ""
    said = header.seats[seat] if seat < len(header.seats) else written
    return said if said in BOTS else None


def table_of_record(text: str, owner: str) -> tuple[TableRow, list[SeatRow], str]:
    """The finished table that a record becomes, and the record as we would write it; a bad one is refused."""
    try:
        header = check_bounds(text)
        record = Record.from_text(text)
        game = catalogue.open_game(header.game, header.options)
        state = record.replay(game)
        promised = check_commitment(record)
    except (TangledBankError, RecursionError, TypeError, ValueError) as error:
        raise Refused("bad-record", f"The record is refused: {error}") from error
    if not state.over:
        raise Refused("not-finished", "The record ends before the game does.")
    seats = []
    for seat in range(state.players):
        name = clean(header.names[seat] or "")[:24] if seat < len(header.names) else ""
        bot = bot_of(header, seat, name)
        if bot is not None:
            seats.append(SeatRow(seat, "bot", None, None, bot, new_nonce()))
        else:
            seats.append(SeatRow(seat, "human", None, name or None, None, new_nonce()))
    rules_version, data_hash = header_of(game)
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=game.id,
        options=dict(game.options),
        players=state.players,
        rules_version=rules_version,
        data_hash=data_hash,
        name="",
        owner=owner,
        seed=header.seed,
        salt=header.salt or "" if promised else "",
        commitment=header.commitment or "" if promised else "",
        takeover=None,
        takeover_bot="",
        is_public=False,
        spectators=True,
        status="finished",
        created=now(),
        finished=now(),
        result={"scores": list(state.scores), "winners": list(state.winners)},
        imported=True,
    )
    return row, seats, record.to_text()
