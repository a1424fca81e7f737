"""The line mode: everything in sentences, one after another; for pipes, screen readers and quiet terminals."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TextIO

from tangledbank.guide import find, guide_of, has_guide
from tangledbank.guide.plain import page, results
from tangledbank.kernel.errors import InvalidMove
from tangledbank.locale.render import key_of
from tangledbank.locale.sentences import in_words
from tangledbank.terminal.boards import draw
from tangledbank.terminal.choosing import Offer, offers_in
from tangledbank.terminal.lines import Lines
from tangledbank.terminal.session import Session

LOG_LINES = 30  # that `log` shows
LISTENING = 0.1  # seconds that one waits for a line before one looks what others did
LEAVE = ("quit", "q", "exit")
YES = ("y", "yes", "д", "да", "a", "ano")
NO = ("n", "no", "н", "нет", "ne")


class PlainGame:
    """A session in lines: prints what happened, the table, the question and the numbered moves; reads an answer.

    >>> import io, sys
    >>> import tangledbank as tb
    >>> from tangledbank.locale import Language
    >>> session = Session(tb.game("pond"), ["human", "random"], seed=7, language=Language("en", "pond"))
    >>> out = io.StringIO()
    >>> PlainGame(session, io.StringIO("1\\nquit\\n"), out).run()
    False
    >>> "Player 1 hops to B1." in out.getvalue()
    True
    """

    def __init__(self, session: Session, source: TextIO, target: TextIO) -> None:
        self.session = session
        self.language = session.language
        self.target = target
        self._lines = Lines(source)
        self._shown: object = None  # the moment whose table was printed
        self._prompt = ""  # the last thing that was said of somebody who is choosing
        self._request = ""  # who asked, when it was last told, to take a move back
        self._asked: int | None = None  # who had the screen last
        self._left = False
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "why": self._why,
            "ahead": self._ahead,
            "log": self._log,
            "table": self._table,
            "moves": self._moves,
            "clock": self._clock,
            "undo": self._undo,
            "coach": self._coach,
            "hint": self._hint,
            "guide": self._guide,
        }

    def run(self) -> bool:
        """Play to the end, or until the player leaves; tells whether the game was finished."""
        while not self._left:
            self.session.play_bots()
            self._tell_news()
            if self.session.over:
                self._show_ending()
                return True
            if self.session.is_humans_turn():
                self._ask()
            elif not self.session.busy:
                self._wait()
            self._attend()
        self._say(self.language.ui("bye"))
        return False

    def _ask(self) -> None:
        """Show the table and the moves to the person who must choose, once."""
        if self.session.moment != self._shown:
            self._shown = self.session.moment
            self._prompt = ""
            if self.session.viewer != self._asked and len(self.session.here) > 1:
                self._asked = self.session.viewer
                self._say(self.language.ui("pass-device", player=self.session.names[self._asked or 0]))
            self._show()
        print(self.language.ui("type-number"), end=" ", file=self.target, flush=True)

    def _wait(self) -> None:
        """Say who is choosing, if it is not one who needs no time; somebody who has just come sees the table first."""
        prompt = self.session.prompt()
        if self._shown is None:
            self._table("")
            self._say("")
            self._say(prompt)
            self._say(self.language.ui("plain-waiting"))
        elif prompt != self._prompt and self.session.waits_for_person():
            self._say(prompt)
        self._shown, self._prompt = self.session.moment, prompt

    def _attend(self) -> None:
        """Deal with what is typed until something has changed."""
        session = self.session
        asked = session.is_humans_turn()
        while not self._left:
            if session.hear():
                if asked:
                    self._say("")  # the line on which an answer was awaited
                return
            if session.busy:
                time.sleep(LISTENING / 5)
                continue
            line = self._lines.wait(LISTENING if session.elsewhere else None)
            if line is None:
                continue
            if asked or self._is_for_now(line):
                if self._answer(line):
                    return
                if asked:
                    print(self.language.ui("type-number"), end=" ", file=self.target, flush=True)
            else:
                self._lines.keep(line)
                time.sleep(LISTENING)

    # ------------------------------------------------------------------ printing

    def _say(self, text: str) -> None:
        print(text, file=self.target, flush=True)

    def _tell_news(self) -> None:
        for line in self.session.news():
            self._say(line)
        if self.session.complaint:
            self._say(self.session.complaint)
            self.session.complaint = ""
        if self.session.request != self._request:
            self._request = self.session.request
            if self._request:
                self._say(asks_back(self.session))

    def _show(self) -> None:
        self._table("")
        self._moves("")

    def _table(self, argument: str) -> None:
        self._say("")
        for line in draw(self.session.view, self.language, self.session.scene).lines():
            self._say(line.text if line.heading or not line.element else f"  {line.text}")

    def _moves(self, argument: str) -> None:
        self._say("")
        self._say(self.session.prompt())
        if self.session.clocks:
            self._say(self.session.clocks)
        if self.session.note():
            self._say(self._coach_says())
        for number, sentence in enumerate(self.session.sentences(), start=1):
            self._say(f"{number:3} {sentence}")

    def _clock(self, argument: str) -> None:
        self._say(self.session.clocks or self.language.ui("clock-stands"))

    def _show_ending(self) -> None:
        session = self.session
        if not session.view["over"]:  # a lesson may end before its game does
            return
        self._say("")
        self._say(self.language.ui("game-over"))
        for line in draw(session.view, self.language, session.scene).ending:
            self._say(line.text)
        self._say(victory(session))

    # ------------------------------------------------------------------ reading

    def _is_for_now(self, line: str) -> bool:
        """Whether a line that comes out of turn is meant for now; a script's answers wait for their question."""
        words = line.strip().lower()
        if not line:  # whoever has only looked on by a script may go on looking
            return self._lines.typed
        if self._lines.typed or not self.session.here or self.session.request:
            return True
        return words in LEAVE or words.partition(" ")[0] in self._commands

    def _answer(self, line: str) -> bool:
        """Do what a line asks for; tells whether the table may have changed. At the end of the input one leaves."""
        words = line.strip()
        self.session.be_there()
        if not line or words.lower() in LEAVE:
            self._say("")
            self._left = True
            return True
        command, _, argument = words.partition(" ")
        move = self._chosen(words)
        if self.session.request and words.lower() in (*YES, *NO):
            self.session.answer(words.lower() in YES)
            return True
        if move is not None:
            self._say(self.language.move(move.said, self.session.scene))
            self.session.play(move)
            return True
        if command.lower() == "undo" and self.session.can_undo():
            self._undo(argument)
            return True
        if command.lower() in self._commands:
            self._commands[command.lower()](argument.strip())
        elif words:
            self._refuse(words)
        return False

    def _chosen(self, words: str) -> Offer | None:
        """The move that an answer names, by its number or by its text."""
        if words.isascii() and words.isdigit():
            number, listed = int(words), self.session.listed()
            return listed[number - 1] if 1 <= number <= len(listed) else None
        return next((move for move in self.session.moves if str(move) == " ".join(words.split())), None)

    def _refuse(self, words: str) -> None:
        """Say why an answer is none."""
        session = self.session
        if not session.is_humans_turn():
            self._say(self._why_not_now())
            return
        try:
            reason = session.state.reason(session.state.parse(words))
        except InvalidMove:
            self._say(self.language.ui("not-a-number", text=words, count=len(session.listed())))
        else:
            self._say(in_words([reason], self.language, session.scene)[0])

    def _why_not_now(self) -> str:
        """Why there is nothing to answer."""
        if not self.session.here:
            return self.language.text("reject-spectator")
        seat = self.session.state.seat
        arguments = {} if seat is None else {"seat": f"seat:{seat}"}
        reason = {"rule": "K2", "key": "not-your-decision", "args": arguments}
        return in_words([reason], self.language, self.session.scene)[0]

    # ------------------------------------------------------------------ commands

    def _help(self, argument: str) -> None:
        if ":" in argument:  # about one thing
            self._why(argument)
            return
        move = example_move(self.session)
        for line in self.language.ui("plain-help", move=str(move), element=move.path[0]).splitlines():
            self._say(line)

    def _why(self, argument: str) -> None:
        if ":" not in argument:
            self._say(self.language.ui("which-element", example=f"why {example_move(self.session).path[0]}"))
            return
        for text in self.session.about(argument):
            self._say(text)
        for reason in self.session.why_not(argument) or [self.language.ui("can-be-used")]:
            self._say(reason)

    def _ahead(self, argument: str) -> None:
        move = self._chosen(argument)
        if move is None:
            self._say(self.language.ui("not-a-number", text=argument, count=len(self.session.listed())))
            return
        for line in self.session.ahead(move) or [self.language.ui("ahead-nothing")]:
            self._say(line)

    def _coach(self, argument: str) -> None:
        session = self.session
        if not session.can_coach():
            self._say(self.language.ui("coach-not-here"))
            return
        session.coach(not session.coached)
        self._say(self.language.ui("coach-comes" if session.coached else "coach-goes"))
        if session.note():
            self._say(self._coach_says())

    def _hint(self, argument: str) -> None:
        session = self.session
        if not session.can_coach():
            self._say(self.language.ui("hint-not-here"))
            return
        self._say(self.language.ui("hint-title"))
        for line in session.hints() or [self.language.ui("hint-none")]:
            self._say(f"  {line}")

    def _coach_says(self) -> str:
        return self.language.ui("coach-says", note=self.session.note())

    def _guide(self, argument: str) -> None:
        game, code = self.session.game, self.language.code
        if not has_guide(game.id):
            self._say(self.language.ui("no-guide"))
        elif not argument:
            self._say(page(guide_of(game.id, code), game.options))
        else:
            found = find(game.id, code, argument, game.options)
            self._say(results(found) or self.language.ui("no-rules-found"))

    def _log(self, argument: str) -> None:
        for line in self.session.log[-LOG_LINES:] or [self.language.ui("log-empty")]:
            self._say(line)

    def _undo(self, argument: str) -> None:
        if not self.session.can_undo():
            self._say(self.language.ui("nothing-to-undo"))
            return
        said = self.session.undo()
        if said:
            self._say(self.language.ui(said))


def example_move(session: Session) -> Offer:
    """A move about something on the table, to show how moves and elements are written: one that can be made now if
    there is any, else one of a new game.

    >>> import tangledbank as tb
    >>> from tangledbank.locale import Language
    >>> session = Session(tb.game("pond"), ["human", "random"], seed=7, language=Language("en", "pond"))
    >>> str(example_move(session)), example_move(session).path[0]
    ('hop -1,0', 'hex:-1,0')
    """
    fresh = session.game.new(session.game.player_counts().start, seed=0)
    moves = [*session.moves, *offers_in(fresh.view(fresh.seat))]
    return next(move for move in moves if not move.path[0].startswith("choose:"))


def asks_back(session: Session) -> str:
    """That somebody elsewhere asks to take a move back, and how to answer; empty if nobody does."""
    words = session.language
    if session.request:
        asked = words.ui("take-back-asked", player=session.request)
        return f"{asked} y: {words.ui('agree')}, n: {words.ui('refuse')}"
    return words.ui("take-back-waiting") if session.asking else ""


def victory(session: Session) -> str:
    """Who has won, in words.

    >>> import tangledbank as tb
    >>> from tangledbank.locale import Language
    >>> session = Session(tb.game("pond"), ["random", "random"], seed=7, language=Language("en", "pond"))
    >>> session.play_bots()
    >>> victory(session)
    'Dice A wins!'
    """
    winners = session.state.winners
    names = [session.names[seat] for seat in winners]
    if len(winners) > 1:
        return session.language.ui("winners-shared", players=", ".join(names))
    if not winners:
        other = key_of("ending", f"{session.view['ending']['reason']}-wins")  # somebody without a seat
        return session.language.text(other) if session.language.has(other) else session.language.ui("winner-nobody")
    if winners == [session.viewer]:
        return session.language.ui("winner-you")
    return session.language.ui("winner", player=names[0])
