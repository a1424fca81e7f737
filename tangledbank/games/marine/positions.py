"""Positions: a table written by hand (docs/positions.md). It is always the beginning of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.marine.changes import board_places, is_usable
from tangledbank.games.marine.deformation import vent_at
from tangledbank.games.marine.earth import CALLED, CENTRAL_CORNERS, CORNERS, IS_CELL, SHEET
from tangledbank.games.marine.ecology import adjacent_tiles
from tangledbank.games.marine.kinds import (
    ASTEROID,
    BENTHIC_FAUNA,
    BERTHS,
    BOARD_PLACES,
    DISPLAY,
    EXAPTATION,
    HYDROTHERMAL,
    NASCENT_INTELLIGENCE,
    NUTRIENTS,
    SECTIONS,
    TAXA,
    TERRAINS,
    THERMALS,
    VENT,
)
from tangledbank.games.marine.placement import cannot_place
from tangledbank.games.marine.positions_cards import lay_cards, lay_heaps_by_name, lay_traits
from tangledbank.games.marine.reseed import COMPETITION_DRAWN, EVOLUTION_DRAWN, TOKENS_DRAWN
from tangledbank.games.marine.state import MarineState
from tangledbank.games.marine.turn import Planet
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.position import Position, Section

if TYPE_CHECKING:
    from tangledbank.games.marine.box import MarineGame

MOST: Final = 9999  # of anything that a position counts
SQUARES: Final = 2


def from_position(game: MarineGame, document: dict[str, Any]) -> MarineState:
    """The state that a position describes."""
    position = Position(game, document)
    top = position.top
    s = MarineState(game, game.tables, game.printed, len(position.seats), position.chance())
    s.set_table()
    deal_classes(s, position.seats)
    below = lay_tiles(s, top)
    lay_tokens(s, top)
    lay_display(s, top)
    lay_heaps_by_name(s, top, below)
    sections = {taxon: top.part(TAXA[taxon], "{points = 3}") for taxon in s.order}
    lay_traits(s, sections)
    for taxon, section in sections.items():
        lay_class(s, taxon, section)
    lay_squares(s, top)
    for taxon, section in sections.items():
        lay_pools(s, taxon, section)
        section.finish()
    lay_special_pawns(s, top)
    lay_cards(s, top)
    s.round = top.whole("round", 1, MOST, least=1)
    s.idle_rounds = top.whole("idle_rounds", 0, game.tables.standstill - 1)
    s.row_played = top.flag("row_played")
    s.asteroid_played = ASTEROID in s.discard + s.spent  # MAR-3.17
    if all(s.classes[taxon].right for taxon in s.order):
        raise BadPosition("right: with all cubes of the food chain there the round is over (MAR-3.15).")
    s.active = taxon_in(top, "active", s.order[-1], s)
    check_bags(s)
    planet = Planet()
    planet.goto("turn")
    position.begin(s, [planet])
    return s


def deal_classes(s: MarineState, seats: list[Section]) -> None:
    """MAR-2.1, 6.1: who plays which classes."""
    each = 2 if s._game.options["two_player_dual"] else 1
    for seat, section in enumerate(seats):
        names = section.texts("classes")
        if len(names) != each:
            raise BadPosition(f"{section.path('classes')}: should name {each} of {', '.join(TAXA)}, not {len(names)}.")
        for name in names:
            if name not in TAXA or TAXA.index(name) in s.order:
                raise BadPosition(f"{section.path('classes')}: there is no class {name!r}, or it is named twice.")
            s.order.append(TAXA.index(name))
            s.classes[TAXA.index(name)].seat = seat
    s.order.sort()


def taxon_in(section: Section, key: str, default: int, s: MarineState) -> int:
    """A class in play that a word names."""
    return TAXA.index(section.word(key, TAXA[default], tuple([TAXA[taxon] for taxon in s.order])))


def lay_tiles(s: MarineState, top: Section) -> list[int]:
    """The first earth of MAR-1.7, changed by `tiles`: `"2,-1 seamount"`, `"0,1 open_ocean hydrothermal"`.

    Returns how many large tiles of each terrain are left for the stacks.
    """
    tables = s._tables
    left = [row.stacked for row in tables.terrains]
    below = [NONE] * len(s.tiles)
    for place, cell in enumerate(tables.start.cells):
        left[tables.start.below[place]] += 1
        s.tiles[cell] = tables.start.tiles[place]
        below[cell] = tables.start.below[place]
    for text in top.texts("tiles"):
        words = text.split()
        cell = read_cell(words[0] if words else "", "tiles")
        right = len(words) in (2, 3) and words[1] in TERRAINS[:VENT] and (len(words) == 2 or words[2] in THERMALS)
        if not right:
            raise BadPosition(f"tiles: {text!r} should be a cell, its terrain, and perhaps {' or '.join(THERMALS)}.")
        below[cell] = TERRAINS.index(words[1])
        s.tiles[cell] = HYDROTHERMAL + THERMALS.index(words[2]) if len(words) == 3 else below[cell]
        if s.tiles[cell] >= VENT and vent_at(cell) not in (NONE, s.tiles[cell]):
            raise BadPosition(f"tiles: the vent on {words[0]} is the other kind in this half of the earth (MAR-8.11).")
    for cell, tile in enumerate(s.tiles):
        if tile != NONE and not adjacent_tiles(s, cell):
            raise BadPosition(f"tiles: the tile on {SHEET.names[cell]} has no other beside it (MAR-4.7).")
        if tile != NONE:
            left[below[cell]] -= 1
            s.vents_left -= 1 if tile >= VENT else 0
    if min(left) < 0 or s.vents_left < 0:
        raise BadPosition("tiles: there are not so many tiles of a terrain, or vents (MAR-1.4).")
    return left


def read_cell(name: str, where: str) -> int:
    """The cell of the earth with that name."""
    cell = SHEET.read(name)
    if cell is None or not IS_CELL[cell]:
        raise BadPosition(f"{where}: there is no cell {name!r} on the earth (MAR-1.6).")
    return cell


def lay_tokens(s: MarineState, top: Section) -> None:
    """The tokens on earth by corner; those of the set-up if none are named (MAR-2.4)."""
    if "tokens" not in top.content:
        for nutrient, vertex in enumerate(CENTRAL_CORNERS):
            put_token(s, vertex, nutrient)
    part = top.part("tokens", '{"1,-2" = "algae"}')
    for name in part.content:
        corner = CORNERS.read(name)
        if corner is None or not is_usable(s, corner):
            raise BadPosition(f"tokens: {name!r} is no corner of a tile (MAR-1.8).")
        put_token(s, corner, NUTRIENTS.index(part.word(name, "", NUTRIENTS)))
    part.finish()


def put_token(s: MarineState, vertex: int, nutrient: int) -> None:
    """A token of the bag on a corner."""
    s.tokens[vertex] = nutrient
    s.bag[nutrient] -= 1


def lay_display(s: MarineState, top: Section) -> None:
    """The tokens in the sections of the display; those that are not named are empty."""
    display = top.part("display", '{abundance = ["algae"]}')
    for section, tokens in enumerate(s.sections):
        for nutrient in words_of(display, SECTIONS[section], NUTRIENTS, TOKENS_DRAWN):
            tokens.append(nutrient)
            s.bag[nutrient] -= 1
    s.competition = words_of(display, "competition", TERRAINS, COMPETITION_DRAWN)
    s.evolution = sorted(words_of(display, "evolution", TERRAINS, EVOLUTION_DRAWN))
    for terrain in s.competition + s.evolution:
        s.red_bag[terrain] -= 1
    display.finish()


def words_of(section: Section, key: str, names: tuple[str, ...], most: int) -> list[int]:
    """The numbers of some words."""
    words = section.texts(key)
    if len(words) > most:
        raise BadPosition(f"{section.path(key)}: there are at most {most}, not {len(words)}.")
    for word in words:
        if word not in names:
            raise BadPosition(f"{section.path(key)}: should be of {', '.join(names)}, not {word!r}.")
    return [names.index(word) for word in words]


def lay_class(s: MarineState, taxon: int, section: Section) -> None:
    """Points, elements, basic pawns and cubes of one class."""
    one = s.classes[taxon]
    one.points = section.whole("points", 0, MOST)
    one.earned[0] = int(one.points)
    one.right = section.flag("right")
    grown = one.points >= s._tables.intelligence_points  # MAR-4.65: for good, and at once while the trait is held
    one.clever = section.flag("clever") or (grown and one.has(NASCENT_INTELLIGENCE))
    if one.clever and not grown:
        least = s._tables.intelligence_points
        raise BadPosition(f"{section.path('clever')}: that comes with {least} points (MAR-4.65).")
    places = board_places(s, taxon)
    board = [place for place in places if place < BOARD_PLACES]
    lay_diet(s, taxon, section, "tokens", board)
    lay_diet(s, taxon, section, "plasticity", [place for place in places if place >= BOARD_PLACES])
    one.basics = s._tables.basic_pawns[len(s.order) - 2] + int(one.clever)
    for name in section.texts("pawns"):
        berth = BERTHS.index(name) if name in BERTHS else NONE
        if berth == NONE or s.berths[berth] != NONE:
            raise BadPosition(f"{section.path('pawns')}: there is no cell {name!r}, or two pawns are in it.")
        reason = cannot_place(s, taxon, 0, berth)
        if one.basics == 0 or (reason is not None and reason.rule in ("MAR-1.9", "MAR-4.62")):
            raise BadPosition(f"{section.path('pawns')}: no basic pawn of theirs can be in {name} (MAR-3.5).")
        s.berths[berth] = taxon
        one.basics -= 1
    part = section.part("cubes", '{"0,0" = 3}')
    for name in part.content:
        cell = read_cell(name, part.path(name))
        if s.tiles[cell] == NONE:
            raise BadPosition(f"{part.path(name)}: there is no tile on {CALLED[cell]}.")
        s.cubes[cell * 4 + taxon] = part.whole(name, 0, s._tables.cubes)
    part.finish()


def lay_diet(s: MarineState, taxon: int, section: Section, key: str, places: list[int]) -> None:
    """Tokens on a board, from the first place on."""
    for place, nutrient in zip(places, words_of(section, key, NUTRIENTS, len(places)), strict=False):
        s.classes[taxon].diet[place] = nutrient
        s.bag[nutrient] -= 1


def lay_squares(s: MarineState, top: Section) -> None:
    """The cubes in Regression."""
    s.squares = words_of(top, "squares", TAXA, SQUARES)
    if any(taxon not in s.order for taxon in s.squares):
        raise BadPosition("squares: only classes in play have cubes there.")


def lay_pools(s: MarineState, taxon: int, section: Section) -> None:
    """MAR-2.9: what is neither on earth nor eliminated, in a square or in the food chain is in the gene pool."""
    one = s.classes[taxon]
    left = s._tables.cubes - 1 - sum(s.cubes[taxon::4]) - s.squares.count(taxon)
    if left < 0:
        raise BadPosition(f"{section.path('cubes')}: there are only {s._tables.cubes} cubes of a class (MAR-1.1).")
    one.pool = section.whole("gene_pool", left, left)
    one.eliminated = left - one.pool
    one.due = one.has(EXAPTATION) and one.pool <= s._tables.exaptation_pool  # MAR-4.77


def lay_special_pawns(s: MarineState, top: Section) -> None:
    """Markers, control tokens and places of the special pawns."""
    pawns = top.part("pawns", '{sun = {control = "reptiles", marker = 4}}')
    for nutrient, name in enumerate(NUTRIENTS):
        pawn = pawns.part(name, '{control = "reptiles", marker = 4}')
        if "control" in pawn.content:  # MAR-2.8, 4.12, 4.69: control comes with a marker of at least 2
            s.control[nutrient] = taxon_in(pawn, "control", s.order[0], s)
            least = s._tables.pack_marker
            s.markers[nutrient] = pawn.whole("marker", least, MOST, least=least)
        elif "marker" in pawn.content:
            raise BadPosition(f"{pawn.path('marker')}: a marker rises only with control of the pawn (MAR-4.12).")
        if "berth" in pawn.content:
            berth = BERTHS.index(pawn.word("berth", "", BERTHS))
            if s.control[nutrient] == NONE or s.berths[berth] != NONE:
                raise BadPosition(f"{pawn.path('berth')}: somebody must control the pawn, and the cell must be free.")
            if not may_stand(s, s.control[nutrient], nutrient + 1, berth):
                raise BadPosition(f"{pawn.path('berth')}: no special pawn of theirs can be there (MAR-3.7).")
            s.berths[berth] = 4 + nutrient
            s.special_at[nutrient] = berth
        pawn.finish()
    pawns.finish()


def may_stand(s: MarineState, taxon: int, pawn: int, berth: int) -> bool:
    """MAR-3.7, 8.25: a special pawn may also stand on the Benthic cell of a class that has lost control of it."""
    if berth >= DISPLAY:
        return s.classes[berth - DISPLAY].has(BENTHIC_FAUNA)
    return cannot_place(s, taxon, pawn, berth) is None


def check_bags(s: MarineState) -> None:
    """MAR-1.1: there are not more tokens than in the box."""
    for nutrient, count in enumerate(s.bag):
        if count < 0:
            raise BadPosition(f"There are not so many tokens of {NUTRIENTS[nutrient]} (MAR-1.3).")
    if min(s.red_bag) < 0:
        raise BadPosition("display: there are only two terrain tokens of each terrain (MAR-1.1).")

