"""The line mode: everything in sentences, one after another; for pipes, screen readers and quiet terminals."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from tangledbank.kernel.errors import IllegalMove
from tangledbank.kernel.phrase import Move
from tangledbank.terminal.boards import draw
from tangledbank.terminal.session import Session

LOG_LINES = 30  # that `log` shows


class PlainGame:
    """A session in lines: prints what happened, the table, the question and the numbered moves; reads an answer.

    >>> import io, sys
    >>> import tangledbank as tb
    >>> from tangledbank.locale import Language
    >>> session = Session(tb.game("evolution"), ["human", "random"], seed=7, language=Language("en", "evolution"))
    >>> out = io.StringIO()
    >>> PlainGame(session, io.StringIO("1\\nquit\\n"), out).run()
    False
    >>> "Player 1 plays a new animal: number 1." in out.getvalue()
    True
    """

    def __init__(self, session: Session, source: TextIO, target: TextIO) -> None:
        self.session = session
        self.language = session.language
        self.source = source
        self.target = target
        self._told = 0
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "why": self._why,
            "log": self._log,
            "table": self._table,
            "moves": self._moves,
            "undo": self._undo,
        }

    def run(self) -> bool:
        """Play to the end, or until the player leaves; tells whether the game was finished."""
        asked: int | None = None
        while True:
            self.session.play_bots()
            self._tell_news()
            if self.session.over:
                self._show_ending()
                return True
            if self.session.viewer != asked and self.session.kinds.count("human") > 1:
                asked = self.session.viewer
                self._say(self.language.ui("pass-device", player=self.session.names[asked or 0]))
            self._show()
            if not self._decide():
                self._say(self.language.ui("bye"))
                return False

    # ------------------------------------------------------------------ printing

    def _say(self, text: str) -> None:
        print(text, file=self.target, flush=True)

    def _tell_news(self) -> None:
        for line in self.session.log[self._told :]:
            self._say(line)
        self._told = len(self.session.log)

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
        for number, sentence in enumerate(self.session.sentences(), start=1):
            self._say(f"{number:3} {sentence}")

    def _show_ending(self) -> None:
        session = self.session
        self._say("")
        self._say(self.language.ui("game-over"))
        for line in draw(session.view, self.language, session.scene).ending:
            self._say(line.text)
        self._say(victory(session))

    # ------------------------------------------------------------------ reading

    def _decide(self) -> bool:
        """Read until a move is made or taken back; False when the player leaves or nothing more comes."""
        while True:
            print(self.language.ui("type-number"), end=" ", file=self.target, flush=True)
            line = self.source.readline()
            words = line.strip()
            if not line or words.lower() in ("quit", "q", "exit"):
                self._say("")
                return False
            command, _, argument = words.partition(" ")
            move = self._chosen(words)
            if move is not None:
                self._say(self.session.sentences()[self.session.moves.index(move)])
                self.session.play(move)
                return True
            if command.lower() == "undo" and self.session.can_undo():
                self._undo(argument)
                return True
            if command.lower() in self._commands:
                self._commands[command.lower()](argument.strip())
            elif words:
                self._refuse(words)

    def _chosen(self, words: str) -> Move | None:
        """The move that an answer names, by its number or by its text."""
        moves = self.session.moves
        if words.isascii() and words.isdigit():
            number = int(words)
            return moves[number - 1] if 1 <= number <= len(moves) else None
        return next((move for move in moves if str(move) == " ".join(words.split())), None)

    def _refuse(self, words: str) -> None:
        """Say why an answer is none."""
        count = len(self.session.moves)
        try:
            reason = self.session.state.reason(self.session.state.parse(words))
        except IllegalMove:
            self._say(self.language.ui("not-a-number", text=words, count=count))
        else:
            self._say(f"{self.language.refusal(reason, self.session.scene)} ({reason.rule})")

    # ------------------------------------------------------------------ commands

    def _help(self, argument: str) -> None:
        for line in self.language.ui("plain-help").splitlines():
            self._say(line)

    def _why(self, argument: str) -> None:
        if ":" not in argument:
            self._say(self.language.ui("which-element", example="why animal:3"))
            return
        for reason in self.session.why_not(argument) or [self.language.ui("can-be-used")]:
            self._say(reason)

    def _log(self, argument: str) -> None:
        for line in self.session.log[-LOG_LINES:] or [self.language.ui("log-empty")]:
            self._say(line)

    def _undo(self, argument: str) -> None:
        if not self.session.can_undo():
            self._say(self.language.ui("nothing-to-undo"))
            return
        self.session.undo()
        self._told = len(self.session.log)
        self._say(self.language.ui("take-back-agreed"))


def victory(session: Session) -> str:
    """Who has won, in words.

    >>> import tangledbank as tb
    >>> from tangledbank.locale import Language
    >>> session = Session(tb.game("evolution"), ["random", "random"], seed=7, language=Language("en", "evolution"))
    >>> session.play_bots()
    >>> victory(session)
    'Dice A wins!'
    """
    winners = session.state.winners
    names = [session.names[seat] for seat in winners]
    if len(winners) > 1:
        return session.language.ui("winners-shared", players=", ".join(names))
    if winners == [session.viewer]:
        return session.language.ui("winner-you")
    return session.language.ui("winner", player=names[0])
