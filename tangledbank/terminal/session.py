"""A session: one game at one terminal, with people and bots around the table, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tangledbank.bots import BOTS, Bot, bot_character, bot_name, make_bot, told_faults
from tangledbank.bots.strength import STRENGTHS
from tangledbank.kernel.chance import Chance
from tangledbank.kernel.coach import Coach
from tangledbank.kernel.errors import Reason
from tangledbank.kernel.game import Game
from tangledbank.kernel.record import Record
from tangledbank.kernel.state import State
from tangledbank.locale import Language, Scene
from tangledbank.locale.sentences import in_words, sentences_of, texts_of
from tangledbank.review import ADVISOR, hints
from tangledbank.terminal.choosing import Offer, offers_in, once_each

HUMAN = "human"
LETTERS = "ABCDEFGH"
PATIENCE = 3.0  # seconds for a move of a bot; somebody is waiting


class Session:
    """A game in progress at a terminal. Clients ask it what to show and tell it what was chosen.

    >>> import tangledbank as tb
    >>> session = Session(tb.game("pond"), ["human", "greedy"], seed=7, language=Language("en", "pond"))
    >>> session.names
    ['Player 1', 'Magpie']
    >>> session.is_humans_turn()
    True
    >>> session.play(session.moves[0])
    >>> session.log[-1]
    'Player 1 hops to B1.'
    """

    elsewhere = False  # whether others play at other screens, so that things happen while one thinks
    complaint = ""  # what went wrong elsewhere, to be shown once

    def __init__(
        self, game: Game, seats: Sequence[str], seed: int | str, language: Language, state: State | None = None
    ) -> None:
        self.game = game
        self.kinds = list(seats)
        self.language = language
        self.names = names_of(self.kinds, language)
        self.state: Any = state or game.new(len(seats), seed, listen=True)
        self.bots: dict[int, Bot] = {
            seat: make_bot(kind, f"{seed}/{seat}") for seat, kind in enumerate(seats) if kind != HUMAN
        }
        for bot in self.bots.values():
            bot.seconds = PATIENCE
            game.evaluation(bot.weights)  # weights of another game are refused now and not in the midst of this one
        self.log: list[str] = []
        self._events = self.state.listen()
        self._heard = 0
        self._told = 0
        self._made = 0
        self._coach: Coach | None = None
        self._before: list[tuple[Any, int]] = []  # states that a person can take back to, with the length of the log
        self._listen()

    def introduce(self) -> None:
        """Say of the bots at the table, each kind once, what they are like.

        >>> import tangledbank as tb
        >>> session = Session(tb.game("pond"), ["human", "darwin", "darwin"], seed=7, language=Language("en", "pond"))
        >>> session.introduce()
        >>> session.log[0]
        'Darwin: Thinks long, sees far, and never gloats.'
        """
        told = [
            f"{name_of(kind, self.language)}: {text}"
            for kind in dict.fromkeys(self.kinds)
            if kind != HUMAN and (text := self.language.about("bot", kind) if kind in BOTS else bot_character(kind))
        ]
        self.log[:0] = told

    # ------------------------------------------------------------------ what to show

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    @property
    def here(self) -> list[int]:
        """The seats of the people at this terminal."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    @property
    def moment(self) -> object:
        """Changes whenever the question does."""
        return self._made

    @property
    def busy(self) -> bool:
        """Whether something was sent elsewhere whose outcome is not here yet."""
        return False

    @property
    def request(self) -> str:
        """Who elsewhere asks to take a move back and waits for an answer; empty if nobody does."""
        return ""

    @property
    def asking(self) -> bool:
        """Whether people elsewhere think about a take-back that was asked for here."""
        return False

    @property
    def clocks(self) -> str:
        """How the clocks stand, in words; empty where there are none."""
        return ""

    def be_there(self) -> None:
        """Somebody has touched a key, so they are there."""

    @property
    def viewer(self) -> int | None:
        """The seat whose eyes the terminal shows: the person who is asked, or the first one; None if there is none."""
        people = self.here
        if not self.over and self.state.seat in people:
            return int(self.state.seat)
        return people[0] if people else None

    @property
    def view(self) -> dict[str, Any]:
        """What the viewer may know."""
        view: dict[str, Any] = self.state.view(self.viewer)
        return view

    @property
    def scene(self) -> Scene:
        """What sentences need to know of the table."""
        return Scene.of(self.view, self.names)

    def is_humans_turn(self) -> bool:
        """Whether a person must choose now."""
        return not self.over and self.kinds[self.state.seat] == HUMAN

    @property
    def moves(self) -> list[Offer]:
        """What the viewer can choose from."""
        return offers_in(self.view) if self.is_humans_turn() else []

    def listed(self) -> list[Offer]:
        """The moves as they are listed: of several like cards, one."""
        return once_each(self.moves, self.scene)

    def prompt(self) -> str:
        """The open question in words; who has no seat is told that they are watching."""
        question = self.view["question"]
        if question is None:
            return self.language.ui("game-over")
        asked = self.language.question(question, self.scene)
        return asked if self.here else f"{self.language.ui('spectating')}. {asked}"

    def news(self) -> list[str]:
        """What the log has that was not told yet."""
        fresh = self.log[self._told :]
        self._told = len(self.log)
        return fresh

    def sentences(self) -> list[str]:
        """The listed moves in words; where two sound the same, what tells them apart is added."""
        return sentences_of([move.said for move in self.listed()], self.language, self.scene)

    def why_not(self, element: str, chosen: Sequence[str] = ()) -> list[str]:
        """Why the viewer cannot use an element after what is chosen, in words, each with its rule; none if it can."""
        reasons: list[Reason] = self.state.why_not(self.viewer, element, chosen)
        return in_words(reasons, self.language, self.scene)

    def about(self, element: str) -> list[str]:
        """What an element is, in the words printed on it; none if there are none."""
        return texts_of(element, self.language, self.scene)

    def ahead(self, move: Offer | str) -> list[str]:
        """What a move of the viewer will lead to, in words."""
        scene = self.scene
        return [self.language.ahead(line, scene) for line in self.state.ahead(self.viewer, str(move))]

    def can_coach(self) -> bool:
        """Whether somebody plays here alone, against bots or the rules of the game: advice is fair then."""
        return len(self.here) == 1

    def coach(self, on: bool) -> None:
        """Let a coach speak, or be silent."""
        self._coach = Coach() if on else None

    @property
    def coached(self) -> bool:
        """Whether a coach speaks."""
        return self._coach is not None

    def note(self) -> str:
        """What the coach says to the viewer at this moment, in words; empty if there is nothing to say."""
        seat = self.viewer
        if self._coach is None or seat is None or not self.can_coach():
            return ""
        note = self._coach.note(self.state, seat, self._made)
        return "" if note is None else self.language.advice(note, self.scene)

    def hints(self) -> list[str]:
        """What the strongest bot would do in the viewer's place, the best first, in words; none if it cannot say."""
        seat = self.viewer
        if seat is None or not self.can_coach() or not self.is_humans_turn():
            return []
        chance = Chance(f"hint/{self._made}")
        return self.hints_in_words(hints(self.state.seen_by(seat), STRENGTHS[ADVISOR], chance))

    def hints_in_words(self, found: list[dict[str, Any]]) -> list[str]:
        """Moves with the verdict on each."""
        words, scene = self.language, self.scene
        said = [(words.move(hint["move"], scene), words.text(f"verdict-{hint['verdict']}")) for hint in found]
        return [words.ui("hint-line", move=move, verdict=verdict) for move, verdict in said]

    def hear(self) -> bool:
        """Take in what others did at other screens; tells whether there was anything."""
        return False

    def waits_for_person(self) -> bool:
        """Whether a person elsewhere must choose now."""
        return False

    # ------------------------------------------------------------------ what was chosen

    def play(self, move: Offer | str) -> None:
        """Make a move of the person who is asked; an illegal one raises and changes nothing."""
        before = self.state.clone(), len(self.log)
        self.state.play(str(move))
        self._before.append(before)
        self._made += 1
        self._listen()

    def play_bot(self) -> None:
        """Let the bot that is asked make its move."""
        seat = self.state.seat
        bot = self.bots[seat]
        faults = len(bot.faults)
        self.state.play(bot.choose(self.state.seen_by(seat)))
        self._made += 1
        if len(bot.faults) > faults:
            whose = self.language.fill({"seat": f"seat:{seat}"}, self.scene)
            self.log.append(self.language.text("table-bot-failed", **whose))
        self._listen()

    def faults(self) -> list[str]:
        """What went wrong with bots that somebody has written, for their authors: a sentence for each bot."""
        faulty = [(self.names[seat], bot.faults) for seat, bot in self.bots.items() if bot.faults]
        return [told_faults(name, len(faults), faults[0]) for name, faults in faulty]

    def play_bots(self) -> None:
        """Let bots move until a person must choose or the game is over."""
        while not self.over:
            if not self.is_humans_turn():
                self.play_bot()
            elif not self.answer_forced():
                return

    def answer_forced(self) -> bool:
        """Give the one answer to a question that is put only to give nothing away, where nobody could learn from it."""
        forced = self.state.forced() if self.is_humans_turn() and len(self.here) == 1 else None
        if forced is None:
            return False
        self.state.play(forced)
        self._made += 1
        self._listen()
        return True

    def can_undo(self) -> bool:
        """Whether there is a move to take back; with several people at one screen there never is.

        Alone against the rules of a game, neither chance nor a reveal is taken back: luck is not tried twice.
        """
        if not self._before or len(self.here) != 1:
            return False
        before, now = self._before[-1][0], self.state
        sealed = before.chance.counter != now.chance.counter or before.secrets.seen != now.secrets.seen
        return now.players > 1 or not sealed

    def undo(self) -> str:
        """Take back the person's last move, and what the bots did since; tells which word of the interface says so.

        >>> import tangledbank as tb
        >>> session = Session(tb.game("pond"), ["human", "greedy"], seed=7, language=Language("en", "pond"))
        >>> session.play("hop 0,0")
        >>> session.undo()
        'take-back-agreed'
        >>> session.log[-1], session.can_undo()
        ('Day 1 begins.', False)
        """
        self.state, length = self._before.pop()
        del self.log[length:]
        self._told = min(self._told, length)
        self._made += 1
        self._events = self.state.listen()
        self._heard = 0
        return "take-back-agreed"

    def answer(self, accept: bool) -> None:
        """Answer somebody elsewhere who asks to take a move back."""

    def record(self) -> Record:
        """The game so far."""
        return Record.from_state(self.state, self.names, seats=[bot_name(kind) for kind in self.kinds])

    def _listen(self) -> None:
        """Put what has just happened into words; several people share one log, so only what all may hear."""
        ears = self.viewer if len(self.here) == 1 else None
        scene = self.scene
        for event in self._events[self._heard :]:
            if event.heard_by(ears):
                self.log.append(self.language.event(event, scene))
        self._heard = len(self._events)


def name_of(bot: str, language: Language) -> str:
    """What a bot is called; one of somebody's own is called the same in every language.

    >>> name_of("greedy", Language("cs")), name_of("my_bot.py:MyBot", Language("cs"))
    ('Straka', 'MyBot')
    """
    return language.name("bot", bot) if bot in BOTS else bot_name(bot)


def names_of(kinds: list[str], language: Language) -> list[str]:
    """What the players are called; a letter is added where two bots have the same name.

    >>> names_of(["human", "greedy", "greedy"], Language("en"))
    ['Player 1', 'Magpie B', 'Magpie C']
    """
    names = []
    for seat, kind in enumerate(kinds):
        name = language.player(seat) if kind == HUMAN else name_of(kind, language)
        names.append(f"{name} {LETTERS[seat]}" if kind != HUMAN and kinds.count(kind) > 1 else name)
    return names
