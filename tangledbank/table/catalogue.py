"""What can be played: games with their options and player counts, what is in the boxes, and how strong bots are."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

import tangledbank as tb
from tangledbank.bots import BOTS
from tangledbank.contents import RULES, find
from tangledbank.games.evolution.box import EvolutionGame
from tangledbank.games.evolution.kinds import ORDER
from tangledbank.kernel.game import Game
from tangledbank.table.errors import Refused
from tangledbank.table.pages import FRESH, Prepared

SHELF: Final = ("evolution", "newworld", "magical", "dinosaurs", "marine")
HOME: Final = Path(__file__).parent


def open_game(id: str, options: dict[str, Any]) -> Game:
    """A game with options; what does not exist is refused with a sentence.

    >>> open_game("evolution", {"speed": "high"})
    Traceback (most recent call last):
    tangledbank.table.errors.Refused: evolution has no option speed; it has: ...
    """
    try:
        return opened_game(id, tuple(sorted((name, str(value)) for name, value in options.items())))
    except tb.UnknownName as error:
        raise Refused("unknown-name", str(error)) from error
    except tb.TangledBankError as error:  # options that do not go together
        raise Refused("bad-request", str(error)) from error


@lru_cache(maxsize=256)
def opened_game(id: str, options: tuple[tuple[str, str], ...]) -> Game:
    """A game with options, made once: reading its card tables takes longer than many moves.

    >>> opened_game("evolution", ()) is opened_game("evolution", ())
    True
    """
    if id not in tb.GAMES:
        raise tb.UnknownName(f"There is no game called {id!r}; there are: {', '.join(tb.GAMES)}.")
    # Not through `tb.game`, which has a parameter that is no option: the folder of the card tables.
    chosen: dict[str, object] = {
        name: value.lower() if value in ("True", "False") else value for name, value in options
    }
    return tb.GAMES[id](chosen, None)


def described(id: str) -> dict[str, Any]:
    """A game for the list, with its usual options.

    >>> described("evolution")["players"][0]
    2
    """
    if id not in tb.GAMES:
        return {"id": id, "ready": False, "players": [], "most": 0, "options": []}
    game = open_game(id, {})
    counts, options = list(game.player_counts()), options_of(game)
    return {"id": id, "ready": True, "players": counts, "most": most_players(game), "options": options}


def most_players(game: Game) -> int:
    """How many can play with any of the modules of a game: that is, with all of them.

    >>> most_players(tb.game("evolution"))
    8
    """
    modules = {option.id: True for option in game.option_list() if isinstance(option.default, bool)}
    counts = [game.player_counts(), open_game(game.id, modules).player_counts()]
    return max(max(these) for these in counts)


def options_of(game: Game) -> list[dict[str, Any]]:
    """The options of a game as clients offer them."""
    return [
        {
            "id": option.id,
            "default": option.default,
            "values": [False, True] if isinstance(option.default, bool) else list(option.values),
        }
        for option in game.option_list()
    ]


def games() -> dict[str, Any]:
    """All games of the shelf, and all bots.

    >>> [game["id"] for game in games()["games"]][:2]
    ['evolution', 'newworld']
    """
    ids = [*SHELF, *(id for id in tb.GAMES if id not in SHELF)]
    return {"games": [described(id) for id in ids], "bots": list(BOTS)}


@lru_cache(maxsize=1)
def games_page() -> Prepared:
    """The list of all games, put together once."""
    return Prepared(msgspec.json.encode(games()), "application/json", FRESH)


def game_with(id: str, options: dict[str, Any]) -> dict[str, Any]:
    """A game with chosen options: player counts for just these, and what is in the box.

    >>> game_with("evolution", {})["catalogue"]["traits"][0]["id"]
    'carnivorous'
    """
    return shown(open_game(id, options))


@lru_cache(maxsize=256)
def shown(game: Game) -> dict[str, Any]:
    """A game that has been opened, for its page: put together once."""
    return {
        **described(game.id),
        "players": list(game.player_counts()),
        "chosen": game.options,
        "catalogue": box_of(game),
    }


def box_of(game: Game) -> dict[str, Any]:
    """The tables of a game, for its deck panel."""
    if not isinstance(game, EvolutionGame):
        own = getattr(game, "catalogue", None)  # a game may say itself what its box holds
        return own() if callable(own) else {}
    traits = [
        {
            "id": row.id,
            "set": row.set,
            "pair": row.pair,
            "directed": row.directed,
            "need": row.need,
            "on": row.on,
            "stackable": row.stackable,
            "excludes": [name for place, name in enumerate(ORDER) if row.excludes >> place & 1],
            "provenance": row.provenance,
        }
        for row in game.tables.traits
    ]
    cards = [
        {
            "id": row.id,
            "set": row.set,
            "faces": [ORDER[face] for face in row.faces],
            "count": row.count,
            "provenance": row.provenance,
        }
        for row in game.tables.designs
    ]
    return {"traits": traits, "cards": cards}


def check_bot(name: str | None) -> str:
    """The name of a bot, if there is one of that name.

    >>> check_bot("greedy")
    'greedy'
    """
    if name not in BOTS:
        raise Refused("unknown-name", f"There is no bot called {name!r}; there are: {', '.join(BOTS)}.")
    return str(name)


@lru_cache(maxsize=len(SHELF))
def rules_of(id: str) -> Prepared:
    """The numbered rules of a game: those shipped in the package, or those of the source tree."""
    path = find(f"{RULES}/{id}.md")
    if id not in SHELF or not path.is_file():
        raise Refused("not-found")
    return Prepared(path.read_bytes(), "text/markdown", FRESH)


@lru_cache(maxsize=16)
def language(lang: str) -> Prepared:
    """All Fluent files of a language, one after another."""
    folder = HOME.parent / "locale" / lang
    if not lang.isalpha() or not folder.is_dir():
        raise Refused("not-found")
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))
    return Prepared(text.encode(), "text/plain", FRESH)


def play_now(id: str) -> int:
    """How many sit down for a game at once: the middle of what the game allows.

    >>> play_now("evolution")
    3
    """
    counts = list(open_game(id, {}).player_counts())
    return counts[len(counts) // 2]
