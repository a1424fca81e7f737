"""How figures are written in a report: numbers, shares, intervals and names."""

from __future__ import annotations

from html import escape
from typing import Any

Plain = dict[str, Any]  # a figure as it stands in a summary: value, low, high; a bound that is not known is None


def number(value: float | None, share: bool = False, sign: bool = False) -> str:
    """A number with as many digits as can be read, or a share in per cent.

    >>> number(0.2513, share=True), number(1234.6), number(3.14159), number(0.052, sign=True), number(None)
    ('25.1 %', '1,235', '3.14', '+0.05', '–')
    """
    if value is None:
        return "–"
    plus = "+" if sign and value > 0 else ""
    if share:
        return f"{plus}{100 * value:.1f} %".replace("-", "−")
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{plus}{value:,.{digits}f}".replace("-", "−")


def bounds(figure: Plain, share: bool = False, sign: bool = False) -> str:
    """The interval of a figure.

    >>> bounds({"value": 0.5, "low": 0.25, "high": 0.75}, share=True), bounds({"value": 1.0, "low": None, "high": None})
    ('25.0 to 75.0 %', 'unknown')
    """
    if figure["low"] is None or figure["high"] is None:
        return "unknown"
    low, high = number(figure["low"], share, sign), number(figure["high"], share, sign)
    return f"{low.removesuffix(' %')} to {high}"


def spoken(name: str) -> str:
    """What a thing or deed is called: its words, without the signs that hold them together.

    >>> spoken("draws-insect insect:mad_gnat"), spoken("rest"), spoken("frog:green")
    ('draws insect: mad gnat', 'rest', 'green')
    """
    sort, _, thing = name.partition(" ")
    if ":" in thing:
        return f"{plain_words(sort)}: {plain_words(thing.partition(':')[2])}"
    return plain_words(name.partition(":")[2] or name)


def plain_words(name: str) -> str:
    """A name without the signs that hold its words together.

    >>> plain_words("end_feed-turn")
    'end feed turn'
    """
    return name.replace("_", " ").replace("-", " ")


def tag(element: str, content: str = "", **attributes: object) -> str:
    """An element of the page, without the attributes that are empty. They may end in `_` where Python has taken a word.

    >>> tag("td", "&lt;", class_="number", id="")
    '<td class="number">&lt;</td>'
    """
    named = {key.rstrip("_").replace("_", "-"): escape(str(value)) for key, value in attributes.items() if value != ""}
    written = "".join(f' {key}="{value}"' for key, value in named.items())
    return f"<{element}{written}>{content}</{element}>"
