"""The state of a game: creatures, hands, piles, the source, and the record of the turn (MAG-1.7c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from tangledbank.games.magical.ahead import foretell
from tangledbank.games.magical.creature import Creature
from tangledbank.games.magical.facts import concerned, facts, idle, paths, question_facts, things
from tangledbank.games.magical.kinds import LOWER, OMNIVOROUS, UPPER
from tangledbank.games.magical.scoring import ENDINGS, GOAL, MAX_ROUNDS, SHADOW, measures, tie_breaks
from tangledbank.games.magical.tables import Tables
from tangledbank.games.magical.view import board
from tangledbank.games.magical.words import (
    DRAWS,
    FALLS_ASLEEP,
    RESHUFFLES,
    ROUNDS_ARE_OVER,
    SHADOW_RESHUFFLES,
    SHADOW_WINS,
    WINS,
)
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.errors import Reason
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import NONE, Filled
from tangledbank.kernel.secrets import EVERYONE, Eyes
from tangledbank.kernel.state import State
from tangledbank.parts.decks import Deck

if TYPE_CHECKING:
    from tangledbank.games.magical.box import MagicalGame

SHADOW_SIDE: Final = 1  # MAG-2.6: in the solo game; the human is side 0


class MagicalState(State):
    """The whole truth of a game of Evolution of Magical Creatures.

    >>> import tangledbank as tb
    >>> state = tb.game("magical").new(players=3, seed=7)
    >>> state.round, len(state.hands[0]), len(state.deck.pile)
    (1, 5, 46)
    """

    __slots__ = (
        "_goal",
        "_max_rounds",
        "_tables",
        "active",
        "annoyer",
        "applied",
        "choices",
        "deck",
        "ending",
        "first",
        "had_turn",
        "hands",
        "lower",
        "owners",
        "round",
        "rows",
        "scared",
        "scorched",
        "side",
        "source",
        "sources",
        "target",
        "tokens",
        "upper",
        "used",
    )

    def __init__(self, game: MagicalGame, players: int, chance: Chance) -> None:
        super().__init__(game, players, chance)
        self._tables: Tables = game.tables  # no data: the box knows it
        self._goal: i64 = game.goal
        self._max_rounds: i64 = game.max_rounds
        sides = 2 if players == 1 else players  # MAG-6.3
        self.round: i64 = 1
        self.first: i64 = 0  # the side that begins the round
        self.rows: list[list[Creature]] = [[] for _ in range(sides)]  # left to right (MAG-1.8)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.tokens: list[int] = [0] * sides
        self.owners: list[int] = [NONE]  # the side of every creature there ever was, by number (MAG-1.7b)
        self.deck: Deck = Deck()
        self.choices: Deck = Deck()  # only in the solo game (MAG-2.6)
        self.sources: list[int] = []  # the source deck, from the top
        self.source: i64 = NONE
        self.lower: i64 = 0
        self.upper: i64 = 0
        self.ending: i64 = 0  # why the game is over (scoring.py)
        self.had_turn: i64 = 0  # the sides that have had a turn in this round, as bits
        # The record of the turn (MAG-1.7c)
        self.side: i64 = NONE  # whose turn it is
        self.active: i64 = NONE  # the activated creature
        self.used: i64 = 0  # activation properties used in this activation (MAG-3.9)
        self.annoyer: i64 = NONE  # the creature that used Annoying this turn (MAG-3.18)
        self.scorched: bool = False  # Scorching was used this turn (MAG-4.18)
        self.scared: list[int] = []  # creatures whose properties are suppressed this turn (MAG-4.16)
        self.target: i64 = NONE  # in an attack
        self.applied: i64 = 0  # in an attack: the properties applied already (MAG-4.5)

    def copy(self) -> MagicalState:
        """An equal state.

        >>> import tangledbank as tb
        >>> state = tb.game("magical").new(players=2, seed=7)
        >>> state.copy() == state
        True
        """
        new = MagicalState(self._game, 0, self.chance.copy())
        new.players = self.players
        new.secrets = self.secrets.copy()
        new.stack = [procedure.copy() for procedure in self.stack]
        new.round = self.round
        new.first = self.first
        new.rows = [[creature.copy() for creature in row] for row in self.rows]
        new.hands = [hand[:] for hand in self.hands]
        new.tokens = self.tokens[:]
        new.owners = self.owners[:]
        new.deck = self.deck.copy()
        if self.choices.size():
            new.choices = self.choices.copy()
        new.sources = self.sources[:]
        new.source = self.source
        new.lower = self.lower
        new.upper = self.upper
        new.ending = self.ending
        new.had_turn = self.had_turn
        new.side = self.side
        new.active = self.active
        new.used = self.used
        new.annoyer = self.annoyer
        new.scorched = self.scorched
        if self.scared:
            new.scared = self.scared[:]
        new.target = self.target
        new.applied = self.applied
        return new

    # ------------------------------------------------------------------ creatures

    @property
    def solo(self) -> bool:
        """Whether the Shadow plays (MAG-6.3)."""
        return self.players == 1

    def find(self, number: i64) -> Creature | None:
        """A creature in play by its number; None if it is not there."""
        if 0 < number < len(self.owners):
            for creature in self.rows[self.owners[number]]:
                if creature.number == number:
                    return creature
        return None

    def creature(self, number: i64) -> Creature:
        """A creature in play by its number."""
        found = self.find(number)
        if found is None:
            raise ValueError(f"there is no creature {number} in play")
        return found

    def new_creature(self, side: i64, card: i64) -> Creature:
        """MAG-3.5: a card becomes a creature at the right end of a row."""
        creature = Creature(len(self.owners), side, card)
        self.owners.append(side)
        self.rows[side].append(creature)
        return creature

    def in_force(self, creature: Creature) -> i64:
        """The properties of a creature that work: none while it is suppressed (MAG-4.16, 4.29)."""
        return 0 if creature.number in self.scared else creature.properties

    def fall_asleep(self, creature: Creature) -> None:
        """MAG-3.17: a creature has one sleep marker at most."""
        if not creature.asleep:
            creature.asleep = True
            self.tell(FALLS_ASLEEP, creature.number)

    def has_awake(self, side: i64) -> bool:
        """Whether a side has an awake creature."""
        for creature in self.rows[side]:
            if not creature.asleep:
                return True
        return False

    # ------------------------------------------------------------------ cards

    def half_one(self, card: i64) -> int:
        """The first property on a card."""
        return self._tables.ones[self.secrets.faces[card]]

    def half_two(self, card: i64) -> int:
        """The second property on a card."""
        return self._tables.twos[self.secrets.faces[card]]

    def draw_card(self) -> int:
        """MAG-3.21: the top card of the deck, if need be after a shuffle of the discard pile (MAG-8.13), or `NONE`."""
        deck = self.deck
        if not deck.pile and deck.discard:
            self.tell(RESHUFFLES, len(deck.discard))
        return deck.draw(self)

    def draw(self, seat: i64, count: i64) -> None:
        """MAG-3.21: so many cards into a hand, as far as there are any. It may grow without limit (MAG-3.22)."""
        hand = self.hands[seat]
        drawn = 0
        while drawn < count:
            card = self.draw_card()
            if card == NONE:
                break
            self.secrets.show(card, seat)
            hand.append(card)
            drawn += 1
        if drawn:
            self.tell(DRAWS, seat, drawn)

    def put_away(self, card: i64) -> None:
        """MAG-4.30: a card goes to the discard pile, where everybody may look at it (MAG-7)."""
        self.secrets.reveal(card)
        self.deck.put_away(card)

    def turn_choice_card(self) -> int:
        """MAG-6.7: the number on the top choice card, which everybody sees."""
        choices = self.choices
        if not choices.pile:
            self.tell(SHADOW_RESHUFFLES, len(choices.discard))
        card = choices.draw(self)
        self.secrets.reveal(card)
        choices.put_away(card)
        return self._tables.numbers[self.secrets.faces[card]]

    def hide_hand(self, seat: i64, card: i64) -> int:
        """MAG-7.2: once a card is laid face down, nobody else can tell which cards of that hand they knew.

        So if one of them was known, all get new numbers. Returns that of the card laid down.
        """
        hand = self.hands[seat]
        known = self.secrets.seen[card] == EVERYONE
        for other in hand:
            known = known or self.secrets.seen[other] == EVERYONE
        if not known:
            return card
        mixed = [*hand, card]
        order = self.shuffled(len(mixed))
        renumbered = self.secrets.shuffle_in(mixed, order)
        for new in renumbered:
            self.secrets.show(new, seat)
        laid = renumbered[order.index(len(hand))]
        renumbered.remove(laid)
        self.hands[seat] = renumbered
        return laid

    # ------------------------------------------------------------------ the source

    def open_source(self) -> None:
        """MAG-2.1: the top source card is turned up and filled."""
        self.source = self.sources.pop(0)
        self.secrets.reveal(self.source)
        row = self._tables.sources[self.secrets.faces[self.source]]
        self.lower = row.lower_for(self.players)
        self.upper = row.upper

    def accessible(self, creature: Creature, part: i64) -> i64:
        """MAG-3.11: how much energy a creature can reach in a part of the source."""
        if part == LOWER:
            return self.lower
        if part != UPPER or self.upper == 0:
            return 0
        needs = self._tables.needs[self.secrets.faces[self.source]]
        return self.upper if creature.has(needs | OMNIVOROUS) else 0

    # ------------------------------------------------------------------ the end

    def finish(self, ending: i64, who: i64) -> None:
        """MAG-5.1: the game is over at once; nothing else is resolved."""
        self.ending = ending
        if ending == GOAL:
            self.tell(WINS, who, self.tokens[who])
        elif ending == SHADOW:
            self.tell(SHADOW_WINS, who)
        elif ending == MAX_ROUNDS:
            self.tell(ROUNDS_ARE_OVER, who)
        self.stack.clear()

    # ------------------------------------------------------------------ for those who look on

    def board(self, eyes: Eyes) -> dict[str, Any]:
        """The table as these eyes see it."""
        return board(self, eyes)

    def things(self, eyes: Eyes) -> dict[str, dict[str, Any]]:
        """Facts about creatures, property cards, hands and the source."""
        return things(self, eyes)

    def foretell(self, move: Move) -> list[Filled]:
        """What a move will lead to."""
        return foretell(self, move)

    def facts(self, move: Move) -> dict[str, Any]:
        """What would come of a move."""
        return facts(self, move)

    def question_facts(self) -> dict[str, Any]:
        """What everybody may know of the open question."""
        return question_facts(self)

    def paths(self, move: Move) -> list[list[str]]:
        """The ways to touch elements for a move."""
        return paths(self, move)

    def concerned(self, move: Move) -> dict[str, str]:
        """Whom a refusal speaks of."""
        return concerned(move)

    def idle(self, element: str) -> Reason:
        """Why an element has no part in the open question."""
        return idle(self, element)

    def turn_now(self) -> int:
        """MAG-3.1."""
        return self.round

    def scores_now(self) -> list[int]:
        """MAG-5.2: nothing is scored; the tokens show how far everybody has come."""
        return self.tokens[: self.players]

    def winners_now(self) -> list[int]:
        """MAG-5.1, 5.4: the player who has reached the goal; nobody, if the Shadow or the last round ended the game."""
        return [seat for seat in range(self.players) if self.tokens[seat] >= self._goal]

    def measures(self) -> dict[str, list[int]]:
        """Transmutations, the energy on creatures, and creatures."""
        return measures(self)

    def tie_breaks(self) -> dict[str, list[int]]:
        """MAG-5.3."""
        return tie_breaks(self)

    def why_over(self) -> str:
        """MAG-5.5."""
        return ENDINGS[self.ending]
