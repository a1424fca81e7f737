"""Setting up (MAR-2.1 to 2.13), with the variants that change it (MAR-6.1 to 6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.marine.card_boards import draw_nutrient
from tangledbank.games.marine.card_moves import ClaimMove, DrawNutrientMove, KeepMove
from tangledbank.games.marine.cards import CardEffects, reveal
from tangledbank.games.marine.decks import TILES, TRAIT_CARDS, lay_deck, lay_heaps
from tangledbank.games.marine.earth import CENTRAL_CELLS, CENTRAL_CORNERS, CENTRE
from tangledbank.games.marine.ecology import diet_of, elements_of, tile_points, touching
from tangledbank.games.marine.genes import CopyTrait, refresh_traits, trait_on
from tangledbank.games.marine.kinds import (
    ASTEROID,
    EVOCARDS,
    EXAPTATION,
    EXAPTATION_CARD,
    FROM_START,
    NUTRIENTS,
    PACK_HUNTING,
    TAXA,
    TERRAIN_OF,
    TRAITS,
    VENT,
)
from tangledbank.games.marine.made_moves import CLAIMS
from tangledbank.games.marine.questions import Choose
from tangledbank.games.marine.reseed import Refill
from tangledbank.games.marine.words import (
    CHOOSE_TRAIT,
    CLAIM_PAWN,
    CLAIMS_PAWN,
    NOT_YOUR_TRAIT,
    PAWN_IS_OWNED,
    PLAYS_CLASS,
    TRAIT_IS,
)
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.question import Ask
from tangledbank.parts.decks import copies

if TYPE_CHECKING:
    from tangledbank.games.marine.state import MarineState

DEALT: Final = 3  # traits for each class (MAR-2.10)
FIRST_CUBES: Final = 3  # on the central tile (MAR-2.9)
BOARD_DRAWS: Final = 3  # tokens with the option alternate_displays (MAR-6.3)
ROW: Final = 5  # cards (MAR-2.13)


class TraitQuestion(Choose):
    """MAR-2.10: which trait? Asked in secret, class by class, and revealed together."""

    __slots__ = ()

    def __init__(self, s: MarineState, taxon: i64, moves: list[Move]) -> None:
        super().__init__(s, taxon, CHOOSE_TRAIT.filled(taxon), moves, NOT_YOUR_TRAIT, [])
        self.always = True
        self.secret = True


class SetUp(Procedure):
    """MAR-2.1 to 2.13: the steps are also the order of the random draws."""

    __slots__ = ("at", "picked")

    def __init__(self) -> None:
        super().__init__()
        self.at: i64 = 0  # draws or classes, in food-chain order
        self.picked: list[int] = []  # trait cards, class by class, until all have chosen

    def assign_classes(self, s: MarineState) -> None:
        """MAR-2.1, 6.1: at random."""
        each = 2 if s._game.options["two_player_dual"] else 1
        drawn = s.shuffled(len(TAXA))[: int(s.players) * each]
        s.order = sorted(drawn)
        for place, taxon in enumerate(drawn):
            s.classes[taxon].seat = place // each
        for taxon in reversed(s.order):
            s.tell(PLAYS_CLASS, s.classes[taxon].seat, taxon)

    def lay_tiles(self, s: MarineState) -> None:
        """MAR-2.2, 2.3, 6.2: the first tiles, their vents, and the stacks."""
        tables = s._tables
        random = bool(s._game.options["random_earth"])
        layout = tables.fixed if random else tables.start
        for place, cell in enumerate(layout.cells):
            s.tiles[cell] = layout.tiles[place]
            if layout.tiles[place] >= VENT:
                s.vents_left -= 1
        pile = copies([row.stacked for row in tables.terrains])
        if random:
            pile += [tables.start.below[place] for place in loose(tables.start.below, layout.below)]
        numbers = s.secrets.add([pile[place] for place in s.shuffled(len(pile))], TILES)
        if random:
            for cell in CENTRAL_CELLS:
                number = numbers.pop(0)
                s.secrets.reveal(number)
                s.tiles[cell] = s.secrets.faces[number]
        lay_heaps(s, numbers)

    def draw_boards(self, s: MarineState) -> Ask | None:
        """MAR-6.3: three random elements for each board, in food-chain order."""
        if not s._game.options["alternate_displays"] or self.at == BOARD_DRAWS * len(s.order):
            self.at = 0
            return None
        return draw_nutrient(s)

    def on_draw_boards(self, s: MarineState, move: DrawNutrientMove) -> None:
        """From the left."""
        s.bag[move.nutrient] -= 1
        s.classes[s.order[self.at // BOARD_DRAWS]].diet[self.at % BOARD_DRAWS] = int(move.nutrient)
        self.at += 1
        self.goto("draw_boards")

    def lay_centre(self, s: MarineState) -> None:
        """MAR-2.4: one token of each type around the central tile."""
        if s._game.options["random_earth"]:
            return
        for nutrient, vertex in enumerate(CENTRAL_CORNERS):
            s.tokens[vertex] = nutrient
            s.bag[nutrient] -= 1

    def draw_centre(self, s: MarineState) -> Ask | None:
        """MAR-6.2: six random ones."""
        if not s._game.options["random_earth"] or self.at == len(CENTRAL_CORNERS):
            self.at = 0
            return None
        return draw_nutrient(s)

    def on_draw_centre(self, s: MarineState, move: DrawNutrientMove) -> None:
        """Again from the beginning, if some class finds nothing to eat there."""
        s.bag[move.nutrient] -= 1
        s.tokens[CENTRAL_CORNERS[self.at]] = int(move.nutrient)
        self.at += 1
        if self.at == len(CENTRAL_CORNERS) and starving(s):
            for vertex in CENTRAL_CORNERS:
                s.bag[s.tokens[vertex]] += 1
                s.tokens[vertex] = NONE
            self.at = 0
        self.goto("draw_centre")

    def refill(self, s: MarineState) -> None:
        """MAR-2.5, 2.6."""
        s.call(Refill())

    def place_pieces(self, s: MarineState) -> None:
        """MAR-2.7 to 2.9, 6.2, 8.29: pawns and cubes."""
        tables = s._tables
        random = bool(s._game.options["random_earth"])
        for taxon in s.order:
            one = s.classes[taxon]
            one.basics = tables.basic_pawns[len(s.order) - 2]
            first = matching(s, taxon) if random else FIRST_CUBES
            s.cubes[CENTRE * 4 + taxon] = first
            one.pool = tables.cubes - 1 - first
        if random:
            terrain = TERRAIN_OF[s.tiles[CENTRE]]
            points = tile_points(s, CENTRE, False)
            for taxon in s.order:
                start = sum(tables.points[terrain]) - points[taxon]
                s.classes[taxon].points = start
                s.classes[taxon].earned[FROM_START] = start

    def deal_traits(self, s: MarineState) -> None:
        """MAR-2.10, 6.4: three for each class; the rest goes to the box."""
        traits = list(range(len(TRAITS)))
        if s._game.options["super_traits"]:
            traits.remove(EXAPTATION_CARD)
        cards = s.secrets.add([traits[place] for place in s.shuffled(len(traits))], TRAIT_CARDS)
        for taxon in s.order:
            s.classes[taxon].hand = cards[:DEALT]
            for card in cards[:DEALT]:
                s.secrets.show(card, s.classes[taxon].seat)
            cards = cards[DEALT:]
        s.trait_box = cards

    def choose_traits(self, s: MarineState) -> Ask | None:
        """MAR-2.10: each class chooses, and nobody learns what before all have."""
        each = self._each(s)
        if len(self.picked) == each * len(s.order):
            return None
        taxon = s.order[len(self.picked) // each]
        moves: list[Move] = [KeepMove(card) for card in s.classes[taxon].hand if card not in self.picked]
        return TraitQuestion(s, taxon, moves)

    def on_choose_traits(self, s: MarineState, move: KeepMove) -> None:
        """The next choice."""
        self.picked.append(int(move.card))
        self.goto("choose_traits")

    def reveal_traits(self, s: MarineState) -> None:
        """Now all see them; the others go to the box."""
        for taxon in s.order:
            one = s.classes[taxon]
            one.held = [card for card in one.hand if card in self.picked]
            s.trait_box += [card for card in one.hand if card not in self.picked]
            one.hand = []
            for card in one.held:
                s.secrets.reveal(card)
                s.tell(TRAIT_IS, taxon, trait_on(s, card))
            refresh_traits(s, taxon)
        self.picked = []

    def copy_trait(self, s: MarineState) -> None:
        """MAR-2.11, 4.77: Exaptation chooses first."""
        for taxon in s.order:
            if s.classes[taxon].has(EXAPTATION):
                s.call(CopyTrait(taxon))

    def claim_pawns(self, s: MarineState) -> Ask | None:
        """MAR-2.11, 4.69: packs take a special pawn, in food-chain order."""
        while self.at < len(s.order):
            taxon = s.order[self.at]
            if s.classes[taxon].has(PACK_HUNTING):
                moves = [CLAIMS[nutrient] for nutrient in range(len(NUTRIENTS)) if s.control[nutrient] == NONE]
                return Choose(s, taxon, CLAIM_PAWN.filled(taxon), moves, PAWN_IS_OWNED, CLAIMS)
            self.at += 1
        return None

    def on_claim_pawns(self, s: MarineState, move: ClaimMove) -> None:
        """Its marker rises."""
        taxon = s.order[self.at]
        s.control[move.nutrient] = taxon
        s.markers[move.nutrient] = s._tables.pack_marker
        s.tell(CLAIMS_PAWN, taxon, move.nutrient + 1)
        self.at += 1
        self.goto("claim_pawns")

    def lay_cards(self, s: MarineState) -> None:
        """MAR-2.12, 6.5."""
        cards = [card for card in range(len(EVOCARDS)) if card != ASTEROID]
        lay_deck(s, cards, s._tables.removed[str(s._game.options["game_length"])])

    def fill_row(self, s: MarineState) -> None:
        """MAR-2.13, 8.6: five cards; the lowest class decides about what appears, and symbols count for nothing."""
        if len(s.row) < ROW:
            card = reveal(s)
            if s._tables.cards[card].appear:
                s.call(CardEffects(s.order[-1], card, 0, True))
            self.goto("fill_row")

    def _each(self, s: MarineState) -> int:
        return 2 if s._game.options["super_traits"] else 1


def loose(tiles: list[int], fixed: list[int]) -> list[int]:
    """The places in a list of tiles that remain when the fixed ones are taken out.

    >>> loose([0, 0, 3], [0])
    [1, 2]
    """
    taken = fixed[:]
    places: list[int] = []
    for place, tile in enumerate(tiles):
        if tile in taken:
            taken.remove(tile)
        else:
            places.append(place)
    return places


def starving(s: MarineState) -> bool:
    """MAR-6.2: some class in play has no element around the central tile."""
    food = touching(s, CENTRE)
    return any(not food & diet_of(s, taxon) for taxon in s.order)


def matching(s: MarineState, taxon: i64) -> int:
    """MAR-6.2: for each token around the central tile, as many cubes as the class has elements of its type."""
    return sum([elements_of(s, taxon, s.tokens[vertex]) for vertex in CENTRAL_CORNERS])
