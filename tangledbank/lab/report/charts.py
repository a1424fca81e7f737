"""Charts as tables: each row has its label, its picture and its figures, so that nothing is told by a picture alone.

The pictures are small SVG drawings whose places are per cent of their width. So they fit a phone as well as a wall, and
their letters stay as large as all others.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from tangledbank.lab.report.figures import Plain, bounds, number, tag

HEIGHT = 20  # of a row's picture, in pixels
MARGIN = 4.0  # per cent of a picture at each side, for what stands at the very edge
TICKS = 4  # on an axis, about
BAR_HEIGHT = 120
NOTABLE = ' <span class="mark" role="img" aria-label="notable">*</span>'


@dataclass(frozen=True)
class Row:
    """A row of a chart."""

    label: str
    figure: Plain
    notable: bool = False
    more: tuple[str, ...] = ()  # further figures, already written


class Axis:
    """Where numbers stand from left to right, and which of them are written below.

    >>> axis = Axis(0.0, 1.0)
    >>> axis.ticks, axis.at(0.0), axis.at(0.5), axis.at(7.0)
    ([0.0, 0.5, 1.0], '4.0%', '50.0%', '96.0%')
    """

    def __init__(self, low: float, high: float) -> None:
        if high <= low:
            low, high = low - 0.5, high + 0.5
        step = round_step((high - low) / TICKS)
        self.low = math.floor(low / step + 1e-9) * step
        self.high = math.ceil(high / step - 1e-9) * step
        count = round((self.high - self.low) / step)
        every = -(-count // TICKS)
        self.ticks = [self.low + step * tick for tick in range(0, count + 1, every)]

    def at(self, value: float) -> str:
        """The place of a number."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return f"{MARGIN + (100 - 2 * MARGIN) * share:.1f}%"

    def drawn(self, share: bool) -> str:
        """The axis with its numbers."""
        words = "".join(
            tag("text", tick_text(tick, share), x=self.at(tick), y=14, text_anchor="middle",
                class_="" if tick in (self.ticks[0], self.ticks[-1]) else "between")
            for tick in self.ticks
        )  # fmt: skip
        return f'<svg height="{HEIGHT}" aria-hidden="true">{words}</svg>'


def round_step(about: float) -> float:
    """The round number nearest above: 1, 2 or 5 times a power of ten.

    >>> round_step(0.3), round_step(7)
    (0.5, 10.0)
    """
    power = 10.0 ** math.floor(math.log10(about))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= about * 0.999)


def tick_text(value: float, share: bool) -> str:
    """A number on an axis.

    >>> tick_text(0.25, True), tick_text(-2.0, False), tick_text(0.5, False)
    ('25 %', '−2', '0.5')
    """
    text = f"{100 * value:g} %" if share else f"{round(value, 6):g}"
    return text.replace("-", "−")


def axis_of(figures: Sequence[Plain], fair: float | None) -> Axis:
    """An axis on which all figures fit with their intervals.

    >>> axis_of([{"value": 2.0, "low": 1.0, "high": None}], fair=4.0).ticks
    [1.0, 2.0, 3.0, 4.0]
    """
    ends = [end for one in figures for end in (one["value"], one["low"], one["high"]) if end is not None]
    ends += [fair] if fair is not None else []
    return Axis(min(ends), max(ends))


def whisker(figure: Plain, axis: Axis, fair: float | None) -> str:
    """A figure as a dot, with its interval as a line and the fair value as a broken one."""
    low = figure["low"] if figure["low"] is not None else axis.low
    high = figure["high"] if figure["high"] is not None else axis.high
    middle = HEIGHT // 2
    parts = [
        f'<line class="grid" x1="{axis.at(tick)}" x2="{axis.at(tick)}" y1="0" y2="{HEIGHT}"/>' for tick in axis.ticks
    ]
    if fair is not None:
        parts.append(f'<line class="fair" x1="{axis.at(fair)}" x2="{axis.at(fair)}" y1="0" y2="{HEIGHT}"/>')
    parts.append(f'<line class="whisker" x1="{axis.at(low)}" x2="{axis.at(high)}" y1="{middle}" y2="{middle}"/>')
    parts.append(f'<circle class="dot" cx="{axis.at(figure["value"])}" cy="{middle}" r="4.5"/>')
    return f'<svg height="{HEIGHT}" aria-hidden="true">{"".join(parts)}</svg>'


def chart(
    caption: str,
    what: str,
    rows: Sequence[Row],
    share: bool = False,
    fair: float | None = None,
    sign: bool = False,
    more: Sequence[str] = (),
) -> str:
    """Figures with their intervals, one below the other; `more` are the headings of what else the rows tell.

    >>> page = chart("Seats", "seat", [Row("seat 0", {"value": 0.5, "low": 0.4, "high": 0.6})], share=True, fair=0.5)
    >>> "40.0 to 60.0 %" in page and "<svg" in page
    True
    """
    axis = axis_of([row.figure for row in rows], fair)
    head = [
        tag("th", escape(what), scope="col"),
        tag("td", axis.drawn(share), class_="plot"),
        tag("th", "value", class_="number", scope="col"),
        tag("th", "95 % interval", class_="number spare", scope="col"),
        *[tag("th", escape(word), class_="number spare", scope="col") for word in more],
    ]
    body = []
    for row in rows:
        value, interval = number(row.figure["value"], share, sign), bounds(row.figure, share, sign)
        cells = [
            tag("th", escape(row.label) + (NOTABLE if row.notable else ""), scope="row"),
            tag("td", whisker(row.figure, axis, fair), class_="plot"),
            tag("td", value + tag("small", interval, class_="narrow"), class_="number"),
            tag("td", interval, class_="number spare"),
            *[tag("td", escape(word), class_="number spare") for word in row.more],
        ]
        body.append(tag("tr", "".join(cells), class_="notable" if row.notable else ""))
    inside = tag("caption", escape(caption)) + tag("thead", tag("tr", "".join(head))) + tag("tbody", "".join(body))
    return tag("table", inside)


def table(caption: str, headings: Sequence[str], rows: Sequence[Sequence[str]], notable: Sequence[bool] = ()) -> str:
    """A plain table; its first column is the name of each row, and the others are numbers.

    >>> table("Frogs", ["frog", "flies"], [["green", "3"]]).count("<tr>")
    2
    """
    head = [tag("th", escape(word), scope="col", class_="number" if at else "") for at, word in enumerate(headings)]
    body = [
        tag(
            "tr",
            tag("th", escape(row[0]) + (NOTABLE if at < len(notable) and notable[at] else ""), scope="row")
            + "".join(tag("td", escape(cell), class_="number") for cell in row[1:]),
            class_="notable" if at < len(notable) and notable[at] else "",
        )
        for at, row in enumerate(rows)
    ]
    inside = tag("caption", escape(caption)) + tag("thead", tag("tr", "".join(head))) + tag("tbody", "".join(body))
    return tag("div", tag("table", inside), class_="scroll", tabindex="0", role="group", aria_label=caption)


def bars(caption: str, what: str, counts: Sequence[Sequence[int]]) -> str:
    """A histogram: from, to, and how many; the figures are folded away below it.

    >>> "<details>" in bars("Length of games", "decisions", [[3, 4, 10], [5, 6, 2]])
    True
    """
    most = max(count for _, _, count in counts)
    width = (100 - 2 * MARGIN) / len(counts)
    parts: list[str] = []
    labelled = max(1, math.ceil(len(counts) / 6))
    for at, (low, _, count) in enumerate(counts):
        height = BAR_HEIGHT * count / most
        left = MARGIN + at * width
        parts.append(
            f'<rect class="bar" x="{left + width * 0.06:.2f}%" width="{width * 0.88:.2f}%" '
            f'y="{BAR_HEIGHT - height:.1f}" height="{height:.1f}"/>'
        )
        if at % labelled == 0:
            parts.append(f'<text x="{left + width / 2:.2f}%" y="{BAR_HEIGHT + 16}" text-anchor="middle">{low}</text>')
    drawn = (
        f'<svg height="{BAR_HEIGHT + 22}" aria-hidden="true">{"".join(parts)}'
        f'<line class="grid" x1="{MARGIN}%" x2="{100 - MARGIN}%" y1="{BAR_HEIGHT}" y2="{BAR_HEIGHT}"/></svg>'
    )
    rows = [[f"{low}" if low == high else f"{low} to {high}", f"{count:,}"] for low, high, count in counts]
    figures = tag("details", tag("summary", "The figures") + table(caption, [what, "how often"], rows))
    return tag("figure", tag("h3", escape(caption)) + drawn + figures, style="margin: 14px 0")
