"""Positions of Evolution of Magical Creatures: a table written by hand (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tangledbank.games.magical.box import CHOICE_POOL, PROPERTY_POOL, SOURCE_POOL
from tangledbank.games.magical.kinds import SOURCES, bit_of
from tangledbank.games.magical.positions.creature_text import CreatureText
from tangledbank.games.magical.positions.stock import Stock
from tangledbank.games.magical.rounds import Exchange, Rounds, round_is_over
from tangledbank.games.magical.shadow import ShadowTurn
from tangledbank.games.magical.state import SHADOW_SIDE, MagicalState
from tangledbank.games.magical.turn import Turn
from tangledbank.kernel.errors import BadPosition
from tangledbank.kernel.position import Position, Section
from tangledbank.kernel.procedure import Procedure
from tangledbank.kernel.secrets import EVERYONE, NOBODY
from tangledbank.parts.decks import Deck

if TYPE_CHECKING:
    from tangledbank.games.magical.box import MagicalGame

TURN: Final = ("create", "add", "activate")  # the steps of a turn
STEPS: Final = ("start", "exchange", *TURN, "round_end")
MOST: Final = 1000  # of anything that a position counts


def from_position(game: MagicalGame, document: dict[str, Any]) -> MagicalState:
    """The state that a position describes."""
    position = Position(game, document)
    game.check_players(len(position.seats))
    top = position.top
    s = MagicalState(game, len(position.seats), position.chance())
    at = top.word("at", "create", STEPS)
    sides = [*position.seats]
    if s.solo:
        sides.append(top.part("shadow", '{creatures = ["S: small"]}'))
    s.round = top.whole("round", 1, min(MOST, game.max_rounds), least=1)
    s.first = top.whole("first", 0, len(sides) - 1)
    asked_first = s.first if s.first < s.players or at != "exchange" else 0  # the Shadow makes no exchange
    s.side = top.whole("to_act", int(asked_first), len(sides) - 1)
    lay_sources(s, top)
    lay_cards(s, top, sides)
    if s.solo:
        lay_choices(s, top)
        sides[SHADOW_SIDE].finish()
    for side in had_turn(s, at, top):
        s.had_turn |= bit_of(side)
    check_moment(s, at)
    position.begin(s, procedures_of(s, at))
    return s


# ---------------------------------------------------------------------- source and choice cards


def lay_sources(s: MagicalState, top: Section) -> None:
    """MAG-2.1, 7: the current source, those to come, and at the bottom those that have been seen in earlier rounds."""
    lower, upper = top.whole("lower", 0, MOST), top.whole("upper", 0, MOST)
    rich = [row.id for row in s._tables.sources if row.lower_for(s.players) >= lower and row.upper >= upper]
    some = rich or list(SOURCES)
    order = [SOURCES.index(top.word("source", some[s.chance.below(len(some))], SOURCES))]
    for id in top.texts("sources"):
        if id not in SOURCES or SOURCES.index(id) in order:
            raise BadPosition(f"{top.path('sources')}: there is no source {id!r}, or it is there already.")
        order.append(SOURCES.index(id))
    rest = [face for face in range(len(SOURCES)) if face not in order]
    order += [rest[place] for place in s.chance.shuffled(len(rest))]
    s.sources = s.secrets.add(order, SOURCE_POOL)
    s.open_source()
    for card in s.sources[max(0, len(order) - s.round) :]:
        s.secrets.reveal(card)
    s.lower = top.whole("lower", int(s.lower), int(s.lower))
    s.upper = top.whole("upper", int(s.upper), int(s.upper))


def lay_choices(s: MagicalState, top: Section) -> None:
    """MAG-2.6: the choice cards already turned, and those to come, from the top; the others follow, shuffled."""
    left = list(range(len(s._tables.numbers)))
    turned = take_choices(s, top, "turned", left)
    coming = take_choices(s, top, "choices", left)
    coming += [left[place] for place in s.chance.shuffled(len(left))]
    s.choices = Deck(s.secrets.add(coming, CHOICE_POOL))
    s.choices.discard = s.secrets.add(turned, CHOICE_POOL, EVERYONE)


def take_choices(s: MagicalState, top: Section, word: str, left: list[int]) -> list[int]:
    """The choice cards with the numbers that a word of the position lists, from those that are left."""
    faces: list[int] = []
    for number in numbers_of(top, word):
        fitting = [face for face in left if s._tables.numbers[face] == number]
        if not fitting:
            raise BadPosition(f"{top.path(word)}: there is no choice card {number}, or it is there already.")
        left.remove(fitting[0])
        faces.append(fitting[0])
    return faces


def numbers_of(top: Section, word: str) -> list[int]:
    """A list of whole numbers."""
    value = top.value(word, [])
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        raise BadPosition(f"{top.path(word)}: should be a list of numbers, not {value!r}.")
    return value


def had_turn(s: MagicalState, at: str, top: Section) -> list[int]:
    """MAG-3.19: the sides that have had a turn in this round; those before the one on turn must have."""
    sides = len(s.rows)
    before = [(s.first + place) % sides for place in range((s.side - s.first) % sides)] if at in TURN else []
    numbers = numbers_of(top, "had_turn") if "had_turn" in top.content else before
    top.asked.append("had_turn")
    if any(not 0 <= side < sides for side in numbers):
        raise BadPosition(f"{top.path('had_turn')}: there are sides 0 to {sides - 1}.")
    if any(side not in numbers for side in before):
        raise BadPosition(f"{top.path('had_turn')}: those between first and to_act have had a turn (MAG-3.3).")
    return numbers


def check_moment(s: MagicalState, at: str) -> None:
    """Refuse what cannot be at that moment: a round that should be over, or one that begins with used things."""
    if s.solo and not s.rows[SHADOW_SIDE]:
        raise BadPosition("shadow: it always has a creature (MAG-6.18).")
    if at in TURN and round_is_over(s):
        raise BadPosition("creatures: nobody is awake, so the round would be over (MAG-3.19, 6.5).")
    if at not in ("start", "exchange"):
        return
    for row in s.rows:
        for creature in row:
            if creature.asleep or creature.annoying_used:
                raise BadPosition("creatures: all are awake and unused when a round begins (MAG-3.20).")
    source = s._tables.sources[s.secrets.faces[s.source]]
    if s.had_turn or s.lower != source.lower_for(s.players) or s.upper != source.upper:
        raise BadPosition("lower, upper, had_turn: a round begins with a full source and no turns (MAG-3.20).")


# ---------------------------------------------------------------------- property cards


def lay_cards(s: MagicalState, top: Section, sides: list[Section]) -> None:
    """Put all cards where the position says; the others are the deck or, if that is given, set aside unseen."""
    stock = Stock(s._tables)
    texts = [[CreatureText(text, side.path("creatures")) for text in side.texts("creatures")] for side in sides]
    names = [text.name for row in texts for text in row]
    if len(set(names)) < len(names):
        raise BadPosition("creatures: each needs a name of its own.")
    hands = [[stock.take(card, seat.path("hand")) for card in seat.texts("hand")] for seat in sides[: s.players]]
    discard = [stock.take(card, top.path("discard")) for card in top.texts("discard")]
    deck = top.value("deck", None)
    on_top = [stock.take(str(card), top.path("deck")) for card in deck] if isinstance(deck, list) else []
    faces = find_faces(stock, [text for row in texts for text in row])
    stock.mix(s.chance)
    for side, row in enumerate(texts):
        s.tokens[side] = sides[side].whole("tokens", 0, s._goal - 1) if side < s.players else 0
        for text in row:
            lay_creature(s, stock, side, text, faces)
    for seat, hand in enumerate(hands):
        s.hands[seat] = s.secrets.add(hand, PROPERTY_POOL, 1 << seat)
        reveal_known(s, seat, sides[seat])
    s.deck = Deck(lay_rest(s, stock, deck, on_top, top.path("deck")))
    s.deck.discard = s.secrets.add(discard, PROPERTY_POOL, EVERYONE)


def reveal_known(s: MagicalState, seat: int, section: Section) -> None:
    """MAG-7.2: the cards of a hand that everybody knows."""
    designs = [s._tables.cards[s.secrets.faces[card]].id for card in s.hands[seat]]
    for design in section.texts("known"):
        if design not in designs:
            raise BadPosition(f"{section.path('known')}: {design} is not in this hand.")
        s.secrets.reveal(s.hands[seat][designs.index(design)])


def find_faces(stock: Stock, texts: list[CreatureText]) -> list[int]:
    """The faces of all property cards under creatures, in order; for those not named, any card with the property."""
    named: list[int] = []
    wanted: list[int] = []
    for text in texts:
        for kind, design in text.properties:
            named.append(stock.take_half(design, kind, text.where) if design else -1)
            wanted.append(-1 if design else stock.want(kind))
        if text.design:
            text.design = str(stock.take(text.design, text.where))
    found = stock.find_wanted("creatures")
    return [face if place < 0 else found[place] for face, place in zip(named, wanted, strict=True)]


def lay_creature(s: MagicalState, stock: Stock, side: int, text: CreatureText, faces: list[int]) -> None:
    """One creature, with the next of the faces under it."""
    face = int(text.design) if text.design else stock.take_any(text.where)
    seen = 1 << side if side < s.players else NOBODY
    creature = s.new_creature(side, s.secrets.add([face], PROPERTY_POOL, seen)[0])
    creature.energy = text.energy
    creature.asleep = text.asleep
    creature.annoying_used = text.annoying_used
    for kind, _ in text.properties:
        creature.lay(s.secrets.add([faces.pop(0)], PROPERTY_POOL, EVERYONE)[0], kind)


def lay_rest(s: MagicalState, stock: Stock, deck: Any, on_top: list[int], where: str) -> list[int]:
    """The deck: a list from the top, a number of cards, or all that are left."""
    if isinstance(deck, list):
        cards = on_top
    elif deck is None:
        cards = stock.free
    elif type(deck) is int and 0 <= deck <= len(stock.free):
        cards = stock.free[:deck]
    else:
        most = len(stock.free)
        raise BadPosition(f"{where}: should be a list of cards from the top, or a number up to {most}, not {deck!r}.")
    numbers = s.secrets.add(cards, PROPERTY_POOL)
    s.secrets.add([face for face in stock.free if face not in cards], PROPERTY_POOL)  # set aside
    return numbers


# ---------------------------------------------------------------------- where the game goes on


def procedures_of(s: MagicalState, at: str) -> list[Procedure]:
    """The procedures that the position interrupts: the game, and the turn at the point described."""
    rounds = Rounds()
    if at in ("start", "round_end"):
        rounds.goto("begin_round" if at == "start" else "end_round")
        return [rounds]
    if at == "exchange":
        return [rounds, exchange_of(s, rounds)]
    rounds.goto("end_turn")
    if s.side >= s.players:
        if at != "create":
            raise BadPosition("at: a turn of the Shadow begins with create, and goes on by itself (MAG-6.9).")
        return [rounds, ShadowTurn()]
    turn = Turn()
    turn.goto(at)
    return [rounds, turn]


def exchange_of(s: MagicalState, rounds: Rounds) -> Exchange:
    """MAG-3.1: the exchange, in which those before `to_act` have been asked."""
    if s.side >= s.players:
        raise BadPosition("to_act: the Shadow makes no exchange (MAG-6.4).")
    exchange = Exchange(s.side)
    exchange.passes = (s.side - s.first) % s.players if not s.solo else 0
    exchange.goto("find_player")
    rounds.goto("begin_turns")
    s.side = -1
    return exchange
