"""What clients may say, on the socket and in the bodies of requests. Everything else is refused at the door."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]+$")]
MOVE_LETTERS: Final = 500
MoveText = Annotated[str, Meta(min_length=1, max_length=MOVE_LETTERS)]
Element = Annotated[str, Meta(min_length=1, max_length=100)]
Ref = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, lt=16)]
Mark = Annotated[str, Meta(min_length=1, max_length=40)]
Decision = Annotated[int, Meta(ge=0, lt=1 << 53)]


class Said(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """The base of socket messages; `type` is the name of the class."""


class Move(Said):
    """A move of the seat that is asked."""

    decision: Decision
    key: Key
    move: MoveText


class Undo(Said):
    """Take my last move back."""

    decision: Decision
    key: Key


class Takeback(Said):
    """Ask the others whether my last move may be taken back."""

    decision: Decision
    key: Key


class Answer(Said):
    """What I say to such a request."""

    accept: bool


class Back(Said):
    """I am here again: the bot shall get up."""


class Next(Said):
    """I have read the note of the lesson at this step."""

    step: Annotated[int, Meta(ge=0, lt=1000)]


class Why(Said):
    """Why can this element not be used, or not after what is chosen?"""

    ref: Ref
    element: Element
    chosen: Annotated[list[Element], Meta(max_length=20)] = []


class Ahead(Said):
    """What will this move lead to?"""

    ref: Ref
    move: MoveText


class Chat(Said):
    """A line of chat."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Coach(Said):
    """Tell me, or no longer, what is worth knowing at each decision of mine."""

    on: bool


class Hint(Said):
    """What would you do in my place?"""

    ref: Ref


class Ping(Said):
    """Are you there?"""

    ref: Ref = ""


Heard = Move | Undo | Takeback | Answer | Back | Next | Why | Ahead | Chat | Coach | Hint | Ping
DECODER: Final = msgspec.json.Decoder(Heard)


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The base of request bodies."""


class Nothing(Body):
    """An empty body."""


class MyName(Body):
    """POST /api/me"""

    name: Name


class Token(Body):
    """A claim by link."""

    token: Annotated[str, Meta(min_length=1, max_length=400)]


class DeviceClaim(Token):
    """POST /api/me/device/claim; `give_up` says that the seats of whoever this device was may be lost to it."""

    give_up: bool = False


class SeatWish(Body):
    """Who shall sit where at a new table."""

    kind: Annotated[str, Meta(pattern="^(human|hotseat|open|bot)$")]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class ClockWish(Body):
    """The clock of a new table, in seconds: for each move, and in reserve for each seat."""

    move: Annotated[int, Meta(ge=10, le=14 * 86400)]
    reserve: Annotated[int, Meta(ge=0, le=86400)] = 0


class NewTable(Body):
    """POST /api/tables"""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, str | bool | int] = {}
    name: Annotated[str, Meta(max_length=60)] = ""
    takeover: Annotated[int, Meta(ge=5, le=86400)] | msgspec.UnsetType | None = msgspec.UNSET
    takeover_bot: Annotated[str, Meta(max_length=40)] | None = None
    public: bool = False
    spectators: bool = True
    clock: ClockWish | None = None
    chat_seats: bool = False


class PlayNow(Body):
    """POST /api/play-now; `bot` is whom to play against, if not whoever is usual here."""

    game: Annotated[str, Meta(max_length=40)]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewLesson(Body):
    """POST /api/lessons"""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=60)]


class SeatChange(Body):
    """POST /api/tables/ID/seat"""

    seat: Seat
    kind: Annotated[str, Meta(pattern="^(open|bot)$")]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Muting(Body):
    """POST /api/tables/ID/mute"""

    who: Mark
    muted: bool


class Removal(Body):
    """POST /api/tables/ID/remove"""

    who: Mark


class ChatRule(Body):
    """POST /api/tables/ID/chat"""

    seats_only: bool


class SeatOnly(Body):
    """POST /api/tables/ID/leave"""

    seat: Seat


class RecordText(Body):
    """POST /api/records"""

    text: str


def clean(text: str) -> str:
    """A text for others to read: no control characters, no lone surrogates, no blanks at the ends.

    >>> clean("  Anna\\x00\\u202e\\n ")
    'Anna'
    """
    kept = "".join(letter for letter in text if letter.isprintable() or letter == "\u00a0")
    return kept.encode("utf-8", "ignore").decode().strip()


def encode(message: Any) -> str:
    """A message as text for the wire.

    >>> encode({"type": "pong"})
    '{"type":"pong"}'
    """
    return msgspec.json.encode(message).decode()
