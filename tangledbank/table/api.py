"""The requests about people, games and records; those about one table are in `table_api`."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from starlette.responses import PlainTextResponse, Response

from tangledbank.kernel.errors import TangledBankError
from tangledbank.kernel.record import Record
from tangledbank.table import catalogue, store
from tangledbank.table.actor import PROTOCOL
from tangledbank.table.commitment import check_commitment
from tangledbank.table.errors import Refused
from tangledbank.table.identity import Person, guest_number
from tangledbank.table.messages import MyName, Nothing, RecordText, Token, clean
from tangledbank.table.replays import open_replay
from tangledbank.table.requests import Asked
from tangledbank.table.rows import SeatRow, TableRow, header_of, now
from tangledbank.table.seating import Seating, new_nonce, table_plain
from tangledbank.version import VERSION


def about(person: Person) -> dict[str, Any]:
    """What a person is told about themselves."""
    guest = guest_number(person.id, person.name)
    return {"name": person.name, "named": person.named, "guest": guest, "protocol": PROTOCOL, "version": VERSION}


async def me(asked: Asked) -> Any:
    """GET /api/me"""
    person = await asked.somebody()
    asked.new_cookie = asked.host.signer.cookie(person.id)  # renewed by use
    return about(person)


async def rename(asked: Asked) -> Any:
    """POST /api/me"""
    name = clean((await asked.body(MyName)).name)
    if not name:
        raise Refused("bad-request", "A name needs at least one letter.")
    return about(await asked.host.rename(await asked.somebody(), name))


async def device(asked: Asked) -> Any:
    """POST /api/me/device"""
    await asked.body(Nothing)
    token = asked.host.signer.device_link((await asked.somebody()).id)
    return {"link": f"/device/{token}", "seconds": asked.host.settings.device_seconds}


async def claim_device(asked: Asked) -> Any:
    """POST /api/me/device/claim"""
    token = (await asked.body(Token)).token
    person, nonce = asked.host.signer.device_in(token)
    used = ("INSERT INTO meta (name, value) VALUES (?, ?)", [f"device/{nonce}", str(now())])
    try:
        await asked.host.database.write(used)
    except Exception as error:
        raise Refused("bad-link") from error
    await asked.become(person)
    assert asked.person is not None
    return about(asked.person)


async def games(asked: Asked) -> Any:
    """GET /api/games"""
    return catalogue.games()


async def game(asked: Asked) -> Any:
    """GET /api/games/ID?option=value"""
    return catalogue.game_with(asked.path("id"), dict(asked.request.query_params))


async def rules(asked: Asked) -> Response:
    """GET /api/rules/ID"""
    return PlainTextResponse(catalogue.rules_of(asked.path("id")), media_type="text/markdown")


async def locale(asked: Asked) -> Response:
    """GET /api/locale/LANG?game=ID"""
    game = asked.request.query_params.get("game", "")
    return PlainTextResponse(catalogue.language(asked.path("lang").removesuffix(".ftl"), game))


async def tables(asked: Asked) -> Any:
    """GET /api/tables"""
    person = asked.person.id if asked.person is not None else None
    mine = await asked.host.store.tables_of(person) if person is not None else []
    public = await asked.host.store.public_tables()

    async def plain(row: TableRow) -> dict[str, Any]:
        live = asked.host.tables.get(row.id)
        if live is not None:
            return live.plain(person)
        return table_plain(row, Seating(await asked.host.store.seats(row.id)), person)

    return {"mine": [await plain(row) for row in mine], "public": [await plain(row) for row in public]}


async def bring_record(asked: Asked) -> Any:
    """POST /api/records"""
    person = await asked.somebody()
    text = (await asked.body(RecordText, asked.host.settings.record_bytes)).text
    if not asked.host.limits.tables.take(person.id):
        raise Refused("too-fast")
    row, seats = await asyncio.to_thread(table_of_record, text, person.id)
    await asked.host.create(row, seats, store.add_record(row.id, text))
    return {"id": row.id}


def table_of_record(text: str, owner: str) -> tuple[TableRow, list[SeatRow]]:
    """The finished table that a record becomes; a record that breaks a rule is refused."""
    try:
        record = Record.from_text(text)
        options = record.header.get("options")
        game = catalogue.open_game(str(record.header.get("game")), options if isinstance(options, dict) else {})
        state = record.replay(game)
        promised = check_commitment(record)
    except (TangledBankError, RecursionError, TypeError, ValueError) as error:
        raise Refused("bad-record", f"The record is refused: {error}") from error
    if not state.over:
        raise Refused("not-finished", "The record ends before the game does.")
    given = record.header.get("names")
    names = given if isinstance(given, list) else []
    seats = []
    for seat in range(state.players):
        name = clean(str(names[seat]))[:24] if seat < len(names) else ""
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
        seed=str(record.header.get("seed")),
        salt=str(record.header.get("salt")) if promised else "",
        commitment=str(record.header.get("commitment")) if promised else "",
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
    return row, seats


async def replay(asked: Asked) -> Any:
    """GET /api/replay/ID?at=N&seat=S"""
    table = await asked.host.table(asked.path("id"))
    if not table.may_watch(asked.person):
        raise Refused("private")
    if table.row.status != "finished":
        raise Refused("not-finished")
    at, seat = number(asked, "at"), number(asked, "seat")
    if seat is not None and not 0 <= seat < table.row.players:
        raise Refused("bad-request", f"There is no seat {seat} at this table.")
    opened = await open_replay(table)
    person = asked.person.id if asked.person is not None else None
    return {"table": table.plain(person), **opened.moment(at, seat)}


def number(asked: Asked, name: str) -> int | None:
    """A number in the query."""
    text = asked.request.query_params.get(name)
    if text is None or text == "":
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise Refused("bad-request", f"{name} should be a number.")
    return int(text)


async def healthz(asked: Asked) -> Any:
    """GET /healthz"""
    if not await asked.host.is_healthy():
        raise Refused("not-saved", "The database does not answer.")
    return {"status": "ok"}


async def metrics(asked: Asked) -> Response:
    """GET /metrics"""
    return PlainTextResponse(asked.host.metrics.text(asked.host.gauges()), media_type="text/plain; version=0.0.4")
