"""A view as rows: the table in the shape in which numbers can be written down.

A view is a tree. Its lists become blocks of rows, named by their path: all animals of all seats are the rows of
`board.seats.animals`, and the field `of` says in which row of the block above each belongs. What is not in a list
is the one row of the block `""`. The things of a view are blocks by kind: `things.animal`.
"""

from __future__ import annotations

from typing import Any

OF = "of"  # the number of the row above, counted from 1; what stands in no list has none
ITEM = "item"  # the field of a list whose items are no objects
TOLD = ("players", "seat", "over", "question", "standing", "scores", "winners", "board")  # what is told of a view
UNTOLD = ("moves",)  # of a question: the mask says the same

Row = dict[str, Any]
Rows = dict[str, list[Row]]


def rows_of(view: dict[str, Any]) -> Rows:
    """The rows of a view, by block.

    >>> import tangledbank as tb
    >>> rows = rows_of(tb.game("pond").new(players=2, seed=7).view(0))
    >>> rows[""][0]["board.deck"], rows[""][0]["question.key"]
    (14, 'act')
    >>> [row["cards"] for row in rows["board.seats"]], rows["board.seats.hand"]
    ([2, 2], [{'of': 1, 'item': 0}, {'of': 1, 'item': 2}])
    >>> rows["things.card"]
    [{'is': 'insect:fly'}, {'is': 'insect:gnat'}]
    """
    rows: Rows = {"": [{}]}
    told = {key: view[key] for key in TOLD}
    if told["question"] is not None:
        told["question"] = {key: fact for key, fact in told["question"].items() if key not in UNTOLD}
    add_fields(rows, "", 0, rows[""][0], "", told)
    for element, facts in view["things"].items():
        block = rows.setdefault(f"things.{element.partition(':')[0]}", [])
        block.append({key: fact for key, fact in facts.items() if not isinstance(fact, (list, dict))})
    return rows


def add_fields(rows: Rows, path: str, number: int, row: Row, prefix: str, document: dict[str, Any]) -> None:
    """Write an object into its row, which has a number in the block of that path; lists become rows of their own."""
    for key, value in document.items():
        field = prefix + key if prefix else key
        kind = type(value)  # views are plain data, and this is faster than to ask for subclasses, too
        if kind is dict:
            add_fields(rows, path, number, row, f"{field}.", value)
        elif kind is list:
            add_rows(rows, f"{path}.{field}" if path else field, number, value)
        else:
            row[field] = value


def add_rows(rows: Rows, path: str, above: int, items: list[Any]) -> None:
    """Write a list into the block of its path."""
    block = rows.setdefault(path, [])
    for item in items:
        row: Row = {OF: above} if above else {}
        block.append(row)
        if isinstance(item, dict):
            add_fields(rows, path, len(block), row, "", item)
        elif isinstance(item, list):
            add_rows(rows, f"{path}.{ITEM}", len(block), item)
        else:
            row[ITEM] = item


def places_of(view: dict[str, Any]) -> dict[str, int]:
    """Of each thing in a view, its place among those of its kind: its row in the block of that kind.

    >>> import tangledbank as tb
    >>> places = places_of(tb.game("pond").new(players=2, seed=7).view(0))
    >>> places["card:0"], places["card:2"]
    (0, 1)
    """
    counts: dict[str, int] = {}
    places: dict[str, int] = {}
    for element in view["things"]:
        kind = element.partition(":")[0]
        places[element] = counts.get(kind, 0)
        counts[kind] = places[element] + 1
    return places
