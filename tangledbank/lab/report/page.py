"""The page of a report: one file that asks nobody for anything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from tangledbank.games import shelf
from tangledbank.lab.report.figures import tag
from tangledbank.version import VERSION

STYLE = Path(__file__).with_name("style.css")
POLICY = "default-src 'none'; style-src 'unsafe-inline'"  # the page could not ask anybody if it wanted to
MOSS = ("#5b7f3a", "#47662b", "#8fb565", "#a9cb82")  # for a game that is not on the shelf


@dataclass(frozen=True)
class Section:
    """A part of a report, with its own heading and a place in the list of contents."""

    title: str
    body: str

    @property
    def place(self) -> str:
        """The name by which links find it.

        >>> Section("What is played", "").place
        'what-is-played'
        """
        return "-".join(word for word in "".join(c if c.isalnum() else " " for c in self.title.lower()).split())


def page(title: str, game: str, about: Sequence[tuple[str, str]], sections: Sequence[Section]) -> str:
    """The whole page.

    >>> text = page("Balance of the pond", "pond", [("games", "40")], [Section("Seats", "<p>...</p>")])
    >>> text.startswith("<!doctype html>"), "src=" in text, "<script" in text
    (True, False, False)
    """
    facts = "".join(tag("dt", escape(name)) + tag("dd", escape(value)) for name, value in about)
    links = "".join(tag("a", escape(section.title), href=f"#{section.place}") for section in sections)
    parts = "".join(
        tag("section", tag("h2", escape(section.title)) + section.body, id=section.place, aria_label=section.title)
        for section in sections
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        f"<title>{escape(title)}</title><style>{accent(game)}{STYLE.read_text(encoding='utf-8')}</style></head><body>"
        f"<header><h1>{escape(title)}</h1><dl>{facts}</dl>{LIGHTS}</header>"
        f'<nav aria-label="Contents">{links}</nav><main>{parts}</main>'
        f"<footer>Tangled Bank {VERSION}. Intervals hold the truth with 95 % confidence.</footer></body></html>\n"
    )


def accent(game: str) -> str:
    """The colours of a game.

    >>> accent("pond")
    ':root{--day-fill:#2f7a6b;--day-ink:#235f53;--night-fill:#7cc4b4;--night-ink:#9bd6c8}'
    """
    known = shelf().get(game)
    colours = (*known.day, *known.night) if known is not None else MOSS
    names = ("day-fill", "day-ink", "night-fill", "night-ink")
    return ":root{" + ";".join(f"--{name}:{colour}" for name, colour in zip(names, colours, strict=True)) + "}"


# By which light to read: nothing but style sheets looks at it.
LIGHTS = (
    "<fieldset><legend>Light</legend>"
    '<label><input type="radio" name="light" checked>as the system</label>'
    '<label><input type="radio" name="light" id="day">day</label>'
    '<label><input type="radio" name="light" id="night">night</label></fieldset>'
)
