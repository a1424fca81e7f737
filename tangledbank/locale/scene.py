"""What sentences must know of a table: who sits where, whose animal is whose, and what is on the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class Scene:
    """What the words for elements depend on. Everything may be missing; sentences then say less.

    `names` are the players by seat, `owners` the seat of each animal (the first is animal 1), `seat` the reader
    (None: a spectator), `traits` the kinds of trait cards in play by number, `cards` the faces of known cards by
    number, `designs` the faces of the card designs by number.

    >>> scene = Scene(names=["Anna", "Boris"], owners=[0, 1, 1], seat=0)
    >>> scene.owner(3), scene.name(1), scene.name(5)
    (1, 'Boris', '')
    """

    __slots__ = ("cards", "designs", "names", "owners", "seat", "traits")

    def __init__(
        self,
        names: Sequence[str] = (),
        owners: Sequence[int] = (),
        seat: int | None = None,
        traits: Mapping[int, str] | None = None,
        cards: Mapping[int, Sequence[str]] | None = None,
        designs: Sequence[Sequence[str]] = (),
    ) -> None:
        self.names = names
        self.owners = owners
        self.seat = seat
        self.traits: Mapping[int, str] = traits or {}
        self.cards: Mapping[int, Sequence[str]] = cards or {}
        self.designs = designs

    @classmethod
    def of(cls, view: dict[str, Any], names: Sequence[str] = (), designs: Sequence[Sequence[str]] = ()) -> Scene:
        """The scene that a view shows, to the seat whose view it is.

        >>> import tangledbank as tb
        >>> view = tb.game("evolution").new(players=2, seed=7).view(0)
        >>> sorted(Scene.of(view).cards)
        [0, 2, 4, 6, 8, 10]
        """
        traits: dict[int, str] = {}
        cards: dict[int, Sequence[str]] = {}
        gather(view["board"], traits, cards)
        return cls(names, view["board"].get("owners", ()), view["seat"], traits, cards, designs)

    def read_by(self, seat: int | None) -> Scene:
        """The same scene for another reader (None: a spectator).

        >>> Scene(["Anna", "Boris"], seat=1).read_by(None).names
        ['Anna', 'Boris']
        """
        return Scene(self.names, self.owners, seat, self.traits, self.cards, self.designs)

    def name(self, seat: int) -> str:
        """The name of the player at a seat; empty if it is not known.

        >>> Scene(names=["Anna"]).name(0)
        'Anna'
        """
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def owner(self, animal: int) -> int | None:
        """The seat of an animal's owner; None if it is not known. It is known for dead animals too.

        >>> Scene(owners=[1]).owner(1), Scene(owners=[1]).owner(2)
        (1, None)
        """
        return self.owners[animal - 1] if 1 <= animal <= len(self.owners) else None

    def faces(self, kind: str, number: int) -> Sequence[str]:
        """The traits on a card or a card design; none if they are not known.

        >>> Scene(cards={17: ["swimming"]}).faces("card", 17), Scene().faces("design", 3)
        (['swimming'], ())
        """
        if kind == "design":
            return self.designs[number] if 0 <= number < len(self.designs) else ()
        return self.cards.get(number, ())


def gather(thing: Any, traits: dict[int, str], cards: dict[int, Sequence[str]]) -> None:
    """Collect from a view every trait card (`trait` and `kind`) and every known card (`card` and `faces`).

    >>> traits, cards = {}, {}
    >>> gather([{"trait": 21, "kind": "running"}, {"card": 17, "faces": ["swimming"]}], traits, cards)
    >>> traits, cards
    ({21: 'running'}, {17: ['swimming']})
    """
    if isinstance(thing, dict):
        if "trait" in thing and "kind" in thing:
            traits[thing["trait"]] = thing["kind"]
        if "card" in thing and thing.get("faces"):
            cards[thing["card"]] = thing["faces"]
        thing = list(thing.values())
    if isinstance(thing, list):
        for part in thing:
            gather(part, traits, cards)
