"""How a game stands and how it ended: places, and in words what put one of two equal seats before the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tangledbank.kernel.told import Told


def standing(s: Told) -> dict[str, Any] | None:
    """What everybody can count on the table now: the measure that the game is about, for each seat.

    >>> import tangledbank as tb
    >>> standing(tb.game("pond").position("seats = [{points = 4}, {points = 3}]"))
    {'measure': 'points', 'counts': [4, 3]}
    """
    for measure, counts in s.measures().items():
        return {"measure": measure, "counts": counts}
    return None


def ending(s: Told) -> dict[str, Any]:
    """Why the game is over, everybody's place, and each tie in words.

    >>> import tangledbank as tb
    >>> state = tb.game("pond", days=1).position("seats = [{points = 4}, {points = 4}, {points = 1}]")
    >>> [place["place"] for place in ending(state)["places"]]
    [1, 1, 3]
    >>> ending(state)["ties"]
    [{'key': 'tie-shared', 'args': {'first': 'seat:0', 'second': 'seat:1'}, 'facts': {'count': 4, 'place': 1}}]
    """
    measures = s.measures()
    name = next(iter(measures))
    counts = measures[name]
    breaks = s.tie_breaks()
    ranks = [[counts[seat], *[values[seat] for values in breaks.values()]] for seat in range(s.players)]
    order = sorted(range(s.players), key=lambda seat: ranks[seat], reverse=True)
    places = [1 + sum([ranks[other] > ranks[seat] for other in order]) for seat in order]
    return {
        "reason": s.why_over(),
        "measure": name,
        "places": [
            {"seat": seat, "place": place, "count": counts[seat]} for seat, place in zip(order, places, strict=True)
        ],
        "ties": [
            tie(s, first, second, counts[first], place)
            for first, second, place in zip(order, order[1:], places, strict=False)
            if counts[first] == counts[second]
        ],
    }


def tie(s: Told, first: int, second: int, count: int, place: int) -> dict[str, Any]:
    """Why the first of two seats that have the same count stands before the second, or beside it."""
    args = {"first": f"seat:{first}", "second": f"seat:{second}"}
    for name, values in s.tie_breaks().items():
        if values[first] != values[second]:
            facts = {"count": count, "more": values[first], "less": values[second]}
            return {"key": f"tie-{name}", "args": args, "facts": facts}
    key = "tie-shared" if first in s.winners_now() else "tie-equal"
    return {"key": key, "args": args, "facts": {"count": count, "place": place}}
