"""What sentences must know of a table: who sits where, whose animal is whose, what is on the cards and on the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

from tangledbank.locale.spaces import space_names


class Place(NamedTuple):
    """A space of a map: its name for people, what is said of it as elements, and whose piece stands there now."""

    name: str
    facts: dict[str, str]
    owner: int | None


class Scene:
    """What the words for elements depend on. Everything may be missing; sentences then say less.

    `names` are the players by seat, `owners` the seat of each animal (the first is animal 1), `seat` the reader
    (None: a spectator), `traits` the kinds of trait cards in play by number, `cards` the faces of known cards by
    number, `designs` the faces of the card designs by number. `places` are the spaces of a map by their coordinates,
    `lots` what is for sale, row by row; `odds` and `purses` are read by `odds_of` and `rest`.

    >>> scene = Scene(names=["Anna", "Boris"], owners=[0, 1, 1], seat=0)
    >>> scene.owner(3), scene.name(1), scene.name(5)
    (1, 'Boris', '')
    """

    __slots__ = ("cards", "designs", "lots", "names", "odds", "owners", "places", "purses", "seat", "traits")

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
        self.places: Mapping[str, Place] = {}
        self.lots: Sequence[str] = ()
        self.odds: Sequence[Sequence[int | None]] = ()
        self.purses: Sequence[tuple[int, int]] = ()

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
        board = view["board"]
        gather(board, traits, cards)
        scene = cls(names, board.get("owners", ()), view["seat"], traits, cards, designs)
        scene.places = places_of(board)
        scene.lots = [f"gene:{row['gene']}" for row in board.get("rows", ())]
        scene.odds = board.get("odds", ())
        if scene.lots:
            scene.purses = [(seat["points"], seat["values"]["discount"]) for seat in board["seats"]]
        return scene

    def read_by(self, seat: int | None) -> Scene:
        """The same scene for another reader (None: a spectator).

        >>> Scene(["Anna", "Boris"], seat=1).read_by(None).names
        ['Anna', 'Boris']
        """
        other = copy(self)
        other.seat = seat
        return other

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

    def owner_at(self, space: str) -> int | None:
        """The seat whose piece stands on a space; None if there is none.

        >>> Scene().owner_at("0,3") is None
        True
        """
        return self.places[space].owner if space in self.places else None

    def odds_of(self, start: str, goal: str) -> int | None:
        """On how many numbers of the die a fight between two spaces is won; None if there is none to be fought.

        >>> import tangledbank as tb
        >>> text = "seats = [{dinos = ['-2,0']}, {dinos = ['-1,0']}, {}]"
        >>> Scene.of(tb.game("dinosaurs").position(text).view(0)).odds_of("-2,0", "-1,0")
        2
        """
        attacker, defender = self.owner_at(start), self.owner_at(goal)
        if attacker is None or defender is None or not self.odds:
            return None
        return self.odds[attacker][defender]

    def rest(self, amount: int) -> int | None:
        """The points that a bid would leave the reader (DINO-3.38); None if that is not known.

        >>> Scene().rest(3) is None
        True
        """
        if self.seat is None or self.seat >= len(self.purses):
            return None
        points, discount = self.purses[self.seat]
        return points - max(0, amount - discount)


def places_of(board: dict[str, Any]) -> dict[str, Place]:
    """The spaces of a map with their names. A view lists them all from the beginning, so that names never change.

    >>> spaces = [{"hex": "0,0", "terrain": "hills", "dino": 1}, {"hex": "1,0", "terrain": "desert", "dino": None}]
    >>> places_of({"spaces": spaces})["0,0"]
    Place(name='A1', facts={'terrain': 'terrain:hills'}, owner=1)
    """
    spaces = board.get("spaces", ())
    names = space_names([space["hex"] for space in spaces], board.get("flat_top", False))
    return {space["hex"]: Place(names[space["hex"]], facts_of(space), space.get("dino")) for space in spaces}


def facts_of(space: dict[str, Any]) -> dict[str, str]:
    """What a view tells of a space in words, as elements.

    >>> facts_of({"hex": "0,0", "terrain": "hills", "coastal": True})
    {'terrain': 'terrain:hills'}
    """
    return {fact: f"{fact}:{word}" for fact, word in space.items() if isinstance(word, str) and fact != "hex"}


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
