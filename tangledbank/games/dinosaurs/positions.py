"""Positions: a table written by hand (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.dinosaurs.auction import Auction
from tangledbank.games.dinosaurs.births import Births
from tangledbank.games.dinosaurs.climate import Climate
from tangledbank.games.dinosaurs.evolution import MeteorAndEvolution
from tangledbank.games.dinosaurs.genes import CARD, GENES, PORTRAIT, VALUES
from tangledbank.games.dinosaurs.initiative import Initiative
from tangledbank.games.dinosaurs.island import SHEET
from tangledbank.games.dinosaurs.kinds import EVENT_CARDS
from tangledbank.games.dinosaurs.movement import Movement
from tangledbank.games.dinosaurs.state import DINOS, DinosaursState
from tangledbank.games.dinosaurs.survival import Survival
from tangledbank.games.dinosaurs.turn import AgeOfDinosaurs
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.position import Position, Section
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.secrets import EVERYONE

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.box import DinosaursGame

PHASES: Final = ("initiative", "climate", "movement", "births", "survival", "evolution", "auction")
MOST: Final = 1000  # of anything that a position counts


def from_position(game: DinosaursGame, document: dict[str, Any]) -> DinosaursState:
    """The state that a position describes."""
    position = Position(game, document)
    top, seats = position.top, position.seats
    s = DinosaursState(game, game.tables, game.island(len(seats)), len(seats), position.chance())
    s.set_table()
    s.turn = top.whole("turn", 5, MOST, least=1)
    s.order = order_of(top, s.players)
    s.climate = top.whole("climate", s.climate, len(game.tables.climate_loop) - 1)
    s.meteor = top.whole("meteor", s.meteor, len(game.tables.meteor_track) - 2)
    s.removed = top.whole("removed", 0, game.tables.genes[CARD].tiles)
    s.bag[CARD] -= s.removed
    s.climate_card = top.flag("climate_card")
    s.barren = top.flag("barren")
    for number, section in enumerate(seats):
        lay_seat(s, number, section)
    lay_cards(s, top, seats)
    lay_rows(s, top)
    for gene, count in enumerate(s.bag):
        if count < 0:
            raise BadPosition(f"There are not so many tiles of the gene {GENES[gene]} (DINO-1.8).")
    position.begin(s, phase_of(s, top))
    return s


def order_of(top: Section, players: int) -> list[int]:
    """The initiative order: all seats, each once."""
    order = top.value("order", list(range(players)))
    if not isinstance(order, list) or sorted(map(str, order)) != sorted(map(str, range(players))):
        raise BadPosition(f"order: should name each seat from 0 to {players - 1} once, not {order!r}.")
    return [int(seat) for seat in order]


def lay_seat(s: DinosaursState, number: int, section: Section) -> None:
    """One player's species, points, herd, and what event cards do to him."""
    seat = s.seats[number]
    seat.points = section.whole("points", seat.points, MOST)
    genes = part(section, "genes")
    for gene in range(PORTRAIT):
        printed = seat.genes[gene]
        seat.genes[gene] = genes.whole(GENES[gene], printed, MOST, least=printed)
        s.bag[gene] -= seat.genes[gene] - printed
    genes.finish()
    modifiers = part(section, "modifiers")
    seat.modifiers = [modifiers.whole(value, 0, MOST, least=-MOST) for value in VALUES]
    modifiers.finish()
    dinos = section.texts("dinos")
    if len(dinos) > DINOS:
        raise BadPosition(f"{section.path('dinos')}: there are only {DINOS} of each colour (DINO-1.1).")
    for name in dinos:
        space = SHEET.read(name)
        if space is None or not s._island.is_space[space]:
            raise BadPosition(f"{section.path('dinos')}: there is no space {name} on {s._island.id}.")
        if s.occupants[space] != NONE:
            raise BadPosition(f"{section.path('dinos')}: there are two dinos on {name} (DINO-0.4).")
        s.place(number, space)
    seat.raft = section.flag("raft")
    seat.far_flung = section.flag("far_flung")
    seat.kept_out = section.flag("kept_out")


def part(section: Section, key: str) -> Section:
    """A table within a section, such as `genes = {horn = 2}`."""
    value = section.value(key, {})
    if not isinstance(value, dict):
        raise BadPosition(f"{section.path(key)}: should be a table such as {{horn = 2}}, not {value!r}.")
    return Section(value, section.path(key))


def lay_cards(s: DinosaursState, top: Section, seats: list[Section]) -> None:
    """Event cards: hands, discard pile, and the draw pile, at first what `draw` names, then all the rest."""
    left = s._tables.deck()

    def take(names: list[str], where: str, seen: int) -> list[int]:
        faces: list[int] = []
        for name in names:
            if name not in EVENT_CARDS:
                raise BadPosition(f"{where}: there is no event card {name!r}.")
            face = EVENT_CARDS.index(name)
            if face not in left:
                raise BadPosition(f"{where}: there are not so many cards {name} (DINO-1.11).")
            left.remove(face)
            faces.append(face)
        return s.secrets.add(faces, seen=seen)

    for number, section in enumerate(seats):
        s.seats[number].hand = take(section.texts("hand"), section.path("hand"), 1 << number)
    s.discard = take(top.texts("discard"), "discard", EVERYONE)
    s.deck_top = len(s.secrets.faces)
    take(top.texts("draw"), "draw", 0)
    s.secrets.add(left)


def lay_rows(s: DinosaursState, top: Section) -> None:
    """Genes on offer, each with the standing bid if it has one: `"leg"` or `"leg: 4 by 1"`."""
    for text in top.texts("rows"):
        gene, _, bid = text.partition(":")
        words = bid.split()
        amount, bidder = NONE, NONE
        if words:
            right = len(words) == 3 and words[1] == "by" and words[0].isdigit() and words[2].isdigit()
            if not right or int(words[2]) >= s.players or int(words[2]) in s.bidders:
                raise BadPosition(f"rows: {text!r} should be a gene, perhaps with a bid such as 'leg: 4 by 1'.")
            amount, bidder = int(words[0]), int(words[2])
        if gene not in GENES:
            raise BadPosition(f"rows: there is no gene {gene!r}.")
        s.rows.append(GENES.index(gene))
        s.bids.append(amount)
        s.bidders.append(bidder)
        s.bag[GENES.index(gene)] -= 1


def phase_of(s: DinosaursState, top: Section) -> list[Procedure]:
    """The procedures that the position interrupts: the game, and the phase at the point described."""
    phase = PHASES.index(top.word("phase", "movement", PHASES))
    window = top.flag("window")
    acting = s.order.index(top.whole("to_act", s.order[0], s.players - 1))
    s.phase = min(phase, PHASES.index("evolution"))
    game = AgeOfDinosaurs()
    game.goto(("climate", "movement", "births", "survival", "evolution", "next_turn", "next_turn")[phase])
    if phase == PHASES.index("auction"):
        return [game, *auction_of(s, top, window, acting)]
    if s.rows:
        raise BadPosition("rows: genes are on offer only in the phase auction.")
    if phase == PHASES.index("evolution"):
        return [game, MeteorAndEvolution()]
    if phase == PHASES.index("initiative"):
        return [game, started(Initiative(), "events" if window else "sort")]
    if phase == PHASES.index("climate"):
        return [game, started(Climate(), "events" if window else "roll")]
    if phase == PHASES.index("movement"):
        movement = Movement()
        movement.place = acting
        return [game, started(movement, "events" if window else "begin_movement")]
    if phase == PHASES.index("births"):
        births = Births()
        births.place = acting
        return [game, started(births, "events" if window else "begin_births")]
    survival = Survival()
    survival.place = acting
    return [game, started(survival, "events" if window else "remove_deadly")]


def auction_of(s: DinosaursState, top: Section, window: bool, acting: int) -> list[Procedure]:
    """The auction with its tiles drawn: before window W6, or when a bidder must decide."""
    if not s.rows:
        raise BadPosition("rows: an auction needs genes on offer.")
    phase = started(MeteorAndEvolution(), "events" if window else "settle")
    if window:
        return [phase]
    auction = Auction()
    auction.declined = top.flag("declined")
    auction.queue = [seat for seat in s.order[acting:] if not s.seats[seat].kept_out and seat not in s.bidders]
    return [phase, started(auction, "next_bidder")]


def started(procedure: Procedure, step: str) -> Procedure:
    """A procedure that goes on with a step."""
    procedure.goto(step)
    return procedure
