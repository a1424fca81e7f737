"""A table on a server as a session of the terminal: the same screens, the same moves, with a wire in between."""

from __future__ import annotations

import itertools
import math
import time
import uuid
from collections.abc import Sequence
from typing import Any

from tangledbank.games import open_box
from tangledbank.kernel.errors import TangledBankError
from tangledbank.locale import Language, Scene
from tangledbank.locale.sentences import in_words
from tangledbank.terminal.choosing import Offer
from tangledbank.terminal.client import Client
from tangledbank.terminal.seen import Seen
from tangledbank.terminal.session import LETTERS, Session
from tangledbank.terminal.wire import Wire

LISTENING = 1.0  # seconds of waiting after which a client may look whether its user has left
ANSWERING = 3.0  # seconds within which a server says why not
THINKING = 20.0  # seconds within which it thinks about a hint, while bots of other tables may be before us
HISTORY = 10  # lines of the log that are news to somebody who has just come


def clock_text(seconds: float) -> str:
    """What a clock shows.

    >>> clock_text(65.2), clock_text(-1), clock_text(86_400)
    ('1:06', '0:00', '24:00:00')
    """
    whole = max(0, math.ceil(seconds))
    hours, minutes, rest = whole // 3600, whole // 60 % 60, whole % 60
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class RemoteSession(Session):
    """A session whose game is played on a server. Nothing here waits for others: `hear` takes in what they did."""

    elsewhere = True

    def __init__(self, client: Client, table: str, code: str = "en") -> None:
        Language(code)  # an unknown language is refused before anybody is asked
        self.client = client
        self.wire = Wire(client, table)
        self.message: dict[str, Any] = {}
        self.state = Seen()
        self.lines: list[dict[str, Any]] = []
        self.chat: list[tuple[int, str]] = []  # what was said, with the number of the move it followed
        self.log = []
        self.complaint = ""
        self._keys = (f"{uuid.uuid4().hex}-{number}" for number in itertools.count())
        self._deed: dict[str, Any] | None = None  # what was sent and is not acknowledged
        self._settled = 0  # the view with this number has all that was acknowledged
        self._answered = False  # somebody's request was answered, and no view has come since
        self._told_move, self._told_chat = -1, 0
        self._wants_coach = False
        try:
            self._begin(code)
        except BaseException:
            self.close()
            raise

    def _begin(self, code: str) -> None:
        while not self.message:
            message = self.wire.receive(LISTENING)
            if message is not None and message["type"] == "view":
                self.message = message
        table = self.message["table"]
        if table["status"] == "broken":
            raise TangledBankError("This table cannot be played with this version of the rules.")
        self.game = open_box(table["game"], table["options"], None)
        self.language = Language(code, table["game"])
        self.state.game = self.game
        self._take_view(self.message)
        if len(self.lines) > HISTORY:
            self._told_move = self.lines[-HISTORY - 1]["seq"]

    # ------------------------------------------------------------------ what comes over the wire

    def receive(self, wait: float = LISTENING) -> dict[str, Any] | None:
        """Take in one message, if one comes in time."""
        message = self.wire.receive(wait)
        if message is not None:
            self._take_in(message)
        return message

    def _take_in(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "view"}:
                self._take_view(message)
            case {"type": "chat"}:
                del self.chat[message["from"] :]
                self.chat += [(self.message["seq"], f"{line['name']}: {line['text']}") for line in message["lines"]]
                self._write_log()
            case {"type": "ack"} if self._deed is not None and message["key"] == self._deed["key"]:
                self._deed, self._settled = None, message["seq"]
            case {"type": "reject"}:
                self._take_refusal(message)
            case {"type": "lost"}:
                self.complaint = self.language.ui("connection-lost")
            case {"type": "healed"}:
                self.complaint = self.language.ui("connection-healed")
                if self._deed is not None:
                    self.wire.send(self._deed)  # the same key: it happens once
                if self._wants_coach:
                    self.coach(True)

    def hear(self) -> bool:
        """Take in all that has come; tells whether there was anything."""
        heard = False
        while self.receive(0.0) is not None:
            heard = True
        return heard

    def _take_view(self, message: dict[str, Any]) -> None:
        self.message = message
        self._since = time.monotonic()  # when the clocks stood as the message says
        self._answered = False
        if message["view"] is not None:
            self.state.view = message["view"]
        self.kinds = [str(seat["kind"]) for seat in message["table"]["seats"]]
        self.names = [self._name_of(seat) for seat in message["table"]["seats"]]
        log = message["log"]
        del self.lines[log["from"] :]
        self.lines += log["lines"]
        self._write_log()

    def _name_of(self, seat: dict[str, Any]) -> str:
        bot = self.language.name("bot", seat["bot"]) if seat["bot"] else self.language.player(seat["seat"])
        return str(seat["name"] or f"{bot} {LETTERS[seat['seat']]}")

    def _take_refusal(self, message: dict[str, Any]) -> None:
        self._answered = False
        if message["key"] is not None and (self._deed is None or message["key"] != self._deed["key"]):
            return
        self._deed = None
        if message["reason"] is not None:
            self.complaint = in_words([message["reason"]], self.language, self.scene)[0]
        elif message["code"] == "stale":
            self.complaint = self.language.ui("move-late")
        else:
            self.complaint = self.language.text(f"reject-{message['code']}")

    # ------------------------------------------------------------------ the log

    def _write_log(self) -> None:
        """Lines that were taken back are gone; what was said stands after the move it followed."""
        self.log = [text for _, _, text in self._entries()]

    def _entries(self) -> list[tuple[int, int, str]]:
        scene = self.scene
        lines = [(line["seq"], 0, self._line(line, scene)) for line in self.lines]
        return sorted(lines + [(seq, 1, text) for seq, text in self.chat], key=lambda entry: entry[:2])

    def _line(self, line: dict[str, Any], scene: Scene) -> str:
        if line["key"].startswith("table-"):  # the table itself speaks, not the game
            return self.language.text(line["key"], **self.language.fill(line["args"], scene))
        return self.language.event(line, scene)

    def news(self) -> list[str]:
        """What the log has that was not told yet."""
        scene = self.scene
        fresh = [self._line(line, scene) for line in self.lines if line["seq"] > self._told_move]
        fresh += [text for _, text in self.chat[self._told_chat :]]
        self._told_move = max([self._told_move, *(line["seq"] for line in self.lines)])
        self._told_chat = len(self.chat)
        return fresh

    # ------------------------------------------------------------------ what the terminal asks

    @property
    def status(self) -> str:
        """Whether the table waits for players, is being played, or has ended."""
        return str(self.message["table"]["status"])

    @property
    def here(self) -> list[int]:
        """The seats of the people at this terminal; others sit elsewhere."""
        return list(self.message["table"]["mine"])

    @property
    def moment(self) -> object:
        """Changes whenever the question does, or the person who looks at it."""
        return self.message["decision"], self.viewer, self.status, self._is_open()

    @property
    def busy(self) -> bool:
        """Whether something was sent whose outcome is not here yet."""
        return self._answered or self._is_open()

    def _is_open(self) -> bool:
        """Whether a deed is on its way."""
        return self._deed is not None or self.message["seq"] < self._settled

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
        return Scene.of(self.view, self.names) if self.view else Scene(self.names)

    def is_humans_turn(self) -> bool:
        """Whether somebody at this terminal must choose now."""
        return not self.over and not self.busy and self.viewer is not None and self.state.seat == self.viewer

    def waits_for_person(self) -> bool:
        """Whether a person elsewhere must choose now: bots need no announcement."""
        seat = self.state.seat
        if self.over or seat is None:
            return not self.over
        there = self.message["table"]["seats"][seat]
        return there["kind"] not in ("bot", "open") and not there["takeover"]

    def can_coach(self) -> bool:
        """Whether every other seat is a bot's."""
        seats = self.message["table"]["seats"]
        return len(self.here) == 1 and all(seat["you"] or seat["kind"] in ("bot", "open") for seat in seats)

    def coach(self, on: bool) -> None:
        """Ask the server for its coach, or let it be silent; the next view comes with a note."""
        self._wants_coach = on
        self.wire.send({"type": "coach", "on": on})

    @property
    def coached(self) -> bool:
        """Whether a coach speaks."""
        return self._wants_coach

    def note(self) -> str:
        """What the coach says to the viewer at this moment, in words; empty if there is nothing to say."""
        note = self.message["coach"]
        return "" if note is None else self.language.advice(note, self.scene)

    def hints(self) -> list[str]:
        """What the strongest bot would do in the viewer's place: the server says."""
        answer = self._ask_server({"type": "hint"}, THINKING)
        return self.hints_in_words(answer["moves"]) if answer is not None else []

    def why_not(self, element: str, chosen: Sequence[str] = ()) -> list[str]:
        """Why the viewer cannot use an element: the server says."""
        answer = self._ask_server({"type": "why", "element": element[:100], "chosen": list(chosen)})
        if answer is not None:
            return in_words(answer["reasons"], self.language, self.scene)
        complaint, self.complaint = self.complaint, ""
        return [complaint or self.language.ui("connection-lost")]

    def ahead(self, move: Offer | str) -> list[str]:
        """What a move of the viewer will lead to: the server says."""
        answer = self._ask_server({"type": "ahead", "move": str(move)})
        scene = self.scene
        return [self.language.ahead(line, scene) for line in answer["lines"]] if answer is not None else []

    def _ask_server(self, question: dict[str, Any], patience: float = ANSWERING) -> dict[str, Any] | None:
        """Ask something that changes nothing; None if no answer comes in time."""
        asked = next(self._keys)
        self.wire.send({**question, "ref": asked})
        until = time.monotonic() + patience
        while (left := until - time.monotonic()) > 0:
            answer = self.receive(left)
            match answer:
                case {"type": "reasons" | "ahead" | "hint", "ref": ref} if ref == asked:
                    return answer
                case {"type": "reject", "key": None}:
                    break
        return None

    def answer_forced(self) -> bool:
        """The server gives such answers."""
        return False

    # ------------------------------------------------------------------ what was chosen

    def play(self, move: Offer | str) -> None:
        """Send a move; until it is acknowledged or refused the session is `busy`."""
        self._do({"type": "move", "decision": self.message["decision"], "move": str(move)})

    def play_bots(self) -> None:
        """Others play elsewhere; nothing here waits for them."""

    def can_undo(self) -> bool:
        """Whether the last move can be taken back, by oneself or by asking."""
        return not self.busy and bool(self.message["undo"]["can"] or self.message["undo"]["ask"])

    def undo(self) -> str:
        """Take the last move back, or ask the others whether one may; the log tells what comes of it."""
        kind = "undo" if self.message["undo"]["can"] else "takeback"
        self._do({"type": kind, "decision": self.message["decision"]})
        return "" if kind == "undo" else "take-back-waiting"

    def _do(self, message: dict[str, Any]) -> None:
        self._deed = {**message, "key": next(self._keys)}
        self.wire.send(self._deed)

    @property
    def request(self) -> str:
        """Who asks to take a move back and waits for the answer of this terminal; empty if nobody does."""
        request = self.message["takeback"]
        return self.names[request["seat"]] if request is not None and request["answer"] else ""

    @property
    def asking(self) -> bool:
        """Whether the others think about a take-back that this terminal asked for."""
        request = self.message["takeback"]
        return request is not None and request["seat"] in self.here

    @property
    def clocks(self) -> str:
        """How the clocks stand, in words, and that a bot plays for somebody here whose time was out."""
        table, face, words = self.message["table"], self.message["clock"], self.language
        lines = []
        if any(seat["you"] and seat["takeover"] for seat in table["seats"]):
            lines.append(words.ui("time-out", bot=words.name("bot", table["takeover_bot"])))
        if face is None:
            return " ".join(lines)
        for seat, row in enumerate(table["seats"]):
            running = face["seat"] == seat
            passed = time.monotonic() - self._since if running else 0.0
            left = {
                "player": self.names[seat],
                "move": clock_text(face["move"] - passed),
                "reserve": clock_text(face["reserve"][seat] - max(0.0, passed - face["move"])),
            }
            if running:
                lines.append(words.ui("clock-running" if table["clock"]["reserve"] else "clock-running-move", **left))
            elif table["clock"]["reserve"] and row["kind"] != "bot":
                lines.append(words.ui("clock-waiting", **left))
        return " ".join(lines)

    def be_there(self) -> None:
        """Whoever touches a key gets the seat back from the bot that played for them."""
        if any(seat["you"] and seat["takeover"] for seat in self.message["table"]["seats"]):
            self.wire.send({"type": "back"})

    def answer(self, accept: bool) -> None:
        """Answer somebody who asks to take a move back."""
        self.message["takeback"] = None
        self._answered = True
        self.wire.send({"type": "answer", "accept": accept})

    def close(self) -> None:
        """Leave the table."""
        self.wire.close()
