"""What sentences must know of a table: who sits where, who reads, and the facts of the things on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Facts = Mapping[str, Any]
NOTHING: Facts = {}


class Scene:
    """What the words for elements depend on. Everything may be missing; sentences then say less.

    `names` are the players by seat, `seat` the reader (None: a spectator), `things` what a view tells of the things on
    the table, by element.

    >>> scene = Scene(["Anna", "Boris"], seat=0, things={"leaf:3": {"owner": "seat:1"}})
    >>> scene.facts("leaf:3")["owner"], scene.name(1), scene.name(5)
    ('seat:1', 'Boris', '')
    """

    __slots__ = ("names", "seat", "things")

    def __init__(
        self, names: Sequence[str] = (), seat: int | None = None, things: Mapping[str, Facts] | None = None
    ) -> None:
        self.names = names
        self.seat = seat
        self.things: Mapping[str, Facts] = things or {}

    @classmethod
    def of(cls, view: dict[str, Any], names: Sequence[str] = ()) -> Scene:
        """The scene that a view shows, to the seat whose view it is.

        >>> import tangledbank as tb
        >>> scene = Scene.of(tb.game("pond").new(players=2, seed=7).view(0))
        >>> scene.facts("card:2"), scene.facts("card:1")
        ({'is': 'insect:gnat'}, {})
        """
        return cls(names, view["seat"], view["things"])

    def read_by(self, seat: int | None) -> Scene:
        """The same scene for another reader (None: a spectator).

        >>> scene = Scene(["Anna", "Boris"], seat=1).read_by(None)
        >>> scene.names, scene.seat
        (['Anna', 'Boris'], None)
        """
        return Scene(self.names, seat, self.things)

    def name(self, seat: int) -> str:
        """The name of the player at a seat; empty if it is not known.

        >>> Scene(names=["Anna"]).name(0)
        'Anna'
        """
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def facts(self, element: str) -> Facts:
        """What is known of a thing; nothing, if it is not known.

        >>> Scene().facts("card:17")
        {}
        """
        return self.things.get(element, NOTHING)
