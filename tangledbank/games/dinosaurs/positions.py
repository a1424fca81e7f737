"""Positions: a table written by hand (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.dinosaurs.auction import Auction, purse
from tangledbank.games.dinosaurs.births import Births
from tangledbank.games.dinosaurs.climate import Climate
from tangledbank.games.dinosaurs.evolution import MeteorAndEvolution
from tangledbank.games.dinosaurs.genes import CARD, EGGS, GENES, MOVEMENT, PORTRAIT, VALUES
from tangledbank.games.dinosaurs.hand import FIRST_TURN
from tangledbank.games.dinosaurs.initiative import Initiative
from tangledbank.games.dinosaurs.island import SHEET
from tangledbank.games.dinosaurs.kinds import EVENT_CARDS
from tangledbank.games.dinosaurs.movement import Movement
from tangledbank.games.dinosaurs.positions_checks import MOST, PHASES, check_trace, played, read_turn, window_phase
from tangledbank.games.dinosaurs.state import DINOS, DinosaursState
from tangledbank.games.dinosaurs.survival import Survival
from tangledbank.games.dinosaurs.turn import AgeOfDinosaurs
from tangledbank.games.dinosaurs.windows import EventWindow, InitiativeLap
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.phrase import NONE
from tangledbank.kernel.position import Position, Section
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.secrets import EVERYONE

if TYPE_CHECKING:
    from tangledbank.games.dinosaurs.box import DinosaursGame


# For each phase: its procedure, the step that follows its window, and the phase with which the game goes on.
STEPS: Final[list[tuple[type[Procedure], str, str]]] = [
    (Initiative, "sort", "climate"),
    (Climate, "roll", "movement"),
    (Movement, "find_player", "births"),
    (Births, "find_player", "survival"),
    (Survival, "find_player", "evolution"),
    (MeteorAndEvolution, "move_meteor", "next_turn"),
    (MeteorAndEvolution, "auction", "next_turn"),
]


def from_position(game: DinosaursGame, document: dict[str, Any]) -> DinosaursState:
    """The state that a position describes."""
    position = Position(game, document)
    top, seats = position.top, position.seats
    s = DinosaursState(game, game.tables, game.island(len(seats)), len(seats), position.chance())
    s.set_table()
    phase = PHASES.index(top.word("phase", "movement", PHASES))
    s.phase = min(phase, PHASES.index("evolution"))
    read_turn(s, top, phase)
    s.order = order_of(top, s.players)
    s.climate = top.whole("climate", s.climate, len(game.tables.climate_loop) - 1)
    s.removed = top.whole("removed", 0, game.tables.genes[CARD].tiles)
    s.bag[CARD] -= s.removed
    s.climate_card = played(s, top, "climate_card", phase)
    s.barren = played(s, top, "barren", phase)
    for number, section in enumerate(seats):
        lay_seat(s, number, section, phase)
    lay_cards(s, top, seats)
    lay_rows(s, top)
    for gene, count in enumerate(s.bag):
        if count < 0:
            raise BadPosition(f"There are not so many tiles of the gene {GENES[gene]} (DINO-1.8).")
    position.begin(s, procedures_of(s, phase, top))
    return s


def order_of(top: Section, players: int) -> list[int]:
    """The initiative order: all seats, each once."""
    order = top.value("order", list(range(players)))
    if not isinstance(order, list) or sorted(map(str, order)) != sorted(map(str, range(players))):
        raise BadPosition(f"order: should name each seat from 0 to {players - 1} once, not {order!r}.")
    return [int(seat) for seat in order]


def lay_seat(s: DinosaursState, number: int, section: Section, phase: int) -> None:
    """One player's species, points, herd, and what event cards do to him."""
    seat = s.seats[number]
    seat.points = section.whole("points", seat.points, MOST)
    genes = section.part("genes", "{horn = 2}")
    for gene in range(PORTRAIT):
        printed = seat.genes[gene]
        seat.genes[gene] = genes.whole(GENES[gene], printed, MOST, least=printed)
        s.bag[gene] -= seat.genes[gene] - printed
    genes.finish()
    modifiers = section.part("modifiers", "{eggs = 1}")
    seat.modifiers = [modifiers.whole(value, 0, MOST, least=-MOST) for value in VALUES]
    modifiers.finish()
    for which, value in enumerate(VALUES):
        if seat.modifiers[which]:
            check_trace(s, modifiers.path(value), value, phase)
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
    seat.raft = played(s, section, "raft", phase)
    seat.far_flung = played(s, section, "far_flung", phase)
    seat.kept_out = played(s, section, "kept_out", phase)


def lay_cards(s: DinosaursState, top: Section, seats: list[Section]) -> None:
    """Event cards: hands, discard pile, and the draw pile, at first what `draw` names, then all the rest, shuffled."""
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
    if s.discard and s.turn < FIRST_TURN:
        raise BadPosition(f"discard: no event card is played before turn {FIRST_TURN} (DINO-3.5).")
    s.deck_top = len(s.secrets.faces)
    take(top.texts("draw"), "draw", 0)
    s.secrets.add([left[place] for place in s.chance.shuffled(len(left))])


def lay_rows(s: DinosaursState, top: Section) -> None:
    """Genes on offer, each with the standing bid if it has one: `"leg"` or `"leg: 4 by 1"`."""
    for text in top.texts("rows"):
        gene, _, bid = text.partition(":")
        if gene not in GENES:
            raise BadPosition(f"rows: there is no gene {gene!r}.")
        s.rows.append(GENES.index(gene))
        s.bag[GENES.index(gene)] -= 1
        words = bid.split()
        if not words:
            s.bids.append(NONE)
            s.bidders.append(NONE)
            continue
        right = len(words) == 3 and words[1] == "by" and words[0].isdecimal() and words[2].isdecimal()
        if not right or int(words[2]) >= s.players:
            raise BadPosition(f"rows: {text!r} should be a gene, perhaps with a bid such as 'leg: 4 by 1'.")
        check_bid(s, int(words[0]), int(words[2]))
        s.bids.append(int(words[0]))
        s.bidders.append(int(words[2]))


def check_bid(s: DinosaursState, amount: int, bidder: int) -> None:
    """DINO-3.33, 3.34, 3.36: a bid that stands can be paid, and is the only one of a player who takes part."""
    if bidder in s.bidders:
        raise BadPosition(f"rows: seat {bidder} has two bids (DINO-3.36).")
    if s.seats[bidder].kept_out:
        raise BadPosition(f"rows: seat {bidder} is kept out of the auction and has no bid (DINO-3.34).")
    if amount > purse(s, bidder):
        raise BadPosition(f"rows: seat {bidder} can pay {purse(s, bidder)} at most, not {amount} (DINO-3.33).")


# ---------------------------------------------------------------------- the phase that goes on


def procedures_of(s: DinosaursState, phase: int, top: Section) -> list[Procedure]:
    """The procedures that the position interrupts: the game, the phase, and what goes on within it."""
    acting = s.order.index(top.whole("to_act", s.order[0], s.players - 1))
    check_rows(s, phase)
    _, _, next_phase = STEPS[phase]
    game = started(AgeOfDinosaurs(), next_phase)
    if top.flag("window"):
        return [game, fresh(s, phase), window_of(s, phase, top, acting)]
    if phase == PHASES.index("movement"):
        return [game, movement_of(s, top, acting)]
    if phase == PHASES.index("births"):
        return [game, births_of(s, top, acting)]
    if phase == PHASES.index("survival"):
        survival = Survival()
        give_turn(s, survival, acting)
        return [game, survival]
    if phase == PHASES.index("auction"):
        return [game, started(MeteorAndEvolution(), "settle"), auction_of(s, top, acting)]
    return [game, fresh(s, phase)]


def check_rows(s: DinosaursState, phase: int) -> None:
    """DINO-3.32: in the auction, and only there, as many genes are on offer as there are tiles for."""
    if phase != PHASES.index("auction"):
        if s.rows:
            raise BadPosition("rows: genes are on offer only in the phase auction.")
        return
    if not s.rows:
        raise BadPosition("rows: an auction needs genes on offer.")
    wanted = s.players - 1 if s._game.options["gene_shortage"] else s.players
    if len(s.rows) > wanted or (len(s.rows) < wanted and sum(s.bag) > 0):
        raise BadPosition(f"rows: there should be {wanted} genes on offer, not {len(s.rows)} (DINO-3.32, 6.2).")


def fresh(s: DinosaursState, phase: int) -> Procedure:
    """A phase whose window is over."""
    kind, step, _ = STEPS[phase]
    procedure = started(kind(), step)
    if isinstance(procedure, InitiativeLap):
        give_turn(s, procedure, 0)
    return procedure


def give_turn(s: DinosaursState, lap: InitiativeLap, acting: int) -> None:
    """Let the turn of the player come who is so many places behind the first."""
    lap.seat = s.order[acting]
    lap.passes = acting
    lap.goto("find_player")


def window_of(s: DinosaursState, phase: int, top: Section, acting: int) -> EventWindow:
    """The event window with which the phase begins, when a seat is asked."""
    if phase == PHASES.index("evolution"):
        raise BadPosition("window: it comes after the draw; write phase = 'auction' with rows (DINO-3.32).")
    if s.climate_card and phase == window_phase(s, "climate_card"):
        raise BadPosition("climate_card: the window ends with the first climate card (DINO-3.7).")
    if s.bidders.count(NONE) < len(s.bidders):
        raise BadPosition("rows: nobody bids before the window is over (DINO-3.32).")
    window = EventWindow(s.phase)
    window.seat = s.order[acting]
    if "passes" in top.content:  # it goes on, even if its last card has just been played
        if s.turn < FIRST_TURN:
            raise BadPosition(f"passes: no window opens before turn {FIRST_TURN} (DINO-3.5).")
        window.passes = top.whole("passes", 0, s.players - 1)
        window.goto("find_player")
    return window


def movement_of(s: DinosaursState, top: Section, acting: int) -> Movement:
    """The movement of a seat, from its beginning or with some points left."""
    movement = Movement()
    give_turn(s, movement, acting)
    if "left" in top.content:
        movement.left = top.whole("left", 0, s.value(s.order[acting], MOVEMENT))
        movement.goto("choose")
    return movement


def births_of(s: DinosaursState, top: Section, acting: int) -> Births:
    """The births of a seat, from their beginning or with some newborns placed: the last of its dinos."""
    births = Births()
    give_turn(s, births, acting)
    if "born" in top.content:
        seat = s.seats[s.order[acting]]
        eggs = s.value(s.order[acting], EGGS)
        born = top.whole("born", 0, min(eggs, len(seat.herd)))
        births.adults = len(seat.herd) - born
        births.left = min(eggs - born, s.reserve(s.order[acting]))
        if births.adults and s.barren and not seat.far_flung:
            raise BadPosition("born: there are no births in a barren year (DINO-4.20).")
        births.goto("birth")
    return births


def auction_of(s: DinosaursState, top: Section, acting: int) -> Auction:
    """The auction with its tiles drawn, when a bidder must decide."""
    auction = Auction()
    auction.declined = top.flag("declined")
    if auction.declined and not s._game.options["gene_shortage"]:
        raise BadPosition("declined: nobody can decline without the option gene_shortage (DINO-6.3).")
    auction.queue = [seat for seat in s.order[acting:] if not s.seats[seat].kept_out and seat not in s.bidders]
    if "to_act" in top.content and s.order[acting] not in auction.queue:
        raise BadPosition(f"to_act: seat {s.order[acting]} has nothing to decide in this auction (DINO-3.33).")
    auction.goto("next_bidder")
    return auction


def started(procedure: Procedure, step: str) -> Procedure:
    """A procedure that goes on with a step."""
    procedure.goto(step)
    return procedure
