"""Regions of the page: lists whose lines are elements of the table, and the list of moves."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tangledbank.terminal.boards import Line
from tangledbank.terminal.theme import SEAT_COLOURS, SEAT_SIGNS

GLOW, CHOSEN, DULL = "▸ ", "✓ ", "  "  # before what can be chosen, what was, and the rest: never colour alone
NUMBERED = 9  # moves that have a key of their own


class Region(OptionList):
    """A part of the board. Each line may be an element, which a person touches by choosing the line."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, classes="region", markup=False)
        self.lines_shown: list[Line] = []

    def show(self, lines: list[Line], offered: set[str], chosen: Sequence[str]) -> None:
        """Write the lines; what is offered has a mark before it."""
        kept = self.highlighted
        self.lines_shown = lines
        self.set_options([Option(written(line, offered, chosen), disabled=line.heading) for line in lines])
        self.highlighted = min(kept, len(lines) - 1) if kept is not None and lines else None

    def on_focus(self) -> None:
        """The cursor stands on the first element."""
        if self.highlighted is None:
            self.action_first()

    @property
    def element(self) -> str:
        """The element under the cursor; empty if there is none."""
        at = self.highlighted
        return self.lines_shown[at].element if at is not None and at < len(self.lines_shown) else ""


def written(line: Line, offered: set[str], chosen: Sequence[str]) -> Content:
    """A line of the board as it is shown: headings with the sign of their seat, other lines with their mark.

    >>> written(Line("a leaf", "leaf:3"), {"leaf:3"}, []).plain
    '▸ a leaf'
    >>> written(Line("Anna", "seat:1", heading=True), set(), []).plain
    '▲ Anna'
    """
    if line.heading:
        kind, _, seat = line.element.partition(":")
        sign = f"{SEAT_SIGNS[int(seat)]} " if kind == "seat" else ""
        colour = SEAT_COLOURS[int(seat)] if kind == "seat" else "$foreground"
        return Content.assemble((sign, f"bold {colour}"), (line.text, "bold $foreground"))
    if line.element in offered:
        return Content.assemble((GLOW, "bold $accent"), (line.text, "$foreground"))
    return Content.assemble(
        (CHOSEN if line.element in chosen else DULL, "bold $accent"), (line.text, "$foreground 75%")
    )


class MoveList(OptionList):
    """The moves in sentences, the first nine with the number that chooses them."""

    def __init__(self) -> None:
        super().__init__(id="moves", classes="region", markup=False)

    def show(self, sentences: dict[str, str], words: list[str]) -> int:
        """Write the moves, given by text with their sentences, that fit some words; tells how many do."""
        options: list[Option] = []
        for text, sentence in sentences.items():
            if all(word in sentence.lower() for word in words):
                number = f"{len(options) + 1:2} " if len(options) < NUMBERED else "   "
                said = Content.assemble((number, "bold $accent"), (sentence, "$foreground"))
                options.append(Option(said, id=text))
        self.set_options(options)
        self.highlighted = 0 if options else None
        return len(options)

    def nth(self, number: int) -> str:
        """The text of the nth move shown; empty if there are fewer."""
        return str(self.get_option_at_index(number - 1).id) if number <= self.option_count else ""
