"""What can be played: games with their options and player counts, what is in the boxes, and how strong bots are."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec

import tangledbank as tb
from tangledbank.games import Manifest, open_box, shelf
from tangledbank.guide import as_data, guide_of, has_guide, rules_of, rules_path
from tangledbank.guide import find as find_in_guide
from tangledbank.kernel.game import Game
from tangledbank.kernel.options import written
from tangledbank.lessons import lesson_ids
from tangledbank.locale import LANGUAGES, Messages
from tangledbank.locale.loader import files
from tangledbank.table.errors import Refused
from tangledbank.table.tables.opponents import Opponents
from tangledbank.table.web.pages import FRESH, Prepared


def open_game(id: str, options: dict[str, Any]) -> Game:
    """A game with options; what does not exist is refused with a sentence.

    >>> open_game("pond", {"speed": "high"})
    Traceback (most recent call last):
    tangledbank.table.errors.Refused: pond has no option speed; it has: ...
    """
    try:
        return opened_game(id, tuple(sorted((name, written(value)) for name, value in options.items())))
    except tb.UnknownName as error:
        raise Refused("unknown-name", str(error)) from error
    except tb.BadOptions as error:
        raise Refused("bad-options", str(error)) from error


@lru_cache(maxsize=256)
def opened_game(id: str, options: tuple[tuple[str, str], ...]) -> Game:
    """A game with options, made once: reading its card tables takes longer than many moves.

    >>> opened_game("pond", ()) is opened_game("pond", ())
    True
    """
    return open_box(id, dict(options), None)


def on_shelf(manifest: Manifest) -> dict[str, Any]:
    """A game for the list: what its manifest says, its name in every language and, if it is ready, its options.

    >>> shown = on_shelf(shelf()["pond"])
    >>> shown["players"], shown["most"], shown["name"]["en"]
    ([1, 2, 3, 4], 4, 'Pond')
    """
    words = {code: Messages(code, manifest.id) for code in LANGUAGES}
    game = tb.game(manifest.id) if manifest.ready else None
    return {
        "id": manifest.id,
        "ready": manifest.ready,
        "name": {code: language.text(f"game-{manifest.id}") for code, language in words.items()},
        "text": {code: language.text(f"game-{manifest.id}-text") for code, language in words.items()},
        "accent": {"day": manifest.day._asdict(), "night": manifest.night._asdict()},
        "players": list(game.player_counts() if game is not None else manifest.players),
        "most": manifest.players.stop - 1,
        "options": [option.plain() for option in game.option_list()] if game is not None else [],
        "lessons": lesson_ids(manifest.id),
    }


@cache
def games() -> dict[str, Any]:
    """All games of the shelf.

    >>> [game["name"]["cs"] for game in games()["games"] if game["id"] == "pond"]
    ['Tůňka']
    """
    return {"games": [on_shelf(manifest) for manifest in shelf().values()]}


@lru_cache(maxsize=1)
def games_page(opponents: Opponents) -> Prepared:
    """The list of all games, and whom one may play against, put together once."""
    return Prepared(msgspec.json.encode({**games(), **opponents.listed()}), "application/json", FRESH)


def game_with(id: str, options: dict[str, Any]) -> dict[str, Any]:
    """A game with chosen options: player counts for just these, and what is in the box.

    >>> game_with("pond", {})["catalogue"]["cards"][0]["id"]
    'fly'
    """
    return shown(open_game(id, options))


@lru_cache(maxsize=256)
def shown(game: Game) -> dict[str, Any]:
    """A game that has been opened, for its page: put together once."""
    return {
        **on_shelf(shelf()[game.id]),
        "players": list(game.player_counts()),
        "chosen": game.options,
        "catalogue": game.catalogue(),
    }


@cache
def rules_page(id: str) -> Prepared:
    """The numbered rules of a game, as blocks."""
    if rules_path(id) is None:
        raise Refused("not-found")
    return Prepared(msgspec.json.encode([as_data(block) for block in rules_of(id)]), "application/json", FRESH)


@lru_cache(maxsize=64)
def guide_page(id: str, lang: str) -> Prepared:
    """The guide to a game in a language, as blocks."""
    if lang not in LANGUAGES or not has_guide(id):
        raise Refused("not-found")
    return Prepared(msgspec.json.encode([as_data(block) for block in guide_of(id, lang)]), "application/json", FRESH)


def look_up(id: str, asked: dict[str, str]) -> dict[str, Any]:
    """What guide and rules say about something; with options (`days=3`) only what is in play.

    >>> look_up("pond", {"lang": "en", "q": "points"})["found"][0]["title"]
    'Winning'
    """
    wanted = dict(asked)
    lang, question = wanted.pop("lang", "en"), wanted.pop("q", "")
    if lang not in LANGUAGES or id not in shelf():
        raise Refused("not-found")
    options = open_game(id, wanted).options if wanted else None
    return {"found": [found._asdict() for found in find_in_guide(id, lang, question, options)]}


@lru_cache(maxsize=64)
def language(lang: str, game: str) -> Prepared:
    """The words of a game in a language; without a game the common ones and those of all games, one after another."""
    if lang not in LANGUAGES or (game and game not in shelf()):
        raise Refused("not-found")
    paths = files(lang) + [files(lang, id)[-1] for id in shelf()] if not game else files(lang, game)[-1:]
    return Prepared("\n".join(path.read_text(encoding="utf-8") for path in paths).encode(), "text/plain", FRESH)


def play_now(id: str) -> int:
    """How many sit down for a game at once: the middle of what the game allows.

    >>> play_now("pond")
    3
    """
    counts = list(open_game(id, {}).player_counts())
    return counts[len(counts) // 2]
