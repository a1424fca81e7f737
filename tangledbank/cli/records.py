"""`tangledbank replay`: a recorded game, replayed or checked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from tangledbank import Record, game_of
from tangledbank.cli.arguments import Data, Json, Tongue, check_data
from tangledbank.cli.output import print_json
from tangledbank.kernel.errors import BadRecord, IllegalMove, InvalidMove, Reason
from tangledbank.kernel.event import Event
from tangledbank.kernel.game import Game
from tangledbank.kernel.question import CHANCE, NOT_OFFERED
from tangledbank.kernel.record import replay_move
from tangledbank.kernel.state import State
from tangledbank.locale import Language, Scene
from tangledbank.locale.sentences import in_words
from tangledbank.table.tables.commitment import check_commitment
from tangledbank.terminal.boards import draw


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record: `tangledbank play --save FILE` writes one.")],
    step: Annotated[bool, typer.Option("--step", help="Show the table after each move and wait for Enter.")] = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that every move is legal and chance fair.")
    ] = False,
    at: Annotated[
        int | None, typer.Option("--at", min=0, metavar="N", help="Stop after so many moves; 0 is the start.")
    ] = None,
    position: Annotated[
        bool, typer.Option("--position", help="Print where it stops as a position, to be opened or sent with a report.")
    ] = False,
    language: Tongue = "en",
    data: Data = None,
    json: Json = False,
) -> None:
    """Replay a recorded game, move by move.

    *Examples:*

    - `tangledbank replay game.jsonl`
    - `tangledbank replay game.jsonl --step`
    - `tangledbank replay game.jsonl --verify`
    - `tangledbank replay game.jsonl --at 117 --position`
    """
    check_data(data)
    record = Record.load(file)
    if at is not None:
        record = stopped(record, at)
    opened = game_of(record, data)
    words = Language(language, opened.id)
    try:
        state = record.verify(opened) if verify else record.replay(opened)
    except BadRecord as error:
        raise BadRecord(told(error, words)) from error
    if verify:
        check_commitment(record)
    if position:
        print(state.to_position(), end="")
    elif json:
        print_json(story_as_data(record, opened))
    elif verify:
        moves = sum(seat != CHANCE for seat, _ in record.steps)
        print(words.ui("record-is-right", moves=moves, finished="yes" if state.over else "no"))
    else:
        tell(record, opened, words, step)


def stopped(record: Record, at: int) -> Record:
    """The record of the first moves alone, with what chance did up to the next one.

    >>> import tangledbank as tb
    >>> state = tb.game("pond").new(players=2, seed=7)
    >>> for _ in range(3):
    ...     state.play("rest")
    >>> stopped(Record.from_state(state), 1).steps[-1]
    (0, 'rest')
    """
    moves = [place for place, (seat, _) in enumerate(record.steps) if seat != CHANCE]
    if at > len(moves):
        raise BadRecord(f"The record has {len(moves)} moves; --at {at} is beyond its end.")
    if at == len(moves):
        return record
    return Record(record.header, record.steps[: moves[at]], None)


def told(error: BadRecord, words: Language) -> str:
    """What is wrong with a record; where a move breaks a rule, the reason in words, with the rule.

    >>> told(BadRecord("Line 2 of the record is not JSON."), Language("en", "pond"))
    'Line 2 of the record is not JSON.'
    """
    cause = error.__cause__
    if isinstance(cause, IllegalMove):
        move, reason = cause.move, cause.reason
    elif isinstance(cause, InvalidMove):
        move, reason = cause.text, Reason(NOT_OFFERED, {})
    else:
        return str(error)
    where = str(error).removesuffix(str(cause))
    return f"{where}The move {move!r} is not legal. {in_words([reason], words, Scene())[0]}"


def story(record: Record, opened: Game) -> Iterator[tuple[int, str, list[Event], State]]:
    """The set-up, then each move of a record with what followed: seat, text, new events, and the state after it."""
    state = record.start(opened, listen=True)
    events = state.listen()
    yield CHANCE, "", [event for event in events if event.heard_by(None)], state
    heard = len(events)
    for number, (seat, text) in enumerate(record.steps, start=2):
        if seat == CHANCE:
            continue
        replay_move(state, seat, text, number)
        yield seat, text, [event for event in events[heard:] if event.heard_by(None)], state
        heard = len(events)


def tell(record: Record, opened: Game, words: Language, step: bool) -> None:
    """Print a record as a story; with `step`, table by table."""
    named = record.header.get("names")
    names = [str(name) for name in named] if isinstance(named, list) else []
    for _, _, events, state in story(record, opened):
        view = state.view(None)
        scene = Scene.of(view, names)
        for event in events:
            print(words.event(event, scene))
        if not step:
            continue
        print()
        for line in draw(view, words, scene).lines():
            print(line.text if line.heading or not line.element else f"  {line.text}")
        print(words.ui("press-enter"), end=" ", flush=True)
        answer = sys.stdin.readline()
        print()
        step = answer.strip().lower() not in ("q", "quit") and bool(answer)
        if answer.strip().lower() in ("q", "quit"):
            return


def story_as_data(record: Record, opened: Game) -> dict[str, Any]:
    """A record as plain data: its header, the public events before the first move, its moves, its result.

    Each move has the public events that followed it.
    """
    opening, *moves = [
        {"seat": seat, "move": text, "events": [event.plain() for event in events]}
        for seat, text, events, _ in story(record, opened)
    ]
    return {"header": record.header, "opening": opening["events"], "moves": moves, "result": record.result}
