"""The requests about lessons: which there are, their words, and beginning one."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from starlette.responses import Response

from tangledbank.games import shelf
from tangledbank.kernel.errors import UnknownName
from tangledbank.lessons import LEARNER, Lesson, lesson_of, lessons_of, word_files, words_for
from tangledbank.locale import LANGUAGES, Messages
from tangledbank.table.errors import Refused
from tangledbank.table.tables.catalogue import open_game
from tangledbank.table.tables.opening import prepare
from tangledbank.table.web.messages import NewLesson, SeatWish
from tangledbank.table.web.pages import FRESH, Prepared
from tangledbank.table.web.requests import Asked
from tangledbank.table.web.table_api import TABLE_BYTES, seats_from


@lru_cache(maxsize=64)
def listed(game: str) -> list[dict[str, Any]]:
    """The lessons of a game, in their order, with their names in every language.

    >>> listed("pond")[0]["name"]["en"]
    'The first day'
    """
    words = {code: Messages(code, game, more=words_for(code, game)) for code in LANGUAGES}

    def plain(lesson: Lesson) -> dict[str, Any]:
        return {
            "id": lesson.id,
            "name": {code: language.text(lesson.key()) for code, language in words.items()},
            "text": {code: language.text(lesson.key("text")) for code, language in words.items()},
        }

    return [plain(lesson) for lesson in lessons_of(game)]


async def lessons(asked: Asked) -> Any:
    """GET /api/lessons?game=ID"""
    game = asked.request.query_params.get("game", "")
    if game not in shelf():
        raise Refused("unknown-name", f"There is no game called {game!r}; there are: {', '.join(shelf())}.")
    return {"lessons": listed(game)}


@lru_cache(maxsize=64)
def words_of(game: str, code: str) -> Prepared:
    """The words of a game's lessons in a language."""
    if game not in shelf() or code not in LANGUAGES:
        raise Refused("not-found")
    text = "\n".join(path.read_text(encoding="utf-8") for path in word_files(code, game))
    return Prepared(text.encode(), "text/plain", FRESH)


async def words(asked: Asked) -> Response:
    """GET /api/lessons/ID/LANG"""
    return words_of(asked.path("game"), asked.path("lang")).answer(asked.request)


async def begin(asked: Asked) -> Any:
    """POST /api/lessons"""
    wish = await asked.body(NewLesson)
    person = await asked.somebody()
    try:
        lesson = lesson_of(wish.game, wish.lesson)
    except UnknownName as error:
        raise Refused("unknown-name", str(error)) from error
    if not asked.host.limits.tables.take(person.id):
        raise Refused("too-fast")
    await clear(asked, person.id)
    await asked.room_for(TABLE_BYTES)
    others = [SeatWish("bot", bot=lesson.bot)] * (lesson.players - 1)
    seats = seats_from([SeatWish("human"), *others], person, asked.host.opponents)
    assert seats[LEARNER].holder == person.id
    row = prepare(open_game(lesson.game, lesson.options), person.id, seats, "", None, lesson.bot)
    row.lesson, row.spectators = lesson.id, False
    return {"id": (await asked.host.create(row, seats)).row.id}


async def clear(asked: Asked, person: str) -> None:
    """Earlier lessons of somebody are not kept, but for one that is still open somewhere."""
    host = asked.host
    for id in await host.store.lessons_of(person):
        table = host.tables.get(id)
        if table is not None and table.connections:
            continue
        if table is not None:
            del host.tables[id]
            await table.close()
        await host.store.remove(id)
