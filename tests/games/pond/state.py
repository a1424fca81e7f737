"""The state of a game: leaves, hands, points, and the day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tangledbank.kernel.chance import Chance
from tangledbank.kernel.move import Move
from tangledbank.kernel.phrase import Filled
from tangledbank.kernel.secrets import Eyes
from tangledbank.kernel.state import State

from .phrases import DRAWS, DRAWS_INSECT, INSECTS, MIDDLE, NAMES, ODDS, POND, RESTS, SHEET, HuntMove

if TYPE_CHECKING:
    from .box import PondGame

SIDES: Final = 6  # of the die


class PondState(State):
    """The whole truth of a game of Pond."""

    __slots__ = ("_worth", "day", "deck_top", "first", "frogs", "hands", "points", "used")

    def __init__(self, game: PondGame, players: int, chance: Chance) -> None:
        super().__init__(game, players, chance)
        self._worth: list[int] = game.worth  # no data: the box knows it
        self.day: int = 0
        self.first: int = 0  # the seat that is the first of every day
        self.frogs: list[int] = [leaf for leaf in POND.spaces if leaf != MIDDLE][:players]  # POND-2.2
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.points: list[int] = [0] * players
        self.used: list[int] = []  # cards that were laid open
        self.deck_top: int = 0  # cards are numbered as they lie in the deck: the next one to draw

    def copy(self) -> PondState:
        """An equal state that shares nothing changeable."""
        new = PondState(self._game, self.players, self.chance.copy())
        new.secrets = self.secrets.copy()
        new.stack = [procedure.copy() for procedure in self.stack]
        new.day, new.first, new.deck_top = self.day, self.first, self.deck_top
        new.frogs, new.points, new.used = self.frogs[:], self.points[:], self.used[:]
        new.hands = [hand[:] for hand in self.hands]
        return new

    def worth(self, insect: int) -> int:
        """POND-1.2: the points of an insect."""
        return self._worth[insect]

    def draw(self, seat: int) -> None:
        """POND-2.1, 3.6: the seat alone sees the card."""
        if self.deck_top == len(self.secrets.faces):
            self.tell(RESTS, seat)
            return
        self.hands[seat].append(self.deck_top)
        self.secrets.show(self.deck_top, seat)
        self.tell_seat(seat, DRAWS_INSECT, seat, self.secrets.faces[self.deck_top])
        self.tell_others(seat, DRAWS, seat)
        self.deck_top += 1

    def things(self, eyes: Eyes) -> dict[str, dict[str, Any]]:
        """What leaves are called and whose frogs sit there, and which insects are on the cards that these eyes know."""
        leaves = {f"hex:{SHEET.write(leaf)}": {"name": NAMES[leaf]} for leaf in POND.spaces}
        for seat, leaf in enumerate(self.frogs):
            leaves[f"hex:{SHEET.write(leaf)}"]["owner"] = f"seat:{seat}"
        faces = {card: eyes.face(card) for card in range(len(self.secrets.faces))}
        cards = {f"card:{card}": {"is": f"insect:{INSECTS[face]}"} for card, face in faces.items() if face is not None}
        return {**leaves, **cards}

    def least_roll(self, insect: int) -> int:
        """POND-3.4: the lowest roll that catches an insect; in a storm it is higher."""
        return self.worth(insect) + (2 if self.game.options["weather"] == "stormy" else 1)

    def foretell(self, move: Move) -> list[Filled]:
        """Of a hunt: with how many sides of the die it succeeds."""
        if not isinstance(move, HuntMove):
            return []
        return [ODDS.filled(SIDES + 1 - self.least_roll(self.secrets.faces[move.card]))]

    def measures(self) -> dict[str, list[int]]:
        """Points and cards."""
        return {"points": self.points[:], "cards": [len(hand) for hand in self.hands]}

    def why_over(self) -> str:
        """POND-4.1."""
        return "days"

    def board(self, eyes: Eyes) -> dict[str, Any]:
        """What these eyes may see."""
        return {
            "day": self.day,
            "days": self.game.options["days"],
            "deck": len(self.secrets.faces) - self.deck_top,
            "spaces": [
                {"hex": SHEET.write(leaf), "frog": self.frogs.index(leaf) if leaf in self.frogs else None}
                for leaf in POND.spaces
            ],
            "seats": [
                {
                    "seat": seat,
                    "points": self.points[seat],
                    "leaf": SHEET.write(self.frogs[seat]),
                    "cards": len(self.hands[seat]),
                    "hand": self.hands[seat][:] if eyes.seat == seat else None,
                }
                for seat in range(self.players)
            ],
            "used": self.used[:],
        }

    def turn_now(self) -> int:
        """POND-3.1."""
        return self.day

    def scores_now(self) -> list[int]:
        """POND-4.1."""
        return self.points[:]

    def winners_now(self) -> list[int]:
        """POND-4.2: perhaps nobody."""
        best = max(self.points)
        return [seat for seat in range(self.players) if self.points[seat] == best >= int(self.game.options["days"])]
