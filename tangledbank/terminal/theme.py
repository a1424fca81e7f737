"""The field notebook in a terminal: paper by day and by lamp light, and a sign as well as a colour for each seat."""

from __future__ import annotations

from textual.theme import Theme

from tangledbank.games import shelf

# Told apart by colour-blind people, and each with a sign of its own.
SEAT_SIGNS = "■▲●◆★▼♣♠"
SEAT_COLOURS = ("#d08a00", "#2f8fc4", "#0a9a73", "#c2588f", "#d55e00", "#5a6fd0", "#8a8f2a", "#8f6a4a")


def notebook(game: str, lamp: bool) -> Theme:
    """The colours of the notebook; the accent is the game's, the rest is the same for all.

    >>> notebook("pond", lamp=False).background
    '#f6f1e5'
    """
    manifest = shelf()[game]
    accent = (manifest.night if lamp else manifest.day).fill
    return Theme(
        name="lamp" if lamp else "daylight",
        primary=accent,
        accent=accent,
        foreground="#ece6d6" if lamp else "#2b2a26",
        background="#1d1f1e" if lamp else "#f6f1e5",
        surface="#282a28" if lamp else "#fffdf6",
        panel="#333631" if lamp else "#ebe3cf",
        warning="#e0a458" if lamp else "#9a5b00",
        error="#e08b74" if lamp else "#a4472f",
        success=accent,
        dark=lamp,
        variables={
            "block-cursor-background": accent,
            "block-cursor-foreground": "#1d1f1e" if lamp else "#fffdf6",
            "block-cursor-text-style": "none",
            "footer-key-foreground": accent,
        },
    )
