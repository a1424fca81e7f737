"""Sheets that lie over the table: help, the end of the game, and passing the screen to another player."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from tangledbank.terminal.boards import Line


class Notice(ModalScreen[None]):
    """A sheet with lines to read; Enter or Esc puts it away, and it says so. A covering one hides the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "dismiss(None)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
    ]

    def __init__(self, title: str, lines: list[Line], leave: str, covering: bool = False) -> None:
        super().__init__(classes="covering" if covering else "")
        self.heading = title
        self.lines = lines
        self.leave = leave

    def compose(self) -> ComposeResult:
        """The sheet."""
        parts: list[Content | str | tuple[str, str]] = [(self.heading, "bold $accent"), "\n"]
        for line in self.lines:
            parts += ["\n", (line.text, "bold") if line.heading else line.text]
        parts += ["\n\n" if self.lines else "\n", ("Enter", "bold $accent"), f"  {self.leave}"]
        with VerticalScroll(id="notice"):
            yield Static(Content.assemble(*parts))

    def action_scroll(self, way: int) -> None:
        """Read on, or back."""
        self.query_one("#notice").scroll_relative(y=way, animate=False)
