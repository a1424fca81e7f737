"""A table on a server as a session of the terminal: the same screens, the same moves, with a socket in between."""

from __future__ import annotations

import itertools
import time
import uuid
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from tangledbank.kernel.errors import IllegalMove, Reason, TangledBankError
from tangledbank.kernel.phrase import Move, Phrase
from tangledbank.locale import Language, Scene
from tangledbank.table.catalogue import open_game
from tangledbank.table.client import Client
from tangledbank.terminal.boards import designs_of
from tangledbank.terminal.session import HUMAN, LETTERS, Session, sentences_of

PATIENCE = 12  # attempts to reach a server that is away, with a growing pause between them
LISTENING = 1.0  # seconds of waiting after which a client may look whether its user has left


class Seen:
    """What the terminal asks of a state, answered from the newest view."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.game: Any = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.view["over"])

    @property
    def seat(self) -> int | None:
        """The seat that is asked, as far as one may know."""
        question = self.view["question"]
        return question["seat"] if question else None

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        return list(self.view["winners"])

    @property
    def moves(self) -> list[Move]:
        """What one can choose from."""
        question = self.view["question"] or {}
        return [move for move in (self.game.parse_move(one["text"]) for one in question.get("moves", [])) if move]

    def parse(self, text: str) -> Move:
        """The move that a text names."""
        move: Move | None = self.game.parse_move(text)
        if move is None:
            raise IllegalMove(text, Reason(Phrase("not-offered", rule="K4"), {}))
        return move

    def reason(self, move: Move) -> Reason:
        """Why a move is not offered; the server knows more, if one asks it why an element cannot be used."""
        return Reason(Phrase("not-offered", rule="K4"), {})


class RemoteSession(Session):
    """A session whose game is played on a server."""

    def __init__(
        self, client: Client, table: str, code: str = "en", consents: Callable[[str], bool] = lambda name: False
    ) -> None:
        self.consents = consents  # asks the person here whether somebody else may take a move back
        self.client = client
        self.table = table
        self.opened = ExitStack()
        self.socket: ClientConnection | None = None
        self.message: dict[str, Any] = {}
        self.state = Seen()
        self.lines: list[dict[str, Any]] = []
        self.chat: list[str] = []
        self.log = []
        self.kinds = []
        self.names = []
        self.keys = itertools.count()
        self.run = uuid.uuid4().hex
        self.reconnect()
        while not self.message:
            self.receive()
        id = self.message["table"]["game"]
        self.game = open_game(id, self.message["table"]["options"])
        self.designs = designs_of(self.game)
        self.language = Language(code, id)
        self.state.game = self.game
        self.name_players()

    # ------------------------------------------------------------------ the socket

    def reconnect(self) -> None:
        """Open the socket, with patience."""
        for attempt in range(PATIENCE):
            try:
                url = self.client.socket_url(self.table)
                self.opened.close()
                opening = connect(url, additional_headers=self.client.headers, max_size=1 << 24)
                self.socket = self.opened.enter_context(opening)
                return
            except (OSError, InvalidHandshake) as error:
                trouble = error
                time.sleep(min(5.0, 0.2 * 2**attempt))
        raise TangledBankError(f"The server at {self.client.origin} does not answer: {trouble}.")

    def receive(self, wait: float = LISTENING) -> dict[str, Any] | None:
        """Hear one message, if one comes in time."""
        assert self.socket is not None
        try:
            message: dict[str, Any] = msgspec.json.decode(self.socket.recv(timeout=wait))
        except TimeoutError:
            return None
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
            if code in (4403, 4404):
                raise TangledBankError(
                    "There is no such table." if code == 4404 else "This table may not be watched."
                ) from closed
            self.reconnect()
            return None
        if message["type"] == "view":
            self.take_view(message)
        elif message["type"] == "chat":
            for line in message["lines"]:
                self.log.append(f"{line['name']}: {line['text']}")
        return message

    def say(self, message: dict[str, Any]) -> None:
        """Send a message; a socket that has gone is opened anew."""
        assert self.socket is not None
        try:
            self.socket.send(msgspec.json.encode(message).decode())
        except WebSocketException:
            self.reconnect()

    def take_view(self, message: dict[str, Any]) -> None:
        """Take a new view, and put what is new in the log into words."""
        self.message = message
        if message["view"] is not None:
            self.state.view = message["view"]
        log = message["log"]
        del self.lines[log["from"] :]
        self.lines += log["lines"]
        if self.kinds:
            self.name_players()
            scene = self.scene
            self.log += [self.language.event(line, scene) for line in log["lines"]]

    def name_players(self) -> None:
        """Who sits where, and what they are called."""
        self.kinds = [HUMAN if seat["you"] else seat["kind"] for seat in self.message["table"]["seats"]]
        self.names = []
        for seat in self.message["table"]["seats"]:
            bot = self.language.name("bot", seat["bot"]) if seat["bot"] else self.language.player(seat["seat"])
            self.names.append(seat["name"] or f"{bot} {LETTERS[seat['seat']]}")

    # ------------------------------------------------------------------ what the terminal asks

    @property
    def status(self) -> str:
        """Whether the table waits for players, is being played, or has ended."""
        return str(self.message["table"]["status"])

    @property
    def viewer(self) -> int | None:
        """The seat whose eyes the server shows."""
        seat: int | None = self.message["seat"]
        return seat

    @property
    def view(self) -> dict[str, Any]:
        """What the viewer may know."""
        view: dict[str, Any] = self.state.view
        return view

    @property
    def scene(self) -> Scene:
        """What sentences need to know of the table."""
        return Scene.of(self.view, self.names, self.designs) if self.view else Scene(self.names)

    def is_humans_turn(self) -> bool:
        """Whether somebody at this terminal must choose now."""
        return not self.over and self.viewer is not None and self.state.seat == self.viewer

    @property
    def moves(self) -> list[Move]:
        """What the viewer can choose from."""
        return self.state.moves if self.is_humans_turn() else []

    def sentences(self) -> list[str]:
        """The moves in words."""
        return sentences_of(self.moves, self.language, self.scene)

    def why_not(self, element: str) -> list[str]:
        """Why the viewer cannot use an element: the server says."""
        self.say({"type": "why", "ref": "terminal", "element": element[:100]})
        for _ in range(PATIENCE):
            message = self.receive()
            if message is not None and message["type"] == "reasons" and message["element"] == element:
                scene = self.scene
                return [f"{self.language.refusal(one, scene)} ({one['rule']})" for one in message["reasons"]]
        return []

    # ------------------------------------------------------------------ what was chosen

    def play(self, move: Move | str) -> None:
        """Send a move until it is acknowledged, or refused because the table has moved on."""
        self._deed({"type": "move", "decision": self.message["decision"], "move": str(move)})

    def can_undo(self) -> bool:
        """Whether the last move can be taken back, by oneself or by asking."""
        return bool(self.message["undo"]["can"] or self.message["undo"]["ask"])

    def undo(self) -> None:
        """Take the last move back, or ask the others whether one may."""
        kind = "undo" if self.message["undo"]["can"] else "takeback"
        self._deed({"type": kind, "decision": self.message["decision"]})

    def _deed(self, message: dict[str, Any]) -> None:
        message["key"] = f"{self.run}-{next(self.keys)}"
        before = self.message
        self.say(message)
        quiet = 0
        settled = False
        while not settled or self.message is before:
            answer = self.receive()
            if answer is None:
                quiet += 1
                if quiet > 60:
                    raise TangledBankError(f"The server at {self.client.origin} does not answer.")
                if not settled:
                    self.say(message)  # the same key: it happens once
            elif answer["type"] in ("ack", "reject") and answer["key"] == message["key"]:
                settled = True

    def play_bot(self) -> None:
        """Wait a moment for what others do."""
        self.answer_requests()
        self.receive()

    def play_bots(self) -> None:
        """Wait until somebody at this terminal must choose, or the game is over."""
        while self.status == "waiting" or (not self.over and not self.is_humans_turn()):
            self.play_bot()

    def answer_requests(self) -> None:
        """Answer somebody who asks for a take-back."""
        request = self.message.get("takeback")
        if request is not None and request["answer"]:
            self.message["takeback"] = None
            self.say({"type": "answer", "accept": self.consents(self.names[request["seat"]])})

    def close(self) -> None:
        """Leave the table."""
        self.opened.close()
