"""The requests about one table: making it, sitting down, getting up, playing again, taking the record home."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import PlainTextResponse, Response

from tangledbank.table.tables.actor import Table
from tangledbank.table.tables.catalogue import open_game, play_now
from tangledbank.table.errors import Refused

from tangledbank.table.web.identity import Person
from tangledbank.table.web.messages import NewTable, Nothing, PlayNow, SeatChange, SeatOnly, SeatWish, Token, clean
from tangledbank.table.web.requests import Asked
from tangledbank.table.tables.opening import new_table, prepare
from tangledbank.table.tables.opponents import Opponents
from tangledbank.table.storage.rows import SeatRow
from tangledbank.table.tables.seating import new_nonce

TABLE_BYTES = 20_000  # about what a game takes on the disk by its end, without the moves of those who play it


def shown(table: Table, person: Person | None) -> dict[str, Any]:
    """A table as a person sees it, with the links of open seats for its owner."""
    plain = table.plain(person.id if person is not None else None)
    if plain["owner"] and table.row.status in ("waiting", "playing"):
        link = table.host.signer.seat_link
        plain["links"] = [
            {"seat": seat.seat, "link": f"/table/{plain['id']}?claim={link(table.row.id, seat.seat, seat.nonce)}"}
            for seat in table.seating.seats
            if seat.kind == "open"
        ]
    return plain


def seats_from(wishes: list[SeatWish], person: Person, opponents: Opponents) -> list[SeatRow]:
    """The seats of a new table; the usual bot sits down where a bot is wished for and not which."""
    seats: list[SeatRow] = []
    for number, wish in enumerate(wishes):
        row = SeatRow(number, wish.kind, None, None, None, new_nonce())
        if wish.kind == "bot":
            row.bot = opponents.check(wish.bot)
        elif wish.kind == "human":
            row.holder, row.name = person.id, person.name
        elif wish.kind == "hotseat":
            row.holder, row.name = person.id, clean(wish.name or "") or f"{person.name} {number + 1}"
        seats.append(row)
    if sum(seat.kind == "human" for seat in seats) > 1:
        raise Refused("bad-request", "You can sit in one seat only; for others at your device there is hotseat.")
    return seats


async def create(asked: Asked) -> Any:
    """POST /api/tables"""
    wish = await asked.body(NewTable)
    person = await asked.somebody()
    game = open_game(wish.game, wish.options)
    settings = asked.host.settings
    # Where a move may take a day, nobody is replaced for being away.
    usual = settings.takeover if wish.clock is None or wish.clock.move <= settings.takeover else None
    takeover = usual if wish.takeover is msgspec.UNSET else wish.takeover
    bot = asked.host.opponents.check(wish.takeover_bot or settings.takeover_bot)
    seats = seats_from(wish.seats, person, asked.host.opponents)
    if not asked.host.limits.tables.take(person.id):
        raise Refused("too-fast")
    await asked.room_for(TABLE_BYTES)
    row = prepare(game, person.id, seats, clean(wish.name), takeover, bot)
    row.is_public, row.spectators, row.chat_seats = wish.public, wish.spectators, wish.chat_seats
    if wish.clock is not None:
        row.clock_move, row.clock_reserve = wish.clock.move, wish.clock.reserve
    return shown(await asked.host.create(row, seats), person)


async def sit_down_now(asked: Asked) -> Any:
    """POST /api/play-now"""
    wish = await asked.body(PlayNow)
    person = await asked.somebody()
    game = open_game(wish.game, {})
    if not asked.host.limits.tables.take(person.id):
        raise Refused("too-fast")
    await asked.room_for(TABLE_BYTES)
    bots = [SeatWish("bot", bot=wish.bot)] * (play_now(wish.game) - 1)
    seats = seats_from([SeatWish("human"), *bots], person, asked.host.opponents)
    settings = asked.host.settings
    row = prepare(game, person.id, seats, "", settings.takeover, settings.takeover_bot)
    return {"id": (await asked.host.create(row, seats)).row.id}


async def look(asked: Asked) -> Any:
    """GET /api/tables/ID"""
    table = await asked.host.table(asked.path("id"))
    if not table.company.may_watch(asked.person):
        raise Refused("private")
    if asked.person is not None and table.company.is_removed(asked.person.id):
        raise Refused("removed")
    return shown(table, asked.person)


async def claim(asked: Asked) -> Any:
    """POST /api/tables/ID/claim"""
    token = (await asked.body(Token)).token
    table = await asked.host.table(asked.path("id"))
    id, number, nonce = asked.host.signer.seat_in(token)
    if id != table.row.id:
        raise Refused("bad-link")
    person = await asked.somebody()

    async def sit_down() -> None:
        if table.seating.of(person.id):
            return  # somebody who sits here already opened a link, perhaps their own: leave the seat to others
        seat = table.seating.claimed(number, nonce, person.id, person.name)
        await change_seat(table, seat, "join", "joins")

    await table.ask(sit_down)
    return shown(table, person)


async def sit(asked: Asked) -> Any:
    """POST /api/tables/ID/sit"""
    wish = await asked.body(SeatOnly)
    table = await asked.host.table(asked.path("id"))
    person = await asked.somebody()

    async def sit_down() -> None:
        if not table.row.is_public:
            raise Refused("bad-link", "The seats of this table are given by link.")
        if not table.seating.of(person.id):
            await change_seat(table, table.seating.taken(wish.seat, person.id, person.name), "join", "joins")

    await table.ask(sit_down)
    return shown(table, person)


async def change_seat(table: Table, seat: SeatRow, kind: str, line: str) -> None:
    """Change a seat, tell everyone, and begin when the table is full."""
    if table.timeline is None:
        raise Refused("not-waiting", "This table cannot be played with this version of the rules.")
    await table.write(table.event(kind, seat.seat, "person", line) if line else None, seat=seat)
    if table.row.status == "waiting" and table.seating.is_full:
        row = msgspec.structs.replace(table.row, status="playing")
        await table.write(table.event("start", None, "table", "starts"), row=row)
    table.broadcast()
    table.substitutes.consider()


async def set_seat(asked: Asked) -> Any:
    """POST /api/tables/ID/seat"""
    wish = await asked.body(SeatChange)
    table = await asked.host.table(asked.path("id"))
    person = asked.person
    bot = asked.host.opponents.check(wish.bot) if wish.kind == "bot" else None

    async def change() -> None:
        if person is None or person.id != table.row.owner:
            raise Refused("not-yours")
        if table.row.status != "waiting":
            raise Refused("not-waiting")
        await change_seat(table, table.seating.changed(wish.seat, wish.kind, bot), "", "")

    await table.ask(change)
    return shown(table, person)


async def leave(asked: Asked) -> Any:
    """POST /api/tables/ID/leave"""
    wish = await asked.body(SeatOnly)
    table = await asked.host.table(asked.path("id"))
    person = asked.person

    async def get_up() -> None:
        if person is None or wish.seat not in table.seating.of(person.id):
            raise Refused("not-yours")
        if table.row.status == "waiting":
            seat = SeatRow(wish.seat, "open", None, None, None, new_nonce())
        elif table.row.status == "playing":
            seat = SeatRow(wish.seat, "bot", None, None, table.row.takeover_bot, new_nonce())
        else:
            raise Refused("not-waiting", "The game has ended.")
        await change_seat(table, seat, "leave", "leaves")

    await table.ask(get_up)
    return shown(table, person)


async def rematch(asked: Asked) -> Any:
    """POST /api/tables/ID/rematch"""
    await asked.body(Nothing)
    table = await asked.host.table(asked.path("id"))
    person = asked.person
    if person is not None and table.row.rematch is None:
        await asked.room_for(TABLE_BYTES)

    async def again() -> str:
        row = table.row
        if person is None or not table.seating.of(person.id):
            raise Refused("not-yours")
        if row.status != "finished":
            raise Refused("not-finished")
        if row.rematch is None:
            game = open_game(row.game, row.options)
            seats = [msgspec.structs.replace(seat, nonce=new_nonce()) for seat in table.seating.seats]
            new = prepare(game, row.owner, seats, row.name, row.takeover, row.takeover_bot)
            new.is_public, new.spectators, new.chat_seats = row.is_public, row.spectators, row.chat_seats
            new.clock_move, new.clock_reserve = row.clock_move, row.clock_reserve
            old = msgspec.structs.replace(row, rematch=new.id)
            asks = min(table.seating.of(person.id))
            note = table.event("note", asks, "person", "rematch") if table.timeline is not None else None
            await table.write(note, *new_table(new, seats, "again"), row=old)
            asked.host.note_new(new)
            table.broadcast()
        assert table.row.rematch is not None
        return table.row.rematch

    return {"id": await table.ask(again)}


async def record(asked: Asked) -> Response:
    """GET /api/tables/ID/record"""
    table = await asked.host.table(asked.path("id"))
    if not table.company.may_watch(asked.person):
        raise Refused("private")
    text = await asked.host.store.record(table.row.id)
    if table.row.status != "finished" or text is None:
        raise Refused("not-finished")
    name = f"{table.row.game}-{table.row.id}.jsonl"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})
