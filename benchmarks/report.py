"""The benchmark's table, for people (Markdown, so that it can go into the docs as it is) and for programs."""

import json
import platform
from dataclasses import asdict, dataclass


@dataclass
class Row:
    """The medians of one engine with one game."""

    engine: str
    game: str
    players: int
    ours: bool
    note: str
    figures: dict[str, float]
    spread: float

    @property
    def searches(self) -> bool:
        """Whether it was measured by its search, and not by its decisions."""
        return "to the end" in self.figures

    @property
    def speed(self) -> float:
        """Decisions per second, or simulations to the end of a game."""
        return self.figures["to the end" if self.searches else "decisions/s"]


def table(head: list[str], lines: list[list[str]]) -> str:
    """A Markdown table that is also readable as text: two columns to the left, the others to the right."""
    widths = [max(len(line[i]) for line in [head, *lines]) for i in range(len(head))]

    def write(cells: list[str]) -> str:
        sized = list(zip(cells, widths, strict=True))
        padded = [cell.ljust(width) for cell, width in sized[:2]] + [cell.rjust(width) for cell, width in sized[2:]]
        return "| " + " | ".join(padded) + " |"

    rule = ["-" * w if i < 2 else "-" * (w - 1) + ":" for i, w in enumerate(widths)]
    return "\n".join([write(head), write(rule), *map(write, lines)])


def clone(row: Row, key: str) -> str:
    """A time of copying, if the engine has it."""
    return f"{row.figures[key]:.2f}" if key in row.figures else "-"


def figures(rows: list[Row]) -> str:
    """What was measured."""
    head = ["engine", "game", "seats", "decisions/s", "spread", "games/s", "clone us", "in mid-attack us"]
    lines = [
        [
            row.engine,
            row.game,
            str(row.players),
            f"{row.speed:,.0f}",
            f"{row.spread:.0%}",
            f"{row.figures['games/s']:,.0f}",
            clone(row, "clone"),
            clone(row, "clone in mid-attack"),
        ]
        for row in rows
    ]
    return table(head, lines)


def simulations(rows: list[Row]) -> str:
    """How many futures a search looks at in a second, and how many times more ours does."""
    ways = ["to the end", "guided", "search"]
    head = ["engine", "game", "seats", *(f"{way}/s" for way in ways), "spread"]
    lines = [
        [
            row.engine,
            row.game,
            str(row.players),
            *(f"{row.figures[way]:,.0f}" if way in row.figures else "-" for way in ways),
            f"{row.spread:.0%}",
        ]
        for row in rows
    ]
    peers = [row for row in rows if not row.ours]
    beside = ["ours", "game", *(f"{peer.game}, {peer.engine.rpartition(' ')[2]}" for peer in peers)]
    ratio = [
        [row.engine, row.game, *(f"{row.speed / peer.speed:.2f}" for peer in peers)] for row in rows if row.ours
    ]
    told = f"simulations/s, each a world, a move, and play from there on\n\n{table(head, lines)}"
    return f"{told}\n\nto the end of the game, ours to theirs\n\n{table(beside, ratio)}" if peers else told


def ratios(rows: list[Row]) -> str:
    """How many times faster we decide, and how many times longer we copy."""
    peers = [row for row in rows if not row.ours]
    head = ["ours", "game", *(f"{peer.engine.split()[0]} {peer.game}" for peer in peers)]
    mine = [row for row in rows if row.ours]
    speed = [[row.engine, row.game, *(f"{row.speed / peer.speed:.2f}" for peer in peers)] for row in mine]
    copy = [
        [row.engine, row.game, *(f"{row.figures['clone'] / peer.figures['clone']:.2g}" for peer in peers)]
        for row in mine
    ]
    return (
        f"decisions/s, ours to theirs (more than 1: ours is faster)\n\n{table(head, speed)}\n\n"
        f"clone, ours to theirs (less than 1: ours is faster)\n\n{table(head, copy)}"
    )


def as_text(rows: list[Row], conditions: dict[str, float]) -> str:
    """The whole report."""
    players, searchers = [row for row in rows if not row.searches], [row for row in rows if row.searches]
    parts = [figures(players)] if players else []
    if any(not row.ours for row in players):
        parts.append(ratios(players))
    if searchers:
        parts.append(simulations(searchers))
    parts += [f"{row.engine}, {row.game}: {row.note}" for row in rows if row.note]
    measured = ", ".join(f"{key} {value:g}" for key, value in conditions.items())
    parts.append(f"Python {platform.python_version()} on {platform.machine()}, one core, CPU time, medians; {measured}")
    return "\n\n".join(parts)


def as_json(rows: list[Row], conditions: dict[str, float]) -> str:
    """The same for programs."""
    return json.dumps({"conditions": conditions, "rows": [asdict(row) for row in rows]}, indent=1)
