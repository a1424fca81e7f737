"""A review as lines of text: curves, turning points, luck and choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tangledbank.kernel.game import Game
from tangledbank.kernel.question import CHANCE
from tangledbank.kernel.record import Record
from tangledbank.kernel.state import State
from tangledbank.locale import Language, Scene

BARS: Final = "▁▂▃▄▅▆▇█"
PARTS: Final = ("luck", "choices", "others")


def page(found: dict[str, Any], record: Record, game: Game, words: Language, only: int | None = None) -> list[str]:
    """The whole review in words; with `only`, what it says about one seat.

    >>> import tangledbank as tb
    >>> from tangledbank.review import Care, review
    >>> state = tb.game("pond", days=2).new(players=2, seed=7)
    >>> while not state.over:
    ...     state.play(state.moves[-1])
    >>> record = Record.from_state(state, names=["Ann", "Bob"])
    >>> lines = page(review(record, state.game, Care(8, 4, 4, 4)), record, state.game, Language("en", "pond"))
    >>> lines[0], lines[1].split()[0]
    ('Chances to win. In 100 games like this one, each as that player could know it at the time.', 'Ann')
    """
    names = names_in(record, words)
    seats = range(found["players"]) if only is None else [only]
    width = max(len(names[seat]) for seat in seats)
    lines = [f"{words.ui('review-chances')}. {words.ui('review-chances-text')}"]
    for seat in seats:
        curve = found["chances"][seat]
        lines.append(f"{names[seat]:<{width}}  {hundred(curve[0]):>3} {bars(curve)} {hundred(curve[-1])}")
    points = [point for point in found["turning"] if point["seat"] in seats]
    lines += ["", words.ui("review-turning" if points else "review-calm")]
    for point in points:
        lines += [f"  {line}" for line in turned(point, record, game, names, words)]
    lines += ["", f"{words.ui('review-parts')}. {words.ui('review-parts-text')}"]
    for seat in seats:
        lines += summed_up(seat, found["seats"][seat], record, game, names, words)
    return lines


def names_in(record: Record, words: Language) -> list[str]:
    """What the players of a record are called.

    >>> names_in(Record({"players": 2}, [], None), Language("en"))
    ['Player 1', 'Player 2']
    """
    named = record.header.get("names")
    if isinstance(named, list):
        return [str(name) for name in named]
    return [words.player(seat) for seat in range(record.header["players"])]


def hundred(share: float) -> int:
    """A share as a number of hundredths."""
    return round(100 * share)


def bars(curve: list[float]) -> str:
    """A curve as bars.

    >>> bars([0.0, 0.5, 1.0])
    '▁▅█'
    """
    return "".join(BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in curve)


def turned(point: dict[str, Any], record: Record, game: Game, names: list[str], words: Language) -> Iterator[str]:
    """A turning point: whose chances, the move, what decided, and what would have been better."""
    before, after = hundred(point["before"]), hundred(point["after"])
    moved = words.ui("turned", player=names[point["seat"]], before=before, after=after)
    state = moment(record, game, point["at"] - 1)
    scene = Scene.of(state.view(point["mover"]), names)
    made = words.move(state.move_seen(state.parse(point["move"])), scene)
    yield f"{words.ui('step', step=point['at'], steps=len(moves_of(record)))} {moved}"
    yield f"  {names[point['mover']]}: {made}"
    better = f" {words.ui('better-was', move=words.move(point['better'], scene))}" if point["better"] else ""
    yield f"  {words.ui('turned-' + point['cause'], mover=names[point['mover']])}{better}"


def summed_up(
    seat: int, told: dict[str, Any], record: Record, game: Game, names: list[str], words: Language
) -> Iterator[str]:
    """How the game went for one player."""
    parts = [f"{words.ui('review-' + part)} {hundred(told[part]):+}" for part in PARTS]
    whole = f"{words.ui('review-whole')} {hundred(told['end'] - told['start']):+}"
    said = ", ".join(words.text(f"review-{told['told'][part]}") for part in ("luck", "choices"))
    yield f"  {names[seat]}: {said} ({', '.join(parts)}; {whole})"
    missed = told["missed"]
    if missed is not None:
        scene = Scene.of(moment(record, game, missed["at"] - 1).view(seat), names)
        move = words.move(missed["better"], scene)
        yield f"    {words.ui('review-missed', player=names[seat], at=missed['at'], move=move)}"


def moves_of(record: Record) -> list[str]:
    """The moves of a record, without what chance did."""
    return [text for seat, text in record.steps if seat != CHANCE]


def moment(record: Record, game: Game, at: int) -> State:
    """The game after so many decisions."""
    state = record.start(game)
    for move in moves_of(record)[:at]:
        state.play(move)
    return state
