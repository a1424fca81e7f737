"""The requests about people, games and records; those about one table are in `table_api`."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.responses import PlainTextResponse, Response

from tangledbank.table.tables import catalogue
from tangledbank.table.storage import store
from tangledbank.table.tables.actor import PROTOCOL, Table
from tangledbank.table.errors import Conflict, Refused
from tangledbank.table.web.identity import Person, guest_number
from tangledbank.table.web.imports import table_of_record
from tangledbank.table.web.messages import DeviceClaim, MyName, Nothing, RecordText, Token, clean
from tangledbank.table.tables.advising import hint_in_replay
from tangledbank.table.tables.replays import open_replay
from tangledbank.table.tables.reviewing import review_of
from tangledbank.table.web.requests import Asked
from tangledbank.table.storage.rows import TableRow
from tangledbank.table.tables.seating import Seating, table_plain
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


async def look_at_device(asked: Asked) -> Any:
    """POST /api/me/device/look"""
    person, nonce = asked.host.signer.device_in((await asked.body(Token)).token)
    if await asked.host.store.is_used(nonce):
        raise Refused("bad-link")
    here = await asked.somebody()
    there = await asked.host.person(person)
    seats = await asked.host.store.unfinished_of(here.id) if here.id != person else 0
    return {"here": about(here), "there": about(there), "same": here.id == person, "tables": seats}


async def claim_device(asked: Asked) -> Any:
    """POST /api/me/device/claim"""
    wish = await asked.body(DeviceClaim)
    person, nonce = asked.host.signer.device_in(wish.token)
    here = asked.person
    if here is not None and here.id == person:
        return about(here)
    if here is not None and not wish.give_up and await asked.host.store.unfinished_of(here.id):
        raise Refused("seats-here")
    try:
        await asked.host.store.use(nonce)
    except Conflict as error:
        raise Refused("bad-link") from error
    await asked.become(person)
    assert asked.person is not None
    return about(asked.person)


async def games(asked: Asked) -> Any:
    """GET /api/games"""
    return catalogue.games_page(asked.host.opponents).answer(asked.request)


async def game(asked: Asked) -> Any:
    """GET /api/games/ID?option=value"""
    # Opening a game with options that nobody has asked for yet takes a while: not while everybody waits.
    chosen = dict(asked.request.query_params)
    return await asyncio.to_thread(catalogue.game_with, asked.path("id"), chosen)


async def rules(asked: Asked) -> Response:
    """GET /api/rules/ID"""
    return catalogue.rules_page(asked.path("id")).answer(asked.request)


async def guide(asked: Asked) -> Response:
    """GET /api/guide/ID?lang=LANG"""
    lang = asked.request.query_params.get("lang", "en")
    return catalogue.guide_page(asked.path("id"), lang).answer(asked.request)


async def search(asked: Asked) -> Any:
    """GET /api/guide/ID/search?lang=LANG&q=WORDS&option=value"""
    # The first search in a game reads all of its texts: not while everybody waits.
    return await asyncio.to_thread(catalogue.look_up, asked.path("id"), dict(asked.request.query_params))


async def locale(asked: Asked) -> Response:
    """GET /api/locale/LANG?game=ID"""
    game = asked.request.query_params.get("game", "")
    return catalogue.language(asked.path("lang").removesuffix(".ftl"), game).answer(asked.request)


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
    await asked.room_for(len(text) + 4000, record=True)
    row, seats, kept = await asyncio.to_thread(table_of_record, text, person.id)
    await asked.host.create(row, seats, store.add_record(row.id, kept))
    return {"id": row.id}


async def finished_table(asked: Asked) -> Table:
    """The table of a replay: everything is open once the game is over, to those who may watch."""
    table = await asked.host.table(asked.path("id"))
    if not table.company.may_watch(asked.person):
        raise Refused("private")
    if table.row.status != "finished":
        raise Refused("not-finished")
    return table


async def replay(asked: Asked) -> Any:
    """GET /api/replay/ID?at=N&seat=S"""
    table = await finished_table(asked)
    at, seat = number(asked, "at"), number(asked, "seat")
    if seat is not None and not 0 <= seat < table.row.players:
        raise Refused("bad-request", f"There is no seat {seat} at this table.")
    opened = await open_replay(table)
    person = asked.person.id if asked.person is not None else None
    return {"table": table.plain(person), **opened.moment(at, seat)}


async def replay_position(asked: Asked) -> Any:
    """GET /api/replay/ID/position?at=N"""
    opened = await open_replay(await finished_table(asked))
    return {"position": opened.position(number(asked, "at"))}


async def replay_story(asked: Asked) -> Any:
    """GET /api/replay/ID/story"""
    opened = await open_replay(await finished_table(asked))
    return await asyncio.to_thread(opened.story)


async def replay_review(asked: Asked) -> Any:
    """GET /api/replay/ID/review"""
    return await review_of(await finished_table(asked))


async def replay_hint(asked: Asked) -> Any:
    """GET /api/replay/ID/hint?at=N"""
    return await hint_in_replay(await finished_table(asked), number(asked, "at"))


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
    await asked.host.check_health()
    return {"status": "ok"}


async def metrics(asked: Asked) -> Response:
    """GET /metrics"""
    return PlainTextResponse(asked.host.metrics.text(asked.host.gauges()), media_type="text/plain; version=0.0.4")
