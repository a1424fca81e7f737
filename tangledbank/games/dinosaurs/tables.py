"""The data tables: genes, event cards, sides of the board, tracks; read from TOML and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tangledbank.games.dinosaurs.genes import GENES
from tangledbank.games.dinosaurs.island import BOARDS, SHEET, SIDES, TERRAINS, Island, Side
from tangledbank.games.dinosaurs.kinds import EVENT_CARDS
from tangledbank.kernel.errors import TangledBankError
from tangledbank.parts.decks import copies
from tangledbank.parts.tables import find_tables, read_rows

HOME: Final = Path(__file__).parent
TABLES: Final = ("genes.toml", "events.toml", "island.toml", "tracks.toml")
TRACKS: Final = ("climate", "combat", "meteor")
WINDOWS: Final = 6
ALWAYS: Final = 6  # the number on the meteor track that no roll escapes: the impact


class GeneRow:
    """DINO-1.8: what the table says of one gene.

    >>> Tables().genes[0].id, Tables().genes[0].tiles
    ('tail', 6)
    """

    __slots__ = ("id", "provenance", "start", "tiles")

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id: str = id
        self.tiles: int = row["tiles"]
        self.start: int = row["start"]
        self.provenance: str = row["provenance"]
        if type(self.tiles) is not int or type(self.start) is not int or self.tiles < 0 or self.start < 0:
            raise ValueError("tiles and start are whole numbers")


class EventRow:
    """DINO-1.11: what the table says of one kind of event card.

    >>> Tables().events[-1].id, Tables().events[-1].count, Tables().events[-1].window
    ('dead_end', 2, 6)
    """

    __slots__ = ("count", "id", "provenance", "window")

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id: str = id
        self.count: int = row["count"]
        self.window: int = row["window"]
        self.provenance: str = row["provenance"]
        if type(self.count) is not int or self.count < 0 or not 1 <= self.window <= WINDOWS:
            raise ValueError("an event card has a count and a window from 1 to 6")


class Tables:
    """All tables of the game.

    >>> tables = Tables()
    >>> sum(row.tiles for row in tables.genes), len(tables.deck())
    (62, 26)
    """

    def __init__(self, data: Path | None = None) -> None:
        self.paths: list[Path] = find_tables(HOME, TABLES, data)
        genes, events, sides, tables = self.paths
        tracks = read_rows(tables, track, TRACKS)
        self.genes: list[GeneRow] = list(read_rows(genes, GeneRow, GENES).values())
        self.events: list[EventRow] = list(read_rows(events, EventRow, EVENT_CARDS).values())
        self.sides: dict[str, Side] = read_rows(sides, Side, SIDES)
        self.windows: list[int] = [row.window for row in self.events]
        self.climate_loop: list[int] = [TERRAINS.index(terrain) for terrain in tracks["climate"]["loop"]]
        self.climate_start: int = tracks["climate"]["start"]
        self.climate_die: list[int] = tracks["climate"]["die"]
        # DINO-1.6: for each place of the marker where it may be a turn later, with the chances of the die.
        self.climates_after: list[list[tuple[int, float]]] = [
            [
                ((place + step) % len(self.climate_loop), self.climate_die.count(step) / 6.0)
                for step in sorted(set(self.climate_die))
            ]
            for place in range(len(self.climate_loop))
        ]
        self.combat_least: int = tracks["combat"]["least"]
        self.combat_wins: list[int] = tracks["combat"]["wins"]
        self.meteor_start: list[int] = tracks["meteor"]["start"]
        self.meteor_track: list[int] = tracks["meteor"]["track"]
        if len(self.climate_die) != 6 or len(self.meteor_start) != 3 or self.meteor_track[-1] < ALWAYS:
            raise TangledBankError("tracks.toml: a die has 6 numbers, the meteor 3 starts and an impact at the end.")

    def deck(self) -> list[int]:
        """The event cards by kind, before they are shuffled.

        >>> Tables().deck()[:4]
        [0, 1, 2, 2]
        """
        return copies([row.count for row in self.events])

    def catalogue(self) -> dict[str, Any]:
        """The gene tiles and the event cards, as plain data for clients.

        >>> Tables().catalogue()["events"][0]
        {'id': 'false_tail', 'count': 1, 'window': 1}
        """
        return {
            "genes": [{"id": row.id, "tiles": row.tiles, "start": row.start} for row in self.genes],
            "events": [{"id": row.id, "count": row.count, "window": row.window} for row in self.events],
        }

    def island(self, id: str) -> Island:
        """A legal board (DINO-1.13), refused if it has not a star for each player, or is more than one island.

        >>> len(Tables().island("board_5").spaces)
        70
        """
        sides = BOARDS[id]
        island = Island(id, self.sides[sides[0]], self.sides[sides[1]])
        players = int(id[len("board_")])
        if len(island.starts) != players:
            raise TangledBankError(f"island.toml: {id} must have {players} stars, not {len(island.starts)}.")
        cut_off = island.out_of_reach()
        if cut_off:
            ends = f"{SHEET.names[island.spaces[0]]} to {SHEET.names[cut_off[0]]}"
            raise TangledBankError(f"island.toml: {id} must be one island, but no way leads from {ends}.")
        return island


def track(id: str, row: dict[str, Any]) -> dict[str, Any]:
    """A row of the tracks as it is; its words are looked up where they are used.

    >>> track("combat", {"least": -1, "provenance": "S"})["least"]
    -1
    """
    if "provenance" not in row:
        raise KeyError("provenance")
    return row
